"""What a seat cannot know, dealt anew or covered; and the count of all cards, tokens and discs.

Hands are hidden, and so are the cards that nobody was dealt; all else lies open. Of the choirs those who passed
them on know more than others.
"""

import numpy as np
from numpy.typing import NDArray

from podium.core.chance import below
from podium.core.kernel import Record, Words, kernel
from podium.core.seats import lowest
from podium.games.symphony.abilities import discs_on
from podium.games.symphony.notation import MINIMS
from podium.games.symphony.orchestra import add_to_hand, choir_keeper
from podium.games.symphony.setup import FIRST_DEALT, draw_from
from podium.games.symphony.table import (
    ALLOCATION,
    ASK_CHAIR,
    CENSUS,
    CHOIR_CHOICE,
    CHOIRS,
    COLOURS,
    COLUMNS,
    CONDUCTOR_CARD,
    FIRST_CHOIR,
    KINDS,
    MAX_CHOIRS,
    MAX_HAND,
    NO_CARD,
    NO_TOKEN,
    NOTES,
    SHEETS,
    TOKENS,
    UNITS,
    height_of,
)

CHOIR_WORD = 0
CHOSEN_WORD = 1
HAND_WORDS = 2


@kernel(inline=False)
def _is_hidden(state: Record) -> bool:
    return int(state.phase) in (CHOIR_CHOICE, ALLOCATION)


@kernel(inline=False)
def redeal(box: Record, state: Record, seat: int, entropy: Words) -> None:
    """The hands of the others from all cards that `seat` has not seen, and the choirs it cannot place."""
    if not _is_hidden(state):
        return
    turn = int(state.turn)
    sizes = 0  # cards of the others' hands but choirs, four bits a seat
    for other in range(state.seats):
        if other != seat:
            for place in range(MAX_HAND):
                kind = int(state.hand[other, place])
                if kind != NO_CARD and kind < FIRST_CHOIR:
                    state.aside[kind] += 1
                    sizes += 1 << 4 * other
    if state.choirs:
        _redeal_choirs(box, state, seat, entropy[CHOIR_WORD])
    word = HAND_WORDS
    for other in range(state.seats):
        if other != seat:
            for place in range(MAX_HAND):
                state.hand[other, place] = NO_CARD
            for nth in range(state.choirs):
                if state.phase == ALLOCATION and choir_keeper(state, nth) == other and not is_shown(state, nth):
                    add_to_hand(state, other, int(state.choir_of[nth]))
            for _ in range(sizes >> 4 * other & 15):
                add_to_hand(state, other, draw_from(state.aside, FIRST_DEALT, FIRST_CHOIR, entropy[word]))
                word += 1
    if state.phase == ALLOCATION and state.asked == ASK_CHAIR and turn != seat:
        size = 0
        while size < MAX_HAND and state.hand[turn, size] != NO_CARD:
            size += 1
        state.chosen = state.hand[turn, below(entropy[CHOSEN_WORD], size)]


@kernel(inline=False)
def is_shown(state: Record, nth: int) -> bool:
    """Whether a choir lies on a seat, for all to see."""
    return int(state.choirs_shown) >> nth & 1 != 0


@kernel(inline=False)
def _choir_at(code: int, nth: int) -> int:
    """Every way to hand out choirs is a code of two bits a keeper."""
    return FIRST_CHOIR + (code >> 2 * nth & CHOIRS - 1)


@kernel(inline=False)
def _is_possible(box: Record, state: Record, seat: int, code: int) -> bool:
    """Whether choirs may have been handed out so, for all that `seat` knows.

    The number of choirs of two and of three parts is known; a keeper knows his own and all that he passed on, and
    everybody those that lie on seats.
    """
    choirs, kept = int(state.choirs), int(state.choirs_kept)
    two, three, used = 0, 0, 0
    knows_set = 0  # choirs from this one on, which the seat has looked at together
    for nth in range(choirs):
        kind = _choir_at(code, nth)
        if used >> kind - FIRST_CHOIR & 1:
            return False
        used |= 1 << kind - FIRST_CHOIR
        two += int(box.parts[kind] == 2)
        three += int(box.parts[kind] == 3)
        if is_shown(state, nth) and kind != state.choir_of[nth]:
            return False
        if nth > kept and kind < _choir_at(code, nth - 1):
            return False  # those being passed on are in ascending order
    if two != box.two_part[state.seats] or three != box.three_part[state.seats]:
        return False
    for nth in range(choirs):
        if choir_keeper(state, nth) == seat and nth <= kept:
            real = 0
            for later in range(nth, choirs):
                real |= 1 << int(state.choir_of[later]) - FIRST_CHOIR
                knows_set |= 1 << _choir_at(code, later) - FIRST_CHOIR
            if real != knows_set or (nth < kept and _choir_at(code, nth) != state.choir_of[nth]):
                return False
    return True


