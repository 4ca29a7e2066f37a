"""What the server's tests share: a fresh store, once on SQLite and once on PostgreSQL.

Tests are coroutines run by anyio's plugin (`pytestmark = pytest.mark.anyio`). Where PostgreSQL can
neither be found nor installed, its half is skipped and the report says so; with
PODIUM_POSTGRESQL=required it fails instead.
"""

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from podium.server.store import Store
from tests.server.postgres import NoPostgres, cluster, do_without, empty


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def new_postgres() -> Iterator[Callable[[], str]]:
    """A function that makes an empty PostgreSQL database and returns its URL."""
    try:
        with cluster() as create:
            yield create
    except NoPostgres as reason:
        do_without(reason)


@pytest.fixture(scope="session")
def spare_postgres() -> list[str]:
    """Databases that were used and are empty again: to make and to remove one takes longer than most tests."""
    return []


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'podium.db'}"
        return
    create: Callable[[], str] = request.getfixturevalue("new_postgres")
    spare: list[str] = request.getfixturevalue("spare_postgres")
    url = spare.pop() if spare else create()
    yield url
    empty(url)
    spare.append(url)


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """An open store, on both databases."""
    opened = await Store.open(database)
    yield opened
    await opened.close()


@pytest.fixture
async def sqlite_store(tmp_path: Path) -> AsyncIterator[Store]:
    """An open store on SQLite, where the database makes no difference."""
    opened = await Store.open(tmp_path / "podium.db")
    yield opened
    await opened.close()
