# What is agreed on before a game of Symphony.
option-score = Score
option-score-about = White sides make an even score; any sides are for experts.
option-score-white = white sides
option-score-any = any sides
option-first-row = First row
option-first-row-about = Who sits in front at the beginning.
option-first-row-random = any instruments
option-first-row-thematic = strings, brass and woodwinds in their places
option-orchestra = Orchestra
option-orchestra-about = Build it together, or start with a ready one (Easy game).
option-orchestra-built = built together
option-orchestra-preset = ready
front-about-symphony = Seat one orchestra together, then play its discs on one score, five movements long. The upper voices pay at once, the lower ones at the end.

# What is heard in it.
cue-told-choir = A choir is kept, unseen
cue-told-own-choir = A choir is kept
cue-told-seat = An instrument sits down
cue-told-control = Somebody takes control
cue-told-minority = A token for the fewest discs
cue-told-take-token = A token is taken
cue-told-token = A token is used
cue-told-conduct = The Conductor lends a disc
cue-told-note = A note is played
cue-told-minim = A token is found
cue-told-burn = A disc finds no note
cue-told-lost = Discs are lost
cue-told-movement = A movement begins
cue-told-sheet = A sheet is complete
cue-told-sheet-seat = Steps on the tracks
cue-told-final = Points are counted
