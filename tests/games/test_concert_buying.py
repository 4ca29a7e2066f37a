"""What both Maestro games share: set-up, turns, the markets and taking pieces. Written once, run for both."""

import pytest

from podium import PodiumError
from podium.games.concert.printed import sixteenths
from podium.games.concert.table import CHANCE, NO_CARD, PIECES
from tests.games.concert_tables import (
    BOTH,
    concert,
    give,
    held,
    hold,
    money,
    on_top,
    orchestra,
    pile,
    play,
    purse,
    save,
    show,
    state_of,
    texts,
    turn_of,
    unanswered,
)
from tests.support import rule

both = pytest.mark.parametrize("slug", BOTH)
ROW = {"ensemble": 3, "maestro": 4}


# Set-up


@both
@rule("ensemble", 1)
@rule("maestro", 1)
def test_two_to_six_can_play(slug: str) -> None:
    assert [concert(slug, seats).seats for seats in range(2, 7)] == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(PodiumError):
            concert(slug, seats)


@both
@rule("ensemble", 4, 29)
@rule("maestro", 103, 96)
def test_four_secret_pieces_each(slug: str) -> None:
    match = concert(slug, 4)
    assert [player.sheets for player in match.view().players] == [4] * 4
    assert len(held(match, 0)) == 4
    assert match.view(1).players[0].known_sheets == []
    assert match.view(None).players[0].known_sheets == []


@both
@rule("ensemble", 5)
@rule("maestro", 7)
def test_open_instruments(slug: str) -> None:
    row = concert(slug).view().instruments.row
    assert len(row) == ROW[slug]
    assert None not in row


@both
@pytest.mark.parametrize("seats", range(2, 7))
@rule("ensemble", 6, 7, 8, 9, 10, 69)
@rule("maestro", 9, 10, 11, 80)
def test_capital_and_the_notes_of_the_maestro_cards(slug: str, seats: int) -> None:
    capital = {"ensemble": 16 if seats < 4 else 12, "maestro": 32 if seats < 4 else 24}[slug]
    for seed in ("a", "b", "c"):
        match = concert(slug, seats, seed=seed, opened=False)
        view = match.view()
        notes = [player.note for player in view.players]
        assert notes[view.starter] == 0
        others = sorted(notes[: view.starter] + notes[view.starter + 1 :])
        assert len(others) == seats - 1
        left = [sixteenths(value) for value in match.box.printed.maestro_cards.values]
        for note in others:
            left.remove(note)
        assert money(match) == [capital + note for note in notes]
        if slug == "ensemble":
            assert match.pending == (view.starter,)


@both
@rule("ensemble", 11)
def test_pawns_start_at_the_beginning(slug: str) -> None:
    assert [player.minutes for player in concert(slug, 5).view().players] == [0] * 5


# The Maestro card


@both
@rule("ensemble", 12, 13, 14, 15)
@rule("maestro", 14, 16, 17, 18, 12)
def test_the_maestro_card_gives_one_action_more_once(slug: str) -> None:
    match = purse(show(concert(slug), 0, "flute", "oboe", "bassoon"), 0, 40)
    usual = {"ensemble": 1, "maestro": 2}[slug]
    assert match.view().actions_left == usual
    assert all(player.has_maestro for player in match.view().players)
    play(match, "maestro")
    assert match.view().actions_left == usual + 1
    assert not match.view().players[0].has_maestro
    assert "maestro" not in texts(match)
    play(match, "buy 1", "buy 2")
    if slug == "maestro":
        assert not any(text.startswith("buy ") and "soloist" not in text for text in texts(match))
        play(match, "take sheet")
    assert match.view().turn == 1
    assert "maestro" not in texts(turn_of(match, 0), 0)


@both
@rule("ensemble", 12)
@rule("maestro", 14)
def test_a_turn_ends_when_its_actions_are_taken(slug: str) -> None:
    match = purse(show(concert(slug), 0, "flute", "oboe"), 0, 40)
    play(match, "buy 1")
    if slug == "maestro":
        assert match.view().turn == 0
        play(match, "take sheet")
    assert match.view().turn == 1


@both
def test_passing_is_allowed_and_turns_go_clockwise(slug: str) -> None:
    match = concert(slug, 3)
    seen = []
    for _ in range(4):
        seen.append(match.view().turn)
        play(match, "pass")
    assert seen == [0, 1, 2, 0]
    assert match.view().round == 2


# Buying


