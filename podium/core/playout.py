"""Whole games in one kernel call, bound to a game by `podium.core.kernel.bind`: `rules` is a global.

Each seat plays by a policy: RANDOM, or GREEDY by the game's `guide`. Guides use only what their
seat knows, so a game played here is as honest as one played at a table.
"""

from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from podium.core.chance import below, fill, next_word, skip, word_after
from podium.core.kernel import Record, Words, kernel
from podium.core.seats import lowest

if TYPE_CHECKING:  # any game's rules will do for the reader and the type checker
    from podium.games.symphonimo import rules

RANDOM: Final = 0
GREEDY: Final = 1


@kernel
def choose(box: Record, state: Record, seat: int, policy: int, generator: Words, actions: NDArray[np.int16]) -> int:
    """One legal action of a pending seat. `actions` is scratch space."""
    count = rules.legal(box, state, seat, actions)
    if policy == RANDOM:
        return int(actions[below(next_word(generator), count)])
    return _best(box, state, seat, count, generator, actions)


@kernel(inline=False)
def _best(box: Record, state: Record, seat: int, count: int, generator: Words, actions: NDArray[np.int16]) -> int:
    """The action that the guide likes best; each of equal ones is as likely."""
    best, value, ties = 0, 0.0, 0
    for i in range(count):
        worth = rules.guide(box, state, seat, int(actions[i]))
        if ties == 0 or worth > value:
            best, value, ties = i, worth, 1
        elif worth == value:
            ties += 1
            if below(next_word(generator), ties) == 0:
                best = i
    return int(actions[best])


@kernel
def play_out(box: Record, state: Record, generator: Words, actions: NDArray[np.int16]) -> int:
    """Play at random to the end; returns how many decisions it took."""
    decisions = 0
    start = generator[0]  # read once: a processor can then work on the next words ahead
    while True:
        seats = rules.pending(state)
        if seats == 0:
            skip(generator, decisions)
            return decisions
        seat = lowest(seats)
        count = rules.legal(box, state, seat, actions)
        decisions += 1
        rules.apply(box, state, seat, int(actions[below(word_after(start, decisions), count)]))


@kernel(inline=False)
def play_by(
    box: Record, state: Record, policies: NDArray[np.int8], generator: Words, actions: NDArray[np.int16]
) -> int:
    """Play to the end, each seat by its policy; returns how many decisions it took."""
    decisions = 0
    while True:
        seats = rules.pending(state)
        if seats == 0:
            return decisions
        seat = lowest(seats)
        rules.apply(box, state, seat, choose(box, state, seat, int(policies[seat]), generator, actions))
        decisions += 1


@kernel(allocates=True)
def play_many(
    box: Record,
    options: Record,
    policies: NDArray[np.int8],
    generator: Words,
    scores: NDArray[np.int32],
    places: NDArray[np.int32],
    lengths: NDArray[np.int32],
) -> int:
    """Deal and play a game for each row of `scores` and `places` [games, seats]; returns the decisions."""
    games, seats = scores.shape
    state = np.zeros(1, rules.State)[0]
    actions = np.zeros(rules.NUM_ACTIONS, np.int16)
    entropy = np.zeros(rules.ENTROPY_WORDS, np.uint64)
    decisions = 0
    are_random = not policies.any()
    for game in range(games):
        fill(entropy, generator, rules.ENTROPY_WORDS)
        rules.deal(box, state, seats, options, entropy)
        if are_random:  # a loop of its own, a quarter faster
            lengths[game] = play_out(box, state, generator, actions)
        else:
            lengths[game] = play_by(box, state, policies, generator, actions)
        decisions += int(lengths[game])
        rules.score(box, state, scores[game])
        rules.rank(box, state, places[game])
    return decisions


@kernel
def copy_many(states: NDArray[np.void], times: int) -> None:
    """Copy the first state over the others in turn, for timing a copy."""
    last = len(states) - 1
    for i in range(times):
        states[1 + i % last] = states[0]
