"""Both games for bots: what a seat observes, as numbers, and how good an action looks at a glance.

The guide plays as people at a club do: perform what pays, buy what the hand needs and others will hire,
keep corrections for what hurts, tease whoever leads. Values are in points of the game.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from podium.core.kernel import Record, kernel
from podium.games.concert.hiring import SHORT, is_needed, is_somebody_missing, least_rent, way_cost
from podium.games.concert.luck import targets
from podium.games.concert.piles import first_held, kind_of
from podium.games.concert.table import (
    AIM,
    AIMING,
    ANSWER,
    BEFORE,
    BUY,
    BUY_CODES,
    BUYING,
    CHANCE,
    CORRECTION,
    COUNT_BITS,
    HIRE,
    HIRING,
    INCOME,
    INSTRUMENT,
    INSTRUMENTS,
    KEEP,
    KEEPING,
    LUCK,
    LUCKY,
    MAX_SEATS,
    MAX_SLOTS,
    MINUTES,
    MONEY,
    NO_CARD,
    NOBODY,
    OPENING,
    OVER,
    PASS,
    PERFORM,
    PIECE,
    PIECES,
    PIECES_HELD,
    PLAY_FRESH,
    PLAY_MAESTRO,
    REACTING,
    STEP_BACK,
    STOP,
    TAKE_MONEY,
    TAKE_SHEET,
    TURN,
    Actions,
    discard_code,
    goes_too_far,
    use_code,
)

Weights = NDArray[np.float32]


def feature_count(places: int, markets: int, pieces: int, chance: int) -> int:
    """The length of what `observe_table` writes."""
    return (
        MAX_SEATS * (10 + places)
        + markets * MAX_SLOTS * places
        + 2 * (pieces + chance)
        + pieces
        + (OVER + 1)
        + pieces
        + chance
        + 3 * MAX_SEATS
        + 9
    )


@kernel(inline=False)
def observe_table(box: Record, state: Record, seat: int, out: Weights) -> int:
    """What a seat knows, in this order; seats are counted from its own, clockwise. Returns the numbers written.

    seats    [6 × (money, minutes, instruments, pieces and chance cards held, Maestro card, 3 ∞ effects, team-mate,
             then the orchestra by place)]
    rows     [markets × 4 × places]
    own      [pieces, chance cards]   held by oneself
    theirs   [pieces, chance cards]   held by others, as far as one knows
    laid     [pieces]                 performed, by anybody
    phase    [11], the piece being arranged [pieces], the kind of the card in use [chance]
    turn, starter, target [3 × 6]
    rest     actions left, Maestro turn, saved card used, both piles, round, goal, part, cards looked at
    """
    seats, places = int(state.seats), len(box.price)
    pieces, cards = len(box.revenue), len(state.where)
    at = 0
    for i in range(MAX_SEATS):
        other = (seat + i) % seats
        is_there = int(i < seats)
        out[at] = is_there * int(state.money[other])
        out[at + 1] = is_there * int(state.minutes[other])
        out[at + 2] = is_there * int(state.instruments[other])
        out[at + 3] = is_there * int(state.hand_size[other, PIECES])
        out[at + 4] = is_there * int(state.hand_size[other, CHANCE])
        out[at + 5] = is_there * int(state.maestro[other])
        out[at + 6] = is_there * int(state.rent_free[other])
        out[at + 7] = is_there * int(state.more_pieces[other])
        out[at + 8] = is_there * int(state.income[other])
        out[at + 9] = is_there * (int(state.mates[seat]) >> other & 1)
        at += 10
        for place in range(places):
            out[at + place] = is_there * int(state.owned[other, place])
        at += places
    for market in range(len(box.goods)):
        for slot in range(MAX_SLOTS):
            for place in range(places):
                out[at + place] = int(state.open_row[market, slot] == place)
            at += places
    for i in range(2 * cards):
        out[at + i] = 0
    for which in (PIECES, CHANCE):
        held = first_held(which)
        for other in range(seats):
            for slot in range(held, held + int(state.hand_size[other, which])):
                if int(state.hand_seen[other, slot]) >> seat & 1:
                    out[at + (0 if other == seat else cards) + int(state.hand[other, slot])] = 1
    at += 2 * cards
    for piece in range(pieces):
        out[at + piece] = int(BEFORE <= state.where[piece] < BEFORE + MAX_SEATS)
    at += pieces
    for phase in range(OVER + 1):
        out[at + phase] = int(state.phase == phase)
    at += OVER + 1
    for piece in range(pieces):
        out[at + piece] = int(state.piece == piece)
    at += pieces
    used = kind_of(box, int(state.event)) if state.event != NO_CARD else NOBODY
    for kind in range(len(box.kind)):
        out[at + kind] = int(used == kind)
    at += len(box.kind)
    for i in range(MAX_SEATS):
        out[at + i] = int((seat + i) % seats == state.turn and i < seats)
        out[at + MAX_SEATS + i] = int((seat + i) % seats == state.starter and i < seats)
        out[at + 2 * MAX_SEATS + i] = int((seat + i) % seats == state.target and i < seats)
    at += 3 * MAX_SEATS
    out[at] = int(state.actions_left)
    out[at + 1] = int(state.is_maestro_turn)
    out[at + 2] = int(state.used_saved)
    out[at + 3] = int(state.pile_size[PIECES])
    out[at + 4] = int(state.pile_size[CHANCE])
    out[at + 5] = int(state.round_number)
    out[at + 6] = int(state.goal)
    out[at + 7] = int(state.part)
    out[at + 8] = int(state.looked)
    return at + 9


# What the guide believes. Money is counted in sixteenths.
MINUTE: Final = 0  # a minute of music
CASH: Final = 1  # a sixteenth
RIVAL: Final = 2  # of what goes to another, so much is lost
SHORT_PIECE: Final = 3  # the chance card after a short piece
MISSING: Final = 4  # a part that nobody in the orchestra can play, as a share of a piece's worth
NEEDED: Final = 5  # an instrument that a piece in hand lacks, as a share of the piece's worth
SAVED_RENT: Final = 6  # owning what a piece in hand would have to hire, per sixteenth of rent
DEMAND: Final = 7  # a sixteenth of rent times the share of pieces that ask for the instrument
MANY: Final = 8  # coming nearer to the number of instruments that lets one look at more pieces
TAKE: Final = 9  # taking a piece …
TAKE_MORE: Final = 10  # … and for every place free in the hand
TAKE_LUCK: Final = 11  # taking a chance card
FREE: Final = 12  # something that costs no action comes first
SECOND: Final = 13  # a Maestro card kept for later
REFRESHING: Final = 14  # a new row, as a share of what the pieces are worth that lack somebody
HARM: Final = 15  # what a teasing card takes away, for every point of it
LEADER: Final = 16  # more of it if the victim leads
KEEP_CORRECTION: Final = 17  # what must be at stake before a correction is spent
GIFT: Final = 18  # an instrument for nothing
ENDLESS: Final = 19  # an ∞ card
SHEET_WORTH: Final = 20  # a piece taken from somebody
NEW: Final = 21  # an instrument one does not have yet
SOLOIST: Final = 22  # a soloist
CATEGORY: Final = 23  # a category not performed yet
BONUS: Final = 24  # a point of a bonus card
NUM_WEIGHTS: Final = 25

WON: Final = np.float32(1000)


@kernel
def _in_orchestra(state: Record, place: int) -> int:
    """How many of a place anybody owns."""
    if place >= INSTRUMENTS:
        return int(state.soloists) >> (place - INSTRUMENTS) & 1
    return int(state.present[place >> 3]) >> COUNT_BITS * (place & 7) & 63


@kernel(inline=False)
def worth(box: Record, state: Record, seat: int, piece: int, weights: Weights) -> float:
    """What a piece in hand may bring: less for every part that nobody can play yet."""
    missing, rent = 0, 0
    i, count = 0, int(box.part_count[piece])
    while i < count:
        place = int(box.parts[piece, i])
        wanted = 0
        while i < count and box.parts[piece, i] == place:
            wanted += 1
            i += 1
        rent += max(0, wanted - int(state.owned[seat, place])) * int(box.rent[place])
        missing += max(0, wanted - _in_orchestra(state, place))
    gained = int(box.minutes[piece]) * weights[MINUTE] + (int(box.revenue[piece]) - rent) * weights[CASH]
    return float(gained) / (1.0 + missing * float(weights[MISSING]))


@kernel
def _wants(box: Record, piece: int, place: int) -> int:
    """How many of a place a piece asks for."""
    if place >= INSTRUMENTS:
        return int(is_needed(box, piece, place))
    return int(box.need[piece, place >> 3]) >> COUNT_BITS * (place & 7) & 63


@kernel(inline=False)
def gain_worth(box: Record, state: Record, seat: int, place: int, weights: Weights) -> float:
    """What owning one more at a place is worth: to one's own pieces, and hired out to others."""
    value = gain_worth_apart(box, state, seat, place, weights)
    for slot in range(state.hand_size[seat, PIECES]):
        piece = int(state.hand[seat, slot])
        wanted = _wants(box, piece, place)
        if wanted > state.owned[seat, place]:
            if wanted > _in_orchestra(state, place):
                value += float(weights[NEEDED]) * worth(box, state, seat, piece, weights)
            value += float(weights[SAVED_RENT]) * int(box.rent[place])
    return value


