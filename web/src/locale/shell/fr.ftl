# La maison autour des plateaux, en français.

close = Fermer
nav-skip = Aller au contenu
nav-home = Podium, accueil
nav-main = La maison
nav-lobby = Foyer
nav-archive = Archives
nav-rules = Règles
nav-settings = Réglages
nav-account = Compte
nowhere-title = Il n’y a rien ici
nowhere-lead = Cette adresse ne mène nulle part. Le lien a peut-être été coupé.

# L'accueil.
front-title = Podium : jeux d’orchestre
front-heading = Lever de rideau
front-lead = Des jeux d’orchestre pour une soirée entre amis, ou dix minutes contre des robots. Sans compte, sans rien installer.
front-seats = { $fewest } à { $most } joueurs
front-play = Jouer contre des robots
front-set-up = Jouer entre amis
front-rules = Règles
front-level = De quelle force sont les robots ?
front-about-symphonimo = Onze familles d’animaux, toutes persuadées d’être virtuoses. Gardez les solistes et les quatuors, et laissez le bruit aux autres.
front-about-turandot = Sept auditions, des mises secrètes et un opéra à distribuer. Payez la voix qu’il vous faut, ou bluffez pour celle qui vous plaît.

# Les robots.
level-apprentice = Apprenti
level-apprentice-about = Joue aussitôt, et se trompe comme un débutant.
level-musician = Musicien
level-musician-about = Un bon adversaire d’un soir.
level-soloist = Soliste
level-soloist-about = Voit loin, et pardonne peu.
level-maestro = Maestro
level-maestro-about = Le plus fort de la maison ; il prend son temps.
level-greedy = Glouton
level-random = Hasard

# Le foyer et les listes de tables.
lobby = Le foyer
lobby-lead = Les tables publiques de la maison. Prenez une place libre, regardez, ou ouvrez votre table.
lobby-open = Ouvrir une table
lobby-new = Nouvelle table de { $game }
lobby-waiting = En attente de joueurs
lobby-playing = En cours
lobby-none = Personne n’attend pour l’instant. Ouvrez une table : elle apparaîtra ici.
lobby-count = { $waiting } en attente, { $playing } en cours
list-join = Prendre place
list-watch = Regarder
list-return = Revenir
list-look = Voir
list-won = a gagné
status-waiting = en attente
status-playing = en cours
status-over = terminée
status-abandoned = abandonnée

# Préparer une table.
setup-heading = Une nouvelle table
setup-title = Une nouvelle table de { $game }
setup-game = Jeu
setup-count = Combien de joueurs ?
setup-players = { $count } joueurs
setup-seat = Place { $number }
setup-without = { $option } : non
setup-me = Vous
setup-open = Libre, pour un ami
setup-bot = Robot : { $level }
setup-rules = Règles de cette table
setup-time = Temps
setup-clock = Pendule
setup-stand-in = Robots remplaçants
setup-stand-in-about = Ils jouent pour qui part ou dépasse son temps, jusqu’à son retour.
setup-instant = Les robots répondent aussitôt
setup-who = Qui peut venir
setup-public = Publique
setup-private = Par lien seulement
setup-public-about = Au foyer, ouverte à tous. Sinon, seuls ceux qui ont le lien trouvent la table.
setup-rated = Classée
setup-rated-about = Compte pour votre classement ; rien ne se reprend.
setup-rated-account = Compte pour le classement. Il faut un compte : créez-le d’abord.
setup-go = Ouvrir la table
clock-none = Rien ne presse
clock-move = { $seconds } secondes par choix
clock-bank = { $minutes } minutes en tout, et { $seconds } s de plus par choix
clock-days = { $days } jours par choix
option-first-player = Premier joueur
option-first-player-about = La place qui commence.
option-first-player-random = tiré au sort
option-false-note = La fausse note
option-false-note-about = Cinq musiciens sont retirés sans être vus.
option-grand-maestro = Grand Maestro
option-grand-maestro-about = Quels chefs ont un pouvoir.
option-grand-maestro-off = aucun
option-grand-maestro-all = tous
option-grand-maestro-random = quelques-uns, tirés au sort
option-grand-maestro-chosen = ceux choisis ci-dessous
option-powers = Pouvoirs
option-powers-about = Les pouvoirs de la rangée, s’ils sont choisis.
option-first-puccini = Puccini commence chez
option-first-puccini-about = Qui tranche quand les mises sont égales.
option-first-puccini-random = tiré au sort
option-automatic-casting = Distribution automatique
option-automatic-casting-about = À la fin, chaque troupe est distribuée au mieux.

