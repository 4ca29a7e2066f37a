# The board, help and lesson of Symphony, in English.

symphony-score = The score
symphony-orchestra = The orchestra
symphony-hand = Your hand
symphony-hand-empty = Your hand is empty.
symphony-pentagon = Tokens to choose from
symphony-order = Who plays next
symphony-order-last = Nobody after that: the movement ends.
symphony-next-disc = The disc that is played next
symphony-player = Player
symphony-points = Points
symphony-first = First Player
symphony-cards = { $cards ->
    [one] 1 card in hand
   *[other] { $cards } cards in hand
}
symphony-sheet = Sheet { $number } · { $sheet } { $side ->
    [white] ○
   *[other] ●
}
symphony-note = Sheet { $sheet }, voice { $voice }, note { $number }
symphony-voice = Sheet { $sheet }, voice { $voice }
symphony-voice-name = Voice { $voice }
symphony-says = { $name }: { $about }.
symphony-tuplet = of a tuplet
symphony-black = black
symphony-upon = { " " }on{ " " }
symphony-gets = You get { $token }
symphony-covers = Covers { $player }
symphony-free = free seat
symphony-placed = well placed
symphony-nobody = nobody
symphony-token = Musician token
symphony-discs = { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
}
symphony-conductor = Conductor: { $player }, { $discs ->
    [one] 1 disc.
   *[other] { $discs } discs.
}
symphony-waiting = { $player } plays: { $card }

symphony-prompt-choirs = Which choir do you keep?
symphony-prompt-card = Choose a card to set down
symphony-prompt-seat = Where does it sit: { $card }?
symphony-prompt-control = Take control of an instrument
symphony-prompt-must = It could sit better elsewhere, so it is yours to control
symphony-prompt-spread = You have an instrument in every column: take a token
symphony-prompt-unlock = { $card }: unlock Imminent with the Eclectic token?
symphony-prompt-play = { $card }: { $notes ->
    [0] no note is left
   *[other] play { $black ->
        [0] your disc
       *[other] the black disc
    }
}
symphony-prompt-group = { $card }: the next disc of the group
symphony-prompt-chain = { $card }: chain the next disc beside it, or stop
symphony-prompt-layer = Which of the two lies underneath?
symphony-prompt-disc = Concertmaster: which disc do you play?

symphony-act-prolong-own-left = One more of yours
symphony-act-prolong-black-left = One more in black
symphony-act-prolong-own-space = Yours on a locked space
symphony-act-prolong-black-space = Black on a locked space
symphony-act-conduct-left = The Conductor’s disc
symphony-act-conduct-space = The Conductor’s, locked space
symphony-act-disc-own = Your disc
symphony-act-disc-black = A black disc
symphony-act-black-under = Black underneath
symphony-act-black-over = Black on top
symphony-act-stop = Chain no further
symphony-act-keep = Keep the token
symphony-act-burn = Let the disc go

symphony-finale = The symphony you played
symphony-listen = Listen
symphony-stop = Stop
symphony-midi = Save as MIDI
symphony-voice-violin = as a violin
symphony-voice-clarinet = as a clarinet
symphony-voice-horn = as a horn
symphony-voice-flute = as a flute
symphony-voice-bassoon = as a bassoon
symphony-voice-trumpet = as a trumpet
symphony-voice-none = silent

help-symphony-spaces = { $own ->
    [0] No disc of its own
    [one] 1 disc of its player
   *[other] { $own } discs of its player
}{ $black ->
    [0] {""}
   *[other] , { $black } black
}{ $grey ->
    [0] {""}
   *[other] ; if well placed { $grey } more
}{ $locked ->
    [0] {""}
   *[other] ; if well placed { $locked } black
}.
help-symphony-unlockable = If well placed, { $ability }
help-symphony-part = Part { $part }: { $ability }
help-symphony-dots = At home on a seat with a dot of: { $categories }.
help-symphony-clefs = { $clefs ->
    [one] 1 clef
   *[other] { $clefs } clefs
}: { $points } points with a Clef token.
help-symphony-conductor = Lends two discs to instruments of whoever controls him, to two different ones.
help-symphony-conductor-when = Such a disc is played in place of the instrument’s own, which stays, or waits on a locked space.
help-symphony-concertmaster = Plays one disc in every movement, at the end of the Attack, in any order. Who controls him is First Player.
help-symphony-conducted = The Conductor has lent it a disc.
help-symphony-placed = Well placed: its locked spaces and abilities are open.
help-symphony-not-placed = Not well placed: what lies behind the line is locked.
help-symphony-seat = Well placed here: { $categories }.
help-symphony-seat-front = A seat without a dot: nobody is well placed here.
help-symphony-minim = Whoever first puts a disc of their own here takes the token. No black disc goes on it while it is empty.
help-symphony-semibreve = Takes two discs of one play, from a chain or a group. Counts on its own track.
help-symphony-accidental = Only instruments that can play a { $sign } may come here. Counts on its own track.
help-symphony-tuplet = of a tuplet
help-symphony-zone = In the { $zone }: most visible discs there mean a step on its track.
help-symphony-stack = { $discs ->
    [one] A disc lies here.
   *[other] { $discs } discs lie here; only the upper one counts.
}
help-symphony-black = A black disc belongs to nobody, scores nothing, and cannot be covered.
help-symphony-worth = The disc to be played would score { $points } here.
help-symphony-voice = A disc of yours on a free note of this voice scores { $points }.
help-symphony-prize = At the end, most visible discs on this voice score { $points }.
help-symphony-sheet = Most visible discs on this sheet score { $points }, when it is complete.
help-symphony-tally = Visible discs by seat: { $counts }.
help-symphony-track-note = A step for each such note under a visible disc of yours, when its sheet is complete.
help-symphony-track-zone = A step for the most visible discs in the zone, when its sheet is complete.
help-symphony-track-values = Worth along the track: { $values }.
help-symphony-token = Put it on an instrument before it plays, one in the whole game; unused it is worth { $points } at the end.
help-symphony-points = What everybody would have if the game ended now.
help-symphony-column = In this movement the instruments of the column play, from the front to the back, again and again, until all discs are gone.
help-symphony-column-token = { $token } goes to whoever has the fewest discs in this column.
help-symphony-hand = Hands are hidden.
help-symphony-first = Begins, and wins if points are level.

