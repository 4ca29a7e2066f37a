"""The house data of the two Maestro games, judged by play: `python -m podium.lab.balance`.

Greedy bots play both games at every number of players. The report in docs/balance says how long games are, who
wins by the order of play, which pieces are performed and what each chance card does to the chance to win, beside
the targets below. The same seed gives the same report. Exits 1 if a target is missed. Needs matplotlib (podium[plots]).
"""

import argparse
import math
import os
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from podium.core import chance
from podium.core.game import Game, game, rules_module
from podium.core.kernel import bind
from podium.core.phrases import Phrasebook
from podium.lab import balance_report

GAMES = ("ensemble", "maestro")
CHUNK = 200  # games a kernel call
VOIDED = 25  # percent of chance cards that have no effect, where their worth is measured
SEAT_POINTS = 3.0  # of percent by which a place in the order of play may win more or less than its share
LEAST_PERFORMED = 20.0  # percent of the games in which a piece was performed or held to the end
MOST_SWAY = 20.0  # points of percent by which one chance card may change its user's chance to win
ROUNDS = {"ensemble": (15, 30), "maestro": (15, 30)}
"""Rounds that a game should last on average: see `podium.lab.balance_report` for the reasons."""
PERFORMED_AT = {"ensemble": ("some", max), "maestro": ("every", min)}
"""At which numbers of players a piece should be performed often enough: see there too."""
console = Console(soft_wrap=True)


class Share(NamedTuple):
    """A share in percent, or a difference of two, and its 95 % interval to each side."""

    percent: float
    give_or_take: float


class Sway(NamedTuple):
    """What a kind of chance card does to the chances to win, in points of percent."""

    key: str
    uses: float  # a game
    user: Share
    victim: Share | None


class Study:
    """What many games of one game at one number of players came to."""

    def __init__(self, of: Game, seats: int, plain: Any, trial: Any) -> None:
        self.of, self.seats, self.plain, self.trial = of, seats, plain, trial

    @property
    def games(self) -> int:
        return len(self.plain.rounds)

    @cached_property
    def rounds(self) -> NDArray[np.int32]:
        """Sorted."""
        found: NDArray[np.int32] = np.sort(self.plain.rounds)
        return found

    @property
    def mean_rounds(self) -> float:
        return float(self.rounds.mean())

    @property
    def endings(self) -> list[float]:
        """Percent of games that ended with a performance, with a lucky card, with nobody at the goal."""
        return [100 * float(count) / self.games for count in self.plain.endings]

    @property
    def seat_points(self) -> list[Share]:
        """By place in the order of play: points of percent above a fair share of the wins."""
        fair = 1 / self.seats
        margin = 196 * math.sqrt(fair * (1 - fair) / self.games)
        return [Share(100 * (float(wins) / self.games - fair), margin) for wins in self.plain.wins]

    @cached_property
    def performed(self) -> dict[str, float]:
        """By piece in play: percent of the games it was performed in, of those it was performed or held in."""
        found = {}
        for key, done, left in zip(self._sheets, self.plain.performed, self.plain.unperformed, strict=True):
            if done + left:
                found[key] = 100 * float(done) / float(done + left)
        return found

    @cached_property
    def gains(self) -> dict[str, float]:
        """By piece: sixteenths that a performance brings on average, rents paid."""
        counted = zip(self._sheets, self.plain.performed, self.plain.gained, strict=True)
        return {key: float(gained) / float(done) for key, done, gained in counted if done}

    @cached_property
    def sways(self) -> list[Sway]:
        """What each kind of chance card does, by its key."""
        counts = self.trial
        found = []
        for kind, key in enumerate(self.of.box.printed.chance_keys):
            if counts.uses[kind].min() > 0:
                victim = None
                if counts.victims[kind].min() > 0:
                    victim = _difference(counts.victims[kind], counts.victim_wins[kind])
                user = _difference(counts.uses[kind], counts.user_wins[kind])
                found.append(Sway(key, float(counts.uses[kind].sum()) / self.games, user, victim))
        return found

    @property
    def _sheets(self) -> tuple[str, ...]:
        return tuple(self.of.box.printed.sheet_keys)


def _difference(tries: NDArray[np.int64], wins: NDArray[np.float64]) -> Share:
    """The share won with the effect less the share won without it."""
    shares = wins / tries
    variance = shares * (1 - shares) / tries
    return Share(100 * float(shares[0] - shares[1]), 196 * math.sqrt(float(variance.sum())))


