"""What may be seen at a Symphony table, as an allow-list.

Everything is open but the hands, the choirs being passed on, and the cards that nobody was dealt. The view also
says what the rules know and a page should not work out for itself: who plays next, which notes the disc to be
placed may go on, and what it would score there.
"""

from typing import Any, Literal

import msgspec
import numpy as np

from podium.core.box import Box
from podium.core.kernel import Record, unpacked
from podium.games.symphony import abilities, movement, rules, scoring, table
from podium.games.symphony.notation import BARS, SLOTS, Accidental, NoteColour, NoteType, Zone
from podium.games.symphony.printed import (
    COLUMN_NAMES,
    PLAIN_ABILITIES,
    SHEET_KEYS,
    SIDE_KEYS,
    TOKEN_KEYS,
    TRACK_KEYS,
    is_chair,
)
from podium.games.symphony.text import chair_name, note_name

Phase = Literal["choirs", "allocation", "spread", "unlock", "attack", "concertmaster", "body", "coda", "over"]
PHASES: tuple[Phase, ...] = (
    "choirs", "allocation", "spread", "unlock", "attack", "concertmaster", "body", "coda", "over",
)  # fmt: skip
Asked = Literal["card", "seat", "control", "token", "play", "group", "chain", "layer"]
ASKED: tuple[Asked, ...] = ("card", "seat", "control", "token", "play", "group", "chain", "layer")
SOURCE_KEYS = ("notes", "virtuosity", "clefs", "sheets", "voices", "tokens", "tracks")
Disc = int | Literal["black"]
"""A disc: the seat it belongs to, or black."""


class NoteView(msgspec.Struct, frozen=True):
    name: str  # sheet-voice-number
    bar: int  # 1 to 9
    pitch: int
    type: NoteType
    accidental: Accidental | None
    colour: NoteColour | None
    tuplet: int | None
    zone: Zone | None
    stack: list[Disc]  # from the bottom
    token: str | None  # the Musician token on a Minim
    in_area: bool


class SheetView(msgspec.Struct, frozen=True):
    sheet: str
    side: str
    voices: list[list[NoteView]]


class SpaceView(msgspec.Struct, frozen=True):
    disc: Disc | None
    on_black: bool  # protected
    is_locked: bool  # filled only if the card is well placed


class UnitView(msgspec.Struct, frozen=True):
    place: str  # C3, or concertmaster
    card: str | None  # None for a free seat
    dots: list[str]  # categories of the seat's dots
    is_placed: bool
    controllers: list[int | None]  # by part
    spaces: list[SpaceView]
    absolute: int  # discs of its stack
    abilities: list[list[str]]  # active ones, by part
    virtuosity: list[int]
    token: str | None
    is_conducted: bool


class PlayerView(msgspec.Struct, frozen=True):
    hand: int  # cards
    points: int  # as if the game ended now
    sources: dict[str, int]
    tokens: dict[str, int]
    tracks: dict[str, int]  # the space of each cube
    supply: int
    burnt: int


class Playable(msgspec.Struct, frozen=True):
    note: str
    points: int
    covers: bool


class SymphonyView(msgspec.Struct, frozen=True):
    seats: int
    phase: Phase
    asked: Asked | None
    turn: int | None
    first_player: int
    movement: str | None
    bars: tuple[int, int] | None  # first and last of the area
    playing: str | None  # the unit that plays
    is_black: bool | None  # whether the disc to be placed is
    order: list[str]  # units that are to play after this one, one disc each
    playable: list[Playable]  # what the disc to be placed may go on
    sheets: list[SheetView]
    chairs: list[UnitView]
    concertmaster: UnitView
    conductor: int | None
    conductor_discs: int
    column_tokens: list[str | None]
    pentagon: dict[str, int]
    hand: list[str]  # one's own
    choirs: list[str]  # those one is to choose from
    chosen: str | None  # the card one is about to set down
    must_control: str | None
    players: list[PlayerView]
    black_supply: int
    black_burnt: int


