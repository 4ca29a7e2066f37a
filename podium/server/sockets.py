"""Sockets: one for each table that somebody looks at, one for the lobby. Thin: the hall does the work.

Each connection has a queue of its own, so that one who reads slowly keeps nobody waiting; one who
does not read at all is let go, and comes back to where he was.
"""

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from podium.server.desk import address_of, check_address, person_of
from podium.server.hall import Hall
from podium.server.limits import Bucket, Limits
from podium.server.origins import check_origin
from podium.server.people import Person
from podium.server.protocol import MAX_MESSAGE_BYTES, Ping, Pong, Refused, Say, decode, encode, id_in

logger = logging.getLogger("podium.sockets")

MOST_WAITING: Final = 256  # messages not yet read
MOST_BYTES: Final = 1024 * 1024
GOODBYE_SECONDS: Final = 0.5
PATIENCE: Final = 50  # refusals in a row for being too fast
CLOSE_POLICY: Final = 1008
CLOSE_TOO_BIG: Final = 1009
CLOSE_LATER: Final = 1013
CLOSE_FIRST: Final = 4000  # 4000 and the HTTP status of the refusal: 4404 for a table that is not there

Socket = WebSocket[Any, Any, State]


class Connection:
    """One socket and what is on its way to it."""

    def __init__(self, socket: Socket, person: Person | None) -> None:
        self.socket = socket
        self.who = person
        self.person = person.id if person is not None else None
        self._queue: deque[bytes] = deque()
        self._bytes = 0
        self._something = asyncio.Event()
        self._end: tuple[int, str] | None = None

    @property
    def is_ending(self) -> bool:
        return self._end is not None

    def send(self, message: bytes) -> None:
        """Put a message on its way."""
        if self._end is not None:
            return
        self._queue.append(message)
        self._bytes += len(message)
        if len(self._queue) > MOST_WAITING or self._bytes > MOST_BYTES:
            self.close(CLOSE_LATER, "You do not read what is sent; come back and go on from there.")
        self._something.set()

    def close(self, code: int, reason: str) -> None:
        """Say goodbye once what is on its way is sent."""
        if self._end is None:
            self._end = code, reason
            if code == CLOSE_LATER:
                self._queue.clear()
            self._something.set()

    async def write_on(self) -> None:
        """Send what comes until it is time to go."""
        while True:
            while self._queue:
                message = self._queue.popleft()
                self._bytes -= len(message)
                await self.socket.send_data(message, mode="text")
            if self._end is not None:
                await self.socket.close(*self._end)
                return
            self._something.clear()
            await self._something.wait()


class Crowd:
    """The connections there are, and how many from where."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.by_address: dict[str, int] = {}
        self.by_person: dict[str, set[Connection]] = {}

    def enter(self, address: str) -> None:
        if self.by_address.get(address, 0) >= self.most:
            raise Refused("too_many", f"There are {self.most} connections from your address already.")
        self.by_address[address] = self.by_address.get(address, 0) + 1

    def leave(self, address: str) -> None:
        left = self.by_address.get(address, 0) - 1
        if left > 0:
            self.by_address[address] = left
        else:
            self.by_address.pop(address, None)

    def know(self, connection: Connection) -> None:
        """Remember whose connection it is."""
        if connection.person is not None:
            self.by_person.setdefault(connection.person, set()).add(connection)

    def forget(self, connection: Connection) -> None:
        known = self.by_person.get(connection.person or "", set())
        known.discard(connection)
        if not known:
            self.by_person.pop(connection.person or "", None)

    async def look_again(self, person: str) -> None:
        """A person's session or token ended, or he has another name: who may no longer speak for him is let go."""
        for connection in list(self.by_person.get(person, ())):
            try:
                found = await person_of(connection.socket)
            except Refused:
                found = None
            if found is None or found.id != person:
                connection.close(CLOSE_FIRST + 401, "You are not signed in any more.")
            else:
                connection.who = found

    @property
    def total(self) -> int:
        return sum(self.by_address.values())


async def _refuse(socket: Socket, refusal: Refused) -> None:
    """Accept, say why not, and close: a browser tells a page nothing about a socket that was not accepted."""
    await socket.accept()
    await socket.send_data(encode(refusal.message()), mode="text")
    await socket.close(CLOSE_FIRST + refusal.status, refusal.sentence[:120])


@websocket("/ws/tables/{table_id:str}")
async def table_socket(socket: Socket, table_id: FromPath[str]) -> None:
    """A table: what happens comes in as events, what one does goes out as messages.

    `?since=17&seat=2` goes on after event 17 of seat 2 (spectators name no seat).
    """
    hall: Hall = socket.app.state.hall
    connection = await _arrive(socket)
    if connection is None:
        return
    try:
        since, seat = _number(socket, "since"), _number(socket, "seat")
        live = await hall.connect(table_id, connection, since, seat)
    except Refused as refusal:
        _leave(socket, connection)
        await _refuse(socket, refusal)
        return
    except BaseException:
        _leave(socket, connection)
        raise
    hall.metrics.connections.labels("table").inc()
    try:
        await socket.accept()  # he may have gone meanwhile
        await _talk(socket, connection, hall, table_id)
    finally:
        hall.metrics.connections.labels("table").dec()
        hall.disconnect(live, connection)
        _leave(socket, connection)


