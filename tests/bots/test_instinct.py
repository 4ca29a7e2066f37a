"""An instinct: the net that was practised, for its box and player count alone, and what a search makes of it."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from podium import Match
from podium.bots.think import Budget, Style, _tree, prepare, search_of, style_of, think
from podium.core.beliefs import read_beliefs
from podium.core.game import Game, game, slugs
from podium.core.instinct import NO_INSTINCT, Instinct, read_instinct, write_instinct
from podium.games.concert.hiring import missing_kinds, was_somebody_missing
from podium.games.concert.senses import CASH, gain_worth, worth
from podium.games.concert.table import CHANCE, NO_EFFECT, PERFORMANCE, PIECES, PIECES_HELD
from podium.games.ensemble.senses import WEIGHTS
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


PARTS = {  # of what is noticed in Ensemble, in this order
    "hand": (6, 8), "looked": (3, 8), "gains": (16,), "lacked": (16,), "wanted": (16,), "lacked by others": (16,),
    "in deck": (16,), "row": (4, 5), "fresh": (3,), "unseen": (1,), "classes": (6,), "luck": (1,), "effects": (12,),
    "luck left": (1,), "seats": (6, 9), "numbers": (6, 6), "mine": (13,),
}  # fmt: skip


def _noticed(match: Match, seat: int) -> "dict[str, np.ndarray[Any, Any]]":
    rules = match.game.rules
    noticed = np.full(rules.NUM_NOTICED, 9, np.float32)
    rules.notice(match.box.record, match.state, seat, noticed)
    assert sum(int(np.prod(shape)) for shape in PARTS.values()) == len(noticed)
    ends = np.cumsum([int(np.prod(shape)) for shape in PARTS.values()])
    parts = zip(PARTS.items(), np.split(noticed, ends[:-1]), strict=True)
    return {name: part.reshape(shape) for (name, shape), part in parts}


def _ensembles(seed: int) -> "Iterator[tuple[Match, int, dict[str, np.ndarray[Any, Any]]]]":
    """Positions of random games of Ensemble for four, who is to choose, and what he notices."""
    rng = np.random.default_rng(seed)
    for game_seed in range(sample(4)):
        match = Match.new("ensemble", seats=4, seed=game_seed)
        for _ in range(150):
            if not match.pending:
                break
            seat = match.pending[0]
            yield match, seat, _noticed(match, seat)
            match.play(seat, int(rng.choice(match.legal(seat).codes)))


def test_what_is_noticed_of_ones_pieces_in_ensemble() -> None:
    """The worthiest first, and apart from them those that are looked at."""
    for match, seat, noticed in _ensembles(6):
        box, state = match.box.record, match.state
        size = int(state.hand_size[seat, PIECES])
        looked = int(state.looked) if (state.turn, state.looked_kind) == (seat, PIECES) else 0
        pieces = state.hand[seat][:size].tolist()
        told = [_of_piece(match, seat, piece) for piece in pieces]
        held = sorted(told[: size - looked], key=lambda of: -of[-1])
        assert noticed["hand"][: len(held), -1].tolist() == pytest.approx([of[-1] for of in held])
        assert sorted(noticed["hand"][: len(held)].tolist()) == [pytest.approx(of) for of in sorted(held)]
        assert not noticed["hand"][len(held) :].any()
        assert noticed["looked"].tolist() == [pytest.approx(of) for of in _filled(told[size - looked :], 3)]
        lacked = sum((_lacked(match, piece, alone=True) for piece in pieces), np.zeros(16))
        wanted = sum((_lacked(match, piece, alone=False) for piece in pieces), np.zeros(16))
        assert noticed["lacked"] == pytest.approx(lacked)
        assert noticed["wanted"] == pytest.approx(wanted)
        gains = [gain_worth(box, state, seat, place, WEIGHTS) - WEIGHTS[CASH] * box.price[place] for place in range(16)]
        assert noticed["gains"] == pytest.approx(np.array(gains), abs=1e-4)
        prospects = np.zeros(13, np.float32)
        match.game.rules.prospects(box, state, seat, prospects)
        assert noticed["mine"].tolist() == prospects.tolist()


def test_what_is_noticed_of_the_row_in_ensemble() -> None:
    """What may be bought, and the best of three cards of the deck: the mean over all that may come."""
    for match, _, noticed in _ensembles(7):
        box, state = match.box.record, match.state
        told = [noticed["gains"], noticed["lacked"], noticed["wanted"], noticed["lacked by others"], box.price]
        for slot, place in enumerate(state.open_row[0].tolist()):
            expected = [values[place] for values in told] if place >= 0 else [0] * 5
            assert noticed["row"][slot].tolist() == expected
        size, top = int(state.shop_size[0]), int(state.shop_top[0])
        deck = np.roll(state.shop[0], -top)[: size - int(state.shop_known[0])].tolist()
        assert noticed["in deck"].tolist() == np.bincount(deck, minlength=16).tolist()
        for values, best in zip(told, noticed["fresh"], strict=False):
            rows = list(combinations(sorted(values[deck]), 3))
            assert best == pytest.approx(np.mean([row[-1] for row in rows]) if rows else 0, abs=1e-3)


def test_what_is_noticed_of_the_unseen_in_ensemble() -> None:
    """Which cards a seat cannot account for, what they could be used for, and what the others may have of them."""
    for match, seat, noticed in _ensembles(8):
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
        pieces, luck = unseen[PIECES], unseen[CHANCE]
        counts = noticed["unseen"][0], noticed["luck"][0], noticed["luck left"][0]
        assert counts == (len(pieces), len(luck), in_pile)
        kinds, minutes = np.zeros((2, 3)), np.zeros(16)
        for piece in pieces:
            kinds[int(box.minutes[piece] == 8), min(2, missing_kinds(box, state, piece))] += 1
            minutes += _lacked(match, piece, alone=True)
        assert noticed["classes"] == pytest.approx(100 * kinds.ravel() / len(pieces))
        assert noticed["lacked by others"] == pytest.approx(100 * minutes / len(pieces), rel=1e-5)
        effects = np.bincount([int(box.effect[box.kind[card - 60]]) for card in luck], minlength=NO_EFFECT + 1)
        assert noticed["effects"] == pytest.approx(100 * effects / len(luck))
        open_, closed = [piece for piece in pieces if missing_kinds(box, state, piece) == 0], 0
        closed = len(pieces) - len(open_)
        for i in range(6):
            other = (seat + i) % 4
            rents = float((state.owned[other] * box.rent * box.demand).sum()) if i < 4 else 0
            done = [int(state.done_then[other]) >> kind & 1 if i < 4 else 0 for kind in range(5)]
            assert noticed["seats"][i].tolist() == pytest.approx([rents, *noticed["seats"][i, 1:4], *done])
            if 0 < i < 4:
                newly = sum(was_somebody_missing(box, state, other, piece) for piece in open_)
                missed = 0.12 if done[PERFORMANCE] else 0.03
                ready = 1.6 * newly + missed * (len(open_) - newly)
                threat = int(state.hand_size[other, PIECES]) * ready / max(ready + closed, 0.01 * len(pieces))
                told = [100 * newly / len(pieces), 100 * (len(open_) - newly) / len(pieces), threat]
                assert noticed["seats"][i, 1:4].tolist() == pytest.approx(told, rel=1e-4)
        for other in range(4):
            sizes = state.hand_size[other].tolist()
            told = [state.money[other], state.minutes[other], state.instruments[other], *sizes]
            assert noticed["numbers"][other].tolist() == [other == seat, *told]


def _of_piece(match: Match, seat: int, piece: int) -> list[float]:
    """What is told of a piece in hand."""
    box, state = match.box.record, match.state
    wanted = np.bincount(box.parts[piece][: box.part_count[piece]], minlength=16)
    hired = np.maximum(wanted - state.owned[seat], 0)
    missing = missing_kinds(box, state, piece)
    is_open = missing == 0 and int((hired * box.rent).sum()) <= int(state.money[seat]) + int(box.revenue[piece])
    told = [1, box.minutes[piece], box.revenue[piece], (hired * box.rent).sum(), hired.sum(), missing, is_open]
    return [*(float(number) for number in told), float(worth(box, state, seat, piece, WEIGHTS))]


def _filled(rows: list[list[float]], count: int) -> list[list[float]]:
    return rows + [[0.0] * 8] * (count - len(rows))


def _lacked(match: Match, piece: int, *, alone: bool) -> "np.ndarray[Any, Any]":
    """By instrument the minutes of a piece, if more of it are wanted than all together own: shared among all such, or
    if there is no other."""
    box, found = match.box.record, np.zeros(16)
    wanted = np.bincount(box.parts[piece][: box.part_count[piece]], minlength=16)
    missing = np.flatnonzero(wanted > match.state.owned.sum(0))
    if len(missing) == 1 or (len(missing) and not alone):
        found[missing] = box.minutes[piece] / len(missing)
    return found