# Les places.
seats = À la table
seat-free = libre
seat-nobody = personne
seat-you = vous
seat-kept = gardée
seat-away = un robot remplace
seat-offline = absent
seat-program = un programme
seat-take = S’asseoir ici
seat-clear = Libérer la place { $number }
seat-bot = Un robot pour la place { $number }
seat-bot-short = Ajouter un robot…
spectating = Vous regardez.
spectators = { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
}
waiting-for = { $count ->
    [0] Tout le monde est là.
    [one] Une place est libre. On distribue dès qu’elle est prise.
   *[other] { $count } places sont libres. On distribue dès que toutes sont prises.
}
start = Distribuer
start-with-bots = Commencer avec des robots aux places libres
leave-seat = Quitter la place

# Inviter.
invite-title = Inviter quelqu’un
invite = Lien vers cette table
invite-about = Qui l’a peut prendre une place libre ou regarder. C’est la clé de la table.
invite-copy = Copier
invite-copied = Le lien est copié.
invite-code = Le lien en code carré, pour l’appareil photo d’un téléphone

# À la table.
table-page = Table
table-connecting = Un instant…
table-menu = La table
table-seal = Sceau du mélange
line-waiting = La connexion est perdue ; nouvel essai. Rien n’est perdu, et ce que vous faites partira à son retour.
line-closed = La table est fermée.
undo = Reprendre
undo-free = Reprendre votre dernière action : rien de caché n’a été vu depuis
undo-ask = Quelque chose a été vu ou fait depuis : les autres sont consultés
undo-over = La partie est finie : rien ne se reprend plus.
step-back = Un pas en arrière
step-on = Un pas en avant
step-first = Rien de plus ancien n’est gardé ici
step-last = C’est la table telle qu’elle est maintenant
past = En arrière : moment { $number } sur { $total }
past-return = Revenir au présent
board-own = Montrer le plateau dessiné
board-plain = Montrer le plateau simple
aside = Récit et discussion
aside-toggle = Récit et discussion
story-none = Rien ne s’est encore passé.
away = Un robot vous remplace.
return = Reprendre votre place
leave = Quitter la table
end-propose = Proposer d’arrêter
agree = D’accord
decline = Non
withdraw = Retirer
offer-undo = { $player } voudrait reprendre sa dernière action.
offer-undo-own = Vous avez demandé à reprendre. On attend { $others }.
offer-end = { $player } propose d’arrêter la partie sans résultat.
offer-end-own = Vous avez proposé d’arrêter. On attend { $others }.

# La discussion.
chat = Discussion
chat-unread = Discussion ({ $count })
chat-none = Personne n’a encore rien dit.
chat-say = Dire quelque chose
chat-send = Envoyer
chat-about = À propos de { $player }
chat-mute = Ne plus l’entendre ici
chat-unmute = Entendre de nouveau
chat-muted = { $count ->
    [one] Une personne n’est plus entendue.
   *[other] { $count } personnes ne sont plus entendues.
}
chat-report = Signaler cette ligne
chat-reason = Qu’est-ce qui ne va pas ?
chat-reported = C’est signalé à qui tient cette maison.

# Après.
over = La fin
over-agreed = La partie s’est arrêtée d’un commun accord.
over-teams = { $count ->
    [one] L’équipe gagnante : { $teams }.
   *[other] Les équipes gagnantes : { $teams }.
}
over-abandoned = La table a été abandonnée.
rematch = Rejouer
rematch-offered = Une revanche est ouverte : prenez place
record = Procès-verbal
review = Analyse
review-luck = Chance et adresse
review-thinking = Chaque décision est revue ; cela prend une demi-minute environ.
replay = Revoir
replay-of = Revoir { $game }
replay-first = À la donne
replay-last = À la fin
replay-play = Lire
replay-pause = Pause
replay-step = Étape
replay-dealt = Les cartes sont distribuées.
replay-back = À la table

