"""OpenSpiel, two ways: random rollouts in its C++, and random play through its Python calls."""

import math
import random
import statistics
import time
from collections.abc import Iterator
from typing import Any

import pyspiel
from timing import Play, Row, played_row, spend

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
ROLLOUTS = "C++ rollouts"
FEWEST_GAMES = 200  # to count the decisions of a game from a given deal
LOW_SHARE = 0.1  # of the rollouts of the longer search: the shorter one, whose time is subtracted

rng = random.Random(20240229)


def measure(name: str, seconds: float, repeats: int) -> Iterator[Row | str]:
    """A row each for C++ and Python, or a sentence that says why there is none."""
    try:
        game = pyspiel.load_game(name)
    except pyspiel.SpielError as error:
        yield f"OpenSpiel's {name} does not load: {error}."
        return
    samples = [spend(_player(game), seconds) for _ in range(repeats)]
    yield played_row("OpenSpiel", "Python", name, game.num_players(), samples)
    try:
        _search(game, _deal(game), 1)
    except pyspiel.SpielError as error:
        yield f"OpenSpiel's C++ search refuses {name}: {str(error).rstrip('.')}."
        return
    yield _rollout_row(game, name, seconds, repeats)


def _rollout_row(game: Any, name: str, seconds: float, repeats: int) -> Row:
    """The C++ row: each repeat has a deal of its own."""
    rollouts = [_rollouts(game, seconds) for _ in range(repeats)]
    return Row(
        library="OpenSpiel",
        how=ROLLOUTS,
        game=name,
        players=game.num_players(),
        nanoseconds=statistics.median(one["nanoseconds"] for one in rollouts),
        decisions_per_game=statistics.mean(one["decisions"] for one in rollouts),
        games_per_second=statistics.median(1e9 / (one["nanoseconds"] * one["decisions"]) for one in rollouts),
        details={"repeats_nanoseconds": [one["nanoseconds"] for one in rollouts], "repeats": rollouts},
    )


def _rollouts(game: Any, seconds: float) -> dict[str, float]:
    """Nanoseconds per player decision of the random rollouts in C++, from one deal.

    The only way to them from Python is a search of one simulation, which evaluates its root by so
    many rollouts. The difference between a long and a short search is the time of the rollouts
    alone; play through Python from the same deal tells how many decisions a rollout takes.
    """
    state = _deal(game)
    high = 16
    while (taken := _search(game, state, high)) < seconds / 8:
        high *= 2
    high = math.ceil(high * seconds / taken / (1 - LOW_SHARE))
    low = max(1, int(high * LOW_SHARE))
    long, short = _search(game, state, high), _search(game, state, low)
    lengths, chance = _lengths(game, state, seconds)
    decisions = statistics.fmean(lengths)
    rollout = (long - short) / (high - low)
    return {
        "nanoseconds": rollout * 1e9 / decisions,
        "nanoseconds_without_subtraction": long / high * 1e9 / decisions,
        "rollouts": high + low,
        "seconds": long + short,
        "decisions": decisions,
        "decisions_standard_error": statistics.stdev(lengths) / math.sqrt(len(lengths)),
        "games_counted": len(lengths),
        "chance_nodes": chance,
    }


def _search(game: Any, state: Any, rollouts: int) -> float:
    """Seconds of one evaluation of this state by so many rollouts."""
    seed = rng.randrange(1 << 30)
    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, seed)
    bot = pyspiel.MCTSBot(
        game, evaluator, uct_c=1.0, max_simulations=1, max_memory_mb=100, solve=False, seed=seed, verbose=False
    )
    began = time.perf_counter()
    root = bot.mcts_search(state)
    elapsed = time.perf_counter() - began
    assert root.explore_count == 1, "a search of one simulation evaluates its root once"
    return elapsed


def _lengths(game: Any, state: Any, seconds: float) -> tuple[list[int], float]:
    """How many player decisions each of many random games from here took; chance nodes a game."""
    lengths: list[int] = []
    nodes = 0
    began = time.perf_counter()
    while len(lengths) < FEWEST_GAMES or time.perf_counter() - began < seconds:
        decisions, chance = _play_out(state.clone(), game.num_players())
        lengths.append(decisions)
        nodes += chance
    return lengths, nodes / len(lengths)


def _player(game: Any) -> Play:
    """One random game a call, from the deal."""
    players = game.num_players()

    def play() -> tuple[int, int, int]:
        decisions, chance = _play_out(game.new_initial_state(), players)
        return 1, decisions, chance

    return play


def _play_out(state: Any, players: int) -> tuple[int, int]:
    """Play at random to the end, as fast as its Python calls allow; returns decisions and chance nodes."""
    uniform = rng.random
    decisions = chance = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_sample(state.chance_outcomes()))
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


def _sample(outcomes: list[tuple[int, float]]) -> int:
    left = rng.random()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]


def _deal(game: Any) -> Any:
    """The state of the first player decision, after chance has dealt."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(_sample(state.chance_outcomes()))
    return state
