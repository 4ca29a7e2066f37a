"""Before anybody comes: what playing all games needs is compiled, games side by side, and loaded.

Compiling holds a lock in its process, so games that were never compiled get a process each, as many at
once as there are cores. What they compile is in the cache when they are done, and is loaded from there.
"""

import multiprocessing
import os
import queue
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, wait
from functools import partial
from typing import Any

import podium
from podium.bots.think import prepare, search_of
from podium.core.game import Game, game
from podium.core.kernel import is_cached
from podium.core.match import Match
from podium.core.ready import is_ready, make_ready

Report = Callable[[str, str], None]
"""Called with a game's title and the step that is about to take long."""


def make_all_ready(report: Report) -> None:
    """Compile, or load, what playing all games needs."""
    games = [game(slug) for slug in podium.slugs()]
    new = [of for of in games if not (is_ready(of) and is_cached(search_of(of).grow))]
    if len(new) > 1:
        _compile_side_by_side(new, report)
    for of in games:
        _compile(of, report)
        _load(of)


def _compile(of: Game, report: Report) -> None:
    compiling = partial(report, of.title)
    make_ready(of, lambda kernel, *_: compiling(kernel))
    prepare(of, compiling)


def _load(of: Game) -> None:
    """Use each kernel once: the first use loads it."""
    match = Match.new(of, seats=of.seats[0], seed=0)
    seat = match.pending[0]
    for viewer in (None, seat):
        match.view(viewer)
    match.sight(seat, 0)
    match.play(seat, match.legal(seat)[0])
    match.story()


def _compile_side_by_side(games: list[Game], report: Report) -> None:
    context = multiprocessing.get_context("spawn")  # a fork would keep the server's address taken
    told = context.Queue()
    pool = ProcessPoolExecutor(os.cpu_count(), context, _begin, (told,))
    try:
        # The later games of the house are the larger ones, and are begun first.
        left = {pool.submit(_compile_apart, of.slug) for of in reversed(games)}
        while left:
            done, left = wait(left, timeout=0.1)
            for future in done:
                future.result()
            try:
                while True:
                    report(*told.get_nowait())
            except queue.Empty:
                pass
    except BaseException:  # an interruption too: what was compiled so far is kept
        for process in list((pool._processes or {}).values()):
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


_told: Any = None  # in a process that compiles: where it says what


def _begin(told: Any) -> None:
    global _told
    _told = told
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the one who asked for this process will end it


def _compile_apart(slug: str) -> None:
    _compile(game(slug), lambda title, kernel: _told.put((title, kernel)))
    _load(game(slug))  # views have small kernels of their own
