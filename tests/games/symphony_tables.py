"""Orchestras, scores and plays that the tests of Symphony's rules share."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from podium import Match
from podium.core.errors import IllegalAction
from podium.games.symphony import GAME, abilities, movement, orchestra, rules, table
from podium.games.symphony.printed import TOKEN_KEYS
from podium.games.symphony.text import parse_action

SEATS = range(2, 7)
SHEETS = ("A", "B", "C", "D")


def symphony(seats: int = 3, *, seed: int | str = 1, **options: Any) -> Match:
    """A fresh game; seat 0 is the First Player unless another is named."""
    return Match.new(GAME, seats=seats, options={"first_player": 0, **options}, seed=seed)


def chair(name: str) -> int:
    return parse_action(GAME.box, f"seat {name}") - table.CHAIR


def note(name: str) -> int:
    return parse_action(GAME.box, f"note {name}") - table.NOTE


def kind(name: str) -> int:
    return int(GAME.box.printed.kinds.index(name))


def lay_sheets(match: Match, sheets: str = "ABC", side: int = 0) -> None:
    """These sheets in this order, with black discs on the notes that are closed at this many players."""
    state, box = match._states[-1], match.box.record
    state.top[:] = 0
    state.high[:] = 0
    state.stack[:] = 0
    for place, name in enumerate(sheets):
        state.side[place] = 2 * SHEETS.index(name) + side
        for colour in range(2):
            if box.closed[match.seats, colour]:
                for bit in range(table.PER_SHEET):
                    if int(box.coloured[state.side[place], colour]) >> bit & 1:
                        put(match, place * table.PER_SHEET + bit, "black")


def put(match: Match, where: int | str, *discs: int | str) -> None:
    """Lay these discs, and no others, on a note from the bottom, by seats or 'black'."""
    state, place = match._states[-1], where if isinstance(where, int) else note(where)
    sheet, bit = place // table.PER_SHEET, 1 << place % table.PER_SHEET
    for colour in range(table.COLOURS):
        state.top[colour, sheet] = int(state.top[colour, sheet]) & ~bit
    for level in range(3):
        state.high[level, sheet] = int(state.high[level, sheet]) & ~bit
    stack = 0
    for level, disc in enumerate(discs):
        colour = table.BLACK if disc == "black" else int(disc)
        stack |= (colour + 1) << 3 * level
        state.high[level, sheet] = int(state.high[level, sheet]) | bit
        if level == len(discs) - 1:
            state.top[colour, sheet] = int(state.top[colour, sheet]) | bit
    state.stack[place] = stack


Seated = dict[str, tuple[str, int | Sequence[int]]]


def concert(
    cards: Seated,
    *,
    seats: int = 3,
    column: str = "A",
    placed: str = "",
    locked: str = "",
    concertmaster: int | None = None,
    conductor: int | None = None,
    tokens: dict[int, str] | None = None,
    discs: dict[str, Sequence[int | str]] | None = None,
    sheets: str = "ABC",
    side: int = 0,
) -> Match:
    """A movement about to begin, with these cards on their seats and nobody else.

    `cards` are {"A2": ("tuba", 1)}, of a choir with the seats that control its parts. `placed` and `locked` name
    seats whose cards are well placed, or not, wherever they sit. `tokens` are by player; `discs` lie on notes.
    """
    match = symphony(seats)
    state, box = match._states[-1], match.box.record
    _empty(state)
    lay_sheets(match, sheets, side)
    for place, (name, owners) in cards.items():
        orchestra.seat_card(box, state, kind(name), chair(place))
        bit = 1 << chair(place)
        if place in placed.split():
            state.placed = int(state.placed) | bit
        if place in locked.split():
            state.placed = int(state.placed) & ~bit
        for part, owner in enumerate([owners] if isinstance(owners, int) else owners):
            orchestra.take_control(box, state, owner, chair(place), part)
    if concertmaster is not None:
        state.black_left = 3
        state.supply[table.BLACK] -= 3
        orchestra.take_concertmaster(box, state, concertmaster)
    if conductor is not None:
        orchestra.take_conductor(box, state, conductor)
    for seat, held in (tokens or {}).items():
        for token in held.split():
            state.tokens[seat, TOKEN_KEYS.index(token)] += 1
    for where, pile in (discs or {}).items():
        put(match, where, *pile)
    state.spread = 0
    for place in cards:
        if active(match, place) & table.ABSOLUTE:
            state.absolute[chair(place)] = 3
    movement.open_movement(state, "ABCDE".index(column))
    movement.go_on(box, state)
    return match


def _empty(state: Any) -> None:
    """An orchestra without cards, players without hands."""
    state.card[: table.CHAIRS] = table.NO_CARD
    state.controller[:] = table.NOBODY
    state.hand[:] = table.NO_CARD
    state.placed = 0
    state.black_left = 0
    state.controls_left = 0
    state.choirs = 0
    state.choirs_kept = 0
    state.supply[table.BLACK] = 35
    state.choir_of[:] = table.NO_CARD


def active(match: Match, place: str, part: int = 0) -> int:
    unit = table.CONCERTMASTER if place == "concertmaster" else chair(place)
    return int(abilities.abilities_of(match.box.record, match._states[-1], unit, part))


def play(match: Match, *actions: str) -> Match:
    """Play these actions, each by whoever is to act."""
    for action in actions:
        match.play(match.pending[0], action)
    return match


def may(match: Match, action: str) -> bool:
    return action in match.legal(match.pending[0]).texts if match.pending else False


def notes(match: Match) -> list[str]:
    """The notes that may be played now."""
    return [text.removeprefix("note ") for text in texts(match) if text.startswith("note ")]


def texts(match: Match) -> tuple[str, ...]:
    return match.legal(match.pending[0]).texts if match.pending else ()


def refused(match: Match, action: str) -> bool:
    """Whether an action is refused."""
    try:
        match.at(len(match.log)).play(match.pending[0], action)
    except IllegalAction:
        return True
    return False


def stack(match: Match, where: str) -> list[int | str]:
    """The discs on a note from the bottom."""
    sheet, voice, number = (int(part) for part in where.split("-"))
    found: list[int | str] = match.view().sheets[sheet - 1].voices[voice - 1][number - 1].stack
    return found


def points(match: Match) -> list[int]:
    """Points made by plays: notes, Virtuosity and clefs, without the prizes of sheets and of the end."""
    return [int(row[: table.FROM_SHEETS].sum()) for row in match._states[-1].points[: match.seats]]


def discs(match: Match, place: str) -> list[int | str]:
    """The discs on a card from the left."""
    return [space.disc for space in unit(match, place).spaces if space.disc is not None]


def unit(match: Match, place: str) -> Any:
    view = match.view()
    return next(found for found in [*view.chairs, view.concertmaster] if found.place == place)


def playing(match: Match) -> str | None:
    found: str | None = match.view().playing
    return found


def tokens(match: Match, seat: int) -> dict[str, int]:
    found: dict[str, int] = match.view().players[seat].tokens
    return found


def first_notes(match: Match, count: int = 1) -> list[str]:
    return notes(match)[:count]


def play_first(match: Match, times: int = 1) -> Match:
    """The first note on offer, or whatever comes first; chains are not continued."""
    for _ in range(times):
        offered = texts(match)
        pick = "stop" if "stop" in offered else next((text for text in offered if text.startswith("note")), offered[0])
        play(match, pick)
    return match


def order_of_play(match: Match, most: int = 60) -> list[str]:
    """Which unit plays, one name a play, until the movement is over; discs of a chain are not continued."""
    found: list[str] = []
    column = match.view().movement
    while match.pending and match.view().movement == column and len(found) < most:
        view = match.view()
        if view.asked == "play" and (not found or match._states[-1].left == table.NO_LEFT):
            found.append(view.playing)
        play_first(match)
    return found


def census(match: Match) -> list[int]:
    out = np.zeros(table.CENSUS, np.int32)
    rules.census(match.box.record, match._states[-1], out)
    return [int(count) for count in out]


def note_facts(match: Match) -> dict[str, Any]:
    """Every note of the score by its name."""
    return {found.name: found for sheet in match.view().sheets for voice in sheet.voices for found in voice}


def visible(match: Match, seat: int, sheet: int) -> int:
    return int(match._states[-1].top[seat, sheet]).bit_count()
