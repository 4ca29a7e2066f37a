"""Names: which may be had, and which are too like another."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from podium.bots.levels import BOTS
from podium.server.names import LONGEST_NAME, check_password, clean, likeness
from podium.server.protocol import Refused


@pytest.mark.parametrize(
    "name",
    ["Anna", "Łukasz", "Zoë 2", "李小龙", "Ünal-O’Brien", "Анна", "さくら花", "J. S. Bach", "42", "नमिता", "Bothe"],
)
def test_names_of_all_scripts_may_be_had(name: str) -> None:
    assert clean(name) == unicodedata.normalize("NFC", name)


def test_a_name_is_composed_and_its_spaces_are_single() -> None:
    assert clean("  Zoe\u0308 \t  B  ") == "Zoë B"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "2 to 24 letters; this one has 0"),
        ("x", "this one has 1"),
        ("x" * 25, "this one has 25"),
        ("a\u200bb", "letters, digits"),
        ("\u202eanna", "letters, digits"),
        ("anna\n<b>", "letters, digits"),
        ("🎻🎻", "letters, digits"),
        ("a\x00b", "letters, digits"),
        ("-anna", "begins with"),
        ("\u0301anna", "begins with"),
        ("Annа", "one script"),
        ("Ζoe", "one script"),
        ("Z\u0300\u0301\u0302\u0303oe", "two accents"),
        ("ﷺﷺﷺﷺ", "one sound"),
    ],
)
def test_other_names_are_refused_with_a_reason(name: str, why: str) -> None:
    with pytest.raises(Refused, match=why) as refused:
        clean(name)
    assert refused.value.code == "bad_name"


@pytest.mark.parametrize("level", [*BOTS, "admin", "podium", "somebody"])
def test_nobody_passes_for_a_bot_or_the_house(level: str) -> None:
    forms = [
        level, level.upper(), level.title(), f"{level}2", f"{level} 2", f"The {level}", f"{level}-bot", f"x_{level}",
        level.replace("o", "0"), level.replace("l", "1"), level.replace("i", "l"), level.replace("l", "I"),
        level.replace("m", "rn"), level.replace("a", "á"), level.replace("e", "ë"), ".".join(level),
    ]  # fmt: skip
    for form in forms:
        with pytest.raises(Refused, match="bots or the house"):
            clean(form)


def test_a_level_in_other_letters_is_the_level() -> None:
    assert likeness("тоm") != ""
    for other in ("mаеstrо", "ｍａｅｓｔｒｏ", "Maéstro", "m a e s t r o", "MAESTR0"):
        assert likeness(other) == likeness("maestro")
    assert likeness("Anna") == likeness("ANNA") == likeness("Ännа")
    assert likeness("Ali") == likeness("AlI") == likeness("A1l")
    assert likeness("Anna") != likeness("Hanna")


@given(st.text(max_size=40))
def test_a_name_is_refused_or_stays_as_it_is_shown(name: str) -> None:
    try:
        shown = clean(name)
    except Refused:
        return
    assert clean(shown) == shown
    assert 2 <= len(shown) <= LONGEST_NAME
    assert 1 <= len(likeness(shown)) <= 2 * LONGEST_NAME


def test_passwords_that_are_tried_first_are_refused() -> None:
    for password, why in (
        ("short", "8 to 256"),
        ("x" * 257, "8 to 256"),
        ("password", "anybody tries"),
        ("PassWord1", "anybody tries"),
        ("aaaaaaaaab", "anybody tries"),
        ("Anna-Karenina", "one's name"),
    ):
        with pytest.raises(Refused, match=why) as refused:
            check_password(password, "anna karenina")
        assert refused.value.code == "bad_password"
    assert check_password("correct horse", "Anna") == "correct horse"
    assert check_password("ｃorrect horse", "Anna") == "correct horse"
