"""Symphonimo for bots: what a seat observes, as numbers, and how good an action looks at a glance.

Both use only what lies face up. `guide` is what a sensible club player does: it values a family by
its points now and by what it may still become while cards are left, weighs taking against waiting,
and gives the others as little as it can. Its weights, and what `prospects` are worth, were found by
self-play: `python -m podium.lab.tune symphonimo`.
"""

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from podium.core.beliefs import odds_of, outlook_of, read_beliefs, weights_of
from podium.core.kernel import Record, kernel
from podium.core.seats import count_bits
from podium.games.symphonimo.table import (
    CHOOSE,
    CONDUCTORS,
    DECLINE,
    DISCARD_ONE,
    DRAW,
    DRAW_ONE,
    FAMILIES,
    FINISH,
    GIVING,
    IN_ROW,
    MAX_SEATS,
    NO_CARD,
    NOBODY,
    NUM_ACTIONS,
    NUM_POWERS,
    OFFERED,
    OVER,
    PASS_LEFT,
    PLACE,
    PLACING,
    TAKE,
    TURN,
    is_pile_empty,
    worth,
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


KINDS: Final = 6  # of families: 0, 1, 2, 3, 4 or more cards owned
# What is noticed, in this order; seats are counted as above.
#   kinds    [6 seats × 11 families × 5]  1 for the family's kind, but for the first
#   worths   [6 seats × 6 places]         points that taking each conductor would bring now
_WORTHS: Final = MAX_SEATS * FAMILIES * (KINDS - 1)
NUM_NOTICED: Final = _WORTHS + MAX_SEATS * CONDUCTORS


@kernel(inline=False)
def notice(box: Record, state: Record, seat: int, out: NDArray[np.float32]) -> None:
    """What an experienced player sees at once: the layout above."""
    for i in range(NUM_NOTICED):
        out[i] = 0
    seats = int(state.seats)
    for i in range(seats):
        other = (seat + i) % seats
        for family in range(FAMILIES):
            kind = min(int(state.orchestra[other, family]), KINDS - 1)
            if kind > 0:
                out[(i * FAMILIES + family) * (KINDS - 1) + kind - 1] = 1
        for place in range(seats):
            if int(state.takeable) >> place & 1:
                out[_WORTHS + i * CONDUCTORS + place] = worth(box, state, other, place)


# What the guide believes, in points. Prospects are for a full pile and shrink with it.
_BASE: Final = 0  # [6] prospects of owning 0, 1, 2, 3, 4, more of a family …
_SUPPLY: Final = 6  # [6] … and how much more if eight cards of it are to come
_DRAW: Final = 12  # waiting: with an empty pile, with a full one, for each other seat in the round,
_DRAW_LEFT: Final = 13
_DRAW_RIVALS: Final = 14
_DRAW_SECOND: Final = 15  # for what the second best conductor is worth to oneself,
_DRAW_ROOM: Final = 16  # for each place that is open under the best
_ALONE: Final = 17  # drawing alone: for the choice of going on
_PLACE_MINE: Final = 18  # a card: how much better the conductor is for oneself,
_PLACE_THEIRS: Final = 19  # how much better for the others,
_BEST_THEIRS: Final = 20  # how much better the best one for each of the others
_DENY: Final = 21  # taking: what the conductor would have been worth to the others
_GIVE: Final = 22  # what a card passed on is worth to the neighbour
_DRAW_BEST: Final = 23  # waiting: for what the best conductor is worth to oneself,
_DRAW_THREAT: Final = 24  # for each rival who would take just that one,
_DRAW_RISK: Final = 25  # the same, for each point that it is better than the second best,
_DRAW_GREED: Final = 26  # for each point that the rivals have waiting for them on average
_FULL: Final = 27  # taking: for each card it could still have got
_DRAW_REST: Final = 28  # waiting: for what would be left if every rival took what he likes best,
_DRAW_WORST: Final = 29  # for what the worst conductor is worth to oneself
_DRAW_HOPE: Final = 30  # waiting: for each point that a card of the pile would bring, were it one's own, …
_DRAW_HOPE_RIVALS: Final = 31  # … and for each rival
NUM_WEIGHTS: Final = 32
_SUPPLY_BITS: Final = 5  # MAX_COPIES and no more
NUM_PROSPECTS: Final = 1 + 3 * KINDS

_beliefs = read_beliefs(Path(__file__).parent)
WEIGHTS: Final = weights_of(_beliefs, NUM_WEIGHTS)
OUTLOOK: Final = outlook_of(_beliefs, MAX_SEATS, NUM_PROSPECTS)
ODDS: Final = odds_of(_beliefs, MAX_SEATS, NUM_PROSPECTS)

Weights = NDArray[np.float32]


@kernel
def _left(state: Record) -> float:
    """How much of the pile is left, from 1 to 0."""
    return (int(state.pile_end) - int(state.drawn)) / float(state.pile_end)


@kernel
def _supplies(box: Record, state: Record) -> int:
    """How many cards of each family nobody owns yet, five bits a family: counted once for a decision."""
    packed = 0
    for family in range(FAMILIES):
        cards = int(box.copies[family]) - int(state.discards[family])
        for seat in range(state.seats):
            cards -= int(state.orchestra[seat, family])
        packed |= cards << (_SUPPLY_BITS * family)
    return packed


@kernel
def _supply(supplies: int, family: int) -> float:
    """The supply of one family, in eighths."""
    return 0.125 * (supplies >> (_SUPPLY_BITS * family) & ((1 << _SUPPLY_BITS) - 1))


@kernel
def _promise(box: Record, weights: Weights, left: float, supply: float, count: int) -> float:
    """What owning `count` of a family is worth: its points, and its prospects while cards are left."""
    kind = min(count, 5)
    return float(box.points[count]) + left * float(weights[_BASE + kind] + weights[_SUPPLY + kind] * supply)


@kernel
def _gain(box: Record, weights: Weights, left: float, supply: float, owned: int) -> float:
    """What one more card of a family is worth."""
    return _promise(box, weights, left, supply, owned + 1) - _promise(box, weights, left, supply, owned)


@kernel(inline=False)
def _appeal(box: Record, state: Record, weights: Weights, supplies: int, seat: int, place: int, without: int) -> float:
    """What the cards under a conductor are worth to a seat; `without` one slot, or NO_CARD for all."""
    left = _left(state)
    worth = 0.0
    for slot in range(state.held[place]):
        if slot != without:
            family = int(state.under[place, slot])
            owned = int(state.orchestra[seat, family])
            for earlier in range(slot):
                owned += int(state.under[place, earlier] == family and earlier != without)
            worth += _gain(box, weights, left, _supply(supplies, family), owned)
    return worth


@kernel(inline=False)
def _take_appeal(box: Record, state: Record, weights: Weights, supplies: int, seat: int, place: int) -> float:
    """A conductor as its power leaves it; the best choice where there is one to make."""
    power = int(state.power[place])
    if power != PASS_LEFT and power != DISCARD_ONE:
        worth = _appeal(box, state, weights, supplies, seat, place, NO_CARD)
        if power == DRAW_ONE and not is_pile_empty(state):
            worth += _hope(box, state, weights, supplies, seat, place)
        return worth
    best = -99.0 if state.held[place] else 0.0
    for slot in range(state.held[place]):
        best = max(best, _appeal(box, state, weights, supplies, seat, place, slot))
    return best


@kernel(inline=False)
def _hope(box: Record, state: Record, weights: Weights, supplies: int, seat: int, place: int) -> float:
    """What the next card of the pile would bring to a seat that takes this conductor (or NOBODY), on average."""
    left = _left(state)
    total, cards = 0.0, 0.0
    for family in range(FAMILIES):
        if box.in_play[state.seats, family]:
            supply = _supply(supplies, family)
            owned = int(state.orchestra[seat, family])
            if place != NOBODY:
                for slot in range(state.held[place]):
                    owned += int(state.under[place, slot] == family)
            total += supply * _gain(box, weights, left, supply, owned)
            cards += supply
    return total / max(cards, 0.125)


@kernel(inline=False)
def prospects(box: Record, state: Record, seat: int, out: Weights) -> None:
    """What a seat may still hope for when a round begins: how many families it has of each kind, and their supply.

    The first is how much of the game is left; all of them end at 0.
    """
    left, supplies = np.float32(_left(state)), _supplies(box, state)
    for i in range(NUM_PROSPECTS):
        out[i] = 0.0
    out[0] = left
    for family in range(FAMILIES):
        if box.in_play[state.seats, family]:
            kind = min(int(state.orchestra[seat, family]), KINDS - 1)
            out[1 + kind] += left
            out[1 + KINDS + kind] += left * left
            out[1 + 2 * KINDS + kind] += left * np.float32(_supply(supplies, family))


@kernel(inline=False)
def guide(
    box: Record,
    state: Record,
    seat: int,
    actions: NDArray[np.int16],
    count: int,
    weights: Weights,
    out: Weights,
) -> None:
    """How good each legal action looks to `seat`, in points; the best counts, not the level."""
    phase = int(state.phase)
    if phase == PLACING:
        _guide_place(box, state, seat, actions, count, weights, out)
    elif phase == TURN:
        _guide_turn(box, state, seat, actions, count, weights, out)
    elif phase == OFFERED:
        out[0] = _take_appeal(box, state, weights, _supplies(box, state), seat, int(state.taking))
        out[1] = 0.0 if is_pile_empty(state) else weights[_DRAW] + weights[_DRAW_LEFT] * _left(state)
    else:
        _guide_choice(box, state, seat, actions, count, weights, out)


@kernel(inline=False)
def _guide_turn(
    box: Record, state: Record, seat: int, actions: NDArray[np.int16], count: int, weights: Weights, out: Weights
) -> None:
    """Take what is worth most, or wait for better."""
    supplies = _supplies(box, state)
    best, second, favourite, room = -99.0, -99.0, -1, 0
    mine = out[NUM_ACTIONS - CONDUCTORS :]  # of this many actions few are legal: room to remember in
    others = int(state.active) & ~(1 << seat)
    for i in range(count):
        action = int(actions[i])
        out[i] = 0.0  # FINISH
        if TAKE <= action < FINISH:
            place = action - TAKE
            worth = _take_appeal(box, state, weights, supplies, seat, place)
            mine[place] = worth
            if worth > best:
                second = best
                best = worth
                favourite = place
                room = int(state.capacity[place]) - int(state.held[place])
            elif worth > second:
                second = worth
            out[i] = worth + weights[_FULL] * (int(state.capacity[place]) - int(state.held[place]))
    if not others:
        if actions[0] == DRAW:
            alone = 0
            for place in range(state.seats):
                if state.holder[place] == IN_ROW:
                    alone = place
            now = _take_appeal(box, state, weights, supplies, seat, alone) + weights[_FULL] * room
            out[0] = now + _hope(box, state, weights, supplies, seat, alone) + weights[_ALONE]
        return
    rivals, threats, waiting, taken = 0, 0, 0.0, 0
    for step in range(1, state.seats):
        other = (seat + step) % int(state.seats)
        if others >> other & 1:
            rivals += 1
            most, wanted = -99.0, -1
            left_most, left_wanted = -99.0, -1
            for i in range(count):
                action = int(actions[i])
                if TAKE <= action < FINISH:
                    theirs = _appeal(box, state, weights, supplies, other, action - TAKE, NO_CARD)
                    out[i] += weights[_DENY] * theirs / np.float32(count_bits(others))
                    if theirs > most:
                        most, wanted = theirs, action - TAKE
                    if not taken >> (action - TAKE) & 1 and theirs > left_most:
                        left_most, left_wanted = theirs, action - TAKE
            if left_wanted >= 0:
                taken |= 1 << left_wanted
            threats += int(wanted == favourite)
            waiting += max(most, 0.0)
    rest, worst = -99.0, 99.0
    for i in range(count):
        action = int(actions[i])
        if TAKE <= action < FINISH:
            worst = min(worst, float(mine[action - TAKE]))
            if not taken >> (action - TAKE) & 1:
                rest = max(rest, float(mine[action - TAKE]))
    if rest < -90.0:  # every one that holds cards would be gone
        rest = 0.0
    if actions[0] == DRAW:
        first, next_best = max(best, 0.0), max(second, 0.0)
        hope = _hope(box, state, weights, supplies, seat, NOBODY)
        out[0] = (
            weights[_DRAW]
            + weights[_DRAW_LEFT] * _left(state)
            + weights[_DRAW_RIVALS] * rivals
            + weights[_DRAW_SECOND] * next_best
            + weights[_DRAW_ROOM] * room
            + weights[_DRAW_BEST] * first
            + weights[_DRAW_THREAT] * threats
            + weights[_DRAW_RISK] * threats * (first - next_best)
            + weights[_DRAW_GREED] * waiting / rivals
            + weights[_DRAW_REST] * rest
            + (weights[_DRAW_HOPE] + weights[_DRAW_HOPE_RIVALS] * rivals) * hope
            + weights[_DRAW_WORST] * (worst if worst < 90.0 else 0.0)
        )


@kernel(inline=False)
def _guide_place(
    box: Record, state: Record, seat: int, actions: NDArray[np.int16], count: int, weights: Weights, out: Weights
) -> None:
    """Put a card where it helps oneself and spoils things for those who would take it."""
    family, left, supplies = int(state.hand), _left(state), _supplies(box, state)
    supply = _supply(supplies, family)
    worths = out[NUM_ACTIONS - CONDUCTORS :]  # of this many actions few are legal: room to remember in
    for i in range(count):
        out[i] = 0.0
    rivals = -1
    for other in range(state.seats):
        rivals += int(state.active) >> other & 1
    for other in range(state.seats):
        if int(state.active) >> other & 1:
            is_mine = other == seat
            best, second, favourite = -99.0, -99.0, -1
            for place in range(state.seats):
                if state.holder[place] == IN_ROW:
                    worth = 0.0
                    if state.held[place]:
                        worth = _appeal(box, state, weights, supplies, other, place, NO_CARD)
                    worths[place] = worth
                    if worth > best:
                        second = best
                        best = worth
                        favourite = place
                    elif worth > second:
                        second = worth
            for i in range(count):
                place = int(actions[i]) - PLACE
                owned = int(state.orchestra[other, family])
                for slot in range(state.held[place]):
                    owned += int(state.under[place, slot] == family)
                more = _gain(box, weights, left, supply, owned)
                after = max(float(worths[place]) + more, second if place == favourite else best)
                if is_mine:
                    out[i] += after + weights[_PLACE_MINE] * more
                else:
                    out[i] -= (weights[_BEST_THEIRS] * after + weights[_PLACE_THEIRS] * more) / rivals


@kernel(inline=False)
def _guide_choice(
    box: Record, state: Record, seat: int, actions: NDArray[np.int16], count: int, weights: Weights, out: Weights
) -> None:
    """Which musician a power moves: the one that is missed least."""
    place, left, supplies = int(state.taking), _left(state), _supplies(box, state)
    for i in range(count):
        action = int(actions[i])
        out[i] = 0.0  # DECLINE
        if action < DECLINE:
            family = action - CHOOSE
            supply = _supply(supplies, family)
            owned = int(state.orchestra[seat, family])
            for slot in range(state.held[place]):
                owned += int(state.under[place, slot] == family)
            out[i] = -_gain(box, weights, left, supply, owned - 1)
            if state.phase == GIVING:
                neighbour = int(state.orchestra[(seat + 1) % int(state.seats), family])
                out[i] -= weights[_GIVE] * _gain(box, weights, left, supply, neighbour)
