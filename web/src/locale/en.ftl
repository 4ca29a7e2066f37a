# The page in English.

# Any board.
board-waiting = { $player } is choosing…
board-your-turn = Your turn.
board-in-words = The table in words
board-choices = { $count ->
    [one] You have one choice:
   *[other] You have { $count } choices:
}
board-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
board-skip = Skip to the end

# Symphonimo.
symphonimo-row = The conductors
symphonimo-orchestras = The orchestras
symphonimo-nothing = nothing under it
symphonimo-nobody = nobody yet
symphonimo-solo = soloist
symphonimo-quartet = quartet
symphonimo-orchestra = { $player }, { $points ->
    [one] 1 point
   *[other] { $points } points
}: { $cards }.
symphonimo-orchestra-of = Orchestra of { $player }
symphonimo-your-orchestra = Your orchestra
symphonimo-unseen = Still unseen: { $cards }.
symphonimo-unseen-title = Still unseen
symphonimo-discards-title = Discarded
symphonimo-removed-title = The false notes
symphonimo-pile = Pile
symphonimo-drawn = Drawn
symphonimo-for-you = for you
symphonimo-take = Take
symphonimo-place = Here
symphonimo-draw = Draw
symphonimo-finish = Finish
symphonimo-out = out of the round
symphonimo-you-own = you own { $count }
symphonimo-prompt-turn = Your turn: draw a card, or take a conductor.
symphonimo-prompt-placing = Under which conductor does it go?
symphonimo-prompt-offered = You may take it at once, or leave it in the row.
symphonimo-prompt-giving = Which of its cards goes to { $left }?
symphonimo-prompt-shedding = Which of its cards is discarded?
symphonimo-prompt-dismissing = Dismiss one of your musicians, or keep them all.

# Turandot.
turandot-stage = The audition
turandot-stage-directors = The audition of the directors
turandot-casting-title = The opera
turandot-hand = Your hand
turandot-number = Number { $number }
turandot-lone = Money alone
turandot-lone-about = hire a helper
turandot-money = Money
turandot-bluff = The Bluff
turandot-lay = Lay face down
turandot-how-much = How much Money lies with it?
turandot-keeps = { $left ->
    [0] You would have no Money left.
   *[other] You would keep { $left } Money.
}
turandot-with-bluff = Add the Bluff
turandot-laid-own = Your bid lies face down
turandot-last-bid = Last bid
turandot-fate-won = hired
turandot-fate-outbid = outbid
turandot-fate-tied = tie
turandot-fate-costume = costumes
turandot-fate-carpenter = scenery
turandot-fate-unserved = nobody
turandot-houses = The houses
turandot-bill = The playbill
turandot-your-house = Your house
turandot-house-of = The house of { $player }
turandot-stars = { $count ->
    [one] 1 star
   *[other] { $count } stars
}
turandot-favourite = dreams of { $role }
turandot-coins = { $count ->
    [one] 1 Money
   *[other] { $count } Money
}
turandot-stage-elements = { $count ->
    [one] 1 stage element
   *[other] { $count } stage elements
}
turandot-puccini = holds Puccini
turandot-directors-left = Directors still in the game
turandot-nobody-left = the place is empty
turandot-role-wants = { $role }, a { $sex ->
    [woman] woman’s role
   *[other] man’s role
}
turandot-singer = { $name }: { $category }, { $sex }, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}
turandot-at = { $number }. { $card }
turandot-house-words = { $player }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, Money { $money }, stage { $stage }; { $troupe }; { $director }.
turandot-no-singers = no singers yet
turandot-bid-words = { $player } bid { $bid }: { $fate }.
turandot-bid-number = { $number } with { $money } Money
turandot-bid-lone = a single Money
turandot-bluffed = and the Bluff
turandot-waiting-for = Waiting for { $players }.
turandot-prompt-audition = Whom do you want? Choose a number, or lay a single Money for a helper.
turandot-prompt-purse = How much Money do you lay with it?
turandot-prompt-stand-ins-own = Puccini chooses first: which card do you keep?
turandot-prompt-stand-ins = Whom do you give to { $receiver }?
turandot-prompt-naming = Who is to send a director away?
turandot-prompt-removing = Which director leaves the game?
turandot-prompt-casting = Who sings what? Drag, or choose a singer and then a role.
turandot-raise = Raise the curtain
turandot-raise-not = Every role needs a singer first.
turandot-best = Best casting
turandot-pick = Pick { $singer }
turandot-put = { $role }: put { $singer } here
turandot-role-holds = { $role }: { $singer }
turandot-role-empty = { $role }: nobody yet
turandot-your-plan = Your cast: { $points } for the roles
turandot-reveal = The bids are turned up

# The plain board.
plain-choices = What you can do
plain-table = The table
plain-seat = Seat
plain-nothing = nothing
plain-empty = empty
plain-you = you
plain-none = Nothing to choose now.

# The house style and the gallery.
style-title = The house style
style-lead = Paper and brass, deep red, night blue. Every token, card and control of the house, so that boards to come look like siblings.
style-colours = Colours
style-type = Type
style-space = Space
style-motion = Motion
style-controls = Controls
style-icons = Signs
style-musicians = Musicians
style-instruments = Instruments
style-conductors = Conductors
style-singers = Singers
style-directors = Directors
style-roles = Roles
style-house = Around the stage
style-cards = Cards
style-seats = Seats
style-close = Close
style-theme = Theme
style-light = Light
style-dark = Dark
style-system = As the system
style-language = Language
gallery-title = Gallery
gallery-game = Game
gallery-moment = Moment
gallery-board = Board
gallery-own = Its own
gallery-plain = Plain
gallery-eyes = Through the eyes of
gallery-player = a player
gallery-spectator = a spectator
gallery-step = Step
gallery-back = Back
gallery-show-change = Show the last change

# Fields of a view, for the plain board. A field that is not here is shown by its own name.
field-seats = Seats
field-phase = Phase
field-turn = To act
field-active = Still in the round
field-round = Round
field-pile = Pile
field-false_notes = False notes
field-hand = Drawn
field-taking = Being taken
field-row = The row
field-orchestras = Orchestras
field-discards = Discarded
field-unseen = Unseen
field-removed = The false notes were
field-conductor = Conductor
field-power = Power
field-capacity = Room
field-cards = Cards
field-holder = Taken by
field-worth = Worth, by seat
field-musicians = Musicians
field-points = Points
field-quartets = Quartets
field-puccini = Puccini
field-waiting = Still choosing
field-stand_in_for = Stand-in for
field-directors = Directors
field-begun = Number laid
field-bid = Your bid
field-players = Houses
field-dummy = The dummy
field-money = Money
field-stage = Stage elements
field-laid = Cards laid
field-shown = Last bid
field-troupe = Troupe
field-singers = Singers
field-director = Director
field-stars = Stars
field-casting = Casting
field-number = Number
field-bluff = Bluff
field-fate = Outcome
phase-turn = a turn
phase-placing = placing
phase-offered = take at once?
phase-giving = giving
phase-shedding = discarding
phase-dismissing = dismissing
phase-over = over
phase-audition = audition
phase-stand-ins = stand-ins
phase-naming = naming
phase-removing = a director goes
phase-casting = casting
fate-won = hired
fate-outbid = outbid
fate-tied = tie
fate-costume = Costume designer
fate-carpenter = Carpenter
fate-unserved = nobody
