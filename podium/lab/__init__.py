"""Studies: many games, one question."""
