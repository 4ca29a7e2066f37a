"""Ensemble's box file and options: typed, checked, and packed into records for the kernels."""

from typing import Annotated

from msgspec import Meta

from podium.core.box import Table
from podium.core.faults import DataPath
from podium.core.kernel import Record, blank
from podium.games.concert.printed import (
    ConcertBox,
    ConcertOptions,
    SheetCard,
    pack_concert,
    pack_concert_options,
)
from podium.games.concert.table import NOWHERE
from podium.games.ensemble import table

GOAL = 60  # minutes on the staff
ACTIONS = 1  # in a turn
CHANCE_LOOKED = 1  # a chance card is taken as it comes


class Sheets(Table, frozen=True, kw_only=True):
    cards: dict[str, SheetCard]


class EnsembleBox(ConcertBox, frozen=True, kw_only=True):
    """A whole box file."""

    sheets: Sheets

    @property
    def sheet_cards(self) -> dict[str, SheetCard]:
        return self.sheets.cards

    def faults(self) -> list[tuple[DataPath, str]]:
        """Counts and names that the types cannot check."""
        found = list(self.faults_of_cards(table.PIECES_PRINTED, table.CHANCE_PRINTED, table.PIECES_PRINTED))
        cards = sum(instrument.copies for instrument in self.instruments.cards.values())
        if cards > table.MOST_INSTRUMENTS:
            found.append((("instruments", "cards"), f"expected at most {table.MOST_INSTRUMENTS} cards, got {cards}"))
        return found


def pack_box(printed: EnsembleBox) -> Record:
    """The box as kernels read it. The caller has checked it."""
    box = blank(table.Box)
    box.stand_in[:] = NOWHERE
    box.mixed_choir = box.male_chorus = box.female_chorus = NOWHERE
    box.in_play[2:] = table.PIECES_PRINTED
    box.actions = ACTIONS
    box.chance_looked = CHANCE_LOOKED
    pack_concert(box, printed)
    return box


class EnsembleOptions(ConcertOptions, frozen=True, kw_only=True):
    """What the players agree on before the deal."""

    exact_finish: Annotated[
        bool, Meta(title="Exact finish", description="A pawn that would pass the goal stays where it is.")
    ] = False
    goal: Annotated[
        int,
        Meta(ge=20, le=GOAL, multiple_of=4, title="Goal", description="Minutes of music that win, a multiple of 4."),
    ] = GOAL


def pack_options(options: EnsembleOptions, seats: int) -> Record:
    """The options as kernels read them. The caller has checked them."""
    packed = pack_concert_options(options, table.Options)
    packed.exact_finish = options.exact_finish
    return packed
