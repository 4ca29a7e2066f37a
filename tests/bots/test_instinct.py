"""An instinct: the net that was practised, for its box and player count alone, and what a search makes of it."""

from pathlib import Path

import numpy as np
import pytest

from podium import Match
from podium.bots.think import Budget, _tree, search_of, think
from podium.core.game import Game, game, slugs
from podium.core.instinct import NO_INSTINCT, Instinct, read_instinct, write_instinct
from tests.support import sample

SEED = bytes(32)
PRACTISED = [("ensemble", 4)]


def instinct_of(of: Game, seats: int) -> Instinct:
    return read_instinct(of.folder, seats, of.box.digest)


def made_up(of: Game, seed: int) -> Instinct:
    """Another one, that nobody practised."""
    rng, inputs = np.random.default_rng(seed), search_of(of).instinct.INPUTS
    shapes = (inputs, 5), (6, 3), (of.rules.NUM_ACTIONS, 4)
    return Instinct(*(rng.normal(0, 0.2, shape).astype(np.float32) for shape in shapes))


@pytest.mark.parametrize("slug", slugs())
def test_what_was_practised_fits_the_game(slug: str) -> None:
    of = game(slug)
    for seats in of.seats:
        found = instinct_of(of, seats)
        assert (len(found.first) > 0) == ((slug, seats) in PRACTISED)
        if len(found.first):
            wide, narrow = found.first.shape[1], found.second.shape[1]
            assert found.first.shape[0] == search_of(of).instinct.INPUTS
            assert found.second.shape == (wide + 1, narrow)
            assert found.last.shape == (of.rules.NUM_ACTIONS, narrow + 1)
            assert max(wide, narrow) <= _tree(of).units.shape[1]


@pytest.mark.parametrize("slug", slugs())
def test_likings_are_what_the_net_says(slug: str) -> None:
    """Two layers of units that are silent below 0, then what each action is worth, and twice what the guide says."""
    of, rng = game(slug), np.random.default_rng(3)
    found, rules = made_up(of, 1), of.rules
    match = Match.new(slug, seats=3, seed=2)
    for _ in range(sample(40)):
        seat = match.pending[0]
        match.play(seat, int(rng.choice(match.legal(seat).codes)))
        seat = match.pending[0]
        tree = _tree(of, found)
        tree.states[1] = match.state
        count = rules.legal(match.box.record, tree.states[1], seat, tree.actions)
        rules.guide(match.box.record, tree.states[1], seat, tree.actions, count, rules.WEIGHTS, tree.values)
        guided, actions = tree.values[:count].copy(), tree.actions[:count].copy()
        search_of(of).instinct.like(match.box.record, tree, seat, count)
        sensed = np.zeros(rules.NUM_FEATURES + rules.NUM_NOTICED, np.float32)
        rules.observe(match.box.record, match.state, seat, sensed)
        rules.notice(match.box.record, match.state, seat, sensed[rules.NUM_FEATURES :])
        worse, may = np.zeros(rules.NUM_ACTIONS), np.zeros(rules.NUM_ACTIONS)
        worse[actions] = np.maximum(guided - guided.max(), -20)
        may[actions] = 1
        first = np.maximum(np.concatenate([sensed, worse, may, [1]]) @ found.first, 0)
        second = np.maximum(np.append(first, 1) @ found.second, 0)
        likings = found.last @ np.append(second, 1) + 2 * worse
        assert tree.values[:count] == pytest.approx(likings[actions], rel=1e-3, abs=1e-3)


def test_what_it_likes_is_tried_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """With few iterations a search follows an instinct, whatever the guide says."""
    of = game("symphonimo")
    match = Match.new(of, seats=4, seed=4)
    match.play(match.pending[0], "draw")
    sight = match.sight(match.pending[0], 1)
    for liked in sight.legal:
        sure = Instinct(*(np.zeros_like(layer) for layer in made_up(of, 1)))
        sure.last[liked, -1] = 1000
        monkeypatch.setattr("podium.bots.think.read_instinct", lambda *_, sure=sure: sure)
        assert think(sight, Budget(iterations=20), seed=SEED).best == liked


def test_it_knows_only_the_box_and_the_player_count_it_was_practised_with(tmp_path: Path) -> None:
    of = game("symphonimo")
    assert read_instinct(tmp_path, 4, "a box") == NO_INSTINCT  # there is no file
    four, five = made_up(of, 4), made_up(of, 5)
    write_instinct(tmp_path, 4, "a box", four)
    write_instinct(tmp_path, 5, "a box", five)
    read_instinct.cache_clear()
    for seats, written in ((4, four), (5, five)):
        for layer, again in zip(written, read_instinct(tmp_path, seats, "a box"), strict=True):
            assert again == pytest.approx(layer, rel=1e-3, abs=1e-6)
    assert read_instinct(tmp_path, 3, "a box") == NO_INSTINCT
    assert read_instinct(tmp_path, 4, "another box") == NO_INSTINCT
