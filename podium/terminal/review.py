"""A review and a hint as a terminal shows them."""

from collections.abc import Sequence
from itertools import pairwise

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from podium.core.phrases import Phrasebook
from podium.lab.judgement import Decision, Hint, Review, SeatReview
from podium.lab.turning import percent, tell

WORST = 3  # slips told in words, beside those that were turning points
SHOWN_CHOICES = 5
BLOCKS = "▁▂▃▄▅▆▇█"
CURVE_WIDTH = 56
STYLES = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "red"}


def draw_review(review: Review, title: str, phrases: Phrasebook, seat: int | None = None) -> RenderableType:
    """Who won and why, the turning points in words, the worst decisions, the curves. `seat` shows one seat's only."""
    names = review.players
    parts: list[RenderableType] = [
        Text(phrases("review-title", title=title, seats=len(names)), style="bold"),
        Text(_result(review, phrases)),
        Text(),
        _seats(review, phrases),
        Padding(Text(phrases("review-parts"), style="dim"), (0, 0, 1, 0)),
        Text(phrases("review-turning-points"), style="bold"),
    ]
    if not review.turning_points:
        parts.append(Text("  " + phrases("review-no-turning-point")))
    points = Table.grid(padding=(0, 2, 0, 0))
    for number, point in enumerate(review.turning_points, 1):
        points.add_row(Text(f"  {number}", style="bold cyan"), tell(point, phrases, names))
    parts.append(points)
    slips = [decision for decision in review.decisions if decision.verdict and seat in (None, decision.seat)]
    if worst := _worst(slips, review):
        parts += [Text("\n" + phrases("review-worst"), style="bold"), _sentences(worst, names, phrases)]
    elif seat is not None and not slips:
        parts.append(Text("\n" + phrases("review-flawless", player=names[seat])))
    parts += [Text("\n" + phrases("review-curve"), style="bold"), _curves(review, phrases), Text()]
    effort = str(review.budget.iterations or review.budget.milliseconds)
    key = "review-effort-iterations" if review.budget.iterations else "review-effort-ms"
    parts.append(Text(phrases(key, budget=effort, seconds=f"{review.seconds:.0f}"), style="dim"))
    return Group(*parts)


def _result(review: Review, phrases: Phrasebook) -> str:
    winners = phrases.listing([review.players[seat] for seat in review.outcome.winners])
    key = ("play-nobody", "play-winner", "play-winners")[min(2, len(review.outcome.winners))]
    return f"{phrases(key, players=winners)} ({phrases(f'reason-{review.outcome.reason}')})"


def _seats(review: Review, phrases: Phrasebook) -> Table:
    """Where each seat's result came from, and how well it played."""
    table = Table()
    for key in ("player", "start", "own", "others", "cards", "result", "mean-loss", "mistakes"):
        table.add_column(phrases(f"review-{key}"), justify="left" if key == "player" else "right", no_wrap=True)
    for row in review.by_seat:
        table.add_row(
            row.player,
            percent(row.start, phrases),
            _signed(row.own, phrases),
            _signed(row.others, phrases),
            Text.assemble(_signed(row.cards, phrases), (f" ±{200 * row.doubt:.0f}", "dim")),
            Text(percent(row.result, phrases), style="bold"),
            phrases("percent", number=_decimal(100 * row.mean_loss, phrases)),
            _counts(row),
        )
    return table


def _decimal(number: float, phrases: Phrasebook) -> str:
    return f"{number:.1f}".replace(".", phrases("decimal-mark"))


def _counts(row: SeatReview) -> Text:
    counts = {"inaccuracy": row.inaccuracies, "mistake": row.mistakes, "blunder": row.blunders}
    parts = [(str(count), STYLES[kind] if count else "dim") for kind, count in counts.items()]
    return Text(" · ").join(Text(*part) for part in parts)


def _signed(part: float, phrases: Phrasebook) -> Text:
    style = "green" if part >= 0.005 else "red" if part <= -0.005 else "dim"
    return Text(percent(part, phrases, signed=True), style=style)


def _worst(slips: Sequence[Decision], review: Review) -> list[Decision]:
    """The costliest slips, without those that the turning points tell already."""
    told = {point.number for point in review.turning_points if point.kind == "choice"}
    return sorted((slip for slip in slips if slip.number not in told), key=lambda slip: -slip.loss)[:WORST]


def _sentences(slips: Sequence[Decision], names: Sequence[str], phrases: Phrasebook) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for slip in slips:
        said = phrases(
            "review-slip",
            number=slip.number + 1,
            player=names[slip.seat],
            played=phrases.say(slip.played.message, names),
            best=phrases.say(slip.best.message, names),
            verdict=slip.verdict,
            loss=percent(slip.loss, phrases),
        )
        table.add_row(Text("  •", style=STYLES[slip.verdict]), said)
    return table


def _curves(review: Review, phrases: Phrasebook) -> Table:
    table = Table.grid(padding=(0, 2))
    for row in review.by_seat:
        line = sparkline([chances[row.seat] for chances in review.curve])
        ends = f"{percent(row.start, phrases)} → {percent(row.result, phrases)}"
        table.add_row("  " + row.player, Text(line, style="cyan", no_wrap=True), ends)
    return table


def sparkline(points: Sequence[float], width: int = CURVE_WIDTH) -> str:
    """Shares from 0 to 1 as blocks, a column for each stretch of the game."""
    columns = min(width, len(points))
    cuts = [round(i * len(points) / columns) for i in range(columns + 1)]
    means = [sum(points[a:b]) / (b - a) for a, b in pairwise(cuts)]
    return "".join(BLOCKS[min(7, int(8 * mean))] for mean in means)


def draw_hint(hint: Hint, names: Sequence[str], phrases: Phrasebook) -> RenderableType:
    """The best few choices with their chances."""
    if len(hint.choices) == 1:
        return Text(phrases("hint-only", choice=phrases.say(hint.choices[0].message, names)), style="cyan")
    table = Table(title=phrases("hint-title", player=names[hint.seat]), title_justify="left", title_style="bold")
    for key in ("choice", "chance", "tried"):
        table.add_column(phrases(f"hint-{key}"), justify="left" if key == "choice" else "right")
    for number, choice in enumerate(hint.choices[:SHOWN_CHOICES]):
        table.add_row(
            phrases.say(choice.message, names),
            percent(choice.chance, phrases) if choice.chance is not None and choice.tried else "–",
            percent(choice.tried, phrases),
            style="cyan" if number == 0 else "",
        )
    return table
