# Maestro: Ensemble has its lesson here; its board is in games/concert/words.
