"""A table of either Maestro game drawn for a terminal, from a view and nothing else."""

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from podium.core.box import Box
from podium.core.phrases import Phrasebook
from podium.games.concert.printed import fraction
from podium.games.concert.text import piece_title
from podium.games.concert.view import ConcertView, MarketView, PieceView, SeatView

CARD_WIDTH = 24
SEAT_WIDTH = 32


def draw(box: Box, view: ConcertView, phrases: Phrasebook, names: Sequence[str], seat: int | None) -> RenderableType:
    """The markets, everybody's orchestra, and one's own hand."""
    painter = _Painter(box, view, phrases, names, seat)
    return Group(*painter.parts())


class _Painter:
    def __init__(
        self, box: Box, view: ConcertView, phrases: Phrasebook, names: Sequence[str], seat: int | None
    ) -> None:
        self.box, self.view, self.phrases, self.names, self.seat = box, view, phrases, names, seat

    def parts(self) -> list[RenderableType]:
        drawn = [self.headline(), *self.market("table-market", self.view.instruments)]
        soloists = getattr(self.view, "soloists", None)
        if soloists is not None:
            drawn += self.market("table-soloists", soloists)
        return [*drawn, self.players(), *self.hand()]

    def headline(self) -> Text:
        view, phrases = self.view, self.phrases
        line = Text(phrases("table-round", round=view.round), style="bold")
        line.append("   " + phrases("table-goal", goal=view.goal), style="bold magenta")
        line.append("   " + phrases("table-piles", sheets=view.sheet_pile, chance=view.chance_pile), style="default")
        if view.phase == "turn":
            line.append("   " + phrases("table-actions", count=view.actions_left), style="bold yellow")
        if view.event is not None:
            card = phrases(f"chance-{view.event.card}")
            line.append("\n" + phrases("table-event", player=self.names[view.event.user], card=card), style="bold red")
        if view.arranging is not None:
            piece = self.title(view.arranging.card)
            line.append("\n" + phrases("table-arranging", player=self.names[view.turn], piece=piece), style="bold cyan")
        return line

    def title(self, key: str) -> str:
        return piece_title(self.box, self.box.printed.sheet_keys.index(key))

    def price(self, place: str) -> str:
        return fraction(int(self.box.record.price[self.box.printed.place_keys.index(place)]))

    def market(self, key: str, market: MarketView) -> list[RenderableType]:
        cards = [
            Panel(
                Text("·", style="dim") if place is None else Text(f"{self.phrases(place)}\n{self.price(place)}"),
                title=f"[b]{slot}[/b]",
                width=CARD_WIDTH,
                border_style="dim" if place is None else "yellow",
            )
            for slot, place in enumerate(market.row, 1)
        ]
        return [Text(self.phrases(key, deck=market.deck), style="bold"), Columns(cards, padding=(0, 1))]

    def players(self) -> Columns:
        return Columns([self.player(seat, player) for seat, player in enumerate(self.view.players)], padding=(0, 1))

    def player(self, seat: int, player: SeatView) -> Panel:
        phrases = self.phrases
        text = Text(phrases("table-player", money=fraction(player.money), minutes=player.minutes), style="bold green")
        text.append("\n" + phrases("table-held", sheets=player.sheets, chance=player.saved), style="default")
        text.append("\n" + phrases("table-performed", count=len(player.performed)), style="default")
        if player.has_maestro:
            text.append("\n" + phrases("table-maestro-card"), style="magenta")
        for place, count in player.orchestra.items():
            text.append(f"\n{count} × {phrases(place)}", style="cyan" if place.startswith("soloist") else "default")
        for key in player.laid:
            text.append(f"\n∞ {phrases(f'chance-{key}')}", style="yellow")
        scores = getattr(self.view, "scores", None)
        if scores is not None:
            text.append("\n" + phrases("table-total", points=scores[seat].total), style="bold")
        style = "bold yellow" if seat == self.seat else "default"
        title = f"{'▶ ' if seat in self.view.waiting else ''}{self.names[seat]}"
        return Panel(text, title=title, width=SEAT_WIDTH, border_style=style)

    def hand(self) -> list[RenderableType]:
        view, phrases = self.view, self.phrases
        drawn: list[RenderableType] = []
        if view.hand:
            drawn.append(Text(phrases("table-hand"), style="bold"))
            drawn += [self.piece(piece) for piece in view.hand]
        for key, cards in (("table-saved", view.saved), ("table-looked", view.looked)):
            if cards:
                drawn.append(Text(phrases(key, cards=phrases.listing([self.card(card) for card in cards]))))
        scores = getattr(view, "scores", None)
        if scores is not None and self.seat is not None and scores[self.seat].bonus:
            cards = [f"{phrases(f'bonus-{bonus.card}')} ({bonus.points})" for bonus in scores[self.seat].bonus]
            drawn.append(Text(phrases("table-bonus", cards=phrases.listing(cards)), style="magenta"))
        return drawn

    def card(self, key: str) -> str:
        return self.title(key) if key in self.box.printed.sheet_keys else self.phrases(f"chance-{key}")

    def piece(self, piece: PieceView) -> Text:
        """One piece: what it would cost now and bring, or who is missing."""
        phrases = self.phrases
        minutes = self.box.printed.sheet_cards[piece.card].minutes
        text = Text(f"{piece.card} {self.title(piece.card)}: ", style="bold" if piece.is_playable else "dim")
        if piece.rent is None or piece.gain is None:
            missing = [phrases(need.place) for need in piece.needs if need.missing]
            text.append(phrases("table-missing", minutes=minutes, places=phrases.listing(missing)), style="dim")
        else:
            gain = fraction(piece.gain) if piece.gain >= 0 else f"-{fraction(-piece.gain)}"
            text.append(phrases("table-piece", minutes=minutes, rent=fraction(piece.rent), gain=gain), style="green")
        return text
