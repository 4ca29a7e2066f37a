"""The Symphony Phase: who plays when. What a play is, from its tokens to its last disc, is in play.py.

A movement is Attack (Imminent instruments from the back to the front, then the Concertmaster), Body (from the
front to the back, again and again) and Coda (Absolute stacks, a disc each from the front to the back).
"""

from podium.core.kernel import Record, kernel
from podium.games.symphony.abilities import abilities_of, has_discs, leftmost_part
from podium.games.symphony.scoring import score_sheet
from podium.games.symphony.table import (
    ASK_PLAY,
    ASK_TOKEN,
    ATTACK,
    BODY,
    CODA,
    CONCERTMASTER,
    ECLECTIC_TOKEN,
    IMMINENT,
    MOVEMENTS,
    NO_CARD,
    NO_LEFT,
    NO_NOTE,
    NO_TOKEN,
    NOBODY,
    OBSESSIVE,
    OVER,
    ROWS,
    SOLO,
    UNLOCK,
    chair_at,
)


@kernel(inline=False)
def open_movement(state: Record, movement: int) -> None:
    """Rules 86, 87; `go_on` finds who is to act."""
    state.movement = movement
    state.round_number = movement + 1
    state.phase = UNLOCK
    state.row = ROWS


@kernel(inline=False)
def go_on(box: Record, state: Record) -> None:
    """On from the end of a play, or from the opening of a movement, to the next play or the end of the game."""
    while state.phase != OVER:
        if state.phase == UNLOCK:
            if _next_unlock(box, state):
                return
            state.phase = ATTACK
            state.row = ROWS
        elif state.phase == ATTACK:
            if _next_attack(box, state):
                return
            state.phase = SOLO
            if state.controller[CONCERTMASTER, 0] != NOBODY and has_discs(state, CONCERTMASTER):
                _begin_play(box, state, CONCERTMASTER)
                return
        elif state.phase == SOLO:
            state.phase = BODY
            state.row = -1
        elif _next_upward(box, state):
            return
        elif state.phase == BODY:
            state.phase = CODA
            state.row = -1
        else:
            _close_movement(box, state)


@kernel(inline=False)
def _next_unlock(box: Record, state: Record) -> bool:
    """The next instrument, from the back, whose locked Imminent an Eclectic token could unlock (rule 176)."""
    for row in range(int(state.row) - 1, -1, -1):
        state.row = row
        unit = chair_at(int(state.movement), row)
        kind, seat = int(state.card[unit]), int(state.controller[unit, 0])
        if kind != NO_CARD and state.token[unit] == NO_TOKEN and int(box.unlockable[kind]) & IMMINENT:
            is_locked = not int(state.placed) >> unit & 1
            if is_locked and has_discs(state, unit) and state.tokens[seat, ECLECTIC_TOKEN]:
                _begin(state, unit, seat, ASK_TOKEN)
                return True
    return False


@kernel(inline=False)
def _next_attack(box: Record, state: Record) -> bool:
    """Imminent instruments from the back to the front; after them comes the Concertmaster (rules 88, 89)."""
    for row in range(int(state.row) - 1, -1, -1):
        state.row = row
        unit = chair_at(int(state.movement), row)
        if state.card[unit] == NO_CARD or not has_discs(state, unit):
            continue
        if abilities_of(box, state, unit, leftmost_part(box, state, unit)) & IMMINENT:
            _begin_play(box, state, unit)
            return True
    return False


@kernel(inline=False)
def _next_upward(box: Record, state: Record) -> bool:
    """The next instrument that has discs, upward and from the front again after the last (rules 92–96).

    In the Coda that are the discs of Absolute stacks, one a pass.
    """
    for step in range(1, ROWS + 1):
        row = (int(state.row) + step) % ROWS
        unit = chair_at(int(state.movement), row)
        if state.card[unit] != NO_CARD and has_discs(state, unit):
            state.row = row
            _begin_play(box, state, unit)
            return True
    return False


@kernel(inline=False)
def _close_movement(box: Record, state: Record) -> None:
    """A sheet may be complete (rules 179, 180); after the last movement the game is over."""
    sheet = int(box.scores_sheet[state.movement])
    if sheet >= 0:
        score_sheet(box, state, sheet)
    if state.movement + 1 < MOVEMENTS:
        open_movement(state, int(state.movement) + 1)
    else:
        state.phase = OVER


@kernel(inline=False)
def _begin(state: Record, unit: int, seat: int, asked: int) -> None:
    state.unit = unit
    state.turn = seat
    state.asked = asked
    state.left = NO_LEFT
    state.is_conducted = 0
    state.group = 0
    state.last_note = NO_NOTE


@kernel(inline=False)
def _begin_play(box: Record, state: Record, unit: int) -> None:
    """A choir is played by whoever controls the part of its leftmost disc (rule 241)."""
    _begin(state, unit, int(state.controller[unit, leftmost_part(box, state, unit)]), ASK_PLAY)


@kernel(inline=False)
def end_play(box: Record, state: Record) -> None:
    """On to the next; an Obsessive instrument that placed a disc sends back to the one before it (rule 148)."""
    unit = int(state.unit)
    if state.phase == BODY and state.last_note != NO_NOTE and abilities_of(box, state, unit, 0) & OBSESSIVE:
        row = int(state.row) - 1
        while row >= 0 and state.card[chair_at(int(state.movement), row)] == NO_CARD:
            row -= 1  # a covered seat
        if row >= 0 and has_discs(state, chair_at(int(state.movement), row)):
            state.row = row - 1
    go_on(box, state)
