"""Solved auditions against the slow reference, against play that learns, and against sums done by hand."""

import random
from functools import cache
from itertools import permutations
from typing import Any

import numpy as np
import pytest

from podium import Match
from podium.core.errors import BadSeats, IllegalAction, PodiumError
from podium.core.kernel import INTERPRETED, Record
from podium.core.match import Sight
from podium.games.turandot import rules, table
from podium.lab import auditions as lab
from tests.games.turandot_tables import cards, opera, to_round
from tests.reference import turandot as reference
from tests.support import sample

Floats = np.ndarray[Any, np.dtype[np.float64]]


@cache
def dealt() -> list[lab.Audition]:
    return list(lab.auditions(max(2, sample(12)), "tests"))


def singer_of(position: lab.Audition, singer: int) -> reference.Singer:
    printed = position.box.printed
    card = printed.singers.cards[printed.singer_keys[singer]]
    favourite = None if card.favourite is None else 1 + printed.role_keys.index(card.favourite)
    return reference.Singer(card.category, card.stars, card.sex, favourite)


def play_of(position: lab.Audition, seat: int, bid: lab.Bid) -> reference.Play:
    state = position.state.copy()
    for action in bid:
        rules.apply(position.box.record, state, seat, action)
    seen = lab.GAME.view(position.box, state, seat).bid
    return reference.Play(seen.number, seen.money, seen.bluff)


def slow_payoff(position: lab.Audition, bids: tuple[lab.Bid, lab.Bid], objective: str) -> float:
    """What a pair of bids brings seat 0, by the reference: every way to hand out stand-ins, every casting."""
    state = position.state
    holder = int(state.puccini)
    result = reference.resolve([play_of(position, seat, bids[seat]) for seat in range(2)], holder, directors=False)
    row = {number: int(state.row[number - 1]) for number in (1, 2, 3)}
    won = {seat: row.pop(number) for number, seat in result.winner.items()}
    found = []
    for order in permutations(row.values()):  # to those in need, the last to the dummy
        got = won | dict(zip(result.needs_stand_in, order, strict=False))
        troupes = [[*state.troupe[seat, :5], got[seat]] for seat in range(2)] + [
            [*state.troupe[table.DUMMY, :5], order[-1]]
        ]
        singers = [tuple(singer_of(position, int(singer)) for singer in troupe) for troupe in troupes]
        owners = (0, 1, table.DUMMY)
        directors = [
            reference.director_points(1 + int(state.director[owner]), troupe)
            for owner, troupe in zip(owners, singers, strict=True)
        ]
        stars = [sum(singer.stars for singer in troupe) for troupe in singers]
        totals = [
            stars[seat] + int(state.stage[seat]) + result.stage[seat] + best_casting(singers[seat]) + directors[seat]
            for seat in range(2)
        ]
        if objective == "points":
            found.append(totals[0] - totals[1] + (1 if holder == 1 else -1))
        else:
            dummy = reference.total(singers[2], 0, directors[2])
            places = reference.places_of_two(totals, stars[:2], holder, dummy)
            found.append(0.5 + (places[1] - places[0]) / 2)
    return max(found) if holder == 0 else min(found)


@cache
def best_casting(singers: tuple[reference.Singer, ...]) -> int:
    return reference.best_casting_points(singers)


def test_payoffs_are_those_of_the_reference() -> None:
    pick = random.Random(1)
    for position in dealt():
        for _ in range(max(3, sample(25))):
            i, j = (pick.randrange(len(bids)) for bids in position.bids)
            for objective in lab.OBJECTIVES:
                expected = slow_payoff(position, (position.bids[0][i], position.bids[1][j]), objective)
                assert position.payoffs[objective][i, j] == expected, (i, j, objective)


def three_singers(holder: int) -> tuple[Match, Record]:
    """Round 7 without Money, men of 3, 2 and 1 stars in the row, and equal troupes with room for a man.

    Whose favourite role is somebody's already in the troupe brings nothing but his stars.
    """
    match = to_round(opera(2, first=holder), table.ROUNDS)
    state, keys = match.state, match.box.printed.singer_keys
    row = [cards(match, sex="man", stars=stars)[-1] for stars in (3, 2, 1)]
    wishing = [key for key in row if match.box.printed.singers.cards[key].favourite]
    men = cards(match, sex="man", favourite=None)
    troupe = [*cards(match, sex="woman", favourite=None)[:2], *(wishing + men)[:3]]
    state.row[:3] = [keys.index(key) for key in row]
    state.troupe[:2, :5] = [keys.index(key) for key in troupe]
    state.director[:] = table.NO_CARD
    state.money[:] = 0
    state.stage[:] = 0
    return match, state


@pytest.mark.parametrize("holder", [0, 1])
def test_an_audition_solved_by_hand(holder: int) -> None:
    """Without Money, equal numbers are a tie: the holder keeps the best singer and gives away the worst.

    So to the holder the bids 1, 2, 3 bring 2 1 2 / −1 2 1 / −2 −1 2, less the point for Puccini. Three
    times in four he bids for the best, else for the second; the other the other way round: 5/4 − 1.
    """
    match, state = three_singers(holder)
    position = lab.audition(match.box, state)
    assert [len(bids) for bids in position.bids] == [6, 6]
    found = position.payoffs["points"]
    mine = np.array([[2, 1, 2], [-1, 2, 1], [-2, -1, 2]]).repeat(2, 0).repeat(2, 1) - 1  # with and without Bluff
    assert np.array_equal(found, mine if holder == 0 else -mine.T)
    solved = lab.equilibrium(found)
    assert solved.value == pytest.approx(0.25 if holder == 0 else -0.25)
    by_number = [strategy.reshape(3, 2).sum(axis=1) for strategy in solved.strategies]
    assert by_number[holder] == pytest.approx([0.75, 0.25, 0])
    assert by_number[1 - holder] == pytest.approx([0.25, 0.75, 0])
    assert position.needs_mixing("points")
    # To bid for the best at all times costs the holder 1/4 against the right answer; the other, 3/4.
    always = lab.exploitability(np.eye(6)[0], np.eye(6)[0], found)
    assert always == pytest.approx((0.25 + 0.75) / 2)


