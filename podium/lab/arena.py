"""Tournaments between bots: the same deals for everybody, every table in every rotation, on all cores.

One deal played once for every rotation of a table is a *cluster*: each bot has held each seat on the
same cards, so luck of the deal and of the seat cancels out. All tables play the same deals.

Who sits together:

- at 2 seats every pair (round robin), the first bot with each of the others (gauntlet), or each bot with the
  next (ladder), which is all it takes to order bots of which each thinks longer than the one before;
- at more seats, `mixed` tables of bots that are all different: every combination, or where these are
  more than MOST_TABLES, each deal shuffles the bots and cuts them into tables. One game then compares
  many pairs in the company they will meet, which rates them soonest, so this is the round robin's
  way whenever there are bots enough;
- else `lone` tables: one seat against a table full of another bot, and in a round robin the other
  way round as well. A gauntlet is always played so.
"""

import itertools
import math
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from contextlib import closing
from pathlib import Path
from typing import Any, Literal

import msgspec
import numpy as np

import podium
from podium.bots import Bot, bot, decide
from podium.core import chance
from podium.core.box import Box
from podium.core.errors import PodiumError
from podium.core.game import Game, GameOptions, register, slugs
from podium.core.game import game as find_game
from podium.core.match import Match
from podium.core.ready import make_ready
from podium.lab import ratings
from podium.lab.ledger import BadArena, Cluster, Ledger, Settings, kept_seed
from podium.lab.standing import Standing, standing_of

Schedule = Literal["round robin", "gauntlet", "ladder"]
Tables = Literal["mixed", "lone"]
Seating = tuple[str, ...]

MOST_TABLES = 24  # combinations that one deal is played by


class Progress:
    """How far an arena is; handed to the caller after every cluster."""

    def __init__(self, bots: Sequence[str], clusters: int) -> None:
        self.bots, self.clusters, self.done = list(bots), clusters, 0
        self._wins = np.zeros((len(bots), len(bots)))

    def add(self, cluster: Cluster) -> None:
        self.done += 1
        for rotation, places in enumerate(cluster.places):
            who = [self.bots.index(name) for name in rotate(cluster.seating, rotation)]
            for (mine, mine_at), (yours, yours_at) in itertools.permutations(zip(who, places, strict=True), 2):
                if mine != yours:
                    self._wins[mine, yours] += (1 + (mine_at < yours_at) - (mine_at > yours_at)) / 2

    @property
    def ratings(self) -> dict[str, float]:
        """The ratings as they stand, the best first; without intervals, which take a moment."""
        fitted = ratings.anchored(ratings.fit(self._wins), self.bots).tolist()
        return dict(sorted(zip(self.bots, fitted, strict=True), key=lambda item: -item[1]))


def arena(
    game: Game | str,
    bots: Sequence[str],
    *,
    deals: int,
    seats: int = 2,
    schedule: Schedule = "round robin",
    tables: Tables | None = None,
    options: GameOptions | dict[str, Any] | None = None,
    box: Box | None = None,
    seed: int | str | bytes | None = None,
    cores: int | None = None,
    out: Path | None = None,
    progress: Callable[[Progress], None] = lambda _: None,
) -> Standing:
    """Let bots play each other, and rate them.

    The games depend on the seed, not on the cores, unless a bot's budget is time. With `out`, results
    are kept in that file and the same call goes on from there; more deals may be asked for later.
    Interrupt it (Ctrl-C) and what has been played so far is summed up. On more than one core it starts
    processes: a script that calls it needs the usual `if __name__ == "__main__":`.
    """
    game = find_game(game)
    game.check_seats(seats)
    made = game.make_options(options, seats)
    box = box or game.box
    tables = check(bots, deals=deals, seats=seats, schedule=schedule, tables=tables, cores=cores)
    settings = Settings(
        podium=podium.__version__,
        game=game.slug,
        game_version=game.version,
        box=box.digest,
        seats=seats,
        options=msgspec.to_builtins(made),
        seed=chance.seed_bytes(seed if seed is not None else kept_seed(out)).hex(),
        bots=list(bots),
        schedule=schedule,
        tables=tables,
    )
    planned = [(deal, seating) for deal in range(deals) for seating in seatings(settings, deal)]
    shown = Progress(bots, len(planned))
    ledger = Ledger(settings, out)
    try:
        for key in planned:
            if key in ledger.clusters:
                shown.add(ledger.clusters[key])
        progress(shown)
        host = Host(game, box, made, settings)
        with closing(_play(host, [key for key in planned if key not in ledger.clusters], cores)) as finished:
            for cluster in finished:
                ledger.add(cluster)
                shown.add(cluster)
                progress(shown)
    except KeyboardInterrupt:
        pass
    finally:
        ledger.close()
    played = [ledger.clusters[key] for key in planned if key in ledger.clusters]
    if {name for cluster in played for name in cluster.seating} != set(bots):
        raise BadArena("The arena was stopped before every bot had played.")
    return standing_of(settings, played, is_complete=len(played) == len(planned))


