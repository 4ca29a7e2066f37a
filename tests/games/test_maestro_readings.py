"""How Podium reads what Symphony's rulebook leaves open: Y1–Y38."""

import pytest

import podium
from podium import PodiumError
from podium.games.concert.table import CHANCE, PIECES
from tests.games.concert_tables import (
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
    state_of,
    texts,
    turn_of,
    unanswered,
    wealth,
)
from tests.games.test_maestro_rules import bonus, end, score, symphony
from tests.support import redealt


def test_y1_pieces_come_from_the_pile_of_pieces() -> None:
    match = on_top(symphony(), PIECES, "two_horns")
    assert "two_horns" in held(play(match, "take sheet"), 0)


def test_y2_what_both_games_share_is_the_same() -> None:
    assert podium.game("maestro").rules.legal is podium.game("ensemble").rules.legal


def test_y3_the_printed_score_card_is_for_two() -> None:
    names = ["first_violin", "viola", "cello", "flute", "oboe", "harp", "piano", "organ", "bassoon"]
    assert [score(give(symphony(seats), 0, *names)).instrument_points for seats in (2, 3, 4)] == [4, 6, 6]


def test_y4_actions_differ_unless_agreed_otherwise() -> None:
    assert "take sheet" not in texts(play(symphony(), "take sheet"))
    assert "take sheet" in texts(play(symphony(repeated_actions=True), "take sheet"))


def test_y5_no_three_alike_in_a_maestro_turn() -> None:
    for repeated in (False, True):
        match = play(symphony(repeated_actions=repeated), "maestro", "take sheet", "take sheet")
        assert match.view().actions_left == 1
        assert "take sheet" not in texts(match)


def test_y6_one_chance_card_after_a_short_piece() -> None:
    match = give(hold(symphony(), 0, "cello"), 0, "cello")
    play(match, "perform cello", "take chance")
    assert match.view().phase == "fresh"
    assert len(match.view(0).looked) == 1


def test_y7_none_after_a_longer_one() -> None:
    match = give(hold(symphony(), 0, "clarinets_and_solo"), 0, "clarinet", "clarinet", "solo clarinet")
    assert play(match, "perform clarinets_and_solo").view().phase == "turn"


def test_y8_rejected_pieces_lie_in_an_order_nobody_knows() -> None:
    """Their owner knows which four they are, not how they lie; the others know nothing of them."""
    match = symphony(3)
    rejected = match.view(0).rejected
    assert sorted(pile(match, PIECES)[-12:-8]) == sorted(rejected)
    orders = set()
    for seed in range(60):
        state = redealt(match, 0, seed)
        match._states.append(state)
        lot = tuple(pile(match, PIECES)[-12:-8])
        match._states.pop()
        assert sorted(lot) == sorted(rejected)
        orders.add(lot)
    assert len(orders) > 15
    assert match.view(1).rejected != rejected


def test_y9_soloists_are_no_fifth_instrument() -> None:
    match = give(symphony(), 0, "flute", "oboe", "harp", "bassoon", "solo flute")
    assert play(match, "take sheet").view().phase == "turn"


def test_y10_soloists_are_no_different_instruments() -> None:
    assert score(give(symphony(), 0, "flute", "solo oboe")).instruments == 1


def test_y11_soloist_cards_are_counted() -> None:
    assert score(give(symphony(), 0, "solo oboe", "solo tuba", "flute")).soloists == 2


def test_y12_level_pawns_share_the_better_place() -> None:
    match = symphony(4)
    state_of(match).minutes[:4] = [40, 60, 60, 20]
    assert [score(match, seat).position for seat in range(4)] == [3, 1, 1, 4]
    assert [score(match, seat).position_points for seat in range(4)] == [7, 10, 10, 6]


def test_y13_a_pawn_stops_at_the_goal() -> None:
    match = give(hold(symphony(), 0, "concerto"), 0, "first_violin", "solo piano")
    state_of(match).minutes[0] = 176
    assert play(match, "perform concerto").view().players[0].minutes == 180


def test_y14_whoever_finishes_takes_no_further_action() -> None:
    match = give(hold(symphony(), 0, "cello"), 0, "cello")
    state_of(match).minutes[0] = 176
    assert match.view().actions_left == 2
    assert play(match, "perform cello").is_over


def test_y15_lucky_minutes_end_the_game() -> None:
    match = save(symphony(), 0, "march")
    state_of(match).minutes[0] = 176
    assert unanswered(play(match, "use march")).is_over


def test_y16_a_cancelled_teasing_card_may_be_aimed_again() -> None:
    match = save(save(give(give(symphony(), 1, "flute"), 2, "flute"), 0, "piper"), 1, "eraser")
    unanswered(play(match, "use piper", "aim 1", "correct", "aim 2"))
    assert (orchestra(match, 1), orchestra(match, 2)) == ({"instrument-flute": 1}, {})


def test_y17_renewing_needs_money_for_the_dearest_of_that_deck() -> None:
    assert "refresh soloists" not in texts(purse(symphony(), 0, 15))
    assert {"refresh soloists", "refresh instruments"} <= set(texts(purse(symphony(), 0, 16)))
    assert "refresh instruments" in texts(purse(symphony(), 0, 8))


def test_y18_the_score_card_is_that_of_the_players() -> None:
    engaged = ("solo tuba", "solo bass", "solo alto")
    assert [score(give(symphony(seats), 0, *engaged)).soloist_points for seats in (2, 4, 6)] == [4, 4, 6]


def test_y19_teams_of_three() -> None:
    assert [team.members for team in symphony(6, teams=2).view().teams] == [[0, 2, 4], [1, 3, 5]]


