# Symphony in English.

# Instruments.
card-conductor = Conductor
card-concertmaster = Concertmaster
card-violin = Violin
card-violin-dark = Violin (two dots)
card-viola = Viola
card-viola-dark = Viola (two dots)
card-cello = Cello
card-double-bass = Double bass
card-octobass = Octobass
card-trumpet = Trumpet
card-trombone = Trombone
card-tuba = Tuba
card-cimbasso = Cimbasso
card-french-horn = French horn
card-euphonium = Euphonium
card-bass-tuba = Bass tuba
card-clarinet = Clarinet
card-cor-anglais = Cor anglais
card-oboe = Oboe
card-bassoon = Bassoon
card-contrabassoon = Contrabassoon
card-bass-clarinet = Bass clarinet
card-saxophone = Saxophone
card-transverse-flute = Transverse flute
card-piccolo = Piccolo
card-vibraphone = Vibraphone
card-xylophone = Xylophone
card-tubular-bells = Tubular bells
card-kettledrums = Kettledrums
card-snare-drum = Snare drum
card-bass-drum = Bass drum
card-tom-tom-drum = Tom-tom drum
card-celesta = Celesta
card-triangle = Triangle
card-pandeiro = Pandeiro
card-crash-cymbals = Crash cymbals
card-gong = Gong
card-piano = Piano
card-harpsichord = Harpsichord
card-harp = Harp
card-clavichord = Clavichord
card-organ = Organ
card-soprano-tenor = Soprano and tenor
card-choir-sharp = Choir of two parts (sharp)
card-choir-flat = Choir of two parts (flat)
card-choir-three = Choir of three parts

# Categories.
category-strings = Strings
category-brass = Brass
category-woodwinds = Woodwinds
category-percussion = Percussion
category-soloist = Soloists
category-choir = Choirs
category-special = Special

# Abilities.
ability-flat = Flat
ability-flat-about = its discs may go on flat notes
ability-sharp = Sharp
ability-sharp-about = its discs may go on sharp notes
ability-imminent = Imminent
ability-imminent-about = plays once in the Attack, before the others
ability-absolute = Absolute
ability-absolute-about = has three more discs, played in the Coda for no points
ability-overwriting = Overwriting
ability-overwriting-about = its own discs may cover a single disc of an opponent
ability-black-overwriting = Black overwriting
ability-black-overwriting-about = its black discs may cover a single disc of an opponent
ability-strong-overwriting = Strong overwriting
ability-strong-overwriting-about = its own discs cover one or two discs with an opponent's on top, and go nowhere else
ability-black-strong-overwriting = Black strong overwriting
ability-black-strong-overwriting-about = its black discs cover one or two discs with an opponent's on top, and go nowhere else
ability-protection = Protection
ability-protection-about = a black disc lies under each of its own discs
ability-chaining = Chaining
ability-chaining-about = after a disc the next may follow on the note beside it
ability-soloist = Soloist
ability-soloist-about = the discs inside the dotted line are placed in one play
ability-obsessive = Obsessive
ability-obsessive-about = when it has placed a disc, the instrument before it plays again
ability-disturbing = Disturbing
ability-disturbing-about = with its first disc all others of the column lose their leftmost one
ability-virtuosity = Virtuosity
ability-virtuosity-about = more points for each of its own discs

# Musician tokens.
token-prolonged = Prolonged
token-prolonged-about = one more disc
token-flat-sharp = Flat and sharp
token-flat-sharp-about = may play flat and sharp notes
token-chaining = Chaining
token-chaining-about = its discs may be chained
token-protection = Protection
token-protection-about = a black disc under each own disc
token-virtuosity = Virtuosity
token-virtuosity-about = one point more for each own disc
token-overwriting = Overwriting
token-overwriting-about = its last own discs may cover an opponent's
token-eclectic = Eclectic
token-eclectic-about = counts as well placed
token-clef = Clef
token-clef-about = points for each of its clefs

