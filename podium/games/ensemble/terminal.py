"""The table drawn for a terminal, as both Maestro games draw it."""

from podium.games.concert.terminal import draw

__all__ = ["draw"]
