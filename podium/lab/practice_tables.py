"""Many tables on a GPU, at each of which one seat is practised and the others play by the guide.

Needs the packages numba-cuda and torch, and an NVIDIA GPU; `podium.lab.practise` says so where they are missing. The
kernel calls the very rules that the CPU runs, as `bench/gpu.py` does.
"""

from typing import Any, Final

import numba.cuda
import numpy as np
import torch

from podium.core.chance import below, fill, next_word
from podium.core.game import Game
from podium.core.seats import lowest, result_of

cuda: Any = numba.cuda  # its stubs do not know what kernels use
THREADS: Final = 64
FORBIDDEN: Final = -1e9  # in place of what the guide says of an action that may not be taken
EXACT: Final = -1.0  # opponents who never err
WHIMS: Final = np.float32(0.5)  # in practice every other game is against some who err by so many points at most
_SURE: Final = np.float32(1e-5)  # two actions that the guide likes alike are as likely
_STEPS: Final = 1024


def table_kernel(of: Game) -> Any:
    """Carry out the chosen actions and play on to the next choice of the practised seats; a game that ends is followed
    by another, in another seat."""
    rules = of.rules
    deal, pending, legal, apply = rules.deal, rules.pending, rules.legal, rules.apply
    guide, observe, notice, score, rank = rules.guide, rules.observe, rules.notice, rules.score, rules.rank
    num_actions, words, max_seats = rules.NUM_ACTIONS, rules.ENTROPY_WORDS, rules.MAX_SEATS
    num_features = rules.NUM_FEATURES

    @cuda.jit
    def play_on(  # type: ignore[no-untyped-def]
        box, options, weights, seats, is_new, states, generators, own, whims, chosen, senses, guided, result, ended
    ):
        table = cuda.grid(1)
        if table >= len(states):
            return
        state = states[table]
        actions = cuda.local.array(num_actions, np.int16)
        values = cuda.local.array(num_actions, np.float32)
        entropy = cuda.local.array(words, np.uint64)
        places = cuda.local.array(max_seats, np.int32)
        generator = cuda.local.array(1, np.uint64)
        generator[0] = generators[table]
        practised, whim = int(own[table]), whims[table]
        result[table] = 0
        ended[table] = 0
        if is_new:
            fill(entropy, generator, words)
            deal(box[0], state, seats, options[0], entropy)
        else:
            apply(box[0], state, practised, int(chosen[table]))
        count = 0
        while True:
            waiting = pending(state)
            if waiting == 0:
                score(box[0], state, places)
                rank(box[0], state, places)
                result[table] = result_of(places, seats, practised)
                ended[table] = 1
                fill(entropy, generator, words)
                deal(box[0], state, seats, options[0], entropy)
                practised = int(below(next_word(generator), seats))
                if whim >= 0:
                    half = _STEPS // 2
                    whim = WHIMS * np.float32(max(0, int(below(next_word(generator), _STEPS)) - half)) / half
                continue
            seat = lowest(waiting)
            count = legal(box[0], state, seat, actions)
            best = 0
            if count > 1:
                guide(box[0], state, seat, actions, count, weights, values)
                if seat == practised:
                    break
                highest = np.float32(-1e30)
                for i in range(count):
                    some = np.float32(below(next_word(generator), _STEPS)) / np.float32(_STEPS)
                    worth = values[i] + max(whim, _SURE) * some
                    if worth > highest:
                        highest = worth
                        best = i
            apply(box[0], state, seat, int(actions[best]))
        observe(box[0], state, practised, senses[table])
        notice(box[0], state, practised, senses[table, num_features:])
        for i in range(num_actions):
            guided[table, i] = np.float32(FORBIDDEN)
        for i in range(count):
            guided[table, int(actions[i])] = values[i]
        generators[table] = generator[0]
        own[table] = practised
        whims[table] = whim

    return play_on


class Tables:
    """So many games at once. `senses` and `guided` are what the practised seats see; `chosen` is theirs to fill.

    `result` is the place that a game which `ended` brought, from 0 for the last to 1 for the first.
    """

    def __init__(self, of: Game, kernel: Any, seats: int, many: int, seed: int, whim: float = 0.0) -> None:
        rules, rng = of.rules, np.random.default_rng(seed)
        self.kernel, self.seats, self.many = kernel, seats, many
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")  # the latter for a simulated GPU
        box, options = np.zeros(1, rules.Box), np.zeros(1, rules.Options)
        box[0], options[0] = of.box.record, of.pack_options(of.make_options(None, seats), seats)
        kept = (
            np.zeros(many, rules.State),
            rng.integers(0, 2**63, many, np.uint64),
            (np.arange(many) % seats).astype(np.int32),
            np.full(many, whim, np.float32),
        )
        self._set = [cuda.to_device(array) for array in (box, options, np.ascontiguousarray(rules.WEIGHTS))]
        self._kept = [cuda.to_device(array) for array in kept]
        self.chosen = torch.zeros(many, dtype=torch.int32, device=self.device)
        self.senses = torch.zeros(many, rules.NUM_FEATURES + rules.NUM_NOTICED, device=self.device)
        self.guided = torch.zeros(many, rules.NUM_ACTIONS, device=self.device)
        self.result, self.ended = (torch.zeros(many, device=self.device) for _ in range(2))
        self._play(is_new=1)

    def play(self, chosen: Any) -> None:
        """Take these actions, and play on."""
        self.chosen.copy_(chosen)
        self._play(is_new=0)

    def _play(self, is_new: int) -> None:
        shared = (self.chosen, self.senses, self.guided, self.result, self.ended)
        views = [cuda.as_cuda_array(tensor) if tensor.is_cuda else tensor.numpy() for tensor in shared]
        blocks = -(-self.many // THREADS)
        self.kernel[blocks, THREADS](*self._set, self.seats, is_new, *self._kept, *views)
