"""The numbered rules of Symphonimo, each shown by a short table. Numbers are those of RULES.md."""

import pytest

from podium import Match
from podium.core.errors import BadSeats, GameOver, IllegalAction, OutOfTurn
from tests.games.symphonimo_tables import SEATS, deal, deck, places, points
from tests.support import act, give, owned, rule, symphonimo, under

# Set-up


@rule("symphonimo", 1)
def test_eleven_families_of_three_to_thirteen_cards() -> None:
    copies = list(deal(6).box.printed.families.copies.values())
    assert copies == list(range(3, 14))
    assert sum(copies) == 88
    assert sorted(deck(deal(6)).values()) == copies


@rule("symphonimo", 2, 3, 4, 5, 6)
@pytest.mark.parametrize(
    ("seats", "cards", "highest"), [(2, 42, 9), (3, 52, 10), (4, 63, 11), (5, 75, 12), (6, 88, 13)]
)
def test_whole_families_stay_in_the_box(seats: int, cards: int, highest: int) -> None:
    match = deal(seats)
    found = deck(match)
    assert found.total() == cards == match.view().pile
    assert sorted(found.values()) == list(range(3, highest + 1))
    assert all(count == match.box.printed.families.copies[name] for name, count in found.items())


@rule("symphonimo", 7)
@pytest.mark.parametrize("seats", SEATS)
def test_one_conductor_per_player(seats: int) -> None:
    assert len(deal(seats).view().row) == seats


@rule("symphonimo", 8)
@pytest.mark.parametrize("seats", SEATS)
def test_conductors_start_classic_and_empty(seats: int) -> None:
    for conductor in deal(seats).view().row:
        assert (conductor.power, conductor.cards, conductor.holder) == (None, [], None)


@rule("symphonimo", 9)
def test_the_pile_shows_its_size_and_nothing_of_its_order() -> None:
    match = symphonimo(2, "fox owl bear cat")
    other = symphonimo(2, "cat bear owl fox")
    assert match.view().pile == 4
    assert match.view() == other.view()


@rule("symphonimo", 10)
@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
def test_other_player_counts_are_refused(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"2 to 6; {seats} seats"):
        deal(seats)


# Turn


@rule("symphonimo", 11)
def test_a_turn_is_one_draw_or_one_take() -> None:
    match = act(symphonimo(2, "fox owl bear cat"), "draw", "place 1")
    assert match.pending == (1,)
    assert match.legal(1).texts == ("draw", "take 1")
    assert act(match, "take 1").pending == (0,)


@rule("symphonimo", 12)
def test_the_card_is_shown_before_its_place_is_chosen() -> None:
    match = act(symphonimo(2, "fox owl bear"), "draw")
    assert match.view(1).hand == "fox"
    assert match.pending == (0,)
    assert match.legal(0).texts == ("place 1", "place 2")


@rule("symphonimo", 13)
def test_a_card_goes_under_any_conductor_with_room() -> None:
    match = symphonimo(3, "fox owl bear cat frog rabbit", powers="- max-two -")
    act(match, "draw", "place 2", "draw", "place 2", "draw")
    assert match.legal(2).texts == ("place 1", "place 3")
    assert under(act(match, "place 3"), 3) == ["bear"]


@rule("symphonimo", 14)
def test_no_card_goes_under_a_taken_conductor() -> None:
    match = act(symphonimo(2, "fox owl bear"), "draw", "place 1", "take 1", "draw")
    assert match.legal(0).texts == ("place 2",)
    with pytest.raises(IllegalAction):
        match.play(0, "place 1")


@rule("symphonimo", 15)
def test_a_fifth_card_is_refused() -> None:
    match = act(symphonimo(2, "fox owl bear cat frog rabbit"), *["draw", "place 1"] * 4, "draw")
    assert len(under(match, 1)) == 4
    with pytest.raises(IllegalAction):
        match.play(0, "place 1")
    assert match.legal(0).texts == ("place 2",)


@rule("symphonimo", 16)
def test_drawing_ends_the_turn() -> None:
    match = act(symphonimo(2, "fox owl bear"), "draw", "place 1")
    with pytest.raises(OutOfTurn):
        match.play(0, "take 1")


@rule("symphonimo", 17)
def test_no_drawing_when_every_conductor_is_full() -> None:
    match = act(symphonimo(2, "fox " * 8 + "owl owl"), *["draw", "place 1"] * 4, *["draw", "place 2"] * 4)
    assert match.legal(0).texts == ("take 1", "take 2")
    with pytest.raises(IllegalAction):
        match.play(0, "draw")


