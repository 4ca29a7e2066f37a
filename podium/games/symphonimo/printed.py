"""Symphonimo's box file and options: typed, checked, and packed into records for the kernels."""

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta

from podium.core.box import Printed, Table
from podium.core.errors import BadOption
from podium.core.faults import DataPath
from podium.core.game import GameOptions
from podium.core.kernel import Record, blank
from podium.games.symphonimo import table

Power = Literal["max-two", "pass-left", "discard-one", "discard-owned", "draw-one", "take-at-once"]
POWERS: tuple[Power, ...] = get_args(Power)  # POWERS[code − 1]

SEATS = range(2, table.MAX_SEATS + 1)


class Families(Table, frozen=True, kw_only=True):
    copies: dict[str, Annotated[int, Meta(ge=1, le=table.MAX_COPIES)]]


class Removed(Table, frozen=True, kw_only=True):
    two: list[str] = msgspec.field(name="2")
    three: list[str] = msgspec.field(name="3")
    four: list[str] = msgspec.field(name="4")
    five: list[str] = msgspec.field(name="5")
    six: list[str] = msgspec.field(name="6")

    def at(self, seats: int) -> list[str]:
        return [self.two, self.three, self.four, self.five, self.six][seats - SEATS[0]]


class Conductors(Table, frozen=True, kw_only=True):
    capacity: Annotated[int, Meta(ge=1, le=table.SLOTS)]
    capacity_max_two: Annotated[int, Meta(ge=1, le=table.SLOTS)]
    power: dict[str, Power]


class Scoring(Table, frozen=True, kw_only=True):
    points: Annotated[list[Annotated[int, Meta(ge=-20, le=20)]], Meta(min_length=1, max_length=table.MAX_COPIES + 1)]


class FalseNote(Table, frozen=True, kw_only=True):
    cards: Annotated[int, Meta(ge=0, le=20)]


class SymphonimoBox(Printed, frozen=True, kw_only=True):
    """A whole box file."""

    families: Families
    removed: Removed
    conductors: Conductors
    scoring: Scoring
    false_note: FalseNote

    @property
    def family_keys(self) -> tuple[str, ...]:
        return tuple(self.families.copies)

    @property
    def conductor_keys(self) -> tuple[str, ...]:
        return tuple(self.conductors.power)

    def cards(self, seats: int) -> int:
        removed = self.removed.at(seats)
        return sum(copies for key, copies in self.families.copies.items() if key not in removed)

    def faults(self) -> list[tuple[DataPath, str]]:
        """Counts and names that the types cannot check."""
        found: list[tuple[DataPath, str]] = []
        copies = self.families.copies
        if len(copies) != table.FAMILIES:
            found.append((("families", "copies"), f"expected {table.FAMILIES} families, got {len(copies)}"))
        for key in copies:
            if not key.replace("-", "").isalnum() or key != key.lower():
                found.append(
                    (("families", "copies", key), f"expected a name in small letters and hyphens, got {key!r}")
                )
        if len(self.conductors.power) != table.CONDUCTORS:
            count = len(self.conductors.power)
            found.append((("conductors", "power"), f"expected {table.CONDUCTORS} conductors, got {count}"))
        for power in POWERS:
            times = list(self.conductors.power.values()).count(power)
            if times != 1:
                found.append((("conductors", "power"), f"expected the power {power} once, got it {times} times"))
        for seats in SEATS:
            for key in self.removed.at(seats):
                if key not in copies:
                    found.append((("removed", str(seats)), f"expected names of families, got {key!r}"))
            fewest = self.false_note.cards + 1
            if not fewest <= self.cards(seats) <= table.MAX_CARDS:
                sentence = f"expected {fewest} to {table.MAX_CARDS} cards in play, got {self.cards(seats)}"
                found.append((("removed", str(seats)), sentence))
        return found


def pack_box(printed: SymphonimoBox) -> Record:
    """The box as kernels read it. The caller has checked it."""
    box = blank(table.Box)
    box.copies[:] = list(printed.families.copies.values())
    for seats in SEATS:
        removed = printed.removed.at(seats)
        box.in_play[seats, :] = [key not in removed for key in printed.family_keys]
    box.points[: len(printed.scoring.points)] = printed.scoring.points
    box.capacity = printed.conductors.capacity
    box.capacity_max_two = printed.conductors.capacity_max_two
    box.false_notes = printed.false_note.cards
    box.power[:] = [1 + POWERS.index(power) for power in printed.conductors.power.values()]
    return box


class SymphonimoOptions(GameOptions, frozen=True, kw_only=True):
    """What the players agree on before the deal."""

    first_player: Annotated[
        Literal["random"] | Annotated[int, Meta(ge=0, le=table.MAX_SEATS - 1)],
        Meta(title="First player", description="The seat that begins, or random."),
    ] = "random"
    false_note: Annotated[bool, Meta(title="False Note", description="Remove five musicians unseen before play.")] = (
        False
    )
    grand_maestro: Annotated[
        Literal["off", "chosen", "random", "all"],
        Meta(title="Grand Maestro", description="Which conductors show the side with a power."),
    ] = "off"
    powers: Annotated[
        list[Power],
        Meta(
            title="Powers",
            description="With grand_maestro=chosen: the powers that lie in the row.",
            extra_json_schema={"when": {"grand_maestro": "chosen"}},  # a form asks only then
        ),
    ] = msgspec.field(default_factory=list)

    def check(self, seats: int) -> None:
        if self.first_player != "random" and self.first_player >= seats:
            raise BadOption(f"Option first_player is random or a seat from 0 to {seats - 1}; {self.first_player} came.")
        if self.grand_maestro == "chosen":
            if not 1 <= len(self.powers) <= seats:
                raise BadOption(
                    f"With grand_maestro=chosen, option powers names 1 to {seats} of {', '.join(POWERS)}; "
                    f"{len(self.powers)} came."
                )
            if len(set(self.powers)) != len(self.powers):
                raise BadOption(f"Option powers names each power once; it is {', '.join(self.powers)}.")
        elif self.powers:
            raise BadOption(f"Option powers goes with grand_maestro=chosen; grand_maestro is {self.grand_maestro}.")


FLIPPED = {
    "off": table.NONE_FLIPPED,
    "all": table.ALL_FLIPPED,
    "random": table.RANDOM_FLIPPED,
    "chosen": table.CHOSEN_FLIPPED,
}


def pack_options(options: SymphonimoOptions, seats: int) -> Record:
    """The options as kernels read them. The caller has checked them."""
    packed = blank(table.Options)
    packed.first = table.NOBODY if options.first_player == "random" else options.first_player
    packed.false_note = options.false_note
    packed.grand_maestro = FLIPPED[options.grand_maestro]
    for power in options.powers:
        packed.chosen[1 + POWERS.index(power)] = 1
    return packed
