"""Cards held in secret, pieces and chance cards: their piles, the hands, and who has seen what.

Every slot of a pile and of a hand says which seats know the card in it. What is seen stays known: a card
looked at and put under a pile, one drawn from where its drawer knew it to be, one taken from a hand. Three
things are forgotten, since they are no longer knowledge of one card in one place:

- where somebody else looks at several cards and keeps one, which of them a seat knew;
- when a piece is taken blindly from a hand of several, which of that hand a third seat knew;
- the four pieces that a seat gave back when the game opened, which lie under the pile in an order that
  nobody knows, once somebody outside its team draws one of them.
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from podium.core.chance import below, word_after
from podium.core.game import Numbers
from podium.core.kernel import Record, Words, kernel
from podium.core.seats import count_bits
from podium.games.concert.table import (
    CHANCE,
    EVERYBODY,
    IN_PILE,
    IN_USE,
    KIND_BITS,
    MAX_SEATS,
    NO_CARD,
    OPENING,
    PIECES,
    PIECES_HELD,
    are_mates,
)

Cards: TypeAlias = tuple[int, int, int]
"""A set of cards of one kind, as bits."""

_WORD: Final = 60  # bits used of a word in a set of cards


@kernel
def first_card(box: Record, which: int) -> int:
    """The number of the first piece, or of the first chance card."""
    return len(box.revenue) if which == CHANCE else 0


@kernel
def card_count(box: Record, which: int) -> int:
    """How many pieces, or chance cards, there are; also the size of the ring."""
    return len(box.kind) if which == CHANCE else len(box.revenue)


@kernel
def first_held(which: int) -> int:
    """Where in a hand its pieces, or its chance cards, begin."""
    return PIECES_HELD if which == CHANCE else 0


@kernel
def pile_place(box: Record, state: Record, which: int, depth: int) -> int:
    """Where the card so far under the top of a pile is kept."""
    size = card_count(box, which)
    place = int(state.pile_top[which]) + depth
    return first_card(box, which) + (place - size if place >= size else place)


@kernel(inline=False)
def pile_places(box: Record, state: Record, which: int, out: Numbers) -> None:
    """Where all cards of a pile are kept, from the top: one call for who asks from Python."""
    for depth in range(state.pile_size[which]):
        out[depth] = pile_place(box, state, which, depth)


@kernel
def kind_of(box: Record, card: int) -> int:
    """The kind of a chance card."""
    return int(box.kind[card - len(box.revenue)])


@kernel(inline=False)
def draw_card(box: Record, state: Record, which: int, seat: int) -> None:
    """The top card of a pile goes to the end of a hand; its drawer and his team see it."""
    place = pile_place(box, state, which, 0)
    card = int(state.pile[place])
    mates = int(state.mates[seat])
    slot = first_held(which) + int(state.hand_size[seat, which])
    state.hand[seat, slot] = card
    state.hand_seen[seat, slot] = int(state.pile_seen[place]) | mates
    state.hand_size[seat, which] += 1
    state.where[card] = seat
    state.pile[place] = NO_CARD
    state.pile_seen[place] = 0
    top = int(state.pile_top[which]) + 1
    state.pile_top[which] = 0 if top == card_count(box, which) else top
    state.pile_size[which] -= 1
    if which == CHANCE:
        _note_kind(box, state, seat, card)
    else:
        owner = int(state.lot[place]) - 1
        state.lot[place] = 0
        if owner >= 0 and not mates >> owner & 1:
            _forget_lot(state, owner)
    state.reveals += 1


@kernel
def _bits(number: int) -> tuple[int, int]:
    """A kind of chance cards, or one of them, as a bit of two words."""
    is_high = int(number >= KIND_BITS)
    bit = 1 << (number - is_high * KIND_BITS)
    return bit * (1 - is_high), bit * is_high


@kernel
def _note_kind(box: Record, state: Record, seat: int, card: int) -> None:
    """A chance card is in this hand."""
    low, high = _bits(card - len(box.revenue))
    state.saved_cards[seat, 0] = int(state.saved_cards[seat, 0]) | low
    state.saved_cards[seat, 1] = int(state.saved_cards[seat, 1]) | high
    low, high = _bits(kind_of(box, card))
    state.saved_kinds[seat, 0] = int(state.saved_kinds[seat, 0]) | low
    state.saved_kinds[seat, 1] = int(state.saved_kinds[seat, 1]) | high


@kernel
def _forget_kind(box: Record, state: Record, seat: int, card: int) -> None:
    """A chance card has left this hand, and its kind with it unless there is another."""
    kind = kind_of(box, card)
    low, high = _bits(card - len(box.revenue))
    cards_low, cards_high = int(state.saved_cards[seat, 0]) & ~low, int(state.saved_cards[seat, 1]) & ~high
    state.saved_cards[seat, 0] = cards_low
    state.saved_cards[seat, 1] = cards_high
    is_left = int(cards_low & int(box.kind_cards[kind, 0]) | cards_high & int(box.kind_cards[kind, 1]) != 0)
    low, high = _bits(kind)
    state.saved_kinds[seat, 0] = int(state.saved_kinds[seat, 0]) & ~low | low * is_left
    state.saved_kinds[seat, 1] = int(state.saved_kinds[seat, 1]) & ~high | high * is_left


@kernel(inline=False)
def note_kinds(box: Record, state: Record, seat: int) -> None:
    """Which chance cards are in a hand, and of which kinds, as far as they are not covered."""
    for word in range(2):
        state.saved_cards[seat, word] = 0
        state.saved_kinds[seat, word] = 0
    for slot in range(PIECES_HELD, PIECES_HELD + int(state.hand_size[seat, CHANCE])):
        if state.hand[seat, slot] != NO_CARD:
            _note_kind(box, state, seat, int(state.hand[seat, slot]))


@kernel(inline=False)
def _forget_lot(state: Record, owner: int) -> None:
    for i in range(len(state.lot)):
        if state.lot[i] == owner + 1:
            state.lot[i] = 0


@kernel(inline=False)
def put_under(box: Record, state: Record, which: int, card: int, seen: int, lot: int) -> None:
    """A card goes to the bottom of its pile, where the seats in `seen` know it to be."""
    place = pile_place(box, state, which, int(state.pile_size[which]))
    state.pile[place] = card
    state.pile_seen[place] = seen
    state.pile_size[which] += 1
    state.where[card] = IN_PILE
    if which == PIECES:
        state.lot[place] = lot


@kernel(inline=False)
def remove_held(state: Record, which: int, seat: int, number: int) -> int:
    """Take the card with this number out of a hand; the others keep their order. Returns the card."""
    first = first_held(which)
    last = first + int(state.hand_size[seat, which]) - 1
    card = int(state.hand[seat, first + number])
    for slot in range(first + number, last):
        state.hand[seat, slot] = state.hand[seat, slot + 1]
        state.hand_seen[seat, slot] = state.hand_seen[seat, slot + 1]
    state.hand[seat, last] = NO_CARD
    state.hand_seen[seat, last] = 0
    state.hand_size[seat, which] -= 1
    return card


@kernel(inline=False)
def keep_only(state: Record, seat: int, kept: int) -> None:
    """Take out of a hand all pieces whose number is not among these bits; the others keep their order."""
    size, n = int(state.hand_size[seat, PIECES]), 0
    for slot in range(size):
        state.hand[seat, n] = state.hand[seat, slot]
        state.hand_seen[seat, n] = state.hand_seen[seat, slot]
        n += kept >> slot & 1
    for slot in range(n, size):
        state.hand[seat, slot] = NO_CARD
        state.hand_seen[seat, slot] = 0
    state.hand_size[seat, PIECES] = n


@kernel(inline=False)
def number_held(state: Record, which: int, seat: int, card: int) -> int:
    """The number of a card in a hand that holds it."""
    first, number = first_held(which), 0
    while state.hand[seat, first + number] != card:
        number += 1
    return number


@kernel
def show_piece(state: Record, seat: int, piece: int) -> None:
    """A piece in hand is going to be performed: now everybody knows of it."""
    state.hand_seen[seat, number_held(state, PIECES, seat, piece)] = EVERYBODY
    state.reveals += 1


@kernel
def keep_one(box: Record, state: Record, seat: int, kept: int) -> None:
    """Of the cards looked at, the last of the hand, one stays and the others go under the pile, the last first.

    Which of them stayed only the seat's team knows.
    """
    which, mates = int(state.looked_kind), int(state.mates[seat])
    looked = int(state.looked)
    start = first_held(which) + int(state.hand_size[seat, which]) - looked
    card = state.hand[seat, start + kept]
    for i in range(looked - 1, 0, -1):
        other = int(state.hand[seat, start + i - int(kept >= i)])
        put_under(box, state, which, other, mates, 0)
        if which == CHANCE:
            _forget_kind(box, state, seat, other)
    for slot in range(start + 1, start + looked):
        state.hand[seat, slot] = NO_CARD
        state.hand_seen[seat, slot] = 0
    state.hand[seat, start] = card
    state.hand_seen[seat, start] = mates
    state.hand_size[seat, which] = int(state.hand_size[seat, which]) - (looked - 1)
    state.looked = 0


@kernel(inline=False)
def take_blindly(box: Record, state: Record, taker: int, victim: int) -> int:
    """A piece of the victim's hand, decided by fate, goes to the taker's. Returns it."""
    size = int(state.hand_size[victim, PIECES])
    state.fate = word_after(state.fate, 1)
    number = below(state.fate, size)
    seen = int(state.hand_seen[victim, number])
    both = int(state.mates[taker]) | int(state.mates[victim])
    card = remove_held(state, PIECES, victim, number)
    if size > 1:  # a third seat cannot tell which one went
        seen &= both
        for slot in range(size - 1):
            state.hand_seen[victim, slot] = int(state.hand_seen[victim, slot]) & both
    slot = int(state.hand_size[taker, PIECES])
    state.hand[taker, slot] = card
    state.hand_seen[taker, slot] = seen | int(state.mates[taker])
    state.hand_size[taker, PIECES] += 1
    state.where[card] = taker
    state.reveals += 1
    return card


@kernel(inline=False)
def show_saved(box: Record, state: Record, seat: int, kind: int) -> int:
    """A saved chance card of this kind is shown and leaves the hand. Returns it.

    Cards of a kind are alike. Whoever knew of one in this hand, though not of the one that is gone,
    cannot tell which it was: he knows of one less.
    """
    size = int(state.hand_size[seat, CHANCE])
    number = 0
    while kind_of(box, int(state.hand[seat, PIECES_HELD + number])) != kind:
        number += 1
    uncertain = EVERYBODY & ~int(state.hand_seen[seat, PIECES_HELD + number])
    for slot in range(PIECES_HELD + number + 1, PIECES_HELD + size):
        if kind_of(box, int(state.hand[seat, slot])) == kind:
            mistaken = int(state.hand_seen[seat, slot]) & uncertain
            state.hand_seen[seat, slot] = int(state.hand_seen[seat, slot]) & ~mistaken
            uncertain &= ~mistaken
    return show_chance(box, state, seat, number)


@kernel
def show_chance(box: Record, state: Record, seat: int, number: int) -> int:
    """The chance card with this number is shown and leaves the hand. Returns it."""
    card = remove_held(state, CHANCE, seat, number)
    _forget_kind(box, state, seat, card)
    state.where[card] = IN_USE
    state.reveals += 1
    return card


@kernel
def has_correction(box: Record, state: Record, seat: int) -> bool:
    """Whether a seat has a card to answer with."""
    held = int(state.saved_kinds[seat, 0]) & int(box.correction_kinds[0])
    return held | int(state.saved_kinds[seat, 1]) & int(box.correction_kinds[1]) != 0


@kernel(inline=False)
def nth_bit(bits: int, n: int) -> int:
    """The place of the nth set bit, counted from 0."""
    place, width = 0, 32
    while width:
        low = count_bits(bits >> place & (1 << width) - 1)
        if n >= low:
            n -= low
            place += width
        width >>= 1
    return place


@kernel(inline=False)
def _with(cards: Cards, card: int) -> Cards:
    """A set of cards and one more."""
    low, middle, high = cards
    if card < _WORD:
        return low | 1 << card, middle, high
    if card < 2 * _WORD:
        return low, middle | 1 << (card - _WORD), high
    return low, middle, high | 1 << (card - 2 * _WORD)


@kernel(inline=False)
def _without(cards: Cards, card: int) -> Cards:
    """A set of cards less one that is in it."""
    low, middle, high = cards
    if card < _WORD:
        return low ^ 1 << card, middle, high
    if card < 2 * _WORD:
        return low, middle ^ 1 << (card - _WORD), high
    return low, middle, high ^ 1 << (card - 2 * _WORD)


@kernel(inline=False)
def _any_of(cards: Cards, word: np.uint64) -> int:
    """A random card of a set that is not empty."""
    low, middle, high = cards
    in_low, in_middle = count_bits(low), count_bits(middle)
    nth = below(word, in_low + in_middle + count_bits(high))
    if nth < in_low:
        return nth_bit(low, nth)
    if nth < in_low + in_middle:
        return _WORD + nth_bit(middle, nth - in_low)
    return 2 * _WORD + nth_bit(high, nth - in_low - in_middle)


@kernel
def lot_of(state: Record, which: int, place: int) -> int:
    """Whose four rejected pieces lie at this place of the pile, as seat + 1; 0 for nobody's."""
    return int(state.lot[place]) if which == PIECES else 0


