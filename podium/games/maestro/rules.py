"""The rules of Maestro: Symphony as kernels: those of `podium.games.concert`, and what this game alone has."""

from typing import Final

from podium.core.chance import below, next_word, shuffle
from podium.core.game import Numbers
from podium.core.instinct import NUM_NOTICED
from podium.core.instinct import notice_nothing as notice
from podium.core.kernel import Record, Words, kernel
from podium.games.concert.account import count_table, has_turn_to_come, place_by_minutes
from podium.games.concert.opening import deal_table
from podium.games.concert.surmise import surmise_hands
from podium.games.concert.table import MAX_SEATS, NO_CARD, OVER, are_mates
from podium.games.concert.turn import apply, conceal_table, legal, pending, redeal_table
from podium.games.maestro.score import card_points, points_of
from podium.games.maestro.senses import NUM_FEATURES, NUM_PROSPECTS, ODDS, OUTLOOK, WEIGHTS, guide, observe, prospects
from podium.games.maestro.table import (
    BONUS_HELD,
    BONUS_PRINTED,
    CENSUS,
    ENTROPY_WORDS,
    LONGEST_GAME,
    NUM_ACTIONS,
    Box,
    Options,
    State,
)

QUEUING: Final = 0.25  # see `podium.games.concert.surmise`


@kernel
def deal(box: Record, state: Record, seats: int, options: Record, entropy: Words) -> None:
    """Everything is set up; all are to give back four of their eight pieces."""
    word = deal_table(box, state, seats, options, entropy)
    for card in range(BONUS_PRINTED):
        state.bonus[card] = card
    shuffle(state.bonus, 0, BONUS_PRINTED, entropy, word)


@kernel
def score(box: Record, state: Record, out: Numbers) -> None:
    """Points as everybody can see them; once the game is over, with the bonus cards."""
    for seat in range(state.seats):
        out[seat] = points_of(box, state, seat)


@kernel
def rank(box: Record, state: Record, out: Numbers) -> None:
    """The highest total wins; then fewer turns, then more minutes, then more money, else shared."""
    for seat in range(state.seats):
        out[seat] = 2 * int(out[seat]) + int(has_turn_to_come(state, seat))
    place_by_minutes(state, out)


@kernel
def redeal(box: Record, state: Record, seat: int, entropy: Words) -> None:
    """What `seat` cannot know: decks, hands, answers, bonus cards, and what fate will decide."""
    if state.phase != OVER:
        word = redeal_table(box, state, seat, entropy)
        _redeal_bonus(state, seat, entropy, word)


@kernel(inline=False)
def _redeal_bonus(state: Record, seat: int, entropy: Words, word: int) -> None:
    """The others' bonus cards and those in nobody's hand, mixed: sorted first, then shuffled."""
    hidden = 0  # a bit for every card that the seat's team does not hold
    for i in range(BONUS_PRINTED):
        if not _knows_bonus(state, seat, i):
            hidden |= 1 << int(state.bonus[i])
    card, last = 0, 0
    for i in range(BONUS_PRINTED):
        if not _knows_bonus(state, seat, i):
            while not hidden >> card & 1:
                card += 1
            state.bonus[i] = card
            card += 1
            last = i
    for i in range(last, 0, -1):  # Fisher and Yates, past the places that are known
        if not _knows_bonus(state, seat, i):
            below_i = 0
            for j in range(i + 1):
                below_i += int(not _knows_bonus(state, seat, j))
            nth = below(entropy[word], below_i)
            word += 1
            j = 0
            while nth > 0 or _knows_bonus(state, seat, j):
                nth -= int(not _knows_bonus(state, seat, j))
                j += 1
            kept = state.bonus[i]
            state.bonus[i] = state.bonus[j]
            state.bonus[j] = kept


@kernel
def _knows_bonus(state: Record, seat: int, number: int) -> bool:
    """Whether a seat may see this one of the bonus cards: its own, and its team's."""
    return number < BONUS_HELD * int(state.seats) and are_mates(state, seat, number // BONUS_HELD)


@kernel
def surmise(box: Record, state: Record, seat: int, generator: Words) -> None:
    """See `surmise_hands`; and bonus cards that fit what their holders have done.

    A third of what others had in them was missing after a redeal: people buy and perform what these cards ask for.
    """
    if state.phase != OVER:
        surmise_hands(box, state, seat, generator, QUEUING)
        for i in range(BONUS_HELD * int(state.seats)):
            if not _knows_bonus(state, seat, i):
                _surmise_bonus(box, state, i, generator)


@kernel(inline=False)
def _surmise_bonus(box: Record, state: Record, number: int, generator: Words) -> None:
    """Of this bonus card and one that nobody holds, the one that brings its holder more."""
    holder, first = number // BONUS_HELD, BONUS_HELD * int(state.seats)
    other = first + below(next_word(generator), BONUS_PRINTED - first)
    mine, its = int(state.bonus[number]), int(state.bonus[other])
    if card_points(box, state, holder, its) > card_points(box, state, holder, mine):
        state.bonus[number] = its
        state.bonus[other] = mine


@kernel
def conceal(box: Record, state: Record, seat: int) -> None:
    """Leave only what `seat` knows."""
    if state.phase != OVER:
        conceal_table(box, state, seat)
        for i in range(BONUS_PRINTED):
            if not _knows_bonus(state, seat, i):
                state.bonus[i] = NO_CARD


@kernel
def census(box: Record, state: Record, out: Numbers) -> None:
    """Every card, every member of the orchestra, all money with the bank's, every bonus card."""
    first = count_table(box, state, out)
    for i in range(BONUS_PRINTED):
        out[first + i] = 0
    for i in range(BONUS_PRINTED):
        out[first + int(state.bonus[i])] += 1


__all__ = [  # the contract of podium.core.game.Rules
    "CENSUS", "ENTROPY_WORDS", "LONGEST_GAME", "MAX_SEATS", "NUM_ACTIONS", "NUM_FEATURES", "NUM_NOTICED",
    "NUM_PROSPECTS", "ODDS", "OUTLOOK", "WEIGHTS", "Box", "Options", "State", "apply", "census", "conceal", "deal",
    "guide", "legal", "notice", "observe", "pending", "prospects", "rank", "redeal", "score", "surmise",
]  # fmt: skip
