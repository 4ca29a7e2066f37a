"""Thinking about a move: a search with a budget, in as many threads as asked for, and what it found.

A search is handed a `Sight`, so it cannot see what its seat may not know. Given iterations (and not
milliseconds) it finds the same for the same sight, seed and number of threads.
"""

import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from podium.bots.tree import NONE, Settings, Tree, make_tree
from podium.core import chance
from podium.core.beliefs import read_beliefs
from podium.core.game import Game, rules_module
from podium.core.instinct import NO_INSTINCT, Instinct, read_instinct
from podium.core.kernel import Record, bind, blank, is_cached
from podium.core.match import Match, Sight

TABLE: Final = 1 << 17  # places for nodes a thread; three quarters are used at most
EDGES: Final = 1 << 20
MEMORY_MIB: Final = 20  # of a thread's tree: 24 bytes a place, 16 an edge
PATIENCE: Final = 10
FIRST_CHUNK: Final = 16  # iterations before the first look at the clock, and at how far the end is
SLICE_SECONDS: Final = 0.002  # how long a thread works before it looks at the clock


class Budget(msgspec.Struct, frozen=True):
    """How long to think: so many milliseconds, or so many iterations, in each thread.

    Milliseconds are the processor's, so that a bot plays no worse on a machine that is busy with other
    things; `PATIENCE` times as many on the wall are the end in any case. `until_settled` ends it sooner, once what
    is left could not change which action was tried most.
    """

    milliseconds: int = 0
    iterations: int = 0
    until_settled: bool = False


class Style(msgspec.Struct, frozen=True, kw_only=True):
    """How a search goes about it; see `podium.bots.tree.Settings`.

    `open_end` is how many decisions before the end the others are no longer taken to play by the guide;
    `has_instinct` is whether an instinct is asked where there is one.
    """

    exploration: float = 1.0
    warmth: float = 1.0
    others_warmth: float = 1.0
    noise: float = 0.5
    points_weight: float = 0.3
    doubt: float = 0.05
    horizon: float = 1000
    guided: float = 0.0
    open_end: float = 0.0
    is_flat: bool = False
    has_instinct: bool = True

    def packed(self, forced: int = NONE) -> Record:
        settings = blank(Settings)
        settings.exploration, settings.noise = self.exploration, self.noise
        settings.warmth, settings.others_warmth = self.warmth, self.others_warmth
        settings.points_weight, settings.doubt = self.points_weight, self.doubt
        settings.most_nodes = 1 if self.is_flat else TABLE * 3 // 4
        settings.horizon = int(self.horizon)
        settings.guided = self.guided
        settings.forced = forced
        return settings


class Thought(msgspec.Struct, frozen=True):
    """What a search found: for each legal action how often it was tried, how it did for the seat itself
    (0 to 1, place and points together), and each seat's chance to win after it."""

    seat: int
    actions: tuple[int, ...]
    visits: tuple[int, ...]
    values: tuple[float, ...]
    chances: tuple[tuple[float, ...], ...]
    iterations: int
    decisions: int
    seconds: float

    @property
    def best(self) -> int:
        """The action tried most, the better one of equals."""
        return self.actions[max(range(len(self.actions)), key=lambda i: (self.visits[i], self.values[i]))]


def style_of(sight: Sight, *, is_flat: bool = False, for_points: bool = False) -> Style:
    """How to go about this game at this many seats, as was found best and is kept in its beliefs.

    An instinct has practised for places: whoever plays for points alone does without.
    """
    seats, beliefs = int(sight.state.seats), _beliefs(sight.game.folder)
    if for_points:
        told: dict[str, Any] = {**beliefs.search.get(seats, {}), "points_weight": 1.0, "has_instinct": False}
    else:
        told = (beliefs.practised if len(_instinct(sight).first) else beliefs.search).get(seats, {})
    return msgspec.convert({**told, "is_flat": is_flat}, Style)


_beliefs = cache(read_beliefs)


def _instinct(sight: Sight) -> Instinct:
    return read_instinct(sight.game.folder, int(sight.state.seats), sight.box.digest)


def search_of(game: Game) -> ModuleType:
    """The search compiled for this game: see `podium.bots.search`."""
    return bind(Path(__file__).parent / "search.py", rules_module(game))


def prepare(game: Game, report: Callable[[str], None] = lambda _: None) -> None:
    """Compile the search if it never was; `report` is called before with the kernel's name."""
    if not is_cached(search_of(game).grow):
        report("search")
        match = Match.new(game, seats=game.seats[0], seed=0)
        think(match.sight(match.pending[0], 0), Budget(iterations=1), seed=chance.seed_bytes(0))


_own = threading.local()


