"""The deal: sheets, tokens, first row, choirs and hands; or, for the Easy game, a ready orchestra.

Cards and tokens are drawn from counts by kind, each copy as likely as any other.
"""

import numpy as np

from podium.core.chance import below
from podium.core.kernel import Record, Words, kernel
from podium.games.symphony.notation import MINIMS
from podium.games.symphony.orchestra import (
    add_to_hand,
    close_allocation,
    count_spaces,
    open_choirs,
    seat_card,
    take_control,
)
from podium.games.symphony.table import (
    ALLOCATION,
    ASK_CARD,
    BLACK,
    BOOKED,
    CHAIRS,
    COLOURS,
    COLUMNS,
    CONCERTMASTER,
    CONCERTMASTER_CARD,
    FIRST_CHOIR,
    KINDS,
    MAX_CHOIRS,
    MAX_HAND,
    MAX_SEATS,
    NO_CARD,
    NO_LEFT,
    NO_NOTE,
    NO_TOKEN,
    NOBODY,
    NOTES,
    PARTS,
    PER_SHEET,
    ROWS,
    SHEETS,
    SIDES,
    TOKENS,
    TRACKS,
    UNITS,
    chair_at,
    first_set,
)

ANY = -1  # category
FIRST_DEALT = CONCERTMASTER_CARD + 1  # kinds that are dealt: neither the two special ones nor choirs


@kernel(inline=False)
def draw_from(counts, first: int, last: int, word: np.uint64) -> int:  # type: ignore[no-untyped-def]
    """Draw one of the things counted by kind in `counts[first:last]`, which are not all 0."""
    total = 0
    for kind in range(first, last):
        total += int(counts[kind])
    nth = below(word, total)
    kind = first
    while nth >= counts[kind]:
        nth -= int(counts[kind])
        kind += 1
    counts[kind] -= 1
    return kind


@kernel(inline=False)
def _fits(box: Record, kind: int, category: int, dots: int, parts: int) -> bool:
    """Whether a card is of a category, or for a preset seat one of its dots and not advanced, or a choir of so many."""
    if parts:
        return kind >= FIRST_CHOIR and int(box.parts[kind]) == parts
    if kind < FIRST_DEALT or kind >= FIRST_CHOIR:
        return False
    if dots:
        return int(box.dots[kind]) & dots != 0 and not box.advanced[kind]
    return category == ANY or int(box.category[kind]) == category


@kernel(inline=False)
def _draw_card(box: Record, state: Record, category: int, dots: int, parts: int, word: np.uint64) -> int:
    """A random card among those that fit, or NO_CARD. Drawing until one fits is the same as drawing among them."""
    total = 0
    for kind in range(KINDS):
        total += int(state.aside[kind]) * int(_fits(box, kind, category, dots, parts))
    if total == 0:
        return NO_CARD
    nth = below(word, total)
    for kind in range(KINDS):
        nth -= int(state.aside[kind]) * int(_fits(box, kind, category, dots, parts))
        if nth < 0:
            state.aside[kind] -= 1
            return kind
    return NO_CARD


@kernel(inline=False)
def _clear(box: Record, state: Record, seats: int) -> None:
    """An empty table."""
    state.seats = seats
    state.phase = ALLOCATION
    state.asked = ASK_CARD
    state.turn = 0
    state.round_number = 0
    state.movement = 0
    state.reveals = 0
    state.placed = 0
    state.conducted = 0
    state.sounded = 0
    for colour in range(COLOURS):
        for sheet in range(SHEETS):
            state.top[colour, sheet] = 0
        is_used = colour < seats
        state.supply[colour] = box.black_discs if colour == BLACK else int(box.own_discs) * int(is_used)
        state.burnt[colour] = 0
    for sheet in range(SHEETS):
        for level in range(3):
            state.high[level, sheet] = 0
    for note in range(NOTES):
        state.stack[note] = 0
    for unit in range(UNITS):
        state.card[unit] = CONCERTMASTER_CARD if unit == CONCERTMASTER else NO_CARD
        state.token[unit] = NO_TOKEN
        for part in range(PARTS):
            state.controller[unit, part] = NOBODY
    for chair in range(CHAIRS):
        state.discs[chair] = 0
        state.absolute[chair] = 0
    state.conductor = NOBODY
    state.conductor_discs = 0
    state.own_left = 0
    state.black_left = 0
    for seat in range(MAX_SEATS):
        for source in range(BOOKED):
            state.points[seat, source] = 0
        for place in range(MAX_HAND):
            state.hand[seat, place] = NO_CARD
        for token in range(TOKENS):
            state.tokens[seat, token] = 0
        for track in range(TRACKS):
            state.cube[seat, track] = 0
    for nth in range(MAX_CHOIRS):
        state.choir_of[nth] = NO_CARD
    state.choirs = 0
    state.choirs_kept = 0
    state.choirs_shown = 0
    state.chosen = NO_CARD
    state.must_control = NOBODY
    state.controls_left = 0
    state.spread = 0
    state.row = 0
    state.unit = 0
    state.left = NO_LEFT
    state.is_conducted = 0
    state.group = 0
    state.last_note = NO_NOTE
    for kind in range(KINDS):
        state.aside[kind] = box.copies[kind]
    state.aside[0] = 0  # the Conductor and the Concertmaster are on the board (rule 12)
    state.aside[CONCERTMASTER_CARD] = 0


