"""Turandot's kernels against a slow reference that was written from the rules alone, and commits in any order."""

import random
from collections.abc import Iterator
from itertools import permutations

import numpy as np
import pytest

from podium import Match
from podium.core.chance import expand, seed_bytes
from podium.core.kernel import Record
from podium.core.match import legal_of
from podium.games.turandot import rules, table
from tests.reference import turandot as reference
from tests.support import redealt, sample

SEATS = range(2, 6)


def fresh(seats: int) -> Match:
    return Match.new("turandot", seats=seats, options={"first_puccini": 0}, seed=f"reference {seats}")


def play_of(code: int) -> reference.Play:
    number = int(table.number_of(code))
    return reference.Play(number or None, int(table.money_of(code)), bool(table.bluff_of(code)))


def halves(bid: int) -> tuple[int, int]:
    """The two actions that make a bid."""
    number = int(table.number_of(bid))
    return table.NUMBER + number, table.PURSE + bid - int(table.bid_of(number, 0))


def lay(match: Match, state: Record, seat: int, bid: int) -> None:
    for action in halves(bid):
        rules.apply(match.box.record, state, seat, action)


def legal_bids(match: Match, state: Record, seat: int) -> list[int]:
    """Every bid that can be laid by two legal halves."""
    found = []
    for first in legal_of(match.game, match.box, state, seat):
        begun = state.copy()
        rules.apply(match.box.record, begun, seat, first)
        number = first - table.NUMBER
        found += [
            int(table.bid_of(number, second - table.PURSE)) for second in legal_of(match.game, match.box, begun, seat)
        ]
    return found


def shuffled_round(match: Match, pick: random.Random) -> tuple[Record, list[int], bool]:
    """An audition with a random holder, round and purses, and a legal bid for every seat."""
    state = match.state
    seats = match.seats
    is_directors = pick.random() < 0.2
    state.puccini = pick.randrange(seats)
    state.round_number = table.DIRECTOR_ROUND if is_directors else pick.choice([1, 2, 3, 5, 6, 7])
    if is_directors:
        state.row[: seats + 1] = range(seats + 1)
    favourite = pick.randint(1, seats + 1)  # many seats want the same, so that ties are common
    bids = []
    for seat in range(seats):
        state.money[seat] = pick.randint(0, table.MAX_MONEY)
        money = int(state.money[seat])
        if money and pick.random() < 0.3:
            bids.append(int(table.bid_of(0, 2 + pick.randint(0, 1))))
        else:
            number = favourite if pick.random() < 0.5 else pick.randint(1, seats + 1)
            bids.append(int(table.bid_of(number, 2 * pick.randint(0, money) + pick.randint(0, 1))))
    return state, bids, is_directors


def check_round(match: Match, pick: random.Random) -> None:
    """One random round: who wins, pays, hires and needs a stand-in."""
    state, bids, is_directors = shuffled_round(match, pick)
    before = state.copy()
    expected = reference.resolve([play_of(code) for code in bids], int(state.puccini), is_directors)
    for seat in pick.sample(range(match.seats), match.seats):
        lay(match, state, seat, bids[seat])
    got = {seat for seat in range(match.seats) if state.fate[seat] == table.WON}
    assert got == set(expected.winner.values())
    for number, seat in expected.winner.items():
        card = int(before.row[number - 1])
        assert int(state.director[seat] if is_directors else state.troupe[seat, 0]) == card
    assert state.spent.tolist()[: match.seats] == expected.spent
    assert state.stage.tolist()[: match.seats] == expected.stage
    laid = [int(table.money_of(code)) for code in bids]
    back = [int(state.money[seat]) - int(before.money[seat]) + laid[seat] for seat in range(match.seats)]
    assert back == expected.returned
    helpers = {table.COSTUME: "costume", table.CARPENTER: "carpenter"}
    hired = {seat: helpers[int(fate)] for seat, fate in enumerate(state.fate) if int(fate) in helpers}
    assert hired == expected.helper
    if expected.needs_stand_in:
        receivers = []
        while state.phase == table.STAND_INS:
            receivers.append(int(table.next_in_need(state)))
            role = next(role for role in range(table.ROLES) if state.left >> role & 1)
            rules.apply(match.box.record, state, int(state.puccini), table.GIVE + role)
        assert receivers == expected.needs_stand_in


