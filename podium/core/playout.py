"""Whole games in one kernel call, bound to a game by `podium.core.kernel.bind`: `rules` is a global.

Each seat plays at random, or by the game's `guide` with some noise. Guides use only what their seat
knows, so a game played here is as honest as one played at a table.
"""

from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from podium.core.chance import below, fill, next_word, skip, word_after
from podium.core.kernel import Record, Words, kernel
from podium.core.seats import lowest

if TYPE_CHECKING:  # any game's rules will do for the reader and the type checker
    from podium.games.symphonimo import rules

RANDOM: Final = -1.0  # in place of a noise: every legal action is as likely
GREEDY: Final = 0.0  # no noise: what the guide likes best

_U40, _STEP = np.uint64(40), np.float32(1 / (1 << 24))  # 24 bits of a word, as a number from 0 to 1


@kernel
def choose(
    box: Record,
    state: Record,
    seat: int,
    noise: float,
    weights: NDArray[np.float32],
    generator: Words,
    actions: NDArray[np.int16],
    values: NDArray[np.float32],
) -> int:
    """One legal action of a pending seat. `actions` and `values` are scratch space."""
    count = rules.legal(box, state, seat, actions)
    if count == 1:
        return int(actions[0])
    if noise < 0:
        return int(actions[below(next_word(generator), count)])
    return _like_best(box, state, seat, count, noise, weights, generator, actions, values)


@kernel(inline=False)
def _like_best(
    box: Record,
    state: Record,
    seat: int,
    count: int,
    noise: float,
    weights: NDArray[np.float32],
    generator: Words,
    actions: NDArray[np.int16],
    values: NDArray[np.float32],
) -> int:
    """What the guide likes best after adding 0 to `noise` points to each; equals are as likely."""
    rules.guide(box, state, seat, actions, count, weights, values)
    scale = np.float32(max(noise, 1e-5)) * _STEP
    best, highest = 0, np.float32(-1e9)
    for i in range(count):
        worth = values[i] + scale * np.float32(next_word(generator) >> _U40)
        if worth > highest:
            best, highest = i, worth
    return int(actions[best])


@kernel
def play_out(box: Record, state: Record, generator: Words, actions: NDArray[np.int16]) -> int:
    """Play at random to the end; returns how many decisions it took."""
    decisions = 0
    start = generator[0]  # read once: a processor can then work on the next words ahead
    word, following = word_after(start, 1), word_after(start, 2)  # one ahead, so that no choice waits for its word
    while True:
        seats = rules.pending(state)
        if seats == 0:
            skip(generator, decisions)
            return decisions
        seat = lowest(seats)
        count = rules.legal(box, state, seat, actions)
        action = int(actions[below(word, count)])
        decisions += 1
        word, following = following, word_after(start, decisions + 2)
        rules.apply(box, state, seat, action)


@kernel(inline=False)
def play_by(
    box: Record,
    state: Record,
    noises: NDArray[np.float32],
    weights: NDArray[np.float32],
    generator: Words,
    actions: NDArray[np.int16],
    values: NDArray[np.float32],
) -> int:
    """Play to the end, each seat by its noise and its row of weights; returns the decisions."""
    decisions = 0
    while True:
        seats = rules.pending(state)
        if seats == 0:
            return decisions
        seat = lowest(seats)
        action = choose(box, state, seat, float(noises[seat]), weights[seat], generator, actions, values)
        rules.apply(box, state, seat, action)
        decisions += 1


@kernel(allocates=True)
def play_many(
    box: Record,
    options: Record,
    noises: NDArray[np.float32],
    weights: NDArray[np.float32],
    generator: Words,
    scores: NDArray[np.int32],
    places: NDArray[np.int32],
    lengths: NDArray[np.int32],
) -> int:
    """Deal and play a game for each row of `scores` and `places` [games, seats]; returns the decisions."""
    games, seats = scores.shape
    states = np.zeros(1, rules.State)  # a record does not keep its array: this name must live as long as the loop
    actions = np.zeros(rules.NUM_ACTIONS, np.int16)
    values = np.zeros(rules.NUM_ACTIONS, np.float32)
    entropy = np.zeros(rules.ENTROPY_WORDS, np.uint64)
    decisions = 0
    are_random = noises.max() < 0
    for game in range(games):
        state = states[0]
        fill(entropy, generator, rules.ENTROPY_WORDS)
        rules.deal(box, state, seats, options, entropy)
        if are_random:  # a loop of its own, a quarter faster
            lengths[game] = play_out(box, state, generator, actions)
        else:
            lengths[game] = play_by(box, state, noises, weights, generator, actions, values)
        decisions += int(lengths[game])
        rules.score(box, state, scores[game])
        for seat in range(seats):
            places[game, seat] = scores[game, seat]
        rules.rank(box, state, places[game])
    return decisions


@kernel(allocates=True)
def sample_rounds(
    box: Record,
    options: Record,
    noises: NDArray[np.float32],
    weights: NDArray[np.float32],
    generator: Words,
    prospects: NDArray[np.float32],
    before: NDArray[np.int32],
    after: NDArray[np.int32],
    places: NDArray[np.int32],
) -> int:
    """Play games and note, for each seat when a round begins, its prospects, its points then, its points and place at
    the end.

    Fills the rows of `prospects`, `before`, `after` and `places`; returns the rows filled.
    """
    seats = len(noises)
    states = np.zeros(1, rules.State)  # kept by this name: see `play_many`
    actions = np.zeros(rules.NUM_ACTIONS, np.int16)
    values = np.zeros(rules.NUM_ACTIONS, np.float32)
    entropy = np.zeros(rules.ENTROPY_WORDS, np.uint64)
    scores = np.zeros(rules.MAX_SEATS, np.int32)
    row = 0
    while True:
        state = states[0]
        fill(entropy, generator, rules.ENTROPY_WORDS)
        rules.deal(box, state, seats, options, entropy)
        first, last_round = row, -1
        while True:
            acting = rules.pending(state)
            if int(state.round_number) != last_round or acting == 0:
                last_round = int(state.round_number)
                rules.score(box, state, scores)
                if acting == 0:
                    break
                if row + seats > len(before):
                    return first
                for seat in range(seats):
                    rules.prospects(box, state, seat, prospects[row])
                    before[row] = scores[seat]
                    row += 1
            actor = lowest(acting)
            action = choose(box, state, actor, float(noises[actor]), weights[actor], generator, actions, values)
            rules.apply(box, state, actor, action)
        for i in range(first, row):
            after[i] = scores[(i - first) % seats]
        rules.rank(box, state, scores)
        for i in range(first, row):
            places[i] = scores[(i - first) % seats]


@kernel
def copy_many(states: NDArray[np.void], times: int) -> None:
    """Copy the first state over the others in turn, for timing a copy."""
    last = len(states) - 1
    for i in range(times):
        states[1 + i % last] = states[0]
