"""Tuning: better weights are told from worse, and the outlook says what is gained."""

import numpy as np
import pytest

from podium.core.beliefs import read_beliefs, write_beliefs
from podium.core.game import game, slugs
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
    worth, spread, share = fit_outlook(of, of.rules.WEIGHTS, of.seats[0], sample(30_000) if sample(2) > 1 else 400)
    assert len(worth) == of.rules.NUM_PROSPECTS
    assert spread > 0
    assert 0.2 < share < 1


@pytest.mark.parametrize("slug", slugs())
def test_beliefs_are_written_as_they_are_read(slug: str, tmp_path: object) -> None:
    folder = game(slug).folder
    beliefs = read_beliefs(folder)
    write_beliefs(tmp_path, beliefs)  # type: ignore[arg-type]
    assert read_beliefs(tmp_path) == beliefs  # type: ignore[arg-type]
    for seats in game(slug).seats:
        assert len(beliefs.outlook[seats]) == game(slug).rules.NUM_PROSPECTS
        assert seats in beliefs.search
