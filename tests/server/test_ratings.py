"""Ratings: who wins rises, bots and people are on one scale, and a game counts once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from podium.core.match import Outcome
from podium.server import ratings
from podium.server.header import SeatSummary, Summary
from podium.server.people import People
from podium.server.ratings import Rating, bot_player, person_player, rate
from podium.server.store import Store
from tests.server.test_people import CHEAP, SECRET
from tests.server.test_store import a_header

pytestmark = pytest.mark.anyio

NEW = Rating()


def test_a_newcomer_is_in_the_middle_and_unsure() -> None:
    assert (NEW.points, NEW.deviation, NEW.is_provisional) == (1500, 333, True)


def test_who_is_ahead_rises_and_who_is_behind_falls() -> None:
    after = rate(["a", "b", "c"], [2, 1, 3], {"a": NEW, "b": NEW, "c": NEW})
    assert after["b"].mu > after["a"].mu > after["c"].mu
    assert all(rating.sigma < NEW.sigma and rating.games == 1 for rating in after.values())


def test_a_shared_place_moves_equals_alike() -> None:
    after = rate(["a", "b"], [1, 1], {"a": NEW, "b": NEW})
    assert after["a"].mu == pytest.approx(after["b"].mu)


def test_a_surprise_moves_more_than_what_was_expected() -> None:
    strong, weak = Rating(30, 3, 50), Rating(20, 3, 50)
    expected = rate(["s", "w"], [1, 2], {"s": strong, "w": weak})
    surprise = rate(["s", "w"], [2, 1], {"s": strong, "w": weak})
    assert surprise["w"].mu - weak.mu > expected["s"].mu - strong.mu > 0


def test_a_level_in_several_seats_moves_once() -> None:
    after = rate(["p", "bot", "bot"], [1, 2, 3], {"p": NEW, "bot": NEW})
    assert set(after) == {"p", "bot"}
    assert after["bot"].games == 1
    assert after["p"].mu > NEW.mu > after["bot"].mu


def test_nobody_is_rated_against_himself() -> None:
    assert rate(["bot", "bot"], [1, 2], {"bot": NEW}) == {}
    assert rate([], [], {}) == {}


@given(st.permutations(range(4)), st.lists(st.integers(1, 4), min_size=4, max_size=4))
def test_the_order_of_the_seats_does_not_matter(order: list[int], places: list[int]) -> None:
    before = {f"p{i}": Rating(22 + i, 4 + i, i) for i in range(4)}
    plain = rate([f"p{i}" for i in range(4)], places, before)
    mixed = rate([f"p{i}" for i in order], [places[i] for i in order], before)
    for player, rating in plain.items():
        assert rating.mu == pytest.approx(mixed[player].mu)
        assert rating.sigma == pytest.approx(mixed[player].sigma)


async def play(store: Store, seats: tuple[SeatSummary, ...], places: tuple[int, ...], *, is_rated: bool = True) -> str:
    header = a_header(is_rated=is_rated, seats=len(seats))
    await store.create_table(header)
    await store.append(header.id, 0, [b"x"], Summary(status="playing", seats=seats, updated=1.0))
    end = Outcome("done", tuple(10 - place for place in places), places)
    over = Summary(status="over", seats=seats, updated=2.0, outcome=end)
    await store.append(header.id, 1, [b"y"], over)
    await store.append(header.id, 2, [b"chat afterwards"], over)
    return header.id


async def test_a_rated_table_is_rated_once_with_its_end(store: Store) -> None:
    people = People(store, hasher=CHEAP)
    anna, _ = await people.register("Anna", SECRET)
    guest, _ = await people.become_guest("A Visitor")
    seats = (
        SeatSummary(name="Anna", person=anna.id),
        SeatSummary(name="musician", level="musician"),
        SeatSummary(name="A Visitor", person=guest.id),
        SeatSummary(name="musician", level="musician"),
    )
    tables = [await play(store, seats, (1, 2, 3, 4)) for _ in range(3)]
    await play(store, seats, (4, 3, 2, 1), is_rated=False)
    wanted = [person_player(anna.id), bot_player("musician"), person_player(guest.id)]
    found = await store.read(lambda connection: ratings.ratings_of(connection, "symphonimo", wanted))
    history = await store.read(lambda connection: ratings.history_of(connection, wanted[0]))
    best = await store.read(lambda connection: ratings.standings(connection, "symphonimo"))
    elsewhere = await store.read(lambda connection: ratings.ratings_of(connection, "turandot", wanted[:1]))
    assert found[person_player(anna.id)].games == found[bot_player("musician")].games == 3
    assert found[person_player(anna.id)].points > 1500 > found[bot_player("musician")].points
    assert found[person_player(guest.id)] == NEW == elsewhere[person_player(anna.id)]
    assert [(step.number, step.table) for step in history] == list(enumerate(tables, 1))
    assert sorted(step.points for step in history) == [step.points for step in history]
    assert [player for player, _ in best] == [person_player(anna.id), bot_player("musician")]


async def test_a_table_given_up_is_not_rated(store: Store) -> None:
    header = a_header(is_rated=True)
    await store.create_table(header)
    seats = (SeatSummary(name="a", level="musician"), SeatSummary(name="b", level="soloist"))
    await store.append(header.id, 0, [b"x"], Summary(status="abandoned", seats=seats, updated=1.0))
    assert await store.read(lambda connection: ratings.standings(connection, "symphonimo")) == []