lesson-symphony-welcome = Good evening! This orchestra sits already. Five columns, five movements: in each only the instruments of its column play. Those with your sign are yours.
lesson-symphony-spread = You lead an instrument in every column, and that is rewarded: take a Musician token. You will put it on one of your instruments, once.
lesson-symphony-now = { $card } plays now, and it is yours. On it lie its discs; the leftmost goes on the score.
lesson-symphony-score = Three sheets, three voices. Only the lit bars belong to this movement. The upper voice pays 3 for a disc, the middle one 2, the lower one 1.
lesson-symphony-first = Every note that you may play is lit, with its points. This one brings { $points }. Press it, or walk with the arrow keys and press Enter.
lesson-symphony-order = Here you see who plays after you: from the front seat to the back, again and again, until every disc of the column is on the score.
lesson-symphony-black = This time the leftmost disc is black. It scores for nobody, but nobody can cover it: put it where it is in somebody’s way.
lesson-symphony-chain = This instrument chains: its next disc may go on the note beside the last, at once. Two on a semibreve count too. Or stop here.
lesson-symphony-group = A soloist: all discs inside the dotted line are placed now, one after the other, anywhere.
lesson-symphony-covers = A red number means that you would cover somebody. It brings a single point, but their disc counts no more.
lesson-symphony-minim = Minims, with the hollow head, carry a Musician token. Who comes first with a disc of their own takes it.
lesson-symphony-accidental = This one can play accidentals. Flats, sharps and semibreves move you along their tracks, and every step is worth more than the one before.
lesson-symphony-token = You have a token that fits. Put it on the instrument before you play, with the round button below; or keep it, for one point at the end.
lesson-symphony-burn = No note is left for this disc: it leaves the game. It happens; more often to those who wait.
lesson-symphony-movement = The second movement. It begins in the bar where the first one ended, between the discs that lie there.
lesson-symphony-ledger = A sheet is complete: most discs on it scored 6, and the tracks moved. These are the points as if all ended now.
lesson-symphony-lower = Look at the lower voices too: at the end most discs on the third score 9, on the second 6, on the first 3.
lesson-symphony-build = The last movement. In the whole game you seat this orchestra together first: a card each, and control of one instrument a turn. A dot that fits unlocks what is behind the line.
lesson-symphony-over = The last note has sounded. Listen to what you have played, each of you with a voice of their own; and next time build the orchestra yourselves.

picture-symphony-set-up = A card: its half-dot, its note spaces, its abilities, its clefs. What is behind the red line is locked until it sits well.
picture-symphony-orchestra = Dots of the five categories, and a card that is well placed: the half-dot has met its dot.
picture-symphony-order = Discs have a colour and a shape for each player; black ones belong to nobody.
picture-symphony-places = Notes: crotchet, quaver, minim with its token, semibreve, flat and sharp.
picture-symphony-abilities = The abilities.
picture-symphony-tokens = The eight Musician tokens.

# Fields of a view, and what is said of notes, for the plain board.
plain-bar = Bar { $bar }: { $notes }.
plain-with = with { $token }
plain-column = Column { $column }
plain-playable = { $count ->
    [one] note { $notes }
   *[other] notes { $notes }
}: { $points }
field-asked = Asked now
field-first_player = First Player
field-movement = Movement
field-playing = Playing
field-is_black = Disc to be placed
field-order = Who plays next
field-playable = Notes to choose from
field-sheets = The score
field-chairs = The orchestra
field-concertmaster = Concertmaster
field-conductor_discs = Discs of the Conductor
field-column_tokens = Tokens of the columns
field-pentagon = Tokens to choose from
field-hand = Your hand
field-hands = Hands
field-choirs = Choirs to choose from
field-chosen = Being set down
field-must_control = To be controlled
field-players = Players
field-cards_held = Cards in hand
field-sources = Points for
field-tokens = Tokens
field-tracks = Tracks
field-supply = Discs left
field-burnt = Discs lost
field-black_supply = Black discs left
field-black_burnt = Black discs lost
