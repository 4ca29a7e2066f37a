"""Finished games over HTTP: the archive of public tables, records and reviews."""

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from podium.core.match import Match
from podium.server.bodies import ArchivePage, Replay, ReplayStep, ReviewState
from podium.server.desk import signed_in
from podium.server.hall import Hall
from podium.server.lobby import row_of
from podium.server.protocol import MAX_SEATS, Refused, TableRow, encode
from podium.server.reviews import Reviews
from podium.server.routes.paging import Older, cursor, next_page
from podium.server.routes.people import REFUSALS
from podium.server.routes.tables import allow, encoded, hall_of
from podium.server.store import Listed

Ask = Request[Any, Any, State]

PAGE = 50
SPECTATOR = -1  # whose eyes, if no seat's …
EVERYBODY = -2  # … or nobody's: nothing is hidden


class ArchiveController(Controller):
    """What was played."""

    path = "/api"
    tags = ("archive",)

    @get("/archive", responses=REFUSALS, operation_id="archive")
    async def archive(
        self,
        request: Ask,
        game: Annotated[str | None, QueryParameter(max_length=32)] = None,
        older: Older = None,
    ) -> ArchivePage:
        """Finished public tables, the latest first; `older` is what the page before said."""
        hall = hall_of(request)
        found = await hall.store.archive(game=game, before=cursor(older), limit=PAGE)
        return ArchivePage(tables=tuple([await _row(hall, listed) for listed in found]), older=next_page(found, PAGE))

    @get(
        "/tables/{table_id:str}/record",
        responses={**REFUSALS, 200: ResponseSpec(dict[str, Any], generate_examples=False)},
        operation_id="record",
    )
    async def record(self, request: Ask, table_id: FromPath[str]) -> Response[bytes]:
        """The record of a finished game, as `podium verify` and `podium replay` read it."""
        text = await hall_of(request).record(table_id)
        answer = encoded(text.encode())
        answer.headers["content-disposition"] = f'attachment; filename="podium-{table_id[:8]}.json"'
        return answer

    @get(
        "/tables/{table_id:str}/replay",
        responses={**REFUSALS, 200: ResponseSpec(Replay, generate_examples=False)},
        operation_id="replay",
    )
    async def replay(
        self,
        request: Ask,
        table_id: FromPath[str],
        seat: Annotated[int, QueryParameter(ge=EVERYBODY, le=MAX_SEATS - 1)] = SPECTATOR,
    ) -> Response[bytes]:
        """A finished game after each of its actions, as this seat saw it, (-1) as spectators did, or (-2) all of it."""
        room = await hall_of(request).finished(table_id)
        assert room.match is not None
        if seat >= room.seats:
            raise Refused("no_seat", f"This table has seats 0 to {room.seats - 1}.")
        return encoded(encode(await asyncio.to_thread(_replay, room.match, seat)))

    @post(
        "/tables/{table_id:str}/review",
        status_code=200,
        responses={**REFUSALS, 200: ResponseSpec(ReviewState, generate_examples=False)},
        operation_id="ask_review",
    )
    async def ask_review(self, request: Ask, table_id: FromPath[str]) -> Response[bytes]:
        """Have a finished game reviewed. It takes a minute or two: look how far it is with GET."""
        person = await signed_in(request)
        reviews: Reviews = request.app.state.reviews
        room = await hall_of(request).finished(table_id)
        if room.outcome is None or room.match is None:
            raise Refused("not_over", "The game was not played to its end, so there is nothing to review.")
        if reviews.state(table_id) is None:
            allow(request, "review", person.id)
        return encoded(encode(reviews.ask(table_id, room.match, room.players())))

    @get(
        "/tables/{table_id:str}/review",
        responses={**REFUSALS, 200: ResponseSpec(ReviewState, generate_examples=False)},
        operation_id="review",
    )
    async def review(self, request: Ask, table_id: FromPath[str]) -> Response[bytes]:
        """How far a review is, and once it is done, the review."""
        reviews: Reviews = request.app.state.reviews
        state = reviews.state(table_id)
        if state is None:
            raise Refused(
                "not_found", "Nobody has asked for a review of this table, or it was long ago; ask with POST."
            )
        return encoded(encode(state))


def _replay(match: Match, eyes: int) -> Replay:
    seat, is_open = None if eyes < 0 else eyes, eyes == EVERYBODY
    steps = [ReplayStep(seat=None, story=(), view=match.at(0).unveiled() if is_open else match.at(0).view(seat))]
    for after, move in enumerate(match.log, 1):
        then = match.at(after)
        story = then.story(move.seat if is_open else seat, after - 1)
        view = then.unveiled() if is_open else then.view(seat)
        steps.append(ReplayStep(seat=move.seat, story=tuple(story), view=view))
    return Replay(seat=seat, unveiled=is_open, steps=tuple(steps))


async def _row(hall: Hall, listed: Listed) -> TableRow:
    """A finished table; of a duplicate that is going on elsewhere, without how it went."""
    row = row_of(listed.header, listed.summary)
    group = listed.header.duplicate
    if group is None or await hall.is_group_over(group):
        return row
    return msgspec.structs.replace(row, outcome=None)
