"""The hall without sockets: what is stored before it is told, bots, clocks, putting away, starting again."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from podium.core.record import verify
from podium.server import protocol as say
from podium.server import schema
from podium.server.hall import Hall
from podium.server.header import Bank, PerMove
from podium.server.people import Person
from podium.server.protocol import CreateTable, Refused
from podium.server.runtime import CLOSE_RESTART
from podium.server.settings import Settings
from podium.server.store import Conflict, Store, StoreFailed

pytestmark = pytest.mark.anyio

ADA, BOB, CLEO = Person("p-ada", "Ada"), Person("p-bob", "Bob"), Person("p-cleo", "Cleo", is_guest=False)


class Ear:
    """A listener that keeps what it hears."""

    def __init__(self, person: Person | None = None) -> None:
        self.person = person.id if person else None
        self.heard: list[dict[str, Any]] = []
        self.closed: int | None = None
        self._something = asyncio.Event()
        self._read = 0

    def send(self, message: bytes) -> None:
        self.heard.append(json.loads(message))
        self._something.set()

    def close(self, code: int, reason: str) -> None:
        assert reason
        self.closed = code
        self._something.set()

    async def until(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """The next message of a kind with these values."""
        async with asyncio.timeout(30):
            while True:
                while self._read < len(self.heard):
                    message = self.heard[self._read]
                    self._read += 1
                    if message["type"] == kind and all(message.get(key) == value for key, value in wanted.items()):
                        return message
                self._something.clear()
                await self._something.wait()


@pytest.fixture
async def hall(sqlite_store: Store) -> AsyncIterator[Hall]:
    opened = Hall(sqlite_store, Settings())
    await opened.open()
    yield opened
    await opened.close()


def wanted(*seating: str, **more: Any) -> CreateTable:
    return CreateTable(**{"game": "symphonimo", "seating": seating, "pace": "instant", "level": "greedy", **more})


async def table(hall: Hall, *seating: str, **more: Any) -> str:
    return (await hall.create(ADA, wanted(*seating, **more))).tables[0]


async def act(hall: Hall, table_id: str, person: Person, message_id: str) -> say.Ack:
    """The first thing that a person may do."""
    room = (await hall.live(table_id)).room
    seat = room.seat_of(person.id)
    assert seat is not None
    action = room.codes[seat][0] if room.codes[seat] else 0
    return await hall.say(table_id, person, say.Act(id=message_id, based_on=room.numbers[seat], action=action))


async def refused(code: str, saying: Any) -> str:
    with pytest.raises(Refused) as refusal:
        await saying
    assert refusal.value.code == code
    return refusal.value.sentence


# Opening


async def test_opening_a_table_is_refused_in_a_sentence(hall: Hall) -> None:
    assert "'chess'" in await refused("bad_options", hall.create(ADA, wanted("me", "open", game="chess")))
    await refused("bad_options", hall.create(ADA, wanted("me")))
    await refused("bad_options", hall.create(ADA, wanted("me", "me")))
    await refused("bad_options", hall.create(ADA, wanted("me", "open", options={"colour": "red"})))
    await refused("no_such_bot", hall.create(ADA, wanted("me", "stockfish")))
    await refused("no_such_bot", hall.create(ADA, wanted("me", "open", level="maestro@9000ms")))
    await refused("accounts_only", hall.create(ADA, wanted("me", "open", is_rated=True)))
    await refused("not_found", hall.live("nowhere"))
    await refused("not_found", hall.live(""))


async def test_bots_alone_play_a_whole_game(hall: Hall) -> None:
    table_id = await table(hall, "greedy", "random", "apprentice", game="turandot")
    ear = Ear()
    await hall.connect(table_id, ear, None, None)
    if ear.heard[0]["table"]["status"] != "over":
        while (await ear.until("event")).get("table", {}).get("status") != "over":
            pass
    assert verify(await hall.record(table_id), ear.heard[0]["facts"]["commitment"])


async def test_nothing_is_told_before_it_is_stored(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table_id = await table(hall, "me", "open")
    ear = Ear(BOB)
    live = await hall.connect(table_id, ear, None, None)
    length, heard = live.room.length, len(ear.heard)
    written: list[int] = []
    append = hall.store.append

    async def watching(*args: Any) -> None:
        written.append(len(ear.heard))
        assert live.room.length == length
        await append(*args)

    monkeypatch.setattr(hall.store, "append", watching)
    await hall.say(table_id, BOB, say.Join(id="j"))
    assert written == [heard]
    assert len(ear.heard) > heard


@pytest.mark.parametrize("error", [StoreFailed("The disk is full."), Conflict("Somebody else wrote.")])
async def test_a_write_that_fails_changes_nothing(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    table_id = await table(hall, "me", "open")
    ear = Ear(BOB)
    await hall.connect(table_id, ear, None, None)

    async def failing(*_: Any) -> None:
        raise error

    with monkeypatch.context() as patched:
        patched.setattr(hall.store, "append", failing)
        await refused("unavailable", hall.say(table_id, BOB, say.Join(id="j")))
    assert ear.closed == CLOSE_RESTART  # he comes back to what is stored
    assert (await hall.live(table_id)).room.status == "waiting"
    await hall.say(table_id, BOB, say.Join(id="j"))
    assert (await hall.live(table_id)).room.status == "playing"


async def test_the_same_message_twice_takes_effect_once(hall: Hall) -> None:
    table_id = await table(hall, "me", "open", options={"first_player": 0})
    await hall.say(table_id, BOB, say.Join(id="j"))
    room = (await hall.live(table_id)).room
    message = say.Act(id="a", based_on=room.numbers[0], action="draw")
    first, second = await asyncio.gather(hall.say(table_id, ADA, message), hall.say(table_id, ADA, message))
    assert first == second
    assert len(room.match.log) == 1  # type: ignore[union-attr]


async def test_who_sits_down_sees_the_table_from_his_seat(hall: Hall) -> None:
    table_id = await table(hall, "me", "open")
    ear, other = Ear(BOB), Ear()
    await hall.connect(table_id, ear, None, None)
    await hall.connect(table_id, other, None, None)
    assert ear.heard[0]["seat"] is None
    await hall.say(table_id, BOB, say.Join(id="j"))
    assert (await ear.until("snapshot", seat=1))["table"]["status"] == "waiting"
    assert (await ear.until("event", what="started"))["view"]
    assert (await other.until("presence", spectators=1))["seats"] == [False, True]


# Coming back


async def test_coming_back_gives_what_was_missed(hall: Hall) -> None:
    table_id = await table(hall, "me", "open", options={"first_player": 0})
    await hall.say(table_id, BOB, say.Join(id="j"))
    ear = Ear(ADA)
    live = await hall.connect(table_id, ear, None, None)
    number = ear.heard[0]["number"]
    hall.disconnect(live, ear)
    await act(hall, table_id, ADA, "a")
    again = Ear(ADA)
    await hall.connect(table_id, again, number, 0)
    assert [message["type"] for message in again.heard[:2]] == ["resumed", "event"]
    assert again.heard[1]["number"] == number + 1
    elsewhere = Ear(ADA)
    await hall.connect(table_id, elsewhere, number, 1)  # what he had was another seat's
    assert elsewhere.heard[0]["type"] == "snapshot"
    ahead = Ear(ADA)
    await hall.connect(table_id, ahead, number + 50, 0)
    assert ahead.heard[0]["type"] == "snapshot"


async def test_waiting_for_events_without_a_socket(hall: Hall) -> None:
    table_id = await table(hall, "me", "open", options={"first_player": 0})
    await hall.say(table_id, BOB, say.Join(id="j"))
    number, found = await hall.events(table_id, BOB, 0, 0)
    assert json.loads(found[0])["type"] == "snapshot"
    waiting = asyncio.create_task(hall.events(table_id, BOB, number, 30))
    await asyncio.sleep(0)
    await act(hall, table_id, ADA, "a")
    later, found = await waiting
    assert (later, json.loads(found[-1])["number"]) == (number + 1, number + 1)
    assert await hall.events(table_id, BOB, later, 0) == (later, [])


async def test_an_idle_room_is_put_away_and_comes_back(sqlite_store: Store) -> None:
    now = [1000.0]
    hall = Hall(sqlite_store, Settings(), now=lambda: now[0])
    table_id = await table(hall, "me", "open")
    await hall.say(table_id, BOB, say.Join(id="j"))
    ear = Ear(BOB)
    live = await hall.connect(table_id, ear, None, None)
    now[0] += 100_000
    await hall.sweep()
    assert table_id in hall.rooms  # somebody looks
    hall.disconnect(live, ear)
    hall.settings = Settings(absence_seconds=1.0)
    now[0] += 100_000
    before = live.room.snapshot(0, 0.0)
    live.room.status = "over"  # nobody is waited for
    await hall.sweep()
    assert table_id not in hall.rooms
    assert (await hall.live(table_id)).room.snapshot(0, 0.0) == before
    await hall.close()


async def test_bots_that_were_thinking_when_the_server_died_think_again(sqlite_store: Store) -> None:
    hall = Hall(sqlite_store, Settings(natural_seconds=600.0))
    table_id = await table(hall, "me", "greedy", pace="natural", options={"first_player": 1})
    await hall.close()
    again = Hall(sqlite_store, Settings(natural_seconds=0.0))
    await again.open()
    ear = Ear(ADA)
    await again.connect(table_id, ear, None, None)
    if not ear.heard[0]["story"]:
        await ear.until("event", what="played")
    await again.close()


# Time


async def test_when_a_clock_runs_out_a_bot_sits_in(hall: Hall) -> None:
    table_id = await table(hall, "me", "open", clock=PerMove(0.05))
    ear = Ear(BOB)
    await hall.connect(table_id, ear, None, None)
    await hall.say(table_id, BOB, say.Join(id="j"))
    await ear.until("event", what="stood_in")
    await ear.until("event", what="played")


async def test_a_clock_runs_on_in_a_room_that_was_put_away(hall: Hall) -> None:
    table_id = await table(hall, "me", "open", clock=PerMove(0.2))
    await hall.say(table_id, BOB, say.Join(id="j"))
    hall.settings = Settings(idle_seconds=-1.0)
    await hall.sweep()
    assert table_id not in hall.rooms
    async with asyncio.timeout(30):
        while table_id not in hall.rooms or not any(p.is_away for p in hall.rooms[table_id].room.places):
            await asyncio.sleep(0.01)


async def test_after_a_restart_clocks_have_a_grace(sqlite_store: Store) -> None:
    hall = Hall(sqlite_store, Settings(), now=lambda: 1000.0)
    table_id = await table(hall, "me", "open", clock=Bank(10.0))
    await hall.say(table_id, BOB, say.Join(id="j"))
    await hall.close()
    again = Hall(sqlite_store, Settings(grace_seconds=8.0), now=lambda: 5000.0)
    await again.open()
    ear = Ear(ADA)
    live = await again.connect(table_id, ear, None, None)
    async with asyncio.timeout(30):
        while live.room.clocks.next_deadline() != 5008.0:
            await asyncio.sleep(0.01)
    assert live.room.bots_to_act() == []
    await again.close()


async def test_a_bot_sits_in_for_somebody_whom_others_wait_for_too_long(hall: Hall) -> None:
    hall.settings = Settings(absence_seconds=0.05)
    table_id = await table(hall, "me", "open", options={"first_player": 1})
    ear = Ear(ADA)
    await hall.connect(table_id, ear, None, None)
    await hall.say(table_id, BOB, say.Join(id="j"))
    assert (await ear.until("event", what="stood_in"))["seat"] == 1


async def test_who_plays_with_bots_alone_may_stay_away_as_long_as_he_likes(hall: Hall) -> None:
    hall.settings = Settings(absence_seconds=0.0)
    table_id = await table(hall, "me", "greedy", options={"first_player": 0})
    live = await hall.live(table_id)
    assert hall._waited_for(live) == []
    assert hall._due(live) is None


async def test_tables_that_nobody_came_to_are_given_up(sqlite_store: Store) -> None:
    now = [1000.0]
    hall = Hall(sqlite_store, Settings(), now=lambda: now[0])
    table_id = await table(hall, "me", "open", is_public=True)
    await hall.give_up_old()
    assert table_id in hall.lobby.rows
    now[0] += 100_000
    await hall.give_up_old()
    assert (await hall.live(table_id)).room.status == "abandoned"
    assert hall.lobby.rows == {}
    await hall.close()


# The lobby


async def test_the_lobby_tells_what_changes(hall: Hall) -> None:
    private = await table(hall, "me", "open")
    ear = Ear()
    hall.lobby.connect(ear)
    assert ear.heard == [{"type": "lobby", "tables": []}]
    table_id = await table(hall, "me", "open", is_public=True)
    change = await ear.until("lobby_change")
    assert [row["id"] for row in change["tables"]] == [table_id]
    assert private not in json.dumps(change)
    await hall.say(table_id, BOB, say.Join(id="j"))
    assert (await ear.until("lobby_change"))["tables"][0]["status"] == "playing"
    await hall.say(table_id, ADA, say.End(id="e"))
    await hall.say(table_id, BOB, say.Answer(id="y", to="end", agrees=True))
    assert (await ear.until("lobby_change"))["gone"] == [table_id]
    later = Ear()
    hall.lobby.connect(later)
    assert later.heard[0]["tables"] == []


async def test_the_lobby_is_there_after_a_restart(sqlite_store: Store) -> None:
    hall = Hall(sqlite_store)
    table_id = await table(hall, "me", "open", is_public=True)
    await table(hall, "me", "open")
    row = hall.lobby.rows[table_id]
    await hall.close()
    again = Hall(sqlite_store)
    await again.open()
    assert again.lobby.rows == {table_id: row}
    await again.close()


# Rematches and duplicates


async def test_a_rematch_keeps_the_seats_one_on(hall: Hall) -> None:
    table_id = await table(hall, "me", "open", "greedy")
    await hall.say(table_id, BOB, say.Join(id="j"))
    await refused("not_over", hall.say(table_id, ADA, say.Rematch(id="r")))
    await hall.say(table_id, ADA, say.End(id="e"))
    await hall.say(table_id, BOB, say.Answer(id="y", to="end", agrees=True))
    await hall.say(table_id, BOB, say.Rematch(id="r"))
    await hall.say(table_id, BOB, say.Rematch(id="r"))  # the same message
    await refused("already_asked", hall.say(table_id, ADA, say.Rematch(id="r")))
    room = (await hall.live(table_id)).room
    assert room.next_table is not None
    following = (await hall.live(room.next_table)).room
    assert [(place.kind, place.person) for place in following.places] == [
        ("bot", None),
        ("kept", ADA.id),
        ("person", BOB.id),
    ]
    assert following.header.previous == table_id
    assert following.header.seed != room.header.seed
    await hall.say(room.next_table, ADA, say.Join(id="j"))
    assert following.status == "playing"


async def test_a_duplicate_is_compared_when_all_tables_are_over(hall: Hall) -> None:
    made = await hall.create(ADA, wanted("me", "greedy", copies=2))
    first, second = made.tables
    assert made.duplicate is not None
    rooms = [(await hall.live(table_id)).room for table_id in made.tables]
    assert rooms[0].commitment == rooms[1].commitment
    await refused("one_of_a_kind", hall.say(second, ADA, say.Join(id="j")))
    await hall.say(second, BOB, say.Join(id="j"))
    await refused("withheld", hall.connect(second, Ear(ADA), None, None))
    await refused("withheld", hall.connect(first, Ear(), None, None))
    await refused("withheld", hall.look(second, ADA))
    await finish(hall, first, ADA)
    await refused("withheld", hall.record(first))
    comparison = await hall.comparison(made.duplicate)
    assert not comparison.is_over
    assert [one.outcome for one in comparison.tables] == [None, None]
    await finish(hall, second, BOB)
    comparison = await hall.comparison(made.duplicate)
    scores = [room.outcome.scores for room in rooms if room.outcome]
    told = {one.id: one.outcome.scores for one in comparison.tables if one.outcome}
    assert told == {room.header.id: room.outcome.scores for room in rooms if room.outcome}
    assert len(told) == 2
    assert comparison.best == tuple(max(both) for both in zip(*scores, strict=True))
    assert verify(await hall.record(first), comparison.commitment)
    await hall.connect(second, Ear(ADA), None, None)
    await refused("not_found", hall.comparison("none"))


async def finish(hall: Hall, table_id: str, person: Person) -> None:
    """Play a person's seat to the end."""
    ear = Ear(person)
    live = await hall.connect(table_id, ear, None, None)
    step = 0
    while live.room.status == "playing":
        seat = live.room.seat_of(person.id)
        if seat in live.room.pending:
            step += 1
            await act(hall, table_id, person, f"f{step}")
        else:
            await ear.until("event")


