"""An instinct: the net that was practised, for its box and player count alone, and what a search makes of it."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from podium import Match
from podium.bots.think import Budget, Style, _tree, prepare, search_of, style_of, think
from podium.core.beliefs import read_beliefs
from podium.core.game import Game, game, slugs
from podium.core.instinct import NO_INSTINCT, Instinct, read_instinct, write_instinct
from podium.games.concert.hiring import missing_kinds
from podium.games.concert.table import CHANCE, NO_EFFECT, PIECES, PIECES_HELD
from tests.support import act, give, redealt, sample, symphonimo

SEED = bytes(32)
PRACTISED = [("symphonimo", 4), ("ensemble", 4)]


def instinct_of(of: Game, seats: int) -> Instinct:
    return read_instinct(of.folder, seats, of.box.digest)


def made_up(of: Game, seed: int) -> Instinct:
    """Another one, that nobody practised."""
    rng, inputs = np.random.default_rng(seed), search_of(of).instinct.INPUTS
    shapes = (inputs, 5), (6, 3), (4, of.rules.NUM_ACTIONS + 1)
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
            assert found.last.shape == (narrow + 1, of.rules.NUM_ACTIONS + 1)
            assert max(wide, narrow) <= len(_tree(of).active)
            assert all(layer.flags.c_contiguous for layer in found)  # or a search is compiled twice, and slow


@pytest.mark.parametrize("slug", slugs())
def test_likings_are_what_the_net_says(slug: str) -> None:
    """Two layers of units that are silent below 0, then what each action is worth, and twice what the guide says."""
    of, rng = game(slug), np.random.default_rng(3)
    found, rules = made_up(of, 1), of.rules
    match = Match.new(slug, seats=3, seed=2)
    tree = _tree(of, found)  # the same one for all: from one position to the next it is only brought up to date
    for _ in range(sample(40)):
        seat = match.pending[0]
        match.play(seat, int(rng.choice(match.legal(seat).codes)))
        seat = match.pending[0]
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
        *likings, hope = np.append(second, 1) @ found.last
        likings = np.array(likings) + 2 * worse
        assert tree.values[:count] == pytest.approx(likings[actions], rel=1e-3, abs=1e-3)
        assert tree.hope[0] == pytest.approx(np.clip(hope, 0, 1), rel=1e-3, abs=1e-3)


def test_an_error_does_not_last() -> None:
    """Every 64 iterations the instinct is asked anew: what rounding, or a test, has put into its units is gone."""
    of = game("symphonimo")
    match = Match.new(of, seats=4, seed=4)
    sight = match.sight(match.pending[0], 1)
    kernels, settings = search_of(of), style_of(sight).packed()

    def worths(after: int, error: float) -> list[float]:
        tree = _tree(of, instinct_of(of, 4))
        tree.generator[0], tree.states[0] = 7, sight.state
        kernels.plant(sight.box.record, settings, tree, sight.seat)
        kernels.grow(sight.box.record, settings, tree, sight.seat, after)
        tree.units[0] += error
        kernels.grow(sight.box.record, settings, tree, sight.seat, 150 - after)
        return [float(edge["value"]) for edge in tree.edges[:40]]

    assert worths(after=64, error=3) == worths(after=64, error=0)
    assert worths(after=65, error=3) != worths(after=65, error=0)


def test_what_it_likes_is_tried_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """With few iterations a search follows an instinct, whatever the guide says."""
    of = game("symphonimo")
    match = Match.new(of, seats=4, seed=4)
    match.play(match.pending[0], "draw")
    sight = match.sight(match.pending[0], 1)
    for liked in sight.legal:
        sure = Instinct(*(np.zeros_like(layer) for layer in made_up(of, 1)))
        sure.last[-1, liked] = 1000
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


def hoping(of: Game, place: float) -> Instinct:
    """One that likes nothing better than the guide does, and expects the same of every position."""
    calm = Instinct(*(np.zeros_like(layer) for layer in made_up(of, 1)))
    calm.last[-1, -1] = place
    return calm


@pytest.mark.parametrize("is_flat", [False, True])
@pytest.mark.parametrize("horizon", [0, 1])
@pytest.mark.parametrize("slug", ["symphonimo", "ensemble"])
def test_a_search_ends_with_its_hope(slug: str, horizon: int, is_flat: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Long before the end of a game, what the instinct expects is what every action brings."""
    calm = hoping(game(slug), 0.7)
    monkeypatch.setattr("podium.bots.think.read_instinct", lambda *_: calm)
    match = Match.new(slug, seats=4, seed=4)
    while len(match.legal(match.pending[0])) == 1:
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    seat = match.pending[0]
    style = Style(horizon=horizon, points_weight=0.0, guided=1.0, is_flat=is_flat)
    found = think(match.sight(seat, 1), Budget(iterations=60), style, SEED)
    for visits, value, chances in zip(found.visits, found.values, found.chances, strict=True):
        if visits:
            assert value == pytest.approx(0.7)
            assert sum(chances) == pytest.approx(1)


