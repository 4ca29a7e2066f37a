"""Every registered game keeps the contract: see podium.testing."""

from collections.abc import Sequence
from typing import Any

import pytest

import podium
from podium.core.game import Game, GameOptions
from podium.core.kernel import INTERPRETED
from podium.games.symphonimo.printed import POWERS
from podium.testing import check_game, check_match, option_sets, soak
from tests.support import LONG, sample

# Option sets that yes-or-no and words alone do not reach.
EXTRA: dict[str, list[dict[str, Any]]] = {
    "symphonimo": [{"grand_maestro": "chosen", "powers": [power]} for power in POWERS],
    "ensemble": [
        {"free_instruments": 1, "goal": 20},
        {"free_instruments": 2, "reduced_capital": True, "goal": 40, "exact_finish": True},
    ],
    "maestro": [
        {"free_instruments": 2, "reduced_capital": True, "goal": 60},
        {"teams": 2},
        {"teams": 3, "repeated_actions": True, "goal": 120},
    ],
}


# The tests of one game run in one process, which compiles it once.
SLUGS = [pytest.param(slug, marks=pytest.mark.xdist_group(slug)) for slug in podium.slugs()]


def samples(game: Game, seats: int, most: int) -> list[GameOptions]:
    """At most so many sets of options, others at each number of seats; `make prove` takes them all."""
    sets = option_sets(game, seats, EXTRA.get(game.slug, ()))
    step = max(1, len(sets) // most)
    return sets[seats % step :: step][:most]


def _seats(game: Game) -> Sequence[int]:
    """Every number of seats; the fewest and the most where every step is slow."""
    return (game.seats[0], game.seats[-1]) if INTERPRETED else game.seats


@pytest.mark.parametrize("slug", SLUGS)
def test_random_games_keep_the_contract(slug: str) -> None:
    game = podium.game(slug)
    if INTERPRETED and slug in LONG:
        return  # every promise at every step of hundreds takes minutes; whole matches are below
    for seats in _seats(game):
        for number, options in enumerate(samples(game, seats, 1 if INTERPRETED else 20)):
            assert soak(game, seats, options, sample(8 if slug in LONG else 300), f"random {seats} {number}") > 0


@pytest.mark.parametrize("slug", SLUGS)
def test_whole_matches_keep_the_contract(slug: str) -> None:
    game = podium.game(slug)
    if slug in LONG:
        for seats in (2,) if INTERPRETED else game.seats:
            check_match(game, seats, game.make_options(LONG[slug], seats), f"match {seats}", every=11)
        return
    for seats in _seats(game):
        for number, options in enumerate(samples(game, seats, 1 if INTERPRETED else 3)):
            check_match(game, seats, options, f"match {seats} {number}", every=7 if INTERPRETED else 1)


def test_every_set_of_options_is_checked_in_one_call() -> None:
    """What somebody runs who adds a game."""
    if not INTERPRETED:
        assert check_game("turandot", games=2, matches=1) > 0


def test_a_broken_rule_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check can fail: a score out of bounds is reported in a sentence."""
    game = podium.game("symphonimo")
    monkeypatch.setitem(game.__dict__, "score_bounds", lambda _: (0, 3))
    with pytest.raises(AssertionError, match="a score is out of bounds"):
        soak(game, 2, game.options(), sample(300))
