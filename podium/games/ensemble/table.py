"""The records of Maestro: Ensemble, and how large things are. What lies where: `podium.games.concert.table`."""

from typing import Final

from podium.core.kernel import record
from podium.games.concert import table as shared

PIECES_PRINTED: Final = 60
CHANCE_PRINTED: Final = 40
MOST_INSTRUMENTS: Final = 64  # cards in the deck; as printed there are 32
MARKETS: Final = 1

Box = record(*shared.laid_out(*shared.box_fields(shared.INSTRUMENTS, MARKETS, PIECES_PRINTED, CHANCE_PRINTED)))
Options = record(*shared.laid_out(*shared.OPTION_FIELDS))
State = record(
    *shared.laid_out(
        *shared.state_fields(shared.INSTRUMENTS, MARKETS, MOST_INSTRUMENTS, PIECES_PRINTED, CHANCE_PRINTED)
    )
)

NUM_ACTIONS: Final = shared.PERFORM + PIECES_PRINTED + CHANCE_PRINTED
ENTROPY_WORDS: Final = 1 + 2 * shared.MAX_SEATS + PIECES_PRINTED + CHANCE_PRINTED + MOST_INSTRUMENTS + shared.MAX_SEATS
CENSUS: Final = PIECES_PRINTED + CHANCE_PRINTED + shared.INSTRUMENTS + 1  # each card, each instrument, the money

# A chance card asks for a use and, at worst, an aim and an answer for everybody else; a turn has two actions at
# most, of which the longest is a performance with every part hired, and a chance card after it.
_EVENT: Final = 1 + 2 * shared.MAX_SEATS
_ACTION: Final = 1 + shared.MAX_PARTS + 1 + 1 + _EVENT
LONGEST_GAME: Final = shared.ROUNDS * shared.MAX_SEATS * (2 + _EVENT + 2 * _ACTION)