def _tree(game: Game, knowing: Instinct = NO_INSTINCT) -> Tree:
    """This thread's tree for a game, emptied, with an instinct."""
    trees: dict[str, Tree] = _own.__dict__.setdefault("trees", {})
    if game.slug not in trees:
        trees.clear()  # one game at a time keeps the memory bounded
        trees[game.slug] = make_tree(game.rules, TABLE, EDGES)
    tree = trees[game.slug]
    tree.nodes["key"] = 0
    tree.wins[:] = 0
    tree.recalled[:] = 0
    tree.units[:] = 0
    return tree._replace(first_layer=knowing.first, second_layer=knowing.second, last_layer=knowing.last)


def think(
    sight: Sight,
    budget: Budget,
    style: Style | None = None,
    seed: bytes | None = None,
    *,
    threads: int = 1,
    forced: int | None = None,
    should_stop: Callable[[], bool] = lambda: False,
) -> Thought:
    """Search for the best action of the seat that sees `sight`, in the style found best for the game unless told.

    `forced` is an action that gets half of the iterations, to know its worth as well as the best one's.
    """
    began = time.perf_counter()
    generators = chance.expand(seed or chance.seed_bytes(None), threads, "think")
    index = NONE if forced is None else sight.legal.index(forced)
    style = style or style_of(sight)
    settings = style.packed(index)
    instinct = _instinct(sight) if style.has_instinct else NO_INSTINCT

    def work(number: int) -> _Part:
        return _search(sight, budget, settings.copy(), style.open_end, instinct, generators[number], began, should_stop)

    if threads == 1:
        parts = [work(0)]
    else:
        with ThreadPoolExecutor(threads) as pool:
            parts = list(pool.map(work, range(threads)))
    visits = np.sum([part.visits for part in parts], axis=0)
    seen = np.maximum(visits, 1)
    values = np.sum([part.values * part.visits for part in parts], axis=0) / seen
    wins = np.sum([part.wins for part in parts], axis=0) / seen[:, None]
    return Thought(
        seat=sight.seat,
        actions=sight.legal.codes,
        visits=tuple(visits.tolist()),
        values=tuple(values.tolist()),
        chances=tuple(tuple(row) for row in wins.tolist()),
        iterations=sum(part.iterations for part in parts),
        decisions=sum(part.decisions for part in parts),
        seconds=time.perf_counter() - began,
    )


class _Part(NamedTuple):
    """What one thread found, by action."""

    visits: NDArray[np.int64]
    values: NDArray[np.float64]
    wins: NDArray[np.float64]
    iterations: int
    decisions: int


def _iterations_left(budget: Budget, done: int, worked: float, waited: float) -> float:
    """How many more there will be, at the pace so far; none if another slice would take more seconds than there are."""
    if budget.iterations:
        return budget.iterations - done
    seconds = budget.milliseconds / 1000
    if worked > seconds - SLICE_SECONDS / 2 or waited > PATIENCE * seconds:
        return 0
    return done * (seconds / max(worked, 1e-6) - 1)


def _is_settled(visits: NDArray[np.int32], left: float) -> bool:
    """Whether the action tried most would stay so if the second got all the iterations that are left."""
    if len(visits) == 1:
        return True
    second, first = np.partition(visits, -2)[-2:]
    return bool(first - second > left)


def _guided_share(left: float, open_end: float) -> float:
    """How much of `guided` to keep with so many decisions left on average: none from `open_end` on, all at twice that.

    Near the end the tree sees what the others do best, and need not guess.
    """
    return min(1.0, max(0.0, left / open_end - 1)) if open_end else 1.0


def _search(
    sight: Sight,
    budget: Budget,
    settings: Record,
    open_end: float,
    instinct: Instinct,
    generator: int,
    began: float,
    should_stop: Callable[[], bool],
) -> _Part:
    """One thread's search, a slice at a time. `settings` are its own: what is guided changes near the end."""
    kernels, box, seat = search_of(sight.game), sight.box.record, sight.seat
    tree = _tree(sight.game, instinct)
    began_work = time.thread_time()
    tree.generator[0] = generator
    tree.states[0] = sight.state
    count = kernels.plant(box, settings, tree, seat)
    done, decisions, chunk = 0, 0, FIRST_CHUNK
    while done == 0 or not should_stop():
        if done:
            left = _iterations_left(budget, done, time.thread_time() - began_work, time.perf_counter() - began)
            if left == 0 or (budget.until_settled and _is_settled(tree.edges["visits"][:count], left)):
                break
        if budget.iterations:
            chunk = min(chunk, budget.iterations - done)
        sliced = time.perf_counter()
        decisions += kernels.grow(box, settings, tree, seat, chunk)
        done += chunk
        if done == chunk:
            settings.guided *= _guided_share(decisions / done, open_end)
        if time.perf_counter() - sliced < SLICE_SECONDS / 2:
            chunk *= 2
    return _Part(
        visits=tree.edges["visits"][:count].astype(np.int64),
        values=tree.edges["value"][:count].astype(np.float64),
        wins=tree.wins[:count, : int(sight.state.seats)].copy(),
        iterations=done,
        decisions=decisions,
    )
