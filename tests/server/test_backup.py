"""Backups: of one moment while the server writes, checked, and good to go on from."""

import asyncio
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
import sqlalchemy as sa
from typer.testing import CliRunner

from podium.cli import app
from podium.server.backup import CannotBackUp, back_up
from podium.server.store import Store
from tests.server.postgres import binaries
from tests.server.test_store import a_header, the_entries

pytestmark = pytest.mark.anyio


def restored(copy: Path, new_postgres: Callable[[], str] | None) -> str:
    if new_postgres is None:
        return str(copy)
    url = new_postgres()
    words = [str(binaries() / "pg_restore"), "--no-owner", "--exit-on-error", "--dbname", url, str(copy)]
    subprocess.run(words, check=True, capture_output=True)
    return url


async def test_a_copy_made_under_load_is_one_moments_state(
    store: Store, database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Each round writes the same to two tables in one transaction: in the copy they are level."""
    is_file = database.startswith("sqlite")
    headers = [a_header(), a_header()]
    for header in headers:
        await store.create_table(header)
    copying = asyncio.create_task(asyncio.to_thread(back_up, database, tmp_path / "copy"))
    number = 0
    while not copying.done() or number < 50:
        await asyncio.gather(*(store.append(header.id, number, [b"%d" % number]) for header in headers))
        number += 1
    assert await copying > 0
    copy = await Store.open(restored(tmp_path / "copy", None if is_file else request.getfixturevalue("new_postgres")))
    first, second = [await the_entries(copy, header.id) for header in headers]
    assert first == second == [b"%d" % i for i in range(len(first))]
    await copy.append(headers[0].id, len(first), [b"on we go"])
    await copy.close()
    assert (tmp_path / "copy").stat().st_mode & 0o077 == 0


async def test_no_older_copy_is_lost(sqlite_store: Store, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("an older copy")
    with pytest.raises(CannotBackUp, match="already"):
        back_up(sqlite_store.url.render_as_string(), tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "an older copy"


def test_what_cannot_be_copied_is_said(tmp_path: Path) -> None:
    (tmp_path / "letter.db").write_text("Dear database, " * 200)
    engine = sa.create_engine(f"sqlite:///{tmp_path / 'other.db'}")
    with engine.begin() as connection:
        connection.execute(sa.text("CREATE TABLE mine (x)"))
    engine.dispose()
    for name, why in (
        ("nothing.db", "no database"),
        ("letter.db", "cannot be copied"),
        ("other.db", "not a database of"),
    ):
        with pytest.raises(CannotBackUp, match=why):
            back_up(tmp_path / name, tmp_path / "copy.db")
    (tmp_path / "file").touch()
    with pytest.raises(CannotBackUp, match="cannot be written"):
        back_up(tmp_path / "other.db", tmp_path / "file" / "copy.db")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "letter.db", "other.db"]


def test_without_pg_dump_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    with pytest.raises(CannotBackUp, match="pg_dump, which was not found"):
        back_up("postgresql://podium@127.0.0.1/podium", tmp_path / "copy")


def test_what_pg_dump_says_is_passed_on_without_the_password(
    tmp_path: Path, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A stand-in for pg_dump that tells all it was told on its command line, and fails."""
    programs = tmp_path_factory.mktemp("programs")
    stand_in = programs / "pg_dump"
    stand_in.write_text('#!/bin/sh\necho "cannot reach $*" >&2\nexit 1\n', encoding="utf-8")
    stand_in.chmod(0o755)
    monkeypatch.setenv("PATH", str(programs), prepend=":")
    with pytest.raises(CannotBackUp, match=r"pg_dump failed: cannot reach .*podium@127\.0\.0\.1:1/podium") as refused:
        back_up("postgresql://podium:hush@127.0.0.1:1/podium", tmp_path / "copy")
    assert "hush" not in str(refused.value)
    assert not list(tmp_path.iterdir())


async def test_the_command_copies_what_the_server_uses(
    sqlite_store: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    header = a_header()
    await sqlite_store.create_table(header, [b"a"])
    monkeypatch.setenv("PODIUM_DATABASE", str(sqlite_store.url.database))
    done = CliRunner().invoke(app, ["backup", str(tmp_path / "copy.db")])
    assert done.exit_code == 0, done.output
    copy = await Store.open(tmp_path / "copy.db")
    assert await the_entries(copy, header.id) == [b"a"]
    await copy.close()
