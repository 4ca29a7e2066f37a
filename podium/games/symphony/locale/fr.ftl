# Symphony en français.

# Instruments.
card-conductor = Chef d’orchestre
card-concertmaster = Premier violon
card-violin = Violon
card-violin-dark = Violon (deux points)
card-viola = Alto
card-viola-dark = Alto (deux points)
card-cello = Violoncelle
card-double-bass = Contrebasse
card-octobass = Octobasse
card-trumpet = Trompette
card-trombone = Trombone
card-tuba = Tuba
card-cimbasso = Cimbasso
card-french-horn = Cor
card-euphonium = Euphonium
card-bass-tuba = Tuba basse
card-clarinet = Clarinette
card-cor-anglais = Cor anglais
card-oboe = Hautbois
card-bassoon = Basson
card-contrabassoon = Contrebasson
card-bass-clarinet = Clarinette basse
card-saxophone = Saxophone
card-transverse-flute = Flûte traversière
card-piccolo = Piccolo
card-vibraphone = Vibraphone
card-xylophone = Xylophone
card-tubular-bells = Cloches tubulaires
card-kettledrums = Timbales
card-snare-drum = Caisse claire
card-bass-drum = Grosse caisse
card-tom-tom-drum = Tom-tom
card-celesta = Célesta
card-triangle = Triangle
card-pandeiro = Pandeiro
card-crash-cymbals = Cymbales
card-gong = Gong
card-piano = Piano
card-harpsichord = Clavecin
card-harp = Harpe
card-clavichord = Clavicorde
card-organ = Orgue
card-soprano-tenor = Soprano et ténor
card-choir-sharp = Chœur à deux voix (dièse)
card-choir-flat = Chœur à deux voix (bémol)
card-choir-three = Chœur à trois voix

# Catégories.
category-strings = Cordes
category-brass = Cuivres
category-woodwinds = Bois
category-percussion = Percussions
category-soloist = Solistes
category-choir = Chœurs
category-special = Spéciaux

# Capacités.
ability-flat = Bémol
ability-flat-about = ses disques peuvent aller sur les bémols
ability-sharp = Dièse
ability-sharp-about = ses disques peuvent aller sur les dièses
ability-imminent = Imminent
ability-imminent-about = joue une fois dans l’attaque, avant les autres
ability-absolute = Absolu
ability-absolute-about = a trois disques de plus, joués dans la coda sans points
ability-overwriting = Recouvrement
ability-overwriting-about = ses disques peuvent couvrir un disque seul d’un adversaire
ability-black-overwriting = Recouvrement noir
ability-black-overwriting-about = ses disques noirs peuvent couvrir un disque seul d’un adversaire
ability-strong-overwriting = Recouvrement fort
ability-strong-overwriting-about = ses disques couvrent un ou deux disques dont celui du dessus est adverse, et ne vont nulle part ailleurs
ability-black-strong-overwriting = Recouvrement noir fort
ability-black-strong-overwriting-about = ses disques noirs couvrent un ou deux disques dont celui du dessus est adverse, et ne vont nulle part ailleurs
ability-protection = Protection
ability-protection-about = un disque noir est posé sous chacun de ses disques
ability-chaining = Enchaînement
ability-chaining-about = après un disque, le suivant peut aller sur la note voisine
ability-soloist = Soliste
ability-soloist-about = les disques dans le pointillé sont joués ensemble
ability-obsessive = Obsession
ability-obsessive-about = quand il a posé un disque, l’instrument devant lui rejoue
ability-disturbing = Trouble
ability-disturbing-about = à son premier disque, tous les autres de la colonne perdent leur disque de gauche
ability-virtuosity = Virtuosité
ability-virtuosity-about = plus de points pour chacun de ses disques

# Jetons de musicien.
token-prolonged = Prolongation
token-prolonged-about = un disque de plus
token-flat-sharp = Bémol et dièse
token-flat-sharp-about = peut jouer les bémols et les dièses
token-chaining = Enchaînement
token-chaining-about = ses disques peuvent s’enchaîner
token-protection = Protection
token-protection-about = un disque noir sous chaque disque
token-virtuosity = Virtuosité
token-virtuosity-about = un point de plus par disque
token-overwriting = Recouvrement
token-overwriting-about = ses derniers disques peuvent couvrir ceux d’un adversaire
token-eclectic = Éclectisme
token-eclectic-about = compte comme bien placé
token-clef = Clé
token-clef-about = des points pour chacune de ses clés

