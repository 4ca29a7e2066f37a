# The boards of Maestro: Ensemble and Maestro: Symphony, in English.

concert-money = { $sum }
concert-stage = The orchestra
concert-markets = For sale
concert-instruments = Instruments
concert-soloists = Soloists
concert-refresh = New ones
concert-deck = { $deck } more
concert-pieces = Pieces
concert-chances = Chance
concert-staff = { $goal } minutes of music
concert-minutes = { $minutes } min
concert-hand = Your pieces
concert-purse = Your purse
concert-saved = Your chance cards
concert-saved-none = No chance card saved
concert-houses = The other orchestras
concert-you = { $player } (you)
concert-nobody = nobody yet
concert-start = Start
concert-owned-by = { $player }: { $count }
concert-owners = { $place }: { $owners }
concert-unowned = { $place }: nobody yet
concert-brings = brings { $revenue }
concert-rent = rent { $rent }
concert-rent-in = +{ $rent } from { $player }
concert-loan = { $loan } on loan
concert-gain = earns { $gain }
concert-missing = nobody plays it yet
concert-have = yours
concert-hire = to hire
concert-lack = missing
concert-playing = { $player } performs
concert-idle = The stand waits for the next piece
concert-hear = Hear it again
concert-preparing = { $player } prepares
concert-part-open = open
concert-no-theme = { $minutes } minutes of music
concert-take-sheet = Take a piece
concert-take-chance = Take a chance card
concert-take-nothing = No, thank you
concert-maestro = One action more
concert-pass = End the turn
concert-use = Use it
concert-save = Save it
concert-keep = Keep this one
concert-answer = Answer with a correction
concert-let-pass = Let it pass
concert-answer-none = You hold no correction card.
concert-pass-always = Always let pass
concert-pass-ask = Ask me again
concert-shut-actions = You have no action left in this turn.
concert-shut-repeated = You have done that already in this turn.
concert-shut-hand = Your hand is full.
concert-shut-pile = The pile is empty.
concert-shut-deck = There are too few left for a new row.
concert-shut-money = You would have to buy one, and could not pay for the dearest.
concert-stop = Leave it at that
concert-aim = At { $player }
concert-hired-from = { $card } from { $owner }
concert-hired-choruses = Both choruses
concert-give-back = Give these { $count } back
concert-give-more = { $count ->
    [one] Choose 1 more to give back
   *[other] Choose { $count } more to give back
}
concert-kind-lucky = Lucky
concert-kind-teasing = Teasing
concert-kind-correction = Correction
concert-endless = Stays for the whole game
concert-actions = { $count ->
    [0] No action left
    [one] 1 action left
   *[other] { $count } actions left
}
concert-maestro-card = Maestro card, unused
concert-answered = You have answered.
concert-aimed-at = at { $player }
concert-holds = { $sheets ->
    [one] 1 piece
   *[other] { $sheets } pieces
} · { $saved ->
    [one] 1 chance card
   *[other] { $saved } chance cards
}
concert-played = { $count ->
    [one] 1 piece performed
   *[other] { $count } pieces performed
}
concert-mate = your team

concert-effect-money = { $amount } from the bank.
concert-effect-minutes = { $minutes } minutes forward.
concert-effect-instrument = This card is now your { $instrument }.
concert-effect-rent = For the rest of the game: the dearest hire of each performance is free.
concert-effect-sheet = For the rest of the game: look at one piece more whenever you take one.
concert-effect-income = For the rest of the game: { $amount } more for each performance.
concert-effect-take_instrument = Take a { $instrument } from another player.
concert-effect-destroy_instrument = Another player loses a { $instrument }.
concert-effect-take_money = Take { $amount } from another player.
concert-effect-step_back = Another player goes { $minutes } minutes back.
concert-effect-take_sheet = Take a piece, unseen, from another hand.
concert-effect-correction = Cancels a teasing card against you, or the lucky card of another.

concert-piece-words = { $title }: { $minutes } minutes, brings { $revenue }; for { $needs }.
concert-missing-words = Nobody has these yet: { $places }.
concert-cost-words = Rent { $rent }, you would earn { $gain }{ $isLoan ->
    [true] , with { $loan } on loan
   *[other] {""}
}.
concert-market-words = Instruments for sale: { $cards }; { $deck } more in the deck.
concert-soloists-words = Soloists for sale: { $cards }; { $deck } more in the deck.
concert-house-words = { $player }: { $money } in notes, { $minutes } minutes, { $sheets } pieces and { $saved } chance cards in hand; orchestra: { $owned }.
concert-house-maestro = Has the Maestro card.
concert-house-laid = Before them: { $cards }.
concert-house-performed = Performed: { $pieces }.

