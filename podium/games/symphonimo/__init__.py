"""Symphonimo, by Robert Brouwer: gather soloists and quartets, and nothing in between."""

from pathlib import Path

import numpy as np

from podium.core.box import Box
from podium.core.game import Game
from podium.core.kernel import Record
from podium.games.symphonimo import rules, table
from podium.games.symphonimo.printed import SEATS, SymphonimoBox, SymphonimoOptions, pack_box, pack_options
from podium.games.symphonimo.text import action_message, action_name, describe, parse_action
from podium.games.symphonimo.view import unveil, view


def reason(box: Box, state: Record) -> str:
    """Why the winner won: by 'points', by 'quartets' after a tie, or 'shared'."""
    seats = int(state.seats)
    numbers = np.zeros(table.MAX_SEATS, np.int32)
    rules.score(box.record, state, numbers)
    points = numbers[:seats].tolist()
    rules.rank(box.record, state, numbers)
    if numbers[:seats].tolist().count(1) > 1:
        return "shared"
    return "quartets" if points.count(max(points)) > 1 else "points"


def score_bounds(box: Box) -> tuple[int, int]:
    """No orchestra can score outside these."""
    points = [0, *box.printed.scoring.points]
    return table.FAMILIES * min(points), table.FAMILIES * max(points)


GAME = Game(
    slug="symphonimo",
    title="Symphonimo",
    designer="Robert Brouwer",
    version=1,
    seats=SEATS,
    folder=Path(__file__).parent,
    rules=rules,
    options=SymphonimoOptions,
    printed=SymphonimoBox,
    pack_box=pack_box,
    pack_options=pack_options,
    view=view,
    describe=describe,
    action_name=action_name,
    parse_action=parse_action,
    action_message=action_message,
    reason=reason,
    score_bounds=score_bounds,
    unveil=unveil,
)
