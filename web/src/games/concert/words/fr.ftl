# Les plateaux de Maestro: Ensemble et de Maestro: Symphony, en français.

concert-money = { $sum }
concert-stage = L'orchestre
concert-markets = À vendre
concert-instruments = Instruments
concert-soloists = Solistes
concert-refresh = D'autres
concert-deck = encore { $deck }
concert-pieces = Partitions
concert-chances = Chance
concert-staff = { $goal } minutes de musique
concert-minutes = { $minutes } min
concert-hand = Vos partitions
concert-purse = Votre bourse
concert-saved = Vos cartes chance
concert-saved-none = Aucune carte chance en réserve
concert-houses = Les autres orchestres
concert-you = { $player } (vous)
concert-nobody = personne encore
concert-start = Départ
concert-owned-by = { $player } : { $count }
concert-owners = { $place } : { $owners }
concert-unowned = { $place } : personne encore
concert-brings = recette { $revenue }
concert-rent = location { $rent }
concert-rent-in = +{ $rent } par { $player }
concert-loan = { $loan } d'emprunt
concert-gain = gain { $gain }
concert-missing = personne n'en joue encore
concert-have = à vous
concert-hire = à louer
concert-lack = il manque
concert-playing = { $player } joue
concert-idle = Le pupitre attend la prochaine œuvre
concert-hear = Réentendre
concert-preparing = { $player } prépare
concert-part-open = à pourvoir
concert-no-theme = { $minutes } minutes de musique
concert-take-sheet = Prendre une partition
concert-take-chance = Prendre une carte chance
concert-take-nothing = Non, merci
concert-maestro = Une action de plus
concert-pass = Finir le tour
concert-use = L'utiliser
concert-save = La garder
concert-keep = Garder celle-ci
concert-answer = Répondre par une correction
concert-let-pass = Laisser passer
concert-answer-none = Vous n'avez pas de carte correction.
concert-pass-always = Toujours laisser passer
concert-pass-ask = Me redemander
concert-shut-actions = Il ne vous reste pas d'action dans ce tour.
concert-shut-repeated = Vous l'avez déjà fait dans ce tour.
concert-shut-hand = Votre main est pleine.
concert-shut-pile = La pile est vide.
concert-shut-deck = Il en reste trop peu pour renouveler la rangée.
concert-shut-money = Il faudrait en acheter un, et vous ne pourriez pas payer le plus cher.
concert-stop = En rester là
concert-aim = Contre { $player }
concert-hired-from = { $card } de { $owner }
concert-hired-choruses = Les deux chœurs
concert-give-back = Rendre ces { $count } partitions
concert-give-more = { $count ->
    [one] Choisissez-en encore une à rendre
   *[other] Choisissez-en encore { $count } à rendre
}
concert-kind-lucky = Bonheur
concert-kind-teasing = Taquinerie
concert-kind-correction = Correction
concert-endless = Reste toute la partie
concert-actions = { $count ->
    [0] Plus d'action
    [one] Encore 1 action
   *[other] Encore { $count } actions
}
concert-maestro-card = Carte Maestro, pas encore jouée
concert-answered = Vous avez répondu.
concert-aimed-at = contre { $player }
concert-holds = { $sheets ->
    [one] { $sheets } partition
   *[other] { $sheets } partitions
} · { $saved ->
    [one] { $saved } carte chance
   *[other] { $saved } cartes chance
}
concert-played = { $count ->
    [one] { $count } partition jouée
   *[other] { $count } partitions jouées
}
concert-mate = votre équipe

concert-effect-money = { $amount } de la banque.
concert-effect-minutes = { $minutes } minutes en avant.
concert-effect-instrument = Pour rien : { $instrument }. Cette carte en tient lieu.
concert-effect-rent = Pour le reste de la partie : la location la plus chère de chaque concert est gratuite.
concert-effect-sheet = Pour le reste de la partie : regardez une partition de plus quand vous en prenez une.
concert-effect-income = Pour le reste de la partie : { $amount } de plus par concert.
concert-effect-take_instrument = Prenez à un autre joueur : { $instrument }.
concert-effect-destroy_instrument = Un autre joueur perd : { $instrument }.
concert-effect-take_money = Prenez { $amount } à un autre joueur.
concert-effect-step_back = Un autre joueur recule de { $minutes } minutes.
concert-effect-take_sheet = Prenez une partition, sans la voir, dans une autre main.
concert-effect-correction = Annule une taquinerie contre vous, ou le bonheur d'un autre.

concert-piece-words = { $title } : { $minutes } minutes, rapporte { $revenue } ; pour { $needs }.
concert-missing-words = Personne n'a encore : { $places }.
concert-cost-words = Location { $rent }, vous gagneriez { $gain }{ $isLoan ->
    [true] , avec { $loan } d'emprunt
   *[other] {""}
}.
concert-market-words = Instruments à vendre : { $cards } ; encore { $deck } dans la pioche.
concert-soloists-words = Solistes à vendre : { $cards } ; encore { $deck } dans la pioche.
concert-house-words = { $player } : { $money } en notes, { $minutes } minutes, { $sheets } partitions et { $saved } cartes chance en main ; orchestre : { $owned }.
concert-house-maestro = A la carte Maestro.
concert-house-laid = Devant soi : { $cards }.
concert-house-performed = A joué : { $pieces }.

