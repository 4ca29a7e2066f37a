"""Every card of both boxes has its words, in both languages, and no word is left without a card."""

import tomllib
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from podium.core.phrases import LANGUAGES
from podium.games.concert import recipe

CONCERT = Path(recipe.__file__).parent


def wanted() -> set[str]:
    keys = {f"instrument-{name}" for name in recipe.INSTRUMENTS} | {f"soloist-{name}" for name in recipe.SOLOISTS}
    keys |= {f"category-{name}" for name in recipe.CATEGORIES}
    for slug in ("ensemble", "maestro"):
        box = tomllib.loads((CONCERT.parent / slug / "box.toml").read_text(encoding="utf-8"))
        keys |= {f"chance-{key}{part}" for key in box["chance"]["cards"] for part in ("", "-text")}
        keys |= {f"bonus-{key}" for key in box.get("bonus", {}).get("cards", {})}
    return keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_its_words_and_every_word_its_card(language: str) -> None:
    text = (CONCERT / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    keys = [entry.id.name for entry in parse(text).body if isinstance(entry, Message)]
    assert len(keys) == len(set(keys))
    assert {
        key for key in keys if key.partition("-")[0] in {"instrument", "soloist", "category", "chance", "bonus"}
    } == (wanted())
