"""What may be seen at a Symphonimo table, as an allow-list.

Everything lies face up but the pile and the false notes, so all seats and spectators see the same.
"""

from typing import Literal

import msgspec

from podium.core.box import Box
from podium.core.kernel import Record
from podium.core.seats import seats_in
from podium.games.symphonimo import table
from podium.games.symphonimo.printed import POWERS, Power

Phase = Literal["turn", "placing", "offered", "giving", "shedding", "dismissing", "over"]
PHASES: tuple[Phase, ...] = ("turn", "placing", "offered", "giving", "shedding", "dismissing", "over")


class ConductorView(msgspec.Struct, frozen=True):
    conductor: str
    power: Power | None  # None on the Classic side
    capacity: int
    cards: list[str]  # families, in the order they were placed
    holder: int | None  # the seat that took it this round; None while it lies in the row
    worth: list[int]  # by seat: points gained or lost with all its cards


class OrchestraView(msgspec.Struct, frozen=True):
    musicians: dict[str, int]  # families owned and how many of each
    points: int  # as they would be scored now
    quartets: int


class SymphonimoView(msgspec.Struct, frozen=True):
    seats: int
    phase: Phase
    turn: int | None  # the seat to act; None when the game is over
    active: list[int]  # seats that have not taken or finished this round
    round: int
    pile: int  # cards left in the pile
    false_notes: int  # cards removed unseen
    hand: str | None  # the card drawn and not yet placed
    taking: int | None  # place in the row of the conductor that a power is about
    row: list[ConductorView]
    orchestras: list[OrchestraView]
    discards: dict[str, int]
    unseen: dict[str, int]  # families still in the pile or among the false notes, for all one can know
    removed: list[str] | None  # the false notes themselves, once the game is over


def view(box: Box, state: Record, seat: int | None) -> SymphonimoView:
    """The table as anybody sees it; `seat` makes no difference in this game."""
    keys = box.printed.family_keys
    is_over = int(state.phase) == table.OVER
    hidden = [keys[family] for family in sorted(state.pile[int(state.drawn) : int(state.boxed_end)])]
    return SymphonimoView(
        seats=int(state.seats),
        phase=PHASES[int(state.phase)],
        turn=None if is_over else int(state.turn),
        active=list(seats_in(int(state.active))),
        round=int(state.round_number),
        pile=int(state.pile_end) - int(state.drawn),
        false_notes=int(state.boxed_end) - int(state.pile_end),
        hand=None if state.hand == table.NO_CARD else keys[int(state.hand)],
        taking=None if state.taking == table.NOBODY else int(state.taking),
        row=[_conductor(box, state, place) for place in range(int(state.seats))],
        orchestras=[_orchestra(box, state, seat) for seat in range(int(state.seats))],
        discards=_counted(keys, state.discards),
        unseen={key: hidden.count(key) for key in keys if key in hidden},
        removed=hidden if is_over else None,
    )


def _conductor(box: Box, state: Record, place: int) -> ConductorView:
    power = int(state.power[place])
    cards = [int(family) for family in state.under[place, : int(state.held[place])]]
    holder = int(state.holder[place])
    return ConductorView(
        conductor=box.printed.conductor_keys[int(state.conductor[place])],
        power=None if power == table.CLASSIC else POWERS[power - 1],
        capacity=int(state.capacity[place]),
        cards=[box.printed.family_keys[family] for family in cards],
        holder=None if holder == table.IN_ROW else holder,
        worth=[int(table.worth(box.record, state, seat, place)) for seat in range(int(state.seats))],
    )


def _orchestra(box: Box, state: Record, seat: int) -> OrchestraView:
    return OrchestraView(
        musicians=_counted(box.printed.family_keys, state.orchestra[seat]),
        points=int(table.points_of(box.record, state, seat)),
        quartets=int(table.quartets_of(state, seat)),
    )


def _counted(keys: tuple[str, ...], counts: Record) -> dict[str, int]:
    return {key: int(count) for key, count in zip(keys, counts, strict=True) if count}
