"""Performing in both Maestro games: who plays, what it costs and what it brings. Written once, run for both."""

import pytest

from podium import Match, PodiumError
from podium.core.phrases import Seat, Word
from podium.games.concert.printed import fraction, sixteenths
from tests.games.concert_tables import (
    BOTH,
    concert,
    give,
    hold,
    minutes,
    money,
    orchestra,
    play,
    purse,
    save,
    show,
    state_of,
    texts,
    turn_of,
    unanswered,
    wealth,
)
from tests.support import rule

both = pytest.mark.parametrize("slug", BOTH)


def ready(slug: str, key: str, seats: int = 3) -> Match:
    """A table where seat 0 holds this piece and has half a note."""
    return purse(hold(concert(slug, seats), 0, key), 0, 8)


@both
@rule("ensemble", 45, 58)
@rule("maestro", 48, 84)
def test_everybody_needed_must_be_in_the_orchestra(slug: str) -> None:
    """In the row or in the deck is not in the orchestra."""
    match = show(ready(slug, "cello"), 0, "cello")
    assert "perform cello" not in texts(match)
    assert "perform cello" in texts(give(match, 2, "cello"))


@both
@rule("ensemble", 46, 52)
@rule("maestro", 83, 51)
def test_own_instruments_cost_nothing(slug: str) -> None:
    match = give(give(ready(slug, "cello"), 0, "cello"), 1, "cello")
    bank, total = int(state_of(match).bank), wealth(match)
    before = money(match)
    play(match, "perform cello")
    assert money(match) == [before[0] + 6, *before[1:]]
    assert int(state_of(match).bank) == bank - 6
    assert wealth(match) == total


@both
@rule("ensemble", 47, 49, 57)
@rule("maestro", 49, 83)
def test_hiring_costs_half_the_price_and_changes_no_owner(slug: str) -> None:
    match = give(ready(slug, "cello"), 1, "cello")
    before = money(match)
    play(match, "perform cello")
    assert money(match) == [before[0] - 4 + 6, before[1] + 4, before[2]]
    assert (orchestra(match, 0), orchestra(match, 1)) == ({}, {"instrument-cello": 1})


@both
@rule("ensemble", 48)
@rule("maestro", 49, 102)
def test_the_performer_chooses_the_owner(slug: str) -> None:
    for owner in (1, 2):
        match = give(give(ready(slug, "cello"), 1, "cello"), 2, "cello")
        before = money(match)
        play(match, "perform cello")
        assert (match.view().phase, texts(match)) == ("hiring", ("hire 1", "hire 2"))
        play(match, f"hire {owner}")
        assert money(match)[owner] == before[owner] + 4


@both
def test_an_owner_is_told_what_a_performance_brought_him(slug: str) -> None:
    match = give(give(ready(slug, "wind_trio"), 1, "flute", "bassoon"), 2, "flute", "oboe")
    play(match, "perform wind_trio", "hire 2")
    told = {viewer: [m.args for m in match.story(viewer, 0) if m.key == "told-rented"] for viewer in (0, 1, 2, None)}
    paid = {"player": Seat(0)}
    assert told == {
        0: [],
        1: [{**paid, "owner": Seat(1), "rent": "1/16", "cards": (Word("instrument-bassoon"),)}],
        2: [{**paid, "owner": Seat(2), "rent": "1/4", "cards": (Word("instrument-flute"), Word("instrument-oboe"))}],
        None: [],
    }


@both
@rule("ensemble", 50, 70)
@rule("maestro", 50, 82)
def test_a_loan_up_to_the_revenue(slug: str) -> None:
    """K13: the owner is paid all of it, though the performer has nothing; the rest is repaid at once."""
    match = purse(give(ready(slug, "cello"), 1, "cello"), 0, 0)
    piece = match.view(0).hand[0]
    assert (piece.rent, piece.loan, piece.gain, piece.is_playable) == (4, 4, 2, True)
    before = money(match)
    play(match, "perform cello")
    assert money(match) == [2, before[1] + 4, before[2]]


@both
@rule("ensemble", 51)
@rule("maestro", 81)
def test_rents_beyond_money_and_revenue(slug: str) -> None:
    """The piece brings 1, its rents are 12: with 10 it is out of reach, with 11 it is not."""
    match = give(hold(concert(slug), 0, "poor"), 1, "first_violin", "cello", "piano")
    assert "perform poor" not in texts(purse(match, 0, 10))
    assert "perform poor" in texts(purse(match, 0, 11))
    play(match, "perform poor")
    assert money(match)[0] == 0


@both
@rule("ensemble", 53)
@rule("maestro", 52)
def test_steps_of_four_minutes(slug: str) -> None:
    for key, gained in (("cello", 4), ("long_cello", 8)):
        match = give(ready(slug, key), 0, "cello")
        assert minutes(play(match, f"perform {key}"))[0] == gained


@both
@rule("ensemble", 54)
@rule("maestro", 54)
def test_a_piece_is_played_once(slug: str) -> None:
    match = play(give(ready(slug, "cello"), 0, "cello"), "perform cello", "take nothing")
    assert match.view().players[0].performed == ["cello"]
    assert match.view(0).hand == []
    assert "perform cello" not in texts(turn_of(match, 0))
    with pytest.raises(PodiumError):
        match.play(0, "perform cello")