def view(box: Box, state: Record, seat: int | None) -> SymphonyView:
    """The table through the eyes of a seat, or of a spectator."""
    seen = unpacked(state)
    is_over = seen.phase == table.OVER
    in_movement = table.SPREAD < seen.phase < table.OVER
    keys = box.printed.kinds
    active = np.zeros((table.UNITS, 2 * table.PARTS), np.int32)
    abilities.list_abilities(box.record, state, active)
    chairs = is_chair(box.printed, seen.seats)
    points = np.zeros((table.MAX_SEATS, table.SOURCES), np.int32)
    scoring.list_sources(box.record, state, points)
    is_turn = seat is not None and seen.turn == seat and not is_over
    choosing = seen.phase == table.CHOIR_CHOICE
    return SymphonyView(
        seats=seen.seats,
        phase=PHASES[seen.phase],
        asked=None if is_over else ASKED[seen.asked],
        turn=None if is_over else seen.turn,
        first_player=seen.first,
        movement=COLUMN_NAMES[seen.movement] if in_movement else None,
        bars=_bars(box, seen) if in_movement else None,
        playing=chair_name(seen.unit) if in_movement else None,
        is_black=bool(movement.is_black_disc(box.record, state)) if _has_disc_in_hand(seen) else None,
        order=_order(seen, active.tolist()) if in_movement else [],
        playable=_playable(box, state, seen) if in_movement else [],
        sheets=[_sheet(box, seen, sheet, in_movement=in_movement) for sheet in range(table.SHEETS)],
        chairs=[_unit(box, seen, chair, active[chair].tolist()) for chair in range(table.CHAIRS) if chairs[chair]],
        concertmaster=_unit(box, seen, table.CONCERTMASTER, active[table.CONCERTMASTER].tolist()),
        conductor=None if seen.conductor == table.NOBODY else seen.conductor,
        conductor_discs=seen.conductor_discs,
        column_tokens=[_token(token) for token in seen.column_token],
        pentagon=_tokens(seen.pentagon),
        hand=[] if seat is None else [keys[kind] for kind in seen.hand[seat] if kind != table.NO_CARD],
        choirs=[keys[kind] for kind in seen.choir_of[seen.choirs_kept : seen.choirs]] if choosing and is_turn else [],
        chosen=keys[seen.chosen] if is_turn and seen.chosen != table.NO_CARD else None,
        must_control=None if seen.must_control == table.NOBODY else chair_name(seen.must_control),
        players=[_player(seen, other, points[other].tolist()) for other in range(seen.seats)],
        black_supply=seen.supply[table.BLACK],
        black_burnt=seen.burnt[table.BLACK],
    )


def _has_disc_in_hand(seen: Any) -> bool:
    """Whether a disc is about to be placed, and it is settled which."""
    if not table.UNLOCK < seen.phase < table.OVER:
        return False
    is_solo = seen.unit == table.CONCERTMASTER and seen.left == table.NO_LEFT
    return not (is_solo and seen.own_left and seen.black_left)


def _token(token: int) -> str | None:
    return None if token == table.NO_TOKEN else TOKEN_KEYS[token]


def _tokens(counts: list[int]) -> dict[str, int]:
    return {key: count for key, count in zip(TOKEN_KEYS, counts, strict=True) if count}


def _bars(box: Box, seen: Any) -> tuple[int, int]:
    printed = box.printed.movements[COLUMN_NAMES[seen.movement]]
    return printed.first_bar, printed.last_bar


def _disc(digit: int) -> Disc:
    return "black" if digit == table.BLACK + 1 else digit - 1


