"""`podium review` and `podium hint` as a person uses them: reports, pictures, JSON and refusals."""

import json
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

import podium
from podium import Match
from podium.bots import bot, decide
from podium.bots.think import Budget
from podium.cli import app
from podium.core import record
from podium.lab.judgement import Review
from podium.terminal import play
from tests.support import sample

FEW = ("--iterations", str(max(2, sample(200))))


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=typed, env={"COLUMNS": "110", "LANG": "en_US.UTF-8"})


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a game of few cards, finished in over.json and not in open.json."""
    monkeypatch.chdir(tmp_path)
    text = (podium.game("symphonimo").folder / "box.toml").read_text(encoding="utf-8")
    for copies, family in enumerate(("elephant", "owl", "fox", "bear", "cat", "frog", "rabbit"), 3):
        text = text.replace(f"{family} = {copies}\n", f"{family} = {1 + (family == 'fox')}\n")
    Path("box.toml").write_text(text, encoding="utf-8")
    match = Match.new("symphonimo", seats=2, options={"first_player": 0}, seed=3, box="box.toml")
    for _ in range(3):
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    record.save(match, Path("open.json"), ["Anna", "Bea"])
    while not match.is_over:
        seat = match.pending[0]
        match.play(seat, decide(match, seat, bot("random"), len(match.log)))
    record.save(match, Path("over.json"), ["Anna", "Bea"])


def test_a_report_and_a_picture() -> None:
    done = run("review", "over.json", *FEW, "--plot", "curve.svg")
    assert done.exit_code == 0, done.output
    for part in (
        "Review of Symphonimo, 2 players",
        "Anna",
        "Bea",
        "Turning points",
        "Chance to win",
        "what its player",
    ):
        assert part in " ".join(done.output.split())  # wherever a line is broken
    picture = Path("curve.svg").read_text(encoding="utf-8")
    assert "Anna" in picture
    assert "Bea" in picture


def test_a_report_in_french_on_one_seat() -> None:
    done = run("review", "over.json", *FEW, "--seat", "1", "--language", "fr", "--cores", "1")
    assert done.exit_code == 0, done.output
    for part in ("Analyse de Symphonimo, 2 joueurs", "Tournants", "Chances de gagner", "jugée"):
        assert part in done.output


def test_json_is_the_whole_review_and_repeatable() -> None:
    done = [run("review", "over.json", *FEW, "--seed", "x", "--json", "--cores", cores) for cores in ("1", "2")]
    found = [msgspec.json.decode(result.stdout, type=Review) for result in done]
    one, two = (msgspec.structs.replace(review, seconds=0) for review in found)
    assert one == two
    assert one.players == ("Anna", "Bea")


def test_stopping_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("podium.lab.review.review", stopped)
    done = run("review", "over.json")
    assert (done.exit_code, "nothing to show" in done.output) == (130, True)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["review", "open.json"], "This game is not over, and a review would tell"),
        (["review", "none.json"], "cannot be read"),
        (["review", "over.json", "--seat", "2"], "seats 0 to 1; seat 2"),
        (["review", "over.json", "--plot", "curve.txt"], "A plot is written as .svg"),
        (["review", "over.json", "--language", "xx"], "Podium speaks"),
        (["hint", "over.json"], "The game is over: there is nothing left to choose."),
        (["hint", "open.json", "--seat", "0"], "Seat 0 is not to act"),
        (["hint", "open.json", "--seat", "5"], "seats 0 to 1; seat 5"),
        (["hint", "none.json"], "cannot be read"),
    ],
)
def test_refusals_are_one_sentence(words: list[str], sentence: str) -> None:
    done = run(*words)
    assert done.exit_code == 2, done.output
    assert sentence in done.output
    assert "Traceback" not in done.output


def test_a_hint_for_a_saved_game() -> None:
    done = run("hint", "open.json", *FEW)
    assert done.exit_code == 0, done.output
    for part in ("Bea, from what you can see", "Place the", "Wins", "%"):
        assert part in done.output
    told = json.loads(run("hint", "open.json", "--seat", "1", *FEW, "--seed", "x", "--json").stdout)
    assert told["seat"] == 1
    assert {choice["text"] for choice in told["choices"]} == {"place 1", "place 2"}
    assert "d'après ce que vous voyez" in run("hint", "open.json", *FEW, "-l", "fr").output


def test_a_hint_at_the_prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "HINT_BUDGET", Budget(iterations=max(2, sample(200))))
    words = ("play", "-s", "Anna", "-s", "Bea", "--box", "box.toml", "-o", "first_player=0", "--seed", "z")
    done = run(*words, typed="hint\ndraw\nhint\nquit\n")
    assert done.exit_code == 0, done.output
    assert "There is only one choice: Draw a card" in done.output
    assert "Anna, from what you can see" in done.output
    assert "Place the" in done.output
