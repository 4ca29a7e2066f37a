"""Phrasebooks: the same keys and the same arguments in every language, none missing, none idle."""

import re
from pathlib import Path

import pytest

import podium
from podium.core.phrases import HOUSE, LANGUAGES, Message, Phrasebook, Seat, UnknownLanguage, Word, language_of

PACKAGE = Path(podium.__file__).parent
GAMES = PACKAGE / "games"
FOLDERS = [HOUSE, *(path.parent for path in sorted(GAMES.glob("*/locale/en.ftl")))]


def phrases(path: Path) -> dict[str, set[str]]:
    """Each key of a file with the arguments it uses."""
    found: dict[str, set[str]] = {}
    key = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if start := re.match(r"([a-z][a-z0-9_-]*) =", line):
            key = start[1]
            assert key not in found, f"{path} has {key} twice"
            found[key] = set()
        if key:
            found[key] |= set(re.findall(r"\$([a-z]+)", line))
    return found


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_every_language_has_the_same_phrases(folder: Path) -> None:
    first, *others = (phrases(folder / f"{language}.ftl") for language in LANGUAGES)
    for other in others:
        assert other == first


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_no_phrase_is_idle(folder: Path) -> None:
    """Each key, or the part of it before a name that the code puts in, stands in the code."""
    sources = "".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
    for key in phrases(folder / "en.ftl"):
        stems = [f'"{key}"', f"'{key}'", *(f'f"{key[: i + 1]}{{' for i, c in enumerate(key) if c == "-")]
        stems += [stem.replace('"', "'") for stem in stems]
        assert any(stem in sources for stem in stems), f"nothing says {key}"


def test_messages_become_sentences() -> None:
    message = Message("told-take", {"player": Seat(1), "number": 2, "conductor": Word("conductor-cosima"),
                                    "cards": (Word("family-fox"), Word("family-owl"), Word("family-owl"))})  # fmt: skip
    folder = podium.game("symphonimo").folder
    assert Phrasebook("en", folder).say(message, ["Anna", "Bea"]) == "Bea takes Cosima (2) with Fox, Owl and Owl."
    assert (
        Phrasebook("fr", folder).say(message, ["Anna", "Bea"])
        == "Bea prend Cosima (2) avec Renard, Chouette et Chouette."
    )


def test_games_may_share_their_words() -> None:
    shared = {slug for slug in podium.slugs() if (GAMES / slug / "locale" / "shared.txt").exists()}
    assert shared == {"ensemble", "maestro"}
    for slug in shared:
        assert Phrasebook("fr", podium.game(slug).folder)("instrument-cello") == "violoncelle"


def test_a_designers_own_card_is_shown_by_its_name() -> None:
    assert Phrasebook("fr", podium.game("symphonimo").folder)("family-snow-lynx") == "Snow lynx"
    assert Phrasebook("fr", podium.game("ensemble").folder)("instrument-glass_harp") == "Glass harp"


def test_a_phrase_without_its_arguments_is_an_error() -> None:
    with pytest.raises(KeyError, match="play-saved"):
        Phrasebook("en")("play-saved")


def test_the_language_is_asked_for_or_the_locales() -> None:
    assert language_of("fr", {}) == "fr"
    assert language_of(None, {"LANG": "fr_FR.UTF-8"}) == "fr"
    assert language_of(None, {"LC_ALL": "de_DE", "LANG": "fr_FR"}) == "en"
    assert language_of(None, {}) == "en"
    with pytest.raises(UnknownLanguage, match="en and fr; 'de'"):
        language_of("de")
