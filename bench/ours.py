"""Podium's own figures: random games, deals and scores included, on one core and on all; copies of a state."""

import os
import statistics
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import numpy as np
from timing import Play, Row, Sample, played_row, spend

from podium.core import chance
from podium.core.game import Game
from podium.core.kernel import blank
from podium.core.playout import RANDOM
from podium.core.ready import make_ready, playout_of

CALL_SECONDS = 0.005  # a kernel call is at least this long, so that calling it costs nothing
COPIES = 64  # states copied over in turn: they fit in the nearest cache, as in a search
LINE = 16  # words of 8 bytes: generators of two threads never share a cache line

Tell = Callable[[str], None]
"""Says what is being done."""


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def measure(game: Game, seconds: float, repeats: int, tell: Tell) -> Iterator[Row]:
    """A row for every number of players of a game, with its default options."""
    make_ready(game, lambda kernel, step, steps: tell(f"compiling {kernel} ({step + 1} of {steps})"), simulation=True)
    for seats in game.seats:
        tell(f"{game.title}, {seats} players: warming up")
        players = [_player(game, seats, core) for core in range(cores())]
        copy = _copier(game, seats)
        tell(f"{game.title}, {seats} players: one core")
        row = played_row("Podium", "kernel", game.title, seats, [spend(players[0], seconds) for _ in range(repeats)])
        tell(f"{game.title}, {seats} players: all cores")
        together = [_spend_together(players, seconds) for _ in range(repeats)]
        tell(f"{game.title}, {seats} players: copies")
        copies = [_time_copies(copy, seconds) for _ in range(repeats)]
        yield replace(
            row,
            all_cores_decisions=statistics.median(sample.decisions / sample.seconds for sample in together),
            all_cores_games=statistics.median(sample.games / sample.seconds for sample in together),
            copy_nanoseconds=statistics.median(copies),
            details=row.details
            | {
                "slug": game.slug,
                "game_version": game.version,
                "cores": len(players),
                "all_cores_repeats_decisions": [sample.decisions / sample.seconds for sample in together],
                "copy_repeats_nanoseconds": copies,
                "state_bytes": game.rules.State.itemsize,
            },
        )


def _player(game: Game, seats: int, core: int) -> Play:
    """Random games, as many a call as make it long enough; each player has memory of its own."""
    play_many = playout_of(game).play_many
    options = game.pack_options(game.make_options(None, seats), seats)
    policies = np.full(seats, RANDOM, np.int8)
    generator = np.zeros(LINE, np.uint64)
    generator[0] = chance.expand(chance.seed_bytes(core), 1, "bench")[0]

    def player_of(games: int) -> Play:
        scores, places = np.zeros((games, seats), np.int32), np.zeros((games, seats), np.int32)
        lengths = np.zeros(games, np.int32)

        def play() -> tuple[int, int, int]:
            decisions = play_many(game.box.record, options, policies, generator, scores, places, lengths)
            return games, int(decisions), 0

        return play

    games = 16
    player_of(games)()  # compiles, or loads what was compiled
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
        start.wait()
        began = time.perf_counter()
        samples = [future.result() for future in running]
        elapsed = time.perf_counter() - began
    return Sample(elapsed, sum(sample.games for sample in samples), sum(sample.decisions for sample in samples))


def _copier(game: Game, seats: int) -> Callable[[int], None]:
    """Copies a dealt state over others, so many times."""
    copy_many = playout_of(game).copy_many
    state = blank(game.rules.State)
    entropy = chance.expand(chance.seed_bytes(seats), game.rules.ENTROPY_WORDS)
    options = game.pack_options(game.make_options(None, seats), seats)
    game.rules.deal(game.box.record, state, seats, options, entropy)
    states = np.zeros(1 + COPIES, game.rules.State)
    states[0] = state
    copy_many(states, 1)
    return lambda times: copy_many(states, times)


def _time_copies(copy: Callable[[int], None], seconds: float) -> float:
    """Nanoseconds a copy, over at least this long."""
    times = 1_000_000
    done = 0
    began = time.perf_counter()
    while (elapsed := time.perf_counter() - began) < seconds:
        copy(times)
        done += times
    return elapsed * 1e9 / done
