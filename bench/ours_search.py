"""Podium's search: how many decisions a second it simulates, with the playouts of play and with random ones."""

import random
from collections.abc import Iterator
from functools import partial

from timing import SEARCH_DEALS, STAGES, Measure, Search, SearchRow, Tell, in_rounds, search_row

from podium.bots.think import Budget, Style, think
from podium.core.errors import PodiumError
from podium.core.game import Game
from podium.core.match import Match, Sight
from podium.core.playout import RANDOM

SEATS = (2, 4)
# Playouts to the end, as the peers' are; where there is an instinct, bots that play ask it instead.
STYLES = {"guided": Style(has_instinct=False), "random": Style(noise=RANDOM, has_instinct=False)}


def measure(games: list[Game], seconds: float, repeats: int, tell: Tell) -> Iterator[SearchRow]:
    """A row for every game, number of players, stage and kind of playout."""
    measures = []
    for game in games:
        tell(f"{game.title}: compiling the search, unless it is in the cache")
        measures += [
            _measure(game, seats, stage, how, seconds)
            for seats in SEATS
            if seats in game.seats
            for stage in STAGES
            for how in STYLES
        ]
    for found in in_rounds(measures, repeats, tell):
        if isinstance(found, str):
            raise PodiumError(found)
        yield found


def _measure(game: Game, seats: int, stage: str, how: str, seconds: float) -> Measure:
    sights = [_position(game, seats, STAGES[stage], deal) for deal in range(SEARCH_DEALS)]
    budget = Budget(milliseconds=round(seconds * 1000))
    think(sights[0], Budget(iterations=16), STYLES[how])  # compiles or loads, which is not measured

    def sample() -> Search:
        thoughts = [think(sight, budget, STYLES[how]) for sight in sights]
        return Search(
            sum(thought.seconds for thought in thoughts),
            sum(thought.iterations for thought in thoughts),
            sum(thought.decisions for thought in thoughts),
        )

    details = {"slug": game.slug, "choices": [len(sight.legal) for sight in sights]}
    row = partial(search_row, "Podium", how, game.title, seats, stage, details)
    return Measure(f"{game.title}, {seats} players, search from the {stage}, {how} playouts", sample, row)


def _position(game: Game, seats: int, share: float, deal: int) -> Sight:
    """What the seat to act sees once this share of a random game is played and it has a choice."""
    rng = random.Random(deal)
    match = Match.new(game, seats=seats, seed=deal)
    while not match.is_over:
        seat = match.pending[0]
        match.play(seat, rng.choice(match.legal(seat).codes))
    for move in range(int(share * len(match.log)), len(match.log)):
        then = match.at(move)
        if len(then.legal(then.pending[0])) > 1:
            return then.sight(then.pending[0], deal)
    raise PodiumError(f"A random game of {game.title} had no choice left to search.")
