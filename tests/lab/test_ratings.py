"""Ratings: known strengths found again, intervals that hold what they promise, nothing infinite."""

import numpy as np
import pytest
from numpy.typing import NDArray

from podium.lab import ratings

BOTS = ["greedy", "strong", "weak"]
Floats = NDArray[np.float64]


def chance_of(mine: float, yours: float, luck: Floats | float = 0.0) -> Floats:
    return np.asarray(1 / (1 + np.exp(-((mine - yours) / ratings.ELO + luck))))


def tournament(strengths: list[float], deals: int, generator: np.random.Generator, *, luck: float = 1.5) -> Floats:
    """Two games of every pair on each deal; the deal's luck is the same in both, as with real cards."""
    bots = len(strengths)
    wins = np.zeros((deals, bots, bots))
    for i in range(bots):
        for j in range(i + 1, bots):
            shift = luck * generator.standard_normal(deals)
            for _ in range(2):
                won = generator.random(deals) < chance_of(strengths[i], strengths[j], shift)
                wins[:, i, j] += won
                wins[:, j, i] += ~won
    return wins


def test_two_bots_by_hand() -> None:
    """3 wins to 1, with a phantom draw 3.5 to 1.5: 400 log10(7/3) = 147.19 points apart."""
    fitted = ratings.fit(np.array([[0.0, 3.0], [1.0, 0.0]]))
    assert fitted[0] - fitted[1] == pytest.approx(147.19, abs=0.01)
    assert fitted.sum() == pytest.approx(0)
    ties = ratings.fit(np.array([[0.0, 2.0], [2.0, 0.0]]))
    assert ties == pytest.approx([0, 0])


def test_strengths_are_found_again_and_the_anchor_holds() -> None:
    strengths = [1000.0, 1230.0, 640.0]
    wins = tournament(strengths, 40_000, np.random.default_rng(2), luck=0)
    assert ratings.anchored(ratings.fit(wins.sum(axis=0)), BOTS) == pytest.approx(strengths, abs=12)
    without = ratings.anchored(ratings.fit(wins.sum(axis=0)), ["a", "b", "c"])
    assert without.mean() == pytest.approx(1000)


def test_a_chain_of_pairs_rates_bots_that_never_met() -> None:
    wins = np.zeros((3, 3))
    wins[0, 1] = wins[1, 2] = 750
    wins[1, 0] = wins[2, 1] = 250
    fitted = ratings.fit(wins, phantom=0)
    assert fitted[0] - fitted[2] == pytest.approx(2 * 400 * np.log10(3))


def test_a_whitewash_and_strangers_stay_finite() -> None:
    wins = np.zeros((50, 4, 4))
    wins[:, 0, 1] = wins[:, 2, 3] = 2  # two pairs that never met each other
    fitted, low, high = ratings.rate(wins, ["greedy", "a", "b", "c"])
    assert np.isfinite([fitted, low, high]).all()
    assert fitted[0] - fitted[1] == pytest.approx(400 * np.log10(100.5 / 0.5))
    assert low[1] < fitted[1] - 100 < fitted[1] + 100 < high[1]  # nobody knows how much worse than never


def test_intervals_hold_the_truth_19_times_in_20(monkeypatch: pytest.MonkeyPatch) -> None:
    """200 tournaments of 60 deals, whose games hang together by their deal; 2 free ratings in each."""
    monkeypatch.setattr(ratings, "REPLICATES", 300)
    generator = np.random.default_rng(4)
    strengths = [1000.0, 1120.0, 820.0]
    truth = ratings.anchored(ratings.fit(tournament(strengths, 200_000, generator).sum(axis=0)), BOTS)
    share = tournament(strengths, 200_000, generator).mean(axis=0)[0, 1] / 2
    rated, shared, naive = 0, 0, 0
    for _ in range(200):
        wins = tournament(strengths, 60, generator)
        _, low, high = ratings.rate(wins, BOTS)
        rated += int(((low <= truth) & (truth <= high))[1:].sum())
        _, low, high = ratings.share(wins, wins + np.swapaxes(wins, 1, 2) + np.eye(3))
        shared += bool(low[0, 1] <= share <= high[0, 1])
        low_one, high_one = ratings.wilson(wins.sum(axis=0)[0, 1], 120)
        naive += bool(low_one <= share <= high_one)
    assert 0.92 <= rated / 400 <= 0.98
    assert 0.90 <= shared / 200 <= 0.985
    assert naive < shared  # games of one deal are not so many independent ones


def test_means_and_shares() -> None:
    sums, counts = np.array([[1.0, 2.0], [2.0, 2.0], [0.0, 2.0]]), np.full((3, 2), 2.0)
    means, low, high = ratings.mean(sums, counts)
    assert means == pytest.approx([0.5, 1])
    assert low[0] < 0.5 < high[0]
    _, low, high = ratings.share(sums, counts)
    assert (low[1], high[1]) == ratings.wilson(3, 3)  # a whitewash in 3 deals proves little


def test_blocks_of_weights_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    wins = tournament([1000.0, 1100.0, 900.0], 20, np.random.default_rng(1))
    whole = ratings.mean(wins, wins + 1)
    monkeypatch.setattr(ratings, "BLOCK", 20 * 64)
    for a, b in zip(whole, ratings.mean(wins, wins + 1), strict=True):
        assert a == pytest.approx(b)
