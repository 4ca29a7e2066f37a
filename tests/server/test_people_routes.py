"""People over HTTP: cookies, refusals, tokens, and that nobody gets at what is another's."""

from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from httpx import ASGITransport, AsyncClient
from litestar import Litestar, Request, Response
from litestar.datastructures import State

from podium.core.match import Outcome
from podium.server.desk import COOKIE, Desk
from podium.server.header import SeatSummary, Summary
from podium.server.keeping import Keeping
from podium.server.people import People, Person
from podium.server.protocol import Refused
from podium.server.routes.people import MeController, PlayerController, SessionController
from podium.server.store import Store
from tests.server.test_people import CHEAP, SECRET, everything, played_table
from tests.server.test_store import a_header

pytestmark = pytest.mark.anyio


def refuse(_: Request[Any, Any, Any], refused: Refused) -> Response[Any]:
    return Response(refused.message(), status_code=refused.status)


def client_of(people: People, **given: Any) -> AsyncClient:
    """A client of an application that has these routes and nothing else."""
    desk = Desk(people, Keeping(people), **given)
    app = Litestar(
        [SessionController, MeController, PlayerController],
        state=State({"desk": desk}),
        exception_handlers={Refused: refuse},
    )
    return AsyncClient(transport=ASGITransport(app), base_url="http://podium.test")


@pytest.fixture
def people(sqlite_store: Store) -> People:
    return People(sqlite_store, hasher=CHEAP)


@pytest.fixture
async def client(people: People) -> AsyncIterator[AsyncClient]:
    async with client_of(people) as made:
        yield made


async def sign_in(client: AsyncClient, name: str = "Anna") -> dict[str, Any]:
    answer = await client.post("/api/accounts", json={"name": name, "password": SECRET})
    assert answer.status_code == 201, answer.text
    told: dict[str, Any] = answer.json()
    return told


