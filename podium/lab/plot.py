"""An arena drawn: ratings with their intervals, and rating against budget; and the look that all plots share.

Needs matplotlib (podium[plots]).
"""

import re
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from podium.core.game import game
from podium.core.phrases import Phrasebook
from podium.lab.ledger import BadArena
from podium.lab.standing import Rated, Standing

SUFFIXES = (".svg", ".png", ".pdf")
INK, QUIET, FAINT, BAR = "#1f2430", "#6b7280", "#e3e6eb", "#b3c5d8"
COLOURS = ("#2f5d8a", "#c4622d", "#4c8c5e", "#8a4f8f", "#a38a1f", "#3d8f95", "#b0435a", "#555b66")
MARKERS = "osD^vPX*"  # families differ by shape too, for those who see colours alike
STYLE: Any = {
    "font.family": "sans-serif",
    "font.size": 13,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": QUIET,
    "xtick.color": QUIET,
    "ytick.color": QUIET,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "svg.fonttype": "none",  # text stays text: it can be searched, and scales with the reader's fonts
    "svg.hashsalt": "podium",  # the same standing gives the same file
}


def check_plot(path: Path) -> None:
    """Raise BadArena, before anything is played, if a plot could not be written there."""
    if path.suffix not in SUFFIXES:
        raise BadArena(f"A plot is written as {', '.join(SUFFIXES)}; {path} was named.")
    if not path.parent.is_dir():
        raise BadArena(f"The plot cannot be written to {path}: there is no folder {path.parent}.")
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise BadArena("Plots need matplotlib: pip install 'podium[plots]'.") from None


def budget_of(bot: str) -> tuple[str, int, str] | None:
    """maestro@100ms → ('maestro', 100, 'ms'), flat@500i → ('flat', 500, 'i'); None without a budget."""
    found = re.fullmatch(r"(.+)@(\d+)(ms|s|i)", bot)
    if found is None:
        return None
    name, amount, unit = found[1], int(found[2]), found[3]
    return (name, 1000 * amount, "ms") if unit == "s" else (name, amount, unit)


def check_budgets(bots: Sequence[str]) -> None:
    """Raise BadArena if no bot plays with several budgets."""
    families = [found[::2] for found in map(budget_of, bots) if found]
    if len(families) == len(set(families)):
        raise BadArena("A plot by budget needs a bot with several, such as maestro@50ms and maestro@200ms.")


