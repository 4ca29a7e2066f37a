"""Clocks, with times handed in."""

import pytest

from podium.server.clock import Clocks
from podium.server.header import Bank, Days, NoClock, PerMove, TimeControl


def test_without_a_clock_nobody_is_hurried() -> None:
    clocks = Clocks(NoClock(), 2)
    clocks.start(0, 10.0)
    clocks.spare(0, 60.0, 10.0)
    assert clocks.next_deadline() is None
    assert clocks.expired(1e12) == ()
    assert not clocks.is_timed


@pytest.mark.parametrize(("control", "whole"), [(PerMove(30.0), 30.0), (Days(2.0), 172_800.0)])
def test_every_decision_has_its_own_time(control: TimeControl, whole: float) -> None:
    clocks = Clocks(control, 2)
    clocks.start(0, 100.0)
    clocks.start(0, 110.0)  # it runs already
    assert clocks.deadline(0) == 100.0 + whole
    assert clocks.remaining(0, 110.0) == whole - 10
    clocks.stop(0, 110.0)
    assert (clocks.deadline(0), clocks.left[0]) == (None, whole - 10)
    clocks.start(0, 200.0)
    assert clocks.deadline(0) == 200.0 + whole


def test_a_bank_is_spent_and_filled_up_to_what_it_was() -> None:
    clocks = Clocks(Bank(60.0, 15.0), 2)
    clocks.start(1, 0.0)
    clocks.stop(1, 20.0)
    assert clocks.left[1] == 55.0
    clocks.start(1, 100.0)
    clocks.stop(1, 105.0)
    assert clocks.left[1] == 60.0  # never more than the first amount
    clocks.start(1, 200.0)
    clocks.stop(1, 210.0, has_decided=False)
    assert clocks.left[1] == 50.0
    clocks.stop(1, 999.0)
    assert clocks.left[1] == 50.0
    clocks.start(1, 300.0)
    assert clocks.expired(349.0) == ()
    assert clocks.expired(350.0) == (1,)
    assert clocks.remaining(1, 400.0) == 0.0


def test_time_that_runs_backwards_gives_nobody_more() -> None:
    clocks = Clocks(Bank(60.0), 1)
    clocks.start(0, 100.0)
    assert clocks.remaining(0, 50.0) == 60.0


def test_the_first_clock_to_be_empty() -> None:
    clocks = Clocks(Bank(60.0), 3)
    clocks.start(2, 30.0)
    clocks.start(0, 40.0)
    assert clocks.next_deadline() == 90.0
    assert clocks.expired(95.0) == (2,)


def test_sparing_gives_at_least_so_much_and_never_more_than_a_full_clock() -> None:
    clocks = Clocks(Bank(60.0), 2)
    clocks.start(0, 0.0)
    clocks.spare(0, 20.0, 55.0)
    assert clocks.deadline(0) == 75.0
    clocks.spare(0, 600.0, 60.0)
    assert clocks.deadline(0) == 120.0
    clocks.spare(1, 20.0, 60.0)
    assert clocks.left[1] == 60.0
    assert clocks.since[1] is None
