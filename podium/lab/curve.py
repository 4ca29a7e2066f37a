"""A review drawn: every seat's chance to win over the decisions, turning points marked. Needs matplotlib."""

import textwrap
from pathlib import Path
from typing import Any

from podium.core.game import game
from podium.core.phrases import Phrasebook
from podium.lab.judgement import Review
from podium.lab.plot import COLOURS, FAINT, INK, STYLE, finish_axes, save_figure, spread_out
from podium.lab.turning import percent, tell

LINES: Any = ("solid", (0, (6, 2)), (0, (2, 1.5)), (0, (6, 2, 1.5, 2)), (0, (10, 3)), (0, (1, 1)))
GAP = 0.075  # between two names, of the height of the plot
CAPTION_WIDTH, CAPTION_INCHES = 108, 0.235  # characters in a line, height of a line


def plot_review(review: Review, path: Path, phrases: Phrasebook) -> None:
    """One line a seat, named at its end; numbers on the curves lead to the turning points in words below."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    captions = [textwrap.wrap(tell(point, phrases, review.players), CAPTION_WIDTH) for point in review.turning_points]
    below = CAPTION_INCHES * sum(len(lines) + 0.4 for lines in captions)
    with mpl.rc_context(STYLE):
        height = 5.2 + below
        figure = Figure(figsize=(10, height))
        longest = max(len(name) for name in review.players)
        axes = figure.add_axes((0.075, (0.75 + below) / height, 0.77 - 0.009 * min(longest, 24), 3.85 / height))
        for seat in range(len(review.players)):
            values = [chances[seat] for chances in review.curve]
            axes.plot(values, color=COLOURS[seat], linestyle=LINES[seat], linewidth=2.2, solid_capstyle="round")
        _name_ends(axes, review, phrases)
        _mark_turns(axes, review)
        axes.set_xlim(0, len(review.curve) - 1)
        axes.set_ylim(-0.02, 1.02)
        ticks = [0, 0.25, 0.5, 0.75, 1]
        axes.set_yticks(ticks, [percent(tick, phrases) for tick in ticks])
        axes.set_xlabel(phrases("review-plot-x"))
        title = phrases("review-plot-title", title=game(review.game).title, seats=len(review.players))
        finish_axes(axes, "y")
        figure.text(0.02, 1 - 0.14 / height, title, ha="left", va="top", fontsize=14, fontweight="bold")
        _write_captions(figure, captions, below, height)
        save_figure(figure, path)


def _name_ends(axes: Any, review: Review, phrases: Phrasebook) -> None:
    """Each seat's name where its line ends, instead of a legend; a piece of the line goes with it."""
    order = sorted(range(len(review.players)), key=lambda seat: (-review.curve[-1][seat], -review.curve[-2][seat]))
    lowest = [GAP * (len(order) - 1 - i) for i in range(len(order))]  # room for the names that come below
    heights = spread_out([max(review.curve[-1][seat], low) for seat, low in zip(order, lowest, strict=True)], GAP)
    for seat, y in zip(order, heights, strict=True):
        label = f"{review.players[seat]}  {percent(review.curve[-1][seat], phrases)}"
        place: Any = ("axes fraction", "data")
        axes.plot(
            [1.015, 1.05], [y, y], transform=axes.get_yaxis_transform(), clip_on=False,
            color=COLOURS[seat], linestyle=LINES[seat], linewidth=2.2,
        )  # fmt: skip
        axes.annotate(label, (1.06, y), xycoords=place, va="center", color=COLOURS[seat], fontweight="bold")


def _mark_turns(axes: Any, review: Review) -> None:
    """A number on the curve of the seat it is about, at the decision, on a faint line down to the axis."""
    for number, point in enumerate(review.turning_points, 1):
        x, y = point.number, review.curve[point.number][point.seat]
        axes.axvline(x, color=FAINT, linewidth=1.5, zorder=1)
        axes.plot(x, y, "o", markersize=17, color="white", markeredgecolor=COLOURS[point.seat], markeredgewidth=2)
        axes.annotate(
            str(number), (x, y), ha="center", va="center_baseline", fontsize=12, fontweight="bold", color=INK, zorder=9
        )


def _write_captions(figure: Any, captions: list[list[str]], below: float, height: float) -> None:
    y = below
    for number, lines in enumerate(captions, 1):
        figure.text(0.02, y / height, str(number), va="top", fontsize=12, fontweight="bold", color=INK)
        for line in lines:
            figure.text(0.045, y / height, line, va="top", fontsize=11.5, color=INK)
            y -= CAPTION_INCHES
        y -= 0.4 * CAPTION_INCHES
