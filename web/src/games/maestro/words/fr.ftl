# Le plateau de Maestro: Symphony, en français.

symphony-row-instruments = Instruments
symphony-row-soloists = Solistes
symphony-row-categories = Genres
symphony-row-position = Place
symphony-row-bach = Billets Bach
symphony-row-bonus = Cartes bonus
symphony-row-words = { $row } { $count } : { $points }
symphony-score-words = { $player } : { $total } points ; { $rows }.
symphony-bonus-words = Carte bonus de { $player } : { $card }. { $about } Pour l'instant { $points }.
symphony-team = Équipe { $team }
symphony-team-words = Équipe { $team }, { $members } : { $points } points.
symphony-bonus-instrument = Un point par carte de cet instrument que vous avez, soliste compris : { $instrument } ; au plus { $limit }.
symphony-bonus-category = Un point par œuvre de ce genre que vous avez jouée : { $category } ; au plus { $limit }.
symphony-bonus-minutes = Un point par œuvre de { $minutes } minutes ou plus que vous avez jouée ; au plus { $limit }.
symphony-bonus-different = Un point pour chacun, différent, que vous avez parmi { $members } ; au plus { $limit }.

help-symphony-bonus = Secrète jusqu'à la fin. Aucune carte bonus ne rapporte plus de { $limit } points.
help-symphony-score = La feuille de score
help-symphony-row = { $row } : { $steps } ; en dessous { $least }.
help-symphony-position = Place sur la portée à la fin, à partir du premier : { $points }.
