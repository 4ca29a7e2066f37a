"""The rules of Symphony as kernels over one record. Numbers are those of RULES.md.

The deal is in setup.py, the Orchestra Phase in orchestra.py, the Symphony Phase in movement.py and play.py with
musicians.py, placing.py and abilities.py, the points in scoring.py, and what a seat knows in knowledge.py.
"""

from podium.core.instinct import NUM_NOTICED
from podium.core.instinct import notice_nothing as notice
from podium.core.kernel import Record, kernel
from podium.core.surmise import as_dealt as surmise
from podium.games.symphony.knowledge import census, conceal, redeal
from podium.games.symphony.orchestra import apply_in_orchestra, legal_in_orchestra
from podium.games.symphony.play import apply_in_movement, legal_in_movement
from podium.games.symphony.scoring import rank, score
from podium.games.symphony.senses import NUM_FEATURES, NUM_PROSPECTS, ODDS, OUTLOOK, WEIGHTS, guide, observe, prospects
from podium.games.symphony.setup import deal
from podium.games.symphony.table import (
    CENSUS,
    ENTROPY_WORDS,
    LONGEST_GAME,
    MAX_SEATS,
    NUM_ACTIONS,
    OVER,
    SPREAD,
    Actions,
    Box,
    Options,
    State,
)

__all__ = [  # the contract of podium.core.game.Rules
    "CENSUS",
    "ENTROPY_WORDS",
    "LONGEST_GAME",
    "MAX_SEATS",
    "NUM_ACTIONS",
    "NUM_FEATURES",
    "NUM_NOTICED",
    "NUM_PROSPECTS",
    "ODDS",
    "OUTLOOK",
    "WEIGHTS",
    "Box",
    "Options",
    "State",
    "apply",
    "census",
    "conceal",
    "deal",
    "guide",
    "legal",
    "notice",
    "observe",
    "pending",
    "prospects",
    "rank",
    "redeal",
    "score",
    "surmise",
]


@kernel
def pending(state: Record) -> int:
    """One seat at a time, until the game is over."""
    return 0 if state.phase == OVER else 1 << int(state.turn)


@kernel
def legal(box: Record, state: Record, seat: int, out: Actions) -> int:
    """The legal actions of a seat in ascending order; returns how many."""
    if state.phase == OVER or seat != state.turn:
        return 0
    if state.phase <= SPREAD:
        return legal_in_orchestra(box, state, out)
    return legal_in_movement(box, state, out)


@kernel
def apply(box: Record, state: Record, seat: int, action: int) -> None:
    """One action. The caller has checked that it is legal."""
    if state.phase <= SPREAD:
        apply_in_orchestra(box, state, action)
    else:
        apply_in_movement(box, state, action)
