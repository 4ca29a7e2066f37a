"""An attacker at the door: cookies, origins, names, floods, bodies and half-said things. Each attempt fails."""

import asyncio
import contextlib
import json
import socket
import struct
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from podium.server import schema
from podium.server.desk import COOKIE
from podium.server.people import hash_of
from tests.server.running import Client, Seat, Server, running
from tests.server.test_attacks import code, until_closed

pytestmark = pytest.mark.anyio

SECRET = "a long enough one"
SURNAMES = iter(
    ("Byron", "Brahms", "Dukas", "Fibich", "Glass", "Haydn", "Kodaly", "Lully", "Mahler", "Purcell", "Ravel")
)
UNSAFE = (
    ("POST", "/api/guests", {"name": "Eve"}),
    ("POST", "/api/accounts", {"name": "Eve", "password": SECRET}),
    ("POST", "/api/session", {"name": "Ada Byron", "password": SECRET}),
    ("DELETE", "/api/session", None),
    ("PATCH", "/api/me", {"name": "Eve"}),
    ("PUT", "/api/me/password", {"old": SECRET, "new": "another long one"}),
    ("POST", "/api/me/tokens", {"label": "mine"}),
    ("DELETE", "/api/me/tokens/x", None),
    ("POST", "/api/me/deletion", {"password": SECRET}),
    ("POST", "/api/tables", {"game": "symphonimo", "seating": ["me", "open"]}),
    ("POST", "/api/tables/x/messages", {"type": "join", "id": "j"}),
    ("POST", "/api/tables/x/review", None),
)


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Server]:
    """One for all that do not need it for themselves; who registers is not counted."""
    async with running(tmp_path_factory.mktemp("door") / "podium.db") as started:
        started.app.state.limits.rates.update(register=(100.0, 100.0), login=(100.0, 100.0))
        yield started


@pytest.fixture
async def own(tmp_path: Path) -> AsyncIterator[Server]:
    """One whose limits a test may change."""
    async with running(tmp_path / "podium.db") as started:
        yield started


@contextlib.asynccontextmanager
async def account(server: Server) -> AsyncIterator[Client]:
    name = f"Ada {next(SURNAMES)}"
    async with server.visitor() as client:
        answer = await client.http.post("/api/accounts", json={"name": name, "password": SECRET})
        assert answer.status_code == 201, answer.text
        client.me = answer.json()
        yield client


async def who(client: Client, cookie: str) -> str:
    """Whose a cookie is, asked over HTTP by somebody who has nothing else."""
    answer = await client.http.get("/api/me", headers={"Cookie": f"{COOKIE}={cookie}"})
    return str(answer.json().get("name", answer.json().get("code")))


async def closed(seat: Seat) -> int | None:
    await until_closed(seat)
    return seat.connection.close_code


# Cookies


async def test_cookies_cannot_be_forged_or_tampered_with(server: Server) -> None:
    async with server.guest("Ada") as ada, server.visitor() as eve:
        cookie = ada.http.cookies[COOKIE]
        assert await who(eve, cookie) == "Ada"
        flipped = ("B" if cookie[0] == "A" else "A") + cookie[1:]
        stored = hash_of(cookie)  # what a thief of the database would have
        for forged in (
            flipped, cookie[:-1], cookie + "A", cookie.swapcase(), stored.hex(), ada.me["id"], "", "null", "x" * 5000,
            "' OR 1=1 --", "%00", '{"person":"1"}', f"{cookie}=", f'"{cookie}',
        ):  # fmt: skip
            assert await who(eve, forged) == "not_signed_in", forged
            eve.http.headers["Cookie"] = f"{COOKIE}={forged}"
            assert await code(eve.http.post("/api/tables", json={"game": "x", "seating": ["me"]})) == "not_signed_in"
            del eve.http.headers["Cookie"]


async def test_a_cookie_that_was_foisted_on_somebody_is_worth_nothing(server: Server) -> None:
    async with server.visitor() as ada, server.visitor() as eve, server.guest("Eve") as own:
        known = own.http.cookies[COOKIE]
        for foisted in ("chosen-by-eve" * 3, known):
            ada.http.cookies.clear()
            ada.http.cookies.set(COOKIE, foisted)
            answer = await ada.http.post("/api/guests", json={"name": "Ada"})
            assert answer.cookies[COOKIE] != foisted
            assert await who(eve, foisted) == "not_signed_in"


