"""Whole games over the wire: a real server, real sockets."""

from pathlib import Path

import pytest

import podium
from podium.core.record import verify
from tests.server.running import running

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("slug", podium.slugs())
async def test_a_guest_plays_a_game_against_bots_to_the_end(slug: str, tmp_path: Path) -> None:
    async with running(tmp_path / "podium.db") as server, server.guest("Ada") as ada:
        table = await ada.create(["me", "greedy", "random"], slug)
        async with ada.sit(table) as seat:
            first = await seat.hear()
            assert first["seat"] == 0
            stands = await seat.play()
        assert stands["status"] == "over"
        record = await ada.http.get(f"/api/tables/{table}/record")
        assert verify(record.content, first["facts"]["commitment"])
