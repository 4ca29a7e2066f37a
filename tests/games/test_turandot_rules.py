"""The numbered rules of Turandot, each shown by a short table. Numbers are those of RULES.md."""

from collections import Counter

import numpy as np
import pytest

from podium import Match, PodiumError
from podium.core.errors import BadAction, BadBox, BadOption, BadSeats, IllegalAction
from podium.games.turandot import reason, rules, table
from podium.games.turandot.printed import TurandotBox
from tests.support import act, rule

SEATS = range(2, 6)


def opera(seats: int = 4, *, first: int = 0, casting: bool = False, seed: int | str = 1) -> Match:
    options = {"first_puccini": first, "automatic_casting": casting}
    return Match.new("turandot", seats=seats, options=options, seed=seed)


def bid(match: Match, *bids: str) -> Match:
    """Every seat lays its cards, in order of seats."""
    for seat, text in enumerate(bids):
        match.play(seat, f"bid {text}")
    return match


def fates(match: Match) -> list[str | None]:
    return [player.shown.fate if player.shown else None for player in match.view().players]


def money(match: Match) -> list[int]:
    return [player.money for player in match.view().players]


def sizes(match: Match) -> list[int]:
    return [len(player.troupe.singers) for player in match.view().players]


def finish_round(match: Match) -> Match:
    """Hand out stand-ins and eliminate a director, taking the first choice each time."""
    number = match.view().round
    while match.view().round == number and match.view().phase not in ("audition", "casting", "over"):
        seat = match.pending[0]
        match.play(seat, match.legal(seat)[0])
    return match


def play_round(match: Match, *bids: str) -> Match:
    return finish_round(bid(match, *(bids or [str(seat + 1) for seat in range(match.seats)])))


def to_round(match: Match, number: int) -> Match:
    while match.view().round < number:
        play_round(match)
    return match


def to_casting(match: Match) -> Match:
    while match.view().phase not in ("casting", "over"):
        play_round(match)
    return match


def troupe(match: Match, seat: int, *keys: str, director: str | None = None, stage: int = 0) -> None:
    """Give a seat a whole troupe, in a casting phase."""
    state = match._states[-1]
    singers, directors = match.box.printed.singer_keys, match.box.printed.director_keys
    state.troupe[seat, :] = [singers.index(key) for key in keys]
    state.troupe_size[seat] = 6
    state.director[seat] = -1 if director is None else directors.index(director)
    if seat < 5:
        state.stage[seat] = stage


def cards(match: Match, **wanted: object) -> list[str]:
    """Singers with these properties, in the order of the box."""
    found = match.box.printed.singers.cards.items()
    return [key for key, singer in found if all(getattr(singer, name) == value for name, value in wanted.items())]


def plain_six(match: Match, stars: int = 2) -> list[str]:
    """Two women and four men without a favourite, so that nothing but stars counts."""
    women = [*cards(match, sex="woman", favourite=None)][:2]
    men = [*cards(match, sex="man", favourite=None)][:4]
    assert stars
    return [women[0], men[0], women[1], *men[1:]]


def end(match: Match) -> Match:
    """Everybody casts in the order of his troupe."""
    while not match.is_over:
        seat = match.pending[0]
        match.play(seat, next(text for text in match.legal(seat).texts if text.startswith("cast ")))
    return match


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
    numbers = {text.split()[1] for text in texts} - {"money"}
    assert numbers == {str(number) for number in range(1, seats + 2)}
    assert money(match) == [3] * seats
    assert "bid 1 bluff" in texts
    if seats < 5:
        with pytest.raises(IllegalAction):
            match.play(0, f"bid {seats + 2}")
    else:
        assert "bid 6" in texts


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
    texts = opera().legal(0).texts
    for text in ("bid 3", "bid 3 money 1", "bid 3 money 2", "bid 3 money 3", "bid money"):
        assert text in texts
    assert len(texts) == 2 + 5 * 4 * 2


