"""All rooms of a server, those in memory and those in the store, and what goes on in them by itself.

What somebody says is decided, stored, and only then carried out and told, one message at a time in a
room. A room whose write failed is forgotten and rebuilt from the store, so what is in memory never
knows more than what is kept. Rooms that nobody looks at and that wait for nobody are put away.
"""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from podium.core.errors import PodiumError
from podium.server import entries as log
from podium.server.bots import Thinkers, pause
from podium.server.entries import Entry, encode_entry
from podium.server.header import Summary
from podium.server.live import Live
from podium.server.lobby import LobbyFeed, row_of
from podium.server.metrics import Metrics
from podium.server.protocol import ClientMessage, Refused
from podium.server.room import HOUSE, BotActs, Follow, HouseMessage, Missing, Restarted, Room, Sender, Sweep, TimeUp
from podium.server.settings import Settings
from podium.server.store import Conflict, Store, StoreFailed

logger = logging.getLogger("podium.hall")

SWEEP_SECONDS: Final = 15.0
GIVE_UP_ROUNDS: Final = 240  # once an hour
FORGET_SECONDS: Final = 60.0  # a viewer nobody looks through is held for so long, in case he comes back
RETRY_SECONDS: Final = 5.0
CLOSE_GONE: Final = 1000
CLOSE_WITHHELD: Final = 4403
WITHHELD: Final = "This deal is played at other tables too; it can be watched when all are over."
CLOSE_RESTART: Final = 1012  # "come back in a moment"
_MEMBERS: Final = (log.Sat, log.SatBot, log.Stood, log.Kept)
_VISITS: Final = (log.Sat, log.Kept, log.Said)


