"""The records of Maestro: Ensemble, and how large things are. What lies where: `podium.games.concert.table`."""

from typing import Final

from podium.core.kernel import record
from podium.games.concert.table import (
    INSTRUMENTS,
    MAX_PARTS,
    MAX_SEATS,
    OPTION_FIELDS,
    PERFORM,
    ROUNDS,
    box_fields,
    laid_out,
    state_fields,
)

PIECES_PRINTED: Final = 60
CHANCE_PRINTED: Final = 40
MOST_INSTRUMENTS: Final = 64  # cards in the deck; as printed there are 32
MARKETS: Final = 1

Box = record(*laid_out(*box_fields(INSTRUMENTS, MARKETS, PIECES_PRINTED, CHANCE_PRINTED)))
Options = record(*laid_out(*OPTION_FIELDS))
State = record(*laid_out(*state_fields(INSTRUMENTS, MARKETS, MOST_INSTRUMENTS, PIECES_PRINTED, CHANCE_PRINTED)))

NUM_ACTIONS: Final = PERFORM + PIECES_PRINTED + CHANCE_PRINTED
ENTROPY_WORDS: Final = 1 + 2 * MAX_SEATS + PIECES_PRINTED + CHANCE_PRINTED + MOST_INSTRUMENTS + MAX_SEATS
CENSUS: Final = PIECES_PRINTED + CHANCE_PRINTED + INSTRUMENTS + 1  # each card, each instrument, the money

# A chance card asks for a use and, at worst, an aim and an answer for everybody else; a turn has two actions at
# most, of which the longest is a performance with every part hired, and a chance card after it.
_EVENT: Final = 1 + 2 * MAX_SEATS
_ACTION: Final = 1 + MAX_PARTS + 1 + 1 + _EVENT
LONGEST_GAME: Final = ROUNDS * MAX_SEATS * (2 + _EVENT + 2 * _ACTION)
