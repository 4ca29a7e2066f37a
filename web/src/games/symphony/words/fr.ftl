# Le plateau, l’aide et la leçon de Symphony, en français.

symphony-score = La partition
symphony-orchestra = L’orchestre
symphony-hand = Votre main
symphony-hand-empty = Votre main est vide.
symphony-pentagon = Jetons au choix
symphony-order = Qui joue ensuite
symphony-order-last = Personne après : le mouvement s’achève.
symphony-next-disc = Le prochain disque à jouer
symphony-player = Joueur
symphony-points = Points
symphony-first = Premier joueur
symphony-cards = { $cards ->
    [one] { $cards } carte en main
   *[other] { $cards } cartes en main
}
symphony-sheet = Feuille { $number } · { $sheet } { $side ->
    [white] ○
   *[other] ●
}
symphony-note = Feuille { $sheet }, voix { $voice }, note { $number }
symphony-voice = Feuille { $sheet }, voix { $voice }
symphony-voice-name = Voix { $voice }
symphony-says = { $name } : { $about }.
symphony-tuplet = d’un groupe
symphony-black = noir
symphony-upon = { " " }sur{ " " }
symphony-gets = Vous recevez { $token }
symphony-covers = Recouvre { $player }
symphony-free = place libre
symphony-placed = bien placé
symphony-nobody = personne
symphony-token = Jeton de musicien
symphony-discs = { $discs ->
    [one] { $discs } disque
   *[other] { $discs } disques
}
symphony-conductor = Chef : { $player }, { $discs ->
    [one] { $discs } disque.
   *[other] { $discs } disques.
}
symphony-waiting = { $player } joue : { $card }

symphony-prompt-choirs = Quel chœur gardez-vous ?
symphony-prompt-card = Choisissez une carte à poser
symphony-prompt-seat = Où s’assied-il : { $card } ?
symphony-prompt-control = Prenez la direction d’un instrument
symphony-prompt-must = Il serait mieux placé ailleurs : c’est à vous de le diriger
symphony-prompt-spread = Vous avez un instrument dans chaque colonne : prenez un jeton
symphony-prompt-unlock = { $card } : ouvrir Imminent avec le jeton Éclectisme ?
symphony-prompt-play = { $card } : { $notes ->
    [0] il ne reste aucune note
   *[other] jouez { $black ->
        [0] votre disque
       *[other] le disque noir
    }
}
symphony-prompt-group = { $card } : le disque suivant du groupe
symphony-prompt-chain = { $card } : enchaînez le suivant à côté, ou arrêtez
symphony-prompt-layer = Lequel des deux est dessous ?
symphony-prompt-disc = Premier violon : quel disque jouez-vous ?

symphony-act-prolong-own-left = Un des vôtres en plus
symphony-act-prolong-black-left = Un noir en plus
symphony-act-prolong-own-space = Le vôtre, case fermée
symphony-act-prolong-black-space = Un noir, case fermée
symphony-act-conduct-left = Le disque du chef
symphony-act-conduct-space = Celui du chef, case fermée
symphony-act-disc-own = Votre disque
symphony-act-disc-black = Un disque noir
symphony-act-black-under = Le noir dessous
symphony-act-black-over = Le noir dessus
symphony-act-stop = Ne plus enchaîner
symphony-act-keep = Garder le jeton
symphony-act-burn = Laisser partir le disque

symphony-finale = La symphonie que vous avez jouée
symphony-listen = Écouter
symphony-stop = Arrêter
symphony-midi = Garder en MIDI
symphony-voice-violin = au violon
symphony-voice-clarinet = à la clarinette
symphony-voice-horn = au cor
symphony-voice-flute = à la flûte
symphony-voice-bassoon = au basson
symphony-voice-trumpet = à la trompette
symphony-voice-none = sans voix

