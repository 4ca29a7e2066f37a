"""The people of the load test: a process of their own that opens tables, connects to them and plays.

Driven over a pipe by bench/server.py: it is told "create", "connect", "play" and "leave", and answers
each with what it saw.
"""

import asyncio
import itertools
import random
import resource
import time
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

AT_ONCE = 16  # requests under way while tables are set up
PATIENCE = 30.0  # seconds after which an action without an answer counts as unanswered


@dataclass
class Plan:
    """What one process does."""

    url: str
    game: str
    tables: int
    people: int  # of four seats; bots have the others
    every: float  # seconds between two actions at a table
    seed: int
    goes_on: bool  # opens another table when one is over


@dataclass
class Seen:
    """What was measured while playing."""

    latencies: list[float] = field(default_factory=list)
    late: int = 0  # actions that were due and not possible: somebody else was to act, or the answer was still out
    refused: int = 0
    unanswered: int = 0
    broken: int = 0  # sockets that closed
    events: int = 0
    received: int = 0  # bytes
    finished: int = 0  # tables played to their end


def work(pipe: Connection, plan: Plan) -> None:
    """The process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, hard), hard))
    asyncio.run(Crowd(pipe, plan).run())


class Line:
    """One person's socket to one table."""

    def __init__(self, socket: ClientConnection, seen: Seen) -> None:
        self.socket, self.seen = socket, seen
        self.number = 0
        self.choices: list[dict[str, Any]] = []
        self.status = "waiting"
        self.asked: dict[str, asyncio.Future[float]] = {}
        self.reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        decode = msgspec.json.Decoder().decode
        try:
            async for data in self.socket:
                now = time.perf_counter()
                self.seen.received += len(data)
                message = decode(data)
                match message["type"]:
                    case "event" | "snapshot":
                        self.seen.events += 1
                        self.number = message["number"]
                        self.choices = message.get("choices", self.choices)
                        self.status = message["table"]["status"] if "table" in message else self.status
                    case "ack" | "refusal":
                        waiting = self.asked.pop(message["id"] or "", None)
                        if waiting is not None and not waiting.done():
                            waiting.set_result(now if message["type"] == "ack" else -1.0)
        except ConnectionClosed:
            pass
        self.seen.broken += self.status == "playing"

    async def act(self, message_id: str, action: int) -> None:
        """One action, and how long it took to be acknowledged."""
        waiting = self.asked[message_id] = asyncio.get_running_loop().create_future()
        message = {"type": "act", "id": message_id, "based_on": self.number, "action": action}
        began = time.perf_counter()
        try:
            await self.socket.send(msgspec.json.encode(message).decode())
            ended = await asyncio.wait_for(waiting, PATIENCE)
        except (ConnectionClosed, TimeoutError):
            self.seen.unanswered += 1
            return
        if ended < 0:
            self.seen.refused += 1
        else:
            self.seen.latencies.append(ended - began)


class Crowd:
    """All tables of one process."""

    def __init__(self, pipe: Connection, plan: Plan) -> None:
        self.pipe, self.plan = pipe, plan
        self.dice = random.Random(plan.seed)
        self.ids = itertools.count()
        self.seen = Seen()
        self.cookies: list[str] = []
        self.tables: list[str] = []
        self.lines: dict[str, list[Line]] = {}
        self.http = httpx.AsyncClient(base_url=plan.url, timeout=120, trust_env=False)

    async def run(self) -> None:
        try:
            while True:
                word, *given = await asyncio.to_thread(self.pipe.recv)
                if word == "leave":
                    return
                self.pipe.send(await getattr(self, word)(*given))
        finally:
            await self.http.aclose()

    async def create(self) -> int:
        """Open all tables, by HTTP alone; returns how many."""
        for i in range(self.plan.people):
            self.http.cookies.clear()
            answer = await self.http.post("/api/guests", json={"name": f"Player {self.plan.seed} {i}"})
            answer.raise_for_status()
            self.cookies.append("; ".join(f"{key}={value}" for key, value in self.http.cookies.items()))
            self.http.cookies.clear()
        for _ in range(0, self.plan.tables, AT_ONCE):
            some = min(AT_ONCE, self.plan.tables - len(self.tables))
            self.tables += await asyncio.gather(*(self.open() for _ in range(some)))
        return len(self.tables)

    async def open(self) -> str:
        """One table with everybody at it."""
        others = self.plan.people - 1
        seating = ["me", *["open"] * others, *["greedy"] * (3 - others)]
        wanted = {"game": self.plan.game, "seating": seating, "pace": "instant", "level": "greedy"}
        made = await self.http.post("/api/tables", json=wanted, headers={"Cookie": self.cookies[0]})
        made.raise_for_status()
        table = str(made.json()["tables"][0])
        for cookie in self.cookies[1:]:
            join = {"type": "join", "id": f"join {cookie[-8:]}"}
            path = f"/api/tables/{table}/messages"
            (await self.http.post(path, json=join, headers={"Cookie": cookie})).raise_for_status()
        return table

    async def connect(self) -> int:
        """Everybody connects to every table; returns how many sockets that are."""
        for first in range(0, len(self.tables), AT_ONCE):
            await asyncio.gather(*(self.connect_table(table) for table in self.tables[first : first + AT_ONCE]))
        return sum(len(lines) for lines in self.lines.values())

    async def connect_table(self, table: str) -> None:
        address = f"{self.plan.url.replace('http', 'ws')}/ws/tables/{table}"
        lines = []
        for cookie in self.cookies:
            socket = await connect(
                address, additional_headers={"Cookie": cookie}, proxy=None, compression=None, ping_interval=None,
                open_timeout=120,
            )  # fmt: skip
            lines.append(Line(socket, self.seen))
        self.lines[table] = lines

    async def play(self, seconds: float) -> Seen:
        """Play for so long; what was seen in that time."""
        fresh = self.seen = Seen()
        for lines in self.lines.values():
            for line in lines:
                line.seen = fresh
        end = time.monotonic() + seconds
        await asyncio.gather(*(self.play_table(table, end) for table in list(self.lines)))
        return fresh

    async def play_table(self, table: str, end: float) -> None:
        """One action every so often, whoever is to act; the tables are not in step."""
        due = time.monotonic() + self.dice.random() * self.plan.every
        while due < end:
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            due += self.plan.every
            lines = self.lines[table]
            if lines[0].status in ("over", "abandoned"):
                self.seen.finished += 1
                await self.leave_table(table)
                if not self.plan.goes_on:
                    return
                table = await self.open()
                await self.connect_table(table)
                continue
            able = [line for line in lines if line.choices and not line.asked]
            if not able:
                self.seen.late += 1
                continue
            line = self.dice.choice(able)
            await line.act(f"a{next(self.ids)}", self.dice.choice(line.choices)["action"])

    async def leave_table(self, table: str) -> None:
        for line in self.lines.pop(table):
            await line.socket.close()
            await line.reading
