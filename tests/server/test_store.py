"""The store on both databases: what it acknowledged is there, what it refused is not."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa

from podium.core.errors import PodiumError
from podium.core.match import Outcome
from podium.server import migrate, schema
from podium.server.engines import open_engines
from podium.server.header import Bank, SeatSummary, Summary, TableHeader, new_table_id
from podium.server.store import BadDatabase, Conflict, Store, StoreFailed, database_url

pytestmark = pytest.mark.anyio


def a_header(**given: Any) -> TableHeader:
    plain = {"game": "symphonimo", "game_version": 1, "options": {}, "seats": 2, "seed": "ab" * 32, "created": 1.5}
    return TableHeader(**{"id": new_table_id(), **plain, **given})


def a_summary(status: str = "playing", updated: float = 2.5, **given: Any) -> Summary:
    seats = given.pop("seats", (SeatSummary(name="Anna", person="p1"), SeatSummary(name="musician", level="musician")))
    return msgspec.convert({"status": status, "seats": seats, "updated": updated, **given}, Summary)


async def the_entries(store: Store, table_id: str) -> list[bytes]:
    loaded = await store.load_table(table_id)
    assert loaded is not None
    return loaded[1]


async def test_a_table_comes_back_as_it_was(store: Store, database: str) -> None:
    header = a_header(clock=Bank(300, 5), options={"variant": "é"}, duplicate="group", creator="p1", is_public=True)
    await store.create_table(header)
    await store.append(header.id, 0, [b"first", b"\x00\xff", b""])
    await store.append(header.id, 3, [b"fourth"])
    await store.close()
    again = await Store.open(database)
    assert await again.load_table(header.id) == (header, [b"first", b"\x00\xff", b"", b"fourth"])
    assert await again.load_table("nowhere") is None
    found = await again.find_table(header.id)
    assert found is not None
    assert found.length == 4
    await again.close()


async def test_entries_must_follow_on_what_is_stored(store: Store) -> None:
    header = a_header()
    await store.create_table(header, [b"a"])
    for number in (0, 2, -1):
        with pytest.raises(Conflict, match=f"Entry {number} was to be written .* its next is 1"):
            await store.append(header.id, number, [b"x"], a_summary("over"))
    with pytest.raises(Conflict, match="There is no table nowher…"):
        await store.append("nowhere", 0, [b"x"])
    with pytest.raises(Conflict, match="already"):
        await store.create_table(header)
    assert await the_entries(store, header.id) == [b"a"]
    found = await store.find_table(header.id)
    assert found is not None
    assert found.summary.status == "waiting"


async def test_of_two_who_write_the_same_entry_one_is_refused(store: Store) -> None:
    header = a_header()
    await store.create_table(header)
    tried = await asyncio.gather(*(store.append(header.id, 0, [b"%d" % i]) for i in range(9)), return_exceptions=True)
    assert sum(outcome is None for outcome in tried) == 1
    assert sum(isinstance(outcome, Conflict) for outcome in tried) == 8
    assert await the_entries(store, header.id) == [b"%d" % tried.index(None)]


async def test_many_rooms_share_a_transaction(store: Store) -> None:
    headers = [a_header() for _ in range(60)]
    await asyncio.gather(*(store.create_table(header) for header in headers))

    async def play(header: TableHeader) -> None:
        for number in range(0, 20, 2):
            await store.append(header.id, number, [b"%d" % number, b"%d" % (number + 1)], a_summary(updated=number))

    before = store.writer.transactions
    await asyncio.gather(*(play(header) for header in headers))
    assert store.writer.transactions - before < 60 * 10 / 3
    for header in headers:
        assert await the_entries(store, header.id) == [b"%d" % number for number in range(20)]


async def test_what_is_acknowledged_is_durable_at_once(store: Store, database: str) -> None:
    """Another process sees it at the moment it is acknowledged, though the store was never closed."""
    header = a_header()
    await store.create_table(header)
    other = await Store.open(database)
    for number in range(5):
        await store.append(header.id, number, [b"x"])
        assert len(await the_entries(other, header.id)) == number + 1
    await other.close()


async def test_two_servers_on_one_database_do_not_overwrite_each_other(store: Store, database: str) -> None:
    header = a_header()
    await store.create_table(header)
    other = await Store.open(database)
    tried = await asyncio.gather(
        *(one.append(header.id, 0, [name]) for _ in range(5) for one, name in ((store, b"one"), (other, b"other"))),
        return_exceptions=True,
    )
    assert sum(outcome is None for outcome in tried) == 1
    assert len(await the_entries(store, header.id)) == 1
    await other.close()


class Broken(RuntimeError):
    """What the tests break the database with."""


def breaks(times: int) -> Callable[..., None]:
    """A listener that raises so many times."""
    left = [times]

    def listener(*_: Any) -> None:
        if left[0]:
            left[0] -= 1
            raise Broken("the disk is full")

    return listener


@pytest.fixture
def quiet_log(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("CRITICAL", "podium.store")


@pytest.mark.usefixtures("quiet_log")
async def test_a_failed_write_refuses_and_changes_nothing(store: Store) -> None:
    header = a_header()
    await store.create_table(header, [b"a"])
    listener = breaks(10**6)
    sa.event.listen(store.engines.writing, "commit", listener)
    with pytest.raises(StoreFailed, match="nothing was changed"):
        await store.append(header.id, 1, [b"b"], a_summary("over"))
    with pytest.raises(StoreFailed, match="may or may not"):
        await store.create_table(a_header())
    sa.event.remove(store.engines.writing, "commit", listener)
    assert await the_entries(store, header.id) == [b"a"]
    await store.append(header.id, 1, [b"b"])
    assert await the_entries(store, header.id) == [b"a", b"b"]


async def test_one_who_cannot_be_written_takes_nobody_down(store: Store, caplog: pytest.LogCaptureFixture) -> None:
    headers = [a_header() for _ in range(5)]
    for header in headers:
        await store.create_table(header)
    bad: Any = ["no bytes"]
    tried = await asyncio.gather(
        store.append(headers[0].id, 0, bad),
        *(store.append(header.id, 0, [b"good"]) for header in headers[1:]),
        return_exceptions=True,
    )
    assert isinstance(tried[0], StoreFailed)
    assert tried[1:] == [None] * 4
    assert await the_entries(store, headers[0].id) == []
    assert "a write failed" in caplog.text
    for header in headers:  # a log is read by more people than may play
        assert header.id not in caplog.text


@pytest.mark.usefixtures("quiet_log")
async def test_a_write_that_broke_off_but_was_durable_is_recognised(store: Store) -> None:
    """The answer to a commit is lost: what was written counts as written, once."""
    header = a_header()
    await store.create_table(header)
    left = [1]

    real = sa.engine.Connection._commit_impl

    def lose(connection: sa.Connection) -> None:
        real(connection)
        if left[0]:
            left[0] -= 1
            raise Broken("the line went dead")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sa.engine.Connection, "_commit_impl", lose)
        await store.append(header.id, 0, [b"a"])
    assert left == [0]
    assert await the_entries(store, header.id) == [b"a"]
    with pytest.raises(Conflict):
        await store.append(header.id, 0, [b"a"])


@pytest.mark.usefixtures("quiet_log")
async def test_a_lost_connection_is_made_anew(new_postgres: Callable[[], str]) -> None:
    store = await Store.open(new_postgres())
    header = a_header()
    await store.create_table(header)
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = "
    await store.read(lambda connection: connection.execute(sa.text(others + "current_database()")).all())
    await store.append(header.id, 0, [b"a"])
    assert await the_entries(store, header.id) == [b"a"]
    await store.close()


async def test_when_the_writer_stops_nobody_waits_for_ever(sqlite_store: Store) -> None:
    header = a_header()
    await sqlite_store.create_table(header)
    held, may_end = threading.Event(), threading.Event()

    def hold(_: sa.Connection) -> None:
        held.set()
        may_end.wait()

    waiting = [asyncio.create_task(sqlite_store.write(hold))]
    await asyncio.to_thread(held.wait)
    waiting.append(asyncio.create_task(sqlite_store.append(header.id, 0, [b"a"])))
    await asyncio.sleep(0)
    sqlite_store.writer._task.cancel()
    for outcome in await asyncio.gather(*waiting, return_exceptions=True):
        assert isinstance(outcome, StoreFailed)
    may_end.set()
    assert not await sqlite_store.is_well()
    with pytest.raises(StoreFailed, match="closed"):
        await sqlite_store.append(header.id, 0, [b"a"])
    sqlite_store.writer._task = asyncio.create_task(asyncio.sleep(0))  # so that the fixture can close it


async def test_closing_finishes_what_is_being_written(store: Store, database: str) -> None:
    headers = [a_header() for _ in range(20)]
    writing = [asyncio.create_task(store.create_table(header, [b"a"])) for header in headers]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writing)
    again = await Store.open(database)
    assert len(await again.open_tables()) == 20
    await again.close()


async def test_one_who_stops_waiting_does_not_stop_the_writer(store: Store) -> None:
    header = a_header()
    await store.create_table(header)
    task = asyncio.create_task(store.append(header.id, 0, [b"a"]))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    await store.append(header.id, len(await the_entries(store, header.id)) or 1, [b"b"])
    assert await the_entries(store, header.id) == [b"a", b"b"]


async def test_a_change_that_is_refused_leaves_nothing(store: Store) -> None:
    def half(connection: sa.Connection) -> None:
        row = {"id": "p", "name": "n", "likeness": "n", "is_program": False, "created": 0.0, "seen": 0.0}
        connection.execute(schema.people.insert(), [row])
        raise PodiumError("No.")

    with pytest.raises(PodiumError, match="No"):
        await store.write(half)
    count = sa.select(sa.func.count()).select_from(schema.people)
    assert await store.read(lambda connection: connection.scalar(count)) == 0


async def test_lists_are_paged_and_show_what_they_should(store: Store) -> None:
    end = Outcome("done", (3, 5), (2, 1))
    made = []
    for i in range(7):
        header = a_header(
            is_public=i != 3, game="turandot" if i == 5 else "symphonimo", duplicate="g" if i < 2 else None
        )
        made.append(header)
        await store.create_table(header)
        person = SeatSummary(name="Anna", person="p1" if i % 2 else "p2")
        status = "over" if i < 6 else "playing"
        seats = (person, SeatSummary(level="maestro", name="maestro"))
        told = a_summary(status, updated=10.0 + i // 2, seats=seats, outcome=end if i < 6 else None)
        await store.append(header.id, 0, [b"end"], told, people=["visitor"] if i == 2 else [])
    assert [table.header.id for table in await store.open_tables()] == [made[6].id]
    pages: list[str] = []
    before = None
    while page := await store.archive(before=before, limit=2):
        pages += [table.header.id for table in page]
        before = page[-1].summary.updated, page[-1].header.id
    assert sorted(pages) == sorted(header.id for header in (*made[:3], *made[4:6]))
    assert pages[:2] == sorted((made[4].id, made[5].id), reverse=True)
    assert [table.header.id for table in await store.archive(game="turandot")] == [made[5].id]
    assert {table.header.id for table in await store.archive(person="p1")} == {made[1].id, made[5].id}
    assert {table.header.id for table in await store.archive(person="p1", with_private=True)} == {
        made[1].id, made[3].id, made[5].id,
    }  # fmt: skip
    assert {table.header.id for table in await store.duplicates("g")} == {made[0].id, made[1].id}
    assert await store.tables_of("visitor") == [made[2].id]
    assert (await store.archive(limit=1))[0].summary.outcome == end


async def test_migrations_build_what_the_schema_says(database: str) -> None:
    """From empty, and from each earlier revision."""
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    def differences(connection: sa.Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), schema.metadata))

    engines = open_engines(database_url(database))
    for revision in migrate.revisions():
        await engines.transact(lambda connection, to=revision: migrate.upgrade(connection, to))  # type: ignore[misc]
        assert bool(await engines.read(differences)) == (revision != migrate.revisions()[-1])
    newer = sa.text("UPDATE alembic_version SET version_num = '9999'")
    await engines.transact(lambda connection: connection.execute(newer).close())
    await engines.close()
    with pytest.raises(migrate.NewerDatabase, match="9999"):
        await Store.open(database)


async def test_an_older_database_keeps_its_tables(database: str) -> None:
    engines = open_engines(database_url(database))
    row = {"id": "p", "name": "Anna", "likeness": "anna", "is_program": False, "created": 0.0, "seen": 0.0}

    def old(connection: sa.Connection) -> None:
        migrate.upgrade(connection, migrate.revisions()[0])
        connection.execute(schema.people.insert(), [row])

    await engines.transact(old)
    await engines.close()
    store = await Store.open(database)
    assert await store.read(lambda connection: connection.scalar(sa.select(schema.people.c.name))) == "Anna"
    await store.close()


async def test_starting_twice_at_once_migrates_once(database: str) -> None:
    stores = await asyncio.gather(Store.open(database), Store.open(database))
    await asyncio.gather(*(store.create_table(a_header()) for store in stores))
    for store in stores:
        await store.close()


def test_a_database_is_a_file_or_a_url() -> None:
    assert database_url("podium.db").drivername == "sqlite"
    assert database_url(Path("/a/b.db")).database == "/a/b.db"
    assert database_url("postgresql://me:secret@host/name").drivername == "postgresql+asyncpg"
    for bad, why in (("mysql://x/y", "'mysql' came"), ("sqlite://", "memory"), ("://", "cannot be read")):
        with pytest.raises(BadDatabase, match=why):
            database_url(bad)


async def test_a_database_that_cannot_be_opened_is_named(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("This is a letter, not a database.\n" * 100)
    with pytest.raises(BadDatabase, match="cannot be opened"):
        await Store.open(tmp_path / "text.db")
    with pytest.raises(BadDatabase, match="cannot be made"):
        await Store.open(tmp_path / "text.db" / "below.db")
    with pytest.raises(BadDatabase) as refused:
        await Store.open("postgresql://me:hush@127.0.0.1:1/name")
    assert "hush" not in str(refused.value)


async def test_sqlite_is_told_to_be_durable(sqlite_store: Store) -> None:
    def pragmas(connection: sa.Connection) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]

    assert await sqlite_store.write(pragmas) == ["wal", 2, 1]


async def test_postgresql_is_told_to_be_durable(new_postgres: Callable[[], str]) -> None:
    store = await Store.open(new_postgres())

    assert await store.write(lambda connection: connection.exec_driver_sql("SHOW synchronous_commit").scalar()) == "on"
    await store.close()
