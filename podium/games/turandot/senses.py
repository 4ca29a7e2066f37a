"""Turandot for bots: what a seat observes, as numbers, and how good an action looks at a glance.

The guide weighs what a card is worth to its seat against how likely the others are to want it too, and
what its Money may still be good for. Its weights, and what `prospects` are worth, were found by
self-play: `python -m podium.lab.tune turandot`.
"""

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from podium.core.beliefs import odds_of, outlook_of, read_beliefs, weights_of
from podium.core.kernel import Record, kernel
from podium.core.seats import count_bits
from podium.games.turandot.table import (
    ALL_PLACES,
    AUDITION,
    CAST_BEST,
    CATEGORIES,
    DIRECTOR_ROUND,
    DIRECTORS,
    DUMMY,
    GIVE,
    MAN,
    MAX_MONEY,
    MAX_SEATS,
    MEN,
    NO_CARD,
    NO_PLAY,
    NUMBER,
    OVER,
    PURSE,
    REMOVE,
    REMOVING,
    ROLES,
    ROUNDS,
    SINGERS,
    STAND_INS,
    TROUPES,
    WOMAN,
    WOMEN,
    bluff_of,
    cards_of,
    money_of,
    next_in_need,
    number_of,
    traits_of,
)

# An observation, in this order; seats are counted from the observer's own, clockwise, the dummy last.
#   troupes  [6 × (Money, stage elements, cards laid, stars, 6 categories, 3 sexes, 6 favourites, 9 directors)]
#   row      [6 roles × (6 categories, stars, 3 sexes, 6 favourites, 9 directors)]
#   unseen   [36 singers]              in the pile, for all one can know
#   gone     [9 directors]             out of the game
#   own bid  [7 numbers + Money + Bluff] the number alone while it has no purse
#   casting  [6 roles × 6 places]      one's own, so far
#   round    [7], phase [6], Puccini [5], next stand-in [5]
_PER_TROUPE: Final = 4 + CATEGORIES + 3 + ROLES + DIRECTORS
_PER_CARD: Final = CATEGORIES + 1 + 3 + ROLES + DIRECTORS
NUM_FEATURES: Final = (
    TROUPES * _PER_TROUPE
    + ROLES * _PER_CARD
    + SINGERS
    + DIRECTORS
    + ROLES
    + 3
    + ROLES * ROLES
    + ROUNDS
    + (OVER + 1)
    + 2 * MAX_SEATS
)


@kernel
def _singer(box: Record, singer: int, out: NDArray[np.float32], at: int) -> None:
    """Add a singer's categories, stars, sexes and favourites."""
    out[at + int(box.category[singer])] += 1
    out[at + CATEGORIES] += int(box.stars[singer])
    out[at + CATEGORIES + 1 + int(box.sex[singer])] += 1
    if box.favourite[singer] != NO_CARD:
        out[at + CATEGORIES + 4 + int(box.favourite[singer])] += 1


@kernel(inline=False)
def observe(box: Record, state: Record, seat: int, out: NDArray[np.float32]) -> None:
    """The layout above; places at the table that are not in use stay 0."""
    for i in range(NUM_FEATURES):
        out[i] = 0
    seats = int(state.seats)
    for i in range(TROUPES):
        troupe = (seat + i) % seats if i < seats else DUMMY
        if i < seats or i == DUMMY:
            at = i * _PER_TROUPE
            if troupe != DUMMY:
                out[at] = int(state.money[troupe])
                out[at + 1] = int(state.stage[troupe])
                out[at + 2] = cards_of(int(state.play[troupe])) if state.play[troupe] != NO_PLAY else 0
            for j in range(state.troupe_size[troupe]):
                _singer(box, int(state.troupe[troupe, j]), out, at + 3)
            if state.director[troupe] != NO_CARD:
                out[at + 3 + CATEGORIES + 1 + 3 + ROLES + int(state.director[troupe])] = 1
    at = TROUPES * _PER_TROUPE
    for role in range(ROLES):
        if state.left >> role & 1:
            if state.round_number == DIRECTOR_ROUND:
                out[at + CATEGORIES + 1 + 3 + ROLES + int(state.row[role])] = 1
            else:
                _singer(box, int(state.row[role]), out, at)
        at += _PER_CARD
    for i in range(state.drawn, SINGERS):
        out[at + int(state.deck[i])] = 1
    at += SINGERS
    for director in range(DIRECTORS):
        out[at + director] = int(state.director_gone[director])
    at += DIRECTORS
    if state.begun[seat] != NO_PLAY:
        out[at + int(state.begun[seat])] = 1
    if state.play[seat] != NO_PLAY:
        bid = int(state.play[seat])
        out[at + number_of(bid)] = 1
        out[at + ROLES + 1] = money_of(bid)
        out[at + ROLES + 2] = bluff_of(bid)
    at += ROLES + 3
    for role in range(state.cast_count[seat]):
        out[at + role * ROLES + int(state.casting[seat, role])] = 1
    at += ROLES * ROLES
    out[at + int(state.round_number) - 1] = 1
    at += ROUNDS
    out[at + int(state.phase)] = 1
    at += OVER + 1
    out[at + (int(state.puccini) - seat) % seats] = 1
    if state.needy:
        out[at + MAX_SEATS + (next_in_need(state) - seat) % seats] = 1


