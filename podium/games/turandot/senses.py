"""Turandot for bots: what a seat observes, as numbers, and how good an action looks at a glance."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from podium.core.kernel import Record, kernel
from podium.core.seats import count_bits
from podium.games.turandot.table import (
    CAST,
    CAST_BEST,
    CATEGORIES,
    DIRECTOR_ROUND,
    DIRECTORS,
    DUMMY,
    GIVE,
    MAN,
    MAX_SEATS,
    NAME,
    NO_CARD,
    NO_PLAY,
    NUMBER,
    OVER,
    PURSE,
    REMOVE,
    ROLES,
    ROUNDS,
    SINGERS,
    TROUPES,
    WOMAN,
    bid_of,
    bluff_of,
    cards_of,
    money_of,
    next_in_need,
    number_of,
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


@kernel
def _director_appeal(box: Record, state: Record, seat: int, director: int) -> float:
    """What a director would bring to the troupe as it is, with as much again to come."""
    points, categories, size = 0, 0, int(state.troupe_size[seat])
    for i in range(size):
        singer = int(state.troupe[seat, i])
        category = int(box.category[singer])
        categories |= 1 << category
        points += int(box.per_category[director, category]) + int(box.per_stars[director, box.stars[singer]])
    spread = 0.5 * max(0, count_bits(categories) + 2 - int(box.variety_beyond[director]))
    return 1.0 + points * (1.0 if size > 3 else 1.5) + spread


@kernel
def _singer_appeal(box: Record, state: Record, seat: int, singer: int) -> float:
    """Stars, a favourite role nobody else wishes for, a sex that is needed, and the director's taste."""
    value = float(box.stars[singer])
    women, men, wished = 0, 0, 0
    for i in range(state.troupe_size[seat]):
        other = int(state.troupe[seat, i])
        women += int(box.sex[other] == WOMAN)
        men += int(box.sex[other] == MAN)
        if box.favourite[other] != NO_CARD:
            wished |= 1 << int(box.favourite[other])
    places = count_bits(int(box.women_roles))
    if box.favourite[singer] != NO_CARD and not wished >> int(box.favourite[singer]) & 1:
        value += 0.8
    if box.sex[singer] == WOMAN and women >= places:
        value -= 0.9
    if box.sex[singer] == MAN and men >= ROLES - places:
        value -= 0.9
    if state.director[seat] != NO_CARD:
        director = int(state.director[seat])
        value += int(box.per_category[director, box.category[singer]])
        value += int(box.per_stars[director, box.stars[singer]])
    return value


@kernel(inline=False)
def appeal(box: Record, state: Record, seat: int, role: int) -> float:
    """How much a seat would like the card under a role."""
    if state.round_number == DIRECTOR_ROUND:
        return _director_appeal(box, state, seat, int(state.row[role]))
    return _singer_appeal(box, state, seat, int(state.row[role]))


@kernel(inline=False)
def _share(box: Record, state: Record, seat: int, role: int) -> float:
    """How likely another seat is to bid for a card, judging by how much it stands out for that seat."""
    total, here = 0.0, 0.0
    for other in range(int(state.seats) + 1):
        weight = max(0.2, appeal(box, state, seat, other) + 1.0)
        total += weight * weight * weight
        if other == role:
            here = weight * weight * weight
    return here / total


@kernel(inline=False)
def _bid_appeal(box: Record, state: Record, seat: int, bid: int) -> float:
    """What a bid may be expected to bring: the card, or a stand-in, and what is left of the Money."""
    seats = int(state.seats)
    number, money = number_of(bid), money_of(bid)
    worst, best = 99.0, -99.0
    for role in range(seats + 1):
        worst = min(worst, appeal(box, state, seat, role))
        best = max(best, appeal(box, state, seat, role))
    is_holder = state.puccini == seat
    stand_in = 0.5 * (worst + best) if is_holder else 0.8 * worst + 0.2 * best
    left = 7 - int(state.round_number)
    price = min(0.9, 0.25 + 0.12 * left)  # of a Money card kept
    disguise = 0.01 * bluff_of(bid) * ((seat + int(state.round_number)) & 1)
    if number == 0:
        hired = 0.0 if is_holder or state.round_number == DIRECTOR_ROUND else 0.75
        return stand_in + hired * (1.0 - price) + disguise
    chance = 1.0
    for other in range(seats):
        if other != seat:
            # A rival lays at least so many Money cards in 100, 40, 15 and 5 of 100 bids.
            at_least = 1.0 if money == 0 else 0.4 if money == 1 else 0.15 if money == 2 else 0.05
            if money > state.money[other]:
                at_least = 0.0
            chance *= 1.0 - at_least * _share(box, state, other, number - 1)
    # A taste of its own, so that equals do not always collide.
    taste = 0.4 * ((seat * 7 + int(state.round_number) * 5 + number * 3 + seat * number) % 11) / 11.0
    won = appeal(box, state, seat, number - 1) + taste
    return chance * (won - money * price) + (1.0 - chance) * stand_in + disguise


@kernel(inline=False)
def _number_appeal(box: Record, state: Record, seat: int, number: int) -> float:
    """A number is as good as the best purse that can go with it."""
    if number == 0:
        return max(_bid_appeal(box, state, seat, bid_of(0, 2)), _bid_appeal(box, state, seat, bid_of(0, 3)))
    best = -99.0
    for purse in range(2 * int(state.money[seat]) + 2):
        best = max(best, _bid_appeal(box, state, seat, bid_of(number, purse)))
    return best


@kernel(inline=False)
def guide(box: Record, state: Record, seat: int, action: int) -> float:
    """How good a legal action looks to `seat`; only the order of the values means anything."""
    if action < PURSE:
        return _number_appeal(box, state, seat, action - NUMBER)
    if action < GIVE:
        return _bid_appeal(box, state, seat, bid_of(int(state.begun[seat]), action - PURSE))
    if action < NAME:
        receiver = next_in_need(state)
        liked = appeal(box, state, receiver, action - GIVE)
        return liked if receiver == seat else -liked
    if action < REMOVE:
        return 0.0
    if action < CAST:
        mine = _director_appeal(box, state, seat, action - REMOVE)
        theirs = 0.0
        for other in range(state.seats):
            if other != seat:
                theirs += _director_appeal(box, state, other, action - REMOVE)
        return theirs / (int(state.seats) - 1) - mine
    return 1.0 if action == CAST_BEST else 0.0
