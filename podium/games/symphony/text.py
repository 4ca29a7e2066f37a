"""Symphony in text: action names that parse back, and what happened as messages.

A seat of the orchestra is its column and row, C3; a note is sheet, voice and its number there, 2-1-5.
"""

import re

from podium.core.box import Box
from podium.core.errors import BadAction
from podium.core.kernel import Record
from podium.core.phrases import Argument, Message, Seat, Word
from podium.games.symphony import movement, orchestra, scoring, table
from podium.games.symphony.notation import SLOTS
from podium.games.symphony.printed import COLUMN_NAMES, TOKEN_KEYS
from podium.games.symphony.table import (
    BURN,
    CARD,
    CHAIR,
    CONDUCT,
    CONTROL,
    CONTROL_CONCERTMASTER,
    CONTROL_CONDUCTOR,
    DISC,
    LAYER,
    NOTE,
    PARTS,
    PER_SHEET,
    PROLONG,
    ROWS,
    SPREAD,
    STOP,
    TOKEN,
)

WAYS = ("own left", "black left", "own space", "black space")
_CHAIR = re.compile(rf"([a-e])([1-{ROWS}])")
_NOTE = re.compile(rf"([1-3])-([1-3])-(\d|1[0-{SLOTS % 10}])")


def chair_name(chair: int) -> str:
    """C3 for the third seat of column C; its number for the Concertmaster is his name."""
    return "concertmaster" if chair == table.CONCERTMASTER else f"{COLUMN_NAMES[chair // ROWS]}{chair % ROWS + 1}"


def note_name(note: int) -> str:
    """Sheet, voice and number of a note, each from 1."""
    return f"{note // PER_SHEET + 1}-{note % PER_SHEET // SLOTS + 1}-{note % SLOTS + 1}"


def action_name(box: Box, action: int) -> str:
    """'card violin', 'seat C3', 'control C3', 'control C3 part 2', 'token clef', 'note 2-1-5', 'stop' …"""
    if action < CHAIR:
        return f"card {box.printed.kinds[action - CARD]}"
    if action < CONTROL:
        return f"seat {chair_name(action - CHAIR)}"
    if action < CONTROL_CONDUCTOR:
        chair, part = divmod(action - CONTROL, PARTS)
        return f"control {chair_name(chair)}" + (f" part {part + 1}" if part else "")
    if action < TOKEN:
        return "control conductor" if action == CONTROL_CONDUCTOR else "control concertmaster"
    if action < PROLONG:
        return f"token {TOKEN_KEYS[action - TOKEN]}"
    if action < CONDUCT:
        return f"prolong {WAYS[action - PROLONG]}"
    if action < DISC:
        return f"conduct {('left', 'space')[action - CONDUCT]}"
    if action < NOTE:
        return f"disc {('own', 'black')[action - DISC]}"
    if action < LAYER:
        return f"note {note_name(action - NOTE)}"
    if action < STOP:
        return f"black {('under', 'over')[action - LAYER]}"
    return "stop" if action == STOP else "burn"


def parse_action(box: Box, text: str) -> int:
    """The action with this text, in any case and spacing; raises BadAction."""
    plain = " ".join(text.lower().split())
    kinds: tuple[str, ...] = box.printed.kinds
    match plain.split():
        case ["card", kind] if kind in kinds:
            return CARD + kinds.index(kind)
        case ["seat", name] if (chair := _chair(name)) is not None:
            return CHAIR + chair
        case ["control", "conductor"]:
            return CONTROL_CONDUCTOR
        case ["control", "concertmaster"]:
            return CONTROL_CONCERTMASTER
        case ["control", name, *rest] if (chair := _chair(name)) is not None:
            if not rest:
                return CONTROL + PARTS * chair
            if rest[0] == "part" and rest[1:] and rest[1] in ("1", "2", "3") and len(rest) == 2:
                return CONTROL + PARTS * chair + int(rest[1]) - 1
        case ["token", token] if token in TOKEN_KEYS:
            return TOKEN + TOKEN_KEYS.index(token)
        case ["prolong", *way] if " ".join(way) in WAYS:
            return PROLONG + WAYS.index(" ".join(way))
        case ["conduct", "left" | "space" as place]:
            return CONDUCT + int(place == "space")
        case ["disc", "own" | "black" as colour]:
            return DISC + int(colour == "black")
        case ["note", name] if (parts := _NOTE.fullmatch(name)) and 1 <= int(parts[3]) <= SLOTS:
            return NOTE + (int(parts[1]) - 1) * PER_SHEET + (int(parts[2]) - 1) * SLOTS + int(parts[3]) - 1
        case ["black", "under" | "over" as place]:
            return LAYER + int(place == "over")
        case ["stop"]:
            return STOP
        case ["burn"]:
            return BURN
    raise BadAction(
        f"Expected card NAME, seat C3, control C3 (part 2), conductor or concertmaster, token NAME, prolong own left, "
        f"conduct left, disc own, note 2-1-5, black under, stop or burn; {text[:60]!r} came."
    )


