"""Maestro: Symphony alone: its box, the opening, soloists, ∞ cards, the score and teams."""

from collections.abc import Sequence

import numpy as np
import pytest

import podium
from podium import Match, PodiumError
from podium.games.concert.printed import sixteenths
from podium.games.concert.table import CHANCE, PIECES
from podium.games.maestro.view import ScoreView
from tests.games.concert_tables import (
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


def symphony(seats: int = 3, **options: object) -> Match:
    return concert("maestro", seats, **options)


def score(match: Match, seat: int = 0) -> ScoreView:
    """The score card of a seat, as the seat itself reads it."""
    found: ScoreView = match.view(seat).scores[seat]
    return found


def end(match: Match) -> Match:
    """The last round is over."""
    state_of(match).round_number = 100
    while not match.is_over:
        play(match, "pass")
    return match


def bonus(match: Match, seat: int, *keys: str) -> Match:
    """These bonus cards for a seat, exchanged with those it has."""
    state, names = state_of(match), match.box.printed.bonus_keys
    for i, key in enumerate(keys):
        there = next(j for j in range(28) if state.bonus[j] == names.index(key))
        place = seat * 3 + i
        state.bonus[there], state.bonus[place] = int(state.bonus[place]), names.index(key)
    return match


# The box and the opening


@rule("maestro", 2)
def test_what_is_in_the_box() -> None:
    printed = podium.game("maestro").box.printed
    copies = [card.copies for card in printed.instruments.cards.values()]
    assert copies == [4, 5, 5, 6, 3, 3, 3, 3, 3, 3, 3, 3, 3, 1, 2, 2]
    prices = [8, 4, 4, 8, 4, 4, 4, 4, 2, 4, 2, 4, 4, 8, 8, 8]
    assert [sixteenths(card.price) for card in printed.instruments.cards.values()] == prices
    assert (len(printed.sheet_cards), sum(copies), len(printed.soloists.cards)) == (140, 52, 32)
    assert sum(card.copies for card in printed.chance.cards.values()) == 84
    assert (len(printed.bonus.cards), 1 + len(printed.maestro_cards.values)) == (28, 6)


@rule("maestro", 3, 4)
def test_the_small_game_has_eighty_pieces() -> None:
    for seats, count in ((2, 80), (3, 80), (4, 140), (5, 140), (6, 140)):
        match = Match.new("maestro", seats=seats, seed=1)
        dealt = [key for seat in range(seats) for key in held(match, seat)]
        assert len(dealt) == 8 * seats
        assert sorted(dealt + pile(match, PIECES)) == [f"S{i:03}" for i in range(1, count + 1)]


@rule("maestro", 5, 103)
def test_eight_pieces_of_which_four_are_kept() -> None:
    match = symphony(3, opened=False)
    assert [len(held(match, seat)) for seat in range(3)] == [8, 8, 8]
    hands = [held(match, seat) for seat in range(3)]
    pile_before = pile(match, PIECES)
    for seat in (2, 0, 1):
        for _ in range(4):
            match.play(seat, match.legal(seat)[-1])
    kept = [held(match, seat) for seat in range(3)]
    assert [len(hand) for hand in kept] == [4, 4, 4]
    back = [set(hand) - set(left) for hand, left in zip(hands, kept, strict=True)]
    assert pile(match, PIECES)[:-12] == pile_before
    lots = [pile(match, PIECES)[-12 + 4 * seat :][:4] for seat in range(3)]
    assert [set(lot) for lot in lots] == back


@rule("maestro", 5)
def test_the_opening_does_not_depend_on_the_order_of_choosing() -> None:
    ends = set()
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        match = symphony(3, opened=False)
        for _ in range(4):
            for seat in order:
                match.play(seat, match.legal(seat)[0])
        state = match.state
        state.reveals = 0
        ends.add(state.tobytes())
    assert len(ends) == 1


@rule("maestro", 6, 96)
def test_three_secret_bonus_cards() -> None:
    match = symphony(6)
    cards = [card.card for seat in range(6) for card in score(match, seat).bonus or ()]
    assert len(set(cards)) == 18
    assert match.view(0).scores[1].bonus is None
    assert match.view(None).scores[0].bonus is None


@rule("maestro", 8)
def test_three_open_soloists() -> None:
    row = symphony().view().soloists.row
    assert len(row) == 3
    assert all(key is not None and key.startswith("soloist-") for key in row)


# Two actions


@rule("maestro", 15)
def test_the_two_actions_differ() -> None:
    match = purse(show(symphony(), 0, "flute", "oboe"), 0, 40)
    play(match, "buy 1")
    assert "buy 2" not in texts(match)
    assert "take sheet" in texts(match)
    repeated = purse(show(symphony(repeated_actions=True), 0, "flute", "oboe"), 0, 40)
    play(repeated, "buy 1", "buy 2")
    assert repeated.view().turn == 1


# Soloists


@rule("maestro", 25, 26, 28)
def test_engaging_a_soloist() -> None:
    match = purse(show(symphony(), 1, "solo flute", "solo soprano", "solo tuba"), 0, 20)
    deck = match.view().soloists.deck
    play(match, "buy soloist 2")
    assert orchestra(match, 0) == {"soloist-soprano": 1}
    assert money(match)[0] == 12
    assert (match.view().soloists.deck, None in match.view().soloists.row) == (deck - 1, False)
    keys = match.box.printed.soloist_keys
    assert keys[:16] == match.box.printed.instrument_keys
    assert len(keys[16:]) == 16


@rule("maestro", 27)
def test_renewing_the_soloists() -> None:
    match = purse(symphony(), 0, 16)
    old = match.view().soloists.row
    assert "refresh soloists" not in texts(purse(symphony(), 0, 15))
    play(match, "refresh soloists")
    assert match.view().soloists.below == old
    assert set(texts(match)) == {"buy soloist 1", "buy soloist 2", "buy soloist 3"}


@rule("maestro", 29, 30, 86)
def test_a_soloist_stands_in_and_is_paid_as_a_soloist() -> None:
    match = purse(give(hold(symphony(), 0, "clarinet"), 1, "solo clarinet"), 0, 8)
    assert match.view(0).hand[0].rent == 4
    before = money(match)[1]
    play(match, "perform clarinet")
    assert money(match)[1] == before + 4  # half of a half, not of a quarter


@rule("maestro", 29)
def test_ones_own_soloist_stands_in_for_nothing() -> None:
    match = give(give(hold(symphony(), 0, "clarinet"), 0, "solo clarinet"), 1, "clarinet")
    before = money(match)
    play(match, "perform clarinet")
    assert money(match) == [before[0] + 4, *before[1:]]


@rule("maestro", 49)
def test_the_instrument_or_the_soloist_may_be_hired() -> None:
    match = give(give(hold(symphony(), 0, "clarinet"), 1, "clarinet"), 2, "solo clarinet")
    play(match, "perform clarinet")
    assert texts(match) == ("hire 1", "hire soloist")
    arranging = match.view(0).arranging
    assert arranging is not None
    assert [(way.way, way.owner, way.rent) for way in arranging.ways] == [("owner", 1, 2), ("stand-in", 2, 4)]
    before = money(match)[2]
    play(match, "hire soloist")
    assert money(match)[2] == before + 4


@rule("maestro", 31)
def test_an_instrumentalist_plays_no_solo() -> None:
    match = give(hold(symphony(), 0, "solo_clarinet"), 0, "clarinet")
    assert "perform solo_clarinet" not in texts(match)
    assert "perform solo_clarinet" in texts(give(match, 1, "solo clarinet"))


@rule("maestro", 32)
def test_a_mixed_choir_or_two_choruses() -> None:
    match = purse(hold(symphony(), 0, "choir"), 0, 20)
    give(match, 1, "solo male_chorus")
    assert "perform choir" not in texts(match)
    give(match, 2, "solo female_chorus")
    before = money(match)
    choruses = play(match.at(len(match.log)), "perform choir")
    assert [a - b for a, b in zip(money(choruses), before, strict=True)] == [12 - 16, 8, 8]
    give(match, 1, "solo mixed_choir")
    play(match, "perform choir")
    assert texts(match) == ("hire 1", "hire choruses")
    play(match, "hire 1")
    assert [a - b for a, b in zip(money(match), before, strict=True)] == [12 - 8, 8, 0]


@rule("maestro", 87)
def test_one_card_plays_one_part() -> None:
    """Two clarinets and a solo clarinet are three cards; a chorus that sings for itself is not half a choir."""
    match = give(hold(symphony(), 0, "clarinets_and_solo"), 0, "clarinet", "solo clarinet")
    assert "perform clarinets_and_solo" not in texts(match)
    assert "perform clarinets_and_solo" in texts(give(match, 1, "clarinet"))
    match = purse(give(hold(symphony(), 0, "choir_and_men"), 0, "solo male_chorus", "solo female_chorus"), 0, 60)
    assert "perform choir_and_men" not in texts(match)
    assert "perform choir_and_men" in texts(give(match, 1, "solo mixed_choir"))


@rule("maestro", 48, 84)
def test_soloists_in_the_row_cannot_be_hired() -> None:
    match = show(hold(symphony(), 0, "solo_clarinet"), 1, "solo clarinet")
    assert "perform solo_clarinet" not in texts(match)


@rule("maestro", 88)
def test_soloists_are_no_instruments() -> None:
    match = give(symphony(), 0, "flute", "oboe", "harp", "bassoon", "solo flute", "solo tuba")
    assert score(match).instruments == 4
    assert play(match, "take sheet").view().phase == "turn"


# Chance


@rule("maestro", 36, 40)
def test_two_chance_cards_are_looked_at() -> None:
    match = on_top(symphony(), CHANCE, "march", "eraser")
    play(match, "take chance")
    assert match.view(0).looked == ["march", "eraser"]
    play(match, "keep 2")
    assert match.view(0).looked == ["eraser"]
    assert pile(match, CHANCE)[-1] == "march"


@rule("maestro", 42)
def test_endless_cards_stay() -> None:
    match = save(symphony(), 0, "season")
    unanswered(play(match, "use season"))
    assert match.view().players[0].laid == ["season"]
    assert "season" not in pile(match, CHANCE)
    give(hold(match, 0, "cello", "cello_again"), 0, "cello")
    for key in ("cello", "cello_again"):
        before = money(match)[0]
        play(turn_of(match, 0), f"perform {key}", "take nothing")
        assert money(match)[0] == before + 7


@rule("maestro", 42)
def test_endless_rent_lifts_the_dearest_hire() -> None:
    match = purse(give(hold(save(symphony(), 0, "friend"), 0, "poor"), 1, "first_violin", "cello", "piano"), 0, 7)
    assert "perform poor" not in texts(match)
    unanswered(play(match, "use friend"))
    assert (match.view(0).hand[0].rent, match.view(0).hand[0].loan) == (8, 1)
    before = money(match)[1]
    play(match, "perform poor")
    assert (money(match)[0], money(match)[1]) == (0, before + 8)


@rule("maestro", 42)
def test_endless_library_shows_one_more_piece() -> None:
    match = save(symphony(), 0, "library")
    unanswered(play(match, "use library"))
    play(match, "take sheet")
    assert len(match.view(0).looked) == 2
    play(match, "keep 1")
    give(match, 0, "flute", "oboe", "harp", "bassoon", "flute")
    play(turn_of(match, 0), "take sheet")
    assert len(match.view(0).looked) == 3


# Performing


@rule("maestro", 53)
def test_pieces_last_four_to_thirty_two_minutes() -> None:
    found = {sheet.minutes for sheet in podium.game("maestro").box.printed.sheet_cards.values()}
    assert found == {4, 8, 12, 16, 20, 24, 28, 32}


@rule("maestro", 52, 56)
def test_a_long_piece_takes_many_steps() -> None:
    match = give(hold(symphony(), 0, "concerto"), 0, "first_violin", "solo piano")
    play(match, "perform concerto")
    assert match.view().players[0].minutes == 32
    assert match.view().phase == "turn"


# The score


@rule("maestro", 13, 67, 68)
@pytest.mark.parametrize(("seats", "instruments", "soloists", "categories"), [
    (2, (9, 10, 11, 12, 13, 14, 15, 16), (9, 10, 11, 12, 13, 14, 15, 16), (4, 5, 6, 7, 8, 9, 10, 11)),
    (3, (7, 8, 9, 10, 11, 12, 13, 14), (4, 5, 6, 7, 8, 9, 10, 11), (4, 5, 6, 7, 8, 9, 10, 11)),
    (4, (7, 8, 9, 10, 11, 12, 13, 14), (4, 5, 6, 7, 8, 9, 10, 11), (4, 5, 6, 7, 8, 9, 10, 11)),
    (5, (5, 6, 7, 8, 9, 10, 11, 12), (2, 3, 4, 5, 6, 7, 8, 9), (3, 4, 5, 6, 7, 8, 9, 10)),
    (6, (5, 6, 7, 8, 9, 10, 11, 12), (2, 3, 4, 5, 6, 7, 8, 9), (3, 4, 5, 6, 7, 8, 9, 10)),
])  # fmt: skip
def test_the_columns_of_the_score_cards(
    seats: int, instruments: Sequence[int], soloists: Sequence[int], categories: Sequence[int]
) -> None:
    wanted = [4, 6, 6, 7, 7, 8, 8, 10]
    match = symphony(seats)
    state = state_of(match)
    for count in range(17):
        state.owned[0, :] = 0
        state.owned[0, :count] = 1
        expected = wanted[max(0, min(7, count - instruments[0]))]
        assert (score(match).instruments, score(match).instrument_points) == (count, expected)
        state.owned[0, :] = 0
        state.owned[0, 16 : 16 + count] = 1
        expected = wanted[max(0, min(7, count - soloists[0]))]
        assert (score(match).soloists, score(match).soloist_points) == (count, expected)
    for count in range(13):
        state.performed[0, 0] = (1 << count) - 1
        expected = wanted[max(0, min(7, count - categories[0]))]
        assert (len(score(match).categories), score(match).category_points) == (count, expected)
    for money_, bach, points in ((0, 0, 4), (31, 1, 4), (32, 2, 6), (48, 3, 7), (64, 4, 8), (80, 5, 10), (200, 12, 10)):
        purse(match, 0, money_)
        assert (score(match).bach, score(match).bach_points) == (bach, points)


@rule("maestro", 58, 59, 68)
def test_ten_instruments_of_which_two_alike() -> None:
    """The rulebook's example: they are nine, and with three or four players bring 6 points."""
    names = ["first_violin", "viola", "cello", "flute", "oboe", "harp", "piano", "organ", "bassoon", "flute"]
    match = give(symphony(4), 0, *names)
    assert sum(orchestra(match, 0).values()) == 10
    assert (score(match).instruments, score(match).instrument_points) == (9, 6)


@rule("maestro", 60, 98)
def test_soloists_count_up_to_the_top() -> None:
    match = symphony(2)
    for count, points in ((16, 10), (17, 10), (32, 10)):
        state_of(match).owned[0, 16 : 16 + count] = 1
        assert (score(match).soloists, score(match).soloist_points) == (count, points)


@rule("maestro", 61)
def test_categories_are_those_of_performed_pieces() -> None:
    match = give(hold(symphony(), 0, "cello", "cello_again", "long_cello"), 0, "cello")
    play(match, "perform cello", "take nothing")
    assert score(match).categories == [match.box.printed.sheet_cards["cello"].category]
    play(turn_of(match, 0), "perform long_cello")
    assert len(score(match).categories) == 2


@rule("maestro", 62)
def test_twelve_categories() -> None:
    printed = podium.game("maestro").box.printed
    assert len({sheet.category for sheet in printed.sheet_cards.values()}) == 12


@rule("maestro", 63, 97, 101)
def test_the_place_on_the_staff() -> None:
    match = symphony(2)
    state_of(match).minutes[:2] = [40, 60]
    assert [score(match, seat).position_points for seat in (0, 1)] == [8, 10]
    match = symphony(6)
    state_of(match).minutes[:] = [60, 50, 40, 30, 20, 10]
    assert [score(match, seat).position_points for seat in range(6)] == [10, 8, 8, 8, 7, 7]


@rule("maestro", 64)
def test_bach_notes_are_whole_notes_after_changing() -> None:
    match = purse(symphony(2), 0, 47)
    assert score(match).bach == 2


@rule("maestro", 65, 66, 100)
def test_two_clarinets_and_a_solo_clarinet() -> None:
    """The rulebook's example: with a point for every clarinet they bring 3; and no card brings more."""
    match = bonus(give(symphony(), 0, "clarinet", "clarinet", "solo clarinet"), 0, "clarinet", "woodwind", "organ")
    points = {card.card: card.points for card in score(match).bonus or ()}
    assert points == {"clarinet": 3, "woodwind": 1, "organ": 0}
    give(match, 0, "clarinet", "flute", "oboe", "bassoon")
    points = {card.card: card.points for card in score(match).bonus or ()}
    assert points == {"clarinet": 3, "woodwind": 3, "organ": 0}


@rule("maestro", 65)
def test_bonus_cards_for_pieces() -> None:
    match = bonus(
        give(hold(symphony(), 0, "concerto"), 0, "first_violin", "solo piano"), 0, "stamina", "voices", "solo"
    )
    play(match, "perform concerto")
    assert {card.card: card.points for card in score(match).bonus or ()}["stamina"] == 1
    category = match.box.printed.sheet_cards["concerto"].category
    assert {card.card: card.points for card in score(match).bonus or ()}["solo"] == int(category == "solo")


@rule("maestro", 99)
def test_the_lowest_column_is_open_downwards() -> None:
    match = purse(symphony(2), 0, 0)
    card = score(match)
    assert [card.instrument_points, card.soloist_points, card.category_points, card.bach_points] == [4, 4, 4, 4]


@rule("maestro", 69, 65)
def test_the_highest_total_wins() -> None:
    match = bonus(purse(purse(symphony(2), 0, 80), 1, 0), 1, "flute", "oboe", "harp")
    give(match, 1, "flute", "oboe", "oboe")
    state_of(match).minutes[:2] = [0, 100]
    before = match.scores
    end(match)
    assert match.outcome is not None
    totals = [score(match, seat).total for seat in (0, 1)]
    assert list(match.outcome.scores) == totals
    assert totals[0] == 4 + 4 + 4 + 8 + 10 + sum(card.points for card in score(match, 0).bonus or ())
    assert totals[1] - before[1] == 3
    assert match.outcome.winners == (int(np.argmax(totals)),)


def test_a_tie_goes_to_fewer_turns_whatever_minutes_and_money() -> None:
    """The game stops in the turn of the second of three: of those level on points only the third had a turn less."""
    match = symphony(3)
    for seat in range(3):
        purse(match, seat, 3 - seat)
        bonus(
            match,
            seat,
            *(["flute", "oboe", "harp"], ["piano", "organ", "viola"], ["cello", "trombone", "bassoon"])[seat],
        )
    state = state_of(match)
    state.minutes[:3] = 8
    turn_of(match, 1)
    state.pile_size[PIECES], state.hand_size[:, PIECES] = 0, 0  # no piece is left: the turn is the last
    while not match.is_over:
        play(match, "pass")
    assert match.outcome is not None
    assert len(set(match.outcome.scores)) == 1
    assert (match.outcome.places, match.outcome.reason) == ((2, 3, 1), "turns")


def test_ties_go_to_minutes_then_money_then_nobody() -> None:
    for minutes, purses, places, reason in (
        ([8, 8], [5, 9], (2, 1), "money"),
        ([8, 8], [5, 5], (1, 1), "shared"),
    ):
        match = symphony(2)
        for seat in (0, 1):
            purse(match, seat, purses[seat])
            bonus(match, seat, *(["flute", "oboe", "harp"], ["piano", "organ", "viola"])[seat])
        state_of(match).minutes[:2] = minutes
        end(match)
        assert match.outcome is not None
        assert (match.outcome.places, match.outcome.reason) == (places, reason)


# Teams


@rule("maestro", 70)
def test_teams_need_an_even_number_of_players() -> None:
    for seats, teams in ((4, 2), (6, 2), (6, 3)):
        assert len(symphony(seats, teams=teams).view().teams) == teams
    for seats, teams in ((2, 2), (3, 2), (5, 2), (4, 3), (4, 1)):
        with pytest.raises(PodiumError, match="eams"):
            symphony(seats, teams=teams)


@rule("maestro", 71)
def test_hiring_within_a_team_is_free() -> None:
    match = give(hold(symphony(4, teams=2), 0, "cello"), 2, "cello")
    before = money(match)
    assert match.view(0).hand[0].rent == 0
    play(match, "perform cello")
    assert money(match) == [before[0] + 6, *before[1:]]


@rule("maestro", 72)
def test_team_mates_see_each_others_cards() -> None:
    match = save(symphony(4, teams=2), 0, "eraser")
    mate, rival = match.view(2), match.view(1)
    assert mate.players[0].known_sheets == sorted(held(match, 0))
    assert mate.players[0].known_chance == ["eraser"]
    assert mate.scores[0].bonus == match.view(0).scores[0].bonus
    assert mate.players[0].is_mate
    assert (rival.players[0].known_sheets, rival.players[0].known_chance, rival.scores[0].bonus) == ([], [], None)


@rule("maestro", 73)
def test_a_team_mate_is_no_target() -> None:
    match = save(give(give(symphony(4, teams=2), 2, "flute"), 1, "flute"), 0, "piper")
    play(match, "use piper")
    assert match.pending == (1,)
    match = save(give(symphony(4, teams=2), 2, "flute"), 0, "piper")
    assert "use piper" not in texts(match)


@rule("maestro", 74)
def test_bonus_cards_count_for_their_owner() -> None:
    match = bonus(give(symphony(4, teams=2), 2, "clarinet", "clarinet"), 0, "clarinet")
    assert {card.card: card.points for card in score(match).bonus or ()}["clarinet"] == 0


@rule("maestro", 75)
def test_a_team_scores_what_its_members_score() -> None:
    match = end(symphony(4, teams=2))
    assert match.outcome is not None
    scores = match.outcome.scores
    teams = match.view().teams
    assert [team.members for team in teams] == [[0, 2], [1, 3]]
    assert [team.points for team in teams] == [scores[0] + scores[2], scores[1] + scores[3]]
    assert {team.place for team in teams} <= {1, 2}
    keys = [message.key for message in match.story(None)]
    assert keys.count("told-score") == 4
    assert keys.count("told-team-won") >= 1
