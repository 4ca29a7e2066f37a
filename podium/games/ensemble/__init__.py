"""Maestro: Ensemble, by Pieter de Boer: gather an orchestra, hire the rest, and be first to play an hour of music."""

from functools import partial
from pathlib import Path

from podium.core.box import Box
from podium.core.game import Game
from podium.games.concert import recipe
from podium.games.concert.printed import SEATS
from podium.games.concert.result import reason
from podium.games.concert.text import action_message, action_name, describe, parse_action
from podium.games.ensemble import rules
from podium.games.ensemble.printed import GOAL, EnsembleBox, EnsembleOptions, pack_box, pack_options
from podium.games.ensemble.view import unveil, view


def score_bounds(box: Box) -> tuple[int, int]:
    """Points are minutes, and a pawn stops at the goal."""
    return 0, GOAL


GAME = Game(
    slug="ensemble",
    title="Maestro: Ensemble",
    designer="Pieter de Boer",
    version=1,
    seats=SEATS,
    folder=Path(__file__).parent,
    rules=rules,
    options=EnsembleOptions,
    printed=EnsembleBox,
    pack_box=pack_box,
    pack_options=pack_options,
    view=view,
    describe=describe,
    action_name=action_name,
    parse_action=parse_action,
    action_message=action_message,
    reason=partial(reason, rules),
    score_bounds=score_bounds,
    recipe=recipe.faults,
    unveil=unveil,
)
