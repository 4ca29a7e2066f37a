"""Symphony's box file and options: typed, checked, and packed into records for the kernels."""

from functools import cached_property
from typing import Annotated, Literal, NamedTuple, get_args

import msgspec
from msgspec import Meta

from podium.core.box import Printed, Source, Table
from podium.core.errors import BadOption
from podium.core.faults import DataPath
from podium.core.game import GameOptions
from podium.core.kernel import Record, blank
from podium.games.symphony import notation, table
from podium.games.symphony.notation import BadNotation, Side, check_side, parse_side

SEATS = range(2, table.MAX_SEATS + 1)
COLUMN_NAMES = "ABCDE"

Category = Literal["strings", "brass", "woodwinds", "percussion", "soloist", "choir", "special"]
CATEGORIES: tuple[Category, ...] = get_args(Category)
DOTS = {"S": "strings", "B": "brass", "W": "woodwinds", "P": "percussion", "K": "soloist"}
DECK = {"strings": 12, "brass": 12, "woodwinds": 12, "percussion": 12, "soloist": 6, "choir": 4, "special": 2}

Ability = Literal[
    "flat", "sharp", "imminent", "absolute", "overwriting", "black-overwriting", "strong-overwriting",
    "black-strong-overwriting", "protection", "chaining", "soloist", "obsessive", "disturbing",
    "virtuosity-1", "virtuosity-2",
]  # fmt: skip
ABILITIES: tuple[Ability, ...] = get_args(Ability)  # those but the last two are bits, in this order
PLAIN_ABILITIES = ABILITIES[:-2]

TOKEN_KEYS = (
    "prolonged", "flat-sharp", "chaining", "protection", "virtuosity", "overwriting", "eclectic", "clef",
)  # fmt: skip
TRACK_KEYS = ("flat", "sharp", "semibreve", *notation.ZONES)
SHEET_KEYS = ("A", "B", "C", "D")
SIDE_KEYS = ("white", "black")

Small = Annotated[int, Meta(ge=0, le=9)]


