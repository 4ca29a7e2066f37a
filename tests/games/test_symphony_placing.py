"""Where discs may go in Symphony: rules 109–150, 243 and 257–260 of RULES.md."""

import pytest

from podium.core.errors import IllegalAction
from tests.games.symphony_tables import (
    concert,
    discs,
    may,
    note_facts,
    notes,
    play,
    play_first,
    playing,
    points,
    put,
    refused,
    stack,
    texts,
    tokens,
)
from tests.support import rule

# Sheet A, bars 1 and 2, as three players see them: 1-1-5 and 1-3-4 are sharp, 1-3-3 flat, 1-2-5 a Semibreve,
# 1-2-8 and 1-3-2 Minims, 1-3-6 and 1-3-7 a duplet; 1-2-2, 1-2-3 and 1-3-8 are blue and closed.


@rule("symphony", 109)
def test_the_area_is_the_bars_of_the_movement() -> None:
    for column, bars in (("A", (1, 2)), ("B", (2, 4)), ("C", (4, 6)), ("D", (6, 8)), ("E", (8, 9))):
        match = concert({f"{column}2": ("octobass", 0)}, column=column)
        facts = note_facts(match)
        assert {facts[name].bar for name in notes(match)} <= set(range(bars[0], bars[1] + 1))
        outside = next(name for name, found in facts.items() if not bars[0] <= found.bar <= bars[1])
        with pytest.raises(IllegalAction):
            match.play(0, f"note {outside}")


@rule("symphony", 110, 11)
def test_an_occupied_or_closed_note_is_refused() -> None:
    match = concert({"A2": ("viola", 0)}, discs={"1-1-1": (1,), "1-1-3": (0,), "1-1-4": ("black",)})
    assert not {"1-1-1", "1-1-3", "1-1-4"} & set(notes(match))
    assert not {"1-2-2", "1-2-3", "1-3-8"} & set(notes(match))
    assert "1-1-2" in notes(match)


@rule("symphony", 111, 112)
@pytest.mark.parametrize(
    ("card", "flat", "sharp"),
    [("viola", False, False), ("oboe", True, False), ("cor-anglais", False, True), ("octobass", True, True)],
)
def test_accidentals_need_the_ability(card: str, flat: bool, sharp: bool) -> None:
    match = concert({"A2": (card, 0)})
    assert may(match, "note 1-3-3") == flat
    assert may(match, "note 1-1-5") == sharp
    assert may(match, "note 1-3-4") == sharp


@rule("symphony", 113)
def test_black_discs_need_the_ability_as_well() -> None:
    match = concert({"A2": ("trumpet", 0)})
    assert discs(match, "A2")[0] == "black"
    assert not {"1-3-3", "1-1-5"} & set(notes(match))
    match = concert({"A2": ("trumpet", 0)}, tokens={0: "flat-sharp"})
    assert {"1-3-3", "1-1-5"} <= set(notes(play(match, "token flat-sharp")))


@rule("symphony", 114)
def test_the_first_own_disc_on_a_minim_takes_its_token() -> None:
    match = concert({"A2": ("viola", 0), "A3": ("tuba", 1)})
    token = note_facts(match)["1-3-2"].token
    assert token is not None
    play(match, "note 1-3-2")
    assert tokens(match, 0) == {token: 1}
    assert note_facts(match)["1-3-2"].token is None
    play(match, "note 1-3-2")
    assert stack(match, "1-3-2") == [0, 1]
    assert tokens(match, 1) == {}


@rule("symphony", 115)
def test_a_black_disc_may_not_go_on_an_empty_minim() -> None:
    match = concert({"A2": ("trumpet", 0)})
    assert not {"1-2-8", "1-3-2"} & set(notes(match))
    assert {"1-2-8", "1-3-2"} <= set(notes(play(match, "note 1-1-1")))


@rule("symphony", 116, 131)
def test_a_black_disc_may_overwrite_on_a_minim_if_entitled() -> None:
    match = concert({"A2": ("snare-drum", 0)}, placed="A2", discs={"1-3-2": (1,)})
    assert not may(match, "note 1-3-2")  # own discs do not overwrite by it
    play(match, "note 1-1-1", "note 1-1-2", "note 1-3-2")
    assert stack(match, "1-3-2") == [1, "black"]


@rule("symphony", 117)
def test_one_disc_cannot_fill_a_semibreve() -> None:
    assert not may(concert({"A2": ("viola", 0)}), "note 1-2-5")


