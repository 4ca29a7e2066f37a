"""Whole games over the wire: a real server, real sockets."""

import asyncio
import contextlib
import json
import sys
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest
from websockets.exceptions import ConnectionClosed

import podium
from podium.bots.think import Budget
from podium.core.match import Match
from podium.core.record import verify
from podium.lab.review import review
from podium.server.reviews import Reviews
from tests.server.running import Seat, running

ROOT = Path(__file__).parent.parent.parent

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("slug", podium.slugs())
async def test_a_guest_plays_a_game_against_bots_to_the_end(slug: str, tmp_path: Path) -> None:
    async with running(tmp_path / "podium.db") as server, server.guest("Ada") as ada:
        table = await ada.create(["me", "greedy", "random"], slug, is_public=True)
        async with ada.sit(table) as seat:
            first = await seat.hear()
            assert first["seat"] == 0
            assert (await ada.http.get(f"/api/tables/{table}/record")).status_code == 409
            assert (await ada.http.get(f"/api/tables/{table}/replay")).status_code == 409
            stands = await seat.play()
        assert stands["status"] == "over"
        record = await ada.http.get(f"/api/tables/{table}/record")
        assert verify(record.content, first["facts"]["commitment"])
        replay = (await ada.http.get(f"/api/tables/{table}/replay?seat=0")).json()
        assert len(replay["steps"]) == len(record.json()["moves"]) + 1
        assert replay["steps"][-1]["view"] == (await ada.http.get(f"/api/tables/{table}")).json()["view"]
        assert replay["steps"][0]["seat"] is None
        assert (await ada.http.get(f"/api/tables/{table}/replay?seat=3")).status_code == 409
        page = (await ada.http.get("/api/archive", params={"game": slug})).json()
        assert [(row["id"], row["outcome"]) for row in page["tables"]] == [(table, stands["outcome"])]
        assert (await ada.http.get("/api/archive", params={"game": "other"})).json()["tables"] == []
        assert (await ada.http.get("/api/archive", params={"older": "x"})).json()["code"] == "malformed"


async def test_two_people_play_and_a_third_looks_on(tmp_path: Path) -> None:
    async with (
        running(tmp_path / "podium.db") as server,
        server.guest("Ada") as ada,
        server.guest("Bob") as bob,
        server.visitor() as eve,
    ):
        table = await ada.create(["me", "open"], "turandot")
        async with ada.sit(table) as one, bob.sit(table) as two, eve.sit(table) as three:
            assert (await three.hear())["seat"] is None
            assert (await three.say("join"))["code"] == "not_signed_in"
            assert (await two.say("join", seat=1))["type"] == "ack"
            await one.until("event", what="started")
            await asyncio.gather(one.play(), two.play(), watch(three))
            assert one.has["view"]["phase"] == three.has["view"]["phase"] == "over"
            assert three.has["choices"] == []
            assert (await one.say("rematch"))["type"] == "ack"
            assert (await two.until("event", what="followed"))["table"]["next"]


async def watch(seat: Seat) -> None:
    while seat.has["table"]["status"] != "over":
        await seat.hear()


async def test_a_socket_that_breaks_is_taken_up_again(tmp_path: Path) -> None:
    async with running(tmp_path / "podium.db") as server, server.guest("Ada") as ada, server.guest("Bob") as bob:
        table = await ada.create(["me", "open"], options={"first_player": 0})
        async with ada.sit(table) as one, bob.sit(table) as two:
            await one.hear()
            await two.say("join")
            await one.until("event", what="started")
            number = one.has["number"]
            async with ada.sit(table, f"?since={number}&seat=0") as again:
                assert (await again.hear()) == {"type": "resumed", "number": number, "now": ANY, "seat": 0}
                again.has = dict(one.has)
                await again.say("act", based_on=number, action="draw")
                assert again.has["number"] == number + 1
            async with ada.sit(table, f"?since={number}&seat=0") as third:
                assert (await third.hear())["type"] == "resumed"
                assert (await third.hear())["what"] == "played"
            async with ada.sit(table, "?since=9999999999") as fourth:
                assert (await fourth.hear())["type"] == "snapshot"


async def test_what_was_acknowledged_is_there_after_a_restart(tmp_path: Path) -> None:
    """The server is stopped in the middle of a game; who comes back goes on from his last number."""
    database = tmp_path / "podium.db"
    async with running(database) as server, server.guest("Ada") as ada:
        table = await ada.create(["me", "random"], options={"first_player": 0})
        cookies = dict(ada.http.cookies)
        async with ada.sit(table) as seat:
            await seat.hear()
            await seat.say("act", id="once", based_on=seat.has["number"], action="draw")
            has = dict(seat.has)
    async with running(database) as server, server.visitor() as ada:
        ada.http.cookies.update(cookies)
        async with ada.sit(table, f"?since={has['number']}&seat=0") as seat:
            assert (await seat.hear())["number"] == has["number"]
            seat.has = has
            answer = await seat.say("act", id="once", based_on=0, action="draw")
            assert answer == {"type": "ack", "id": "once", "number": has["number"]}
            assert (await seat.say("act", based_on=has["number"], action="place 1"))["type"] == "ack"


