"""Bots: each is handed a `Sight` (a redealt state and a seat) and returns an action, never a match."""

from podium.bots.levels import BOTS, LEVELS, Bot, GuideBot, SearchBot, bot
from podium.core import chance
from podium.core.match import Match

__all__ = ["BOTS", "LEVELS", "Bot", "GuideBot", "SearchBot", "bot", "decide"]


def decide(match: Match, seat: int, player: Bot, seed: int | str | bytes | None = None) -> int:
    """What a bot plays in a seat of a match, from that seat's knowledge only."""
    words = chance.seed_bytes(seed)
    return player.choose(match.sight(seat, words), words)
