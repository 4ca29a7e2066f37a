# The board of Maestro: Symphony, in English.

symphony-row-instruments = Instruments
symphony-row-soloists = Soloists
symphony-row-categories = Categories
symphony-row-position = Place
symphony-row-bach = Bach notes
symphony-row-bonus = Bonus cards
symphony-column-count = count
symphony-column-points = points
symphony-row-words = { $row } { $count }: { $points }
symphony-score-words = { $player }: { $total } points; { $rows }.
symphony-bonus-words = Bonus card of { $player }: { $card }. { $about } Now { $points }.
symphony-team = Team { $team }
symphony-team-words = Team { $team }, { $members }: { $points } points.
symphony-bonus-instrument = A point for each { $instrument } of yours, its soloist included; at most { $limit }.
symphony-bonus-category = A point for each piece of the category { $category } that you have performed; at most { $limit }.
symphony-bonus-minutes = A point for each piece of { $minutes } minutes or more that you have performed; at most { $limit }.
symphony-bonus-different = A point for each different one you have of { $members }; at most { $limit }.

help-symphony-bonus = Secret until the end. No bonus card brings more than { $limit } points.
help-symphony-score = The score card
help-symphony-row = { $row }: { $steps }; below that { $least }.
help-symphony-position = Place on the staff at the end, from the first on: { $points }.

lesson-maestro-welcome = Welcome! The first at the double bar ends the evening, but points decide: six rows of a score card. A turn has two different actions.
lesson-maestro-dealt = Eight pieces were dealt to you: mark four to give back, and keep what your instruments can begin with. Pieces for soloists are harder at first.
lesson-maestro-soloists = Soloists are dear, and rare: only one of each. One may also sit in the section of the instrument. Every soloist counts on the score card.
lesson-maestro-score = Your score card: different instruments, soloists, categories of pieces, your place on the staff, and whole notes, called Bach notes.
lesson-maestro-bonus = And three secret bonus cards, up to three points each. Rest on one, hold it, or press H, and it explains itself.
lesson-maestro-over = The last bow! Six rows were added up for everybody. You know the whole game now: play again against bots, or ask friends in.
lesson-maestro-hand = These are your pieces: the composer, the minutes, and who must play. A golden ring means that you have the instrument, a thin ring that you can hire it, a dashed red ring that nobody has it yet.
lesson-maestro-orchestra = The orchestra belongs to all: every token shows whose instrument it is. What others have you hire for half its price.
lesson-maestro-buy = { $card } is for sale, and a piece of yours lacks it. Whoever owns an instrument never pays for it again, and earns when others hire it.
lesson-maestro-perform = You can perform { $piece } now. Point at it: the purse, the pawn and the stage show what would happen.
lesson-maestro-purse = Money is counted in notes: whole, half, quarter, eighth, sixteenth. For a performance the bank lends you what is missing, up to what the piece brings.
lesson-maestro-piles = With nothing to play, take a piece; you may hold six. A chance card may bring luck, tease somebody, or protect you.
lesson-maestro-hiring = Several players have what you need: choose whom you pay. The cheapest comes first.
lesson-maestro-offered = A piece of four minutes earns a chance card as well. Take one!
lesson-maestro-keeping = Look at them, and keep one; the other goes under the pile.
lesson-maestro-fresh = { $card }: use it now, or save it for later. One saved card a turn may be used.
lesson-maestro-aiming = { $card } harms somebody: choose whom.
lesson-maestro-reacting = Somebody has shown { $card }. With a correction card you could cancel it; nobody can see whether you have one.
lesson-maestro-saved = A saved chance card is lit: using it costs no action.
lesson-maestro-stand = On the stand lies what was played last. Where we know its opening for certain, you see and hear it.
lesson-maestro-maestro = The baton is your Maestro card: once a game it gives you one action more.

picture-symphony-score = With { $seats } players: what each row must count for the points above it.
picture-symphony-teams = Team-mates sit apart, see each other’s cards, and hire each other for nothing.

# The score card, for the plain board.
plain-row = { $count }, worth { $points }
field-scores = Score cards
field-total = Points
field-categories_performed = Performed categories
field-bonus = Bonus cards
field-teams = Teams
