"""Maestro: Ensemble, by Pieter de Boer: gather an orchestra, hire the rest, and be first to play an hour of music."""

from pathlib import Path

from podium.games.concert.game import concert_game
from podium.games.concert.text import describe
from podium.games.ensemble import printed, rules, view

GAME = concert_game(
    rules, printed, view, slug="ensemble", title="Maestro: Ensemble", version=1, folder=Path(__file__).parent,
    printed=printed.EnsembleBox, options=printed.EnsembleOptions, describe=describe,
    score_bounds=lambda _: (0, printed.GOAL),  # points are minutes, and a pawn stops at the goal
)  # fmt: skip