# Notes.
note-semibreve = ronde
note-minim = blanche
note-crotchet = noire
note-quaver = croche
note-flat = bémol
note-sharp = dièse
zone-blue = zone bleue
zone-orange = zone orange
zone-green = zone verte
track-flat = Bémols
track-sharp = Dièses
track-semibreve = Rondes
track-blue = Zones bleues
track-orange = Zones orange
track-green = Zones vertes
source-notes = notes
source-virtuosity = virtuosité
source-clefs = clés
source-sheets = feuilles
source-voices = voix
source-tokens = jetons
source-tracks = pistes

# Ce qu’on peut faire.
choice-choir = Garder { $card }
choice-card = Poser { $card }
choice-seat = { $card } en { $place }{ $placed ->
    [0] {""}
   *[other] , bien placé
}
choice-control = Diriger { $card }, { $place }{ $part ->
    [0] {""}
   *[other] , voix { $part }
}
choice-take-token = Prendre { $token } : { $about }
choice-token = { $token } sur { $card } : { $about }
choice-prolong-left = Prolongation : un disque { $black ->
    [0] à soi
   *[other] noir
} de plus, joué maintenant
choice-prolong-space = Prolongation : un disque { $black ->
    [0] à soi
   *[other] noir
} sur une case fermée
choice-prolong-swap = Prolongation : échanger un disque contre un { $black ->
    [0] à soi
   *[other] noir
}
choice-conduct-left = Un disque du chef à la place, joué maintenant
choice-conduct-space = Un disque du chef sur une case fermée
choice-conduct-swap = Un disque du chef contre un noir
choice-disc = Jouer un disque { $black ->
    [0] à soi
   *[other] noir
}
choice-note = Feuille { $sheet }, voix { $voice }, note { $number } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
choice-layer = Le disque noir { $over ->
    [0] dessous
   *[other] dessus
}
choice-stop = Ne plus enchaîner
choice-keep-token = Garder le jeton pour plus tard
choice-burn = Plus de note pour { $card } : le disque quitte la partie

# Ce qui s’est passé.
told-choir = { $player } garde un chœur et passe les autres.
told-own-choir = Vous gardez { $card }.
told-seat = { $player } place { $card } en { $place }{ $placed ->
    [0] .
   *[other] , bien placé.
}
told-control = { $player } dirige { $card }{ $part ->
    [0] .
   *[other] , voix { $part }.
}
told-minority = { $player } a le moins de disques dans la colonne { $column } et reçoit { $token }.
told-take-token = { $player } prend { $token }.
told-token = { $player } met { $token } sur { $card }.
told-conduct = Le chef prête à { $player } un disque pour { $card }.
told-burn = { $card } ne trouve pas de note : un disque de { $player } quitte la partie.
told-stop = { $player } n’enchaîne plus.
told-note = { $card } ({ $player }) { $covers ->
    [0] joue
   *[other] recouvre
} { $note }{ $black ->
    [0] {""}
   *[other] { " " }en noir
}{ $points ->
    [0] .
    [one] : { $points } point.
   *[other] : { $points } points.
}
told-minim = { $player } y trouve { $token }.
told-lost = { $discs ->
    [one] Un disque quitte
   *[other] { $discs } disques quittent
} la partie.
told-movement = Le mouvement { $movement } commence.
told-sheet = La feuille { $sheet } est complète.
told-sheet-seat = { $player } avance de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} sur les pistes et marque { $points }.
told-final = { $player } : notes { $notes }, virtuosité { $virtuosity }, clés { $clefs }, feuilles { $sheets }, voix { $voices }, jetons { $tokens }, pistes { $tracks }.
told-over = La dernière note a sonné.

# La table.
table-movement = Mouvement { $movement }, mesures { $first } à { $last }
table-orchestra = L’orchestre s’installe
table-over = Fin
table-phase-choirs = Chœurs
table-phase-allocation = Places
table-phase-spread = Jetons
table-phase-unlock = Avant l’attaque
table-phase-attack = Attaque
table-phase-concertmaster = Premier violon
table-phase-body = Corps
table-phase-coda = Coda
table-first = Premier joueur : { $player }
table-playing = { $card } joue
table-hand = Votre main : { $cards }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-sheet = Feuille { $sheet }
table-legend = b bémol, # dièse, ~ groupe, : sur d’autres disques
reason-points = le plus de points
reason-token = à égalité, le plus proche du jeton de premier joueur
