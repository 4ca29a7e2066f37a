"""The Orchestra Phase: choirs, seats and control, compensations, Absolute stacks, the First Player token."""

from podium.core.kernel import Record, kernel
from podium.games.symphony.abilities import abilities_of, discs_on
from podium.games.symphony.movement import go_on, open_movement
from podium.games.symphony.table import (
    ABSOLUTE,
    ALLOCATION,
    ASK_CARD,
    ASK_CHAIR,
    ASK_CONTROL,
    ASK_TOKEN,
    BLACK,
    CARD,
    CHAIR,
    CHAIRS,
    CHOIR_CHOICE,
    COLUMNS,
    CONCERTMASTER,
    CONDUCTOR_CARD,
    CONTROL,
    CONTROL_CONCERTMASTER,
    CONTROL_CONDUCTOR,
    MAX_HAND,
    NO_CARD,
    NO_TOKEN,
    NOBODY,
    PARTS,
    ROWS,
    SPACES,
    SPREAD,
    TOKEN,
    TOKENS,
    Actions,
    chair_at,
    clockwise,
    is_well_placed,
    on_right,
    owner_of,
)

# Hands


@kernel(inline=False)
def add_to_hand(state: Record, seat: int, kind: int) -> None:
    """Hands are kept in ascending order."""
    place = MAX_HAND - 1
    while place > 0 and (state.hand[seat, place - 1] == NO_CARD or state.hand[seat, place - 1] > kind):
        state.hand[seat, place] = state.hand[seat, place - 1]
        place -= 1
    state.hand[seat, place] = kind


@kernel(inline=False)
def take_from_hand(state: Record, seat: int, kind: int) -> None:
    place = 0
    while state.hand[seat, place] != kind:
        place += 1
    for i in range(place, MAX_HAND - 1):
        state.hand[seat, i] = state.hand[seat, i + 1]
    state.hand[seat, MAX_HAND - 1] = NO_CARD


# Choirs


@kernel(inline=False)
def choir_keeper(state: Record, nth: int) -> int:
    """Who keeps the nth choir: the Last Player, then on to the right (rule 29)."""
    seat = on_right(state, int(state.first))
    for _ in range(nth):
        seat = on_right(state, seat)
    return seat


@kernel(inline=False)
def open_choirs(state: Record) -> None:
    """Whoever has several to look at keeps one and passes the rest to the right; the last is kept at once."""
    kept = int(state.choirs_kept)
    if kept + 1 < state.choirs:
        state.phase = CHOIR_CHOICE
        state.asked = ASK_CARD
        state.turn = choir_keeper(state, kept)
        return
    for nth in range(state.choirs):
        add_to_hand(state, choir_keeper(state, nth), int(state.choir_of[nth]))
    state.choirs_kept = state.choirs
    open_allocation(state)


@kernel(inline=False)
def _keep_choir(state: Record, kind: int) -> None:
    """The choir kept comes to its place; those passed on stay in ascending order."""
    nth = int(state.choirs_kept)
    place = nth
    while state.choir_of[place] != kind:
        place += 1
    for i in range(place, nth, -1):
        state.choir_of[i] = state.choir_of[i - 1]
    state.choir_of[nth] = kind
    state.choirs_kept = nth + 1
    open_choirs(state)


# Seats and control


@kernel(inline=False)
def open_allocation(state: Record) -> None:
    state.phase = ALLOCATION
    _open_turn(state, int(state.first))


@kernel(inline=False)
def _open_turn(state: Record, seat: int) -> None:
    """A card of the hand goes on a seat; with an empty hand one only takes control (rules 41–44)."""
    state.turn = seat
    state.chosen = NO_CARD
    state.must_control = NOBODY
    state.asked = ASK_CARD if state.hand[seat, 0] != NO_CARD else ASK_CONTROL


@kernel(inline=False)
def legal_in_orchestra(box: Record, state: Record, out: Actions) -> int:
    """What whoever is to act may do, in ascending order of codes."""
    asked, count = int(state.asked), 0
    if state.phase == CHOIR_CHOICE:
        for nth in range(state.choirs_kept, state.choirs):
            out[count] = CARD + int(state.choir_of[nth])
            count += 1
    elif state.phase == SPREAD:
        for token in range(TOKENS):
            if state.pentagon[token]:
                out[count] = TOKEN + token
                count += 1
    elif asked == ASK_CARD:
        last = NO_CARD
        for place in range(MAX_HAND):
            kind = int(state.hand[state.turn, place])
            if kind != NO_CARD and kind != last:
                out[count] = CARD + kind
                count += 1
            last = kind
    elif asked == ASK_CHAIR:
        for chair in range(CHAIRS):
            if box.is_chair[state.seats, chair] and state.card[chair] == NO_CARD:
                out[count] = CHAIR + chair
                count += 1
    elif state.must_control != NOBODY:
        out[0] = CONTROL + PARTS * int(state.must_control)
        count = 1
    else:
        count = _list_controls(box, state, out)
    return count