# What the guide believes, in points.
_FAVOURITE: Final = 0  # a favourite role that nobody in the troupe wishes for yet
_CLASH: Final = 1  # a singer of a sex for whom the roles are taken
_TASTE: Final = 2  # a point of one's director's taste
_DIRECTOR: Final = 3  # a point of a director's taste for the troupe so far; …
_DIRECTOR_EARLY: Final = 4  # … in the first three rounds
_VARIETY: Final = 5  # a category beyond those a director asks for
_PRICE: Final = 6  # a Money card kept: at the last audition, for each audition to come, for each card one has
_PRICE_LEFT: Final = 7
_PRICE_RICH: Final = 8
_STAND_IN_HOLDER: Final = 9  # a stand-in lies so far between the worst card and the best: for the holder of Puccini,
_STAND_IN: Final = 10  # for another
_HIRE: Final = 11  # how likely lone Money is to find a helper
_LONE: Final = 12  # how likely a rival is to lay lone Money
_KEEN: Final = 13  # how much rivals go for what stands out for them
_LAYS_1: Final = 14  # of the rivals who go for a card, so many lay 1, 2, 3 Money cards or more
_LAYS_2: Final = 15
_LAYS_3: Final = 16
_OWN_TASTE: Final = 17  # whims, so that equals do not always collide
_SPARE: Final = 18  # a stand-in given: what is kept from the receiver
_RESERVE: Final = 19  # a stand-in given: what is kept for oneself
NUM_WEIGHTS: Final = 20
NUM_PROSPECTS: Final = 10
_FREE: Final = 16  # `out` from here on is room to work in; no seat has more than 9 actions

_beliefs = read_beliefs(Path(__file__).parent)
WEIGHTS: Final = weights_of(_beliefs, NUM_WEIGHTS)
OUTLOOK: Final = outlook_of(_beliefs, MAX_SEATS, NUM_PROSPECTS)
ODDS: Final = odds_of(_beliefs, MAX_SEATS, NUM_PROSPECTS)

Weights = NDArray[np.float32]


@kernel(inline=False)
def _director_appeal(box: Record, state: Record, weights: Weights, seat: int, director: int) -> float:
    """What a director would bring to the troupe as it is, with as much again to come."""
    points, categories = 0, 0
    for i in range(state.troupe_size[seat]):
        singer = int(state.troupe[seat, i])
        categories |= 1 << int(box.category[singer])
        points += int(box.taste[director, singer])
    spread = max(0, count_bits(categories) + 2 - int(box.variety_beyond[director]))
    each = weights[_DIRECTOR] if state.round_number >= DIRECTOR_ROUND else weights[_DIRECTOR_EARLY]
    return 1.0 + float(points * each + spread * weights[_VARIETY])


@kernel(inline=False)
def _appeal(box: Record, state: Record, weights: Weights, seat: int, role: int) -> float:
    """How much a seat would like the card under a role."""
    card = int(state.row[role])
    if state.round_number == DIRECTOR_ROUND:
        return _director_appeal(box, state, weights, seat, card)
    traits = traits_of(box, state, seat)
    women, men = count_bits(traits >> WOMEN & ALL_PLACES), count_bits(traits >> MEN)
    places = count_bits(int(box.women_roles))
    value = float(box.stars[card])
    favourite = int(box.favourite[card])
    if favourite != NO_CARD and traits >> 8 * favourite & ALL_PLACES == 0:
        value += weights[_FAVOURITE]
    if (box.sex[card] == WOMAN and women >= places) or (box.sex[card] == MAN and men >= ROLES - places):
        value -= weights[_CLASH]
    director = int(state.director[seat])
    if director != NO_CARD:
        value += weights[_TASTE] * int(box.taste[director, card])
    return value


@kernel(inline=False)
def _rivalry(box: Record, state: Record, weights: Weights, seat: int, out: Weights) -> None:
    """out[_FREE + 4 × role + money]: how likely a bid of so much Money wins the card under a role."""
    shown = int(state.seats) + 1
    for i in range(4 * shown):
        out[_FREE + i] = 1.0
    for other in range(state.seats):
        if other != seat:
            total = 0.0
            for role in range(shown):
                keen = max(0.1, weights[_KEEN] + _appeal(box, state, weights, other, role))
                total += keen * keen * keen
            for role in range(shown):
                keen = max(0.1, weights[_KEEN] + _appeal(box, state, weights, other, role))
                share = np.float32(keen * keen * keen / total) * (1 - weights[_LONE])
                for money in range(min(int(state.money[other]), MAX_MONEY) + 1):
                    lays = np.float32(1) if money == 0 else weights[_LAYS_1 + money - 1]
                    out[_FREE + 4 * role + money] *= 1 - share * min(max(lays, np.float32(0)), np.float32(1))


@kernel
def _price(state: Record, weights: Weights, seat: int) -> float:
    """What a Money card kept is worth."""
    auditions = ROUNDS - int(state.round_number)
    rich = int(state.money[seat]) - 1
    return float(weights[_PRICE] + weights[_PRICE_LEFT] * auditions + weights[_PRICE_RICH] * rich)


