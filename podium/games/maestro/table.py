"""The records of Maestro: Symphony, and how large things are. What lies where: `podium.games.concert.table`."""

from typing import Final

import numpy as np

from podium.core.kernel import record
from podium.games.concert.table import (
    INSTRUMENTS,
    MAX_PARTS,
    MAX_SEATS,
    OPTION_FIELDS,
    PERFORM,
    PIECE_WORDS,
    ROUNDS,
    SOLOISTS,
    box_fields,
    laid_out,
    state_fields,
)

PIECES_PRINTED: Final = 140
CHANCE_PRINTED: Final = 84
BONUS_PRINTED: Final = 28
BONUS_HELD: Final = 3
MOST_INSTRUMENTS: Final = 96  # cards in the deck; as printed there are 52
MARKETS: Final = 2
PLACES: Final = INSTRUMENTS + SOLOISTS
CATEGORIES: Final = 12
COLUMNS: Final = 5  # of a score card

# Kinds of bonus cards: a point for every …
PER_INSTRUMENT: Final = 0  # instrument of one sort, its soloist included
PER_CATEGORY: Final = 1  # piece of a category performed
PER_MINUTES: Final = 2  # piece performed of so many minutes or more
PER_DIFFERENT: Final = 3  # different one of several instruments or soloists

# Rows of a score card that are read by columns.
DIFFERENT_INSTRUMENTS: Final = 0
SOLOISTS_OWNED: Final = 1
CATEGORIES_PERFORMED: Final = 2
BACH: Final = 3
ROWS: Final = 4

i1, i2, i8 = np.int8, np.int16, np.int64

Box = record(
    *laid_out(
        *box_fields(PLACES, MARKETS, PIECES_PRINTED, CHANCE_PRINTED),
        ("category", i1, PIECES_PRINTED),
        ("category_pieces", i8, (CATEGORIES, PIECE_WORDS)),  # as bits, like those that a bonus card counts
        ("bonus_pieces", i8, (BONUS_PRINTED, PIECE_WORDS)),
        ("bonus_kind", i1, BONUS_PRINTED),
        ("bonus_about", i1, BONUS_PRINTED),  # an instrument, a category or minutes
        ("bonus_members", i8, BONUS_PRINTED),  # bit per soloist; the first 16 stand for the instruments too
        ("bonus_limit", i1),
        ("column", i1, (MAX_SEATS + 1, ROWS, COLUMNS)),  # by number of players: the smallest count of a column
        ("column_points", i1, (MAX_SEATS + 1, COLUMNS)),
        ("position_points", i1, (MAX_SEATS + 1, MAX_SEATS)),
    )
)
Options = record(*laid_out(*OPTION_FIELDS))
State = record(
    *laid_out(
        *state_fields(PLACES, MARKETS, MOST_INSTRUMENTS, PIECES_PRINTED, CHANCE_PRINTED),
        ("bonus", i1, BONUS_PRINTED),  # three a seat, then those in nobody's hand
    )
)

NUM_ACTIONS: Final = PERFORM + PIECES_PRINTED + CHANCE_PRINTED + PIECES_PRINTED
ENTROPY_WORDS: Final = (
    1 + 2 * MAX_SEATS + PIECES_PRINTED + CHANCE_PRINTED + MOST_INSTRUMENTS + SOLOISTS + BONUS_PRINTED + 5 * MAX_SEATS
)
CENSUS: Final = PIECES_PRINTED + CHANCE_PRINTED + PLACES + 1 + BONUS_PRINTED

# As in Ensemble, with three actions at most, and four pieces given back by everybody.
_EVENT: Final = 1 + 2 * MAX_SEATS
_ACTION: Final = 1 + MAX_PARTS + 1 + 1 + _EVENT
LONGEST_GAME: Final = 4 * MAX_SEATS + ROUNDS * MAX_SEATS * (2 + _EVENT + 3 * _ACTION)
