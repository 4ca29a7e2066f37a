"""Symphonimo in text: action names that parse back, and what happened as messages.

Action names are the same in every language; people see the messages, in theirs.
"""

import re

from podium.core.box import Box
from podium.core.errors import BadAction
from podium.core.kernel import Record
from podium.core.phrases import Argument, Message, Seat, Word
from podium.games.symphonimo import table
from podium.games.symphonimo.table import (
    CHOOSE,
    CONDUCTORS,
    DECLINE,
    DISMISSING,
    DRAW,
    FINISH,
    GIVING,
    OFFERED,
    OVER,
    PLACE,
    TAKE,
)


def action_name(box: Box, action: int) -> str:
    """The text of an action: 'draw', 'place 2', 'take 2', 'finish', 'choose fox', 'decline'."""
    if action == DRAW:
        return "draw"
    if action < TAKE:
        return f"place {action - PLACE + 1}"
    if action < FINISH:
        return f"take {action - TAKE + 1}"
    if action == FINISH:
        return "finish"
    if action < DECLINE:
        return f"choose {box.printed.family_keys[action - CHOOSE]}"
    return "decline"


def parse_action(box: Box, text: str) -> int:
    """The action with this text, in any case and spacing; raises BadAction."""
    words = text.lower().split()
    keys: tuple[str, ...] = box.printed.family_keys
    match words:
        case ["draw"]:
            return DRAW
        case ["finish"]:
            return FINISH
        case ["decline"]:
            return DECLINE
        case ["place" | "take" as verb, number] if re.fullmatch(f"[1-{CONDUCTORS}]", number):
            return (PLACE if verb == "place" else TAKE) + int(number) - 1
        case ["choose", family] if family in keys:
            return CHOOSE + keys.index(family)
    raise BadAction(
        f"Expected draw, place 1–{CONDUCTORS}, take 1–{CONDUCTORS}, finish, decline or choose with one of "
        f"{', '.join(keys)}; {text[:60]!r} came."
    )


def _card(box: Box, family: int) -> Word:
    return Word(f"family-{box.printed.family_keys[family]}")


def _at(box: Box, state: Record, place: int) -> dict[str, Argument]:
    """A place in the row: its number, counted from 1, and the conductor there."""
    conductor = box.printed.conductor_keys[int(state.conductor[place])]
    return {"number": place + 1, "conductor": Word(f"conductor-{conductor}")}


def _cards(box: Box, state: Record, place: int) -> tuple[Word, ...]:
    return tuple(_card(box, int(family)) for family in state.under[place, : int(state.held[place])])


def action_message(box: Box, state: Record, seat: int, action: int) -> Message:
    """An action as a choice to offer, with what it would bring."""
    if action == DRAW:
        return Message("choice-draw", {"pile": int(state.pile_end) - int(state.drawn)})
    if action < TAKE:
        place = action - PLACE
        return Message("choice-place", {"card": _card(box, int(state.hand)), **_at(box, state, place)})
    if action < FINISH:
        place = action - TAKE
        return Message(
            "choice-take-at-once" if state.phase == OFFERED else "choice-take",
            {
                "cards": _cards(box, state, place),
                "points": f"{table.worth(box.record, state, seat, place):+d}",
                **_at(box, state, place),
            },
        )
    if action == FINISH:
        return Message("choice-finish")
    if action == DECLINE:
        return Message("choice-wait" if state.phase == OFFERED else "choice-keep")
    card = _card(box, action - CHOOSE)
    if state.phase == GIVING:
        return Message("choice-give", {"card": card, "left": Seat((seat + 1) % int(state.seats))})
    return Message("choice-dismiss" if state.phase == DISMISSING else "choice-shed", {"card": card})


def describe(box: Box, before: Record, seat: int, action: int, after: Record, viewer: int | None) -> list[Message]:
    """What one action did. All of it happens face up, so every viewer is told the same."""
    told = [_deed(box, before, seat, action, after)]
    gathers = action != DRAW and int(after.drawn) > int(before.drawn)
    if gathers:
        card = _card(box, int(before.pile[int(before.drawn)]))
        told.append(Message("told-draw-one", {"player": Seat(seat), "card": card}))
    was_last = int(after.drawn) == int(after.pile_end) != int(before.drawn)
    if was_last:
        told.append(Message("told-last-card"))
    if int(after.round_number) != int(before.round_number):
        told.append(Message("told-round", {"round": int(after.round_number), "player": Seat(int(after.turn))}))
    if int(after.phase) == OVER:
        told.append(Message("told-over"))
    return told


def _deed(box: Box, before: Record, seat: int, action: int, after: Record) -> Message:
    player = Seat(seat)
    if action == DRAW:
        return Message("told-draw", {"player": player, "card": _card(box, int(after.hand))})
    if action < TAKE:
        place = action - PLACE
        card = _card(box, int(before.hand))
        return Message("told-place", {"player": player, "card": card, **_at(box, before, place)})
    if action < FINISH:
        place = action - TAKE
        cards = _cards(box, before, place)
        return Message("told-take", {"player": player, "cards": cards, **_at(box, before, place)})
    if action == FINISH:
        return Message("told-finish", {"player": player})
    if action == DECLINE:
        return Message("told-wait" if before.phase == OFFERED else "told-keep", {"player": player})
    card = _card(box, action - CHOOSE)
    if before.phase == GIVING:
        left = Seat((seat + 1) % int(before.seats))
        return Message("told-give", {"player": player, "card": card, "left": left})
    key = "told-dismiss" if before.phase == DISMISSING else "told-shed"
    return Message(key, {"player": player, "card": card})
