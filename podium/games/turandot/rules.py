"""The rules of Turandot as kernels over one record. Numbers are those of RULES.md."""

import numpy as np
from numpy.typing import NDArray

from podium.core.chance import below, draw, shuffle
from podium.core.instinct import NUM_NOTICED
from podium.core.instinct import notice_nothing as notice
from podium.core.kernel import Record, Words, kernel
from podium.core.seats import count_bits, lowest, place_by
from podium.core.surmise import as_dealt as surmise
from podium.games.turandot.senses import NUM_FEATURES, NUM_PROSPECTS, ODDS, OUTLOOK, WEIGHTS, guide, observe, prospects
from podium.games.turandot.table import (
    AUDITION,
    CAST,
    CAST_BEST,
    CASTING,
    CENSUS,
    COSTUME,
    DIRECTOR_ROUND,
    DIRECTORS,
    DUMMY,
    ENTROPY_WORDS,
    GIVE,
    LAST_ELIMINATION,
    LONGEST_GAME,
    MAX_SEATS,
    NAME,
    NAMING,
    NO_CARD,
    NO_FATE,
    NO_PLAY,
    NOBODY,
    NUM_ACTIONS,
    NUMBER,
    OUTBID,
    OVER,
    PURSE,
    PURSES,
    REMOVE,
    REMOVING,
    ROLES,
    ROUNDS,
    SINGERS,
    STAND_INS,
    TROUPES,
    UNSERVED,
    WIDEST,
    WON,
    Actions,
    Box,
    Options,
    State,
    bid_of,
    cards_of,
    cast_best,
    casting_points,
    first_from,
    money_of,
    next_in_need,
    number_of,
    points_of,
    settled_points,
    stars_of,
)

__all__ = [  # the contract of podium.core.game.Rules; the rest is the table's
    "CENSUS",
    "ENTROPY_WORDS",
    "LONGEST_GAME",
    "MAX_SEATS",
    "NUM_ACTIONS",
    "NUM_FEATURES",
    "NUM_NOTICED",
    "NUM_PROSPECTS",
    "ODDS",
    "OUTLOOK",
    "WEIGHTS",
    "Box",
    "Options",
    "State",
    "apply",
    "census",
    "conceal",
    "deal",
    "guide",
    "legal",
    "notice",
    "observe",
    "pending",
    "prospects",
    "rank",
    "redeal",
    "score",
    "surmise",
]

# Where `deal` and `redeal` find their words of entropy.
DIRECTOR_WORDS = SINGERS - 1  # after the pile's
FIRST_WORD = DIRECTOR_WORDS + DIRECTORS - 1
BID_WORDS = FIRST_WORD  # one a seat; `redeal` leaves the first holder alone
CASTING_WORDS = 0  # six a seat; the pile and the directors do not matter any more


@kernel
def deal(box: Record, state: Record, seats: int, options: Record, entropy: Words) -> None:
    """Rules 9–14: singers and directors are drawn once, and the first audition is laid out at once."""
    state.seats = seats
    state.round_number = 1
    state.puccini = below(entropy[FIRST_WORD], seats) if options.first == NOBODY else int(options.first)
    state.automatic_casting = options.automatic_casting
    state.needy = 0
    state.reveals = 0
    state.drawn = 0
    for seat in range(MAX_SEATS):
        in_use = int(seat < seats)
        state.money[seat] = int(box.money) * in_use
        state.spent[seat] = 0
        state.stage[seat] = 0
        state.begun[seat] = NO_PLAY
        state.play[seat] = NO_PLAY
        state.shown[seat] = NO_PLAY
        state.fate[seat] = NO_FATE
    for troupe in range(TROUPES):
        state.director[troupe] = NO_CARD
        state.troupe_size[troupe] = 0
        state.cast_count[troupe] = 0
        state.uncast[troupe] = (1 << ROLES) - 1
        state.final_points[troupe] = 0
        for i in range(ROLES):
            state.troupe[troupe, i] = NO_CARD
            state.casting[troupe, i] = NO_CARD
    for singer in range(SINGERS):
        state.deck[singer] = singer
        state.singer_gone[singer] = 0
    for director in range(DIRECTORS):
        state.directors[director] = director
        state.director_gone[director] = 0
    # As many as can be laid out: a row in six rounds, and in round 4 a row of the directors not eliminated.
    draw(state.deck, min((seats + 1) * (ROUNDS - 1), SINGERS - 1), SINGERS, entropy, 0)
    draw(state.directors, min(seats + 1 + LAST_ELIMINATION, DIRECTORS - 1), DIRECTORS, entropy, DIRECTOR_WORDS)
    _open_audition(state)


