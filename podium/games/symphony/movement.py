"""The Symphony Phase: who plays when, and one play of an instrument from its tokens to its last disc.

A movement is Attack (Imminent instruments from the back to the front, then the Concertmaster), Body (from the
front to the back, again and again) and Coda (Absolute stacks, a disc each from the front to the back). A play is
the leftmost disc, a Soloist's whole group, or a chain of discs one after the other.
"""

from podium.core.kernel import Record, kernel
from podium.core.seats import count_bits
from podium.games.symphony.abilities import (
    abilities_of,
    active_line,
    group_of,
    has_discs,
    leftmost_part,
    must_overwrite,
    virtuosity_of,
)
from podium.games.symphony.musicians import lend_disc, list_musicians, use_token
from podium.games.symphony.placing import (
    beside,
    fill_semibreve,
    most_placed,
    note_points,
    open_semibreves,
    open_to,
    place_disc,
    unlocked_by_group,
    worth_of,
)
from podium.games.symphony.scoring import score_sheet
from podium.games.symphony.table import (
    ASK_CHAIN,
    ASK_GROUP,
    ASK_LAYER,
    ASK_PLAY,
    ASK_TOKEN,
    ATTACK,
    BLACK,
    BODY,
    BURN,
    CHAINING,
    CODA,
    CONCERTMASTER,
    CONDUCT,
    DISC,
    DISTURBING,
    ECLECTIC_TOKEN,
    IMMINENT,
    LAYER,
    LEFT_BLACK,
    LEFT_OWN,
    MOVEMENTS,
    NO_CARD,
    NO_LEFT,
    NO_NOTE,
    NO_TOKEN,
    NOBODY,
    NOTE,
    OBSESSIVE,
    OVER,
    PER_SHEET,
    PROLONG,
    PROLONGED_TOKEN,
    PROTECTION,
    ROWS,
    SHEETS,
    SOLO,
    STOP,
    TOKEN,
    UNLOCK,
    Actions,
    chair_at,
    first_set,
    owner_of,
)

# Who plays when


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
def _end_play(box: Record, state: Record) -> None:
    """On to the next; an Obsessive instrument that placed a disc sends back to the one before it (rule 148)."""
    unit = int(state.unit)
    if state.phase == BODY and state.last_note != NO_NOTE and abilities_of(box, state, unit, 0) & OBSESSIVE:
        row = int(state.row) - 1
        while row >= 0 and state.card[chair_at(int(state.movement), row)] == NO_CARD:
            row -= 1  # a covered seat
        if row >= 0 and has_discs(state, chair_at(int(state.movement), row)):
            state.row = row - 1
    go_on(box, state)


# The disc that is played


@kernel(inline=False)
def is_black_disc(box: Record, state: Record) -> int:
    """Whether the disc to be placed now is black."""
    unit = int(state.unit)
    if state.left != NO_LEFT:
        return int(state.left == LEFT_BLACK)
    if unit == CONCERTMASTER:
        return int(state.own_left == 0)
    if state.phase == CODA:
        return 0
    return int(box.black[state.card[unit]]) >> next_space(state) & 1


@kernel(inline=False)
def next_space(state: Record) -> int:
    """The note space of the next disc: of the group if one is being placed, else the leftmost."""
    return first_set(int(state.group) if state.group else int(state.discs[state.unit]))


@kernel(inline=False)
def _take_disc(state: Record) -> None:
    """The disc to be placed now leaves the card."""
    unit = int(state.unit)
    if unit == CONCERTMASTER:
        if state.left == LEFT_BLACK or (state.left == NO_LEFT and state.own_left == 0):
            state.black_left -= 1
        else:
            state.own_left -= 1
    elif state.left == NO_LEFT and state.phase == CODA:
        state.absolute[unit] -= 1
    elif state.left == NO_LEFT:
        bit = 1 << next_space(state)
        state.discs[unit] = int(state.discs[unit]) & ~bit
        state.group = int(state.group) & ~bit
    state.left = NO_LEFT


@kernel(inline=False)
def _part_in_play(box: Record, state: Record) -> int:
    """The part that the disc to be placed now belongs to; an extra one joins that of the leftmost."""
    return leftmost_part(box, state, int(state.unit))


