"""What bots give away at a decision: more at random than by the guide, and less by a search than by either."""

from itertools import islice

import pytest

from podium.bots import bot
from podium.core.errors import PodiumError
from podium.core.game import game
from podium.lab import regret


def quiet(done: int) -> None:
    """Nobody watches."""


def test_regrets_fall_in_the_order_of_the_bots() -> None:
    among = regret.positions(game("symphonimo"), 4, 24, 2000, "order", quiet, threads=2)
    names = ("random", "greedy", "maestro@2000i")
    lost = [regret.measure(bot(name), among, quiet, threads=2).mean for name in names]
    assert lost[0] > lost[1] > lost[2]
    assert lost[0] > 0.03


def test_every_action_is_tried_as_often_and_the_same_is_found_again() -> None:
    sight = next(regret.decisions(game("ensemble"), 3, "again"))
    first, again = (regret.weigh(sight, 200, "again") for _ in range(2))
    assert (first.choosing, first.judging) == (again.choosing, again.judging)
    assert set(first.judging) == set(sight.legal)
    assert first.choosing != first.judging  # other playouts, or luck would pass for worth
    best = max(first.choosing, key=lambda code: first.choosing[code])
    assert first.regret(best) == 0
    thought = regret.think(sight, regret.Budget(iterations=40 * len(sight.legal)), regret.EVENLY, bytes(32))
    assert set(thought.visits) == {40}


@pytest.mark.parametrize("slug", ["symphonimo", "maestro"])
def test_a_decision_is_one_seats_alone_and_a_choice(slug: str) -> None:
    for sight in islice(regret.decisions(game(slug), 4, "alone"), 3):
        assert int(sight.game.rules.pending(sight.state)) == 1 << sight.seat
        assert len(sight.legal) >= regret.LEAST_ACTIONS


def test_a_game_in_which_seats_choose_at_once_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regret, "LEAST_ACTIONS", 10**6)
    monkeypatch.setattr(regret, "MOST_MISSED", 2)
    with pytest.raises(PodiumError, match="In 2 games of Turandot"):
        next(regret.decisions(game("turandot"), 2, "alone"))
