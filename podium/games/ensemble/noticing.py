"""What an experienced player of Maestro: Ensemble sees at once, as numbers, for `podium.core.instinct`.

All of it follows from what `observe` tells, but a net of a few hundred units does not find it out: what a new row may
bring, which card is which of those looked at, who sits at which number, and what the others are likely to perform.
"""

from typing import Final

import numpy as np

from podium.core.kernel import Record, kernel
from podium.games.concert.hiring import (
    SHORT,
    can_pay,
    lacks,
    missing,
    missing_kinds,
    only_missing,
    was_somebody_missing,
)
from podium.games.concert.market import count_unknown
from podium.games.concert.piles import first_held, kind_of, unknown_in_pile
from podium.games.concert.senses import CASH, NEEDED, SAVED_RENT, Weights, gain_worth_apart, worth
from podium.games.concert.surmise import MISSED, RIPE
from podium.games.concert.table import (
    CHANCE,
    INSTRUMENTS,
    KINDS_OF_ACTION,
    MAX_HAND,
    MAX_LOOKED,
    MAX_SEATS,
    MAX_SLOTS,
    NO_CARD,
    NO_EFFECT,
    NOWHERE,
    PERFORMANCE,
    PIECES,
)
from podium.games.ensemble.senses import NUM_PROSPECTS, QUEUING, WEIGHTS, prospects

_PER_PIECE: Final = 8
_WORTH: Final = 7  # the last of them
_LOOKED: Final = MAX_HAND * _PER_PIECE
_PLACES: Final = _LOOKED + MAX_LOOKED * _PER_PIECE
_GAINS, _LACKED, _WANTED, _LACKED_BY_OTHERS, _IN_DECK = (_PLACES + i * INSTRUMENTS for i in range(5))
_ROW: Final = _IN_DECK + INSTRUMENTS
_PER_SLOT: Final = 5
_FRESH_ROW: Final = _ROW + MAX_SLOTS * _PER_SLOT
_UNSEEN: Final = _FRESH_ROW + 3
_LUCK: Final = _UNSEEN + 1 + 2 * 3
_LUCK_LEFT: Final = _LUCK + 1 + NO_EFFECT + 1
_SEATS: Final = _LUCK_LEFT + 1
_PER_SEAT: Final = 4 + KINDS_OF_ACTION
_RENTS, _NEWLY, _COULD, _THREAT, _DONE = range(5)
_NUMBERS: Final = _SEATS + MAX_SEATS * _PER_SEAT
_PER_NUMBER: Final = 6
_PROSPECTS: Final = _NUMBERS + MAX_SEATS * _PER_NUMBER
NUM_NOTICED: Final = _PROSPECTS + NUM_PROSPECTS


@kernel(inline=False)
def notice(box: Record, state: Record, seat: int, out: Weights) -> None:
    """What an experienced player sees at once; seats are counted from its own, clockwise, but where it says otherwise.

    hand     [6 × (held, minutes, revenue, rent, players to hire, kinds that nobody has, whether it can be performed,
             worth as the guide counts it)], the worthiest first
    looked   [3 × the same] the pieces that are looked at, by number
    places   [16] what gaining it would be worth, less its price; minutes in hand for which it [16] alone is missing,
             [16] is missing, shared among all that are; [16] minutes for which it alone is missing, of 100 pieces not
             seen; [16] how many are in the deck, as far as one cannot know where
    row      [4 × (the first four of `places`, its price)]
    fresh    [3] what the best of a new row may be expected to be, by each of the first three of `places`
    unseen   [1] pieces; of 100 of them [6] the short ones with nobody, one or more kinds missing, then the long ones
    luck     [1] chance cards not seen yet; of 100 of them [12] those of each effect; [1] how many are in the pile
    seats    [6 × (rents to expect; unseen pieces that can be performed and could not be when its last turn began, and
             those that could; how many such it may hold; kinds of actions taken in its last turn)]
    numbers  [6 × (whether it is one's own, money, minutes, instruments, pieces, chance cards)], by the seats' numbers:
             whoever is aimed at or hired from is named by them
    mine     [13] one's own `prospects`
    """
    for i in range(NUM_NOTICED):
        out[i] = 0
    _notice_pieces(box, state, seat, out)
    _notice_unseen(box, state, seat, out)
    for i in range(state.seats):
        _notice_seat(box, state, (seat + i) % int(state.seats), out, out[_SEATS + i * _PER_SEAT :])
        numbers = out[_NUMBERS + i * _PER_NUMBER :]
        numbers[0] = int(i == seat)
        numbers[1] = int(state.money[i])
        numbers[2] = int(state.minutes[i])
        numbers[3] = int(state.instruments[i])
        numbers[4] = int(state.hand_size[i, PIECES])
        numbers[5] = int(state.hand_size[i, CHANCE])
    _notice_market(box, state, seat, out)
    prospects(box, state, seat, out[_PROSPECTS:])


