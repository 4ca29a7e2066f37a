# Symphonimo en français.

family-elephant = Éléphant
family-owl = Chouette
family-fox = Renard
family-bear = Ours
family-cat = Chat
family-frog = Grenouille
family-rabbit = Lapin
family-rooster = Coq
family-mole = Taupe
family-hedgehog = Hérisson
family-mouse = Souris

conductor-aurelia = Aurélia
conductor-bastien = Bastien
conductor-cosima = Cosima
conductor-dmitri = Dmitri
conductor-eulalie = Eulalie
conductor-fabrizio = Fabrizio

power-max-two = deux cartes au plus
power-pass-left = passez une carte à gauche
power-discard-one = défaussez une de ses cartes
power-discard-owned = renvoyez un des vôtres au choix
power-draw-one = piochez une carte de plus
power-take-at-once = peut être pris aussitôt

# Ce que vous pouvez faire.
choice-draw = Piocher une carte (il en reste { $pile })
choice-place = Placer la carte { $card } sous { $conductor } ({ $number })
choice-take = Prendre { $conductor } ({ $number }) avec { $cards }, pour { $points }
choice-take-at-once = Prendre aussitôt { $conductor } ({ $number }) avec { $cards }, pour { $points }
choice-finish = Terminer sans rien prendre
choice-wait = Le laisser dans la rangée et passer la main
choice-keep = Garder tous vos musiciens
choice-give = Donner la carte { $card } à { $left }
choice-shed = Défausser la carte { $card } et garder le reste
choice-dismiss = Renvoyer une carte { $card } que vous aviez déjà

# Ce qui s'est passé.
told-draw = { $player } pioche une carte : { $card }.
told-draw-one = { $player } pioche une carte de plus : { $card }.
told-place = { $player } place la carte { $card } sous { $conductor } ({ $number }).
told-take = { $player } prend { $conductor } ({ $number }) avec { $cards }.
told-finish = { $player } termine sans rien prendre.
told-wait = { $player } le laisse dans la rangée.
told-keep = { $player } garde tous ses musiciens.
told-give = { $player } donne la carte { $card } à { $left }.
told-shed = { $player } défausse la carte { $card }.
told-dismiss = { $player } renvoie une carte { $card }.
told-last-card = C'était la dernière carte : ceux qui sont encore dans la manche décident une dernière fois.
told-round = La manche { $round } commence par { $player }.
told-over = La partie est finie.

reason-points = le plus de points
reason-quartets = à égalité de points, plus de Quatuors
reason-shared = à égalité de points et de Quatuors : victoire partagée

# La table.
table-row = Manche { $round }
table-pile = Pioche : { $pile ->
    [one] { $pile } carte
   *[other] { $pile } cartes
}
table-false-notes = { $count ->
    [one] { $count } fausse note mise de côté sans être vue
   *[other] { $count } fausses notes mises de côté sans être vues
}
table-hand = { $player } a pioché : { $card }
table-finale = La pioche est vide : prenez un chef ou terminez
table-taken = pris par { $player }
table-worth = pour vous { $points }
table-orchestra = Orchestre
table-unseen = cachées
table-points = Points
table-discards = Défausse : { $cards }
table-removed = Les fausses notes étaient : { $cards }
table-legend = ★ soliste 1 point · ♛ quatuor 5 points · tout le reste 0
