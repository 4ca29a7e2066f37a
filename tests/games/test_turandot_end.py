"""The end of a Turandot: castings, scores, the dummy, the rulebook's examples. Numbers are those of RULES.md."""

import pytest

from podium.core.errors import IllegalAction
from podium.games.turandot import table
from tests.games.turandot_tables import (
    SEATS,
    bid,
    cards,
    end,
    fates,
    final_points,
    finish_round,
    money,
    opera,
    places,
    plain_six,
    play_round,
    sizes,
    stars,
    to_casting,
    to_round,
    troupe,
)
from tests.support import act, rule

# The end


@rule("turandot", 61, 62)
@pytest.mark.parametrize("seats", SEATS)
def test_seven_rounds_six_singers_one_director(seats: int) -> None:
    match = opera(seats)
    auditions = 0
    while match.view().phase == "audition":
        auditions += 1
        play_round(match)
    assert auditions == 7
    assert sizes(match) == [6] * seats
    assert all(player.troupe.director for player in match.view().players)


@rule("turandot", 63)
def test_casting_is_free() -> None:
    match = to_casting(opera(3))
    singers = match.view().players[1].troupe.singers
    for place in (6, 1, 5, 2, 4):
        match.play(1, f"cast {place}")
    assert 1 not in match.pending
    assert match.view(1).players[1].troupe.casting == [singers[i - 1] for i in (6, 1, 5, 2, 4, 3)]
    other = to_casting(opera(3))
    other.play(1, "cast 6")
    with pytest.raises(IllegalAction):
        other.play(1, "cast 6")


@rule("turandot", 64, 69)
def test_stars_count_and_the_right_sex_does_not() -> None:
    order = plain_six(opera())
    assert final_points(order) == stars(order)


@rule("turandot", 65)
def test_stage_elements_count() -> None:
    order = plain_six(opera())
    assert final_points(order, stage=3) == stars(order) + 3


@rule("turandot", 66)
def test_a_favourite_role_counts() -> None:
    match = opera()
    order = plain_six(match)
    order[0] = cards(match, sex="woman", favourite="turandot")[0]
    assert final_points(order) == stars(order) + 1
    order[0], order[2] = order[2], order[0]
    assert final_points(order) == stars(order)


@rule("turandot", 67)
def test_the_other_sex_costs() -> None:
    order = plain_six(opera())
    order[0], order[1] = order[1], order[0]
    assert final_points(order) == stars(order) - 2
    # A man whose favourite role is Turandot: +1 − 1.
    match = opera()
    order = plain_six(match)
    order[0] = cards(match, sex="man", favourite="turandot")[0]
    assert final_points(order) == stars(order)


@rule("turandot", 68)
def test_undetermined_singers_never_clash() -> None:
    match = opera()
    free = cards(match, sex="undetermined")
    for role in (0, 1):
        order = plain_six(match)
        order[role] = free[0]
        assert final_points(order) == stars(order)


@rule("turandot", 70, 99)
def test_directors_count_as_tabled() -> None:
    match = to_casting(opera(3))
    by = {name: cards(match, category=name) for name in match.box.printed.categories.names}
    pairs = [
        ("traditionalist", "classical", "alternative"),
        ("avant-gardist", "alternative", "classical"),
        ("clown", "comic", "dark"),
        ("gothic", "dark", "comic"),
        ("perfectionist", "professional", "amateur"),
        ("talent-scout", "amateur", "professional"),
    ]
    state = match._states[-1]

    def points(director: str, keys: list[str]) -> int:
        troupe(match, 0, *keys, director=director)
        return int(table.director_points(match.box.record, state, 0))

    for director, loved, loathed in pairs:
        assert points(director, by[loved][:4] + by[loathed][:2]) == 2
        assert points(director, by[loathed]) == -6
    mixed = [by[name][0] for name in by]
    assert points("eclectic", mixed) == 3
    assert points("eclectic", by["comic"]) == 0
    assert points("eclectic", by["comic"][:2] + by["dark"][:2] + by["amateur"][:1] + by["classical"][:1]) == 1
    three, one, two = (cards(match, stars=count) for count in (3, 1, 2))
    assert points("star-maker", three[:4] + one[:1] + two[:1]) == 3
    assert points("philanthropist", three[:4] + one[:1] + two[:1]) == -3


@rule("turandot", 71, 72, 73, 97)
def test_most_points_then_most_stars_then_shared() -> None:
    match = end(to_casting(opera(3, casting=True)))
    assert places(match, [10, 12, 11], [9, 9, 9]) == ([3, 1, 2], "points")
    assert places(match, [12, 12, 11], [9, 10, 18]) == ([2, 1, 3], "stars")
    assert places(match, [12, 12, 11], [10, 10, 9]) == ([1, 1, 3], "shared")
    # Stage elements are points, not stars.
    state = match._states[-1]
    state.stage[0] = 3
    assert places(match, [12, 12, 11], [9, 10, 9]) == ([2, 1, 3], "stars")


# Two players


@rule("turandot", 74)
def test_two_players_have_three_numbers_and_three_singers() -> None:
    match = opera(2)
    assert len(match.view().row) == 3
    assert match.legal(0).texts == ("money alone", "number 1", "number 2", "number 3")


@rule("turandot", 75, 76, 95)
def test_the_dummy_takes_what_is_left_in_order() -> None:
    match = opera(2)
    left: list[str | None] = []
    while match.view().phase != "casting":
        left.append(match.view().row[2])
        play_round(match, "1", "2")
    director = left.pop(3)
    match = end(match)
    dummy = match.view().dummy
    assert dummy is not None
    assert (dummy.singers, dummy.casting, dummy.director) == (left, left, director)


