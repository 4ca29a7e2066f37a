"""The figures as one picture: decisions a second on one core, in random play and in search, grouped by library."""

import math
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("Agg")

import matplotlib.pyplot as plt
from lead import OURS
from matplotlib.ticker import FixedLocator, FuncFormatter, NullLocator
from report import plain, sections, short
from timing import Row, SearchRow

ACCENT, INK, FAINT, GRID = "#c2410c", "#1f2937", "#6b7280", "#e5e7eb"
MUTED = {"OpenSpiel": "#64748b", "RLCard": "#94a3b8", "PettingZoo": "#b6c2d1"}
ROW_INCHES, TOP_INCHES, BOTTOM_INCHES, WIDTH_INCHES = 0.225, 0.85, 0.75, 9.5
HEADING_ROWS = 1.7  # what a heading takes, in rows
LABEL_DECADES = 1.55  # room for the label of the longest bar
STYLE: Any = {
    "font.family": "DejaVu Sans",
    "font.size": 9,
    "svg.hashsalt": "podium",  # the same figures give the same file
    "svg.fonttype": "path",  # looks the same wherever it is shown
    "text.color": INK,
    "xtick.color": FAINT,
    "ytick.color": INK,
}


def draw(rows: list[Row | SearchRow], about: str, png: Path, svg: Path) -> None:
    """Draw the bars and save them both ways."""
    parts = sections(rows)
    tall = len(rows) + HEADING_ROWS * len(parts)
    inches = ROW_INCHES * tall + TOP_INCHES + BOTTOM_INCHES
    with plt.rc_context(STYLE):
        figure, axis = plt.subplots(figsize=(WIDTH_INCHES, inches))
        figure.subplots_adjust(left=0.25, right=0.98, top=1 - TOP_INCHES / inches, bottom=BOTTOM_INCHES / inches)
        _scale(axis, [row.decisions_per_second for row in rows])
        axis.set_ylim(tall, 0)
        _bars(axis, parts)
        figure.text(0.03, 1 - 0.2 / inches, _title(rows), size=16, weight="bold", va="top")
        legend = "player decisions a second, on a logarithmic scale; the number of players follows each game's name"
        figure.text(0.03, 1 - 0.54 / inches, legend, color=FAINT, va="top")
        figure.text(0.03, 0.16 / inches, about, size=7.5, color=FAINT, va="bottom")
        figure.savefig(png, dpi=150, facecolor="white", metadata={"Software": None})
        figure.savefig(svg, facecolor="white", metadata={"Date": None, "Creator": None})
        plt.close(figure)


def _title(rows: list[Row | SearchRow]) -> str:
    searches = sum(isinstance(row, SearchRow) for row in rows)
    return (
        f"{'Search' if searches == len(rows) else 'Random play and search' if searches else 'Random play'} on one core"
    )


def _bars(axis: Any, parts: list[tuple[str, list[Row | SearchRow]]]) -> None:
    """Each library's heading and bars, from the top; names go to the left of the axis."""
    ticks: dict[float, str] = {}
    top = 0.0
    for heading, together in parts:
        is_ours = together[0].library == OURS
        colour = ACCENT if is_ours else MUTED[together[0].library]
        axis.annotate(
            heading,
            (0, top + HEADING_ROWS - 0.35),
            xycoords=("axes fraction", "data"),
            size=10,
            weight="bold",
            va="bottom",
            color=ACCENT if is_ours else INK,
            backgroundcolor="white",
        )
        for place, row in enumerate(together):
            middle = top + HEADING_ROWS + place + 0.5
            ticks[middle] = f"{row.game}, {row.players}" + (f", {row.stage}" if isinstance(row, SearchRow) else "")
            axis.barh(middle, row.decisions_per_second, color=colour, height=0.74, zorder=2)
            _label(axis, row, middle, ACCENT if is_ours else FAINT)
        top += HEADING_ROWS + len(together)
    axis.set_yticks(list(ticks), list(ticks.values()))


def _label(axis: Any, row: Row | SearchRow, middle: float, colour: str) -> None:
    """A bar's figures, at its end."""
    axis.annotate(
        f"{short(row.decisions_per_second)}/s   {plain(row.nanoseconds)} ns",
        (row.decisions_per_second, middle),
        xytext=(5, -0.5),
        textcoords="offset points",
        va="center",
        size=8,
        weight="bold" if row.library == OURS else "normal",
        color=colour,
        bbox={"facecolor": "white", "edgecolor": "none", "pad": 0.8},
    )


def _scale(axis: Any, speeds: list[float]) -> None:
    """A logarithmic axis with a line at each power of ten, and room at the right for the labels."""
    low, high = math.floor(math.log10(min(speeds) / 2)), math.log10(max(speeds)) + LABEL_DECADES
    axis.set_xscale("log")
    axis.set_xlim(10**low, 10**high)
    axis.xaxis.set_major_locator(FixedLocator([10**power for power in range(low, math.floor(high - 0.2) + 1)]))
    axis.xaxis.set_minor_locator(NullLocator())
    axis.xaxis.set_major_formatter(FuncFormatter(lambda value, _: _words(value)))
    axis.grid(axis="x", color=GRID, linewidth=0.8)
    axis.set_axisbelow(True)
    axis.tick_params(length=0)
    axis.spines[:].set_visible(False)


def _words(value: float) -> str:
    for size, word in ((1e9, " billion"), (1e6, " million"), (1e3, " thousand")):
        if value >= size:
            return f"{value / size:.0f}{word}"
    return f"{value:.0f}"