@rule("symphonimo", 18)
def test_an_empty_conductor_cannot_be_taken() -> None:
    match = symphonimo(2, "fox owl bear")
    assert match.legal(0).texts == ("draw",)
    act(match, "draw", "place 1")
    with pytest.raises(IllegalAction):
        match.play(1, "take 2")


@rule("symphonimo", 19)
@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_one_to_four_cards_may_be_taken(cards: int) -> None:
    match = act(symphonimo(2, "fox owl bear cat frog rabbit"), *["draw", "place 1"] * cards)
    seat = match.pending[0]
    act(match, "take 1")
    assert sum(owned(match, seat).values()) == cards


@rule("symphonimo", 20)
def test_taking_moves_every_card() -> None:
    match = act(symphonimo(2, "fox owl fox bear"), *["draw", "place 1"] * 3, "take 1")
    assert owned(match, 1) == {"fox": 2, "owl": 1}
    assert under(match, 1) == []
    assert match.view().row[0].holder == 1


@rule("symphonimo", 21)
def test_who_has_taken_has_no_more_turns_this_round() -> None:
    match = act(symphonimo(3, "fox owl bear cat frog rabbit"), "draw", "place 1", "take 1")
    seen = []
    for _ in range(3):
        seen.append(match.pending[0])
        act(match, "draw", "place 2")
    assert 1 not in seen
    assert match.view().active == [0, 2]


@rule("symphonimo", 22)
def test_play_runs_clockwise_among_the_active() -> None:
    match = symphonimo(4, "fox owl bear cat frog rabbit elephant", first=2)
    order = []
    for actions in [("draw", "place 1"), ("take 1",), *[("draw", "place 2")] * 4]:
        order.append(match.pending[0])
        act(match, *actions)
    assert order == [2, 3, 0, 1, 2, 0]


@rule("symphonimo", 23)
def test_orchestras_are_public_and_by_family() -> None:
    match = act(symphonimo(3, "fox owl fox bear cat"), *["draw", "place 1"] * 3, "take 1")
    for viewer in (None, 0, 1, 2):
        assert match.view(viewer).orchestras[0].musicians == {"owl": 1, "fox": 2}


@rule("symphonimo", 24)
def test_the_last_active_player_may_draw_on() -> None:
    match = act(symphonimo(2, "fox owl bear cat frog rabbit"), "draw", "place 1", "take 1")
    for count in range(1, 5):
        assert match.pending == (0,)
        act(match, "draw", "place 2")
        assert len(under(match, 2)) == count
        assert "take 2" in match.legal(0)


@rule("symphonimo", 25)
def test_the_last_active_player_cannot_take_an_empty_conductor() -> None:
    match = act(symphonimo(2, "fox owl bear"), "draw", "place 1", "take 1")
    assert match.legal(0).texts == ("draw",)


# Round


def round_of_two() -> Match:
    """Seat 1 takes first, then seat 0: the round is over."""
    return act(symphonimo(2, "fox owl bear cat frog rabbit"), "draw", "place 1", "take 1", "draw", "place 2", "take 2")


@rule("symphonimo", 26)
def test_the_round_ends_once_all_have_taken() -> None:
    match = act(symphonimo(2, "fox owl bear cat"), "draw", "place 1", "take 1", "draw", "place 2")
    assert match.view().round == 1
    assert act(match, "take 2").view().round == 2


@rule("symphonimo", 27)
def test_conductors_return_empty() -> None:
    for conductor in round_of_two().view().row:
        assert (conductor.holder, conductor.cards) == (None, [])
    assert round_of_two().view().active == [0, 1]


@rule("symphonimo", 28)
def test_the_last_taker_starts_the_next_round() -> None:
    assert round_of_two().pending == (0,)
    match = act(symphonimo(2, "fox owl bear cat frog"), "draw", "place 1", "draw", "place 2", "take 1", "take 2")
    assert match.pending == (1,)


@rule("symphonimo", 29)
def test_musicians_stay_owned() -> None:
    match = round_of_two()
    assert (owned(match, 0), owned(match, 1)) == ({"owl": 1}, {"fox": 1})
    act(match, "draw", "place 1", "take 1")
    assert owned(match, 1) == {"fox": 1, "bear": 1}


