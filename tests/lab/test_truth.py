"""Bots set before positions that are solved exactly."""

import numpy as np
import pytest

from podium.bots.levels import SearchBot, bot
from podium.bots.think import Budget
from podium.core.match import Match
from podium.lab import auditions, truth
from podium.lab.endgames import endgames
from podium.lab.endgames import measure as measure_endgames


def test_those_who_search_are_also_asked_to_play_for_points() -> None:
    found = truth.players(["greedy", "maestro@40i"])
    assert list(found) == ["greedy", "maestro@40i", "maestro@40i for points"]
    told = found["maestro@40i for points"]
    assert isinstance(told, SearchBot)
    assert told.for_points
    assert told.budget == Budget(iterations=40)


def test_a_bidder_bids_as_the_bot_plays() -> None:
    (position,) = auditions.auditions(1, "bidder")
    for name in ("random", "greedy", "soloist@30i"):
        scores = auditions.measure(truth.bidder(bot(name)), [position])
        assert scores["points"].mean >= 0


@pytest.mark.compiled
def test_a_bot_mixes_only_where_seats_choose_at_once() -> None:
    searching = SearchBot("maestro@60i", Budget(iterations=60))
    match = Match.new("turandot", seats=3, seed=5)
    mix = searching.mix(match.sight(0, 1), bytes(32))
    assert len(mix) > 1
    assert sum(mix.values()) == pytest.approx(1)
    assert {searching.choose(match.sight(0, 1), bytes([i] * 32)) for i in range(12)} <= set(match.legal(0))
    alone = Match.new("symphonimo", seats=2, options={"first_player": 0}, seed=7)
    alone.play(0, "draw")
    assert list(searching.mix(alone.sight(0, 1), bytes(32)).values()) == [1.0]


@pytest.mark.compiled
def test_search_is_right_in_endgames_where_the_guide_is_not() -> None:
    positions = list(endgames(40, "right", 4))
    for objective, for_points in (("win", False), ("points", True)):
        searching = SearchBot("maestro@8000i", Budget(iterations=8000), for_points=for_points)
        found = measure_endgames(truth.chooser(searching), positions, threads=2)[objective]
        greedy = measure_endgames(truth.chooser(bot("greedy")), positions)[objective]
        assert found.mean_loss < 0.3 * greedy.mean_loss
        assert found.share > greedy.share


@pytest.mark.compiled
def test_the_table_names_every_bot_and_counts_what_it_asked() -> None:
    table = truth.measure(["random", "soloist@20i"], 3, 2, 3, "table", 1)
    cells = [list(column.cells) for column in table.columns]
    assert cells[0] == ["random", "soloist@20i", "soloist@20i for points"]
    assert np.array(cells).shape == (7, 3)
    assert cells[3][0].endswith(" of 3")
