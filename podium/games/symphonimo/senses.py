"""Symphonimo for bots: what a seat observes, as numbers, and how good an action looks at a glance.

Both use only what lies face up. `guide` is what a sensible club player does: it values a family by
its points now and by what it may still become while cards are left.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from podium.core.kernel import Record, kernel
from podium.games.symphonimo.table import (
    CHOOSE,
    CONDUCTORS,
    DECLINE,
    DISCARD_ONE,
    DISMISSING,
    DRAW,
    FAMILIES,
    FINISH,
    GIVING,
    IN_ROW,
    MAX_SEATS,
    NO_CARD,
    NUM_POWERS,
    OFFERED,
    OVER,
    PASS_LEFT,
    PLACE,
    QUARTET,
    TAKE,
    count_under,
    is_pile_empty,
)

# An observation, in this order; seats are counted from the observer's own, clockwise.
#   orchestras   [6 seats × 11 families]     cards owned
#   row          [6 places × 11 families]    cards under each conductor
#   conductors   [6 places × (6 powers + capacity left + in the row)]
#   unseen       [11 families]               in the pile or among the false notes
#   hand         [11 families]               the card drawn and not yet placed
#   seats        [6 × (to act, in the round)]
#   phase        [7]
#   pile         [2]                         cards left, false notes
_PER_CONDUCTOR: Final = NUM_POWERS + 2
NUM_FEATURES: Final = (
    MAX_SEATS * FAMILIES
    + CONDUCTORS * FAMILIES
    + CONDUCTORS * _PER_CONDUCTOR
    + 2 * FAMILIES
    + 2 * MAX_SEATS
    + (OVER + 1)
    + 2
)


@kernel(inline=False)
def observe(box: Record, state: Record, seat: int, out: NDArray[np.float32]) -> None:
    """The layout above; places at the table that are not in use stay 0."""
    for i in range(NUM_FEATURES):
        out[i] = 0
    seats = int(state.seats)
    at = 0
    for i in range(seats):
        other = (seat + i) % seats
        for family in range(FAMILIES):
            out[at + i * FAMILIES + family] = state.orchestra[other, family]
    at += MAX_SEATS * FAMILIES
    for place in range(seats):
        for slot in range(state.held[place]):
            out[at + place * FAMILIES + int(state.under[place, slot])] += 1
    at += CONDUCTORS * FAMILIES
    for place in range(seats):
        here = at + place * _PER_CONDUCTOR
        if state.power[place] > 0:
            out[here + int(state.power[place]) - 1] = 1
        out[here + NUM_POWERS] = int(state.capacity[place]) - int(state.held[place])
        out[here + NUM_POWERS + 1] = int(state.holder[place] == IN_ROW)
    at += CONDUCTORS * _PER_CONDUCTOR
    for i in range(state.drawn, state.boxed_end):
        out[at + int(state.pile[i])] += 1
    at += FAMILIES
    if state.hand != NO_CARD:
        out[at + int(state.hand)] = 1
    at += FAMILIES
    for i in range(seats):
        other = (seat + i) % seats
        out[at + i] = int(state.phase != OVER and state.turn == other)
        out[at + MAX_SEATS + i] = int(state.active) >> other & 1
    at += 2 * MAX_SEATS
    out[at + int(state.phase)] = 1
    at += OVER + 1
    out[at] = int(state.pile_end) - int(state.drawn)
    out[at + 1] = int(state.boxed_end) - int(state.pile_end)


@kernel
def promise(box: Record, state: Record, count: int) -> float:
    """What owning `count` of a family is worth: its points, and its prospects while cards are left."""
    points = float(box.points[count])
    left = (int(state.pile_end) - int(state.drawn)) / float(state.pile_end)
    if count == QUARTET - 2:
        return points + 0.6 * left
    if count == QUARTET - 1:
        return points + 2.0 * left
    if count == QUARTET:
        return points - 1.0 * left  # a fifth card would ruin it
    return points


@kernel(inline=False)
def appeal(box: Record, state: Record, seat: int, place: int, without: int, extra: int) -> float:
    """The change in promise for a seat with the cards under a conductor.

    `without` and `extra` are a family each, or NO_CARD: one card fewer, or one more.
    """
    gain = 0.0
    for family in range(FAMILIES):
        more = count_under(state, place, family) + int(family == extra) - int(family == without)
        if more != 0:
            owned = int(state.orchestra[seat, family])
            gain += promise(box, state, owned + more) - promise(box, state, owned)
    return gain


@kernel
def take_appeal(box: Record, state: Record, seat: int, place: int) -> float:
    """The appeal of taking a conductor; a power that sheds a card sheds the worst."""
    if state.power[place] != PASS_LEFT and state.power[place] != DISCARD_ONE:
        return appeal(box, state, seat, place, NO_CARD, NO_CARD)
    best = -99.0
    for slot in range(state.held[place]):
        best = max(best, appeal(box, state, seat, place, int(state.under[place, slot]), NO_CARD))
    return best


@kernel
def draw_appeal(box: Record, state: Record, seat: int) -> float:
    """What to hope for from playing on: little when alone and well served, more with room to grow."""
    seats = int(state.seats)
    if int(state.active) != 1 << seat:
        left = (int(state.pile_end) - int(state.drawn)) / float(state.pile_end)
        return 0.9 + 1.1 * left
    # Alone with one conductor: the average over the cards that may come.
    place = 0
    for i in range(seats):
        if state.holder[i] == IN_ROW:
            place = i
    total, cards = 0.0, 0
    for i in range(state.drawn, state.boxed_end):
        total += appeal(box, state, seat, place, NO_CARD, int(state.pile[i]))
        cards += 1
    return total / cards


@kernel(inline=False)
def guide(box: Record, state: Record, seat: int, action: int) -> float:
    """How good a legal action looks to `seat`; only the order of the values means anything."""
    if action == DRAW:
        return draw_appeal(box, state, seat)
    if action < TAKE:
        return _place_appeal(box, state, seat, action - PLACE)
    if action < FINISH:
        return take_appeal(box, state, seat, action - TAKE)
    if action == FINISH:
        return 0.0
    place = int(state.taking)
    if action == DECLINE:
        if state.phase == OFFERED and not is_pile_empty(state):
            return draw_appeal(box, state, seat)
        return 0.0
    family = action - CHOOSE
    if state.phase == DISMISSING:
        after = appeal(box, state, seat, place, family, NO_CARD)
        return after - appeal(box, state, seat, place, NO_CARD, NO_CARD)
    kept = appeal(box, state, seat, place, family, NO_CARD)
    if state.phase == GIVING:
        left = (seat + 1) % int(state.seats)
        owned = int(state.orchestra[left, family])
        kept -= 0.5 * (promise(box, state, owned + 1) - promise(box, state, owned))
    return kept


@kernel
def _place_appeal(box: Record, state: Record, seat: int, place: int) -> float:
    """Put a card where it helps oneself and spoils things for those who would take it."""
    family = int(state.hand)
    mine = appeal(box, state, seat, place, NO_CARD, family) - appeal(box, state, seat, place, NO_CARD, NO_CARD)
    theirs, others = 0.0, 0
    for other in range(state.seats):
        if other != seat and int(state.active) >> other & 1:
            before = appeal(box, state, other, place, NO_CARD, NO_CARD)
            theirs += appeal(box, state, other, place, NO_CARD, family) - before
            others += 1
    return mine - 0.7 * theirs / others if others else mine
