"""How Podium reads what Symphony's rulebook leaves open (A1–A63, those of the base game), and its examples.

The numbers are those of RULES.md, part “How we read it”; readings that concern variants are not here.
"""

import pytest

from podium.games.symphony import GAME, orchestra, scoring, table
from tests.games.symphony_tables import (
    active,
    concert,
    discs,
    lay_sheets,
    may,
    note_facts,
    notes,
    order_of_play,
    play,
    play_first,
    playing,
    points,
    put,
    stack,
    symphony,
    texts,
    tokens,
    unit,
)
from tests.support import rule


def minority(match: object, column: int = 0) -> int:
    return int(orchestra.minority_of(GAME.box.record, match._states[-1], column))  # type: ignore[attr-defined]


def coda(card: str = "celesta", **more: object) -> object:
    match = concert({"A2": (card, 0)}, placed="A2", **more)  # type: ignore[arg-type]
    return play(match, "note 1-3-1")


def test_a1_absolute_discs_score_nothing() -> None:
    match = concert({"A2": ("celesta", 0)}, placed="A2")
    play(match, "note 1-3-1", "note 1-1-1", "note 1-2-1", "note 1-1-2")
    assert points(match)[0] == 1


def test_a2_a_disc_of_the_celesta_on_the_first_voice_scores_three() -> None:
    assert points(play(concert({"A2": ("celesta", 0)}), "note 1-1-1"))[0] == 3


def test_a3_the_numbers_of_euphonium_and_violin() -> None:
    cards = GAME.box.printed.instruments.cards
    assert (cards["euphonium"].number, cards["violin"].number, cards["cello"].number) == (12, 2, 4)


def test_a4_a_chained_euphonium_places_three_discs() -> None:
    match = concert({"A2": ("euphonium", 0)}, placed="A2", tokens={0: "chaining"})
    play(match, "token chaining", "note 1-1-1", "note 1-1-2", "note 1-1-3")
    assert points(match)[0] == 6


def test_a5_the_piccolo_has_three_discs_or_five() -> None:
    assert len(discs(concert({"A2": ("piccolo", 0)}, locked="A2"), "A2")) == 3
    assert len(discs(concert({"A2": ("piccolo", 0)}, placed="A2"), "A2")) == 5


def test_a6_three_players_fill_the_first_row_of_abde() -> None:
    assert {found.place for found in symphony(3).view().chairs if found.card} == {"A1", "B1", "D1", "E1"}


def test_a9_one_word_for_one_thing() -> None:
    keys = {key for card in GAME.box.printed.instruments.cards.values() for key in (*card.abilities, *card.unlockable)}
    assert {"imminent", "chaining"} <= keys
    assert "immediate" not in keys


def test_a11_the_third_note_track_is_that_of_semibreves() -> None:
    assert list(GAME.box.printed.tracks)[:3] == ["flat", "sharp", "semibreve"]


def test_a12_the_placement_restriction() -> None:
    match = symphony(3)
    match._states[-1].hand[0, :] = table.NO_CARD
    orchestra.add_to_hand(match._states[-1], 0, GAME.box.printed.kinds.index("trombone"))
    play(match, "card trombone", "seat E2")
    assert texts(match) == ("control E2",)
    assert match.view().must_control == "E2"


def test_a13_overwriting_needs_the_accidental_too() -> None:
    pile = {"1-1-5": (1,)}
    assert not may(concert({"A2": ("tuba", 0)}, locked="A2", discs=pile), "note 1-1-5")
    assert may(concert({"A2": ("tuba", 0)}, placed="A2", discs=pile), "note 1-1-5")


def test_a14_the_only_legal_note_must_be_played_even_by_overwriting() -> None:
    match = concert({"A2": ("tuba", 0)}, locked="A2")
    for name in notes(match):
        put(match, name, "black")
    put(match, "1-1-1", 1)
    assert texts(match) == ("note 1-1-1",)


def test_a15_a_group_places_what_it_can_and_burns_the_rest() -> None:
    match = concert({"A2": ("piano", 0)}, placed="A2")
    for name in notes(match)[2:]:
        put(match, name, "black")
    first, second = notes(match)
    play(match, f"note {first}", f"note {second}")
    assert (match.state.burnt[0], discs(match, "A2")) == (1, [])


