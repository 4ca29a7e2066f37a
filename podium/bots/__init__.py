"""Bots: each is handed a `Sight` (a redealt state and a seat) and returns an action, never a match."""

from typing import Protocol

import numpy as np

from podium.core import chance
from podium.core.errors import UnknownBot
from podium.core.match import Match, Sight
from podium.core.playout import GREEDY, RANDOM
from podium.core.ready import playout_of


class Bot(Protocol):
    """A player that is a program."""

    name: str

    def choose(self, sight: Sight, seed: bytes) -> int:
        """One of the legal actions; the same for the same sight and seed."""
        ...


class PolicyBot:
    """A bot that decides at once, by one of the policies of `podium.core.playout`."""

    def __init__(self, name: str, policy: int) -> None:
        self.name, self.policy = name, policy

    def choose(self, sight: Sight, seed: bytes) -> int:
        generator = chance.expand(seed, 1, "choose")
        actions = np.zeros(sight.game.rules.NUM_ACTIONS, np.int16)
        choose = playout_of(sight.game).choose
        return int(choose(sight.box.record, sight.state, sight.seat, self.policy, generator, actions))


BOTS: dict[str, Bot] = {
    "random": PolicyBot("random", RANDOM),
    "greedy": PolicyBot("greedy", GREEDY),
}


def bot(name: str) -> Bot:
    """The bot of that name; raises UnknownBot."""
    if name not in BOTS:
        raise UnknownBot(f"There is no bot {name!r}; there are: {', '.join(BOTS)}.")
    return BOTS[name]


def decide(match: Match, seat: int, player: Bot, seed: int | str | bytes | None = None) -> int:
    """What a bot plays in a seat of a match, from that seat's knowledge only."""
    words = chance.seed_bytes(seed)
    return player.choose(match.sight(seat, words), words)