concert-prompt-over = Le concert est fini.
concert-prompt-turn = { $count ->
    [one] À vous : choisissez une action
   *[other] À vous : { $count } actions
}
concert-prompt-done = Utilisez une carte chance gardée, ou finissez le tour
concert-prompt-buying = Achetez l'une des nouvelles cartes
concert-prompt-keeping = { $kind ->
    [sheet] Gardez l'une de ces partitions
   *[other] Gardez l'une de ces cartes chance
}
concert-prompt-offered = Une pièce courte : prendre une carte chance ?
concert-prompt-fresh = { $canUse ->
    [false] Elle ne peut rien maintenant : gardez-la
   *[other] Utilisez cette carte, ou gardez-la
}
concert-prompt-aiming = « { $card } » : contre qui ?
concert-prompt-redirecting = « { $card } » a été annulée : contre quelqu'un d'autre ?
concert-prompt-reacting = { $player } utilise « { $card } » : répondez-vous ?
concert-prompt-hiring = À qui louez-vous : { $card } ?
concert-prompt-opening = Rendez { $count } de vos partitions
concert-waiting-all = On attend { $players }

help-concert-seat = place { $number }
help-concert-price = Coûte { $price } ; qui le loue en paie la moitié, { $rent }, à son propriétaire.
help-concert-owners = Dans l'orchestre : { $owners }.
help-concert-unowned = Personne n'en a encore : ce qui en a besoin ne peut être joué.
help-concert-soloist = Peut aussi jouer dans le rang, mais se paie toujours comme soliste.
help-concert-star = Un soliste qui a sa propre place ; aucun rang n'en joue.
help-concert-choir = Un chœur d'hommes et un chœur de femmes peuvent chanter à sa place.
help-concert-piece = { $minutes } minutes sur la portée, et { $revenue } de la banque.
help-concert-needs = Pour { $needs }.
help-concert-short = Quatre minutes : vous pouvez ensuite prendre une carte chance.
help-concert-long = Pas de carte chance après une pièce longue.
help-concert-lucky = Tous les autres peuvent répondre à un bonheur par une correction.
help-concert-teasing = Qui est visé peut répondre par une correction.
help-concert-correction = Une correction se garde, et se joue quand un autre montre une carte.
help-concert-money = Ronde, blanche, noire, croche, double croche : l'argent se compte en valeurs de notes.
help-concert-loan = Pour un concert, la banque prête jusqu'à ce que la pièce rapporte, et le reprend aussitôt.
help-concert-maestro = Une fois par partie : une action de plus dans ce tour.
help-concert-staff-title = La portée
help-concert-staff = Une mesure dure quatre minutes. Qui atteint la double barre, à { $goal } minutes, met fin à la partie.
help-concert-sheets = Prendre une partition est gratuit ; on en tient au plus { $hand }.
help-concert-sheets-many = Avec { $many } instruments ou plus, on en regarde deux et on en garde une.
help-concert-chances = Utilisez une carte chance aussitôt ou gardez-la ; une carte gardée par tour.
help-concert-seats = Leur argent, leurs minutes et leur orchestre se voient, leurs cartes sont secrètes.

picture-concert-money = L'argent : une ronde, une blanche, une noire, une croche et une double croche.
picture-concert-instruments = Au-dessus de chacun, son prix. Le louer à son propriétaire coûte la moitié.
picture-concert-soloists = Chacun est unique, et cher ; mais qui a besoin d'eux doit les louer.
picture-concert-piece = Un anneau doré : il est à vous. Un anneau fin : quelqu'un l'a. Un anneau rouge en pointillé : personne ne l'a encore, et l'œuvre attend.
picture-concert-chance = La chance, une taquinerie, et une correction qui annule l'une ou l'autre.
picture-concert-performing = L'un est à vous, les autres se louent { $rent } ; l'œuvre rapporte { $revenue }, vous gagnez donc { $gain }.
picture-concert-staff = Une mesure vaut quatre minutes, et la double barre est le but.

# Les mots nus d'une vue, pour le plateau simple.
word-sheet = partition
word-chance = carte chance
word-owner = propriétaire
word-stand-in = soliste à sa place
word-choruses = les deux chœurs
word-turn = un tour
word-opening = l'ouverture
word-fresh = une carte qui vient d'être prise
word-keeping = en garder une
word-offered = une carte chance est offerte
word-aiming = viser
word-reacting = réponses
word-redirecting = viser encore
word-hiring = louer
word-buying = acheter
word-over = fini

# Les champs d'une vue, et ce qui se dit d'une partition, pour le plateau simple.
plain-piece = { $minutes } minutes, rapporte { $revenue } ; pour { $needs }.
plain-lacking = il en manque { $missing }
plain-stand-in = { $player } { $rent } pour { $soloist }
plain-too-dear = Trop chère pour l'instant.
field-goal = But, en minutes
field-starter = Double baguette
field-actions_left = Actions restantes
field-is_maestro_turn = Carte Maestro jouée ce tour-ci
field-is_saved_used = Carte gardée utilisée ce tour-ci
field-instruments_below = Derniers instruments de la pioche
field-soloists_below = Derniers solistes de la pioche
field-sheet_pile = Partitions dans la pile
field-chance_pile = Cartes chance dans la pile
field-hand = Vos partitions
field-saved_cards = Vos cartes chance
field-looked = Vous regardez
field-pile_sheet = Connues dans la pile de partitions, par rang depuis le dessus
field-pile_chance = Connues dans la pile de cartes chance, par rang depuis le dessus
field-rejected = Rendues, quelque part dans la pile
field-arranging = En préparation
field-ways = Partie suivante, chez
field-target = La carte chance vise
field-targets = Elle peut viser
field-tried = Annulée par
field-answer = Votre réponse
field-players = Orchestres
field-minutes = Minutes
field-has_maestro = Carte Maestro
field-orchestra = Orchestre
field-sheets = Partitions
field-saved = Cartes chance
field-performed = Jouées
field-laid = Devant soi
field-known_sheets = Partitions que vous connaissez
field-known_chance = Cartes chance que vous connaissez
