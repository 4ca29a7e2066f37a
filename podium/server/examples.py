"""One example of everything that is said over the wire. The tests send each there and back."""

from typing import Any, Final

import msgspec

from podium.core.match import Outcome
from podium.core.phrases import Message, Seat, Word
from podium.server import bodies
from podium.server import protocol as say
from podium.server.header import Bank, NoClock

_BANK: Final = Bank(300.0, 10.0)
_ADA: Final = say.SeatInfo(kind="person", name="Ada", person="p7Qm")
_BOT: Final = say.SeatInfo(kind="bot", name="soloist 2", level="soloist")
_OUTCOME: Final = Outcome("points", (23, 19), (1, 2))
_STATE: Final = say.TableState(
    status="playing",
    seats=(_ADA, _BOT),
    offers=(say.Offer(what="undo", seat=0, agreed=(0,), waiting=(1,)),),
)
_TURN: Final = say.Turn(to_act=(0,), clocks=(say.ClockInfo(left=281.5, since=1700000123.25), say.ClockInfo(left=300.0)))
_LINE: Final = say.ChatLine(number=3, at=1700000120.0, person="p7Qm", name="Ada", seat=0, text="Good luck!")
_STORY: Final = (Message("told-draw", {"player": Seat(0), "card": Word("family-fox")}),)
_CHOICE: Final = say.Choice(action=1, text="place 1", message=Message("choice-place", {"number": 1}), reveals=False)
_FACTS: Final = say.TableFacts(
    id="q83vEjRWeJCrze8BI0VniQ",
    game="symphonimo",
    game_version=1,
    options={"first_player": "random"},
    seats=2,
    level="musician",
    clock=_BANK,
    is_public=True,
    is_rated=False,
    pace="natural",
    created=1700000000.0,
    creator="p7Qm",
    commitment="9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    duplicate=None,
    previous=None,
    deal=None,
)
_ROW: Final = say.TableRow(
    id="q83vEjRWeJCrze8BI0VniQ",
    game="symphonimo",
    options={"first_player": "random"},
    status="over",
    seats=(_ADA, _BOT),
    level="musician",
    clock=NoClock(),
    is_rated=False,
    created=1700000000.0,
    updated=1700000900.0,
    outcome=_OUTCOME,
)

EXAMPLES: Final[tuple[msgspec.Struct, ...]] = (
    say.Join(id="a1", seat=2),
    say.Leave(id="a2"),
    say.Return(id="a3"),
    say.SeatBot(id="a4", seat=1, level="soloist"),
    say.Start(id="a5"),
    say.Act(id="a6", based_on=17, action="place 2"),
    say.Undo(id="a7"),
    say.End(id="a8"),
    say.Answer(id="a9", to="undo", agrees=True),
    say.Rematch(id="a10"),
    say.Say(id="a11", text="Well played!"),
    say.Mute(id="a12", person="p7Qm", muted=True),
    say.Report(id="a13", line=3, reason="An insult."),
    say.Ping(id="a14"),
    say.Snapshot(
        number=17,
        now=1700000130.0,
        seat=0,
        facts=_FACTS,
        table=_STATE,
        turn=_TURN,
        view={"phase": "placing", "hand": "fox"},
        choices=[msgspec.to_builtins(_CHOICE)],
        may_undo=True,
        story=_STORY,
        chat=(_LINE,),
        muted=("x9Lk",),
    ),
    say.Event(
        number=18,
        at=1700000131.5,
        what="played",
        seat=0,
        turn=_TURN,
        view={"phase": "turn", "hand": None},
        choices=[],
        may_undo=False,
        story=_STORY,
    ),
    say.Ack(id="a6", number=18),
    say.Resumed(number=18, now=1700000140.0, seat=0),
    say.Presence(seats=(True, False), spectators=3),
    say.Pong(id="a14", now=1700000141.0),
    say.Refusal(id="a6", code="not_your_turn", sentence="It is not your turn."),
    say.Lobby(tables=(_ROW,)),
    say.LobbyChange(tables=(_ROW,), gone=("M2Y4ZWMxNDk3YjRlZjE5Zg",)),
    say.CreateTable(
        game="symphonimo", seating=("me", "open", "soloist"), options={"first_player": 0}, clock=_BANK, copies=2
    ),
    say.CreatedTables(tables=("q83vEjRWeJCrze8BI0VniQ",)),
    say.GameInfo(
        slug="symphonimo", title="Symphonimo", designer="Robert Brouwer", version=1, fewest=2, most=6, options={}
    ),
    say.House(version="0.1.0", protocol=say.VERSION, games=(), levels=("apprentice", "maestro")),
    say.Events(number=18, events=[]),
    bodies.ArchivePage(tables=(_ROW,), older="1700000900.0~q83vEjRWeJCrze8BI0VniQ"),
    bodies.ComparedTable(id="q83vEjRWeJCrze8BI0VniQ", status="over", seats=(_ADA, _BOT), outcome=_OUTCOME),
    bodies.Comparison(
        duplicate="Zm9vYmFyYmF6cXV4Cg",
        game="symphonimo",
        commitment=_FACTS.commitment,
        is_over=True,
        tables=(),
        best=(23, 21),
    ),
    bodies.ReplayStep(seat=0, story=_STORY, view={"phase": "turn"}),
    bodies.Replay(seat=None, steps=(bodies.ReplayStep(seat=None, story=(), view={"phase": "turn"}),)),
    bodies.ReviewState(status="running", done=12, total=40),
    bodies.Health(status="ok", version="0.1.0", tables=3, connections=7),
    _ADA,
    _STATE,
    _STATE.offers[0],
    _TURN,
    _TURN.clocks[0],
    _CHOICE,
    _LINE,
    _FACTS,
    _ROW,
)


def example(of: type[msgspec.Struct]) -> dict[str, Any]:
    """The example of a message, as plain JSON values."""
    found = next(one for one in EXAMPLES if type(one) is of)
    told: dict[str, Any] = msgspec.to_builtins(found)
    return told
