"""Every registered game keeps the contract: see podium.testing."""

from typing import Any

import pytest

import podium
from podium.core.kernel import INTERPRETED
from podium.games.symphonimo.printed import POWERS
from podium.testing import check_game, check_match, option_sets, soak
from tests.support import LONG, sample

# Option sets that yes-or-no and words alone do not reach.
EXTRA: dict[str, list[dict[str, Any]]] = {
    "symphonimo": [{"grand_maestro": "chosen", "powers": [power]} for power in POWERS],
}


@pytest.mark.parametrize("slug", podium.slugs())
def test_random_games_keep_the_contract(slug: str) -> None:
    game = podium.game(slug)
    if INTERPRETED and slug in LONG:  # a short one alone, where every step is slow
        assert soak(game, 2, game.make_options(LONG[slug], 2), 1) > 0
    else:
        assert check_game(slug, games=sample(60 if slug in LONG else 300), matches=0, extra=EXTRA.get(slug, ())) > 0


@pytest.mark.parametrize("slug", podium.slugs())
def test_whole_matches_keep_the_contract(slug: str) -> None:
    game = podium.game(slug)
    if slug in LONG:
        for seats in (2,) if INTERPRETED else game.seats:
            check_match(game, seats, game.make_options(LONG[slug], seats), f"match {seats}")
        return
    for seats in game.seats:
        for number, options in enumerate(option_sets(game, seats, EXTRA.get(slug, ()))):
            if not INTERPRETED or number == 3 * (seats - 2):  # one set a player count, where it is slow
                check_match(game, seats, options, f"match {seats} {number}")


def test_a_broken_rule_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check can fail: a score out of bounds is reported in a sentence."""
    game = podium.game("symphonimo")
    monkeypatch.setitem(game.__dict__, "score_bounds", lambda _: (0, 3))
    with pytest.raises(AssertionError, match="a score is out of bounds"):
        soak(game, 2, game.options(), sample(300))