@kernel
def _open_audition(state: Record) -> None:
    """Lay players + 1 cards under roles 1, 2, 3 … (rules 14, 55)."""
    shown = int(state.seats) + 1
    state.left = (1 << shown) - 1
    if state.round_number == DIRECTOR_ROUND:
        laid = 0
        for i in range(DIRECTORS):
            director = int(state.directors[i])
            if not state.director_gone[director]:
                if laid < shown:
                    state.row[laid] = director
                    laid += 1
                else:
                    state.director_gone[director] = 1
    else:
        drawn = int(state.drawn)
        for role in range(ROLES):
            state.row[role] = int(state.deck[drawn + role]) if role < shown else NO_CARD
        state.drawn = drawn + shown
    state.reveals += 1
    state.phase = AUDITION
    state.waiting = (1 << int(state.seats)) - 1


@kernel
def pending(state: Record) -> int:
    """Bits of the seats to act: several in the secret phases, one otherwise, none when it is over."""
    return int(state.waiting)


@kernel
def legal(box: Record, state: Record, seat: int, out: Actions) -> int:
    """Write the legal action codes in ascending order; returns how many. None for a seat not to act."""
    if not pending(state) >> seat & 1:
        return 0
    phase = int(state.phase)
    if phase == REMOVING:  # rule 48
        n = 0
        for director in range(DIRECTORS):
            out[n] = REMOVE + director
            n += 1 - int(state.director_gone[director])
        return n
    if phase == AUDITION:  # rules 15–22
        begun, money = int(state.begun[seat]), int(state.money[seat])
        has_money = int(money > 0)
        if begun == NO_PLAY:  # a number, or Money without one
            first, n = NUMBER + 1 - has_money, int(state.seats) + 1 + has_money
        elif begun == 0:  # a single Money, with the Bluff or not
            first, n = PURSE + 2, 2
        else:
            first, n = PURSE, 2 * money + 2
        for i in range(PURSES):  # always as many, which is faster: those from n on mean nothing
            out[i] = first + i
        return n
    if phase == STAND_INS:  # rule 44: any card left in the row
        first, choices = GIVE, int(state.left)
    elif phase == NAMING:  # rule 47
        first, choices = NAME, (1 << int(state.seats)) - 1 - (1 << seat)
    else:  # CASTING, rule 63: any singer who has no role yet
        first, choices = CAST, int(state.uncast[seat]) + (int(state.cast_count[seat] == 0) << CAST_BEST - CAST)
    for i in range(WIDEST):
        out[i] = first + int(box.members[choices, i])
    return count_bits(choices)


@kernel
def apply(box: Record, state: Record, seat: int, action: int) -> None:
    """One action. The caller has checked that it is legal."""
    phase = int(state.phase)  # known before the action is, so that a processor can look ahead
    if phase == AUDITION:
        _lay(box, state, seat, action)
    elif phase == STAND_INS:
        role, receiver = action - GIVE, next_in_need(state)
        _give_if(state, receiver, role, 1)
        state.left = int(state.left) & ~(1 << role)
        state.needy = int(state.needy) & ~(1 << receiver)
        if state.needy == 0:
            _after_recruitment(box, state)
    elif phase == NAMING:
        state.waiting = 1 << (action - NAME)
        state.phase = REMOVING
    elif phase == REMOVING:
        state.director_gone[action - REMOVE] = 1
        _next_round(box, state)
    else:
        _cast(box, state, seat, action)


