"""Symphony's box file and options: typed, checked, and packed into records for the kernels."""

from collections.abc import Iterator
from typing import Annotated, Literal, get_args

import msgspec
import numpy as np
from msgspec import Meta
from numpy.typing import NDArray

from podium.core.box import Table
from podium.core.errors import BadOption
from podium.core.faults import DataPath
from podium.core.kernel import Record, blank
from podium.games.concert.printed import (
    Amount,
    ConcertBox,
    ConcertOptions,
    Players,
    SheetCard,
    pack_concert,
    pack_concert_options,
    sixteenths,
)
from podium.games.concert.table import INSTRUMENTS, KIND_BITS, MAX_SEATS, MAX_SLOTS, NOWHERE, PIECE_WORDS, SOLOISTS
from podium.games.maestro import table

GOAL = 180  # minutes on the staff
ACTIONS = 2  # in a turn
CHANCE_LOOKED = 2  # of which one is kept

Category = Literal[
    "solo", "duo", "trio", "quartet", "quintet", "sextet", "septet", "octet", "nonet", "orchestra", "choir", "vocal"
]
CATEGORIES: tuple[Category, ...] = get_args(Category)
BonusKind = Literal["instrument", "category", "minutes", "different"]
BONUS_KINDS: tuple[BonusKind, ...] = get_args(BonusKind)
ROWS = ("instruments", "soloists", "categories", "bach")
Count = Annotated[int, Meta(ge=0, le=60)]


class MaestroPlayers(Players, frozen=True, kw_only=True):
    dealt: Annotated[int, Meta(ge=1, le=8)]  # sheet cards, of which `sheets` are kept
    bonus: Annotated[int, Meta(ge=table.BONUS_HELD, le=table.BONUS_HELD)]
    open_soloists: Annotated[int, Meta(ge=1, le=MAX_SLOTS)]


class Soloists(Table, frozen=True, kw_only=True):
    cards: dict[str, Amount]


class MaestroSheet(SheetCard, frozen=True, kw_only=True):
    category: Category
    soloists: list[str] = msgspec.field(default_factory=list)


class Sheets(Table, frozen=True, kw_only=True):
    small_game: Annotated[int, Meta(ge=1, le=table.PIECES_PRINTED)]  # cards that 2 or 3 players use
    cards: dict[str, MaestroSheet]


class BonusCard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    kind: BonusKind
    instrument: str | None = None
    category: Category | None = None
    minutes: Annotated[int, Meta(ge=4, le=32)] | None = None
    members: list[str] | None = None


class Bonus(Table, frozen=True, kw_only=True):
    limit: Annotated[int, Meta(ge=1, le=9)]
    cards: dict[str, BonusCard]


class ScoreCard(Table, frozen=True, kw_only=True):
    players: list[Annotated[int, Meta(ge=2, le=MAX_SEATS)]]
    points: list[Count]
    instruments: list[Count]  # the smallest count of each column
    soloists: list[Count]
    categories: list[Count]
    bach: list[Count]
    position: list[Count]  # points of the first, the second …


