"""The store: tables, their entries, and everything else that outlives the process.

SQLite in one file, or PostgreSQL; the same statements for both. An append is durable when it
returns. All writing goes through one writer (see `writer.py`); reading has connections of its own.
"""

import asyncio
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import URL
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from podium.core.errors import PodiumError
from podium.server import migrate, ratings, schema
from podium.server.engines import BadDatabase, BrokeOff, Engines, Work, database_url, open_engines
from podium.server.header import STATUSES, SeatSummary, Status, Summary, TableHeader, decode_header, encode_header
from podium.server.writer import Append, Change, StoreFailed, Writer

__all__ = ["BadDatabase", "Conflict", "Listed", "Store", "StoreFailed", "database_url"]

MAX_PAGE: Final = 100

Result = TypeVar("Result")

_summaries = msgspec.json.Decoder(Summary)


class Conflict(PodiumError):
    """Entries that do not follow on what is stored: somebody else has written to the table."""


class Listed(msgspec.Struct, frozen=True):
    """A table as lists have it. Its header holds the seed: show only what may be shown."""

    header: TableHeader
    summary: Summary
    length: int  # the number of its entries


def short(table_id: str) -> str:
    """Enough of a table's id to find it by; the whole is the key to the table, and no error or log may give it away."""
    return f"{table_id[:6]}…"


