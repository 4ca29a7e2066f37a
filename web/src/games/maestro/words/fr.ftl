# Le plateau de Maestro: Symphony, en français.

symphony-row-instruments = Instruments
symphony-row-soloists = Solistes
symphony-row-categories = Genres
symphony-row-position = Place
symphony-row-bach = Billets Bach
symphony-row-bonus = Cartes bonus
symphony-column-count = nombre
symphony-column-points = points
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

lesson-maestro-welcome = Bienvenue ! Le premier à la double barre met fin à la soirée, mais les points décident : six lignes d'une feuille de score. Un tour compte deux actions différentes.
lesson-maestro-dealt = Huit partitions vous ont été données : marquez-en quatre à rendre, et gardez de quoi commencer. Ce qui demande des solistes est plus difficile au début.
lesson-maestro-soloists = Les solistes sont chers, et rares : un seul de chaque. Un soliste peut aussi jouer dans le rang de son instrument. Chacun compte sur la feuille de score.
lesson-maestro-score = Votre feuille de score : instruments différents, solistes, genres d'œuvres, place sur la portée, et rondes, dites billets Bach.
lesson-maestro-bonus = Et trois cartes bonus secrètes, trois points au plus chacune. Arrêtez-vous sur l'une, tenez-la, ou pressez H : elle s'explique.
lesson-maestro-over = Le dernier salut ! Six lignes ont été comptées pour chacun. Vous connaissez tout le jeu : rejouez contre des robots, ou invitez des amis.
lesson-maestro-hand = Voici vos partitions : le compositeur, les minutes, et qui doit jouer. Un anneau doré : vous avez l'instrument ; un anneau fin : il se loue ; un anneau rouge en pointillé : personne n'en a encore.
lesson-maestro-orchestra = L'orchestre est à tous : chaque jeton dit à qui est l'instrument. Ce que les autres possèdent se loue à moitié prix.
lesson-maestro-buy = À vendre : { $card }, qui manque à l'une de vos partitions. Qui possède un instrument ne le paie plus, et gagne quand d'autres le louent.
lesson-maestro-perform = Vous pouvez jouer { $piece }. Pointez la carte : la bourse, le pion et la scène montrent ce qui arriverait.
lesson-maestro-purse = L'argent se compte en notes : ronde, blanche, noire, croche, double croche. Pour un concert, la banque prête ce qui manque, jusqu'à ce que l'œuvre rapporte.
lesson-maestro-piles = Rien à jouer ? Prenez une partition ; on en tient six au plus. Une carte chance porte bonheur, taquine quelqu'un, ou vous protège.
lesson-maestro-hiring = Plusieurs joueurs ont ce qu'il vous faut : choisissez qui vous payez. Le moins cher vient d'abord.
lesson-maestro-offered = Une œuvre de quatre minutes donne aussi une carte chance. Prenez-la !
lesson-maestro-keeping = Regardez-les, et gardez-en une ; l'autre va sous la pile.
lesson-maestro-fresh = { $card } : utilisez-la aussitôt, ou gardez-la. On peut utiliser une carte gardée par tour.
lesson-maestro-aiming = { $card } nuit à quelqu'un : choisissez qui.
lesson-maestro-reacting = Quelqu'un a montré { $card }. Une carte correction l'annulerait ; nul ne voit si vous en avez une.
lesson-maestro-saved = Une carte chance gardée est éclairée : l'utiliser ne coûte pas d'action.
lesson-maestro-stand = Sur le pupitre, ce qui a été joué en dernier. Quand nous en connaissons le début avec certitude, vous le voyez et l'entendez.
lesson-maestro-maestro = La baguette est votre carte Maestro : une fois par partie, elle donne une action de plus.

picture-symphony-score = À { $seats } : ce que chaque ligne doit compter pour les points du haut.
picture-symphony-teams = Les équipiers ne sont pas voisins, voient les cartes l'un de l'autre et se louent gratuitement leurs musiciens.

# La feuille de score, pour le plateau simple.
plain-row = { $count }, soit { $points }
field-scores = Feuilles de score
field-total = Points
field-categories_performed = Genres joués
field-bonus = Cartes bonus
field-teams = Équipes
