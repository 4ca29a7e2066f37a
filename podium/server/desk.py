"""The front desk: who is it that asks? By a session's cookie, or by a token in the Authorization header."""

import ipaddress
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from podium.server.keeping import Keeping
from podium.server.people import SESSION_SECONDS, People, Person
from podium.server.protocol import Refused

COOKIE: Final = "podium_session"
MAX_SECRET: Final = 128  # no cookie or token of ours is longer

Connection = ASGIConnection[Any, Any, Any, Any]


def _allow_all(_kind: str, _key: str) -> None:
    """No limit on how often."""


async def _nobody_told(_person: str) -> None:
    """Nobody needs to hear that a person has left."""


@dataclass(frozen=True)
class Desk:
    """What is needed to receive people; the application keeps one in `app.state.desk`."""

    people: People
    keeping: Keeping
    is_secure: bool = False  # the page is served over TLS: the cookie is sent over nothing else
    allow: Callable[[str, str], None] = _allow_all  # raises Refused("too_fast") for a kind of request and who makes it
    farewell: Callable[[str], Awaitable[None]] = _nobody_told  # called with the id of whoever is about to be forgotten
    look_again: Callable[[str], Awaitable[None]] = _nobody_told  # … whose session, token or name is not what it was

    def cookie(self, secret: str) -> Cookie:
        """A session's cookie: no script can read it, no other site can send it along with a post."""
        lasts = int(SESSION_SECONDS)
        return Cookie(
            key=COOKIE, value=secret, path="/", max_age=lasts, httponly=True, samesite="lax", secure=self.is_secure
        )

    def no_cookie(self) -> Cookie:
        """What takes the cookie away again."""
        return Cookie(key=COOKIE, value="", path="/", max_age=0, httponly=True, samesite="lax", secure=self.is_secure)


def desk_of(connection: Connection) -> Desk:
    """The desk of the application that answers."""
    desk: Desk = connection.app.state.desk
    return desk


def address_of(connection: Connection) -> str:
    """Where a request comes from, for the limits: of IPv6 the network, for whoever has one has all its addresses."""
    host = connection.client.host if connection.client else "unknown"
    if ":" not in host:
        return host
    try:
        address = ipaddress.IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    return str(address.ipv4_mapped or ipaddress.IPv6Network((address, 64), strict=False))


def check_address(connection: Connection) -> None:
    """Refuse an address with a NUL in it: nothing of ours has one, and not every database takes it."""
    if "\x00" in connection.scope["path"] or b"%00" in connection.scope["query_string"]:
        raise Refused("not_found", "There is nothing at this address.")


def cookie_of(connection: Connection) -> str | None:
    """The session's cookie as it came; None if there is none that could be ours."""
    secret = connection.cookies.get(COOKIE, "")
    return secret if 0 < len(secret) <= MAX_SECRET else None


def is_bearer(connection: Connection) -> bool:
    """Whether it comes with a token, as programs do."""
    return connection.headers.get("authorization", "").partition(" ")[0].casefold() == "bearer"


async def person_of(connection: Connection) -> Person | None:
    """Whoever asks; None if he is not signed in. A token that is nobody's is refused, not overlooked."""
    people = desk_of(connection).people
    if is_bearer(connection):
        token = connection.headers["authorization"].partition(" ")[2].strip()
        person = await people.by_token(token) if 0 < len(token) <= MAX_SECRET else None
        if person is None:
            raise Refused("not_signed_in", "That token is not valid; create one on your account's page.")
        return person
    secret = cookie_of(connection)
    return await people.by_cookie(secret) if secret else None


async def signed_in(connection: Connection) -> Person:
    """Whoever asks; raises Refused if he is not signed in."""
    person = await person_of(connection)
    if person is None:
        raise Refused("not_signed_in", "Take a name first: become a guest, or log in.")
    return person


async def at_the_desk(connection: Connection) -> Person:
    """Whoever asks, in person: what concerns the account itself is not done with a program's token."""
    person = await signed_in(connection)
    if "authorization" in connection.headers:
        raise Refused("forbidden", "A token plays; the account itself is managed by logging in.")
    return person
