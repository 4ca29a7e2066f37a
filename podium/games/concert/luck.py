"""Chance cards: using one, who may answer it, and what it does.

Whether a seat is asked never depends on what it holds. All who are asked answer in secret, in any order;
the first clockwise who corrects does it, and nobody learns of the other answers.
"""

from podium.core.chance import below
from podium.core.kernel import Record, Words, kernel
from podium.core.seats import count_bits, lowest
from podium.games.concert.market import gain, laid_instrument, put_below
from podium.games.concert.piles import has_correction, kind_of, put_under, show_saved, take_blindly
from podium.games.concert.table import (
    AIMING,
    ANSWER,
    BEFORE,
    CHANCE,
    CORRECTION,
    DESTROY_INSTRUMENT,
    EVERYBODY,
    INCOME,
    INSTRUMENT,
    LUCKY,
    MAX_SEATS,
    MINUTES,
    MONEY,
    NO_CARD,
    NOBODY,
    NOWHERE,
    OVER,
    PIECES,
    PIECES_HELD,
    REACTING,
    REDIRECTING,
    RENT,
    SHEET,
    STEP_BACK,
    TAKE_INSTRUMENT,
    TAKE_MONEY,
    TEASING,
    advance,
    first_after,
    goes_too_far,
    pay,
)


@kernel
def targets(box: Record, state: Record, seat: int, kind: int) -> int:
    """Whom a card can concern, as bits: never the seat's own team."""
    place = int(box.concerns[kind])
    found = int(state.owners[place]) if place != NOWHERE else _those_with_some(box, state, seat, kind)
    return found & ~int(state.mates[seat])


@kernel(inline=False)
def _those_with_some(box: Record, state: Record, seat: int, kind: int) -> int:
    """Who has any of what a teasing card takes, where that is no instrument, as bits."""
    effect, found = int(box.effect[kind]), 0
    if effect == TAKE_MONEY:
        for other in range(MAX_SEATS):  # who is not there has nothing
            found |= int(state.money[other] > 0) << other
    elif effect == STEP_BACK:
        for other in range(MAX_SEATS):
            found |= int(state.minutes[other] > 0) << other
    elif state.hand_size[seat, PIECES] < box.hand_limit:  # a piece from his hand, if there is room in one's own
        for other in range(MAX_SEATS):
            found |= int(state.hand_size[other, PIECES] > 0) << other
    return found


@kernel
def is_usable(box: Record, state: Record, seat: int, kind: int) -> bool:
    """Whether a chance card of this kind can be used in one's own turn: a lucky one concerns everybody."""
    if state.exact_finish == 1 and box.effect[kind] == MINUTES:
        return not goes_too_far(state, seat, int(box.amount[kind]))
    return targets(box, state, seat, kind) != 0


@kernel
def use(box: Record, state: Record, seat: int, card: int) -> None:
    """A chance card is shown: everybody else is asked about a lucky one, its victim about a teasing one."""
    kind = kind_of(box, card)
    state.event = card
    state.tried = 0
    if box.card_type[kind] == LUCKY:
        state.target = NOBODY
        _ask(state, (1 << int(state.seats)) - 1 - (1 << seat))
        return
    found = targets(box, state, seat, kind)
    if count_bits(found) == 1:
        aim(state, lowest(found))
    else:
        state.phase = AIMING
        state.waiting = 1 << seat


@kernel(inline=False)
def aim(state: Record, target: int) -> None:
    state.target = target
    _ask(state, 1 << target)


@kernel
def _ask(state: Record, seats: int) -> None:
    state.answers = 0
    state.phase = REACTING
    state.waiting = seats


@kernel
def react(box: Record, state: Record, seat: int, action: int) -> bool:
    """One secret answer; with the last of them the card is settled. True if the turn goes on."""
    state.answers = int(state.answers) | int(action == ANSWER) << seat
    state.waiting = int(state.waiting) & ~(1 << seat)
    return state.waiting == 0 and _settle(box, state)


