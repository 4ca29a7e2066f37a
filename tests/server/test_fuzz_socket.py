"""A sample of the fuzzing that `make prove` does: whatever is sent, no crash, no stuck table, nothing left behind."""

from pathlib import Path

import pytest

from tests.server.fuzz import KINDS, prove

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]

MESSAGES = 3000
TABLES = 2
ROUNDS = 2


async def test_whatever_is_sent_the_tables_are_played_to_their_end(tmp_path: Path) -> None:
    report = await prove(tmp_path, MESSAGES, tables=TABLES, rounds=ROUNDS, seed=1)
    assert report.faults == [], str(report)
    assert report.sent >= MESSAGES
    assert report.finished == TABLES * ROUNDS
    assert {"valid", "mutant", "typed", "bytes", "text", "nest", "cut", "size"} == set(report.kinds)
    assert {"ack", "event", "pong", "malformed", "not_seated", "stale"} <= set(report.answers), str(report)
    assert report.answers["ack"] > len(KINDS)
    assert 1011 not in report.closes
    assert report.grown_kib < 32 * 1024
