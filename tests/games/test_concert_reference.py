"""Hiring in Maestro: Symphony against the slow reference that tries everything."""

import random
from collections import Counter
from typing import Any

import pytest

import podium
from podium import Match
from podium.games.concert import hiring, table
from podium.games.concert.market import gain, owner_of
from podium.games.concert.opening import begin_turn
from tests.reference.hiring import Card, Filling, Hall, affordable, least
from tests.support import sample

MOST_PARTS = 5
TEAMS = {2: [0], 3: [0], 4: [0, 2], 6: [0, 2, 3]}


def small_pieces() -> list[int]:
    """Pieces that can be tried out: not too many parts, those with a mixed choir more often."""
    record = podium.game("maestro").box.record
    pieces = [i for i in range(len(record.revenue)) if record.part_count[i] <= MOST_PARTS]
    choir = int(record.mixed_choir)
    return pieces + 6 * [i for i in pieces if choir in record.parts[i, : int(record.part_count[i])]]


def scene(dice: random.Random) -> tuple[Match, int]:
    """A table with a random orchestra, in which a random piece may be performable by seat 0."""
    seats = dice.choice(list(TEAMS))
    options = {"teams": dice.choice(TEAMS[seats])}
    match = Match.new("maestro", seats=seats, options=options, seed=f"hiring {dice.random()}")
    state, record = match._states[-1], match.box.record
    state.starter = 0
    begin_turn(record, state, 0)
    piece = dice.choice(small_pieces())
    parts = [int(place) for place in record.parts[piece, : int(record.part_count[piece])]]
    for place in parts:
        if place < table.INSTRUMENTS:
            for _ in range(dice.choice([0, 1, 1, 2])):
                gain(state, dice.randrange(seats), place, 1)
    soloists = {place if place >= table.INSTRUMENTS else place + table.INSTRUMENTS for place in parts}
    if int(record.mixed_choir) in soloists:
        soloists |= {int(record.male_chorus), int(record.female_chorus)}
    for place in sorted(soloists):
        if dice.random() < 0.75:
            gain(state, dice.randrange(seats), place, 1)
    state.rent_free[0] = int(dice.random() < 0.4)
    state.money[0] = dice.choice([0, 0, 1, 2, 4, 8, 16])
    state.hand[0, 0] = piece
    return match, piece


def hall_of(match: Match) -> Hall:
    state, record = match._states[-1], match.box.record
    owned: Counter[Card] = Counter()
    for seat in range(match.seats):
        for place, count in enumerate(state.owned[seat]):
            if count:
                owned[seat, place] = int(count)
    team = frozenset(seat for seat in range(match.seats) if int(state.mates[0]) >> seat & 1)
    choruses = int(record.male_chorus), int(record.female_chorus)
    return Hall(owned, [int(rent) for rent in record.rent], int(record.mixed_choir), choruses, team)


def filling_of(match: Match, hire: int) -> Filling:
    """A hire as the kernels keep it, as cards."""
    state, record = match._states[-1], match.box.record
    owner, place = divmod(hire, table.OWNER)
    if owner == table.BOTH_CHORUSES:
        return tuple((int(owner_of(state, int(one))), int(one)) for one in (record.male_chorus, record.female_chorus))
    return ((owner, place),)


def check_scene(seed: int) -> tuple[int, int]:
    """One random table; returns whether the piece could be performed, and how many choices were compared."""
    dice = random.Random(seed)
    match, piece = scene(dice)
    state, record = match._states[-1], match.box.record
    hall, is_free = hall_of(match), bool(state.rent_free[0])
    parts = [int(place) for place in record.parts[piece, : int(record.part_count[piece])]]
    budget = int(state.money[0]) + int(record.revenue[piece])
    total, dearest = (int(number) for number in hiring.least_rent(record, state, 0, piece, 0))
    found = None if total == hiring.IMPOSSIBLE else total - (dearest if is_free else 0)
    wanted = least(hall, parts, is_one_free=is_free)
    assert found == wanted, f"seed {seed}: the least rent is {wanted}, not {found}"
    can = bool(hiring.can_perform(record, state, 0, piece))
    assert can == (wanted is not None and wanted <= budget), f"seed {seed}: it can be performed, or not"
    if not can:
        return 0, 0
    return 1, check_choices(match, piece, parts, hall, budget, dice, seed)


def check_choices(
    match: Match, piece: int, parts: list[int], hall: Hall, budget: int, dice: random.Random, seed: int
) -> int:
    """Arrange the piece by random choices; wherever there is one, it is between all that can be paid."""
    state: Any = match._states[-1]
    record, is_free = match.box.record, bool(state.rent_free[0])
    hiring.choose_piece(record, state, 0, piece)
    compared = 0
    while not hiring.arrange(record, state, 0):
        engaged = [filling_of(match, int(hire)) for hire in state.hired[: int(state.part)]]
        ways = int(state.offers)
        offered = {
            filling_of(match, int(hiring.hire_of(record, state, way))): way for way in range(8) if ways >> way & 1
        }
        wanted = affordable(hall, parts, engaged, budget, is_one_free=is_free)
        assert set(offered) == wanted, f"seed {seed}: {sorted(wanted)} can be paid, {sorted(offered)} are offered"
        hiring.engage(record, state, offered[dice.choice(sorted(offered))])
        compared += 1
    return compared


@pytest.mark.parametrize("hundred", range(3))
def test_hiring_is_what_trying_everything_finds(hundred: int) -> None:
    done = [check_scene(1000 * hundred + i) for i in range(max(40, sample(400)))]
    assert sum(performed for performed, _ in done) > len(done) // 8
    assert sum(choices for _, choices in done) > len(done) // 10
