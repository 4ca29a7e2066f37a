"""Chance cards in both Maestro games: taking, using, answering and redirecting them. Written once, run for both."""

import msgspec
import pytest

from podium import Match, PodiumError
from podium.games.concert.table import CHANCE, PIECES
from tests.games.concert_tables import (
    BOTH,
    concert,
    give,
    held,
    hold,
    minutes,
    money,
    on_top,
    orchestra,
    pile,
    play,
    purse,
    save,
    state_of,
    texts,
    turn_of,
    unanswered,
    wealth,
)
from tests.support import rule

both = pytest.mark.parametrize("slug", BOTH)


def take(match: Match, key: str) -> Match:
    """Take this chance card by an action; in Symphony in preference to another."""
    on_top(match, CHANCE, key, "coins")
    play(match, "take chance")
    return play(match, "keep 1") if match.view().phase == "keeping" else match


# Taking and saving


@both
@rule("ensemble", 30, 32)
@rule("maestro", 37, 90)
def test_a_card_taken_is_used_or_saved(slug: str) -> None:
    match = take(concert(slug), "march")
    assert (match.view().phase, match.view(0).looked, match.view(1).looked) == ("fresh", ["march"], [])
    assert texts(match) == ("use it", "save it")
    used = unanswered(play(match.at(len(match.log)), "use it"))
    assert minutes(used)[0] == 4
    play(match, "save it")
    assert minutes(match)[0] == 0
    assert match.view(0).saved == ["march"]


@both
@rule("ensemble", 31)
@rule("maestro", 44, 45, 46)
def test_three_kinds_of_cards(slug: str) -> None:
    found = {key: texts(take(give(concert(slug), 1, "flute"), key)) for key in ("march", "piper", "eraser")}
    assert found == {"march": ("use it", "save it"), "piper": ("use it", "save it"), "eraser": ("save it",)}


@both
@rule("ensemble", 33)
@rule("maestro", 38)
def test_any_number_may_be_saved(slug: str) -> None:
    match = save(concert(slug), 0, *["coins"] * 12)
    play(take(match, "march"), "save it")
    assert match.view(0).saved == ["coins"] * 12 + ["march"]


@both
@rule("ensemble", 16, 17, 34)
@rule("maestro", 19, 39, 90)
def test_one_saved_card_and_one_just_taken(slug: str) -> None:
    match = save(concert(slug), 0, "coins", "march")
    actions = match.view().actions_left
    unanswered(play(match, "use march"))
    assert match.view().actions_left == actions
    assert not any(text.startswith("use") for text in texts(match))
    unanswered(play(take(match, "encore"), "use it"))
    assert minutes(match)[0] == 12
    assert not any(text.startswith("use") for text in texts(match))


@both
@rule("ensemble", 76)
@rule("maestro", 19)
def test_a_maestro_turn_has_one_saved_card(slug: str) -> None:
    """K24 and Y34."""
    match = save(concert(slug), 0, "coins", "march")
    unanswered(play(match, "maestro", "use march"))
    play(match, "take sheet")
    assert "use coins" not in texts(match)


@both
@rule("ensemble", 78)
@rule("maestro", 96)
def test_saved_cards_are_hidden(slug: str) -> None:
    """K20."""
    match = save(concert(slug), 0, "eraser")
    assert match.view(1).players[0].saved == 1
    assert match.view(1).players[0].known_chance == []
    assert match.view(None).players[0].known_chance == []


@both
@rule("ensemble", 77)
@rule("maestro", 55, 89, 90)
def test_a_card_after_a_short_piece_is_fresh(slug: str) -> None:
    """One card, used besides a saved one (K17, Y6)."""
    match = save(give(hold(concert(slug), 0, "cello"), 0, "cello"), 0, "coins")
    unanswered(play(match, "use coins"))
    on_top(match, CHANCE, "march")
    play(match, "perform cello", "take chance")
    assert match.view(0).looked == ["march"]
    unanswered(play(match, "use it"))
    assert minutes(match)[0] == 8


# Lucky cards