class PlayerCount(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    board: Literal["small", "big"]
    first_row: str
    two_part: Annotated[int, Meta(ge=0, le=3)]
    three_part: Annotated[int, Meta(ge=0, le=3)]
    hand: Annotated[int, Meta(ge=1, le=table.MAX_HAND)]
    controls: Annotated[int, Meta(ge=1, le=20)]
    closed_row: Annotated[int, Meta(ge=1, le=table.ROWS)] | None = None
    closed_notes: list[notation.NoteColour] = msgspec.field(default_factory=list)


class Players(Table, frozen=True, kw_only=True):
    two: PlayerCount = msgspec.field(name="2")
    three: PlayerCount = msgspec.field(name="3")
    four: PlayerCount = msgspec.field(name="4")
    five: PlayerCount = msgspec.field(name="5")
    six: PlayerCount = msgspec.field(name="6")

    def of(self, seats: int) -> PlayerCount:
        return (self.two, self.three, self.four, self.five, self.six)[seats - SEATS[0]]


class Board(Table, frozen=True, kw_only=True):
    rows: list[str]
    concertmaster_virtuosity: Small


class Boards(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    small: Board
    big: Board


class FirstRow(Table, frozen=True, kw_only=True):
    categories: dict[str, Category]


class Movement(Table, frozen=True, kw_only=True):
    first_bar: Annotated[int, Meta(ge=1, le=table.SHEETS * notation.BARS)]
    last_bar: Annotated[int, Meta(ge=1, le=table.SHEETS * notation.BARS)]
    scores_sheet: Annotated[int, Meta(ge=1, le=table.SHEETS)] | None = None


class Prizes(Table, frozen=True, kw_only=True):
    voices: list[Small]
    overwriting: Small
    absolute: Small
    sheet: Annotated[int, Meta(ge=0, le=30)]
    voice_majorities: list[Annotated[int, Meta(ge=0, le=30)]]
    unused_token: Small
    clef: Small


class Track(Table, frozen=True, kw_only=True):
    values: list[Annotated[int, Meta(ge=0, le=200)]]


class Tokens(Table, frozen=True, kw_only=True, rename="kebab"):
    prolonged: Small
    flat_sharp: Small
    chaining: Small
    protection: Small
    virtuosity: Small
    overwriting: Small
    eclectic: Small
    clef: Small

    @property
    def counts(self) -> list[int]:
        return [getattr(self, key.replace("-", "_")) for key in TOKEN_KEYS]


class Discs(Table, frozen=True, kw_only=True):
    own: Annotated[int, Meta(ge=0, le=100)]
    black: Annotated[int, Meta(ge=0, le=100)]
    absolute: Annotated[int, Meta(ge=1, le=6)]


class Space(NamedTuple):
    """One note space of a card."""

    is_black: bool
    is_locked: bool
    in_line: bool
    part: int


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    number: Annotated[int, Meta(ge=0, le=99)]
    category: Category
    spaces: str
    clefs: str
    source: Source
    copies: Annotated[int, Meta(ge=1, le=4)] = 1
    abilities: list[Ability] = msgspec.field(default_factory=list)
    parts: list[list[Ability]] = msgspec.field(default_factory=list)
    unlockable: list[Ability] = msgspec.field(default_factory=list)
    second_dot: Category | None = None
    advanced: bool = False

    @property
    def part_abilities(self) -> list[list[Ability]]:
        """The abilities that are always active, part by part; one part for all but choirs."""
        return self.parts or [self.abilities]

    @property
    def clef_set(self) -> tuple[str, ...]:
        return tuple(self.clefs.split())

    @property
    def dots(self) -> tuple[Category, ...]:
        """The categories of its half-dots; choirs and the two black cards have none."""
        if self.category in ("choir", "special"):
            return ()
        return (self.category,) if self.second_dot is None else (self.category, self.second_dot)


def spaces_of(card: Card) -> list[Space]:
    """The note spaces of a card from left to right; raises BadNotation."""
    found: list[Space] = []
    in_line = False
    for token in card.spaces.replace("[", " [ ").replace("]", " ] ").split():
        if token in "[]" and in_line == (token == "]"):
            in_line = token == "["
        elif token in ("w", "g", "b", "b*") and not card.parts:
            found.append(Space(token[0] == "b", token in ("g", "b*"), in_line, 0))
        elif card.parts and token.isdigit() and 1 <= int(token) <= len(card.parts):
            found.append(Space(is_black=False, is_locked=False, in_line=in_line, part=int(token) - 1))
        else:
            wanted = f"parts 1 to {len(card.parts)}" if card.parts else "w, g, b, b* and [ ] around a dotted line"
            raise BadNotation(f"{wanted}, got {token!r}")
    if in_line or not 1 <= len(found) <= table.SPACES - 1:
        raise BadNotation(f"1 to {table.SPACES - 1} note spaces, got {card.spaces!r}")
    return found


class Instruments(Table, frozen=True, kw_only=True):
    cards: dict[str, Card]


class SheetSide(Table, frozen=True, kw_only=True):
    text: str


class Sheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    white: SheetSide
    black: SheetSide


class Score(Table, frozen=True, kw_only=True):
    sheets: dict[str, Sheet]


class SymphonyBox(Printed, frozen=True, kw_only=True, dict=True):
    """A whole box file."""

    players: Players
    boards: Boards
    first_row: FirstRow
    movements: dict[str, Movement]
    prizes: Prizes
    tracks: dict[str, Track]
    tokens: Tokens
    discs: Discs
    instruments: Instruments
    score: Score

    @cached_property
    def kinds(self) -> tuple[str, ...]:
        """The cards in the order of their codes."""
        return tuple(self.instruments.cards)

    @cached_property
    def sides(self) -> list[Side]:
        """The eight sides, white and black of each sheet in turn."""
        return [parse_side(text) for sheet in SHEET_KEYS for text in _texts(self.score.sheets[sheet])]

    @cached_property
    def spaces(self) -> list[list[Space]]:
        """The note spaces of every kind."""
        return [spaces_of(card) for card in self.instruments.cards.values()]

    @cached_property
    def dots(self) -> list[list[str]]:
        """The categories of every seat's dots, column by column from the front."""
        rows = [row.split() for row in self.boards.big.rows]
        return [
            [DOTS[letter] for letter in rows[row][column].split("+") if letter != "-"]
            for column in range(table.COLUMNS)
            for row in range(table.ROWS)
        ]

    def faults(self) -> list[tuple[DataPath, str]]:
        """Counts and names that the types cannot check."""
        return [*self._card_faults(), *self._board_faults(), *self._score_faults(), *self._player_faults()]

    def _card_faults(self) -> list[tuple[DataPath, str]]:
        found: list[tuple[DataPath, str]] = []
        cards = self.instruments.cards
        where: DataPath = ("instruments", "cards")
        if len(cards) != table.KINDS:
            found.append((where, f"expected {table.KINDS} kinds of cards, got {len(cards)}"))
        for category, wanted in DECK.items():
            count = sum(card.copies for card in cards.values() if card.category == category)
            if count != wanted:
                found.append((where, f"expected {wanted} cards of category {category}, got {count}"))
        order = [CATEGORIES.index(card.category) for card in cards.values()]
        specials, choirs = order[: table.FIRST_CHOIR][:2], order[table.FIRST_CHOIR :]
        if set(specials) != {table.SPECIAL} or set(choirs) != {table.CHOIR}:
            found.append((where, "expected the two special cards first and the choirs last, got another order"))
        for key, card in cards.items():
            place = (*where, key)
            if not key.replace("-", "").isalnum() or key != key.lower():
                found.append((place, f"expected a name in small letters, got {key!r}"))
            if (card.category == "choir") != bool(card.parts) or len(card.parts) > table.PARTS:
                found.append(((*place, "parts"), f"expected 2 or 3 parts for a choir only, got {len(card.parts)}"))
            if not set(card.clef_set) <= set("GFC") or len(set(card.clef_set)) != len(card.clef_set):
                found.append(((*place, "clefs"), f"expected different ones of G, F, C, got {card.clefs!r}"))
            if card.unlockable and not card.dots:
                found.append(((*place, "unlockable"), f"expected none on a {card.category} card, got some"))
            try:
                spaces_of(card)
            except BadNotation as fault:
                found.append(((*place, "spaces"), f"expected {fault}"))
        return found

    def _board_faults(self) -> list[tuple[DataPath, str]]:
        found: list[tuple[DataPath, str]] = []
        for name, rows in (("small", table.ROWS - 1), ("big", table.ROWS)):
            board: Board = getattr(self.boards, name)
            if len(board.rows) != rows:
                found.append((("boards", name, "rows"), f"expected {rows} rows, got {len(board.rows)}"))
            for row in board.rows:
                seats = row.split()
                if len(seats) != table.COLUMNS:
                    found.append((("boards", name, "rows"), f"expected {table.COLUMNS} seats a row, got {row!r}"))
                for seat in seats:
                    if seat != "-" and not set(seat.split("+")) <= set(DOTS):
                        expected = f"dots of {', '.join(DOTS)} or -"
                        found.append((("boards", name, "rows"), f"expected {expected}, got {seat!r}"))
        if not found and [row.split() for row in self.boards.big.rows[:-1]] != [
            row.split() for row in self.boards.small.rows
        ]:
            found.append((("boards", "big", "rows"), "expected the rows of the small board first, got others"))
        if list(self.first_row.categories) != list(COLUMN_NAMES):
            found.append((("first_row", "categories"), f"expected one for each of {', '.join(COLUMN_NAMES)}"))
        return found

    def _score_faults(self) -> list[tuple[DataPath, str]]:
        found: list[tuple[DataPath, str]] = []
        if tuple(self.score.sheets) != SHEET_KEYS:
            found.append((("score", "sheets"), f"expected the sheets {', '.join(SHEET_KEYS)}"))
        for key, sheet in self.score.sheets.items():
            for side, text in zip(SIDE_KEYS, _texts(sheet), strict=True):
                try:
                    check_side(parse_side(text))
                except BadNotation as fault:
                    found.append((("score", "sheets", key, side, "text"), f"expected {fault}"))
        if tuple(self.movements) != tuple(COLUMN_NAMES):
            found.append((("movements",), f"expected the movements {', '.join(COLUMN_NAMES)}"))
        for key, movement in self.movements.items():
            if movement.first_bar > movement.last_bar:
                found.append((("movements", key, "first_bar"), "expected it not to be after the last"))
        if tuple(self.tracks) != TRACK_KEYS:
            found.append((("tracks",), f"expected the tracks {', '.join(TRACK_KEYS)}"))
        for key, track in self.tracks.items():
            if not 2 <= len(track.values) <= table.TRACK_SPACES or track.values != sorted(track.values):
                message = f"expected 2 to {table.TRACK_SPACES} growing values, got {track.values}"
                found.append((("tracks", key, "values"), message))
        for name in ("voices", "voice_majorities"):
            if len(getattr(self.prizes, name)) != notation.VOICES:
                found.append((("prizes", name), f"expected one for each of {notation.VOICES} voices"))
        return found

    def _player_faults(self) -> list[tuple[DataPath, str]]:
        """Seats are filled exactly, controls are shared evenly, and there are tokens enough."""
        found: list[tuple[DataPath, str]] = []
        for seats in SEATS:
            count = self.players.of(seats)
            place: DataPath = ("players", str(seats))
            if not set(count.first_row) <= set(COLUMN_NAMES):
                found.append(((*place, "first_row"), f"expected columns of {COLUMN_NAMES}, got {count.first_row!r}"))
            choirs = count.two_part + count.three_part
            chairs = sum(is_chair(self, seats))
            filled = len(count.first_row) + choirs + seats * count.hand
            if filled != chairs:
                found.append(((*place, "hand"), f"expected cards for {chairs} seats, got {filled}"))
            units = chairs + count.two_part + 2 * count.three_part + 2
            if units != seats * count.controls:
                found.append(((*place, "controls"), f"expected {units} controls in all, got {seats * count.controls}"))
            if choirs > min(table.MAX_CHOIRS, seats):
                found.append((place, f"expected at most {table.MAX_CHOIRS} choirs, got {choirs}"))
            wanted = table.COLUMNS + seats + 1 + table.SHEETS * notation.MINIMS
            if sum(self.tokens.counts) < wanted:
                found.append((("tokens",), f"expected at least {wanted} tokens, got {sum(self.tokens.counts)}"))
        return found


def _texts(sheet: Sheet) -> tuple[str, str]:
    return sheet.white.text, sheet.black.text


def is_chair(printed: SymphonyBox, seats: int) -> list[bool]:
    """Whether each chair of the big board is there, and open, at this many players."""
    count = printed.players.of(seats)
    rows = len(printed.boards.small.rows) if count.board == "small" else len(printed.boards.big.rows)
    return [
        row < rows and row + 1 != (count.closed_row or 0) for _ in range(table.COLUMNS) for row in range(table.ROWS)
    ]


def pack_box(printed: SymphonyBox) -> Record:
    """The box as kernels read it. The caller has checked it."""
    box = blank(table.Box)
    for kind, card in enumerate(printed.instruments.cards.values()):
        _pack_card(box, kind, card)
    for number, side in enumerate(printed.sides):
        _pack_side(box, number, side)
    for chair, dots in enumerate(printed.dots):
        box.chair_dots[chair] = sum(1 << _code(dot) for dot in dots)
    for seats in SEATS:
        _pack_players(box, seats, printed)
    for column, name in enumerate(COLUMN_NAMES):
        box.thematic[column] = _code(printed.first_row.categories[name])
        movement = printed.movements[name]
        for bar in range(movement.first_bar - 1, movement.last_bar):
            box.movement_bars[column, bar // notation.BARS] |= 1 << bar % notation.BARS
        box.scores_sheet[column] = (movement.scores_sheet or 0) - 1
    prizes = printed.prizes
    box.voice_points = prizes.voices
    box.overwriting_points = prizes.overwriting
    box.absolute_points = prizes.absolute
    box.sheet_prize = prizes.sheet
    box.voice_prize = prizes.voice_majorities
    box.token_points = prizes.unused_token
    box.clef_points = prizes.clef
    for number, track in enumerate(printed.tracks.values()):
        box.track[number, : len(track.values)] = track.values
        box.track_end[number] = len(track.values) - 1
    box.token_copies = printed.tokens.counts
    box.own_discs = printed.discs.own
    box.black_discs = printed.discs.black
    box.absolute_discs = printed.discs.absolute
    return box


def _code(category: str) -> int:
    return [str(known) for known in CATEGORIES].index(category)


def _bits(abilities: list[Ability]) -> int:
    return sum(1 << PLAIN_ABILITIES.index(ability) for ability in abilities if ability in PLAIN_ABILITIES)


def _virtuosity(abilities: list[Ability]) -> int:
    return sum(int(ability[-1]) for ability in abilities if ability not in PLAIN_ABILITIES)


def _pack_card(box: Record, kind: int, card: Card) -> None:
    for part, abilities in enumerate(card.part_abilities):
        box.abilities[kind, part] = _bits(abilities)
        box.virtuosity[kind, part] = _virtuosity(abilities)
    box.unlockable[kind] = _bits(card.unlockable)
    box.unlockable_virtuosity[kind] = _virtuosity(card.unlockable)
    box.category[kind] = _code(card.category)
    box.copies[kind] = card.copies
    box.parts[kind] = len(card.part_abilities)
    box.clefs[kind] = len(card.clef_set)
    box.dots[kind] = sum(1 << _code(dot) for dot in set(card.dots))
    box.advanced[kind] = card.advanced
    for number, space in enumerate(spaces_of(card)):
        bit = 1 << number
        box.spaces[kind] |= bit
        box.black[kind] |= bit * space.is_black
        box.locked[kind] |= bit * space.is_locked
        box.line[kind] |= bit * space.in_line
        box.part_of[kind, number] = space.part


def _pack_side(box: Record, number: int, side: Side) -> None:
    for note in side.notes:
        bit = 1 << (note.voice * notation.SLOTS + note.slot)
        for bars in range(1 << notation.BARS):
            box.area[number, bars] |= bit * (bars >> note.bar & 1)
        box.flats[number] |= bit * (note.accidental == "flat")
        box.sharps[number] |= bit * (note.accidental == "sharp")
        box.semibreves[number] |= bit * (note.type == "semibreve")
        box.minims[number] |= bit * (note.type == "minim")
        for colour, name in enumerate(notation.COLOURS.values()):
            box.coloured[number, colour] |= bit * (note.colour == name)
        if note.zone is not None:
            box.zones[number, notation.ZONES.index(note.zone)] |= bit
        if note.tuplet is not None:
            box.tuplets[number, note.tuplet] |= bit
        box.voice_length[number, note.voice] += 1
    box.tuplet_count[number] = side.tuplets


def _pack_players(box: Record, seats: int, printed: SymphonyBox) -> None:
    count = printed.players.of(seats)
    box.is_chair[seats] = is_chair(printed, seats)
    box.first_row[seats] = [name in count.first_row for name in COLUMN_NAMES]
    box.two_part[seats] = count.two_part
    box.three_part[seats] = count.three_part
    box.hand[seats] = count.hand
    box.controls[seats] = count.controls
    box.closed[seats] = [name in count.closed_notes for name in notation.COLOURS.values()]
    board = printed.boards.small if count.board == "small" else printed.boards.big
    box.concertmaster_virtuosity[seats] = board.concertmaster_virtuosity


class SymphonyOptions(GameOptions, frozen=True, kw_only=True):
    """What the players agree on before the deal."""

    first_player: Annotated[
        Literal["random"] | Annotated[int, Meta(ge=0, le=table.MAX_SEATS - 1)],
        Meta(title="First Player", description="The seat that starts, or random."),
    ] = "random"
    score: Annotated[
        Literal["white", "any"],
        Meta(title="Score", description="White sides make an even score; any sides are for experts."),
    ] = "white"
    first_row: Annotated[
        Literal["random", "thematic"],
        Meta(
            title="First row", description="Any instruments in front, or strings, brass and woodwinds in their places."
        ),
    ] = "random"
    orchestra: Annotated[
        Literal["built", "preset"],
        Meta(title="Orchestra", description="Build it together, or start with a ready one (Easy game)."),
    ] = "built"

    def check(self, seats: int) -> None:
        if self.first_player != "random" and self.first_player >= seats:
            raise BadOption(f"Option first_player is random or a seat from 0 to {seats - 1}; {self.first_player} came.")
        if self.orchestra == "preset" and self.first_row == "thematic":
            raise BadOption("Option first_row has no meaning with a preset orchestra, which has no first row.")


def pack_options(options: SymphonyOptions, seats: int) -> Record:
    """The options as kernels read them. The caller has checked them."""
    packed = blank(table.Options)
    packed.first = table.NOBODY if options.first_player == "random" else options.first_player
    packed.thematic = options.first_row == "thematic"
    packed.any_sides = options.score == "any"
    packed.preset = options.orchestra == "preset"
    return packed