@kernel
def _lay(box: Record, state: Record, seat: int, action: int) -> None:
    """Half a bid; with the last of all halves come the reveal and what follows."""
    begun = int(state.begun[seat])
    if begun == NO_PLAY:
        state.begun[seat] = action - NUMBER
    else:
        state.play[seat] = bid_of(begun, action - PURSE)
        state.begun[seat] = NO_PLAY
        state.waiting = int(state.waiting) & ~(1 << seat)
        if state.waiting == 0:
            _reveal(box, state)


@kernel(inline=False)
def _reveal(box: Record, state: Record) -> None:
    """All bids at once (rule 24): numbers, then helpers, then who needs a stand-in (rules 25–44)."""
    state.reveals += 1
    candidates = _judge(state)
    if state.round_number != DIRECTOR_ROUND:  # rule 57
        _hire(box, state, candidates)
    if state.needy == 0:
        _after_recruitment(box, state)
    else:
        state.phase = STAND_INS
        state.waiting = 1 << int(state.puccini)


@kernel
def _judge(state: Record) -> int:
    """A numbered card wins if it has strictly more Money than every other on its number (rules 25–32).

    Returns the seats that laid Money without a number. Written without branches: which way they go is
    a coin toss. An offer, a number with so much Money, is a bit: four bits a number.
    """
    seats = int(state.seats)
    once, twice = 0, 0  # the offers that were made at all, and more than once
    for seat in range(seats):
        offer = 1 << (int(state.play[seat]) >> 1)
        twice |= once & offer
        once |= offer
    needy, lone, left = 0, 0, int(state.left)
    for seat in range(seats):
        bid = int(state.play[seat])
        state.shown[seat] = bid
        state.play[seat] = NO_PLAY
        number, money = number_of(bid), money_of(bid)
        offers = once >> 4 * number & 15
        is_tied = int(twice >> 4 * number & 15 > offers >> 1)  # the highest is among those made twice
        is_highest = int(offers >> money == 1)
        is_bid = int(number > 0)
        won = is_bid & is_highest & (1 - is_tied)
        state.fate[seat] = WON if won else OUTBID + is_tied if is_bid else UNSERVED
        paid = money if won else 0
        state.money[seat] -= paid
        state.spent[seat] += paid
        role = number - is_bid
        _give_if(state, seat, role, won)
        left &= ~(won << role)
        needy |= (1 - won) << seat
        lone |= (1 - is_bid) << seat
    state.left = left
    state.needy = needy
    return lone


@kernel
def _give_if(state: Record, seat: int, role: int, given: int) -> None:
    """The card under a role goes to a seat, or to the dummy, if `given` is 1; nothing happens if it is 0."""
    card = int(state.row[role])
    if state.round_number == DIRECTOR_ROUND:
        state.director[seat] = card if given else int(state.director[seat])
    else:
        place = int(state.troupe_size[seat])
        state.troupe[seat, place] = card if given else NO_CARD
        state.troupe_size[seat] = place + given


@kernel
def _hire(box: Record, state: Record, candidates: int) -> None:
    """Lone Money hires a helper, clockwise from the left of Puccini, never its holder (rules 33–41)."""
    holder, hired = int(state.puccini), 0
    candidates &= ~(1 << holder)
    while candidates and hired < box.helpers[state.seats]:
        seat = first_from(candidates, holder)
        candidates &= ~(1 << seat)
        state.fate[seat] = COSTUME + hired
        state.money[seat] -= 1
        state.stage[seat] += 1
        hired += 1


@kernel(inline=False)
def _after_recruitment(box: Record, state: Record) -> None:
    """Rounds 1 to 3 end with the elimination of a director (rules 46, 60)."""
    if state.round_number > LAST_ELIMINATION:
        _next_round(box, state)
    elif state.seats == 2:  # the only opponent is named
        state.waiting = 1 << (1 - int(state.puccini))
        state.phase = REMOVING
    else:
        state.waiting = 1 << int(state.puccini)
        state.phase = NAMING


