"""Making a game ready: compiling its kernels, or loading them from the cache, one reported step each."""

from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import numba
import numpy as np

from podium.core.game import Game, rules_module
from podium.core.kernel import bind, blank, is_cached

typeof: Any = numba.typeof

Report = Callable[[str, int, int], None]
"""Called before each step with its name, its number from 0, and the number of steps."""


def playout_of(game: Game) -> ModuleType:
    """Whole games in one call, compiled for this game: see `podium.core.playout`."""
    return bind_playout(rules_module(game))


def bind_playout(rules: ModuleType) -> ModuleType:
    """The same from a game's rules, for generic code that is bound itself."""
    return bind(Path(__file__).parent / "playout.py", rules)


def make_ready(game: Game, report: Report = lambda *_: None, *, simulation: bool = False) -> int:
    """Compile what playing needs (and, if asked, what simulating needs); returns how many were compiled.

    What is in the cache already is left for its first use to load, which takes milliseconds.
    """
    steps = [(kernel, args) for kernel, args in _steps(game, simulation=simulation) if not is_cached(kernel)]
    for number, (kernel, args) in enumerate(steps):
        report(kernel.__name__, number, len(steps))
        kernel.compile(tuple(typeof(arg) for arg in args))
    return len(steps)


def is_ready(game: Game) -> bool:
    """Whether all that playing needs was compiled before."""
    return all(is_cached(kernel) for kernel, _ in _steps(game, simulation=False))


def _steps(game: Game, *, simulation: bool) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    rules, playout = game.rules, playout_of(game)
    box, state = game.box.record, blank(game.rules.State)
    options = game.pack_options(game.options(), game.seats[0])
    words, actions = np.zeros(1, np.uint64), np.zeros(1, np.int16)
    floats, rows = np.zeros(1, np.float32), np.zeros((1, 1), np.float32)
    numbers, grid = np.zeros(1, np.int32), np.zeros((1, 1), np.int32)
    yield rules.deal, (box, state, 1, options, words)
    yield rules.pending, (state,)
    yield rules.legal, (box, state, 1, actions)
    yield rules.apply, (box, state, 1, 1)
    yield rules.score, (box, state, numbers)
    yield rules.rank, (box, state, numbers)
    yield rules.redeal, (box, state, 1, words)
    yield playout.choose, (box, state, 1, 1.0, floats, words, actions, floats)
    if simulation:
        yield playout.play_many, (box, options, floats, rows, words, grid, grid, numbers)
