"""kill -9 under load: `python -m tests.server.kill --times 50 --database sqlite` (or postgresql).

People play at many tables over sockets, with bots; the server is killed at random moments, also while
it starts, and started again. After each kill, and at the end, everything is compared with the store:

- every action that was acknowledged is there, once (the count of lost actions is printed: it must be 0);
- everybody who comes back has what he would have had: the table rebuilt from the store says what;
- no table is stuck: in the end every one of them, also those whose people went elsewhere, is played out.
"""

import argparse
import asyncio
import contextlib
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
from rich.console import Console

from podium.server import schema
from podium.server.entries import Played, decode_entry
from podium.server.room import Room
from podium.server.store import Store
from tests.server.players import Player, new_guest, new_table
from tests.server.postgres import cluster
from tests.server.process import ServerProcess

STILL = 60.0  # seconds in which tables must come to rest, and in which something must move before one is called stuck
PLANS = (  # who sits at a table: people, and bots by level
    ("symphonimo", 1, ("greedy", "greedy", "greedy")),
    ("symphonimo", 2, ("apprentice", "greedy")),
    ("turandot", 1, ("greedy", "greedy", "greedy")),
    ("turandot", 3, ("greedy",)),
    ("turandot", 2, ()),
    ("symphonimo", 4, ()),
)
console = Console()


@dataclass
class Report:
    """What was seen."""

    kills: int = 0
    promised: int = 0  # acknowledged messages
    lost: int = 0
    doubled: int = 0
    compared: int = 0  # pictures
    wrong: int = 0
    tables: int = 0
    stuck: int = 0
    entries: int = 0
    faults: list[str] = field(default_factory=list)

    @property
    def is_good(self) -> bool:
        return not (self.lost or self.doubled or self.wrong or self.stuck or self.faults)

    def __str__(self) -> str:
        return (
            f"{self.kills} kills, {self.tables} tables, {self.entries:,} entries: {self.promised:,} acknowledged, "
            f"{self.lost} lost, {self.doubled} doubled; {self.compared:,} pictures compared, {self.wrong} wrong; "
            f"{self.stuck} tables stuck"
        )


class Group:
    """People who play one table after the other."""

    def __init__(self, server: ServerProcess, players: list[Player], plan: tuple[str, int, tuple[str, ...]]) -> None:
        self.server, self.players = server, players
        self.game, _, self.levels = plan
        self.is_leaving = False

    async def run(self) -> None:
        """Play until told to leave; the table that is being played is left as it is."""
        async with httpx.AsyncClient(base_url=self.server.url, timeout=20, trust_env=False) as http:
            while not self.is_leaving:
                table = await self._patiently(self._open, http)
                for player in self.players:
                    player.sit(table)
                await asyncio.gather(*(player.play() for player in self.players))

    async def _open(self, http: httpx.AsyncClient) -> str:
        first, *others = self.players
        seating = ["me", *["open"] * len(others), *self.levels]
        clock = {"type": "bank", "seconds": 3600, "increment": 5} if len(others) % 2 else {"type": "none"}
        table = await new_table(
            http, first.cookie, game=self.game, seating=seating, pace="instant", level="greedy", clock=clock
        )
        for player in others:
            message = {"type": "join", "id": f"join {table}"}
            answer = await http.post(f"/api/tables/{table}/messages", json=message, headers={"Cookie": player.cookie})
            if answer.status_code >= 500:
                raise httpx.TransportError("The table was set up anew.")
            assert answer.status_code == 200, answer.text
            player.promised.append((table, message["id"]))
        return table

    async def _patiently(self, work: Any, *given: Any) -> Any:
        while True:
            try:
                return await work(*given)
            except httpx.TransportError:
                await asyncio.sleep(0.1)