@kernel
def _is_unknown(state: Record, which: int, place: int, seat: int) -> bool:
    """Whether a seat knows nothing of the card at this place of a pile."""
    lot = lot_of(state, which, place)
    return not int(state.pile_seen[place]) >> seat & 1 and (lot == 0 or not are_mates(state, seat, lot - 1))


@kernel(inline=False)
def redeal_cards(box: Record, state: Record, which: int, seat: int, entropy: Words, word: int) -> int:
    """Put in every slot that `seat` does not know a random one of the cards that may be there.

    Cards are taken from a set, not from where they lie, so that nothing of their order is left.
    Returns the next unused word.
    """
    first, held = first_card(box, which), first_held(which)
    cards = (0, 0, 0)
    for depth in range(state.pile_size[which]):
        place = pile_place(box, state, which, depth)
        if _is_unknown(state, which, place, seat):
            cards = _with(cards, int(state.pile[place]) - first)
    for other in range(state.seats):
        for slot in range(held, held + int(state.hand_size[other, which])):
            if not int(state.hand_seen[other, slot]) >> seat & 1:
                cards = _with(cards, int(state.hand[other, slot]) - first)
    for depth in range(state.pile_size[which]):
        place = pile_place(box, state, which, depth)
        if _is_unknown(state, which, place, seat):
            card = _any_of(cards, entropy[word])
            word += 1
            cards = _without(cards, card)
            state.pile[place] = first + card
            state.where[first + card] = IN_PILE
    for other in range(state.seats):
        for slot in range(held, held + int(state.hand_size[other, which])):
            if not int(state.hand_seen[other, slot]) >> seat & 1:
                card = _any_of(cards, entropy[word])
                word += 1
                cards = _without(cards, card)
                state.hand[other, slot] = first + card
                state.where[first + card] = other
        if which == CHANCE:
            note_kinds(box, state, other)
    return word