@kernel(inline=False)
def _list_controls(box: Record, state: Record, out: Actions) -> int:
    """Every instrument, and every part of a choir, that nobody controls yet (rules 44–50)."""
    count = 0
    for chair in range(CHAIRS):
        if state.card[chair] != NO_CARD:
            for part in range(box.parts[state.card[chair]]):
                if state.controller[chair, part] == NOBODY:
                    out[count] = CONTROL + PARTS * chair + part
                    count += 1
    if state.conductor == NOBODY:
        out[count] = CONTROL_CONDUCTOR
        count += 1
    if state.controller[CONCERTMASTER, 0] == NOBODY:
        out[count] = CONTROL_CONCERTMASTER
        count += 1
    return count


@kernel(inline=False)
def apply_in_orchestra(box: Record, state: Record, action: int) -> None:
    """One action of the Orchestra Phase. The caller has checked that it is legal."""
    seat = int(state.turn)
    if state.phase == CHOIR_CHOICE:
        _keep_choir(state, action - CARD)
    elif state.phase == SPREAD:
        token = action - TOKEN
        state.pentagon[token] -= 1
        state.tokens[seat, token] += 1
        state.spread = int(state.spread) & ~(1 << seat)
        _next_spread(box, state)
    elif action < CHAIR:
        state.chosen = action - CARD
        state.asked = ASK_CHAIR
    elif action < CONTROL:
        _set_down(box, state, seat, action - CHAIR)
    else:
        if action == CONTROL_CONDUCTOR:
            take_conductor(box, state, seat)
        elif action == CONTROL_CONCERTMASTER:
            take_concertmaster(box, state, seat)
        else:
            take_control(box, state, seat, (action - CONTROL) // PARTS, (action - CONTROL) % PARTS)
        state.controls_left -= 1
        if state.controls_left:
            _open_turn(state, clockwise(state, seat))
        else:
            close_allocation(box, state)


@kernel(inline=False)
def _set_down(box: Record, state: Record, seat: int, chair: int) -> None:
    """The chosen card goes on a seat. Where it could have been well placed and is not, it must be controlled (51)."""
    kind = int(state.chosen)
    if box.dots[kind] and not is_well_placed(box, kind, chair):
        for other in range(CHAIRS):
            is_free = box.is_chair[state.seats, other] and state.card[other] == NO_CARD
            if is_free and is_well_placed(box, kind, other):
                state.must_control = chair
    take_from_hand(state, seat, kind)
    seat_card(box, state, kind, chair)
    for nth in range(state.choirs):
        if state.choir_of[nth] == kind:
            state.choirs_shown = int(state.choirs_shown) | 1 << nth
    state.chosen = NO_CARD
    state.reveals += 1
    state.asked = ASK_CONTROL


@kernel(inline=False)
def seat_card(box: Record, state: Record, kind: int, chair: int) -> None:
    state.card[chair] = kind
    if is_well_placed(box, kind, chair):
        state.placed = int(state.placed) | 1 << chair


@kernel(inline=False)
def take_control(box: Record, state: Record, seat: int, chair: int, part: int) -> None:
    """Discs on the spaces: white ones own, grey ones own and black ones behind the line only if well placed (57–61)."""
    kind = int(state.card[chair])
    state.controller[chair, part] = seat
    own, black = discs_on(box, state, chair, seat), discs_on(box, state, chair, BLACK)
    for space in range(SPACES):
        is_there = int(box.spaces[kind]) >> space & 1 and box.part_of[kind, space] == part
        is_locked = int(box.locked[kind]) >> space & 1 and not int(state.placed) >> chair & 1
        if is_there and not is_locked:
            state.discs[chair] = int(state.discs[chair]) | 1 << space
    state.supply[seat] += own - discs_on(box, state, chair, seat)
    state.supply[BLACK] += black - discs_on(box, state, chair, BLACK)


@kernel(inline=False)
def count_spaces(box: Record, kind: int, is_black: int) -> int:
    count = 0
    for space in range(SPACES):
        if int(box.spaces[kind]) >> space & 1:
            count += int(int(box.black[kind]) >> space & 1 == is_black)
    return count


@kernel(inline=False)
def take_conductor(box: Record, state: Record, seat: int) -> None:
    state.conductor = seat
    state.conductor_discs = count_spaces(box, CONDUCTOR_CARD, 0)
    state.supply[seat] -= int(state.conductor_discs)


@kernel(inline=False)
def take_concertmaster(box: Record, state: Record, seat: int) -> None:
    """His own discs join the black ones that lay there from the beginning (rules 20, 64)."""
    state.controller[CONCERTMASTER, 0] = seat
    state.own_left = count_spaces(box, int(state.card[CONCERTMASTER]), 0)
    state.supply[seat] -= int(state.own_left)


# Compensations


@kernel(inline=False)
def close_allocation(box: Record, state: Record) -> None:
    """Step 5: a token of each column to a minority, then spread tokens are chosen (rules 66–74)."""
    for column in range(COLUMNS):
        winner = minority_of(box, state, column)
        if winner != NOBODY and state.column_token[column] != NO_TOKEN:
            state.tokens[winner, state.column_token[column]] += 1
            state.column_token[column] = NO_TOKEN
    for seat in range(state.seats):
        columns = 0
        for column in range(COLUMNS):
            columns += int(_is_in_column(state, seat, column))
        if columns == COLUMNS:
            state.spread = int(state.spread) | 1 << seat
    _next_spread(box, state)


@kernel(inline=False)
def _is_in_column(state: Record, seat: int, column: int) -> bool:
    for row in range(ROWS):
        for part in range(PARTS):
            if state.controller[chair_at(column, row), part] == seat:
                return True
    return False


@kernel(inline=False)
def minority_of(box: Record, state: Record, column: int) -> int:
    """The player with the fewest own discs in a column, among those who control something there (rules 66–70).

    Of equals it is whoever sits most backward; if they share that choir, whoever has its rightmost disc. Absolute
    stacks are not there yet.
    """
    best, best_count, best_back = NOBODY, 0, 0
    for seat in range(state.seats):
        if not _is_in_column(state, seat, column):
            continue
        count, back = 0, -1
        for row in range(ROWS):
            chair = chair_at(column, row)
            if state.card[chair] == NO_CARD:
                continue
            kind = int(state.card[chair])
            for space in range(SPACES):
                if int(box.spaces[kind]) >> space & 1 and owner_of(box, state, chair, space) == seat:
                    back = row * SPACES + space
                    is_own = not int(box.black[kind]) >> space & 1
                    count += int(is_own and int(state.discs[chair]) >> space & 1 != 0)
        if best == NOBODY or count < best_count or (count == best_count and back > best_back):
            best, best_count, best_back = seat, count, back
    return best


@kernel(inline=False)
def _next_spread(box: Record, state: Record) -> None:
    """Spread tokens in reverse turn order from the Last Player; then the rest leaves the game (rules 71–74)."""
    seat = int(state.first)
    for _ in range(state.seats):
        seat = on_right(state, seat)
        if int(state.spread) >> seat & 1:
            state.phase = SPREAD
            state.asked = ASK_TOKEN
            state.turn = seat
            return
    for token in range(TOKENS):
        state.tokens_aside[token] += state.pentagon[token]
        state.pentagon[token] = 0
    for column in range(COLUMNS):
        if state.column_token[column] != NO_TOKEN:  # a column without instruments
            state.tokens_aside[state.column_token[column]] += 1
            state.column_token[column] = NO_TOKEN
    _open_symphony(box, state)


@kernel(inline=False)
def _open_symphony(box: Record, state: Record) -> None:
    """Steps 6 and 8: Absolute stacks, and the First Player token to the Concertmaster's controller (75–77, 80)."""
    for chair in range(CHAIRS):
        if state.card[chair] != NO_CARD and abilities_of(box, state, chair, 0) & ABSOLUTE:
            seat = int(state.controller[chair, 0])
            black = discs_on(box, state, chair, BLACK)
            state.absolute[chair] = box.absolute_discs
            state.supply[seat] -= int(box.absolute_discs)
            state.supply[BLACK] += black - discs_on(box, state, chair, BLACK)
    if state.controller[CONCERTMASTER, 0] != NOBODY:
        state.first = state.controller[CONCERTMASTER, 0]
    open_movement(state, 0)
    go_on(box, state)
