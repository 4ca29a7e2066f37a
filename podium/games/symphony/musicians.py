"""Musician tokens and the discs of the Conductor: what may be added to an instrument when it plays.

A token is used before the play, by whoever controls the instrument, at most one on an instrument in a whole game,
never on a choir. A disc of the Conductor comes after it, in place of the instrument's own disc or on a locked
space; the Conductor's two discs go to different instruments.
"""

from podium.core.kernel import Record, kernel
from podium.games.symphony.abilities import discs_on, own_discs_left
from podium.games.symphony.table import (
    ABSOLUTE,
    BLACK,
    CHAINING_TOKEN,
    CHOIR,
    CLEF_TOKEN,
    CODA,
    CONCERTMASTER,
    CONDUCT,
    ECLECTIC_TOKEN,
    FROM_CLEFS,
    LEFT_BLACK,
    LEFT_OWN,
    NO_LEFT,
    NO_TOKEN,
    OVERWRITING_TOKEN,
    PROLONG,
    PROLONGED_TOKEN,
    TOKEN,
    TOKENS,
    Actions,
)

MOST_OWN_DISCS = 2  # of an instrument that gets an Overwriting token


@kernel(inline=False)
def locked_space(box: Record, state: Record, unit: int, is_black: int) -> int:
    """The leftmost empty locked space for a disc of that colour, as a bit, or 0 (rules 164, 249)."""
    if unit == CONCERTMASTER or int(state.placed) >> unit & 1:
        return 0
    kind = int(state.card[unit])
    black = int(box.black[kind])
    spaces = int(box.locked[kind]) & ~int(state.discs[unit]) & (black if is_black else ~black)
    return spaces & -spaces


@kernel(inline=False)
def may_take_token(box: Record, state: Record, unit: int) -> bool:
    """Whether a token can go on this unit in the play that begins (rules 101–103)."""
    if state.token[unit] != NO_TOKEN or state.left != NO_LEFT or state.is_conducted:
        return False
    return int(box.category[state.card[unit]]) != CHOIR


@kernel(inline=False)
def suits(box: Record, state: Record, unit: int, token: int) -> bool:
    """Whether a kind of token, other than Prolonged, is not refused on this unit."""
    if token == CHAINING_TOKEN:
        return unit != CONCERTMASTER
    if token == OVERWRITING_TOKEN:
        return own_discs_left(box, state, unit) <= MOST_OWN_DISCS
    if token == ECLECTIC_TOKEN:
        return int(box.dots[state.card[unit]]) != 0
    return True


@kernel(inline=False)
def may_prolong(box: Record, state: Record, unit: int, way: int) -> bool:
    """Whether a Prolonged token can bring its disc: way = 2 × on a locked space + is black (rules 164–166, 253)."""
    is_black = way & 1
    if unit == CONCERTMASTER:  # it swaps one of the other colour
        return way < 2 and int(state.own_left if is_black else state.black_left) > 0
    if state.phase == CODA:
        return False
    return way < 2 or locked_space(box, state, unit, is_black) != 0


@kernel(inline=False)
def may_conduct(box: Record, state: Record, unit: int, on_space: int) -> bool:
    """Whether whoever plays may use a disc of the Conductor on this unit (rules 104–108, 247–253)."""
    if state.conductor != state.turn or state.conductor_discs == 0 or state.phase == CODA:
        return False
    if int(state.conducted) >> unit & 1:
        return False
    if unit == CONCERTMASTER:
        return not on_space and state.left == NO_LEFT and int(state.black_left) > 0
    if on_space:
        return locked_space(box, state, unit, 0) != 0
    return bool(state.left == NO_LEFT)


@kernel(inline=False)
def list_musicians(box: Record, state: Record, out: Actions) -> int:
    """Write the tokens and the discs of the Conductor that may be used now; returns how many."""
    unit, seat, count = int(state.unit), int(state.turn), 0
    if may_take_token(box, state, unit):
        for token in range(TOKENS):
            if token != PROLONGED_TOKEN and state.tokens[seat, token] and suits(box, state, unit, token):
                out[count] = TOKEN + token
                count += 1
        if state.tokens[seat, PROLONGED_TOKEN]:
            for way in range(4):
                if may_prolong(box, state, unit, way):
                    out[count] = PROLONG + way
                    count += 1
    for on_space in range(2):
        if may_conduct(box, state, unit, on_space):
            out[count] = CONDUCT + on_space
            count += 1
    return count


@kernel(inline=False)
def use_token(box: Record, state: Record, unit: int, token: int, way: int) -> None:
    """Put a token of whoever plays on a unit and carry it out; `way` is that of a Prolonged one.

    Flat/Sharp, Chaining, Protection, Virtuosity and Overwriting are abilities from now on: `abilities_of`.
    """
    seat = int(state.turn)
    own, black = discs_on(box, state, unit, seat), discs_on(box, state, unit, BLACK)
    state.tokens[seat, token] -= 1
    state.token[unit] = token
    if token == PROLONGED_TOKEN:
        _add_disc(box, state, unit, way >> 1, way & 1)
    elif token == ECLECTIC_TOKEN:
        _unlock(box, state, unit)
    elif token == CLEF_TOKEN:
        state.points[seat, FROM_CLEFS] += int(box.clef_points) * int(box.clefs[state.card[unit]])
    _settle(box, state, unit, seat, own, black)


@kernel(inline=False)
def lend_disc(box: Record, state: Record, unit: int, on_space: int) -> None:
    """A disc of the Conductor goes to the unit that plays."""
    seat = int(state.turn)
    own, black = discs_on(box, state, unit, seat), discs_on(box, state, unit, BLACK)
    state.conductor_discs -= 1
    state.conducted = int(state.conducted) | 1 << unit
    state.is_conducted = 1
    _add_disc(box, state, unit, on_space, 0)
    state.supply[seat] += 1  # it did not come from there
    _settle(box, state, unit, seat, own, black)


@kernel(inline=False)
def _add_disc(box: Record, state: Record, unit: int, on_space: int, is_black: int) -> None:
    """One more disc: left of the others, to be played now; on a locked space; or swapped at the Concertmaster."""
    if unit == CONCERTMASTER:
        change = -1 if is_black else 1
        state.own_left = int(state.own_left) + change
        state.black_left = int(state.black_left) - change
    elif on_space:
        state.discs[unit] = int(state.discs[unit]) | locked_space(box, state, unit, is_black)
    else:
        state.left = LEFT_BLACK if is_black else LEFT_OWN


@kernel(inline=False)
def _unlock(box: Record, state: Record, unit: int) -> None:
    """The card counts as well placed: its locked spaces are filled, and an Absolute gets its stack (rule 173)."""
    if not int(state.placed) >> unit & 1:
        kind = int(state.card[unit])
        state.placed = int(state.placed) | 1 << unit
        state.discs[unit] = int(state.discs[unit]) | int(box.locked[kind])
        if int(box.unlockable[kind]) & ABSOLUTE:
            state.absolute[unit] = box.absolute_discs


@kernel(inline=False)
def _settle(box: Record, state: Record, unit: int, seat: int, own: int, black: int) -> None:
    """What lies on the card now and did not before came from the supply, or went back to it."""
    state.supply[seat] = int(state.supply[seat]) + own - discs_on(box, state, unit, seat)
    state.supply[BLACK] = int(state.supply[BLACK]) + black - discs_on(box, state, unit, BLACK)