@kernel(inline=False)
def unknown_in_pile(box: Record, state: Record, which: int, depth: int, seat: int) -> int:
    """The card so far under the top of a pile if `seat` knows nothing of it, else NO_CARD."""
    place = pile_place(box, state, which, depth)
    return int(state.pile[place]) if _is_unknown(state, which, place, seat) else NO_CARD


@kernel(inline=False)
def exchange_with_pile(box: Record, state: Record, which: int, depth: int, seat: int, slot: int) -> None:
    """Exchange a card in hand for one in a pile, in a world that is only supposed: both are unknown to who supposes."""
    place = pile_place(box, state, which, depth)
    taken, given = int(state.pile[place]), int(state.hand[seat, slot])
    state.pile[place] = given
    state.hand[seat, slot] = taken
    state.where[given] = IN_PILE
    state.where[taken] = seat
    if which == CHANCE:
        note_kinds(box, state, seat)


@kernel(inline=False)
def redeal_lots(box: Record, state: Record, seat: int, entropy: Words, word: int) -> int:
    """The pieces that a seat's team gave back lie where they lie, in an order that it does not know."""
    for owner in range(state.seats):
        if are_mates(state, seat, owner):
            cards = (0, 0, 0)
            for depth in range(state.pile_size[PIECES]):
                place = pile_place(box, state, PIECES, depth)
                if state.lot[place] == owner + 1:
                    cards = _with(cards, int(state.pile[place]))
            for depth in range(state.pile_size[PIECES]):
                place = pile_place(box, state, PIECES, depth)
                if state.lot[place] == owner + 1:
                    card = _any_of(cards, entropy[word])
                    word += 1
                    cards = _without(cards, card)
                    state.pile[place] = card
    return word


