"""The opening themes: every ABC can be read, its bars add up, and it belongs to the cards that name it."""

import re
import tomllib
from fractions import Fraction
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import podium

CONCERT = Path(podium.__file__).parent / "games" / "concert"
THEMES: dict[str, Any] = tomllib.loads((CONCERT / "themes.toml").read_text(encoding="utf-8"))["themes"]
CARDS: list[tuple[str, Any]] = [
    (key, card)
    for slug in ("ensemble", "maestro")
    for key, card in tomllib.loads((CONCERT.parent / slug / "box.toml").read_text(encoding="utf-8"))["sheets"][
        "cards"
    ].items()
]

SHARPS = {
    "C": 0,
    "G": 1,
    "D": 2,
    "A": 3,
    "E": 4,
    "B": 5,
    "F#": 6,
    "C#": 7,
    "F": -1,
    "Bb": -2,
    "Eb": -3,
    "Ab": -4,
    "Db": -5,
}
TOKEN = re.compile(
    r"(?P<field>\[M:(?P<metre>\d+/\d+)\])|(?P<bar>\|)|(?P<tuplet>\([23])"
    r"|(?P<accidental>[_^=]?)(?P<note>[A-Ga-gz])(?P<octave>[,']*)(?P<length>\d*(?:/\d+)?)(?P<tie>-?)"
)


class Note(NamedTuple):
    pitch: int | None  # as MIDI numbers them; None is a rest
    length: Fraction  # of a whole note


class Tune(NamedTuple):
    bars: list[list[Note]]
    metres: list[Fraction]


class BadTune(Exception):
    """An ABC that is not of the small language our themes are written in, or that does not add up."""


def key_signature(key: str) -> dict[str, int]:
    """The sharps and flats of a key: letter -> +1 or -1."""
    name, minor = (key[:-1], True) if key.endswith("m") else (key, False)
    if name not in SHARPS:
        raise BadTune(f"no key {key}")
    sharps = SHARPS[name] - 3 * minor
    letters = "FCGDAEB" if sharps > 0 else "BEADGCF"
    return dict.fromkeys(letters[: abs(sharps)], 1 if sharps > 0 else -1)


def read(abc: str) -> Tune:
    """An ABC as bars of notes; raises BadTune."""
    *headers, body = abc.strip().splitlines()
    fields = dict(line.split(":", 1) for line in headers)
    if [*fields] != ["M", "L", "Q", "K"]:
        raise BadTune(f"fields {[*fields]}")
    metre, unit = Fraction(fields["M"]), Fraction(fields["L"])
    signature = key_signature(fields["K"].split()[0])
    bars: list[list[Note]] = [[]]
    metres, altered, squeezed, at = [metre], dict(signature), (0, Fraction(1)), 0
    tied: tuple[str, int] | None = None
    while at < len(body):
        if body[at] == " ":
            at += 1
            continue
        token = TOKEN.match(body, at)
        if token is None:
            raise BadTune(f"cannot read {body[at : at + 8]!r}")
        at = token.end()
        if token["field"]:
            metres[-1] = metre = Fraction(token["metre"])
        elif token["bar"]:
            bars.append([])
            metres.append(metre)
            altered = dict(signature)
        elif token["tuplet"]:
            squeezed = (3, Fraction(2, 3)) if token["tuplet"] == "(3" else (2, Fraction(3, 2))
        else:
            length = unit * Fraction(token["length"] or 1) * (squeezed[1] if squeezed[0] else 1)
            squeezed = (max(0, squeezed[0] - 1), squeezed[1])
            pitch, place = None, ""
            if token["note"] != "z":
                letter = token["note"].upper()
                place = letter + token["octave"] + token["note"]
                if token["accidental"]:
                    altered[place] = {"_": -1, "^": 1, "=": 0}[token["accidental"]]
                alteration = altered.get(place, signature.get(letter, 0))
                octave = token["octave"].count("'") - token["octave"].count(",") + token["note"].islower()
                natural = 60 + 12 * octave + {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}[letter]
                if tied is not None and tied[0] != place:
                    raise BadTune("a tie to another note")
                pitch = tied[1] if tied is not None else natural + alteration
            elif tied is not None:
                raise BadTune("a tie to a rest")
            tied = (place, pitch) if token["tie"] and pitch is not None else None
            bars[-1].append(Note(pitch, length))
    if bars[-1] or tied is not None:
        raise BadTune("it should end with a bar line, and no tie over it")
    return Tune(bars[:-1], metres[:-1])


