"""Box files: what is wrong is said with its file, line, table and key."""

from pathlib import Path

import pytest

import podium
from podium import Match, PodiumError
from podium.core.errors import BadBox

SYMPHONIMO = podium.game("symphonimo")
PRINTED = (SYMPHONIMO.folder / "box.toml").read_text(encoding="utf-8")


def line_of(text: str, part: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if part in line)


CASES = [
    ("fox = 5", 'fox = "five"', "table [families.copies], key fox: expected a whole number, got 'five'"),
    ("fox = 5", "fox = 0", "table [families.copies], key fox: expected a whole number >= 1, got 0"),
    ("fox = 5", "fox = 50", "key fox: expected a whole number <= 24, got 50"),
    ("fox = 5", "# no fox", "table [families.copies]: expected 11 families, got 10"),
    ("fox = 5", "Fox = 5", "key Fox: expected a name in small letters"),
    ("capacity = 4", "capacity = 5", "table [conductors], key capacity: expected a whole number <= 4, got 5"),
    ("capacity = 4", "capacities = 4", "table [conductors], key capacities: expected one of source, capacity"),
    ("capacity = 4\n", "", "table [conductors], key capacity: expected a key 'capacity', got none"),
    ('aurelia = "max-two"', 'aurelia = "fly"', "key aurelia: expected one of max-two, pass-left"),
    ('aurelia = "max-two"', 'aurelia = "draw-one"', "expected the power max-two once, got it 0 times"),
    ("points = [0, 1, 0, 0, 5]", "points = 5", "table [scoring], key points: expected a list, got 5"),
    ("points = [0, 1, 0, 0, 5]", "points = [0, true]", "key points: expected a whole number, got true"),
    ('5 = ["mouse"]', '5 = ["moose"]', "table [removed], key 5: expected names of families, got 'moose'"),
    ("mouse = 13", "mouse = 24\nx = 1", "expected 11 families, got 12"),
    ("hedgehog = 12", "hedgehog = 24", "key 6: expected"),
    ('game = "symphonimo"', 'game = "chess"', "key game: expected 'symphonimo', got 'chess'"),
    ('source = "inferred"', 'source = "guessed"', "table [families], key source: expected one of printed"),
]


@pytest.mark.parametrize(("printed", "changed", "sentence"), CASES)
def test_a_fault_is_named_with_its_place(tmp_path: Path, printed: str, changed: str, sentence: str) -> None:
    if changed == "hedgehog = 24":
        changed += "\n"  # 88 + 12 fits; make the mole as many too
    text = PRINTED.replace(printed, changed, 1)
    if "hedgehog = 24" in changed:
        text = text.replace("mole = 11", "mole = 24")
    file = tmp_path / "box.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadBox) as refused:
        SYMPHONIMO.read_box(file)
    said = str(refused.value)
    assert sentence in said
    assert said.startswith(f"{file}, line ")
    assert said.endswith(".")
    assert said.count("\n") == 0


def test_the_line_is_the_right_one(tmp_path: Path) -> None:
    file = tmp_path / "box.toml"
    text = PRINTED.replace("frog = 8", "frog = -8")
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadBox, match=f"line {line_of(text, 'frog')}, "):
        SYMPHONIMO.read_box(file)


@pytest.mark.parametrize(("content", "sentence"), [(b"a = ", "is not TOML"), (b"\xff\xfe", "should be UTF-8")])
def test_what_is_no_box_at_all(tmp_path: Path, content: bytes, sentence: str) -> None:
    file = tmp_path / "box.toml"
    file.write_bytes(content)
    with pytest.raises(BadBox, match=sentence):
        SYMPHONIMO.read_box(file)
    with pytest.raises(BadBox, match="cannot be read"):
        SYMPHONIMO.read_box(tmp_path / "none.toml")


def test_a_designers_box_is_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(PRINTED.replace("points = [0, 1, 0, 0, 5]", "points = [0, 2, -1]").replace("fox = 5", "lynx = 7"))
    match = Match.new("symphonimo", seats=3, box=file, seed=1)
    assert match.view().pile == 54
    assert match.box.digest != SYMPHONIMO.box.digest
    state = match.state
    state.orchestra[0, :4] = [1, 2, 3, 4]
    from podium.games.symphonimo import table

    assert table.points_of(match.box.record, state, 0) == 1


def test_every_error_of_the_library_is_a_podium_error() -> None:
    with pytest.raises(PodiumError):
        podium.game("nowhere")
