"""The orchestra and its markets: who owns what, what is for sale, and buying it."""

import numpy as np
from numpy.typing import NDArray

from podium.core.chance import below, shuffle
from podium.core.kernel import Record, Words, kernel
from podium.core.seats import lowest
from podium.games.concert.table import (
    BEFORE,
    COUNT_BITS,
    INSTRUMENTS,
    KIND_BITS,
    MAX_SLOTS,
    NO_CARD,
    NOBODY,
    pay,
)


@kernel(inline=False)
def gain(state: Record, seat: int, place: int, count: int) -> None:
    """A seat gains a member of the orchestra, or loses one if `count` is −1; its token comes or goes."""
    state.owned[seat, place] = int(state.owned[seat, place]) + count
    state.owners[place] = int(state.owners[place]) & ~(1 << seat) | int(state.owned[seat, place] > 0) << seat
    instrument = place
    if place < INSTRUMENTS:
        state.instruments[seat] = int(state.instruments[seat]) + count
    else:
        instrument -= INSTRUMENTS
        state.soloists = int(state.soloists) ^ 1 << instrument
        if instrument >= INSTRUMENTS:
            return
    word, one = instrument >> 3, 1 << COUNT_BITS * (instrument & 7)
    state.available[word] = int(state.available[word]) + count * one
    if place < INSTRUMENTS:
        state.present[word] = int(state.present[word]) + count * one


@kernel
def owner_of(state: Record, place: int) -> int:
    """Who owns a soloist, each of whom is there once; NOBODY if he is not in the orchestra."""
    owners = int(state.owners[place])
    return lowest(owners) if owners else NOBODY


@kernel
def _ring(box: Record, state: Record, market: int, depth: int) -> int:
    size = int(box.goods[market])
    place = int(state.shop_top[market]) + depth
    return place - size if place >= size else place


@kernel(inline=False)
def count_unknown(box: Record, state: Record, market: int, out: NDArray[np.float32]) -> int:
    """How many cards of each place lie in a market's deck where nobody knows: anybody can count that. And of all."""
    unknown = int(state.shop_size[market]) - int(state.shop_known[market])
    for depth in range(unknown):
        out[int(state.shop[market, _ring(box, state, market, depth)])] += 1
    return unknown


@kernel(inline=False)
def take_top(box: Record, state: Record, market: int) -> int:
    """Take the top card of a market's deck, which is not empty."""
    top = _ring(box, state, market, 0)
    place = int(state.shop[market, top])
    state.shop[market, top] = NO_CARD
    state.shop_top[market] = _ring(box, state, market, 1)
    state.shop_size[market] -= 1
    state.shop_known[market] = min(int(state.shop_known[market]), int(state.shop_size[market]))
    state.reveals += 1
    return place


@kernel(inline=False)
def put_below(box: Record, state: Record, market: int, place: int) -> None:
    """A card that everybody has seen goes under a market's deck."""
    bottom = _ring(box, state, market, int(state.shop_size[market]))
    state.shop[market, bottom] = place
    state.shop_size[market] += 1
    state.shop_known[market] += 1


@kernel
def fill_row(box: Record, state: Record, market: int) -> None:
    """Open cards until the row is full or the deck is empty."""
    empty = 0  # slots as bits: mostly there is one, and a branch for each would be a guess which
    for slot in range(MAX_SLOTS):
        empty |= int(state.open_row[market, slot] == NO_CARD) << slot
    empty &= (1 << int(box.slots[market])) - 1
    while empty and state.shop_size[market] > 0:
        state.open_row[market, lowest(empty)] = take_top(box, state, market)
        empty &= empty - 1


@kernel
def buy(box: Record, state: Record, seat: int, market: int, slot: int) -> None:
    """Pay the bank, take the open card, and open another."""
    place = int(state.open_row[market, slot])
    pay(state, seat, -int(box.price[place]))
    gain(state, seat, place, 1)
    state.open_row[market, slot] = NO_CARD
    fill_row(box, state, market)


@kernel
def may_refresh(box: Record, state: Record, seat: int, market: int) -> bool:
    """A whole new row must be there, and money for whatever it may show."""
    has_cards, has_money = state.shop_size[market] >= box.slots[market], state.money[seat] >= box.dearest[market]
    return bool(int(has_cards) & int(has_money))


@kernel(inline=False)
def refresh(box: Record, state: Record, market: int) -> None:
    """New cards are opened, and only then do the old ones go under the deck."""
    for slot in range(box.slots[market]):
        old = int(state.open_row[market, slot])
        state.open_row[market, slot] = take_top(box, state, market)
        if old != NO_CARD:
            put_below(box, state, market, old)


@kernel(inline=False)
def laid_instrument(box: Record, state: Record, seat: int, place: int) -> tuple[int, int]:
    """How many of a seat's instruments at a place are chance cards, and the first of those cards."""
    count, found = 0, NO_CARD
    for word in range(2):
        cards = int(box.instrument_cards[place, word])
        while cards:
            card = len(box.revenue) + word * KIND_BITS + lowest(cards)
            cards &= cards - 1
            is_here = state.where[card] == BEFORE + seat
            found = card if is_here and count == 0 else found
            count += int(is_here)
    return count, found


@kernel(inline=False)
def open_markets(box: Record, state: Record, free_instruments: int, entropy: Words, word: int) -> int:
    """Shuffle the decks, hand out free instruments, and open the rows; returns the next unused word."""
    places = len(box.price)
    for market in range(len(box.goods)):
        size = 0
        for place in range(INSTRUMENTS if market else 0, places if market else INSTRUMENTS):
            for _ in range(box.copies[place]):
                state.shop[market, size] = place
                size += 1
        word = shuffle(state.shop[market], 0, size, entropy, word)
        state.shop_size[market] = size
    for _ in range(free_instruments):
        for seat in range(state.seats):
            gain(state, seat, take_top(box, state, 0), 1)
    for market in range(len(box.goods)):
        fill_row(box, state, market)
    return word


@kernel(inline=False)
def redeal_markets(box: Record, state: Record, entropy: Words, word: int) -> int:
    """Nobody knows the decks but for what was put under them; everybody knows that."""
    for market in range(len(box.goods)):
        unknown = int(state.shop_size[market]) - int(state.shop_known[market])
        for depth in range(1, unknown):  # in one order first, so that nothing of the real one is left
            i = depth
            while i > 0:
                left, right = _ring(box, state, market, i - 1), _ring(box, state, market, i)
                if state.shop[market, left] <= state.shop[market, right]:
                    break
                _swap(state.shop[market], left, right)
                i -= 1
        for i in range(unknown - 1, 0, -1):
            j = below(entropy[word], i + 1)
            word += 1
            _swap(state.shop[market], _ring(box, state, market, i), _ring(box, state, market, j))
    return word


@kernel
def _swap(cards: NDArray[np.int16], left: int, right: int) -> None:
    kept = cards[left]
    cards[left] = cards[right]
    cards[right] = kept


@kernel(inline=False)
def conceal_markets(box: Record, state: Record) -> None:
    """Cover what is unknown of the decks."""
    for market in range(len(box.goods)):
        for depth in range(int(state.shop_size[market]) - int(state.shop_known[market])):
            state.shop[market, _ring(box, state, market, depth)] = NO_CARD
