# La leçon de Maestro: Ensemble ; son plateau est dans games/concert/words.
