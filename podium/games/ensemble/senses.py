"""Maestro: Ensemble for bots. Points are minutes; the weights were found by self-play (`podium.lab.tune`)."""

from pathlib import Path
from typing import Final

import numpy as np

from podium.core.beliefs import odds_of, outlook_of, read_beliefs, weights_of
from podium.core.kernel import Record, kernel
from podium.games.concert import senses as shared
from podium.games.concert.hiring import SHORT, can_pay, missing_kinds, only_missing
from podium.games.concert.piles import first_held, kind_of, unknown_in_pile
from podium.games.concert.senses import Weights, gain_worth, guide_table, observe_table, prospects_table
from podium.games.concert.table import (
    CHANCE,
    INSTRUMENTS,
    MAX_HAND,
    MAX_SEATS,
    MAX_SLOTS,
    NO_CARD,
    NO_EFFECT,
    NOWHERE,
    OVER,
    PIECES,
    Actions,
)
from podium.games.ensemble.table import CHANCE_PRINTED, MARKETS, PIECES_PRINTED

NUM_FEATURES: Final = shared.feature_count(INSTRUMENTS, MARKETS, PIECES_PRINTED, CHANCE_PRINTED)

_beliefs = read_beliefs(Path(__file__).parent)
NUM_PROSPECTS: Final = shared.NUM_PROSPECTS + 4
WEIGHTS: Final = weights_of(_beliefs, shared.NUM_WEIGHTS)
OUTLOOK: Final = outlook_of(_beliefs, MAX_SEATS, NUM_PROSPECTS)
ODDS: Final = odds_of(_beliefs, MAX_SEATS, NUM_PROSPECTS)


@kernel
def observe(box: Record, state: Record, seat: int, out: Weights) -> None:
    """See `observe_table`."""
    observe_table(box, state, seat, out)


_PER_PIECE: Final = 7
_ROW: Final = MAX_HAND * _PER_PIECE
_RENTS: Final = _ROW + 2 * MAX_SLOTS
_LACKED: Final = _RENTS + MAX_SEATS
_PIECES: Final = _LACKED + INSTRUMENTS
_PIECES_LACKED: Final = _PIECES + 1 + 2 * 3
_LUCK: Final = _PIECES_LACKED + INSTRUMENTS
_LUCK_LEFT: Final = _LUCK + 1 + NO_EFFECT + 1
NUM_NOTICED: Final = _LUCK_LEFT + 1


@kernel(inline=False)
def notice(box: Record, state: Record, seat: int, out: Weights) -> None:
    """What an experienced player sees at once; seats are counted from its own, clockwise.

    hand     [6 × (held, minutes, revenue, rent, players to hire, kinds that nobody has, whether it can be performed)]
    row      [4] what owning it would be worth, as the guide counts it; [4] its price
    rents    [6] to expect
    lacked   [16] minutes in hand for which this instrument alone is missing
    pieces   [1] not seen yet; of 100 of them [6] the short ones with nobody, one or more kinds missing, then the long
             ones; [16] the minutes for which this instrument alone is missing
    luck     [1] chance cards not seen yet; of 100 of them [12] those of each effect; [1] how many are in the pile
    """
    for i in range(NUM_NOTICED):
        out[i] = 0
    for slot in range(min(MAX_HAND, int(state.hand_size[seat, PIECES]))):
        piece = int(state.hand[seat, slot])
        _notice_piece(box, state, seat, piece, out[slot * _PER_PIECE :])
        lacked = only_missing(box, state, piece)
        if lacked != NOWHERE:
            out[_LACKED + lacked] += int(box.minutes[piece])
    for slot in range(MAX_SLOTS):
        place = int(state.open_row[0, slot])
        if place != NO_CARD:
            out[_ROW + slot] = gain_worth(box, state, seat, place, WEIGHTS)
            out[_ROW + MAX_SLOTS + slot] = int(box.price[place])
    for i in range(state.seats):
        other = (seat + i) % int(state.seats)
        for place in range(len(box.price)):
            rent = np.float32(int(state.owned[other, place]) * int(box.rent[place]))
            out[_RENTS + i] += rent * box.demand[place]
    _notice_unseen(box, state, seat, out)


