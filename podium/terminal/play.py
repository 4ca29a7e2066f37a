"""A game at one keyboard: any mix of people and bots, drawn with Rich.

The loop reads lines through `ask`, so a test can play a whole game; wrong input is asked again.
"""

import importlib
import time
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.markup import escape
from rich.rule import Rule
from rich.text import Text

from podium.bots import Bot, decide
from podium.bots.think import Budget
from podium.core import record
from podium.core.errors import CannotUndo, PodiumError
from podium.core.match import Match
from podium.core.phrases import Phrasebook

Player = str | Bot
"""Who sits in a seat: a person, by name, or a bot."""

SHOWN_MOVES = 16
MANY_CHOICES = 12  # more than these are laid out in columns
NOBODY = -1
HINT_BUDGET = Budget(milliseconds=1000)
COMMANDS = ("quit", "q", "exit", "help", "?", "log", "save", "s", "undo", "u")  # hint needs a choice to make


class Quit(Exception):
    """Somebody asked to stop."""


def draw(match: Match, phrases: Phrasebook, names: Sequence[str], seat: int | None) -> RenderableType:
    """The table as a seat sees it, by the game's own `terminal` module."""
    drawing: Any = importlib.import_module(f"{match.game.package}.terminal")
    drawn: RenderableType = drawing.draw(match.box, match.view(seat), phrases, names, seat)
    return drawn


