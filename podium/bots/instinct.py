"""What a practised player likes to do, at a glance; bound to a game by `podium.core.kernel.bind`: `rules` is a global.

The net is that of `podium.core.instinct`. Its inputs are what the seat observes, what it notices, and for every action
how much worse than the best the guide holds it to be and whether it may be taken. Most inputs are 0 and are passed
over, and so are the units that stay silent.
"""

from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from podium.bots.tree import Tree
from podium.core.instinct import FAITH, HOPELESS
from podium.core.kernel import Record, kernel

if TYPE_CHECKING:  # any game's rules will do for the reader and the type checker
    from podium.games.symphonimo import rules

Floats = NDArray[np.float32]

SENSED: Final = rules.NUM_FEATURES + rules.NUM_NOTICED
INPUTS: Final = SENSED + 2 * rules.NUM_ACTIONS + 1  # the last one is always 1


@kernel(inline=False)
def like(box: Record, tree: Tree, seat: int, count: int) -> None:
    """Put in place of what the guide thinks of each legal action how much the instinct likes it; and tell its hope."""
    _sense(box, tree, seat, count)
    _excite(tree.senses, tree.first_layer, tree.second_layer, tree.units)
    for i in range(count):
        action = int(tree.actions[i])
        tree.values[i] = FAITH * tree.senses[SENSED + action] + _weigh(tree.units[1], tree.last_layer[action])
    hope = _weigh(tree.units[1], tree.last_layer[rules.NUM_ACTIONS])
    tree.hope[0] = min(max(hope, np.float32(0)), np.float32(1))


@kernel(inline=False)
def _sense(box: Record, tree: Tree, seat: int, count: int) -> None:
    state, senses = tree.states[1], tree.senses
    rules.observe(box, state, seat, senses)
    rules.notice(box, state, seat, senses[rules.NUM_FEATURES :])
    for i in range(SENSED, INPUTS):
        senses[i] = 0
    senses[INPUTS - 1] = 1
    best = tree.values[0]
    for i in range(1, count):
        best = max(best, tree.values[i])
    for i in range(count):
        action = int(tree.actions[i])
        senses[SENSED + action] = max(tree.values[i] - best, HOPELESS)
        senses[SENSED + rules.NUM_ACTIONS + action] = 1


@kernel(inline=False, lanes=True)
def _excite(senses: Floats, first_layer: Floats, second_layer: Floats, units: Floats) -> None:
    """Both layers of units, before what is below 0 is dropped."""
    first, second = units[0], units[1]
    wide, narrow = first_layer.shape[1], second_layer.shape[1]
    for j in range(wide):
        first[j] = 0
    for i in range(len(senses)):
        sensed = senses[i]
        if sensed != 0:
            weights = first_layer[i]
            for j in range(wide):
                first[j] += sensed * weights[j]
    for j in range(narrow):
        second[j] = second_layer[wide, j]
    for i in range(wide):
        active = first[i]
        if active > 0:
            weights = second_layer[i]
            for j in range(narrow):
                second[j] += active * weights[j]


@kernel(inline=False)
def _weigh(units: Floats, weights: Floats) -> np.float32:
    total, last = np.float32(0), len(weights) - 1
    for i in range(last):
        if units[i] > 0:
            total += units[i] * weights[i]
    return total + weights[last]  # type: ignore[no-any-return]