class Store:
    """An open database. Build one with `await Store.open(url)`."""

    def __init__(self, url: URL, engines: Engines) -> None:
        self.url, self.engines = url, engines
        self.writer = Writer(engines, self._append_all)

    @classmethod
    async def open(cls, given: str | Path) -> "Store":
        """Open a database, making it or bringing it to this version where need be."""
        url = database_url(given)
        if url.get_backend_name() == "sqlite" and url.database:
            folder = Path(url.database).parent
            try:
                await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
            except OSError as error:
                raise BadDatabase(f"The folder {folder} cannot be made: {error.strerror}.") from None
        engines = open_engines(url)
        try:
            await engines.transact(migrate.upgrade)
        except (SQLAlchemyError, OSError, BrokeOff) as error:
            await engines.close()
            why = str(getattr(error, "orig", None) or error).splitlines()[0]
            shown = url.render_as_string(hide_password=True)
            raise BadDatabase(f"The database {shown} cannot be opened: {why}") from None
        except BaseException:
            await engines.close()
            raise
        return cls(url, engines)

    async def close(self) -> None:
        """Finish what is being written and let the database go."""
        await self.writer.close()
        await self.engines.close()

    async def read(self, work: Work[Result]) -> Result:
        """Run queries: a function that is given the connection, and returns rows, not what would yet fetch them."""
        return await self.engines.read(work)

    async def write(self, work: Work[Result]) -> Result:
        """Run a change in the next transaction; its result once that is durable."""
        result: Result = await self.writer.write(Change(work))
        return result

    async def is_well(self) -> bool:
        """Whether the database answers and the writer writes."""
        if not self.writer.is_alive:
            return False
        try:
            await self.read(lambda connection: connection.scalar(sa.select(1)))
        except (SQLAlchemyError, OSError):
            return False
        return True

    # Tables and their entries

    async def create_table(
        self,
        header: TableHeader,
        entries: Sequence[bytes] = (),
        summary: Summary | None = None,
        people: Sequence[str] = (),
    ) -> None:
        """A new table, with its first entries if it has some; raises Conflict if the id is taken."""
        told = summary or Summary(status="waiting", seats=(SeatSummary(),) * header.seats, updated=header.created)
        made = {
            "id": header.id,
            "game": header.game,
            "status": told.status,
            "is_public": header.is_public,
            "is_rated": header.is_rated,
            "created": header.created,
            "updated": told.updated,
            "creator": header.creator,
            "duplicate": header.duplicate,
            "length": 0,
            "header": encode_header(header),
            "summary": b"",
        }
        first = Append(header.id, 0, entries, told, [person for person in (header.creator, *people) if person])

        def create(connection: sa.Connection) -> None:
            try:
                connection.execute(schema.tables.insert(), [made])
            except IntegrityError:
                raise Conflict(f"There is a table {short(header.id)} already.") from None
            self._append_all(connection, [first], is_second=False)

        await self.write(create)

    async def append(
        self,
        table_id: str,
        first_number: int,
        entries: Sequence[bytes],
        summary: Summary | None = None,
        people: Sequence[str] = (),
    ) -> None:
        """Write the next entries of a table, all or none; durable when it returns.

        Raises Conflict if `first_number` is not the next, StoreFailed if the database does not write.
        `people` are the ids of those whose doing it is. A rated table that is over is rated with it.
        """
        await self.writer.write(Append(table_id, first_number, entries, summary, people))

    def _append_all(self, connection: sa.Connection, appends: list[Append], *, is_second: bool) -> None:
        """Write many tables' entries by few statements. One that does not follow is refused alone."""
        columns = schema.tables.c
        wanted = {append.table_id for append in appends}
        found = connection.execute(sa.select(columns.id, columns.length, columns.summary).where(columns.id.in_(wanted)))
        known = {row.id: (row.length, row.summary) for row in found}
        lengths = {table: length for table, (length, _) in known.items()}
        accepted: list[Append] = []
        for append in appends:
            length = lengths.get(append.table_id)
            if length is None:
                append.refusal = Conflict(f"There is no table {short(append.table_id)}.")
            elif length == append.first:
                lengths[append.table_id] = length + len(append.entries)
                accepted.append(append)
            elif is_second and _is_stored(connection, append, length):
                continue  # the transaction that broke off was durable after all
            else:
                append.refusal = Conflict(
                    f"Entry {append.first} was to be written to table {short(append.table_id)}; its next is {length}."
                )
        rows = [
            {"table_id": append.table_id, "number": append.first + i, "data": data}
            for append in accepted
            for i, data in enumerate(append.entries)
        ]
        if rows:
            connection.execute(schema.entries.insert(), rows)
        if accepted:
            self._list_all(connection, accepted, lengths, {table: told for table, (_, told) in known.items()})

    def _list_all(
        self, connection: sa.Connection, accepted: list[Append], lengths: dict[str, int], known: dict[str, bytes]
    ) -> None:
        """Bring what lists show up to date."""
        told = {append.table_id: append.summary for append in accepted if append.summary is not None}
        silent = {append.table_id for append in accepted} - told.keys()
        if silent:
            connection.execute(
                schema.tables.update().where(schema.tables.c.id == sa.bindparam("which")).values(
                    length=sa.bindparam("to")
                ),
                [{"which": table, "to": lengths[table]} for table in sorted(silent)],
            )  # fmt: skip
        if told:
            connection.execute(
                schema.tables.update().where(schema.tables.c.id == sa.bindparam("which")).values(
                    length=sa.bindparam("to"),
                    status=sa.bindparam("now"),
                    updated=sa.bindparam("at"),
                    summary=sa.bindparam("told"),
                ),
                [
                    {
                        "which": table,
                        "to": lengths[table],
                        "now": summary.status,
                        "at": summary.updated,
                        "told": msgspec.json.encode(summary),
                    }
                    for table, summary in sorted(told.items())
                ],
            )  # fmt: skip
        for table, summary in told.items():
            before = _summaries.decode(known[table]) if known[table] else None
            if before is None or before.seats != summary.seats or before.outcome != summary.outcome:
                _seat(connection, table, summary)
            if summary.status == "over" and (before is None or before.status != "over"):
                ratings.rate_table(connection, table, summary)
        came = {(append.table_id, person) for append in accepted for person in append.people}
        if came:
            _visit(connection, came)

    async def load_table(self, table_id: str) -> tuple[TableHeader, list[bytes]] | None:
        """A table's header and all its entries; None if there is no such table."""

        def load(connection: sa.Connection) -> tuple[TableHeader, list[bytes]] | None:
            header = connection.scalar(sa.select(schema.tables.c.header).where(schema.tables.c.id == table_id))
            if header is None:
                return None
            columns = schema.entries.c
            found = connection.execute(
                sa.select(columns.data).where(columns.table_id == table_id).order_by(columns.number)
            )
            return decode_header(header), [bytes(data) for data in found.scalars()]

        return await self.read(load)

    async def find_table(self, table_id: str) -> Listed | None:
        """A table as lists have it."""
        found = await self._list(sa.select(schema.tables).where(schema.tables.c.id == table_id))
        return found[0] if found else None

    async def open_tables(self) -> list[Listed]:
        """All tables that wait or are being played, the latest first."""
        columns = schema.tables.c
        going: list[Status] = ["waiting", "playing"]
        return await self._list(
            sa.select(schema.tables)
            .where(columns.status.in_(going))
            .order_by(columns.updated.desc(), columns.id.desc())
        )

    async def archive(
        self,
        *,
        game: str | None = None,
        person: str | None = None,
        before: tuple[float, str] | None = None,
        limit: int = 50,
        with_private: bool = False,
    ) -> list[Listed]:
        """Finished tables, the latest first; the next page begins before the last one's (updated, id)."""
        columns = schema.tables.c
        query = sa.select(schema.tables).where(columns.status == STATUSES[2])
        if not with_private:
            query = query.where(columns.is_public)
        if game is not None:
            query = query.where(columns.game == game)
        if person is not None:
            seated = sa.select(schema.seats.c.table_id).where(schema.seats.c.person_id == person)
            query = query.where(columns.id.in_(seated))
        if before is not None:
            query = query.where(sa.tuple_(columns.updated, columns.id) < before)
        query = query.order_by(columns.updated.desc(), columns.id.desc()).limit(max(1, min(limit, MAX_PAGE)))
        return await self._list(query)

    async def running_of(self, person: str, limit: int) -> list[Listed]:
        """The tables at which a person sits that wait or are being played, the latest first."""
        columns = schema.tables.c
        going: list[Status] = ["waiting", "playing"]
        seated = sa.select(schema.seats.c.table_id).where(schema.seats.c.person_id == person)
        return await self._list(
            sa.select(schema.tables)
            .where(columns.status.in_(going), columns.id.in_(seated))
            .order_by(columns.updated.desc(), columns.id.desc())
            .limit(limit)
        )

    async def duplicates(self, group: str) -> list[Listed]:
        """The tables of a duplicate group, the eldest first."""
        columns = schema.tables.c
        return await self._list(
            sa.select(schema.tables).where(columns.duplicate == group).order_by(columns.created, columns.id)
        )

    async def tables_of(self, person: str) -> list[str]:
        """The ids of all tables at which a person sat, spoke or did anything."""
        sat = sa.select(schema.seats.c.table_id).where(schema.seats.c.person_id == person)
        came = sa.select(schema.visitors.c.table_id).where(schema.visitors.c.person_id == person)
        made = sa.select(schema.tables.c.id).where(schema.tables.c.creator == person)
        all_of_them = sa.union(sat, came, made)
        return await self.read(lambda connection: sorted(connection.execute(all_of_them).scalars()))

    async def _list(self, query: sa.Select[Any]) -> list[Listed]:
        found = await self.read(lambda connection: connection.execute(query).all())
        return [Listed(decode_header(row.header), _summaries.decode(row.summary), row.length) for row in found]


