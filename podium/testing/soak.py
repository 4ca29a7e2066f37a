"""Random games checked at every step in one kernel, bound to a game: `rules` is a global.

Called by `podium.testing.check_game`. `raw` is the same memory as `states`, as bytes, so that whole
states can be compared.
"""

from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from podium.core.chance import below, fill, next_word
from podium.core.kernel import Record, Words, kernel

if TYPE_CHECKING:
    from podium.games.symphonimo import rules

FINE: Final = 0
LEGAL_EMPTY: Final = 1
LEGAL_WHEN_NOT_PENDING: Final = 2
LEGAL_ORDER: Final = 3
CARDS_LOST: Final = 4
TOO_LONG: Final = 5
SCORE_BOUNDS: Final = 6
PLACES: Final = 7
REDEAL_LEGAL: Final = 8
REDEAL_OBSERVE: Final = 9
REDEAL_GUIDE: Final = 10
REDEAL_CARDS: Final = 11
REPLAY: Final = 12
DIRTY_DEAL: Final = 13
REDEAL_PENDING: Final = 14
REDEAL_TRACE: Final = 15
CONCEAL: Final = 16
CONCEAL_KEEPS: Final = 17
REDEAL_NOTICE: Final = 18

FAULTS: Final = (
    "fine",
    "a seat to act has no legal action",
    "a seat that is not to act has a legal action",
    "legal actions are not ascending codes of the game",
    "a card or token was lost or made",
    "the game takes more decisions than LONGEST_GAME",
    "a score is out of bounds",
    "the places are not places: 1 for the best, ties shared",
    "a redeal changes the seat's legal actions",
    "a redeal changes the seat's observation",
    "a redeal changes the seat's guide",
    "a redeal loses or makes cards",
    "replaying the same actions leads elsewhere",
    "dealing over a used state leaves something of it",
    "a redeal changes who is to act",
    "a redeal depends on how the hidden cards lie",
    "what is left after conceal depends on hidden cards",
    "conceal changes who is to act or what a seat may do",
    "a redeal changes what the seat notices",
)

# Rows of `states`: the game, a copy for redeals, a copy for the replay, and two more for what is known.
GAME: Final = 0
REDEALT: Final = 1
AGAIN: Final = 2
TWICE: Final = 3
KNOWN: Final = 4
ROWS: Final = 5


@kernel
def _same(left: NDArray[np.uint8], right: NDArray[np.uint8]) -> bool:
    different = 0
    for i in range(len(left)):
        different += int(left[i] != right[i])
    return different == 0


@kernel
def _are_places(places: NDArray[np.int32], seats: int) -> bool:
    """1 + the number of seats that stand better, for every seat."""
    for seat in range(seats):
        better = 0
        for other in range(seats):
            better += int(places[other] < places[seat])
        # A house that beats everybody (a dummy) may leave the first place empty.
        if places[seat] < 1 or places[seat] > seats + 1 or better >= places[seat]:
            return False
    return True


@kernel(allocates=True)
def check_redeal(
    box: Record,
    states: NDArray[np.void],
    raw: NDArray[np.uint8],
    seat: int,
    words: Words,
    features: NDArray[np.float32],
) -> int:
    """A state redealt for `seat`, and then surmised, must look the same to it in every way there is to look."""
    state, redealt = states[GAME], states[REDEALT]
    before, after = np.zeros(rules.NUM_ACTIONS, np.int16), np.zeros(rules.NUM_ACTIONS, np.int16)
    count_before, count_after = np.zeros(rules.CENSUS, np.int32), np.zeros(rules.CENSUS, np.int32)
    states[REDEALT] = states[GAME]
    rules.redeal(box, redealt, seat, words)
    states[TWICE] = states[REDEALT]
    rules.redeal(box, states[TWICE], seat, words)
    if not _same(raw[REDEALT], raw[TWICE]):
        return REDEAL_TRACE
    rules.surmise(box, redealt, seat, words)  # whose first word is as good a generator as any
    if rules.pending(state) != rules.pending(redealt):
        return REDEAL_PENDING
    n = rules.legal(box, state, seat, before)
    if n != rules.legal(box, redealt, seat, after):
        return REDEAL_LEGAL
    values, noticed = np.zeros((2, rules.NUM_ACTIONS), np.float32), np.zeros((2, rules.NUM_NOTICED), np.float32)
    if n > 0:
        rules.guide(box, state, seat, before, n, rules.WEIGHTS, values[0])
        rules.guide(box, redealt, seat, after, n, rules.WEIGHTS, values[1])
    for i in range(n):
        if before[i] != after[i]:
            return REDEAL_LEGAL
        if values[0, i] != values[1, i]:
            return REDEAL_GUIDE
    states[TWICE] = states[REDEALT]
    states[KNOWN] = states[GAME]
    rules.conceal(box, states[TWICE], seat)
    rules.conceal(box, states[KNOWN], seat)
    if not _same(raw[TWICE], raw[KNOWN]):
        return CONCEAL
    if rules.pending(state) != rules.pending(states[KNOWN]) or n != rules.legal(box, states[KNOWN], seat, after):
        return CONCEAL_KEEPS
    rules.observe(box, state, seat, features[0])
    rules.observe(box, redealt, seat, features[1])
    for i in range(rules.NUM_FEATURES):
        if features[0, i] != features[1, i]:
            return REDEAL_OBSERVE
    rules.notice(box, state, seat, noticed[0])
    rules.notice(box, redealt, seat, noticed[1])
    for i in range(rules.NUM_NOTICED):
        if noticed[0, i] != noticed[1, i]:
            return REDEAL_NOTICE
    rules.census(box, state, count_before)
    rules.census(box, redealt, count_after)
    for i in range(rules.CENSUS):
        if count_before[i] != count_after[i]:
            return REDEAL_CARDS
    return FINE