@both
@rule("ensemble", 55, 56)
@rule("maestro", 55, 56)
def test_a_chance_card_after_a_short_piece_only(slug: str) -> None:
    """K17 and Y7."""
    short = play(give(ready(slug, "cello"), 0, "cello"), "perform cello")
    assert (short.view().phase, texts(short)) == ("offered", ("take chance", "take nothing"))
    long = play(give(ready(slug, "long_cello"), 0, "cello"), "perform long_cello")
    assert long.view().phase == "turn"


@both
def test_no_chance_card_from_an_empty_pile(slug: str) -> None:
    """K15."""
    match = give(ready(slug, "cello"), 0, "cello")
    state_of(match).pile_size[1] = 0
    assert play(match, "perform cello").view().phase == "turn"
    assert "take chance" not in texts(turn_of(match, 0))


@both
@rule("ensemble", 72)
@rule("maestro", 87, 102)
def test_two_of_an_instrument_are_two_cards(slug: str) -> None:
    """K12 and Y26: one's own and a hired one, or two hired from different owners."""
    match = give(ready(slug, "two_horns"), 1, "french_horn")
    assert "perform two_horns" not in texts(match)
    give(match, 2, "french_horn")
    before = money(match)
    play(match, "perform two_horns", "hire 2")
    assert money(match) == [before[0] - 4 + 8, before[1] + 2, before[2] + 2]
    match = give(give(ready(slug, "two_horns"), 0, "french_horn"), 1, "french_horn")
    before = money(match)
    play(match, "perform two_horns")
    assert money(match) == [before[0] - 2 + 8, before[1] + 2, before[2]]


@both
def test_what_a_piece_would_cost_is_told_before(slug: str) -> None:
    match = give(give(give(ready(slug, "wind_trio"), 0, "oboe"), 1, "flute", "bassoon"), 2, "flute")
    piece = match.view(0).hand[0]
    assert (piece.rent, piece.loan, piece.gain, piece.is_playable) == (3, 0, 6, True)
    flute = piece.needs[0]
    assert (flute.place, flute.wanted, flute.own, flute.missing) == ("instrument-flute", 1, 0, 0)
    assert [(offer.seat, offer.rent) for offer in flute.offers] == [(1, 2), (2, 2)]
    assert match.view(1).hand != match.view(0).hand
    play(match, "perform wind_trio")
    arranging = match.view(1).arranging
    assert arranging is not None
    assert [(part.place, part.by) for part in arranging.parts] == [
        ("instrument-flute", None), ("instrument-oboe", None), ("instrument-bassoon", None),
    ]  # fmt: skip
    assert [(way.owner, way.rent) for way in arranging.ways] == [(1, 2), (2, 2)]


@both
def test_what_is_missing_is_told(slug: str) -> None:
    piece = give(ready(slug, "wind_trio"), 1, "flute").view(0).hand[0]
    assert (piece.rent, piece.is_playable) == (None, False)
    assert [need.place for need in piece.needs if need.missing] == ["instrument-oboe", "instrument-bassoon"]


@both
@rule("ensemble", 59, 60)
@rule("maestro", 57)
def test_the_game_stops_at_the_goal(slug: str) -> None:
    """Y13, Y14 and K3: the pawn stops there, and nothing more is done."""
    match = give(ready(slug, "long_cello"), 0, "cello")
    state_of(match).minutes[0] = match.view().goal - 4
    play(match, "perform long_cello")
    assert match.is_over
    assert minutes(match)[0] == match.view().goal
    assert match.pending == ()


@both
def test_a_purse_in_balance_after_a_performance(slug: str) -> None:
    match = give(give(ready(slug, "wind_trio"), 1, "flute", "bassoon"), 2, "oboe")
    total = wealth(match)
    assert wealth(play(match, "perform wind_trio")) == total


def test_money_is_written_as_notes() -> None:
    assert [fraction(n) for n in (0, 1, 4, 12, 16, 17, 40)] == ["0", "1/16", "1/4", "3/4", "1", "1 1/16", "2 1/2"]
    assert [sixteenths(text) for text in ("1/16", "3/4", "2", "21/16")] == [1, 12, 32, 21]


@pytest.mark.parametrize(("has_friend", "cash"), [(False, 11), (False, 15), (True, 7)])
def test_who_is_hired_must_leave_enough_for_the_rest(has_friend: bool, cash: int) -> None:
    """The dearer soloist for the first violin: 4 more, unless his hire is the one that costs nothing."""
    match = give(hold(save(concert("maestro"), 0, "friend"), 0, "poor"), 1, "first_violin", "cello", "piano")
    if has_friend:
        unanswered(play(match, "use friend"))
    play(give(purse(match, 0, cash), 2, "solo first_violin"), "perform poor")
    if cash == 11:
        assert match.view().players[0].performed == ["poor"]
    else:
        assert texts(match) == ("hire 1", "hire soloist")
        play(match, "hire soloist")
        assert money(match)[0] == 0
