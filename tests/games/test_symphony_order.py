"""Who plays when in Symphony, and with which disc: rules 86–108, 148–150, 241–242, 247–256, 261–263."""

import pytest

from podium.games.symphony import table
from tests.games.symphony_tables import (
    chair,
    concert,
    discs,
    may,
    notes,
    order_of_play,
    play,
    play_first,
    playing,
    points,
    put,
    refused,
    stack,
    symphony,
    texts,
    tokens,
    unit,
)
from tests.support import rule


@rule("symphony", 86, 87)
def test_five_movements_in_order_each_with_its_column() -> None:
    cards = {f"{column}2": ("viola", 0) for column in "ABCDE"}
    match = concert(cards, concertmaster=1)
    seen: list[str] = []
    while match.pending:
        view = match.view()
        if not seen or seen[-1] != view.movement:
            seen.append(view.movement)
        assert view.playing in (f"{view.movement}2", "concertmaster")
        play_first(match)
    assert seen == list("ABCDE")


@rule("symphony", 88, 89)
def test_attack_from_the_back_then_the_concertmaster() -> None:
    cards = {"A1": ("clarinet", 0), "A2": ("viola", 1), "A3": ("euphonium", 2), "A5": ("clarinet", 1)}
    match = concert(cards, concertmaster=0, locked="A1 A2 A3 A5")
    assert order_of_play(match)[:5] == ["A5", "A3", "A1", "concertmaster", "A1"]


@rule("symphony", 90)
def test_the_concertmaster_chooses_his_disc() -> None:
    match = concert({"A2": ("viola", 0)}, concertmaster=1)
    assert match.pending == (1,)
    assert texts(match) == ("disc own", "disc black")
    black = play(match.at(0), "disc black", "note 1-1-1")
    assert stack(black, "1-1-1") == ["black"]
    own = play(match.at(0), "disc own", "note 1-1-1")
    assert stack(own, "1-1-1") == [1]


@rule("symphony", 91)
def test_the_concertmaster_plays_five_discs_in_five_movements() -> None:
    match = concert({f"{column}2": ("viola", 0) for column in "ABCDE"}, concertmaster=1)
    left = []
    while match.pending:
        if playing(match) == "concertmaster" and match.state.left == table.NO_LEFT:
            left.append(len(discs(match, "concertmaster")))
        play_first(match)
    assert left == [5, 4, 3, 2, 1]
    assert discs(match, "concertmaster") == []


@rule("symphony", 92, 93)
def test_body_from_the_front_again_and_again() -> None:
    match = concert({"A1": ("tuba", 0), "A2": ("viola", 1), "A4": ("viola", 2)}, locked="A1 A2 A4")
    assert order_of_play(match) == ["A1", "A2", "A4", "A2", "A4"]


@rule("symphony", 94, 95, 96)
def test_coda_three_passes_one_disc_each() -> None:
    match = concert({"A2": ("celesta", 0), "A3": ("tom-tom-drum", 1), "A4": ("tuba", 2)}, placed="A2 A3", locked="A4")
    assert order_of_play(match) == ["A2", "A3", "A4", *["A2", "A3"] * 3]
    assert match.state.absolute.sum() == 0


@rule("symphony", 97, 98)
def test_a_play_is_the_leftmost_disc_even_a_black_one() -> None:
    match = concert({"A2": ("trombone", 0)}, locked="A2")
    assert discs(match, "A2") == ["black", 0]
    play(match, "note 1-1-1")
    assert stack(match, "1-1-1") == ["black"]
    assert discs(match, "A2") == [0]


@rule("symphony", 99, 161)
def test_a_disc_without_a_note_leaves_the_game() -> None:
    match = concert({"A2": ("viola", 0)}, locked="A2")
    for name in notes(match):
        put(match, name, "black")
    assert texts(match) == ("burn",)
    play(match, "burn")
    assert (match.state.burnt[0], points(match)[0], discs(match, "A2")) == (1, 0, [0])


@rule("symphony", 100)
def test_a_disc_with_a_note_may_not_be_burnt() -> None:
    match = concert({"A2": ("viola", 0)})
    for name in notes(match)[1:]:
        put(match, name, "black")
    assert len(notes(match)) == 1
    assert refused(match, "burn")