@kernel(inline=False)
def _redeal_choirs(box: Record, state: Record, seat: int, word: np.uint64) -> None:
    """One of the possible ways to hand out the choirs, each as likely."""
    choirs = int(state.choirs)
    ways = 1 << 2 * choirs
    possible = 0
    for code in range(ways):
        possible += int(_is_possible(box, state, seat, code))
    nth, chosen = below(word, possible), 0
    for code in range(ways):
        if _is_possible(box, state, seat, code):
            if nth == 0:
                chosen = code
                break
            nth -= 1
    for i in range(choirs):
        state.aside[state.choir_of[i]] = 1
    for i in range(choirs):
        state.choir_of[i] = _choir_at(chosen, i)
        state.aside[state.choir_of[i]] = 0


@kernel(inline=False)
def conceal(box: Record, state: Record, seat: int) -> None:
    """Cover the others' hands but their size, what lies aside, and the choirs that the seat cannot place."""
    state.reveals = 0
    if not _is_hidden(state):
        return
    turn = int(state.turn)
    if state.asked == ASK_CHAIR and turn != seat and state.phase == ALLOCATION:
        state.chosen = 0
    for other in range(state.seats):
        if other != seat:
            for place in range(MAX_HAND):
                if state.hand[other, place] != NO_CARD:
                    state.hand[other, place] = 0
    for kind in range(KINDS):
        state.aside[kind] = 0
    _conceal_choirs(state, seat)


@kernel(inline=False)
def _conceal_choirs(state: Record, seat: int) -> None:
    """A keeper knows his own and which were passed on, but not who kept which of them."""
    looked = MAX_CHOIRS
    for nth in range(state.choirs):
        if choir_keeper(state, nth) == seat and nth <= state.choirs_kept:
            looked = nth
    passed_on = 0
    for nth in range(state.choirs):
        if nth > looked and not is_shown(state, nth):
            passed_on |= 1 << int(state.choir_of[nth]) - FIRST_CHOIR
    for nth in range(state.choirs):
        if not is_shown(state, nth):
            if nth < looked:
                state.choir_of[nth] = NO_CARD
            elif nth > looked:
                state.choir_of[nth] = FIRST_CHOIR + lowest(passed_on)
                passed_on &= passed_on - 1


@kernel(inline=False)
def census(box: Record, state: Record, out: NDArray[np.int32]) -> None:
    """Cards by kind, Musician tokens by kind, and discs by colour, wherever they are."""
    for i in range(CENSUS):
        out[i] = 0
    out[CONDUCTOR_CARD] = 1
    for unit in range(UNITS):
        if state.card[unit] != NO_CARD:
            out[state.card[unit]] += 1
        if state.token[unit] != NO_TOKEN:
            out[KINDS + int(state.token[unit])] += 1
    for kind in range(KINDS):
        out[kind] += int(state.aside[kind])
    for seat in range(state.seats):
        for place in range(MAX_HAND):
            if state.hand[seat, place] != NO_CARD:
                out[state.hand[seat, place]] += 1
    if state.phase == CHOIR_CHOICE:
        for nth in range(state.choirs):
            out[state.choir_of[nth]] += 1
    _count_tokens(state, out)
    _count_discs(box, state, out)


@kernel(inline=False)
def _count_tokens(state: Record, out: NDArray[np.int32]) -> None:
    for token in range(TOKENS):
        out[KINDS + token] += int(state.pentagon[token]) + int(state.tokens_aside[token])
        for seat in range(state.seats):
            out[KINDS + token] += int(state.tokens[seat, token])
    for column in range(COLUMNS):
        if state.column_token[column] != NO_TOKEN:
            out[KINDS + int(state.column_token[column])] += 1
    for sheet in range(SHEETS):
        for minim in range(MINIMS):
            if state.minim_token[sheet, minim] != NO_TOKEN:
                out[KINDS + int(state.minim_token[sheet, minim])] += 1


@kernel(inline=False)
def _count_discs(box: Record, state: Record, out: NDArray[np.int32]) -> None:
    first = KINDS + TOKENS
    for colour in range(COLOURS):
        out[first + colour] += int(state.supply[colour]) + int(state.burnt[colour])
        for unit in range(UNITS):
            if state.card[unit] != NO_CARD:
                out[first + colour] += discs_on(box, state, unit, colour)
    if state.conductor >= 0:
        out[first + int(state.conductor)] += int(state.conductor_discs)
    for note in range(NOTES):
        stack = int(state.stack[note])
        for level in range(height_of(stack)):
            out[first + (stack >> 3 * level & 7) - 1] += 1
