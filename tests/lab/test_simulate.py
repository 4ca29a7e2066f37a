"""Simulations: right sums, early stops, honest intervals."""

import pytest

from podium import game
from podium.core.errors import BadSeats
from podium.lab.simulate import simulate, wilson
from tests.support import sample


def test_wins_and_places_add_up() -> None:
    summary = simulate(game("symphonimo"), ["random"] * 3, sample(600), seed=1)
    wins = sum(row.wins for row in summary.by_seat)
    assert 1 <= wins <= 1 + 2 * summary.shared
    assert all(row.wins_low <= row.wins <= row.wins_high for row in summary.by_seat)
    assert summary.is_complete


def test_an_interrupted_simulation_keeps_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("podium.lab.simulate.CHUNK", 20)

    def interrupt(_: int) -> None:
        raise KeyboardInterrupt

    summary = simulate(game("symphonimo"), ["random"] * 2, 400, seed=1, cores=1, progress=interrupt)
    assert not summary.is_complete
    assert 0 < summary.games < 400


def test_refusals() -> None:
    with pytest.raises(BadSeats):
        simulate(game("symphonimo"), ["random"], 1)


def test_wilson_intervals() -> None:
    """Against values worked out by hand: 8 of 10 gives 0.490 to 0.943."""
    low, high = wilson(8, 10)
    assert (round(low, 3), round(high, 3)) == (0.49, 0.943)
    assert wilson(0, 10)[0] == 0
    assert round(wilson(10, 10)[1], 9) == 1
