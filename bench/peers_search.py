"""OpenSpiel's own search over information sets (ISMCTS), in C++ and in Python, each with random rollouts."""

import importlib
import itertools
import math
import random
import statistics
import time
from dataclasses import dataclass
from functools import partial
from typing import Any

import pyspiel
from peers_openspiel import play_out, sample_outcome
from timing import SEARCH_DEALS, STAGES, Measure, Search, search_row

GAMES = {  # those that can deal anew what a seat does not know; most cannot
    "hearts": "hearts",
    "oh_hell, 17 tricks": "oh_hell(num_tricks_fixed=17)",
    "oh_hell, 12 tricks": "oh_hell(players=4,num_tricks_fixed=12)",
    "euchre": "euchre",
    "gin_rummy": "gin_rummy",
}
COUNTED = 200  # random games from a position, to count the decisions of an iteration
EXPLORATION = 1.0
CPP, PYTHON = "ISMCTS, C++", "ISMCTS, Python"


@dataclass(frozen=True)
class Position:
    """A choice to search, and what a random game takes from there."""

    state: Any
    decisions: float  # to the end, after hidden cards are dealt anew
    decisions_error: float  # standard error of the mean
    simulations: int  # that take about the time asked for


def measures(name: str, seconds: float) -> list[Measure | str]:
    """A measure for each stage of a game and each of OpenSpiel's two searches."""
    return [_measure(name, stage, how, seconds) for how in (CPP, PYTHON) for stage in STAGES]


def _measure(name: str, stage: str, how: str, seconds: float) -> Measure:
    game = pyspiel.load_game(GAMES[name])
    positions: list[Position] = []
    for deal in itertools.count():
        state = _state(game, STAGES[stage], random.Random(deal))
        if state is not None:
            positions.append(_position(game, state, how, seconds))
        if len(positions) == SEARCH_DEALS:
            break

    def sample() -> Search:
        return Search(
            sum(_search(game, position.state, how, position.simulations) for position in positions),
            sum(position.simulations for position in positions),
            sum(position.simulations * position.decisions for position in positions),
        )

    details = {
        "loaded_as": GAMES[name],
        "choices": [len(position.state.legal_actions()) for position in positions],
        "simulations": [position.simulations for position in positions],
        "decisions_by_position": [position.decisions for position in positions],
        "decisions_standard_errors": [position.decisions_error for position in positions],
    }
    row = partial(search_row, "OpenSpiel", how, name, game.num_players(), stage, details)
    return Measure(f"OpenSpiel {name}, {how} from the {stage}", sample, row)


def _state(game: Any, share: float, rng: random.Random) -> Any:
    """The first choice once this share of a random game is played; None if the game ends before."""
    state = game.new_initial_state()
    length, played = math.inf, 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(sample_outcome(state.chance_outcomes(), rng))
            continue
        if played == 0:
            length = play_out(state.clone(), game.num_players(), random.Random(1))[0]
        actions = state.legal_actions()
        if played >= int(share * length) and len(actions) > 1:
            return state
        state.apply_action(rng.choice(actions))
        played += 1
    return None


def _position(game: Any, state: Any, how: str, seconds: float) -> Position:
    """Count the decisions of an iteration, and find how many iterations fill the time.

    An iteration goes from the position to the end of the game, partly in the tree and partly in a
    rollout, so its decisions are those of a whole game from there.
    """
    rng = random.Random(1)
    lengths = []
    for _ in range(COUNTED):
        dealt = state.resample_from_infostate(state.current_player(), rng.random)
        lengths.append(play_out(dealt, game.num_players(), rng)[0])
    simulations = 16
    while (taken := _search(game, state, how, simulations)) < seconds / 4:
        simulations *= 2
    return Position(
        state=state,
        decisions=statistics.fmean(lengths),
        decisions_error=statistics.stdev(lengths) / math.sqrt(COUNTED),
        simulations=max(16, math.ceil(simulations * seconds / taken)),
    )


def _search(game: Any, state: Any, how: str, simulations: int) -> float:
    """Seconds of one search with a tree of its own."""
    bot = _bot(game, how, simulations)
    began = time.perf_counter()
    bot.get_policy(state)
    return time.perf_counter() - began


def _bot(game: Any, how: str, simulations: int) -> Any:
    """OpenSpiel's bot with one random rollout an iteration."""
    if how == CPP:
        return pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), EXPLORATION, simulations)
    algorithms = "open_spiel.python.algorithms"
    evaluator = importlib.import_module(f"{algorithms}.mcts").RandomRolloutEvaluator(1)
    return importlib.import_module(f"{algorithms}.ismcts").ISMCTSBot(game, evaluator, EXPLORATION, simulations)