@rule("symphony", 101, 255)
def test_a_token_comes_before_the_play_and_from_the_controller() -> None:
    match = concert({"A2": ("clarinet", 0), "A3": ("celesta", 1)}, placed="A3", tokens={0: "virtuosity", 1: "clef"})
    assert (playing(match), match.view().phase) == ("A2", "attack")
    assert may(match, "token virtuosity")
    assert not may(match, "token clef")
    play(match, "token virtuosity")
    assert match.pending == (0,)
    assert unit(match, "A2").token == "virtuosity"
    play(match, "note 1-1-1")
    while match.view().phase != "coda":
        play_first(match)
    assert may(match, "token clef")


@rule("symphony", 102)
def test_one_token_on_an_instrument() -> None:
    match = concert({"A2": ("viola", 0)}, tokens={0: "virtuosity clef"})
    play(match, "token clef")
    assert not any(text.startswith("token") for text in texts(match))
    play_first(match)
    assert playing(match) == "A2"
    assert not any(text.startswith("token") for text in texts(match))


@rule("symphony", 103)
def test_no_token_on_a_choir_or_the_conductor() -> None:
    match = concert({"A2": ("choir-sharp", (0, 1))}, tokens={0: "virtuosity clef prolonged"}, conductor=0)
    assert not any(text.startswith(("token", "prolong")) for text in texts(match))
    assert table.UNITS == table.CHAIRS + 1  # the Conductor is no unit that plays


@rule("symphony", 104, 248)
def test_a_disc_of_the_conductor_replaces_the_instruments_own() -> None:
    match = concert({"A2": ("trombone", 0)}, locked="A2", conductor=0)
    play(match, "conduct left", "note 1-1-1")
    assert stack(match, "1-1-1") == [0]
    assert discs(match, "A2") == ["black", 0]
    assert match.state.conductor_discs == 1


@rule("symphony", 105)
def test_the_conductors_discs_go_to_different_instruments() -> None:
    match = concert({"A2": ("viola", 0), "A3": ("viola", 0)}, conductor=0)
    play(match, "conduct left")
    play_first(match)
    assert playing(match) == "A3"
    assert may(match, "conduct left")
    play_first(match)
    assert playing(match) == "A2"
    assert not may(match, "conduct left")


@rule("symphony", 106)
def test_a_disc_of_the_conductor_has_the_instruments_abilities() -> None:
    match = concert({"A2": ("oboe", 0)}, conductor=0)
    assert may(play(match, "conduct left"), "note 1-3-3")
    chained = concert({"A2": ("vibraphone", 0)}, conductor=0, locked="A2")
    play(chained, "conduct left", "note 1-1-2", "note 1-1-3")
    assert discs(chained, "A2") == [0]


@rule("symphony", 107, 251)
def test_the_conductor_may_serve_a_choir_part() -> None:
    match = concert({"A2": ("choir-sharp", (0, 1))}, conductor=0)
    play(match, "conduct left", "note 1-1-5")
    assert stack(match, "1-1-5") == ["black", 0]
    assert discs(match, "A2") == [0, 1, 0, 1]
    assert (playing(match), match.pending) == ("A2", (0,))
    other = concert({"A2": ("choir-sharp", (1, 0))}, conductor=0)
    assert not may(other, "conduct left")  # his disc is not leftmost
    assert may(play_first(other), "conduct left")


@rule("symphony", 108)
def test_an_empty_instrument_gets_neither_disc_nor_token() -> None:
    match = concert({"A2": ("tuba", 0), "A3": ("viola", 1)}, conductor=0, tokens={0: "prolonged"})
    play_first(match)
    assert discs(match, "A2") == []
    order = order_of_play(match)
    assert "A2" not in order
    assert "A3" in order


@rule("symphony", 148)
def test_obsessive_returns_only_after_a_placed_disc() -> None:
    match = concert({"A1": ("viola", 0), "A2": ("pandeiro", 1), "A3": ("viola", 2)}, locked="A1 A2 A3")
    play_first(match, 2)
    assert playing(match) == "A1"
    burnt = concert({"A1": ("viola", 0), "A2": ("pandeiro", 1), "A3": ("octobass", 2)}, locked="A1 A2 A3")
    play_first(burnt)
    for name in notes(burnt):
        put(burnt, name, "black")
    play(burnt, "burn")
    assert playing(burnt) == "A3"


