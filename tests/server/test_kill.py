"""A small sample of the proof by kill -9; `make prove` runs the whole one."""

import pytest

from tests.server.kill import prove
from tests.server.postgres import NoPostgres, do_without

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]


@pytest.mark.parametrize(("database", "times", "tables"), [("sqlite", 2, 6), ("postgresql", 1, 3)])
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str, times: int, tables: int) -> None:
    try:
        report = await prove(database, times=times, tables=tables, seed=1)
    except NoPostgres as reason:
        do_without(reason)
    assert report.kills == times
    assert report.promised > 0
    assert report.compared > 0
    assert report.is_good, f"{report}\n" + "\n".join(report.faults[:10])
