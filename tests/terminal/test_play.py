"""Stepping through a record, and drawing every kind of table at every width."""

import io

import pytest
from rich.console import Console

from podium import Match
from podium.bots import bot, decide
from podium.core.phrases import LANGUAGES, Phrasebook
from podium.terminal.play import draw
from podium.terminal.replay import step_through
from tests.support import act, give, symphonimo


def shown(match: Match, seat: int | None, width: int = 100, language: str = "en") -> str:
    console = Console(file=io.StringIO(), width=width)
    phrases = Phrasebook(language, match.game.folder)
    console.print(draw(match, phrases, [f"Player {seat}" for seat in range(match.seats)], seat))
    output = console.file
    assert isinstance(output, io.StringIO)
    return output.getvalue()


def test_the_table_shows_what_counts() -> None:
    match = symphonimo(3, "fox owl bear cat frog rabbit", powers="discard-one - -")
    give(match, 0, fox=4, owl=1, rabbit=5)
    text = shown(act(match, "draw", "place 1", "draw"), 0)
    for part in ("4 ♛", "1 ★", "Fox 5", "Pile: 4 cards", "Player 1 has drawn: Owl", "discard one of", "for you +0"):
        assert part in text
    text = shown(act(match, "place 2", "take 1", "choose fox"), 1)
    assert "Discarded: Fox ×1" in text
    assert "taken by Player" in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 200])
def test_no_line_is_wider_than_the_terminal(width: int, language: str) -> None:
    match = Match.new("symphonimo", seats=6, options={"grand_maestro": "all", "false_note": True}, seed=1)
    while not match.is_over:
        seat = match.pending[0]
        match.play(seat, decide(match, seat, bot("greedy"), len(match.log)))
        if len(match.log) % 40 == 0 or match.is_over:
            assert max(len(line) for line in shown(match, 0, width, language).splitlines()) <= width


@pytest.mark.parametrize("width", [60, 120])
def test_an_opera_fits_the_terminal_too(width: int) -> None:
    match = Match.new("turandot", seats=2, seed=1)
    while not match.is_over:
        seat = match.pending[0]
        match.play(seat, decide(match, seat, bot("greedy"), len(match.log)))
        text = shown(match, 0, width)
        assert max(len(line) for line in text.splitlines()) <= width
    assert "The dummy" in text


@pytest.mark.parametrize("width", [60, 120])
def test_an_orchestra_fits_the_terminal_too(width: int) -> None:
    match, said = Match.new("symphony", seats=3, options={"orchestra": "preset"}, seed=1), ""
    while not match.is_over:
        seat = match.pending[0]
        match.play(seat, decide(match, seat, bot("random"), len(match.log)))
        if len(match.log) % 8 == 0 or match.is_over:
            text = shown(match, 0, width)
            assert max(len(line) for line in text.splitlines()) <= width
            said += text
    for part in ("Virtuosity: more points", "minim: ", "green zone: ", "Flat notes ", " virtuosity", "The end"):
        assert part in said


def test_stepping_forward_and_back() -> None:
    match = act(symphonimo(2, "fox owl bear cat"), "draw", "place 1", "take 1")
    answers = iter(["", "", "b", "g 3", "nonsense", "g 99", "e", "b", ""])
    console = Console(file=io.StringIO(), width=100)

    def ask(prompt: str) -> str:
        assert prompt
        try:
            return next(answers)
        except StopIteration:
            raise EOFError from None

    step_through(match, ["Anna", "Bea"], Phrasebook("en", match.game.folder), console, ask)
    output = console.file
    assert isinstance(output, io.StringIO)
    seen = [int(part.split()[0]) for part in output.getvalue().split("Move ")[1:]]
    assert seen == [0, 1, 2, 1, 3, 3, 3, 3, 2, 3]
