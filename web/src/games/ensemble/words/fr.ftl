# La leçon de Maestro: Ensemble, en français ; son plateau est dans games/concert/words.

lesson-ensemble-welcome = Bienvenue ! Réunissez un orchestre, jouez de vraies œuvres, et soyez le premier à la double barre, à droite. Une mesure dure quatre minutes.
lesson-ensemble-over = Le dernier salut ! Le premier arrivé a gagné. Vous connaissez tout le jeu : rejouez contre des robots, ou invitez des amis.
lesson-ensemble-hand = Voici vos partitions : le compositeur, les minutes, et qui doit jouer. Un anneau doré : vous avez l'instrument ; un anneau fin : il se loue ; un anneau rouge en pointillé : personne n'en a encore.
lesson-ensemble-orchestra = L'orchestre est à tous : chaque jeton dit à qui est l'instrument. Ce que les autres possèdent se loue à moitié prix.
lesson-ensemble-buy = À vendre : { $card }, qui manque à l'une de vos partitions. Qui possède un instrument ne le paie plus, et gagne quand d'autres le louent.
lesson-ensemble-perform = Vous pouvez jouer { $piece }. Pointez la carte : la bourse, le pion et la scène montrent ce qui arriverait.
lesson-ensemble-purse = L'argent se compte en notes : ronde, blanche, noire, croche, double croche. Pour un concert, la banque prête ce qui manque, jusqu'à ce que l'œuvre rapporte.
lesson-ensemble-piles = Rien à jouer ? Prenez une partition ; on en tient six au plus. Une carte chance porte bonheur, taquine quelqu'un, ou vous protège.
lesson-ensemble-hiring = Plusieurs joueurs ont ce qu'il vous faut : choisissez qui vous payez. Le moins cher vient d'abord.
lesson-ensemble-offered = Une œuvre de quatre minutes donne aussi une carte chance. Prenez-la !
lesson-ensemble-keeping = Regardez-les, et gardez-en une ; l'autre va sous la pile.
lesson-ensemble-fresh = { $card } : utilisez-la aussitôt, ou gardez-la. On peut utiliser une carte gardée par tour.
lesson-ensemble-aiming = { $card } nuit à quelqu'un : choisissez qui.
lesson-ensemble-reacting = Quelqu'un a montré { $card }. Une carte correction l'annulerait ; nul ne voit si vous en avez une.
lesson-ensemble-saved = Une carte chance gardée est éclairée : l'utiliser ne coûte pas d'action.
lesson-ensemble-stand = Sur le pupitre, ce qui a été joué en dernier. Quand nous en connaissons le début avec certitude, vous le voyez et l'entendez.
lesson-ensemble-maestro = La baguette est votre carte Maestro : une fois par partie, elle donne une action de plus.
