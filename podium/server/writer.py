"""Group commit: whatever many rooms want written at one moment becomes one transaction.

A disk makes far fewer transactions durable in a second than it takes rows. So one task does all
the writing: while one transaction is made durable, what comes meanwhile gathers and becomes the
next. Whoever asked hears only when it is durable, and one who is refused takes nobody down with him.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from typing import Any, Final, Protocol

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from podium.core.errors import PodiumError
from podium.server.engines import BrokeOff, Engines, Work
from podium.server.header import Summary

log = logging.getLogger("podium.store")

MAX_BATCH: Final = 512  # jobs in one transaction: nobody waits for more than so many others


class StoreFailed(PodiumError):
    """The database could not write, and nothing that was asked for has happened.

    Only where the connection broke at the last moment can nobody know whether it has; so load a
    table anew before writing to it again.
    """


class Job:
    """Something to be written, and whoever waits for it."""

    def __init__(self) -> None:
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None
        self.refusal: Exception | None = None

    def settle(self) -> None:
        """Tell whoever waits how it went, if he still does."""
        if self.done.done():
            return
        if self.refusal is None:
            self.done.set_result(self.result)
        else:
            self.done.set_exception(self.refusal)


class Append(Job):
    """The next entries of a table."""

    def __init__(
        self, table_id: str, first: int, entries: Sequence[bytes], summary: Summary | None, people: Sequence[str]
    ) -> None:
        super().__init__()
        self.table_id, self.first, self.entries = table_id, first, list(entries)
        self.summary, self.people = summary, people


class Change(Job):
    """Anything else, as a function that is given the connection. It may raise a refusal, which undoes it."""

    def __init__(self, work: Work[Any]) -> None:
        super().__init__()
        self.work = work


class AppendAll(Protocol):
    """Writes many appends by few statements, and puts a refusal into those that do not fit."""

    def __call__(self, connection: sa.Connection, appends: list[Append], *, is_second: bool) -> None: ...


class Writer:
    """The one task that writes."""

    def __init__(self, engines: Engines, append_all: AppendAll) -> None:
        self._engines, self._append_all = engines, append_all
        self._waiting: deque[Job] = deque()
        self._something = asyncio.Event()
        self._is_closed = False
        self.transactions = self.jobs = 0  # how many so far, for the metrics
        self._task = asyncio.create_task(self._write_on(), name="podium store writer")

    @property
    def is_alive(self) -> bool:
        return not self._task.done()

    @property
    def backlog(self) -> int:
        """How many jobs wait for their transaction."""
        return len(self._waiting)

    async def write(self, job: Job) -> Any:
        """The job's result once it is durable; raises its refusal, or StoreFailed.

        Cancelling the caller does not take the job back: it is written or refused all the same.
        """
        if self._is_closed or not self.is_alive:
            raise StoreFailed("The store is closed: nothing more is written.")
        self._waiting.append(job)
        self._something.set()
        return await job.done

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._is_closed = True
        self._something.set()
        await self._task

    async def _write_on(self) -> None:
        batch: list[Job] = []
        try:
            while True:
                await self._something.wait()
                if not self._waiting and self._is_closed:
                    return
                batch = [self._waiting.popleft() for _ in range(min(MAX_BATCH, len(self._waiting)))]
                if not self._waiting and not self._is_closed:
                    self._something.clear()
                if batch:
                    await self._settle(batch)
                    batch = []
        finally:  # whatever ended this task, nobody is left waiting for it
            for job in [*batch, *self._waiting]:
                job.refusal = job.refusal or StoreFailed("The store has stopped: nothing was written.")
                job.settle()

    async def _settle(self, batch: list[Job]) -> None:
        try:
            await self._transact(batch, is_second=False)
        except Exception:
            log.exception("a transaction of %d jobs failed; trying each alone", len(batch))
            for job in batch:
                await self._settle_alone(job)
        for job in batch:
            job.settle()

    async def _settle_alone(self, job: Job) -> None:
        """Try a job again by itself: another may have spoilt its transaction, or a connection was lost."""
        if isinstance(job.refusal, StoreFailed):
            return
        job.refusal = None
        try:
            await self._transact([job], is_second=True)
        except Exception as error:
            log.exception("a write failed")
            job.refusal = StoreFailed(f"The database could not write this, and nothing was changed: {_why(error)}.")

    async def _transact(self, batch: list[Job], *, is_second: bool) -> None:
        try:
            await self._engines.transact(lambda connection: self._write_all(connection, batch, is_second=is_second))
        except BrokeOff:
            for job in batch:  # perhaps it was made durable: an append can be recognised, a change cannot
                if isinstance(job, Change) and job.refusal is None:
                    job.refusal = StoreFailed("The database broke off; this may or may not have been written.")
            raise
        self.transactions += 1
        self.jobs += len(batch)

    def _write_all(self, connection: sa.Connection, batch: list[Job], *, is_second: bool) -> None:
        for job in batch:
            if isinstance(job, Change):
                self._change(connection, job)
        appends = [job for job in batch if isinstance(job, Append)]
        if appends:
            self._append_all(connection, appends, is_second=is_second)

    def _change(self, connection: sa.Connection, job: Change) -> None:
        try:
            with connection.begin_nested():
                job.result = job.work(connection)
        except (SQLAlchemyError, OSError):
            raise  # the database's own trouble, perhaps another job's doing
        except Exception as refusal:
            job.refusal = refusal


def _why(error: Exception) -> str:
    """What the database said, without the statement and what stood in it."""
    if isinstance(error, BrokeOff) and isinstance(error.__cause__, Exception):
        error = error.__cause__
    if isinstance(error, SQLAlchemyError):
        return str(getattr(error, "orig", None) or type(error).__name__).splitlines()[0].rstrip(".")
    return type(error).__name__