@both
@rule("ensemble", 18, 19, 20, 21)
@rule("maestro", 20, 21, 23, 85)
def test_buying_an_instrument(slug: str) -> None:
    match = purse(show(concert(slug), 0, "first_violin", "flute", "harp"), 0, 10)
    bank = int(state_of(match).bank)
    deck, row = match.view().instruments.deck, match.view().instruments.row
    play(match, "buy 1")
    assert money(match)[0] == 2
    assert int(state_of(match).bank) == bank + 8
    assert orchestra(match, 0) == {"instrument-first_violin": 1}
    after = match.view().instruments
    assert (after.deck, after.row[1:], None in after.row) == (deck - 1, row[1:], False)
    assert [text for text in texts(concert(slug)) if text.startswith("buy") and "solo" not in text] == [
        f"buy {slot + 1}" for slot in range(ROW[slug])
    ]


@both
@rule("ensemble", 24, 71)
@rule("maestro", 85, 81)
def test_what_cannot_be_paid_cannot_be_bought(slug: str) -> None:
    """Not on credit either: the bank lends for a performance only."""
    match = purse(show(concert(slug), 0, "first_violin", "flute", "bassoon"), 0, 3)
    assert [text for text in texts(match) if text in ("buy 1", "buy 2", "buy 3")] == ["buy 3"]
    with pytest.raises(PodiumError):
        match.play(0, "buy 1")


@both
@rule("maestro", 24)
def test_several_of_a_kind_may_be_owned(slug: str) -> None:
    match = purse(give(show(concert(slug), 0, "flute"), 0, "flute"), 0, 16)
    play(match, "buy 1")
    assert orchestra(match, 0) == {"instrument-flute": 2}


@both
@rule("ensemble", 22, 23, 82)
@rule("maestro", 22)
def test_renewing_the_row(slug: str) -> None:
    match = purse(concert(slug), 0, 8)
    old, deck = match.view().instruments.row, match.view().instruments.deck
    play(match, "refresh instruments")
    view = match.view()
    assert view.phase == "buying"
    assert view.instruments.deck == deck
    assert view.instruments.below == old
    assert all(text.startswith("buy") for text in texts(match))
    play(match, texts(match)[0])
    assert sum(orchestra(match, 0).values()) == 1


@both
def test_the_row_is_renewed_only_with_money_for_the_dearest(slug: str) -> None:
    """K5 and Y17."""
    assert "refresh instruments" in texts(purse(concert(slug), 0, 8))
    assert "refresh instruments" not in texts(purse(concert(slug), 0, 7))


@both
@rule("ensemble", 82)
@rule("maestro", 22)
def test_a_row_is_renewed_from_whole_decks_only(slug: str) -> None:
    """K25 and Y36: with just enough cards left, the old ones come back last."""
    match = purse(concert(slug), 0, 8)
    state = state_of(match)
    state.shop_size[0] = ROW[slug] - 1
    assert "refresh instruments" not in texts(match)
    state.shop_size[0] = ROW[slug]
    old = match.view().instruments.row
    play(match, "refresh instruments")
    assert match.view().instruments.below == old
    assert match.view().instruments.deck == ROW[slug]


@both
def test_a_row_stays_short_when_the_deck_is_empty(slug: str) -> None:
    """K15."""
    match = purse(concert(slug), 0, 16)
    state_of(match).shop_size[0] = 0
    play(match, "buy 1")
    assert match.view().instruments.row[0] is None
    assert "buy 1" not in texts(turn_of(match, 0))
    assert int(state_of(match).open_row[0, 0]) == NO_CARD


# Taking pieces


@both
@rule("ensemble", 25, 27)
@rule("maestro", 33, 34)
def test_taking_a_piece(slug: str) -> None:
    for instruments in ((), ("flute",), ("flute", "oboe", "harp", "bassoon")):
        match = on_top(give(concert(slug), 0, *instruments), PIECES, "cello")
        before = money(match)
        play(match, "take sheet")
        assert "cello" in held(match, 0)
        assert len(held(match, 0)) == 5
        assert money(match) == before


@both
@rule("ensemble", 26)
@rule("maestro", 33, 103)
def test_no_seventh_piece(slug: str) -> None:
    match = hold(concert(slug), 0, "cello", "flute", "two_horns", "wind_trio", "poor", "clarinets")
    assert "take sheet" not in texts(match)
    hold(match, 0, "cello", "flute", "two_horns", "wind_trio", "poor")
    assert "take sheet" in texts(match)


