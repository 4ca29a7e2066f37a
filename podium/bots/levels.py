"""The bots by name: from one that plays at random to the maestro, and how to ask for more or less thought.

A name may carry a budget: `maestro@250ms`, `soloist@500i` (iterations). Strengths are measured, not
guessed: see docs/bots.md.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final, Protocol

import msgspec
import numpy as np

from podium.bots.think import Budget, style_of, think
from podium.core import chance
from podium.core.beliefs import read_beliefs
from podium.core.errors import UnknownBot
from podium.core.match import Sight
from podium.core.playout import GREEDY, RANDOM
from podium.core.ready import playout_of

LEAST_TRIED: Final = 0.1  # where seats choose at once: what was tried less often than this is not played


class Bot(Protocol):
    """A player that is a program."""

    name: str

    def choose(self, sight: Sight, seed: bytes) -> int:
        """One of the legal actions; the same for the same sight and seed, unless it is given milliseconds."""
        ...


class GuideBot:
    """A bot that decides at once: at random, or by the game's guide with some noise."""

    def __init__(self, name: str, noise: float) -> None:
        self.name, self.noise = name, noise

    def choose(self, sight: Sight, seed: bytes) -> int:
        generator = chance.expand(seed, 1, "choose")
        actions = np.zeros(sight.game.rules.NUM_ACTIONS, np.int16)
        values = np.zeros(sight.game.rules.NUM_ACTIONS, np.float32)
        weights, choose = sight.game.rules.WEIGHTS, playout_of(sight.game).choose
        box = sight.box.record
        noise = _noises(sight.game.folder).get(self.name, self.noise)
        return int(choose(box, sight.state, sight.seat, noise, weights, generator, actions, values))


@cache
def _noises(folder: Path) -> dict[str, float]:
    return read_beliefs(folder).noise


class SearchBot:
    """A bot that thinks: see `podium.bots.search`. A flat one has no tree below the root.

    It plays for its place, with an eye on the points; for points alone if told so.
    """

    def __init__(self, name: str, budget: Budget, *, is_flat: bool = False, for_points: bool = False) -> None:
        self.name, self.budget, self.is_flat, self.for_points = name, budget, is_flat, for_points

    def choose(self, sight: Sight, seed: bytes) -> int:
        mix = self.mix(sight, seed)
        pick = chance.expand(seed, 1, "mix")[0] / 2.0**64
        return list(mix)[int(np.searchsorted(np.cumsum(list(mix.values()))[:-1], pick, side="right"))]

    def mix(self, sight: Sight, seed: bytes) -> dict[int, float]:
        """How likely it plays what: one action, or several where seats choose at once."""
        legal = sight.legal
        if len(legal) == 1:
            return {legal.codes[0]: 1.0}
        style = style_of(sight, is_flat=self.is_flat, for_points=self.for_points)
        acting = int(sight.game.rules.pending(sight.state))
        if acting & (acting - 1) == 0:
            budget = msgspec.structs.replace(self.budget, until_settled=True)
            return {think(sight, budget, style, seed).best: 1.0}
        # Seats that choose at once must not be predictable: play what was tried, as often as it was.
        thought = think(sight, self.budget, style, seed)
        visits = np.array(thought.visits, float)
        visits[visits < LEAST_TRIED * visits.max()] = 0
        shares = (visits / visits.sum()).tolist()
        return {action: share for action, share in zip(thought.actions, shares, strict=True) if share}


LEVELS: Final = ("apprentice", "musician", "soloist", "maestro")

BOTS: Final[dict[str, Bot]] = {
    "random": GuideBot("random", RANDOM),
    "greedy": GuideBot("greedy", GREEDY),
    "apprentice": GuideBot("apprentice", 9.0),
    "musician": GuideBot("musician", 1.5),
    "soloist": SearchBot("soloist", Budget(iterations=60)),
    "maestro": SearchBot("maestro", Budget(milliseconds=100)),
    "flat": SearchBot("flat", Budget(milliseconds=100), is_flat=True),
}


@cache
def bot(name: str) -> Bot:
    """The bot of that name; raises UnknownBot."""
    kind, at, asked = name.partition("@")
    found = BOTS.get(kind)
    if found is None:
        raise UnknownBot(f"There is no bot {kind!r}; there are: {', '.join(BOTS)}.")
    if not at:
        return found
    if not isinstance(found, SearchBot):
        raise UnknownBot(f"Bot {kind} decides at once and takes no budget; {name!r} was asked for.")
    budget = re.fullmatch(r"([1-9][0-9]{0,6})(ms|i)", asked)
    if budget is None:
        raise UnknownBot(f"A budget is so many milliseconds or iterations, as in {kind}@250ms; {asked!r} came.")
    count = int(budget[1])
    spend = Budget(milliseconds=count) if budget[2] == "ms" else Budget(iterations=count)
    return SearchBot(name, spend, is_flat=found.is_flat)
