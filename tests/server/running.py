"""A real server on a free port, in this process, for tests that speak over the wire."""

import asyncio
import contextlib
import itertools
import json
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from podium.server import serve
from podium.server.app import make_app
from podium.server.hall import Hall
from podium.server.settings import Settings

_ids = itertools.count()


class Server:
    """A server that is running."""

    def __init__(self, url: str, app: Any) -> None:
        self.url, self.app = url, app

    @property
    def hall(self) -> Hall:
        hall: Hall = self.app.state.hall
        return hall

    @contextlib.asynccontextmanager
    async def guest(self, name: str) -> AsyncIterator["Client"]:
        """Somebody who has taken a name."""
        async with self.visitor() as client:
            answer = await client.http.post("/api/guests", json={"name": name})
            answer.raise_for_status()
            client.me = answer.json()
            yield client

    @contextlib.asynccontextmanager
    async def visitor(self, **headers: str) -> AsyncIterator["Client"]:
        """Somebody who has not."""
        async with httpx.AsyncClient(base_url=self.url, headers=headers, timeout=30) as http:
            yield Client(self, http)


class Client:
    """A browser of sorts: it keeps its cookie."""

    def __init__(self, server: Server, http: httpx.AsyncClient) -> None:
        self.server, self.http = server, http
        self.me: dict[str, Any] = {}

    async def create(self, seating: list[str], game: str = "symphonimo", **more: Any) -> str:
        """Open a table; returns its id."""
        wanted = {"game": game, "seating": seating, "pace": "instant", "level": "greedy", **more}
        answer = await self.http.post("/api/tables", json=wanted)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["tables"][0])

    @contextlib.asynccontextmanager
    async def sit(self, table: str, query: str = "", **headers: str) -> AsyncIterator["Seat"]:
        """Connect to a table's socket."""
        async with self.socket(f"/ws/tables/{table}{query}", **headers) as connection:
            yield Seat(connection)

    @contextlib.asynccontextmanager
    async def socket(self, path: str, **headers: str) -> AsyncIterator[ClientConnection]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = {**({"Cookie": cookies} if cookies else {}), **dict(self.http.headers), **headers}
        kept = {name: value for name, value in sent.items() if name.lower() in ("cookie", "origin", "authorization")}
        address = self.server.url.replace("http://", "ws://") + path
        async with connect(address, additional_headers=kept, proxy=None) as connection:
            yield connection

    async def say(self, table: str, kind: str, **more: Any) -> httpx.Response:
        """A message over HTTP."""
        message = {"type": kind, "id": f"h{next(_ids)}", **more}
        return await self.http.post(f"/api/tables/{table}/messages", json=message)


class Seat:
    """One's end of a table's socket: it keeps what it knows of the table."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.has: dict[str, Any] = {}
        self.events: list[dict[str, Any]] = []
        self.presence: dict[str, Any] = {}

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.connection.recv(), 30))
        match message["type"]:
            case "snapshot":
                self.has = message
            case "event":
                self.events.append(message)
                assert message["number"] == self.has.get("number", message["number"] - 1) + 1
                self.has = {**self.has, **{key: message[key] for key in message if key in PARTS}}
            case "presence":
                self.presence = message
        return message

    async def until(self, kind: str, **wanted: Any) -> dict[str, Any]:
        """The next message of a kind, with these values."""
        while True:
            message = await self.hear()
            if message["type"] == kind and all(message.get(key) == value for key, value in wanted.items()):
                return message

    async def say(self, kind: str, **more: Any) -> dict[str, Any]:
        """Say something; returns the answer to it."""
        message_id = more.pop("id", f"s{next(_ids)}")
        await self.connection.send(json.dumps({"type": kind, "id": message_id, **more}))
        while True:
            answer = await self.hear()
            if answer["type"] in ("ack", "refusal", "pong") and answer["id"] == message_id:
                return answer

    async def play(self) -> dict[str, Any]:
        """Play the first choice whenever there is one, until the game is over; returns how the table stands."""
        while self.has["table"]["status"] == "playing":
            if self.has["choices"]:
                action = self.has["choices"][0]["action"]
                answer = await self.say("act", based_on=self.has["number"], action=action)
                assert answer["type"] == "ack" or answer["code"] in ("stale", "not_your_turn", "not_playing"), answer
            else:
                await self.hear()
        table: dict[str, Any] = self.has["table"]
        return table


PARTS = ("number", "table", "turn", "view", "choices", "may_undo", "muted")


@contextlib.asynccontextmanager
async def running(database: str | Path, **settings: Any) -> AsyncIterator[Server]:
    """A server with a database, until the block ends; it is stopped as an operator would."""
    chosen = Settings(database=str(database), requests_per_second=1000.0, messages_per_second=1000.0, **settings)
    app = make_app(chosen)
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        server = serve.Server(app, chosen)
        serving = asyncio.create_task(server.serve(sockets=[found]))
        while not server.started:
            if serving.done():
                serving.result()
            await asyncio.sleep(0.01)
        try:
            yield Server(f"http://127.0.0.1:{found.getsockname()[1]}", app)
        finally:
            server.should_exit = True
            await serving
