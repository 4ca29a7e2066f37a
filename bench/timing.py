"""What both sides of the comparison share: samples of play, rounds of them, rows. Standard library only."""

import statistics
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

Play = Callable[[], tuple[int, int, int]]
"""Plays some games; returns how many games, player decisions and chance nodes they took."""

OPENING, MIDDLE = "opening", "middle"
STAGES = {OPENING: 0.0, MIDDLE: 0.5}  # how much of a random game has been played; a search starts at the next choice
SEARCH_DEALS = 3  # a search is measured from so many deals, one after another

Tell = Callable[[str], None]
"""Says what is being done."""


@dataclass(frozen=True)
class Sample:
    """One stretch of play, timed."""

    seconds: float
    games: int
    decisions: int
    chance: int = 0

    @property
    def nanoseconds(self) -> float:
        """The cost of a player decision; whatever chance costs is part of it."""
        return self.seconds * 1e9 / self.decisions


@dataclass(frozen=True, kw_only=True)
class Row:
    """One game of one library at one number of players. Medians; every repeat is in `details`."""

    library: str
    how: str
    game: str
    players: int
    nanoseconds: float  # per player decision, on one core
    repeats_nanoseconds: list[float]
    decisions_per_game: float
    games_per_second: float  # on one core
    all_cores_decisions: float | None = None  # per second
    all_cores_games: float | None = None
    copy_nanoseconds: float | None = None
    details: dict[str, Any] = field(default_factory=dict)

    @property
    def decisions_per_second(self) -> float:
        return 1e9 / self.nanoseconds


@dataclass(frozen=True)
class Search:
    """One sample of a search, from several positions one after another."""

    seconds: float
    iterations: int
    decisions: float  # in the tree and after it

    @property
    def nanoseconds(self) -> float:
        """The cost of a simulated decision; whatever else the search does is part of it."""
        return self.seconds * 1e9 / self.decisions


@dataclass(frozen=True, kw_only=True)
class SearchRow:
    """The search of one library in one game, from one stage of it. Medians; every repeat is kept."""

    library: str
    how: str
    game: str
    players: int
    stage: str  # OPENING or MIDDLE
    nanoseconds: float  # per simulated decision, in one thread
    repeats_nanoseconds: list[float]
    iterations_per_second: float
    decisions_per_iteration: float
    details: dict[str, Any] = field(default_factory=dict)

    @property
    def decisions_per_second(self) -> float:
        return 1e9 / self.nanoseconds


@dataclass(frozen=True)
class Measure:
    """Something to sample several times, and the row that comes of the samples."""

    name: str
    sample: Callable[[], Any]
    row: Callable[[list[Any]], Row | SearchRow]


def in_rounds(measures: list[Measure], repeats: int, tell: Tell) -> Iterator[Any]:
    """Sample every measure once a round; yields its row, or a sentence (a str) if it broke.

    In rounds, because a busy moment of the machine then spoils one repeat of some rows, which a
    median forgives, and not every repeat of one.
    """
    samples: list[list[Any]] = [[] for _ in measures]
    broken: dict[str, str] = {}
    for turn in range(repeats):
        for measure, taken in zip(measures, samples, strict=True):
            if measure.name in broken:
                continue
            tell(f"Round {turn + 1} of {repeats}: {measure.name}")
            try:
                taken.append(measure.sample())
            except Exception as error:  # whoever broke is told of, and the others are measured
                broken[measure.name] = f"{measure.name} broke down: {type(error).__name__}: {error}".rstrip(".") + "."
    for measure, taken in zip(measures, samples, strict=True):
        yield broken[measure.name] if measure.name in broken else measure.row(taken)


def spend(play: Play, seconds: float) -> Sample:
    """Play whole games for at least this long."""
    games = decisions = chance = 0
    began = time.perf_counter()
    while True:
        more_games, more_decisions, more_chance = play()
        games, decisions, chance = games + more_games, decisions + more_decisions, chance + more_chance
        elapsed = time.perf_counter() - began
        if elapsed >= seconds:
            return Sample(elapsed, games, decisions, chance)


def played_row(library: str, how: str, game: str, players: int, samples: list[Sample]) -> Row:
    """A row from repeats of playing whole games."""
    games = sum(sample.games for sample in samples)
    return Row(
        library=library,
        how=how,
        game=game,
        players=players,
        nanoseconds=statistics.median(sample.nanoseconds for sample in samples),
        repeats_nanoseconds=[sample.nanoseconds for sample in samples],
        decisions_per_game=sum(sample.decisions for sample in samples) / games,
        games_per_second=statistics.median(sample.games / sample.seconds for sample in samples),
        details={"chance_nodes_per_game": sum(sample.chance for sample in samples) / games, "games": games},
    )


def search_row(
    library: str, how: str, game: str, players: int, stage: str, details: dict[str, Any], samples: list[Search]
) -> SearchRow:
    """A row from repeats of a search."""
    iterations = sum(sample.iterations for sample in samples)
    return SearchRow(
        library=library,
        how=how,
        game=game,
        players=players,
        stage=stage,
        nanoseconds=statistics.median(sample.nanoseconds for sample in samples),
        repeats_nanoseconds=[sample.nanoseconds for sample in samples],
        iterations_per_second=statistics.median(sample.iterations / sample.seconds for sample in samples),
        decisions_per_iteration=sum(sample.decisions for sample in samples) / iterations,
        details=details,
    )
