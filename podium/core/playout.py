"""Random play in bulk, bound to one game by `podium.core.kernel.bind` (its `rules` are a global)."""

from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from podium.core.chance import below, fill, next_word
from podium.core.kernel import Record, Words, kernel
from podium.core.seats import lowest

if TYPE_CHECKING:  # any game's rules will do for the reader and the type checker
    from podium.games.symphonimo import rules


@kernel
def play_out(box: Record, state: Record, generator: Words, actions: NDArray[np.int16]) -> int:
    """Uniformly random legal actions to the end; returns how many."""
    decisions = 0
    while True:
        seats = rules.pending(state)
        if seats == 0:
            return decisions
        seat = lowest(seats)
        n = rules.legal(box, state, seat, actions)
        rules.apply(box, state, seat, int(actions[below(next_word(generator), n)]))
        decisions += 1


@kernel
def play_many(
    box: Record,
    options: Record,
    seats: int,
    games: int,
    generator: Words,
    scores: NDArray[np.int32],
    places: NDArray[np.int32],
    lengths: NDArray[np.int32],
) -> int:
    """Deal and play `games` random games. `scores` and `places` are [games, seats]."""
    states = np.zeros(1, rules.State)
    state = states[0]
    actions = np.zeros(rules.NUM_ACTIONS, np.int16)
    entropy = np.zeros(rules.ENTROPY_WORDS, np.uint64)
    decisions = 0
    for game in range(games):
        fill(entropy, generator, rules.ENTROPY_WORDS)
        rules.deal(box, state, seats, options, entropy)
        lengths[game] = play_out(box, state, generator, actions)
        decisions += lengths[game]
        rules.score(box, state, scores[game])
        rules.rank(box, state, places[game])
    return decisions


@kernel
def copy_many(states: NDArray[np.void], times: int) -> int:
    """Copy the first state over the others in turn, for timing a copy."""
    last = len(states) - 1
    for i in range(times):
        states[1 + i % last] = states[0]
    return int(states[last].seats)
