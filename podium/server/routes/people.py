"""People over HTTP: sign in and out, the account, its tokens, and what a player's page shows."""

from typing import Any

import msgspec
import sqlalchemy as sa
from litestar import Controller, Request, Response, delete, get, patch, post, put
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from podium.core.game import game as game_of
from podium.server import bodies, ratings, schema
from podium.server.desk import address_of, at_the_desk, cookie_of, desk_of, person_of, signed_in
from podium.server.names import likeness
from podium.server.people import Person, TokenInfo
from podium.server.protocol import Refusal, Refused
from podium.server.routes.paging import Older, cursor, next_page
from podium.server.store import Listed, Store

Ask = Request[Any, Any, State]

PAGE = 20
NEWEST_STEPS = 500  # of the history that a page draws

REFUSALS = {
    status: ResponseSpec(Refusal, generate_examples=False, description=said)
    for status, said in {
        400: "Malformed, or not allowed as a name or password.",
        401: "Not signed in, or a wrong password.",
        403: "Not one's own to do.",
        404: "Not there.",
        409: "It does not go with how things stand.",
        413: "Too long.",
        429: "Too often.",
        503: "Nothing can be written now.",
    }.items()
}


def _me(person: Person) -> bodies.Me:
    return bodies.Me(
        id=person.id,
        name=person.name,
        is_guest=person.is_guest,
        is_program=person.is_program,
        created=person.created,
    )


def _token(info: TokenInfo) -> bodies.TokenShown:
    return bodies.TokenShown(id=info.id, label=info.label, created=info.created, used=info.used)


async def _signed_in(request: Ask, person: Person, secret: str) -> Response[bodies.Me]:
    """The answer that carries a new cookie; the session before it, if any, ends."""
    await _log_out(request)
    return Response(_me(person), cookies=[desk_of(request).cookie(secret)])


async def _log_out(request: Ask) -> None:
    """End the session that the cookie is of, if there is one; sockets that were opened with it close."""
    desk, secret = desk_of(request), cookie_of(request)
    if secret is not None:
        before = await desk.people.by_cookie(secret)
        await desk.people.log_out(secret)
        if before is not None:
            await desk.look_again(before.id)


class SessionController(Controller):
    """Coming and going."""

    path = "/api"
    tags = ("people",)

    @post("/guests", responses=REFUSALS, operation_id="become_guest")
    async def become_guest(self, request: Ask, data: JSONBody[bodies.BecomeGuest]) -> Response[bodies.Me]:
        """Play at once as a guest."""
        desk = desk_of(request)
        desk.allow("guest", address_of(request))
        return await _signed_in(request, *await desk.people.become_guest(data.name))

    @post("/accounts", responses=REFUSALS, operation_id="register")
    async def register(self, request: Ask, data: JSONBody[bodies.Register]) -> Response[bodies.Me]:
        """Make an account; a guest who is signed in becomes it, with his seats and games."""
        desk = desk_of(request)
        desk.allow("register", address_of(request))
        guest = await person_of(request)
        if guest is not None and not guest.is_guest:
            raise Refused("forbidden", "You have an account already; log out to make another.")
        made = await desk.people.register(data.name, data.password, guest=guest, is_program=data.is_program)
        if guest is not None:
            await desk.look_again(guest.id)
        return await _signed_in(request, *made)

    @post("/session", status_code=200, responses=REFUSALS, operation_id="log_in")
    async def log_in(self, request: Ask, data: JSONBody[bodies.LogIn]) -> Response[bodies.Me]:
        """Log in to an account."""
        desk = desk_of(request)
        desk.allow("login", address_of(request))
        desk.allow("login", f"name {likeness(data.name)[:64]}")  # nor from many addresses against one account
        return await _signed_in(request, *await desk.people.log_in(data.name, data.password))

    @delete("/session", responses=REFUSALS, operation_id="log_out")
    async def log_out(self, request: Ask) -> Response[None]:
        """Log out. It does no harm to do so twice."""
        await _log_out(request)
        return Response(None, cookies=[desk_of(request).no_cookie()])