@both
@rule("ensemble", 35, 44)
@rule("maestro", 40, 43)
def test_lucky_money_comes_from_the_bank(slug: str) -> None:
    match = save(concert(slug), 0, "coins")
    before, bank = money(match), int(state_of(match).bank)
    unanswered(play(match, "use coins"))
    assert money(match)[0] == before[0] + 4
    assert int(state_of(match).bank) == bank - 4
    assert pile(match, CHANCE)[-1] == "coins"


@both
@rule("ensemble", 36)
@rule("maestro", 40, 101)
def test_lucky_minutes_move_the_pawn(slug: str) -> None:
    assert minutes(unanswered(play(save(concert(slug), 0, "encore"), "use encore")))[0] == 8


@both
@rule("ensemble", 37, 66)
@rule("maestro", 41, 94)
def test_the_free_french_horn(slug: str) -> None:
    """The rulebook's example: John lays the card open; it is his French horn, with a token in section 12."""
    match = save(concert(slug), 0, "horn")
    deck = match.view().instruments.deck
    unanswered(play(match, "use horn"))
    assert orchestra(match, 0) == {"instrument-french_horn": 1}
    assert match.box.printed.instrument_keys.index("french_horn") + 1 == 12
    assert match.view().players[0].laid == ["horn"]
    assert match.view().instruments.deck == deck
    assert pile(match, CHANCE)[-1] != "horn"


@both
@rule("ensemble", 73)
@rule("maestro", 94)
def test_an_instrument_from_a_lucky_card_counts_in_every_respect(slug: str) -> None:
    """K7, K23 and Y29: hired for half its table price, taken away, and one of five."""
    match = save(give(concert(slug), 0, "flute", "oboe", "harp", "bassoon"), 0, "horn")
    unanswered(play(match, "use horn"))
    on_top(match, PIECES, "cello", "poor")
    assert play(match.at(len(match.log)), "take sheet").view().phase == "keeping"
    hold(turn_of(match, 1), 1, "two_horns")
    give(match, 1, "french_horn")
    before = money(match)
    play(match, "perform two_horns")
    assert money(match)[0] == before[0] + 2
    save(turn_of(match, 2), 2, "no_horn")
    unanswered(play(match, "use no_horn", "aim 0"))
    assert orchestra(match, 2) == {"instrument-french_horn": 1}
    assert match.view().players[2].laid == ["horn"]


@both
@rule("ensemble", 59)
@rule("maestro", 101, 57)
def test_lucky_minutes_may_end_the_game(slug: str) -> None:
    """K4 and Y15."""
    match = save(concert(slug), 0, "march")
    state_of(match).minutes[0] = match.view().goal - 4
    assert unanswered(play(match, "use march")).is_over


# Teasing cards


@both
@rule("ensemble", 38, 67, 44)
@rule("maestro", 95, 43, 44)
def test_the_first_violin_taken_away(slug: str) -> None:
    """The rulebook's example: Christina takes Lisa's first violin."""
    christina, lisa = 0, 1
    match = save(give(concert(slug, 2), lisa, "first_violin"), christina, "violin")
    unanswered(play(match, "use violin"))
    assert orchestra(match, lisa) == {}
    assert orchestra(match, christina) == {"instrument-first_violin": 1}
    assert pile(match, CHANCE)[-1] == "violin"


@both
@rule("ensemble", 39, 40, 41, 43, 68)
@rule("maestro", 45, 47, 93)
def test_the_flute_and_the_correction_card(slug: str) -> None:
    """The rulebook's example: Christina cancels it; as three play, Eve takes John's flute (K6, Y16)."""
    eve, christina, john = 0, 1, 2
    match = give(give(concert(slug, 3), christina, "flute"), john, "flute")
    save(save(match, eve, "piper"), christina, "eraser")
    play(match, "use piper", f"aim {christina}")
    assert match.pending == (christina,)
    play(match, "correct")
    assert orchestra(match, christina) == {"instrument-flute": 1}
    assert match.view(christina).saved == []
    assert (match.view().phase, texts(match)) == ("redirecting", (f"aim {john}", "stop"))
    assert pile(match, CHANCE)[-1] == "eraser"
    stopped = play(match.at(len(match.log)), "stop")
    assert pile(stopped, CHANCE)[-2:] == ["eraser", "piper"]
    unanswered(play(match, f"aim {john}"))
    assert (orchestra(match, john), orchestra(match, eve)) == ({}, {"instrument-flute": 1})
    assert pile(match, CHANCE)[-2:] == ["eraser", "piper"]


