"""What is printed in Symphony, and the set-up: rules 1–34, 40 and 299 of RULES.md."""

from collections import Counter

import pytest

from podium import Match
from podium.core.errors import BadBox, BadOption, BadSeats
from podium.games.symphony import GAME, table
from podium.games.symphony.notation import BadNotation, parse_side, write_side
from podium.games.symphony.printed import SHEET_KEYS
from tests.games.symphony_tables import SEATS, census, discs, note_facts, symphony
from tests.support import rule

TEXT = (GAME.folder / "box.toml").read_text(encoding="utf-8")


@rule("symphony", 1)
def test_two_to_six_players() -> None:
    for seats in (1, 7):
        with pytest.raises(BadSeats):
            Match.new(GAME, seats=seats)
    assert list(GAME.seats) == [2, 3, 4, 5, 6]


@rule("symphony", 2, 3)
def test_the_seats_of_the_board() -> None:
    assert [len(symphony(seats).view().chairs) for seats in SEATS] == [20, 25, 25, 30, 30]
    assert not any(unit.place[1] == "3" for unit in symphony(2).view().chairs)
    assert any(unit.place == "A6" for unit in symphony(5).view().chairs)
    assert not any(unit.place == "A6" for unit in symphony(4).view().chairs)


@rule("symphony", 4, 5)
def test_three_of_four_sheets_in_any_order() -> None:
    white = [[(sheet.sheet, sheet.side) for sheet in symphony(seed=seed).view().sheets] for seed in range(60)]
    assert all(len({name for name, _ in found}) == 3 for found in white)
    assert {side for found in white for _, side in found} == {"white"}
    assert len({tuple(name for name, _ in found) for found in white}) > 12
    mixed = [sheet.side for seed in range(20) for sheet in symphony(seed=seed, score="any").view().sheets]
    assert set(mixed) == {"white", "black"}


@rule("symphony", 6, 7)
def test_nine_bars_and_the_movements_that_play_them() -> None:
    assert {found.bar for found in note_facts(symphony()).values()} == set(range(1, 10))
    movements = GAME.box.printed.movements
    bars = {name: (found.first_bar, found.last_bar) for name, found in movements.items()}
    assert bars == {"A": (1, 2), "B": (2, 4), "C": (4, 6), "D": (6, 8), "E": (8, 9)}
    packed = GAME.box.record.movement_bars.tolist()
    assert packed == [[0b011, 0, 0], [0b110, 0b001, 0], [0, 0b111, 0], [0, 0b100, 0b011], [0, 0, 0b110]]


@rule("symphony", 8, 9, 10)
@pytest.mark.parametrize(
    ("seats", "closed"), [(2, {"blue", "orange"}), (3, {"blue"}), (4, {"blue"}), (5, set()), (6, set())]
)
def test_closed_notes(seats: int, closed: set[str]) -> None:
    for found in note_facts(symphony(seats)).values():
        assert found.stack == (["black"] if found.colour in closed else [])


@rule("symphony", 12)
def test_conductor_and_concertmaster_are_not_in_the_deck() -> None:
    for seats in SEATS:
        match = symphony(seats)
        assert not {"conductor", "concertmaster"} & {card for seat in range(seats) for card in match.view(seat).hand}
        assert match.state.aside[:2].tolist() == [0, 0]
        assert match.view().concertmaster.card == "concertmaster"


@rule("symphony", 13, 14, 15)
def test_prizes() -> None:
    prizes = GAME.box.printed.prizes
    assert (prizes.voices, prizes.sheet, prizes.voice_majorities) == ([3, 2, 1], 6, [3, 6, 9])
    with pytest.raises(BadBox, match="one for each of 3 voices"):
        GAME.read_box(GAME.folder / "box.toml", TEXT.replace("voices = [3, 2, 1]", "voices = [3, 2]"))


@rule("symphony", 16, 17)
@pytest.mark.parametrize("seats", SEATS)
def test_tokens_lie_open(seats: int) -> None:
    match = symphony(seats)
    view = match.view()
    assert all(token is not None for token in view.column_tokens)
    assert sum(view.pentagon.values()) == seats + 1
    assert sum(found.token is not None for found in note_facts(match).values()) == 9
    assert sum(int(count) for count in match.state.tokens_aside) == 24 - 15 - seats
    assert census(match)[table.KINDS : table.KINDS + table.TOKENS] == [3] * 8
    assert len({tuple(symphony(seed=seed).view().column_tokens) for seed in range(10)}) > 5


