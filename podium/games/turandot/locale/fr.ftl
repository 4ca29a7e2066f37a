# Turandot en français.

# Les rôles, de 1 à 6.
role-turandot = Turandot
role-calaf = Calaf
role-liu = Liù
role-ping = Ping
role-pong = Pong
role-pang = Pang

# Les catégories de chanteurs.
category-classical = Classique
category-alternative = Alternatif
category-comic = Comique
category-dark = Sombre
category-professional = Professionnel
category-amateur = Amateur

# Ce qu'un rôle demande et ce qu'un chanteur apporte.
sex-woman = femme
sex-man = homme
sex-undetermined = indéterminé

# Les chanteurs, six par catégorie. Tous sont inventés.
singer-ottavia = Ottavia Brill
singer-ottavia-about = A pleuré toutes les esclaves du répertoire, et répète ses larmes chaque matin.
singer-anselm = Anselme Potin
singer-anselm-about = Avec lui, personne ne dort : ses voisins le lui ont écrit plusieurs fois.
singer-ludovic = Ludovic Ferlin
singer-ludovic-about = Repasse ses partitions au fer avant de les ouvrir.
singer-philippa = Philippa Cristal
singer-philippa-about = N'a pas brisé un seul verre depuis mardi, et le regrette.
singer-evariste = Évariste Prunier
singer-evariste-about = Une basse qui garde depuis des années une robe de princesse au placard, au cas où.
singer-baldassare = Baldassare Tonnerro
singer-baldassare-about = Salue avant l'air, pour que rien ne gêne l'ovation après.

singer-ziggo = Ziggo Vantt
singer-ziggo-about = A chanté toute une saison dans un tuyau d'arrosage : de la musique de chambre à air.
singer-fuzz = Larsen
singer-fuzz-about = Signe ses contrats d'une fréquence plutôt que d'un nom.
singer-juno = Junon Rasoir
singer-juno-about = Pose trois énigmes à chaque soupirant ; la réponse, c'est toujours elle.
singer-kestrel = Kestrel Lamousse
singer-kestrel-about = Refuse de chanter dedans, dehors et en mesure.
singer-tarquin = Tarquin Volt
singer-tarquin-about = Se branche avant d'entrer en scène ; nul n'a osé demander où.
singer-saffron = Safran Duvent
singer-saffron-about = Son dernier récital : quarante minutes de silence, bis compris.

singer-minestrone = Minestrone
singer-minestrone-about = Un chat : entre à l'heure, sort une fois nourri, ne commente pas le reste.
singer-bobolino = Bobolino Lamiette
singer-bobolino-about = Tombe chaque soir dans le trou du souffleur, même les jours de relâche.
singer-gaspard = Gaspard Pirouette
singer-gaspard-about = Tient le troisième bouffon de tout trio ; deux fois, il a fait les trois.
singer-dulcie = Dulcie Latrille
singer-dulcie-about = Son hoquet est si juste qu'on l'a noté dans la partition.
singer-peppina = Peppina Fracasso
singer-peppina-about = Fait rire la salle depuis le vestiaire.
singer-archibald = Archibald Boum
singer-archibald-about = Meurt en scène si drôlement que les veuves en redemandent.

singer-mordaunt = Mordaunt Cendre
singer-mordaunt-about = Ne courtise que des princesses de glace : les autres le font éternuer.
singer-ravenna = Ravenna Noctis
singer-ravenna-about = Exerce son regard glacial sur les fleurs, jusqu'à ce qu'elles cèdent.
singer-penumbra = Pénombre
singer-penumbra-about = Se tient là où le projecteur n'est pas ; les électriciens applaudissent.
singer-silas = Silas Labsinthe
singer-silas-about = Commande ses bouquets déjà fanés.
singer-vladko = Vladko Umbra
singer-vladko-about = N'accepte de matinées que les jours d'éclipse.
singer-morwenna = Morwenna Vesper
singer-morwenna-about = Meurt d'amour à l'acte trois, quel que soit l'opéra, quel que soit le ténor.

singer-constance = Constance Tempo
singer-constance-about = Se sacrifie en mesure et rentre chez elle avant onze heures.
singer-edgar = Edgar Laclause
singer-edgar-about = Lit ses contrats à voix haute, ornements compris.
singer-henrik = Henrik Solvable
singer-henrik-about = Facture chaque note aiguë, et envoie un rappel pour les tenues.
singer-beatrix = Béatrix Registre
singer-beatrix-about = N'a jamais manqué une entrée ; ce sont parfois les entrées qui l'ont manquée.
singer-fiorenzo = Fiorenzo Scudo
singer-fiorenzo-about = Il vaincra à l'aube, pourvu que l'aube figure au contrat.
singer-cornelius = Cornélius Coffre
singer-cornelius-about = Assure ses cordes vocales une par une.