def test_the_end_of_a_game_is_not_left_to_hope(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pile is empty: the fourth fox wins, whatever the instinct thinks."""
    monkeypatch.setattr("podium.bots.think.read_instinct", lambda *_: hoping(game("symphonimo"), 0.1))
    match = symphonimo(2, "fox owl")
    give(match, 0, fox=3)
    give(match, 1, bear=1, cat=1)
    act(match, "draw", "place 1", "draw", "place 2")
    found = think(match.sight(0, 1), Budget(iterations=100), Style(horizon=0, points_weight=0.0), SEED)
    assert match.game.action_name(match.box, found.best) == "take 1"
    assert found.chances[found.actions.index(found.best)][0] == 1


def test_a_search_has_another_style_with_an_instinct_than_without() -> None:
    of = game("symphonimo")
    beliefs = read_beliefs(of.folder)
    sight = Match.new(of, seats=4, seed=4).sight(0, 1)
    assert style_of(sight) == Style(**beliefs.practised[4])
    text = (of.folder / "box.toml").read_text().replace("capacity = 4", "capacity = 3")
    other = Match.new(of, seats=4, seed=4, box=of.read_box(of.folder / "box.toml", text)).sight(0, 1)
    assert style_of(other) == Style(**beliefs.search[4])
    assert style_of(sight, for_points=True) == Style(**beliefs.search[4], points_weight=1.0, has_instinct=False)


@pytest.mark.parametrize(("slug", "seats"), PRACTISED)
def test_a_search_with_an_instinct_is_the_one_that_was_compiled_without(slug: str, seats: int) -> None:
    """Or the first move of a bot would wait for what nobody was told of."""
    of = game(slug)
    prepare(of)
    for among in (of.seats[0], seats):
        match = Match.new(of, seats=among, seed=1)
        think(match.sight(match.pending[0], 1), Budget(iterations=1), seed=SEED)
    assert len(search_of(of).grow.signatures) == 1


def test_every_instinct_has_a_style() -> None:
    for slug, seats in PRACTISED:
        assert seats in read_beliefs(game(slug).folder).practised


def test_what_is_noticed_in_symphonimo() -> None:
    """Kinds of families, and what each conductor would bring to whom."""
    match = symphonimo(3, "fox fox owl")
    give(match, 1, fox=3, owl=1)
    give(match, 2, bear=7)
    act(match, "draw", "place 1", "draw", "place 2")
    noticed = np.full(match.game.rules.NUM_NOTICED, 9, np.float32)
    match.game.rules.notice(match.box.record, match.state, 1, noticed)
    kinds, worths = noticed[:330].reshape(6, 11, 5), noticed[330:].reshape(6, 6)
    assert {tuple(at.tolist()) for at in np.argwhere(kinds)} == {(0, 2, 2), (0, 1, 0), (1, 3, 4)}
    assert kinds.max() == 1
    assert worths[0].tolist() == [5, 5, 0, 0, 0, 0]  # a fourth fox for oneself
    assert worths[1].tolist() == worths[2].tolist() == [1, 1, 0, 0, 0, 0]  # a first one for the others
    assert not worths[3:].any()


@pytest.mark.parametrize("slug", slugs())
def test_what_is_noticed_is_known(slug: str) -> None:
    """It is the same wherever the cards are that the seat has not seen."""
    rng, of = np.random.default_rng(5), game(slug)
    match = Match.new(slug, seats=3, seed=4)
    noticed, again = (np.full(of.rules.NUM_NOTICED, 9, np.float32) for _ in range(2))
    for step in range(sample(120)):
        if not match.pending:
            break
        seat = match.pending[0]
        of.rules.notice(match.box.record, match.state, seat, noticed)
        of.rules.notice(match.box.record, redealt(match, seat, step), seat, again)
        assert noticed.tobytes() == again.tobytes()
        match.play(seat, int(rng.choice(match.legal(seat).codes)))


def test_what_is_noticed_in_ensemble() -> None:
    """What may still come is counted once more, from the cards that a seat cannot account for."""
    rng, of = np.random.default_rng(6), game("ensemble")
    match = Match.new("ensemble", seats=4, seed=3)
    noticed = np.full(of.rules.NUM_NOTICED, 9, np.float32)
    for _ in range(sample(150)):
        if not match.pending:
            break
        seat = match.pending[0]
        of.rules.notice(match.box.record, match.state, seat, noticed)
        lacked, pieces, luck = noticed[56:72], noticed[72:95], noticed[95:]
        box, state = match.box.record, match.state
        unseen: dict[int, list[int]] = {PIECES: [], CHANCE: []}
        in_pile = 0
        for which, first, size, held in ((PIECES, 0, 60, 0), (CHANCE, 60, 40, PIECES_HELD)):
            for place in range(first, first + size):
                if state.pile[place] >= 0 and not int(state.pile_seen[place]) >> seat & 1:
                    unseen[which].append(int(state.pile[place]))
                    in_pile += which == CHANCE
            for other in range(4):
                for slot in range(held, held + int(state.hand_size[other, which])):
                    if not int(state.hand_seen[other, slot]) >> seat & 1:
                        unseen[which].append(int(state.hand[other, slot]))
        assert (pieces[0], luck[0], luck[-1]) == (len(unseen[PIECES]), len(unseen[CHANCE]), in_pile)
        kinds, minutes = np.zeros((2, 3)), np.zeros(16)
        for piece in unseen[PIECES]:
            kinds[int(box.minutes[piece] == 8), min(2, missing_kinds(box, state, piece))] += 1
            minutes += _lacked(match, piece)
        assert pieces[1:7] == pytest.approx(100 * kinds.ravel() / len(unseen[PIECES]))
        assert pieces[7:] == pytest.approx(100 * minutes / len(unseen[PIECES]))
        assert lacked.tolist() == sum(_lacked(match, int(card)) for card in state.hand[seat][:9] if card >= 0).tolist()
        effects = np.bincount(
            [int(box.effect[box.kind[card - 60]]) for card in unseen[CHANCE]], minlength=NO_EFFECT + 1
        )
        assert luck[1:-1] == pytest.approx(100 * effects / len(unseen[CHANCE]))
        match.play(seat, int(rng.choice(match.legal(seat).codes)))


def _lacked(match: Match, piece: int) -> "np.ndarray[Any, Any]":
    """By instrument the minutes of a piece, if more of this one are wanted than all together own, and of no other."""
    box, found = match.box.record, np.zeros(16)
    wanted = np.bincount(box.parts[piece][: box.part_count[piece]], minlength=16)
    missing = np.flatnonzero(wanted > match.state.owned.sum(0))
    if len(missing) == 1:
        found[missing[0]] = box.minutes[piece]
    return found
