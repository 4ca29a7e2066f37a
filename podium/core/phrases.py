"""Words for people: messages as data, and phrasebooks that turn them into a language.

Games speak in `Message`s (a key and arguments); only here do they become sentences, from Fluent
files: `podium/locale/<language>.ftl`, `podium/games/<slug>/locale/<language>.ftl`, and those of games that
share their words.
"""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from podium.core.errors import PodiumError

LANGUAGES = ("en", "fr")
HOUSE = Path(__file__).parent.parent / "locale"


class Word(msgspec.Struct, frozen=True, tag="word"):
    """A word of the game, translated where it is shown: Word("family-fox")."""

    key: str


class Seat(msgspec.Struct, frozen=True, tag="seat"):
    """A seat, shown by the name of whoever sits there."""

    seat: int


Argument = int | str | Word | Seat | tuple[Word, ...]


class Message(msgspec.Struct, frozen=True):
    """A sentence to be: a key of the phrasebook and its arguments."""

    key: str
    args: Mapping[str, Argument] = msgspec.field(default_factory=dict)


class UnknownLanguage(PodiumError):
    """No phrasebook in that language."""


def language_of(flag: str | None = None, environ: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else the locale's, else English."""
    if flag is not None:
        if flag not in LANGUAGES:
            raise UnknownLanguage(f"Podium speaks {' and '.join(LANGUAGES)}; {flag!r} was asked for.")
        return flag
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := environ.get(variable):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


class Phrasebook:
    """One language's words for the house and for one game."""

    def __init__(self, language: str, game_folder: Path | None = None) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for folder in (HOUSE, *(_folders(game_folder) if game_folder else ())):
            self._bundle.add_resource(_resource(folder / f"{language}.ftl"))

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def __call__(self, key: str, **args: int | str) -> str:
        """The phrase for `key`. A key in no file is shown by its last part: a designer's own card."""
        if key not in self:
            return key.partition("-")[2].replace("-", " ").replace("_", " ").capitalize() or key
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise KeyError(f"phrase {key!r} has no text")
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise KeyError(f"phrase {key!r} with {sorted(args)}: {errors[0]}")
        return str(text)

    def say(self, message: Message, names: Sequence[str]) -> str:
        """A message as a sentence, with the players' names."""
        return self(message.key, **{name: self._argument(value, names) for name, value in message.args.items()})

    def _argument(self, value: Argument, names: Sequence[str]) -> int | str:
        match value:
            case Seat():
                return names[value.seat]
            case Word():
                return self(value.key)
            case tuple():
                return self.listing([self(word.key) for word in value])
            case _:
                return value

    def listing(self, items: Sequence[str]) -> str:
        """'a, b and c', in this language."""
        if len(items) < 2:
            return "".join(items)
        return self("listing", first=", ".join(items[:-1]), last=items[-1])


def _folders(game_folder: Path) -> list[Path]:
    """A game's own words, after those that it shares: `locale/shared.txt` names the folder beside it that has them."""
    own, shared = game_folder / "locale", game_folder / "locale" / "shared.txt"
    if not shared.exists():
        return [own]
    return [game_folder.parent / shared.read_text(encoding="utf-8").strip() / "locale", own]


@cache
def _resource(path: Path) -> Resource:
    return FluentResource(path.read_text(encoding="utf-8"))
