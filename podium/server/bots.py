"""Bots at tables: they think in threads of their own, so that people never wait for them.

Kernels give up the interpreter's lock while they run, and the threads step back for the one that
talks to people. When many bots wait, each thinks for a shorter time: the whole queue is to be
answered within a second or so, however many tables there are.
"""

import asyncio
import contextlib
import os
import threading
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from podium.bots.levels import SearchBot, bot
from podium.bots.think import Budget
from podium.core import chance
from podium.core.match import Sight

LEAST_MS: Final = 5
QUEUE_MS: Final = 1000  # in which all that wait should be answered
NICENESS: Final = 5


class Thinkers:
    """A few threads that choose for bots."""

    def __init__(self, threads: int) -> None:
        self.threads = threads
        self.waiting = 0
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="podium-bot", initializer=_step_back)

    async def choose(self, sight: Sight, level: str, seed: bytes | None = None) -> int:
        """What a bot of this level plays, from what its seat can see; the same for the same seed."""
        self.waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._pool, self._choose, sight, level, seed)
        finally:
            self.waiting -= 1

    def _choose(self, sight: Sight, level: str, seed: bytes | None) -> int:
        player = bot(level)
        if isinstance(player, SearchBot) and player.budget.milliseconds:
            milliseconds = self.milliseconds(player.budget.milliseconds)
            player = SearchBot(player.name, Budget(milliseconds=milliseconds), is_flat=player.is_flat)
        return player.choose(sight, chance.seed_bytes(seed))

    def milliseconds(self, wanted: int) -> int:
        """How long a bot may think, given how many wait."""
        return max(LEAST_MS, min(wanted, QUEUE_MS * self.threads // max(1, self.waiting)))

    def close(self) -> None:
        """Let go of what has not begun; what has is finished and forgotten."""
        self._pool.shutdown(wait=True, cancel_futures=True)


def _step_back() -> None:
    """Give this thread a lower priority, where the system knows priorities of threads."""
    with contextlib.suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)


def pause(natural_seconds: float, dice: float) -> float:
    """How long a bot seems to think, never twice the same; `dice` is from 0 to 1.

    By chance alone: a bot that took longer over more choices would tell the others about its hand.
    """
    return natural_seconds * (0.5 + dice)