@kernel
def gain_worth_apart(box: Record, state: Record, seat: int, place: int, weights: Weights) -> float:
    """The same apart from the pieces in hand."""
    value = float(weights[DEMAND]) * int(box.rent[place]) * float(box.demand[place])
    if place < INSTRUMENTS and state.instruments[seat] < box.many:
        value += float(weights[MANY])
    if place >= INSTRUMENTS:
        value += float(weights[SOLOIST])
    elif state.owned[seat, place] == 0:
        value += float(weights[NEW])
    return value


@kernel
def _lead(state: Record, seat: int) -> float:
    """How far a seat is, from 0 to 1."""
    return int(state.minutes[seat]) / int(state.goal)


@kernel(inline=False)
def harm(box: Record, state: Record, kind: int, victim: int, weights: Weights) -> float:
    """What a teasing card would take from a victim."""
    effect, place = int(box.effect[kind]), int(box.effect_place[kind])
    if effect == TAKE_MONEY:
        return float(weights[CASH]) * min(int(box.amount[kind]), int(state.money[victim]))
    if effect == STEP_BACK:
        return float(weights[MINUTE]) * min(int(box.amount[kind]), int(state.minutes[victim]))
    if effect == TAKE_SHEET:
        return float(weights[SHEET_WORTH])
    return float(weights[CASH]) * int(box.price[place]) + float(weights[GIFT])


