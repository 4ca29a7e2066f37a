"""The Symphony table drawn for a terminal, from a view and nothing else."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from podium.core.box import Box
from podium.core.phrases import Phrasebook
from podium.games.symphony.notation import ACCIDENTALS, TYPES
from podium.games.symphony.view import Disc, NoteView, PlayerView, SheetView, SymphonyView, UnitView

SEAT_COLOURS = ("red", "dodger_blue2", "green3", "gold1", "magenta", "cyan")
_TYPE = {name: letter for letter, name in TYPES.items()}
_SIGN = {name: sign for sign, name in ACCIDENTALS.items()}


def draw(box: Box, view: SymphonyView, phrases: Phrasebook, names: Sequence[str], seat: int | None) -> RenderableType:
    """The orchestra from the back to the front, then the three sheets, then everybody's points."""
    painter = _Painter(view, phrases, names, seat)
    return Group(painter.headline(), painter.orchestra(), painter.score(), painter.players(), painter.footer())


class _Painter:
    def __init__(self, view: SymphonyView, phrases: Phrasebook, names: Sequence[str], seat: int | None) -> None:
        self.view, self.phrases, self.names, self.seat = view, phrases, names, seat
        self.lit = {playable.note: playable.points for playable in view.playable}

    def headline(self) -> Text:
        view, phrases = self.view, self.phrases
        if view.bars is not None and view.movement is not None:
            line = phrases("table-movement", movement=view.movement, first=view.bars[0], last=view.bars[1])
        else:
            line = phrases("table-over" if view.turn is None else "table-orchestra")
        text = Text(line, style="bold")
        if view.phase != "over":
            text.append("   " + phrases(f"table-phase-{view.phase}"), style="bold magenta")
        text.append("   " + phrases("table-first", player=self.names[view.first_player]))
        return text

    def disc(self, disc: Disc) -> Text:
        if disc == "black":
            return Text("●", style="grey50")
        return Text("●", style=SEAT_COLOURS[int(disc)])

    def orchestra(self) -> Table:
        table = Table(show_header=False, box=None, padding=(0, 1))
        chairs = {unit.place: unit for unit in self.view.chairs}
        for row in sorted({place[1:] for place in chairs}, reverse=True):
            table.add_row(*[self.unit(chairs.get(f"{column}{row}")) for column in "ABCDE"])
        table.add_row(self.unit(self.view.concertmaster))
        return table

    def unit(self, unit: UnitView | None) -> Text:
        """Where it is, what it is, and its discs."""
        if unit is None:
            return Text("")
        text = Text(unit.place if len(unit.place) == 2 else "", style="dim")
        if unit.card is None:
            return text.append(" " + "+".join(self.phrases(f"category-{dot}") for dot in unit.dots), style="dim")
        style = "bold yellow" if unit.place == self.view.playing else "bold" if unit.is_placed else "default"
        text.append(" " + self.phrases(f"card-{unit.card}") + " ", style=style)
        for space in unit.spaces:
            if space.disc is not None:
                text.append(self.disc(space.disc))
        return text.append("+" * unit.absolute)

    def score(self) -> Group:
        return Group(*[self.sheet(number, sheet) for number, sheet in enumerate(self.view.sheets, 1)])

    def sheet(self, number: int, sheet: SheetView) -> Text:
        text = Text(f"{self.phrases('table-sheet', sheet=number)} {sheet.sheet} {sheet.side}\n", style="dim")
        for voice, notes in enumerate(sheet.voices, 1):
            text.append(f"  {voice} ", style="dim")
            last: NoteView | None = None
            for note in notes:
                if last is not None and note.bar != last.bar:
                    text.append("| ", style="dim")
                text.append(self.note(note)).append(" ")
                last = note
            text.append("\n")
        return text

    def note(self, note: NoteView) -> Text:
        """A note as the box file writes it, its visible disc, and its points where it may be played."""
        sign = _SIGN[note.accidental] if note.accidental else ""
        tuplet = "~" if note.tuplet is not None else ""
        style = "bold yellow" if note.name in self.lit else "default" if note.in_area else "dim"
        text = Text(f"{tuplet}{_TYPE[note.type]}{note.pitch}{sign}", style=style)
        if note.stack:
            text.append(self.disc(note.stack[-1])).append(":" * (len(note.stack) - 1))
        if note.name in self.lit:
            text.append(f"+{self.lit[note.name]}", style="green")
        return text

    def players(self) -> Columns:
        return Columns([self.player(seat, player) for seat, player in enumerate(self.view.players)], padding=(0, 1))

    def player(self, seat: int, player: PlayerView) -> Panel:
        text = Text(self.phrases("table-points", points=player.points), style="bold")
        for token, count in player.tokens.items():
            text.append(f"\n{count} × {self.phrases(f'token-{token}')}", style="magenta")
        for track, step in player.tracks.items():
            if step:
                text.append(f"\n{self.phrases(f'track-{track}')} {step}", style="dim")
        title = f"{'▶ ' if seat == self.view.turn else ''}[{SEAT_COLOURS[seat]}]●[/] {self.names[seat]}"
        return Panel(text, title=title, width=26, border_style="bold yellow" if seat == self.seat else "default")

    def footer(self) -> Text:
        text = Text(self.phrases("table-legend"), style="dim")
        if self.view.hand:
            cards = self.phrases.listing([self.phrases(f"card-{card}") for card in self.view.hand])
            text.append("\n" + self.phrases("table-hand", cards=cards), style="bold")
        playing = next((unit for unit in self._units() if unit.place == self.view.playing), None)
        if playing is not None and playing.card is not None:
            text.append("\n" + self.phrases("table-playing", card=self.phrases(f"card-{playing.card}")))
        return text

    def _units(self) -> list[UnitView]:
        return [*self.view.chairs, self.view.concertmaster]
