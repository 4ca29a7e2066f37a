"""The contract between a game and everything that uses games, and the registry.

A game is a `rules` module of kernels (see `Rules`), a few Python functions around it, and a folder
with `box.toml`, `RULES.md` and `locale/*.ftl`. Nothing outside a game's folder knows its name.
"""

import importlib
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, Protocol, get_type_hints

import msgspec
import numpy as np
from numpy.typing import NDArray

from podium.core.box import Box, Printed, read_box
from podium.core.errors import BadOption, BadSeats, PodiumError, UnknownGame
from podium.core.faults import type_fault
from podium.core.kernel import Record, Words
from podium.core.phrases import Message

Actions = NDArray[np.int16]
Numbers = NDArray[np.int32]
Features = NDArray[np.float32]


class Rules(Protocol):
    """What a game's `rules` module holds. Kernels trust their caller; `Match` is the one that checks."""

    __name__: str
    __file__: str | None

    Box: np.dtype[Record]
    Options: np.dtype[Record]
    State: np.dtype[Record]  # has the fields `seats`, `round_number` and `reveals`, whatever else
    NUM_ACTIONS: int  # action codes are 0 … NUM_ACTIONS−1
    NUM_FEATURES: int  # length of an observation
    NUM_NOTICED: int
    ENTROPY_WORDS: int  # how many words `deal` and `redeal` may use
    LONGEST_GAME: int  # no game takes more decisions
    WEIGHTS: Features  # what `guide` believes, found by self-play
    NUM_PROSPECTS: int
    ODDS: Features  # [players, unit, input]: who will be ahead of whom: see `podium.core.beliefs`
    OUTLOOK: Features  # [players, prospect]: points for each, then the spread: see `podium.core.beliefs`
    CENSUS: int  # kinds of cards and tokens that `census` counts
    MAX_SEATS: int

    def deal(self, box: Record, state: Record, seats: int, options: Record, entropy: Words) -> None:
        """Set up every deck and token from the words of entropy; nothing else is random."""

    def pending(self, state: Record) -> int:
        """Bits of the seats that may act now; 0 when the game is over."""
        ...

    def legal(self, box: Record, state: Record, seat: int, out: Actions) -> int:
        """Write the legal actions in ascending order; returns how many: 0 if the seat is not to act."""
        ...

    def apply(self, box: Record, state: Record, seat: int, action: int) -> None:
        """Carry out one legal action; add to `state.reveals` whenever something hidden is shown."""

    def score(self, box: Record, state: Record, out: Numbers) -> None:
        """Points by seat, as if the game ended now."""

    def rank(self, box: Record, state: Record, out: Numbers) -> None:
        """In place of the points by seat (see `score`) the places from 1, ties shared, as if the game ended now."""

    def redeal(self, box: Record, state: Record, seat: int, entropy: Words) -> None:
        """Put in place of the hidden cards a random arrangement that `seat` cannot tell from it."""

    def surmise(self, box: Record, state: Record, seat: int, generator: Words) -> None:
        """After a redeal: make the hands of others more like what sensible people would hold, where that is known."""

    def observe(self, box: Record, state: Record, seat: int, out: Features) -> None:
        """Features for learning, from the seat's knowledge only."""

    def notice(self, box: Record, state: Record, seat: int, out: Features) -> None:
        """More such features, which an experienced player sees at once: for an instinct (`podium.core.instinct`)."""

    def conceal(self, box: Record, state: Record, seat: int) -> None:
        """Cover what `seat` cannot know and forget what no longer matters, so that equal bytes are equal knowledge."""

    def guide(
        self, box: Record, state: Record, seat: int, actions: Actions, count: int, weights: Features, out: Features
    ) -> None:
        """How good each legal action looks at a glance, in points, from the seat's knowledge only."""

    def prospects(self, box: Record, state: Record, seat: int, out: Features) -> None:
        """What a seat may hope for beside its points when a round begins; first, how much of the game is left."""

    def census(self, box: Record, state: Record, out: Numbers) -> None:
        """Count every kind of card and token wherever it lies; the counts never change in a game."""


class GameOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of every game's options: typed, with a default each, described by `msgspec.Meta`."""

    def check(self, seats: int) -> None:
        """Raise BadOption, in one sentence, if the options do not go together at this many seats."""


@dataclass(frozen=True, kw_only=True)
class Game:
    """One registered game."""

    slug: str
    title: str
    designer: str
    version: int  # goes up when the same actions would lead elsewhere; records name it
    seats: range
    folder: Path
    rules: Rules
    options: type[GameOptions]
    printed: type[Printed]
    pack_box: Callable[[Any], Record]
    pack_options: Callable[[Any, int], Record]
    view: Callable[[Box, Record, int | None], msgspec.Struct]
    describe: Callable[[Box, Record, int, int, Record, int | None], Sequence[Message]]
    action_name: Callable[[Box, int], str]
    parse_action: Callable[[Box, str], int]
    action_message: Callable[[Box, Record, int, int], Message]
    reason: Callable[[Box, Record], str]
    score_bounds: Callable[[Box], tuple[int, int]]
    recipe: Callable[[Mapping[str, Any]], list[str]] | None = None  # how a box of ours is made: what one does not keep
    unveil: Callable[[Box, Record], msgspec.Struct] | None = None  # a view with nothing hidden, for games that are over

    @property
    def package(self) -> str:
        """The package of this game's files, whose names are the same in every game."""
        return self.rules.__name__.rpartition(".")[0]

    @cached_property
    def box(self) -> Box:
        """The box as printed."""
        return self.read_box(self.folder / "box.toml")

    def read_box(self, path: Path, text: str | None = None) -> Box:
        """A box from a TOML file (or from its text); raises BadBox naming line, table and key."""
        return read_box(path, self.slug, self.printed, self.pack_box, text)

    def check_seats(self, seats: int) -> None:
        low, high = self.seats[0], self.seats[-1]
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            raise BadSeats(f"{self.title} is played by {low} to {high}; {seats!r} seats were asked for.")

    def make_options(self, given: GameOptions | dict[str, Any] | None, seats: int) -> GameOptions:
        """Options from keywords or parsed text, checked; raises BadOption in one sentence."""
        match given:
            case None:
                made = self.options()
            case GameOptions():
                if not isinstance(given, self.options):
                    raise BadOption(f"{self.title} takes its own options; these are {type(given).__name__}.")
                made = given
            case dict():
                made = self._parse_options(given)
            case _:
                raise BadOption(f"Options are names with values; a {type(given).__name__} came.")
        made.check(seats)
        return made

    def _parse_options(self, given: dict[str, Any]) -> GameOptions:
        types = get_type_hints(self.options, include_extras=True)
        for name, value in given.items():
            if name not in types:
                raise BadOption(f"{self.title} has no option {name!r}; it has: {', '.join(types) or 'none'}.")
            fault = type_fault(value, types[name])
            if fault is not None:
                raise BadOption(f"Option {name} of {self.title}: {fault[1]}.")
        return msgspec.convert(given, self.options)


_registry: dict[str, str | Game] = {}


def register(slug: str, where: str | Game) -> None:
    """Make a game known: by itself, or by the module whose GAME it is (imported when first asked for)."""
    _registry[slug] = where


def slugs() -> tuple[str, ...]:
    """The registered games, in order of registration."""
    return tuple(_registry)


def game(slug: str | Game) -> Game:
    """The game of that name; raises UnknownGame."""
    if isinstance(slug, Game):
        return slug
    found = _registry.get(slug) if isinstance(slug, str) else None
    if found is None:
        raise UnknownGame(f"There is no game {slug!r}; Podium has: {', '.join(_registry)}.")
    if isinstance(found, str):
        loaded = importlib.import_module(found).GAME
        if not isinstance(loaded, Game):
            raise PodiumError(f"Module {found} should define GAME as a Game; it is a {type(loaded).__name__}.")
        _registry[slug] = found = loaded
    return found


def rules_module(of: Game) -> ModuleType:
    """The rules as the module they are, for binding generic code."""
    assert isinstance(of.rules, ModuleType)
    return of.rules