@both
@rule("ensemble", 28, 79)
@rule("maestro", 35)
def test_with_five_instruments_one_looks_at_two(slug: str) -> None:
    match = give(concert(slug), 0, "flute", "oboe", "harp", "bassoon", "flute")
    on_top(match, PIECES, "cello", "poor")
    chance = match.view().chance_pile
    play(match, "take sheet")
    assert match.view(0).looked == ["cello", "poor"]
    assert match.view(1).looked == []
    play(match, "keep 2")
    assert "poor" in held(match, 0)
    assert pile(match, PIECES)[-1] == "cello"
    assert match.view().chance_pile == chance


@both
def test_if_one_piece_is_left_it_is_taken(slug: str) -> None:
    """K26."""
    match = give(concert(slug), 0, "flute", "oboe", "harp", "bassoon", "flute")
    state_of(match).pile_size[PIECES] = 1
    play(match, "take sheet")
    assert match.view().phase != "keeping"
    assert len(held(match, 0)) == 5
    assert "take sheet" not in texts(turn_of(match, 0))


@both
@rule("ensemble", 81)
@rule("maestro", 54)
def test_a_performed_piece_makes_room(slug: str) -> None:
    match = give(concert(slug), 0, "cello")
    hold(match, 0, "cello", "flute", "two_horns", "wind_trio", "poor", "clarinets")
    play(match, "perform cello", "take nothing")
    assert "take sheet" in texts(turn_of(match, 0))
    assert match.view().players[0].performed == ["cello"]


# Options


@both
@pytest.mark.parametrize("count", [1, 2])
@rule("ensemble", 61)
@rule("maestro", 76)
def test_free_instruments(slug: str, count: int) -> None:
    match = concert(slug, 4, free_instruments=count)
    assert [sum(player.orchestra.values()) for player in match.view().players] == [count] * 4
    assert None not in match.view().instruments.row


@both
@rule("ensemble", 62)
@rule("maestro", 77)
def test_reduced_capital(slug: str) -> None:
    plain, less = concert(slug, 4, free_instruments=2), concert(slug, 4, free_instruments=2, reduced_capital=True)
    assert [a - b for a, b in zip(money(plain), money(less), strict=True)] == [8] * 4
    with pytest.raises(PodiumError, match="free_instruments"):
        concert(slug, 4, reduced_capital=True)


@both
@rule("ensemble", 64)
@rule("maestro", 79)
def test_without_teasing_cards(slug: str) -> None:
    match = concert(slug, 3, teasing=False)
    cards = match.box.printed.chance.cards
    assert {cards[key].kind for key in pile(match, CHANCE)} == {"lucky", "correction"}
    assert "teasing" in {cards[key].kind for key in pile(concert(slug), CHANCE)}


@both
@rule("ensemble", 65)
@rule("maestro", 79)
def test_an_extra_half_note(slug: str) -> None:
    plain, more = concert(slug, 3), concert(slug, 3, extra_half=True)
    assert [b - a for a, b in zip(money(plain), money(more), strict=True)] == [8] * 3


@both
@rule("ensemble", 63)
@rule("maestro", 78)
def test_a_nearer_goal(slug: str) -> None:
    goal = {"ensemble": 40, "maestro": 120}[slug]
    match = give(hold(concert(slug, goal=goal), 0, "cello"), 0, "cello")
    state_of(match).minutes[0] = goal - 4
    assert play(match, "perform cello").is_over
    with pytest.raises(PodiumError):
        concert(slug, goal=goal + 2)


@both
def test_the_game_ends_after_a_hundred_rounds(slug: str) -> None:
    """So that every game ends, whatever its players do."""
    match = concert(slug, 2)
    state_of(match).minutes[1] = 8
    state_of(match).round_number = 100
    play(match, "pass", "pass")
    assert match.is_over
    if slug == "ensemble":
        assert match.outcome is not None
        assert match.outcome.places == (2, 1)


@both
def test_the_game_ends_when_no_piece_is_left(slug: str) -> None:
    match = concert(slug, 2)
    state = state_of(match)
    state.pile_size[PIECES] = 0
    state.hand_size[:, PIECES] = [1, 0, 0, 0, 0, 0]
    assert not play(match, "pass").is_over
    state_of(match).hand_size[:, PIECES] = 0
    assert play(match, "pass").is_over


@both
def test_saved_cards_left_ask_once_more_before_the_turn_ends(slug: str) -> None:
    match = save(purse(show(concert(slug), 0, "flute"), 0, 32), 0, "eraser")
    play(match, "buy 1", *(["take sheet"] if slug == "maestro" else []))
    assert (match.view().turn, match.view().actions_left, texts(match)) == (0, 0, ("pass",))
    assert unanswered(play(match, "pass")).view().turn == 1
