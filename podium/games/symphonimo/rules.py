"""The rules of Symphonimo as kernels over one record. Numbers are those of RULES.md."""

import numpy as np
from numpy.typing import NDArray

from podium.core.chance import below, shuffle
from podium.core.kernel import Record, Words, kernel
from podium.core.seats import lowest, place_by
from podium.core.surmise import as_dealt as surmise
from podium.games.symphonimo.senses import (
    NUM_FEATURES,
    NUM_NOTICED,
    NUM_PROSPECTS,
    ODDS,
    OUTLOOK,
    WEIGHTS,
    guide,
    notice,
    observe,
    prospects,
)
from podium.games.symphonimo.table import (
    CENSUS,
    CHOOSE,
    CHOSEN_FLIPPED,
    CLASSIC,
    CONDUCTORS,
    DECLINE,
    DISCARD_ONE,
    DISCARD_OWNED,
    DISMISSING,
    DRAW,
    DRAW_ONE,
    ENTROPY_WORDS,
    FAMILIES,
    FINISH,
    GIVING,
    IN_ROW,
    LONGEST_GAME,
    MAX_CARDS,
    MAX_SEATS,
    MAX_TWO,
    NO_CARD,
    NOBODY,
    NONE_FLIPPED,
    NUM_ACTIONS,
    OFFERED,
    OVER,
    PASS_LEFT,
    PLACE,
    PLACING,
    RANDOM_FLIPPED,
    SHEDDING,
    SLOTS,
    TAKE,
    TAKE_AT_ONCE,
    TURN,
    Actions,
    Box,
    Options,
    State,
    is_pile_empty,
    points_of,
    quartets_of,
)

__all__ = [  # the contract of podium.core.game.Rules; the rest is the table's
    "CENSUS",
    "ENTROPY_WORDS",
    "LONGEST_GAME",
    "MAX_SEATS",
    "NUM_ACTIONS",
    "NUM_FEATURES",
    "NUM_NOTICED",
    "NUM_PROSPECTS",
    "ODDS",
    "OUTLOOK",
    "WEIGHTS",
    "Box",
    "Options",
    "State",
    "apply",
    "census",
    "conceal",
    "deal",
    "guide",
    "legal",
    "notice",
    "observe",
    "pending",
    "prospects",
    "rank",
    "redeal",
    "score",
    "surmise",
]


@kernel
def deal(box: Record, state: Record, seats: int, options: Record, entropy: Words) -> None:
    """Rules 1–8, 48 and 66: everything random in the game happens here."""
    state.seats = seats
    state.phase = TURN
    state.active = (1 << seats) - 1
    state.hand = NO_CARD
    state.taking = NOBODY
    state.last_taker = NOBODY
    state.round_number = 1
    state.reveals = 0
    state.drawn = 0
    state.open = state.active
    state.takeable = 0
    for seat in range(MAX_SEATS):
        for family in range(FAMILIES):
            state.orchestra[seat, family] = 0
    for family in range(FAMILIES):
        state.discards[family] = 0
    _lay_conductors(box, state, seats, options, entropy)
    state.turn = below(entropy[13], seats) if options.first == NOBODY else int(options.first)

    cards = 0
    for family in range(FAMILIES):
        if box.in_play[seats, family]:
            for _ in range(box.copies[family]):
                state.pile[cards] = family
                cards += 1
    for i in range(cards, MAX_CARDS):
        state.pile[i] = NO_CARD
    state.boxed_end = cards
    state.pile_end = cards - box.false_notes if options.false_note else cards
    shuffle(state.pile, 0, cards, entropy, 16)


@kernel
def _lay_conductors(box: Record, state: Record, seats: int, options: Record, entropy: Words) -> None:
    """One conductor per player (rule 7), turned as the options say (rules 8 and 48)."""
    for place in range(CONDUCTORS):
        state.conductor[place] = place
        state.power[place] = CLASSIC
        state.holder[place] = IN_ROW
        state.held[place] = 0
        for slot in range(SLOTS):
            state.under[place, slot] = NO_CARD
        state.capacity[place] = box.capacity
    if options.grand_maestro == NONE_FLIPPED:
        return
    shuffle(state.conductor, 0, CONDUCTORS, entropy, 0)
    if options.grand_maestro == CHOSEN_FLIPPED:
        # Bring the chosen ones to the front, keeping the shuffled order.
        front = 0
        for place in range(CONDUCTORS):
            conductor = int(state.conductor[place])
            if options.chosen[box.power[conductor]]:
                for i in range(place, front, -1):
                    state.conductor[i] = state.conductor[i - 1]
                state.conductor[front] = conductor
                front += 1
        flipped = (1 << front) - 1
    elif options.grand_maestro == RANDOM_FLIPPED:
        flipped = 1 + below(entropy[12], (1 << seats) - 1)  # any subset but the empty one
    else:
        flipped = (1 << seats) - 1
    for place in range(seats):
        if flipped >> place & 1:
            state.power[place] = box.power[state.conductor[place]]
            if state.power[place] == MAX_TWO:  # rule 49
                state.capacity[place] = box.capacity_max_two


