"""Many tables, at each of which one seat is practised and the others play by the guide; bound to a game by
`podium.core.kernel.bind`: `rules` is a global.

The same loops run on a CPU and, called from CUDA kernels, on a GPU (`podium.lab.practice_tables`): `first` and `step`
say which tables are whose. What they need for a moment is handed to them, since a GPU makes no arrays.
"""

from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numpy.typing import NDArray

from podium.core.chance import below, fill, next_word
from podium.core.kernel import Record, Words, kernel
from podium.core.seats import lowest, result_of

if TYPE_CHECKING:  # any game's rules will do for the reader and the type checker
    from podium.games.symphonimo import rules

Floats = NDArray[np.float32]

FORBIDDEN: Final = np.float32(-1e9)  # in place of what the guide says of an action that may not be taken
WHIMS: Final = np.float32(0.5)  # in practice one game of four is against some who err by so many points at most
_SURE: Final = np.float32(1e-5)  # two actions that the guide likes alike are as likely
_STEPS: Final = 1024


@kernel
def play_on(
    first: int,
    step: int,
    box: Record,
    options: Record,
    weights: Floats,
    seats: int,
    is_new: int,
    states: NDArray[Any],
    generators: Words,
    own: NDArray[np.int32],
    whims: Floats,
    chosen: NDArray[np.int32],
    result: Floats,
    ended: Floats,
    generator: Words,
    entropy: Words,
    actions: NDArray[np.int16],
    values: Floats,
    places: NDArray[np.int32],
) -> None:
    """Carry out the chosen actions, unless the tables are new, and play on to the next choice of the practised seats; a
    game that ends is followed by another, in another seat.

    A table that has reached such a choice gives way to the next at once, one decision a turn of the loop: 32 threads of
    a GPU wait for each other, and the slowest of them had three times as many decisions to make as the mean.
    """
    table = first
    practised, whim, arrives = 0, np.float32(0), 1
    while table < len(states):
        state = states[table]
        waiting, action = 0, 0
        if arrives:
            generator[0] = generators[table]
            practised, whim = int(own[table]), whims[table]
            result[table] = 0
            ended[table] = 0
            action = int(chosen[table])
            waiting = 0 if is_new else 1 << practised
        else:
            waiting = rules.pending(state)
        if waiting == 0:
            if not (arrives and is_new):
                rules.score(box, state, places)
                rules.rank(box, state, places)
                result[table] = result_of(places, seats, practised)
                ended[table] = 1
                practised = int(below(next_word(generator), seats))
                if whim >= 0:
                    quarter = _STEPS // 4
                    drawn = max(0, int(below(next_word(generator), _STEPS)) - 3 * quarter)
                    whim = WHIMS * np.float32(drawn) / np.float32(quarter)
            fill(entropy, generator, rules.ENTROPY_WORDS)
            rules.deal(box, state, seats, options, entropy)
            arrives = 0
            continue
        seat = lowest(waiting)
        if not arrives:
            count = rules.legal(box, state, seat, actions)
            if count > 1 and seat == practised:
                generators[table] = generator[0]
                own[table] = practised
                whims[table] = whim
                table += step
                arrives = 1
                continue
            action = int(actions[0])
            if count > 1:
                rules.guide(box, state, seat, actions, count, weights, values)
                highest = np.float32(-1e30)
                for i in range(count):
                    some = np.float32(below(next_word(generator), _STEPS)) / np.float32(_STEPS)
                    worth = values[i] + max(whim, _SURE) * some
                    if worth > highest:
                        highest = worth
                        action = int(actions[i])
        arrives = 0
        rules.apply(box, state, seat, action)


@kernel
def sense(
    first: int,
    step: int,
    box: Record,
    weights: Floats,
    states: NDArray[Any],
    own: NDArray[np.int32],
    senses: Floats,
    guided: Floats,
    actions: NDArray[np.int16],
    values: Floats,
) -> None:
    """What the practised seats observe, notice, and are told by the guide."""
    for table in range(first, len(states), step):
        state, seat = states[table], int(own[table])
        count = rules.legal(box, state, seat, actions)
        rules.guide(box, state, seat, actions, count, weights, values)
        for i in range(rules.NUM_ACTIONS):
            guided[table, i] = FORBIDDEN
        for i in range(count):
            guided[table, int(actions[i])] = values[i]
        rules.observe(box, state, seat, senses[table])
        rules.notice(box, state, seat, senses[table, rules.NUM_FEATURES :])
