"""What cannot be done in a turn of the Maestro games: they say what stands in the way, where something does."""

import pytest

from podium import Match
from podium.games.concert.table import CHANCE, PIECES
from tests.games.concert_tables import BOTH, concert, hold, on_top, play, purse, save, show, state_of, texts

both = pytest.mark.parametrize("slug", BOTH)
FULL = ("cello", "flute", "two_horns", "wind_trio", "poor", "clarinets")


def shut(match: Match) -> dict[str, str]:
    """By the text of the action: why seat 0 cannot take it."""
    found = match.view(0).shut
    assert found is not None
    rows = zip((f"refresh {market}" for market in ("instruments", "soloists")), found.markets, strict=False)
    all_of_them = {"take sheet": found.sheet, "take chance": found.chance, **dict(rows)}
    assert {text for text, why in all_of_them.items() if why is None} == {
        text for text in texts(match) if text in all_of_them
    }
    return {text: why for text, why in all_of_them.items() if why is not None}


@both
def test_what_is_short_is_named(slug: str) -> None:
    match = purse(concert(slug), 0, 40)
    assert shut(match) == {}
    hold(match, 0, *FULL)
    assert shut(match) == {"take sheet": "hand"}
    state_of(match).pile_size[CHANCE] = 0
    assert shut(match)["take chance"] == "pile"
    hold(match, 0, "cello")
    state_of(match).pile_size[PIECES] = 0
    assert shut(match)["take sheet"] == "pile"
    state_of(match).shop_size[0] = 1
    assert shut(match)["refresh instruments"] == "deck"
    assert shut(purse(concert(slug), 0, 0))["refresh instruments"] == "money"


@both
def test_a_turn_with_its_actions_taken_says_so(slug: str) -> None:
    match = on_top(save(purse(concert(slug), 0, 40), 0, "coins"), PIECES, "cello", "flute")
    play(match, "take sheet")
    if slug == "maestro":
        assert shut(match) == {"take sheet": "repeated"}
        play(match, "buy 1")
    assert set(shut(match).values()) == {"actions"}


@both
def test_it_is_told_to_whoever_is_to_act(slug: str) -> None:
    match = show(concert(slug), 0, "flute")
    assert [match.view(seat).shut is None for seat in (0, 1, None)] == [False, True, True]
    play(purse(match, 0, 40), "refresh instruments")
    assert match.view(0).shut is None
