"""Maestro: Symphony, by Pieter de Boer: instruments, soloists and three hours of music, alone or in teams."""

from functools import partial
from pathlib import Path

from podium.core.box import Box
from podium.core.game import Game
from podium.games.concert import recipe
from podium.games.concert.printed import SEATS
from podium.games.concert.result import reason
from podium.games.concert.text import action_message, action_name, parse_action
from podium.games.maestro import rules, table
from podium.games.maestro.printed import MaestroBox, MaestroOptions, pack_box, pack_options
from podium.games.maestro.text import describe
from podium.games.maestro.view import unveil, view


def score_bounds(box: Box) -> tuple[int, int]:
    """From the lowest column of every row and the last place to the highest of everything."""
    cards = box.printed.scores.values()
    low = min(table.ROWS * card.points[0] + min(card.position) for card in cards)
    high = max(table.ROWS * card.points[-1] + max(card.position) for card in cards)
    return low, high + table.BONUS_HELD * box.printed.bonus.limit


GAME = Game(
    slug="maestro",
    title="Maestro: Symphony",
    designer="Pieter de Boer",
    version=1,
    seats=SEATS,
    folder=Path(__file__).parent,
    rules=rules,
    options=MaestroOptions,
    printed=MaestroBox,
    pack_box=pack_box,
    pack_options=pack_options,
    view=view,
    describe=describe,
    action_name=action_name,
    parse_action=parse_action,
    action_message=action_message,
    reason=partial(reason, rules),
    score_bounds=score_bounds,
    recipe=recipe.faults,
    unveil=unveil,
)
