"""The abilities of instruments, one by one, and which of them an instrument has at the moment.

Each bit is a printed symbol. Basic abilities are always active; unlockable ones while the card counts as well
placed; a Musician token may add one. What each does, and where it is carried out:

- *Virtuosity*: more points for each own disc, wherever it goes. `virtuosity_of`; added up in placing.py.
- *Flat*, *Sharp*: without them the discs of an instrument, black ones too, may not go on such notes. placing.py.
- *Imminent*: the instrument plays once in the Attack. movement.py.
- *Absolute*: a stack of own discs that is played in the Coda, for no points. orchestra.py, movement.py.
- *Overwriting*, *Black Overwriting*: own discs, or black ones, may cover a single disc of an opponent. placing.py.
- *Strong Overwriting*, *Black Strong Overwriting*: they may cover up to two discs, and must cover some: such a disc
  never goes on a free note. placing.py.
- *Protection*: own discs lie on a black disc of their own. `under`; placing.py.
- *Chaining*: after a disc the next may follow on a neighbouring note. movement.py.
- *Soloist*: the discs inside the dotted line are placed in one play. `group_of`; movement.py.
- *Obsessive*: after a placed disc the instrument in front plays again. movement.py.
- *Disturbing*: with its first placed disc all others of the column lose their leftmost one. movement.py.
"""

import numpy as np
from numpy.typing import NDArray

from podium.core.kernel import Record, kernel
from podium.core.seats import count_bits
from podium.games.symphony.table import (
    BLACK,
    BLACK_STRONG_OVERWRITING,
    CHAINING,
    CHAINING_TOKEN,
    CODA,
    CONCERTMASTER,
    FLAT,
    FLAT_SHARP_TOKEN,
    LEFT_BLACK,
    LEFT_OWN,
    NO_CARD,
    NO_LEFT,
    OVERWRITING,
    OVERWRITING_TOKEN,
    PARTS,
    PROTECTION,
    PROTECTION_TOKEN,
    SHARP,
    SOLOIST,
    SPACES,
    STRONG_OVERWRITING,
    UNITS,
    VIRTUOSITY_TOKEN,
    first_set,
    owner_of,
)


@kernel(inline=False)
def abilities_of(box: Record, state: Record, unit: int, part: int) -> int:
    """The active abilities of a unit, of a choir's part; those from a token included (rules 82–84).

    Overwriting from a token is not among them in the Coda: it does not serve Absolute discs.
    """
    kind = int(state.card[unit])
    found = int(box.abilities[kind, part])
    if int(state.placed) >> unit & 1:
        found |= int(box.unlockable[kind])
    token = int(state.token[unit])
    if token == FLAT_SHARP_TOKEN:
        found |= FLAT | SHARP
    elif token == CHAINING_TOKEN:
        found |= CHAINING
    elif token == PROTECTION_TOKEN:
        found |= PROTECTION
    elif token == OVERWRITING_TOKEN and state.phase != CODA:
        found |= OVERWRITING
    return found


@kernel(inline=False)
def virtuosity_of(box: Record, state: Record, unit: int, part: int) -> int:
    """Points that every own disc of a unit brings beside those of its note (rules 156–159)."""
    kind = int(state.card[unit])
    found = int(box.virtuosity[kind, part])
    if unit == CONCERTMASTER:
        found += int(box.concertmaster_virtuosity[state.seats])
    if int(state.placed) >> unit & 1:
        found += int(box.unlockable_virtuosity[kind])
    return found + int(state.token[unit] == VIRTUOSITY_TOKEN)


@kernel(inline=False)
def must_overwrite(abilities: int, is_black: int) -> bool:
    """Whether a disc may go on other discs only."""
    return abilities & (BLACK_STRONG_OVERWRITING if is_black else STRONG_OVERWRITING) != 0


@kernel(inline=False)
def leftmost_part(box: Record, state: Record, unit: int) -> int:
    """The part that the leftmost disc of a unit belongs to; 0 for all but choirs."""
    if unit == CONCERTMASTER or state.discs[unit] == 0:
        return 0
    return int(box.part_of[state.card[unit], first_set(int(state.discs[unit]))])


@kernel(inline=False)
def has_discs(state: Record, unit: int) -> bool:
    """Whether a unit has a disc that it can play now; Absolute stacks wait for the Coda."""
    if unit == CONCERTMASTER:
        return int(state.own_left) + int(state.black_left) > 0
    if state.phase == CODA:
        return int(state.absolute[unit]) > 0
    return int(state.discs[unit]) > 0


@kernel(inline=False)
def group_of(box: Record, state: Record, unit: int) -> int:
    """The spaces whose discs must be placed together: those inside an active dotted line, if the leftmost is.

    A disc put left of them is outside the line and is played alone.
    """
    if unit == CONCERTMASTER or state.phase == CODA or state.left != NO_LEFT:
        return 0
    discs = int(state.discs[unit])
    line = active_line(box, state, unit)
    return discs & line if discs & -discs & line else 0


@kernel(inline=False)
def active_line(box: Record, state: Record, unit: int) -> int:
    """The spaces inside the dotted line of a unit whose Soloist is active, else none."""
    if abilities_of(box, state, unit, leftmost_part(box, state, unit)) & SOLOIST:
        return int(box.line[state.card[unit]])
    return 0


@kernel(inline=False)
def discs_on(box: Record, state: Record, unit: int, colour: int) -> int:
    """Discs of a colour that lie on a unit's card, the black ones of Protection under own discs included."""
    if unit == CONCERTMASTER:
        own, black = int(state.own_left), int(state.black_left)
        under = own if abilities_of(box, state, unit, 0) & PROTECTION else 0
        return black + under if colour == BLACK else own * int(colour == state.controller[unit, 0])
    kind, count = int(state.card[unit]), 0
    left = int(state.left) if state.unit == unit else NO_LEFT
    for space in range(SPACES):
        if int(state.discs[unit]) >> space & 1:
            if int(box.black[kind]) >> space & 1:
                count += int(colour == BLACK)
            elif colour == BLACK:
                part = int(box.part_of[kind, space])
                count += int(abilities_of(box, state, unit, part) & PROTECTION != 0)
            else:
                count += int(owner_of(box, state, unit, space) == colour)
    own_more = int(state.absolute[unit]) + int(left == LEFT_OWN)
    if colour == BLACK:
        part = leftmost_part(box, state, unit)
        return count + int(left == LEFT_BLACK) + own_more * int(abilities_of(box, state, unit, part) & PROTECTION != 0)
    if left == LEFT_OWN:  # lent by whoever plays
        count += int(colour == state.turn)
    return count + int(state.absolute[unit]) * int(colour == state.controller[unit, 0])


@kernel(inline=False)
def own_discs_left(box: Record, state: Record, unit: int) -> int:
    """Own discs on a unit, neither black nor Absolute ones counted (rules 170, 171)."""
    if unit == CONCERTMASTER:
        return int(state.own_left)
    return count_bits(int(state.discs[unit]) & ~int(box.black[state.card[unit]]))


@kernel(inline=False)
def list_abilities(box: Record, state: Record, out: NDArray[np.int32]) -> None:
    """out[unit, part] and out[unit, PARTS + part]: active abilities and Virtuosity of all cards, for views."""
    for unit in range(UNITS):
        if state.card[unit] != NO_CARD:
            for part in range(box.parts[state.card[unit]]):
                out[unit, part] = abilities_of(box, state, unit, part)
                out[unit, PARTS + part] = virtuosity_of(box, state, unit, part)
