"""Tables over HTTP: open one, look at it, speak at it, wait for what happens."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

import podium
from podium.bots import LEVELS
from podium.core.game import game
from podium.server import protocol
from podium.server.bodies import Comparison, OwnTables, PlayOn
from podium.server.desk import address_of, person_of, signed_in
from podium.server.hall import Hall
from podium.server.limits import Limits
from podium.server.protocol import (
    Ack,
    ClientMessage,
    CreatedTables,
    CreateTable,
    Events,
    GameInfo,
    House,
    Lobby,
    Ping,
    Refused,
    Snapshot,
    encode,
)
from podium.server.routes.people import REFUSALS

Ask = Request[Any, Any, State]

LONGEST_WAIT = 55.0  # seconds: many a proxy gives up after a minute


def hall_of(request: Ask) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def allow(request: Ask, kind: str, key: str) -> None:
    """Count a request; raises Refused if there are too many."""
    limits: Limits = request.app.state.limits
    limits.allow(kind, key)


def encoded(content: bytes, status: int = 200) -> Response[bytes]:
    """What is JSON already."""
    return Response(content, media_type=MediaType.JSON, status_code=status)


class TableController(Controller):
    """Playing."""

    path = "/api"
    tags = ("tables",)

    @get("/house", responses=REFUSALS, operation_id="house", sync_to_thread=False)
    def house(self) -> House:
        """What can be played here: games, their options as JSON schema, and the levels of bots."""
        return House(
            version=podium.__version__,
            protocol=protocol.VERSION,
            games=tuple(_game(slug) for slug in podium.slugs()),
            levels=LEVELS,
        )

    @get("/tables", responses=REFUSALS, operation_id="lobby")
    async def lobby(self, request: Ask) -> Lobby:
        """The public tables that wait or are being played."""
        return hall_of(request).lobby.listed()

    @post("/tables", responses=REFUSALS, operation_id="create_table")
    async def create(self, request: Ask, data: JSONBody[CreateTable]) -> CreatedTables:
        """Open a table, or several with the same deal."""
        person = await signed_in(request)
        for _ in range(data.copies):
            allow(request, "table", person.id)
            allow(request, "tables from here", address_of(request))
        return await hall_of(request).create(person, data)

    @get(
        "/tables/{table_id:str}",
        responses={**REFUSALS, 200: ResponseSpec(Snapshot, generate_examples=False)},
        operation_id="look",
    )
    async def look(self, request: Ask, table_id: FromPath[str]) -> Response[bytes]:
        """The table as you may see it: from your seat, or as a spectator."""
        return encoded(await hall_of(request).look(table_id, await person_of(request)))

    @post("/tables/{table_id:str}/messages", status_code=200, responses=REFUSALS, operation_id="say")
    async def say(self, request: Ask, table_id: FromPath[str], data: JSONBody[ClientMessage]) -> Ack:
        """Say something at a table: the same messages as over its socket, one at a time."""
        person = await signed_in(request)
        allow(request, "message", person.id)
        if isinstance(data, Ping):
            raise Refused("malformed", "A ping is for sockets; over HTTP every answer shows that somebody is there.")
        if isinstance(data, protocol.Say):
            allow(request, "chat", person.id)
        return await hall_of(request).say(table_id, person, data)

    @get(
        "/tables/{table_id:str}/events",
        responses={**REFUSALS, 200: ResponseSpec(Events, generate_examples=False)},
        operation_id="events",
    )
    async def events(
        self,
        request: Ask,
        table_id: FromPath[str],
        since: Annotated[int, QueryParameter(ge=0, le=2**31)] = 0,
        wait: Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0.0,
    ) -> Response[bytes]:
        """What happened after event `since`, waiting up to `wait` seconds for it to happen.

        If that event is too long ago to be remembered, there is one snapshot instead.
        """
        number, found = await hall_of(request).events(table_id, await person_of(request), since, wait)
        return encoded(encode(Events(number=number, events=tuple(msgspec.Raw(event) for event in found))))

    @post("/tables/{table_id:str}/play-on", responses=REFUSALS, operation_id="play_on")
    async def play_on(self, request: Ask, table_id: FromPath[str], data: JSONBody[PlayOn]) -> CreatedTables:
        """Play a finished game on from one of its moments, in any of its seats, against bots."""
        person = await signed_in(request)
        allow(request, "table", person.id)
        allow(request, "tables from here", address_of(request))
        return await hall_of(request).play_on(person, table_id, data)

    @get("/me/tables", responses=REFUSALS, operation_id="own_tables")
    async def own_tables(self, request: Ask) -> OwnTables:
        """The tables at which you sit that wait or are being played; those where it is your turn come first."""
        return await hall_of(request).own_tables(await signed_in(request))

    @get("/duplicates/{duplicate:str}", responses=REFUSALS, operation_id="comparison")
    async def comparison(self, request: Ask, duplicate: FromPath[str]) -> Comparison:
        """How the tables with one deal did; points are told when all are over."""
        return await hall_of(request).comparison(duplicate)


def _game(slug: str) -> GameInfo:
    found = game(slug)
    return GameInfo(
        slug=slug,
        title=found.title,
        designer=found.designer,
        version=found.version,
        fewest=found.seats[0],
        most=found.seats[-1],
        options=msgspec.json.schema(found.options),
    )
