"""Sockets fed with everything: broken JSON, wrong types, deep nests, valid messages bent or out of turn.

`make prove` runs 100,000 messages of it, the tests a few thousand. Many people at several tables send
at once; sockets break off and come back. Then every table is played to its end, and nothing may be left.
"""

import asyncio
import contextlib
import gc
import json
import logging
import random
import resource
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

import podium
from podium.server.protocol import MAX_MESSAGE_BYTES, ClientMessage, Lobby, LobbyChange, ServerMessage
from tests.server.running import Client, Seat, Server, running

KINDS: Final = (
    "join", "leave", "return", "seat_bot", "start", "act", "undo", "end", "answer", "rematch", "say", "mute", "report",
    "ping",
)  # fmt: skip
FINE: Final = {None, 1000, 1005, 1006, 1008, 1009, 1012, 1013}  # closes of ours; 1007 is the client's own bad UTF-8
PIECE: Final = 25  # messages before the answers are waited for
SEATS: Final = 3

_server = msgspec.json.Decoder(ServerMessage | Lobby | LobbyChange)
_client = msgspec.json.Decoder(ClientMessage)


@dataclass
class Report:
    """What was sent, and what came of it."""

    sent: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    closes: Counter[int | None] = field(default_factory=Counter)
    reopened: int = 0
    finished: int = 0
    faults: list[str] = field(default_factory=list)
    grown_kib: int = 0

    def __str__(self) -> str:
        most = ", ".join(f"{name} {count:,}" for name, count in self.answers.most_common(8))
        return (
            f"{self.sent:,} messages of {len(self.kinds)} kinds over {self.reopened:,} sockets; answered: {most}; "
            f"{self.finished} tables played to their end; closed with {dict(self.closes)}; "
            f"memory grew by {self.grown_kib:,} KiB; {len(self.faults)} faults"
        )


