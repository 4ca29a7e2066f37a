"""An attacker at the table: each attempt fails, and the table is unharmed.

He acts for others, listens where he may not, asks for the seed, says old things again, guesses links.
What he does to the doors (cookies, origins, floods) is in `test_attacks_door.py`.
"""

import asyncio
import base64
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed

from podium.server import protocol as say
from podium.server import schema
from podium.server.room import MAX_ENTRIES, HouseMessage, Missing, Room
from tests.server.rooms import Sitting, header
from tests.server.running import Client, Seat, Server, running

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    async with running(tmp_path_factory.mktemp("attacks") / "podium.db") as started:
        yield started


def room_of(server: Server, table: str) -> Room:
    return server.hall.rooms[table].room


async def code(asking: Any) -> str:
    """The code of the refusal that an attempt ends in."""
    answer = await asking
    assert answer.status_code >= 400, answer.text
    return str(answer.json()["code"])


async def begun(ada: Client, bob: Client, **more: Any) -> str:
    """A table with Ada in seat 0, Bob in seat 1, and the cards dealt."""
    table = await ada.create(["me", "open"], **more)
    assert (await bob.say(table, "join")).status_code == 200
    return table


async def until_closed(seat: Seat) -> list[str | bytes]:
    """What comes until the server closes."""
    heard = []
    try:
        while True:
            heard.append(await asyncio.wait_for(seat.connection.recv(), 30))
    except ConnectionClosed:
        return heard


# Acting for others


async def test_nobody_acts_for_another_seat(server: Server) -> None:
    async with server.guest("Ada") as ada, server.guest("Bob") as bob, server.guest("Eve") as eve:
        table = await begun(ada, bob, options={"first_player": 0})
        room = room_of(server, table)
        before = room.length
        for thief, refused in ((bob, "not_your_turn"), (eve, "not_seated")):
            number = room.numbers[room.viewer_of(thief.me["id"])]
            assert await code(thief.say(table, "act", based_on=number, action="draw")) == refused
            for forged in ({"seat": 0}, {"person": ada.me["id"]}, {"who": ada.me["id"]}, {"sender": "p"}):
                told = thief.say(table, "act", based_on=number, action="draw", **forged)
                assert await code(told) == "malformed"
            async with thief.sit(table) as seat:
                await seat.until("presence")
                assert (await seat.say("act", based_on=number, action="draw"))["code"] == refused
        for kind in ("undo", "end", "leave", "return", "rematch"):
            assert await code(eve.say(table, kind)) == "not_seated"
        assert await code(eve.say(table, "answer", to="undo", agrees=True)) == "not_seated"
        assert await code(eve.say(table, "start")) == "not_creator"
        assert await code(bob.say(table, "seat_bot", seat=0, level="random")) == "not_creator"
        assert room.length == before


async def test_a_seat_that_is_taken_stays_so(server: Server) -> None:
    async with server.guest("Ada") as ada, server.guest("Bob") as bob, server.guest("Eve") as eve:
        table = await ada.create(["me", "open", "greedy"])
        assert await code(bob.say(table, "join", seat=0)) == "seat_taken"
        assert await code(bob.say(table, "join", seat=2)) == "seat_taken"
        assert await code(bob.say(table, "join", seat=7)) == "no_seat"
        assert await code(bob.say(table, "join", seat=-1)) == "malformed"
        assert await code(ada.say(table, "join", seat=1)) == "already_seated"
        assert await code(ada.say(table, "seat_bot", seat=0, level="random")) == "seat_taken"
        answers = await asyncio.gather(bob.say(table, "join", seat=1), eve.say(table, "join", seat=1))
        assert sorted(answer.status_code for answer in answers) == [200, 409]
        assert await code(eve.say(table, "join", seat=1)) == "not_waiting"
        places = room_of(server, table).places
        assert places[0].person == ada.me["id"]
        assert places[1].person in (bob.me["id"], eve.me["id"])


async def test_a_seat_kept_for_somebody_is_his(server: Server) -> None:
    async with server.guest("Ada") as ada, server.guest("Bob") as bob, server.guest("Eve") as eve:
        table = await begun(ada, bob)
        await ada.say(table, "end")
        await bob.say(table, "answer", to="end", agrees=True)
        await ada.say(table, "rematch")
        following = room_of(server, table).next_table
        assert following is not None
        assert await code(eve.say(following, "join")) == "no_seat"
        assert await code(eve.say(following, "join", seat=0)) == "seat_taken"
        assert (await bob.say(following, "join")).status_code == 200