@rule("symphony", 118, 162)
def test_two_chained_discs_fill_a_semibreve() -> None:
    match = play(concert({"A2": ("vibraphone", 0)}), "note 1-2-5")
    assert stack(match, "1-2-5") == [0, 0]
    assert points(match)[0] == 2 + 1
    match = play(concert({"A2": ("vibraphone", 0)}, placed="A2"), "note 1-2-6", "note 1-2-5")
    assert stack(match, "1-2-5") == [0, 0]


@rule("symphony", 119)
def test_two_soloist_discs_fill_a_semibreve() -> None:
    match = play(concert({"A2": ("harp", 0)}), "note 1-2-5")
    assert stack(match, "1-2-5") == [0, 0]
    assert discs(match, "A2") == []


@rule("symphony", 120)
def test_a_protected_disc_alone_does_not_fill_it() -> None:
    assert not may(concert({"A2": ("bass-drum", 0)}), "note 1-2-5")
    assert not may(concert({"A2": ("gong", 0)}), "note 1-2-5")


@rule("symphony", 121, 257)
def test_absolute_discs_never_fill_a_semibreve_nor_chain() -> None:
    match = concert({"A2": ("celesta", 0)}, placed="A2", tokens={0: "chaining"})
    play(match, "token chaining", "note 1-1-1")
    assert match.view().phase == "coda"
    assert not may(match, "note 1-2-5")
    play(match, "note 1-1-2")
    assert match.view().asked == "play"
    assert "1-1-8" in notes(match)


@rule("symphony", 122)
def test_the_upper_disc_scores_one_the_lower_its_voice() -> None:
    match = play(concert({"A2": ("harp", 0)}, placed="A2"), "note 1-2-5")
    assert points(match)[0] == 3
    match = play(concert({"A2": ("harp", 0)}, sheets="DBC", side=1), "note 1-1-3")
    assert points(match)[0] == 3 + 1


@rule("symphony", 123)
@pytest.mark.parametrize(("choice", "pile", "gained"), [("under", ["black", 0], 1), ("over", [0, "black"], 3)])
def test_of_mixed_colours_the_black_one_may_go_underneath(choice: str, pile: list[object], gained: int) -> None:
    match = concert({"A2": ("euphonium", 0)}, placed="A2", tokens={0: "chaining"}, sheets="DBC", side=1)
    semibreve = next(name for name, found in note_facts(match).items() if found.type == "semibreve")
    assert semibreve == "1-1-3"
    play(match, "token chaining", f"note {semibreve}")
    assert texts(match) == ("black under", "black over")
    play(match, f"black {choice}")
    assert stack(match, semibreve) == pile
    assert points(match)[0] == gained


@rule("symphony", 124)
def test_a_filled_semibreve_cannot_be_overwritten() -> None:
    for card in ("tuba", "bass-tuba"):
        match = concert({"A2": (card, 0)}, discs={"1-2-5": (1, 1), "1-1-1": (1,)})
        assert "1-2-5" not in notes(match)
        assert "1-1-1" in notes(match)


@rule("symphony", 125, 126, 127, 128)
def test_overwriting_takes_one_single_disc_of_an_opponent() -> None:
    match = concert(
        {"A2": ("tuba", 0)},
        discs={"1-1-1": (1,), "1-1-2": (0,), "1-1-3": ("black",), "1-1-4": (0, 1), "1-1-6": (2, "black")},
    )
    assert "1-1-1" in notes(match)
    assert not {"1-1-2", "1-1-3", "1-1-4", "1-1-6"} & set(notes(match))
    assert stack(play(match, "note 1-1-1"), "1-1-1") == [1, 0]


@rule("symphony", 129, 134)
def test_strong_overwriting_reaches_the_third_level() -> None:
    match = concert({"A2": ("bass-tuba", 0)}, discs={"1-1-1": ("black", 1), "1-1-2": (0, 1), "1-1-3": (2, 0, 1)})
    assert notes(match) == ["1-1-1", "1-1-2"]
    assert stack(play(match, "note 1-1-1"), "1-1-1") == ["black", 1, 0]


@rule("symphony", 130)
def test_strong_overwriting_must_overwrite() -> None:
    match = concert({"A2": ("bass-tuba", 0)})
    assert texts(match) == ("burn",)
    match = concert({"A2": ("bass-tuba", 0)}, discs={"1-1-1": (1,), "1-1-2": (0,), "1-1-3": ("black",)})
    assert notes(match) == ["1-1-1"]