def test_y20_a_team_mates_people_cost_nothing_whoever_else_has_them() -> None:
    match = give(give(hold(symphony(4, teams=2), 0, "cello"), 1, "cello"), 2, "cello")
    play(match, "perform cello")
    arranging = match.view(0).arranging
    assert arranging is not None
    assert [(way.owner, way.rent) for way in arranging.ways] == [(2, 0), (1, 4)]


def test_y21_an_endless_card_is_corrected_when_it_is_laid_down() -> None:
    match = save(save(symphony(2), 0, "season"), 1, "eraser", "eraser")
    play(match, "use season", "correct")
    assert match.view().players[0].laid == []
    save(match, 0, "season")
    unanswered(play(turn_of(match, 0), "use season"))
    give(hold(match, 0, "long_cello"), 0, "cello")
    assert play(match, "perform long_cello").view().phase == "turn"  # nobody is asked about its use


def test_y22_an_endless_card_that_lies_there_is_no_saved_card() -> None:
    match = save(symphony(2), 0, "season", "coins")
    unanswered(play(match, "use season"))
    give(hold(turn_of(match, 0), 0, "long_cello"), 0, "cello")
    assert "use coins" in texts(play(match, "perform long_cello"))


def test_y23_two_choruses_from_two_owners() -> None:
    match = purse(give(give(hold(symphony(), 0, "choir"), 0, "solo female_chorus"), 1, "solo male_chorus"), 0, 8)
    before = money(match)
    play(match, "perform choir")
    assert [a - b for a, b in zip(money(match), before, strict=True)] == [12 - 8, 8, 0]


def test_y24_tokens_follow_the_cards() -> None:
    match = give(symphony(), 0, "flute", "solo flute")
    assert orchestra(match, 0) == {"instrument-flute": 1, "soloist-flute": 1}


def test_y25_loans_are_repaid_before_anything_is_counted() -> None:
    match = purse(give(hold(symphony(), 0, "cello"), 1, "cello"), 0, 0)
    total = wealth(match)
    play(match, "perform cello")
    assert (money(match)[0], wealth(match)) == (2, total)


def test_y26_two_of_an_instrument_may_be_one_and_a_soloist() -> None:
    match = give(give(hold(symphony(), 0, "clarinets"), 1, "clarinet"), 2, "solo clarinet")
    before = money(match)
    play(match, "perform clarinets")
    assert texts(match) == ("hire 1", "hire soloist")
    play(match, "hire 1")
    assert [a - b for a, b in zip(money(match), before, strict=True)] == [8 - 6, 2, 4]


def test_y27_a_soloist_plays_one_part() -> None:
    match = give(hold(symphony(), 0, "clarinets_and_solo"), 0, "clarinet", "solo clarinet")
    assert "perform clarinets_and_solo" not in texts(match)


def test_y28_no_correction_of_a_correction_nor_for_another() -> None:
    match = save(save(give(symphony(), 1, "flute"), 0, "piper", "eraser"), 2, "eraser")
    play(match, "use piper")
    assert match.pending == (1,)
    assert play(match, "let pass").view().phase == "turn"


def test_y29_a_lucky_instrument_counts_in_every_respect() -> None:
    match = bonus(save(symphony(), 0, "horn"), 0, "french_horn")
    unanswered(play(match, "use horn"))
    assert score(match).instruments == 1
    assert {card.card: card.points for card in score(match).bonus or ()}["french_horn"] == 1


def test_y30_the_top_of_the_soloists_row_is_open() -> None:
    match = symphony(2)
    state_of(match).owned[0, 16:40] = 1
    assert (score(match).soloists, score(match).soloist_points) == (24, 10)


def test_y31_two_to_six_players() -> None:
    with pytest.raises(PodiumError):
        symphony(8)


def test_y32_always_two_chance_cards() -> None:
    match = play(symphony(), "take chance")
    assert texts(match) == ("keep 1", "keep 2")


def test_y33_several_fresh_cards_and_one_saved() -> None:
    match = save(give(hold(symphony(), 0, "cello"), 0, "cello"), 0, "march")
    on_top(match, CHANCE, "coins", "eraser")
    unanswered(play(match, "take chance", "keep 1", "use it"))
    on_top(match, CHANCE, "encore")
    unanswered(play(match, "perform cello", "take chance", "use it"))
    unanswered(play(match, "use march"))
    assert match.view().players[0].minutes == 4 + 8 + 4


def test_y34_three_actions_one_saved_card() -> None:
    match = save(symphony(), 0, "coins", "march")
    unanswered(play(match, "maestro", "use coins"))
    assert "use march" not in texts(play(match, "take sheet"))


def test_y35_lucky_minutes_count_for_the_place() -> None:
    match = save(symphony(2), 0, "march")
    unanswered(play(match, "use march"))
    assert [score(match, seat).position for seat in (0, 1)] == [1, 2]


def test_y36_no_new_row_from_a_short_deck() -> None:
    match = purse(symphony(), 0, 40)
    state_of(match).shop_size[:] = [3, 2]
    assert not {"refresh instruments", "refresh soloists"} & set(texts(match))


def test_y37_team_mates_are_no_targets() -> None:
    match = save(symphony(4, teams=2), 0, "purse")
    play(match, "use purse")
    assert texts(match) == ("aim 1", "aim 3")


def test_y38_hands_and_actions_are_everybodys_own() -> None:
    match = hold(symphony(4, teams=2), 0, "cello", "flute", "two_horns", "wind_trio", "poor", "clarinets")
    assert "take sheet" not in texts(match)
    assert "take sheet" in texts(turn_of(match, 2))
    assert end(match).is_over