# Listening


async def test_nobody_hears_what_another_seat_hears(server: Server) -> None:
    async with server.guest("Ada") as ada, server.guest("Bob") as bob, server.visitor() as eve:
        table = await begun(ada, bob)
        room = room_of(server, table)
        await ada.say(table, "act", based_on=room.numbers[0], action=room.codes[0][0]) if 0 in room.pending else None
        for spy, own in ((bob, 1), (eve, None)):
            viewer = room.seats if own is None else own
            expected = json.loads(room.snapshot(viewer, 0.0))
            for query in ("?seat=0", "?seat=0&since=0", f"?seat=0&since={room.numbers[0]}", "?seat=0&seat=1"):
                async with spy.sit(table, query) as seat:
                    told = await seat.hear()
                    assert (told["type"], told["seat"], told["view"]) == ("snapshot", own, expected["view"])
            for params in ({"since": 0, "seat": 0}, {"since": 0}, {"since": 0, "person": ada.me["id"]}):
                found = (await spy.http.get(f"/api/tables/{table}/events", params=params)).json()
                for event in found["events"]:
                    assert event.get("seat", own) in (own, 1) or event["type"] == "event"
                    if event["type"] == "snapshot":
                        assert event["seat"] == own
            told = (await spy.http.get(f"/api/tables/{table}", params={"seat": 0})).json()
            assert (told["seat"], told["view"], told["choices"]) == (own, expected["view"], expected["choices"])


async def test_a_private_table_is_found_by_its_link_alone(server: Server) -> None:
    async with server.guest("Ada") as ada, server.guest("Eve") as eve, eve.socket("/ws/lobby") as lobby:
        heard = str(await lobby.recv())
        table = await ada.create(["me", "greedy"])
        shown = await ada.create(["me", "open"], is_public=True)
        while shown not in heard:
            heard += str(await lobby.recv())
        async with ada.sit(table) as seat:
            await seat.hear()
            await seat.play()
        for path in (
            "/api/tables", "/api/archive", "/api/archive?game=symphonimo", f"/api/people/{ada.me['id']}",
            "/api/ratings/symphonimo", "/api/me/export", "/healthz", "/api/house", f"/api/people/{eve.me['id']}",
        ):  # fmt: skip
            heard += (await eve.http.get(path)).text
        assert table not in heard
        assert table in (await ada.http.get(f"/api/people/{ada.me['id']}")).text


async def test_links_cannot_be_guessed(server: Server) -> None:
    async with server.guest("Ada") as ada, server.guest("Eve") as eve:
        table = await ada.create(["me", "open"])
        assert len(table) >= 22  # 128 bits
        last = "B" if table[-1] != "B" else "C"
        guesses = {table[:-1], table + "A", table.swapcase(), table[:-1] + last, table[::-1], "%25", "%", "_" * 22, "*"}
        for guess in guesses - {table}:
            assert await code(eve.http.get(f"/api/tables/{guess}")) == "not_found", guess
            assert await code(eve.http.get(f"/api/tables/{guess}/events")) == "not_found"
            assert await code(eve.http.get(f"/api/tables/{guess}/record")) == "not_found"
            assert await code(eve.say(guess, "join")) == "not_found"
            async with eve.socket(f"/ws/tables/{guess}") as socket:
                assert json.loads(await socket.recv())["code"] == "not_found"
        assert len({await ada.create(["me", "open"]) for _ in range(20)}) == 20


# The seed


async def test_nothing_that_is_sent_tells_the_seed_before_the_end(server: Server) -> None:
    async with server.guest("Ada") as ada, server.guest("Bob") as bob, server.visitor() as eve:
        table = await begun(ada, bob, is_public=True)
        room = room_of(server, table)
        told = []
        async with ada.sit(table) as one, bob.sit(table) as two, eve.sit(table) as three:
            told += [json.dumps(await seat.hear()) for seat in (one, two, three)]
            for client in (ada, bob, eve):
                for path in (
                    f"/api/tables/{table}", f"/api/tables/{table}/events?since=0", "/api/tables", "/api/archive",
                    f"/api/tables/{table}/record", f"/api/tables/{table}/review", f"/api/people/{ada.me['id']}",
                    "/api/me/export", "/metrics", "/healthz",
                ):  # fmt: skip
                    told.append((await client.http.get(path)).text)
                told.append((await client.http.post(f"/api/tables/{table}/review")).text)
            assert await code(ada.http.get(f"/api/tables/{table}/record")) == "not_over"
            assert await code(ada.http.post(f"/api/tables/{table}/review")) == "not_over"
        seed = bytes.fromhex(room.header.seed)
        for hidden in (seed.hex(), base64.b64encode(seed).decode(), base64.urlsafe_b64encode(seed).decode()[:-1]):
            assert not [text for text in told if hidden.lower() in text.lower()]
        assert any(room.commitment in text for text in told)