@rule("symphonimo", 30)
def test_nothing_is_scored_between_rounds() -> None:
    """A Quartet owned after round one and spoiled in round two is worth nothing: no points were kept."""
    match = symphonimo(2, "fox " * 4 + "owl owl fox bear")
    act(match, *["draw", "place 1"] * 4, "take 1", "draw", "place 2", "take 2")
    assert match.view().round == 2
    assert match.scores == (5, 1)
    assert match.outcome is None
    act(match, "draw", "place 1", "draw", "place 1", "draw", "place 2", "take 1", "take 2")
    assert owned(match, 0) == {"fox": 5, "owl": 1}
    assert match.outcome is not None
    assert match.outcome.scores == (1, 2)


# End of the game


@rule("symphonimo", 31)
def test_the_last_card_is_placed_before_the_end_begins() -> None:
    match = act(symphonimo(2, "fox owl"), "draw", "place 1", "draw")
    assert match.view().pile == 0
    assert match.legal(1).texts == ("place 1", "place 2")
    act(match, "place 2")
    assert match.legal(0).texts == ("take 1", "take 2", "finish")


@rule("symphonimo", 32)
def test_each_active_player_decides_once() -> None:
    match = act(symphonimo(3, "fox owl bear"), *["draw", "place 1"] * 3)
    deciders = []
    while not match.is_over:
        deciders.append(match.pending[0])
        assert "finish" in match.legal(deciders[-1])
        act(match, "finish")
    assert sorted(deciders) == [0, 1, 2]


@rule("symphonimo", 33)
def test_decisions_run_clockwise_and_the_drawer_is_last() -> None:
    match = act(symphonimo(4, "fox owl"), "draw", "place 1", "draw", "place 2")
    order = []
    while not match.is_over:
        order.append(match.pending[0])
        act(match, "finish")
    assert order == [2, 3, 0, 1]


@rule("symphonimo", 34)
def test_finishing_leaves_the_orchestra_alone() -> None:
    match = symphonimo(2, "fox owl")
    give(match, 0, bear=2)
    act(match, "draw", "place 1", "draw", "place 2", "finish")
    assert owned(match, 0) == {"bear": 2}
    assert match.pending == (1,)


@rule("symphonimo", 35)
def test_at_the_end_too_a_conductor_must_have_a_card() -> None:
    match = act(symphonimo(2, "fox owl"), "draw", "place 1", "draw", "place 1")
    assert match.legal(0).texts == ("take 1", "finish")


@rule("symphonimo", 36)
def test_who_is_out_of_the_round_gets_no_decision() -> None:
    match = act(symphonimo(3, "fox owl bear"), "draw", "place 1", "take 1", "draw", "place 2", "draw", "place 3")
    order = []
    while not match.is_over:
        order.append(match.pending[0])
        act(match, "finish")
    assert order == [2, 0]


@rule("symphonimo", 37)
def test_what_is_left_in_the_row_scores_for_nobody() -> None:
    match = act(symphonimo(2, "fox owl"), "draw", "place 1", "draw", "place 2", "take 1", "finish")
    assert match.is_over
    assert under(match, 2) == ["owl"]
    assert match.outcome is not None
    assert match.outcome.scores == (1, 0)


@rule("symphonimo", 38)
def test_no_round_starts_with_an_empty_pile() -> None:
    match = act(symphonimo(2, "fox owl"), "draw", "place 1", "draw", "place 2", "take 1", "take 2")
    assert match.is_over
    assert match.view().round == 1
    with pytest.raises(GameOver):
        match.play(0, "draw")


# Scoring


@rule("symphonimo", 39, 40, 41, 42, 43)
@pytest.mark.parametrize(
    ("count", "score"), [(0, 0), (1, 1), (2, 0), (3, 0), (4, 5), (5, 0), (6, 0), (7, 0), (8, 0), (13, 0)]
)
def test_a_family_scores_by_its_count(count: int, score: int) -> None:
    assert points(deal(6), count) == score


@rule("symphonimo", 44)
def test_the_rulebooks_example_scores_eleven() -> None:
    assert points(deal(6), 3, 2, 4, 1, 4, 8) == 11


@rule("symphonimo", 45)
def test_the_highest_score_wins() -> None:
    assert places(deal(3), (1, 1), (4,), (1,)) == [2, 1, 3]


@rule("symphonimo", 46)
def test_quartets_break_a_tie() -> None:
    match = deal(2)
    assert places(match, (1, 1, 1, 1, 1), (0, 4)) == [2, 1]
    assert places(match, (0, 4), (1, 1, 1, 1, 1)) == [1, 2]


@rule("symphonimo", 47)
def test_a_remaining_tie_is_shared() -> None:
    assert places(deal(2), (4, 1), (1, 4)) == [1, 1]