def check(
    bots: Sequence[str],
    *,
    deals: int = 1,
    seats: int = 2,
    schedule: Schedule = "round robin",
    tables: Tables | None = None,
    cores: int | None = None,
) -> Tables:
    """Raise BadArena or UnknownBot if this cannot be played; returns how the tables are made up."""
    if len(bots) < 2:
        raise BadArena(f"An arena needs at least 2 bots; {len(bots)} came.")
    for name in bots:
        bot(name)
        if list(bots).count(name) > 1:
            raise BadArena(f"Bot {name} is named twice; results are told apart by name, so name each bot once.")
    if deals < 1:
        raise BadArena(f"An arena plays at least 1 deal; {deals} were asked for.")
    if cores is not None and cores < 1:
        raise BadArena(f"An arena runs on at least 1 core; {cores} were asked for.")
    if schedule == "gauntlet":
        if tables == "mixed":
            raise BadArena("A gauntlet sets one bot against tables of each other one; its tables cannot be mixed.")
        return "lone"
    if schedule == "ladder" and seats != 2:
        raise BadArena(f"A ladder sets each bot against the next, at 2 seats; {seats} were asked for.")
    if tables == "mixed" and len(bots) < seats:
        raise BadArena(f"Mixed tables of {seats} need as many bots; {len(bots)} came.")
    if seats == 2:
        return "mixed"  # a pair is a pair
    return tables or ("mixed" if len(bots) >= seats else "lone")


def seatings(settings: Settings, deal: int) -> list[Seating]:
    """The tables that play a deal; each will be played in every rotation."""
    bots, seats = settings.bots, settings.seats
    if settings.schedule == "gauntlet":
        return [(bots[0], *[other] * (seats - 1)) for other in bots[1:]]
    if settings.schedule == "ladder":
        return list(itertools.pairwise(bots))
    if settings.tables == "lone":
        return [(lone, *[other] * (seats - 1)) for lone, other in itertools.permutations(bots, 2)]
    # A new order for every deal: under rotation alone everybody would keep the same neighbour.
    order = sorted(bots, key=lambda name: chance.seed_bytes(f"{settings.seed} deal {deal} order {name}"))
    if seats == 2 or math.comb(len(bots), seats) <= MOST_TABLES:
        return list(itertools.combinations(order, seats))
    return [tuple((order + order)[first : first + seats]) for first in range(0, len(order), seats)]


def rotate(seating: Seating, rotation: int) -> Seating:
    """Who sits in seat 0, 1, … in this rotation."""
    return seating[rotation:] + seating[:rotation]


class Stopped(Exception):
    """The arena was interrupted while a game was being played."""


