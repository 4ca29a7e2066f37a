"""What may be seen at a Symphonimo table, as an allow-list.

Everything lies face up but the pile and the false notes, so all seats and spectators see the same.
"""

from typing import Any, Literal

import msgspec
import numpy as np
from msgspec import UNSET, UnsetType

from podium.core.box import Box
from podium.core.kernel import Record, unpacked
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
    coming: list[str] | UnsetType = UNSET  # the pile from its top: only where nothing is hidden


def view(box: Box, state: Record, seat: int | None) -> SymphonimoView:
    """The table as anybody sees it; `seat` makes no difference in this game."""
    keys = box.printed.family_keys
    seen = unpacked(state)
    appraisal = np.zeros((table.MAX_SEATS, table.CONDUCTORS + 2), np.int32)
    table.appraise(box.record, state, appraisal)
    worth = appraisal[: seen.seats].tolist()
    is_over = seen.phase == table.OVER
    hidden = [0] * table.FAMILIES  # counted, so that no order can show
    for family in seen.pile[seen.drawn : seen.boxed_end]:
        hidden[family] += 1
    return SymphonimoView(
        seats=seen.seats,
        phase=PHASES[seen.phase],
        turn=None if is_over else seen.turn,
        active=list(seats_in(seen.active)),
        round=seen.round_number,
        pile=seen.pile_end - seen.drawn,
        false_notes=seen.boxed_end - seen.pile_end,
        hand=None if seen.hand == table.NO_CARD else keys[seen.hand],
        taking=None if seen.taking == table.NOBODY else seen.taking,
        row=[_conductor(box, seen, place, [of[place] for of in worth]) for place in range(seen.seats)],
        orchestras=[
            OrchestraView(
                musicians=_counted(keys, seen.orchestra[seat]),
                points=worth[seat][table.CONDUCTORS],
                quartets=worth[seat][table.CONDUCTORS + 1],
            )
            for seat in range(seen.seats)
        ],
        discards=_counted(keys, seen.discards),
        unseen=_counted(keys, hidden),
        removed=[key for key, count in zip(keys, hidden, strict=True) for _ in range(count)] if is_over else None,
    )


def unveil(box: Box, state: Record) -> SymphonimoView:
    """The table with the pile and the false notes face up."""
    keys, seen = box.printed.family_keys, unpacked(state)
    return msgspec.structs.replace(
        view(box, state, None),
        coming=[keys[family] for family in seen.pile[seen.drawn : seen.pile_end]],
        removed=[keys[family] for family in sorted(seen.pile[seen.pile_end : seen.boxed_end])],
    )


def _conductor(box: Box, seen: Any, place: int, worth: list[int]) -> ConductorView:
    keys = box.printed.family_keys
    power, holder = seen.power[place], seen.holder[place]
    return ConductorView(
        conductor=box.printed.conductor_keys[seen.conductor[place]],
        power=None if power == table.CLASSIC else POWERS[power - 1],
        capacity=seen.capacity[place],
        cards=[keys[family] for family in seen.under[place][: seen.held[place]]],
        holder=None if holder == table.IN_ROW else holder,
        worth=worth,
    )


def _counted(keys: tuple[str, ...], counts: list[int]) -> dict[str, int]:
    return {key: count for key, count in zip(keys, counts, strict=True) if count}
