"""Turandot, by Stefano Castelli: bid in secret for six singers and a director, and stage an opera."""

from pathlib import Path

import numpy as np

from podium.core.box import Box
from podium.core.game import Game
from podium.core.kernel import Record
from podium.games.turandot import rules, table
from podium.games.turandot.printed import SEATS, TurandotBox, TurandotOptions, pack_box, pack_options
from podium.games.turandot.text import action_message, action_name, describe, parse_action
from podium.games.turandot.view import unveil, view


def reason(box: Box, state: Record) -> str:
    """Why the winner won: by 'points', by 'stars' after a tie, 'shared', or the 'dummy' beat both."""
    seats = int(state.seats)
    numbers = np.zeros(table.MAX_SEATS, np.int32)
    rules.score(box.record, state, numbers)
    points = numbers[:seats].tolist()
    rules.rank(box.record, state, numbers)
    winners = numbers[:seats].tolist().count(1)
    if winners == 0:
        return "dummy"
    if winners > 1:
        return "shared"
    return "stars" if points.count(max(points)) > 1 else "points"


def score_bounds(box: Box) -> tuple[int, int]:
    """No troupe can score outside these: stars, stage elements, casting, director, Puccini."""
    scoring = box.printed.scoring
    tastes = [(*d.per_category.values(), *d.per_stars.values()) for d in box.printed.directors.cards.values()]
    per_singer = [abs(points) for taste in tastes for points in taste]
    swing = table.ROLES * 2 * max([0, *per_singer]) + table.CATEGORIES
    high = table.ROLES * (table.MAX_STARS + scoring.favourite_role) + table.MAX_MONEY * scoring.stage_element
    return table.ROLES * scoring.other_sex + scoring.last_puccini - swing, high + swing


GAME = Game(
    slug="turandot",
    title="Turandot",
    designer="Stefano Castelli",
    version=2,
    seats=SEATS,
    folder=Path(__file__).parent,
    rules=rules,
    options=TurandotOptions,
    printed=TurandotBox,
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
