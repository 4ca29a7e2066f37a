"""People who play over sockets, come back when the line breaks, and remember what they were promised."""

import asyncio
import itertools
import json
import random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

PARTS = ("number", "table", "turn", "view", "choices", "may_undo", "muted")
GONE = (ConnectionClosed, InvalidHandshake, OSError, EOFError, TimeoutError)
CHAT = 50  # lines in a snapshot


class Player:
    """One person at one table. He acts at random, says something now and then, and tries to take back."""

    _ids = itertools.count()

    def __init__(self, url: str, cookie: str, person: str, dice: random.Random, *, think: float) -> None:
        self.url, self.cookie, self.person, self.dice, self.think = url, cookie, person, dice, think
        self.table = ""
        self.has: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []
        self.open_question: dict[str, Any] | None = None  # said, and not answered yet: said again after a break
        self.promised: list[tuple[str, str]] = []  # (table, id) of everything that was acknowledged
        self.acted = self.refused = 0
        self.is_connected = False
        self.may_act = asyncio.Event()
        self.faults: list[str] = []

    def sit(self, table: str) -> None:
        """Go to another table."""
        self.table, self.has, self.chat, self.open_question = table, {}, [], None

    @property
    def is_done(self) -> bool:
        return bool(self.has) and self.has["table"]["status"] in ("over", "abandoned")

    async def play(self) -> None:
        """Play until the table is over, whatever happens to the line."""
        while not self.is_done:
            try:
                query = f"?since={self.has['number']}&seat={self.has['seat']}" if self.has else ""
                address = f"{self.url.replace('http', 'ws')}/ws/tables/{self.table}{query}"
                headers = {"Cookie": self.cookie}
                async with connect(address, additional_headers=headers, proxy=None, open_timeout=20) as line:
                    await self._talk(line)
            except GONE:
                pass
            finally:
                self.is_connected = False
            if not self.is_done:
                await asyncio.sleep(self.dice.uniform(0.02, 0.1))

    async def _talk(self, line: ClientConnection) -> None:
        self.hear(await line.recv())
        self.is_connected = True
        if self.open_question is not None:
            await line.send(json.dumps(self.open_question))
        speaking = asyncio.create_task(self._speak(line))
        try:
            while not self.is_done or self.open_question is not None:
                self.hear(await line.recv())
        finally:
            speaking.cancel()
            await asyncio.gather(speaking, return_exceptions=True)

    async def _speak(self, line: ClientConnection) -> None:
        while True:
            await asyncio.sleep(self.dice.expovariate(1 / self.think) if self.think else 0)
            await self.may_act.wait()
            if self.open_question is None and (message := self._next()) is not None:
                self.open_question = message
                await line.send(json.dumps(message))

    def _next(self) -> dict[str, Any] | None:
        message_id, dice = f"m{next(self._ids)}", self.dice.random()
        if dice < 0.03:
            return {"type": "say", "id": message_id, "text": f"said {message_id}"}
        if dice < 0.08 and self.has["may_undo"]:
            return {"type": "undo", "id": message_id}
        if not self.has["choices"] or self.has["table"]["status"] != "playing":
            return None
        action = self.dice.choice(self.has["choices"])["action"]
        return {"type": "act", "id": message_id, "based_on": self.has["number"], "action": action}

    def hear(self, data: str | bytes) -> dict[str, Any]:
        """Take in what the server says."""
        message: dict[str, Any] = json.loads(data)
        match message["type"]:
            case "snapshot":
                if self.has and message["number"] < self.has["number"]:
                    self.faults.append(f"had event {self.has['number']}, came back to {message['number']}")
                self.has = {**{key: message[key] for key in PARTS}, "seat": message["seat"]}
                self.chat = list(message["chat"])
            case "event":
                if message["number"] != self.has["number"] + 1:
                    self.faults.append(f"event {message['number']} came after {self.has['number']}")
                self.has.update({key: message[key] for key in PARTS if key in message})
                if "line" in message:
                    self.chat.append(message["line"])
            case "ack" | "refusal" if self.open_question and message["id"] == self.open_question["id"]:
                if message["type"] == "ack":
                    self.promised.append((self.table, message["id"]))
                    self.acted += self.open_question["type"] == "act"
                    self.open_question = None
                elif message["code"] == "unavailable":
                    pass  # it has not happened; said again when the table is back
                else:
                    self.refused += 1
                    self.open_question = None
        return message

    def compare(self, snapshot: bytes) -> str | None:
        """What differs between what he has and what he should have."""
        should = json.loads(snapshot)
        for part in PARTS:
            if self.has[part] != should[part]:
                return f"{part} is {self.has[part]!r}, should be {should[part]!r}"
        if self.chat[-CHAT:] != should["chat"]:
            return f"chat is {self.chat[-3:]!r}, should be {should['chat'][-3:]!r}"
        return None


async def new_guest(http: httpx.AsyncClient, name: str) -> tuple[str, str]:
    """A guest's cookie and id."""
    http.cookies.clear()
    answer = await http.post("/api/guests", json={"name": name})
    answer.raise_for_status()
    cookie = "; ".join(f"{key}={value}" for key, value in http.cookies.items())
    http.cookies.clear()
    return cookie, str(answer.json()["id"])


async def new_table(http: httpx.AsyncClient, cookie: str, **wanted: Any) -> str:
    """A table with "me" in its first seat."""
    answer = await http.post("/api/tables", json=wanted, headers={"Cookie": cookie})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["tables"][0])
