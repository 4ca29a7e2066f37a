"""Podium's own figures: random games, deals and scores included, on one core and on all; copies of a state."""

import os
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial

import numpy as np
from timing import Measure, Play, Row, Sample, Tell, in_rounds, played_row, spend

from podium.core import chance
from podium.core.errors import PodiumError
from podium.core.game import Game
from podium.core.kernel import blank
from podium.core.playout import RANDOM
from podium.core.ready import make_ready, playout_of

CALL_SECONDS = 0.005  # a kernel call is at least this long, so that calling it costs nothing
COPIES = 64  # states copied over in turn: few enough to stay in a near cache, as in a search
COPIES_A_CALL = 1_000_000
LINE = 16  # words of 8 bytes: generators of two threads never share a cache line


@dataclass(frozen=True)
class Round:
    """One repeat of all that is measured of a game at one number of players."""

    alone: Sample
    together: Sample  # on all cores
    copy: float  # nanoseconds


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def measure(games: list[Game], seconds: float, repeats: int, tell: Tell) -> Iterator[Row]:
    """A row for every game and number of players, with default options."""
    measures = [_measure(game, seats, seconds, tell) for game in games for seats in _compiled(game, tell).seats]
    for found in in_rounds(measures, repeats, tell):
        if isinstance(found, str):
            raise PodiumError(found)
        yield found


def _compiled(game: Game, tell: Tell) -> Game:
    def report(kernel: str, step: int, steps: int) -> None:
        tell(f"{game.title}: compiling {kernel} ({step + 1} of {steps})")

    make_ready(game, report, simulation=True)
    return game


def _measure(game: Game, seats: int, seconds: float, tell: Tell) -> Measure:
    tell(f"{game.title}, {seats} players: warming up")
    players = [_player(game, seats, core) for core in range(cores())]
    copy = _copier(game, seats)

    def sample() -> Round:
        return Round(spend(players[0], seconds), _spend_together(players, seconds), _time_copies(copy, seconds))

    return Measure(f"{game.title}, {seats} players", sample, partial(_row, game, seats))


def _row(game: Game, seats: int, rounds: list[Round]) -> Row:
    row = played_row("Podium", "kernel", game.title, seats, [one.alone for one in rounds])
    together = [one.together for one in rounds]
    return replace(
        row,
        all_cores_decisions=statistics.median(sample.decisions / sample.seconds for sample in together),
        all_cores_games=statistics.median(sample.games / sample.seconds for sample in together),
        copy_nanoseconds=statistics.median(one.copy for one in rounds),
        details=row.details
        | {
            "slug": game.slug,
            "game_version": game.version,
            "cores": cores(),
            "repeats_all_cores_decisions": [sample.decisions / sample.seconds for sample in together],
            "repeats_copy_nanoseconds": [one.copy for one in rounds],
            "state_bytes": game.rules.State.itemsize,
        },
    )


def _player(game: Game, seats: int, core: int) -> Play:
    """Random games, as many a call as make it long enough; each player has memory of its own."""
    play_many = playout_of(game).play_many
    options = game.pack_options(game.make_options(None, seats), seats)
    noises, weights = np.full(seats, RANDOM, np.float32), np.tile(game.rules.WEIGHTS, (seats, 1))
    generator = np.zeros(LINE, np.uint64)
    generator[0] = chance.expand(chance.seed_bytes(core), 1, "bench")[0]

    def player_of(games: int) -> Play:
        scores, places = np.zeros((games, seats), np.int32), np.zeros((games, seats), np.int32)
        lengths = np.zeros(games, np.int32)

        def play() -> tuple[int, int, int]:
            decisions = play_many(game.box.record, options, noises, weights, generator, scores, places, lengths)
            return games, int(decisions), 0

        return play

    games = 16
    player_of(games)()  # loads what was compiled
    while spend(player_of(games), 0).seconds < CALL_SECONDS:
        games *= 2
    return player_of(games)


def _spend_together(players: list[Play], seconds: float) -> Sample:
    """Every player plays in a thread of its own; the time is from the common start to the last one's end."""
    start = threading.Barrier(len(players) + 1)

    def run(play: Play) -> Sample:
        start.wait()
        return spend(play, seconds)

    with ThreadPoolExecutor(len(players)) as pool:
        running = [pool.submit(run, play) for play in players]
        began = time.perf_counter()
        start.wait()
        samples = [future.result() for future in running]
        elapsed = time.perf_counter() - began
    return Sample(elapsed, sum(sample.games for sample in samples), sum(sample.decisions for sample in samples))


def _copier(game: Game, seats: int) -> Callable[[], None]:
    """Copies a dealt state over others, many times a call."""
    copy_many = playout_of(game).copy_many
    state = blank(game.rules.State)
    entropy = chance.expand(chance.seed_bytes(seats), game.rules.ENTROPY_WORDS)
    options = game.pack_options(game.make_options(None, seats), seats)
    game.rules.deal(game.box.record, state, seats, options, entropy)
    states = np.zeros(1 + COPIES, game.rules.State)
    states[0] = state
    copy_many(states, 1)
    return partial(copy_many, states, COPIES_A_CALL)


def _time_copies(copy: Callable[[], None], seconds: float) -> float:
    """Nanoseconds a copy, over at least this long."""
    calls = 0
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        copy()
        calls += 1
    return elapsed * 1e9 / (calls * COPIES_A_CALL)
