"""What the house keeps of a person: told to him in full, and forgotten when he asks.

A game belongs to all who played it, so it stays; but nothing in it names the person any more:
at each table his id becomes another random one, his name “Somebody”, and what he said is gone. A long
history is forgotten table by table, so that nobody waits for it; one that was interrupted goes on
at the next start.
"""

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Any, Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from podium.core.errors import PodiumError
from podium.server import ratings, schema
from podium.server.entries import Entry, Kept, Muted, Said, Sat, decode_entry, encode_entry
from podium.server.header import Summary, decode_header, encode_header
from podium.server.people import DAY, People, Person, new_id

SOMEBODY: Final = "Somebody"
GUEST_SECONDS: Final = 400 * DAY  # a guest who was not seen for so long is forgotten

log = logging.getLogger("podium.people")

AsyncContext = AbstractAsyncContextManager[None]

_summaries = msgspec.json.Decoder(Summary)


class Keeping:
    """What is kept of people."""

    def __init__(self, people: People, *, rewriting: Callable[[str], AsyncContext] = lambda _: nullcontext()) -> None:
        self.people, self.store = people, people.store
        self._rewriting = rewriting  # entered with a table's id while its entries are written anew

    async def export(self, person: Person) -> dict[str, Any]:
        """Everything that is kept of a person, as plain JSON values."""
        told = await self.store.read(lambda connection: _kept(connection, person))
        told["tables"] = [await self._table(table, person) for table in await self.store.tables_of(person.id)]
        return told

    async def _table(self, table_id: str, person: Person) -> dict[str, Any]:
        loaded = await self.store.load_table(table_id)
        listed = await self.store.find_table(table_id)
        if loaded is None or listed is None:
            return {"id": table_id}
        header, entries = loaded
        seats = [number for number, seat in enumerate(listed.summary.seats) if seat.person == person.id]
        own = [entry for entry in map(decode_entry, entries) if _is_of(entry, person.id)]
        return {
            "id": table_id,
            "game": header.game,
            "created": header.created,
            "is_creator": header.creator == person.id,
            "seats": seats,
            "status": listed.summary.status,
            "entries": [msgspec.to_builtins(entry) for entry in own],
        }

    async def delete(self, person: Person) -> None:
        """Forget a person. His cookies and tokens end at once; raises nothing if he is gone already."""

        def leave(connection: sa.Connection) -> None:
            gone = {"name": SOMEBODY, "likeness": "", "account": None, "password": None, "leaving": self.people.now()}
            connection.execute(schema.people.update().where(schema.people.c.id == person.id).values(gone))
            for table in (schema.sessions, schema.tokens):
                connection.execute(table.delete().where(table.c.person_id == person.id))

        await self.store.write(leave)
        await self._forget(person.id)

    async def tidy(self) -> int:
        """Finish what was interrupted, end old sessions, forget guests of long ago; how many were forgotten."""
        now, columns = self.people.now(), schema.people.c
        is_old = columns.account.is_(None) & (columns.seen < now - GUEST_SECONDS)
        old = sa.select(columns.id).where(columns.leaving.is_not(None) | is_old)
        forgotten = await self.store.read(lambda connection: list(connection.execute(old).scalars()))
        for person in forgotten:
            await self._forget(person)

        def expire(connection: sa.Connection) -> None:
            connection.execute(schema.sessions.delete().where(schema.sessions.c.expires <= now))

        await self.store.write(expire)
        return len(forgotten)

    async def tidy_on(self) -> None:
        """Tidy at the start and once a day."""
        while True:
            try:
                await self.tidy()
            except (PodiumError, SQLAlchemyError):
                log.exception("tidying failed; it is tried again tomorrow")
            await asyncio.sleep(DAY)

    async def _forget(self, person_id: str) -> None:
        for table in await self.store.tables_of(person_id):
            async with self._rewriting(table):
                await self.store.write(lambda connection, table=table: forget_at(connection, table, person_id))  # type: ignore[misc]

        def remove(connection: sa.Connection) -> None:
            player = ratings.person_player(person_id)
            reports = schema.reports.c  # a report repeats what was said, and by whom
            either = (reports.reporter == person_id) | (reports.reported == person_id)
            connection.execute(schema.reports.delete().where(either))
            for table in (schema.ratings, schema.rating_history):
                connection.execute(table.delete().where(table.c.player == player))
            connection.execute(schema.people.delete().where(schema.people.c.id == person_id))

        await self.store.write(remove)


