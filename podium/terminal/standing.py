"""The standing of an arena as tables for a terminal."""

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from podium.core.phrases import Phrasebook
from podium.lab.ratings import ANCHOR
from podium.lab.standing import Pairing, Standing

FEW_DEALS = 30
LEADERS = 3


def leaders(ratings: Mapping[str, float]) -> str:
    """The best few while the games go on: 'maestro 1310 · greedy 1000 · random 640'."""
    return " · ".join(f"{bot} {rating:.0f}" for bot, rating in list(ratings.items())[:LEADERS])


def draw_standing(standing: Standing, title: str, phrases: Phrasebook) -> RenderableType:
    """Ratings, then who finishes ahead of whom, then what was played."""
    said = [
        phrases(
            "arena-games",
            title=title,
            games=f"{standing.games:,}",
            seats=standing.settings.seats,
            deals=standing.deals,
            decisions=f"{standing.decisions:.1f}",
        ),
        phrases("arena-seed", seed=standing.settings.seed),
    ]
    if standing.deals < FEW_DEALS:
        said.append(phrases("arena-few"))
    lines = [Text(line, style="dim" if number else "") for number, line in enumerate(said)]
    cross = Text(phrases("arena-cross"))
    return Group(_ratings(standing, phrases), cross, _cross_table(standing, phrases), *lines)


def _ratings(standing: Standing, phrases: Phrasebook) -> Table:
    table = Table()
    for key in ("rank", "bot", "rating", "interval", "wins", "place", "points", "played"):
        table.add_column(phrases(f"arena-{key}"), justify="left" if key == "bot" else "right")
    for rank, row in enumerate(standing.ratings, 1):
        known = phrases("arena-anchor") if row.bot == ANCHOR else f"{row.rating_low:.0f} – {row.rating_high:.0f}"
        table.add_row(
            str(rank),
            row.bot,
            Text(f"{row.rating:.0f}", style="bold"),
            Text(known, style="dim"),
            _with_half(f"{row.wins:.1%}", f"{50 * (row.wins_high - row.wins_low):.1f}"),
            _with_half(f"{row.place:.2f}", f"{(row.place_high - row.place_low) / 2:.2f}"),
            f"{row.points:.1f}",
            f"{row.played:,}",
        )
    return table


def _cross_table(standing: Standing, phrases: Phrasebook) -> Table:
    """Numbered like the ratings, so that the columns stay narrow."""
    table = Table()
    order = [row.bot for row in standing.ratings]
    table.add_column(phrases("arena-rank"), justify="right")
    table.add_column(phrases("arena-bot"))
    for rank in range(1, len(order) + 1):
        table.add_column(str(rank), justify="right", no_wrap=True)
    for rank, bot in enumerate(order, 1):
        table.add_row(str(rank), bot, *(_cell(standing.pairing(bot, opponent)) for opponent in order))
    return table


def _cell(pairing: Pairing | None) -> Text:
    if pairing is None:
        return Text("–", style="dim")
    style = "green" if pairing.ahead_low > 0.5 else "red" if pairing.ahead_high < 0.5 else ""
    return _with_half(f"{pairing.ahead:.0%}", f"{50 * (pairing.ahead_high - pairing.ahead_low):.0f}", style)


def _with_half(number: str, half: str, style: str = "") -> Text:
    """A number and half of its interval, the usual ±; the exact limits are in the JSON."""
    return Text.assemble((number, style), (f" ±{half}", "dim"))