class MaestroBox(ConcertBox, frozen=True, kw_only=True):
    """A whole box file."""

    players: MaestroPlayers
    soloists: Soloists
    sheets: Sheets
    bonus: Bonus
    scores: dict[str, ScoreCard]

    @property
    def sheet_cards(self) -> dict[str, MaestroSheet]:
        return self.sheets.cards

    @property
    def soloist_keys(self) -> tuple[str, ...]:
        return tuple(self.soloists.cards)

    @property
    def bonus_keys(self) -> tuple[str, ...]:
        return tuple(self.bonus.cards)

    def score_card(self, seats: int) -> ScoreCard:
        return next(card for card in self.scores.values() if seats in card.players)

    def faults(self) -> list[tuple[DataPath, str]]:
        """Counts and names that the types cannot check."""
        return [
            *self.faults_of_cards(table.PIECES_PRINTED, table.CHANCE_PRINTED, table.PIECES_PRINTED),
            *self._faults_of_soloists(),
            *self._faults_of_bonus(),
            *self._faults_of_scores(),
        ]

    def _faults_of_soloists(self) -> Iterator[tuple[DataPath, str]]:
        if len(self.soloists.cards) != SOLOISTS:
            yield ("soloists", "cards"), f"expected {SOLOISTS} soloists, got {len(self.soloists.cards)}"
        if self.soloist_keys[:INSTRUMENTS] != self.instrument_keys:
            yield ("soloists", "cards"), "expected the instruments first, in their order"
        for name, price in self.soloists.cards.items():
            if sixteenths(price) < 1 or sixteenths(price) % 2:
                yield ("soloists", "cards", name), f"expected a price whose half is a note, got {price!r}"
        for key, sheet in self.sheets.cards.items():
            for name in sheet.soloists:
                if name not in self.soloists.cards:
                    yield ("sheets", "cards", key, "soloists"), f"expected names of soloists, got {name!r}"
            if len(set(sheet.soloists)) != len(sheet.soloists):
                yield ("sheets", "cards", key, "soloists"), "expected every soloist once"
        if self.players.sheets > self.players.dealt:
            yield ("players", "sheets"), f"expected at most {self.players.dealt}, as many as are dealt"
        if self.players.dealt * 3 > self.sheets.small_game:
            yield ("sheets", "small_game"), f"expected enough to deal {self.players.dealt} to three players"

    def _faults_of_bonus(self) -> Iterator[tuple[DataPath, str]]:
        if len(self.bonus.cards) != table.BONUS_PRINTED:
            yield ("bonus", "cards"), f"expected {table.BONUS_PRINTED} bonus cards, got {len(self.bonus.cards)}"
        for key, card in self.bonus.cards.items():
            path = ("bonus", "cards", key)
            given = {"instrument": card.instrument, "category": card.category, "minutes": card.minutes}
            for name, value in {**given, "different": card.members}.items():
                if (value is not None) != (name == card.kind):
                    named = "members" if name == "different" else name
                    yield (*path, named), f"expected {'a value' if name == card.kind else 'none'} for {card.kind!r}"
            if card.instrument is not None and card.instrument not in self.instruments.cards:
                yield (*path, "instrument"), f"expected the name of an instrument, got {card.instrument!r}"
            for name in card.members or []:
                if name not in self.soloists.cards:
                    yield (*path, "members"), f"expected names of instruments or soloists, got {name!r}"

    def _faults_of_scores(self) -> Iterator[tuple[DataPath, str]]:
        served = sorted(seats for card in self.scores.values() for seats in card.players)
        if served != list(range(2, MAX_SEATS + 1)):
            yield ("scores",), f"expected a card for each of 2 to {MAX_SEATS} players, got {served}"
        for name, card in self.scores.items():
            for row in ("points", *ROWS):
                columns = getattr(card, row)
                if len(columns) != table.COLUMNS or columns != sorted(columns):
                    yield ("scores", name, row), f"expected {table.COLUMNS} numbers in ascending order, got {columns}"
                elif row != "points" and columns[0] != 0:
                    yield ("scores", name, row), f"expected the first column to begin at 0, got {columns[0]}"
            if card.players and len(card.position) < max(card.players):
                yield ("scores", name, "position"), f"expected points for {max(card.players)} places"


