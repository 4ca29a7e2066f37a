"""The hall: what people do with tables. Opening one, speaking at it, looking at it, asking for its record."""

import asyncio
import contextlib
import hashlib
import time
from collections.abc import AsyncIterator
from typing import Final

import msgspec
import sqlalchemy as sa
from msgspec import UNSET

from podium.core import chance
from podium.core.errors import PodiumError
from podium.core.game import game
from podium.core.record import dump, record_of
from podium.server import entries as log
from podium.server import protocol, schema
from podium.server.bodies import ComparedTable, Comparison, OwnTable, OwnTables, PlayOn
from podium.server.entries import Entry, Fact, encode_entry
from podium.server.header import Origin, TableHeader, new_table_id
from podium.server.live import Listener, Live
from podium.server.lobby import row_of
from podium.server.people import Person, new_id
from podium.server.protocol import (
    Ack,
    ClientMessage,
    CreatedTables,
    CreateTable,
    Refused,
    Resumed,
    encode,
)
from podium.server.room import Follow, Room, Sender, check_level, printable
from podium.server.runtime import CLOSE_GONE, WITHHELD, Runtime
from podium.server.store import Listed

ME: Final = "me"
OPEN: Final = "open"
MOST_OWN: Final = 50  # tables in one's own list


class Hall(Runtime):
    """Everything that goes on, and the door to it."""

    # Opening tables

    async def create(self, person: Person, wanted: CreateTable) -> CreatedTables:
        """Open a table, or several with one deal; raises Refused in one sentence."""
        if self.is_stopping:
            raise Refused("unavailable", "The server is restarting; come back in a moment.")
        header = self._header(person, wanted)
        if len(self.rooms) + wanted.copies > self.settings.max_rooms:
            raise Refused("unavailable", "Too many tables are being played at this moment; try again in a while.")
        if wanted.copies == 1:
            await self._open(header, _seated(wanted, person))
            return CreatedTables(tables=(header.id,))
        group = new_table_id()
        headers = [msgspec.structs.replace(header, id=new_table_id(), duplicate=group) for _ in range(wanted.copies)]
        for i, one in enumerate(headers):
            await self._open(one, _seated(wanted, person if i == 0 else None))
        return CreatedTables(tables=tuple(one.id for one in headers), duplicate=group)

    def _header(self, person: Person, wanted: CreateTable) -> TableHeader:
        seats = len(wanted.seating)
        try:
            found = game(wanted.game)
            found.check_seats(seats)
            options = found.make_options(wanted.options, seats)
        except PodiumError as error:
            raise Refused("bad_options", str(error)) from None
        for who in wanted.seating:
            if who not in (ME, OPEN):
                check_level(who)
        if wanted.seating.count(ME) > 1:
            raise Refused("bad_options", "You can have one seat at a table; more were asked for.")
        if wanted.is_rated and person.is_guest:
            raise Refused("accounts_only", "Only accounts play rated games; register first, or play unrated.")
        if wanted.deal is not None:
            _check_deal(wanted)
        return TableHeader(
            id=new_table_id(),
            game=found.slug,
            game_version=found.version,
            options=msgspec.to_builtins(options),
            seats=seats,
            seed=chance.seed_bytes(None if wanted.deal is None else f"deal {wanted.deal}").hex(),
            created=self.now(),
            creator=person.id,
            level=check_level(wanted.level),
            clock=wanted.clock,
            is_public=wanted.is_public,
            is_rated=wanted.is_rated,
            pace=wanted.pace,
            deal=wanted.deal,
        )

    async def _open(self, header: TableHeader, facts: list[Fact]) -> Live:
        """Store a new table with who sits at it from the first, and begin."""
        room = Room(header)
        if all(isinstance(fact, (log.Sat, log.SatBot)) for fact in facts) and len(facts) == header.seats:
            facts = [*facts, log.Started()]
        entries = [Entry(header.created, room.everybody, fact, header.creator or "") for fact in facts]
        for entry in entries:
            room.apply(entry)
        stored = [encode_entry(entry) for entry in entries]
        await self.store.create_table(header, stored, room.summary())
        live = self._enter(room)
        if header.is_public:
            self.lobby.put(row_of(header, room.summary()))
        self._see_to(live)
        return live

    async def play_on(self, person: Person, table_id: str, wanted: PlayOn) -> CreatedTables:
        """Play a finished game on from one of its moments, with bots: its deal and first moves, nothing rated."""
        if self.is_stopping:
            raise Refused("unavailable", "The server is restarting; come back in a moment.")
        room = await self.finished(table_id)  # so nobody learns what lies hidden in a game that goes on
        assert room.match is not None
        if wanted.seat >= room.seats:
            raise Refused("no_seat", f"This table has seats 0 to {room.seats - 1}; seat {wanted.seat} was named.")
        moves = room.match.log[: wanted.moves]
        if len(moves) < wanted.moves or room.match.at(wanted.moves).is_over:
            raise Refused("not_playing", "Nothing is left to play from there: choose an earlier moment.")
        if len(self.rooms) >= self.settings.max_rooms:
            raise Refused("unavailable", "Too many tables are being played at this moment; try again in a while.")
        level = check_level(wanted.level)
        header = TableHeader(
            id=new_table_id(),
            game=room.header.game,
            game_version=room.header.game_version,
            options=room.header.options,
            seats=room.seats,
            seed=room.header.seed,
            created=self.now(),
            creator=person.id,
            level=level,
            pace=wanted.pace,
            origin=Origin(table_id, wanted.moves),
        )
        others = (log.SatBot(seat, level) for seat in range(room.seats) if seat != wanted.seat)
        sat = log.Sat(wanted.seat, person.id, person.name, person.is_program)
        taken = log.TookOver(tuple((move.seat, move.action) for move in moves))
        await self._open(header, [sat, *others, log.Started(), taken])
        return CreatedTables(tables=(header.id,))

    async def own_tables(self, person: Person) -> OwnTables:
        """Where a person sits and the game is not over: first where it is his turn."""
        found = []
        for listed in await self.store.running_of(person.id, MOST_OWN):
            live = self.rooms.get(listed.header.id)
            try:
                room = live.room if live is not None else await self.rebuilt(listed.header.id)
            except Refused:
                continue  # it cannot be opened any more, and so it waits for nobody
            seat = room.seat_of(person.id)
            is_my_turn = room.status == "playing" and seat in room.pending and seat in room.present
            found.append(OwnTable(row=row_of(listed.header, listed.summary), is_my_turn=is_my_turn))
        return OwnTables(tables=tuple(sorted(found, key=lambda own: not own.is_my_turn)))

    # Speaking

    async def say(self, table_id: str, person: Person, message: ClientMessage) -> Ack:
        """What a person says at a table; the acknowledgement once it is stored. Raises Refused."""
        began = time.perf_counter()
        try:
            number = await self._say(table_id, person, message)
        except Refused as refusal:
            self.metrics.refused.labels(refusal.code).inc()
            raise
        self.metrics.accepted.labels(type(message).__name__).inc()
        self.metrics.commit.observe(time.perf_counter() - began)
        return Ack(id=message.id, number=number)

    async def _say(self, table_id: str, person: Person, message: ClientMessage) -> int:
        live = await self.live(table_id)
        sender = Sender(person.id, person.name, person.is_program)
        async with live.lock:
            if live.is_gone:
                raise Refused("unavailable", "The table was set up anew just now; say it again.")
            room = live.room
            live.used = self.now()
            known = room.answer(sender, message.id)
            if known is not None:
                return known
            match message:
                case protocol.Rematch():
                    await self._rematch(live, sender, message.id)
                case protocol.Report():
                    await self._report(room, sender, message)
                    return room.numbers[room.viewer_of(person.id)]
                case protocol.Join() if room.header.duplicate is not None:
                    async with self.one_by_one:  # or somebody would sit down at two of its tables at the same moment
                        await self._check_join(room, person)
                        await self.commit(live, sender, message)
                case protocol.Join():
                    await self._check_join(room, person)
                    await self.commit(live, sender, message)
                case _:
                    await self.commit(live, sender, message)
            return room.answered[(person.id, message.id)]

    async def _check_join(self, room: Room, person: Person) -> None:
        if room.header.is_rated and person.is_guest:
            raise Refused("accounts_only", "Only accounts play rated games; register first, or play unrated.")
        if room.header.duplicate is not None:
            for listed in await self.store.duplicates(room.header.duplicate):
                if (
                    any(seat.person == person.id for seat in listed.summary.seats)
                    and listed.header.id != room.header.id
                ):
                    raise Refused("one_of_a_kind", "You sit at another table with the same deal, and know its cards.")

    async def _rematch(self, live: Live, sender: Sender, message_id: str) -> None:
        """Open the next table: bots as they were, seats kept for the others, everybody one seat on."""
        room = live.room
        room.check_rematch(sender)
        header = msgspec.structs.replace(
            room.header,
            id=new_table_id(),
            seed=chance.seed_bytes(None).hex(),
            created=self.now(),
            creator=sender.person,
            previous=room.header.id,
            duplicate=None,
            deal=None,
            origin=None,
        )
        facts: list[Fact] = []
        for seat, place in enumerate(room.places):
            on = (seat + 1) % room.seats
            if place.person == sender.person:
                facts.append(log.Sat(on, sender.person, sender.name, sender.is_program))
            elif place.kind == "person" and place.person:
                facts.append(log.Kept(on, place.person, place.name))
            elif place.level is not None:
                facts.append(log.SatBot(on, place.level))
        facts.sort(key=lambda fact: getattr(fact, "seat", 0))
        await self._open(header, facts)
        await self.commit(live, sender, Follow(message_id, header.id))

    async def _report(self, room: Room, sender: Sender, message: protocol.Report) -> None:
        """Keep a line of chat for whoever runs the house."""
        if message.line >= len(room.chat):
            raise Refused("no_such_line", f"Nobody has said line {message.line} at this table.")
        line = room.chat[message.line]
        about = f"{room.header.id} {message.line} {sender.person}"
        row = {
            "id": hashlib.sha256(about.encode()).hexdigest()[:16],
            "table_id": room.header.id,
            "reporter": sender.person,
            "reported": line.person,
            "entry": message.line,
            "text": f"{line.name}: {line.text}\n{printable(message.reason)}",
            "at": self.now(),
        }
        is_new = ~sa.exists().where(schema.reports.c.id == row["id"])  # the same line is reported once
        given = [sa.literal(value, schema.reports.c[name].type) for name, value in row.items()]
        insert = schema.reports.insert().from_select(list(row), sa.select(*given).where(is_new))
        await self.store.write(lambda connection: connection.execute(insert))

    async def farewell(self, person_id: str) -> None:
        """A person is about to be forgotten: bots sit in where he sat, and he listens no more."""
        for live in list(self.rooms.values()):
            for listener in [one for one in live.all_listeners() if one.person == person_id]:
                listener.close(CLOSE_GONE, "You asked to be forgotten. Farewell.")
        for table_id in await self.store.tables_of(person_id):
            listed = await self.store.find_table(table_id)
            if listed is None or listed.summary.status not in ("waiting", "playing"):
                continue
            live = await self.live(table_id)
            async with live.lock:
                place = live.room.seat_of(person_id)
                if place is not None and not live.room.places[place].is_away and not live.is_gone:
                    await self.commit(live, Sender(person_id, ""), protocol.Leave(id=f"farewell {new_id()}"))

    @contextlib.asynccontextmanager
    async def rewriting(self, table_id: str) -> AsyncIterator[None]:
        """While a table is written anew in the store nobody plays at it, and afterwards nobody has the old one."""
        try:
            live = await self.live(table_id)  # once it is here, others wait for its lock and not for the store
        except Refused:
            yield
            return
        async with live.lock:
            try:
                yield
            finally:
                self.evict(table_id)
                self._look_again(table_id)

    # Looking

    async def connect(self, table_id: str, listener: Listener, since: int | None, seat: int | None) -> Live:
        """Let somebody listen: he gets what he missed since an event he had as `seat`, or everything."""
        live = await self.live(table_id)
        async with live.lock:
            if live.is_gone:
                raise Refused("unavailable", "The table was set up anew just now; come again.")
            room = live.room
            viewer = room.viewer_of(listener.person or "")
            await self._check_look(room, viewer)
            missed = None
            if since is not None and seat == room.viewer_seat(viewer):
                missed = room.since(viewer, since)
            now = self.now()
            if missed is None:
                listener.send(room.snapshot(viewer, now))
            else:
                listener.send(encode(Resumed(number=room.numbers[viewer], now=now, seat=room.viewer_seat(viewer))))
                for event in missed:
                    listener.send(event)
            live.listeners.setdefault(viewer, set()).add(listener)
            live.no_longer_watched.pop(viewer, None)
            live.used = now
            self._see_to(live)
            live.tell_presence()
        return live

    def disconnect(self, live: Live, listener: Listener) -> None:
        """Somebody does not listen any more."""
        now = self.now()
        for viewer, listeners in live.listeners.items():
            if listener in listeners:
                listeners.discard(listener)
                live.used = now
                if viewer < live.room.seats:
                    live.seen[viewer] = now
                if not listeners:
                    live.no_longer_watched[viewer] = now
        if not live.is_gone and not self.is_stopping:
            live.tell_presence()
            self._see_to(live)

    async def _check_look(self, room: Room, viewer: int) -> None:
        """Who looks on at a duplicate would know the cards of the other tables."""
        if room.header.duplicate is None or viewer < room.seats or room.status == "waiting":
            return
        if not await self.is_group_over(room.header.duplicate):
            raise Refused("withheld", WITHHELD)

    async def look(self, table_id: str, person: Person | None) -> bytes:
        """The table as somebody sees it now."""
        live = await self.live(table_id)
        async with live.lock:
            viewer = live.room.viewer_of(person.id if person else "")
            await self._check_look(live.room, viewer)
            live.used = self.now()
            live.no_longer_watched.setdefault(viewer, live.used)
            return live.room.snapshot(viewer, live.used)

    async def events(self, table_id: str, person: Person | None, since: int, wait: float) -> tuple[int, list[bytes]]:
        """The events after a number, waiting for the first one; a snapshot if that was too long ago."""
        live = await self.live(table_id)
        room = live.room
        viewer = room.viewer_of(person.id if person else "")
        await self._check_look(room, viewer)
        live.used = self.now()
        room.watch(viewer)
        live.no_longer_watched.pop(viewer, None)
        if since == room.numbers[viewer] and wait > 0 and not room.is_over:
            waiting = asyncio.get_running_loop().create_future()
            live.polling.setdefault(viewer, []).append(waiting)
            try:
                await asyncio.wait([waiting], timeout=wait)
            finally:
                if waiting in (others := live.polling.get(viewer, [])):
                    others.remove(waiting)
                live.seen[viewer] = live.used = self.now()
            await self._check_look(room, viewer)  # the cards may have been dealt meanwhile
        live.no_longer_watched[viewer] = self.now()
        if live.is_gone:
            return await self.events(table_id, person, since, 0)
        if viewer != room.viewer_of(person.id if person else ""):  # he sat down meanwhile
            return await self.events(table_id, person, -1, 0)
        missed = room.since(viewer, since)
        found = [room.snapshot(viewer, self.now())] if missed is None else missed
        return room.numbers[viewer], found

    # Afterwards

    async def is_group_over(self, duplicate: str) -> bool:
        return all(_is_over(listed) for listed in await self.store.duplicates(duplicate))

    async def finished(self, table_id: str) -> Room:
        """A table that is over, and of whose deal no other is going on; raises Refused."""
        live = self.rooms.get(table_id)
        room = live.room if live is not None else await self.rebuilt(table_id)
        if not room.is_over or room.match is None:
            raise Refused("not_over", "The game is not over; its record would tell what is hidden.")
        if room.header.duplicate is not None and not await self.is_group_over(room.header.duplicate):
            raise Refused("withheld", "This deal is played at other tables too; its record is kept until all are over.")
        return room

    async def record(self, table_id: str) -> str:
        """The record of a finished game, with the seed of its deal, as `podium verify` reads it."""
        room = await self.finished(table_id)
        assert room.match is not None
        taken_over = UNSET if room.header.origin is None else room.taken_over
        match, players = room.match, room.players()
        return await asyncio.to_thread(lambda: dump(record_of(match, players, taken_over)))

    async def comparison(self, duplicate: str) -> Comparison:
        """How the tables of a duplicate did; points are told when all are over."""
        found = await self.store.duplicates(duplicate) if 0 < len(duplicate) <= 64 else []
        if not found:
            raise Refused("not_found", "There is no such duplicate.")
        is_over = all(_is_over(listed) for listed in found)
        outcomes = [listed.summary.outcome for listed in found if is_over and listed.summary.outcome is not None]
        seats = found[0].header.seats
        return Comparison(
            duplicate=duplicate,
            game=found[0].header.game,
            commitment=chance.commitment(bytes.fromhex(found[0].header.seed)),
            is_over=is_over,
            tables=tuple(
                ComparedTable(
                    id=listed.header.id,
                    status=listed.summary.status,
                    seats=row_of(listed.header, listed.summary).seats,
                    outcome=listed.summary.outcome if is_over else None,
                )
                for listed in found
            ),
            best=tuple(max(one.scores[seat] for one in outcomes) for seat in range(seats)) if outcomes else (),
        )


def _is_over(listed: Listed) -> bool:
    return listed.summary.status in ("over", "abandoned")


def _check_deal(wanted: CreateTable) -> None:
    """Who knows the cards plays for nothing and against nobody: a published deal is for one person and bots."""
    is_alone = wanted.seating.count(ME) == 1 and OPEN not in wanted.seating and wanted.copies == 1
    if not is_alone or wanted.is_rated or wanted.is_public:
        sentence = "A published deal is to learn from: alone with bots, one table, unrated and not public."
        raise Refused("bad_options", sentence)


def _seated(wanted: CreateTable, person: Person | None) -> list[Fact]:
    """Who sits at a new table from the first; without a person his seat is free."""
    facts: list[Fact] = []
    for seat, who in enumerate(wanted.seating):
        if who == ME and person is not None:
            facts.append(log.Sat(seat, person.id, person.name, person.is_program))
        elif who not in (ME, OPEN):
            facts.append(log.SatBot(seat, who))
    return facts