@kernel(inline=False)
def _notice_pieces(box: Record, state: Record, seat: int, out: Weights) -> None:
    size = int(state.hand_size[seat, PIECES])
    held = size - int(state.looked) * int(state.turn == seat and state.looked_kind == PIECES)
    for slot in range(size):
        at = _LOOKED + (slot - held) * _PER_PIECE if slot >= held else slot * _PER_PIECE
        _notice_piece(box, state, seat, int(state.hand[seat, slot]), out, out[at:])
        while at >= _PER_PIECE and at < _LOOKED and out[at + _WORTH] > out[at - _PER_PIECE + _WORTH]:
            for i in range(at, at + _PER_PIECE):
                kept = out[i]
                out[i] = out[i - _PER_PIECE]
                out[i - _PER_PIECE] = kept
            at -= _PER_PIECE


@kernel(inline=False)
def _notice_piece(box: Record, state: Record, seat: int, piece: int, noticed: Weights, out: Weights) -> None:
    minutes, kinds = int(box.minutes[piece]), missing_kinds(box, state, piece)
    some, others, _ = missing(box, state, piece)
    value = worth(box, state, seat, piece, WEIGHTS)
    all_rents, all_hired = 0, 0
    i, count = 0, int(box.part_count[piece])
    while i < count:
        place = int(box.parts[piece, i])
        hired = -int(state.owned[seat, place])
        while i < count and box.parts[piece, i] == place:
            hired += 1
            i += 1
        if hired > 0:
            all_hired += hired
            all_rents += hired * int(box.rent[place])
            noticed[_GAINS + place] += WEIGHTS[SAVED_RENT] * int(box.rent[place])
            if lacks(some, others, place):
                noticed[_GAINS + place] += WEIGHTS[NEEDED] * np.float32(value)
                noticed[_WANTED + place] += np.float32(minutes) / np.float32(kinds)
                noticed[_LACKED + place] += minutes * int(kinds == 1)
    out[0] = 1
    out[1] = minutes
    out[2] = int(box.revenue[piece])
    out[3] = all_rents
    out[4] = all_hired
    out[5] = kinds
    out[6] = int(kinds == 0 and can_pay(box, state, seat, piece))
    out[_WORTH] = value


@kernel(inline=False)
def _notice_unseen(box: Record, state: Record, seat: int, out: Weights) -> None:
    """Which cards it has not seen a seat knows, though not where they are: in hands or in piles."""
    for which in (PIECES, CHANCE):
        for depth in range(state.pile_size[which]):
            card = unknown_in_pile(box, state, which, depth, seat)
            if card != NO_CARD:
                _count_unseen(box, state, seat, which, card, out)
                out[_LUCK_LEFT] += int(which == CHANCE)
        held = first_held(which)
        for other in range(state.seats):
            for slot in range(held, held + int(state.hand_size[other, which])):
                if not int(state.hand_seen[other, slot]) >> seat & 1:
                    _count_unseen(box, state, seat, which, int(state.hand[other, slot]), out)
    _share(out, _UNSEEN, _UNSEEN + 1, _LUCK)
    _share(out, _UNSEEN, _LACKED_BY_OTHERS, _IN_DECK)
    _share(out, _LUCK, _LUCK + 1, _LUCK_LEFT)