def _chair(name: str) -> int | None:
    found = _CHAIR.fullmatch(name)
    return None if found is None else "abcde".index(found[1]) * ROWS + int(found[2]) - 1


def _card(box: Box, kind: int) -> Word:
    return Word(f"card-{box.printed.kinds[kind]}")


def _unit(box: Box, state: Record, unit: int) -> dict[str, Argument]:
    return {"card": _card(box, int(state.card[unit])), "place": chair_name(unit)}


def action_message(box: Box, state: Record, seat: int, action: int) -> Message:
    """An action as a choice to offer."""
    if action < CHAIR:
        key = "choice-choir" if state.phase == table.CHOIR_CHOICE else "choice-card"
        return Message(key, {"card": _card(box, action - CARD)})
    if action < CONTROL:
        chair = action - CHAIR
        is_placed = bool(table.is_well_placed(box.record, int(state.chosen), chair))
        args: dict[str, Argument] = {
            "card": _card(box, int(state.chosen)),
            "place": chair_name(chair),
            "placed": int(is_placed),
        }
        return Message("choice-seat", args)
    if action < TOKEN:
        return Message("choice-control", _controlled(box, state, action))
    if action < PROLONG:
        token = Word(f"token-{TOKEN_KEYS[action - TOKEN]}")
        about = Word(f"token-{TOKEN_KEYS[action - TOKEN]}-about")
        if state.phase == SPREAD:
            return Message("choice-take-token", {"token": token, "about": about})
        return Message("choice-token", {"token": token, "about": about, **_unit(box, state, int(state.unit))})
    if action < CONDUCT:
        place = "swap" if state.unit == table.CONCERTMASTER else ("left", "left", "space", "space")[action - PROLONG]
        return Message(f"choice-prolong-{place}", {"black": (action - PROLONG) & 1})
    if action < DISC:
        place = "swap" if state.unit == table.CONCERTMASTER else ("left", "space")[action - CONDUCT]
        return Message(f"choice-conduct-{place}")
    if action < NOTE:
        return Message("choice-disc", {"black": action - DISC})
    if action < LAYER:
        note = action - NOTE
        return Message("choice-note", {**note_args(note), "points": int(movement.points_at(box.record, state, note))})
    if action < STOP:
        return Message("choice-layer", {"over": action - LAYER})
    if action == STOP:
        return Message("choice-keep-token" if state.phase == table.UNLOCK else "choice-stop")
    return Message("choice-burn", _unit(box, state, int(state.unit)))


def note_args(note: int) -> dict[str, Argument]:
    return {
        "note": note_name(note),
        "sheet": note // PER_SHEET + 1,
        "voice": note % PER_SHEET // SLOTS + 1,
        "number": note % SLOTS + 1,
    }


def _controlled(box: Box, state: Record, action: int) -> dict[str, Argument]:
    if action == CONTROL_CONDUCTOR:
        return {"card": Word("card-conductor"), "place": "conductor", "part": 0}
    if action == CONTROL_CONCERTMASTER:
        return {"card": Word("card-concertmaster"), "place": "concertmaster", "part": 0}
    chair, part = divmod(action - CONTROL, PARTS)
    parts = int(box.record.parts[state.card[chair]])
    return {**_unit(box, state, chair), "part": part + 1 if parts > 1 else 0}


def describe(box: Box, before: Record, seat: int, action: int, after: Record, viewer: int | None) -> list[Message]:
    """What one action did, as far as `viewer` may know it."""
    player = Seat(seat)
    told: list[Message] = []
    if before.phase == table.CHOIR_CHOICE:
        told.append(_told_choir(box, seat, action, viewer))
    elif action < CHAIR:
        pass  # told with its seat
    elif action < CONTROL:
        where: dict[str, Argument] = {"player": player, **_unit(box, after, action - CHAIR)}
        placed = int(after.placed) >> (action - CHAIR) & 1
        told.append(Message("told-seat", {**where, "placed": placed}))
    elif action < TOKEN:
        told.append(Message("told-control", {"player": player, **_controlled(box, after, action)}))
    elif action < NOTE or action >= LAYER:
        told += _told_choice(box, before, seat, action)
    if NOTE <= action <= STOP:
        told += _told_disc(box, before, seat, action, after)
    return told + _lost(before, after, action) + _turning_points(box, before, after)


