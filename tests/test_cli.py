"""The command line as a person uses it: whole games, wrong input, exit codes."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import podium
from podium import Match
from podium.cli import app
from podium.core import record

FOLDER = podium.game("symphonimo").folder


def run(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(app, list(words), input=typed, env={"COLUMNS": "110", "LANG": "en_US.UTF-8"})


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_a_whole_game_by_always_taking_the_first_choice(tmp_path: Path) -> None:
    done = run("play", "-s", "Anna", "-s", "greedy", "--seed", "x", typed="1\n" * 200)
    assert done.exit_code == 0, done.output
    assert "The end:" in done.output
    assert "Traceback" not in done.output
    (saved,) = tmp_path.glob("podium-symphonimo-*.json")
    assert run("verify", str(saved)).exit_code == 0
    assert podium.read(saved).players == ["Anna", "greedy"]


def test_two_people_and_every_variant_in_french() -> None:
    done = run(
        "play", "-s", "Anne", "-s", "Luc", "-o", "grand_maestro=all", "-o", "false_note=yes", "-l", "fr",
        "--seed", "y", typed="1\n" * 400,
    )  # fmt: skip
    assert done.exit_code == 0
    assert "Fin de la partie" in done.output
    assert "fausses notes étaient" in done.output


def test_wrong_input_is_asked_again() -> None:
    typed = "99\nfly\n\nplace 3\nhelp\nhint\nundo\nlog\nsave mine.json\nsave /no/where.json\ndraw\nundo\nquit\n"
    done = run("play", "-s", "Anna", "-s", "Bea", "--seed", "z", "-o", "first_player=0", typed=typed)
    assert done.exit_code == 0, done.output
    assert done.output.count("is not one of the choices") == 4
    assert "There is only one choice: Draw a card" in done.output
    assert "nothing to take back" in done.output
    assert "Saved to mine.json" in done.output
    assert "cannot be written" in done.output
    assert "cannot be unseen" in done.output
    assert "Go on any time with: podium play --load" in done.output
    assert Path("mine.json").exists()


def test_a_saved_game_goes_on() -> None:
    run("play", "-s", "Anna", "-s", "greedy", "--seed", "z", "-o", "first_player=0", typed="1\n1\nsave s.json\nquit\n")
    done = run("play", "--load", "s.json", typed="1\n" * 200)
    assert done.exit_code == 0
    assert "The end:" in done.output
    assert run("play", "--load", "s.json", "-s", "Anna").exit_code == 2


def test_confirming_gives_a_chance_to_undo() -> None:
    typed = "1\n1\nfoo\nlog\nundo\n2\n\nquit\n"
    done = run("play", "-s", "Anna", "-s", "greedy", "--confirm", "--seed", "z", "-o", "first_player=0", typed=typed)
    assert "Taken back." in done.output
    (saved,) = Path().glob("podium-*.json")
    assert podium.read(saved).moves[:2] == ["0 draw", "0 place 2"]


def test_the_end_of_input_saves_too() -> None:
    done = run("play", "-s", "Anna", "-s", "greedy", typed="1\n1\n")
    assert done.exit_code == 0
    assert list(Path().glob("podium-*.json"))


def test_simulate_in_json_is_repeatable_on_any_number_of_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("podium.lab.simulate.CHUNK", 20)
    words = ("simulate", "-s", "greedy", "-s", "random", "-n", "90", "--seed", "s", "--json")
    summaries = [json.loads(run(*words, "--cores", cores).stdout) for cores in ("1", "2")]
    for summary in summaries:
        assert summary.pop("games_per_second") > 0
    assert summaries[0] == summaries[1]
    assert summaries[0]["games"] == 90
    assert summaries[0]["is_complete"]
    greedy, uniform = summaries[0]["by_seat"]
    assert greedy["wins_low"] > uniform["wins_high"]


def test_simulate_prints_a_table() -> None:
    done = run("simulate", "-s", "random", "-s", "random", "-n", "50")
    assert done.exit_code == 0
    assert "50 games of Symphonimo" in done.output


def test_replay_tells_the_story() -> None:
    run("play", "-s", "greedy", "-s", "random", "--seed", "r")
    (saved,) = Path().glob("podium-*.json")
    done = run("replay", str(saved), "--story")
    assert done.exit_code == 0
    assert "Round 2 begins" in done.output
    assert "The game is over." in done.output


def test_games_and_box_check() -> None:
    assert run("--version").output == f"podium {podium.__version__}\n"
    assert "symphonimo" in run("games").output
    assert run("box", "check", str(FOLDER / "box.toml")).exit_code == 0
    for slug in podium.slugs():
        assert run("box", "check", slug).exit_code == 0


def test_a_box_that_does_not_keep_its_recipe(tmp_path: Path) -> None:
    text = (podium.game("ensemble").folder / "box.toml").read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace('revenue = "3/8"', 'revenue = "7/8"', 1), encoding="utf-8")
    done = run("box", "check", str(mine))
    assert done.exit_code == 1
    assert "is a box of Maestro: Ensemble" in done.output
    assert "E001" in done.output
    mine.write_text(text.replace("{ cello = 1 }", "{ kazoo = 1 }", 1), encoding="utf-8")
    done = run("box", "check", str(mine))
    assert done.exit_code == 2
    assert "expected names of instruments, got 'kazoo'" in done.output


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess"], "There is no game 'chess'"),
        (["play", "-s", "Anna"], "is played by 2 to 6; 1 seats were asked for"),
        (["play", *["-s", "greedy"] * 7], "7 seats"),
        (["play", "-o", "colour=red"], "has no option 'colour'"),
        (["play", "-o", "false_note=maybe"], "expected true or false, got 'maybe'"),
        (["play", "-o", "false_note"], "given as NAME=VALUE"),
        (["play", "-o", "grand_maestro=chosen"], "names 1 to 4 of"),
        (["play", "-l", "xx"], "Podium speaks en and fr; 'xx'"),
        (["play", "--box", "none.toml"], "cannot be read"),
        (["play", "--load", "none.json"], "cannot be read"),
        (["simulate", "-s", "Anna", "-s", "greedy"], "There is no bot 'Anna'"),
        (["simulate", "-n", "0"], "at least 1 game; 0"),
        (["simulate", "--cores", "0"], "at least 1 core; 0"),
        (["verify", "none.json"], "cannot be read"),
        (["replay", "none.json"], "cannot be read"),
        (["box", "check", "none.toml"], "cannot be read"),
    ],
)
def test_bad_words_get_one_sentence_and_exit_code_two(words: list[str], sentence: str) -> None:
    done = run(*words)
    assert done.exit_code == 2, done.output
    assert sentence in done.output
    assert "Traceback" not in done.output
    assert not list(Path().iterdir())


def test_bad_files_get_one_sentence() -> None:
    Path("edited.json").write_text(
        record.dump(record.record_of(Match.new("symphonimo", seats=2))).replace("Seat", "Sear")
    )
    done = run("verify", "edited.json")
    assert (done.exit_code, "seal does not fit" in done.output) == (2, True)
    Path("box.toml").write_text('game = "chess"\n')
    done = run("box", "check", "box.toml")
    assert (done.exit_code, "expected one of symphonimo" in done.output) == (2, True)
    Path("box.toml").write_text((FOLDER / "box.toml").read_text().replace("owl = 4", "owl = 4.5"))
    done = run("box", "check", "box.toml")
    assert (done.exit_code, "key owl: expected a whole number, got 4.5" in done.output) == (2, True)


@pytest.mark.compiled
def test_the_first_start_shows_what_it_compiles_and_the_second_nothing(tmp_path: Path) -> None:
    env = {**os.environ, "PODIUM_CACHE_DIR": str(tmp_path / "cache"), "NUMBA_DISABLE_JIT": "0"}
    words = [sys.executable, "-c", "from podium.cli import main; main()", "play", "-s", "greedy", "-s", "greedy"]
    first = subprocess.run(words, env=env, capture_output=True, text=True, check=True)
    files = sorted(path.name for path in tmp_path.rglob("*.nb[ci]"))
    assert "compiling legal" in first.stderr
    assert len(files) > 10
    second = subprocess.run(words, env=env, capture_output=True, text=True, check=True)
    assert second.stderr == ""
    assert "The end:" in second.stdout
    assert sorted(path.name for path in tmp_path.rglob("*.nb[ci]")) == files


def test_a_whole_opera_against_greedy_bots() -> None:
    done = run("play", "turandot", "-s", "Anna", *["-s", "greedy"] * 3, "--seed", "x", typed="1\n" * 120)
    assert done.exit_code == 0, done.output
    for part in (
        "lays 1 card face down",
        "and wins",
        "hires",
        "gives",
        "removes The",
        "has cast the opera",
        "The end:",
    ):
        assert part in done.output
    assert "Traceback" not in done.output


def test_two_people_take_turns_at_the_keyboard_in_secret() -> None:
    done = run("play", "turandot", "-s", "Anna", "-s", "Luc", "-l", "fr", "--seed", "y", typed="\n1\n" * 200)
    assert done.exit_code == 0, done.output
    assert "Luc, à vous, en secret" in done.output
    assert "Le rideau tombe" in done.output