class Host:
    """Plays clusters, in this process or in a worker."""

    def __init__(
        self,
        game: Game,
        box: Box,
        options: GameOptions,
        settings: Settings,
        is_stopping: Callable[[], bool] = lambda: False,
    ) -> None:
        self.game, self.box, self.options, self.settings, self.is_stopping = game, box, options, settings, is_stopping
        self.bots = {name: bot(name) for name in settings.bots}

    def deal(self, deal: int) -> Match:
        seed = f"{self.settings.seed} deal {deal}"
        return Match.new(self.game, seats=self.settings.seats, options=self.options, seed=seed, box=self.box)

    def play(self, deal: int, seating: Seating) -> Cluster:
        """One deal in every rotation."""
        matches = []
        for rotation in range(len(seating)):
            match = self.deal(deal)
            players = [self.bots[name] for name in rotate(seating, rotation)]
            self._play_out(match, players, f"{self.settings.seed} deal {deal} rotation {rotation}")
            matches.append(match)
        outcomes = [match.outcome for match in matches]
        return Cluster(
            deal=deal,
            seating=seating,
            places=tuple(outcome.places for outcome in outcomes if outcome),
            scores=tuple(outcome.scores for outcome in outcomes if outcome),
            decisions=tuple(len(match.log) for match in matches),
        )

    def _play_out(self, match: Match, players: Sequence[Bot], words: str) -> None:
        while pending := match.pending:
            if self.is_stopping():
                raise Stopped
            # All decide before any choice is laid: whoever chooses at the same time knows none of the others.
            seed = f"{words} move {len(match.log)}"
            choices = [(seat, decide(match, seat, players[seat], f"{seed} seat {seat}")) for seat in pending]
            for seat, action in choices:
                match.play(seat, action)

    def warm_up(self) -> None:
        """Let every bot make one real choice, so that whatever it compiles is in the cache before others need it."""
        make_ready(self.game)
        match = self.deal(0)
        while len(match.legal(match.pending[0])) < 2:
            match.play(match.pending[0], match.legal(match.pending[0])[0])
        for player in self.bots.values():
            decide(match, match.pending[0], player, 0)


def _play(host: Host, todo: Sequence[tuple[int, Seating]], cores: int | None) -> Generator[Cluster, None, None]:
    """Play clusters; on several cores they are finished in any order."""
    cores = min(cores or os.cpu_count() or 1, len(todo))
    if cores > 1:
        yield from _play_in_workers(host, todo, cores)
    else:
        for deal, seating in todo:
            yield host.play(deal, seating)


def _play_in_workers(host: Host, todo: Sequence[tuple[int, Seating]], cores: int) -> Generator[Cluster, None, None]:
    """Processes rather than threads: a bot whose budget is time wants a core, and an interpreter, of its own."""
    host.warm_up()
    context = multiprocessing.get_context("spawn")  # forking a process that has run Numba's threads is not safe
    stopping = context.Event()
    home = (host.game.slug, host.game.package, host.box.text, host.settings, stopping)
    pool = ProcessPoolExecutor(cores, context, _start_worker, home)
    running: set[Future[Cluster]] = set()
    waiting = iter(todo)
    try:
        while True:
            for deal, seating in itertools.islice(waiting, 2 * cores - len(running)):
                running.add(pool.submit(_play_in_worker, deal, seating))
            if not running:
                return
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            for future in ended:
                yield future.result()
    except BrokenExecutor:
        raise PodiumError("A process of the arena died; what was finished before is kept if --out was given.") from None
    finally:
        stopping.set()
        pool.shutdown(wait=True, cancel_futures=True)


_worker: Host


def _start_worker(slug: str, package: str, box: str, settings: Settings, stopping: Any) -> None:
    global _worker
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches every process; the parent decides what it means
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    if slug not in slugs():  # a game of the caller's own
        register(slug, package)
    game = find_game(slug)
    options = game.make_options(settings.options, settings.seats)
    _worker = Host(game, game.read_box(Path("the arena's box"), box), options, settings, stopping.is_set)


def _leave_with_parent() -> None:
    """End this process when the arena was killed, instead of waiting for work that nobody sends."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play_in_worker(deal: int, seating: Seating) -> Cluster:
    return _worker.play(deal, seating)
