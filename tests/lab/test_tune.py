"""Tuning: better weights are told from worse, and the outlook says what is gained."""

import numpy as np
import pytest

from podium.core.beliefs import Beliefs, odds_of, read_beliefs, write_beliefs
from podium.core.game import game, slugs
from podium.lab.odds import fit_odds, sample_rounds, surprise_of, weigh
from podium.lab.tune import advantage, fit_outlook, fitness, tune_guide
from tests.support import LONG, sample

# A round of a long game takes too long where every step is slow.
ROUNDS = [pytest.param(slug, marks=[pytest.mark.compiled] if slug in LONG else []) for slug in slugs()]


@pytest.mark.parametrize("slug", slugs())
def test_tuned_weights_beat_none(slug: str) -> None:
    of = game(slug)
    nothing = np.zeros_like(of.rules.WEIGHTS)
    place, margin = advantage(of, of.rules.WEIGHTS, nothing, 2, sample(2000), 5)
    assert place > 0.5
    assert margin > 0
    close = 0.05 if sample(2) > 1 else 0.5
    assert advantage(of, nothing, nothing, 3, sample(3000), 5)[0] == pytest.approx(0.5, abs=close)


def test_tuning_finds_something_better_than_nothing() -> None:
    of = game("symphonimo")
    nothing = np.zeros_like(of.rules.WEIGHTS)
    found = tune_guide(of, nothing, [2], 1, sample(12), sample(400), 0.5, 1)
    if sample(2) > 1:
        assert fitness(of, [nothing], [2], 4000, 77, found.astype(float)) > 0.5


@pytest.mark.parametrize("slug", ROUNDS)
def test_the_outlook_explains_some_of_what_is_gained(slug: str) -> None:
    of = game(slug)
    rounds = sample_rounds(of, of.rules.WEIGHTS, of.seats[0], sample(15_000) if sample(2) > 1 else 200)
    worth, spread, share = fit_outlook(rounds)
    assert len(worth) == of.rules.NUM_PROSPECTS
    assert spread > 0
    assert 0.2 < share < 1


@pytest.mark.compiled
@pytest.mark.parametrize("slug", ["symphonimo", "ensemble", "maestro"])
def test_the_odds_are_less_surprised_than_points_to_expect(slug: str) -> None:
    of, seats = game(slug), 4
    rounds = sample_rounds(of, of.rules.WEIGHTS, seats, 6_000, seed=1)  # others than it was fitted to
    worth, spread = of.rules.OUTLOOK[seats, :-1], of.rules.OUTLOOK[seats, -1]
    to_expect = rounds.known[:, :, -1] + rounds.known[:, :, :-1] @ worth
    by_points = surprise_of(to_expect * np.float32(1.2 / spread), rounds)
    assert surprise_of(weigh(of.rules.ODDS[seats], rounds.known), rounds) < by_points - 0.01
    assert surprise_of(np.zeros_like(to_expect), rounds) == pytest.approx(np.log(2))


@pytest.mark.compiled
def test_a_fit_tells_more_than_points_alone() -> None:
    of, seats = game("symphonimo"), 3
    rounds = sample_rounds(of, of.rules.WEIGHTS, seats, 24_000)
    fresh = rounds.some(slice(20_000, None))
    fitted = np.array(fit_odds(rounds.some(slice(20_000))).net, np.float32)
    by_points = fresh.known[:, :, -1] / of.rules.OUTLOOK[seats, -1]
    assert surprise_of(weigh(fitted, fresh.known), fresh) < surprise_of(by_points, fresh) - 0.01


def test_odds_that_were_never_fitted_go_by_the_points_to_expect() -> None:
    beliefs = Beliefs(weights=[], outlook={2: [3.0, -1.0]}, spread={2: 1.9})
    known = np.array([[0.5, 1.0, 7.0], [0.5, 2.0, 7.0]], np.float32)
    first, second = weigh(odds_of(beliefs, 4, 2)[2], known)
    assert first - second == pytest.approx(1.2 / 2)


@pytest.mark.parametrize("slug", slugs())
def test_beliefs_are_written_as_they_are_read(slug: str, tmp_path: object) -> None:
    folder = game(slug).folder
    beliefs = read_beliefs(folder)
    write_beliefs(tmp_path, beliefs)  # type: ignore[arg-type]
    assert read_beliefs(tmp_path) == beliefs  # type: ignore[arg-type]
    for seats in game(slug).seats:
        assert len(beliefs.outlook[seats]) == game(slug).rules.NUM_PROSPECTS
        assert seats in beliefs.search