async def test_cookies_are_for_the_browser_alone(tmp_path: Path) -> None:
    for is_secure in (False, True):
        async with running(tmp_path / f"{is_secure}.db", behind_tls=is_secure) as server, server.visitor() as ada:
            answer = await ada.http.post("/api/guests", json={"name": "Ada"})
            flags = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")}
            assert {"httponly", "samesite=lax", "path=/"} <= flags
            assert ("secure" in flags) is is_secure


async def test_a_session_that_is_over_is_over_everywhere(server: Server) -> None:
    async with account(server) as ada, server.visitor() as thief:
        stolen = ada.http.cookies[COOKIE]
        thief.http.headers["Cookie"] = f"{COOKIE}={stolen}"
        table = await ada.create(["me", "open"])
        async with thief.sit(table) as seat:
            await seat.until("presence")
            assert (await seat.say("say", text="I am Ada"))["type"] == "ack"
            assert (await ada.http.delete("/api/session")).status_code == 204
            assert await closed(seat) == 4401
        assert await who(thief, stolen) == "not_signed_in"
        assert await code(thief.say(table, "say", text="I am still Ada")) == "not_signed_in"
        async with thief.sit(table) as seat:
            assert (await seat.hear())["seat"] is None
            assert (await seat.say("say", text="I am still Ada"))["code"] == "not_signed_in"


async def test_another_password_shuts_out_who_knew_the_old(server: Server) -> None:
    async with account(server) as ada, server.visitor() as thief:
        answer = await thief.http.post("/api/session", json={"name": ada.me["name"], "password": SECRET})
        assert answer.status_code == 200
        table = await ada.create(["me", "open"])
        async with thief.sit(table) as seat, ada.sit(table) as own:
            assert (await seat.hear())["seat"] == 0
            await own.until("presence")
            changed = {"old": SECRET, "new": "another long one"}
            assert (await ada.http.put("/api/me/password", json=changed)).status_code == 200
            assert await closed(seat) == 4401
        assert (await thief.http.get("/api/me")).status_code == 401
        assert (await ada.http.get("/api/me")).status_code == 200
        again = {"name": ada.me["name"], "password": SECRET}
        assert await code(thief.http.post("/api/session", json=again)) == "wrong_password"


async def test_a_token_that_was_revoked_plays_no_more(server: Server) -> None:
    async with account(server) as ada:
        made = (await ada.http.post("/api/me/tokens", json={"label": "bot"})).json()
        async with server.visitor(Authorization=f"Bearer {made['token']}") as bot:
            table = await bot.create(["me", "open"])
            for path in ("/api/me/tokens", "/api/me/export"):  # a token plays, and nothing else
                assert await code(bot.http.get(path)) == "forbidden"
            assert await code(bot.http.post("/api/me/deletion", json={"password": SECRET})) == "forbidden"
            async with bot.sit(table) as seat:
                await seat.until("presence")
                assert (await ada.http.delete(f"/api/me/tokens/{made['shown']['id']}")).status_code == 204
                assert await closed(seat) == 4401
            assert await code(bot.http.get("/api/me")) == "not_signed_in"
        for token in (made["token"][:-1], made["shown"]["id"], ada.http.cookies[COOKIE], "x" * 500):
            async with server.visitor(Authorization=f"Bearer {token}") as bot:
                assert await code(bot.http.get("/api/me")) == "not_signed_in"


async def test_tokens_and_people_of_others_are_out_of_reach(server: Server) -> None:
    async with account(server) as ada, account(server) as eve:
        made = (await ada.http.post("/api/me/tokens", json={"label": "bot"})).json()
        assert await code(eve.http.delete(f"/api/me/tokens/{made['shown']['id']}")) == "not_found"
        assert made["shown"]["id"] not in (await eve.http.get("/api/me/tokens")).text
        assert ada.me["id"] not in (await eve.http.get("/api/me/export")).text
        wrong = {"password": "not the right one"}
        assert await code(eve.http.post("/api/me/deletion", json=wrong)) == "wrong_password"
        assert await code(eve.http.put("/api/me/password", json={"old": "x" * 9, "new": "y" * 9})) == "wrong_password"


async def test_an_expired_session_is_none(own: Server) -> None:
    async with own.guest("Ada") as ada:
        expire = schema.sessions.update().values(expires=1.0)
        await own.hall.store.write(lambda connection: connection.execute(expire))
        assert await code(ada.http.get("/api/me")) == "not_signed_in"
        assert await code(ada.http.post("/api/tables", json={"game": "x", "seating": ["me"]})) == "not_signed_in"