singer-gus = Gus Biscotti
singer-gus-about = Boulanger : ses graves lèvent pendant la nuit.
singer-mabel = Mabel Laflotte
singer-mabel-about = Vient aux auditions avec un gâteau ; le jury ne s'en plaint pas.
singer-norbert = Norbert Lejoint
singer-norbert-about = Plombier ; ce sont les tuyaux qui lui ont appris à chanter.
singer-kit = Camille d'à côté
singer-kit-about = De la famille de tout le monde, d'après tous les autres.
singer-rosalind = Rosalinde Mûrier
singer-rosalind-about = Factrice : son aigu fait sonner toutes les portes de la rue.
singer-barnaby = Barnabé Charroi
singer-barnaby-about = Routier découvert à un feu rouge, resté rouge pour l'écouter.

# Les metteurs en scène, et ce que chacun rapporte à la fin.
director-traditionalist = Le Traditionaliste
director-traditionalist-about = un point par chanteur classique, un de moins par chanteur alternatif
director-avant-gardist = L'Avant-gardiste
director-avant-gardist-about = un point par chanteur alternatif, un de moins par chanteur classique
director-clown = Le Clown
director-clown-about = un point par chanteur comique, un de moins par chanteur sombre
director-gothic = Le Gothique
director-gothic-about = un point par chanteur sombre, un de moins par chanteur comique
director-perfectionist = Le Perfectionniste
director-perfectionist-about = un point par chanteur professionnel, un de moins par chanteur amateur
director-talent-scout = Le Dénicheur de talents
director-talent-scout-about = un point par chanteur amateur, un de moins par chanteur professionnel
director-eclectic = L'Éclectique
director-eclectic-about = un point par catégorie présente dans la troupe au-delà de la troisième
director-star-maker = Le Faiseur d'étoiles
director-star-maker-about = un point par chanteur à trois étoiles, un de moins par chanteur à une seule étoile
director-philanthropist = Le Philanthrope
director-philanthropist-about = un point par chanteur à une seule étoile, un de moins par chanteur à trois étoiles

# Ce que vous pouvez faire.
choice-number = Miser { $number } pour { $card }
choice-lone-money = Poser un seul Argent, pour un artisan
choice-purse = { $money ->
    [0] Sans Argent
   *[other] Avec { $money } Argent
}{ $bluff ->
    [0] {""}
   *[other] {" "}et le Bluff
}
choice-lone-purse = L'Argent { $bluff ->
    [0] seul
   *[other] et le Bluff
}
choice-keep = Garder { $card } pour vous
choice-give = Donner { $card } à { $receiver }
choice-name = Désigner { $player } pour écarter un metteur en scène
choice-remove = Écarter { $director } : { $about }
choice-cast = { $role } est chanté par { $singer }
choice-cast-best = La meilleure distribution : { $points } points en tout

# Ce qui s'est passé.
told-laid = { $player } pose { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} face cachée.
told-laid-bid = { $player } pose { $number } pour { $card }, Argent : { $money }{ $bluff ->
    [0] .
   *[other] , avec le Bluff.
}
told-laid-money = { $player } pose un seul Argent{ $bluff ->
    [0] .
   *[other] {" "}avec le Bluff.
}
told-won = { $player } avait misé { $number } avec { $money } Argent et emporte { $card }.
told-outbid = { $player } avait misé { $number } avec { $money } Argent pour { $card } : dépassé, l'Argent revient.
told-tied = { $player } avait misé { $number } avec { $money } Argent pour { $card } : égalité au plus haut, personne ne gagne.
told-costume = { $player } engage la costumière : un Argent devient un élément de décor.
told-carpenter = { $player } engage le menuisier : un Argent devient un élément de décor.
told-unserved = { $player } avait posé un seul Argent et n'engage personne : il revient.
told-give = { $player } donne { $card } à { $receiver }.
told-keep = { $player } garde { $card }.
told-name = { $player } désigne { $named } pour écarter un metteur en scène.
told-remove = { $player } écarte { $director } du jeu.
told-dummy = { $card } rejoint le mannequin.
told-round = Manche { $round } : { $puccini } détient Puccini.
told-director-round = Manche { $round }, celle des metteurs en scène : { $puccini } détient Puccini.
told-casting = Tous les chanteurs sont là : chacun distribue les rôles en secret.
told-cast = { $player } confie { $role } à { $singer }.
told-cast-done = { $player } a distribué les rôles.
told-shown = { $player } monte, de Turandot à Pang : { $singers }.
told-over = Le rideau tombe.

reason-points = le plus de points
reason-stars = à égalité de points, plus d'étoiles
reason-shared = à égalité de points et d'étoiles : victoire partagée
reason-dummy = le mannequin a plus de points que les deux joueurs

# La table.
table-round = Manche { $round } sur 7
table-puccini = Puccini : { $player }
table-pile = Pioche : { $pile }
table-directors = Metteurs en scène restants : { $directors }
table-laid = { $cards ->
    [one] { $cards } carte posée
   *[other] { $cards } cartes posées
}
table-thinking = réfléchit
table-own-bid = Vous avez posé : { $bid }
table-dummy = Le mannequin
table-purse = Argent { $money } · décor { $stage }
table-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
table-no-director = pas encore de metteur en scène
table-stand-in = Prochaine doublure pour { $player }
table-legend = ★ étoile · ♥ rôle préféré
