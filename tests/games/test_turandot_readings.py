"""How Podium reads what Turandot's rulebook leaves open (T1–T26), its options and its refusals."""

import pytest

from podium import PodiumError
from podium.core.errors import BadBox, BadOption, BadSeats
from podium.games.turandot import table
from podium.games.turandot.printed import TurandotBox
from tests.games.turandot_tables import (
    bid,
    end,
    fates,
    lay,
    may_lay,
    money,
    opera,
    places,
    plain_six,
    play_round,
    stars,
    to_casting,
    to_round,
    troupe,
)
from tests.support import act

# How we read it: T1–T26


def test_t1_the_first_served_is_left_of_puccini() -> None:
    assert fates(bid(opera(3, first=2), "money", "money", "1")) == ["costume", "unserved", "won"]


def test_t2_the_holder_may_lay_lone_money() -> None:
    assert may_lay(opera(first=0), 0, "money")


def test_t3_lone_money_is_legal_in_round_four() -> None:
    assert may_lay(to_round(opera(), 4), 1, "money")


def test_t4_the_bluff_alone_is_refused() -> None:
    with pytest.raises(PodiumError):
        opera().play(0, "no money bluff")
    with pytest.raises(PodiumError):
        act(opera(), "money alone", "no money bluff")


def test_t5_money_on_a_number_alone_is_spent() -> None:
    assert money(bid(opera(), "3 money 3", "1", "2", "4"))[0] == 0


def test_t6_two_level_below_one_who_bids_more() -> None:
    assert fates(bid(opera(), "4 money 1", "4 money 1", "4 money 2", "1"))[:3] == ["outbid", "outbid", "won"]


def test_t7_two_level_at_the_top_with_a_third_below() -> None:
    assert fates(bid(opera(), "4 money 2", "4 money 1", "4 money 2", "1"))[:3] == ["tied"] * 3


def test_t8_nobody_may_pass() -> None:
    match = opera()
    assert match.legal(0).texts == ("money alone", "number 1", "number 2", "number 3", "number 4", "number 5")
    for seat in (0, 1, 2):
        lay(match, seat, "1")
    assert match.pending == (3,)


def test_t9_the_first_holder_of_two_holds_last() -> None:
    assert to_casting(opera(2, first=1)).view().puccini == 1


def test_t10_the_lost_point_is_no_star() -> None:
    match = to_casting(opera(2, first=0))
    order = plain_six(match)
    troupe(match, 0, *order, stage=1)
    troupe(match, 1, *order)
    troupe(match, table.DUMMY, *order)
    end(match)
    assert match.outcome is not None
    assert (match.outcome.scores[0], match.outcome.places, match.outcome.reason) == (stars(order), (1, 1), "shared")


def test_t11_money_is_one_word() -> None:
    """A misprint in the rulebook: there is one kind of Money card, and a box says how many."""
    assert opera().box.printed.players.money == 3


def test_t12_the_directors_are_public() -> None:
    assert opera().view(None).directors == opera().view(0).directors
    assert len(opera().view(None).directors) == 9


def test_t13_of_two_the_only_opponent_is_named() -> None:
    match = bid(opera(2, first=0), "1", "2")
    assert (match.pending, match.view().phase) == ((1,), "removing")


def test_t14_money_left_is_public() -> None:
    match = play_round(opera(), "1 money 2", "2", "3", "4")
    assert [player.money for player in match.view(3).players] == [1, 3, 3, 3]


def test_t15_stand_ins_in_any_combination() -> None:
    match = bid(opera(3, first=0), "1", "1", "1")
    ends = {
        tuple(tuple(p.troupe.singers) for p in act(match.at(6), f"give {a}", f"give {b}", f"give {c}").view().players)
        for a in range(1, 5) for b in range(1, 5) for c in range(1, 5) if len({a, b, c}) == 3
    }  # fmt: skip
    assert len(ends) == 24