class Fuzzer:
    """Makes messages, the worse the better."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.count = 0

    def message(self, seat: dict[str, Any], people: list[str]) -> tuple[str, str | bytes]:
        """What is wrong with it, and the message."""
        kind = self.dice.choice(("valid",) * 5 + ("mutant", "mutant", "typed", "bytes", "text", "nest", "cut", "size"))
        match kind:
            case "valid":
                return kind, json.dumps(self.valid(seat, people))
            case "mutant":
                return kind, json.dumps(self.mutant(self.valid(seat, people)), ensure_ascii=self.dice.random() < 0.5)
            case "typed":
                return kind, json.dumps({key: self.junk() for key in ("type", "id", "seat", "action", "text")})
            case "bytes":
                return kind, self.dice.randbytes(self.dice.choice((0, 1, 9, 300)))
            case "text":
                return kind, "".join(chr(self.dice.choice((*range(128), 0xFEFF, 0x202E, 0x1F3BB))) for _ in range(40))
            case "nest":
                opening = self.dice.choice(("[", '{"a":', '{"type":"say","id":"x","text":['))
                return kind, opening * self.dice.choice((1, 50, MAX_MESSAGE_BYTES // len(opening)))
            case "cut":
                whole = json.dumps(self.valid(seat, people))
                return kind, whole[: self.dice.randrange(len(whole))]
        size = MAX_MESSAGE_BYTES + 1 if self.dice.random() < 0.02 else self.dice.choice((600, 4000, MAX_MESSAGE_BYTES))
        return "size", json.dumps({"type": "say", "id": "big", "text": "x"}).ljust(size, self.dice.choice(" x"))

    def valid(self, seat: dict[str, Any], people: list[str]) -> dict[str, Any]:
        """A message that is understood, mostly at the wrong moment; never one that ends the table."""
        kind = self.dice.choice(KINDS)
        self.count += 1
        choices = seat.get("choices") or [{"action": self.dice.randrange(400)}]
        more: dict[str, Any] = {
            "join": {"seat": self.dice.choice((None, 0, 1, 2, 11))},
            "seat_bot": {
                "seat": self.dice.randrange(12),
                "level": self.dice.choice((None, "random", "x", "maestro@1s")),
            },
            "act": {
                "based_on": self.dice.choice((*[seat.get("number", 0)] * 4, 0, 2**31)),
                "action": self.dice.choice(
                    (self.dice.choice(choices)["action"], self.dice.randrange(60), -1, 10**6, "draw", "💥")
                ),
            },
            "answer": {"to": self.dice.choice(("undo", "end")), "agrees": False},
            "say": {"text": self.dice.choice(("hello", "<b>", "\u0000", "🎻" * 100, " "))},
            "mute": {"person": self.dice.choice((*people, "nobody")), "muted": self.dice.random() < 0.5},
            "report": {"line": self.dice.choice((0, 1, 2**31)), "reason": "\u0000bad"},
        }.get(kind, {})
        if kind in ("leave", "rematch") and self.dice.random() < 0.7:
            kind, more = "ping", {}
        name = self.dice.choice((*[f"f{self.count}"] * 20, "again", "x" * 64, "\u0000", "🎻"))
        return {"type": kind, "id": name, **more}

    def mutant(self, message: dict[str, Any]) -> dict[str, Any]:
        """One thing about it is different."""
        key = self.dice.choice(list(message))
        match self.dice.randrange(5):
            case 0:
                return {name: value for name, value in message.items() if name != key}
            case 1:
                return {**message, self.dice.choice(("seat", "who", "__proto__", "", "number")): self.junk()}
            case 2:
                return {**message, "type": self.dice.choice(("snapshot", "ACT", "", "act ", "event", "\u0000"))}
            case 3:
                return {**message, "id": "x" * self.dice.choice((0, 65, 1000))}
        return {**message, key: self.junk()}

    def junk(self) -> Any:
        return self.dice.choice(
            (
                None,
                True,
                -1,
                0,
                2**31 + 1,
                2**70,
                1e308,
                0.5,
                "",
                "draw",
                "\u0000",
                "🎻",
                [],
                [[]],
                {},
                {"a": []},
                "x" * 600,
            )
        )


class Attacker:
    """One person at one table, whose sockets break and come back."""

    def __init__(self, client: Client, table: str, fuzzer: Fuzzer, report: Report, people: list[str]) -> None:
        self.client, self.table, self.fuzzer, self.report, self.people = client, table, fuzzer, report, people
        self.knows: dict[str, Any] = {}

    async def attack(self, messages: int) -> None:
        """Send so many, over as many sockets as it takes."""
        left = messages
        while left > 0:
            path = self.fuzzer.dice.choice((f"/ws/tables/{self.table}",) * 9 + ("/ws/lobby",))
            query = self.fuzzer.dice.choice(("", "", "?since=0", "?since=3&seat=0", "?seat=99"))
            self.report.reopened += 1
            async with self.client.socket(path + query) as line:
                left -= await self._over(line, min(left, self.fuzzer.dice.randrange(1, 400)))
            self.report.closes[line.close_code] += 1
            if line.close_code not in FINE | {1007}:
                self.report.faults.append(f"closed with {line.close_code} {line.close_reason}")

    async def _over(self, line: ClientConnection, messages: int) -> int:
        """Messages over one socket until it breaks; how many."""
        sent = 0
        try:
            while sent < messages:
                for _ in range(PIECE):
                    kind, message = self.fuzzer.message(self.knows, self.people)
                    await line.send(message)
                    self.report.kinds[kind] += 1
                    self.report.sent += 1
                    sent += 1
                name = f"ping {self.report.sent}"
                await line.send(json.dumps({"type": "ping", "id": name}))
                await self._until(line, name)
        except ConnectionClosed:
            pass
        return sent

    async def _until(self, line: ClientConnection, name: str) -> None:
        async with asyncio.timeout(60):
            while True:
                answer = self._check(await line.recv())
                if answer.get("id") == name:
                    return

    def _check(self, data: str | bytes) -> dict[str, Any]:
        """Every answer is one of ours; a refusal has a sentence, and tells no more than its sender knew."""
        _server.decode(data)
        answer: dict[str, Any] = json.loads(data)
        self.report.answers[answer.get("code", answer["type"])] += 1
        if answer["type"] == "refusal":
            if not answer["sentence"] or len(answer["sentence"]) > 2000:
                self.report.faults.append(f"a refusal says {answer['sentence']!r}")
            if answer["code"] == "unavailable":
                self.report.faults.append(f"not there: {answer['sentence']}")
        elif answer["type"] in ("snapshot", "event"):
            self.knows.update({key: answer[key] for key in ("number", "choices") if key in answer})
        return answer


@contextlib.asynccontextmanager
async def _crowd(server: Server, tables: int) -> AsyncIterator[list[tuple[str, list[Client]]]]:
    """Tables of every game, full of people who know one another's ids, and one who only looks on."""
    async with contextlib.AsyncExitStack() as stack:
        made = []
        for i in range(tables):
            slug = podium.slugs()[i % len(podium.slugs())]
            people = [await stack.enter_async_context(server.guest(f"Player {i}{seat}")) for seat in "abcd"]
            table = await people[0].create(["me", "open", "open"], slug, is_public=i % 3 == 0)
            for person in people[1:SEATS]:
                assert (await person.say(table, "join")).status_code == 200
            made.append((table, people))
        yield made