@kernel
def _settle(box: Record, state: Record) -> bool:
    """What all answers together lead to. True if the turn goes on, False if there is more to decide."""
    seat, card = int(state.turn), int(state.event)
    kind, answers = kind_of(box, card), int(state.answers)
    state.answers = 0
    state.reveals += 1
    if answers:
        _correct(box, state, first_after(answers, seat))
        if box.card_type[kind] == TEASING:
            state.tried = int(state.tried) | 1 << int(state.target)
            if others(box, state):
                state.phase = REDIRECTING
                state.waiting = 1 << seat
                return False
        lay_under(box, state)
        return True
    if box.card_type[kind] == LUCKY:
        _bless(box, state, seat, kind)
    else:
        _tease(box, state, seat, kind)
    if state.event != NO_CARD:
        lay_under(box, state)
    return int(state.phase) != OVER


@kernel(inline=False)
def others(box: Record, state: Record) -> int:
    """At whom a cancelled teasing card may still be aimed."""
    return targets(box, state, int(state.turn), kind_of(box, int(state.event))) & ~int(state.tried)


@kernel(inline=False)
def lay_under(box: Record, state: Record) -> None:
    """The card in use goes under the pile, where everybody has seen it go."""
    put_under(box, state, CHANCE, int(state.event), EVERYBODY, 0)
    state.event = NO_CARD
    state.target = NOBODY
    state.tried = 0


@kernel(inline=False)
def _correct(box: Record, state: Record, seat: int) -> None:
    """A correction card of this seat is spent: the first it has."""
    slot = PIECES_HELD
    while box.card_type[kind_of(box, int(state.hand[seat, slot]))] != CORRECTION:
        slot += 1
    card = show_saved(box, state, seat, kind_of(box, int(state.hand[seat, slot])))
    put_under(box, state, CHANCE, card, EVERYBODY, 0)


@kernel(inline=False)
def _bless(box: Record, state: Record, seat: int, kind: int) -> None:
    """A lucky card takes effect. An instrument and an ∞ card stay before their owner."""
    effect, amount = int(box.effect[kind]), int(box.amount[kind])
    if effect == MONEY:
        pay(state, seat, amount)
    elif effect == MINUTES:
        advance(state, seat, amount)
    elif effect == INSTRUMENT:
        gain(state, seat, int(box.effect_place[kind]), 1)
    elif effect == RENT:
        state.rent_free[seat] += 1
    elif effect == SHEET:
        state.more_pieces[seat] += 1
    elif effect == INCOME:
        state.income[seat] = int(state.income[seat]) + amount
    if effect == INSTRUMENT or box.endless[kind]:
        state.where[state.event] = BEFORE + seat
        state.event = NO_CARD


@kernel(inline=False)
def _tease(box: Record, state: Record, seat: int, kind: int) -> None:
    """A teasing card takes effect on its target."""
    victim, effect, place = int(state.target), int(box.effect[kind]), int(box.effect_place[kind])
    if effect == TAKE_MONEY:
        amount = min(int(box.amount[kind]), int(state.money[victim]))
        state.money[victim] = int(state.money[victim]) - amount
        state.money[seat] = int(state.money[seat]) + amount
    elif effect == STEP_BACK:
        state.minutes[victim] = max(0, int(state.minutes[victim]) - int(box.amount[kind]))
    elif effect in (TAKE_INSTRUMENT, DESTROY_INSTRUMENT):
        laid, card = laid_instrument(box, state, victim, place)
        is_laid = laid == state.owned[victim, place]  # an instrument card goes first
        gain(state, victim, place, -1)
        if effect == TAKE_INSTRUMENT:
            gain(state, seat, place, 1)
            if is_laid:
                state.where[card] = BEFORE + seat
        elif is_laid:
            put_under(box, state, CHANCE, card, EVERYBODY, 0)
        else:
            put_below(box, state, 0, place)
    else:
        take_blindly(box, state, seat, victim)


@kernel(inline=False)
def redeal_answers(box: Record, state: Record, seat: int, entropy: Words, word: int) -> int:
    """What others have answered nobody knows: any answer that their cards allow."""
    if state.phase != REACTING:
        return word
    everybody_else = (1 << int(state.seats)) - 1 - (1 << int(state.turn))
    asked = everybody_else if state.target == NOBODY else 1 << int(state.target)
    for other in range(state.seats):
        if other != seat and asked & ~int(state.waiting) & 1 << other:
            answers = has_correction(box, state, other) and below(entropy[word], 2) == 1
            state.answers = int(state.answers) & ~(1 << other) | int(answers) << other
            word += 1
    return word