class Trial:
    """A server, the people who play on it, and the one who kills it."""

    def __init__(self, database: str, folder: Path, seed: int) -> None:
        self.database, self.dice = database, random.Random(seed)
        self.server = ServerProcess(database, folder / "said.log")
        self.players: list[Player] = []
        self.groups: list[Group] = []
        self.report = Report()
        self._seen: set[tuple[str, str, str]] = set()  # promises that were found kept

    @contextlib.asynccontextmanager
    async def store(self) -> AsyncIterator[Store]:
        """The database, opened anew each time: nobody but the server holds it when the server is killed."""
        opened = await Store.open(self.database)
        try:
            yield opened
        finally:
            await opened.close()

    async def run(self, times: int, tables: int) -> Report:
        self.server.start()
        await self.server.up()
        async with httpx.AsyncClient(base_url=self.server.url, timeout=60, trust_env=False) as http:
            for number in range(tables):
                plan = PLANS[number % len(PLANS)]
                players = [await self._arrive(http, f"Player {number} {i}") for i in range(plan[1])]
                self.groups.append(Group(self.server, players, plan))
        playing = [asyncio.create_task(group.run()) for group in self.groups]
        try:
            for number in range(times):
                await self._go_on(self.dice.uniform(0.05, 2.0))
                self.server.kill()
                self.report.kills += 1
                async with self.store() as store:
                    await self._check_promises(store, "after a kill")
                self.server.start()
                if self.dice.random() < 0.2 and self.report.kills < times:  # and again, while it starts
                    await asyncio.sleep(self.dice.uniform(0.0, 3.0))
                    self.server.kill()
                    self.report.kills += 1
                    self.server.start()
                await self.server.up()
                await self._check_pictures(f"after kill {self.report.kills}")
                if number % 5 == 4:
                    console.print(f"{self.report}", style="dim")
                if self.report.kills >= times:
                    break
            await self._play_out(playing)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            self.server.kill()
        return self.report

    async def _arrive(self, http: httpx.AsyncClient, name: str) -> Player:
        cookie, person = await new_guest(http, name)
        dice = random.Random(self.dice.random())
        player = Player(self.server.url, cookie, person, dice, think=0.05)
        self.players.append(player)
        return player

    async def _go_on(self, seconds: float) -> None:
        for player in self.players:
            player.may_act.set()
        await asyncio.sleep(seconds)

    # Checks

    async def _check_promises(self, store: Store, when: str) -> None:
        """Everything acknowledged since the last time is stored."""
        news = [(player, *promise) for player in self.players for promise in player.promised]
        fresh = news if when == "at the end" else [one for one in news if (one[0].person, *one[1:]) not in self._seen]
        kept: dict[str, Counter[tuple[str, str]]] = {}
        for player, table, message_id in fresh:
            if table not in kept:
                loaded = await store.load_table(table)
                kept[table] = _ids(loaded[1] if loaded else [])
            if not kept[table][(player.person, message_id)]:
                self.report.lost += 1
                self.report.faults.append(f"{when}: {message_id} of {player.person} at {table} is lost")
            self._seen.add((player.person, table, message_id))
        self.report.promised = len(news)

    async def _check_pictures(self, when: str) -> None:
        """Let the tables come to rest, then compare what everybody has with what he should have."""
        for player in self.players:
            player.may_act.clear()
        end = time.monotonic() + STILL
        while True:
            await asyncio.sleep(0.1)
            players = [player for player in self.players if player.has and not player.is_done]
            is_calm = all(player.is_connected and player.open_question is None for player in players)
            is_last = time.monotonic() > end
            if not is_calm and not is_last:
                continue
            async with self.store() as store:
                rooms = {table: await _room(store, table) for table in {player.table for player in players}}
            wrong = []
            for player in players:
                room = rooms.get(player.table)
                if player.is_done or room is None or room.bots_to_act():
                    wrong.append(f"{player.table} does not come to rest")
                    continue
                fault = player.compare(room.snapshot(room.viewer_of(player.person), 0.0))
                if fault:
                    wrong.append(f"{player.person} at {player.table}: {fault}")
            if not wrong or is_last:
                self.report.compared += len(players)
                self.report.wrong += len(wrong)
                self.report.faults += [f"{when}: {fault}" for fault in wrong]
                return

    async def _play_out(self, playing: list[asyncio.Task[None]]) -> None:
        """Everybody finishes his table; then those tables that somebody left standing."""
        for group in self.groups:
            group.is_leaving = True
        await self._go_on(0)
        await self._until_still(playing)
        left = await self._take_up_rest()
        await self._until_still(left)
        self.report.faults += [fault for player in self.players for fault in player.faults]
        self.server.stop()
        async with self.store() as store:
            open_tables = await store.open_tables()
            await self._check_promises(store, "at the end")
            tables = await _all_tables(store)
            for table in tables:
                loaded = await store.load_table(table)
                assert loaded is not None
                self.report.entries += len(loaded[1])
                self.report.doubled += sum(count > 1 for count in _ids(loaded[1], only_played=True).values())
                Room.rebuilt(*loaded)
        self.report.tables, self.report.stuck = len(tables), len(open_tables)
        said = self.server.said.read_text(errors="replace")
        self.report.faults += [f"the log gives table {table} away" for table in tables if table in said]

    async def _until_still(self, tasks: list[asyncio.Task[None]]) -> None:
        """Wait for all; give up when nobody has acted for a long time, though they may talk."""
        waiting, moved, before = set(tasks), time.monotonic(), -1
        while waiting and time.monotonic() < moved + STILL:
            _, waiting = await asyncio.wait(waiting, timeout=1)
            now = sum(player.acted for player in self.players)
            if now != before:
                moved, before = time.monotonic(), now

    async def _take_up_rest(self) -> list[asyncio.Task[None]]:
        """A table may have been opened just when the server was killed, so that nobody knew: go there now."""
        known = {player.person: player for player in self.players}
        tasks = []
        async with self.store() as store:
            rest = await store.open_tables()
        async with httpx.AsyncClient(base_url=self.server.url, timeout=60, trust_env=False) as http:
            for listed in rest:
                path, creator = f"/api/tables/{listed.header.id}/messages", known[listed.header.creator or ""]
                if listed.summary.status == "waiting":
                    start = {"type": "start", "id": "start"}
                    answer = await http.post(path, json=start, headers={"Cookie": creator.cookie})
                    assert answer.status_code == 200, answer.text
                for seat in listed.summary.seats:
                    if seat.person is not None:
                        old = known[seat.person]
                        player = Player(self.server.url, old.cookie, old.person, old.dice, think=0.0)
                        player.sit(listed.header.id)
                        player.may_act.set()
                        self.players.append(player)
                        tasks.append(asyncio.create_task(player.play()))
        return tasks


