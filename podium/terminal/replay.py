"""Stepping through a record in a terminal."""

from collections.abc import Callable

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from podium.core.match import Match
from podium.core.phrases import Phrasebook
from podium.terminal.play import draw


def print_story(match: Match, names: list[str], phrases: Phrasebook, console: Console) -> None:
    """The whole game in words, then the table as it ended."""
    for message in match.story():
        console.print(Text(phrases.say(message, names)))
    console.print(draw(match, phrases, names, None))


def step_through(
    match: Match,
    names: list[str],
    phrases: Phrasebook,
    console: Console,
    ask: Callable[[str], str],
    seat: int | None = None,
) -> None:
    """Forward and back, one move at a time, through the eyes of a seat or of a spectator."""
    last = len(match.log)
    at = 0
    while True:
        then = match.at(at)
        console.print(Rule(phrases("replay-move", number=at, total=last), style="dim"))
        for message in then.story(seat, at - 1) if at else ():
            console.print(Text(phrases.say(message, names), style="bold"))
        console.print(draw(then, phrases, names, seat))
        console.print(Text(phrases("replay-prompt"), style="dim"))
        try:
            given = ask("> ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            return
        word, _, number = given.partition(" ")
        match word:
            case "q" | "quit":
                return
            case "b":
                at = max(0, at - 1)
            case "e":
                at = last
            case "g" if number.strip().isdecimal():
                at = min(last, int(number))
            case "" if at < last:
                at += 1
            case "":
                return
            case _:
                continue