# Les archives et les joueurs.
archive-lead = Les parties publiques terminées : voir la fin, les revoir pas à pas, les faire analyser.
archive-all = Tous les jeux
archive-none = Aucune partie terminée pour l’instant.
archive-older = Plus anciennes
archive-best = Les meilleurs joueurs
rating-provisional = pas encore établi
player = Joueur
player-since = Ici depuis le { $date }
player-guest = invité
player-rated = { $count ->
    [one] 1 partie classée
   *[other] { $count } parties classées
}
player-unrated = Aucune partie classée pour l’instant.
player-games = Parties terminées
player-place = { NUMBER($place) ->
    [1] gagné
   *[other] place { $place }
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
player-curve = Classement à { $game } sur { $count } parties, de { $from } à { $to }

# Le compte.
account-none = Vous jouez sans compte. Il se crée en un instant, si vous voulez garder parties et classement.
account-guest = Vous jouez sous le nom { $name }, en invité. Tout marche ; seul le classement demande un compte.
account-signed-in = Vous êtes { $name }.
account-name = Votre nom
account-name-shown = Nom
account-name-about = De 2 à 24 lettres ; toute la table le voit.
account-rename = Prendre ce nom
account-renamed = Vous portez désormais ce nom.
account-page = Votre page : parties et classement
account-register = Créer un compte
account-register-about = Un nom et un mot de passe, rien d’autre. Vos parties vous suivent.
account-registered = Votre compte est créé.
account-log-in = Se connecter
account-logged-in = Bon retour.
account-log-out = Se déconnecter
account-logged-out = Vous êtes déconnecté.
account-password = Mot de passe
account-password-about = Au moins huit lettres.
account-password-old = L’ancien
account-password-new = Le nouveau
account-password-change = Le changer
account-password-changed = Le mot de passe est changé ; toute autre session est terminée.
account-data = Vos données
account-export = Tout ce qui est gardé de vous (JSON)
account-delete = Tout effacer
account-delete-about = Votre nom, votre classement et ce que vous avez dit sont oubliés. Les parties terminées restent, sans votre nom. Rien ne se reprend.
account-delete-now = Effacer
account-keep = Garder
account-deleted = Vous êtes oublié.
tokens = Programmes
tokens-about = Un programme peut jouer à votre place avec un jeton. Il n’est montré qu’une fois.
tokens-new = Copiez-le maintenant :
tokens-label = À quoi sert-il ?
tokens-create = Créer un jeton
tokens-revoke = Y mettre fin

# Réglages, règles, touches.
settings-lead = Gardés dans ce navigateur seulement.
settings-motion-about = Le système peut déjà demander moins de mouvement.
settings-motion-system = Comme le système
settings-motion-still = Aucun mouvement
settings-plain = Le plateau simple
settings-plain-about = Chaque jeu en mots, piles et nombres : pour les lecteurs d’écran, et pour qui l’aime ainsi.
settings-aside = Récit et discussion à côté du plateau
rules-of = { $game } : les règles
rules-lead = Dans nos propres mots, comme Podium les joue.
keys-title = Touches
keys-choices = Faire le choix de ce numéro
keys-undo = Reprendre, ou le demander
keys-back = Un pas en arrière dans ce qui s’est passé
keys-on = Un pas en avant
keys-live = Revenir au présent
keys-chat = Discussion
keys-plain = Plateau dessiné ou plateau simple
keys-tab = D’une chose à l’autre ; Entrée choisit
keys-help = Cette liste

# Quand quelque chose est refusé.
refusal-offline = Le serveur est injoignable.
refusal-failed = Quelque chose n’a pas marché ; réessayez.
refusal-accounts-only = Il faut un compte pour cela.
refusal-already-asked = C’est déjà demandé.
refusal-already-seated = Vous avez déjà une place.
refusal-bad-name = Ce nom ne convient pas.
refusal-bad-options = Ces options ne vont pas ensemble.
refusal-bad-password = Ce mot de passe ne convient pas.
refusal-cannot-undo = Cela ne se reprend pas.
refusal-full = Il n’y a plus de place pour cela.
refusal-illegal = Ce n’est pas un de vos choix.
refusal-name-taken = Ce nom est pris.
refusal-no-seat = Aucune place n’est libre.
refusal-not-creator = Seul qui a ouvert la table le peut.
refusal-not-found = Il n’y a rien à cette adresse.
refusal-not-over = La partie n’est pas terminée.
refusal-not-playing = On ne joue pas ici en ce moment.
refusal-not-seated = Seuls ceux qui sont assis à la table le peuvent.
refusal-not-signed-in = Vous n’êtes pas connecté.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-seat-taken = Cette place est prise.
refusal-stale = La table a changé entre-temps ; regardez encore.
refusal-too-fast = Pas si vite.
refusal-too-many = C’est trop.
refusal-unavailable = Ce n’est pas possible en ce moment ; réessayez.
refusal-withheld = C’est gardé jusqu’à la fin de toutes les tables de la même donne.
refusal-wrong-password = Le nom et le mot de passe ne vont pas ensemble.