class Runtime:
    """Everything that goes on."""

    def __init__(
        self,
        store: Store,
        settings: Settings | None = None,
        *,
        metrics: Metrics | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.store, self.now = store, now
        self.settings = settings or Settings()
        self.metrics = metrics or Metrics()
        self.thinkers = Thinkers(self.settings.bot_threads)
        self.lobby = LobbyFeed()
        self.rooms: dict[str, Live] = {}
        self.one_by_one = asyncio.Lock()  # for what must be looked up in the store and done before anybody else does it
        self.is_stopping = False
        self._loading: dict[str, asyncio.Future[Live]] = {}
        self._alarms: dict[str, asyncio.TimerHandle] = {}  # of rooms that were put away
        self._tasks: set[asyncio.Task[Any]] = set()
        self._dice = random.Random()

    # Opening and closing

    async def open(self) -> None:
        """Take up all tables where they were."""
        found = await self.store.open_tables()
        for listed in found:
            if listed.header.is_public:
                self.lobby.put(row_of(listed.header, listed.summary))
        playing = [listed.header.id for listed in found if listed.summary.status == "playing"]
        self.do_aside("resume", self._resume, playing)
        self.do_aside("sweep", self._sweep_on)

    async def _resume(self, playing: Sequence[str]) -> None:
        """Go on with the games: bots that were thinking, clocks that were running."""
        for table_id in playing:
            try:
                live = await self.live(table_id)
                async with live.lock:
                    await self.commit(live, HOUSE, Restarted(self.settings.grace_seconds))
                    self._see_to(live)
            except Refused as refusal:
                logger.error("a table could not be resumed", extra={"table": table_id[:6], "why": refusal.sentence})
            await asyncio.sleep(0)

    def stop(self) -> None:
        """Let everybody go: who listens, and who waits for something to happen. Nothing more is begun."""
        self.is_stopping = True
        for live in self.rooms.values():
            for listener in list(live.all_listeners()):
                listener.close(CLOSE_RESTART, "The server is restarting; come back in a moment.")
            for viewer in list(live.polling):
                live.release(viewer)
        self.lobby.close(CLOSE_RESTART, "The server is restarting; come back in a moment.")

    async def close(self) -> None:
        """Stop thinking, let everybody go, and finish what is being written."""
        self.stop()
        for alarm in self._alarms.values():
            alarm.cancel()
        for live in self.rooms.values():
            if live.alarm is not None:
                live.alarm.cancel()
        for live in list(self.rooms.values()):
            async with live.lock:  # whoever is writing finishes
                live.is_gone = True
        tasks = [task for task in self._tasks if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.to_thread(self.thinkers.close)

    def do_aside(self, name: str, work: Callable[..., Awaitable[object]], *args: Any) -> None:
        """Begin something that nobody waits for."""
        task = asyncio.create_task(self._guarded(name, work, *args), name=f"podium {name}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _guarded(self, name: str, work: Callable[..., Awaitable[object]], *args: Any) -> None:
        """Nothing that goes wrong by itself may take others down, or go unheard."""
        try:
            await work(*args)
        except Refused as refusal:
            logger.warning("given up", extra={"what": name, "why": refusal.sentence})
        except Exception:
            self.metrics.failures.labels(name).inc()
            logger.exception("failed", extra={"what": name})

    # Rooms

    async def live(self, table_id: str) -> Live:
        """A room in memory, loaded if it is not; raises Refused if there is no such table."""
        live = self.rooms.get(table_id)
        if live is not None:
            return live
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.ensure_future(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Live:
        if self.is_stopping:
            raise Refused("unavailable", "The server is restarting; come back in a moment.")
        if len(self.rooms) >= self.settings.max_rooms:
            raise Refused("unavailable", "Too many tables are being played at this moment; try again in a while.")
        live = self._enter(await self.rebuilt(table_id))
        self.metrics.loads.inc()
        self._see_to(live)
        return live

    async def rebuilt(self, table_id: str) -> Room:
        """A room as it is stored, for looking at; raises Refused if there is no such table."""
        loaded = await self.store.load_table(table_id) if 0 < len(table_id) <= 64 else None
        if loaded is None:
            raise Refused("not_found", "There is no such table.")
        try:
            return Room.rebuilt(*loaded)
        except PodiumError as error:
            self.metrics.failures.labels("rebuild").inc()
            logger.exception("a table cannot be rebuilt", extra={"table": table_id[:6]})
            raise Refused("unavailable", f"This table cannot be opened: {error}") from None

    def _enter(self, room: Room) -> Live:
        live = self.rooms[room.header.id] = Live(room, self.now())
        self.metrics.rooms.set(len(self.rooms))
        if (alarm := self._alarms.pop(room.header.id, None)) is not None:
            alarm.cancel()
        return live

    def evict(self, table_id: str, *, reason: str = "The table is being set up anew; come back.") -> None:
        """Forget a room: who is connected comes back to what is stored."""
        live = self.rooms.pop(table_id, None)
        if live is None:
            return
        live.is_gone = True
        self.metrics.rooms.set(len(self.rooms))
        if live.alarm is not None:
            live.alarm.cancel()
        for listener in list(live.all_listeners()):
            listener.close(CLOSE_RESTART, reason)

    # What happens

    async def commit(self, live: Live, sender: Sender, message: ClientMessage | HouseMessage | Follow) -> None:
        """Decide, store, carry out, tell. The room's lock is held."""
        room = live.room
        entries = room.decide(sender, message, self.now())
        if not entries:
            return
        summary = room.after(entries)
        await self._store(live, entries, summary)
        self._carry_out(live, entries)
        if summary is not None and room.header.is_public:
            self.lobby.put(row_of(room.header, summary))
        self._see_to(live)

    async def _store(self, live: Live, entries: Sequence[Entry], summary: Summary | None) -> None:
        """Make entries durable, or forget the room: only the store knows what happened to them then."""
        room = live.room
        people = [entry.who for entry in entries if isinstance(entry.fact, _VISITS) and entry.who]
        stored = [encode_entry(entry) for entry in entries]
        try:
            await self.store.append(room.header.id, room.length, stored, summary, people)
        except (Conflict, StoreFailed) as error:
            self.metrics.failures.labels("store").inc()
            logger.error("entries were not stored", extra={"table": room.header.id[:6], "why": str(error)})
            self.evict(room.header.id)
            self._look_again(room.header.id)
            raise Refused("unavailable", "This could not be written down, so it has not happened; try again.") from None
        except BaseException:
            self.evict(room.header.id)
            raise
        self.metrics.entries.inc(len(entries))

    def _look_again(self, table_id: str) -> None:
        """A table whose write failed may have bots to act, and nobody else who would wake them."""
        if not self.is_stopping:
            again = asyncio.get_running_loop().call_later(RETRY_SECONDS, self._ring, table_id)
            self._alarms[table_id] = again

    def _carry_out(self, live: Live, entries: Sequence[Entry]) -> None:
        room, sent = live.room, 0
        for entry in entries:
            room.apply(entry)
            if isinstance(entry.fact, log.Started) and room.header.duplicate is not None:
                self._draw_curtain(live)
            for viewer, event in room.publish(entry).items():
                sent += live.tell(viewer, event)
            if isinstance(entry.fact, _MEMBERS):
                self._reseat(live)
        self.metrics.events.inc(sent)

    def _draw_curtain(self, live: Live) -> None:
        """The deal is played at other tables too: who looked on while this one filled may not look on now."""
        spectators = live.room.seats
        for listener in live.listeners.pop(spectators, set()):
            listener.close(CLOSE_WITHHELD, WITHHELD)
        for waiting in live.polling.pop(spectators, []):
            if not waiting.done():
                waiting.set_result(None)  # he is told why not
        live.room.forget(spectators)

    def _reseat(self, live: Live) -> None:
        """Who sat down or stood up sees the table with other eyes from now on."""
        moved = live.move_to_seats()
        for listener in moved:
            viewer = live.room.viewer_of(listener.person or "")
            listener.send(live.room.snapshot(viewer, self.now()))
        if moved:
            live.tell_presence()

    # What a room waits for

    def _see_to(self, live: Live) -> None:
        """Ask the bots that are to act, and wake up when somebody's time is up."""
        if live.is_gone or self.is_stopping:
            return
        for seat, level in live.room.bots_to_act():
            asked_at = live.room.asked_at[seat]
            if live.thinking.get(seat) != asked_at:
                live.thinking[seat] = asked_at
                self.do_aside("bot", self._bot_acts, live, seat, level, asked_at)
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        due = self._due(live)
        if due is not None:
            delay = max(0.0, due - self.now())
            live.alarm = asyncio.get_running_loop().call_later(delay, self._ring, live.room.header.id)

    def _due(self, live: Live) -> float | None:
        """When the room must be looked at again."""
        due = live.room.clocks.next_deadline()
        absent = [live.seen.get(seat, live.used) + self.settings.absence_seconds for seat in self._waited_for(live)]
        return min([*([due] if due is not None else []), *absent], default=None)

    def _waited_for(self, live: Live) -> list[int]:
        """Seats without a clock whose person is not here while others, who are people, wait for him."""
        room = live.room
        if room.clocks.is_timed or room.status != "playing" or len(room.present) < 2:
            return []
        return [seat for seat in room.pending if room.places[seat].is_present and not live.is_here(seat)]

    def _ring(self, table_id: str) -> None:
        self._alarms.pop(table_id, None)
        self.do_aside("alarm", self._wake, table_id)

    async def _wake(self, table_id: str) -> None:
        live = await self.live(table_id)
        async with live.lock:
            if live.is_gone:
                return
            await self.commit(live, HOUSE, TimeUp())
            for seat in self._waited_for(live):
                if live.seen.get(seat, live.used) + self.settings.absence_seconds <= self.now():
                    await self.commit(live, HOUSE, Missing(seat))
            self._see_to(live)

    async def _bot_acts(self, live: Live, seat: int, level: str, asked_at: int) -> None:
        """One choice of a bot, at a natural pace."""
        room, began = live.room, time.perf_counter()
        try:
            assert room.match is not None
            seed = room.bot_seed(seat)
            action = await self.thinkers.choose(room.match.sight(seat, seed), level, seed)
            took = time.perf_counter() - began
            self.metrics.thought.observe(took)
            if room.header.pace == "natural":
                wanted = pause(self.settings.natural_seconds, self._dice.random())
                await asyncio.sleep(max(0.0, wanted - took))
            async with live.lock:
                if not live.is_gone:
                    await self.commit(live, HOUSE, BotActs(seat, asked_at, action))
        finally:
            if live.thinking.get(seat) == asked_at:
                del live.thinking[seat]

    # Putting away

    async def _sweep_on(self) -> None:
        rounds = 0
        while True:
            if rounds % GIVE_UP_ROUNDS == 0:
                await self._guarded("giving up old tables", self.give_up_old)
            await asyncio.sleep(SWEEP_SECONDS)
            await self._guarded("sweeping", self.sweep)
            rounds += 1

    async def sweep(self) -> None:
        """Put away what nobody looks at."""
        now = self.now()
        for table_id, live in list(self.rooms.items()):
            for viewer, since in list(live.no_longer_watched.items()):
                if now - since >= FORGET_SECONDS:
                    live.room.forget(viewer)
                    del live.no_longer_watched[viewer]
            is_needed = live.is_watched or live.lock.locked() or live.thinking or self._waited_for(live)
            if not is_needed and now - live.used >= self.settings.idle_seconds:
                self._put_away(table_id, live)

    async def give_up_old(self) -> None:
        """Give up the tables that nobody came to."""
        for listed in await self.store.open_tables():
            age = self.now() - listed.summary.updated
            if listed.summary.status == "waiting" and age >= self.settings.waiting_seconds:
                live = await self.live(listed.header.id)
                async with live.lock:
                    if not live.is_watched and not live.is_gone:
                        await self.commit(live, HOUSE, Sweep())

    def _put_away(self, table_id: str, live: Live) -> None:
        due = self._due(live)
        live.is_gone = True
        del self.rooms[table_id]
        self.metrics.rooms.set(len(self.rooms))
        if live.alarm is not None:
            live.alarm.cancel()
        if due is not None:
            delay = max(0.0, due - self.now())
            self._alarms[table_id] = asyncio.get_running_loop().call_later(delay, self._ring, table_id)
