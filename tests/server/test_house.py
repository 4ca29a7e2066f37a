"""The small parts of a server: limits, settings, logs, bots, origins, and the command that runs it."""

import asyncio
import contextlib
import json
import logging
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from podium.core.errors import BadOption
from podium.core.match import Match
from podium.server.bots import LEAST_MS, Thinkers
from podium.server.limits import MOST_BUCKETS, Limits
from podium.server.logs import JsonLines
from podium.server.origins import is_same
from podium.server.protocol import Refused
from podium.server.readying import make_all_ready
from podium.server.serve import address, where
from podium.server.settings import Settings, from_environment


def test_a_bucket_is_emptied_by_use_and_fills_by_the_second() -> None:
    now = [0.0]
    limits = Limits(Settings(messages_per_second=2.0), lambda: now[0])
    for _ in range(10):
        limits.allow("message", "ada")
    with pytest.raises(Refused, match="too fast"):
        limits.allow("message", "ada")
    limits.allow("message", "bob")
    now[0] += 0.5
    limits.allow("message", "ada")
    with pytest.raises(Refused):
        limits.allow("message", "ada")
    now[0] += 1000
    for _ in range(10):
        limits.allow("message", "ada")
    with pytest.raises(Refused):
        limits.allow("message", "ada")


def test_not_more_is_remembered_than_fits() -> None:
    limits = Limits(Settings())
    for i in range(MOST_BUCKETS + 100):
        limits.allow("request", str(i))
    assert len(limits._buckets) == MOST_BUCKETS


def test_settings_come_from_the_environment_and_from_what_is_given() -> None:
    environ = {"PODIUM_PORT": "99", "PODIUM_BEHIND_TLS": "true", "PODIUM_ORIGINS": "https://a,https://b", "HOME": "/"}
    settings = from_environment(environ, host="::1", port=None)
    assert (settings.port, settings.behind_tls, settings.host) == (99, True, "::1")
    assert settings.origins == ("https://a", "https://b")
    assert from_environment(environ, port=7).port == 7
    with pytest.raises(BadOption, match="PODIUM_PORT is 'many'"):
        from_environment({"PODIUM_PORT": "many"})


def test_logs_are_json_with_what_was_given_beside() -> None:
    record = logging.makeLogRecord({"msg": "a %s thing", "args": ("small",), "levelname": "INFO", "table": "q83vEj"})
    line = json.loads(JsonLines().format(record))
    assert (line["what"], line["level"], line["table"]) == ("a small thing", "info", "q83vEj")
    try:
        raise ValueError("oh")
    except ValueError:
        record.exc_info = sys.exc_info()
    assert "ValueError: oh" in json.loads(JsonLines().format(record))["error"]


def test_a_page_is_known_by_its_origin() -> None:
    assert is_same("http://localhost:8642", "localhost:8642")
    assert is_same("https://Podium.example", "podium.example")
    for origin in ("http://localhost", "null", "", "http://[", "http://localhost:8642.evil", "file://localhost:8642"):
        assert not is_same(origin, "localhost:8642")
    assert not is_same("http://", "")


@pytest.mark.anyio
async def test_bots_choose_something_legal_and_think_less_when_many_wait() -> None:
    thinkers = Thinkers(1)
    match = Match.new("symphonimo", seats=3, seed=1)
    seat = match.pending[0]
    chosen = await asyncio.gather(*(thinkers.choose(match.sight(seat), level) for level in ("greedy", "random")))
    assert set(chosen) <= set(match.legal(seat).codes)
    assert thinkers.milliseconds(100) == 100
    thinkers.waiting = 20
    assert thinkers.milliseconds(100) == 50
    thinkers.waiting = 10_000
    assert thinkers.milliseconds(100) == LEAST_MS
    thinkers.close()


@pytest.mark.compiled
def test_everything_is_made_ready_before_anybody_comes() -> None:
    told: list[tuple[str, str]] = []
    make_all_ready(lambda title, kernel: told.append((title, kernel)))
    again: list[tuple[str, str]] = []
    make_all_ready(lambda title, kernel: again.append((title, kernel)))
    assert again == []


def test_addresses_are_told_without_secrets(tmp_path: Path) -> None:
    assert address(Settings(host="0.0.0.0", port=1)) == "http://localhost:1"
    assert address(Settings(host="podium.example", port=80)) == "http://podium.example:80"
    assert where(Settings(database=str(tmp_path / "p.db"))) == str(tmp_path / "p.db")
    assert "secret" not in where(Settings(database="postgresql://ada:secret@localhost/podium"))


@contextlib.contextmanager
def podium(*words: str) -> Iterator[subprocess.Popen[str]]:
    """A command in a process of its own, which ends with the block."""
    command = [sys.executable, "-c", "from podium.cli import main; main()", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.compiled
def test_serve_says_where_it_is_and_stops_when_told(tmp_path: Path) -> None:
    database = tmp_path / "podium.db"
    with podium("serve", "--port", "0", "--database", str(database)) as server:
        assert server.stdout is not None
        told = re.fullmatch(r"Podium is at http://localhost:(\d+) · data in (.*)\n", server.stdout.readline())
        assert told is not None
        assert told[2] == str(database)
        with urllib.request.urlopen(f"http://127.0.0.1:{told[1]}/healthz") as answer:
            assert json.load(answer)["status"] == "ok"
        with podium("serve", "--port", told[1], "--database", str(tmp_path / "other.db")) as second:
            said, logged = second.communicate(timeout=60)
            assert (second.returncode, said) == (2, "")
            assert "cannot listen at port" in logged
            assert not (tmp_path / "other.db").exists()
        server.send_signal(signal.SIGTERM)
        said, logged = server.communicate(timeout=60)
        assert (server.returncode, said) == (0, "")
        for line in logged.splitlines():
            assert json.loads(line)["level"] == "info"


def test_serve_refuses_what_is_no_database() -> None:
    with podium("serve", "--database", "mysql://localhost/podium") as server:
        said, logged = server.communicate(timeout=60)
        assert (server.returncode, said) == (2, "")
        assert "mysql" in logged
