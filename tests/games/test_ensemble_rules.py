"""Maestro: Ensemble alone: its box, its end, and how Podium reads what the rulebook leaves open (K1–K28)."""

import pytest

import podium
from podium import Match, PodiumError
from podium.games.concert import table
from podium.games.concert.printed import sixteenths
from podium.games.concert.table import CHANCE, PIECES
from tests.games.concert_tables import (
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
)
from tests.support import rule


def ensemble(seats: int = 3, **options: object) -> Match:
    return concert("ensemble", seats, **options)


# The box


@rule("ensemble", 2, 3)
def test_what_is_in_the_box() -> None:
    printed = podium.game("ensemble").box.printed
    cards = printed.instruments.cards
    assert (len(printed.sheet_cards), sum(card.copies for card in printed.chance.cards.values())) == (60, 40)
    assert (sum(card.copies for card in cards.values()), 1 + len(printed.maestro_cards.values)) == (32, 6)
    assert [card.copies for card in cards.values()] == [3, 2, 2, 3, 2, 3, 2, 2, 2, 2, 1, 2, 2, 1, 2, 1]
    prices = [8, 4, 4, 8, 4, 4, 4, 4, 2, 4, 2, 4, 4, 8, 8, 8]
    assert [sixteenths(card.price) for card in cards.values()] == prices


@rule("ensemble", 53)
def test_pieces_last_four_or_eight_minutes() -> None:
    assert {sheet.minutes for sheet in podium.game("ensemble").box.printed.sheet_cards.values()} == {4, 8}


@rule("ensemble", 59, 60)
def test_the_first_at_sixty_wins_in_the_middle_of_a_round() -> None:
    match = give(hold(ensemble(), 1, "cello"), 1, "cello")
    state_of(match).minutes[:3] = [56, 56, 8]
    play(turn_of(match, 1), "perform cello")
    assert match.outcome is not None
    assert (match.outcome.scores, match.outcome.places) == ((56, 60, 8), (2, 1, 3))
    assert match.outcome.reason == "points"


def test_behind_the_winner_money_decides() -> None:
    match = give(hold(purse(purse(ensemble(), 0, 3), 2, 4), 1, "cello"), 1, "cello")
    state_of(match).minutes[:3] = [56, 56, 56]
    play(turn_of(match, 1), "perform cello")
    assert match.outcome is not None
    assert match.outcome.places == (3, 1, 2)


@pytest.mark.parametrize(("minutes_of", "purses", "places", "reason"), [
    ((8, 4), (0, 9), (1, 2), "points"),
    ((8, 8), (2, 9), (2, 1), "money"),
    ((8, 8), (5, 5), (1, 1), "shared"),
])  # fmt: skip
def test_the_last_round_ends_the_game(
    minutes_of: tuple[int, int], purses: tuple[int, int], places: tuple[int, int], reason: str
) -> None:
    match = purse(purse(ensemble(2), 0, purses[0]), 1, purses[1])
    state_of(match).minutes[:2] = minutes_of
    state_of(match).round_number = table.ROUNDS
    play(match, "pass", "pass")
    assert match.outcome is not None
    assert (match.outcome.places, match.outcome.reason) == (places, reason)


# How we read it: K1–K28


def test_k1_pieces_come_from_the_pile_of_pieces() -> None:
    match = on_top(ensemble(), PIECES, "two_horns")
    deck = match.view().instruments.deck
    play(match, "take sheet")
    assert "two_horns" in held(match, 0)
    assert match.view().instruments.deck == deck


def test_k2_without_instruments_one_piece() -> None:
    assert len(held(play(ensemble(), "take sheet"), 0)) == 5


@pytest.mark.parametrize(("exact", "reached"), [(False, 60), (True, 56)])
def test_k3_passing_the_goal(exact: bool, reached: int) -> None:
    """By default the pawn stops there; with an exact finish the piece brings its revenue and no minutes."""
    match = save(give(hold(ensemble(exact_finish=exact), 0, "long_cello"), 0, "cello"), 0, "encore", "march")
    state_of(match).minutes[0] = 56
    assert ("use encore" in texts(match)) is not exact
    before = money(match)[0]
    play(match, "perform long_cello")
    assert (minutes(match)[0], money(match)[0]) == (reached, before + 8)
    assert match.is_over is not exact
    if exact:
        assert unanswered(play(match, "use march")).is_over


def test_k4_a_lucky_card_may_win() -> None:
    match = save(ensemble(), 0, "march")
    state_of(match).minutes[0] = 56
    unanswered(play(match, "use march"))
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


def test_k5_renewing_needs_money_for_the_dearest() -> None:
    assert "refresh instruments" in texts(purse(ensemble(), 0, 8))
    assert "refresh instruments" not in texts(purse(ensemble(), 0, 7))


def test_k6_a_cancelled_teasing_card_goes_round() -> None:
    """At whoever it can harm and has not cancelled it, again and again; then under the pile."""
    match = ensemble(4)
    for seat in (1, 2, 3):
        give(save(match, seat, "eraser"), seat, "flute")
    play(save(match, 0, "piper"), "use piper", "aim 2", "correct")
    assert texts(match) == ("aim 1", "aim 3", "stop")
    play(match, "aim 3", "correct", "aim 1", "correct")
    assert match.view().event is None
    assert pile(match, CHANCE)[-4:] == ["eraser", "eraser", "eraser", "piper"]


def test_k7_a_lucky_instrument_is_one_more() -> None:
    match = save(give(ensemble(), 1, "french_horn", "french_horn"), 0, "horn")
    unanswered(play(match, "use horn"))
    assert sum(orchestra(match, seat).get("instrument-french_horn", 0) for seat in range(3)) == 3


