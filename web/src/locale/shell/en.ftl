# The house around the boards, in English.

close = Close
nav-skip = Skip to the content
nav-home = Podium, front page
nav-main = The house
nav-lobby = Lobby
nav-archive = Archive
nav-rules = Rules
nav-settings = Settings
nav-account = Account
nowhere-title = There is nothing here
nowhere-lead = This address leads nowhere. Perhaps the link was cut short.

# The front page.
front-title = Podium: orchestra games
front-heading = Raise the curtain
front-lead = Orchestra games for an evening with friends, or for ten minutes against bots. No account, nothing to install.
front-seats = { $fewest } to { $most } players
front-play = Play now against bots
front-set-up = Play with friends
front-rules = Rules
front-level = How strong are the bots?
front-about-symphonimo = Eleven families of animals, all convinced they are virtuosi. Keep the soloists and the quartets, and leave the noise to the others.
front-about-turandot = Seven auditions, bids in secret, and one opera to cast. Pay for the voice you need, or bluff for the one you want.

# Bots.
level-apprentice = Apprentice
level-apprentice-about = Plays at once, and errs like a beginner.
level-musician = Musician
level-musician-about = A good evening’s opponent.
level-soloist = Soloist
level-soloist-about = Looks ahead, and forgives little.
level-maestro = Maestro
level-maestro-about = The strongest of the house; takes its time.
level-greedy = Greedy
level-random = Random

# The lobby, and lists of tables.
lobby = The lobby
lobby-lead = Public tables of this house. Take a free seat, look on, or open a table of your own.
lobby-open = Open a table
lobby-new = New table of { $game }
lobby-waiting = Waiting for players
lobby-playing = Being played
lobby-none = Nobody is waiting just now. Open a table: it will stand here.
lobby-count = { $waiting } waiting, { $playing } being played
list-join = Take a seat
list-watch = Look on
list-return = Return
list-look = Look
list-won = won
status-waiting = waiting
status-playing = being played
status-over = over
status-abandoned = given up

# Setting a table up.
setup-heading = A new table
setup-title = A new table of { $game }
setup-game = Game
setup-count = How many play?
setup-players = { $count } players
setup-seat = Seat { $number }
setup-without = { $option }: no
setup-me = You
setup-open = Free, for a friend
setup-bot = Bot: { $level }
setup-rules = Rules of this table
setup-time = Time
setup-clock = Clock
setup-stand-in = Bots that sit in
setup-stand-in-about = They play on for whoever leaves or runs out of time, until they return.
setup-instant = Bots answer at once
setup-who = Who may come
setup-public = Public
setup-private = By link only
setup-public-about = In the lobby, for everybody to join or look on. Otherwise only who has the link finds here.
setup-rated = Rated
setup-rated-about = Counts for your rating; nothing is taken back.
setup-rated-account = Counts for ratings. Only accounts play rated games: make one first.
setup-go = Open the table
clock-none = Nobody is hurried
clock-move = { $seconds } seconds for every choice
clock-bank = { $minutes } minutes in all, and { $seconds } s more for every choice
clock-days = { $days } days for every choice
option-first-player = First player
option-first-player-about = The seat that begins.
option-first-player-random = drawn by lot
option-false-note = The false note
option-false-note-about = Five musicians are removed unseen before play.
option-grand-maestro = Grand Maestro
option-grand-maestro-about = Which conductors have a power.
option-grand-maestro-off = none
option-grand-maestro-all = all of them
option-grand-maestro-random = some, drawn by lot
option-grand-maestro-chosen = those chosen below
option-powers = Powers
option-powers-about = The powers that lie in the row, if they are chosen.
option-first-puccini = Puccini begins at
option-first-puccini-about = Who has the say when bids are level.
option-first-puccini-random = drawn by lot
option-automatic-casting = Casting at a stroke
option-automatic-casting-about = At the end every troupe is cast as well as can be.

# Seats.
seats = At the table
seat-free = free
seat-nobody = nobody
seat-you = you
seat-kept = kept
seat-away = a bot sits in
seat-offline = not here
seat-program = a program
seat-take = Sit here
seat-clear = Clear seat { $number }
seat-bot = A bot for seat { $number }
seat-bot-short = Add a bot…
spectating = You are looking on.
spectators = { $count ->
    [one] 1 looks on
   *[other] { $count } look on
}
waiting-for = { $count ->
    [0] Everybody is here.
    [one] One seat is free. The cards are dealt when it is taken.
   *[other] { $count } seats are free. The cards are dealt when all are taken.
}
start = Deal
start-with-bots = Begin with bots in the free seats
leave-seat = Give up the seat

# Inviting.
invite-title = Ask somebody in
invite = Link to this table
invite-about = Whoever has it can take a free seat or look on. It is the key to the table.
invite-copy = Copy
invite-copied = The link is copied.
invite-code = The link as a square code, for a phone’s camera

# At the table.
table-page = Table
table-connecting = One moment…
table-menu = The table
table-seal = Seal of the shuffle
line-waiting = The connection is lost; trying again. Nothing is lost, and what you do is sent when it is back.
line-closed = The table is closed.
undo = Undo
undo-free = Take back your last action: nothing hidden was seen since
undo-ask = Something was seen or done since: the others are asked
undo-over = The game is over: nothing can be taken back.
step-back = Step back
step-on = Step on
step-first = Nothing earlier is remembered here
step-last = This is the table as it stands now
past = Looking back: moment { $number } of { $total }
past-return = Back to now
board-own = Show the drawn board
board-plain = Show the plain board
aside = Story and chat
aside-toggle = Story and chat
story-none = Nothing has happened yet.
away = A bot sits in for you.
return = Take your seat back
leave = Leave the table
end-propose = Propose to end
agree = Agree
decline = No
withdraw = Withdraw
offer-undo = { $player } would like to take the last action back.
offer-undo-own = You asked to take your action back. Waiting for { $others }.
offer-end = { $player } proposes to end the game without a result.
offer-end-own = You proposed to end the game. Waiting for { $others }.

