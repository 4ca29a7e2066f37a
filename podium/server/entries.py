"""What is stored of a table, one entry after the other: the truth from which everything is rebuilt.

An entry says what happened, when, and by whom. It also keeps which viewers could notice it (`seen`, a
bit for each seat and one for the spectators), because events are numbered for each viewer by itself
and a rebuilt table must go on with the same numbers without drawing every table of the past again.
"""

from typing import Literal

import msgspec


class _Fact(msgspec.Struct, frozen=True, array_like=True):
    """Something that happened. Written as a list: there are many of them."""


class Sat(_Fact, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: int
    person: str
    name: str
    is_program: bool = False


class SatBot(_Fact, frozen=True, tag="bot"):
    """A bot of this level was given a seat."""

    seat: int
    level: str


class Kept(_Fact, frozen=True, tag="kept"):
    """A seat waits for somebody who played before."""

    seat: int
    person: str
    name: str


class Stood(_Fact, frozen=True, tag="stood"):
    """A seat became free before the deal."""

    seat: int


class Started(_Fact, frozen=True, tag="started"):
    """Everybody sits; the cards are dealt."""


class TookOver(_Fact, frozen=True, tag="took_over"):
    """The first moves are those of another game with this deal: (seat, action), as they were played there."""

    moves: tuple[tuple[int, int], ...]


class Played(_Fact, frozen=True, tag="played"):
    """One action of a seat, by its person or by a bot."""

    seat: int
    action: int
    is_bot: bool = False


class Undone(_Fact, frozen=True, tag="undone"):
    """A seat's last action was taken back; by consent, everything after the first `kept` moves."""

    seat: int
    kept: int | None = None


class AskedFor(_Fact, frozen=True, tag="asked"):
    """A seat asked the others to agree to something: an undo, to as many moves as are `kept`."""

    what: Literal["undo", "end"]
    seat: int
    kept: int = 0


class Answered(_Fact, frozen=True, tag="answered"):
    """A seat agreed or did not."""

    what: Literal["undo", "end"]
    seat: int
    agrees: bool


class Ended(_Fact, frozen=True, tag="ended"):
    """The table was given up without a result: by agreement, or because nobody was left."""

    why: Literal["agreed", "empty"]


class StoodIn(_Fact, frozen=True, tag="away"):
    """A bot sits in for a person from now on."""

    seat: int
    why: Literal["left", "time", "absent"]


class Returned(_Fact, frozen=True, tag="back"):
    """The person has his seat again."""

    seat: int


class Said(_Fact, frozen=True, tag="said"):
    """A line of chat."""

    seat: int | None
    person: str
    name: str
    text: str


class Muted(_Fact, frozen=True, tag="muted"):
    """The person of a seat does not want to hear another, or does again."""

    seat: int
    person: str
    is_muted: bool


class Followed(_Fact, frozen=True, tag="followed"):
    """There is a rematch at this table."""

    seat: int
    table: str


class Graced(_Fact, frozen=True, tag="graced"):
    """The server was away: every clock that runs has at least so many seconds again."""

    seconds: float


Fact = (
    Sat
    | SatBot
    | Kept
    | Stood
    | Started
    | TookOver
    | Played
    | Undone
    | AskedFor
    | Answered
    | Ended
    | StoodIn
    | Returned
    | Said
    | Muted
    | Followed
    | Graced
)


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """One thing that happened at a table."""

    at: float
    seen: int  # bits of the viewers who notice: seats, then one for all spectators
    fact: Fact
    who: str = ""  # id of the person whose doing it was; none for bots and the house
    id: str = ""  # of the message that it answers


encode_entry = msgspec.json.Encoder().encode
decode_entry = msgspec.json.Decoder(Entry).decode
