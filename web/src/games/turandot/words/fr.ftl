# L'aide et la leçon de Turandot, en français.

help-turandot-singer = { $category }, { $sex }.
help-turandot-stars = Chaque étoile vaut un point : { $count }.
help-turandot-favourite = Dans son rôle préféré, { $role } : { $points }.
help-turandot-clash = En { $roles }, rôle de l'autre sexe : { $points }.
help-turandot-any-role = Convient à tous les rôles.
help-turandot-role = { $sex ->
    [woman] Un rôle de femme.
   *[other] Un rôle d'homme.
} À la fin, l'un de vos chanteurs le tient.
help-turandot-role-clash = Un chanteur de l'autre sexe y coûte { $points }.
help-turandot-role-bid = Son numéro est celui qu'il faut poser pour qui se tient dessous.
help-turandot-director = À la fin : { $about }.
help-turandot-director-when = Les metteurs en scène ne passent qu'une audition, à la manche 4 ; chacun en reçoit un.
help-turandot-number = Posé face cachée, c'est votre mise pour cette carte : elle est à vous si vous êtes seul sur le numéro, ou si vous posez plus d'Argent que chacun des autres.
help-turandot-number-tie = Si l'offre la plus haute est faite deux fois, personne n'emporte la carte.
help-turandot-money = Accompagne un numéro et décide quand plusieurs veulent la même carte. Dépensé si vous gagnez, rendu sinon.
help-turandot-money-lone = Un seul Argent, sans numéro, engage un artisan et devient un élément de décor ; vous recevez en plus une doublure.
help-turandot-helpers = Qui détient Puccini n'a pas d'artisan, et il n'y en a pas pour tout le monde. Qui arrive trop tard reprend son Argent.
help-turandot-bluff = Accompagne toute mise, ne fait rien, et ressemble de dos à de l'Argent.
help-turandot-puccini = Qui détient Puccini distribue les chanteurs que personne n'a gagnés, et se sert d'abord. Il passe à gauche après chaque manche.
help-turandot-puccini-helper = Qui détient Puccini n'a pas d'artisan.
help-turandot-stage = { $points ->
    [one] Chacun vaut { $points } point
   *[other] Chacun vaut { $points } points
} et ne se dépense plus.

lesson-turandot-welcome = Bienvenue à l'opéra ! En sept auditions, vous engagez six chanteurs et un metteur en scène. Ce soir, ces quatre-là se tiennent sous les rôles 1 à 4.
lesson-turandot-card = Chaque étoile est un point. Le cœur nomme le rôle préféré, un point de plus s'il est tenu à la fin ; le signe dans le coin dit si un rôle de femme ou d'homme convient.
lesson-turandot-hand = Voici votre main secrète : un numéro par place, trois Argent pour toute la partie, et le Bluff.
lesson-turandot-number = Choisissez qui vous voulez : { $singer } a le plus d'étoiles. Seul sur le numéro, vous engagez ; si d'autres veulent la même personne, l'Argent décide.
lesson-turandot-purse = Combien d'Argent l'accompagne ? Les autres voient combien de cartes vous posez, non lesquelles. L'Argent n'est dépensé que si vous gagnez ; le Bluff lui ressemble et ne vaut rien. Gardons nos pièces pour cette fois.
lesson-turandot-won = Engagé ! Personne n'a offert davantage pour ce numéro.
lesson-turandot-outbid = Dépassé : quelqu'un a posé plus d'Argent ici. Le vôtre revient, et vous aurez une doublure.
lesson-turandot-tied = Égalité au plus haut : personne n'emporte la carte, tout l'Argent revient. Vous aurez une doublure.
lesson-turandot-served = Votre pièce a engagé un artisan : la voilà élément de décor, un point qui reste. Un chanteur vient quand même, en doublure.
lesson-turandot-give = Vous détenez Puccini : distribuez ceux que personne n'a gagnés, d'abord à vous s'il vous en manque un, puis à tous les autres.
lesson-turandot-name = Après chacune des trois premières manches, un metteur en scène est écarté. Qui détient Puccini désigne qui décide : c'est vous.
lesson-turandot-remove = Vous êtes désigné : écartez un metteur en scène. Regardez ce que chacun aime, et gardez-en un qui convienne à votre troupe.
lesson-turandot-directors = Ces metteurs en scène viennent à la manche 4. Chacun ajoute des points pour certains chanteurs : engagez en pensant à l'un d'eux.
lesson-turandot-lone = On peut aussi poser un Argent seul : il bâtit un décor, un point pour de bon, et vous prenez une doublure. Pas si vous détenez Puccini.
lesson-turandot-puccini = Puccini fait le tour : qui le détient distribue les chanteurs qui restent.
lesson-turandot-round-four = Manche 4 : les metteurs en scène auditionnent. Regardez votre troupe, et ce que chacun d'eux en pense.
lesson-turandot-troupe = Votre troupe jusqu'ici. Le nombre à droite dit ce qu'elle vaudrait maintenant, bien distribuée. Arrêtez-vous sur une carte, tenez-la, ou pressez H : elle s'explique elle-même.
lesson-turandot-casting = Tous sont engagés : distribuez les rôles. Glissez les chanteurs, ou choisissez-en un puis un rôle : les cœurs ajoutent, l'autre sexe coûte.
lesson-turandot-best = Ou laissez la maison trouver la meilleure distribution.
lesson-turandot-over = Rideau ! Voici l'opéra de chaque maison, avec ses points. Vous connaissez tout le jeu : rejouez contre des robots, ou invitez des amis.

picture-turandot-set-up = À gauche les étoiles, à droite le sexe, en bas le genre de voix ; le cœur nomme le rôle préféré. Le chat est de sexe indéterminé.
picture-turandot-audition = Un numéro, un Argent et le Bluff sont posés ensemble ; les autres voient trois cartes.
picture-turandot-recruitment = En haut : deux Argent l'emportent sur un, qui revient. En bas : l'offre la plus haute a été faite deux fois, personne n'engage.
picture-turandot-director = Ce que chaque metteur en scène ajoute pour qui, et retire.
picture-turandot-end = Le rôle préféré vaut { $favourite }, un rôle de l'autre sexe { $clash }.
picture-turandot-two = Puccini va et vient, et ce que personne n'engage rejoint le mannequin.