def _sheet(box: Box, seen: Any, sheet: int, *, in_movement: bool) -> SheetView:
    side = seen.side[sheet]
    bars = _bars(box, seen) if in_movement else (0, 0)
    voices: list[list[NoteView]] = [[], [], []]
    minims = 0
    for note in box.printed.sides[side].notes:
        place = note.voice * SLOTS + note.slot
        stack = seen.stack[sheet * table.PER_SHEET + place]
        token = None
        if note.type == "minim":
            token = _token(seen.minim_token[sheet][minims])
            minims += 1
        voices[note.voice].append(
            NoteView(
                name=note_name(sheet * table.PER_SHEET + place),
                bar=sheet * BARS + note.bar + 1,
                pitch=note.pitch,
                type=note.type,
                accidental=note.accidental,
                colour=note.colour,
                tuplet=note.tuplet,
                zone=note.zone,
                stack=[_disc(stack >> 3 * level & 7) for level in range(table.height_of(stack))],
                token=token,
                in_area=bars[0] <= sheet * BARS + note.bar + 1 <= bars[1],
            )
        )
    return SheetView(sheet=SHEET_KEYS[side // 2], side=SIDE_KEYS[side % 2], voices=voices)


def _unit(box: Box, seen: Any, unit: int, row: list[int]) -> UnitView:
    """A seat or the Concertmaster; `row` has the active abilities of its parts, then their Virtuosity."""
    key = None if seen.card[unit] == table.NO_CARD else box.printed.kinds[seen.card[unit]]
    has_seat = unit != table.CONCERTMASTER
    parts = 0 if key is None else len(box.printed.instruments.cards[key].part_abilities)
    active = row[:parts]
    return UnitView(
        place=chair_name(unit),
        card=key,
        dots=box.printed.dots[unit] if has_seat else [],
        is_placed=bool(seen.placed >> unit & 1),
        controllers=[None if owner == table.NOBODY else owner for owner in seen.controller[unit][:parts]],
        spaces=_spaces(box, seen, unit, active) if has_seat else _solo_spaces(seen, active),
        absolute=seen.absolute[unit] if has_seat else 0,
        abilities=[[name for code, name in enumerate(PLAIN_ABILITIES) if bits >> code & 1] for bits in active],
        virtuosity=row[table.PARTS : table.PARTS + parts],
        token=_token(seen.token[unit]),
        is_conducted=bool(seen.conducted >> unit & 1),
    )


def _spaces(box: Box, seen: Any, chair: int, active: list[int]) -> list[SpaceView]:
    """The note spaces of a card from the left; an extra disc that is to be played now comes first."""
    kind = seen.card[chair]
    found: list[SpaceView] = []
    if kind == table.NO_CARD:
        return found
    if seen.left != table.NO_LEFT and seen.unit == chair:
        part = next((space.part for i, space in enumerate(box.printed.spaces[kind]) if seen.discs[chair] >> i & 1), 0)
        is_own = seen.left == table.LEFT_OWN
        on_black = is_own and bool(active[part] & table.PROTECTION)
        found.append(SpaceView(disc=seen.turn if is_own else "black", on_black=on_black, is_locked=False))
    for number, space in enumerate(box.printed.spaces[kind]):
        disc: Disc | None = None
        if seen.discs[chair] >> number & 1:
            disc = "black" if space.is_black else seen.controller[chair][space.part]
        on_black = disc not in (None, "black") and bool(active[space.part] & table.PROTECTION)
        found.append(SpaceView(disc=disc, on_black=on_black, is_locked=space.is_locked))
    return found


def _solo_spaces(seen: Any, active: list[int]) -> list[SpaceView]:
    on_black = bool(active[0] & table.PROTECTION)
    owner = seen.controller[table.CONCERTMASTER][0]
    own = [SpaceView(disc=owner, on_black=on_black, is_locked=False)] * seen.own_left
    return own + [SpaceView(disc="black", on_black=False, is_locked=False)] * seen.black_left


def _player(seen: Any, seat: int, row: list[int]) -> PlayerView:
    return PlayerView(
        hand=sum(kind != table.NO_CARD for kind in seen.hand[seat]),
        points=sum(row),
        sources=dict(zip(SOURCE_KEYS, row, strict=True)),
        tokens=_tokens(seen.tokens[seat]),
        tracks=dict(zip(TRACK_KEYS, seen.cube[seat], strict=True)),
        supply=seen.supply[seat],
        burnt=seen.burnt[seat],
    )


def _playable(box: Box, state: Record, seen: Any) -> list[Playable]:
    """The notes among the legal actions of whoever is to act."""
    out, worth = np.zeros(table.NUM_ACTIONS, np.int16), np.zeros(table.NUM_ACTIONS, np.int16)
    count = int(rules.legal(box.record, state, seen.turn, out))
    movement.list_points(box.record, state, out, count, worth)
    offered = zip((out[:count] - table.NOTE).tolist(), worth[:count].tolist(), strict=True)
    return [
        Playable(note=note_name(note), points=points, covers=seen.stack[note] > 0)
        for note, points in offered
        if 0 <= note < table.NOTES
    ]


def _order(seen: Any, active: list[list[int]]) -> list[str]:
    """The units that are to play after this one, if each plays one disc and nothing changes the order."""
    column = [seen.movement * table.ROWS + row for row in range(table.ROWS)]
    discs = {unit: seen.discs[unit].bit_count() if seen.card[unit] != table.NO_CARD else 0 for unit in column}
    found: list[int] = []
    if seen.phase in (table.UNLOCK, table.ATTACK):
        last = seen.row if seen.phase == table.ATTACK else table.ROWS
        for unit in reversed(column[:last]):
            if discs[unit] and active[unit][0] & table.IMMINENT:  # a choir begins with its first part
                found.append(unit)
        if seen.controller[table.CONCERTMASTER][0] != table.NOBODY:
            found.append(table.CONCERTMASTER)
    for unit in (*found, seen.unit):
        if unit in discs and seen.phase != table.CODA:
            discs[unit] = max(0, discs[unit] - 1)
    row = seen.row if seen.phase in (table.BODY, table.CODA) else -1
    while seen.phase != table.CODA and any(discs.values()):
        for unit in column[row + 1 :]:
            if discs[unit]:
                found.append(unit)
                discs[unit] -= 1
        row = -1
    stacks = {unit: seen.absolute[unit] - int(seen.phase == table.CODA and unit == seen.unit) for unit in column}
    while any(count > 0 for count in stacks.values()):
        for unit in column[row + 1 :]:
            if stacks[unit] > 0:
                found.append(unit)
                stacks[unit] -= 1
        row = -1
    return [chair_name(unit) for unit in found]