def test_a15_a_note_that_would_leave_less_room_is_refused() -> None:
    match = concert({"A2": ("harp", 0)}, locked="A2")
    for name in notes(match):
        if name not in ("1-1-1", "1-2-5"):
            put(match, name, "black")
    assert notes(match) == ["1-2-5"]  # both fit there; on 1-1-1 only one would
    put(match, "1-3-7", 1)
    put(match, "1-3-6")
    assert set(notes(match)) == {"1-1-1", "1-2-5", "1-3-6"}  # after 1-3-6 the duplet opens 1-3-7
    play(match, "note 1-3-6")
    assert set(notes(match)) == {"1-1-1", "1-3-7"}


@pytest.mark.parametrize("front", ["A1", "A2"])
def test_a16_obsessive_without_a_previous_disc_goes_on(front: str) -> None:
    cards = {front: ("pandeiro", 1), "A3": ("viola", 2)}
    assert order_of_play(concert(cards, locked="A1 A2 A3")) == [front, "A3", front, "A3"]
    empty = concert({"A1": ("tuba", 0), "A2": ("pandeiro", 1), "A3": ("viola", 2)}, locked="A1 A2 A3")
    assert order_of_play(empty) == ["A1", "A2", "A3", "A2", "A3"]


def test_a17_disturbing_leaves_the_concertmaster_alone() -> None:
    match = concert({"A2": ("gong", 0)}, placed="A2", concertmaster=1)
    play(match, "disc own", "note 1-1-1", "note 1-1-2")
    assert len(discs(match, "concertmaster")) == 4


def test_a18_the_discs_of_the_set_up_give_black_tuplet_power() -> None:
    match = concert({"B2": ("trumpet", 0)}, column="B", locked="B2", discs={"1-1-11": (1,)})
    facts = note_facts(match)
    assert facts["1-1-10"].stack == ["black"]
    assert facts["1-1-10"].tuplet == facts["1-1-11"].tuplet
    assert may(match, "note 1-1-11")


def test_a20_the_concertmasters_virtuosity_by_board() -> None:
    bonus = [unit(symphony(seats), "concertmaster").virtuosity for seats in range(2, 7)]
    assert bonus == [[1], [1], [1], [2], [2]]


def test_a28_a_tie_inside_a_choir_goes_to_the_rightmost_disc() -> None:
    assert minority(concert({"A4": ("choir-sharp", (0, 1))})) == 1


def test_a29_eclectic_outside_its_turn_only_for_a_locked_imminent() -> None:
    imminent = concert({"A2": ("harpsichord", 0)}, locked="A2", tokens={0: "eclectic"})
    assert imminent.view().phase == "unlock"
    other = concert({"A2": ("piano", 0)}, locked="A2", tokens={0: "eclectic"})
    assert other.view().phase == "body"


def test_a30_eclectic_fills_the_locked_spaces() -> None:
    match = play(concert({"A2": ("crash-cymbals", 0)}, locked="A2", tokens={0: "eclectic"}), "token eclectic")
    assert discs(match, "A2") == [0] * 4


def test_a31_the_upper_disc_of_a_semibreve_counts() -> None:
    match = symphony(3)
    lay_sheets(match, "AAA")
    put(match, "1-2-5", "black", 1)
    put(match, "2-2-5", 1, "black")
    for sheet in range(2):
        scoring.score_sheet(match.box.record, match._states[-1], sheet)
    assert match._states[-1].cube[:3, 2].tolist() == [0, 1, 0]


def test_a32_a_protection_token_lays_black_discs_under_the_remaining() -> None:
    match = concert({"A2": ("viola", 0)}, locked="A2", tokens={0: "protection"})
    before = int(match.state.supply[table.BLACK])
    play(match, "token protection")
    assert int(match.state.supply[table.BLACK]) == before - 2


def test_a33_the_black_disc_goes_back_when_a_protected_disc_overwrites() -> None:
    match = concert({"A2": ("tuba", 0)}, tokens={0: "protection"}, discs={"1-1-1": (1,)})
    before = int(match.state.supply[table.BLACK])
    play(match, "token protection", "note 1-1-1")
    assert stack(match, "1-1-1") == [1, 0]
    assert int(match.state.supply[table.BLACK]) == before


