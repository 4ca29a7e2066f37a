"""A side of a score sheet in text: three voices of three bars, and three zones.

    V1: C4 Q3o C4 C6 | Q5# C4 Q3 C5o | M3 (Q5u Q6 Q6)
    V2: …
    V3: …
    zones: blue=V2 notes 6-9, orange=V3 notes 5-8, green=V1 notes 3-6

A note is its type (S, M, C, Q: semibreve, minim, crotchet, quaver), its pitch from 1 (low) to 7, then b or #
if it is flat or sharp, then u or o if it is blue or orange. Parentheses hold a tuplet of two, three or four
notes inside one bar. A zone is a run of notes of one voice, counted from 1 through its three bars.
"""

import re
from typing import Final, Literal, NamedTuple, get_args

VOICES: Final = 3
BARS: Final = 3  # of a sheet
SLOTS: Final = 16  # notes of one voice on one sheet, at most
MAX_TUPLETS: Final = 6  # of a sheet
MINIMS: Final = 3  # of a sheet, each with a Musician token

NoteType = Literal["semibreve", "minim", "crotchet", "quaver"]
Accidental = Literal["flat", "sharp"]
NoteColour = Literal["blue", "orange"]
Zone = Literal["blue", "orange", "green"]
TYPES: dict[str, NoteType] = {"S": "semibreve", "M": "minim", "C": "crotchet", "Q": "quaver"}
ACCIDENTALS: dict[str, Accidental] = {"b": "flat", "#": "sharp"}
COLOURS: dict[str, NoteColour] = {"u": "blue", "o": "orange"}
ZONES: tuple[Zone, ...] = get_args(Zone)
LONGEST_TUPLET: Final = 4

_NOTE = re.compile(r"([SMCQ])([1-7])([b#]?)([uo]?)")
_ZONE = re.compile(r"(blue|orange|green)=V([123]) notes (\d+)-(\d+)")


class Note(NamedTuple):
    """One printed note."""

    voice: int  # 0, 1, 2: the first is on top
    slot: int  # its number among the notes of that voice on this sheet, from 0
    bar: int  # of the sheet, from 0
    pitch: int  # 1 to 7
    type: NoteType
    accidental: Accidental | None
    colour: NoteColour | None
    tuplet: int | None  # the number of its tuplet on this sheet
    zone: Zone | None


class Side(NamedTuple):
    """One side of a sheet: its notes by voice and slot."""

    notes: list[Note]
    tuplets: int


class BadNotation(ValueError):
    """What is wrong with a side, in a few words that follow 'expected'."""


def parse_side(text: str) -> Side:
    """The notes of a side; raises BadNotation."""
    lines = dict(_line(line) for line in text.strip().splitlines() if line.strip())
    wanted = [*(f"V{voice + 1}" for voice in range(VOICES)), "zones"]
    if list(lines) != wanted:
        raise BadNotation(f"the lines {', '.join(wanted)}, got {', '.join(lines) or 'none'}")
    notes: list[Note] = []
    tuplets = 0
    for voice in range(VOICES):
        found, tuplets = _voice(lines[f"V{voice + 1}"], voice, tuplets)
        notes += found
    return Side(_with_zones(notes, lines["zones"]), tuplets)


def _line(line: str) -> tuple[str, str]:
    name, colon, rest = line.strip().partition(":")
    if not colon:
        raise BadNotation(f"a name and a colon at the beginning of each line, got {line.strip()!r}")
    return name, rest.strip()


def _voice(text: str, voice: int, tuplets: int) -> tuple[list[Note], int]:
    """The notes of one voice, and how many tuplets there are by now."""
    bars = text.split("|")
    if len(bars) != BARS:
        raise BadNotation(f"{BARS} bars in voice {voice + 1}, got {len(bars)}")
    notes: list[Note] = []
    for bar, content in enumerate(bars):
        inside: int | None = None
        size = 0
        for token in content.replace("(", " ( ").replace(")", " ) ").split():
            if token == "(" and inside is None:
                inside, size = tuplets, 0
            elif token == ")" and inside is not None:
                if not 2 <= size <= LONGEST_TUPLET:
                    raise BadNotation(f"a tuplet of 2 to {LONGEST_TUPLET} notes, got {size}")
                inside, tuplets = None, tuplets + 1
            else:
                notes.append(_note(token, voice, len(notes), bar, inside))
                size += 1
        if inside is not None:
            raise BadNotation(f"a tuplet to end in its bar, got {content.strip()!r}")
        if not any(note.bar == bar for note in notes):
            raise BadNotation(f"notes in bar {bar + 1} of voice {voice + 1}, got none")
    if len(notes) > SLOTS:
        raise BadNotation(f"at most {SLOTS} notes in voice {voice + 1}, got {len(notes)}")
    return notes, tuplets