async def test_records_are_kept_until_the_game_is_over(hall: Hall) -> None:
    table_id = await table(hall, "me", "open")
    await refused("not_over", hall.record(table_id))
    await hall.say(table_id, BOB, say.Join(id="j"))
    await refused("not_over", hall.record(table_id))


# Rated tables, reports, farewells


async def test_rated_tables_are_for_accounts(hall: Hall) -> None:
    table_id = (await hall.create(CLEO, wanted("me", "open", is_rated=True))).tables[0]
    await refused("accounts_only", hall.say(table_id, BOB, say.Join(id="j")))


async def test_a_report_is_kept_with_the_line_it_is_about(hall: Hall) -> None:
    table_id = await table(hall, "me", "open")
    await hall.say(table_id, BOB, say.Say(id="s", text="You play like a metronome"))
    await refused("no_such_line", hall.say(table_id, ADA, say.Report(id="r", line=1)))
    await hall.say(table_id, ADA, say.Report(id="r", line=0, reason="Not nice."))
    row = await hall.store.read(lambda connection: connection.execute(schema.reports.select()).one())
    assert (row.reporter, row.reported, row.text) == (ADA.id, BOB.id, "Bob: You play like a metronome\nNot nice.")


async def test_bots_sit_in_for_who_is_forgotten(hall: Hall) -> None:
    playing, waiting = await table(hall, "me", "open"), await table(hall, "me", "open", "open")
    for table_id in (playing, waiting):
        await hall.say(table_id, BOB, say.Join(id="j"))
    ear = Ear(BOB)
    await hall.connect(playing, ear, None, None)
    await hall.farewell(BOB.id)
    assert (await hall.live(playing)).room.places[1].is_away
    assert (await hall.live(waiting)).room.places[1].kind == "free"
    async with hall.rewriting(playing):
        acting = asyncio.create_task(refused("unavailable", hall.say(playing, ADA, say.Say(id="s", text="Hello?"))))
        await asyncio.sleep(0)
    await acting
    assert playing not in hall.rooms
    assert ear.closed == CLOSE_RESTART


async def test_stopping_lets_everybody_go_and_takes_nothing_more(sqlite_store: Store) -> None:
    hall = Hall(sqlite_store)
    table_id = await table(hall, "me", "open")
    ear, lobby_ear = Ear(ADA), Ear()
    await hall.connect(table_id, ear, None, None)
    hall.lobby.connect(lobby_ear)
    await hall.close()
    assert (ear.closed, lobby_ear.closed) == (CLOSE_RESTART, CLOSE_RESTART)
    await refused("unavailable", hall.say(table_id, BOB, say.Join(id="j")))
    await refused("unavailable", hall.create(ADA, wanted("me", "open")))