def _ids(entries: list[bytes], *, only_played: bool = False) -> Counter[tuple[str, str]]:
    """How often each person's message had an effect."""
    found = [decode_entry(data) for data in entries]
    return Counter(
        (entry.who, entry.id) for entry in found if entry.id and (not only_played or isinstance(entry.fact, Played))
    )


async def _room(store: Store, table: str) -> Room | None:
    loaded = await store.load_table(table)
    return Room.rebuilt(*loaded) if loaded else None


async def _all_tables(store: Store) -> list[str]:
    return await store.read(lambda connection: list(connection.execute(sa.select(schema.tables.c.id)).scalars()))


async def prove(kind: str, times: int, tables: int, seed: int) -> Report:
    """Kill a server so many times; what was seen."""
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="podium-kill-")))
        if kind == "sqlite":
            database = str(folder / "podium.db")
        else:
            database = stack.enter_context(cluster())()
        return await Trial(database, folder, seed).run(times, tables)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=50, help="how often the server is killed")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--tables", type=int, default=40, help="played at once")
    parser.add_argument("--seed", type=int, default=0, help="of the random moments")
    given = parser.parse_args()
    began = time.perf_counter()
    report = asyncio.run(prove(given.database, given.times, given.tables, given.seed))
    for fault in report.faults[:20]:
        console.print(f"[red]{fault}[/]")
    console.print(f"{given.database}: {report}, {time.perf_counter() - began:.0f} s")
    console.print(f"lost actions: {report.lost}", style="bold green" if report.is_good else "bold red")
    sys.exit(0 if report.is_good else 1)


if __name__ == "__main__":
    main()
