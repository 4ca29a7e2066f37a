"""Symphonimo endgames for two, solved exactly: how far from perfect is a player?

Nobody knows more than anybody else at this table: all that is hidden is the order of the unseen
cards, so a position is worth what best play from it brings on average over the draws. The solver
tries every action and every draw with the game's own kernels and remembers each position it has met.
False notes are as unseen as the pile and never drawn: any unseen card is as likely to come next.

With three or more seats best play depends on how the others choose between equals, so there is no
one truth to measure against, and such positions are refused. See docs/truth.md.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, Final

import msgspec
import numpy as np

from podium.core import chance
from podium.core.box import Box
from podium.core.errors import BadSeats, IllegalAction, PodiumError
from podium.core.kernel import Record
from podium.core.match import Match, Sight
from podium.core.playout import GREEDY, RANDOM
from podium.core.ready import playout_of
from podium.games.symphonimo import GAME, rules
from podium.games.symphonimo.table import OVER
from podium.lab.expectimax import WORDS, most, value

OBJECTIVES: Final = ("points", "win")
"""One's points less the other's; or 1 for a victory, ½ for a shared one, 0 for a defeat."""

ROOM: Final = 1 << 21  # positions remembered at most: 48 bytes each, 96 MiB
FIRST_ROOM: Final = 1 << 13  # tried first: most of the time goes into clearing a larger table
CLOSE: Final = 1e-9  # values nearer than this are equal

Choose = Callable[[Sight], int]


class TooBig(PodiumError):
    """A position with more in it than the solver has room for."""


class Endgame(msgspec.Struct, frozen=True):
    """A position with the value of every legal action, to the seat that is to act."""

    box: Box
    state: Record
    seat: int
    actions: tuple[int, ...]
    values: dict[str, tuple[float, ...]]  # by objective, in the order of `actions`
    size: int  # positions remembered on the way

    def value(self, objective: str) -> float:
        return max(self.values[objective])

    def matters(self, objective: str) -> bool:
        """Whether it makes a difference which action is chosen."""
        return max(self.values[objective]) - min(self.values[objective]) > CLOSE

    def loss(self, objective: str, action: int) -> float:
        """What an action gives away against best play; 0 for the best."""
        return self.value(objective) - self.values[objective][self.actions.index(action)]


class Score(msgspec.Struct, frozen=True):
    """How a player did by one objective, over the positions where the choice matters by it."""

    positions: int
    optimal: int
    mean_loss: float
    worst_loss: float

    @property
    def share(self) -> float:
        """The share of optimal choices."""
        return self.optimal / max(1, self.positions)


def solve(box: Box, state: Record, room: int = ROOM) -> Endgame:
    """The exact value of every legal action of a position with two seats; raises TooBig.

    `room` is how many positions may be remembered, rounded down to a power of two. Each card more in
    the pile asks for three to five times as many.
    """
    if state.seats != 2:
        raise BadSeats(f"Endgames are solved for 2 seats; this position has {int(state.seats)}.")
    if state.phase == OVER:
        raise PodiumError("The game is over: there is nothing left to solve.")
    # A card may be drawn, placed, left, taken and passed on; some lie in the row already.
    left = int(state.pile_end) - int(state.drawn)
    depth = 5 * left + 12
    states = np.zeros(depth, rules.State)
    states[0] = state
    actions = np.zeros((depth, rules.NUM_ACTIONS), np.int16)
    worths = np.zeros((depth, rules.NUM_ACTIONS, len(OBJECTIVES)))
    key, numbers = np.zeros((depth, WORDS), np.uint64), np.zeros(rules.MAX_SEATS, np.int32)
    used = np.zeros(1, np.int64)
    room = 1 << room.bit_length() - 1
    size = min(room, FIRST_ROOM)
    while True:
        keys, values = np.zeros((size, WORDS), np.uint64), np.zeros((size, len(OBJECTIVES)))
        used[0] = 0
        value(box.record, states, 0, actions, worths, keys, values, used, key, numbers)
        if used[0] <= most(size):
            break
        if size == room:
            raise TooBig(f"With {left} cards in the pile this position leads to more than {most(room)} others.")
        size = min(room, 16 * size)
    seat = int(state.turn)
    count = rules.legal(box.record, state, seat, actions[0])
    points, wins = worths[0, :count, 0], worths[0, :count, 1]
    mine = (points, wins) if seat == 0 else (-points, 1 - wins)
    return Endgame(
        box=box,
        state=state.copy(),
        seat=seat,
        actions=tuple(int(action) for action in actions[0, :count]),
        values={name: tuple(map(float, column)) for name, column in zip(OBJECTIVES, mine, strict=True)},
        size=int(used[0]),
    )


def endgames(
    count: int,
    seed: int | str | bytes,
    cards_left: int = 6,
    options: dict[str, Any] | None = None,
    room: int = ROOM,
) -> Iterator[Endgame]:
    """Solved positions with at most so many cards in the pile, where the choice matters by points.

    The games before are played by each seat now by the guide and now at random, so that positions
    are neither all neat nor all wild; then up to three decisions more, so that all kinds come up.
    Positions that do not fit into `room` are passed over: choose `cards_left` so that they are few.
    """
    random = Random(chance.seed_bytes(seed))
    found = 0
    while found < count:
        match = Match.new(GAME, seats=2, options=options, seed=random.getrandbits(64))
        state = match.state
        _play_down(match.box.record, state, cards_left, random)
        if state.phase == OVER:
            continue
        try:
            solved = solve(match.box, state, room)
        except TooBig:
            continue
        if solved.matters("points"):
            found += 1
            yield solved


def _play_down(box: Record, state: Record, cards_left: int, random: Random) -> None:
    choose, weights = playout_of(GAME).choose, rules.WEIGHTS
    actions, values = np.zeros(rules.NUM_ACTIONS, np.int16), np.zeros(rules.NUM_ACTIONS, np.float32)
    generator = np.array([random.getrandbits(64)], np.uint64)
    more = random.randrange(4)
    while state.phase != OVER:
        if int(state.pile_end) - int(state.drawn) <= cards_left:
            more -= 1
            if more < 0:
                return
        seat = int(state.turn)
        noise = random.choice((GREEDY, RANDOM))
        rules.apply(box, state, seat, choose(box, state, seat, noise, weights, generator, actions, values))


def measure(
    choose: Choose,
    positions: Iterable[Endgame],
    progress: Callable[[int], None] = lambda _: None,
    threads: int = 1,
) -> dict[str, Score]:
    """How a player does in solved positions, by objective; `progress` is told after each how many are done.

    `choose` is given what a bot is given, a `Sight` with the unseen cards dealt anew; by several threads
    at once if asked to.
    """

    def choice(numbered: tuple[int, Endgame]) -> tuple[Endgame, int]:
        number, position = numbered
        words = chance.expand(chance.seed_bytes(number), rules.ENTROPY_WORDS, "redeal")
        state = position.state.copy()
        rules.redeal(position.box.record, state, position.seat, words)
        return position, choose(Sight(GAME, position.box, state, position.seat))

    losses: dict[str, list[float]] = {name: [] for name in OBJECTIVES}
    with ThreadPoolExecutor(threads) as pool:
        for number, (position, action) in enumerate(pool.map(choice, enumerate(positions))):
            if action not in position.actions:
                raise IllegalAction(f"One of {position.actions} may be chosen here; {action!r} was.")
            for name in OBJECTIVES:
                if position.matters(name):
                    losses[name].append(position.loss(name, action))
            progress(number + 1)
    return {name: _summed_up(found) for name, found in losses.items()}


def _summed_up(losses: list[float]) -> Score:
    optimal = sum(loss <= CLOSE for loss in losses)
    return Score(len(losses), optimal, sum(losses) / max(1, len(losses)), max(losses, default=0.0))