@kernel(allocates=True)
def soak(
    box: Record,
    options: Record,
    seats: int,
    games: int,
    generator: Words,
    states: NDArray[np.void],
    raw: NDArray[np.uint8],
    low: int,
    high: int,
) -> tuple[int, int]:
    """Play `games` random games, checking everything; returns (fault, decisions)."""
    actions = np.zeros(rules.NUM_ACTIONS, np.int16)
    dealt, words = np.zeros(rules.ENTROPY_WORDS, np.uint64), np.zeros(rules.ENTROPY_WORDS, np.uint64)
    kept, census = np.zeros(rules.CENSUS, np.int32), np.zeros(rules.CENSUS, np.int32)
    numbers = np.zeros(rules.MAX_SEATS, np.int32)
    features = np.zeros((2, rules.NUM_FEATURES), np.float32)
    log = np.zeros((rules.LONGEST_GAME, 2), np.int16)
    total = 0
    for _ in range(games):
        fill(dealt, generator, rules.ENTROPY_WORDS)
        rules.deal(box, states[GAME], seats, options, dealt)
        raw[AGAIN, :] = 85
        rules.deal(box, states[AGAIN], seats, options, dealt)
        if not _same(raw[GAME], raw[AGAIN]):
            return DIRTY_DEAL, total
        state = states[GAME]
        rules.census(box, state, kept)
        length = 0
        while True:
            pending = rules.pending(state)
            for seat in range(rules.MAX_SEATS):
                n = rules.legal(box, state, seat, actions) if seat < seats else 0
                if not pending >> seat & 1:
                    if n != 0:
                        return LEGAL_WHEN_NOT_PENDING, total
                    continue
                if n == 0:
                    return LEGAL_EMPTY, total
                for i in range(n):
                    if actions[i] < 0 or actions[i] >= rules.NUM_ACTIONS or (i and actions[i] <= actions[i - 1]):
                        return LEGAL_ORDER, total
            rules.score(box, state, numbers)
            for seat in range(seats):
                if numbers[seat] < low or numbers[seat] > high:
                    return SCORE_BOUNDS, total
            rules.rank(box, state, numbers)
            if not _are_places(numbers, seats):
                return PLACES, total
            if pending == 0:
                break
            if length == rules.LONGEST_GAME:
                return TOO_LONG, total
            # Any of the pending seats may come first.
            seat = below(next_word(generator), seats)
            while not pending >> seat & 1:
                seat = (seat + 1) % seats
            n = rules.legal(box, state, seat, actions)
            action = int(actions[below(next_word(generator), n)])
            fill(words, generator, rules.ENTROPY_WORDS)
            looker = below(next_word(generator), seats)  # any seat, to act or not, must learn nothing
            fault = check_redeal(box, states, raw, looker, words, features)
            if fault != FINE:
                return fault, total
            rules.apply(box, state, seat, action)
            log[length, 0], log[length, 1] = seat, action
            length += 1
            rules.census(box, state, census)
            for i in range(rules.CENSUS):
                if census[i] != kept[i]:
                    return CARDS_LOST, total
        for i in range(length):
            rules.apply(box, states[AGAIN], int(log[i, 0]), int(log[i, 1]))
        if not _same(raw[GAME], raw[AGAIN]):
            return REPLAY, total
        total += length
    return FINE, total
