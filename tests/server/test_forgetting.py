"""Somebody leaves for good while his table is being played: the others go on, and nothing names him."""

from pathlib import Path

import pytest

from podium.server.keeping import SOMEBODY
from podium.server.store import Store
from tests.server.running import running
from tests.server.test_people import everything

pytestmark = pytest.mark.anyio


async def test_who_deletes_his_account_in_the_middle_of_a_game_leaves_a_bot_and_no_name(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "podium.db") as server,
        server.guest("Ada Quill") as ada,
        server.guest("Bob Quiet") as bob,
    ):
        table = await ada.create(["me", "open", "greedy"])
        assert (await bob.say(table, "join")).status_code == 200
        assert (await bob.say(table, "say", text="my secret address")).status_code == 200
        async with ada.sit(table) as seat:
            await seat.until("snapshot")
            assert seat.has["table"]["seats"][1]["name"] == "Bob Quiet"
            answer = await bob.http.post("/api/me/deletion", json={})
            assert answer.status_code == 200, answer.text
        assert (await bob.http.get("/api/me")).status_code == 401
        async with ada.sit(table) as seat:  # the table was set up anew: she comes back to it
            await seat.until("snapshot")
            gone = seat.has["table"]["seats"][1]
            assert (gone["name"], gone["is_away"]) == (SOMEBODY, True)
            assert "secret" not in str(seat.has["chat"])
            ended = await seat.play()
        assert ended["status"] == "over"
    store = await Store.open(tmp_path / "podium.db")
    kept = await everything(store)
    for trace in (bob.me["id"], "Bob", "secret address"):
        assert trace not in kept
    await store.close()
