"""People: guests with a name, accounts with a password, their sessions and tokens.

Of secrets only hashes are kept: argon2 of passwords, SHA-256 of cookies and tokens (which are
random, so a fast hash does). A login that is refused takes as long whether or not there is
such a name.
"""

import asyncio
import hashlib
import secrets
import time
import unicodedata
from collections.abc import Callable
from typing import Any, Final, NoReturn

import msgspec
import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from podium.server import schema
from podium.server.names import check_password, clean, likeness
from podium.server.protocol import Refused
from podium.server.store import Store

DAY: Final = 86_400.0
SESSION_SECONDS: Final = 180 * DAY  # without a visit
SEEN_SECONDS: Final = DAY / 4  # how old "last seen" may be: not every request is worth a write
MAX_TOKENS: Final = 20
MAX_LABEL: Final = 40
TOKEN_PREFIX: Final = "podium_"  # so that a token is known for what it is when it turns up somewhere
HASHES_AT_ONCE: Final = 2  # each takes 64 MiB and a core


class Person(msgspec.Struct, frozen=True):
    """Somebody who plays: a guest, or the holder of an account."""

    id: str
    name: str
    is_guest: bool = True
    is_program: bool = False
    created: float = 0.0


class TokenInfo(msgspec.Struct, frozen=True):
    """A token as its owner sees it afterwards: never the token itself."""

    id: str
    label: str
    created: float
    used: float | None = None