def learned_bounds(matrix: Floats, rounds: int) -> tuple[float, float]:
    """What fictitious play proves of a value: both always answer what the other has done so far."""
    rows, columns = np.zeros(len(matrix)), np.zeros(matrix.shape[1])
    row = column = 0
    low, high = -np.inf, np.inf
    for played in range(1, rounds + 1):
        rows += matrix[:, column]
        columns += matrix[row]
        low, high = max(low, columns.min() / played), min(high, rows.max() / played)
        row, column = int(rows.argmax()), int(columns.argmin())
    return low, high


def test_values_lie_within_what_learning_proves() -> None:
    generator = np.random.default_rng(1)
    matrices = [generator.integers(-3, 4, (5, 7)).astype(float) for _ in range(5)]
    matrices += [position.payoffs["points"] for position in dealt()[:5]]
    for matrix in matrices:
        low, high = learned_bounds(matrix, 4000)
        solved = lab.equilibrium(matrix)
        assert low - 1e-9 <= solved.value <= high + 1e-9
        assert high - low < 0.2
        assert lab.exploitability(*solved.strategies, matrix) == pytest.approx(0, abs=1e-9)
        assert solved.strategies[0] @ matrix @ solved.strategies[1] == pytest.approx(solved.value)


def test_rock_paper_scissors() -> None:
    matrix = np.array([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], float)
    solved = lab.equilibrium(matrix)
    assert solved.value == pytest.approx(0)
    assert solved.strategies[0] == pytest.approx([1 / 3] * 3)
    assert lab.exploitability(np.eye(3)[0], np.eye(3)[0], matrix) == 1


def test_seats_are_alike() -> None:
    """Turned about, an audition brings seat 1 what it brought seat 0."""
    for position in dealt()[: sample(4)]:
        turned = position.state.copy()
        for name in ("money", "spent", "stage", "director", "troupe", "troupe_size"):
            turned[name][[0, 1]] = position.state[name][[1, 0]]
        turned.puccini = 1 - int(position.state.puccini)
        other = lab.audition(position.box, turned)
        assert np.array_equal(other.payoffs["points"], -position.payoffs["points"].T)
        assert np.array_equal(other.payoffs["win"], 1 - position.payoffs["win"].T)


def test_measuring_equilibrium_uniform_and_greedy() -> None:
    positions, told = dealt(), []
    solved = iter([lab.equilibrium(p.payoffs["points"]).strategies[seat] for p in positions for seat in range(2)])

    def perfect(sight: Sight) -> lab.Strategy:
        return dict(zip(lab.bids_of(sight), next(solved), strict=True))

    assert lab.measure(perfect, positions, told.append)["points"].worst == pytest.approx(0, abs=1e-9)
    assert told == [*range(1, len(positions) + 1)]
    uniform, greedy = lab.measure(lab.uniform, positions), lab.measure(lab.greedy, positions)
    assert uniform["points"].auditions == len(positions)
    assert 0 < uniform["points"].mean <= uniform["points"].worst
    assert 0 <= greedy["points"].mean <= greedy["points"].worst
    assert 0 <= greedy["win"].worst <= 1


def test_generated_auditions_matter() -> None:
    for position in dealt():
        assert position.matters("points")
        assert position.state.round_number == table.ROUNDS
        assert position.state.money[:2].min() > 0
    if not INTERPRETED:
        mixed = list(lab.auditions(2, 1, mixing=True))
        assert all(position.needs_mixing("points") for position in mixed)


def test_a_bid_is_a_sequence_of_decisions() -> None:
    match, state = three_singers(0)
    state.money[:2] = 1, 2
    bids = lab.bids_of(Sight(lab.GAME, match.box, state, 1))
    assert len(set(bids)) == len(bids) == 2 + 3 * 6  # Money alone, or a number with up to two, each with a Bluff or not
    assert {len(bid) for bid in bids} == {2}

    def halves(sight: Sight) -> dict[int, float]:
        first, *_, last = sight.legal
        return {first: 0.5, last: 0.5}

    strategy = lab.by_steps(halves)(Sight(lab.GAME, match.box, state, 0))
    assert list(strategy.values()) == [0.25] * 4
    assert {bid[0] for bid in strategy} == {table.NUMBER, table.NUMBER + 3}
    assert lab.audition(match.box, state).mix(0, strategy).sum() == 1


def test_refusals() -> None:
    match, state = three_singers(0)
    position = lab.audition(match.box, state)
    with pytest.raises(IllegalAction, match="no bids"):
        position.mix(0, {(999,): 1.0})
    with pytest.raises(PodiumError, match="sum to"):
        position.mix(0, {position.bids[0][0]: 0.5})
    with pytest.raises(IllegalAction, match="999"):
        lab.by_steps(lambda _: {999: 1.0})(Sight(lab.GAME, match.box, state, 0))
    with pytest.raises(PodiumError, match="round 1"):
        lab.audition(match.box, opera(2).state)
    with pytest.raises(BadSeats, match="2 seats"):
        lab.audition(match.box, opera(3).state)