def test_a34_a_part_of_a_choir_counts_for_spread() -> None:
    match = symphony(4)
    state, box = match._states[-1], match.box.record
    state.card[: table.CHAIRS] = table.NO_CARD
    for place, card in enumerate(["choir-sharp", *["violin"] * 4]):
        orchestra.seat_card(box, state, GAME.box.printed.kinds.index(card), place * table.ROWS + 1)
        orchestra.take_control(box, state, 0, place * table.ROWS + 1, 1 if card == "choir-sharp" else 0)
    orchestra.close_allocation(box, state)
    assert (match.view().phase, match.pending) == ("spread", (0,))


def test_a35_a_semibreve_takes_two_discs_in_one_move() -> None:
    assert stack(play(concert({"A2": ("harp", 0)}), "note 1-2-5"), "1-2-5") == [0, 0]


def test_a37_the_easy_game_is_a_preset_of_basic_instruments() -> None:
    cards = GAME.box.printed.instruments.cards
    filled = [found for found in symphony(4, orchestra="preset").view().chairs if found.card]
    assert len(filled) == 20
    assert not any(cards[found.card].advanced for found in filled)


def test_a39_the_first_voice_scores_three() -> None:
    assert GAME.box.record.voice_points.tolist() == [3, 2, 1]


def test_a40_three_tie_and_the_choir_decides() -> None:
    cards = {"A2": ("piccolo", 2), "A1": ("piccolo", 0), "A3": ("piccolo", 1), "A5": ("choir-sharp", (0, 1))}
    match = concert({**cards, "A4": ("violin", 2)}, locked="A1 A2 A3 A4", seats=5)
    assert minority(match) == 1


def test_a41_an_imminent_instrument_plays_again_in_the_body() -> None:
    match = concert({"A2": ("clarinet", 0), "A1": ("tuba", 1)}, locked="A1 A2")
    assert order_of_play(match) == ["A2", "A1", "A2"]


def test_a42_tokens_do_not_pile_up() -> None:
    match = concert({"A2": ("viola", 0)}, tokens={0: "clef virtuosity", 1: "clef"})
    play(match, "token virtuosity")
    assert not may(match, "token clef")


def test_a43_stacks_do_not_count_for_the_minority() -> None:
    match = concert({"A3": ("celesta", 0), "A2": ("violin", 1)}, placed="A3")
    assert unit(match, "A3").absolute == 3
    assert minority(match) == 0


def test_a44_a_choir_is_played_part_by_part() -> None:
    match = concert({"A2": ("choir-flat", (0, 0))})
    assert match.pending == (0,)
    assert active(match, "A2", 0) & table.PROTECTION
    play(match, "note 1-1-1", "note 1-1-2")
    assert (stack(match, "1-1-1"), stack(match, "1-1-2")) == (["black", 0], [0])


def test_a45_a_token_from_a_minim_serves_the_next_play() -> None:
    match = concert({"A2": ("celesta", 0)}, placed="A2")
    match._states[-1].minim_token[0, :] = table.CLEF_TOKEN
    play(match, "note 1-1-1", "note 1-3-2")  # a stacked disc takes the token
    assert match.view().phase == "coda"
    assert may(match, "token clef")
    assert points(play(match, "token clef"))[0] == 3 + 6


def test_a46_no_extra_disc_in_the_coda() -> None:
    match = coda(conductor=0, tokens={0: "prolonged"})
    assert not any(text.startswith(("conduct", "prolong")) for text in texts(match))  # type: ignore[arg-type]


def test_a47_an_extra_disc_left_of_a_group_is_played_alone() -> None:
    match = concert({"A2": ("harp", 0)}, tokens={0: "prolonged"})
    play(match, "prolong own left", "note 1-1-1")
    assert (match.view().asked, discs(match, "A2")) == ("play", [0, 0])


def test_a48_after_the_previous_the_order_runs_upward() -> None:
    match = concert({"A1": ("piccolo", 0), "A2": ("pandeiro", 1), "A3": ("tuba", 2)}, locked="A1 A2 A3")
    assert order_of_play(match) == ["A1", "A2", "A1", "A2", "A1", "A3"]


