"""After the game: replays through any eyes, playing on from a moment of it, and where one still sits."""

import itertools
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from podium.core.record import parse, verify
from podium.server import entries as log
from podium.server import protocol as say
from podium.server.bodies import PlayOn
from podium.server.entries import decode_entry
from podium.server.hall import Hall
from podium.server.people import Person
from podium.server.protocol import CreateTable, Refused
from podium.server.room import Room
from podium.server.settings import Settings
from podium.server.store import Store
from tests.server.running import running

pytestmark = pytest.mark.anyio

ADA, BOB = Person("p-ada", "Ada"), Person("p-bob", "Bob")


@pytest.fixture
async def hall(store: Store) -> AsyncIterator[Hall]:
    opened = Hall(store, Settings())
    await opened.open()
    yield opened
    await opened.close()


async def played(hall: Hall, game: str = "turandot", *, moves: int = 10**6, seats: int = 2, **more: Any) -> Room:
    """A table of one person beside others who answer nothing: Ada and Bob play it themselves, so many moves of it."""
    wanted = {"game": game, "seating": ("me", "open", *("greedy",) * (seats - 2)), "pace": "instant", **more}
    made = await hall.create(ADA, CreateTable(**wanted))
    await hall.say(made.tables[0], BOB, say.Join(id="join"))
    room = (await hall.live(made.tables[0])).room
    for i in range(moves):
        if not room.pending:
            break
        await act(hall, room, room.pending[0], f"m{i}")
    return room


async def act(hall: Hall, room: Room, seat: int, message_id: str) -> None:
    person = ADA if room.places[seat].person == ADA.id else BOB
    message = say.Act(id=message_id, based_on=room.numbers[seat], action=room.codes[seat][-1])
    await hall.say(room.header.id, person, message)


async def refused(code: str, saying: Any) -> str:
    with pytest.raises(Refused) as refusal:
        await saying
    assert refusal.value.code == code
    return refusal.value.sentence


# Playing on


async def test_a_finished_game_is_played_on_from_any_of_its_moments(hall: Hall, store: Store) -> None:
    room = await played(hall)
    assert room.match is not None
    before = room.match.at(20)
    made = await hall.play_on(ADA, room.header.id, PlayOn(moves=20, seat=1, level="random", pace="instant"))
    on = (await hall.live(made.tables[0])).room
    assert on.match is not None
    assert on.match.seed == room.match.seed
    assert on.match.log[:20] == before.log
    assert [(place.kind, place.name) for place in on.places] == [("bot", "random 1"), ("person", "Ada")]
    assert (on.header.is_rated, on.header.is_public, on.header.previous) == (False, False, None)
    facts = json.loads(await hall.look(on.header.id, ADA))["facts"]
    assert facts["origin"] == {"table": room.header.id, "moves": 20}
    # The log says what it is, and the table comes back from it as it was once the bot waits for Ada.
    while not on.is_over and 0 in on.pending:
        await hall.events(on.header.id, ADA, on.numbers[1], 5)
    loaded = await store.load_table(on.header.id)
    assert loaded is not None
    took = [entry.fact for entry in map(decode_entry, loaded[1]) if isinstance(entry.fact, log.TookOver)]
    assert took == [log.TookOver(tuple((move.seat, move.action) for move in before.log))]
    again = Room.rebuilt(*loaded)
    assert again.match is not None
    assert (again.match.log, again.numbers) == (on.match.log, on.numbers)


async def test_a_game_that_was_played_on_has_a_record_that_says_so(hall: Hall) -> None:
    room = await played(hall, "symphonimo")
    plain = parse(await hall.record(room.header.id))
    assert "taken_over" not in (await hall.record(room.header.id))
    made = await hall.play_on(ADA, room.header.id, PlayOn(moves=9, seat=0, level="greedy", pace="instant"))
    on = (await hall.live(made.tables[0])).room
    await refused("not_over", hall.record(on.header.id))
    for i in range(10**6):
        if on.is_over:
            break
        if 0 in on.pending:
            await act(hall, on, 0, f"o{i}")
        else:
            await hall.events(on.header.id, ADA, on.numbers[0], 5)
    text = await hall.record(on.header.id)
    assert "played on: the first 9 moves are another game's, from this deal" in verify(text, room.commitment)
    assert parse(text).moves[:9] == plain.moves[:9]
    # … and again from there: what counts is how much was played at neither table before.
    more = await hall.play_on(BOB, on.header.id, PlayOn(moves=12, seat=1))
    assert (await hall.live(more.tables[0])).room.taken_over == 12