def _told_choir(box: Box, seat: int, action: int, viewer: int | None) -> Message:
    if viewer == seat:
        return Message("told-own-choir", {"card": _card(box, action - CARD)})
    return Message("told-choir", {"player": Seat(seat)})


def _told_choice(box: Box, before: Record, seat: int, action: int) -> list[Message]:
    """Tokens, discs of the Conductor, and what a player left undone."""
    player = Seat(seat)
    unit: dict[str, Argument] = {"player": player}
    if before.phase != SPREAD:
        unit |= _unit(box, before, int(before.unit))
    if action < CONDUCT:
        token = TOKEN_KEYS[action - TOKEN] if action < PROLONG else TOKEN_KEYS[table.PROLONGED_TOKEN]
        key = "told-take-token" if before.phase == SPREAD else "told-token"
        return [Message(key, {**unit, "token": Word(f"token-{token}")})]
    if action < DISC:
        return [Message("told-conduct", unit)]
    if action == BURN:
        return [Message("told-burn", unit)]
    if action == STOP and before.phase != table.UNLOCK:
        return [Message("told-stop", {"player": player})]
    return []


def _told_disc(box: Box, before: Record, seat: int, action: int, after: Record) -> list[Message]:
    """Discs that came on the score, with the points they brought and the token they took."""
    note = action - NOTE if action < LAYER else int(before.last_note)
    if note < 0 or int(before.stack[note]) == int(after.stack[note]):
        return []  # the second half of the choice is still to come, or nothing was placed
    gained = sum(int(after.points[seat, source]) - int(before.points[seat, source]) for source in range(2))
    args: dict[str, Argument] = {"player": Seat(seat), **_unit(box, before, int(before.unit)), **note_args(note)}
    heights = [int(table.height_of(int(state.stack[note]))) for state in (before, after)]
    top = int(after.stack[note]) >> 3 * (heights[1] - 1) & 7
    args |= {"points": gained, "black": int(top == table.BLACK + 1), "covers": int(heights[0] > 0)}
    told = [Message("told-note", args)]
    for token, key in enumerate(TOKEN_KEYS):
        if after.tokens[seat, token] > before.tokens[seat, token] and before.phase > SPREAD:
            told.append(Message("told-minim", {"player": Seat(seat), "token": Word(f"token-{key}")}))
    return told


def _lost(before: Record, after: Record, action: int) -> list[Message]:
    """Discs that left the game beside a burnt one: disturbed, or without a note in a group."""
    lost = sum(int(b) for b in after.burnt) - sum(int(b) for b in before.burnt)
    return [Message("told-lost", {"discs": lost})] if lost and action != BURN else []


def _turning_points(box: Box, before: Record, after: Record) -> list[Message]:
    """Compensations, movements, sheets scored, the end."""
    told: list[Message] = []
    if before.phase == table.ALLOCATION and after.phase != table.ALLOCATION:
        for column, name in enumerate(COLUMN_NAMES):
            token = int(before.column_token[column])
            winner = int(orchestra.minority_of(box.record, after, column))
            if token != table.NO_TOKEN and winner != table.NOBODY:
                args: dict[str, Argument] = {"player": Seat(winner), "column": name}
                told.append(Message("told-minority", {**args, "token": Word(f"token-{TOKEN_KEYS[token]}")}))
    if int(after.round_number) != int(before.round_number) or (after.phase == table.OVER != before.phase):
        if before.round_number:
            told += _scored(box, before, after)
        if after.phase != table.OVER:
            told.append(Message("told-movement", {"movement": COLUMN_NAMES[int(after.movement)]}))
    if after.phase == table.OVER:
        for seat in range(int(after.seats)):
            parts = [int(scoring.points_from(box.record, after, seat, source)) for source in range(table.SOURCES)]
            names = ("notes", "virtuosity", "clefs", "sheets", "voices", "tokens", "tracks")
            told.append(Message("told-final", {"player": Seat(seat), **dict(zip(names, parts, strict=True))}))
        told.append(Message("told-over"))
    return told


def _scored(box: Box, before: Record, after: Record) -> list[Message]:
    """The sheet scored after a movement."""
    sheet = int(box.record.scores_sheet[before.movement])
    if sheet < 0:
        return []
    told = [Message("told-sheet", {"sheet": sheet + 1})]
    for seat in range(int(after.seats)):
        steps = sum(int(after.cube[seat, track]) - int(before.cube[seat, track]) for track in range(table.TRACKS))
        prize = int(after.points[seat, table.FROM_SHEETS]) - int(before.points[seat, table.FROM_SHEETS])
        if steps or prize:
            told.append(Message("told-sheet-seat", {"player": Seat(seat), "steps": steps, "points": prize}))
    return told
