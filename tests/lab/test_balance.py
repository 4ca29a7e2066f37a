"""The balance of the Maestro games: what is counted adds up, and the report in docs is of the box as it is."""

from pathlib import Path

import numpy as np
import pytest

import podium
from podium.lab import balance

GAMES = 60
DOCS = Path(__file__).parents[2] / "docs" / "balance"

pytestmark = pytest.mark.compiled
both = pytest.mark.parametrize("slug", balance.GAMES)


@both
@pytest.mark.parametrize("seats", [2, 5])
def test_everything_counted_adds_up(slug: str, seats: int) -> None:
    found = balance.study(podium.game(slug), seats, GAMES, "adds up")
    for counts in (found.plain, found.trial):
        assert counts.endings.sum() == GAMES
        assert counts.wins.sum() == pytest.approx(GAMES)
        assert ((counts.turns <= seats * counts.rounds) & (counts.turns > seats * (counts.rounds - 1))).all()
        assert counts.performed.max() + counts.unperformed.max() > 0
        assert (counts.performed + counts.unperformed <= GAMES).all()
    assert found.plain.uses[:, 1].sum() == 0, "nothing is without effect in the games that are only counted"
    share = found.trial.uses[:, 1].sum() / found.trial.uses.sum()
    assert share == pytest.approx(balance.VOIDED / 100, abs=0.1)


@both
def test_the_same_seed_gives_the_same_counts(slug: str) -> None:
    first, second = (balance.study(podium.game(slug), 3, 20, "same") for _ in range(2))
    for name in first.plain._fields:
        assert np.array_equal(getattr(first.trial, name), getattr(second.trial, name))


def test_a_missed_target_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    of = podium.game("ensemble")
    studies = [balance.study(of, seats, 20, "missed") for seats in (2, 3)]
    monkeypatch.setitem(balance.ROUNDS, "ensemble", (1, 2))
    verdicts = list(balance.verdicts(studies))
    assert not verdicts[0].is_met
    balance.balance_report.write("ensemble", studies, verdicts, tmp_path, "missed")
    assert "**missed**" in (tmp_path / "ensemble.md").read_text(encoding="utf-8")
    assert {path.name for path in tmp_path.iterdir()} == {"ensemble.md", "ensemble-play.svg", "ensemble-cards.svg"}


@both
def test_the_report_is_of_this_box(slug: str) -> None:
    text = (DOCS / f"{slug}.md").read_text(encoding="utf-8")
    assert podium.game(slug).box.digest[:12] in text, "regenerate it: python -m podium.lab.balance"