help-symphony-spaces = { $own ->
    [0] Aucun disque à soi
    [one] { $own } disque de son joueur
   *[other] { $own } disques de son joueur
}{ $black ->
    [0] {""}
   *[other] , { $black } noir
}{ $grey ->
    [0] {""}
   *[other] { " " }; bien placé, { $grey } de plus
}{ $locked ->
    [0] {""}
   *[other] { " " }; bien placé, { $locked } noir
}.
help-symphony-unlockable = Bien placé, { $ability }
help-symphony-part = Partie { $part } : { $ability }
help-symphony-dots = Chez lui sur une place marquée : { $categories }.
help-symphony-clefs = { $clefs ->
    [one] { $clefs } clé
   *[other] { $clefs } clés
} : { $points } points avec un jeton Clé.
help-symphony-conductor = Prête deux disques aux instruments de qui le dirige, à deux différents.
help-symphony-conductor-when = Un tel disque est joué à la place de celui de l’instrument, qui reste, ou attend sur une case fermée.
help-symphony-concertmaster = Joue un disque à chaque mouvement, à la fin de l’attaque, dans n’importe quel ordre. Qui le dirige est premier joueur.
help-symphony-conducted = Le chef lui a prêté un disque.
help-symphony-placed = Bien placé : ses cases et capacités fermées sont ouvertes.
help-symphony-not-placed = Mal placé : ce qui est derrière le trait est fermé.
help-symphony-seat = Bien placés ici : { $categories }.
help-symphony-seat-front = Une place sans point : personne n’y est bien placé.
help-symphony-minim = Le premier à y poser un disque à soi prend le jeton. Aucun disque noir tant qu’elle est vide.
help-symphony-semibreve = Reçoit deux disques d’un même jeu, d’un enchaînement ou d’un groupe. Compte sur sa propre piste.
help-symphony-accidental = Seuls viennent ici les instruments qui jouent un { $sign }. Compte sur sa propre piste.
help-symphony-tuplet = d’un groupe
help-symphony-zone = Dans la { $zone } : le plus de disques visibles donne un pas sur sa piste.
help-symphony-stack = { $discs ->
    [one] Un disque est posé ici.
   *[other] { $discs } disques sont posés ici ; seul celui du dessus compte.
}
help-symphony-black = Un disque noir n’est à personne, ne marque rien et ne peut être recouvert.
help-symphony-worth = Le disque à jouer marquerait { $points } ici.
help-symphony-voice = Un disque à vous sur une note libre de cette voix marque { $points }.
help-symphony-prize = À la fin, le plus de disques visibles sur cette voix marque { $points }.
help-symphony-sheet = Le plus de disques visibles sur cette feuille marque { $points }, quand elle est complète.
help-symphony-tally = Disques visibles par place : { $counts }.
help-symphony-track-note = Un pas pour chaque note de ce genre sous un disque visible à vous, quand sa feuille est complète.
help-symphony-track-zone = Un pas pour le plus de disques visibles dans la zone, quand sa feuille est complète.
help-symphony-track-values = Valeurs le long de la piste : { $values }.
help-symphony-token = Se met sur un instrument avant qu’il joue, un seul de toute la partie ; inutilisé, il vaut { $points } à la fin.
help-symphony-points = Ce que chacun aurait si la partie finissait maintenant.
help-symphony-column = Dans ce mouvement jouent les instruments de la colonne, de l’avant vers l’arrière, encore et encore, jusqu’au dernier disque.
help-symphony-column-token = { $token } va à qui a le moins de disques dans cette colonne.
help-symphony-hand = Les mains sont cachées.
help-symphony-first = Commence, et gagne à égalité de points.

