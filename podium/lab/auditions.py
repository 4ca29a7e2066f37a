"""Turandot's last audition for two, solved for its equilibrium: how easily is a bidder exploited?

In round 7 nothing is hidden but the bids, and what follows them is settled: the holder of Puccini
hands out stand-ins as suits him best, and everybody casts as well as can be. So an audition is a
table of numbers, one for each pair of bids, and linear programming finds how to mix one's bids.
See docs/truth.md. Needs SciPy: the extra `podium[lab]`.

A bid is a sequence of actions: all that a seat decides in secret before the reveal, be it one or several.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray
from scipy.optimize import linprog

from podium.core import chance
from podium.core.box import Box
from podium.core.errors import BadSeats, IllegalAction, PodiumError
from podium.core.kernel import Record
from podium.core.match import Match, Sight, legal_of
from podium.core.playout import GREEDY, RANDOM
from podium.core.ready import playout_of
from podium.core.seats import seats_in
from podium.games.turandot import GAME, rules
from podium.games.turandot.table import AUDITION, CAST_BEST, CASTING, ROUNDS

OBJECTIVES: Final = ("points", "win")
"""One's points less the other's; or 1 for a victory, 0 for a defeat, ½ for a shared victory and also
when the dummy beats both: each of the two has lost as much as the other."""

Bid = tuple[int, ...]
Strategy = Mapping[Bid, float]
Matrix = NDArray[np.float64]
Policy = Callable[[Sight], Strategy]


class Audition(msgspec.Struct, frozen=True):
    """A last audition as a table of numbers: what each pair of bids brings seat 0."""

    box: Box
    state: Record
    bids: tuple[tuple[Bid, ...], tuple[Bid, ...]]  # of seat 0, the rows, and of seat 1, the columns
    payoffs: dict[str, Matrix]  # by objective

    def matters(self, objective: str) -> bool:
        """Whether it makes a difference what is bid."""
        return bool(self.payoffs[objective].max() > self.payoffs[objective].min())

    def needs_mixing(self, objective: str) -> bool:
        """Whether every single bid can be exploited, so that only chance protects a bidder."""
        matrix = self.payoffs[objective]
        return bool(matrix.min(axis=1).max() < matrix.max(axis=0).min())

    def mix(self, seat: int, strategy: Strategy) -> NDArray[np.float64]:
        """A strategy as one number for each bid of a seat; raises IllegalAction if it is none."""
        unknown = set(strategy) - set(self.bids[seat])
        if unknown:
            raise IllegalAction(f"These are no bids of seat {seat}: {sorted(unknown)}.")
        mixed = np.array([strategy.get(bid, 0.0) for bid in self.bids[seat]], np.float64)
        if mixed.min() < 0 or abs(mixed.sum() - 1) > 1e-6:
            raise PodiumError(f"Probabilities are not negative and sum to 1; these sum to {mixed.sum()}.")
        return mixed


class Equilibrium(msgspec.Struct, frozen=True):
    """How both seats mix their bids when neither can do better, and what that brings seat 0."""

    value: float
    strategies: tuple[NDArray[np.float64], NDArray[np.float64]]


class Score(msgspec.Struct, frozen=True):
    """How exploitable a bidder is by one objective, over the auditions that matter by it."""

    auditions: int
    mean: float
    worst: float


def audition(box: Box, state: Record) -> Audition:
    """The table of numbers of a last audition, before anybody has bid."""
    if state.seats != 2:
        raise BadSeats(f"Auditions are solved for 2 seats; this one has {int(state.seats)}.")
    if state.phase != AUDITION or state.round_number != ROUNDS:
        raise PodiumError(f"Only the audition of round {ROUNDS} is solved; this is round {int(state.round_number)}.")
    bids = bids_of(Sight(GAME, box, state, 0)), bids_of(Sight(GAME, box, state, 1))
    payoffs = {name: np.zeros((len(bids[0]), len(bids[1]))) for name in OBJECTIVES}
    for i, first in enumerate(bids[0]):
        laid = _after(box, state, 0, first)
        for j, second in enumerate(bids[1]):
            result = _settled(box, _after(box, laid, 1, second))
            for name, number in zip(OBJECTIVES, result, strict=True):
                payoffs[name][i, j] = number
    return Audition(box, state.copy(), bids, payoffs)


def bids_of(sight: Sight) -> tuple[Bid, ...]:
    """Every way for a seat to lay its cards face down: its actions until it has nothing left to decide."""
    found: list[Bid] = []
    for action in sight.legal:
        after = _after(sight.box, sight.state, sight.seat, (action,))
        if _is_bidding(after, sight.seat):
            found += [(action, *rest) for rest in bids_of(Sight(sight.game, sight.box, after, sight.seat))]
        else:
            found.append((action,))
    return tuple(found)


def _is_bidding(state: Record, seat: int) -> bool:
    return bool(state.phase == AUDITION and rules.pending(state) >> seat & 1)


def _after(box: Box, state: Record, seat: int, actions: Bid) -> Record:
    after = state.copy()
    for action in actions:
        rules.apply(box.record, after, seat, action)
    return after


def _settled(box: Box, state: Record) -> tuple[float, float]:
    """What seat 0 gets by each objective once the bids are open: stand-ins by minimax, the best castings.

    More points are never worse for their owner, by either objective, so nobody casts but for the best.
    """
    pending = seats_in(int(rules.pending(state)))
    if not pending:
        numbers = np.zeros(rules.MAX_SEATS, np.int32)
        rules.score(box.record, state, numbers)
        points = float(numbers[0] - numbers[1])
        rules.rank(box.record, state, numbers)
        return points, 0.5 + 0.5 * float(numbers[1] - numbers[0])  # places 1 and 2, both 1, or both 2
    seat = pending[0]
    if state.phase == CASTING:
        return _settled(box, _after(box, state, seat, (CAST_BEST,)))
    choose = max if seat == 0 else min
    results = [_settled(box, _after(box, state, seat, (action,))) for action in legal_of(GAME, box, state, seat)]
    return choose(points for points, _ in results), choose(win for _, win in results)


def equilibrium(matrix: Matrix) -> Equilibrium:
    """Exact strategies of a zero-sum game: rows want much, columns little."""
    rows, value = _best_mix(matrix)
    columns, _ = _best_mix(-matrix.T)
    return Equilibrium(value, (rows, columns))


def _best_mix(matrix: Matrix) -> tuple[NDArray[np.float64], float]:
    """The mix of rows that brings most against whichever column; the unknowns are the mix and what it brings."""
    rows, columns = matrix.shape
    found: Any = linprog(
        c=[0.0] * rows + [-1.0],
        A_ub=np.hstack([-matrix.T, np.ones((columns, 1))]),
        b_ub=np.zeros(columns),
        A_eq=[[1.0] * rows + [0.0]],
        b_eq=[1.0],
        bounds=[(0, None)] * rows + [(None, None)],
        method="highs",
    )
    if found.status != 0:
        raise PodiumError(f"No equilibrium was found: {found.message}")
    mix = np.maximum(found.x[:-1], 0)
    return mix / mix.sum(), float(found.x[-1])


def exploitability(first: NDArray[np.float64], second: NDArray[np.float64], matrix: Matrix) -> float:
    """What a seat gains on average by answering the other's mix as well as can be: NashConv / 2.

    That is half the sum of what either gains by leaving its own mix for its best answer. What the two
    mixes bring each other cancels out. It is 0 in an equilibrium, and only there.
    """
    return float((matrix @ second).max() - (first @ matrix).min()) / 2


def auditions(
    count: int, seed: int | str | bytes, *, mixing: bool = False, options: dict[str, Any] | None = None
) -> Iterator[Audition]:
    """Last auditions that matter by points, with Money left to both seats.

    The games before are played now by the guide and now at random. With `mixing`, only those in which
    every single bid can be exploited.
    """
    random = Random(chance.seed_bytes(seed))
    choose, weights = playout_of(GAME).choose, rules.WEIGHTS
    actions, values = np.zeros(rules.NUM_ACTIONS, np.int16), np.zeros(rules.NUM_ACTIONS, np.float32)
    found = 0
    while found < count:
        match = Match.new(GAME, seats=2, options=options, seed=random.getrandbits(64))
        box, state = match.box, match.state
        generator = np.array([random.getrandbits(64)], np.uint64)
        while state.round_number < ROUNDS:
            seat = seats_in(int(rules.pending(state)))[0]
            noise = random.choice((GREEDY, RANDOM))
            action = choose(box.record, state, seat, noise, weights, generator, actions, values)
            rules.apply(box.record, state, seat, action)
        if state.money[:2].min() == 0:
            continue
        position = audition(box, state)
        if position.needs_mixing("points") if mixing else position.matters("points"):
            found += 1
            yield position


def uniform(sight: Sight) -> Strategy:
    """Every bid as likely."""
    bids = bids_of(sight)
    return dict.fromkeys(bids, 1 / len(bids))


def by_steps(step: Callable[[Sight], Mapping[int, float]]) -> Policy:
    """A policy over whole bids from one over single actions: the probabilities of the steps are multiplied.

    `step` is asked again after each of its own actions. For a search bot it is the share of visits of
    each action at the root.
    """

    def policy(sight: Sight) -> Strategy:
        bids: dict[Bid, float] = {}
        for action, probability in step(sight).items():
            if probability == 0:
                continue
            if action not in sight.legal:
                raise IllegalAction(f"One of {sight.legal.codes} may be chosen here; {action!r} was.")
            after = _after(sight.box, sight.state, sight.seat, (action,))
            rest: Strategy = {(): 1.0}
            if _is_bidding(after, sight.seat):
                rest = policy(Sight(sight.game, sight.box, after, sight.seat))
            bids |= {(action, *later): probability * share for later, share in rest.items()}
        return bids

    return policy


def _likes_best(sight: Sight) -> dict[int, float]:
    """The actions that the guide likes best, each as likely."""
    actions, out = np.zeros(rules.NUM_ACTIONS, np.int16), np.zeros(rules.NUM_ACTIONS, np.float32)
    actions[: len(sight.legal)] = sight.legal.codes
    rules.guide(sight.box.record, sight.state, sight.seat, actions, len(sight.legal), rules.WEIGHTS, out)
    values = dict(zip(sight.legal, out.tolist(), strict=False))
    best = [action for action, value in values.items() if value == max(values.values())]
    return dict.fromkeys(best, 1 / len(best))


greedy = by_steps(_likes_best)
"""By the guide, as `podium.bots` plays it."""


def measure(
    policy: Policy,
    positions: Iterable[Audition],
    progress: Callable[[int], None] = lambda _: None,
    threads: int = 1,
) -> dict[str, Score]:
    """How exploitable a bidder is in both seats of these auditions, by objective.

    It is given what a bot is given, by several threads at once if asked to. `progress` is told after
    each audition how many are done.
    """

    def mixes(numbered: tuple[int, Audition]) -> tuple[Audition, list[NDArray[np.float64]]]:
        number, position = numbered
        found = []
        for seat in range(2):
            state = position.state.copy()
            words = chance.expand(chance.seed_bytes(number), rules.ENTROPY_WORDS, "redeal")
            rules.redeal(position.box.record, state, seat, words)
            found.append(position.mix(seat, policy(Sight(GAME, position.box, state, seat))))
        return position, found

    found: dict[str, list[float]] = {name: [] for name in OBJECTIVES}
    with ThreadPoolExecutor(threads) as pool:
        for number, (position, mixed) in enumerate(pool.map(mixes, enumerate(positions))):
            for name in OBJECTIVES:
                if position.matters(name):
                    found[name].append(exploitability(mixed[0], mixed[1], position.payoffs[name]))
            progress(number + 1)
    return {name: _summed_up(gains) for name, gains in found.items()}


def _summed_up(gains: list[float]) -> Score:
    return Score(len(gains), sum(gains) / max(1, len(gains)), max(gains, default=0.0))
