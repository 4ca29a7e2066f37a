# The lesson of Maestro: Ensemble, in English; its board is in games/concert/words.

lesson-ensemble-welcome = Welcome! Gather an orchestra, perform real music, and be first at the double bar on the right. A measure is four minutes.
lesson-ensemble-over = The last bow! Whoever reached the goal first has won. You know the whole game now: play again against bots, or ask friends in.
lesson-ensemble-hand = These are your pieces: the composer, the minutes, and who must play. A golden ring means that you have the instrument, a thin ring that you can hire it, a dashed red ring that nobody has it yet.
lesson-ensemble-orchestra = The orchestra belongs to all: every token shows whose instrument it is. What others have you hire for half its price.
lesson-ensemble-buy = { $card } is for sale, and a piece of yours lacks it. Whoever owns an instrument never pays for it again, and earns when others hire it.
lesson-ensemble-perform = You can perform { $piece } now. Point at it: the purse, the pawn and the stage show what would happen.
lesson-ensemble-purse = Money is counted in notes: whole, half, quarter, eighth, sixteenth. For a performance the bank lends you what is missing, up to what the piece brings.
lesson-ensemble-piles = With nothing to play, take a piece; you may hold six. A chance card may bring luck, tease somebody, or protect you.
lesson-ensemble-hiring = Several players have what you need: choose whom you pay. The cheapest comes first.
lesson-ensemble-offered = A piece of four minutes earns a chance card as well. Take one!
lesson-ensemble-keeping = Look at them, and keep one; the other goes under the pile.
lesson-ensemble-fresh = { $card }: use it now, or save it for later. One saved card a turn may be used.
lesson-ensemble-aiming = { $card } harms somebody: choose whom.
lesson-ensemble-reacting = Somebody has shown { $card }. With a correction card you could cancel it; nobody can see whether you have one.
lesson-ensemble-saved = A saved chance card is lit: using it costs no action.
lesson-ensemble-stand = On the stand lies what was played last. Where we know its opening for certain, you see and hear it.
lesson-ensemble-maestro = The baton is your Maestro card: once a game it gives you one action more.
