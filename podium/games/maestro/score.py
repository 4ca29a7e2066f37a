"""The score card of Maestro: Symphony: six rows, the last of which is secret until the end."""

import numpy as np
from numpy.typing import NDArray

from podium.core.game import Numbers
from podium.core.kernel import Record, kernel
from podium.core.seats import count_bits
from podium.games.concert.table import INSTRUMENTS, OVER, PIECE_WORDS, SOLOISTS
from podium.games.maestro.table import (
    BACH,
    BONUS_HELD,
    CATEGORIES,
    CATEGORIES_PERFORMED,
    COLUMNS,
    DIFFERENT_INSTRUMENTS,
    PER_CATEGORY,
    PER_INSTRUMENT,
    PER_MINUTES,
    ROWS,
    SOLOISTS_OWNED,
)

WHOLE: int = 16  # sixteenths: a Bach note


@kernel
def _owned_instruments(state: Record, seat: int) -> int:
    """The instruments of which a seat has at least one, as bits."""
    owned = 0
    for place in range(INSTRUMENTS):
        owned |= int(state.owned[seat, place] > 0) << place
    return owned


@kernel(inline=False)
def different_instruments(state: Record, seat: int) -> int:
    """Instruments of which a seat has at least one: soloists do not count."""
    return count_bits(_owned_instruments(state, seat))


@kernel(inline=False)
def owned_soloists(state: Record, seat: int) -> int:
    """The soloists of a seat, as bits."""
    owned = 0
    for soloist in range(SOLOISTS):
        owned |= int(state.owned[seat, INSTRUMENTS + soloist] > 0) << soloist
    return owned


@kernel
def _count_performed(state: Record, seat: int, pieces: NDArray[np.int64]) -> int:
    """How many pieces of a set a seat has performed."""
    count = 0
    for word in range(PIECE_WORDS):
        count += count_bits(int(state.performed[seat, word]) & int(pieces[word]))
    return count


@kernel(inline=False)
def performed_categories(box: Record, state: Record, seat: int) -> int:
    """The categories of the pieces that a seat has performed, as bits."""
    found = 0
    for category in range(CATEGORIES):
        found |= int(_count_performed(state, seat, box.category_pieces[category]) > 0) << category
    return found


@kernel(inline=False)
def count_of(box: Record, state: Record, seat: int, row: int) -> int:
    """What a row of the score card counts."""
    if row == DIFFERENT_INSTRUMENTS:
        return different_instruments(state, seat)
    if row == SOLOISTS_OWNED:
        return count_bits(owned_soloists(state, seat))
    if row == CATEGORIES_PERFORMED:
        return count_bits(performed_categories(box, state, seat))
    return int(state.money[seat]) // WHOLE if row == BACH else 0


@kernel(inline=False)
def row_points(box: Record, state: Record, seat: int, row: int) -> int:
    """The points of the highest column that a count reaches."""
    count, seats = count_of(box, state, seat, row), int(state.seats)
    points = 0
    for column in range(COLUMNS):
        if count >= box.column[seats, row, column]:
            points = int(box.column_points[seats, column])
    return points


@kernel(inline=False)
def position_points(box: Record, state: Record, seat: int) -> int:
    """Points for the place on the staff; those level share the better place."""
    ahead = 0
    for other in range(state.seats):
        ahead += int(state.minutes[other] > state.minutes[seat])
    return int(box.position_points[state.seats, ahead])


@kernel(inline=False)
def card_points(box: Record, state: Record, seat: int, card: int) -> int:
    """What a bonus card brings a seat, up to its limit."""
    kind, about = int(box.bonus_kind[card]), int(box.bonus_about[card])
    points = 0
    if kind == PER_INSTRUMENT:
        points = int(state.owned[seat, about]) + int(state.owned[seat, INSTRUMENTS + about])
    elif kind in (PER_CATEGORY, PER_MINUTES):
        points = _count_performed(state, seat, box.bonus_pieces[card])
    else:
        owned = owned_soloists(state, seat) | _owned_instruments(state, seat)
        points = count_bits(owned & int(box.bonus_members[card]))
    return min(points, int(box.bonus_limit))


@kernel(inline=False)
def bonus_points(box: Record, state: Record, seat: int) -> int:
    """All bonus cards of a seat."""
    points = 0
    for i in range(BONUS_HELD):
        points += card_points(box, state, seat, int(state.bonus[seat * BONUS_HELD + i]))
    return points


@kernel(inline=False)
def points_of(box: Record, state: Record, seat: int) -> int:
    """The total of a seat as everybody can see it; once the game is over, with its bonus cards."""
    points = position_points(box, state, seat)
    for row in range(ROWS):
        points += row_points(box, state, seat, row)
    return points + (bonus_points(box, state, seat) if state.phase == OVER else 0)


@kernel(inline=False)
def score_card(box: Record, state: Record, seat: int, out: Numbers) -> None:
    """The count and the points of every row, then the points for the place on the staff and the categories as bits."""
    for row in range(ROWS):
        out[row] = count_of(box, state, seat, row)
        out[ROWS + row] = row_points(box, state, seat, row)
    out[2 * ROWS] = position_points(box, state, seat)
    out[2 * ROWS + 1] = performed_categories(box, state, seat)