async def prove(folder: Path, messages: int, *, tables: int = 6, rounds: int = 10, seed: int = 0) -> Report:
    """So many messages in all, each round at new tables; they are played to their end, and what is left is counted."""
    report, dice, heard, first = Report(), random.Random(seed), _Errors(), 0
    logging.getLogger().addHandler(heard)
    try:
        async with running(folder / "podium.db", connections_per_address=10_000, idle_seconds=0.0) as server:
            for kind in server.app.state.limits.rates:
                server.app.state.limits.rates[kind] = (1e9, 1e9)
            for number in range(rounds):
                async with _crowd(server, tables) as crowd:
                    await _attack(crowd, messages // rounds, dice, report)
                    for table, people in crowd:
                        report.finished += await _finish(table, people[:SEATS])
                await _settled(server)
                await server.hall.sweep()
                gc.collect()
                first = first if number else _resident()  # the first round warms everything up
                report.grown_kib = _resident() - first
            _count_left(server, report)
    finally:
        logging.getLogger().removeHandler(heard)
    report.faults += heard.lines
    return report


class _Errors(logging.Handler):
    """What the server logs as an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(
            f"{record.name}: {record.getMessage()} {record.exc_info[1]!r}" if record.exc_info else record.getMessage()
        )


async def _attack(crowd: list[tuple[str, list[Client]]], messages: int, dice: random.Random, report: Report) -> None:
    attackers = [
        Attacker(person, table, Fuzzer(random.Random(dice.random())), report, [one.me["id"] for one in people])
        for table, people in crowd
        for person in people
    ]
    each = -(-messages // len(attackers))
    await asyncio.gather(*(attacker.attack(each) for attacker in attackers))


async def _finish(table: str, people: list[Client]) -> int:
    """Everybody comes back and plays; whatever was asked or left, the table gets to its end."""
    async with contextlib.AsyncExitStack() as stack:
        seats: list[Seat] = []
        for person in people:
            seat = await stack.enter_async_context(person.sit(table))
            await seat.hear()
            seats.append(seat)
            if seat.has["table"]["status"] == "playing" and seat.has["table"]["seats"][seat.has["seat"]].get("is_away"):
                await seat.say("return")
        async with asyncio.timeout(120):
            await asyncio.gather(*(seat.play() for seat in seats))
        return int(all(seat.has["table"]["status"] in ("over", "abandoned") for seat in seats))


async def _settled(server: Server) -> None:
    """Wait until nobody is connected any more."""
    async with asyncio.timeout(60):
        while server.app.state.crowd.total:
            await asyncio.sleep(0.02)


def _count_left(server: Server, report: Report) -> None:
    """Nobody looks at any table, so none is in memory; nothing else is either."""
    hall = server.hall
    left = {
        "rooms": len(hall.rooms),
        "listeners in the lobby": len(hall.lobby.listeners),
        "known connections": len(server.app.state.crowd.by_person),
        "alarms": len(hall._alarms),
        "tables being loaded": len(hall._loading),
        "socket tasks": sum(
            "_read_on" in str(task) or "Connection.write_on" in str(task) for task in asyncio.all_tasks()
        ),
    }
    report.faults += [f"{count} {what} left" for what, count in left.items() if count]
    failures = hall.metrics.failures.collect()[0].samples
    report.faults += [
        f"counted as a failure: {one.labels}" for one in failures if one.name.endswith("_total") and one.value
    ]


def _resident() -> int:
    """Memory of this process in KiB."""
    with Path("/proc/self/statm").open() as file:
        return int(file.read().split()[1]) * resource.getpagesize() // 1024