def test_t16_a_stand_in_may_come_from_the_tied_number() -> None:
    match = bid(opera(4, first=3), "1", "1", "2", "3")
    wanted = match.view().row[0]
    assert act(match, "give 1").view().players[0].troupe.singers == [wanted]


def test_t17_the_summary_counts_among_the_cards() -> None:
    box = opera().box.printed
    assert 5 * (6 + box.players.money + 2) == 55


def test_t18_a_served_candidate_must_convert() -> None:
    match = bid(opera(4, first=0), "1", "money", "2", "3")
    assert (money(match)[1], match.view().players[1].stage) == (2, 1)


def test_t19_the_holders_lone_money_is_not_counted() -> None:
    assert fates(bid(opera(4, first=0), "money", "money", "1", "2"))[1] == "costume"
    assert fates(bid(opera(4, first=0), "money", "money", "money", "money")) == [
        "unserved", "costume", "carpenter", "unserved",
    ]  # fmt: skip
    assert fates(bid(opera(3, first=0), "money", "money", "money")) == ["unserved", "costume", "unserved"]


def test_t20_the_first_served_gets_the_costume_designer() -> None:
    assert fates(bid(opera(5, first=3), "money", "1", "money", "2", "3"))[0] == "costume"


def test_t21_a_tie_among_low_bids_spoils_nothing() -> None:
    assert fates(bid(opera(5), "2 money 3", "2", "2", "2 money 1", "1"))[0] == "won"


def test_t22_four_on_one_number() -> None:
    match = bid(opera(5), "2 money 2", "2 money 2", "2 money 1", "2", "1")
    assert fates(match) == ["tied"] * 4 + ["won"]
    assert money(match) == [3] * 5


def test_t23_both_below_the_dummy_lose_without_a_tie_break() -> None:
    match = end(to_casting(opera(2, casting=True)))
    assert places(match, [10, 10], [9, 12], dummy=11) == ([2, 2], "dummy")


def test_t24_the_dummy_takes_no_part_in_the_tie_break() -> None:
    match = end(to_casting(opera(2, casting=True)))
    assert places(match, [12, 12], [9, 10], dummy=12) == ([2, 1], "stars")


def test_t25_only_singers_stars_break_a_tie() -> None:
    match = end(to_casting(opera(3, casting=True)))
    match._states[-1].stage[:] = [3, 0, 0, 0, 0]
    assert places(match, [12, 12, 3], [9, 9, 9])[0] == [1, 1, 3]


def test_t26_castings_are_made_in_any_order_and_unseen() -> None:
    match = to_casting(opera(3))
    assert match.pending == (0, 1, 2)
    one = match.at(len(match.log))
    match.play(2, "cast 3")
    one.play(2, "cast 4")
    assert match.view(0) == one.view(0)
    assert match.view(0).players[2].troupe.casting == []


# Options and refusals


def test_automatic_casting_is_the_best_casting() -> None:
    by_hand = to_casting(opera(4))
    for seat in range(4):
        by_hand.play(seat, "cast best")
    assert to_casting(opera(4, casting=True)).scores == by_hand.scores
    assert by_hand.is_over


@pytest.mark.parametrize("seats", [1, 6])
def test_other_player_counts_are_refused(seats: int) -> None:
    with pytest.raises(BadSeats, match="played by 2 to 5"):
        opera(seats)


def test_a_holder_who_is_not_there_is_refused() -> None:
    with pytest.raises(BadOption, match="a seat from 0 to 2; 4 came"):
        opera(3, first=4)


def test_a_box_with_too_few_cards_is_refused() -> None:
    game = opera().game
    text = (game.folder / "box.toml").read_text(encoding="utf-8")
    start = text.index("[directors.cards.philanthropist]")
    with pytest.raises(BadBox, match="expected 9 directors, got 8"):
        game.read_box(game.folder / "box.toml", text[:start])
    assert isinstance(game.box.printed, TurandotBox)