@both
@rule("ensemble", 40, 41)
@rule("maestro", 45)
def test_of_two_nobody_is_left_to_aim_at(slug: str) -> None:
    match = save(save(give(concert(slug, 2), 1, "flute"), 0, "piper"), 1, "eraser")
    play(match, "use piper", "correct")
    assert match.view().event is None
    assert pile(match, CHANCE)[-2:] == ["eraser", "piper"]


@both
@rule("ensemble", 75)
@rule("maestro", 91)
def test_against_teasing_a_correction_protects_its_owner_alone(slug: str) -> None:
    """K22 and Y28: nobody else is even asked."""
    match = save(save(give(concert(slug, 3), 1, "flute"), 0, "piper"), 2, "eraser")
    play(match, "use piper")
    assert match.pending == (1,)
    assert texts(match, 1) == ("let pass",)
    assert texts(match, 2) == ()


@both
def test_a_card_that_can_harm_nobody_is_saved(slug: str) -> None:
    """K11."""
    match = take(concert(slug), "violin")
    assert texts(match) == ("save it",)
    assert "use violin" not in texts(play(match, "save it"), 0)


@both
def test_destroyed_instruments_go_under_the_deck(slug: str) -> None:
    match = save(give(concert(slug, 2), 1, "flute"), 0, "lorry")
    deck = match.view().instruments.deck
    unanswered(play(match, "use lorry"))
    assert (orchestra(match, 1), orchestra(match, 0)) == ({}, {})
    assert (match.view().instruments.deck, match.view().instruments.below) == (deck + 1, ["instrument-flute"])


@both
def test_a_destroyed_lucky_instrument_goes_under_the_chance_pile(slug: str) -> None:
    match = save(save(concert(slug, 2), 0, "horn"), 1, "horn_lorry")
    unanswered(play(match, "use horn"))
    unanswered(play(turn_of(match, 1), "use horn_lorry"))
    assert orchestra(match, 0) == {}
    assert sorted(pile(match, CHANCE)[-2:]) == ["horn", "horn_lorry"]


@both
def test_a_bought_instrument_is_taken_before_a_lucky_one(slug: str) -> None:
    match = save(save(give(concert(slug, 2), 0, "french_horn"), 0, "horn"), 1, "no_horn")
    unanswered(play(match, "use horn"))
    unanswered(play(turn_of(match, 1), "use no_horn"))
    assert (match.view().players[0].laid, match.view().players[1].laid) == (["horn"], [])
    assert orchestra(match, 0) == orchestra(match, 1) == {"instrument-french_horn": 1}


@both
def test_teasing_for_money_takes_what_is_there(slug: str) -> None:
    match = save(purse(purse(concert(slug, 2), 1, 1), 0, 5), 0, "purse")
    unanswered(play(match, "use purse"))
    assert money(match) == [6, 0]
    assert "use purse" not in texts(save(turn_of(match, 0), 0, "purse"))


@both
def test_stepping_back(slug: str) -> None:
    match = save(concert(slug, 2), 0, "back")
    assert "use back" not in texts(match)
    state_of(match).minutes[1] = 12
    assert minutes(unanswered(play(match, "use back"))) == [0, 8]


@both
def test_a_piece_taken_blindly(slug: str) -> None:
    match = save(hold(hold(concert(slug, 3), 0, "cello"), 1, "flute", "poor", "two_horns"), 0, "blind")
    play(match, "use blind", "aim 1")
    unanswered(match)
    assert (len(held(match, 0)), len(held(match, 1))) == (2, 2)
    taken = next(key for key in held(match, 0) if key != "cello")
    assert taken in ("flute", "poor", "two_horns")
    assert match.view(1).players[0].known_sheets == [taken]
    assert match.view(2).players[0].known_sheets == []