@kernel(inline=False)
def _turn_back(ring: NDArray[np.int16], first: int, size: int, top: int) -> None:
    """Turn a ring so that its top comes first: three reversals."""
    _reverse(ring, first, first + top)
    _reverse(ring, first + top, first + size)
    _reverse(ring, first, first + size)


@kernel(inline=False)
def _reverse(ring: NDArray[np.int16], start: int, end: int) -> None:
    for i in range((end - start) // 2):
        kept = ring[start + i]
        ring[start + i] = ring[end - 1 - i]
        ring[end - 1 - i] = kept


@kernel(inline=False)
def _sort(cards: NDArray[np.int16], start: int, end: int) -> None:
    for i in range(start + 1, end):
        j = i
        while j > start and cards[j - 1] > cards[j]:
            kept = cards[j]
            cards[j] = cards[j - 1]
            cards[j - 1] = kept
            j -= 1


@kernel(inline=False)
def conceal_cards(box: Record, state: Record, which: int, seat: int) -> None:
    """Leave of a pile and of the hands only what `seat` knows, in one order for equal knowledge."""
    first, size, held = first_card(box, which), card_count(box, which), first_held(which)
    top = int(state.pile_top[which])
    _turn_back(state.pile, first, size, top)
    _turn_back(state.pile_seen, first, size, top)
    if which == PIECES:
        _turn_back(state.lot, first, size, top)
    state.pile_top[which] = 0
    for place in range(first, first + size):
        seen = int(state.pile_seen[place]) >> seat & 1
        state.pile_seen[place] = seen
        if which == PIECES and state.lot[place]:
            if are_mates(state, seat, int(state.lot[place]) - 1):
                state.pile_seen[place] = 2 + int(state.lot[place])  # a mark, while its lot is put in order
            state.lot[place] = 0
        if state.pile_seen[place] == 0:
            state.pile[place] = NO_CARD
    if which == PIECES:
        _conceal_lots(state, first, size)
    for other in range(state.seats):
        tail = int(state.looked) if state.looked_kind == which and state.turn == other else 0
        end = held + int(state.hand_size[other, which])
        for slot in range(held, end):
            if not int(state.hand_seen[other, slot]) >> seat & 1:
                state.hand[other, slot] = NO_CARD
        if state.phase != OPENING:  # where what is given back is told by its place in the hand
            _sort(state.hand[other], held, end - tail)
        for slot in range(held, end):
            state.hand_seen[other, slot] = int(state.hand[other, slot] != NO_CARD)
        if which == CHANCE:
            note_kinds(box, state, other)
    for card in range(first, first + size):
        if state.where[card] < MAX_SEATS or state.where[card] == IN_PILE:
            state.where[card] = NO_CARD


@kernel(inline=False)
def _conceal_lots(state: Record, first: int, size: int) -> None:
    """Cards of a lot in ascending order: that they are there is known, not how they lie."""
    for place in range(first, first + size):
        for later in range(place + 1, first + size):
            mark = state.pile_seen[place]
            if mark > 2 and state.pile_seen[later] == mark and state.pile[later] < state.pile[place]:
                kept = state.pile[place]
                state.pile[place] = state.pile[later]
                state.pile[later] = kept