async def test_the_cards_of_a_duplicate_are_kept_until_all_tables_are_over(server: Server) -> None:
    """Whoever sits at the first looks on at the second, by every way there is, before and after it begins."""
    async with server.guest("Ada") as ada, server.guest("Bob") as bob, server.visitor() as eve:
        wanted = {"game": "symphonimo", "seating": ["me", "greedy"], "pace": "instant", "copies": 2, "is_public": True}
        made = (await ada.http.post("/api/tables", json=wanted)).json()
        first, second = made["tables"]
        async with ada.sit(second) as spy, eve.sit(second) as other, bob.sit(second) as player:
            assert (await spy.hear())["view"] is None
            assert (await other.hear())["view"] is None
            number = spy.has["number"]
            polling = asyncio.create_task(
                ada.http.get(f"/api/tables/{second}/events", params={"since": number, "wait": 20})
            )
            while not server.hall.rooms[second].polling.get(2):
                await asyncio.sleep(0.01)
            assert (await player.say("join"))["type"] == "ack"
            assert await code(polling) == "withheld"
            for looker in (spy, other):
                heard = [json.loads(message) for message in await until_closed(looker)]
                assert {message["type"] for message in heard} <= {"presence", "event"}
                assert not [message for message in heard if message.get("what") in ("started", "played")]
                assert looker.connection.close_code == 4403
        async with ada.sit(first) as seat:
            await seat.hear()
            stands = await seat.play()
        assert stands["status"] == "over"
        outcome = json.dumps(stands["outcome"]["scores"])
        for client in (ada, eve):
            assert await code(client.http.get(f"/api/tables/{second}")) == "withheld"
            assert await code(client.http.get(f"/api/tables/{second}/events?since=0")) == "withheld"
            assert await code(client.http.get(f"/api/tables/{first}/record")) == "withheld"
            async with client.sit(second) as late:
                assert (await late.hear())["code"] == "withheld"
        assert await code(ada.http.post(f"/api/tables/{first}/review")) == "withheld"
        assert await code(eve.http.get(f"/api/tables/{first}")) == "withheld"
        shown = (await eve.http.get(f"/api/people/{ada.me['id']}")).json()
        assert [game["outcome"] for game in shown["games"]] == [None]
        for path in ("/api/archive", f"/api/duplicates/{made['duplicate']}", f"/api/people/{ada.me['id']}"):
            assert outcome not in json.dumps((await eve.http.get(path)).json()), path
        async with bob.sit(second) as seat:
            await seat.hear()
            await seat.play()
        assert (await eve.http.get(f"/api/tables/{first}/record")).status_code == 200
        assert (await eve.http.get(f"/api/people/{ada.me['id']}")).json()["games"][0]["outcome"] == stands["outcome"]


async def test_nobody_plays_two_tables_of_a_duplicate(server: Server) -> None:
    async with server.guest("Ada") as ada, server.guest("Eve") as eve:
        wanted = {"game": "symphonimo", "seating": ["open", "open"], "copies": 6}
        tables = (await ada.http.post("/api/tables", json=wanted)).json()["tables"]
        answers = await asyncio.gather(*(eve.say(table, "join") for table in tables))
        assert sorted(answer.status_code for answer in answers) == [200, *[403] * 5]


# Saying old things again