@both
def test_no_piece_is_taken_into_a_full_hand(slug: str) -> None:
    full = ("cello", "flute", "two_horns", "wind_trio", "poor", "clarinets")
    assert "use blind" not in texts(save(hold(concert(slug, 3), 0, *full), 0, "blind"))
    assert "use blind" in texts(save(hold(concert(slug, 3), 0, *full[:5]), 0, "blind"))


# Corrections


@both
@rule("ensemble", 42, 80)
@rule("maestro", 46, 92)
@pytest.mark.parametrize("key", ["coins", "march", "horn"])
def test_a_corrected_lucky_card_leaves_nothing(slug: str, key: str) -> None:
    """K10: no money, no minutes, no instrument; both cards go under the pile."""
    match = save(save(concert(slug, 3), 0, key), 2, "eraser")
    before = money(match)
    play(match, f"use {key}")
    assert match.pending == (1, 2)
    match.play(1, "let pass")
    match.play(2, "correct")
    assert (money(match), minutes(match), orchestra(match, 0)) == (before, [0, 0, 0], {})
    assert sorted(pile(match, CHANCE)[-2:]) == sorted([key, "eraser"])
    assert match.view(2).saved == []


@both
@rule("ensemble", 74)
@rule("maestro", 91)
def test_a_correction_is_not_corrected(slug: str) -> None:
    """K9 and Y28: once somebody has answered, nobody is asked again."""
    match = save(save(save(concert(slug, 3), 0, "march", "eraser"), 1, "eraser"), 2, "eraser")
    play(match, "use march")
    match.play(1, "correct")
    match.play(2, "let pass")
    assert match.view().phase == "turn"
    assert minutes(match)[0] == 0


@both
def test_the_first_clockwise_corrects_and_the_others_keep_theirs(slug: str) -> None:
    """K21: in whatever order they answer."""
    for order in ((2, 0, 3), (3, 2, 0), (0, 3, 2)):
        match = concert(slug, 4)
        for seat in range(4):
            save(match, seat, "eraser")
        save(turn_of(match, 1), 1, "march")
        play(match, "use march")
        for seat in order:
            match.play(seat, "correct")
        assert [player.saved for player in match.view().players] == [1, 1, 0, 1]
        assert minutes(match) == [0] * 4


@both
def test_a_correction_in_anothers_turn_is_no_saved_card_of_ones_own(slug: str) -> None:
    """K8."""
    match = save(save(concert(slug, 2), 0, "march"), 1, "eraser", "encore")
    play(match, "use march", "correct", "pass")
    assert "use encore" in texts(match)


@both
def test_a_lucky_card_is_corrected_when_it_is_used_or_never(slug: str) -> None:
    """K27."""
    match = save(save(concert(slug, 2), 0, "march"), 1, "eraser")
    unanswered(play(match, "use march", "let pass"))
    play(match, "pass")
    with pytest.raises(PodiumError):
        match.play(1, "correct")
    assert minutes(match)[0] == 4


# Secrecy


@both
def test_a_card_just_taken_is_asked_about_whatever_it_is(slug: str) -> None:
    seen = []
    for key in ("eraser", "march", "violin"):
        match = take(concert(slug, 3), key)
        after = play(match.at(len(match.log)), "save it")
        seen.append([msgspec.json.encode(m.view(viewer)) for m in (match, after) for viewer in (None, 1)])
    assert seen[0] == seen[1] == seen[2]


@both
def test_chance_leaves_money_in_balance(slug: str) -> None:
    match = save(save(concert(slug, 2), 0, "coins"), 1, "purse")
    total = wealth(match)
    unanswered(play(match, "use coins"))
    unanswered(play(turn_of(match, 1), "use purse"))
    assert wealth(match) == total
