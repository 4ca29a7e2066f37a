"""Deals, decks and scores that the tests of Symphonimo's rules share."""

from collections import Counter

import numpy as np

from podium import Match
from podium.games.symphonimo import rules, table

SEATS = range(2, 7)


def deal(seats: int, seed: int | str = 1, **options: object) -> Match:
    return Match.new("symphonimo", seats=seats, options=options, seed=seed)


def deck(match: Match) -> Counter[str]:
    state = match.state
    keys = match.box.printed.family_keys
    return Counter(keys[int(family)] for family in state.pile[: int(state.boxed_end)])


def points(match: Match, *counts: int) -> int:
    """The points of an orchestra with these numbers of cards, a family each."""
    state = match.state
    state.orchestra[0, :] = 0
    state.orchestra[0, : len(counts)] = counts
    return int(table.points_of(match.box.record, state, 0))


def places(match: Match, *orchestras: tuple[int, ...]) -> list[int]:
    """The places when the seats own these numbers of cards, a family each."""
    state = match.state
    state.orchestra[:] = 0
    for seat, counts in enumerate(orchestras):
        state.orchestra[seat, : len(counts)] = counts
    out = np.zeros(table.MAX_SEATS, np.int32)
    rules.score(match.box.record, state, out)
    rules.rank(match.box.record, state, out)
    return [int(place) for place in out[: match.seats]]
