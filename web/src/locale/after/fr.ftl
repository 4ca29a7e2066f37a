# Le son, et ce qui vient après une partie, en français.

sound = Son
sound-on = Son activé
sound-off = Son coupé
sound-turn-on = Activer le son
sound-turn-off = Couper le son
sound-about = Chaque famille et chaque rôle a sa voix ; rien d’utile n’est dit par le son seul.
sound-volume = Volume
sound-try = Essayer
keys-sound = Activer ou couper le son
style-voices = Les voix
style-voices-about = Tout ce qui peut s’entendre, fait d’oscillateurs et de bruit au moment voulu. Appuyez sur un nom pour l’entendre.
style-voices-house = À toutes les tables
style-voices-cast = { $game } : qui l’on entend
style-voices-cues = { $game } : ce qu’on entend

cue-turn = À vous
cue-sat = Quelqu’un s’assied
cue-started = La donne
cue-said = Discussion
cue-asked = On vous demande quelque chose
cue-undone = Annulé
cue-clock = Votre temps s’épuise
cue-won = Vous gagnez
cue-lost = Vous ne gagnez pas
cue-over = La fin
cue-told-draw = Une carte est piochée
cue-told-draw-one = Encore une carte
cue-told-place = Placée
cue-told-take = Prise
cue-told-finish = Fini
cue-told-wait = Laissée dans la rangée
cue-told-keep = Gardée
cue-told-give = Donnée
cue-told-shed = Défaussée
cue-told-dismiss = Renvoyée
cue-told-last-card = La dernière carte
cue-told-round = Nouvelle manche
cue-told-over = Le dernier accord
cue-told-laid = Une mise est posée
cue-told-laid-bid = Votre propre mise
cue-told-laid-money = Un seul Argent
cue-told-won = Une mise l’emporte
cue-told-outbid = Surenchère
cue-told-tied = Égalité
cue-told-costume = La costumière
cue-told-carpenter = Le menuisier
cue-told-unserved = L’Argent revient
cue-told-name = Désigné
cue-told-remove = Un metteur en scène part
cue-told-dummy = Pour le mannequin
cue-told-director-round = Les metteurs en scène arrivent
cue-told-casting = La distribution commence
cue-told-cast = Un rôle est attribué
cue-told-cast-done = La distribution est faite
cue-told-shown = Une distribution est montrée

# Revoir.
replay-eyes = Par les yeux de qui ?
replay-all-seeing = Tout voir
replay-spectator = Quelqu’un qui regarde
replay-silent = Quelque chose se décide en secret.
replay-speed = Vitesse
replay-speed-times = { $times }×
replay-coming = Ensuite dans la pioche : { $cards }
replay-keys = Les flèches avancent et reculent, Début et Fin sautent, la barre d’espace lance et arrête.
replay-at = Coup { $number } sur { $total }

# Rejouer à partir d’un moment d’une partie finie.
on-title = Jouer à partir d’ici
on-about = Les mêmes cartes, à partir de ce moment, contre des robots. Jamais classé.
on-seat = À la place de
on-level = Contre
on-go = Jouer la suite
on-over = La partie finit ici ; reculez un peu pour jouer la suite.
on-note = Suite d’une autre partie à partir du coup { $number }, contre des robots. Non classé.
on-note-link = Cette partie

# Analyses.
review-look = Voir dans la relecture
review-told-won = { $player } l’emporte. Ses choix ont coûté { $own } en tout, ceux des autres ont apporté { $others }, les cartes { $cards }.
review-told-lost = { $player } partait avec { $start } de chances. Ses choix ont coûté { $own } en tout, ceux des autres ont apporté { $others }, les cartes { $cards }.
review-mostly-luck = Ce qui a porté { $player } à la victoire, ce sont surtout les cartes.
review-mostly-skill = Ce qui a porté { $player } à la victoire, ce sont surtout les choix : les bons, et les erreurs des autres.
review-evenly = Cartes et choix ont fait à peu près autant pour { $player } ; l’écart est dans la marge de doute.

# Duplicate.
duplicates = La même donne
duplicates-lead = Les mêmes cartes à plusieurs tables : qui en tire le plus a mieux joué, et n’a pas eu plus de chance. Comme au bridge en duplicate.
duplicates-how-cards = Chaque table reçoit exactement la même donne. Asseyez-vous à l’une d’elles, et envoyez les autres liens à vos amis.
duplicates-how-secret = Personne ne s’assied à deux d’entre elles, et personne ne regarde avant que toutes soient finies.
duplicates-how-compare = Ensuite tous les résultats se comparent, place par place.
duplicates-new = En préparer une
duplicates-tables = Combien de tables ?
duplicates-people = Personnes à chaque table
duplicates-bots = Robots aux autres places
duplicates-no-bots = Il ne reste pas de place pour des robots
duplicates-open = Distribuer à toutes les tables
duplicates-of = { $game } : la même donne
duplicates-table = Table { $number }
duplicates-yours = Vous jouez ici.
duplicates-join = Prendre une place
duplicates-go = À la table
duplicates-link = Lien vers la table { $number }
duplicates-share = Envoyez chaque lien à d’autres personnes. Qui a joué cette donne à une table ne peut s’asseoir à une autre.
duplicates-wait = { $count ->
    [one] Une table n’est pas finie. Les points s’affichent quand toutes le sont.
   *[other] { $count } tables ne sont pas finies. Les points s’affichent quand toutes le sont.
}
duplicates-results = Résultats
duplicates-seat = Place { $number }
duplicates-best = meilleur
duplicates-no-result = terminée sans résultat
duplicates-seal = Sceau du mélange, le même à chaque table

# Ses propres tables.
own = Vos tables
own-turn = À vous de jouer
own-waits = En attente de joueurs
own-others = Aux autres de jouer
own-back = Retour à { $game }
own-with = avec { $players }
own-alone = sans personne encore

# Quand rien n’est caché.
turandot-laid-open = Face cachée sur la table
field-coming = Ensuite dans la pioche
