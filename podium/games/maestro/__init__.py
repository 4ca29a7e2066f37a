"""Maestro: Symphony, by Pieter de Boer: instruments, soloists and three hours of music, alone or in teams."""

from pathlib import Path

from podium.core.box import Box
from podium.games.concert.account import has_turn_to_come
from podium.games.concert.game import TIES, concert_game
from podium.games.maestro import printed, rules, table, view
from podium.games.maestro.text import describe


def score_bounds(box: Box) -> tuple[int, int]:
    """From the lowest column of every row and the last place to the highest of everything."""
    cards = box.printed.scores.values()
    low = min(table.ROWS * card.points[0] + min(card.position) for card in cards)
    high = max(table.ROWS * card.points[-1] + max(card.position) for card in cards)
    return low, high + table.BONUS_HELD * box.printed.bonus.limit


GAME = concert_game(
    rules,
    printed,
    view,
    slug="maestro",
    title="Maestro: Symphony",
    version=2,
    folder=Path(__file__).parent,
    options=printed.MaestroOptions,
    printed=printed.MaestroBox,
    describe=describe,
    score_bounds=score_bounds,
    ties={"turns": has_turn_to_come, **TIES},
)