async def test_only_finished_games_are_played_on(hall: Hall) -> None:
    room = await played(hall, moves=12)
    sentence = await refused("not_over", hall.play_on(ADA, room.header.id, PlayOn(moves=3, seat=0)))
    assert "hidden" in sentence
    await refused("not_found", hall.play_on(ADA, "nowhere", PlayOn(moves=3, seat=0)))
    for i in range(10**6):
        if not room.pending:
            break
        await act(hall, room, room.pending[0], f"n{i}")
    assert room.match is not None
    last = len(room.match.log)
    await refused("not_playing", hall.play_on(ADA, room.header.id, PlayOn(moves=last, seat=0)))
    await refused("not_playing", hall.play_on(ADA, room.header.id, PlayOn(moves=last + 1, seat=0)))
    await refused("no_seat", hall.play_on(ADA, room.header.id, PlayOn(moves=3, seat=2)))
    await refused("no_such_bot", hall.play_on(ADA, room.header.id, PlayOn(moves=3, seat=0, level="stockfish")))
    await hall.play_on(ADA, room.header.id, PlayOn(moves=last - 1, seat=0))


async def test_a_duplicate_is_not_played_on_before_all_its_tables_are_over(hall: Hall) -> None:
    made = await hall.create(ADA, CreateTable(game="symphonimo", seating=("me", "open"), pace="instant", copies=2))
    await hall.say(made.tables[0], BOB, say.Join(id="join"))
    room = (await hall.live(made.tables[0])).room
    for i in range(10**6):
        if not room.pending:
            break
        await act(hall, room, room.pending[0], f"m{i}")
    await refused("withheld", hall.play_on(ADA, room.header.id, PlayOn(moves=3, seat=0)))


async def test_what_was_taken_over_is_nobodys_to_take_back(hall: Hall) -> None:
    room = await played(hall, "symphonimo")
    assert room.match is not None
    own = next(i for i, move in enumerate(room.match.log) if i > 5 and room.match.at(i).pending == (0,))
    made = await hall.play_on(ADA, room.header.id, PlayOn(moves=own, seat=0, level="random"))
    on = (await hall.live(made.tables[0])).room
    assert not on.may_undo(0)
    await refused("cannot_undo", hall.say(on.header.id, ADA, say.Undo(id="u1")))
    await act(hall, on, 0, "a1")
    await hall.say(on.header.id, ADA, say.Undo(id="u2"))  # one's own move, though it may have shown a card
    assert on.match is not None
    assert len(on.match.log) == own


async def test_a_rematch_of_a_game_that_was_played_on_is_a_new_deal(hall: Hall) -> None:
    room = await played(hall, "symphonimo")
    made = await hall.play_on(ADA, room.header.id, PlayOn(moves=4, seat=0, level="random"))
    await hall.say(made.tables[0], ADA, say.End(id="end"))
    await hall.say(made.tables[0], ADA, say.Rematch(id="again"))
    following = (await hall.live(made.tables[0])).room.next_table
    assert following is not None
    header = (await hall.live(following)).room.header
    assert (header.origin, header.seed == room.header.seed) == (None, False)


# Where one still sits


async def test_ones_own_tables_are_those_that_are_not_over(hall: Hall) -> None:
    over = await played(hall, "symphonimo")
    theirs = await hall.create(BOB, CreateTable(game="symphonimo", seating=("me", "random"), pace="instant"))
    waiting = await hall.create(ADA, CreateTable(game="turandot", seating=("me", "open")))
    room = await played(hall, "symphonimo", moves=3, is_public=True)
    own = await hall.own_tables(ADA)
    assert {one.row.id for one in own.tables} == {waiting.tables[0], room.header.id}
    assert not {over.header.id, theirs.tables[0]} & {one.row.id for one in own.tables}
    whose = {
        person: {one.row.id: one.is_my_turn for one in (await hall.own_tables(person)).tables} for person in (ADA, BOB)
    }
    assert [whose[ADA][room.header.id], whose[BOB][room.header.id]] == [seat in room.pending for seat in (0, 1)]
    assert whose[ADA][waiting.tables[0]] is False
    hall.evict(room.header.id)  # put away, as after an idle hour: the answer is the same
    assert {one.row.id: one.is_my_turn for one in (await hall.own_tables(BOB)).tables} == whose[BOB]
    mover = ADA if 0 in room.pending else BOB
    assert (await hall.own_tables(mover)).tables[0].is_my_turn
    await hall.say(room.header.id, mover, say.Leave(id="leave"))
    assert not any(one.is_my_turn for one in (await hall.own_tables(mover)).tables if one.row.id == room.header.id)


