# Help and lesson for Symphonimo, in English.

help-symphonimo-copies = A family of { $copies } cards.
help-symphonimo-score = { $cards ->
    [one] Exactly one of them
   *[other] Exactly { $cards } of them
} in an orchestra: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
help-symphonimo-else = Any other number: nothing.
help-symphonimo-yours = { $count ->
    [0] You have none.
   *[other] You have { $count }.
}
help-symphonimo-hidden = { $count ->
    [0] All of them have been seen.
   *[other] Not seen yet: { $count }.
}
help-symphonimo-chair-none = Nobody sits here yet.
help-symphonimo-chair-solo = A Soloist: one alone, as it should be.
help-symphonimo-chair-quartet = A Quartet: { $count } together, as it should be.
help-symphonimo-chair-noise = { $count } of them: noise.
help-symphonimo-room = { $cards ->
    [0] Nothing lies here; there is room for { $room } cards.
   *[other] { $cards } of at most { $room } cards lie here.
}
help-symphonimo-worth = All its cards together are worth { $points } to you now.
help-symphonimo-take = Who takes a conductor gets all the cards under it and is out of the round.
help-symphonimo-taken = Taken: it comes back, empty, in the next round.
help-symphonimo-power-max-two = Its power: it has room for two cards and never more.
help-symphonimo-power-pass-left = Its power: who takes it gives one of its cards to the left neighbour.
help-symphonimo-power-discard-one = Its power: who takes it throws one of its cards away.
help-symphonimo-power-discard-owned = Its power: who takes it may send one earlier musician away.
help-symphonimo-power-draw-one = Its power: who takes it draws one more card, whatever it is.
help-symphonimo-power-take-at-once = Its power: who has just placed a card here may take it on the spot.
help-symphonimo-pile = Who draws shows the card to all and puts it under a conductor that has room. When the last card is placed, the end begins.

lesson-symphonimo-welcome = Good evening, Maestro! This will be your orchestra. One musician of a family is a Soloist, worth 1 point; exactly four are a Quartet, worth 5. Two, three, five: noise, worth nothing.
lesson-symphonimo-conductors = These two conductors gather musicians, four at most each. In every round each of you takes one of them, with everybody under it.
lesson-symphonimo-draw = So let us see who is in the pile. Draw a card: a click, or the key 0.
lesson-symphonimo-place = { $card }! Put it under either conductor. A heap that you like, the others may like too.
lesson-symphonimo-rival = Now { $rival } does the same. Everything lies open: look what is useful over there, and what is not.
lesson-symphonimo-take = From now on you have a choice: draw again, or take a conductor. This is what its cards are worth to you at this moment.
lesson-symphonimo-good = This one would bring you { $points }. Take it now, or draw once more and risk that { $rival } is quicker? Taking ends the round for you.
lesson-symphonimo-twin = Careful: you already have one { $card }. A second would turn your Soloist into noise, unless you are on your way to four.
lesson-symphonimo-out = You have taken, so you are out until the next round. { $rival } may go on drawing as long as there is room.
lesson-symphonimo-round = A new round: the conductors are back and empty. Whoever took last begins.
lesson-symphonimo-noise = Here is some noise. It costs nothing in itself: one or two more and it may still become a Quartet.
lesson-symphonimo-others = These small numbers say what a heap is worth to { $rival }. A card that spoils it for one can be a present to the other.
lesson-symphonimo-quartet = A Quartet, 5 points! Now keep every further one of them out of your orchestra.
lesson-symphonimo-count = Nothing is hidden but the order: here you read which cards are still to come. Rest on any card, hold it, or press H, and it explains itself.
lesson-symphonimo-finish = The pile is empty. Take one last conductor if it helps you; if it would hurt, just finish.
lesson-symphonimo-over = The last chord. You know the whole game now: play again against bots, ask friends in, or look into the rules for the Grand Maestros and their powers.

picture-symphonimo-set-up = The number in the corner says how many cards the family has.
picture-symphonimo-turn = Draw a card and put it under a conductor; or take a conductor with all that lies there.
picture-symphonimo-points = Soloists and Quartets count; everything else is noise.
picture-symphonimo-maestro = The six conductors and their powers.
picture-symphonimo-false = Five cards leave the game before anybody has seen them.