async def test_a_name_given_up_is_not_spoken_under(server: Server) -> None:
    async with account(server) as ada:
        table = await ada.create(["me", "open"])
        async with ada.sit(table) as seat:
            await seat.until("presence")
            assert (await ada.http.patch("/api/me", json={"name": "Someone Else"})).status_code == 200
            await seat.say("say", text="hello")
            assert seat.events[-1]["line"]["name"] == "Someone Else"


# Origins


async def test_pages_of_others_change_nothing(server: Server) -> None:
    host = server.url.removeprefix("http://")
    foreign = (
        "null", "https://evil.example", f"http://{host}.evil.example", f"http://evil.example/{host}",
        f"http://{host.replace(':', '.')}:80", f"http://user@{host}", "http://127.0.0.1:1", f"ftp://{host}", "",
        f"file://{host}", f"{host}", f"http://{host}@evil.example",
    )  # fmt: skip
    async with account(server) as ada:
        table = await ada.create(["me", "open"])
        before = len(server.hall.rooms)
        for i, origin in enumerate(foreign):
            for method, path, body in UNSAFE if i < 2 else UNSAFE[-2:]:
                for extra in ({}, {"Authorization": "Basic eDp5"}, {"Content-Type": "text/plain"}):
                    headers = {"Origin": origin, "X-Forwarded-Host": "evil.example", **extra}
                    answer = await ada.http.request(method, path, json=body, headers=headers)
                    assert await code(_done(answer)) == "foreign_origin", (origin, path)
                    assert not [name for name in answer.headers if name.startswith("access-control")]
            for path in (f"/ws/tables/{table}", "/ws/lobby"):
                for sent in ({"Origin": origin}, {"Origin": origin, "Authorization": "Basic eDp5"}):
                    async with ada.socket(path, **sent) as opened:
                        assert json.loads(await opened.recv())["code"] == "foreign_origin"
        asked = {"Origin": "https://evil.example", "Access-Control-Request-Method": "POST"}
        preflight = await ada.http.options("/api/tables", headers=asked)
        assert "access-control-allow-origin" not in preflight.headers
        assert (await ada.http.get("/api/me")).json() == ada.me
        assert len(server.hall.rooms) == before


async def _done(answer: Any) -> Any:
    return answer


# Names


async def test_names_that_pass_for_somebody_else(server: Server) -> None:
    async with account(server) as ada, server.visitor() as eve:
        first, last = ada.me["name"].split()
        for name in (
            f"{first} {last}", f"ada {last}", f"ADA-{last.upper()}", f"Ada  {last}", f"Adа {last}", f"Ada\u200b{last}",
        ):  # fmt: skip
            told = await code(eve.http.post("/api/guests", json={"name": name}))
            assert told in ("name_taken", "bad_name"), name
        for name in ("Podium", "admin", "maestro 1", "Greedy", "System", "B0t", "Somebody"):
            assert await code(eve.http.post("/api/guests", json={"name": name})) == "bad_name", name
        for name in ("", " ", "<b>x</b>", "\u202eadA", "x" * 25, "\x00\x00", "a" + "\u0301" * 9):
            assert await code(eve.http.post("/api/guests", json={"name": name})) == "bad_name", name
        await eve.http.post("/api/guests", json={"name": "Eve"})
        assert await code(eve.http.patch("/api/me", json={"name": ada.me["name"].upper()})) == "name_taken"
        taken = {"name": ada.me["name"].replace("a", "а").replace("o", "0"), "password": SECRET}
        assert await code(eve.http.post("/api/accounts", json=taken)) in ("name_taken", "bad_name")


# Floods


