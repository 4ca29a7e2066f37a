"""What a practised player likes to do, at a glance; bound to a game by `podium.core.kernel.bind`: `rules` is a global.

The net is that of `podium.core.instinct`. Its inputs are what the seat observes, what it notices, and for every action
how much worse than the best the guide holds it to be and whether it may be taken. Few inputs change from one decision
to the next, so the first layer is not asked anew but brought up to date; units that stay silent are passed over.
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
    first, second, told = tree.units[0], tree.units[1], tree.units[2]
    _excite(tree.senses, tree.recalled, tree.first_layer, first)
    _pass_on(first, tree.second_layer, second, tree.active)
    _pass_on(second, tree.last_layer, told, tree.active)
    for i in range(count):
        action = int(tree.actions[i])
        tree.values[i] = FAITH * tree.senses[SENSED + action] + told[action]
    tree.hope[0] = min(max(told[rules.NUM_ACTIONS], np.float32(0)), np.float32(1))


@kernel(inline=False)
def forget(tree: Tree) -> None:
    """Begin from nothing. A search does so now and then, lest many small changes add up to an error."""
    for i in range(len(tree.recalled)):
        tree.recalled[i] = 0
    for i in range(tree.units.shape[1]):
        tree.units[0, i] = 0


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
def _excite(senses: Floats, recalled: Floats, layer: Floats, units: Floats) -> None:
    """Bring the units of the first layer from what was sensed before to what is sensed now; most of it is the same."""
    for i in range(len(senses)):
        change = senses[i] - recalled[i]
        if change != 0:
            recalled[i] = senses[i]
            weights = layer[i]
            for j in range(layer.shape[1]):
                units[j] += change * weights[j]


@kernel(inline=False, lanes=True)
def _pass_on(units: Floats, layer: Floats, out: Floats, active: NDArray[np.int32]) -> None:
    """From one layer to the next. Units below 0 are silent; the others are listed first: no processor guesses which."""
    last, wide = layer.shape[0] - 1, layer.shape[1]
    count = 0
    for i in range(last):
        active[count] = i
        count += int(units[i] > 0)
    for j in range(wide):
        out[j] = layer[last, j]
    for k in range(count):
        i = int(active[k])
        strength, weights = units[i], layer[i]
        for j in range(wide):
            out[j] += strength * weights[j]
