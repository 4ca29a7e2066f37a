# Ce dont on convient avant une partie de Symphony.
option-score = Partition
option-score-about = Les faces blanches font une partition régulière ; toutes les faces, pour les experts.
option-score-white = faces blanches
option-score-any = toutes les faces
option-first-row = Premier rang
option-first-row-about = Qui est assis devant au début.
option-first-row-random = n’importe quels instruments
option-first-row-thematic = cordes, cuivres et bois à leur place
option-orchestra = Orchestre
option-orchestra-about = Le former ensemble, ou commencer avec un orchestre prêt (jeu facile).
option-orchestra-built = formé ensemble
option-orchestra-preset = prêt
front-about-symphony = Formez ensemble un orchestre, puis jouez ses disques sur une même partition, en cinq mouvements. Les voix hautes paient tout de suite, les basses à la fin.

# Ce qu’on y entend.
cue-told-choir = Un chœur est gardé, caché
cue-told-own-choir = Un chœur est gardé
cue-told-seat = Un instrument s’assied
cue-told-control = Quelqu’un prend la direction
cue-told-minority = Un jeton pour le moins de disques
cue-told-take-token = Un jeton est pris
cue-told-token = Un jeton sert
cue-told-conduct = Le chef prête un disque
cue-told-note = Une note est jouée
cue-told-minim = Un jeton est trouvé
cue-told-burn = Un disque ne trouve pas de note
cue-told-lost = Des disques sont perdus
cue-told-movement = Un mouvement commence
cue-told-sheet = Une feuille est complète
cue-told-sheet-seat = Des pas sur les pistes
cue-told-final = On compte les points