@kernel(inline=False)
def partner_is_black(box: Record, state: Record) -> int:
    """Whether the disc after the one to be placed now is black, if the two may share a Semibreve; else −1.

    Two discs of a group may, and two consecutive ones of a chain that belong to the same player; never two that
    must overwrite.
    """
    unit = int(state.unit)
    if unit == CONCERTMASTER or state.phase == CODA:
        return -1
    kind, discs = int(state.card[unit]), int(state.discs[unit])
    group = int(state.group) if state.group else group_of(box, state, unit)
    part = _part_in_play(box, state)
    abilities = abilities_of(box, state, unit, part)
    if group:
        later = group & (group - 1)
    else:
        later = discs if state.left != NO_LEFT else discs & (discs - 1)
        if not abilities & CHAINING:
            return -1
    if later == 0:
        return -1
    space = first_set(later)
    is_black = int(box.black[kind]) >> space & 1
    if not group and (active_line(box, state, unit) >> space & 1 or owner_of(box, state, unit, space) != state.turn):
        return -1
    if must_overwrite(abilities, is_black) or must_overwrite(abilities, is_black_disc(box, state)):
        return -1
    return is_black


# What may be done


@kernel(inline=False)
def _write_notes(word: int, sheet: int, out: Actions, count: int) -> int:
    first = NOTE + sheet * PER_SHEET
    while word:
        out[count] = first + first_set(word)
        word &= word - 1
        count += 1
    return count


@kernel(inline=False)
def list_notes(box: Record, state: Record, out: Actions, count: int) -> int:
    """Write the notes that the disc to be placed now may go on, after the `count` written; returns the new count.

    Of a group as many discs must be placed as can be (A15): a note that would leave fewer for the others is not
    among them.
    """
    unit, owner = int(state.unit), int(state.turn)
    part = _part_in_play(box, state)
    abilities = abilities_of(box, state, unit, part)
    is_black = is_black_disc(box, state)
    shares = int(partner_is_black(box, state) >= 0)
    may_single, may_share = True, shares != 0
    group = int(state.group) if state.group else group_of(box, state, unit)
    if group & (group - 1):
        may_single, may_share = _keep_room(box, state, group, owner, is_black, abilities, shares)
    for sheet in range(SHEETS):
        if box.movement_bars[state.movement, sheet]:
            word = open_to(box, state, sheet, owner, is_black, abilities) if may_single else 0
            if may_share:
                word |= open_semibreves(box, state, sheet, abilities)
            count = _write_notes(word, sheet, out, count)
    return count


@kernel(inline=False)
def _keep_room(
    box: Record, state: Record, group: int, owner: int, is_black: int, abilities: int, shares: int
) -> tuple[bool, bool]:
    """Whether the next disc of a group may go on a note alone, and whether on a Semibreve with another.

    Discs of one colour all have the same notes, and those that tuplet power opens on the way; each takes one of
    them, or two take a Semibreve. Where colours differ, or a disc must overwrite, nothing is held back.
    """
    black = int(box.black[state.card[state.unit]]) & group
    if (black != 0 and black != group) or not shares:
        return True, shares != 0
    singles, semibreves = 0, 0
    for sheet in range(SHEETS):
        if box.movement_bars[state.movement, sheet]:
            singles += count_bits(open_to(box, state, sheet, owner, is_black, abilities))
            singles += count_bits(unlocked_by_group(box, state, sheet, owner, is_black, abilities))
            semibreves += count_bits(open_semibreves(box, state, sheet, abilities))
    discs = count_bits(group)
    best = most_placed(discs, singles, semibreves)
    alone = singles > 0 and 1 + most_placed(discs - 1, singles - 1, semibreves) == best
    together = semibreves > 0 and 2 + most_placed(discs - 2, singles, semibreves - 1) == best
    return alone, together


@kernel(inline=False)
def list_chain(box: Record, state: Record, out: Actions) -> int:
    """Write the neighbours of the last note that the next disc of the chain may go on (rules 141–144)."""
    unit, owner = int(state.unit), int(state.turn)
    abilities = abilities_of(box, state, unit, _part_in_play(box, state))
    is_black = is_black_disc(box, state)
    shares = partner_is_black(box, state) >= 0
    count = 0
    for step in (-1, 1):
        note = beside(box, state, int(state.last_note), step)
        if note != NO_NOTE:
            sheet = note // PER_SHEET
            word = open_to(box, state, sheet, owner, is_black, abilities)
            if shares:
                word |= open_semibreves(box, state, sheet, abilities)
            if word >> note % PER_SHEET & 1:
                out[count] = NOTE + note
                count += 1
    return count