async def test_floods_are_stopped_and_others_go_on(own: Server) -> None:
    limits = own.app.state.limits
    async with own.guest("Ada") as ada, own.guest("Bob") as bob, account(own) as victim:
        limits.rates.update(message=(0.001, 30.0), chat=(0.001, 5.0), table=(0.001, 4.0), login=(0.001, 5.0))
        limits._buckets.clear()
        table = await ada.create(["me", "open", "open"])
        async with contextlib.AsyncExitStack() as stack:
            seats = [await stack.enter_async_context(ada.sit(table)) for _ in range(4)]
            said = [await seat.say("say", text="spam") for seat in seats for _ in range(2)]
            assert [answer["type"] for answer in said].count("ack") == 5  # by person, not by socket
            answers = [await seat.say("ping") for seat in seats for _ in range(10)]
            assert [answer["type"] for answer in answers].count("pong") == 30 - 8
            assert answers[-1]["code"] == "too_fast"
        assert await code(ada.say(table, "say", text="spam")) == "too_fast"
        assert (await bob.say(table, "join")).status_code == 200
        wanted = {"game": "symphonimo", "seating": ["me", "open"]}
        made = [(await ada.http.post("/api/tables", json=wanted)).status_code for _ in range(5)]
        assert made == [201, 201, 201, 429, 429]
        assert await code(bob.http.post("/api/tables", json={**wanted, "copies": 8})) == "too_fast"
        guesses = [{"name": victim.me["name"], "password": f"guess number {i}"} for i in range(8)]
        tried = [(await bob.http.post("/api/session", json=guess)).status_code for guess in guesses]
        assert tried == [401] * 5 + [429] * 3
        assert await code(_from(own, "192.0.2.7", "POST", "/api/session", guesses[0])) == "too_fast"  # one account
        assert (await victim.http.get("/api/me")).status_code == 200


async def _from(server: Server, address: str, method: str, path: str, body: Any = None) -> httpx.Response:
    """A request that comes from an address."""
    transport = httpx.ASGITransport(server.app, client=(address, 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://podium.test") as client:
        return await client.request(method, path, json=body)


async def test_guests_and_requests_are_counted_by_network(own: Server) -> None:
    limits = own.app.state.limits
    limits.rates.update(guest=(0.001, 4.0), request=(0.001, 6.0))
    made = [await _from(own, f"2001:db8::{i}", "POST", "/api/guests", {"name": "Ada"}) for i in range(9)]
    assert [answer.status_code for answer in made] == [201] * 4 + [429] * 5
    assert [answer.json()["code"] for answer in made[-3:]] == ["too_fast"] * 3
    assert (await _from(own, "2001:db8:0:1::1", "POST", "/api/guests", {"name": "Bob"})).status_code == 201
    assert (await _from(own, "192.0.2.1", "GET", "/api/house")).status_code == 200
    assert (await _from(own, "::ffff:192.0.2.1", "GET", "/api/house")).status_code == 200
    assert ("request", "192.0.2.1") in limits._buckets
    assert ("request", "::/64") not in limits._buckets  # the old addresses in new clothes are not one network


async def test_counters_are_not_for_players(server: Server) -> None:
    """They would tell that somebody has chosen in secret."""
    assert (await _from(server, "127.0.0.1", "GET", "/metrics")).status_code == 200
    assert await code(_from(server, "192.0.2.1", "GET", "/metrics")) == "forbidden"
    async with server.visitor(**{"X-Forwarded-For": "127.0.0.1"}) as eve:
        assert await code(eve.http.get("/metrics")) == "forbidden"


async def test_connections_of_an_address_are_counted_and_given_back(tmp_path: Path) -> None:
    async with running(tmp_path / "podium.db", connections_per_address=3) as server, server.guest("Ada") as ada:
        table = await ada.create(["me", "open"])
        for _ in range(3):
            async with contextlib.AsyncExitStack() as stack:
                for _ in range(3):
                    await (await stack.enter_async_context(ada.sit(table))).hear()
                async with ada.socket("/ws/lobby") as fourth:
                    assert json.loads(await fourth.recv())["code"] == "too_many"
            await empty(server)


async def empty(server: Server) -> None:
    """Wait until nobody is connected, and nothing of those who were is left."""
    crowd = server.app.state.crowd
    async with asyncio.timeout(20):
        while crowd.total or crowd.by_person or any(list(live.all_listeners()) for live in server.hall.rooms.values()):
            await asyncio.sleep(0.01)


async def test_who_goes_away_in_the_handshake_leaves_nothing_behind(server: Server) -> None:
    async with server.guest("Ada") as ada:
        table = await ada.create(["me", "open"])
        host, port = server.url.removeprefix("http://").split(":")
        for path in (f"/ws/tables/{table}", "/ws/lobby", "/ws/tables/nowhere"):
            for _ in range(15):
                raw = socket.create_connection((host, int(port)))
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))  # gone with a reset
                raw.sendall(_handshake(host, path, ada.http.cookies[COOKIE]))
                raw.close()
                await asyncio.sleep(0)
        async with ada.sit(table) as seat:
            await seat.until("presence")
        await empty(server)
        assert not server.hall.lobby.listeners


