"""What may be seen at a Turandot table, as an allow-list.

Everything is open but three things: the order of the pile, the order in which round 4 will lay out
the directors, and what the others have laid face down. Of a bid one sees how many cards it has; of a
casting, nothing before all are made.
"""

from typing import Any, Literal

import msgspec
import numpy as np
from msgspec import UNSET, UnsetType

from podium.core.box import Box
from podium.core.kernel import Record, unpacked
from podium.core.seats import seats_in
from podium.games.turandot import rules, table

Phase = Literal["audition", "stand-ins", "naming", "removing", "casting", "over"]
PHASES: tuple[Phase, ...] = ("audition", "stand-ins", "naming", "removing", "casting", "over")
Fate = Literal["won", "outbid", "tied", "costume", "carpenter", "unserved"]
FATES: tuple[Fate | None, ...] = (None, "won", "outbid", "tied", "costume", "carpenter", "unserved")


class BidView(msgspec.Struct, frozen=True):
    number: int | None  # None for a lone Money card
    money: int
    bluff: bool
    fate: Fate | None = None  # None while it lies face down


class TroupeView(msgspec.Struct, frozen=True):
    singers: list[str]  # in order of arrival
    director: str | None
    stars: int
    points: int  # final, or with the best casting of who is there
    casting: list[str]  # role by role: one's own so far, everybody's once the game is over


class SeatView(msgspec.Struct, frozen=True):
    money: int
    stage: int  # stage elements
    laid: int | None  # cards lying face down; None if nothing has been laid yet
    shown: BidView | None  # the bid of the last reveal
    troupe: TroupeView


class TurandotView(msgspec.Struct, frozen=True):
    seats: int
    phase: Phase
    round: int
    puccini: int
    turn: int | None  # the seat to act, outside the secret phases
    waiting: list[int]  # secret phases: the seats that have not finished
    pile: int
    row: list[str | None]  # the card under each role: a singer, in round 4 a director
    stand_in_for: int | None  # who gets the next stand-in
    directors: list[str]  # still in the game and in nobody's troupe
    begun: int | None  # the number of one's own bid that has no purse yet; 0 for a lone Money card
    bid: BidView | None  # one's own, lying face down
    players: list[SeatView]
    dummy: TroupeView | None  # two players
    coming: list[str] | UnsetType = UNSET  # the pile from its top: only where nothing is hidden


def view(box: Box, state: Record, seat: int | None) -> TurandotView:
    """The table through the eyes of a seat, or of a spectator."""
    seen = unpacked(state)
    points = np.zeros(table.TROUPES, np.int32)
    rules.score(box.record, state, points)
    is_secret = seen.phase in (table.AUDITION, table.CASTING)
    is_directors = seen.round_number == table.DIRECTOR_ROUND
    keys = box.printed.director_keys if is_directors else box.printed.singer_keys
    begun = table.NO_PLAY if seat is None else seen.begun[seat]
    mine = table.NO_PLAY if seat is None else seen.play[seat]
    hired = {seen.director[troupe] for troupe in range(table.TROUPES)}
    return TurandotView(
        seats=seen.seats,
        phase=PHASES[seen.phase],
        round=seen.round_number,
        puccini=seen.puccini,
        turn=None if is_secret or seen.phase == table.OVER else seats_in(seen.waiting)[0],
        waiting=list(seats_in(seen.waiting)) if is_secret else [],
        pile=table.SINGERS - seen.drawn,
        row=[keys[card] if seen.left >> role & 1 else None for role, card in enumerate(seen.row[: seen.seats + 1])],
        stand_in_for=table.next_in_need(state) if seen.phase == table.STAND_INS else None,
        directors=[
            key
            for director, key in enumerate(box.printed.director_keys)
            if not seen.director_gone[director] and director not in hired
        ],
        begun=None if begun == table.NO_PLAY else begun,
        bid=None if mine == table.NO_PLAY else bid_view(mine),
        players=[
            SeatView(
                money=seen.money[other],
                stage=seen.stage[other],
                laid=None if seen.play[other] == table.NO_PLAY else int(table.cards_of(seen.play[other])),
                shown=None if seen.shown[other] == table.NO_PLAY else bid_view(seen.shown[other], seen.fate[other]),
                troupe=_troupe(box, state, seen, other, int(points[other]), is_own=other == seat),
            )
            for other in range(seen.seats)
        ],
        dummy=_dummy(box, state, seen) if seen.seats == 2 else None,
    )


def unveil(box: Box, state: Record) -> TurandotView:
    """The table with the pile, all bids and all castings face up. A bid that is not judged yet has no fate."""
    seen, shown = unpacked(state), view(box, state, None)
    players = []
    for seat, player in enumerate(shown.players):
        own = view(box, state, seat).players[seat]
        laid = None if seen.play[seat] == table.NO_PLAY else bid_view(seen.play[seat])
        players.append(msgspec.structs.replace(own, laid=None, shown=laid or player.shown))
    coming = [box.printed.singer_keys[singer] for singer in seen.deck[seen.drawn :]]
    return msgspec.structs.replace(shown, players=players, coming=coming)


def bid_view(bid: int, fate: int = table.NO_FATE) -> BidView:
    """A bid in plain data."""
    return BidView(
        number=int(table.number_of(bid)) or None,
        money=int(table.money_of(bid)),
        bluff=bool(table.bluff_of(bid)),
        fate=FATES[fate],
    )


def _dummy(box: Box, state: Record, seen: Any) -> TroupeView:
    return _troupe(box, state, seen, table.DUMMY, int(table.points_of(box.record, state, table.DUMMY)), is_own=False)


def _troupe(box: Box, state: Record, seen: Any, troupe: int, points: int, *, is_own: bool) -> TroupeView:
    keys = box.printed.singer_keys
    singers = [keys[singer] for singer in seen.troupe[troupe][: seen.troupe_size[troupe]]]
    is_shown = seen.phase == table.OVER or is_own
    places = seen.casting[troupe][: seen.cast_count[troupe]] if is_shown else []
    director = seen.director[troupe]
    return TroupeView(
        singers=singers,
        director=None if director == table.NO_CARD else box.printed.director_keys[director],
        stars=int(table.stars_of(box.record, state, troupe)),
        points=points,
        casting=[singers[place] for place in places],
    )