@kernel(inline=False)
def _next_round(box: Record, state: Record) -> None:
    """The card nobody got leaves the game or joins the dummy; Puccini moves on (rules 50–53, 75)."""
    role = lowest(int(state.left))
    state.left = 0
    if state.seats == 2:
        _give_if(state, DUMMY, role, 1)
    elif state.round_number == DIRECTOR_ROUND:
        state.director_gone[state.row[role]] = 1
    else:
        state.singer_gone[state.row[role]] = 1
    if state.round_number == ROUNDS:
        _open_casting(box, state)
    else:
        state.puccini = int(state.puccini) + 1 if int(state.puccini) + 1 < state.seats else 0
        state.round_number += 1
        _open_audition(state)


@kernel(inline=False)
def _open_casting(box: Record, state: Record) -> None:
    """The dummy's singers play in order of arrival (rules 76, 95); the others are cast at will."""
    if state.seats == 2:
        for role in range(ROLES):
            state.casting[DUMMY, role] = role
        state.cast_count[DUMMY] = ROLES
        state.uncast[DUMMY] = 0
    if state.automatic_casting:
        for seat in range(state.seats):
            cast_best(box, state, seat)
        _finish(box, state)
    else:
        state.phase = CASTING
        state.waiting = (1 << int(state.seats)) - 1


@kernel
def _cast(box: Record, state: Record, seat: int, action: int) -> None:
    """The next role, in order; whoever is left plays the last (rules 62, 63)."""
    if action == CAST_BEST:
        cast_best(box, state, seat)
    else:
        state.casting[seat, state.cast_count[seat]] = action - CAST
        state.cast_count[seat] += 1
        state.uncast[seat] = int(state.uncast[seat]) & ~(1 << (action - CAST))
        if state.cast_count[seat] == ROLES - 1:
            state.casting[seat, ROLES - 1] = lowest(int(state.uncast[seat]))
            state.cast_count[seat] = ROLES
            state.uncast[seat] = 0
    if state.cast_count[seat] == ROLES:
        state.waiting = int(state.waiting) & ~(1 << seat)
        if state.waiting == 0:
            _finish(box, state)


@kernel
def _finish(box: Record, state: Record) -> None:
    """All castings are shown and scored (rules 64–70, 79, 80)."""
    for seat in range(state.seats):
        state.final_points[seat] = settled_points(box, state, seat) + casting_points(box, state, seat)
    if state.seats == 2:
        state.final_points[DUMMY] = settled_points(box, state, DUMMY) + casting_points(box, state, DUMMY)
    state.reveals += 1
    state.waiting = 0
    state.phase = OVER


@kernel
def score(box: Record, state: Record, out: NDArray[np.int32]) -> None:
    """Points by seat: final, or as they would be with the best casting now."""
    for seat in range(state.seats):
        out[seat] = points_of(box, state, seat)


@kernel
def rank(box: Record, state: Record, out: NDArray[np.int32]) -> None:
    """Places from 1: more points, then more stars, else shared; a dummy may beat both (rules 71–73, 81, 82)."""
    seats = int(state.seats)
    best = -127
    for seat in range(seats):
        best = max(best, int(out[seat]))
        out[seat] = int(out[seat]) * 32 + stars_of(box, state, seat)
    place_by(out, seats)
    if seats == 2 and points_of(box, state, DUMMY) > best:
        out[0] = 2
        out[1] = 2


@kernel
def redeal(box: Record, state: Record, seat: int, entropy: Words) -> None:
    """What `seat` cannot know: the pile, the directors' order before round 4, and what lies face down.

    A bid of another seat is replaced by any bid of as many cards, a casting by any casting. Nobody can
    know whether a seat that is still to bid has begun to, so it has not. The pile is shuffled as a
    whole, with the cards that never come, and sorted first, so that nothing of its real order is left.
    """
    if state.phase == OVER:
        return
    unseen = 0
    for i in range(state.drawn, SINGERS):
        unseen |= 1 << int(state.deck[i])
    for i in range(state.drawn, SINGERS):
        state.deck[i] = lowest(unseen)
        unseen &= unseen - 1
    if state.round_number < DIRECTOR_ROUND:
        for i in range(DIRECTORS):
            state.directors[i] = i
    shuffle(state.deck, int(state.drawn), SINGERS, entropy, 0)
    if state.round_number < DIRECTOR_ROUND:
        shuffle(state.directors, 0, DIRECTORS, entropy, DIRECTOR_WORDS)
    for other in range(state.seats):
        if other != seat:
            state.begun[other] = NO_PLAY
            if state.play[other] != NO_PLAY:
                state.play[other] = _any_bid(state, other, entropy[BID_WORDS + other])
            if state.phase == CASTING and state.cast_count[other] > 0:
                _any_casting(state, other, entropy)


