"""A throwaway PostgreSQL cluster on loopback, for tests and proofs.

The binaries are those on PATH or Debian's; where there are none and this is root on a Debian, they
are installed. PostgreSQL refuses to run as root, so root runs it as another user.
"""

import ctypes
import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import pytest

PATIENCE = 60  # seconds for a server to answer


class NoPostgres(Exception):
    """Why there is no PostgreSQL here, as a sentence."""


def do_without(reason: NoPostgres) -> NoReturn:
    """Leave a test of PostgreSQL out and say why; with PODIUM_POSTGRESQL=required it fails instead."""
    if os.environ.get("PODIUM_POSTGRESQL") == "required":
        pytest.fail(str(reason))
    pytest.skip(str(reason))


def binaries() -> Path:
    """The folder of PostgreSQL's programs; installs them if it may."""
    found = _find()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"env": {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}, "capture_output": True}
        for words in (["update", "-q"], ["install", "-y", "-q", "--no-install-recommends", "postgresql"]):
            subprocess.run(["apt-get", *words], check=False, **quiet)  # type: ignore[call-overload]
        found = _find()
    if found is None:
        raise NoPostgres(
            "PostgreSQL was not tested: no initdb on PATH or in /usr/lib/postgresql/*/bin, and none could be installed."
        )
    return found


def _find() -> Path | None:
    on_path = shutil.which("initdb")
    places = [Path(on_path).resolve().parent] if on_path else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: path.parent.name, reverse=True)
    return next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)


def _other_user() -> int | None:
    """The user that PostgreSQL runs as: this one, unless this one is root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name).pw_uid
        except KeyError:
            continue
    raise NoPostgres("PostgreSQL was not tested: it does not run as root, and there is no user postgres or nobody.")


def die_with_parent() -> None:
    """Run in a child before it becomes a server: whatever becomes of the tests, it does not outlive them."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGQUIT)


@contextmanager
def cluster() -> Iterator[Callable[[], str]]:
    """A running cluster; gives a function that makes an empty database and returns its URL."""
    programs, user = binaries(), _other_user()
    folder = Path(tempfile.mkdtemp(prefix="podium-postgresql-"))
    password = secrets.token_hex(16)
    key = folder / "password"
    key.write_text(password)
    if user is not None:
        group = pwd.getpwuid(user).pw_gid
        os.chown(folder, user, group)
        os.chown(key, user, group)
    data = folder / "data"
    words = ["-D", data, "-U", "podium", "--pwfile", key, "--auth=scram-sha-256", "--encoding=UTF8", "--locale=C"]
    made = subprocess.run(
        [programs / "initdb", *words], user=user, cwd=folder, capture_output=True, text=True, check=False
    )
    if made.returncode:
        shutil.rmtree(folder, ignore_errors=True)
        raise NoPostgres(f"PostgreSQL was not tested: initdb failed: {made.stderr.strip()}")
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    settings = {"listen_addresses": "127.0.0.1", "port": port, "unix_socket_directories": folder, "max_connections": 60}
    flags = [word for key, value in settings.items() for word in ("-c", f"{key}={value}")]
    said = (folder / "said").open("w+b")
    server = subprocess.Popen(
        [programs / "postgres", "-D", data, *flags],
        user=user,
        cwd=folder,
        stdout=said,
        stderr=said,
        preexec_fn=die_with_parent,
    )
    base = f"postgresql://podium:{password}@127.0.0.1:{port}"
    try:
        _wait(server, port, folder / "said")
        yield lambda: _create(programs, base)
    finally:
        server.send_signal(signal.SIGQUIT)  # at once: nobody will want what is in it
        server.wait(PATIENCE)
        said.close()
        shutil.rmtree(folder, ignore_errors=True)


def _wait(server: subprocess.Popen[bytes], port: int, said: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and server.poll() is None:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.02)
        else:
            return
    raise NoPostgres(f"PostgreSQL was not tested: it did not start: {said.read_text(errors='replace')[-500:]}")


def empty(url: str) -> None:
    """Leave nothing in a database, and nobody connected to it."""
    others = "datname = current_database() AND pid <> pg_backend_pid()"
    leave = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}"
    words = [str(binaries() / "psql"), url, "-qc", leave, "-c", "DROP SCHEMA public CASCADE; CREATE SCHEMA public"]
    subprocess.run(words, check=True, capture_output=True)


def _create(programs: Path, base: str) -> str:
    name = f"podium_{secrets.token_hex(6)}"
    words = [str(programs / "psql"), f"{base}/postgres", "-qc", f'CREATE DATABASE "{name}"']
    for _ in range(100):  # while it starts up it listens, but refuses
        done = subprocess.run(words, capture_output=True, text=True, check=False)
        if not done.returncode:
            return f"{base}/{name}"
        if "starting up" not in done.stderr:
            break
        time.sleep(0.05)
    raise NoPostgres(f"PostgreSQL was not tested: {done.stderr.strip()}")
