# La maison en français : ce que dit le terminal, quel que soit le jeu.

listing = { $first } et { $last }
default-player = Maestro

play-title = { $title }, { $seats } joueurs
play-commitment = Mélange scellé : { $commitment }
play-last = Ce qui s'est passé
play-choose = { $player }, à vous de choisir
play-prompt-help = un numéro, ou des mots comme « { $example } » · hint · undo · save · log · help · quit
play-pass-keyboard = { $player }, à vous, en secret. Appuyez sur Entrée quand vous seul voyez l'écran.
play-cannot-undo-mark = sans retour
play-not-understood = « { $given } » n'est pas un des choix. { $help }
play-confirm = Entrée passe la main · undo reprend le coup
play-undone = Coup repris.
play-saved = Enregistré dans { $path }
play-saved-unfinished = Enregistré dans { $path } (avec les cartes cachées : on ne regarde pas)
play-resume = Pour reprendre : podium play --load { $path }
play-over = Fin de la partie : { $reason }
play-place = { $place }.
play-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
play-nobody = Personne ne gagne à cette table.
play-winner = { $players } gagne !
play-winners = { $players } partagent la victoire !
play-help =
    Tapez le numéro d'un choix, ou ses mots. Et aussi :
    hint   les meilleurs choix du robot et leurs chances, d'après ce que vous voyez
    undo   reprendre votre dernier coup, si rien de caché n'a été montré et que personne n'a joué depuis
    save   écrire la partie dans un fichier (save NOM pour le choisir) et continuer
    log    tout ce qui s'est passé jusqu'ici
    quit   arrêter ; la partie est enregistrée, rien n'est perdu

undo-nothing = Il n'y a encore rien à reprendre.
undo-others = Quelqu'un a joué depuis ; seul le dernier coup peut être repris.
undo-seen = Une carte cachée a été montrée ; ce qui a été vu ne peut plus être caché.

ready-compiling = Préparation de { $title } : compilation de { $kernel }
ready-first = Une seule fois ; c'est gardé pour le prochain démarrage.

simulate-running = Parties de { $title }
simulate-interrupted = Arrêt anticipé ; voici les parties terminées.
simulate-seat = Siège
simulate-bot = Robot
simulate-mean = Points moyens
simulate-spread = ± écart
simulate-wins = Victoires
simulate-interval = intervalle à 95 %
simulate-place = Rang moyen
simulate-games = { $games } parties de { $title }, { $decisions } décisions en moyenne (au plus { $longest }), { $rate } parties par seconde

arena-warming = Préparation : { $title }
arena-running = { $title } : { $leaders }
arena-interrupted = Arrêt anticipé ; voici les parties terminées.
arena-go-on = Gardé dans { $path } ; la même commande reprend là.
arena-rank = nº
arena-bot = Robot
arena-rating = Cote
arena-interval = IC à 95 %
arena-wins = Victoires
arena-place = Rang
arena-points = Points
arena-played = Parties
arena-anchor = fixée
arena-cross = Ligne devant colonne, égalité pour moitié (± demi-intervalle à 95 %) :
arena-games = { $games } parties de { $title }, { $seats } sièges, { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} dans toutes les rotations, { $decisions } décisions en moyenne
arena-few = Si peu de donnes font des intervalles grossiers ; 30 ou plus en font de bons.
arena-seed = Graine : { $seed }
arena-plot-title = { $title }, { $seats } sièges, { $games } parties
arena-plot-rating = Cote (Elo), avec intervalles à 95 %
arena-plot-ms = Millisecondes par décision
arena-plot-i = Itérations par décision

percent = { $number } %
decimal-mark = ,

review-running = Analyse de { $title }
review-stopped = Arrêt. Une analyse a besoin de toutes les décisions : il n'y a rien à montrer.
review-title = Analyse de { $title }, { $seats } joueurs
review-player = Joueur
review-start = Départ
review-own = Soi
review-others = Autres
review-cards = Cartes
review-result = Résultat
review-mean-loss = Perte moy.
review-mistakes = Écarts
review-parts = Chances de gagner : départ + ses propres pertes (le talent) + ce que les autres ont choisi + ce que les cartes ont apporté (la chance) = résultat. Après ± : le doute à 95 % sur les cartes, et donc sur les autres. Écarts : imprécisions · erreurs · gaffes (2 %, 5 %, 10 % perdus).
review-turning-points = Tournants
review-no-turning-point = Aucun : pas un choix, pas une carte n'a changé grand-chose.
review-turn-choice = Coup { $number } : { $player } a choisi « { $played } ». Mieux valait « { $best } » : les chances de gagner sont tombées de { $from } à { $to }.
review-turn-cards-helped = Coup { $number } : { $told } Les cartes ont surtout aidé { $player } ({ $from } → { $to }).
review-turn-cards-hurt = Coup { $number } : { $told } Les cartes ont surtout desservi { $player } ({ $from } → { $to }).
review-turn-meeting-helped = Coup { $number } : { $told } La rencontre des choix a surtout aidé { $player } ({ $from } → { $to }).
review-turn-meeting-hurt = Coup { $number } : { $told } La rencontre des choix a surtout desservi { $player } ({ $from } → { $to }).
review-worst = Autres écarts coûteux
review-slip = Coup { $number } : { $player } a choisi « { $played } », { $verdict ->
    [blunder] une gaffe
    [mistake] une erreur
   *[inaccuracy] une imprécision
} qui a coûté { $loss } de chances de gagner. Mieux valait « { $best } ».
review-flawless = { $player } n'a rien perdu qui vaille d'être dit.
review-curve = Chances de gagner, de la donne à la fin
review-effort-ms = { $budget } ms de recherche par décision, { $seconds } s en tout. Chaque décision est jugée sur ce que son joueur pouvait savoir.
review-effort-iterations = { $budget } itérations de recherche par décision, { $seconds } s en tout. Chaque décision est jugée sur ce que son joueur pouvait savoir.
review-plot-title = { $title }, { $seats } joueurs : chances de gagner
review-plot-x = Décisions

hint-title = { $player }, d'après ce que vous voyez :
hint-only = Il n'y a qu'un choix : { $choice }
hint-choice = Choix
hint-chance = Gagne
hint-tried = Essayé

replay-move = Coup { $number } sur { $total }
replay-prompt = Entrée : suivant · b : retour · g N : aller au coup N · e : fin · q : quitter

verify-good = { $path } est authentique.

games-slug = Nom
games-title = Jeu
games-players = Joueurs
games-options = Options
games-designer = Auteur

box-good = { $path } est une boîte de { $title } : { $digest }
box-recipe = On peut y jouer, mais elle ne suit pas la recette de { $title } :
backup-good = { $path } est une copie complète, { NUMBER($size) } octets.
