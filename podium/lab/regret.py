"""What bots give away at a decision: `python -m podium.lab.regret ensemble greedy maestro@250ms --seats 4`.

Where no game can be solved, this much can still be found: what each action is worth, from 0 for the last place to 1 for
the first, if everybody plays by the guide after it. Playouts tell, thousands for every action, in deals that the seat
cannot tell apart. A bot's regret is what it gives away to the best of these actions. A few hundred positions tell more
about a search than as many games, whose luck is larger than its skill; but what a bot gains by foreseeing better play
than the guide's is not seen.

The best action is chosen by one half of the playouts and held against the bot's by the other half: chosen and judged
by the same ones, luck would pass for worth.
"""

import argparse
import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import count, islice
from random import Random
from typing import Final

import msgspec
import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from podium.bots import bot
from podium.bots.levels import Bot
from podium.bots.think import Budget, Style, prepare, think
from podium.core import chance
from podium.core.errors import PodiumError
from podium.core.game import Game, game
from podium.core.match import Match, Sight

LEAST_ACTIONS: Final = 3  # of a decision that is worth looking at
MOST_MISSED: Final = 50  # games without one, before a game is refused
# To the end, by the guide without whims; every action as often as any other, whatever it brings.
EVENLY: Final = Style(
    noise=0.0, points_weight=0.0, guided=1.0, exploration=1e6, warmth=1e6, is_flat=True, has_instinct=False
)
console = Console(soft_wrap=True)


class Position(msgspec.Struct, frozen=True):
    """A decision of a game that was played by the guide, and what each action was worth in either half of playouts."""

    sight: Sight
    choosing: dict[int, float]
    judging: dict[int, float]

    def regret(self, action: int) -> float:
        """What `action` gives away; by chance it may be a little less than nothing."""
        best = max(self.choosing, key=lambda code: self.choosing[code])
        return self.judging[best] - self.judging[action]


class Regret(msgspec.Struct, frozen=True):
    """What a bot gives away at a decision on average, give or take a 95% interval's half."""

    bot: str
    mean: float
    margin: float


def decisions(of: Game, seats: int, seed: str) -> Iterator[Sight]:
    """One decision of every game, as its seat sees it: to its knowledge it is alone to act, and it has some choice."""
    greedy, missed = bot("greedy"), 0
    for number in count():
        match = Match.new(of, seats=seats, seed=f"{seed} {number}")
        rng = Random(f"{seed} {number}")
        found: list[Sight] = []
        while match.pending:
            seat = match.pending[0]
            sight = match.sight(seat, rng.randbytes(32))
            if int(of.rules.pending(sight.state)) == 1 << seat and len(sight.legal) >= LEAST_ACTIONS:
                found.append(sight)
            match.play(seat, greedy.choose(sight, rng.randbytes(32)))
        missed = 0 if found else missed + 1
        if missed == MOST_MISSED:
            raise PodiumError(f"In {missed} games of {of.title} no seat had a choice of {LEAST_ACTIONS} to make alone.")
        if found:
            yield rng.choice(found)


def weigh(sight: Sight, playouts: int, seed: str) -> Position:
    """Find what every action is worth, twice."""
    halves = []
    for half in range(2):
        budget = Budget(iterations=max(1, playouts // 2) * len(sight.legal))
        thought = think(sight, budget, EVENLY, chance.seed_bytes(f"{seed} {half}"))
        halves.append(dict(zip(thought.actions, thought.values, strict=True)))
    return Position(sight, *halves)


def positions(
    of: Game, seats: int, many: int, playouts: int, seed: str, tell: Callable[[int], None], threads: int = 1
) -> list[Position]:
    """So many weighed decisions; `tell` hears how many are done."""
    found: list[Position] = []
    with ThreadPoolExecutor(threads) as pool:
        for one in pool.map(lambda sight: weigh(sight, playouts, seed), islice(decisions(of, seats, seed), many)):
            found.append(one)
            tell(len(found))
    return found


def measure(player: Bot, among: Sequence[Position], tell: Callable[[int], None], threads: int = 1) -> Regret:
    """Let a bot decide everywhere."""
    lost: list[float] = []
    with ThreadPoolExecutor(threads) as pool:
        for one in pool.map(lambda at: at.regret(player.choose(at.sight, chance.seed_bytes(0))), among):
            lost.append(one)
            tell(len(lost))
    return Regret(player.name, float(np.mean(lost)), float(1.96 * np.std(lost) / len(lost) ** 0.5))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("bots", nargs="*", default=["random", "greedy", "maestro"])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--playouts", type=int, default=16_000, help="for every action of a position")
    parser.add_argument("--seed", default="regret")
    parser.add_argument("--threads", type=int, default=os.cpu_count(), help="positions thought about at once")
    given = parser.parse_args()
    try:
        of, players = game(given.game), [bot(name) for name in given.bots]
        of.make_options(None, given.seats)
    except PodiumError as refusal:
        parser.error(str(refusal))
    prepare(of, lambda kernel: console.print(f"{of.title}: compiling {kernel}; it is kept for the next start."))
    title = f"{of.title}, {given.seats} players: what is given away at a decision, {given.positions} positions"
    table = Table("bot", "regret", "give or take", title=title)
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    ) as progress:

        def shown(what: str) -> Callable[[int], None]:
            task = progress.add_task(what, total=given.positions)
            return lambda done: progress.update(task, completed=done)

        try:
            among = positions(
                of, given.seats, given.positions, given.playouts, given.seed, shown("weighing"), given.threads
            )
        except PodiumError as refusal:
            progress.stop()
            parser.error(str(refusal))
        for player in players:
            found = measure(player, among, shown(player.name), given.threads)
            table.add_row(found.bot, f"{found.mean:.4f}", f"{found.margin:.4f}")
    console.print(table)


if __name__ == "__main__":
    main()