# Notes.
note-semibreve = semibreve
note-minim = minim
note-crotchet = crotchet
note-quaver = quaver
note-flat = flat
note-sharp = sharp
zone-blue = blue zone
zone-orange = orange zone
zone-green = green zone
track-flat = Flat notes
track-sharp = Sharp notes
track-semibreve = Semibreves
track-blue = Blue zones
track-orange = Orange zones
track-green = Green zones
source-notes = notes
source-virtuosity = virtuosity
source-clefs = clefs
source-sheets = sheets
source-voices = voices
source-tokens = tokens
source-tracks = tracks

# What a player may do.
choice-choir = Keep { $card }
choice-card = Set down { $card }
choice-seat = { $card } on { $place }{ $placed ->
    [0] {""}
   *[other] , well placed
}
choice-control = Control { $card }, { $place }{ $part ->
    [0] {""}
   *[other] , part { $part }
}
choice-take-token = Take { $token }: { $about }
choice-token = { $token } on { $card }: { $about }
choice-prolong-left = Prolonged: one { $black ->
    [0] disc of yours
   *[other] black disc
} more, to be played now
choice-prolong-space = Prolonged: one { $black ->
    [0] disc of yours
   *[other] black disc
} on a locked space
choice-prolong-swap = Prolonged: exchange a disc for one { $black ->
    [0] of yours
   *[other] in black
}
choice-conduct-left = A disc of the Conductor instead, to be played now
choice-conduct-space = A disc of the Conductor on a locked space
choice-conduct-swap = A disc of the Conductor for a black one
choice-disc = Play { $black ->
    [0] a disc of yours
   *[other] a black disc
}
choice-note = Sheet { $sheet }, voice { $voice }, note { $number }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
choice-layer = The black disc { $over ->
    [0] underneath
   *[other] on top
}
choice-stop = Chain no further
choice-keep-token = Keep the token for later
choice-burn = No note is left for { $card }: the disc leaves the game

# What happened.
told-choir = { $player } keeps a choir and passes the rest on.
told-own-choir = You keep { $card }.
told-seat = { $player } seats { $card } on { $place }{ $placed ->
    [0] .
   *[other] , well placed.
}
told-control = { $player } controls { $card }{ $part ->
    [0] .
   *[other] , part { $part }.
}
told-minority = { $player } has the fewest discs in column { $column } and gets { $token }.
told-take-token = { $player } takes { $token }.
told-token = { $player } puts { $token } on { $card }.
told-conduct = The Conductor lends { $player } a disc for { $card }.
told-burn = { $card } finds no note: a disc of { $player } leaves the game.
told-stop = { $player } chains no further.
told-note = { $card } of { $player } { $covers ->
    [0] plays
   *[other] overwrites
} { $note }{ $black ->
    [0] {""}
   *[other] { " " }in black
}{ $points ->
    [0] .
    [one] : 1 point.
   *[other] : { $points } points.
}
told-minim = { $player } finds { $token } there.
told-lost = { $discs ->
    [one] A disc leaves
   *[other] { $discs } discs leave
} the game.
told-movement = Movement { $movement } begins.
told-sheet = Sheet { $sheet } is complete.
told-sheet-seat = { $player } goes { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} on the tracks and scores { $points }.
told-final = { $player }: notes { $notes }, virtuosity { $virtuosity }, clefs { $clefs }, sheets { $sheets }, voices { $voices }, tokens { $tokens }, tracks { $tracks }.
told-over = The last note has sounded.

# The table.
table-movement = Movement { $movement }, bars { $first } to { $last }
table-orchestra = The orchestra takes its seats
table-over = The end
table-phase-choirs = Choirs
table-phase-allocation = Seats
table-phase-spread = Tokens
table-phase-unlock = Before the Attack
table-phase-attack = Attack
table-phase-concertmaster = Concertmaster
table-phase-body = Body
table-phase-coda = Coda
table-first = First Player: { $player }
table-playing = { $card } plays
table-hand = Your hand: { $cards }
table-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
table-sheet = Sheet { $sheet }
table-legend = b flat, # sharp, ~ tuplet, : on other discs
reason-points = most points
reason-token = nearest to the First Player token among equals
