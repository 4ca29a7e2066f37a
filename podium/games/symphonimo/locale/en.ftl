# Symphonimo in English.

family-elephant = Elephant
family-owl = Owl
family-fox = Fox
family-bear = Bear
family-cat = Cat
family-frog = Frog
family-rabbit = Rabbit
family-rooster = Rooster
family-mole = Mole
family-hedgehog = Hedgehog
family-mouse = Mouse

conductor-aurelia = Aurelia
conductor-bastien = Bastien
conductor-cosima = Cosima
conductor-dmitri = Dmitri
conductor-eulalie = Eulalie
conductor-fabrizio = Fabrizio

power-max-two = two cards at most
power-pass-left = pass one card left
power-discard-one = discard one of its cards
power-discard-owned = may dismiss one of yours
power-draw-one = draw one more card
power-take-at-once = may be taken at once

# What you can do.
choice-draw = Draw a card ({ $pile } left in the pile)
choice-place = Place the { $card } under { $conductor } ({ $number })
choice-take = Take { $conductor } ({ $number }) with { $cards }, worth { $points }
choice-take-at-once = Take { $conductor } ({ $number }) at once, with { $cards }, worth { $points }
choice-finish = Finish without taking anything
choice-wait = Leave it in the row and pass the turn
choice-keep = Keep all your musicians
choice-give = Give the { $card } to { $left }
choice-shed = Discard the { $card } and keep the rest
choice-dismiss = Dismiss one { $card } that you owned before

# What happened.
told-draw = { $player } draws a card: { $card }.
told-draw-one = { $player } draws one more card: { $card }.
told-place = { $player } places the { $card } under { $conductor } ({ $number }).
told-take = { $player } takes { $conductor } ({ $number }) with { $cards }.
told-finish = { $player } finishes without taking anything.
told-wait = { $player } leaves it in the row.
told-keep = { $player } keeps all musicians.
told-give = { $player } gives the { $card } to { $left }.
told-shed = { $player } discards the { $card }.
told-dismiss = { $player } dismisses one { $card }.
told-last-card = That was the last card: everyone still in this round decides once more.
told-round = Round { $round } begins with { $player }.
told-over = The game is over.

reason-points = most points
reason-quartets = level on points, more Quartets
reason-shared = level on points and Quartets: a shared victory

# The table.
table-row = Round { $round }
table-pile = Pile: { $pile ->
    [one] 1 card
   *[other] { $pile } cards
}
table-false-notes = { $count ->
    [one] 1 false note set aside unseen
   *[other] { $count } false notes set aside unseen
}
table-hand = { $player } has drawn: { $card }
table-finale = The pile is empty: take a conductor or finish
table-taken = taken by { $player }
table-worth = for you { $points }
table-orchestra = Orchestra
table-unseen = unseen
table-points = Points
table-discards = Discarded: { $cards }
table-removed = The false notes were: { $cards }
table-legend = ★ soloist 1 point · ♛ quartet 5 points · anything else 0