@kernel(inline=False)
def _lay_score(box: Record, state: Record, any_sides: int, entropy: Words, word: int) -> int:
    """Three of the four sheets in any order; black discs on the notes that are closed (rules 4–11)."""
    left = (1 << SIDES // 2) - 1
    for sheet in range(SHEETS):
        nth = below(entropy[word], SIDES // 2 - sheet)
        rest = left
        for _ in range(nth):
            rest &= rest - 1
        chosen = first_set(rest)
        left &= ~(1 << chosen)
        is_black = below(entropy[word + 1], 2) if any_sides else 0
        word += 2
        side = 2 * chosen + is_black
        state.side[sheet] = side
        closed = 0
        for colour in range(2):
            if box.closed[state.seats, colour]:
                closed |= int(box.coloured[side, colour])
        state.top[BLACK, sheet] = closed
        state.high[0, sheet] = closed
        while closed:
            state.stack[sheet * PER_SHEET + first_set(closed)] = BLACK + 1
            state.supply[BLACK] -= 1
            closed &= closed - 1
    return word


@kernel(inline=False)
def _lay_tokens(box: Record, state: Record, entropy: Words, word: int) -> int:
    """One under each column, players + 1 at the pentagon, one on each Minim (rules 16, 17)."""
    for token in range(TOKENS):
        state.tokens_aside[token] = box.token_copies[token]
        state.pentagon[token] = 0
    for column in range(COLUMNS):
        state.column_token[column] = draw_from(state.tokens_aside, 0, TOKENS, entropy[word])
        word += 1
    for _ in range(int(state.seats) + 1):
        state.pentagon[draw_from(state.tokens_aside, 0, TOKENS, entropy[word])] += 1
        word += 1
    for sheet in range(SHEETS):
        for minim in range(MINIMS):
            state.minim_token[sheet, minim] = draw_from(state.tokens_aside, 0, TOKENS, entropy[word])
            word += 1
    return word


@kernel(inline=False)
def _deal_cards(box: Record, state: Record, thematic: int, entropy: Words, word: int) -> None:
    """First row, choirs and hands; the rest leaves the game (rules 21–32)."""
    seats = int(state.seats)
    for column in range(COLUMNS):
        if box.first_row[seats, column]:
            category = int(box.thematic[column]) if thematic else ANY
            seat_card(box, state, _draw_card(box, state, category, 0, 0, entropy[word]), chair_at(column, 0))
            word += 1
    for nth in range(int(box.two_part[seats]) + int(box.three_part[seats])):
        parts = 2 if nth < box.two_part[seats] else 3
        kind = _draw_card(box, state, ANY, 0, parts, entropy[word])
        word += 1
        place = nth  # in ascending order, as they are looked at
        while place > 0 and state.choir_of[place - 1] > kind:
            state.choir_of[place] = state.choir_of[place - 1]
            place -= 1
        state.choir_of[place] = kind
        state.choirs += 1
    for seat in range(seats):
        for _ in range(box.hand[seats]):
            add_to_hand(state, seat, _draw_card(box, state, ANY, 0, 0, entropy[word]))
            word += 1
    state.controls_left = seats * int(box.controls[seats])
    state.black_left = count_spaces(box, CONCERTMASTER_CARD, 1)
    state.supply[BLACK] -= int(state.black_left)
    open_choirs(state)


@kernel(inline=False)
def _seat_preset(box: Record, state: Record, entropy: Words, word: int) -> None:
    """The Easy game: basic instruments, all well placed, as many for everybody, controlled in turn (rule 81).

    Row by row from the second; going one seat on in every row brings everybody into many columns.
    """
    seats = int(state.seats)
    chairs = 0
    for chair in range(CHAIRS):
        chairs += int(box.is_chair[seats, chair] != 0 and box.chair_dots[chair] != 0)
    share, line = chairs // seats, 0
    had = 0  # instruments of each seat, eight bits each
    for row in range(ROWS):
        is_row = False
        for column in range(COLUMNS):
            chair = chair_at(column, row)
            if not box.is_chair[seats, chair] or box.chair_dots[chair] == 0:
                continue
            is_row = True
            seat = (int(state.first) + column + line) % seats
            if had >> 8 * seat & 255 < share:
                kind = _draw_card(box, state, ANY, int(box.chair_dots[chair]), 0, entropy[word])
                word += 1
                if kind != NO_CARD:
                    had += 1 << 8 * seat
                    seat_card(box, state, kind, chair)
                    take_control(box, state, seat, chair, 0)
        line += int(is_row)
    close_allocation(box, state)


@kernel(inline=False)
def deal(box: Record, state: Record, seats: int, options: Record, entropy: Words) -> None:
    """Everything that is random: First Player, sheets, tokens, cards."""
    _clear(box, state, seats)
    state.first = below(entropy[0], seats) if options.first == NOBODY else int(options.first)
    word = _lay_score(box, state, int(options.any_sides), entropy, 1)
    word = _lay_tokens(box, state, entropy, word)
    if options.preset:
        _seat_preset(box, state, entropy, word)
    else:
        _deal_cards(box, state, int(options.thematic), entropy, word)