# Replays


async def test_a_replay_shows_what_a_seat_saw_or_all_of_it(tmp_path: Path) -> None:
    async with running(tmp_path / "podium.db") as server, server.guest("Ada") as ada, server.guest("Bob") as bob:
        table = await ada.create(["me", "open"], "turandot")
        await bob.say(table, "join")
        path = f"/api/tables/{table}/replay"
        views: dict[int, list[Any]] = {0: [], 1: []}
        async with ada.sit(table) as first, bob.sit(table) as second:
            seats = {0: first, 1: second}
            await first.until("snapshot")
            await second.until("snapshot")
            for eyes in (-2, -1, 0, 1):  # while the game goes on nobody sees any of it again
                assert (await bob.http.get(path, params={"seat": eyes})).json()["code"] == "not_over"
            room = (await server.hall.live(table)).room
            while room.pending:
                seat = room.pending[0]
                client = (ada, bob)[seat]
                await client.say(table, "act", based_on=room.numbers[seat], action=room.codes[seat][-1])
            for seat, wire in seats.items():
                while wire.has["number"] < room.numbers[seat]:
                    if (await wire.hear())["type"] == "event" and "view" in wire.events[-1]:
                        views[seat].append(wire.events[-1]["view"])
        seen = {eyes: (await ada.http.get(path, params={"seat": eyes})).json() for eyes in (-2, -1, 0, 1)}
        assert {eyes: (told["seat"], told["unveiled"]) for eyes, told in seen.items()} == {
            -2: (None, True), -1: (None, False), 0: (0, False), 1: (1, False),
        }  # fmt: skip
        for seat in (0, 1):  # every view that was sent to the seat, in order, and none that was not
            told = [step["view"] for step in seen[seat]["steps"]]
            changed = [view for before, view in itertools.pairwise(told) if view != before]
            assert changed == views[seat]
        laid = [step["view"]["players"][0] for step in seen[-2]["steps"] if step["view"]["phase"] == "audition"]
        assert any(player["shown"] and player["shown"]["fate"] is None for player in laid)
        assert all(player["laid"] is None for player in laid)
        for eyes in (-1, 1):  # Ada's bids lie face down until the reveal, for everybody but Ada
            for step in seen[eyes]["steps"]:
                assert "coming" not in step["view"]
                shown = step["view"]["players"][0]["shown"]
                assert shown is None or shown["fate"] is not None
        first, last = seen[-2]["steps"][0]["view"], seen[-2]["steps"][-1]["view"]
        assert len(first["coming"]) == first["pile"] > last["pile"] == len(last["coming"])
        assert set(first["coming"][: len(first["row"])]) & set(
            seen[-2]["steps"][-1]["view"]["players"][0]["troupe"]["singers"]
        )
        assert (await ada.http.get(path, params={"seat": 2})).json()["code"] == "no_seat"
        assert (await ada.http.get(path, params={"seat": -3})).status_code == 400


async def test_over_the_wire_a_game_is_played_on_and_found_again(tmp_path: Path) -> None:
    async with running(tmp_path / "podium.db") as server, server.guest("Ada") as ada, server.visitor() as nobody:
        table = await ada.create(["random", "random"])
        async with ada.sit(table) as seat:
            await seat.hear()
            while seat.has["table"]["status"] != "over":
                await seat.hear()
        path, wanted = f"/api/tables/{table}/play-on", {"moves": 6, "seat": 1, "pace": "instant"}
        assert (await nobody.http.post(path, json=wanted)).json()["code"] == "not_signed_in"
        assert (await ada.http.post(path, json={**wanted, "is_rated": True})).status_code == 400
        answer = await ada.http.post(path, json=wanted)
        assert answer.status_code == 201
        made = answer.json()["tables"][0]
        assert (await nobody.http.get("/api/me/tables")).json()["code"] == "not_signed_in"
        own = (await ada.http.get("/api/me/tables")).json()["tables"]
        assert [one["row"]["id"] for one in own] == [made]
        async with ada.sit(made) as seat:
            assert (await seat.hear())["seat"] == 1
            assert (await seat.play())["status"] == "over"
        assert (await ada.http.get("/api/me/tables")).json() == {"tables": []}
        assert verify((await ada.http.get(f"/api/tables/{made}/record")).text)
        assert (await ada.http.get("/api/archive")).json()["tables"] == []
