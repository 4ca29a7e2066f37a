"""Maestro: Ensemble for bots. Points are minutes; the weights were found by self-play (`podium.lab.tune`)."""

from math import sqrt
from pathlib import Path
from typing import Final

import numpy as np

from podium.core.beliefs import odds_of, outlook_of, read_beliefs, weights_of
from podium.core.kernel import Record, kernel
from podium.games.concert import senses as shared
from podium.games.concert.hiring import can_pay, missing_kinds
from podium.games.concert.senses import Weights, guide_table, observe_table, prospects_table
from podium.games.concert.table import INSTRUMENTS, MAX_SEATS, OVER, PIECES, Actions
from podium.games.ensemble.table import CHANCE_PRINTED, MARKETS, PIECES_PRINTED

NUM_FEATURES: Final = shared.feature_count(INSTRUMENTS, MARKETS, PIECES_PRINTED, CHANCE_PRINTED)

_beliefs = read_beliefs(Path(__file__).parent)
NUM_PROSPECTS: Final = shared.NUM_PROSPECTS + 4
WEIGHTS: Final = weights_of(_beliefs, shared.NUM_WEIGHTS)
OUTLOOK: Final = outlook_of(_beliefs, MAX_SEATS, NUM_PROSPECTS)
ODDS: Final = odds_of(_beliefs, MAX_SEATS, NUM_PROSPECTS)
QUEUING: Final = 0.12  # see `podium.games.concert.surmise`


@kernel
def observe(box: Record, state: Record, seat: int, out: Weights) -> None:
    """See `observe_table`."""
    observe_table(box, state, seat, out)


@kernel
def guide(box: Record, state: Record, seat: int, actions: Actions, count: int, weights: Weights, out: Weights) -> None:
    """See `guide_table`."""
    guide_table(box, state, seat, actions, count, weights, out)


@kernel(inline=False)
def prospects(box: Record, state: Record, seat: int, out: Weights) -> None:
    """See `prospects_table`; then what the hand holds, since minutes are points.

    The minutes that can be performed at once, those for which somebody or money is missing, money as less and less
    of it counts, and the way that is left to the seat itself.
    """
    at = prospects_table(box, state, seat, out)
    left, ready, hoped = out[0], 0, np.float32(0)
    still = 0 if state.phase == OVER else int(state.goal) - int(state.minutes[seat])
    for slot in range(state.hand_size[seat, PIECES]):
        piece = int(state.hand[seat, slot])
        minutes = min(int(box.minutes[piece]), still)
        missing = missing_kinds(box, state, piece)
        if missing == 0 and can_pay(box, state, seat, piece):
            ready += minutes
        else:
            hoped += np.float32(minutes) / np.float32(1 + missing)
    out[at] = min(ready, still)
    out[at + 1] = left * hoped
    out[at + 2] = left * np.float32(sqrt(float(state.money[seat])))
    out[at + 3] = np.float32(still) / np.float32(state.goal)