async def test_an_outside_bot_finishes_a_game(tmp_path: Path) -> None:
    async with running(tmp_path / "podium.db") as server, server.guest("Ada") as ada, server.visitor() as owner:
        account = {"name": "Deep Fiddle", "password": "a long enough one", "is_program": True}
        assert (await owner.http.post("/api/accounts", json=account)).status_code == 201
        token = (await owner.http.post("/api/me/tokens", json={"label": "test"})).json()["token"]
        table = await ada.create(["greedy", "open", "random"], "turandot")
        host = server.url.removeprefix("http://")
        bot = await asyncio.create_subprocess_exec(sys.executable, str(ROOT / "examples/bot.py"), host, table, token)
        assert await asyncio.wait_for(bot.wait(), 120) == 0
        seats = (await ada.http.get(f"/api/tables/{table}")).json()["table"]
        assert seats["status"] == "over"
        assert (seats["seats"][1]["name"], seats["seats"][1]["is_program"]) == ("Deep Fiddle", True)


async def test_a_program_plays_over_http_alone(tmp_path: Path) -> None:
    async with running(tmp_path / "podium.db") as server, server.visitor() as owner:
        account = {"name": "Slow Fiddle", "password": "a long enough one", "is_program": True}
        await owner.http.post("/api/accounts", json=account)
        token = (await owner.http.post("/api/me/tokens", json={"label": "test"})).json()["token"]
        async with server.visitor(Authorization=f"Bearer {token}") as bot:
            table = await bot.create(["me", "greedy"], "turandot")
            has: dict[str, Any] = (await bot.http.get(f"/api/tables/{table}")).json()
            for step in range(200):
                if has["table"]["status"] == "over":
                    break
                if has["choices"]:
                    action = has["choices"][-1]["action"]
                    told = await bot.say(table, "act", based_on=has["number"], action=action)
                    assert told.status_code == 200, told.text
                query = {"since": has["number"], "wait": 0 if step == 0 else 20}
                found = (await bot.http.get(f"/api/tables/{table}/events", params=query)).json()
                for event in found["events"]:
                    has |= event
            assert has["table"]["status"] == "over"


async def test_who_may_not_speak_is_told_so(tmp_path: Path) -> None:
    async with running(tmp_path / "podium.db") as server, server.guest("Ada") as ada, server.visitor() as eve:
        table = await ada.create(["me", "open"])
        assert (await eve.http.post("/api/tables", json={"game": "turandot", "seating": ["me"]})).status_code == 401
        assert (await eve.say(table, "join")).json()["code"] == "not_signed_in"
        forged = {"Cookie": f"podium_session={'x' * 43}"}
        assert (await eve.http.get("/api/me", headers=forged)).json()["code"] == "not_signed_in"
        bad = await eve.http.get(f"/api/tables/{table}", headers={"Authorization": "Bearer podium_nonsense"})
        assert bad.status_code == 401
        async with eve.socket(f"/ws/tables/{table}", Authorization="Bearer nonsense") as socket:
            assert json.loads(await socket.recv())["code"] == "not_signed_in"
            await socket.wait_closed()
            assert socket.close_code == 4401
        async with eve.socket("/ws/tables/nowhere") as socket:
            assert json.loads(await socket.recv())["code"] == "not_found"
            await socket.wait_closed()
            assert socket.close_code == 4404
        async with eve.socket(f"/ws/tables/{table}?since=soon") as socket:
            assert json.loads(await socket.recv())["code"] == "malformed"


async def test_pages_of_other_sites_may_not_speak(tmp_path: Path) -> None:
    friends = "https://friends.example"
    async with running(tmp_path / "podium.db", origins=(friends,)) as server, server.guest("Ada") as ada:
        table = await ada.create(["me", "open"])
        mine, others = (server.url, friends), ("https://evil.example", "null", f"{server.url}.evil.example")
        for origin in (*mine, *others):
            asked = {"type": "say", "id": origin, "text": "hello"}
            path = f"/api/tables/{table}/messages"
            answer = await ada.http.post(path, json=asked, headers={"Origin": origin})
            assert answer.status_code == (200 if origin in mine else 403), origin
            async with ada.sit(table, Origin=origin) as seat:
                assert (await seat.hear())["type"] == ("snapshot" if origin in mine else "refusal")


