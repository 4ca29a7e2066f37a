"""Draws the pictures of the README and of these pages: python docs/pictures.py"""

import io
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import MONOKAI

from podium import Match
from podium.bots import bot, decide
from podium.bots.think import Budget
from podium.core.phrases import Phrasebook
from podium.lab.curve import plot_review
from podium.lab.review import review
from podium.terminal.play import Sitting

# The SVG must not fetch a font from anywhere: the reader's own monospace will do.
FORMAT = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace;
  font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal"><rect x="0" y="0" width="{terminal_width}" height="{terminal_height}"/>
</clipPath>{lines}</defs>
<rect width="{width}" height="{height}" rx="10" fill="#16141f"/>
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g></g></svg>
"""


def main() -> None:
    match = Match.new("symphonimo", seats=4, options={"grand_maestro": "all", "first_player": 0}, seed="picture 3")
    draw(match, moves=60, phase="turn", shown=5, width=92, name="terminal.svg")
    match = Match.new("turandot", seats=4, options={"first_puccini": 0}, seed="picture 1")
    draw(match, moves=34, phase="stand-ins", shown=4, width=120, name="turandot.svg")
    match = Match.new("symphonimo", seats=4, options={"first_player": 0}, seed="review 5")
    draw_review(match, ["Clara", "Robert", "Fanny", "Felix"], name="review.svg")


def draw(match: Match, *, moves: int, phase: str, shown: int, width: int, name: str) -> None:
    """Let bots play so many moves, then on to a decision of the first seat in this phase, and draw it."""
    while len(match.log) < moves or match.pending[0] != 0 or match.view().phase != phase:
        seat = match.pending[0]
        match.play(seat, decide(match, seat, bot("greedy"), len(match.log)))
    console = Console(file=io.StringIO(), record=True, width=width)
    sitting = Sitting(
        match, ["Clara", bot("greedy"), bot("greedy"), bot("greedy")], Phrasebook("en", match.game.folder),
        console, input,
    )  # fmt: skip
    sitting.told = len(match.log) - shown
    sitting.show(0)
    text = console.export_svg(title="", theme=MONOKAI, code_format=FORMAT, unique_id="podium")
    Path(__file__).with_name(name).write_text(text, encoding="utf-8")


def draw_review(match: Match, players: list[str], *, name: str) -> None:
    """Let bots play to the end and draw what a review makes of it."""
    while not match.is_over:
        seat = match.pending[0]
        match.play(seat, decide(match, seat, bot("greedy"), f"review {len(match.log)}"))
    found = review(match, budget=Budget(iterations=6000), players=players)
    plot_review(found, Path(__file__).with_name(name), Phrasebook("en", match.game.folder))


if __name__ == "__main__":
    main()