@rule("symphony", 261)
def test_an_obsessive_pair_alternates_until_one_is_empty() -> None:
    cards = {"A1": ("viola", 0), "A2": ("pandeiro", 1), "A3": ("viola", 2)}
    match = concert(cards, locked="A1 A2 A3")
    assert order_of_play(match) == ["A1", "A2", "A1", "A2", "A3", "A3"]
    front = concert({"A1": ("pandeiro", 1), "A3": ("viola", 2)}, locked="A1 A3")
    assert order_of_play(front) == ["A1", "A3", "A1", "A3"]
    gap = concert({"A2": ("viola", 0), "A4": ("pandeiro", 1)}, seats=2, locked="A2 A4")
    assert order_of_play(gap) == ["A2", "A4", "A2", "A4"]


@rule("symphony", 149, 262)
def test_disturbing_takes_the_leftmost_disc_of_all_others_once() -> None:
    cards = {"A1": ("gong", 0), "A2": ("viola", 0), "A3": ("choir-sharp", (1, 2)), "A4": ("bass-drum", 2)}
    match = concert(cards, placed="A1", locked="A2 A4", concertmaster=1)
    play(match, "disc own", "note 1-1-1")
    play(match, "note 1-1-2")
    assert discs(match, "A2") == [0]
    assert discs(match, "A3") == [2, 1, 2]
    assert discs(match, "A4") == []
    assert len(discs(match, "concertmaster")) == 4
    assert match.state.burnt.tolist() == [1, 1, 1, 0, 0, 0, 2]
    while playing(match) != "A1":
        play_first(match)
    before = match.state.burnt.sum()
    play_first(match)
    assert match.state.burnt.sum() == before


@rule("symphony", 150)
def test_disturbing_spares_absolute_stacks() -> None:
    match = concert({"A1": ("gong", 0), "A2": ("celesta", 1)}, placed="A1 A2")
    play_first(match)
    assert discs(match, "A2") == []
    assert match.state.absolute[chair("A2")] == 3


@rule("symphony", 263)
def test_disturbing_unlocked_too_late_has_no_effect() -> None:
    match = concert({"A1": ("gong", 0), "A2": ("viola", 1)}, locked="A1 A2", tokens={0: "eclectic"})
    play_first(match, 2)
    assert playing(match) == "A1"
    play(match, "token eclectic")
    play_first(match)
    assert discs(match, "A2") == [1]
    burnt = concert({"A1": ("gong", 0), "A2": ("viola", 1)}, placed="A1", locked="A2")
    offered = notes(burnt)
    for name in offered:
        put(burnt, name, "black")
    play(burnt, "burn")
    assert len(discs(burnt, "A2")) == 2
    for name in offered[:2]:
        put(burnt, name)
    play(burnt, f"note {offered[0]}", f"note {offered[1]}")  # the first that is placed still disturbs
    assert discs(burnt, "A2") == []


@rule("symphony", 241)
def test_a_choir_is_played_by_the_part_of_its_leftmost_disc() -> None:
    match = concert({"A2": ("choir-sharp", (2, 1))})
    turns = []
    while match.pending:
        turns.append(match.pending[0])
        play_first(match)
    assert turns == [2, 1, 2, 1]


@rule("symphony", 242)
def test_abilities_of_a_part_serve_only_its_discs() -> None:
    match = concert({"A2": ("choir-sharp", (0, 1))}, discs={"1-1-1": (2,)})
    assert may(match, "note 1-1-5")
    assert not may(match, "note 1-1-1")
    play(match, "note 1-1-5")
    assert stack(match, "1-1-5") == ["black", 0]
    assert not may(match, "note 1-3-4")
    assert may(match, "note 1-1-1")
    play(match, "note 1-1-2")
    assert stack(match, "1-1-2") == [1]


@rule("symphony", 247)
def test_the_conductor_lends_only_to_his_own_controller() -> None:
    match = concert({"A2": ("viola", 1), "A3": ("viola", 0)}, conductor=0)
    assert not may(match, "conduct left")
    assert may(play_first(match), "conduct left")


