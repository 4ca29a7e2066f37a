"""What both games tell the house alike: who made them, their words for actions, and why the winner won."""

from functools import partial
from typing import Any, Protocol

import numpy as np

from podium.core.box import Box
from podium.core.game import Game, Rules
from podium.core.kernel import Record
from podium.games.concert import recipe
from podium.games.concert.printed import SEATS
from podium.games.concert.text import action_message, action_name, parse_action


class Printed(Protocol):
    """A game's `printed` module."""

    def pack_box(self, printed: Any) -> Record: ...
    def pack_options(self, options: Any, seats: int) -> Record: ...


class Viewing(Protocol):
    """A game's `view` module."""

    def view(self, box: Box, state: Record, seat: int | None) -> Any: ...
    def unveil(self, box: Box, state: Record) -> Any: ...


def concert_game(rules: Rules, printed: Printed, viewing: Viewing, /, **own: Any) -> Game:
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
        "reason": partial(reason, rules),
        "recipe": recipe.faults,
    }
    return Game(**alike, **own)


def reason(rules: Rules, box: Box, state: Record) -> str:
    """By 'points', after a tie by 'minutes' or by 'money', or 'shared'."""
    seats = int(state.seats)
    places, points = np.zeros(rules.MAX_SEATS, np.int32), np.zeros(rules.MAX_SEATS, np.int32)
    rules.rank(box.record, state, places)
    rules.score(box.record, state, points)
    winners = [seat for seat in range(seats) if places[seat] == 1]
    if len(winners) > 1:
        return "shared"
    level = [seat for seat in range(seats) if points[seat] == points[winners[0]]]
    if len(level) == 1:
        return "points"
    return "minutes" if [state.minutes[seat] for seat in level].count(state.minutes[winners[0]]) == 1 else "money"