def check_rounds(seats: int, rounds: int, seed: str) -> int:
    match, pick = fresh(seats), random.Random(seed)
    for _ in range(rounds):
        check_round(match, pick)
    return rounds


@pytest.mark.parametrize("seats", SEATS)
def test_bids_and_helpers_agree_with_the_reference(seats: int) -> None:
    assert check_rounds(seats, sample(3000), f"rounds {seats}") > 0


@pytest.mark.parametrize("seats", SEATS)
def test_legal_bids_agree_with_the_reference(seats: int) -> None:
    match = fresh(seats)
    for money in range(table.MAX_MONEY + 1):
        state = match.state
        state.money[0] = money
        legal = set(legal_bids(match, state, 0))
        for code in range(table.bid_of(table.ROLES + 1, 0)):
            is_lone = table.number_of(code) == 0
            assert (code in legal) == reference.is_legal(play_of(code), seats, money), (code, money, is_lone)


def singer_of(match: Match, index: int) -> reference.Singer:
    singer = list(match.box.printed.singers.cards.values())[index]
    favourite = None if singer.favourite is None else 1 + match.box.printed.role_keys.index(singer.favourite)
    return reference.Singer(singer.category, singer.stars, singer.sex, favourite)


def test_castings_and_directors_agree_with_the_reference() -> None:
    match, pick = fresh(2), random.Random("castings")
    box = match.box.record
    for _ in range(sample(600)):
        state = match.state
        order = pick.sample(range(table.SINGERS), table.ROLES)
        state.troupe[0, :] = order
        state.troupe_size[0] = table.ROLES
        state.casting[0, :] = range(table.ROLES)
        singers = [singer_of(match, index) for index in order]
        assert table.casting_points(box, state, 0) == reference.casting_points(singers)
        best = reference.best_casting_points(singers)
        assert table.best_split(box, state, 0)[0] == best
        table.cast_best(box, state, 0)
        assert sorted(state.casting[0].tolist()) == list(range(table.ROLES))
        assert table.casting_points(box, state, 0) == best
        for director in range(table.DIRECTORS):
            state.director[0] = director
            assert table.director_points(box, state, 0) == reference.director_points(director + 1, singers)


@pytest.mark.parametrize("seats", SEATS)
def test_whole_games_end_with_the_references_scores_and_places(seats: int) -> None:
    for game in range(sample(60)):
        options = {"automatic_casting": game % 2 == 0}
        match = Match.new("turandot", seats=seats, options=options, seed=f"whole {seats} {game}")
        pick = random.Random(game)
        while not match.is_over:
            seat = pick.choice(match.pending)
            match.play(seat, pick.choice(match.legal(seat)))
        state = match.state
        totals, stars = [], []
        for troupe in [*range(seats), *([table.DUMMY] if seats == 2 else [])]:
            order = [singer_of(match, int(state.troupe[troupe, place])) for place in state.casting[troupe]]
            director = reference.director_points(int(state.director[troupe]) + 1, order)
            stage = int(state.stage[troupe]) if troupe < seats else 0
            totals.append(reference.total(order, stage, director))
            stars.append(sum(singer.stars for singer in order))
        assert match.outcome is not None
        if seats == 2:
            expected = reference.places_of_two(totals[:2], stars[:2], int(state.puccini), totals[2])
            totals[int(state.puccini)] -= 1
        else:
            expected = reference.places(totals, stars)
        assert list(match.outcome.scores) == totals[:seats]
        assert list(match.outcome.places) == expected


def interleavings(seats: int, pick: random.Random) -> Iterator[tuple[int, ...]]:
    """Orders of two halves a seat: whole bids in any order, and every mixture, or many where there are too many."""
    for order in permutations(range(seats)):
        yield tuple(seat for seat in order for _ in range(2))
    turns = [seat for seat in range(seats) for _ in range(2)]
    if seats <= 3:
        yield from sorted(set(permutations(turns)))  # 6 for two seats, 90 for three
    else:
        for _ in range(90):
            yield tuple(pick.sample(turns, len(turns)))


@pytest.mark.parametrize("seats", SEATS)
def test_the_order_of_commits_never_matters(seats: int) -> None:
    match, pick = fresh(seats), random.Random(f"orders {seats}")
    for _ in range(sample(120)):
        start, bids, _ = shuffled_round(match, pick)
        ends = set()
        for order in interleavings(seats, pick):
            state, left = start.copy(), [list(halves(bid)) for bid in bids]
            for seat in order:
                rules.apply(match.box.record, state, seat, left[seat].pop(0))
            ends.add(state.tobytes())
        assert len(ends) == 1


