# Maestro: Ensemble in English; what it shares with Symphony is in podium/games/concert/locale.
reason-points = furthest along the staff
