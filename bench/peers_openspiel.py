"""OpenSpiel, two ways: random rollouts in its C++, and random play through its Python calls."""

import math
import random
import statistics
import time
from dataclasses import dataclass
from functools import partial
from typing import Any

import pyspiel
from timing import Measure, Play, Row, played_row, spend

GAMES = (
    "hearts",
    "oh_hell",
    "crazy_eights(players=4)",
    "gin_rummy",
    "spades",
    "dou_dizhu",
    "goofspiel(imp_info=True)",
    "leduc_poker",
    "skat",
    "hanabi",
)
DEALS = 5  # the C++ figure is a mean over these: a deal can make a game dearer or cheaper
FEWEST_GAMES = 200  # from each deal, to count the decisions of a game
LOW_SHARE = 0.1  # of the rollouts of the longer search: the shorter one, whose time is subtracted


@dataclass(frozen=True)
class Deal:
    """The first player decision after chance has dealt, and what a random game from there takes."""

    state: Any
    decisions: float
    decisions_error: float  # standard error of the mean
    chance_nodes: float
    rollouts: int  # in C++, that take about the time asked for


def measures(name: str, seconds: float) -> list[Measure | str]:
    """A measure each for C++ and Python, or a sentence that says why there is none."""
    try:
        game = pyspiel.load_game(name)
    except pyspiel.SpielError as error:
        return [f"OpenSpiel's {name} does not load: {_reason(error)}."]
    rng = random.Random(name)
    sample = partial(spend, _player(game, rng), seconds)
    row = partial(played_row, "OpenSpiel", "Python", name, game.num_players())
    loop = Measure(f"OpenSpiel {name}, Python loop", sample, row)
    try:
        deals = [_deal(game, rng, seconds / DEALS) for _ in range(DEALS)]
    except pyspiel.SpielError as error:
        return [loop, f"OpenSpiel's C++ search refuses {name}: {_reason(error)}."]
    rollouts = partial(_rollout_seconds, game, deals)
    return [loop, Measure(f"OpenSpiel {name}, C++ rollouts", rollouts, partial(_rollout_row, game, name, deals))]


def _reason(error: Exception) -> str:
    return str(error).strip().rstrip(".")


def _rollout_seconds(game: Any, deals: list[Deal]) -> float:
    """Seconds of one random rollout in C++, from the average deal.

    The only way to them from Python is a search of one simulation, which evaluates its root by so
    many rollouts. The difference between a long and a short search is the rollouts' time alone.
    """
    found = []
    for deal in deals:
        high, low = deal.rollouts, max(1, int(deal.rollouts * LOW_SHARE))
        found.append((_search(game, deal.state, high) - _search(game, deal.state, low)) / (high - low))
    return statistics.fmean(found)


def _rollout_row(game: Any, name: str, deals: list[Deal], seconds: list[float]) -> Row:
    """Time over decisions: both of the average deal."""
    decisions = statistics.fmean(deal.decisions for deal in deals)
    repeats = [one * 1e9 / decisions for one in seconds]
    return Row(
        library="OpenSpiel",
        how="C++ rollouts",
        game=name,
        players=game.num_players(),
        nanoseconds=statistics.median(repeats),
        repeats_nanoseconds=repeats,
        decisions_per_game=decisions,
        games_per_second=1 / statistics.median(seconds),
        details={
            "chance_nodes_per_game": statistics.fmean(deal.chance_nodes for deal in deals),
            "decisions_by_deal": [deal.decisions for deal in deals],
            "decisions_standard_errors": [deal.decisions_error for deal in deals],
            "rollouts_by_deal": [deal.rollouts for deal in deals],
        },
    )


def _deal(game: Any, rng: random.Random, seconds: float) -> Deal:
    """Deal, count the decisions of random games from there, and find how many rollouts fill the time."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(sample_outcome(state.chance_outcomes(), rng))
    rollouts = 16
    while (taken := _search(game, state, rollouts)) < seconds / 4:
        rollouts *= 2
    lengths: list[int] = []
    nodes = 0
    began = time.perf_counter()
    counting = random.Random(1)  # its own, so that every run has the same deals
    while len(lengths) < FEWEST_GAMES or time.perf_counter() - began < seconds:
        decisions, chance = play_out(state.clone(), game.num_players(), counting)
        lengths.append(decisions)
        nodes += chance
    return Deal(
        state=state,
        decisions=statistics.fmean(lengths),
        decisions_error=statistics.stdev(lengths) / math.sqrt(len(lengths)),
        chance_nodes=nodes / len(lengths),
        rollouts=max(16, math.ceil(rollouts * seconds / taken)),
    )


def _search(game: Any, state: Any, rollouts: int) -> float:
    """Seconds of one evaluation of this state by so many rollouts."""
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
    bot = pyspiel.MCTSBot(
        game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=100, solve=False, seed=1, verbose=False
    )
    began = time.perf_counter()
    root = bot.mcts_search(state)
    elapsed = time.perf_counter() - began
    if root.explore_count != 1:
        raise RuntimeError(f"a search of one simulation made {root.explore_count} evaluations")
    return elapsed


def _player(game: Any, rng: random.Random) -> Play:
    """One random game a call, from the deal."""
    players = game.num_players()

    def play() -> tuple[int, int, int]:
        decisions, chance = play_out(game.new_initial_state(), players, rng)
        return 1, decisions, chance

    return play


def play_out(state: Any, players: int, rng: random.Random) -> tuple[int, int]:
    """Play at random to the end, as fast as its Python calls allow; returns decisions and chance nodes."""
    uniform = rng.random
    decisions = chance = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(sample_outcome(state.chance_outcomes(), rng))
            chance += 1
        elif state.is_simultaneous_node():
            choices = [state.legal_actions(player) for player in range(players)]
            state.apply_actions([actions[int(uniform() * len(actions))] for actions in choices])
            decisions += players
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(uniform() * len(actions))])
            decisions += 1
    return decisions, chance


def sample_outcome(outcomes: list[tuple[int, float]], rng: random.Random) -> int:
    """An outcome by its probability."""
    left = rng.random()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]