async def test_what_was_said_once_happens_once(tmp_path: Path) -> None:
    database = tmp_path / "podium.db"
    async with running(database) as server, server.guest("Ada") as ada, server.guest("Bob") as bob:
        table = await begun(ada, bob, options={"first_player": 0})
        room = room_of(server, table)
        number = room.numbers[0]
        act = {"type": "act", "id": "once", "based_on": number, "action": "draw"}
        path = f"/api/tables/{table}/messages"
        answers = await asyncio.gather(*(ada.http.post(path, json=act) for _ in range(20)))
        assert {answer.text for answer in answers} == {answers[0].text}
        assert answers[0].status_code == 200
        assert room.match is not None
        assert len(room.match.log) == 1
        assert await code(bob.http.post(path, json=act)) in ("stale", "not_your_turn", "illegal")  # his ids are his own
        assert await code(ada.http.post(path, json={**act, "id": "twice"})) in ("stale", "not_your_turn")
        line = {"type": "say", "id": "hello", "text": "hello"}
        for client in (ada, bob, ada, bob):
            assert (await client.http.post(path, json=line)).status_code == 200
        assert len(room.chat) == 2
        for again in range(5):
            report = {"type": "report", "id": f"r{again}", "line": 1, "reason": "\x00 rude"}
            assert (await ada.http.post(path, json=report)).status_code == 200
        texts = sa.select(schema.reports.c.text)
        reports = await server.hall.store.read(lambda connection: connection.execute(texts).scalars().all())
        assert list(reports) == ["Bob: hello\nrude"]
        length, cookies = room.length, [dict(client.http.cookies) for client in (ada, bob)]
    async with running(database) as server, server.visitor() as ada, server.visitor() as bob:
        ada.http.cookies.update(cookies[0])
        bob.http.cookies.update(cookies[1])
        assert (await ada.http.post(path, json=act)).text == answers[0].text
        assert (await ada.http.post(path, json=line)).status_code == 200
        assert room_of(server, table).length == length


# What is told in passing


async def test_numbers_do_not_tell_what_others_do_in_secret(server: Server) -> None:
    async with server.guest("Ada") as ada, server.guest("Bob") as bob, server.visitor() as eve:
        table = await begun(ada, bob, game="turandot")
        room = room_of(server, table)
        async with bob.sit(table) as two, eve.sit(table) as three:
            before = [await two.until("snapshot"), await three.until("snapshot")]
            await three.until("presence")
            for _ in range(2):  # she begins a bid, and thinks again
                action = room.codes[0][0]
                answer = await ada.say(table, "act", based_on=room.numbers[0], action=action)
                assert answer.status_code == 200
                assert (await ada.say(table, "undo")).status_code == 200
            assert (await two.say("ping"))["type"] == "pong"
            assert (await three.say("ping"))["type"] == "pong"
            assert (two.events, three.events) == ([], [])
            for client, had in ((bob, before[0]), (eve, before[1])):
                now = (await client.http.get(f"/api/tables/{table}")).json()
                assert {**now, "now": 0} == {**had, "now": 0}


SAID = (
    "<script>alert(1)</script>", '"},{"type":"event","number":99}', "'; DROP TABLE people; --", "{{7*7}} ${7*7} %s",
    "\\u0000 \\n", "\x1b[31mred", "a\u202eevil\u202c", "one\r\ntwo\x00three", "\ufeff\u200b", "🎻" * 200,
)  # fmt: skip


async def test_what_is_said_stays_what_was_said(server: Server) -> None:
    async with server.guest("Ada") as ada:
        table = await ada.create(["me", "open"])
        async with ada.sit(table) as seat:
            await seat.until("presence")
            for text in SAID:
                answer = await seat.say("say", text=text)
                if answer["type"] == "refusal":
                    assert not [sign for sign in text if sign.isprintable()]
                    continue
                line = seat.events[-1]["line"]
                assert line["text"].split() == "".join(sign if sign.isprintable() else " " for sign in text).split()
                assert line["text"].isprintable()
                assert set(seat.events[-1]) <= {"type", "number", "at", "what", "seat", "line"}


# Stopping the others


def test_a_table_full_of_noise_can_still_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """One who fills the log and goes away is replaced; who is left plays on."""
    monkeypatch.setattr("podium.server.room.MAX_ENTRIES", 12)
    assert MAX_ENTRIES > 1000
    sitting = Sitting(header(seats=2, options={"first_player": 0})).join("ada", "bob")
    for i in range(9):
        sitting.says("ada", say.Say(id=f"n{i}", text="noise"))
    with pytest.raises(Exception, match="only the game itself goes on"):
        sitting.says("bob", say.Say(id="more", text="noise"))
    gone: HouseMessage = Missing(0)
    assert sitting.house(gone)
    assert sitting.room.bots_to_act()
    sitting.play_on(500)
    assert sitting.room.status == "over"


async def test_who_is_losing_a_rated_game_cannot_call_it_off(server: Server) -> None:
    async with server.visitor() as ada:
        account = {"name": "Ada Byron", "password": "a long enough one"}
        assert (await ada.http.post("/api/accounts", json=account)).status_code == 201
        table = await ada.create(["me", "random"], is_rated=True)
        assert await code(ada.say(table, "end")) == "forbidden"
        assert room_of(server, table).status == "playing"
