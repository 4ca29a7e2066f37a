"""Measures the peers; runs inside `.venv-peers`, started by run.py, in one thread.

Writes one JSON object a line to standard output: {"doing": text}, {"row": row}, {"search": row},
{"skipped": sentence} or {"versions": {...}}. Whatever the libraries print goes to standard error.
"""

import argparse
import dataclasses
import importlib
import json
import os
import pkgutil
import random
import re
import sys
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from importlib.metadata import version
from typing import Any

from timing import Measure, Play, Row, SearchRow, in_rounds, played_row, spend

RLCARD_GAMES = (
    "leduc-holdem",
    "limit-holdem",
    "no-limit-holdem",
    "uno",
    "doudizhu",
    "mahjong",
    "gin-rummy",
    "blackjack",
    "bridge",
)

Prepare = Callable[[], list[Measure | str]]
"""Gets measures ready; a sentence says why one is missing."""


def main() -> None:
    """Get everything ready, then sample it in rounds."""
    parser = argparse.ArgumentParser(description="Measure OpenSpiel, RLCard and PettingZoo; JSON lines on stdout.")
    parser.add_argument("--seconds", type=float, default=0.5, help="the least time of one measure")
    parser.add_argument("--search-seconds", type=float, default=0.1, help="the time of one search")
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--only", choices=("play", "search"), help="leave the other out")
    asked = parser.parse_args()
    emit = _channel()
    warnings.simplefilter("ignore")
    emit({"versions": {name: version(name) for name in ("open-spiel", "rlcard", "pettingzoo", "numpy")}})
    measures = []
    for name, prepare in _everything(asked):
        emit({"doing": f"{name}: getting ready"})
        try:
            for found in prepare():
                if isinstance(found, str):
                    emit({"skipped": found})
                else:
                    measures.append(found)
        except Exception as error:  # a peer that does not load is told of, and the others are measured
            emit({"skipped": f"{name} does not load: {type(error).__name__}: {error}".rstrip(".") + "."})
    for row in in_rounds(measures, asked.repeats, lambda what: emit({"doing": what})):
        match row:
            case Row():
                emit({"row": dataclasses.asdict(row)})
            case SearchRow():
                emit({"search": dataclasses.asdict(row)})
            case _:
                emit({"skipped": row})


def _channel() -> Callable[[dict[str, Any]], None]:
    """Keeps standard output for our lines alone: libraries in C++ and Python print there as well."""
    lines = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    sys.stdout = sys.stderr

    def emit(line: dict[str, Any]) -> None:
        print(json.dumps(line), file=lines, flush=True)

    return emit


def _everything(asked: argparse.Namespace) -> Iterator[tuple[str, Prepare]]:
    """What is measured, in order: its name, and what gets it ready."""
    if asked.only != "search":
        yield from _play(asked.seconds)
    if asked.only != "play":
        search = importlib.import_module("peers_search")
        for name in search.GAMES:
            yield f"OpenSpiel {name}, search", partial(search.measures, name, asked.search_seconds)


def _play(seconds: float) -> Iterator[tuple[str, Prepare]]:
    openspiel = importlib.import_module("peers_openspiel")
    for name in openspiel.GAMES:
        yield f"OpenSpiel {name}", partial(openspiel.measures, name, seconds)
    for name in RLCARD_GAMES:
        yield f"RLCard {name}", partial(_rlcard, name, seconds)
    for name in _pettingzoo_games():
        yield f"PettingZoo {name}", partial(_pettingzoo, name, seconds)


def _rlcard(name: str, seconds: float) -> list[Measure | str]:
    """Random play through an RLCard environment, without the trajectories that its `run` would keep."""
    environment = importlib.import_module("rlcard").make(name, config={"seed": 1})
    uniform = random.Random(1).random

    def play() -> tuple[int, int, int]:
        decisions = 0
        state, _ = environment.reset()
        while not environment.is_over():
            actions = list(state["legal_actions"])
            state, _ = environment.step(actions[int(uniform() * len(actions))])
            decisions += 1
        environment.get_payoffs()
        return 1, decisions, 0

    return [_measure("RLCard", name, environment.num_players, play, seconds)]


def _pettingzoo_games() -> list[str]:
    """The classic games of this PettingZoo, by their module names: `tictactoe_v3`."""
    folder = importlib.import_module("pettingzoo.classic").__path__
    return sorted(found.name for found in pkgutil.iter_modules(folder) if re.search(r"_v\d+$", found.name))


def _pettingzoo(name: str, seconds: float) -> list[Measure | str]:
    """Random masked actions through the turn-by-turn (AEC) interface."""
    numpy = importlib.import_module("numpy")
    environment = importlib.import_module(f"pettingzoo.classic.{name}").env()
    environment.reset(seed=1)
    uniform = random.Random(1).random

    def choose(observation: Any, info: dict[str, Any], agent: str) -> int:
        mask = observation["action_mask"] if isinstance(observation, dict) else info.get("action_mask")
        if mask is None:
            return int(uniform() * environment.action_space(agent).n)
        actions = numpy.flatnonzero(mask)
        return int(actions[int(uniform() * len(actions))])

    def play() -> tuple[int, int, int]:
        decisions = 0
        environment.reset()
        for agent in environment.agent_iter():
            observation, _, is_over, is_cut, info = environment.last()
            if is_over or is_cut:
                environment.step(None)
            else:
                environment.step(choose(observation, info, agent))
                decisions += 1
        return 1, decisions, 0

    return [_measure("PettingZoo", name, len(environment.possible_agents), play, seconds)]


def _measure(library: str, name: str, players: int, play: Play, seconds: float) -> Measure:
    play()  # what is set up on first use is not measured
    row = partial(played_row, library, "Python", name, players)
    return Measure(f"{library} {name}", partial(spend, play, seconds), row)


if __name__ == "__main__":
    main()
