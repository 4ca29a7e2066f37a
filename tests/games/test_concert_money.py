"""Money in both Maestro games: bank and purses together never change, after any action of any game."""

from pathlib import Path

import numpy as np
import pytest

import podium
from podium.core import chance
from podium.core.game import rules_module
from podium.core.kernel import bind
from tests.games.concert_tables import BOTH
from tests.support import sample


def check_money(slug: str, seats: int, games: int, seed: str) -> int:
    """Random games in one kernel; returns the decisions after which all money was counted."""
    of = podium.game(slug)
    counting = bind(Path(__file__).parent / "count_money.py", rules_module(of))
    states = np.zeros(1, of.rules.State)
    packed = of.pack_options(of.make_options(None, seats), seats)
    generator = chance.expand(chance.seed_bytes(seed), 1, "money")
    fault, decisions = counting.count_money(of.box.record, packed, seats, games, generator, states)
    assert fault == 0, f"{slug}, {seats} seats: {counting.FAULTS[fault]} (after {decisions} decisions)"
    return int(decisions)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("slug", BOTH)
def test_money_is_in_balance_after_every_action(slug: str, seats: int) -> None:
    assert check_money(slug, seats, sample(300), f"balance {seats}") > 0
