"""The two databases behind one door: work is a plain function of a SQLAlchemy connection, run in one transaction.

SQLite is called in threads, a whole transaction at a time: one that went through an asynchronous
driver would go to its thread and back for each step of each statement. PostgreSQL is waited for
on the event loop. All writing goes through one connection, reading has others.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from podium.core.errors import PodiumError

READERS: Final = 4
BUSY_SECONDS: Final = 30  # how long SQLite waits for another process that is writing

Result = TypeVar("Result")
Work = Callable[[sa.Connection], Result]


class BadDatabase(PodiumError):
    """A database that cannot be named, reached or understood."""


class BrokeOff(Exception):
    """A commit did not come back: nobody knows whether it is durable."""


class Engines(Protocol):
    """An open database."""

    async def read(self, work: Work[Result]) -> Result:
        """Run queries."""
        ...

    async def transact(self, work: Work[Result]) -> Result:
        """Run changes and make them durable; raises BrokeOff if that is not known, and undoes them if work raises."""
        ...

    async def close(self) -> None:
        """Let go of it."""
        ...


def database_url(given: str | Path) -> URL:
    """What was given as a database: a file for SQLite, or a URL of SQLite or PostgreSQL."""
    text = str(given)
    if "://" not in text:
        return URL.create("sqlite", database=str(Path(text).expanduser()))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadDatabase("A database is a file, or postgresql://user@host/name; this URL cannot be read.") from None
    match url.get_backend_name():
        case "sqlite":
            if url.database in (None, "", ":memory:"):
                raise BadDatabase("A database in memory would not outlive the server: name a file.")
            return url.set(drivername="sqlite")
        case "postgresql" | "postgres":
            return url.set(drivername="postgresql+asyncpg")
        case other:
            raise BadDatabase(f"A database is a file, or postgresql://user@host/name; {other!r} came.")


def open_engines(url: URL) -> Engines:
    """The engines of a database; nothing is connected to yet."""
    return Sqlite(url) if url.get_backend_name() == "sqlite" else Postgres(url)


class Sqlite:
    """One file, in threads."""

    def __init__(self, url: URL) -> None:
        self.writing, self._reading = _sqlite(url, is_writer=True), _sqlite(url, is_writer=False)
        self._writer = ThreadPoolExecutor(1, "podium-write")
        self._readers = ThreadPoolExecutor(READERS, "podium-read")

    async def read(self, work: Work[Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Work[Result]) -> Result:
        with self._reading.connect() as connection:
            return work(connection)

    async def transact(self, work: Work[Result]) -> Result:
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._transact, work)

    def _transact(self, work: Work[Result]) -> Result:
        with self.writing.connect() as connection:
            try:
                transaction = connection.begin()
                result = work(connection)
                commit(transaction)
            except BaseException:
                connection.invalidate()  # nothing half done may be left for the next to commit
                raise
        return result

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        for pool, engine in ((self._writer, self.writing), (self._readers, self._reading)):
            pool.shutdown()
            engine.dispose()


class Postgres:
    """A server, waited for on the event loop."""

    def __init__(self, url: URL) -> None:
        self._writing, self._reading = _postgres(url, 1), _postgres(url, READERS)
        self.writing = self._writing.sync_engine

    async def read(self, work: Work[Result]) -> Result:
        async with self._reading.connect() as connection:
            return await connection.run_sync(work)

    async def transact(self, work: Work[Result]) -> Result:
        async with self._writing.connect() as connection:
            try:
                return await connection.run_sync(_whole, work)
            except BaseException:
                await connection.invalidate()
                raise

    async def close(self) -> None:
        await self._reading.dispose()
        await self._writing.dispose()


def _whole(connection: sa.Connection, work: Work[Result]) -> Result:
    transaction = connection.begin()
    result = work(connection)
    commit(transaction)
    return result


def commit(transaction: sa.Transaction) -> None:
    """Make a transaction durable."""
    try:
        transaction.commit()
    except Exception as error:
        raise BrokeOff from error


def _postgres(url: URL, size: int) -> AsyncEngine:
    # The log is the truth: a server whose administrator made commits lazy must not make ours so.
    durable = {"server_settings": {"synchronous_commit": "on", "application_name": "podium"}}
    return create_async_engine(url, pool_size=size, max_overflow=0, hide_parameters=True, connect_args=durable)


def _sqlite(url: URL, *, is_writer: bool) -> sa.Engine:
    size = 1 if is_writer else READERS
    busy = {"timeout": BUSY_SECONDS}
    engine = sa.create_engine(url, pool_size=size, max_overflow=0, hide_parameters=True, connect_args=busy)

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself; we do, below
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=FULL")
        connection.execute("PRAGMA foreign_keys=ON")

    @event.listens_for(engine, "begin")
    def begin(connection: sa.Connection) -> None:
        # A transaction that reads first and then writes could find that another has written: so writers lock at once.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if is_writer else "BEGIN")

    return engine