@rule("symphony", 132)
def test_black_strong_overwriting_is_for_black_discs() -> None:
    pile = {"1-1-1": (0, 1), "1-1-2": (1,), "1-1-3": (0,)}
    match = concert({"A2": ("kettledrums", 0)}, placed="A2", discs=pile)
    assert not {"1-1-1", "1-1-2"} & set(notes(match))
    play(match, "note 1-1-4", "note 1-1-6")
    assert discs(match, "A2") == ["black", "black"]
    assert notes(match) == ["1-1-1", "1-1-2"]
    assert stack(play(match, "note 1-1-1"), "1-1-1") == [0, 1, "black"]


@rule("symphony", 133)
def test_a_protected_disc_cannot_be_normally_overwritten() -> None:
    match = play(concert({"A2": ("bass-drum", 0), "A3": ("tuba", 1)}), "note 1-1-1")
    assert stack(match, "1-1-1") == ["black", 0]
    assert playing(match) == "A3"
    assert "1-1-1" not in notes(match)


@rule("symphony", 135, 260)
def test_protection_is_left_out_when_a_disc_overwrites() -> None:
    match = concert({"A2": ("choir-sharp", (0, 0))}, tokens={0: ""}, discs={"1-3-6": (0,), "1-3-7": (1,)})
    before = int(match.state.supply[-1])
    play(match, "note 1-3-7")  # Part 1 has Protection; the duplet gives it the power
    assert stack(match, "1-3-7") == [1, 0]
    assert int(match.state.supply[-1]) == before + 1


@rule("symphony", 136, 140)
def test_tuplet_power_needs_an_own_visible_disc_in_the_same_tuplet() -> None:
    assert not may(concert({"A2": ("viola", 0)}, discs={"1-3-7": (1,)}), "note 1-3-7")
    match = concert({"A2": ("viola", 0)}, discs={"1-3-6": (0,), "1-3-7": (1,), "1-3-5": (1,)})
    assert may(match, "note 1-3-7")
    assert not may(match, "note 1-3-5")
    assert stack(play(match, "note 1-3-7"), "1-3-7") == [1, 0]
    protected = concert({"A2": ("viola", 0)}, discs={"1-3-6": ("black", 0), "1-3-7": (1,)})
    assert may(protected, "note 1-3-7")


@rule("symphony", 137)
def test_tuplet_power_is_lost_when_the_disc_is_overwritten() -> None:
    assert not may(concert({"A2": ("viola", 0)}, discs={"1-3-6": (0, 2), "1-3-7": (1,)}), "note 1-3-7")


@rule("symphony", 138)
def test_tuplet_power_targets_single_discs_of_opponents() -> None:
    for pile in (("black",), ("black", 1), (2, 1), (0,)):
        assert not may(concert({"A2": ("viola", 0)}, discs={"1-3-6": (0,), "1-3-7": pile}), "note 1-3-7")


@rule("symphony", 139)
def test_black_tuplet_power() -> None:
    match = concert({"A2": ("trumpet", 0)}, discs={"1-3-6": ("black",), "1-3-7": (1,)})
    assert may(match, "note 1-3-7")
    assert not may(play(match, "note 1-1-1"), "note 1-3-7")  # an own disc has no such power
    own = concert({"A2": ("trumpet", 0)}, discs={"1-3-6": ("black",), "1-3-7": (0,)})
    assert stack(play(own, "note 1-3-7"), "1-3-7") == [0, "black"]
    hidden = concert({"A2": ("trumpet", 0)}, discs={"1-3-6": ("black", 2), "1-3-7": (1,)})
    assert not may(hidden, "note 1-3-7")


@rule("symphony", 141, 142)
def test_a_chain_goes_on_beside_the_last_note_or_stops() -> None:
    match = play(concert({"A2": ("vibraphone", 0)}, placed="A2"), "note 1-1-3")
    assert match.view().asked == "chain"
    assert texts(match) == ("note 1-1-2", "note 1-1-4", "stop")
    play(match, "note 1-1-4")  # beside it are the first disc and a sharp note: the chain is over
    assert match.view().asked == "play"
    assert "1-3-3" in notes(match)
    stopped = play(concert({"A2": ("vibraphone", 0)}), "note 1-1-3", "stop")
    assert discs(stopped, "A2") == [0]


