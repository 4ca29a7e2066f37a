"""The numbered rules of Turandot up to the last round. Numbers are those of RULES.md."""

from collections import Counter

import pytest

from podium import Match
from podium.core.errors import BadAction, BadBox, IllegalAction
from tests.games.turandot_tables import (
    SEATS,
    bid,
    end,
    fates,
    finish_round,
    lay,
    may_lay,
    money,
    opera,
    play_round,
    sizes,
    to_casting,
    to_round,
)
from tests.support import act, rule

# Set-up


@rule("turandot", 1)
def test_109_cards() -> None:
    box = opera().box.printed
    per_player = 6 + box.players.money + 1 + 1  # numbers, Money, Bluff, Summary
    helpers = box.players.helpers.five
    assert len(box.singers.cards) == 36
    assert len(box.directors.cards) == 9
    assert len(box.roles.sex) == 6
    assert helpers == 2
    assert 36 + 9 + 6 + helpers + 1 + 5 * per_player == 109


@rule("turandot", 2, 3, 4, 5)
def test_singers_of_six_categories() -> None:
    match = opera()
    singers = match.box.printed.singers.cards.values()
    assert sorted(Counter(singer.category for singer in singers).values()) == [6] * 6
    assert {singer.stars for singer in singers} == {1, 2, 3}
    assert Counter(singer.sex for singer in singers) == {"woman": 12, "man": 20, "undetermined": 4}
    favourites = [singer.favourite for singer in singers if singer.favourite]
    assert Counter(favourites) == dict.fromkeys(match.box.printed.role_keys, 3)
    text = (match.game.folder / "box.toml").read_text(encoding="utf-8")
    for old, new, sentence in (
        ("stars = 1", "stars = 4", "key stars: expected a whole number <= 3, got 4"),
        ('sex = "woman"', 'sex = "cat"', "key sex: expected one of woman, man, undetermined, got 'cat'"),
        ('category = "classical"', 'category = "jazz"', "key category: expected one of classical"),
        ('favourite = "liu"', 'favourite = "mimi"', "key favourite: expected one of turandot"),
        ('favourite = "liu"', 'favourite = ["liu", "ping"]', "key favourite: expected"),
    ):
        with pytest.raises(BadBox) as refused:
            match.game.read_box(match.game.folder / "box.toml", text.replace(old, new, 1))
        assert sentence in str(refused.value)


@rule("turandot", 6)
def test_the_roles_and_their_sexes() -> None:
    roles = opera().box.printed.roles.sex
    assert list(roles) == ["turandot", "calaf", "liu", "ping", "pong", "pang"]
    assert list(roles.values()) == ["woman", "man", "woman", "man", "man", "man"]


@rule("turandot", 7, 8, 83)
def test_helpers_by_number_of_players() -> None:
    for seats, served in ((2, 1), (3, 1), (4, 2), (5, 2)):
        match = bid(opera(seats), "1", *["money"] * (seats - 1))
        assert sum(player.stage for player in match.view().players) == served


@rule("turandot", 9, 10, 22)
@pytest.mark.parametrize("seats", SEATS)
def test_hands(seats: int) -> None:
    match = opera(seats)
    texts = match.legal(0).texts
    assert texts == ("money alone", *(f"number {number}" for number in range(1, seats + 2)))
    assert money(match) == [3] * seats
    assert may_lay(match, 0, "1 bluff")
    if seats < 5:
        with pytest.raises(IllegalAction):
            match.play(0, f"number {seats + 2}")
    else:
        assert may_lay(match, 0, "6")


@rule("turandot", 11, 98)
def test_all_six_roles_are_cast_though_fewer_numbers_were_played() -> None:
    match = to_casting(opera(2))
    assert not any("4" in text.split() for text in opera(2).legal(0).texts)
    match.play(0, "cast 1")
    assert match.view(0).players[0].troupe.casting == match.view(0).players[0].troupe.singers[:1]
    assert len(end(match).view().players[0].troupe.casting) == 6