def plot_ratings(standing: Standing, path: Path, phrases: Phrasebook) -> None:
    """One line a bot, the best on top: its rating, its interval, its number."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    rows = standing.ratings
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(8, 1.7 + 0.42 * len(rows)), layout="constrained")
        axes = figure.subplots()
        for y, row in enumerate(rows):
            axes.plot([row.rating_low, row.rating_high], [y, y], color=BAR, linewidth=6, solid_capstyle="butt")
            axes.plot(row.rating, y, "o", color=COLOURS[0], markersize=8)
            _note(axes, f"{row.rating:.0f}", y, fontweight="bold")
        axes.set_yticks(range(len(rows)), [row.bot for row in rows])
        axes.set_ylim(len(rows) - 0.4, -0.6)
        axes.margins(x=0.06)
        axes.set_xlabel(phrases("arena-plot-rating"))
        _finish(figure, axes, "x", standing, phrases)
        save_figure(figure, path)


def plot_budgets(standing: Standing, path: Path, phrases: Phrasebook) -> None:
    """Rating against budget on a log axis, a line for each bot, a panel for each unit of budget."""
    import matplotlib as mpl
    from matplotlib.figure import Figure
    from matplotlib.ticker import NullLocator

    units: dict[str, dict[str, list[tuple[int, Rated]]]] = defaultdict(lambda: defaultdict(list))
    for row in standing.ratings:
        if found := budget_of(row.bot):
            units[found[2]][found[0]].append((found[1], row))
    fixed = [row for row in standing.ratings if budget_of(row.bot) is None]
    with mpl.rc_context(STYLE):
        figure = Figure(figsize=(3 + 5 * len(units), 5), layout="constrained")
        panels = figure.subplots(1, len(units), sharey=True, squeeze=False)[0]
        for axes, (unit, families) in zip(panels, sorted(units.items()), strict=True):
            for row in fixed:  # a bot without a budget is a level to compare with
                axes.axhline(row.rating, color=QUIET, linewidth=1, linestyle=(0, (2, 3)), zorder=1)
            for i, (family, points) in enumerate(sorted(families.items())):
                _draw_family(axes, family, sorted(points), COLOURS[i % len(COLOURS)], MARKERS[i % len(MARKERS)])
            budgets = sorted({budget for points in families.values() for budget, _ in points})
            axes.set_xscale("log")
            axes.margins(x=0.08)
            axes.set_xticks(budgets, [_grouped(budget) for budget in budgets])
            axes.xaxis.set_minor_locator(NullLocator())
            axes.set_xlabel(phrases(f"arena-plot-{unit}"))
            _finish(figure, axes, "y", standing, phrases)
        panels[0].set_ylabel(phrases("arena-plot-rating"))
        low, high = panels[-1].get_ylim()
        for row, y in zip(fixed, spread_out([row.rating for row in fixed], (high - low) / 20), strict=True):
            _note(panels[-1], row.bot, y, color=QUIET)
        save_figure(figure, path)


def _note(axes: Any, text: str, y: float, **style: Any) -> None:
    """A word in the right margin, at a height of the data."""
    axes.annotate(text, (1.015, y), xycoords=("axes fraction", "data"), va="center_baseline", **style)


def spread_out(heights: Sequence[float], gap: float) -> list[float]:
    """Descending heights, each moved down as far as it must be for its label to be clear of the last."""
    moved: list[float] = []
    for height in heights:
        moved.append(min(height, moved[-1] - gap) if moved else height)
    return moved


def _grouped(number: int) -> str:
    return f"{number:,}".replace(",", "\u202f")  # a thin space is right in English and in French


def _draw_family(axes: Any, family: str, points: list[tuple[int, Rated]], colour: str, marker: str) -> None:
    budgets, values = [budget for budget, _ in points], [row.rating for _, row in points]
    spread = [
        [row.rating - row.rating_low for _, row in points],
        [row.rating_high - row.rating for _, row in points],
    ]
    axes.errorbar(
        budgets, values, yerr=spread, color=colour, marker=marker, markersize=8, linewidth=2, elinewidth=1.5, capsize=4
    )
    label = {"xytext": (0, 5), "textcoords": "offset points", "ha": "center", "va": "bottom"}
    axes.annotate(family, (budgets[-1], points[-1][1].rating_high), **label, color=colour, fontweight="bold")


def finish_axes(axes: Any, grid: str) -> None:
    """The look of the house: a quiet grid across one axis, and no box around it."""
    axes.grid(axis=grid, color=FAINT)
    axes.set_axisbelow(True)
    axes.tick_params(length=0)
    for side in ("top", "right", "left" if grid == "x" else "bottom"):
        axes.spines[side].set_visible(False)


def _finish(figure: Any, axes: Any, grid: str, standing: Standing, phrases: Phrasebook) -> None:
    finish_axes(axes, grid)
    title = phrases(
        "arena-plot-title",
        title=game(standing.settings.game).title,
        seats=standing.settings.seats,
        games=_grouped(standing.games),
    )
    figure.get_layout_engine().set(w_pad=0.12, h_pad=0.1)
    figure.suptitle(title, x=0.02, ha="left", fontsize=14, fontweight="bold")


def save_figure(figure: Any, path: Path) -> None:
    try:
        figure.savefig(path, dpi=150, metadata={"Date": None} if path.suffix == ".svg" else None)
    except OSError as error:
        raise BadArena(f"The plot cannot be written to {path}: {error.strerror}.") from None