def test_a49_a_burnt_first_disc_does_not_disturb() -> None:
    match = concert({"A1": ("gong", 0), "A2": ("viola", 1)}, placed="A1", locked="A2")
    for name in notes(match):
        put(match, name, "black")
    play(match, "burn")
    assert len(discs(match, "A2")) == 2


def test_a56_a_hidden_black_disc_gives_no_power() -> None:
    match = concert({"A2": ("trumpet", 0)}, locked="A2", discs={"1-3-6": ("black", 1), "1-3-7": (2,)})
    assert not may(match, "note 1-3-7")


def test_a58_protection_is_left_out_with_tuplet_power() -> None:
    match = concert({"A2": ("gong", 0)}, locked="A2", discs={"1-3-6": (0,), "1-3-7": (2,)})
    assert stack(play(match, "note 1-3-7"), "1-3-7") == [2, 0]


# The examples of the rulebook


@rule("symphony", 300, 190)
def test_vector_1_note_tracks() -> None:
    match = symphony(3)
    match._states[-1].cube[:3, :3] = [[0, 2, 3], [2, 2, 0], [4, 0, 0]]
    assert [player.sources["tracks"] for player in match.view().players] == [33, 12, 17]


@rule("symphony", 300, 122)
def test_vector_2_two_discs_of_the_piano_on_a_semibreve() -> None:
    assert points(play(concert({"A2": ("piano", 0)}, locked="A2"), "note 1-2-5"))[0] == 3


@rule("symphony", 300)
def test_vector_3_the_chained_euphonium() -> None:
    match = concert({"A2": ("euphonium", 0)}, placed="A2", tokens={0: "chaining"})
    play(match, "token chaining", "note 1-1-1", "note 1-1-2", "note 1-1-3")
    assert [stack(match, name) for name in ("1-1-1", "1-1-2", "1-1-3")] == [[0], ["black"], [0]]
    assert points(match)[0] == 6


@rule("symphony", 300)
def test_vector_4_a_protected_disc_on_a_sharp_of_voice_3() -> None:
    match = play(concert({"A2": ("choir-sharp", (0, 1))}), "note 1-3-4")
    assert (points(match)[0], stack(match, "1-3-4")) == (1, ["black", 0])


@rule("symphony", 300)
def test_vector_5_part_2_overwrites() -> None:
    match = concert({"A2": ("choir-sharp", (0, 1))}, discs={"1-1-1": (2,)})
    play(match, "note 1-2-1", "note 1-1-1")
    assert (points(match)[1], stack(match, "1-1-1")) == (1, [2, 1])


@rule("symphony", 300)
def test_vector_6_a_clef_token_on_the_celesta() -> None:
    assert points(play(concert({"A2": ("celesta", 0)}, tokens={0: "clef"}), "token clef"))[0] == 6


@rule("symphony", 300, 69, 70)
def test_vector_7_minorities() -> None:
    four_each = {"A1": ("violin", 0), "A2": ("violin", 1), "A3": ("violin", 0), "A4": ("violin", 1)}
    assert minority(concert(four_each)) == 1
    four = {"A1": ("crash-cymbals", 0), "A2": ("piccolo", 1), "A3": ("piccolo", 2), "A4": ("trumpet", 0)}
    assert minority(concert(four, placed="A2 A3", locked="A1 A4")) == 0
    three = {"A1": ("piccolo", 2), "A2": ("violin", 2), "A3": ("piccolo", 0), "A4": ("piccolo", 1)}
    tie = concert({**three, "A5": ("choir-sharp", (1, 0))}, locked="A1 A2 A3 A4")
    assert minority(tie) == 0  # five each: green is not the most backward, red has the rightmost disc


@rule("symphony", 300, 183)
def test_vector_8_zones() -> None:
    red, blue, green = 0, 1, 2
    match = symphony(3)
    lay_sheets(match, "AAA")
    put(match, "1-1-3", red)
    put(match, "1-1-4", red, "black")
    for name, pile in {"1-3-5": (green,), "1-3-6": (red, blue), "1-3-7": (red, "black")}.items():
        put(match, name, *pile)
    for name, owner in {"1-2-6": blue, "1-2-7": blue, "1-2-8": red}.items():
        put(match, name, owner)
    scoring.score_sheet(match.box.record, match._states[-1], 0)
    zones = match._states[-1].cube[:3, 3:].tolist()  # blue, orange, green
    assert zones == [[0, 0, 1], [1, 1, 0], [0, 1, 0]]