lesson-symphony-welcome = Bonsoir ! Cet orchestre est déjà assis. Cinq colonnes, cinq mouvements : dans chacun ne jouent que les instruments de sa colonne. Ceux qui portent votre signe sont à vous.
lesson-symphony-spread = Vous dirigez un instrument dans chaque colonne, et cela se récompense : prenez un jeton de musicien. Vous le mettrez sur un de vos instruments, une fois.
lesson-symphony-now = C’est le tour d’un des vôtres : { $card }. Ses disques sont dessus ; celui de gauche va sur la partition.
lesson-symphony-score = Trois feuilles, trois voix. Seules les mesures éclairées sont de ce mouvement. La voix du haut paie 3 par disque, celle du milieu 2, celle du bas 1.
lesson-symphony-first = Chaque note que vous pouvez jouer est éclairée, avec ses points. Celle-ci rapporte { $points }. Touchez-la, ou allez-y avec les flèches et pressez Entrée.
lesson-symphony-order = Voici qui joue après vous : de la place de devant vers le fond, encore et encore, jusqu’à ce que tous les disques de la colonne soient sur la partition.
lesson-symphony-black = Cette fois le disque de gauche est noir. Il ne marque pour personne, mais personne ne peut le recouvrir : mettez-le où il gêne.
lesson-symphony-chain = Cet instrument enchaîne : son disque suivant peut aller tout de suite sur la note voisine. Deux sur une ronde, aussi. Ou arrêtez-vous là.
lesson-symphony-group = Un soliste : tous les disques du pointillé sont posés maintenant, l’un après l’autre, où vous voulez.
lesson-symphony-covers = Un nombre rouge : vous recouvririez quelqu’un. Cela rapporte un seul point, mais son disque ne compte plus.
lesson-symphony-minim = Les blanches, à tête creuse, portent un jeton de musicien. Le premier qui vient avec un disque à soi le prend.
lesson-symphony-accidental = Celui-ci joue les altérations. Bémols, dièses et rondes font avancer sur leurs pistes, et chaque pas vaut plus que le précédent.
lesson-symphony-token = Vous avez un jeton qui convient. Mettez-le sur l’instrument avant de jouer, avec le bouton rond ci-dessous ; ou gardez-le, pour un point à la fin.
lesson-symphony-burn = Il ne reste aucune note pour ce disque : il quitte la partie. Cela arrive, surtout à ceux qui attendent.
lesson-symphony-movement = Le deuxième mouvement. Il commence dans la mesure où le premier a fini, parmi les disques qui y sont.
lesson-symphony-ledger = Une feuille est complète : le plus de disques y a marqué 6, et les pistes ont avancé. Voici les points si tout finissait maintenant.
lesson-symphony-lower = Regardez aussi les voix du bas : à la fin, le plus de disques marque 9 sur la troisième, 6 sur la deuxième, 3 sur la première.
lesson-symphony-build = Le dernier mouvement. Dans le jeu entier, vous formez d’abord cet orchestre ensemble : une carte, et un instrument à diriger par tour. Un point qui convient ouvre ce qui est derrière le trait.
lesson-symphony-over = La dernière note a sonné. Écoutez ce que vous avez joué, chacun de sa voix ; et la prochaine fois, formez l’orchestre vous-mêmes.

picture-symphony-set-up = Une carte : son demi-point, ses cases, ses capacités, ses clés. Ce qui est derrière le trait rouge est fermé tant qu’elle est mal placée.
picture-symphony-orchestra = Les points des cinq catégories, et une carte bien placée : le demi-point a trouvé son point.
picture-symphony-order = Les disques ont une couleur et une forme par joueur ; les noirs ne sont à personne.
picture-symphony-places = Les notes : noire, croche, blanche avec son jeton, ronde, bémol et dièse.
picture-symphony-abilities = Les capacités.
picture-symphony-tokens = Les huit jetons de musicien.

# Les champs d’une vue, et ce qui se dit des notes, pour le plateau simple.
plain-bar = Mesure { $bar } : { $notes }.
plain-with = avec { $token }
plain-column = Colonne { $column }
plain-playable = { $count ->
    [one] note { $notes }
   *[other] notes { $notes }
} : { $points }
field-asked = On demande
field-first_player = Premier joueur
field-movement = Mouvement
field-playing = Joue
field-is_black = Disque à poser
field-order = Qui joue ensuite
field-playable = Notes au choix
field-sheets = La partition
field-chairs = L’orchestre
field-concertmaster = Premier violon
field-conductor_discs = Disques du chef
field-column_tokens = Jetons des colonnes
field-pentagon = Jetons au choix
field-hand = Votre main
field-hands = Mains
field-choirs = Chœurs au choix
field-chosen = Carte à poser
field-must_control = À diriger
field-players = Joueurs
field-cards_held = Cartes en main
field-sources = Points pour
field-tokens = Jetons
field-tracks = Pistes
field-supply = Disques restants
field-burnt = Disques perdus
field-black_supply = Disques noirs restants
field-black_burnt = Disques noirs perdus