@rule("symphony", 18)
def test_cubes_start_on_the_first_space() -> None:
    for player in symphony(4).view().players:
        assert player.tracks == {"flat": 0, "sharp": 0, "semibreve": 0, "blue": 0, "orange": 0, "green": 0}
        assert player.points == 0


@rule("symphony", 19)
def test_the_first_player() -> None:
    firsts = {Match.new(GAME, seats=4, seed=seed).view().first_player for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    assert symphony(4, first_player=2).pending == (2,)
    assert symphony(5, first_player=2).pending == (1,)  # choirs come first: the Last Player sits on the right
    with pytest.raises(BadOption):
        symphony(3, first_player=3)


@rule("symphony", 20)
def test_three_black_discs_lie_at_the_concertmaster() -> None:
    assert discs(symphony(), "concertmaster") == ["black"] * 3


@rule("symphony", 21, 22, 23)
@pytest.mark.parametrize(("seats", "columns"), [(2, "ABDE"), (3, "ABDE"), (4, "ABDE"), (5, "ACE"), (6, "ACE")])
def test_the_first_row(seats: int, columns: str) -> None:
    seen = set()
    for seed in range(20):
        filled = {unit.place: unit.card for unit in symphony(seats, seed=seed).view().chairs if unit.card}
        assert set(filled) == {f"{column}1" for column in columns}
        seen |= set(filled.values())
    cards = GAME.box.printed.instruments.cards
    assert "choir" not in {cards[key].category for key in seen}
    assert len(seen) > 15


@rule("symphony", 24)
def test_a_thematic_first_row() -> None:
    wanted = {"A": "strings", "B": "brass", "C": "woodwinds", "D": "brass", "E": "strings"}
    cards = GAME.box.printed.instruments.cards
    for seats in SEATS:
        for unit in symphony(seats, first_row="thematic").view().chairs:
            if unit.card:
                assert cards[unit.card].category == wanted[unit.place[0]]
    with pytest.raises(BadOption, match="no meaning with a preset"):
        symphony(first_row="thematic", orchestra="preset")


@rule("symphony", 25, 26, 27, 28)
@pytest.mark.parametrize(("seats", "parts"), [(2, []), (3, []), (4, [2]), (5, [2, 3]), (6, [2, 2, 3])])
def test_choirs_in_the_game(seats: int, parts: list[int]) -> None:
    for seed in range(12):
        state = symphony(seats, seed=seed).state
        drawn = [int(kind) for kind in state.choir_of if kind != table.NO_CARD]
        assert sorted(int(GAME.box.record.parts[kind]) for kind in drawn) == parts


@rule("symphony", 29, 32)
def test_choirs_are_passed_to_the_right_from_the_last_player() -> None:
    match = symphony(6, first_player=2)
    assert match.pending == (1,)
    offered = match.view(1).choirs
    assert len(offered) == 3
    assert match.view(0).choirs == []
    assert match.view().choirs == []
    match.play(1, f"card {offered[1]}")
    assert match.pending == (0,)
    assert match.view(0).choirs == [offered[0], offered[2]]
    match.play(0, f"card {offered[2]}")
    assert [player.hand for player in match.view().players] == [5, 5, 4, 4, 4, 5]
    assert [seat for seat in range(6) if offered[0] in match.view(seat).hand] == [5]
    assert [seat for seat in range(6) if offered[1] in match.view(seat).hand] == [1]
    four = symphony(4)
    assert [player.hand for player in four.view().players] == [5, 5, 5, 6]


@rule("symphony", 30, 31, 33)
@pytest.mark.parametrize(("seats", "hand"), [(2, 8), (3, 7), (4, 5), (5, 5), (6, 4)])
def test_hands_fill_the_seats_exactly(seats: int, hand: int) -> None:
    match = symphony(seats)
    while match.view().phase == "choirs":
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    choirs = int(match.state.choirs)
    held = sum(player.hand for player in match.view().players)
    assert held == seats * hand + choirs
    free = sum(unit.card is None for unit in match.view().chairs)
    assert free == held
    dealt = held + sum(unit.card is not None for unit in match.view().chairs)
    assert int(match.state.aside.sum()) == 58 - dealt  # the rest is out of the game


@rule("symphony", 34)
@pytest.mark.parametrize(("seats", "controls"), [(2, 11), (3, 9), (4, 7), (5, 7), (6, 6)])
def test_controls_of_every_player(seats: int, controls: int) -> None:
    assert GAME.box.printed.players.of(seats).controls == controls
    assert symphony(seats).state.controls_left == seats * controls


@rule("symphony", 40)
def test_the_deck() -> None:
    cards = GAME.box.printed.instruments.cards.values()
    counts = Counter[str]()
    for card in cards:
        counts[card.category] += card.copies
    assert counts == {
        "strings": 12, "brass": 12, "woodwinds": 12, "percussion": 12, "soloist": 6, "choir": 4, "special": 2,
    }  # fmt: skip
    numbers = Counter(dict.fromkeys(range(44), 0))
    for card in cards:
        numbers[card.number] += card.copies
    assert [numbers[number] for number in range(2, 12)] == [4, 3, 2, 2, 1, 2, 2, 2, 2, 2]
    assert set(numbers) == set(range(44))
    assert sum(numbers.values()) == 60


@rule("symphony", 299)
def test_the_house_sheets_parse() -> None:
    sides = GAME.box.printed.sides
    assert len(sides) == 8
    for number, side in enumerate(sides):
        types = Counter(found.type for found in side.notes)
        assert len(side.notes) == 36
        assert (types["minim"], types["semibreve"]) == (3, 1)
        sizes = Counter(found.tuplet for found in side.notes if found.tuplet is not None)
        assert sorted(sizes.values()) == [2, 3, 4]
        colours = Counter(found.colour for found in side.notes)
        assert (colours["blue"], colours["orange"]) == (5, 4)
        accidentals = Counter(found.accidental for found in side.notes)
        assert accidentals["flat"] + accidentals["sharp"] == 4
        if number % 2 == 0:
            assert accidentals["flat"] == accidentals["sharp"] == 2
            assert {(found.voice, found.bar) for found in side.notes if found.type == "minim"} != set()
        sheet = GAME.box.printed.score.sheets[SHEET_KEYS[number // 2]]
        text = (sheet.black if number % 2 else sheet.white).text
        assert write_side(parse_side(text)).split() == write_side(side).split()
        assert write_side(side).split() == text.split()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("V1: C4 Q3o", "V1: X4 Q3o", "a note like C4, Q5#, M3 or Q3o, got 'X4'"),
        ("V1: C4 Q3o C4 C6 |", "V1: C4 Q3o C4 C6", "3 bars in voice 1, got 2"),
        ("(Q5u Q6 Q6)", "(Q5u Q6 Q6", "a tuplet to end in its bar"),
        ("(Q5u Q6 Q6)", "(Q5u) Q6 Q6", "a tuplet of 2 to 4 notes, got 1"),
        ("M3 (Q5u", "C3 (Q5u", "3 minims on a sheet, got 2"),
        ("green=V1 notes 3-6", "green=V1 notes 3-16", "the green zone among notes 1-12, got 3-16"),
        ("green=V1 notes 3-6", "blue=V1 notes 3-6", "one zone each of blue, orange, green"),
        ("green=V1 notes 3-6", "green=V2 notes 3-6", "zones that do not overlap"),
        ("| M3 (Q5u", "| M3u (Q5u", "a blue or orange note to be a plain crotchet or quaver"),
        ('spaces = "b w g"', 'spaces = "b w x"', "w, g, b, b* and [ ] around a dotted line, got 'x'"),
        ('spaces = "1 2 3"', 'spaces = "1 2 4"', "parts 1 to 3, got '4'"),
        ("viola = { number = 3, category = \"strings\", copies = 2", "viola = { number = 3, category = \"strings\"",
         "12 cards of category strings, got 11"),
        ("hand = 8", "hand = 7", "cards for 20 seats, got 18"),
        ("controls = 11", "controls = 10", "22 controls in all, got 20"),
        ("values = [0, 5, 14, 27]", "values = [0, 5, 4, 27]", "growing values"),
        ('"S  B  W+K B  S",', '"S  B  W+X B  S",', "dots of S, B, W, P, K or -, got 'W+X'"),
    ],
)  # fmt: skip
def test_a_fault_in_the_box_is_named(old: str, new: str, sentence: str) -> None:
    assert old in TEXT
    with pytest.raises(BadBox) as refused:
        GAME.read_box(GAME.folder / "box.toml", TEXT.replace(old, new, 1))
    assert sentence in str(refused.value)


def test_a_semibreve_does_not_stand_in_a_tuplet() -> None:
    with pytest.raises(BadNotation, match="no semibreve in a tuplet"):
        parse_side("V1: (S4 C3) | C4 | C4\nV2: C4 | C4 | C4\nV3: C4 | C4 | C4\nzones: blue=V1 notes 1-1")