def check(abc: str) -> Tune:
    """Reads an ABC and sees that its bars are full; a pickup and the last bar make one bar together."""
    tune = read(abc)
    lengths = [sum((note.length for note in bar), Fraction(0)) for bar in tune.bars]
    for number, (length, metre) in enumerate(zip(lengths, tune.metres, strict=True), 1):
        outer = number in (1, len(lengths)) and lengths[0] < tune.metres[0]
        if length != metre and not outer:
            raise BadTune(f"bar {number} has {length}, not {metre}")
    if lengths[0] < tune.metres[0] and lengths[0] + lengths[-1] not in (tune.metres[-1], lengths[0] + tune.metres[-1]):
        raise BadTune("the pickup and the last bar do not make a bar")
    return tune


@pytest.mark.parametrize("key", THEMES)
def test_a_theme_is_two_to_eight_bars_that_add_up(key: str) -> None:
    tune = check(THEMES[key]["abc"])
    full = [bar for bar, metre in zip(tune.bars, tune.metres, strict=True) if sum(n.length for n in bar) == metre]
    assert len(tune.bars) >= 2
    assert len(full) <= 8
    pitches = [note.pitch for bar in tune.bars for note in bar if note.pitch is not None]
    assert pitches, "all rests"
    assert all(36 <= pitch <= 88 for pitch in pitches), "out of range"


def test_there_are_enough_themes_and_each_has_its_card() -> None:
    assert len(THEMES) >= 45
    assert set(THEMES) == {card["theme"] for _, card in CARDS if "theme" in card}


@pytest.mark.parametrize(("number", "card"), [(key, card) for key, card in CARDS if "theme" in card])
def test_a_card_names_a_theme_of_its_own_work(number: str, card: Any) -> None:
    theme = THEMES[card["theme"]]
    assert theme["composer"] == card["composer"], number
    assert card["title"].startswith(theme["title"]), number
    assert card.get("catalogue", "").startswith(theme.get("catalogue", "")), number
    if ":" in card["title"]:  # a card for one movement has the theme of that movement
        assert theme.get("movement", "").split(". ")[-1] in card["title"], number


BROKEN = {
    "a bar too long": ("M:2/4\nL:1/8\nQ:1/4=60\nK:C\nccee | ggee | ffdde | BBG2 |", "bar 3 has 5/8, not 1/2"),
    "a bar too short": ("M:2/4\nL:1/8\nQ:1/4=60\nK:C\nccee | gge | ffdd |", "bar 2 has 3/8"),
    "a last bar too short": ("M:2/4\nL:1/8\nQ:1/4=60\nK:C\nccee | gge |", "bar 2 has 3/8"),
    "a pickup that is not made up for": ("M:3/4\nL:1/4\nQ:1/4=60\nK:C\nc | ccc | c |", "the pickup"),
    "a sign we do not use": ("M:2/4\nL:1/8\nQ:1/4=60\nK:C\nc>cee |", "cannot read '>"),
    "a key that is none": ("M:2/4\nL:1/8\nQ:1/4=60\nK:H\nccee |", "no key H"),
    "a field that is missing": ("M:2/4\nL:1/8\nK:C\nccee |", "fields"),
    "no bar line at the end": ("M:2/4\nL:1/8\nQ:1/4=60\nK:C\nccee", "bar line"),
    "a tie to another note": ("M:2/4\nL:1/8\nQ:1/4=60\nK:C\nccee- | fcee |", "a tie to another note"),
    "a tie to a rest": ("M:2/4\nL:1/8\nQ:1/4=60\nK:C\nccee- | zcee |", "a tie to a rest"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_tune_is_refused(name: str) -> None:
    abc, sentence = BROKEN[name]
    with pytest.raises(BadTune, match=sentence):
        check(abc)


def test_pitches_are_read_as_they_sound() -> None:
    tune = read("M:4/4\nL:1/8\nQ:1/4=60\nK:Dm\nB,CDE F^FFG | Bb=Bc' d4- | (3def (3gab d4 |")
    assert [note.pitch for note in tune.bars[0]] == [58, 60, 62, 64, 65, 66, 66, 67]
    assert [note.pitch for note in tune.bars[1]] == [70, 82, 71, 84, 74]
    assert [note.length for note in tune.bars[2]] == [Fraction(1, 12)] * 6 + [Fraction(1, 2)]