@rule("turandot", 18, 19, 20)
@pytest.mark.parametrize("text", ["bid money 2", "bid money money", "bid 1 2", "bid", "bid bluff", "bid 0"])
def test_illegal_bids(text: str) -> None:
    match = opera()
    with pytest.raises(BadAction):
        match.play(0, text)
    codes = {table.bid_code(0, 2, 0), table.bid_code(0, 3, 1), table.bid_code(0, 0, 0), table.bid_code(0, 0, 1)}
    assert not codes & set(match.legal(0))


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
    match.play(0, "bid 3 money 1")
    other.play(0, "bid 5 bluff")
    for viewer in (None, 1, 2, 3):
        assert match.view(viewer) == other.view(viewer)
        assert match.view(viewer).players[0].laid == 2
        assert match.view(viewer).bid is None
        assert match.story(viewer) == other.story(viewer)
    assert match.view(0).bid != other.view(0).bid
    assert match.legal(1) == other.legal(1)


@rule("turandot", 24)
def test_all_is_revealed_at_once() -> None:
    match = opera()
    for seat, text in ((2, "bid 1"), (0, "bid 2"), (3, "bid 3")):
        match.play(seat, text)
        assert fates(match) == [None] * 4
        assert sizes(match) == [0] * 4
    match.play(1, "bid 4")
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
    assert "bid 1 money 3" not in match.legal(2)
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
    assert "bid 1 bluff" in match.legal(0)
    assert "bid 1 money 1 bluff" in match.legal(0)
    assert "bid 1 money 2" not in match.legal(0)
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


def final_points(order: list[str], director: str | None = None, stage: int = 0, seats: int = 3) -> int:
    """The points of seat 0 with these singers in roles 1 to 6."""
    match = to_casting(opera(seats, first=1))
    troupe(match, 0, *order, director=director, stage=stage)
    outcome = end(match).outcome
    assert outcome is not None
    return outcome.scores[0]


def stars(order: list[str]) -> int:
    singers = opera().box.printed.singers.cards
    return sum(singers[key].stars for key in order)


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


def places(match: Match, totals: list[int], star_counts: list[int], dummy: int = -100) -> tuple[list[int], str]:
    """The places of a finished game with these points and stars."""
    state = match.state
    stars_by = [1, 2, 3]
    for seat, count in enumerate(star_counts):
        kinds = [min(3, max(1, count - 5 + i)) for i in range(6)]
        while sum(kinds) != count:
            i = next(i for i, kind in enumerate(kinds) if (kind < 3 if sum(kinds) < count else kind > 1))
            kinds[i] += 1 if sum(kinds) < count else -1
        keys = match.box.printed.singer_keys
        pools = {n: [keys.index(key) for key in cards(match, stars=n)] for n in stars_by}
        state.troupe[seat, :] = [pools[kind][i] for i, kind in enumerate(kinds)]
    state.final_points[: len(totals)] = totals
    state.final_points[table.DUMMY] = dummy
    out = np.zeros(5, np.int32)
    rules.rank(match.box.record, state, out)
    return [int(place) for place in out[: match.seats]], reason(match.box, state)


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
    assert len(match.legal(0)) == 2 + 3 * 8


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


# How we read it: T1–T26


def test_t1_the_first_served_is_left_of_puccini() -> None:
    assert fates(bid(opera(3, first=2), "money", "money", "1")) == ["costume", "unserved", "won"]


def test_t2_the_holder_may_lay_lone_money() -> None:
    assert "bid money" in opera(first=0).legal(0)


def test_t3_lone_money_is_legal_in_round_four() -> None:
    assert "bid money" in to_round(opera(), 4).legal(1)


def test_t4_the_bluff_alone_is_refused() -> None:
    with pytest.raises(PodiumError):
        opera().play(0, "bid bluff")


def test_t5_money_on_a_number_alone_is_spent() -> None:
    assert money(bid(opera(), "3 money 3", "1", "2", "4"))[0] == 0


def test_t6_two_level_below_one_who_bids_more() -> None:
    assert fates(bid(opera(), "4 money 1", "4 money 1", "4 money 2", "1"))[:3] == ["outbid", "outbid", "won"]


def test_t7_two_level_at_the_top_with_a_third_below() -> None:
    assert fates(bid(opera(), "4 money 2", "4 money 1", "4 money 2", "1"))[:3] == ["tied"] * 3


def test_t8_nobody_may_pass() -> None:
    match = opera()
    assert all(text.startswith("bid ") for text in match.legal(0).texts)
    for seat in (0, 1, 2):
        match.play(seat, "bid 1")
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
        tuple(tuple(p.troupe.singers) for p in act(match.at(3), f"give {a}", f"give {b}", f"give {c}").view().players)
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
