"""Reviews of finished games, asked for over the wire: one at a time, kept for those who ask again."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import msgspec

from podium.core.match import Match
from podium.lab.judgement import Review
from podium.lab.review import review
from podium.server.bodies import ReviewState
from podium.server.protocol import Refused, encode

logger = logging.getLogger("podium.reviews")

KEPT: Final = 64
MOST_WAITING: Final = 20

Reviewer = Callable[[Match, list[str], Callable[[int, int], None]], Review]


def judge(match: Match, players: list[str], progress: Callable[[int, int], None]) -> Review:
    """A whole review on one thread: others want to play meanwhile."""
    return review(match, threads=1, players=players, progress=progress)


class Work:
    """A review that was asked for."""

    def __init__(self, match: Match, players: list[str]) -> None:
        self.match: Match | None = match
        self.players = players
        self.state = ReviewState(status="waiting")

    def told(self, done: int, total: int) -> None:
        self.state = ReviewState(status="running", done=done, total=total)


class Reviews:
    """What was asked for, what is being thought about, and what is done."""

    def __init__(self, reviewer: Reviewer = judge) -> None:
        self._reviewer = reviewer
        self._works: OrderedDict[str, Work] = OrderedDict()
        self._pool = ThreadPoolExecutor(1, thread_name_prefix="podium-review")
        self._tasks: set[asyncio.Future[None]] = set()

    def state(self, table_id: str) -> ReviewState | None:
        """How a review is going; None if nobody asked for it."""
        work = self._works.get(table_id)
        return work.state if work else None

    def ask(self, table_id: str, match: Match, players: list[str]) -> ReviewState:
        """Have a finished game reviewed, unless it is or was; returns how that is going."""
        found = self._works.get(table_id)
        if found is not None and found.state.status != "failed":
            self._works.move_to_end(table_id)
            return found.state
        waiting = [work for work in self._works.values() if work.state.status in ("waiting", "running")]
        if len(waiting) >= MOST_WAITING:
            raise Refused("unavailable", "Many reviews are waiting already; ask again in a few minutes.")
        work = self._works[table_id] = Work(match, players)
        for old in [key for key, one in self._works.items() if one.state.status in ("done", "failed")][:-KEPT]:
            del self._works[old]
        future = asyncio.get_running_loop().run_in_executor(self._pool, self._run, work)
        self._tasks.add(future)
        future.add_done_callback(self._tasks.discard)
        return work.state

    def _run(self, work: Work) -> None:
        assert work.match is not None
        try:
            made = self._reviewer(work.match, work.players, work.told)
        except Exception:
            logger.exception("a review failed")
            work.state = ReviewState(status="failed")
        else:
            total = work.state.total
            work.state = ReviewState(status="done", done=total, total=total, review=msgspec.Raw(encode(made)))
        work.match = None

    async def close(self) -> None:
        """Drop what waits; what is being thought about is not waited for."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        for task in list(self._tasks):
            task.cancel()
