"""`podium arena` as a person uses it: tables, JSON, plots and refusals."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from podium.bots import bot
from podium.cli import app
from podium.lab.arena import Host
from podium.lab.plot import budget_of


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["arena", *words], env={"COLUMNS": "110", "LANG": "en_US.UTF-8"})


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_tables_in_both_languages_and_a_picture_from_one_file() -> None:
    words = ("symphonimo", "greedy", "random", "-n", "2", "--cores", "1", "--seed", "x", "--out", "a.jsonl")
    english = run(*words, "--plot", "ratings.svg")
    assert english.exit_code == 0, english.output
    for part in ("Rating", "95%", "fixed", "ahead of column", "4 games of Symphonimo", "2 deals", "few deals"):
        assert part in english.output
    assert "greedy" in Path("ratings.svg").read_text(encoding="utf-8")
    kept = Path("a.jsonl").read_bytes()
    french = run(*words, "-l", "fr")
    assert french.exit_code == 0, french.output
    for part in ("Cote", "fixée", "devant colonne", "4 parties de Symphonimo", "2 donnes"):
        assert part in french.output
    assert Path("a.jsonl").read_bytes() == kept


def test_json_is_repeatable() -> None:
    words = (
        "turandot",
        "greedy",
        "random",
        "--gauntlet",
        "--seats",
        "3",
        "-n",
        "1",
        "--cores",
        "1",
        "--seed",
        "x",
        "--json",
    )
    first, second = run(*words), run(*words)
    assert first.exit_code == 0, first.output
    assert first.stdout == second.stdout
    standing = json.loads(first.stdout)
    assert standing["settings"]["schedule"] == "gauntlet"
    assert standing["games"] == 3
    assert {row["bot"] for row in standing["ratings"]} == {"greedy", "random"}
    assert {(row["bot"], row["meetings"]) for row in standing["pairings"]} == {("greedy", 6), ("random", 6)}


def test_options_and_lone_tables() -> None:
    words = ("symphonimo", "greedy", "random", "--lone", "--seats", "3", "-n", "1", "--cores", "1", "--json")
    done = run(*words, "-o", "false_note=yes")
    assert done.exit_code == 0, done.output
    settings = json.loads(done.stdout)["settings"]
    assert (settings["tables"], settings["options"]["false_note"]) == ("lone", True)


def test_a_plot_by_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {
        "calm@10ms": "random",
        "calm@1s": "greedy",
        "brisk@5i": "random",
        "brisk@50i": "greedy",
        "greedy": "greedy",
    }
    monkeypatch.setattr("podium.lab.arena.bot", lambda name: bot(known[name]))
    done = run("symphonimo", *known, "-n", "1", "--cores", "1", "--plot-budget", "b.svg", "--plot", "r.png")
    assert done.exit_code == 0, done.output
    drawn = Path("b.svg").read_text(encoding="utf-8")
    for part in ("calm", "brisk", "Milliseconds", "Iterations", "1\u202f000", "greedy"):
        assert part in drawn
    assert Path("r.png").read_bytes().startswith(b"\x89PNG")


def test_budgets_are_read_from_names() -> None:
    assert budget_of("maestro@100ms") == ("maestro", 100, "ms")
    assert budget_of("maestro@2s") == ("maestro", 2000, "ms")
    assert budget_of("flat@500i") == ("flat", 500, "i")
    assert budget_of("greedy") is None


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["chess", "greedy", "random"], "There is no game 'chess'"),
        (["symphonimo"], "at least 2 bots; 0 came"),
        (["symphonimo", "greedy"], "at least 2 bots; 1 came"),
        (["symphonimo", "greedy", "Anna"], "There is no bot 'Anna'"),
        (["symphonimo", "greedy", "greedy"], "named twice"),
        (["symphonimo", "greedy", "random", "--seats", "9"], "is played by 2 to 6"),
        (["symphonimo", "greedy", "random", "-n", "0"], "at least 1 deal; 0"),
        (["symphonimo", "greedy", "random", "--cores", "0"], "at least 1 core; 0"),
        (["symphonimo", "greedy", "random", "--plot", "ratings.gif"], "written as .svg, .png, .pdf"),
        (["symphonimo", "greedy", "random", "--plot", "none/ratings.svg"], "no folder none"),
        (["symphonimo", "greedy", "random", "--plot-budget", "b.svg"], "needs a bot with several"),
        (["symphonimo", "greedy", "random", "--out", "none/a.jsonl"], "cannot be kept in"),
    ],
)
def test_bad_words_get_one_sentence_and_nothing_is_played(words: list[str], sentence: str) -> None:
    done = run(*words)
    assert done.exit_code == 2, done.output
    assert sentence in done.output
    assert "Traceback" not in done.output
    assert not list(Path().iterdir())


def test_without_matplotlib_a_plot_is_refused_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    done = run("symphonimo", "greedy", "random", "--plot", "ratings.svg")
    assert (done.exit_code, "podium[plots]" in done.output) == (2, True)


def test_an_arena_stopped_early_says_how_to_go_on(monkeypatch: pytest.MonkeyPatch) -> None:

    play = Host.play

    def interrupted(self: Host, deal: int, seating: tuple[str, ...]) -> object:
        if deal == 1:
            raise KeyboardInterrupt
        return play(self, deal, seating)

    monkeypatch.setattr(Host, "play", interrupted)
    done = run("symphonimo", "greedy", "random", "-n", "3", "--cores", "1", "--out", "a.jsonl")
    assert done.exit_code == 0, done.output
    assert "Stopped early" in done.output
    assert "Kept in a.jsonl; the same command goes on" in done.output
    assert Path("a.jsonl").read_text().count("\n") == 2
