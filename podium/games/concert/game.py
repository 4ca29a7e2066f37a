"""What both games tell the house alike: who made them, their words for actions, and why the winner won."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Protocol

import numpy as np

from podium.core.box import Box
from podium.core.game import Game, Rules
from podium.core.kernel import Record
from podium.games.concert import recipe
from podium.games.concert.printed import SEATS
from podium.games.concert.text import action_message, action_name, parse_action

Ties = Mapping[str, Callable[[Record, int], int]]
"""What decides among those level on points: by the reason it gives, what counts for a seat, the most of it winning."""
TIES: Ties = {
    "minutes": lambda state, seat: int(state.minutes[seat]),
    "money": lambda state, seat: int(state.money[seat]),
}


class Printed(Protocol):
    """A game's `printed` module."""

    def pack_box(self, printed: Any) -> Record: ...
    def pack_options(self, options: Any, seats: int) -> Record: ...


class Viewing(Protocol):
    """A game's `view` module."""

    def view(self, box: Box, state: Record, seat: int | None) -> Any: ...
    def unveil(self, box: Box, state: Record) -> Any: ...


def concert_game(rules: Rules, printed: Printed, viewing: Viewing, /, *, ties: Ties = TIES, **own: Any) -> Game:
    """Either game: its modules, and what it has of its own."""
    alike: dict[str, Any] = {
        "designer": "Pieter de Boer",
        "seats": SEATS,
        "rules": rules,
        "pack_box": printed.pack_box,
        "pack_options": printed.pack_options,
        "view": viewing.view,
        "unveil": viewing.unveil,
        "action_name": action_name,
        "parse_action": parse_action,
        "action_message": action_message,
        "reason": partial(reason, rules, ties),
        "recipe": recipe.faults,
    }
    return Game(**alike, **own)


def reason(rules: Rules, ties: Ties, box: Box, state: Record) -> str:
    """By 'points', after a tie by the first of `ties` that leaves one of the winners, or 'shared'."""
    points = np.zeros(rules.MAX_SEATS, np.int32)
    rules.score(box.record, state, points)
    level = list(range(int(state.seats)))
    for name, counted in {"points": lambda _, seat: int(points[seat]), **ties}.items():
        most = max(counted(state, seat) for seat in level)
        level = [seat for seat in level if counted(state, seat) == most]
        if len(level) == 1:
            return name
    return "shared"