@kernel(inline=False)
def legal_in_movement(box: Record, state: Record, out: Actions) -> int:
    """What whoever is to act in a movement may do, in ascending order of codes."""
    asked, count = int(state.asked), 0
    if asked == ASK_PLAY:
        count = list_musicians(box, state, out)
        if state.unit == CONCERTMASTER and state.left == NO_LEFT and state.own_left and state.black_left:
            out[count] = DISC
            out[count + 1] = DISC + 1
            return count + 2
        notes = list_notes(box, state, out, count)
        if notes == count:  # nothing is legal: only then may it burn (rules 99, 100)
            out[notes] = BURN
            notes += 1
        return notes
    if asked == ASK_GROUP:
        return list_notes(box, state, out, 0)
    if asked == ASK_CHAIN:
        count = list_chain(box, state, out)
        out[count] = STOP
        return count + 1
    if asked == ASK_LAYER:
        out[0] = LAYER
        out[1] = LAYER + 1
        return 2
    out[0] = TOKEN + ECLECTIC_TOKEN
    out[1] = STOP
    return 2


# What is done


@kernel(inline=False)
def apply_in_movement(box: Record, state: Record, action: int) -> None:
    """One action of a movement. The caller has checked that it is legal."""
    if state.phase == UNLOCK:
        if action != STOP:
            use_token(box, state, int(state.unit), ECLECTIC_TOKEN, 0)
        go_on(box, state)
    elif action < PROLONG:
        use_token(box, state, int(state.unit), action - TOKEN, 0)
    elif action < CONDUCT:
        use_token(box, state, int(state.unit), PROLONGED_TOKEN, action - PROLONG)
    elif action < DISC:
        lend_disc(box, state, int(state.unit), action - CONDUCT)
    elif action < NOTE:
        state.left = LEFT_BLACK if action != DISC else LEFT_OWN
    elif action < LAYER:
        _play_note(box, state, action - NOTE)
    elif action < STOP:
        is_group = int(state.group != 0)
        _layer(box, state, int(state.last_note), action - LAYER)
        _after_disc(box, state, is_group)
    elif action == STOP:
        _end_play(box, state)
    else:
        _burn(box, state)
        _end_play(box, state)


@kernel(inline=False)
def _play_note(box: Record, state: Record, note: int) -> None:
    """The next disc goes on a note, or the next two on a Semibreve."""
    unit, owner = int(state.unit), int(state.turn)
    if state.asked == ASK_PLAY:
        state.group = group_of(box, state, unit)
    is_group = int(state.group != 0)
    state.last_note = note
    sheet, bit = note // PER_SHEET, 1 << note % PER_SHEET
    if int(box.semibreves[state.side[sheet]]) & bit:
        first, second = is_black_disc(box, state), partner_is_black(box, state)
        if first != second:
            state.asked = ASK_LAYER
            return
        _layer(box, state, note, 0)
    else:
        part, is_black = _part_in_play(box, state), is_black_disc(box, state)
        _take_disc(state)
        place_disc(box, state, unit, part, owner, is_black, note)
    _after_disc(box, state, is_group)


@kernel(inline=False)
def _layer(box: Record, state: Record, note: int, black_on_top: int) -> None:
    """Two discs fill a Semibreve; of different colours, the player says where the black one goes (rule 123)."""
    unit, owner = int(state.unit), int(state.turn)
    part = _part_in_play(box, state)
    first, second = is_black_disc(box, state), partner_is_black(box, state)
    lower, upper = first, second
    if first != second:
        lower, upper = 1 - black_on_top, black_on_top
    _take_disc(state)
    _take_disc(state)
    fill_semibreve(box, state, unit, part, owner, lower, upper, note)


@kernel(inline=False)
def _after_disc(box: Record, state: Record, is_group: int) -> None:
    """After a placed disc: Disturbing, then the rest of the group, or the next of a chain, or the end of the play."""
    unit = int(state.unit)
    if unit != CONCERTMASTER and not int(state.sounded) >> unit & 1:
        state.sounded = int(state.sounded) | 1 << unit
        if abilities_of(box, state, unit, 0) & DISTURBING:
            _disturb(box, state, unit)
    if state.group:
        state.asked = ASK_GROUP
        if not _has_note(box, state):
            _burn(box, state)
            _end_play(box, state)
    elif not is_group and _may_chain(box, state):
        state.asked = ASK_CHAIN
    else:
        _end_play(box, state)