def study(of: Game, seats: int, games: int, seed: str) -> Study:
    """Play: once as the game is, once with some chance cards that have no effect."""
    counting = bind(Path(__file__).parent / "balance_games.py", rules_module(of))
    parts = []
    for voided in (0, VOIDED):
        starts = range(0, games, CHUNK)
        generators = chance.expand(chance.seed_bytes(f"{seed} {of.slug} {seats} {voided}"), len(starts), "balance")
        jobs = [(min(CHUNK, games - start), generators[i : i + 1]) for i, start in enumerate(starts)]
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            counted = list(pool.map(lambda job, voided=voided: _count(counting, of, seats, voided, *job), jobs))
        parts.append(_added(counted))
    return Study(of, seats, *parts)


def _count(counting: ModuleType, of: Game, seats: int, voided: int, games: int, generator: NDArray[np.uint64]) -> Any:
    printed = of.box.printed
    counts = counting.make_counts(games, seats, len(printed.sheet_keys), len(printed.chance_keys))
    options = of.pack_options(of.make_options(None, seats), seats)
    states = np.zeros(1, of.rules.State)
    weights = of.rules.WEIGHTS
    counting.count_games(of.box.record, options, seats, voided, weights, generator.copy(), states, counts)
    return counts


def _added(counted: Sequence[Any]) -> Any:
    """All chunks together: games one after the other, everything else summed."""
    first = counted[0]
    by_game = ("rounds", "turns")
    joined = {
        name: (np.concatenate if name in by_game else sum)([getattr(counts, name) for counts in counted])
        for name in first._fields
    }
    return type(first)(**joined)


class Verdict(NamedTuple):
    """A target, and what was found."""

    is_met: bool
    target: str
    found: str


def verdicts(studies: Sequence[Study]) -> Iterator[Verdict]:
    """Every target of one game, over all numbers of players."""
    of = studies[0].of
    low, high = ROUNDS[of.slug]
    rounds = [found.mean_rounds for found in studies]
    yield Verdict(
        low <= min(rounds) and max(rounds) <= high,
        f"games last {low} to {high} rounds on average",
        f"{min(rounds):.1f} to {max(rounds):.1f}",
    )
    worst = max(chain.from_iterable(found.seat_points for found in studies), key=lambda share: abs(share.percent))
    yield Verdict(
        abs(worst.percent) <= SEAT_POINTS,
        f"nobody wins more or less than his share by {SEAT_POINTS:.0f} points of percent for his place in the order",
        f"{worst.percent:+.1f} (± {worst.give_or_take:.1f}) at the most",
    )
    at, chosen = PERFORMED_AT[of.slug]
    shares: dict[str, float] = {}
    for key, share in chain.from_iterable(found.performed.items() for found in studies):
        shares[key] = chosen(share, shares.get(key, share))
    rare = min(shares, key=shares.__getitem__)
    poor, gain = min(chain.from_iterable(found.gains.items() for found in studies), key=lambda pair: pair[1])
    yield Verdict(
        shares[rare] >= LEAST_PERFORMED and gain > 0 and set(shares) == set(of.box.printed.sheet_keys),
        f"every piece pays, and at {at} number of players it is performed in {LEAST_PERFORMED:.0f} % or more of the "
        "games that somebody holds it in",
        f"{rare} in {shares[rare]:.0f} %; {poor} leaves {gain / 16:.2f} of a whole note",
    )
    sway = max(chain.from_iterable(found.sways for found in studies), key=lambda one: one.user.percent)
    yield Verdict(
        sway.user.percent <= MOST_SWAY,
        f"no chance card changes its user's chance to win by more than {MOST_SWAY:.0f} points of percent",
        f"{card_words(of, sway.key)}: {sway.user.percent:+.1f} (± {sway.user.give_or_take:.1f})",
    )


def card_words(of: Game, key: str) -> str:
    """A chance card as it is called in English."""
    return Phrasebook("en", of.folder)(f"chance-{key}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME", help="only these: ensemble, maestro")
    parser.add_argument("--deals", type=int, default=12_000, help="games at each number of players")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--out", type=Path, default=Path("docs/balance"), help="the folder of the report")
    given = parser.parse_args()
    is_good = True
    found: dict[str, list[Study]] = {}
    for slug in given.games or GAMES:
        of = game(slug)
        found[slug] = [study(of, seats, given.deals, given.seed) for seats in of.seats]
        for verdict in verdicts(found[slug]):
            is_good = is_good and verdict.is_met
            mark = "[green]met[/]" if verdict.is_met else "[red]missed[/]"
            console.print(f"{of.title}: {mark}: {verdict.target}: {verdict.found}", highlight=False)
    for slug, studies in found.items():
        balance_report.write(slug, studies, list(verdicts(studies)), given.out, given.seed)
    console.print(f"Written to {given.out}.")
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
