"""Maestro: Ensemble for bots. Points are minutes; the weights were found by self-play (`podium.lab.tune`)."""

from pathlib import Path
from typing import Final

from podium.core.beliefs import outlook_of, read_beliefs, weights_of
from podium.core.kernel import Record, kernel
from podium.games.concert import senses as shared
from podium.games.concert.senses import Weights, guide_table, observe_table, prospects_table
from podium.games.concert.table import INSTRUMENTS, MAX_SEATS, Actions
from podium.games.ensemble.table import CHANCE_PRINTED, MARKETS, PIECES_PRINTED

NUM_FEATURES: Final = shared.feature_count(INSTRUMENTS, MARKETS, PIECES_PRINTED, CHANCE_PRINTED)

_beliefs = read_beliefs(Path(__file__).parent)
NUM_PROSPECTS: Final = shared.NUM_PROSPECTS
WEIGHTS: Final = weights_of(_beliefs, shared.NUM_WEIGHTS)
OUTLOOK: Final = outlook_of(_beliefs, MAX_SEATS, NUM_PROSPECTS)


@kernel
def observe(box: Record, state: Record, seat: int, out: Weights) -> None:
    """See `observe_table`."""
    observe_table(box, state, seat, out)


@kernel
def guide(box: Record, state: Record, seat: int, actions: Actions, count: int, weights: Weights, out: Weights) -> None:
    """See `guide_table`."""
    guide_table(box, state, seat, actions, count, weights, out)


@kernel
def prospects(box: Record, state: Record, seat: int, out: Weights) -> None:
    """See `prospects_table`."""
    prospects_table(box, state, seat, out)
