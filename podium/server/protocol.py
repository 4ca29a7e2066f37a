"""Everything that is said over the wire, each message a frozen struct; nothing else is understood.

A client says `ClientMessage`s over a table's socket (or posts them one by one) and hears
`ServerMessage`s. What a table has to say is numbered, for each viewer by itself: whoever comes back
with the last number he has goes on from there. Page types and the OpenAPI document are made from
these definitions; `podium.server.examples` has one example of each.
"""

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, Meta, UnsetType

from podium.core.match import Outcome
from podium.core.phrases import Message
from podium.server.header import NoClock, Origin, Pace, Status, TimeControl

VERSION: Final = 1  # goes up when an older page can no longer understand what is said

MAX_MESSAGE_BYTES: Final = 4096
MAX_ID: Final = 64
MAX_ACTION_TEXT: Final = 80
MAX_CHAT: Final = 500
MAX_REASON: Final = 500
MAX_COPIES: Final = 8
MAX_SEATS: Final = 12
MAX_DEAL: Final = 64

Id = Annotated[str, Meta(min_length=1, max_length=MAX_ID, description="Chosen by the client; takes effect once.")]
TableId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
SeatNumber = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Number = Annotated[int, Meta(ge=0, le=2**31)]
ActionCode = Annotated[int, Meta(ge=-(2**31), le=2**31)]
Level = Annotated[str, Meta(min_length=1, max_length=32)]
Asked = Literal["undo", "end"]


