"""What is said over HTTP about people, and about games that are over: frozen structs, as in `protocol.py`."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from podium.core.match import Outcome
from podium.core.phrases import Message
from podium.server.header import Pace, Status
from podium.server.protocol import Level, Number, SeatInfo, SeatNumber, TableRow

Name = Annotated[str, Meta(max_length=200, description="Shown to everybody; see the rules for names in the refusal.")]
Password = Annotated[str, Meta(max_length=1000)]


class _Asked(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a client sends: unknown fields are refused."""


class BecomeGuest(_Asked, frozen=True, kw_only=True):
    """Play at once, under this name."""

    name: Name


class Register(_Asked, frozen=True, kw_only=True):
    """Make an account; a guest who is signed in becomes it. A program says that it is one."""

    name: Name
    password: Password
    is_program: bool = False


class LogIn(_Asked, frozen=True, kw_only=True):
    """Open a session of an account."""

    name: Name
    password: Password


class Rename(_Asked, frozen=True, kw_only=True):
    """Another name from now on."""

    name: Name


class ChangePassword(_Asked, frozen=True, kw_only=True):
    """Another password; all other sessions end."""

    old: Password
    new: Password


class DeleteAccount(_Asked, frozen=True, kw_only=True):
    """Forget me. An account's password is asked once more; a guest has none."""

    password: Password = ""


class CreateToken(_Asked, frozen=True, kw_only=True):
    """A token for a program that plays as this account."""

    label: Annotated[str, Meta(max_length=200)]


class PlayOn(_Asked, frozen=True, kw_only=True):
    """A finished game once more from after its first `moves`, in this seat, with bots in all others. Never rated."""

    moves: Number
    seat: SeatNumber
    level: Level = "musician"
    pace: Pace = "natural"


class Me(msgspec.Struct, frozen=True, kw_only=True):
    """Who is signed in."""

    id: str
    name: str
    is_guest: bool
    is_program: bool
    created: float


class TokenShown(msgspec.Struct, frozen=True, kw_only=True):
    """A token as its owner sees it afterwards."""

    id: str
    label: str
    created: float
    used: float | None = None


class NewToken(msgspec.Struct, frozen=True, kw_only=True):
    """A new token. It is shown this once: only its hash is kept."""

    token: str
    shown: TokenShown


class GameRating(msgspec.Struct, frozen=True, kw_only=True):
    """How strong a player is thought to be in a game: 1500 is a newcomer."""

    game: str
    points: int
    deviation: int
    games: int
    is_provisional: bool


class RatingStep(msgspec.Struct, frozen=True, kw_only=True):
    """A rating after one game; the table is named if it was a public one."""

    game: str
    number: int
    at: float
    points: int
    deviation: int
    table: str | None = None


class FinishedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game as a player's page shows it."""

    table: str
    game: str
    at: float
    players: tuple[str, ...]
    seat: int
    outcome: Outcome | None = None


class PlayerPage(msgspec.Struct, frozen=True, kw_only=True):
    """A player: ratings, how they went, and the latest finished public games (of one's own, all)."""

    id: str
    name: str
    is_guest: bool
    is_program: bool
    created: float
    ratings: tuple[GameRating, ...]
    history: tuple[RatingStep, ...]
    games: tuple[FinishedGame, ...]
    older: str | None = None  # asks for the games before


class OwnTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table at which one sits, and whether it waits for oneself."""

    row: TableRow
    is_my_turn: bool


class OwnTables(msgspec.Struct, frozen=True, kw_only=True):
    """The tables at which one sits that wait or are being played: first those where it is one's turn."""

    tables: tuple[OwnTable, ...]


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """A place among the best of a game: a person, or the bots of a level."""

    name: str
    rating: GameRating
    person: str | None = None
    level: str | None = None


class Standings(msgspec.Struct, frozen=True, kw_only=True):
    """The best players of a game."""

    game: str
    players: tuple[Standing, ...]


class Export(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that is kept of a person."""

    person: dict[str, Any]
    sessions: list[dict[str, Any]]
    tokens: list[dict[str, Any]]
    ratings: list[dict[str, Any]]
    rating_history: list[dict[str, Any]]
    reports: list[dict[str, Any]]  # made
    reported: list[dict[str, Any]]  # that one was, and for which line of chat; not by whom
    tables: list[dict[str, Any]]


class ArchivePage(msgspec.Struct, frozen=True, kw_only=True):
    """Finished public tables, the latest first; `older` asks for those before."""

    tables: tuple[TableRow, ...]
    older: str | None = None


class ComparedTable(msgspec.Struct, frozen=True, kw_only=True):
    """One table of a duplicate; the outcome is told when all are over."""

    id: str
    status: Status
    seats: tuple[SeatInfo, ...]
    outcome: Outcome | None = None


class Comparison(msgspec.Struct, frozen=True, kw_only=True):
    """How the tables with one deal did. `best` is, by seat, the most points anybody made of it."""

    duplicate: str
    game: str
    commitment: str
    is_over: bool
    tables: tuple[ComparedTable, ...]
    best: tuple[int, ...] = ()


class ReplayStep(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game after one action: whose it was (nobody's at the deal), what was told, and the view then."""

    seat: int | None
    story: tuple[Message, ...]
    view: Annotated[Any, Meta(extra={"typescript": "View"})]


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game step by step, through the eyes of a seat, or of a spectator if none is named.

    Where it is `unveiled` nothing is hidden, and every move is told as its own seat knew it.
    """

    seat: int | None
    unveiled: bool = False
    steps: tuple[ReplayStep, ...]


class ReviewState(msgspec.Struct, frozen=True, kw_only=True):
    """A review that was asked for: how far it is, and when it is done, the review itself."""

    status: Literal["waiting", "running", "done", "failed"]
    done: int = 0
    total: int = 0
    review: Annotated[Any, Meta(extra={"typescript": "Review | null"})] = None


class Health(msgspec.Struct, frozen=True, kw_only=True):
    """That the server is well."""

    status: Literal["ok", "stopping", "unwell"]
    version: str
    tables: int
    connections: int