@rule("turandot", 77)
def test_the_dummy_never_acts() -> None:
    match = opera(2, seed=5)
    while not match.is_over:
        assert set(match.pending) <= {0, 1}
        assert match.view().puccini in (0, 1)
        seat = match.pending[0]
        match.play(seat, match.legal(seat)[-1])
    assert len(match.view().players) == 2


@rule("turandot", 79, 96)
def test_the_last_holder_loses_a_point() -> None:
    """Seat 0 starts, so it holds Puccini in round 7 (T9), and the point is gone before the dummy is met."""
    match = to_casting(opera(2, first=0))
    assert match.view().puccini == 0
    order = plain_six(match)
    for seat in (0, 1, table.DUMMY):
        troupe(match, seat, *order)
    end(match)
    total = stars(order)
    assert match.scores == (total - 1, total)
    assert match.view().dummy.points == total
    match = to_casting(opera(3, first=0))
    for seat in (0, 1, 2):
        troupe(match, seat, *order)
    assert end(match).scores == (total, total, total)


@rule("turandot", 80)
def test_the_dummy_is_scored_like_a_player() -> None:
    match = to_casting(opera(2, first=0))
    woman = cards(match, sex="woman", favourite="turandot")[0]
    order = [woman, *plain_six(match)[1:]]
    order[1], order[2] = order[2], order[1]  # a woman as Calaf and a man as Liù
    troupe(match, table.DUMMY, *order, director="star-maker")
    singers = match.box.printed.singers.cards
    taste = sum({3: 1, 2: 0, 1: -1}[singers[key].stars] for key in order)
    assert end(match).view().dummy.points == stars(order) + 1 - 2 + taste


@rule("turandot", 81, 82)
def test_the_dummy_wins_only_above_both() -> None:
    match = end(to_casting(opera(2, casting=True)))
    assert places(match, [10, 11], [9, 9], dummy=12) == ([2, 2], "dummy")
    assert places(match, [10, 12], [9, 9], dummy=12) == ([2, 1], "points")
    assert places(match, [13, 11], [9, 9], dummy=12) == ([1, 2], "points")


# The rulebook's examples


@rule("turandot", 84)
def test_example_1_alone_with_money() -> None:
    match = opera()
    wanted = match.view().row[2]
    bid(match, "3 money 1", "1", "2", "4")
    assert match.view().players[0].troupe.singers == [wanted]
    assert (money(match)[0], int(match.state.spent[0])) == (2, 1)


@rule("turandot", 84)
def test_example_2_two_against_one() -> None:
    match = bid(opera(), "4 money 2", "4 money 1", "1", "2")
    assert fates(match)[:2] == ["won", "outbid"]
    assert money(match)[:2] == [1, 3]
    assert match.view().stand_in_for == 1


@rule("turandot", 84)
def test_example_3_three_level() -> None:
    match = bid(opera(), "2 money 1", "2 money 1", "2 money 1", "1")
    assert fates(match)[:3] == ["tied"] * 3
    assert (money(match), sizes(match)) == ([3] * 4, [0, 0, 0, 1])


@rule("turandot", 84)
def test_example_4_two_level_above_a_third() -> None:
    match = bid(opera(), "2 money 2", "2 money 2", "2 money 1", "1")
    assert fates(match)[:3] == ["tied"] * 3
    assert (money(match), sizes(match)) == ([3] * 4, [0, 0, 0, 1])


# Additions


@rule("turandot", 86)
def test_a_served_candidate_cannot_decline() -> None:
    match = bid(opera(4, first=0), "1", "money", "2", "3")
    assert match.view().players[1].stage == 1
    assert match.pending == (0,)


@rule("turandot", 87)
def test_the_holders_lone_money_comes_back_and_he_picks_his_own() -> None:
    match = bid(opera(4, first=1), "1", "money", "2", "3")
    assert money(match)[1] == 3
    wanted = match.view().row[4]
    assert match.pending == (1,)
    act(match, "give 5")
    assert match.view().players[1].troupe.singers == [wanted]


@rule("turandot", 88)
def test_money_is_spent_staged_or_back() -> None:
    match = bid(opera(5, first=4), "1 money 2", "1 money 1", "money", "money", "money")
    state = match.state
    assert state.spent.tolist() == [2, 0, 0, 0, 0]
    assert state.stage.tolist() == [0, 0, 1, 1, 0]
    assert state.money.tolist() == [1, 3, 2, 2, 3]


@rule("turandot", 89)
def test_a_tie_below_the_top_blocks_nothing() -> None:
    assert fates(bid(opera(), "2 money 2", "2 money 1", "2 money 1", "1")) == ["won", "outbid", "outbid", "won"]


@rule("turandot", 91)
def test_stand_ins_cost_nothing() -> None:
    match = bid(opera(), "1 money 3", "1 money 3", "1 money 3", "2")
    assert money(finish_round(match)) == [3] * 4


@rule("turandot", 92)
def test_troupes_are_public() -> None:
    match = to_round(play_round(opera(), "1", "money", "2", "3"), 5)
    views = [match.view(viewer) for viewer in (None, 0, 1, 2, 3)]
    assert all(view.players == views[0].players for view in views)
    assert views[0].players[1].stage == 1
    assert all(player.troupe.director and len(player.troupe.singers) == 3 for player in views[0].players)