class MeController(Controller):
    """One's own account."""

    path = "/api/me"
    tags = ("people",)

    @get("/", responses=REFUSALS, operation_id="who_am_i")
    async def me(self, request: Ask) -> bodies.Me:
        """Who is signed in, with a cookie or a token."""
        return _me(await signed_in(request))

    @patch("/", responses=REFUSALS, operation_id="rename")
    async def rename(self, request: Ask, data: JSONBody[bodies.Rename]) -> bodies.Me:
        """Take another name."""
        person = await at_the_desk(request)
        desk_of(request).allow("account", person.id)
        renamed = await desk_of(request).people.rename(person, data.name)
        await desk_of(request).look_again(person.id)
        return _me(renamed)

    @put("/password", responses=REFUSALS, operation_id="change_password")
    async def change_password(self, request: Ask, data: JSONBody[bodies.ChangePassword]) -> Response[bodies.Me]:
        """Change the password; every other session ends."""
        person = await at_the_desk(request)
        desk = desk_of(request)
        if person.is_guest:
            raise Refused("accounts_only", "A guest has no password: register first.")
        desk.allow("login", f"name {likeness(person.name)[:64]}")
        secret = await desk.people.change_password(person, data.old, data.new)
        await desk.look_again(person.id)
        return Response(_me(person), cookies=[desk.cookie(secret)])

    @post("/deletion", status_code=200, responses=REFUSALS, operation_id="delete_account")
    async def delete_account(self, request: Ask, data: JSONBody[bodies.DeleteAccount]) -> Response[None]:
        """Be forgotten: the games stay, without a name; bots sit in where one sat."""
        person = await at_the_desk(request)
        desk = desk_of(request)
        desk.allow("login", f"name {likeness(person.name)[:64]}")
        await desk.people.check_own_password(person, data.password)
        await desk.farewell(person.id)
        await desk.keeping.delete(person)
        return Response(None, cookies=[desk.no_cookie()])

    @get("/export", responses=REFUSALS, operation_id="export_data")
    async def export(self, request: Ask) -> Response[bodies.Export]:
        """Everything that is kept of you, as JSON."""
        person = await at_the_desk(request)
        desk_of(request).allow("export", person.id)
        told = bodies.Export(**await desk_of(request).keeping.export(person))
        return Response(told, headers={"content-disposition": 'attachment; filename="podium.json"'})

    @get("/tokens", responses=REFUSALS, operation_id="list_tokens")
    async def tokens(self, request: Ask) -> list[bodies.TokenShown]:
        """The account's tokens."""
        person = await at_the_desk(request)
        return [_token(info) for info in await desk_of(request).people.tokens(person)]

    @post("/tokens", responses=REFUSALS, operation_id="create_token")
    async def create_token(self, request: Ask, data: JSONBody[bodies.CreateToken]) -> bodies.NewToken:
        """A token for a program that plays as this account; it is shown this once."""
        person = await at_the_desk(request)
        desk_of(request).allow("account", person.id)
        info, token = await desk_of(request).people.create_token(person, data.label)
        return bodies.NewToken(token=token, shown=_token(info))

    @delete("/tokens/{token_id:str}", responses=REFUSALS, operation_id="revoke_token")
    async def revoke_token(self, request: Ask, token_id: FromPath[str]) -> None:
        """End a token."""
        person = await at_the_desk(request)
        await desk_of(request).people.revoke_token(person, token_id)
        await desk_of(request).look_again(person.id)


class PlayerController(Controller):
    """What everybody may know of a player."""

    path = "/api"
    tags = ("people",)

    @get("/people/{person_id:str}", responses=REFUSALS, operation_id="player_page")
    async def page(
        self,
        request: Ask,
        person_id: FromPath[str],
        older: Older = None,
    ) -> bodies.PlayerPage:
        """A player's ratings and finished games. Private tables are on one's own page only."""
        desk = desk_of(request)
        person = await desk.people.find(person_id)
        if person is None:
            raise Refused("not_found", "There is no such player.")
        asking = await person_of(request)
        is_own = asking is not None and asking.id == person.id
        before = cursor(older)
        found = await desk.people.store.archive(person=person.id, before=before, limit=PAGE, with_private=is_own)
        player = ratings.person_player(person.id)
        shown, steps, may_name = await desk.people.store.read(lambda connection: _rated(connection, player))
        return bodies.PlayerPage(
            **msgspec.structs.asdict(_me(person)),
            ratings=tuple(shown),
            history=tuple(
                bodies.RatingStep(
                    game=step.game,
                    number=step.number,
                    at=step.at,
                    points=step.points,
                    deviation=step.deviation,
                    table=step.table if is_own or step.table in may_name else None,
                )
                for step in steps
            ),
            games=tuple([await _finished(desk.people.store, listed, person.id, is_own=is_own) for listed in found]),
            older=next_page(found, PAGE),
        )

    @get("/ratings/{game:str}", responses=REFUSALS, operation_id="standings")
    async def standings(self, request: Ask, game: FromPath[str]) -> bodies.Standings:
        """The best players of a game, people and bots."""
        try:
            slug = game_of(game).slug
        except ValueError as error:
            raise Refused("not_found", str(error)) from None
        people = desk_of(request).people
        best = await people.store.read(lambda connection: ratings.standings(connection, slug))
        told = []
        for player, rating in best:
            kind, _, key = player.partition(":")
            if kind == "bot":
                told.append(bodies.Standing(name=key, rating=_rating(slug, rating), level=key))
            elif (person := await people.find(key)) is not None:
                told.append(bodies.Standing(name=person.name, rating=_rating(slug, rating), person=key))
        return bodies.Standings(game=slug, players=tuple(told))


def _rated(connection: sa.Connection, player: str) -> tuple[list[bodies.GameRating], list[ratings.Step], set[str]]:
    """A player's ratings, how they went, and those of his rated tables that are public."""
    columns, tables, steps = schema.ratings.c, schema.tables.c, schema.rating_history.c
    rated = connection.execute(sa.select(schema.ratings).where(columns.player == player).order_by(columns.game))
    shown = [_rating(row.game, ratings.Rating(row.mu, row.sigma, row.games)) for row in rated]
    public = connection.execute(
        sa.select(tables.id)
        .join(schema.rating_history, steps.table_id == tables.id)
        .where(steps.player == player, tables.is_public)
    )
    return shown, ratings.history_of(connection, player)[-NEWEST_STEPS:], set(public.scalars())


def _rating(game: str, rating: ratings.Rating) -> bodies.GameRating:
    return bodies.GameRating(
        game=game,
        points=rating.points,
        deviation=rating.deviation,
        games=rating.games,
        is_provisional=rating.is_provisional,
    )


async def _finished(store: Store, listed: Listed, person_id: str, *, is_own: bool) -> bodies.FinishedGame:
    """A finished game; of a duplicate that goes on at another table, how it went is told to himself alone."""
    seats, group = listed.summary.seats, listed.header.duplicate
    is_told = is_own or group is None or all(one.summary.is_over for one in await store.duplicates(group))
    return bodies.FinishedGame(
        table=listed.header.id,
        game=listed.header.game,
        at=listed.summary.updated,
        players=tuple(seat.name for seat in seats),
        seat=next(number for number, seat in enumerate(seats) if seat.person == person_id),
        outcome=listed.summary.outcome if is_told else None,
    )
