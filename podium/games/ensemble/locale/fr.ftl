# Maestro: Ensemble en français ; ce qu’il partage avec Symphony est dans podium/games/concert/locale.
reason-points = le plus loin sur la portée