@kernel
def _share(out: Weights, total: int, first: int, end: int) -> None:
    """Of 100."""
    scale = 100 / max(out[total], np.float32(1))
    for i in range(first, end):
        out[i] *= scale


@kernel(inline=False)
def _count_unseen(box: Record, state: Record, seat: int, which: int, card: int, out: Weights) -> None:
    if which == CHANCE:
        out[_LUCK] += 1
        out[_LUCK + 1 + int(box.effect[kind_of(box, card)])] += 1
        return
    minutes, kinds = int(box.minutes[card]), missing_kinds(box, state, card)
    out[_UNSEEN] += 1
    out[_UNSEEN + 1 + 3 * int(minutes > SHORT) + min(2, kinds)] += 1
    lacked = only_missing(box, state, card)
    if lacked != NOWHERE:
        out[_LACKED_BY_OTHERS + lacked] += minutes
    if kinds == 0:
        for i in range(1, state.seats):
            could_not = was_somebody_missing(box, state, (seat + i) % int(state.seats), card)
            out[_SEATS + i * _PER_SEAT + (_NEWLY if could_not else _COULD)] += 1


@kernel(inline=False)
def _notice_seat(box: Record, state: Record, seat: int, noticed: Weights, out: Weights) -> None:
    for place in range(INSTRUMENTS):
        out[_RENTS] += np.float32(int(state.owned[seat, place]) * int(box.rent[place])) * box.demand[place]
    for kind in range(KINDS_OF_ACTION):
        out[_DONE + kind] = int(state.done_then[seat]) >> kind & 1
    # How likely each is held: as `podium.games.concert.surmise` has it.
    scale = 100 / max(noticed[_UNSEEN], np.float32(1))
    out[_NEWLY] *= scale
    out[_COULD] *= scale
    ready = RIPE * out[_NEWLY] + (np.float32(QUEUING) if out[_DONE + PERFORMANCE] else MISSED) * out[_COULD]
    closed = 100 - noticed[_UNSEEN + 1] - noticed[_UNSEEN + 4]
    out[_THREAT] = int(state.hand_size[seat, PIECES]) * ready / max(ready + closed, np.float32(1))


@kernel(inline=False)
def _notice_market(box: Record, state: Record, seat: int, out: Weights) -> None:
    for place in range(INSTRUMENTS):
        price = WEIGHTS[CASH] * int(box.price[place])
        out[_GAINS + place] += gain_worth_apart(box, state, seat, place, WEIGHTS) - price
    for slot in range(MAX_SLOTS):
        place = int(state.open_row[0, slot])
        if place != NO_CARD:
            row = out[_ROW + slot * _PER_SLOT :]
            row[0] = out[_GAINS + place]
            row[1] = out[_LACKED + place]
            row[2] = out[_WANTED + place]
            row[3] = out[_LACKED_BY_OTHERS + place]
            row[4] = int(box.price[place])
    left = count_unknown(box, state, 0, out[_IN_DECK:])
    if left >= box.slots[0]:
        for i, values in enumerate((_GAINS, _LACKED, _WANTED)):
            out[_FRESH_ROW + i] = _best_of(out[values:], out[_IN_DECK:], left, int(box.slots[0]))


@kernel(inline=False)
def _best_of(values: Weights, counts: Weights, left: int, drawn: int) -> np.float32:
    """What the best of so many cards drawn may be expected to be worth."""
    best = np.float32(0)
    for place in range(INSTRUMENTS):
        if counts[place] > 0 and values[place] != 0:
            below = np.float32(0)  # cards that are worth less; of those worth as much, the earlier ones
            for other in range(INSTRUMENTS):
                is_less = values[other] < values[place] or (values[other] == values[place] and other < place)
                below += counts[other] * int(is_less)
            chance, less = np.float32(1), np.float32(1)
            for i in range(drawn):
                chance *= max(np.float32(0), below + counts[place] - i) / np.float32(left - i)
                less *= max(np.float32(0), below - i) / np.float32(left - i)
            best += values[place] * (chance - less)
    return best