def _handshake(host: str, path: str, cookie: str) -> bytes:
    lines = (
        f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
        "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Cookie: {COOKIE}={cookie}", "", "",
    )  # fmt: skip
    return "\r\n".join(lines).encode()


async def test_half_of_everything_keeps_nobody_waiting(server: Server) -> None:
    """Requests and messages that are begun and never finished: others play a game meanwhile, and the server stops."""
    host, port = server.url.removeprefix("http://").split(":")
    async with server.guest("Ada") as ada:
        table = await ada.create(["me", "greedy"])
        halves = []
        for i in range(40):
            raw = socket.create_connection((host, int(port)))
            if i % 2:
                raw.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Le")
            else:
                raw.sendall(_handshake(host, f"/ws/tables/{table}", ada.http.cookies[COOKIE]))
                raw.sendall(b"\x01\x85\x00\x00\x00\x00{")  # the first piece of a message
            halves.append(raw)
        raw = socket.create_connection((host, int(port)))
        raw.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 30\r\n\r\n{")
        async with ada.sit(table) as seat:
            await seat.hear()
            assert (await seat.play())["status"] == "over"
        for one in (*halves, raw):
            one.close()
        await empty(server)


# Bodies and paths


async def test_bodies_that_are_too_much(server: Server) -> None:
    async with server.guest("Ada") as ada:
        table = await ada.create(["me", "open"])
        pieces = 0

        async def endless() -> AsyncIterator[bytes]:
            nonlocal pieces
            while pieces < 4000:
                pieces += 1
                yield b"x" * 4096

        for path in ("/api/guests", "/api/tables", f"/api/tables/{table}/messages"):
            assert await code(ada.http.post(path, content=b" " * 70_000)) == "too_long"
            headers = {"Content-Type": "application/json"}
            pieces = 0
            with contextlib.suppress(httpx.WriteError, httpx.ReadError):  # let go of before it was all said
                answer = await ada.http.post(path, content=endless(), headers=headers)
                assert await code(_done(answer)) == "too_long"
            for text in (
                "[" * 30_000,
                '{"a":' * 10_000,
                "9" * 60_000,
                "{" * 60_000,
                "\x00",
                "nul",
                "\ud800".encode("utf-8", "replace"),
            ):
                answer = await ada.http.post(path, content=text, headers=headers)
                assert await code(_done(answer)) == "malformed", text[:9]
        huge = '{"type":"act","id":"a","based_on":1,"action":' + "9" * 9000 + "}"
        answer = await ada.http.post(f"/api/tables/{table}/messages", content=huge, headers=headers)
        assert await code(_done(answer)) == "malformed"
        assert len(answer.content) < 1000
        assert (await ada.http.get("/healthz")).status_code == 200


PATHS = (
    "/api/tables/../me/export", "/api/tables/%2e%2e/me", "/api/tables/..%2fme%2fexport", "//api/me", "/api//me",
    "/api/tables/%00", "/api/people/%00", "/api/people/%F0%28%8C%28", "/api/duplicates/%00", "/api/ratings/%00",
    "/api/archive?game=%00", "/api/archive?older=nan~x", "/api/archive?older=1e999~x", "/api/archive?older=1.0~%00",
    "/api/tables/" + "x" * 5000, "/api/tables/a;b=c", "/api/tables/x/events?since=-1", "/api/tables/x/events?since=1e9",
    "/api/tables/x/events?wait=inf", "/api/tables/x/events?wait=nan", "/static/../../etc/passwd", "/etc/passwd",
    "/api/people/x?older='", "/api/me/tokens/%00", "/api/tables/%00/events", "/api/tables/%00/record",
)  # fmt: skip


async def test_paths_lead_nowhere_else(database: str) -> None:
    """On both databases: they do not take the same signs."""
    async with running(database) as server, server.visitor() as eve:
        host, port = server.url.removeprefix("http://").split(":")
        for path in PATHS:
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())  # as it is
            status = int((await reader.readline()).split()[1])
            text = (await reader.read()).decode("utf-8", "replace")
            writer.close()
            assert status in (400, 401, 404, 405), (path, text)
            assert "root:" not in text
        for path in ("/ws/tables/%00", "/ws/tables/x?since=%00", "/ws/tables/x?seat=-1"):
            async with eve.socket(path) as opened:
                assert json.loads(await opened.recv())["code"] in ("not_found", "malformed")
        assert (await eve.http.get("/healthz")).status_code == 200