@pytest.mark.parametrize("seats", SEATS)
def test_before_the_reveal_nothing_depends_on_a_choice_but_its_number_of_cards(seats: int) -> None:
    """Views, legal lists and stories of all others, for every pair of bids of as many cards."""
    match = fresh(seats)
    for seat in range(seats):
        by_cards: dict[int, Match] = {0: match}  # a first half is no card yet
        for bid in legal_bids(match, match.state, seat):
            laid = match.at(len(match.log))
            for cards, action in zip((0, int(table.cards_of(bid))), halves(bid), strict=True):
                laid.play(seat, action)
                first = by_cards.setdefault(cards, laid)
                check_same_to_others(laid, first, seat)
        assert len(by_cards) == 6  # none, and one to five cards


def check_same_to_others(laid: Match, first: Match, seat: int) -> None:
    """Nobody but `seat` can tell these two matches apart."""
    for viewer in (None, *(other for other in range(laid.seats) if other != seat)):
        assert laid.view(viewer) == first.view(viewer)
        assert laid.story(viewer) == first.story(viewer)
        if viewer is not None:
            assert laid.legal(viewer) == first.legal(viewer)
            assert observed(laid, viewer) == observed(first, viewer)


def observed(match: Match, seat: int) -> list[float]:
    out = np.zeros(rules.NUM_FEATURES, np.float32)
    rules.observe(match.box.record, match.state, seat, out)
    return [float(feature) for feature in out]


@pytest.mark.parametrize(
    ("money", "cards", "count"), [(3, 1, 6), (3, 2, 11), (3, 5, 5), (1, 3, 5), (0, 1, 5), (0, 2, 5)]
)
def test_a_redeal_reaches_every_bid_of_as_many_cards(money: int, cards: int, count: int) -> None:
    match = fresh(4)
    state = match.state
    state.money[1] = money
    legal = [bid for bid in legal_bids(match, state, 1) if table.cards_of(bid) == cards]
    assert len(legal) == count
    state.play[1] = legal[0]
    found = dict.fromkeys(legal, 0)
    trials = max(60 * count, sample(600 * count))
    for trial in range(trials):
        rules.redeal(match.box.record, state, 0, expand(seed_bytes(trial), rules.ENTROPY_WORDS))
        found[int(state.play[1])] += 1
    assert set(found) == set(legal)
    expected = trials / count
    freedom = count - 1
    assert sum((n - expected) ** 2 / expected for n in found.values()) < freedom + 5 * (2 * freedom) ** 0.5


def test_a_redeal_keeps_what_the_seat_knows() -> None:
    match = fresh(3)
    for seat, action in ((0, "number 2"), (0, "1 money"), (1, "money alone"), (1, "1 money bluff"), (2, "number 1")):
        match.play(seat, action)
    decks, orders, bids = set(), set(), set()
    for seed in range(40):
        state = redealt(match, 0, seed)
        assert int(state.play[0]) == int(match.state.play[0])
        assert int(state.begun[2]) == table.NO_PLAY
        assert int(redealt(match, 2, seed).begun[2]) == 1
        assert state.row.tolist() == match.state.row.tolist()
        decks.add(tuple(state.deck))
        orders.add(tuple(state.directors))
        bids.add(int(state.play[1]))
    assert (len(decks), len(orders)) == (40, 40)
    assert len(bids) > 4


def test_hidden_castings_are_redealt_as_permutations() -> None:
    match = Match.new("turandot", seats=3, seed=3)
    pick = np.random.default_rng(1)
    while match.view().phase != "casting":
        seat = match.pending[0]
        legal = match.legal(seat)
        match.play(seat, legal[pick.integers(len(legal))])
    for action in ("cast 2", "cast 4", "cast 6"):
        match.play(1, action)
    seen = set()
    for seed in range(60):
        state = redealt(match, 0, seed)
        cast = state.casting[1, :3].tolist()
        assert len(set(cast)) == 3
        assert int(state.cast_count[1]) == 3
        seen.add(tuple(cast))
        assert redealt(match, 1, seed).casting[1, :3].tolist() == [1, 3, 5]
    assert len(seen) > 25
