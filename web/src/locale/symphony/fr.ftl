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