concert-prompt-over = The concert is over.
concert-prompt-turn = { $count ->
    [one] Your turn: choose an action
   *[other] Your turn: { $count } actions
}
concert-prompt-done = Use a saved chance card, or end the turn
concert-prompt-buying = Buy one of the new ones
concert-prompt-keeping = { $kind ->
    [sheet] Keep one of these pieces
   *[other] Keep one of these chance cards
}
concert-prompt-offered = A short piece: take a chance card?
concert-prompt-fresh = { $canUse ->
    [false] It can do nothing now: save it for later
   *[other] Use this card now, or save it
}
concert-prompt-aiming = “{ $card }”: at whom?
concert-prompt-redirecting = “{ $card }” was cancelled: at somebody else?
concert-prompt-reacting = { $player } uses “{ $card }”: will you answer?
concert-prompt-hiring = From whom do you hire the { $card }?
concert-prompt-opening = Give { $count } of your pieces back
concert-waiting-all = Waiting for { $players }

help-concert-seat = seat { $number }
help-concert-price = Costs { $price }; whoever hires it pays its owner half, { $rent }.
help-concert-owners = In the orchestra: { $owners }.
help-concert-unowned = Nobody has one yet: pieces that need it cannot be performed.
help-concert-soloist = May also sit in the section, but is always paid as a soloist.
help-concert-star = A soloist with a place of their own; no section plays this.
help-concert-choir = A male and a female chorus together can sing in its place.
help-concert-piece = { $minutes } minutes on the staff, and { $revenue } from the bank.
help-concert-needs = Played by { $needs }.
help-concert-short = Four minutes: after it you may take a chance card.
help-concert-long = No chance card after a long piece.
help-concert-lucky = All others may answer a lucky card with a correction.
help-concert-teasing = Whoever it is aimed at may answer with a correction.
help-concert-correction = A correction is saved, and played when somebody else shows a card.
help-concert-money = Whole, half, quarter, eighth and sixteenth: money is counted in note values.
help-concert-loan = For a performance the bank lends up to what the piece brings, and takes it back at once.
help-concert-maestro = Once a game: one action more in this turn.
help-concert-staff-title = The staff
help-concert-staff = A measure is four minutes. Whoever reaches the double bar at { $goal } minutes ends the game.
help-concert-sheets = Taking a piece is free; you may hold { $hand }.
help-concert-sheets-many = With { $many } instruments or more you look at two and keep one.
help-concert-chances = Use a chance card at once or save it; one saved card a turn.
help-concert-seats = Their money, minutes and orchestra are open, their cards are secret.

picture-concert-money = Money: a whole note, a half, a quarter, an eighth and a sixteenth.
picture-concert-instruments = Above each is its price. To hire one from its owner costs half of it.
picture-concert-soloists = There is one of each, and they are dear; but everybody who needs them must hire them.
picture-concert-piece = A golden ring: it is yours. A thin ring: somebody has it. A dashed red ring: nobody has it yet, and the piece must wait.
picture-concert-chance = Luck, a tease, and a correction that cancels either.
picture-concert-performing = You own one and hire the rest for { $rent }; the piece brings { $revenue }, so you earn { $gain }.
picture-concert-staff = A measure is four minutes, and the double bar is the goal.

# Bare words of a view, for the plain board.
word-sheet = piece
word-chance = chance card
word-owner = owner
word-stand-in = soloist in its place
word-choruses = both choruses
word-turn = a turn
word-opening = the opening
word-fresh = a card just taken
word-keeping = keeping one
word-offered = a chance card is offered
word-aiming = aiming
word-reacting = answers
word-redirecting = aiming again
word-hiring = hiring
word-buying = buying
word-over = over

# Fields of a view, and what is said of a piece, for the plain board.
plain-piece = { $minutes } minutes, brings { $revenue }; for { $needs }.
plain-lacking = { $missing } missing
plain-stand-in = { $player } { $rent } for { $soloist }
plain-too-dear = Too dear for now.
field-goal = Goal, in minutes
field-starter = Double baton
field-actions_left = Actions left
field-is_maestro_turn = Maestro card played in this turn
field-is_saved_used = Saved card used in this turn
field-instruments_below = Last instruments of the deck
field-soloists_below = Last soloists of the deck
field-sheet_pile = Pieces in the pile
field-chance_pile = Chance cards in the pile
field-hand = Your pieces
field-saved_cards = Your chance cards
field-looked = You are looking at
field-pile_sheet = Known in the pile of pieces, by place from the top
field-pile_chance = Known in the pile of chance cards, by place from the top
field-rejected = Given back, somewhere in the pile
field-arranging = Being prepared
field-ways = Next part, from
field-target = The chance card is aimed at
field-targets = It may be aimed at
field-tried = Cancelled by
field-answer = Your answer
field-players = Orchestras
field-minutes = Minutes
field-has_maestro = Maestro card
field-orchestra = Orchestra
field-sheets = Pieces
field-saved = Chance cards
field-performed = Performed
field-laid = Lying before them
field-known_sheets = Pieces you know of
field-known_chance = Chance cards you know of
