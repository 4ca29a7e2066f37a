"""Published deals: the same cards and the same answers for all who learn, and nothing to gain by knowing them."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from podium.server import protocol as say
from podium.server.hall import Hall
from podium.server.people import Person
from podium.server.protocol import CreateTable, Refused
from podium.server.room import Room
from podium.server.settings import Settings
from podium.server.store import Store

pytestmark = pytest.mark.anyio

ADA = Person("p-ada", "Ada", is_guest=False)


@pytest.fixture
async def hall(sqlite_store: Store) -> AsyncIterator[Hall]:
    opened = Hall(sqlite_store, Settings())
    await opened.open()
    yield opened
    await opened.close()


def wanted(*seating: str, **more: Any) -> CreateTable:
    asked = {"game": "turandot", "seating": seating, "pace": "instant", "level": "apprentice", "deal": "lesson"}
    return CreateTable(**asked | more)


async def played(hall: Hall, moves: int, **more: Any) -> Room:
    """A table after so many choices of the first that may be made."""
    created = await hall.create(ADA, wanted("me", "apprentice", "apprentice", **more))
    live = await hall.live(created.tables[0])
    for number in range(moves):
        async with asyncio.timeout(20):
            while not live.room.codes[0]:
                await asyncio.sleep(0.002)
        act = say.Act(id=f"m{number}", based_on=live.room.numbers[0], action=live.room.codes[0][0])
        await hall.say(created.tables[0], ADA, act)
    return live.room


@pytest.mark.parametrize(
    "more",
    [
        {"is_rated": True},
        {"is_public": True},
        {"copies": 2},
        {"seating": ("me", "open", "apprentice")},
        {"seating": ("apprentice", "apprentice", "apprentice")},
    ],
    ids=lambda more: next(iter(more)),
)
async def test_who_knows_the_cards_plays_for_nothing_and_against_nobody(hall: Hall, more: dict[str, Any]) -> None:
    seating = more.pop("seating", ("me", "apprentice", "apprentice"))
    with pytest.raises(Refused, match="alone with bots") as refusal:
        await hall.create(ADA, wanted(*seating, **more))
    assert refusal.value.code == "bad_options"


async def test_the_same_choices_are_answered_alike(hall: Hall) -> None:
    one, other = await played(hall, 8), await played(hall, 8)
    assert one.facts().deal == "lesson"
    assert one.commitment == other.commitment
    assert one.match is not None
    assert other.match is not None
    for seat in range(3):  # who lays first where all choose at once is chance, and makes no difference
        theirs = [[move for move in room.match.log if move.seat == seat] for room in (one, other) if room.match]
        shared = min(map(len, theirs))
        assert shared > 3
        assert theirs[0][:shared] == theirs[1][:shared]


async def test_another_name_is_another_deal_and_no_name_a_fresh_one(hall: Hall) -> None:
    named = [await played(hall, 0, deal=deal) for deal in ("lesson", "another")]
    fresh = [await played(hall, 0, deal=None) for _ in range(2)]
    assert len({room.commitment for room in (*named, *fresh)}) == 4
    assert fresh[0].facts().deal is None


async def test_a_rematch_is_dealt_fresh(hall: Hall) -> None:
    room = await played(hall, 0, game="symphonimo")
    table_id = room.header.id
    async with asyncio.timeout(60):
        number = 0
        while not room.is_over:
            if room.codes[0]:
                act = say.Act(id=f"m{number}", based_on=room.numbers[0], action=room.codes[0][0])
                await hall.say(table_id, ADA, act)
                number += 1
            await asyncio.sleep(0.001)
    await hall.say(table_id, ADA, say.Rematch(id="again"))
    assert room.next_table is not None
    following = (await hall.live(room.next_table)).room
    assert following.header.deal is None
    assert following.commitment != room.commitment