@rule("turandot", 12)
def test_directors_lie_open_and_singers_are_shuffled_face_down() -> None:
    match = opera()
    assert match.view(None).directors == list(match.box.printed.director_keys)
    assert match.view().pile == 36 - 5
    decks = {tuple(opera(seed=seed).state.deck) for seed in range(8)}
    assert len(decks) == 8
    state = match.state
    state.deck[5:] = state.deck[5:][::-1].copy()
    assert match.game.view(match.box, state, 0) == match.view(0)


@rule("turandot", 13)
def test_somebody_starts_with_puccini() -> None:
    assert opera(first=2).view().puccini == 2
    holders = {Match.new("turandot", seats=4, seed=seed).view().puccini for seed in range(50)}
    assert holders == {0, 1, 2, 3}


# Audition


@rule("turandot", 14)
@pytest.mark.parametrize("seats", SEATS)
def test_players_plus_one_singers_in_draw_order(seats: int) -> None:
    match = opera(seats)
    keys = match.box.printed.singer_keys
    assert match.view().row == [keys[int(singer)] for singer in match.state.deck[: seats + 1]]


@rule("turandot", 15, 16, 17)
def test_legal_bids() -> None:
    match = opera()
    for text in ("3", "3 money 1", "3 money 2", "3 money 3", "money"):
        assert may_lay(match, 0, text)
    assert len(match.legal(0)) == 1 + 5
    match.play(0, "number 3")
    assert len(match.legal(0)) == 4 * 2
    match.play(1, "money alone")
    assert match.legal(1).texts == ("1 money", "1 money bluff")


@rule("turandot", 18, 19, 20)
@pytest.mark.parametrize(
    ("begun", "then"),
    [
        ("money alone", "2 money"), ("money alone", "3 money bluff"), ("money alone", "no money"),
        ("money alone", "no money bluff"), ("money alone", "number 1"), ("number 1", "number 2"),
        ("number 1", "money alone"),
    ],
)  # fmt: skip
def test_illegal_bids(begun: str, then: str) -> None:
    match = opera()
    match.play(0, begun)
    with pytest.raises(IllegalAction):
        match.play(0, then)


@rule("turandot", 20)
@pytest.mark.parametrize("text", ["bluff", "number", "number 0", "money", "4 money", "bluff money", "1 2"])
def test_what_is_no_bid_is_not_understood(text: str) -> None:
    match = opera()
    with pytest.raises(BadAction):
        match.play(0, text)


@rule("turandot", 21)
def test_the_bluff_changes_nothing() -> None:
    plain = bid(opera(), "1", "1 money 1", "money", "3")
    bluffed = bid(opera(), "1 bluff", "1 money 1 bluff", "money bluff", "3 bluff")
    assert fates(plain) == fates(bluffed)
    assert [p.troupe for p in plain.view().players] == [p.troupe for p in bluffed.view().players]
    assert money(plain) == money(bluffed)


@rule("turandot", 23)
def test_only_the_number_of_cards_is_seen() -> None:
    match, other = opera(), opera()
    lay(match, 0, "3 money 1")
    lay(other, 0, "5 bluff")
    for viewer in (None, 1, 2, 3):
        assert match.view(viewer) == other.view(viewer)
        assert match.view(viewer).players[0].laid == 2
        assert match.view(viewer).bid is None
        assert match.story(viewer) == other.story(viewer)
    assert match.view(0).bid != other.view(0).bid
    assert match.legal(1) == other.legal(1)


@rule("turandot", 23)
@pytest.mark.parametrize("first", ["number 3", "money alone"])
def test_a_bid_without_its_purse_is_seen_by_its_owner_only(first: str) -> None:
    match, none = opera(), opera()
    match.play(0, first)
    assert match.pending == none.pending
    for viewer in (None, 1, 2, 3):
        assert match.view(viewer) == none.view(viewer)
        assert match.view(viewer).players[0].laid is None
        assert match.story(viewer) == []
    assert match.view(0).begun == (3 if first == "number 3" else 0)
    for seed in range(8):  # a bot cannot tell whether anybody has begun
        assert match.sight(1, seed).state.tobytes() == none.sight(1, seed).state.tobytes()


@rule("turandot", 24)
def test_all_is_revealed_at_once() -> None:
    match = opera()
    for seat, text in ((2, "1"), (0, "2"), (3, "3")):
        lay(match, seat, text)
        assert fates(match) == [None] * 4
        assert sizes(match) == [0] * 4
    lay(match, 1, "4")
    assert fates(match) == ["won"] * 4


