"""The games of the house. A new game adds its folder and one line here."""

from podium.core.game import register

register("symphonimo", "podium.games.symphonimo")
register("turandot", "podium.games.turandot")
register("symphony", "podium.games.symphony")