@rule("symphony", 300, 88, 89, 92, 95)
def test_vector_9_the_order_of_play() -> None:
    cards = {"C1": ("viola", 0), "C2": ("euphonium", 1), "C3": ("celesta", 2), "C4": ("viola", 1)}
    match = concert(cards, column="C", placed="C3", locked="C1 C2 C4", concertmaster=0)
    order = order_of_play(match)
    assert order[:2] == ["C2", "concertmaster"]
    assert order[2:] == ["C1", "C2", "C3", "C4", "C1", "C4", "C3", "C3", "C3"]


@rule("symphony", 300, 243)
def test_vector_11_a_protected_disc_on_voice_2() -> None:
    match = play(concert({"A2": ("choir-sharp", (0, 1))}), "note 1-2-1")
    assert (points(match)[0], stack(match, "1-2-1")) == (2, ["black", 0])


@rule("symphony", 300)
def test_vector_12_the_trombone_on_voice_2() -> None:
    match = play(concert({"A2": ("trombone", 0)}, locked="A2"), "note 1-2-1")
    assert points(match)[0] == 0
    assert points(play(match, "note 1-2-4"))[0] == 2


@rule("symphony", 300, 114)
def test_vector_13_a_minim_of_voice_3() -> None:
    match = play(concert({"A2": ("oboe", 0), "A3": ("oboe", 1)}), "note 1-3-2")
    assert points(match)[0] == 1
    assert sum(tokens(match, 0).values()) == 1


@rule("symphony", 300, 139)
def test_vector_14_the_concertmasters_black_disc_in_a_duplet() -> None:
    match = concert({"A2": ("viola", 0)}, concertmaster=1, discs={"1-3-6": ("black",), "1-3-7": (2,)})
    play(match, "disc black", "note 1-3-7")
    assert (stack(match, "1-3-7"), points(match)) == ([2, "black"], [0, 0, 0])


@rule("symphony", 300, 259)
def test_vector_15_an_absolute_disc_in_a_quadruplet() -> None:
    pile = {"1-2-9": (0,), "1-2-10": (1,)}
    match = concert({"B4": ("celesta", 0)}, column="B", placed="B4", discs=pile)
    facts = note_facts(match)
    assert facts["1-2-9"].tuplet == facts["1-2-10"].tuplet
    play(match, "note 1-1-5")
    before = points(match)[0]
    play(match, "note 1-2-10")
    assert (stack(match, "1-2-10"), points(match)[0]) == ([1, 0], before)


@rule("symphony", 300, 61, 63, 76)
def test_vector_16_bass_drum_and_tom_tom() -> None:
    assert discs(concert({"A2": ("bass-drum", 0)}, locked="A2"), "A2") == [0]
    assert discs(concert({"A2": ("bass-drum", 0)}, placed="A2"), "A2") == [0, "black"]
    match = concert({"A2": ("tom-tom-drum", 0)}, placed="A2")
    play(match, "note 1-1-1", "note 1-1-2", "note 1-1-3", "note 1-1-4")
    assert [stack(match, f"1-1-{number}") for number in (1, 2, 3, 4)] == [["black", 0]] * 4


@rule("symphony", 300, 97, 241)
def test_vector_17_the_order_of_column_c() -> None:
    cards = {"C1": ("piano", 0), "C2": ("choir-sharp", (1, 2)), "C3": ("trombone", 1), "C4": ("celesta", 2)}
    match = concert(
        {**cards, "C5": ("euphonium", 0)},
        column="C", placed="C3 C4 C5", locked="C1", concertmaster=1, tokens={0: "chaining"}, sheets="CAB", seats=5,
    )  # fmt: skip
    assert playing(match) == "C5"
    play(match, "token chaining", "note 2-1-1", "note 2-1-2", "note 2-1-3")
    assert discs(match, "C5") == []
    assert playing(match) == "concertmaster"
    play_first(match, 2)
    assert playing(match) == "C1"
    play_first(match, 2)  # both discs of the piano in one play
    assert discs(match, "C1") == []
    body = ["C2", "C3", "C4", "C2", "C3", "C2", "C3", "C2"]
    assert order_of_play(match) == [*body, "C4", "C4", "C4"]
