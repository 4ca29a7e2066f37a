"""Secrecy end to end: what is sent to a viewer is the same for everything that he cannot tell apart."""

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path

import numpy as np
import pytest

import podium
from podium.core.game import game
from podium.server.bots import pause
from podium.server.hall import Hall
from podium.server.header import Bank, NoClock, PerMove
from podium.server.protocol import CreateTable
from podium.server.settings import Settings
from podium.server.store import Store
from podium.testing import option_sets, random_match
from tests.server.worlds import PEOPLE, Stage, Tally, compare, header_of, redealt
from tests.support import LONG

pytestmark = pytest.mark.anyio

CLOCKS = (NoClock(), Bank(seconds=900.0, increment=5.0), PerMove(seconds=60.0))


class Time:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.at = 1000.0

    def tick(self) -> None:
        self.at += 1.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
async def halls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[Hall, Hall]]:
    """Two halls that know nothing of one another, with the same time."""
    stores = [await Store.open(tmp_path / f"{name}.db") for name in ("one", "other")]
    first, second = (Hall(store, Settings(), now=Time()) for store in stores)
    for hall in (first, second):
        monkeypatch.setattr(hall, "_ring", lambda _: None)  # its time is the test's, not the loop's
    yield first, second
    for hall in (first, second):
        await hall.close()
        await hall.store.close()


@pytest.mark.parametrize("slug", podium.slugs())
@pytest.mark.parametrize("how", ["redealt", "same cards"])
async def test_nobody_is_sent_what_he_may_not_know(
    halls: tuple[Hall, Hall], monkeypatch: pytest.MonkeyPatch, slug: str, how: str
) -> None:
    """Every seat and the spectators, from many points of random games, with every kind of clock."""
    of, stage, tally = game(slug), Stage(monkeypatch), Tally()
    dice, seats = np.random.default_rng(1), 3
    sets = option_sets(of, seats)
    starts = (0, 3, 7, 12, 18, 25, 33, 42) if how == "redealt" else (0, 12, 38)
    if slug in LONG and how == "redealt":
        starts = starts[::2]
    for number, start in enumerate(starts):
        options = sets[number % len(sets)]
        match = next(m for m in random_match(of, seats, options, f"{slug} {start}") if m.is_over or len(m.log) == start)
        if match.is_over:
            continue
        for viewer in (None, *range(seats)):
            cards = other = match.state
            if how == "redealt":
                for seat in range(seats) if viewer is None else (viewer,):
                    other = redealt(of, match, other, seat, f"{start} {seat}")
            clock = CLOCKS[number % len(CLOCKS)]
            name = f"{slug}-{start}-{viewer}"
            head = header_of(of, seats, options, name, clock)
            await compare(halls, stage, head, (cards, other), viewer, dice, tally, most=12)
    assert tally.steps > 40, tally
    assert tally.sent > 20 * tally.steps, tally
    if how == "redealt":
        assert tally.lay_differently >= 12, tally
    if slug == "turandot":  # a game of secret choices
        assert tally.different > 10, tally
        assert tally.alone > 3, tally


async def test_how_long_a_bot_pauses_does_not_tell_what_it_holds(
    halls: tuple[Hall, Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the same dice it pauses for as long over one choice as over many."""
    hall, wanted = halls[0], []
    monkeypatch.setattr(hall._dice, "random", lambda: 0.5)

    def pausing(*args: float) -> float:
        wanted.append(pause(*args))
        return 0.0

    monkeypatch.setattr("podium.server.runtime.pause", pausing)
    made = await hall.create(PEOPLE[0], CreateTable(game="symphonimo", seating=("greedy", "random")))
    live = await hall.live(made.tables[0])
    while live.room.status == "playing":
        await asyncio.sleep(0.01)
    assert len(wanted) > 10
    assert set(wanted) == {hall.settings.natural_seconds}


async def test_a_bot_without_a_choice_takes_as_long_as_one_that_thinks(
    halls: tuple[Hall, Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also at an instant pace: who holds a card to answer with cannot be told from the clock."""
    hall, began, took = halls[0], time.perf_counter(), []
    monkeypatch.setattr(hall.thinkers, "_choose", lambda sight, *_: sight.legal.codes[0])
    made = await hall.create(PEOPLE[0], CreateTable(game="symphonimo", seating=("soloist", "maestro"), pace="instant"))
    live = await hall.live(made.tables[0])
    assert live.room.match is not None
    while len(took) < 6:
        acted = len(live.room.match.log)
        await asyncio.sleep(0.002)
        if len(live.room.match.log) > acted:
            took.append((live.room.match.log[-1].seat, time.perf_counter() - began))
            began = time.perf_counter()
    assert min(seconds for seat, seconds in took if seat == 1) > 0.08