@rule("symphony", 143)
def test_a_chain_keeps_the_order_of_the_discs() -> None:
    match = concert({"A2": ("euphonium", 0)}, placed="A2", tokens={0: "chaining"})
    play(match, "token chaining", "note 1-1-1", "note 1-1-2", "note 1-1-3")
    assert [stack(match, name) for name in ("1-1-1", "1-1-2", "1-1-3")] == [[0], ["black"], [0]]


@rule("symphony", 144)
def test_chains_cross_bar_lines_and_sheets_inside_the_area() -> None:
    match = play(concert({"A2": ("xylophone", 0)}, placed="A2"), "note 1-1-4")
    assert may(match, "note 1-1-5")  # over the bar line
    match = play(concert({"B4": ("xylophone", 0)}, column="B"), "note 1-3-12")
    assert note_facts(match)["1-3-12"].bar == 3
    assert not may(match, "note 2-3-1") or note_facts(match)["2-3-1"].bar == 4
    match = play(concert({"B4": ("xylophone", 0)}, column="B", seats=5), "note 1-1-12")
    assert may(match, "note 2-1-1")  # over the edge of the sheet
    match = play(concert({"A2": ("xylophone", 0)}, seats=5), "note 1-1-8")
    assert not may(match, "note 1-1-9")  # bar 3 is outside


@rule("symphony", 145, 146)
def test_a_soloists_group_is_compulsory_and_free() -> None:
    match = play(concert({"A2": ("piano", 0)}, placed="A2"), "note 1-1-1")
    assert match.view().asked == "group"
    assert "stop" not in texts(match)
    assert {"1-2-1", "1-3-1"} <= set(notes(match))
    play(match, "note 1-3-1")
    assert match.view().asked == "group"
    play(match, "note 1-2-1")
    assert discs(match, "A2") == []


@rule("symphony", 147)
def test_a_choirs_chain_passes_to_the_owner_of_the_next_disc() -> None:
    match = concert({"A2": ("soprano-tenor", (0, 1))})
    assert match.pending == (0,)
    play(match, "note 1-1-2")
    assert match.pending == (1,)
    assert texts(match) == ("note 1-1-1", "note 1-1-3", "stop")
    play(match, "note 1-1-3")
    assert match.pending == (0,)
    play(match, "stop")
    assert (stack(match, "1-1-2"), stack(match, "1-1-3")) == ([0], [1])
    assert discs(match, "A2") == [0, 1]


@rule("symphony", 243)
def test_a_protected_disc_on_a_free_note_scores_its_voice() -> None:
    match = play(concert({"A2": ("bass-drum", 0)}), "note 1-2-1")
    assert points(match)[0] == 2


@rule("symphony", 258)
def test_two_of_a_group_or_chain_on_a_semibreve_the_others_elsewhere() -> None:
    match = play(concert({"A2": ("piano", 0)}, placed="A2"), "note 1-2-5")
    assert match.view().asked == "group"
    play(match, "note 1-1-1")
    assert (stack(match, "1-2-5"), stack(match, "1-1-1")) == ([0, 0], [0])
    chained = play(concert({"A2": ("vibraphone", 0)}, placed="A2"), "note 1-2-5")
    assert texts(chained) == ("note 1-2-4", "note 1-2-6", "stop")


@rule("symphony", 259)
def test_tuplet_power_works_for_absolute_discs() -> None:
    match = concert({"A2": ("celesta", 0)}, placed="A2", discs={"1-3-6": (0,), "1-3-7": (1,)})
    play(match, "note 1-1-1")
    assert match.view().phase == "coda"
    before = points(match)[0]
    play(match, "note 1-3-7")
    assert stack(match, "1-3-7") == [1, 0]
    assert points(match)[0] == before


def test_a_group_places_as_many_as_it_can() -> None:
    """Two discs, one free note and a Semibreve: they must share the Semibreve (A15)."""
    match = concert({"A2": ("harp", 0)}, placed="A2")
    free = [name for name in notes(match) if name not in ("1-1-1", "1-2-5")]
    for name in free:
        put(match, name, "black")
    assert notes(match) == ["1-2-5"]
    put(match, "1-2-5", 1, 1)
    assert notes(match) == ["1-1-1"]
    play(match, "note 1-1-1")  # the other has no note and leaves the game
    assert match.state.burnt[0] == 1
    assert refused(concert({"A2": ("viola", 0)}), "burn")
    assert play_first(concert({"A2": ("viola", 0)})).log
