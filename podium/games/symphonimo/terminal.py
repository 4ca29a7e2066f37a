"""The Symphonimo table drawn for a terminal, from a view and nothing else."""

from collections.abc import Sequence
from textwrap import wrap

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from podium.core.box import Box
from podium.core.phrases import Phrasebook
from podium.games.symphonimo.table import QUARTET
from podium.games.symphonimo.view import ConductorView, SymphonimoView

# A colour for each family, in the order of the box: neighbours in the list are far apart in hue.
CARD_WIDTH = 19
COLOURS = (
    "grey66",
    "gold3",
    "dark_orange3",
    "light_salmon3",
    "hot_pink3",
    "green3",
    "sky_blue2",
    "red3",
    "medium_purple2",
    "dark_khaki",
    "turquoise2",
)


def draw(box: Box, view: SymphonimoView, phrases: Phrasebook, names: Sequence[str], seat: int | None) -> RenderableType:
    """The row of conductors, then everybody's orchestra, then what is left."""
    painter = _Painter(box, view, phrases, names, seat)
    return Group(painter.headline(), painter.row(), painter.orchestras(), painter.footer())


class _Painter:
    def __init__(
        self, box: Box, view: SymphonimoView, phrases: Phrasebook, names: Sequence[str], seat: int | None
    ) -> None:
        self.keys: tuple[str, ...] = box.printed.family_keys
        self.copies: dict[str, int] = box.printed.families.copies
        self.view, self.phrases, self.names, self.seat = view, phrases, names, seat

    def card(self, key: str) -> Text:
        style = COLOURS[self.keys.index(key) % len(COLOURS)]
        return Text(f"{self.phrases(f'family-{key}')} {self.copies[key]}", style=style)

    def headline(self) -> Text:
        view, phrases = self.view, self.phrases
        line = Text(phrases("table-row", round=view.round), style="bold")
        line.append("   " + phrases("table-pile", pile=view.pile), style="default")
        if view.false_notes:
            line.append("   " + phrases("table-false-notes", count=view.false_notes), style="dim")
        if view.hand is not None and view.turn is not None:
            card = phrases(f"family-{view.hand}")
            line.append("   " + phrases("table-hand", player=self.names[view.turn], card=card), style="bold yellow")
        elif view.pile == 0 and view.turn is not None:
            line.append("   " + phrases("table-finale"), style="bold yellow")
        return line

    def row(self) -> Columns:
        return Columns([self.conductor(i, c) for i, c in enumerate(self.view.row, 1)], padding=(0, 1))

    def conductor(self, number: int, conductor: ConductorView) -> Panel:
        is_taken = conductor.holder is not None
        lines = [self.card(key) for key in conductor.cards]
        lines += [Text("·", style="dim")] * (conductor.capacity - len(lines))
        lines += [Text("")] * (QUARTET - len(lines))
        if is_taken and conductor.holder is not None:
            lines[0] = Text(self.phrases("table-taken", player=self.names[conductor.holder]), style="dim italic")
        note = Text("")
        if self.seat is not None and conductor.cards and not is_taken:
            points = conductor.worth[self.seat]
            style = "bold green" if points > 0 else "red" if points < 0 else "dim"
            note = Text(self.phrases("table-worth", points=f"{points:+d}"), style=style)
        words = self.phrases(f"power-{conductor.power}") if conductor.power else ""
        power = Text("\n".join([*wrap(words, CARD_WIDTH - 4), "", ""][:2]), style="italic magenta")
        has_powers = any(other.power for other in self.view.row)
        return Panel(
            Group(power, *lines, note) if has_powers else Group(*lines, note),
            title=f"[b]{number}[/b] {self.phrases(f'conductor-{conductor.conductor}')}",
            border_style="dim" if is_taken else "yellow",
            width=CARD_WIDTH,
            height=QUARTET + 5 if has_powers else None,
        )

    def orchestras(self) -> Table:
        view = self.view
        table = Table(title_justify="left", border_style="dim", pad_edge=False)
        table.add_column(self.phrases("table-orchestra"))
        for seat, name in enumerate(self.names):
            is_turn = seat == view.turn
            shown = f"▶ {name}" if is_turn else name
            style = "bold yellow" if is_turn else "bold" if seat == self.seat else None
            dim = None if seat in view.active or view.turn is None else "dim"
            table.add_column(Text(shown, style=style or dim or ""), justify="center")
        table.add_column(Text(self.phrases("table-unseen"), style="dim"), justify="right", style="dim")
        for key in self.keys:
            counts = [orchestra.musicians.get(key, 0) for orchestra in view.orchestras]
            unseen = view.unseen.get(key, 0)
            in_play = unseen or any(counts) or key in view.discards or key == view.hand
            if in_play or any(key in conductor.cards for conductor in view.row):
                table.add_row(self.card(key), *map(_count, counts), str(unseen) if unseen else "")
        points = [Text(str(orchestra.points), style="bold") for orchestra in view.orchestras]
        table.add_section()
        table.add_row(Text(self.phrases("table-points"), style="bold"), *points, "")
        return table

    def footer(self) -> Text:
        view = self.view
        text = Text(self.phrases("table-legend"), style="dim")
        for key, cards in (("table-discards", view.discards), ("table-removed", _tally(view.removed or []))):
            if cards:
                listed = [f"{self.phrases(f'family-{name}')} ×{count}" for name, count in cards.items()]
                text.append("\n" + self.phrases(key, cards=self.phrases.listing(listed)))
        return text


def _tally(cards: list[str]) -> dict[str, int]:
    return {card: cards.count(card) for card in cards}


def _count(count: int) -> Text:
    """A soloist and a quartet stand out; what scores nothing does not."""
    if count == 1:
        return Text("1 ★", style="green")
    if count == QUARTET:
        return Text("4 ♛", style="bold yellow")
    return Text(str(count) if count else "", style="default" if count < QUARTET else "red")