@rule("symphony", 249)
def test_a_disc_on_a_locked_space_waits_its_turn() -> None:
    match = concert({"A2": ("viola", 0)}, locked="A2", conductor=0)
    play(match, "conduct space")
    assert discs(match, "A2") == [0, 0, 0]
    play(match, "note 1-1-1")
    assert discs(match, "A2") == [0, 0]
    placed = concert({"A2": ("viola", 0)}, placed="A2", conductor=0, tokens={0: "prolonged"})
    assert not may(placed, "conduct space")
    black = concert({"A2": ("euphonium", 0)}, locked="A2", tokens={0: "prolonged"})
    assert not may(black, "prolong own space")
    play(black, "prolong black space")
    assert discs(black, "A2") == [0, "black", 0]


@rule("symphony", 250, 166)
def test_at_the_concertmaster_a_disc_is_swapped() -> None:
    match = concert({"A2": ("viola", 0)}, concertmaster=0, conductor=0, tokens={0: "prolonged"})
    play(match, "conduct left")
    assert discs(match, "concertmaster") == [0, 0, 0, "black", "black"]
    match = concert({"A2": ("viola", 0)}, concertmaster=0, tokens={0: "prolonged"})
    assert discs(play(match.at(0), "prolong own left"), "concertmaster") == [0, 0, 0, "black", "black"]
    assert discs(play(match.at(0), "prolong black left"), "concertmaster") == [0, "black", "black", "black", "black"]
    assert not may(match, "prolong own space")


@rule("symphony", 252)
def test_conductor_and_prolonged_on_one_instrument() -> None:
    match = concert({"A2": ("tuba", 0)}, conductor=0, tokens={0: "prolonged"}, locked="A2")
    play(match, "prolong own left", "note 1-1-1", "conduct left", "note 1-1-2", "note 1-1-3")
    assert [stack(match, name) for name in ("1-1-1", "1-1-2", "1-1-3")] == [[0]] * 3


@rule("symphony", 253)
def test_no_extra_disc_in_the_coda() -> None:
    match = concert({"A2": ("celesta", 0)}, placed="A2", conductor=0, tokens={0: "prolonged virtuosity"})
    play_first(match)
    assert match.view().phase == "coda"
    assert not any(text.startswith(("conduct", "prolong")) for text in texts(match))
    assert may(match, "token virtuosity")


@rule("symphony", 254)
def test_an_extra_disc_and_the_dotted_line() -> None:
    match = concert({"A2": ("piano", 0)}, locked="A2", conductor=0)
    left = play(match.at(0), "conduct left", "note 1-1-1")
    assert (left.view().asked, discs(left, "A2")) == ("play", [0, 0])
    inside = play(match.at(0), "conduct space", "note 1-1-1", "note 1-1-2")
    assert inside.view().asked == "group"
    play(inside, "note 1-1-3")
    assert discs(inside, "A2") == []


@rule("symphony", 256, 177)
def test_a_token_of_a_minim_is_used_at_the_next_play() -> None:
    match = concert({"A2": ("viola", 0), "A3": ("viola", 0)}, locked="A2 A3")
    match._states[-1].minim_token[0, :] = table.CLEF_TOKEN
    assert not may(match, "token clef")
    play(match, "note 1-3-2")
    assert tokens(match, 0) == {"clef": 1}
    assert playing(match) == "A3"
    assert may(match, "token clef")


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_order_that_the_view_tells_is_the_order_of_play(seats: int) -> None:
    """Where nobody chains and no group, token or ability changes it."""
    cards = {"A1": ("viola", 0), "A2": ("clarinet", 1), "A4": ("celesta", 0), "A5": ("viola", 1)}
    match = concert(cards, seats=seats, concertmaster=0, placed="A4", locked="A1 A2 A5")
    told = [playing(match), *match.view().order]
    assert order_of_play(match) == told


def test_the_easy_game_has_neither_conductor_nor_concertmaster() -> None:
    match = symphony(4, orchestra="preset")
    while match.pending:
        assert playing(match) != "concertmaster"
        play_first(match)
    assert match.view().conductor is None
