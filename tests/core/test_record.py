"""Records: written, read, replayed, and refused when anything in them was changed."""

from pathlib import Path

import msgspec
import pytest

import podium
from podium import Match
from podium.bots import bot, decide
from podium.core import record
from podium.core.errors import BadRecord
from tests.support import sample


def played(seed: int = 3, moves: int = 10_000, **options: object) -> Match:
    match = Match.new("symphonimo", seats=3, options=options, seed=seed)
    while not match.is_over and len(match.log) < moves:
        seat = match.pending[0]
        match.play(seat, decide(match, seat, bot("random"), len(match.log)))
    return match


def text_of(match: Match) -> str:
    return record.dump(record.record_of(match, ["Anna", "Bea", "Carl"]))


def test_a_played_game_verifies(tmp_path: Path) -> None:
    match = played(grand_maestro="all", false_note=True)
    record.save(match, tmp_path / "game.json", ["Anna", "Bea", "Carl"])
    checked = record.verify_file(tmp_path / "game.json", match.commitment)
    assert [line.partition(":")[0] for line in checked] == [
        "commitment", "commitment", "deal", "moves", "scores", "seal",
    ]  # fmt: skip
    again = record.replay(podium.read(tmp_path / "game.json"))
    assert again.state.tobytes() == match.state.tobytes()
    assert again.outcome == match.outcome


def test_an_unfinished_game_goes_on_where_it_was() -> None:
    match = played(moves=41)
    again = record.replay(record.parse(text_of(match)))
    assert (again.pending, again.log) == (match.pending, match.log)
    assert record.verify(text_of(match))


def test_every_single_changed_character_is_refused() -> None:
    """Each position in turn, replaced by a character of the same kind."""
    text = text_of(played(moves=30))
    step = 1 if sample(300) == 300 else 37
    for position in range(0, len(text), step):
        old = text[position]
        new = "1" if old == "0" else "0" if old.isdigit() else "b" if old == "a" else "a" if old.isalpha() else "\t"
        with pytest.raises(BadRecord) as refused:
            record.verify(text[:position] + new + text[position + 1 :])
        assert str(refused.value)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"version": 1', '"version": 2', "reads records of version 1; this one has 2"),
        ('"game": "symphonimo"', '"game": "chess"', "There is no game 'chess'"),
        ('"game_version": 1', '"game_version": 9', "version 9; this Podium plays 1"),
        ('"seats": 3', '"seats": 9', "3 players for 9 seats"),
        ('"seats": 3', '"seats": 2', "3 players for 2 seats"),
        ('"Anna"', '"Anne"', "The seal does not fit"),
        ('"false_note": false', '"false_note": true', "Move"),
        ('"grand_maestro": "off"', '"grand_maestro": "of"', "expected one of off, chosen, random, all"),
        ('"seed": "', '"seed": "0', "64 hexadecimal digits; it has 65"),
        ('"commitment": "', '"commitment": "0', "The commitment does not fit the seed"),
        ('"box": "', '"box": "0', "was played with the box 0"),
        ('"places": [', '"places": [9, ', "The outcome should be"),
        ('"reason": "', '"reason": "x', "The outcome should be points"),
        ('"format": "podium game record"', '"format": "pgn"', "expected format 'podium game record', got 'pgn'"),
        ('"moves": [', '"moves": ["7 draw", ', "Move 1, '7 draw', cannot be played: This table has seats 0 to 2"),
        ('"moves": [', '"moves": ["x draw", ', "should begin with a seat"),
        ('"moves": [', '"mooves": [', "The record is damaged"),
        ("{", "", "its JSON is damaged"),
        ("{\n", "{\n\n", "not in the form that Podium writes"),
    ],
)
def test_what_was_changed_is_said(old: str, new: str, sentence: str) -> None:
    text = text_of(played())
    assert old in text
    with pytest.raises(BadRecord) as refused:
        record.verify(text.replace(old, new, 1))
    assert sentence in str(refused.value)


def test_a_changed_score_is_said_with_both_figures() -> None:
    match = played()
    assert match.outcome is not None
    text = text_of(match)
    made = msgspec.json.decode(text)
    made["outcome"]["scores"][0] += 1
    with pytest.raises(BadRecord, match=r"The outcome should be points \[.*the record says points \["):
        record.verify(msgspec.json.format(msgspec.json.encode(made), indent=2) + b"\n")


def test_a_game_that_was_played_on_says_how_much_of_it_is_anothers() -> None:
    match = played()
    text = record.dump(record.record_of(match, ["Anna", "Bo", "Cy"], 7))
    assert "played on: the first 7 moves are another game's, from this deal" in record.verify(text)
    for taken in (-1, len(match.log) + 1):
        with pytest.raises(BadRecord, match="moves should be another game's"):
            record.verify(record.dump(record.record_of(match, ["Anna", "Bo", "Cy"], taken)))
    with pytest.raises(BadRecord, match="The seal does not fit"):
        record.verify(text.replace('"taken_over": 7', '"taken_over": 6'))


def test_another_commitment_is_refused() -> None:
    with pytest.raises(BadRecord, match="was published before the deal"):
        record.verify(text_of(played()), "0" * 64)


@pytest.mark.parametrize("content", [b"", b"[]", b"null", b"\xff\xff", b"{}", b'{"format": 1}', b"[" * 10_000])
def test_what_is_no_record_at_all(content: bytes) -> None:
    with pytest.raises(BadRecord):
        record.verify(content)


def test_files_that_cannot_be_read_or_written(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot be read"):
        podium.read(tmp_path / "none.json")
    with pytest.raises(BadRecord, match="cannot be written"):
        podium.save(played(moves=3), tmp_path / "no" / "folder.json")
    with pytest.raises(BadRecord, match="at most"):
        record.parse(b" " * (record.MAX_BYTES + 1))
    with pytest.raises(BadRecord, match="names 3 players; 1 came"):
        record.record_of(played(moves=3), ["Anna"])


def test_a_custom_box_travels_with_the_record(tmp_path: Path) -> None:
    printed = (podium.game("symphonimo").folder / "box.toml").read_text(encoding="utf-8")
    box = tmp_path / "box.toml"
    box.write_text(printed.replace("fox = 5", "fox = 9"), encoding="utf-8")
    match = Match.new("symphonimo", seats=2, box=box, seed=1)
    match.play(match.pending[0], "draw")
    text = record.dump(record.record_of(match))
    box.unlink()
    assert record.replay(record.parse(text)).box.digest == match.box.digest
    assert record.verify(text)


@pytest.mark.parametrize("slug", podium.slugs())
def test_records_from_before_digests_were_of_the_printed_box_alone_are_still_read(slug: str) -> None:
    """Twelve moves each, written by Podium as it was then."""
    text = (Path(__file__).parent / "former" / f"{slug}.json").read_bytes()
    assert len(record.replay(record.parse(text)).log) == 12
    assert record.verify(text)
    with pytest.raises(BadRecord, match="The record was played with the box"):
        record.verify(text.replace(b'"box": "', b'"box": "0'))
