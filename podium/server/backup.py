"""A copy of the database while the server goes on: whole, of one moment, and checked.

SQLite's own backup for a file; pg_dump for PostgreSQL. The copy is written beside its place and
moved there when it is good, so a copy that is there is a good one. How to restore: docs/backup.md.
"""

import os
import shutil
import sqlite3
import subprocess
from contextlib import closing, suppress
from pathlib import Path

from sqlalchemy.engine import URL

from podium.core.errors import PodiumError
from podium.server.store import database_url


class CannotBackUp(PodiumError):
    """Why there is no copy."""


def back_up(database: str | Path, to: Path) -> int:
    """Copy a database to a new file; its size in bytes. Raises CannotBackUp in one sentence."""
    url = database_url(database)
    if to.exists():
        raise CannotBackUp(f"There is a file {to} already; name another, so that no older copy is lost.")
    partial = to.with_name(to.name + ".partial")
    try:
        to.parent.mkdir(parents=True, exist_ok=True)
        partial.unlink(missing_ok=True)
        if url.get_backend_name() == "sqlite":
            _copy_file(Path(url.database or ""), partial)
        else:
            _dump(url, partial)
        with partial.open("rb+") as copied:
            os.fsync(copied.fileno())
        partial.chmod(0o600)  # it holds seeds of unfinished deals and hashes of passwords
        partial.rename(to)
    except OSError as error:
        raise CannotBackUp(f"The copy cannot be written to {to}: {error.strerror}.") from None
    finally:
        with suppress(OSError):
            partial.unlink(missing_ok=True)
    return to.stat().st_size


def _copy_file(source: Path, to: Path) -> None:
    """All pages in one step: with a write-ahead log nobody waits for that, and it is one moment's state."""
    if not source.is_file():
        raise CannotBackUp(f"There is no database {source}.")
    try:
        with (
            closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True, timeout=30)) as reading,
            closing(sqlite3.connect(to)) as writing,
        ):
            reading.backup(writing, pages=-1)
            writing.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
            (found,) = writing.execute("PRAGMA integrity_check").fetchone()
            tables = writing.execute("SELECT count(*) FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
    except sqlite3.Error as error:
        raise CannotBackUp(f"The database {source} cannot be copied: {error}.") from None
    if found != "ok":
        raise CannotBackUp(f"The database {source} is damaged: {found}.")
    if tables != (1,):
        raise CannotBackUp(f"{source} is not a database of Podium's.")


def _dump(url: URL, to: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise CannotBackUp("A copy of a PostgreSQL database is made by pg_dump, which was not found on PATH.")
    password = {"PGPASSWORD": str(url.password)} if url.password else {}  # not on the command line, where all can read
    bare = URL.create("postgresql", url.username, None, url.host, url.port, url.database, url.query)  # set() keeps it
    plain = bare.render_as_string(hide_password=False)
    words = [program, "--format=custom", "--no-owner", "--file", str(to), "--dbname", plain]
    done = subprocess.run(words, env={**os.environ, **password}, capture_output=True, text=True, check=False)
    if done.returncode:
        raise CannotBackUp(f"pg_dump failed: {done.stderr.strip() or done.returncode}")