# Chat.
chat = Chat
chat-unread = Chat ({ $count })
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-about = About { $player }
chat-mute = Hear no more from here
chat-unmute = Hear again
chat-muted = { $count ->
    [one] One person is not heard.
   *[other] { $count } persons are not heard.
}
chat-report = Report this line
chat-reason = What is wrong with it?
chat-reported = It is reported to whoever runs this house.

# Afterwards.
over = The end
over-agreed = The game was ended by agreement.
over-teams = { $count ->
    [one] The winning team: { $teams }.
   *[other] The winning teams: { $teams }.
}
over-abandoned = The table was given up.
rematch = Play again
rematch-offered = A rematch is open: take your seat
record = Record
review = Review
review-luck = Luck and skill
review-thinking = Every decision is being looked at again; that takes half a minute or so.
replay = Replay
replay-of = Replay of { $game }
replay-first = To the deal
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-step = Step
replay-dealt = The cards are dealt.
replay-back = To the table

# The archive and players.
archive-lead = Finished public games: look how they ended, step through them, have them reviewed.
archive-all = All games
archive-none = No finished games yet.
archive-older = Older ones
archive-best = The best players
rating-provisional = not settled yet
player = Player
player-since = Here since { $date }
player-guest = guest
player-rated = { $count ->
    [one] 1 rated game
   *[other] { $count } rated games
}
player-unrated = No rated games yet.
player-games = Finished games
player-place = { NUMBER($place) ->
    [1] won
   *[other] place { $place }
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
player-curve = Rating in { $game } over { $count } games, from { $from } to { $to }

# The account.
account-none = You play without an account. It is made in a moment, if you want your games and ratings to be kept.
account-guest = You play as { $name }, a guest. Everything works; only ratings need an account.
account-signed-in = You are signed in as { $name }.
account-name = Your name
account-name-shown = Name
account-name-about = 2 to 24 letters; everybody at the table sees it.
account-rename = Take this name
account-renamed = From now on you have this name.
account-page = Your page: games and ratings
account-register = Make an account
account-register-about = A name and a password, nothing else. Your games so far come along.
account-registered = Your account is made.
account-log-in = Log in
account-logged-in = Welcome back.
account-log-out = Log out
account-logged-out = You are logged out.
account-password = Password
account-password-about = At least eight letters.
account-password-old = The old one
account-password-new = The new one
account-password-change = Change it
account-password-changed = The password is changed; every other session has ended.
account-data = Your data
account-export = Everything that is kept of you (JSON)
account-delete = Delete everything
account-delete-about = Your name, your ratings and what you said are forgotten. Finished games stay, without your name. This cannot be undone.
account-delete-now = Delete
account-keep = Keep it
account-deleted = You are forgotten.
tokens = Programs
tokens-about = A program may play as you with a token. It is shown once.
tokens-new = Copy it now:
tokens-label = What is it for?
tokens-create = Make a token
tokens-revoke = End it

# Settings, rules, keys.
settings-lead = Kept in this browser alone.
settings-motion-about = The system may ask for less motion by itself.
settings-motion-system = As the system
settings-motion-still = No motion
settings-plain = The plain board
settings-plain-about = Every game as words, piles and numbers: for screen readers, and for those who like it so.
settings-aside = Story and chat beside the board
rules-of = { $game }: the rules
rules-lead = In our own words, as Podium plays them.
keys-title = Keys
keys-choices = Make the choice with this number
keys-undo = Undo, or ask for it
keys-back = Step back through what happened
keys-on = Step on
keys-live = Back to now
keys-chat = Chat
keys-plain = Drawn board or plain board
keys-tab = From one thing to the next; Enter chooses
keys-help = This list

# When something is refused. In English the server’s own sentence is shown if there is one.
refusal-offline = The server cannot be reached.
refusal-failed = Something went wrong; try again.
refusal-accounts-only = Only accounts can do that.
refusal-already-asked = That has been asked already.
refusal-already-seated = You have a seat already.
refusal-bad-name = This name will not do.
refusal-bad-options = These options do not go together.
refusal-bad-password = This password will not do.
refusal-cannot-undo = This cannot be taken back.
refusal-full = There is no more room for that.
refusal-illegal = That is not one of your choices.
refusal-name-taken = This name is taken.
refusal-no-seat = No seat is free.
refusal-not-creator = Only who opened the table can do that.
refusal-not-found = There is nothing at this address.
refusal-not-over = The game is not over.
refusal-not-playing = No game is being played here now.
refusal-not-seated = Only those who sit at the table can do that.
refusal-not-signed-in = You are not signed in.
refusal-not-your-turn = It is not your turn.
refusal-seat-taken = This seat is taken.
refusal-stale = The table has changed meanwhile; look again.
refusal-too-fast = Not so fast.
refusal-too-many = That is too many.
refusal-unavailable = That is not possible at this moment; try again.
refusal-withheld = This is kept until all tables with the same deal are over.
refusal-wrong-password = Name and password do not go together.