async def test_messages_that_are_malformed_too_long_or_too_fast(tmp_path: Path) -> None:
    async with running(tmp_path / "podium.db") as server, server.guest("Ada") as ada:
        table = await ada.create(["me", "open"])
        async with ada.sit(table) as seat:
            await seat.until("presence")
            for text in ("", "{", "[]", "null", '"x"', '{"type":"act","id":"1"}', b"\xff\xfe", "{}", "9" * 400):
                await seat.connection.send(text)
                assert (await seat.hear())["code"] == "malformed"
            assert (await seat.say("ping"))["type"] == "pong"
            await seat.connection.send("x" * 5000)
            await seat.connection.wait_closed()
            assert seat.connection.close_code == 1009
        server.app.state.limits.rates["message"] = (0.001, 5.0)
        server.app.state.limits._buckets.clear()
        async with ada.sit(table) as seat:
            await seat.until("presence")
            answers = [(await seat.say("ping"))["type"] for _ in range(8)]
            assert answers == ["pong"] * 5 + ["refusal"] * 3
            for _ in range(60):
                await seat.connection.send('{"type":"ping","id":"x"}')
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await seat.hear()
            assert seat.connection.close_code == 1008
        assert (await ada.http.post("/api/tables", content=b"x" * 100_000)).status_code == 413


async def test_lobby_over_its_socket(tmp_path: Path) -> None:
    async with running(tmp_path / "podium.db") as server, server.guest("Ada") as ada, ada.socket("/ws/lobby") as lobby:
        assert json.loads(await lobby.recv()) == {"type": "lobby", "tables": []}
        table = await ada.create(["me", "open"], is_public=True)
        assert json.loads(await lobby.recv())["tables"][0]["id"] == table
        assert (await ada.http.get("/api/tables")).json()["tables"][0]["id"] == table
        await lobby.send('{"type":"ping","id":"p"}')
        assert json.loads(await lobby.recv())["type"] == "pong"
        await lobby.send('{"type":"join","id":"p"}')
        assert json.loads(await lobby.recv())["code"] == "malformed"


async def test_a_review_is_made_once_and_kept(tmp_path: Path) -> None:
    async with running(tmp_path / "podium.db") as server, server.guest("Ada") as ada:
        calls = []

        def judge(match: Match, players: list[str], progress: Any) -> Any:
            calls.append(players)
            progress(1, 2)
            return review(match, budget=Budget(iterations=2), threads=1, players=players)

        server.app.state.reviews = Reviews(judge)
        table = await ada.create(["random", "random"], "turandot")
        path = f"/api/tables/{table}/review"
        async with ada.sit(table) as seat:
            await seat.hear()
            assert (await ada.http.get(path)).json()["code"] == "not_found"
            await watch(seat)
        state = (await ada.http.post(path)).json()
        while state["status"] in ("waiting", "running"):
            state = (await ada.http.get(path)).json()
        assert state["status"] == "done"
        assert state["review"]["players"] == ["random 1", "random 2"]
        assert (await ada.http.post(path)).json() == state
        assert calls == [["random 1", "random 2"]]
        await server.app.state.reviews.close()


async def test_stopping_does_not_wait_for_those_who_wait(tmp_path: Path) -> None:
    async with running(tmp_path / "podium.db", stop_seconds=600.0) as server, server.guest("Ada") as ada:
        table = await ada.create(["me", "open"])
        number = (await ada.http.get(f"/api/tables/{table}")).json()["number"]
        query = {"since": number, "wait": 55}
        waiting = asyncio.create_task(ada.http.get(f"/api/tables/{table}/events", params=query))
        while not server.hall.rooms[table].polling:
            await asyncio.sleep(0.01)
        server.hall.stop()
        assert (await waiting).json() == {"number": number, "events": []}


async def test_operations(tmp_path: Path) -> None:
    async with running(tmp_path / "podium.db") as server, server.guest("Ada") as ada:
        await ada.create(["me", "open"])
        assert (await ada.http.get("/healthz")).json()["status"] == "ok"
        counted = (await ada.http.get("/metrics")).text
        assert "podium_rooms 1.0" in counted
        house = (await ada.http.get("/api/house")).json()
        assert [game["slug"] for game in house["games"]] == list(podium.slugs())
        assert (await ada.http.get("/api/nothing")).json()["code"] == "not_found"
        schema = (await ada.http.get("/api/schema/openapi.json")).json()
        assert "/api/tables/{table_id}/messages" in schema["paths"]
        server.hall.is_stopping = True
        assert (await ada.http.get("/healthz")).status_code == 503
        server.hall.is_stopping = False