def test_k8_one_correction_an_event_and_none_of_ones_own_turn() -> None:
    match = save(save(ensemble(2), 0, "march"), 1, "eraser", "eraser", "encore")
    play(match, "use march", "correct")
    assert match.view(1).saved == ["eraser", "encore"]
    assert "use encore" in texts(play(match, "pass"))


def test_k9_a_correction_is_not_corrected() -> None:
    match = save(save(ensemble(2), 0, "march", "eraser"), 1, "eraser")
    play(match, "use march", "correct")
    assert match.pending == (0,)
    assert match.view().phase == "turn"


def test_k10_what_is_undone_never_happened() -> None:
    match = save(save(ensemble(2), 0, "horn"), 1, "eraser")
    play(match, "use horn", "correct")
    assert (orchestra(match, 0), match.view().players[0].laid) == ({}, [])
    assert sorted(pile(match, CHANCE)[-2:]) == ["eraser", "horn"]


def test_k11_a_card_without_a_target_can_only_be_saved() -> None:
    match = play(on_top(ensemble(), CHANCE, "violin"), "take chance")
    assert texts(match) == ("save it",)


def test_k12_two_horns_from_two_owners() -> None:
    match = give(give(hold(ensemble(), 0, "two_horns"), 1, "french_horn"), 2, "french_horn")
    before = money(match)
    play(match, "perform two_horns", "hire 1")
    assert [a - b for a, b in zip(money(match), before, strict=True)] == [4, 2, 2]


def test_k13_owners_are_paid_from_the_loan() -> None:
    match = purse(give(hold(ensemble(), 0, "cello"), 1, "cello"), 0, 1)
    before = money(match)[1]
    play(match, "perform cello")
    assert money(match)[:2] == [3, before + 4]


def test_k14_tokens_are_unlimited() -> None:
    names = [name for name in ensemble().box.printed.instrument_keys for _ in range(2)]
    match = give(ensemble(), 0, *(name for name in names if name not in ("trombone", "harp", "organ")))
    assert sum(orchestra(match, 0).values()) == 26


def test_k15_what_is_used_up_is_not_to_be_had() -> None:
    match = ensemble()
    state_of(match).pile_size[:] = 0
    assert not {"take sheet", "take chance"} & set(texts(match))


def test_k16_passing() -> None:
    match = purse(ensemble(), 0, 0)
    state_of(match).pile_size[:] = 0
    state_of(match).maestro[0] = 0
    assert texts(match) == ("pass",)
    assert play(match, "pass").view().turn == 1


def test_k17_a_card_used_at_once_was_never_saved() -> None:
    match = save(give(hold(ensemble(), 0, "cello"), 0, "cello"), 0, "coins")
    on_top(match, CHANCE, "march")
    unanswered(play(match, "perform cello", "take chance", "use it"))
    assert "use coins" in texts(match)


def test_k18_ensemble_stands_on_its_own() -> None:
    """A slip in the other game's rulebook: what both share is one set of kernels."""
    assert podium.game("ensemble").rules.apply is podium.game("maestro").rules.apply


def test_k19_six_pieces_are_enough() -> None:
    match = hold(ensemble(), 0, "cello", "flute", "two_horns", "wind_trio", "poor", "clarinets")
    with pytest.raises(PodiumError):
        match.play(0, "take sheet")


def test_k20_saved_cards_are_hidden() -> None:
    match = save(ensemble(), 0, "eraser")
    assert (match.view(0).saved, match.view(1).players[0].known_chance) == (["eraser"], [])


def test_k21_the_first_clockwise_answers() -> None:
    match = ensemble(4)
    for seat in (0, 3):
        save(match, seat, "eraser")
    play(save(turn_of(match, 2), 2, "march"), "use march")
    match.play(0, "correct")
    match.play(1, "let pass")
    match.play(3, "correct")
    assert [player.saved for player in match.view().players] == [1, 0, 0, 0]


def test_k22_nobody_corrects_teasing_for_another() -> None:
    match = save(save(give(ensemble(), 1, "flute"), 0, "piper"), 2, "eraser")
    play(match, "use piper")
    with pytest.raises(PodiumError):
        match.play(2, "correct")


def test_k23_a_lucky_instrument_is_hired_at_the_table_price() -> None:
    match = save(ensemble(), 0, "horn", "horn")
    unanswered(play(match, "use horn"))
    unanswered(play(turn_of(match, 0), "use horn"))
    before = money(match)[0]
    play(hold(turn_of(match, 1), 1, "two_horns"), "perform two_horns")
    assert money(match)[0] == before + 4


def test_k24_two_actions_one_saved_card() -> None:
    match = save(ensemble(), 0, "coins", "march")
    unanswered(play(match, "maestro", "use coins"))
    assert "use march" not in texts(play(match, "take sheet"))


def test_k25_no_new_row_from_a_short_deck() -> None:
    match = purse(ensemble(), 0, 16)
    state_of(match).shop_size[0] = 2
    assert "refresh instruments" not in texts(match)


def test_k26_the_last_piece_is_taken() -> None:
    match = give(ensemble(), 0, "flute", "oboe", "harp", "bassoon", "flute")
    state_of(match).pile_size[PIECES] = 1
    assert len(held(play(match, "take sheet"), 0)) == 5


def test_k27_later_there_is_nothing_to_correct() -> None:
    match = save(save(ensemble(2), 0, "coins"), 1, "eraser")
    play(match, "use coins", "let pass", "pass")
    assert "correct" not in texts(match)


def test_k28_only_the_note_of_a_maestro_card_matters() -> None:
    match = ensemble(6)
    assert sorted(player.note for player in match.view().players) == sorted(match.box.record.note.tolist())
    assert all(player.has_maestro for player in match.view().players)
