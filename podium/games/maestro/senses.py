"""Maestro: Symphony for bots. The weights were found by self-play (`podium.lab.tune`)."""

from pathlib import Path
from typing import Final

import numpy as np

from podium.core.beliefs import odds_of, outlook_of, read_beliefs, weights_of
from podium.core.kernel import Record, kernel
from podium.core.seats import count_bits
from podium.games.concert.senses import (
    BONUS,
    CATEGORY,
    NUM_WEIGHTS,
    WON,
    Weights,
    feature_count,
    guide_table,
    observe_table,
    prospects_table,
)
from podium.games.concert.senses import NUM_PROSPECTS as SHARED_PROSPECTS
from podium.games.concert.table import (
    BUY,
    BUY_CODES,
    INSTRUMENTS,
    KEEP,
    MAX_SEATS,
    MAX_SLOTS,
    OPENING,
    OVER,
    PERFORM,
    Actions,
    discard_code,
    use_code,
)
from podium.games.maestro.score import (
    bonus_points,
    different_instruments,
    owned_soloists,
    performed_categories,
    points_of,
    position_points,
)
from podium.games.maestro.table import (
    BONUS_HELD,
    BONUS_PRINTED,
    CATEGORIES,
    CHANCE_PRINTED,
    MARKETS,
    PER_CATEGORY,
    PER_DIFFERENT,
    PER_INSTRUMENT,
    PER_MINUTES,
    PIECES_PRINTED,
    PLACES,
)

# After what both games observe: own and team-mates' bonus cards [28], and everybody's categories [6 × 12].
_SHARED: Final = feature_count(PLACES, MARKETS, PIECES_PRINTED, CHANCE_PRINTED)
NUM_FEATURES: Final = _SHARED + BONUS_PRINTED + MAX_SEATS * CATEGORIES
NUM_PROSPECTS: Final = SHARED_PROSPECTS + 4

NOT_COUNTED: Final = -1
OTHERS_BONUS: Final = 3.0  # points that bonus cards bring, by and large

_beliefs = read_beliefs(Path(__file__).parent)
WEIGHTS: Final = weights_of(_beliefs, NUM_WEIGHTS)
OUTLOOK: Final = outlook_of(_beliefs, MAX_SEATS, NUM_PROSPECTS)
ODDS: Final = odds_of(_beliefs, MAX_SEATS, NUM_PROSPECTS)


@kernel(inline=False)
def observe(box: Record, state: Record, seat: int, out: Weights) -> None:
    """See `observe_table`, and the layout above."""
    at = observe_table(box, state, seat, out)
    seats = int(state.seats)
    for i in range(BONUS_PRINTED):
        out[at + i] = 0
    for i in range(BONUS_HELD * seats):
        if int(state.mates[seat]) >> (i // BONUS_HELD) & 1:
            out[at + int(state.bonus[i])] = 1
    at += BONUS_PRINTED
    for i in range(MAX_SEATS):
        found = performed_categories(box, state, (seat + i) % seats) if i < seats else 0
        for category in range(CATEGORIES):
            out[at + category] = found >> category & 1
        at += CATEGORIES


@kernel(inline=False)
def _piece_extra(box: Record, state: Record, seat: int, piece: int, categories: int, weights: Weights) -> float:
    """What a piece is worth beyond minutes and money: a new category, and bonus cards."""
    value = 0.0
    if not categories >> int(box.category[piece]) & 1:
        value += float(weights[CATEGORY])
    for i in range(BONUS_HELD):
        card = int(state.bonus[seat * BONUS_HELD + i])
        kind, about = int(box.bonus_kind[card]), int(box.bonus_about[card])
        fits = kind == PER_CATEGORY and about == box.category[piece]
        fits = fits or (kind == PER_MINUTES and box.minutes[piece] >= about)
        value += float(weights[BONUS]) * int(fits)
    return value


@kernel(inline=False)
def _place_extra(box: Record, state: Record, seat: int, place: int, weights: Weights) -> float:
    """What owning an instrument or a soloist is worth for bonus cards."""
    value = 0.0
    number = place if place < INSTRUMENTS else place - INSTRUMENTS
    for i in range(BONUS_HELD):
        card = int(state.bonus[seat * BONUS_HELD + i])
        kind = int(box.bonus_kind[card])
        fits = kind == PER_INSTRUMENT and int(box.bonus_about[card]) == number
        fits = fits or (kind == PER_DIFFERENT and int(box.bonus_members[card]) >> number & 1 == 1)
        value += float(weights[BONUS]) * int(fits)
    return value


@kernel(inline=False)
def _lead_at_end(box: Record, state: Record, seat: int) -> float:
    """By how many points a seat would win if it ended the game now; what others have in bonus cards is a guess."""
    first = int(box.position_points[state.seats, 0])
    own = points_of(box, state, seat) + bonus_points(box, state, seat) + first - position_points(box, state, seat)
    best = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, points_of(box, state, other))
    return float(own - best) - OTHERS_BONUS


@kernel(inline=False)
def guide(box: Record, state: Record, seat: int, actions: Actions, count: int, weights: Weights, out: Weights) -> None:
    """See `guide_table`; and what counts on the score card."""
    guide_table(box, state, seat, actions, count, weights, out)
    categories = NOT_COUNTED
    for i in range(count):
        action = int(actions[i])
        if categories == NOT_COUNTED and PERFORM <= action < use_code(box):  # 140 pieces, and not for every choice
            categories = performed_categories(box, state, seat)
        if out[i] >= WON:  # it would end the game, which is good for who leads
            lead = _lead_at_end(box, state, seat)
            out[i] = np.float32(WON if lead >= 0 else lead)
        elif BUY <= action < KEEP:
            market = (action - BUY) // BUY_CODES
            slot = action - BUY - market * BUY_CODES
            if slot < MAX_SLOTS:
                out[i] += _place_extra(box, state, seat, int(state.open_row[market, slot]), weights)
        elif PERFORM <= action < use_code(box):
            out[i] += _piece_extra(box, state, seat, action - PERFORM, categories, weights)
        elif state.phase == OPENING:
            out[i] -= _piece_extra(box, state, seat, action - discard_code(box), 0, weights)


@kernel(inline=False)
def prospects(box: Record, state: Record, seat: int, out: Weights) -> None:
    """See `prospects_table`; then bonus cards, and what is owned and performed, by how much is left."""
    at = prospects_table(box, state, seat, out)
    left = out[0]
    out[at] = np.float32(0) if state.phase == OVER else np.float32(bonus_points(box, state, seat))
    out[at + 1] = left * different_instruments(state, seat)
    out[at + 2] = left * count_bits(owned_soloists(state, seat))
    out[at + 3] = left * count_bits(performed_categories(box, state, seat))
