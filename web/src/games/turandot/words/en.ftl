# Help and lesson for Turandot, in English.

help-turandot-singer = { $category }, { $sex }.
help-turandot-stars = Stars are points: { $count ->
    [one] 1.
   *[other] { $count }.
}
help-turandot-favourite = In the favourite role, { $role }: { $points }.
help-turandot-clash = As { $roles }, a role of the other sex: { $points }.
help-turandot-any-role = Suits every role.
help-turandot-role = { $sex ->
    [woman] A woman’s role.
   *[other] A man’s role.
} At the end one of your singers sings it.
help-turandot-role-clash = A singer of the other sex costs { $points } here.
help-turandot-role-bid = Its number is the one to lay for whoever stands under it.
help-turandot-director = At the end: { $about }.
help-turandot-director-when = Directors audition once, in round 4; everybody gets one.
help-turandot-number = Laid face down, it is your bid for this card: yours if you are alone on the number, or lay more Money than each of the others.
help-turandot-number-tie = If the highest offer is made twice, nobody wins the card.
help-turandot-money = Lies with a number and decides when several want the same. Spent if you win, back in your hand if you do not.
help-turandot-money-lone = A single Money without a number hires a helper and becomes a stage element; you get a stand-in as well.
help-turandot-helpers = Whoever holds Puccini gets no helper, and there are not enough helpers for everybody. Who comes too late gets the Money back.
help-turandot-bluff = Goes along with any bid, does nothing, and looks like Money from behind.
help-turandot-puccini = Whoever holds Puccini hands out the singers that nobody won, and picks first. It moves on to the left after every round.
help-turandot-puccini-helper = Whoever holds Puccini gets no helper.
help-turandot-stage = { $points ->
    [one] Each is worth 1 point
   *[other] Each is worth { $points } points
}, and can never be spent.

lesson-turandot-welcome = Welcome to the opera! In seven auditions you hire six singers and a director. Tonight these four stand under the roles 1 to 4.
lesson-turandot-card = Every star is a point. The heart names a favourite role, worth one more if you cast it so at the end; the sign in the corner says whether a woman’s or a man’s role suits.
lesson-turandot-hand = This is your secret hand: a number for every place, three Money for the whole game, and the Bluff.
lesson-turandot-number = Choose whom you want: { $singer } has the most stars. Alone on the number you hire at once; if others want the same, Money decides.
lesson-turandot-purse = How much Money lies with it? The others see how many cards you lay, and not which. Money is spent only if you win; the Bluff looks like Money and is none. Let us keep our coins this time.
lesson-turandot-won = Hired! Nobody offered more for this number.
lesson-turandot-outbid = Outbid: somebody laid more Money here. Yours comes back, and you will get a stand-in.
lesson-turandot-tied = A tie at the top: nobody wins this one, and all Money comes back. You will get a stand-in.
lesson-turandot-served = Your coin has hired a helper: it is a stage element now, one point that stays. A singer comes as a stand-in all the same.
lesson-turandot-give = You hold Puccini, so you hand out those whom nobody won: first your own, if you need one, then everybody else’s.
lesson-turandot-name = After each of the first three rounds a director is sent away. Puccini’s holder names who decides; this is you.
lesson-turandot-remove = You were named: send one of the directors away. Look what each of them likes, and keep one that suits your troupe.
lesson-turandot-directors = These directors come in round 4. Each adds points for some kinds of singers: hire with one of them in mind.
lesson-turandot-lone = Money can be laid alone, too: it builds scenery, one point for good, and you take a stand-in. Puccini’s holder cannot.
lesson-turandot-puccini = Puccini goes round: whoever has it hands out the singers that are left.
lesson-turandot-round-four = Round 4: the directors audition. Look at your troupe, and at what each of them thinks of it.
lesson-turandot-troupe = Your troupe so far. The number on the right is what it would be worth now, well cast. Rest on any card, hold it, or press H, and it explains itself.
lesson-turandot-casting = All are hired: now cast your opera. Drag singers into roles, or choose one and then a role: hearts add, the other sex costs.
lesson-turandot-best = Or let the house find the best casting for you.
lesson-turandot-over = The curtain! Here is every house’s opera, with its points. You know the whole game now: play again against bots, or ask friends in.

picture-turandot-set-up = Stars on the left, sex on the right, the kind of voice below; the heart names the favourite role. The cat is of undetermined sex.
picture-turandot-audition = A number, a Money and the Bluff go down together; the others see three cards.
picture-turandot-recruitment = Above: two Money beat one, which comes back. Below: the highest offer was made twice, and nobody hires.
picture-turandot-director = What each director adds for whom, and takes away.
picture-turandot-end = A favourite role is worth { $favourite }, a role of the other sex { $clash }.
picture-turandot-two = Puccini goes back and forth, and what nobody hires joins the dummy.
