"""A small sample of the proof by kill -9; `make prove` runs the whole one."""

import pytest

from tests.server.kill import prove
from tests.server.postgres import NoPostgres, do_without

pytestmark = [pytest.mark.anyio, pytest.mark.compiled]


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_nothing_acknowledged_is_lost_when_the_server_is_killed(database: str) -> None:
    try:
        report = await prove(database, times=2, tables=6, seed=1)
    except NoPostgres as reason:
        do_without(reason)
    assert report.kills == 2
    assert report.promised > 0
    assert report.compared > 0
    assert report.is_good, f"{report}\n" + "\n".join(report.faults[:10])
