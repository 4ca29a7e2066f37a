# L'aide et la leçon de Symphonimo, en français.

help-symphonimo-copies = Une famille de { $copies } cartes.
help-symphonimo-score = { $cards ->
    [one] Exactement une
   *[other] Exactement { $cards }
} dans un orchestre : { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
help-symphonimo-else = Tout autre nombre : rien.
help-symphonimo-yours = { $count ->
    [0] Vous n'en avez aucune.
   *[other] Vous en avez { $count }.
}
help-symphonimo-hidden = { $count ->
    [0] On les a toutes vues.
   *[other] Encore cachées : { $count }.
}
help-symphonimo-chair-none = Personne n'est encore assis ici.
help-symphonimo-chair-solo = Un soliste : seul, comme il se doit.
help-symphonimo-chair-quartet = Un quatuor : { $count } ensemble, comme il se doit.
help-symphonimo-chair-noise = { $count } ensemble : du bruit.
help-symphonimo-room = { $cards ->
    [0] Rien ici ; il y a place pour { $room } cartes.
    [one] { $cards } carte ici, sur { $room } au plus.
   *[other] { $cards } cartes ici, sur { $room } au plus.
}
help-symphonimo-worth = Toutes ses cartes ensemble valent { $points } pour vous en ce moment.
help-symphonimo-take = Qui prend un chef reçoit toutes ses cartes et sort de la manche.
help-symphonimo-taken = Pris : il revient, sans cartes, à la manche suivante.
help-symphonimo-power-max-two = Son pouvoir : il a place pour deux cartes, jamais plus.
help-symphonimo-power-pass-left = Son pouvoir : qui le prend donne une de ses cartes à son voisin de gauche.
help-symphonimo-power-discard-one = Son pouvoir : qui le prend jette une de ses cartes.
help-symphonimo-power-discard-owned = Son pouvoir : qui le prend peut renvoyer un musicien déjà engagé.
help-symphonimo-power-draw-one = Son pouvoir : qui le prend pioche une carte de plus, quelle qu'elle soit.
help-symphonimo-power-take-at-once = Son pouvoir : qui vient d'y placer une carte peut le prendre aussitôt.
help-symphonimo-pile = Qui pioche montre la carte à tous et la place sous un chef qui a de la place. Quand la dernière est posée, la fin commence.

lesson-symphonimo-welcome = Bonsoir, maestro ! Voici votre futur orchestre. Un seul musicien d'une famille est un soliste, 1 point ; exactement quatre forment un quatuor, 5 points. Deux, trois, cinq : du bruit, qui ne vaut rien.
lesson-symphonimo-conductors = Ces deux chefs réunissent des musiciens, quatre au plus chacun. À chaque manche, chacun de vous en prend un, avec tous ceux qui sont dessous.
lesson-symphonimo-draw = Voyons qui se cache dans la pioche. Piochez une carte : un clic, ou la touche 0.
lesson-symphonimo-place = { $card } ! Placez la carte sous l'un des chefs. Un tas qui vous plaît peut aussi plaire aux autres.
lesson-symphonimo-rival = Maintenant, { $rival } fait de même. Tout est visible : regardez ce qui est utile en face, et ce qui ne l'est pas.
lesson-symphonimo-take = Désormais vous avez le choix : piocher encore, ou prendre un chef. Voici ce que ses cartes valent pour vous en ce moment.
lesson-symphonimo-good = Celui-ci vous rapporterait { $points }. Le prendre, ou piocher encore au risque que { $rival } soit plus rapide ? Qui prend sort de la manche.
lesson-symphonimo-twin = Attention : vous avez déjà une carte { $card }. Une deuxième ferait de votre soliste du bruit, à moins que vous ne visiez les quatre.
lesson-symphonimo-out = Vous avez pris un chef : vous attendez la manche suivante. { $rival } peut encore piocher tant qu'il y a de la place.
lesson-symphonimo-round = Une nouvelle manche : les chefs reviennent, sans cartes. Commence celui qui a pris en dernier.
lesson-symphonimo-noise = Voici du bruit. En soi il ne coûte rien : une ou deux cartes de plus et ce sera peut-être un quatuor.
lesson-symphonimo-others = Ces petits nombres disent ce qu'un tas vaut pour { $rival }. La carte qui le gâche pour l'un peut être un cadeau pour l'autre.
lesson-symphonimo-quartet = Un quatuor, 5 points ! Gardez maintenant toute autre carte de cette famille hors de votre orchestre.
lesson-symphonimo-count = Rien n'est caché, sauf l'ordre : ici vous lisez quelles cartes doivent encore venir. Arrêtez-vous sur une carte, tenez-la, ou pressez H : elle s'explique elle-même.
lesson-symphonimo-finish = La pioche est vide. Prenez un dernier chef s'il vous sert ; s'il vous nuit, terminez simplement.
lesson-symphonimo-over = Le dernier accord. Vous connaissez tout le jeu : rejouez contre des robots, invitez des amis, ou lisez dans les règles ce que peuvent les Grands Maestros.

picture-symphonimo-set-up = Le nombre dans le coin dit combien de cartes a la famille.
picture-symphonimo-turn = Piocher une carte et la placer sous un chef ; ou prendre un chef avec tout ce qui s'y trouve.
picture-symphonimo-points = Solistes et quatuors comptent ; tout le reste est du bruit.
picture-symphonimo-maestro = Les six chefs et leurs pouvoirs.
picture-symphonimo-false = Cinq cartes quittent le jeu avant que personne ne les ait vues.