# Recruitment


@rule("turandot", 25, 26)
def test_a_number_alone_wins_and_its_money_is_spent() -> None:
    match = opera()
    wanted = match.view().row[2]
    bid(match, "3 money 2", "1", "2", "4")
    assert match.view().players[0].troupe.singers == [wanted]
    assert money(match) == [1, 3, 3, 3]


@rule("turandot", 27, 28, 29, 90)
def test_most_money_wins_a_contested_number() -> None:
    match = opera()
    wanted = match.view().row[3]
    bid(match, "4 money 1", "4 money 2", "4", "1")
    assert fates(match) == ["outbid", "won", "outbid", "won"]
    assert match.view().players[1].troupe.singers == [wanted]
    assert money(match) == [3, 1, 3, 3]
    assert sizes(match) == [0, 1, 0, 1]


@rule("turandot", 30, 31, 32)
def test_a_tie_for_the_most_wins_nothing() -> None:
    for bids in (("2", "2", "1", "3"), ("2 money 2", "2 money 2", "2 money 1", "3")):
        match = bid(opera(), *bids)
        assert fates(match)[:2] == ["tied", "tied"]
        assert match.view().row[1] is not None
        assert money(match) == [3] * 4
    assert fates(match)[2] == "tied"


@rule("turandot", 33, 35, 40)
def test_one_candidate_hires_the_costume_designer() -> None:
    match = bid(opera(), "1", "2", "money", "3")
    assert fates(match)[2] == "costume"
    assert (match.view().players[2].stage, money(match)) == (1, [3, 3, 2, 3])
    assert match.state.spent.tolist() == [0] * 5
    play_round(finish_round(match))
    assert not may_lay(match, 2, "1 money 3")
    assert match.scores[2] >= 1


@rule("turandot", 34, 39)
def test_the_holder_of_puccini_hires_nobody() -> None:
    match = bid(opera(2, first=0), "money", "money")
    assert fates(match) == ["unserved", "costume"]
    match = bid(opera(4, first=1), "2", "money", "3", "4")
    assert fates(match)[1] == "unserved"


@rule("turandot", 36, 85)
def test_two_candidates_of_four_are_both_served() -> None:
    match = bid(opera(4, first=3), "money", "1", "money", "money")
    assert fates(match) == ["costume", "won", "carpenter", "unserved"]
    assert money(match) == [2, 3, 2, 3]


@rule("turandot", 37, 41)
def test_of_three_candidates_the_first_two_clockwise() -> None:
    match = bid(opera(5, first=2), "money", "money", "1", "money", "2")
    assert fates(match) == ["carpenter", "unserved", "won", "costume", "won"]
    assert money(match) == [2, 3, 3, 2, 3]


@rule("turandot", 38)
def test_three_players_one_helper() -> None:
    match = bid(opera(3, first=1), "money", "1", "money")
    assert fates(match) == ["unserved", "won", "costume"]


@rule("turandot", 42)
def test_lone_money_always_gets_a_stand_in() -> None:
    match = bid(opera(4, first=0), "1", "money", "money", "money")
    assert match.view().stand_in_for == 1
    assert sizes(finish_round(match)) == [1] * 4


@rule("turandot", 43, 45)
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_one_more_and_one_is_left(seats: int) -> None:
    match = bid(opera(seats), *["1"] * seats)
    while match.view().phase == "stand-ins":
        act(match, match.legal(match.pending[0]).texts[-1])
    assert sizes(match) == [1] * seats
    assert sum(card is not None for card in match.view().row) == 1


@rule("turandot", 44)
def test_the_holder_hands_out_stand_ins_his_own_too() -> None:
    match = bid(opera(4, first=2), "1", "1", "1", "2")
    assert match.pending == (2,)
    row = match.view().row
    receivers = []
    for role in (5, 3, 1):
        receivers.append(match.view().stand_in_for)
        assert match.pending == (2,)
        act(match, f"give {role}")
    assert receivers == [2, 0, 1]
    players = match.view().players
    assert [players[seat].troupe.singers[0] for seat in (2, 0, 1)] == [row[4], row[2], row[0]]


# Eliminating a director