@kernel
def _whim(state: Record, weights: Weights, seat: int, number: int) -> float:
    whim = (seat * 7 + int(state.round_number) * 5 + number * 3 + seat * number) % 11
    return float(weights[_OWN_TASTE]) * whim / 11.0


@kernel(inline=False)
def _guide_bid(
    box: Record, state: Record, seat: int, actions: NDArray[np.int16], count: int, weights: Weights, out: Weights
) -> None:
    """What a bid may be expected to bring: the card, or a stand-in, and what is left of the Money."""
    worst, best = 99.0, -99.0
    for role in range(int(state.seats) + 1):
        liked = _appeal(box, state, weights, seat, role)
        worst, best = min(worst, liked), max(best, liked)
    is_holder = state.puccini == seat
    between = weights[_STAND_IN_HOLDER] if is_holder else weights[_STAND_IN]
    stand_in = worst + between * (best - worst)
    price = _price(state, weights, seat)
    begun = int(state.begun[seat])
    if begun == 0:  # Money alone, whether with the Bluff or not
        for i in range(count):
            out[i] = 0.0
        return
    _rivalry(box, state, weights, seat, out)
    for i in range(count):
        number = int(actions[i]) - NUMBER if begun == NO_PLAY else begun
        if number == 0:
            can_hire = not is_holder and state.round_number != DIRECTOR_ROUND
            out[i] = stand_in + (weights[_HIRE] * (int(box.stage_element) - price) if can_hire else 0.0)
            continue
        won = _appeal(box, state, weights, seat, number - 1) + _whim(state, weights, seat, number)
        if begun == NO_PLAY:  # as good as the best purse that can go with it
            most = -99.0
            for money in range(int(state.money[seat]) + 1):
                chance = out[_FREE + 4 * (number - 1) + money]
                most = max(most, chance * (won - money * price) + (1 - chance) * stand_in)
            out[i] = most
        else:
            money = (int(actions[i]) - PURSE) >> 1
            chance = out[_FREE + 4 * (number - 1) + money]
            out[i] = chance * (won - money * price) + (1 - chance) * stand_in


@kernel(inline=False)
def guide(
    box: Record,
    state: Record,
    seat: int,
    actions: NDArray[np.int16],
    count: int,
    weights: Weights,
    out: Weights,
) -> None:
    """How good each legal action looks to `seat`, in points; the best counts, not the level."""
    phase = int(state.phase)
    if phase == AUDITION:
        _guide_bid(box, state, seat, actions, count, weights, out)
    elif phase == STAND_INS:
        receiver = next_in_need(state)
        is_later = receiver != seat and int(state.needy) >> seat & 1
        for i in range(count):
            role = int(actions[i]) - GIVE
            if receiver == seat:
                out[i] = _appeal(box, state, weights, seat, role)
            else:
                out[i] = -weights[_SPARE] * _appeal(box, state, weights, receiver, role)
                if is_later:
                    out[i] -= weights[_RESERVE] * _appeal(box, state, weights, seat, role)
    elif phase == REMOVING:
        for i in range(count):
            director = int(actions[i]) - REMOVE
            mine = _director_appeal(box, state, weights, seat, director)
            theirs = 0.0
            for other in range(state.seats):
                if other != seat:
                    theirs += _director_appeal(box, state, weights, other, director)
            out[i] = theirs / (int(state.seats) - 1) - mine
    else:
        for i in range(count):
            out[i] = 1.0 if actions[i] == CAST_BEST else 0.0


@kernel(inline=False)
def prospects(box: Record, state: Record, seat: int, out: Weights) -> None:
    """What a seat may still hope for when a round begins: auditions to come, Money for them, open roles.

    The first is how much of the game is left; all of them end at 0.
    """
    to_come = np.float32(ROUNDS + 1 - int(state.round_number))
    left = to_come / np.float32(ROUNDS)
    money = np.float32(state.money[seat])
    traits = traits_of(box, state, seat)
    places = count_bits(int(box.women_roles))
    out[0] = left
    out[1] = left * left
    out[2] = money if to_come > 0 else np.float32(0)
    out[3] = money * left
    out[4] = left * max(0, count_bits(traits >> WOMEN & ALL_PLACES) - places)
    out[5] = left * max(0, count_bits(traits >> MEN) - (ROLES - places))
    wished = 0
    for role in range(ROLES):
        wished += int(traits >> 8 * role & ALL_PLACES != 0)
    out[6] = left * wished
    out[7] = np.float32(state.director[seat] != NO_CARD) * left
    out[8] = left * np.float32((seat - int(state.puccini)) % int(state.seats))
    best = 0.0
    if state.director[seat] == NO_CARD:  # what the directors that may come would make of the troupe
        for director in range(DIRECTORS):
            if not state.director_gone[director]:
                points = 0
                for i in range(state.troupe_size[seat]):
                    points += int(box.taste[director, state.troupe[seat, i]])
                best = max(best, float(points))
    out[9] = np.float32(best)