def _note(token: str, voice: int, slot: int, bar: int, tuplet: int | None) -> Note:
    parts = _NOTE.fullmatch(token)
    if parts is None:
        raise BadNotation(f"a note like C4, Q5#, M3 or Q3o, got {token!r}")
    kind, pitch, accidental, colour = parts.groups()
    if kind == "S" and tuplet is not None:
        raise BadNotation(f"no semibreve in a tuplet, got {token!r}")
    if colour and (kind in "SM" or accidental):
        raise BadNotation(f"a blue or orange note to be a plain crotchet or quaver, got {token!r}")
    return Note(
        voice=voice,
        slot=slot,
        bar=bar,
        pitch=int(pitch),
        type=TYPES[kind],
        accidental=ACCIDENTALS.get(accidental),
        colour=COLOURS.get(colour),
        tuplet=tuplet,
        zone=None,
    )


def _with_zones(notes: list[Note], text: str) -> list[Note]:
    found: dict[tuple[int, int], Zone] = {}
    names: list[str] = []
    for part in text.split(","):
        zone = _ZONE.fullmatch(part.strip())
        if zone is None:
            raise BadNotation(f"a zone like green=V1 notes 3-6, got {part.strip()!r}")
        voice, first, last = int(zone[2]) - 1, int(zone[3]) - 1, int(zone[4]) - 1
        length = sum(note.voice == voice for note in notes)
        if not 0 <= first <= last < length:
            raise BadNotation(f"the {zone[1]} zone among notes 1-{length}, got {zone[3]}-{zone[4]}")
        names.append(zone[1])
        for slot in range(first, last + 1):
            if (voice, slot) in found:
                raise BadNotation(f"zones that do not overlap, got note {slot + 1} of voice {voice + 1} in two")
            found[voice, slot] = next(known for known in ZONES if known == zone[1])
    if sorted(names) != sorted(ZONES):
        raise BadNotation(f"one zone each of {', '.join(ZONES)}, got {', '.join(names)}")
    return [note._replace(zone=found.get((note.voice, note.slot))) for note in notes]


def check_side(side: Side) -> None:
    """What every printed side keeps beside the notation; raises BadNotation."""
    minims = sum(note.type == "minim" for note in side.notes)
    if minims != MINIMS:
        raise BadNotation(f"{MINIMS} minims on a sheet, got {minims}")
    if side.tuplets > MAX_TUPLETS:
        raise BadNotation(f"at most {MAX_TUPLETS} tuplets on a sheet, got {side.tuplets}")


def write_side(side: Side) -> str:
    """A side back in text, spaced as the box file has it."""
    lines = []
    types, accidentals = {v: k for k, v in TYPES.items()}, {v: k for k, v in ACCIDENTALS.items()}
    colours = {v: k for k, v in COLOURS.items()}
    for voice in range(VOICES):
        bars = []
        for bar in range(BARS):
            words, last = [], None
            for note in (n for n in side.notes if n.voice == voice and n.bar == bar):
                word = types[note.type] + str(note.pitch)
                word += accidentals[note.accidental] if note.accidental else ""
                word += colours[note.colour] if note.colour else ""
                if note.tuplet != last and last is not None:
                    words[-1] += ")"
                words.append(f"({word}" if note.tuplet != last and note.tuplet is not None else word)
                last = note.tuplet
            if last is not None:
                words[-1] += ")"
            bars.append(" ".join(words))
        lines.append(f"V{voice + 1}: " + " | ".join(bars))
    parts = []
    for zone in ZONES:
        run = [note for note in side.notes if note.zone == zone]
        parts.append(f"{zone}=V{run[0].voice + 1} notes {run[0].slot + 1}-{run[-1].slot + 1}")
    return "\n".join([*lines, "zones: " + ", ".join(parts)]) + "\n"
