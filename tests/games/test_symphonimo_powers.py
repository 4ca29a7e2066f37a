"""Symphonimo's powers, its False Note and its options. Numbers are those of RULES.md."""

import pytest

from podium import PodiumError
from podium.core.errors import BadOption, IllegalAction
from podium.core.kernel import blank
from podium.games.symphonimo import rules, table
from podium.games.symphonimo.printed import POWERS
from tests.games.symphonimo_tables import SEATS, deal, deck, places, points
from tests.support import act, give, owned, rule, symphonimo

# Grand Maestro


@rule("symphonimo", 48)
def test_any_subset_may_be_flipped_and_stays_so() -> None:
    for seats in SEATS:
        flips = {
            tuple(c.power is not None for c in deal(seats, seed, grand_maestro="random").view().row)
            for seed in range(40 * 2**seats // 4)
        }
        assert (False,) * seats not in flips
        assert len(flips) > (2**seats - 1) // 2
        assert all(c.power for c in deal(seats, grand_maestro="all").view().row)
        chosen = deal(seats, grand_maestro="chosen", powers=["draw-one", "max-two"]).view().row
        assert sorted(c.power or "" for c in chosen) == [""] * (seats - 2) + ["draw-one", "max-two"]
    match = symphonimo(2, "fox owl bear cat frog rabbit", powers="draw-one -")
    act(match, "draw", "place 1", "take 1", "draw", "place 2", "take 2")
    assert match.view().round == 2
    assert [c.power for c in match.view().row] == ["draw-one", None]


@rule("symphonimo", 49)
def test_max_two_refuses_a_third_card() -> None:
    match = act(symphonimo(2, "fox owl bear cat", powers="max-two -"), "draw", "place 1", "draw", "place 1", "draw")
    assert match.legal(0).texts == ("place 2",)


@rule("symphonimo", 50)
def test_max_two_limits_the_last_active_player() -> None:
    match = symphonimo(2, "fox owl bear cat frog", powers="- max-two")
    act(match, "draw", "place 1", "take 1", "draw", "place 2", "draw", "place 2")
    assert match.legal(0).texts == ("take 2",)


@rule("symphonimo", 51)
def test_pass_left_gives_one_of_its_cards() -> None:
    match = symphonimo(3, "fox owl fox bear cat", powers="pass-left - -")
    act(match, *["draw", "place 1"] * 3, "take 1")
    assert match.pending == (0,)
    assert match.legal(0).texts == ("choose owl", "choose fox")
    act(match, "choose fox")
    assert (owned(match, 0), owned(match, 1)) == ({"owl": 1, "fox": 1}, {"fox": 1})


@rule("symphonimo", 52)
def test_pass_left_reaches_a_neighbour_out_of_the_round() -> None:
    match = symphonimo(2, "fox owl bear cat", powers="- pass-left")
    act(match, "draw", "place 1", "take 1", "draw", "place 2", "draw", "place 2", "take 2")
    assert match.view().active == [0]
    act(match, "choose bear")
    assert (owned(match, 0), owned(match, 1)) == ({"owl": 1}, {"fox": 1, "bear": 1})


@rule("symphonimo", 53)
def test_pass_left_with_one_card_leaves_the_taker_none() -> None:
    match = act(symphonimo(2, "fox owl bear", powers="pass-left -"), "draw", "place 1", "take 1", "choose fox")
    assert (owned(match, 0), owned(match, 1)) == ({"fox": 1}, {})


@rule("symphonimo", 54)
def test_discard_one_takes_exactly_one_card_away() -> None:
    match = symphonimo(2, "fox owl owl bear cat", powers="discard-one -")
    act(match, *["draw", "place 1"] * 3, "take 1")
    assert match.legal(1).texts == ("choose owl", "choose fox")
    act(match, "choose owl")
    assert owned(match, 1) == {"fox": 1, "owl": 1}
    assert match.view().discards == {"owl": 1}


@rule("symphonimo", 55)
def test_discards_are_public_and_gone() -> None:
    match = symphonimo(2, "fox owl bear cat frog", powers="discard-one discard-owned")
    give(match, 0, rabbit=1)
    act(match, "draw", "place 1", "take 1", "choose fox")
    act(match, "draw", "place 2", "take 2", "choose rabbit")
    for viewer in (None, 0, 1):
        assert match.view(viewer).discards == {"fox": 1, "rabbit": 1}
    assert (owned(match, 0), owned(match, 1)) == ({"owl": 1}, {})
    assert match.view().unseen == {"bear": 1, "cat": 1, "frog": 1}


@rule("symphonimo", 56)
def test_discard_owned_is_optional_and_for_cards_owned_before() -> None:
    match = symphonimo(2, "fox owl bear cat", powers="discard-owned -", first=1)
    give(match, 0, rabbit=1, fox=2)
    act(match, "draw", "place 1", "take 1")
    assert match.legal(0).texts == ("choose fox", "choose rabbit", "decline")
    act(match, "decline")
    assert owned(match, 0) == {"rabbit": 1, "fox": 3}
    match.undo(0)
    act(match, "choose rabbit")
    assert owned(match, 0) == {"fox": 3}


@rule("symphonimo", 57)
def test_discard_owned_refuses_a_card_just_taken() -> None:
    match = symphonimo(2, "owl fox bear cat", powers="discard-owned -", first=1)
    give(match, 0, rabbit=1)
    act(match, "draw", "place 1", "take 1")
    with pytest.raises(IllegalAction):
        match.play(0, "choose owl")
    # S8: who owned nothing has nothing to decide.
    match = act(symphonimo(2, "owl fox bear", powers="discard-owned -", first=1), "draw", "place 1", "take 1")
    assert owned(match, 0) == {"owl": 1}
    assert match.pending == (1,)


@rule("symphonimo", 58)
def test_draw_one_adds_a_card_from_the_pile() -> None:
    match = act(symphonimo(2, "fox owl bear cat", powers="draw-one -"), "draw", "place 1", "take 1")
    assert owned(match, 1) == {"fox": 1, "owl": 1}
    assert match.view().pile == 2
    assert [c.cards for c in match.view().row] == [[], []]
    # S10: the limit of four cards does not count the one drawn.
    match = symphonimo(2, "fox " * 4 + "owl bear", powers="draw-one -")
    act(match, *["draw", "place 1"] * 4, "take 1")
    assert owned(match, 0) == {"fox": 4, "owl": 1}


@rule("symphonimo", 59)
def test_draw_one_is_ignored_with_an_empty_pile() -> None:
    match = act(symphonimo(2, "fox owl", powers="draw-one -"), "draw", "place 1", "draw", "place 2", "take 1")
    assert owned(match, 0) == {"fox": 1}


@rule("symphonimo", 60)
def test_draw_one_with_the_last_card_starts_the_end() -> None:
    match = act(symphonimo(3, "fox owl bear", powers="draw-one - -"), "draw", "place 1", "draw", "place 2", "take 1")
    assert owned(match, 2) == {"fox": 1, "bear": 1}
    order = []
    while not match.is_over:
        order.append(match.pending[0])
        assert "finish" in match.legal(order[-1])
        act(match, "finish")
    assert order == [0, 1]
    # S4: if nobody is left, the game is over at once.
    match = symphonimo(2, "fox owl bear", powers="- draw-one")
    act(match, "draw", "place 1", "take 1", "draw", "place 2", "take 2")
    assert match.is_over


@rule("symphonimo", 61)
def test_take_at_once_after_placing_under_it() -> None:
    match = act(symphonimo(2, "fox owl bear", powers="take-at-once -"), "draw", "place 1")
    assert match.pending == (0,)
    assert match.legal(0).texts == ("take 1", "decline")
    taken = act(match.at(2), "take 1")
    assert owned(taken, 0) == {"fox": 1}
    declined = act(match, "decline")
    assert owned(declined, 0) == {}
    assert declined.pending == (1,)


@rule("symphonimo", 62)
def test_take_at_once_only_after_placing_under_that_conductor() -> None:
    match = symphonimo(2, "fox owl bear", powers="take-at-once -")
    act(match, "draw", "place 1", "decline", "draw", "place 2")
    assert match.pending == (0,)
    assert match.view().phase == "turn"


@rule("symphonimo", 63)
def test_who_takes_at_once_is_out_of_the_round() -> None:
    match = act(symphonimo(3, "fox owl bear cat", powers="take-at-once - -"), "draw", "place 1", "take 1")
    assert match.view().active == [1, 2]
    assert match.view().row[0].holder == 0
    assert match.pending == (1,)


@rule("symphonimo", 64)
def test_the_classic_side_has_no_power() -> None:
    match = act(symphonimo(2, "fox owl bear cat frog", powers="- -"), "draw", "place 1", "draw", "place 1")
    assert match.pending == (0,)
    assert match.view().phase == "turn"
    act(match, "take 1")
    assert match.view().phase == "turn"
    assert owned(match, 0) == {"fox": 1, "owl": 1}
    assert match.view().pile == 3


@rule("symphonimo", 65)
def test_powers_wait_for_the_taking() -> None:
    for power in ("pass-left", "discard-one", "discard-owned", "draw-one"):
        match = symphonimo(2, "fox owl bear cat", powers=f"{power} -")
        give(match, 0, rabbit=1)
        act(match, "draw", "place 1")
        assert (match.pending, match.view().phase, match.view().pile) == ((1,), "turn", 3)
        assert match.view().discards == {}


# False Note


@rule("symphonimo", 66)
def test_exactly_five_random_cards_are_removed() -> None:
    removed = set()
    for seed in range(60):
        match = deal(2, seed, false_note=True)
        state = match.state
        assert int(state.boxed_end) - int(state.pile_end) == 5 == match.view().false_notes
        assert deck(match) == deck(deal(2))
        removed.add(tuple(sorted(int(family) for family in state.pile[37:42])))
    assert len(removed) > 30


@rule("symphonimo", 67)
def test_nobody_sees_the_false_notes_before_the_end() -> None:
    match = symphonimo(2, "fox owl", false_notes="bear cat")
    swapped = symphonimo(2, "cat owl", false_notes="bear fox")
    assert match.view() == swapped.view()
    assert match.view().removed is None
    act(match, "draw", "place 1", "draw", "place 2", "take 1")
    assert match.view().unseen == {"bear": 1, "cat": 1}
    assert match.view().removed is None
    told = [str(message) for message in match.story()]
    assert not any("bear" in line or "family-cat" in line for line in told)
    assert act(match, "take 2").view().removed == ["bear", "cat"]


@rule("symphonimo", 68)
def test_both_variants_together() -> None:
    match = deal(4, false_note=True, grand_maestro="all")
    assert match.view().pile == 58
    assert all(conductor.power for conductor in match.view().row)


# Additions


@rule("symphonimo", 69)
def test_a_drawn_card_must_be_placed() -> None:
    match = act(symphonimo(3, "fox owl bear", powers="max-two discard-one draw-one"), "draw")
    assert all(text.startswith("place ") for text in match.legal(0).texts)
    with pytest.raises(PodiumError):
        match.play(0, "decline")


@rule("symphonimo", 70)
def test_the_last_active_player_with_a_full_conductor_must_take() -> None:
    match = act(symphonimo(2, "fox owl bear cat frog rabbit"), "draw", "place 1", "take 1", *["draw", "place 2"] * 4)
    assert match.legal(0).texts == ("take 2",)


@rule("symphonimo", 71)
@pytest.mark.parametrize(("seats", "cards"), [(2, 37), (3, 47), (4, 58), (5, 70), (6, 83)])
def test_false_note_piles(seats: int, cards: int) -> None:
    assert deal(seats, false_note=True).view().pile == cards


@rule("symphonimo", 72)
def test_after_a_finish_every_conductor_can_still_be_taken() -> None:
    match = act(symphonimo(3, "fox owl bear"), *["draw", "place 1"], *["draw", "place 2"], *["draw", "place 3"])
    act(match, "finish")
    assert match.legal(1).texts == ("take 1", "take 2", "take 3", "finish")
    act(match, "finish")
    assert match.legal(2).texts == ("take 1", "take 2", "take 3", "finish")


@rule("symphonimo", 73)
def test_powers_work_at_the_end() -> None:
    match = symphonimo(3, "fox owl bear", powers="pass-left draw-one discard-one")
    act(match, "draw", "place 1", "draw", "place 2", "draw", "place 3")
    act(match, "take 2")
    assert owned(match, 0) == {"owl": 1}
    act(match, "take 1", "choose fox")
    assert (owned(match, 1), owned(match, 2)) == ({}, {"fox": 1})
    act(match, "take 3", "choose bear")
    assert owned(match, 2) == {"fox": 1}
    assert match.view().discards == {"bear": 1}
    assert match.is_over


@rule("symphonimo", 74)
def test_with_only_empty_conductors_one_can_only_finish() -> None:
    match = act(symphonimo(2, "fox owl"), "draw", "place 1", "draw", "place 1", "take 1")
    assert match.legal(1).texts == ("finish",)


@rule("symphonimo", 75)
def test_the_number_on_a_card_is_never_scored() -> None:
    match = deal(6)
    for family in range(table.FAMILIES):
        counts = [0] * table.FAMILIES
        counts[family] = 1
        assert points(match, *counts) == 1


@rule("symphonimo", 76)
def test_the_family_of_three_never_makes_a_quartet() -> None:
    for seats in SEATS:
        assert deck(deal(seats))["elephant"] == 3
    assert points(deal(2), 1) == 1
    assert points(deal(2), 3) == 0


@rule("symphonimo", 77)
def test_take_at_once_with_the_very_last_card() -> None:
    match = act(symphonimo(3, "fox owl", powers="take-at-once - -"), "draw", "place 2", "draw", "place 1")
    assert match.legal(1).texts == ("take 1", "decline")
    at_once = act(match.at(len(match.log)), "take 1")
    assert owned(at_once, 1) == {"owl": 1}
    assert at_once.pending == (2,)
    act(match, "decline")
    order = []
    while not match.is_over:
        order.append(match.pending[0])
        act(match, "finish")
    assert order == [2, 0, 1]


@rule("symphonimo", 78)
def test_discard_one_with_a_single_card() -> None:
    match = act(symphonimo(2, "fox owl bear", powers="discard-one -"), "draw", "place 1", "take 1", "choose fox")
    assert owned(match, 1) == {}
    assert match.view().discards == {"fox": 1}


@rule("symphonimo", 79)
def test_a_neighbours_gift_counts_without_taking_anything() -> None:
    match = symphonimo(2, "fox owl", powers="pass-left -")
    act(match, "draw", "place 1", "draw", "place 1", "take 1", "choose fox", "finish")
    assert match.is_over
    assert match.outcome is not None
    assert match.outcome.scores == (1, 1)
    assert (owned(match, 0), owned(match, 1)) == ({"owl": 1}, {"fox": 1})


@rule("symphonimo", 80)
def test_several_level_on_points_and_quartets_share() -> None:
    assert places(deal(4), (4, 1), (1, 4), (1, 0, 4), (1,)) == [1, 1, 1, 4]
    # S20: the Quartets are compared among the tied only.
    assert places(deal(4), (1,) * 5, (4,), (0, 4), (1,)) == [3, 1, 1, 4]


# What the options refuse


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"grand_maestro": "chosen"}, "names 1 to 2 of"),
        ({"grand_maestro": "chosen", "powers": ["max-two"] * 2}, "each power once"),
        ({"grand_maestro": "chosen", "powers": list(POWERS[:3])}, "3 came"),
        ({"grand_maestro": "all", "powers": ["max-two"]}, "goes with grand_maestro=chosen"),
        ({"first_player": 2}, "a seat from 0 to 1; 2 came"),
        ({"first_player": "anna"}, "expected a whole number or random, got 'anna'"),
        ({"false_note": 1}, "expected true or false, got 1"),
        ({"false_notes": True}, "no option 'false_notes'"),
        ({"grand_maestro": "chosen", "powers": ["fly"]}, "expected one of max-two"),
    ],
)
def test_impossible_options_are_refused_in_a_sentence(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOption) as refused:
        deal(2, **options)
    assert sentence in str(refused.value)
    assert str(refused.value).endswith(".")


def test_the_first_player_is_random_or_chosen() -> None:
    assert {deal(4, seed).pending[0] for seed in range(60)} == {0, 1, 2, 3}
    assert {deal(4, seed, first_player=2).pending[0] for seed in range(10)} == {2}


def test_a_state_is_one_small_record() -> None:
    state = blank(rules.State)
    assert rules.State.itemsize <= 256
    assert state.copy().tobytes() == state.tobytes()


def test_what_a_conductor_is_worth_counts_its_power() -> None:
    """Shown before the move: with pass-left and discard-one the best card to lose is assumed lost."""
    for power, worth in (("-", 0), ("pass-left", 5), ("discard-one", 5), ("draw-one", 0)):
        match = symphonimo(2, "fox fox bear", powers=f"{power} -")
        give(match, 0, fox=3)
        act(match, "draw", "place 1", "draw", "place 1")
        assert match.view().row[0].worth[0] == worth
    match = act(symphonimo(2, "fox owl bear", powers="discard-one -"), "draw", "place 1")
    assert [conductor.worth for conductor in match.view().row] == [[0, 0], [0, 0]]