def _is_of(entry: Entry, person_id: str) -> bool:
    """Whether an entry is a person's doing, or says something of him but what others did about him."""
    return entry.who == person_id or (isinstance(entry.fact, Sat | Kept | Said) and entry.fact.person == person_id)


def forget(entry: Entry, person_id: str, other: str) -> Entry:
    """An entry without a person: his id is another, his name and words are gone."""
    fact = entry.fact
    if isinstance(fact, Sat | Kept | Said | Muted) and fact.person == person_id:
        gone: dict[str, Any] = {"person": other}
        if not isinstance(fact, Muted):
            gone["name"] = SOMEBODY
        if isinstance(fact, Said):
            gone["text"] = "…"
        fact = msgspec.structs.replace(fact, **gone)
    return msgspec.structs.replace(entry, fact=fact, who=other if entry.who == person_id else entry.who)


def forget_at(connection: sa.Connection, table_id: str, person_id: str) -> None:
    """Take a person out of one table: its entries, header, summary and seats."""
    other = new_id()
    columns, needle = schema.entries.c, person_id.encode()
    found = connection.execute(sa.select(columns.number, columns.data).where(columns.table_id == table_id))
    changed = [
        {"which": row.number, "now": encode_entry(forget(decode_entry(bytes(row.data)), person_id, other))}
        for row in found
        if needle in bytes(row.data)
    ]
    if changed:
        where = columns.table_id == table_id, columns.number == sa.bindparam("which")
        connection.execute(schema.entries.update().where(*where).values(data=sa.bindparam("now")), changed)
    tables = schema.tables.c
    row = (connection.execute(sa.select(schema.tables).where(tables.id == table_id))).one()
    header, summary = decode_header(row.header), _summaries.decode(row.summary)
    if header.creator == person_id:
        header = msgspec.structs.replace(header, creator=other)
    seats = tuple(
        msgspec.structs.replace(seat, name=SOMEBODY, person=other) if seat.person == person_id else seat
        for seat in summary.seats
    )
    summary = msgspec.structs.replace(summary, seats=seats)
    connection.execute(
        schema.tables.update().where(tables.id == table_id).values(
            creator=header.creator, header=encode_header(header), summary=msgspec.json.encode(summary)
        )
    )  # fmt: skip
    sat = schema.seats.update().where(schema.seats.c.table_id == table_id, schema.seats.c.person_id == person_id)
    connection.execute(sat.values(person_id=None, name=SOMEBODY))
    came = schema.visitors.c
    connection.execute(schema.visitors.delete().where(came.table_id == table_id, came.person_id == person_id))


def _rows(connection: sa.Connection, table: sa.Table, where: sa.ColumnElement[bool]) -> list[dict[str, Any]]:
    return [dict(row) for row in (connection.execute(sa.select(table).where(where))).mappings()]


def _kept(connection: sa.Connection, person: Person) -> dict[str, Any]:
    """What is kept of a person beside his tables."""
    name = ratings.person_player(person.id)
    own = (_rows(connection, schema.people, schema.people.c.id == person.id))[0]
    told: dict[str, Any] = {
        "person": {key: own[key] for key in ("id", "name", "is_program", "created", "seen")}
        | {"is_guest": own["account"] is None},
        "sessions": [
            {key: row[key] for key in ("created", "seen", "expires")}
            for row in _rows(connection, schema.sessions, schema.sessions.c.person_id == person.id)
        ],
        "tokens": [
            {key: row[key] for key in ("id", "label", "created", "used")}
            for row in _rows(connection, schema.tokens, schema.tokens.c.person_id == person.id)
        ],
        "ratings": _rows(connection, schema.ratings, schema.ratings.c.player == name),
        "rating_history": _rows(connection, schema.rating_history, schema.rating_history.c.player == name),
        "reports": [
            {key: row[key] for key in ("table_id", "entry", "text", "at")}
            for row in _rows(connection, schema.reports, schema.reports.c.reporter == person.id)
        ],
        "reported": [
            {key: row[key] for key in ("table_id", "entry", "at")}
            for row in _rows(connection, schema.reports, schema.reports.c.reported == person.id)
        ],
    }
    return told