def code_of(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code")


async def test_a_guest_is_known_by_his_cookie(client: AsyncClient) -> None:
    assert code_of(await client.get("/api/me")) == (401, "not_signed_in")
    made = await client.post("/api/guests", json={"name": "Anna"})
    assert made.status_code == 201
    assert made.json()["is_guest"]
    assert (await client.get("/api/me")).json() == made.json()
    client.cookies.clear()
    assert code_of(await client.get("/api/me")) == (401, "not_signed_in")
    client.cookies.set(COOKIE, "x" * 43)
    assert code_of(await client.get("/api/me")) == (401, "not_signed_in")
    client.cookies.set(COOKIE, "x" * 5000)
    assert code_of(await client.get("/api/me")) == (401, "not_signed_in")


@pytest.mark.parametrize("is_secure", [False, True])
async def test_no_script_and_no_other_site_gets_the_cookie(people: People, is_secure: bool) -> None:
    async with client_of(people, is_secure=is_secure) as client:
        for answer in (
            await client.post("/api/guests", json={"name": "Anna"}),
            await client.post("/api/accounts", json={"name": "Berta", "password": SECRET}),
            await client.post("/api/session", json={"name": "Berta", "password": SECRET}),
            await client.delete("/api/session"),
        ):
            flags = {flag.strip().casefold() for flag in answer.headers["set-cookie"].split(";")[1:]}
            assert {"httponly", "samesite=lax", "path=/"} <= flags
            assert ("secure" in flags) == is_secure
            assert not any(flag.startswith("domain") for flag in flags)


async def test_logging_out_ends_the_session_not_only_the_cookie(client: AsyncClient) -> None:
    await sign_in(client)
    stolen = client.cookies[COOKIE]
    assert (await client.delete("/api/session")).status_code == 204
    client.cookies.clear()
    client.cookies.set(COOKIE, stolen)
    assert code_of(await client.get("/api/me")) == (401, "not_signed_in")
    assert (await client.delete("/api/session")).status_code == 204


async def test_logging_in_again_ends_the_session_before(client: AsyncClient) -> None:
    await sign_in(client)
    before = client.cookies[COOKIE]
    answer = await client.post("/api/session", json={"name": "anna", "password": SECRET})
    assert answer.json()["name"] == "Anna"
    client.cookies.clear()
    client.cookies.set(COOKIE, before)
    assert code_of(await client.get("/api/me")) == (401, "not_signed_in")


async def test_a_guest_becomes_an_account_and_an_account_does_not_become_another(client: AsyncClient) -> None:
    guest = (await client.post("/api/guests", json={"name": "Anna"})).json()
    account = await sign_in(client)
    assert account["id"] == guest["id"]
    assert not account["is_guest"]
    again = await client.post("/api/accounts", json={"name": "Berta", "password": SECRET})
    assert code_of(again) == (403, "forbidden")


async def test_refusals_have_a_code_and_a_sentence(client: AsyncClient) -> None:
    await sign_in(client)
    client.cookies.clear()
    for path, body, expected in (
        ("/api/guests", {"name": "anna"}, (409, "name_taken")),
        ("/api/guests", {"name": "maestro"}, (400, "bad_name")),
        ("/api/accounts", {"name": "Berta", "password": "short"}, (400, "bad_password")),
        ("/api/session", {"name": "Anna", "password": "wrong horse"}, (401, "wrong_password")),
        ("/api/session", {"name": "Nobody", "password": "wrong horse"}, (401, "wrong_password")),
    ):
        answer = await client.post(path, json=body)
        assert code_of(answer) == expected
        assert answer.json()["sentence"].endswith(".")
        assert "set-cookie" not in answer.headers
    for body in ({}, {"name": 5}, {"name": "Anna", "more": 1}, {"name": "x" * 201}, [], None):
        assert (await client.post("/api/guests", json=body)).status_code == 400


async def test_the_account_is_changed_and_deleted(client: AsyncClient, sqlite_store: Store) -> None:
    person = await sign_in(client)
    renamed = await client.patch("/api/me", json={"name": "Berta"})
    assert renamed.json()["name"] == "Berta"
    bad = await client.put("/api/me/password", json={"old": "wrong horse", "new": "battery staple"})
    assert code_of(bad) == (401, "wrong_password")
    assert (await client.put("/api/me/password", json={"old": SECRET, "new": "battery staple"})).status_code == 200
    assert (await client.get("/api/me")).json()["name"] == "Berta"
    assert code_of(await client.post("/api/me/deletion", json={"password": SECRET})) == (401, "wrong_password")
    assert (await client.post("/api/me/deletion", json={"password": "battery staple"})).status_code == 200
    assert code_of(await client.get("/api/me")) == (401, "not_signed_in")
    assert person["id"] not in await everything(sqlite_store)


async def test_somebody_says_farewell_before_he_is_forgotten(people: People) -> None:
    heard = []

    async def farewell(person: str) -> None:
        heard.append(person)

    async with client_of(people, farewell=farewell) as client:
        guest = (await client.post("/api/guests", json={"name": "Anna"})).json()
        assert (await client.post("/api/me/deletion", json={})).status_code == 200
    assert heard == [guest["id"]]


async def test_tokens_play_but_do_not_manage(client: AsyncClient) -> None:
    person = await sign_in(client)
    made = (await client.post("/api/me/tokens", json={"label": "my bot"})).json()
    listed = (await client.get("/api/me/tokens")).json()
    assert [one["label"] for one in listed] == ["my bot"]
    assert made["token"] not in str(listed)
    client.cookies.clear()
    client.headers["Authorization"] = f"Bearer {made['token']}"
    assert (await client.get("/api/me")).json()["id"] == person["id"]
    for method, path, body in (
        ("GET", "/api/me/tokens", None),
        ("POST", "/api/me/tokens", {"label": "another"}),
        ("GET", "/api/me/export", None),
        ("PATCH", "/api/me", {"name": "Berta"}),
        ("PUT", "/api/me/password", {"old": SECRET, "new": "battery staple"}),
        ("POST", "/api/me/deletion", {"password": SECRET}),
        ("DELETE", f"/api/me/tokens/{made['shown']['id']}", None),
    ):
        assert code_of(await client.request(method, path, json=body)) == (403, "forbidden"), path
    for bad in ("Bearer", "Bearer ", "Bearer x", f"Bearer {made['token']}x", "bearer " + "x" * 9999):
        client.headers["Authorization"] = bad
        assert code_of(await client.get("/api/me")) == (401, "not_signed_in")


async def test_nobody_revokes_anothers_token(client: AsyncClient) -> None:
    await sign_in(client)
    made = (await client.post("/api/me/tokens", json={"label": "my bot"})).json()
    client.cookies.clear()
    await sign_in(client, "Berta")
    path = f"/api/me/tokens/{made['shown']['id']}"
    assert code_of(await client.delete(path)) == (404, "not_found")
    await client.post("/api/session", json={"name": "Anna", "password": SECRET})
    assert (await client.delete(path)).status_code == 204
    assert code_of(await client.delete(path)) == (404, "not_found")


async def test_the_limits_are_asked_first(people: People) -> None:
    asked: list[str] = []

    def allow(kind: str, key: str) -> None:
        asked.append(f"{kind} {key}")
        if kind == "login":
            raise Refused("too_fast", "Slowly.")

    async with client_of(people, allow=allow) as client:
        await sign_in(client)
        assert code_of(await client.post("/api/session", json={"name": "Anna", "password": SECRET})) == (
            429,
            "too_fast",
        )
        assert code_of(await client.post("/api/me/deletion", json={"password": SECRET})) == (429, "too_fast")
    assert [entry.split()[0] for entry in asked] == ["register", "login", "login"]


async def test_an_export_is_a_file(client: AsyncClient) -> None:
    await sign_in(client)
    answer = await client.get("/api/me/export")
    assert "attachment" in answer.headers["content-disposition"]
    assert answer.json()["person"]["name"] == "Anna"


async def finished(store: Store, person: Person, number: int, *, is_public: bool) -> str:
    header = a_header(is_public=is_public, is_rated=True)
    seats = (SeatSummary(name=person.name, person=person.id), SeatSummary(name="musician", level="musician"))
    end = Summary(status="over", seats=seats, updated=float(number), outcome=Outcome("done", (3, 1), (1, 2)))
    await store.create_table(header, [b"x"], end)
    return header.id


async def test_a_players_page_tells_what_everybody_may_know(client: AsyncClient, sqlite_store: Store) -> None:
    told = await sign_in(client)
    person = msgspec.convert({key: told[key] for key in ("id", "name", "is_guest")}, Person)
    made = [await finished(sqlite_store, person, number, is_public=number != 5) for number in range(23)]
    path = f"/api/people/{person.id}"
    own = (await client.get(path)).json()
    rest = (await client.get(path, params={"older": own["older"]})).json()
    assert [game["table"] for game in own["games"] + rest["games"]] == made[::-1]
    assert rest["older"] is None
    assert [step["table"] for step in own["history"]] == made
    assert own["ratings"][0]["games"] == 23
    assert own["games"][0]["outcome"]["places"] == [1, 2]
    client.cookies.clear()
    others = (await client.get(path)).json()
    rest = (await client.get(path, params={"older": others["older"]})).json()
    assert [game["table"] for game in others["games"] + rest["games"]] == made[:5:-1] + made[4::-1]
    assert others["history"][5]["table"] is None
    assert made[5] not in str(others) + str(rest)
    assert code_of(await client.get("/api/people/nobody")) == (404, "not_found")
    assert (await client.get(path, params={"older": "yesterday"})).status_code == 400


async def test_standings_put_people_and_bots_on_one_list(
    client: AsyncClient, sqlite_store: Store, people: People
) -> None:
    anna, _ = await people.register("Anna", SECRET)
    berta, _ = await people.register("Berta", SECRET)
    await played_table(sqlite_store, anna, berta)
    await finished(sqlite_store, anna, 9, is_public=True)
    best = (await client.get("/api/ratings/symphonimo")).json()
    assert best["players"][0]["name"] == "Anna"
    assert {one["level"] for one in best["players"]} == {None, "musician"}
    assert (await client.get("/api/ratings/turandot")).json()["players"] == []
    assert code_of(await client.get("/api/ratings/chess")) == (404, "not_found")