@kernel(inline=False)
def luck_worth(box: Record, state: Record, seat: int, kind: int, weights: Weights) -> float:
    """What a chance card brings to whoever uses it now."""
    effect, amount = int(box.effect[kind]), int(box.amount[kind])
    if box.card_type[kind] == LUCKY:
        if effect == MONEY:
            return float(weights[CASH]) * amount
        if effect == MINUTES:
            if int(state.minutes[seat]) + amount >= state.goal and not goes_too_far(state, seat, amount):
                return float(WON)
            return float(weights[MINUTE]) * amount
        if effect == INSTRUMENT:
            return float(weights[GIFT]) + gain_worth(box, state, seat, int(box.effect_place[kind]), weights)
        return float(weights[ENDLESS]) * (1.0 - _lead(state, seat)) * (amount if effect == INCOME else 1)
    best, found = 0.0, targets(box, state, seat, kind)
    for other in range(state.seats):
        if found >> other & 1:
            best = max(best, aim_worth(box, state, kind, other, weights))
    return best


@kernel(inline=False)
def aim_worth(box: Record, state: Record, kind: int, victim: int, weights: Weights) -> float:
    """What teasing somebody is worth: more if he leads."""
    hurt = harm(box, state, kind, victim, weights)
    return hurt * (float(weights[HARM]) + float(weights[LEADER]) * _lead(state, victim))


@kernel(inline=False)
def perform_worth(box: Record, state: Record, seat: int, piece: int, weights: Weights) -> float:
    """What performing a piece now brings."""
    minutes = int(box.minutes[piece])
    if goes_too_far(state, seat, minutes):
        minutes = 0
    elif int(state.minutes[seat]) + minutes >= state.goal:
        return float(WON)
    rent, _ = least_rent(box, state, seat, piece, 0)
    value = minutes * float(weights[MINUTE]) + (int(box.revenue[piece]) - rent) * float(weights[CASH])
    value -= rent * float(weights[RIVAL]) * float(weights[CASH])
    return value + float(weights[SHORT_PIECE]) * int(box.minutes[piece] == SHORT)


@kernel(inline=False)
def _guide_turn(box: Record, state: Record, seat: int, action: int, weights: Weights) -> float:
    if action == PASS:
        return 0.0
    if action == PLAY_MAESTRO:
        playable = 0
        for slot in range(state.hand_size[seat, PIECES]):
            playable += int(not is_somebody_missing(box, state, int(state.hand[seat, slot])))
        return float(weights[FREE]) + playable * float(weights[MINUTE]) * 4.0 - float(weights[SECOND])
    if action == PIECE:
        room = int(box.hand_limit) - int(state.hand_size[seat, PIECES])
        return float(weights[TAKE]) + room * float(weights[TAKE_MORE])
    if action == LUCK:  # the more one has, the less another brings
        return float(weights[TAKE_LUCK]) / (1 + int(state.hand_size[seat, CHANCE]))
    if action < KEEP:
        return _guide_buying(box, state, seat, action, weights)
    if action < use_code(box):
        return perform_worth(box, state, seat, action - PERFORM, weights)
    value = luck_worth(box, state, seat, action - use_code(box), weights)
    return value + float(weights[FREE])


@kernel(inline=False)
def _guide_buying(box: Record, state: Record, seat: int, action: int, weights: Weights) -> float:
    market = (action - BUY) // BUY_CODES
    slot = action - BUY - market * BUY_CODES
    if slot == MAX_SLOTS:  # whoever is missing may come
        hoped = 0.0
        for held in range(state.hand_size[seat, PIECES]):
            piece = int(state.hand[seat, held])
            if is_somebody_missing(box, state, piece):
                hoped += worth(box, state, seat, piece, weights)
        return float(weights[REFRESHING]) * hoped
    place = int(state.open_row[market, slot])
    return gain_worth(box, state, seat, place, weights) - float(weights[CASH]) * int(box.price[place])


