# La page en français.

# Tous les plateaux.
board-waiting = { $player } réfléchit…
board-your-turn = À vous.
board-in-words = La table en mots
board-choices = { $count ->
    [one] Vous avez un choix :
   *[other] Vous avez { $count } choix :
}
board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-skip = Aller à la fin

# Symphonimo.
symphonimo-row = Les chefs d'orchestre
symphonimo-orchestras = Les orchestres
symphonimo-nothing = rien devant lui
symphonimo-nobody = encore personne
symphonimo-solo = soliste
symphonimo-quartet = quatuor
symphonimo-orchestra = { $player }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $cards }.
symphonimo-orchestra-of = Orchestre de { $player }
symphonimo-your-orchestra = Votre orchestre
symphonimo-unseen = Pas encore vus : { $cards }.
symphonimo-unseen-title = Pas encore vus
symphonimo-discards-title = Défaussés
symphonimo-removed-title = Les fausses notes
symphonimo-pile = Pioche
symphonimo-drawn = Piochée
symphonimo-for-you = pour vous
symphonimo-take = Prendre
symphonimo-place = Ici
symphonimo-draw = Piocher
symphonimo-finish = Finir
symphonimo-out = hors de la manche
symphonimo-you-own = vous en avez { $count }
symphonimo-prompt-turn = À vous : piochez une carte, ou prenez un chef.
symphonimo-prompt-placing = Devant quel chef va-t-elle ?
symphonimo-prompt-offered = Vous pouvez le prendre aussitôt, ou le laisser dans la rangée.
symphonimo-prompt-giving = Laquelle de ses cartes va à { $left } ?
symphonimo-prompt-shedding = Laquelle de ses cartes est défaussée ?
symphonimo-prompt-dismissing = Renvoyez un de vos musiciens, ou gardez-les tous.

# Turandot.
turandot-stage = L'audition
turandot-stage-directors = L'audition des metteurs en scène
turandot-casting-title = L'opéra
turandot-hand = Votre main
turandot-number = Numéro { $number }
turandot-lone = Argent seul
turandot-lone-about = engager un artisan
turandot-money = Argent
turandot-bluff = Le Bluff
turandot-lay = Poser face cachée
turandot-how-much = Combien d'Argent l'accompagne ?
turandot-keeps = { $left ->
    [0] Il ne vous resterait plus d'Argent.
   *[other] Il vous resterait { $left } Argent.
}
turandot-with-bluff = Ajouter le Bluff
turandot-laid-own = Votre mise, face cachée
turandot-last-bid = Dernière mise
turandot-fate-won = engagé
turandot-fate-outbid = dépassé
turandot-fate-tied = égalité
turandot-fate-costume = costumes
turandot-fate-carpenter = décor
turandot-fate-unserved = personne
turandot-houses = Les maisons
turandot-bill = L’affiche
turandot-your-house = Votre maison
turandot-house-of = La maison de { $player }
turandot-stars = { $count ->
    [one] { $count } étoile
   *[other] { $count } étoiles
}
turandot-favourite = rêve de { $role }
turandot-coins = { $count } Argent
turandot-stage-elements = { $count ->
    [one] { $count } élément de décor
   *[other] { $count } éléments de décor
}
turandot-puccini = détient Puccini
turandot-directors-left = Metteurs en scène encore en jeu
turandot-nobody-left = la place est vide
turandot-role-wants = { $role }, un rôle { $sex ->
    [woman] de femme
   *[other] d'homme
}
turandot-singer = { $name } : { $category }, { $sex }, { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}
turandot-at = { $number }. { $card }
turandot-house-words = { $player } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, Argent { $money }, décor { $stage } ; { $troupe } ; { $director }.
turandot-no-singers = pas encore de chanteurs
turandot-bid-words = { $player } avait misé { $bid } : { $fate }.
turandot-bid-number = { $number } avec { $money } Argent
turandot-bid-lone = un seul Argent
turandot-bluffed = et le Bluff
turandot-waiting-for = On attend { $players }.
turandot-prompt-audition = Qui voulez-vous ? Choisissez un numéro, ou posez un seul Argent pour un artisan.
turandot-prompt-purse = Combien d'Argent posez-vous avec ?
turandot-prompt-stand-ins-own = Puccini se sert d'abord : quelle carte gardez-vous ?
turandot-prompt-stand-ins = Qui donnez-vous à { $receiver } ?
turandot-prompt-naming = Qui doit écarter un metteur en scène ?
turandot-prompt-removing = Quel metteur en scène quitte le jeu ?
turandot-prompt-casting = Qui chante quoi ? Glissez, ou choisissez un chanteur puis un rôle.
turandot-raise = Lever le rideau
turandot-raise-not = Chaque rôle doit d'abord avoir son chanteur.
turandot-best = Meilleure distribution
turandot-pick = Choisir { $singer }
turandot-put = { $role } : y mettre { $singer }
turandot-role-holds = { $role } : { $singer }
turandot-role-empty = { $role } : encore personne
turandot-your-plan = Votre distribution : { $points } pour les rôles
turandot-reveal = Les mises se dévoilent