def pack_box(printed: MaestroBox) -> Record:
    """The box as kernels read it. The caller has checked it."""
    box = blank(table.Box)
    keys = printed.soloist_keys
    for soloist, price in enumerate(printed.soloists.cards.values()):
        box.price[INSTRUMENTS + soloist] = sixteenths(price)
        box.copies[INSTRUMENTS + soloist] = 1
    box.stand_in[:] = NOWHERE
    box.stand_in[:INSTRUMENTS] = range(INSTRUMENTS, 2 * INSTRUMENTS)
    for name in ("mixed_choir", "male_chorus", "female_chorus"):
        box[name] = INSTRUMENTS + keys.index(name) if name in keys else NOWHERE
    if NOWHERE not in (box.mixed_choir, box.male_chorus, box.female_chorus):
        box.choir_bit = 1 << keys.index("mixed_choir")
        box.chorus_bits = 1 << keys.index("male_chorus") | 1 << keys.index("female_chorus")
    box.goods[1] = SOLOISTS
    box.slots[1] = printed.players.open_soloists
    box.dearest[1] = box.price[INSTRUMENTS:].max()
    box.in_play[2:4] = printed.sheets.small_game
    box.in_play[4:] = table.PIECES_PRINTED
    box.actions = ACTIONS
    box.chance_looked = CHANCE_LOOKED
    pack_concert(box, printed)
    box.dealt = printed.players.dealt
    box.category[:] = [CATEGORIES.index(sheet.category) for sheet in printed.sheets.cards.values()]
    for category in range(table.CATEGORIES):
        box.category_pieces[category] = _set_of_pieces(box.category == category)
    _pack_bonus(box, printed)
    for seats in range(2, MAX_SEATS + 1):
        card = printed.score_card(seats)
        box.column_points[seats] = card.points
        box.position_points[seats, : len(card.position)] = card.position[:MAX_SEATS]
        for row, name in enumerate(ROWS):
            box.column[seats, row] = getattr(card, name)
    return box


def _set_of_pieces(fits: NDArray[np.bool_]) -> list[int]:
    """The pieces that fit as bits, in the words of a set."""
    words = [0] * PIECE_WORDS
    for piece in np.flatnonzero(fits).tolist():
        words[piece // KIND_BITS] |= 1 << piece % KIND_BITS
    return words


def _pack_bonus(box: Record, printed: MaestroBox) -> None:
    box.bonus_limit = printed.bonus.limit
    for number, card in enumerate(printed.bonus.cards.values()):
        box.bonus_kind[number] = BONUS_KINDS.index(card.kind)
        if card.instrument is not None:
            box.bonus_about[number] = printed.instrument_keys.index(card.instrument)
        elif card.category is not None:
            box.bonus_about[number] = CATEGORIES.index(card.category)
            box.bonus_pieces[number] = box.category_pieces[box.bonus_about[number]]
        elif card.minutes is not None:
            box.bonus_about[number] = card.minutes
            box.bonus_pieces[number] = _set_of_pieces(box.minutes >= card.minutes)
        for name in card.members or []:
            box.bonus_members[number] |= 1 << printed.soloist_keys.index(name)


class MaestroOptions(ConcertOptions, frozen=True, kw_only=True):
    """What the players agree on before the deal."""

    goal: Annotated[
        int,
        Meta(ge=60, le=GOAL, multiple_of=4, title="Goal", description="Minutes that end the game, a multiple of 4."),
    ] = GOAL
    repeated_actions: Annotated[
        bool, Meta(title="Repeated actions", description="The two actions of a turn may be of the same kind.")
    ] = False
    teams: Annotated[
        int,
        Meta(
            ge=0,
            le=3,
            title="Teams",
            description="0 for none, or 2 or 3 teams of equal size.",
            extra_json_schema={"by_seats": {"4": [0, 2], "6": [0, 2, 3]}},  # a form offers only what fits
        ),
    ] = 0

    def check(self, seats: int) -> None:
        super().check(seats)
        if self.teams == 1:
            raise BadOption("Option teams is 0, 2 or 3; 1 came.")
        if self.teams and (seats % 2 or seats % self.teams or seats == self.teams):
            raise BadOption(
                f"Teams need an even number of players in teams of the same size, two or more each; "
                f"{seats} players in {self.teams} teams came."
            )


def pack_options(options: MaestroOptions, seats: int) -> Record:
    """The options as kernels read them. The caller has checked them."""
    packed = pack_concert_options(options, table.Options)
    packed.repeated_actions = options.repeated_actions
    packed.teams = options.teams
    return packed
