"""Counting: where every card and all money is, and places by minutes."""

from podium.core.game import Numbers
from podium.core.kernel import Record, kernel
from podium.core.seats import place_by
from podium.games.concert.piles import card_count, first_card, first_held, pile_place
from podium.games.concert.table import (
    BEFORE,
    CHANCE,
    IN_PILE,
    IN_USE,
    INSTRUMENT,
    MAX_SLOTS,
    NO_CARD,
    OUT,
    PIECES,
)


@kernel(inline=False)
def count_table(box: Record, state: Record, out: Numbers) -> int:
    """Every piece and chance card once, every place of the orchestra by its cards, and all money together.

    Returns how many numbers were written.
    """
    cards, places = len(state.where), len(box.price)
    for i in range(cards + places + 1):
        out[i] = 0
    for which in (PIECES, CHANCE):
        for depth in range(state.pile_size[which]):
            out[state.pile[pile_place(box, state, which, depth)]] += 1
        held = first_held(which)
        for seat in range(state.seats):
            for slot in range(held, held + int(state.hand_size[seat, which])):
                out[state.hand[seat, slot]] += 1
        first = first_card(box, which)
        for card in range(first, first + card_count(box, which)):
            where = int(state.where[card])
            out[card] += int(BEFORE <= where < IN_PILE or where in (IN_USE, OUT))
    first = len(box.revenue)
    for card in range(len(box.kind)):  # an instrument that is a chance card is counted as that
        kind = int(box.kind[card])
        if box.effect[kind] == INSTRUMENT and BEFORE <= state.where[first + card] < IN_PILE:
            out[cards + int(box.effect_place[kind])] -= 1
    for market in range(len(box.goods)):
        for i in range(box.goods[market]):
            if state.shop[market, i] != NO_CARD:
                out[cards + int(state.shop[market, i])] += 1
        for slot in range(MAX_SLOTS):
            if state.open_row[market, slot] != NO_CARD:
                out[cards + int(state.open_row[market, slot])] += 1
    out[cards + places] = int(state.bank)
    for seat in range(state.seats):
        out[cards + places] += int(state.money[seat])
        for place in range(places):
            out[cards + place] += int(state.owned[seat, place])
    return cards + places + 1


@kernel
def has_turn_to_come(state: Record, seat: int) -> bool:
    """Whether a seat has not had its turn in this round: it has had a turn less than who has."""
    seats, starter = int(state.seats), int(state.starter)
    return (seat - starter) % seats > (int(state.turn) - starter) % seats


@kernel(inline=False)
def place_by_minutes(state: Record, points: Numbers) -> None:
    """Places from 1 by points, then by minutes, then by money; else shared. Replaces the points."""
    for seat in range(state.seats):
        points[seat] = (int(points[seat]) * 512 + int(state.minutes[seat])) * 4096 + min(4095, int(state.money[seat]))
    place_by(points, int(state.seats))
