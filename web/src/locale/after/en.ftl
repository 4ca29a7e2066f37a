# Sound, and what comes after a game, in English.

sound = Sound
sound-on = Sound on
sound-off = Sound off
sound-turn-on = Turn the sound on
sound-turn-off = Turn the sound off
sound-about = Every family and every role has a voice; nothing you need is told by sound alone.
sound-volume = Volume
sound-try = Try it
keys-sound = Sound on or off
style-voices = Voices
style-voices-about = Everything that can be heard, made of oscillators and noise when it is needed. Press a name to hear it.
style-voices-house = At every table
style-voices-cast = { $game }: who is heard
style-voices-cues = { $game }: what is heard

cue-turn = Your turn
cue-sat = Somebody sits down
cue-started = The cards are dealt
cue-said = Chat
cue-asked = You are asked something
cue-undone = Taken back
cue-clock = Your clock runs low
cue-won = You won
cue-lost = You did not win
cue-over = The end
cue-told-draw = A card is drawn
cue-told-draw-one = One more card
cue-told-place = Placed
cue-told-take = Taken
cue-told-finish = Finished
cue-told-wait = Left in the row
cue-told-keep = Kept
cue-told-give = Given away
cue-told-shed = Discarded
cue-told-dismiss = Dismissed
cue-told-last-card = The last card
cue-told-round = A new round
cue-told-over = The last chord
cue-told-laid = A bid is laid
cue-told-laid-bid = Your own bid
cue-told-laid-money = A single Money
cue-told-won = A bid wins
cue-told-outbid = Outbid
cue-told-tied = A tie
cue-told-costume = The Costume designer
cue-told-carpenter = The Carpenter
cue-told-unserved = Money comes back
cue-told-name = Named
cue-told-remove = A director leaves
cue-told-dummy = To the dummy
cue-told-director-round = The directors come
cue-told-casting = Casting begins
cue-told-cast = A role is cast
cue-told-cast-done = The casting is made
cue-told-shown = A cast is shown

# Replay.
replay-eyes = Through whose eyes?
replay-all-seeing = All-seeing
replay-spectator = Somebody who looks on
replay-silent = Something is decided in secret.
replay-speed = Speed
replay-speed-times = { $times }×
replay-coming = Next in the pile: { $cards }
replay-keys = Arrow keys step, Home and End jump, the space bar plays and pauses.
replay-at = Move { $number } of { $total }

# Playing on from a moment of a finished game.
on-title = Play on from here
on-about = The same cards, from this moment, against bots. It is never rated.
on-seat = As
on-level = Against
on-go = Play on
on-over = The game ends here; go back a little to play on.
on-note = Played on from move { $number } of another game, against bots. Not rated.
on-note-link = That game

# Reviews.
review-look = See it in the replay
review-told-won = { $player } won. Own choices cost { $own } in all, the others’ choices brought { $others }, the cards { $cards }.
review-told-lost = { $player } began with a chance of { $start }. Own choices cost { $own } in all, the others’ choices brought { $others }, the cards { $cards }.
review-mostly-luck = Most of what carried { $player } to victory was the cards.
review-mostly-skill = Most of what carried { $player } to victory was choices: good ones, and the mistakes of the others.
review-evenly = Cards and choices did about as much for { $player }; what is between them is within the doubt.

# Duplicates.
duplicates = The same deal
duplicates-lead = The same cards at several tables: whoever makes more of them was better, not luckier. Like duplicate bridge.
duplicates-how-cards = Every table gets the very same deal. Sit at one of them, and send the other links to your friends.
duplicates-how-secret = Nobody sits at two of them, and nobody looks on until all are over.
duplicates-how-compare = Then all results stand side by side, seat by seat.
duplicates-new = Set one up
duplicates-tables = How many tables?
duplicates-people = People at each table
duplicates-bots = Bots in the other seats
duplicates-no-bots = No seat is left for bots
duplicates-open = Deal to all tables
duplicates-of = { $game }: the same deal
duplicates-table = Table { $number }
duplicates-yours = You sit here.
duplicates-join = Take a seat
duplicates-go = To the table
duplicates-link = Link to table { $number }
duplicates-share = Send each link to other people. Whoever has played this deal at one table cannot sit at another.
duplicates-wait = { $count ->
    [one] One table is not over yet. Points are shown when all are.
   *[other] { $count } tables are not over yet. Points are shown when all are.
}
duplicates-results = Results
duplicates-seat = Seat { $number }
duplicates-best = best
duplicates-no-result = ended without a result
duplicates-seal = Seal of the shuffle, the same at every table

# One’s own tables.
own = Your tables
own-turn = Your turn
own-waits = Waiting for players
own-others = The others are to act
own-back = Back to { $game }
own-with = with { $players }
own-alone = alone so far

# With nothing hidden.
turandot-laid-open = Face down on the table
field-coming = Next in the pile