@kernel
def _any_bid(state: Record, seat: int, word: np.uint64) -> int:
    """A random legal bid of as many cards as lie there."""
    cards, money = cards_of(int(state.play[seat])), int(state.money[seat])
    numbers = int(state.seats) + 1
    lone = int(money > 0 and 1 <= cards <= 2)  # Money alone, or with the Bluff
    plain = numbers * int(cards - 1 <= money)  # number + (cards − 1) Money
    bluffed = numbers * int(cards >= 2 and cards - 2 <= money)  # number + (cards − 2) Money + Bluff
    pick = below(word, lone + plain + bluffed)
    if pick < lone:
        return bid_of(0, 2 + cards - 1)
    pick -= lone
    if pick < plain:
        return bid_of(1 + pick, 2 * (cards - 1))
    return bid_of(1 + pick - plain, 2 * (cards - 2) + 1)


@kernel
def _any_casting(state: Record, seat: int, entropy: Words) -> None:
    """Random singers for the roles cast so far, each once."""
    free = (1 << ROLES) - 1
    for role in range(state.cast_count[seat]):
        nth = below(entropy[CASTING_WORDS + seat * ROLES + role], ROLES - role)
        left = free
        for _ in range(nth):
            left &= left - 1
        chosen = left & -left
        state.casting[seat, role] = lowest(chosen)
        free &= ~chosen
    state.uncast[seat] = free if state.cast_count[seat] < ROLES else 0


@kernel
def conceal(box: Record, state: Record, seat: int) -> None:
    """Cover the piles and what lies face down, and forget the last reveal and who left the game when."""
    if state.phase == OVER:
        return
    for i in range(SINGERS):
        state.deck[i] = 0
    if state.round_number < DIRECTOR_ROUND:
        for i in range(DIRECTORS):
            state.directors[i] = 0
    state.reveals = 0
    for other in range(state.seats):
        state.shown[other] = NO_PLAY
        state.fate[other] = NO_FATE
        if other != seat:
            state.begun[other] = NO_PLAY
            if state.play[other] != NO_PLAY:
                state.play[other] = cards_of(int(state.play[other]))
            if state.phase == CASTING:
                for role in range(ROLES):
                    state.casting[other, role] = NO_CARD
                state.uncast[other] = 0


@kernel
def census(box: Record, state: Record, out: NDArray[np.int32]) -> None:
    """Every singer and director once, and each seat's Money, wherever they are."""
    for i in range(CENSUS):
        out[i] = 0
    for i in range(SINGERS):
        out[i] += int(state.singer_gone[i])
    for i in range(state.drawn, SINGERS):
        out[state.deck[i]] += 1
    for troupe in range(TROUPES):
        for i in range(state.troupe_size[troupe]):
            out[state.troupe[troupe, i]] += 1
        if state.director[troupe] != NO_CARD:
            out[SINGERS + int(state.director[troupe])] += 1
    for role in range(ROLES):
        if state.left >> role & 1:
            out[int(state.row[role]) + SINGERS * int(state.round_number == DIRECTOR_ROUND)] += 1
    for director in range(DIRECTORS):
        if state.director_gone[director] or state.round_number < DIRECTOR_ROUND:  # out, or in the pile
            out[SINGERS + director] += 1
    for seat in range(MAX_SEATS):
        money = int(state.money[seat]) + int(state.spent[seat]) + int(state.stage[seat])
        out[SINGERS + DIRECTORS + seat] = money