def hash_of(secret: str) -> bytes:
    """What is kept of a cookie or a token."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).digest()


def new_id() -> str:
    """An id for a person, a token or a report."""
    return secrets.token_urlsafe(12)


def _person(row: Any) -> Person:
    return Person(row.id, row.name, row.account is None, bool(row.is_program), row.created)


class People:
    """Everybody the house knows."""

    def __init__(
        self, store: Store, *, now: Callable[[], float] = time.time, hasher: PasswordHasher | None = None
    ) -> None:
        self.store, self.now = store, now
        self._hasher = hasher or PasswordHasher()
        self._hashing = asyncio.Semaphore(HASHES_AT_ONCE)
        self._nobody = self._hasher.hash(secrets.token_hex(16))  # what a login with an unknown name is checked against

    # Guests and accounts

    async def become_guest(self, name: str) -> tuple[Person, str]:
        """A new guest and his cookie. Guests may share a name, but not an account's."""
        shown = clean(name)

        def create(connection: sa.Connection) -> tuple[Person, str]:
            _check_free(connection, shown)
            person = self._create(connection, shown)
            return person, self._open_session(connection, person.id)

        return await self.store.write(create)

    async def register(
        self, name: str, password: str, *, guest: Person | None = None, is_program: bool = False
    ) -> tuple[Person, str]:
        """An account and its cookie. A guest keeps his seats and games: he becomes the account."""
        shown = clean(name)
        hashed = await self._hash(check_password(password, shown))

        def create(connection: sa.Connection) -> tuple[Person, str]:
            account = {"account": likeness(shown), "password": hashed, "is_program": is_program}
            try:
                if guest is None:
                    person = self._create(connection, shown, **account)
                else:
                    who = schema.people.c.id == guest.id, schema.people.c.account.is_(None)
                    named = {"name": shown, "likeness": likeness(shown), **account}
                    changed = connection.execute(schema.people.update().where(*who).values(named))
                    if not changed.rowcount:
                        raise Refused("forbidden", "Only a guest can turn into an account; log out first.")
                    person = Person(guest.id, shown, is_guest=False, is_program=is_program, created=guest.created)
                    _end_sessions(connection, guest.id)
            except IntegrityError:
                _name_taken()
            return person, self._open_session(connection, person.id)

        return await self.store.write(create)

    async def log_in(self, name: str, password: str) -> tuple[Person, str]:
        """The person of an account and a new cookie."""
        columns = schema.people.c
        mine = sa.select(schema.people).where(columns.account == likeness(name), columns.leaving.is_(None))
        row = await self._one(mine)
        stored = row.password if row is not None else self._nobody
        is_right = await self._verify(stored, unicodedata.normalize("NFKC", password))
        if row is None or not is_right:
            raise Refused("wrong_password", "There is no account with this name and password.")
        person = _person(row)
        rehashed = None
        if self._hasher.check_needs_rehash(stored):
            rehashed = await self._hash(unicodedata.normalize("NFKC", password))

        def open_session(connection: sa.Connection) -> str:
            if rehashed is not None:
                mine = columns.id == person.id, columns.password == stored
                connection.execute(schema.people.update().where(*mine).values(password=rehashed))
            return self._open_session(connection, person.id)

        return person, await self.store.write(open_session)

    async def log_out(self, cookie: str) -> None:
        """End a session; the cookie is worth nothing afterwards."""

        def end(connection: sa.Connection) -> None:
            connection.execute(schema.sessions.delete().where(schema.sessions.c.hash == hash_of(cookie)))

        await self.store.write(end)

    async def by_cookie(self, cookie: str) -> Person | None:
        """Whose session this is; None if there is none, or no longer."""
        now, columns = self.now(), schema.sessions.c
        row = await self._one(
            sa.select(schema.people, columns.seen.label("last"))
            .join(schema.sessions, columns.person_id == schema.people.c.id)
            .where(columns.hash == hash_of(cookie), columns.expires > now)
        )
        if row is None:
            return None
        if now - row.last > SEEN_SECONDS:

            def touch(connection: sa.Connection) -> None:
                seen = {"seen": now, "expires": now + SESSION_SECONDS}
                connection.execute(schema.sessions.update().where(columns.hash == hash_of(cookie)).values(seen))
                connection.execute(schema.people.update().where(schema.people.c.id == row.id).values(seen=now))

            await self.store.write(touch)
        return _person(row)

    async def find(self, person_id: str) -> Person | None:
        """The person of an id."""
        row = await self._one(sa.select(schema.people).where(schema.people.c.id == person_id))
        return _person(row) if row is not None and row.leaving is None else None

    async def rename(self, person: Person, name: str) -> Person:
        """Another name from now on; what was played under the old one stays as it was written."""
        shown = clean(name)

        def change(connection: sa.Connection) -> Person:
            named = {"name": shown, "likeness": likeness(shown)}
            if person.is_guest:
                _check_free(connection, shown)
            else:
                named["account"] = likeness(shown)
            try:
                connection.execute(schema.people.update().where(schema.people.c.id == person.id).values(named))
            except IntegrityError:
                _name_taken()
            return msgspec.structs.replace(person, name=shown)

        return await self.store.write(change)

    async def change_password(self, person: Person, old: str, new: str) -> str:
        """Another password; ends every session, and returns the cookie of a new one."""
        await self.check_own_password(person, old)
        hashed = await self._hash(check_password(new, person.name))

        def change(connection: sa.Connection) -> str:
            mine = schema.people.c.id == person.id
            connection.execute(schema.people.update().where(mine).values(password=hashed))
            _end_sessions(connection, person.id)
            return self._open_session(connection, person.id)

        return await self.store.write(change)

    async def check_own_password(self, person: Person, password: str) -> None:
        """For what cannot be undone: raises Refused unless it is the account's password. Guests have none."""
        row = await self._one(sa.select(schema.people.c.password).where(schema.people.c.id == person.id))
        stored = row.password if row is not None else None
        if stored is None:
            if person.is_guest:
                return
            raise Refused("not_found", "There is no such account any more.")
        if not await self._verify(stored, unicodedata.normalize("NFKC", password)):
            raise Refused("wrong_password", "That is not the account's password.")

    # Tokens for programs

    async def create_token(self, person: Person, label: str) -> tuple[TokenInfo, str]:
        """A token for a program that plays as this account; it is shown this once."""
        shown = " ".join(label.split())
        if person.is_guest:
            raise Refused("accounts_only", "Only an account has tokens: register first.")
        if not 1 <= len(shown) <= MAX_LABEL or not shown.isprintable():
            raise Refused("bad_name", f"A token's label has 1 to {MAX_LABEL} printable letters.")
        token = TOKEN_PREFIX + secrets.token_urlsafe(32)
        made = TokenInfo(new_id(), shown, self.now())

        def create(connection: sa.Connection) -> None:
            columns = schema.tokens.c
            has = connection.scalar(sa.select(sa.func.count()).where(columns.person_id == person.id))
            if (has or 0) >= MAX_TOKENS:
                raise Refused("too_many", f"An account has at most {MAX_TOKENS} tokens; revoke one first.")
            row = {"id": made.id, "hash": hash_of(token), "person_id": person.id, "label": shown}
            connection.execute(schema.tokens.insert(), [{**row, "created": made.created}])

        await self.store.write(create)
        return made, token

    async def tokens(self, person: Person) -> list[TokenInfo]:
        """The tokens of an account, the eldest first."""
        columns = schema.tokens.c
        own = sa.select(schema.tokens).where(columns.person_id == person.id).order_by(columns.created, columns.id)
        found = await self.store.read(lambda connection: connection.execute(own).all())
        return [TokenInfo(row.id, row.label, row.created, row.used) for row in found]

    async def revoke_token(self, person: Person, token_id: str) -> None:
        """End a token; raises Refused if this person has none of that id."""

        def revoke(connection: sa.Connection) -> None:
            columns = schema.tokens.c
            mine = columns.id == token_id, columns.person_id == person.id
            ended = connection.execute(schema.tokens.delete().where(*mine))
            if not ended.rowcount:
                raise Refused("not_found", "You have no such token.")

        await self.store.write(revoke)

    async def by_token(self, token: str) -> Person | None:
        """Whose token this is; None if it is nobody's."""
        now, columns = self.now(), schema.tokens.c
        row = await self._one(
            sa.select(schema.people, columns.used)
            .join(schema.tokens, columns.person_id == schema.people.c.id)
            .where(columns.hash == hash_of(token))
        )
        if row is None:
            return None
        if row.used is None or now - row.used > SEEN_SECONDS:

            def touch(connection: sa.Connection) -> None:
                connection.execute(schema.tokens.update().where(columns.hash == hash_of(token)).values(used=now))

            await self.store.write(touch)
        return _person(row)

    # Inside

    async def _one(self, query: sa.Select[Any]) -> Any:
        """The row that a query finds, or None."""
        return await self.store.read(lambda connection: connection.execute(query).one_or_none())

    def _create(self, connection: sa.Connection, shown: str, **account: Any) -> Person:
        now = self.now()
        row = {"id": new_id(), "name": shown, "likeness": likeness(shown), "is_program": False, **account}
        connection.execute(schema.people.insert(), [{**row, "created": now, "seen": now}])
        return Person(row["id"], shown, not account, bool(row["is_program"]), now)

    def _open_session(self, connection: sa.Connection, person_id: str) -> str:
        now, cookie = self.now(), secrets.token_urlsafe(32)
        row = {"hash": hash_of(cookie), "person_id": person_id, "created": now, "seen": now}
        connection.execute(schema.sessions.insert(), [{**row, "expires": now + SESSION_SECONDS}])
        return cookie

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password.encode("utf-8", "replace"))

    async def _verify(self, stored: str, password: str) -> bool:
        def verify() -> bool:
            try:
                return self._hasher.verify(stored, password.encode("utf-8", "replace"))
            except (VerificationError, InvalidHashError):
                return False

        async with self._hashing:
            return await asyncio.to_thread(verify)


def _check_free(connection: sa.Connection, shown: str) -> None:
    """A guest may not bear the name of an account."""
    columns = schema.people.c
    if connection.scalar(sa.select(columns.id).where(columns.account == likeness(shown))):
        _name_taken()


def _end_sessions(connection: sa.Connection, person_id: str) -> None:
    connection.execute(schema.sessions.delete().where(schema.sessions.c.person_id == person_id))


def _name_taken() -> NoReturn:
    raise Refused("name_taken", "Somebody has that name, or one that looks like it.")
