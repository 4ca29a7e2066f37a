"""What a table is before anybody has done anything at it, and the small row that lists show of it.

A table is its header and its entries; everything else is rebuilt from them. The header never
changes. The summary is a copy of what the entries say, for lists that must not replay a game.
"""

import secrets
from typing import Annotated, Any, Final, Literal

import msgspec

from podium.core.match import Outcome

TABLE_ID_BYTES: Final = 16  # 128 bits: the link to a private table is its key

Seconds = Annotated[float, msgspec.Meta(gt=0, le=86_400)]


class NoClock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="none"):
    """Nobody is hurried."""


class PerMove(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="move"):
    """So many seconds for every decision."""

    seconds: Seconds


class Bank(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="bank"):
    """So many seconds for the whole game, and some more after every decision, up to the first amount."""

    seconds: Seconds
    increment: Annotated[float, msgspec.Meta(ge=0, le=3_600)] = 0.0


class Days(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="days"):
    """So many days for every decision: play by turns."""

    days: Annotated[float, msgspec.Meta(gt=0, le=30)]


TimeControl = NoClock | PerMove | Bank | Days

Pace = Literal["instant", "natural"]  # how fast the bots act
Status = Literal["waiting", "playing", "over", "abandoned"]
STATUSES: Final[tuple[Status, ...]] = ("waiting", "playing", "over", "abandoned")


class Origin(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a game was played on from: a finished table, after so many of its moves."""

    table: str
    moves: int


class TableHeader(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How a table was set up; fixed when it is created."""

    id: str
    game: str  # slug
    game_version: int
    options: dict[str, Any]  # as the game's options are written
    seats: int
    seed: str  # 64 hexadecimal digits; secret until the table, and every other of its duplicate group, is over
    created: float  # seconds since 1970
    creator: str | None = None  # id of the person
    level: str = "musician"  # of the bots that sit in for people
    clock: TimeControl = NoClock()
    is_public: bool = False
    is_rated: bool = False
    pace: Pace = "natural"
    duplicate: str | None = None  # tables of one group have one seed
    previous: str | None = None  # the table that this one is the rematch of
    deal: str | None = None  # the name of a deal that everybody can know: for learning, alone with bots
    origin: Origin | None = None  # the game that is played on here, from its own deal; never rated


class SeatSummary(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who has a seat: a person (who may be away), a bot, or nobody."""

    name: str = ""
    person: str | None = None  # id of the person whose seat it is, also while a bot sits in
    level: str | None = None  # of the bot whose seat it is


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What lobby and archive show of a table."""

    status: Status
    seats: tuple[SeatSummary, ...]
    updated: float  # time of the last entry
    outcome: Outcome | None = None

    @property
    def is_over(self) -> bool:
        return self.status in ("over", "abandoned")


def new_table_id() -> str:
    """An id that cannot be guessed, fit for a link."""
    return secrets.token_urlsafe(TABLE_ID_BYTES)


def encode_header(header: TableHeader) -> bytes:
    """A header as it is stored."""
    return msgspec.json.encode(header)


def decode_header(stored: bytes) -> TableHeader:
    """A header as it was stored."""
    return msgspec.json.decode(stored, type=TableHeader)
