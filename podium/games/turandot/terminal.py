"""The Turandot table drawn for a terminal, from a view and nothing else."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from podium.core.box import Box
from podium.core.phrases import Phrasebook
from podium.games.turandot.printed import Singer
from podium.games.turandot.table import NUMBER, PURSE
from podium.games.turandot.text import action_name
from podium.games.turandot.view import SeatView, TroupeView, TurandotView

# A colour for each category, opposites far apart.
COLOURS = ("gold3", "turquoise2", "green3", "medium_purple2", "sky_blue2", "dark_orange3")
SEX_SIGNS = {"woman": "♀", "man": "♂", "undetermined": "⚥"}
CARD_WIDTH = 21
TROUPE_WIDTH = 29


def draw(box: Box, view: TurandotView, phrases: Phrasebook, names: Sequence[str], seat: int | None) -> RenderableType:
    """The auditions under the roles, then everybody's troupe."""
    painter = _Painter(box, view, phrases, names, seat)
    parts = [painter.headline(), painter.row(), painter.troupes(), painter.footer()]
    return Group(*[part for part in parts if part is not None])


class _Painter:
    def __init__(
        self, box: Box, view: TurandotView, phrases: Phrasebook, names: Sequence[str], seat: int | None
    ) -> None:
        self.printed, self.view, self.phrases, self.names, self.seat = box.printed, view, phrases, names, seat
        self.box = box

    def colour(self, singer: Singer) -> str:
        return COLOURS[self.printed.categories.names.index(singer.category)]

    def headline(self) -> Text:
        view, phrases = self.view, self.phrases
        line = Text(phrases("table-round", round=view.round), style="bold")
        line.append("   " + phrases("table-puccini", player=self.names[view.puccini]), style="bold magenta")
        line.append("   " + phrases("table-pile", pile=view.pile), style="default")
        if view.stand_in_for is not None:
            line.append("   " + phrases("table-stand-in", player=self.names[view.stand_in_for]), style="bold yellow")
        return line

    def row(self) -> Columns | None:
        if all(card is None for card in self.view.row):
            return None
        return Columns([self.audition(role, card) for role, card in enumerate(self.view.row)], padding=(0, 1))

    def audition(self, role: int, card: str | None) -> Panel:
        key = self.printed.role_keys[role]
        sign = SEX_SIGNS[self.printed.roles.sex[key]]
        title = f"[b]{role + 1}[/b] {self.phrases(f'role-{key}')} {sign}"
        content = Text("·\n\n", style="dim")
        if card is not None and card in self.printed.singers.cards:
            content = self.singer(card)
        elif card is not None:
            content = Text(self.phrases(f"director-{card}"), style="bold magenta")
            content.append("\n" + self.phrases(f"director-{card}-about"), style="dim")
        return Panel(content, title=title, width=CARD_WIDTH, border_style="dim" if card is None else "yellow")

    def singer(self, key: str) -> Text:
        """Name, stars and sex; category; favourite role."""
        singer = self.printed.singers.cards[key]
        text = Text(self.phrases(f"singer-{key}"), style=f"bold {self.colour(singer)}")
        text.append(f"\n{'★' * singer.stars} {SEX_SIGNS[singer.sex]} ", style="default")
        text.append(self.phrases(f"category-{singer.category}"), style=self.colour(singer))
        text.append("\n" + (f"♥ {self.phrases(f'role-{singer.favourite}')}" if singer.favourite else ""), style="red")
        return text

    def troupes(self) -> Columns:
        panels = [self.player(seat, player) for seat, player in enumerate(self.view.players)]
        if self.view.dummy is not None:
            name = self.phrases("table-dummy")
            panels.append(Panel(self.troupe(self.view.dummy), title=name, width=TROUPE_WIDTH, border_style="dim"))
        return Columns(panels, padding=(0, 1))

    def player(self, seat: int, player: SeatView) -> Panel:
        view, phrases = self.view, self.phrases
        text = self.troupe(player.troupe)
        text.append("\n" + phrases("table-purse", money=player.money, stage=player.stage), style="green")
        if player.laid is not None:
            text.append("\n" + phrases("table-laid", cards=player.laid), style="bold yellow")
        elif seat in view.waiting:
            text.append("\n" + phrases("table-thinking"), style="dim")
        is_turn = seat == view.turn or seat in view.waiting
        title = f"{'▶ ' if is_turn else ''}{self.names[seat]}{' ♪' if seat == view.puccini else ''}"
        style = "bold yellow" if seat == self.seat else "default"
        return Panel(text, title=title, width=TROUPE_WIDTH, border_style=style)

    def troupe(self, troupe: TroupeView) -> Text:
        """One line a singer, by role once they are cast."""
        phrases = self.phrases
        text = Text(phrases("table-points", points=troupe.points), style="bold")
        text.append(f"  ★{troupe.stars}\n", style="default")
        director = phrases(f"director-{troupe.director}") if troupe.director else phrases("table-no-director")
        text.append(director, style="magenta" if troupe.director else "dim")
        for key in troupe.casting if len(troupe.casting) == len(troupe.singers) else troupe.singers:
            singer = self.printed.singers.cards[key]
            text.append(f"\n{'★' * singer.stars:3} {SEX_SIGNS[singer.sex]} ", style="default")
            text.append(phrases(f"singer-{key}"), style=self.colour(singer))
            if singer.favourite:
                text.append(f" ♥{1 + self.printed.role_keys.index(singer.favourite)}", style="red")
        return text

    def footer(self) -> Text:
        view, phrases = self.view, self.phrases
        sexes = " · ".join(f"{sign} {phrases(f'sex-{sex}')}" for sex, sign in SEX_SIGNS.items())
        text = Text(f"{phrases('table-legend')} · {sexes}", style="dim")
        if view.directors:
            names = phrases.listing([phrases(f"director-{key}") for key in view.directors])
            text.append("\n" + phrases("table-directors", directors=names))
        laid = []
        if view.begun is not None:
            laid = [NUMBER + view.begun]
        elif view.bid is not None:
            laid = [NUMBER + (view.bid.number or 0), PURSE + 2 * view.bid.money + int(view.bid.bluff)]
        if laid:
            bid = ", ".join(action_name(self.box, action) for action in laid)
            text.append("\n" + phrases("table-own-bid", bid=bid), style="bold yellow")
        return text
