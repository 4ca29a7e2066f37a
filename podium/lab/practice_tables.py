"""Tables to practise at, on a CPU or on a GPU: the loops are those of `podium.lab.practice_play` on both.

Needs the package torch, and for a GPU numba-cuda; `podium.lab.practise` says so where they are missing.
"""

from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import numba.cuda
import numpy as np
import torch

from podium.core.game import Game, rules_module
from podium.core.kernel import bind

cuda: Any = numba.cuda  # its stubs do not know what kernels use
THREADS: Final = 64  # of a block
TABLES_A_THREAD: Final = 2
EXACT: Final = -1.0  # opponents who never err
_SHARED: Final = ("chosen", "result", "ended", "senses", "guided")
_KEPT: Final = ("states", "generators", "own", "whims")


class Tables:
    """So many games at once, on the CPU. `senses` and `guided` are what the practised seats see.

    `result` is the place that a game which `ended` brought, from 0 for the last to 1 for the first. Without a `seed`
    there is room for so many tables, and nothing on them.
    """

    device = torch.device("cpu")

    def __init__(self, of: Game, seats: int, room: int, seed: int | None = None, whim: float = 0.0) -> None:
        rules, rng = of.rules, np.random.default_rng(seed)
        self.of, self.seats, self.many = of, seats, room
        box, options = np.zeros(1, rules.Box), np.zeros(1, rules.Options)
        box[0], options[0] = of.box.record, of.pack_options(of.make_options(None, seats), seats)
        self._box, self._options, self._weights, *kept = map(
            self._lay,
            (
                box,
                options,
                np.ascontiguousarray(rules.WEIGHTS),
                np.zeros(room, rules.State),
                rng.integers(0, 2**63, room, np.uint64),
                (np.arange(room) % seats).astype(np.int32),
                np.full(room, whim, np.float32),
            ),
        )
        self._kept = dict(zip(_KEPT, kept, strict=True))
        shapes = (), (), (), (rules.NUM_FEATURES + rules.NUM_NOTICED,), (rules.NUM_ACTIONS,)
        self._told = {
            name: torch.zeros(
                room, *shape, dtype=torch.int32 if name == "chosen" else torch.float32, device=self.device
            )
            for name, shape in zip(_SHARED, shapes, strict=True)
        }
        if seed is not None:
            self._play(is_new=1)

    def __getattr__(self, name: str) -> Any:
        """What is told of the tables that are played at."""
        if name not in _SHARED:
            raise AttributeError(name)
        return self._told[name][: self.many]

    def play(self, chosen: Any) -> None:
        """Take these actions, play on, and look."""
        self.chosen.copy_(chosen)
        self._play(is_new=0)

    def lay_out(self, like: "Tables", tables: Any) -> None:
        """Lay out copies of tables of others, given by number; what they see is not copied."""
        self.many = len(tables)
        self._copy(like, tables)

    def _lay(self, array: Any) -> Any:
        return array

    def _copy(self, like: "Tables", tables: Any) -> None:
        for name, array in self._kept.items():
            np.take(like._kept[name], tables.numpy(), 0, out=array[: self.many], mode="clip")

    def _play(self, is_new: int) -> None:
        rules, loops = self.of.rules, _loops(rules_module(self.of))
        states, generators, own, whims = (array[: self.many] for array in self._kept.values())
        chosen, result, ended, senses, guided = (getattr(self, name).numpy() for name in _SHARED)
        generator, entropy = np.zeros(1, np.uint64), np.zeros(rules.ENTROPY_WORDS, np.uint64)
        actions, values = np.zeros(rules.NUM_ACTIONS, np.int16), np.zeros(rules.NUM_ACTIONS, np.float32)
        places = np.zeros(rules.MAX_SEATS, np.int32)
        box, options, weights = self._box[0], self._options[0], self._weights
        table = states, generators, own, whims, chosen, result, ended
        scratch = generator, entropy, actions, values, places
        loops.play_on(0, 1, box, options, weights, self.seats, is_new, *table, *scratch)
        loops.sense(0, 1, box, weights, states, own, senses, guided, actions, values)


class CudaTables(Tables):
    """The same on a GPU."""

    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")  # the latter for a simulated GPU

    def _lay(self, array: Any) -> Any:
        return cuda.to_device(array)

    def _copy(self, like: Tables, tables: Any) -> None:
        _, _, take = _cuda_kernels(rules_module(self.of))
        take[self._blocks(1), THREADS](_shown(tables), *like._kept.values(), *self._kept.values())

    def _play(self, is_new: int) -> None:
        play_on, sense, _ = _cuda_kernels(rules_module(self.of))
        states, generators, own, whims = (array[: self.many] for array in self._kept.values())
        chosen, result, ended, senses, guided = (_shown(getattr(self, name)) for name in _SHARED)
        printed = self._box, self._options, self._weights
        table = states, generators, own, whims, chosen, result, ended
        play_on[self._blocks(TABLES_A_THREAD), THREADS](*printed, self.seats, is_new, *table)
        sense[self._blocks(1), THREADS](self._box, self._weights, states, own, senses, guided)

    def _blocks(self, tables_a_thread: int) -> int:
        return -(-self.many // (THREADS * tables_a_thread))


def _loops(rules: ModuleType) -> Any:
    return bind(Path(__file__).parent / "practice_play.py", rules)


def _shown(tensor: Any) -> Any:
    """A tensor as the kernels of a GPU, or of a simulated one, take it."""
    return cuda.as_cuda_array(tensor) if tensor.is_cuda else tensor.numpy()


@cache
def _cuda_kernels(rules: ModuleType) -> tuple[Any, Any, Any]:
    """The loops, with what they need for a moment; and one that copies tables."""
    loops = _loops(rules)
    play, look = loops.play_on, loops.sense
    num_actions, words, max_seats = rules.NUM_ACTIONS, rules.ENTROPY_WORDS, rules.MAX_SEATS

    @cuda.jit
    def play_on(  # type: ignore[no-untyped-def]
        box, options, weights, seats, is_new, states, generators, own, whims, chosen, result, ended
    ):
        generator = cuda.local.array(1, np.uint64)
        entropy = cuda.local.array(words, np.uint64)
        actions = cuda.local.array(num_actions, np.int16)
        values = cuda.local.array(num_actions, np.float32)
        places = cuda.local.array(max_seats, np.int32)
        play(
            cuda.grid(1),
            cuda.gridsize(1),
            box[0],
            options[0],
            weights,
            seats,
            is_new,
            states,
            generators,
            own,
            whims,
            chosen,
            result,
            ended,
            generator,
            entropy,
            actions,
            values,
            places,
        )

    @cuda.jit
    def sense(box, weights, states, own, senses, guided):  # type: ignore[no-untyped-def]
        actions = cuda.local.array(num_actions, np.int16)
        values = cuda.local.array(num_actions, np.float32)
        look(cuda.grid(1), cuda.gridsize(1), box[0], weights, states, own, senses, guided, actions, values)

    @cuda.jit
    def take(  # type: ignore[no-untyped-def]
        tables, states, generators, own, whims, to_states, to_generators, to_own, to_whims
    ):
        i = cuda.grid(1)
        if i < len(tables):
            table = tables[i]
            to_states[i] = states[table]
            to_generators[i] = generators[table]
            to_own[i] = own[table]
            to_whims[i] = whims[table]

    return play_on, sense, take