# Le plateau simple.
plain-choices = Ce que vous pouvez faire
plain-table = La table
plain-seat = Siège
plain-nothing = rien
plain-empty = vide
plain-you = vous
plain-none = Rien à choisir pour l'instant.

# Le style de la maison et la galerie.
style-title = Le style de la maison
style-lead = Papier et laiton, rouge profond, bleu nuit. Toutes les couleurs, cartes et commandes de la maison, pour que les plateaux à venir aient l'air de frères et sœurs.
style-colours = Couleurs
style-type = Caractères
style-space = Espace
style-motion = Mouvement
style-controls = Commandes
style-icons = Signes
style-musicians = Musiciens
style-instruments = Instruments
style-conductors = Chefs d'orchestre
style-singers = Chanteurs
style-directors = Metteurs en scène
style-roles = Rôles
style-house = Autour de la scène
style-cards = Cartes
style-seats = Sièges
style-close = Fermer
style-theme = Thème
style-light = Clair
style-dark = Sombre
style-system = Comme le système
style-language = Langue
gallery-title = Galerie
gallery-game = Jeu
gallery-moment = Moment
gallery-board = Plateau
gallery-own = Le sien
gallery-plain = Simple
gallery-eyes = Avec les yeux
gallery-player = d'un joueur
gallery-spectator = d'un spectateur
gallery-step = Avancer
gallery-back = Reculer
gallery-show-change = Montrer le dernier changement

# Les champs d'une vue, pour le plateau simple. Un champ qui n'est pas ici se montre sous son propre nom.
field-seats = Sièges
field-phase = Phase
field-turn = À jouer
field-active = Encore dans la manche
field-round = Manche
field-pile = Pioche
field-false_notes = Fausses notes
field-hand = Piochée
field-taking = Pris en ce moment
field-row = La rangée
field-orchestras = Orchestres
field-discards = Défaussés
field-unseen = Pas encore vus
field-removed = Les fausses notes étaient
field-conductor = Chef
field-power = Pouvoir
field-capacity = Places
field-cards = Cartes
field-holder = Pris par
field-worth = Valeur, par siège
field-musicians = Musiciens
field-points = Points
field-quartets = Quatuors
field-puccini = Puccini
field-waiting = Réfléchissent encore
field-stand_in_for = Doublure pour
field-directors = Metteurs en scène
field-begun = Numéro posé
field-bid = Votre mise
field-players = Maisons
field-dummy = Le mannequin
field-money = Argent
field-stage = Éléments de décor
field-laid = Cartes posées
field-shown = Dernière mise
field-troupe = Troupe
field-singers = Chanteurs
field-director = Metteur en scène
field-stars = Étoiles
field-casting = Distribution
field-number = Numéro
field-bluff = Bluff
field-fate = Issue
phase-turn = un tour
phase-placing = placement
phase-offered = prendre aussitôt ?
phase-giving = don
phase-shedding = défausse
phase-dismissing = renvoi
phase-over = fini
phase-audition = audition
phase-stand-ins = doublures
phase-naming = désignation
phase-removing = un metteur en scène s'en va
phase-casting = distribution
fate-won = engagé
fate-outbid = dépassé
fate-tied = égalité
fate-costume = costumière
fate-carpenter = menuisier
fate-unserved = personne