@websocket("/ws/lobby")
async def lobby_socket(socket: Socket) -> None:
    """The lobby: the list, and what changes of it."""
    hall: Hall = socket.app.state.hall
    connection = await _arrive(socket)
    if connection is None:
        return
    hall.lobby.connect(connection)
    hall.metrics.connections.labels("lobby").inc()
    try:
        await socket.accept()
        await _talk(socket, connection, hall, None)
    finally:
        hall.metrics.connections.labels("lobby").dec()
        hall.lobby.disconnect(connection)
        _leave(socket, connection)


async def _arrive(socket: Socket) -> Connection | None:
    """Who comes, if he may come in; otherwise he is told why not."""
    limits: Limits = socket.app.state.limits
    crowd: Crowd = socket.app.state.crowd
    address = address_of(socket)
    try:
        check_address(socket)
        check_origin(socket)
        limits.allow("request", address)
        person = await person_of(socket)
        crowd.enter(address)
    except Refused as refusal:
        await _refuse(socket, refusal)
        return None
    connection = Connection(socket, person)
    crowd.know(connection)
    return connection


def _number(socket: Socket, name: str) -> int | None:
    """A number in the query; None if it is not there."""
    given = socket.query_params.get(name)
    if given is None:
        return None
    if not given.isascii() or not given.isdecimal() or len(given) > 10:
        raise Refused("malformed", f"`{name}` is a number; {given[:20]!r} came.")
    return int(given)


def _leave(socket: Socket, connection: Connection) -> None:
    crowd: Crowd = socket.app.state.crowd
    crowd.forget(connection)
    crowd.leave(address_of(socket))


async def _talk(socket: Socket, connection: Connection, hall: Hall, table_id: str | None) -> None:
    """Read and write until one of both is over."""
    limits: Limits = socket.app.state.limits
    # However many sockets a person opens, he says no more than over one.
    bucket = limits.of("message", connection.person) if connection.person else limits.bucket("message")
    writing = asyncio.create_task(connection.write_on())
    reading = asyncio.create_task(_read_on(socket, connection, hall, table_id, bucket))
    try:
        await asyncio.wait([writing, reading], return_when=asyncio.FIRST_COMPLETED)
        if reading.done() and not writing.done():
            with contextlib.suppress(TimeoutError):  # a goodbye may still be on its way
                await asyncio.wait_for(asyncio.shield(writing), timeout=GOODBYE_SECONDS if connection.is_ending else 0)
    finally:
        for task in (writing, reading):
            task.cancel()
        for failed in await asyncio.gather(writing, reading, return_exceptions=True):
            if isinstance(failed, Exception) and not isinstance(failed, WebSocketDisconnect | OSError | RuntimeError):
                hall.metrics.failures.labels("socket").inc()
                logger.error("a socket failed", exc_info=failed)


async def _read_on(socket: Socket, connection: Connection, hall: Hall, table_id: str | None, bucket: Bucket) -> None:
    """Answer what comes, one message after the other."""
    too_fast = 0
    while True:
        received = await socket.receive()
        if received["type"] == "websocket.disconnect":
            return
        data: Any = received.get("text") or received.get("bytes") or b""
        if len(data) > MAX_MESSAGE_BYTES:
            connection.close(CLOSE_TOO_BIG, f"A message has at most {MAX_MESSAGE_BYTES} bytes.")
            return
        if not bucket.take(time.monotonic()):
            too_fast += 1
            refusal = Refused("too_fast", "That was too fast; wait a moment and say it again.")
            connection.send(encode(refusal.message(id_in(data))))
            if too_fast >= PATIENCE:
                connection.close(CLOSE_POLICY, "Too many messages.")
                return
            continue
        too_fast = 0
        connection.send(await _answer(connection, hall, table_id, data))


async def _answer(connection: Connection, hall: Hall, table_id: str | None, data: bytes | str) -> bytes:
    """What is answered to one message."""
    try:
        message = decode(data)
        if isinstance(message, Ping):
            return encode(Pong(id=message.id, now=hall.now()))
        if table_id is None:
            raise Refused("malformed", "The lobby is for listening; say that at a table.")
        if connection.who is None:
            raise Refused("not_signed_in", "Take a name first: become a guest, or log in.")
        if isinstance(message, Say):
            limits: Limits = connection.socket.app.state.limits
            limits.allow("chat", connection.who.id)
        return encode(await hall.say(table_id, connection.who, message))
    except Refused as refusal:
        return encode(refusal.message(id_in(data)))