class Sitting:
    """One game, from the deal (or a saved point) to the end."""

    def __init__(
        self,
        match: Match,
        players: Sequence[Player],
        phrases: Phrasebook,
        console: Console,
        ask: Callable[[str], str],
        *,
        seed: str | None = None,
        pace: float = 0.0,
        confirm: bool = False,
    ) -> None:
        self.match, self.phrases, self.console, self.ask = match, phrases, console, ask
        self.players, self.seed, self.pace, self.confirm = list(players), seed, pace, confirm
        self.names = [player if isinstance(player, str) else player.name for player in players]
        self.names = [_unique(self.names, seat) for seat in range(len(self.names))]
        self.told = 0  # moves already shown to the people at the keyboard
        self.at_keyboard = NOBODY

    def run(self) -> None:
        """Play to the end, or until somebody quits; an unfinished game is saved."""
        try:
            while not self.match.is_over:
                seat = self.match.pending[0]
                player = self.players[seat]
                if isinstance(player, str):
                    self._turn_of_person(seat)
                else:
                    self._turn_of_bot(seat, player)
        except (Quit, KeyboardInterrupt, EOFError):
            self._leave()
        else:
            self._finish()

    def _turn_of_bot(self, seat: int, player: Bot) -> None:
        seed = None if self.seed is None else f"{self.seed} move {len(self.match.log)}"
        self.match.play(seat, decide(self.match, seat, player, seed))
        if self.pace and any(isinstance(other, str) for other in self.players):
            time.sleep(self.pace)

    def _turn_of_person(self, seat: int) -> None:
        people = sum(isinstance(player, str) for player in self.players)
        if people > 1 and seat != self.at_keyboard and self.match.is_secret:
            self.console.clear()
            self.ask(self.phrases("play-pass-keyboard", player=self.names[seat]) + " ")
        self.at_keyboard = seat
        self.show(seat)
        before = len(self.match.log)
        while len(self.match.log) == before:
            if not self._answer(seat, self.ask("> ").strip()):
                return
        passes = seat not in self.match.pending
        if self.confirm and passes and self.match.why_not_undo(seat) is None:
            self.console.print(Text(self.phrases("play-confirm"), style="dim"))
            while given := self.ask("> ").strip():
                if not self._confirm(seat, given):
                    return

    def _confirm(self, seat: int, given: str) -> bool:
        """Before the turn passes: undo, or any command; a move must wait. False once it is taken back."""
        word = given.partition(" ")[0].lower()
        if word in COMMANDS:
            return self._answer(seat, given)
        self._complain(self.phrases("play-confirm"))
        return True

    def show(self, seat: int | None) -> None:
        """What happened since the last look, the table, and the choices."""
        match, phrases, say = self.match, self.phrases, self.console.print
        say(Rule(style="dim"))
        story = match.story(seat, self.told)
        if story:
            say(Text(phrases("play-last"), style="bold"))
            if len(story) > SHOWN_MOVES:
                say(Text("  …", style="dim"))
            for message in story[-SHOWN_MOVES:]:
                say(Text("  " + phrases.say(message, self.names)))
            say()
        self.told = len(match.log)
        say(draw(match, phrases, self.names, seat))
        if seat is not None:
            say(Text("\n" + phrases("play-choose", player=self.names[seat]), style="bold"))
            lines = [f"[bold cyan]{number:3}[/]  {line}" for number, line in enumerate(self.choices(seat), 1)]
            say(Columns(lines, column_first=True, padding=(0, 3)) if len(lines) > MANY_CHOICES else Group(*lines))
            say(Text(self._prompt_help(seat), style="dim"))

    def _prompt_help(self, seat: int) -> str:
        return self.phrases("play-prompt-help", example=self.match.legal(seat).texts[-1])

    def choices(self, seat: int) -> list[str]:
        """The legal actions in words, marked where they cannot be undone."""
        match = self.match
        lines = []
        for action in match.legal(seat):
            message = match.game.action_message(match.box, match.state, seat, action)
            line = escape(self.phrases.say(message, self.names))
            if match.reveals(seat, action):
                line += f" [dim]({self.phrases('play-cannot-undo-mark')})[/]"
            lines.append(line)
        return lines

    def _answer(self, seat: int, given: str) -> bool:
        """Act on one line of input; False if the table must be shown again for another decision."""
        match, phrases = self.match, self.phrases
        word, _, rest = given.partition(" ")
        match word.lower():
            case "quit" | "q" | "exit":
                raise Quit
            case "help" | "?":
                self.console.print(Text(phrases("play-help")))
            case "hint" | "h":
                self._hint(seat)
            case "log":
                for message in match.story(seat):
                    self.console.print(Text("  " + phrases.say(message, self.names)))
            case "save" | "s":
                self._save(Path(rest.strip()) if rest.strip() else None)
            case "undo" | "u":
                return not self._undo(seat)
            case _:
                self._play(seat, given)
        return True

    def _play(self, seat: int, given: str) -> None:
        legal = self.match.legal(seat)
        try:
            if given.isdecimal() and 1 <= int(given) <= len(legal):
                self.match.play(seat, legal[int(given) - 1])
            else:
                self.match.play(seat, given)
        except PodiumError:
            help_line = self._prompt_help(seat)
            self._complain(self.phrases("play-not-understood", given=given[:40], help=help_line))

    def _hint(self, seat: int) -> None:
        """What a search finds in a second, from what this seat knows."""
        from podium.bots.think import prepare
        from podium.lab import review  # the search is not needed to play
        from podium.terminal.review import draw_hint

        def report(kernel: str) -> None:
            said = self.phrases("ready-compiling", title=self.match.game.title, kernel=kernel)
            self.console.print(Text(f"{said}. {self.phrases('ready-first')}", style="dim"))

        if len(self.match.legal(seat)) > 1:
            prepare(self.match.game, report)
        seed = f"hint {len(self.match.log)} {self.match.commitment}"
        found = review.hint(self.match, seat, HINT_BUDGET, seed=seed)
        self.console.print(draw_hint(found, self.names, self.phrases))

    def _undo(self, seat: int) -> bool:
        try:
            self.match.undo(seat)
        except CannotUndo as refusal:
            self._complain(self.phrases(f"undo-{refusal.why}"))
            return False
        self.told = min(self.told, len(self.match.log))
        self.console.print(Text(self.phrases("play-undone"), style="cyan"))
        return True

    def _save(self, path: Path | None) -> Path | None:
        chosen = path or Path(f"podium-{self.match.game.slug}-{datetime.now():%Y%m%d-%H%M%S}.json")
        try:
            record.save(self.match, chosen, self.names)
        except PodiumError as refusal:
            self._complain(str(refusal))
            return None
        key = "play-saved" if self.match.is_over else "play-saved-unfinished"
        self.console.print(Text(self.phrases(key, path=str(chosen)), style="cyan"))
        return chosen

    def _complain(self, sentence: str) -> None:
        self.console.print(Text(sentence, style="red"))

    def _leave(self) -> None:
        self.console.print()
        if self.match.log:
            path = self._save(None)
            if path is not None:
                self.console.print(Text(self.phrases("play-resume", path=str(path))))

    def _finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self.show(None)
        say, phrases = self.console.print, self.phrases
        reason = phrases(f"reason-{outcome.reason}")
        say(Text("\n" + phrases("play-over", reason=reason), style="bold"))
        for seat in sorted(range(self.match.seats), key=lambda seat: outcome.places[seat]):
            place = phrases("play-place", place=outcome.places[seat])
            points = phrases("play-points", points=outcome.scores[seat])
            say(Text(f"  {place:4} {self.names[seat]:20} {points}"))
        winners = phrases.listing([self.names[seat] for seat in outcome.winners])
        key = ("play-nobody", "play-winner", "play-winners")[min(2, len(outcome.winners))]
        say(Text(phrases(key, players=winners), style="bold green"))
        self._save(None)


def _unique(names: list[str], seat: int) -> str:
    """Several bots of one name are told apart by a number."""
    name = names[seat]
    if names.count(name) == 1:
        return name
    return f"{name} {names[: seat + 1].count(name)}"