@kernel
def pending(state: Record) -> int:
    """Bits of the seats to act: always one, none when the game is over."""
    return 0 if state.phase == OVER else 1 << int(state.turn)


@kernel
def legal(box: Record, state: Record, seat: int, out: Actions) -> int:
    """Write the legal action codes in ascending order; returns how many. None for a seat not to act.

    Each code is written, then counted if it is legal: branches here would be a coin toss.
    """
    n = 0
    phase = int(state.phase)
    if phase == OVER or seat != state.turn:
        return 0
    if phase == TURN:
        out[0] = DRAW
        n = int(state.open != 0 and not is_pile_empty(state))  # rule 17
        takeable = int(state.takeable)
        for place in range(CONDUCTORS):
            out[n] = TAKE + place
            n += takeable >> place & 1
        if is_pile_empty(state):  # rule 32
            out[n] = FINISH
            n += 1
    elif phase == PLACING:
        can_hold = int(state.open)
        for place in range(CONDUCTORS):
            out[n] = PLACE + place
            n += can_hold >> place & 1
    elif phase == OFFERED:  # rule 61
        out[0] = TAKE + state.taking
        out[1] = DECLINE
        n = 2
    elif phase == DISMISSING:  # rules 56, 57: the cards just taken have not joined yet
        for family in range(FAMILIES):
            if state.orchestra[seat, family] > 0:
                out[n] = CHOOSE + family
                n += 1
        out[n] = DECLINE
        n += 1
    else:  # GIVING or SHEDDING: one of the cards under the conductor, each family once
        place = int(state.taking)
        for family in range(FAMILIES):
            for slot in range(state.held[place]):
                if state.under[place, slot] == family:
                    out[n] = CHOOSE + family
                    n += 1
                    break
    return n


@kernel
def apply(box: Record, state: Record, seat: int, action: int) -> None:
    """One action. The caller has checked that it is legal."""
    if action == DRAW:
        state.hand = _draw(state)
        state.phase = PLACING
    elif action < TAKE:
        _place(state, seat, action - PLACE)
    elif action < FINISH:
        _take(state, seat, action - TAKE)
    elif action == FINISH:
        _leave_round(state, seat)  # rules 34, 72: every conductor stays where it is
    elif action < DECLINE:
        _choose(state, seat, action - CHOOSE)
    elif state.phase == OFFERED:
        state.taking = NOBODY
        _pass_turn(state, seat)
    else:
        _gather(state, seat)


@kernel
def _draw(state: Record) -> int:
    """Turn over the top card of the pile (rule 12)."""
    family = int(state.pile[state.drawn])
    state.drawn += 1
    state.reveals += 1
    return family


@kernel
def _place(state: Record, seat: int, place: int) -> None:
    """Rules 13 and 69; power GM6 interrupts the passing of the turn (rules 16, 61, 77)."""
    state.under[place, state.held[place]] = state.hand
    state.held[place] += 1
    state.hand = NO_CARD
    state.takeable = int(state.takeable) | 1 << place
    state.open = int(state.open) & ~(int(state.held[place] == state.capacity[place]) << place)
    if state.power[place] == TAKE_AT_ONCE:
        state.taking = place
        state.phase = OFFERED
    else:
        _pass_turn(state, seat)


@kernel
def _take(state: Record, seat: int, place: int) -> None:
    """Rule 20, halting where a power asks which card (rules 51, 54, 56)."""
    state.taking = place
    state.holder[place] = seat
    state.open = int(state.open) & ~(1 << place)
    state.takeable = int(state.takeable) & ~(1 << place)
    power = int(state.power[place])
    if power == PASS_LEFT:
        state.phase = GIVING
    elif power == DISCARD_ONE:
        state.phase = SHEDDING
    elif power == DISCARD_OWNED and _owns_any(state, seat):
        state.phase = DISMISSING
    else:
        _gather(state, seat)


@kernel
def _owns_any(state: Record, seat: int) -> bool:
    owned = 0
    for family in range(FAMILIES):
        owned += int(state.orchestra[seat, family])
    return owned > 0