@kernel(inline=False)
def _has_note(box: Record, state: Record) -> bool:
    """Whether the next disc of a group has a note, alone or with another."""
    owner, is_black = int(state.turn), is_black_disc(box, state)
    abilities = abilities_of(box, state, int(state.unit), _part_in_play(box, state))
    shares = partner_is_black(box, state) >= 0
    for sheet in range(SHEETS):
        if box.movement_bars[state.movement, sheet]:
            if open_to(box, state, sheet, owner, is_black, abilities):
                return True
            if shares and open_semibreves(box, state, sheet, abilities):
                return True
    return False


@kernel(inline=False)
def _may_chain(box: Record, state: Record) -> bool:
    """Whether another disc may follow on a neighbouring note; the turn goes to its owner (rules 142, 147).

    Discs inside an active dotted line are placed as a group and are not chained.
    """
    unit = int(state.unit)
    if unit == CONCERTMASTER or state.phase == CODA or state.discs[unit] == 0:
        return False
    space = first_set(int(state.discs[unit]))
    part = int(box.part_of[state.card[unit], space])
    if not abilities_of(box, state, unit, part) & CHAINING or active_line(box, state, unit) >> space & 1:
        return False
    state.turn = owner_of(box, state, unit, space)
    return _has_neighbour(box, state)


@kernel(inline=False)
def _has_neighbour(box: Record, state: Record) -> bool:
    owner, is_black = int(state.turn), is_black_disc(box, state)
    abilities = abilities_of(box, state, int(state.unit), _part_in_play(box, state))
    shares = partner_is_black(box, state) >= 0
    for step in (-1, 1):
        note = beside(box, state, int(state.last_note), step)
        if note != NO_NOTE:
            sheet, place = note // PER_SHEET, note % PER_SHEET
            if open_to(box, state, sheet, owner, is_black, abilities) >> place & 1:
                return True
            if shares and open_semibreves(box, state, sheet, abilities) >> place & 1:
                return True
    return False


@kernel(inline=False)
def _burn(box: Record, state: Record) -> None:
    """The disc to be placed now leaves the game, with all that is left of its group (rules 99, 161)."""
    unit = int(state.unit)
    if state.asked == ASK_PLAY:
        state.group = group_of(box, state, unit)
    while True:
        part, is_black = _part_in_play(box, state), is_black_disc(box, state)
        is_protected = not is_black and abilities_of(box, state, unit, part) & PROTECTION
        _take_disc(state)
        state.burnt[BLACK if is_black else int(state.turn)] += 1
        state.burnt[BLACK] += int(is_protected != 0)
        if not state.group:
            break


@kernel(inline=False)
def _disturb(box: Record, state: Record, unit: int) -> None:
    """Every other instrument of the column loses its leftmost disc, and the black one under it (rules 149, 262)."""
    for row in range(ROWS):
        other = chair_at(int(state.movement), row)
        if other != unit and state.card[other] != NO_CARD and state.discs[other]:
            kind, space = int(state.card[other]), first_set(int(state.discs[other]))
            part = leftmost_part(box, state, other)
            if int(box.black[kind]) >> space & 1:
                state.burnt[BLACK] += 1
            else:
                state.burnt[owner_of(box, state, other, space)] += 1
                state.burnt[BLACK] += int(abilities_of(box, state, other, part) & PROTECTION != 0)
            state.discs[other] = int(state.discs[other]) & ~(1 << space)


# What a note is worth


@kernel(inline=False)
def points_at(box: Record, state: Record, note: int) -> int:
    """What the disc to be placed now would score on a note, or the two that would fill a Semibreve.

    Of two colours, with the black one underneath.
    """
    unit = int(state.unit)
    part, first = _part_in_play(box, state), is_black_disc(box, state)
    worth = worth_of(box, state, note, unit, part, first)
    if int(box.semibreves[state.side[note // PER_SHEET]]) >> note % PER_SHEET & 1:
        upper = note_points(box, state, note, 1) + virtuosity_of(box, state, unit, part)
        second = partner_is_black(box, state)
        if first != second:
            return upper
        return 0 if first else worth + upper
    return worth


@kernel(inline=False)
def list_points(box: Record, state: Record, actions: Actions, count: int, out: Actions) -> None:
    """out[i]: what actions[i] would score, if it is a note."""
    for i in range(count):
        is_note = NOTE <= actions[i] < LAYER
        out[i] = points_at(box, state, int(actions[i]) - NOTE) if is_note else 0