@kernel(inline=False)
def _notice_unseen(box: Record, state: Record, seat: int, out: Weights) -> None:
    """Which cards it has not seen a seat knows, though not where they are: in hands or in piles."""
    for which in (PIECES, CHANCE):
        for depth in range(state.pile_size[which]):
            card = unknown_in_pile(box, state, which, depth, seat)
            if card != NO_CARD:
                _count_unseen(box, state, which, card, out)
                out[_LUCK_LEFT] += int(which == CHANCE)
        held = first_held(which)
        for other in range(state.seats):
            for slot in range(held, held + int(state.hand_size[other, which])):
                if not int(state.hand_seen[other, slot]) >> seat & 1:
                    _count_unseen(box, state, which, int(state.hand[other, slot]), out)
    for first, end in ((_PIECES, _LUCK), (_LUCK, _LUCK_LEFT)):
        for i in range(first + 1, end):
            out[i] *= 100 / max(out[first], np.float32(1))


@kernel(inline=False)
def _count_unseen(box: Record, state: Record, which: int, card: int, out: Weights) -> None:
    if which == CHANCE:
        out[_LUCK] += 1
        out[_LUCK + 1 + int(box.effect[kind_of(box, card)])] += 1
        return
    minutes, lacked = int(box.minutes[card]), only_missing(box, state, card)
    out[_PIECES] += 1
    out[_PIECES + 1 + 3 * int(minutes > SHORT) + min(2, missing_kinds(box, state, card))] += 1
    if lacked != NOWHERE:
        out[_PIECES_LACKED + lacked] += minutes


@kernel(inline=False)
def _notice_piece(box: Record, state: Record, seat: int, piece: int, out: Weights) -> None:
    rent, hired = 0, 0
    i, count = 0, int(box.part_count[piece])
    while i < count:
        place = int(box.parts[piece, i])
        wanted = -int(state.owned[seat, place])
        while i < count and box.parts[piece, i] == place:
            wanted += 1
            i += 1
        hired += max(0, wanted)
        rent += max(0, wanted) * int(box.rent[place])
    missing = missing_kinds(box, state, piece)
    out[0] = 1
    out[1] = int(box.minutes[piece])
    out[2] = int(box.revenue[piece])
    out[3] = rent
    out[4] = hired
    out[5] = missing
    out[6] = int(missing == 0 and can_pay(box, state, seat, piece))


@kernel
def guide(box: Record, state: Record, seat: int, actions: Actions, count: int, weights: Weights, out: Weights) -> None:
    """See `guide_table`."""
    guide_table(box, state, seat, actions, count, weights, out)


@kernel(inline=False)
def prospects(box: Record, state: Record, seat: int, out: Weights) -> None:
    """See `prospects_table`; then what the hand holds, since minutes are points.

    The minutes that can be performed at once, those for which somebody or money is missing, money as less and less
    of it counts, and the way that is left to the seat itself.
    """
    at = prospects_table(box, state, seat, out)
    left, ready, hoped = out[0], 0, np.float32(0)
    still = 0 if state.phase == OVER else int(state.goal) - int(state.minutes[seat])
    for slot in range(state.hand_size[seat, PIECES]):
        piece = int(state.hand[seat, slot])
        minutes = min(int(box.minutes[piece]), still)
        missing = missing_kinds(box, state, piece)
        if missing == 0 and can_pay(box, state, seat, piece):
            ready += minutes
        else:
            hoped += np.float32(minutes) / np.float32(1 + missing)
    out[at] = min(ready, still)
    out[at + 1] = left * hoped
    out[at + 2] = left * np.sqrt(np.float32(state.money[seat]))
    out[at + 3] = np.float32(still) / np.float32(state.goal)
