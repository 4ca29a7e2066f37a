# The board of Maestro: Symphony, in English.

symphony-row-instruments = Instruments
symphony-row-soloists = Soloists
symphony-row-categories = Categories
symphony-row-position = Place
symphony-row-bach = Bach notes
symphony-row-bonus = Bonus cards
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