@kernel
def _choose(state: Record, seat: int, family: int) -> None:
    """The musician that a power moves: to the left neighbour, or to the discards (rules 51–57)."""
    if state.phase == DISMISSING:
        state.orchestra[seat, family] -= 1
        state.discards[family] += 1
    else:
        place = int(state.taking)
        last = int(state.held[place]) - 1
        for slot in range(last + 1):
            if state.under[place, slot] == family:
                state.under[place, slot] = state.under[place, last]
                break
        state.under[place, last] = NO_CARD
        state.held[place] = last
        if state.phase == GIVING:
            left = seat + 1 if seat + 1 < state.seats else 0
            state.orchestra[left, family] += 1
        else:
            state.discards[family] += 1
    _gather(state, seat)


@kernel
def _gather(state: Record, seat: int) -> None:
    """All cards under the taken conductor join the orchestra, and one more with power GM5."""
    place = int(state.taking)
    for slot in range(state.held[place]):
        state.orchestra[seat, state.under[place, slot]] += 1
    for slot in range(SLOTS):
        state.under[place, slot] = NO_CARD
    state.held[place] = 0
    state.taking = NOBODY
    if state.power[place] == DRAW_ONE and not is_pile_empty(state):  # rules 58, 59
        state.orchestra[seat, _draw(state)] += 1
    state.last_taker = seat
    _leave_round(state, seat)


@kernel
def _leave_round(state: Record, seat: int) -> None:
    """The seat has taken or finished; the next one, the next round or the end follows."""
    state.active = int(state.active) & ~(1 << seat)
    if state.active:
        _pass_turn(state, seat)
    elif is_pile_empty(state):  # rule 38
        state.phase = OVER
        state.turn = NOBODY
    else:  # rules 26–28
        for place in range(CONDUCTORS):
            state.holder[place] = IN_ROW
        state.active = (1 << int(state.seats)) - 1
        state.open = state.active
        state.round_number += 1
        state.turn = state.last_taker
        state.phase = TURN


@kernel
def _pass_turn(state: Record, seat: int) -> None:
    """To the next active seat clockwise: itself, if it is alone (rules 22, 24, 33)."""
    state.phase = TURN
    later = int(state.active) >> (seat + 1) << (seat + 1)
    state.turn = lowest(later if later else int(state.active))


@kernel
def score(box: Record, state: Record, out: NDArray[np.int32]) -> None:
    """Points by seat, as the orchestras stand."""
    for seat in range(state.seats):
        out[seat] = points_of(box, state, seat)


@kernel
def rank(box: Record, state: Record, out: NDArray[np.int32]) -> None:
    """Places from 1: more points, then more Quartets, else shared (rules 45–47, 80)."""
    for seat in range(state.seats):
        out[seat] = int(out[seat]) * (FAMILIES + 1) + quartets_of(state, seat)
    place_by(out, int(state.seats))


@kernel
def redeal(box: Record, state: Record, seat: int, entropy: Words) -> None:
    """Shuffle what no seat has seen: the pile and the false notes, which are alike to everybody.

    The cards are sorted first, so that nothing of the order they really lie in is left.
    """
    if state.phase != OVER:
        first, last = int(state.drawn), int(state.boxed_end)
        counts, more = 0, 0  # of each family, a byte each: eight in one word, the rest in the other
        for i in range(first, last):
            family = int(state.pile[i])
            counts += int(family < 8) << 8 * (family & 7)
            more += int(family >= 8) << 8 * (family & 7)
        at = first
        for family in range(FAMILIES):
            for _ in range((counts if family < 8 else more) >> 8 * (family & 7) & 255):
                state.pile[at] = family
                at += 1
        shuffle(state.pile, int(state.drawn), int(state.boxed_end), entropy, 0)


@kernel
def conceal(box: Record, state: Record, seat: int) -> None:
    """Cover the pile, and forget the order in which things happened: only what lies there matters."""
    for i in range(MAX_CARDS):
        state.pile[i] = NO_CARD
    state.reveals = 0
    state.round_number = 0
    for place in range(state.seats):
        for slot in range(1, state.held[place]):  # which card came first does not matter
            card = int(state.under[place, slot])
            at = slot
            while at > 0 and int(state.under[place, at - 1]) > card:
                state.under[place, at] = state.under[place, at - 1]
                at -= 1
            state.under[place, at] = card


@kernel
def census(box: Record, state: Record, out: NDArray[np.int32]) -> None:
    """How many cards of each family there are, wherever they lie: never changes."""
    for family in range(FAMILIES):
        out[family] = state.discards[family]
        for seat in range(state.seats):
            out[family] += state.orchestra[seat, family]
    for i in range(state.drawn, state.boxed_end):
        out[state.pile[i]] += 1
    for place in range(state.seats):
        for slot in range(state.held[place]):
            out[state.under[place, slot]] += 1
    if state.hand != NO_CARD:
        out[state.hand] += 1