class _Strict(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """What a client says: unknown fields are refused."""


class _Said(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    """What the server says."""


# --- what a client says at a table -------------------------------------------------------------


class Join(_Strict, frozen=True, tag="join"):
    """Take a seat, any free one if none is named."""

    id: Id
    seat: SeatNumber | None = None


class Leave(_Strict, frozen=True, tag="leave"):
    """Give up the seat before the deal; afterwards a bot sits in until one returns."""

    id: Id


class Return(_Strict, frozen=True, tag="return"):
    """Take one's seat back from the bot that sits in."""

    id: Id


class SeatBot(_Strict, frozen=True, tag="seat_bot"):
    """Put a bot of this level into a free seat, or (no level) send it away. The creator's right."""

    id: Id
    seat: SeatNumber
    level: Level | None = None


class Start(_Strict, frozen=True, tag="start"):
    """Deal now, with bots of the table's level in the seats that are free. The creator's right."""

    id: Id


class Act(_Strict, frozen=True, tag="act"):
    """One action, by its code or its text; `based_on` is the number of the last event one has seen."""

    id: Id
    based_on: Number
    action: ActionCode | Annotated[str, Meta(max_length=MAX_ACTION_TEXT)]


class Undo(_Strict, frozen=True, tag="undo"):
    """Take back one's last action: at once if nobody saw or did anything since, else by consent."""

    id: Id


class End(_Strict, frozen=True, tag="end"):
    """Propose to end the game without a result."""

    id: Id


class Answer(_Strict, frozen=True, tag="answer"):
    """Agree to what somebody asked for, or not."""

    id: Id
    to: Asked
    agrees: bool


class Rematch(_Strict, frozen=True, tag="rematch"):
    """Another table with the same people, everybody one seat on."""

    id: Id


class Say(_Strict, frozen=True, tag="say"):
    """A line of chat."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT)]


class Mute(_Strict, frozen=True, tag="mute"):
    """Hear nothing more of a person at this table, or hear again."""

    id: Id
    person: Annotated[str, Meta(min_length=1, max_length=64)]
    muted: bool


class Report(_Strict, frozen=True, tag="report"):
    """Bring a line of chat to the attention of whoever runs the house."""

    id: Id
    line: Number
    reason: Annotated[str, Meta(max_length=MAX_REASON)] = ""


class Ping(_Strict, frozen=True, tag="ping"):
    """Is anybody there?"""

    id: Id


ClientMessage = (
    Join | Leave | Return | SeatBot | Start | Act | Undo | End | Answer | Rematch | Say | Mute | Report | Ping
)


# --- what the server says at a table -----------------------------------------------------------


class SeatInfo(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who has a seat. A kept seat waits for a person of the game before."""

    kind: Literal["free", "kept", "person", "bot"]
    name: str = ""
    person: str | None = None
    level: str | None = None  # of the bot
    is_away: bool = False  # a bot of the table's level sits in
    is_program: bool = False  # a person that is a program from outside


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """Something that the others must agree to."""

    what: Asked
    seat: int
    agreed: tuple[int, ...]  # seats that have
    waiting: tuple[int, ...]  # seats that have not answered yet


class TableState(msgspec.Struct, frozen=True, kw_only=True):
    """What changes at a table beside the game itself."""

    status: Status
    seats: tuple[SeatInfo, ...]
    offers: tuple[Offer, ...] = ()
    next: str | None = None  # table of the rematch
    outcome: Outcome | None = None


class ClockInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's time: `left` seconds, of which some are gone if it runs `since` then."""

    left: float
    since: float | None = None


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """Who is to act, and the clocks (none if nobody is hurried)."""

    to_act: tuple[int, ...]
    clocks: tuple[ClockInfo, ...] = ()


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """A legal action: its code, its text in every language, and the words to offer it with."""

    action: int
    text: str
    message: Message
    reveals: bool  # shows something hidden, so it cannot be undone


class ChatLine(msgspec.Struct, frozen=True, kw_only=True):
    """Something said; the seat is None for a spectator."""

    number: int
    at: float
    person: str
    name: str
    seat: int | None
    text: str


class TableFacts(msgspec.Struct, frozen=True, kw_only=True):
    """How the table was set up. The commitment is the SHA-256 of the seed behind the deal."""

    id: str
    game: str
    game_version: int
    options: dict[str, Any]
    seats: int
    level: str
    clock: TimeControl
    is_public: bool
    is_rated: bool
    pace: Pace
    created: float
    creator: str | None
    commitment: str
    duplicate: str | None
    previous: str | None
    deal: str | None  # the name of a published deal: a game to learn from
    origin: Origin | None = None  # the finished game that is played on here


What = Literal[
    "sat", "kept", "stood", "started", "took_over", "played", "undone", "asked", "answered", "ended",
    "stood_in", "returned", "said", "muted", "followed", "graced",
]  # fmt: skip


# Encoded once for each viewer, so to the server they are just JSON.
ViewPart = Annotated[
    Any, Meta(description="The game's view; null before the deal.", extra={"typescript": "View | null"})
]
ChoicesPart = Annotated[Any, Meta(description="A list of choices.", extra={"typescript": "Choice[]"})]


class Snapshot(_Said, frozen=True, tag="snapshot"):
    """The whole table as one viewer sees it. `seat` is None for a spectator, `view` before the deal."""

    number: int
    now: float
    seat: int | None
    facts: TableFacts
    table: TableState
    turn: Turn
    view: ViewPart = None
    choices: ChoicesPart = ()
    may_undo: bool = False
    story: tuple[Message, ...] = ()  # the last that was told
    chat: tuple[ChatLine, ...] = ()
    muted: tuple[str, ...] = ()  # persons one does not hear


class Event(_Said, frozen=True, omit_defaults=True, tag="event"):
    """What happened, and the parts of the table that are now different; what is left out is as it was."""

    number: int
    at: float
    what: What
    seat: int | None = None  # whose doing it was
    table: TableState | UnsetType = UNSET
    turn: Turn | UnsetType = UNSET
    view: ViewPart | UnsetType = UNSET
    choices: ChoicesPart | UnsetType = UNSET
    may_undo: bool | UnsetType = UNSET
    story: tuple[Message, ...] = ()
    line: ChatLine | UnsetType = UNSET
    muted: tuple[str, ...] | UnsetType = UNSET


class Ack(_Said, frozen=True, tag="ack"):
    """It was accepted and is kept; `number` is the viewer's latest."""

    id: str
    number: int


class Resumed(_Said, frozen=True, tag="resumed"):
    """The client has everything up to `number`; what it missed, if anything, follows."""

    number: int
    now: float
    seat: int | None


class Presence(_Said, frozen=True, tag="presence"):
    """Who is connected, by seat, and how many look on. Not numbered: it is forgotten at once."""

    seats: tuple[bool, ...]
    spectators: int


class Pong(_Said, frozen=True, tag="pong"):
    """Somebody is there, and this is the time."""

    id: str
    now: float


Code = Literal[
    "malformed", "too_long", "too_fast", "too_many", "not_found", "not_signed_in", "foreign_origin", "not_seated",
    "already_seated", "seat_taken", "no_seat", "not_creator", "not_waiting", "not_playing", "not_your_turn",
    "bad_action", "illegal", "stale", "cannot_undo", "already_asked", "nothing_asked", "not_over", "no_such_line",
    "no_such_person", "no_such_bot", "bad_options", "full", "withheld", "one_of_a_kind", "accounts_only",
    "unavailable", "bad_name", "bad_password", "name_taken", "wrong_password", "forbidden",
]  # fmt: skip


class Refusal(_Said, frozen=True, tag="refusal"):
    """It was not accepted and changed nothing; the sentence says what was expected."""

    id: str | None
    code: Code
    sentence: str


ServerMessage = Snapshot | Event | Ack | Resumed | Presence | Pong | Refusal

STATUS_OF: Final[dict[str, int]] = {
    "malformed": 400, "too_long": 413, "too_fast": 429, "too_many": 429, "not_found": 404, "not_signed_in": 401,
    "wrong_password": 401, "foreign_origin": 403, "not_seated": 403, "not_creator": 403, "withheld": 403,
    "one_of_a_kind": 403, "accounts_only": 403, "forbidden": 403, "bad_action": 400, "bad_options": 400,
    "no_such_bot": 400, "no_such_person": 400, "no_such_line": 400, "bad_name": 400, "bad_password": 400,
    "unavailable": 503,
}  # fmt: skip
"""The HTTP status of each refusal; 409 for the others: what was asked does not go with how things stand."""


class Refused(Exception):
    """A refusal on its way to whoever asked."""

    def __init__(self, code: Code, sentence: str) -> None:
        super().__init__(sentence)
        self.code: Code = code
        self.sentence = sentence

    @property
    def status(self) -> int:
        return STATUS_OF.get(self.code, 409)

    def message(self, message_id: str | None = None) -> Refusal:
        return Refusal(id=message_id, code=self.code, sentence=self.sentence)


# --- the lobby ---------------------------------------------------------------------------------


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table as lists show it."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    seats: tuple[SeatInfo, ...]
    level: str
    clock: TimeControl
    is_rated: bool
    created: float
    updated: float
    outcome: Outcome | None = None


class Lobby(_Said, frozen=True, tag="lobby"):
    """The public tables that wait or are being played."""

    tables: tuple[TableRow, ...]


class LobbyChange(_Said, frozen=True, tag="lobby_change"):
    """Tables that are new or different, and ids of those that are gone."""

    tables: tuple[TableRow, ...] = ()
    gone: tuple[str, ...] = ()


LobbyMessage = Lobby | LobbyChange


# --- HTTP bodies -------------------------------------------------------------------------------


class CreateTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A new table. Each seat is "me", "open", or the level of a bot."""

    game: Annotated[str, Meta(min_length=1, max_length=32)]
    seating: Annotated[tuple[Level, ...], Meta(min_length=1, max_length=MAX_SEATS)]
    options: dict[str, Any] = {}
    level: Level = "musician"  # of bots that sit in for people
    clock: TimeControl = NoClock()
    is_public: bool = False
    is_rated: bool = False
    pace: Pace = "natural"
    copies: Annotated[int, Meta(ge=1, le=MAX_COPIES, description="Tables with the same deal, to compare.")] = 1
    deal: (
        Annotated[
            str,
            Meta(
                min_length=1,
                max_length=MAX_DEAL,
                description="A published deal by its name, and bots that answer it alike: only alone with bots, "
                "unrated and not public.",
            ),
        ]
        | None
    ) = None


class CreatedTables(msgspec.Struct, frozen=True, kw_only=True):
    """The new table, or those of a duplicate; one sits at the first."""

    tables: tuple[str, ...]
    duplicate: str | None = None


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game of the house; `options` is a JSON schema, to make a form of."""

    slug: str
    title: str
    designer: str
    version: int
    fewest: int
    most: int
    options: dict[str, Any]


class House(msgspec.Struct, frozen=True, kw_only=True):
    """What can be played here."""

    version: str
    protocol: int
    games: tuple[GameInfo, ...]
    levels: tuple[str, ...]


class Events(msgspec.Struct, frozen=True, kw_only=True):
    """What happened after a number, for those who ask instead of listening: a snapshot if that is too long ago."""

    number: int
    events: Annotated[Any, Meta(extra={"typescript": "(Event | Snapshot)[]"})]


_client: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_decode_any = msgspec.json.Decoder(dict[str, Any]).decode


def decode(data: bytes | str) -> ClientMessage:
    """A client's message; raises Refused in one sentence."""
    size = len(data if isinstance(data, bytes) else data.encode())
    if size > MAX_MESSAGE_BYTES:
        raise Refused("too_long", f"A message has at most {MAX_MESSAGE_BYTES} bytes; this one has {size}.")
    try:
        return _client.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", f"This message is not understood: {error}.") from None


def id_in(data: bytes | str) -> str | None:
    """The id of a message that was refused, if it has one, so that its sender knows which it was."""
    try:
        found = _decode_any(data).get("id")
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return None
    return found if isinstance(found, str) and len(found) <= MAX_ID else None


encode = msgspec.json.Encoder().encode
