"""Podium: one house for five orchestra games.

>>> import podium
>>> match = podium.Match.new("symphonimo", seats=2, options={"first_player": 0}, seed=7)
>>> match.pending
(0,)
>>> match.legal(0)
<Legal: draw>
>>> match.play(0, "draw")
>>> match.legal(0)
<Legal: place 1, place 2>
"""

from podium import games as games
from podium.core.errors import PodiumError
from podium.core.game import Game, game, register, slugs
from podium.core.match import Match, Outcome
from podium.core.record import Record, read, replay, save, verify

__version__ = "0.1.0"

__all__ = [
    "Game",
    "Match",
    "Outcome",
    "PodiumError",
    "Record",
    "game",
    "read",
    "register",
    "replay",
    "save",
    "slugs",
    "verify",
]