@kernel(inline=False)
def _guide_answer(box: Record, state: Record, seat: int, weights: Weights) -> float:
    """Whether to spend a correction: by what is at stake."""
    kind, user = kind_of(box, int(state.event)), int(state.turn)
    if box.card_type[kind] == LUCKY:
        stake = luck_worth_seen(box, state, user, kind, weights) / (int(state.seats) - 1)
        return stake * (float(weights[HARM]) + float(weights[LEADER]) * _lead(state, user)) - float(
            weights[KEEP_CORRECTION]
        )
    return harm(box, state, kind, seat, weights) - float(weights[KEEP_CORRECTION])


@kernel(inline=False)
def luck_worth_seen(box: Record, state: Record, seat: int, kind: int, weights: Weights) -> float:
    """What a lucky card brings to another, whose hand one does not see."""
    effect = int(box.effect[kind])
    if effect == INSTRUMENT:
        return float(weights[GIFT]) + float(weights[CASH]) * int(box.price[box.effect_place[kind]])
    return luck_worth(box, state, seat, kind, weights)


@kernel(inline=False)
def _guide_keeping(box: Record, state: Record, seat: int, number: int, weights: Weights) -> float:
    """A card looked at: a piece by its worth, a chance card by what it would do now."""
    which = int(state.looked_kind)
    start = int(state.hand_size[seat, which]) - int(state.looked)
    card = int(state.hand[seat, first_held(which) + start + number])
    if which == PIECES:
        return worth(box, state, seat, card, weights)
    kind = kind_of(box, card)
    if box.card_type[kind] == CORRECTION:
        return float(weights[KEEP_CORRECTION])
    return luck_worth(box, state, seat, kind, weights)


@kernel(inline=False)
def guide_table(
    box: Record, state: Record, seat: int, actions: Actions, count: int, weights: Weights, out: Weights
) -> None:
    """How good each legal action looks to `seat`; the best counts, not the level."""
    phase = int(state.phase)
    for i in range(count):
        action, value = int(actions[i]), 0.0
        if phase == TURN:
            value = _guide_turn(box, state, seat, action, weights)
        elif phase == REACTING:
            value = _guide_answer(box, state, seat, weights) if action == ANSWER else 0.0
        elif phase == HIRING:
            way = action - HIRE
            cost = way_cost(box, state, seat, way)
            ahead = _lead(state, way) if way < MAX_SEATS else 0.0
            value = -cost * (float(weights[CASH]) + float(weights[RIVAL]) * ahead)
        elif phase == BUYING:
            value = _guide_buying(box, state, seat, action, weights)
        elif phase == KEEPING:
            value = _guide_keeping(box, state, seat, action - KEEP, weights)
        elif phase == OPENING:
            value = -worth(box, state, seat, action - discard_code(box), weights)
        elif action == PLAY_FRESH:
            card = int(state.hand[seat, PIECES_HELD + int(state.hand_size[seat, CHANCE]) - 1])
            value = luck_worth(box, state, seat, kind_of(box, card), weights)
        elif phase >= AIMING and action != STOP:
            value = aim_worth(box, state, kind_of(box, int(state.event)), action - AIM, weights)
        elif action == LUCK:
            value = 1.0
        out[i] = value


@kernel(inline=False)
def prospects_table(box: Record, state: Record, seat: int, out: Weights) -> int:
    """What a seat may hope for beside its points; all of them end at 0. Returns the numbers written.

    How much of the way is left, and by it: money, instruments, cards in hand, the Maestro card, rents to
    expect, and how far the leader is.
    """
    ahead = 0
    for other in range(state.seats):
        ahead = max(ahead, int(state.minutes[other]))
    left = np.float32(int(state.goal) - ahead) / np.float32(state.goal)
    if state.phase == OVER:
        left = np.float32(0)
    rents = np.float32(0)
    for place in range(len(box.price)):
        rents += np.float32(int(state.owned[seat, place]) * int(box.rent[place])) * box.demand[place]
    out[0] = left
    out[1] = left * left
    out[2] = left * int(state.money[seat])
    out[3] = left * int(state.instruments[seat])
    out[4] = left * int(state.hand_size[seat, PIECES])
    out[5] = left * int(state.hand_size[seat, CHANCE])
    out[6] = left * int(state.maestro[seat])
    out[7] = left * rents
    out[8] = left * np.float32((seat - int(state.turn)) % int(state.seats))
    return 9


NUM_PROSPECTS: Final = 9