@rule("turandot", 46, 60)
def test_directors_are_eliminated_in_rounds_one_to_three() -> None:
    match = opera()
    for number in range(1, 8):
        assert match.view().round == number
        bid(match, "1", "2", "3", "4")
        assert (match.view().phase == "naming") == (number <= 3)
        finish_round(match)


@rule("turandot", 47)
def test_the_holder_names_an_opponent() -> None:
    match = bid(opera(4, first=1), "1", "2", "3", "4")
    assert match.pending == (1,)
    assert match.legal(1).texts == ("name 0", "name 2", "name 3")


@rule("turandot", 48)
def test_the_named_opponent_chooses_and_shows() -> None:
    match = act(bid(opera(4), "1", "2", "3", "4"), "name 3")
    assert match.pending == (3,)
    assert len(match.legal(3)) == 9
    act(match, "remove gothic")
    assert "gothic" not in match.view().directors
    assert any(message.key == "told-remove" and "gothic" in str(message) for message in match.story(0))


@rule("turandot", 49)
def test_six_directors_remain_before_round_four() -> None:
    match = to_round(opera(5), 3)
    assert len(match.view().directors) == 7
    match = to_round(match, 4)
    assert len(match.view().directors) == 6 == sum(card is not None for card in match.view().row)


# Between rounds


@rule("turandot", 50)
def test_the_unrecruited_singer_leaves() -> None:
    match = bid(opera(), "1", "2", "3", "4")
    left = match.view().row[4]
    finish_round(match)
    gone = [key for key, out in zip(match.box.printed.singer_keys, match.state.singer_gone, strict=True) if out]
    assert gone == [left]


@rule("turandot", 51, 54)
def test_numbers_and_bluff_come_back_and_spent_money_does_not() -> None:
    match = play_round(opera(), "1 money 2 bluff", "2", "3", "4")
    assert may_lay(match, 0, "1 bluff")
    assert may_lay(match, 0, "1 money 1 bluff")
    assert not may_lay(match, 0, "1 money 2")
    assert money(to_casting(match))[0] == 1


@rule("turandot", 52, 78, 94)
@pytest.mark.parametrize("seats", SEATS)
def test_puccini_goes_left(seats: int) -> None:
    match = opera(seats, first=0)
    holders = []
    while match.view().phase != "casting":
        holders.append(match.view().puccini)
        play_round(match)
    assert holders == [number % seats for number in range(7)]


@rule("turandot", 53)
def test_helpers_are_back_every_round() -> None:
    match = play_round(opera(), "1", "money", "2", "3")
    assert fates(bid(match, "money", "1", "2", "3"))[0] == "costume"


# Round 4


@rule("turandot", 55)
@pytest.mark.parametrize("seats", SEATS)
def test_players_plus_one_directors_are_laid_out(seats: int) -> None:
    match = to_round(opera(seats), 3)
    bid(match, *[str(seat + 1) for seat in range(seats)])
    before = match
    while match.view().round == 3:
        before = match.at(len(match.log))
        act(match, match.legal(match.pending[0]).texts[0])
    laid = [card for card in match.view().row if card]
    assert len(laid) == seats + 1
    assert set(laid) == set(match.view().directors) <= set(before.view().directors)
    orders = {tuple(to_round(opera(seats, seed=seed), 4).view().row) for seed in range(12)}
    assert len(orders) > 6


@rule("turandot", 56, 59)
def test_directors_are_bid_for_like_singers() -> None:
    match = to_round(opera(), 4)
    row = match.view().row
    bid(match, "2 money 1", "2", "3", "5")
    assert fates(match) == ["won", "outbid", "won", "won"]
    assert match.view().players[0].troupe.director == row[1]
    act(match, "give 1")
    assert [player.troupe.director for player in match.view().players] == [row[1], row[0], row[2], row[4]]
    assert sizes(match) == [3] * 4
    assert match.view().round == 5


@rule("turandot", 57, 58, 93)
def test_no_helper_can_be_hired_for_directors() -> None:
    match = bid(to_round(opera(), 4), "money", "money", "money", "1")
    assert fates(match) == ["unserved", "unserved", "unserved", "won"]
    assert money(match) == [3] * 4
    assert [player.stage for player in match.view().players] == [0] * 4