def _is_stored(connection: sa.Connection, append: Append, length: int) -> bool:
    """Whether these very entries are the last of the table."""
    if append.first + len(append.entries) != length:
        return False
    columns = schema.entries.c
    found = connection.execute(
        sa.select(columns.data)
        .where(columns.table_id == append.table_id, columns.number >= append.first)
        .order_by(columns.number)
    )
    return [bytes(data) for data in found.scalars()] == append.entries


def _seat(connection: sa.Connection, table_id: str, summary: Summary) -> None:
    """Who sits where, and how he did, so that a person's games can be found."""
    connection.execute(schema.seats.delete().where(schema.seats.c.table_id == table_id))
    end = summary.outcome
    rows = [
        {
            "table_id": table_id,
            "seat": number,
            "person_id": seat.person,
            "level": seat.level,
            "name": seat.name,
            "points": end.scores[number] if end else None,
            "place": end.places[number] if end else None,
        }
        for number, seat in enumerate(summary.seats)
    ]
    if rows:
        connection.execute(schema.seats.insert(), rows)


def _visit(connection: sa.Connection, came: set[tuple[str, str]]) -> None:
    columns = schema.visitors.c
    tables = {table for table, _ in came}
    found = connection.execute(sa.select(columns.table_id, columns.person_id).where(columns.table_id.in_(tables)))
    new = came - {(row.table_id, row.person_id) for row in found}
    if new:
        rows = [{"table_id": table, "person_id": person} for table, person in sorted(new)]
        connection.execute(schema.visitors.insert(), rows)
