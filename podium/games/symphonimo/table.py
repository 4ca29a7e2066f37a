"""What lies on a Symphonimo table: the records, the action codes, and plain facts about them.

Seats are 0 … n−1, clockwise. A turn of the rulebook is one to three decisions by the same seat:
draw, then where to place; take, then which card to give or discard. The number printed on a card
counts its copies and nothing else.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from podium.core.kernel import Record, kernel, record

MAX_SEATS: Final = 6
FAMILIES: Final = 11
CONDUCTORS: Final = 6
SLOTS: Final = 4  # places under a conductor; a box may allow fewer
MAX_CARDS: Final = 111  # room for a designer's larger box (printed: 88); makes a state 256 bytes
MAX_COPIES: Final = 24
MOST_POINTS: Final = 1000  # more than any orchestra can gain or lose
QUARTET: Final = 4

ENTROPY_WORDS: Final = 16 + MAX_CARDS  # 16 for conductors and first player, then the pile
LONGEST_GAME: Final = 600  # decisions: every card drawn and placed, every take with a choice

NO_CARD: Final = -1
NOBODY: Final = -1
IN_ROW: Final = -1  # holder of a conductor that nobody has taken this round

# Actions, one code each.
DRAW: Final = 0
PLACE: Final = 1  # + place in the row
TAKE: Final = PLACE + CONDUCTORS  # + place in the row
FINISH: Final = TAKE + CONDUCTORS  # rule 32: end the game without taking anything
CHOOSE: Final = FINISH + 1  # + family: which musician a power moves
DECLINE: Final = CHOOSE + FAMILIES  # leave a power that says "may" unused
NUM_ACTIONS: Final = DECLINE + 1
CENSUS: Final = FAMILIES  # what `census` counts

# Phases: what the seat to act decides.
TURN: Final = 0  # draw or take; once the pile is empty, take or finish
PLACING: Final = 1  # under which conductor the drawn card goes
OFFERED: Final = 2  # take-at-once: take the conductor just placed under, or not
GIVING: Final = 3  # pass-left: which card goes to the left neighbour
SHEDDING: Final = 4  # discard-one: which card under the conductor is discarded
DISMISSING: Final = 5  # discard-owned: which musician owned before is discarded, if any
OVER: Final = 6

# Powers on the Grand Maestro side, in the order of the rulebook (GM1 … GM6).
CLASSIC: Final = 0
MAX_TWO: Final = 1
PASS_LEFT: Final = 2
DISCARD_ONE: Final = 3
DISCARD_OWNED: Final = 4
DRAW_ONE: Final = 5
TAKE_AT_ONCE: Final = 6
NUM_POWERS: Final = 6

# Which conductors show their Grand Maestro side.
NONE_FLIPPED: Final = 0
ALL_FLIPPED: Final = 1
RANDOM_FLIPPED: Final = 2
CHOSEN_FLIPPED: Final = 3

i1, u1 = np.int8, np.uint8

Box = record(
    ("copies", i1, FAMILIES),  # cards of each family, also the number printed on them
    ("in_play", i1, (MAX_SEATS + 1, FAMILIES)),  # [players, family]: 1 if the family is used
    ("points", i1, MAX_COPIES + 1),  # for owning exactly k of a family
    ("capacity", i1),  # cards under a conductor
    ("capacity_max_two", i1),  # the same with power GM1
    ("false_notes", i1),  # cards removed unseen in that variant
    ("power", i1, CONDUCTORS),  # on the Grand Maestro side of each conductor
)

Options = record(
    ("first", i1),  # seat, or NOBODY for a random one
    ("false_note", i1),
    ("grand_maestro", i1),  # NONE_FLIPPED … CHOSEN_FLIPPED
    ("chosen", i1, NUM_POWERS + 1),  # by power: 1 if it must lie in the row
)

State = record(
    ("seats", i1),
    ("phase", i1),
    ("turn", i1),  # the seat to act
    ("active", u1),  # bit per seat: has not taken or finished this round
    ("hand", i1),  # family of the drawn card not yet placed, or NO_CARD
    ("taking", i1),  # place in the row of the conductor offered or being taken
    ("last_taker", i1),
    ("round_number", u1),
    ("reveals", u1),  # how often something hidden became known
    ("drawn", u1),  # cards that left the pile; pile[drawn] is its top
    ("pile_end", u1),  # pile[drawn:pile_end] is the pile …
    ("boxed_end", u1),  # … and pile[pile_end:boxed_end] the false notes, seen by nobody
    ("open", u1),  # bit per place of the row: one more card may go there (rules 13–15, 49)
    ("takeable", u1),  # bit per place: in the row and not empty (rules 18, 19)
    ("pile", i1, MAX_CARDS),
    ("conductor", i1, CONDUCTORS),  # which of the six cards lies at each place of the row
    ("power", i1, CONDUCTORS),  # of the side that shows
    ("holder", i1, CONDUCTORS),  # seat that took it this round, or IN_ROW
    ("held", i1, CONDUCTORS),  # cards under it
    ("capacity", i1, CONDUCTORS),  # the most cards that may lie under it
    ("under", i1, (CONDUCTORS, SLOTS)),
    ("orchestra", i1, (MAX_SEATS, FAMILIES)),  # musicians owned
    ("discards", i1, FAMILIES),
)

Actions = NDArray[np.int16]


@kernel
def is_pile_empty(state: Record) -> bool:
    return state.drawn == state.pile_end  # type: ignore[no-any-return]


@kernel
def points_of(box: Record, state: Record, seat: int) -> int:
    """Rules 39–43: each family by the number of its cards, as one set."""
    points = 0
    for family in range(FAMILIES):
        points += int(box.points[state.orchestra[seat, family]])
    return points


@kernel
def quartets_of(state: Record, seat: int) -> int:
    quartets = 0
    for family in range(FAMILIES):
        if state.orchestra[seat, family] == QUARTET:
            quartets += 1
    return quartets


@kernel
def worth(box: Record, state: Record, seat: int, place: int) -> int:
    """The points that a seat would gain or lose by taking this conductor as it lies.

    Where its power takes one of the cards away, the best choice is assumed (rules 51, 54).
    """
    if state.power[place] != PASS_LEFT and state.power[place] != DISCARD_ONE:
        return _gain(box, state, seat, place, NO_CARD)
    best = -MOST_POINTS if state.held[place] else 0
    for slot in range(state.held[place]):
        best = max(best, _gain(box, state, seat, place, int(state.under[place, slot])))
    return best


@kernel
def _gain(box: Record, state: Record, seat: int, place: int, without: int) -> int:
    """The change in points with the cards under a conductor, but for one of the family `without`."""
    gain = 0
    for family in range(FAMILIES):
        more = count_under(state, place, family) - int(family == without)
        if more > 0:
            owned = int(state.orchestra[seat, family])
            gain += int(box.points[owned + more]) - int(box.points[owned])
    return gain


@kernel
def count_under(state: Record, place: int, family: int) -> int:
    """How many cards of a family lie under this conductor."""
    count = 0
    for slot in range(state.held[place]):
        count += int(state.under[place, slot] == family)
    return count


@kernel
def appraise(box: Record, state: Record, out: NDArray[np.int32]) -> None:
    """[seat]: what each conductor is worth to it, then its points and its Quartets."""
    for seat in range(state.seats):
        for place in range(state.seats):
            out[seat, place] = worth(box, state, seat, place)
        out[seat, CONDUCTORS] = points_of(box, state, seat)
        out[seat, CONDUCTORS + 1] = quartets_of(state, seat)
