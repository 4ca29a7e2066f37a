"""What is printed, as plain objects: instruments by what their spaces and abilities say, notes by their names."""

from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from podium.games.symphony import GAME
from podium.games.symphony.table import COLUMNS, PER_SHEET, ROWS

SLOTS = 16  # numbers kept for the notes of one voice on one sheet
BARS_PER_SHEET = 3  # R6

printed: Any = GAME.box.printed


@dataclass(frozen=True, slots=True)
class Space:
    """A note space of a card."""

    is_black: bool
    is_locked: bool
    in_line: bool
    part: int


@dataclass(frozen=True, slots=True)
class Card:
    """An instrument."""

    name: str
    category: str
    dots: frozenset[str]
    spaces: tuple[Space, ...]
    abilities: tuple[frozenset[str], ...]  # always active, by part
    unlockable: frozenset[str]
    clefs: int

    @property
    def parts(self) -> int:
        return len(self.abilities)


@dataclass(frozen=True, slots=True)
class Note:
    """A printed note."""

    sheet: int
    voice: int
    bar: int  # of the whole score, from 1
    type: str
    accidental: str | None
    colour: str | None
    zone: str | None


class Score:
    """Three sheets side by side."""

    def __init__(self, sides: tuple[int, ...]) -> None:
        self.notes: dict[int, Note] = {}
        self.others: dict[int, tuple[int, ...]] = {}  # the other notes of a note's tuplet
        self.beside: dict[int, tuple[int, ...]] = {}  # the notes left and right on its voice
        tuplets: dict[tuple[int, int], list[int]] = {}
        for sheet, side in enumerate(sides):
            for note in printed.sides[side].notes:
                number = sheet * PER_SHEET + note.voice * SLOTS + note.slot
                bar = sheet * BARS_PER_SHEET + note.bar + 1
                self.notes[number] = Note(
                    sheet, note.voice, bar, note.type, note.accidental, note.colour, note.zone
                )  # fmt: skip
                self.beside[number] = ()
                if note.tuplet is not None:
                    tuplets.setdefault((sheet, note.tuplet), []).append(number)
        for members in tuplets.values():
            for number in members:
                self.others[number] = tuple(other for other in members if other != number)
        for voice in range(3):
            # Numbers grow with the sheet and, inside it, with the place: this is reading order.
            line = [number for number, note in self.notes.items() if note.voice == voice]
            for left, right in pairwise(sorted(line)):
                self.beside[left] += (right,)
                self.beside[right] += (left,)
        self.areas = [self._area(column) for column in range(COLUMNS)]

    def _area(self, column: int) -> tuple[int, ...]:
        """R7: the notes of a movement."""
        movement = printed.movements["ABCDE"[column]]
        return tuple(
            number
            for number, note in sorted(self.notes.items())
            if movement.first_bar <= note.bar <= movement.last_bar
        )  # fmt: skip

    def minims(self, sheet: int) -> list[int]:
        """The minims of a sheet, in the order of their numbers."""
        return sorted(n for n, note in self.notes.items() if note.sheet == sheet and note.type == "minim")


@cache
def score_of(sides: tuple[int, ...]) -> Score:
    return Score(sides)


def _card(name: str, kind: int) -> Card:
    card = printed.instruments.cards[name]
    spaces = tuple(Space(s.is_black, s.is_locked, s.in_line, s.part) for s in printed.spaces[kind])
    return Card(
        name=name,
        category=card.category,
        dots=frozenset(card.dots),
        spaces=spaces,
        abilities=tuple(frozenset(abilities) for abilities in card.part_abilities),
        unlockable=frozenset(card.unlockable),
        clefs=len(card.clef_set),
    )


CARDS = [_card(name, kind) for kind, name in enumerate(printed.kinds)]


def seat_dots(chair: int) -> frozenset[str]:
    """R53–R55: the dots of a seat, by the category that meets them."""
    column, row = divmod(chair, ROWS)
    letters = printed.boards.big.rows[row].split()[column]
    names = {"S": "strings", "B": "brass", "W": "woodwinds", "P": "percussion", "K": "soloist"}
    return frozenset(names[letter] for letter in letters.split("+") if letter != "-")


DOTS = [seat_dots(chair) for chair in range(COLUMNS * ROWS)]


def is_well_placed(kind: int, chair: int) -> bool:
    """R53, R56."""
    return bool(CARDS[kind].dots & DOTS[chair])


@cache
def chairs_of(seats: int) -> frozenset[int]:
    """R2, R3: five rows up to four players, six above; of two players' the third is covered."""
    rows = range(6) if seats >= 5 else [0, 1, 3, 4] if seats == 2 else range(5)
    return frozenset(ROWS * column + row for column in range(COLUMNS) for row in rows)


@cache
def closed_colours(seats: int) -> frozenset[str]:
    """R8–R10: the colours of the notes that are closed."""
    return frozenset({2: ("blue", "orange"), 3: ("blue",), 4: ("blue",)}.get(seats, ()))
