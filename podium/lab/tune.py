"""Tune a game's bots by self-play: `python -m podium.lab.tune symphonimo`.

First the weights of the guide. CMA-ES proposes weights; each proposal sits down in every seat in turn
among former champions, on the same deals as every other proposal, and what counts is its mean place,
with a little of the margin in points, which tells more from fewer games. Everybody plays with some
noise, and there are several champions to beat, so that a proposal cannot live on knowing one of them
by heart. The best of a round becomes a champion if it does well on deals that it was not tuned on.

Then the outlook: what the prospects of a seat are worth, by least squares over rounds of many games; and the odds, who
will be ahead of whom: see `podium.lab.odds`.

All are written to the game's `beliefs.json`; Ctrl-C keeps what was found so far.
"""

import argparse
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import cma
import msgspec
import numpy as np
from numpy.typing import NDArray
from rich.console import Console

from podium.core.beliefs import read_beliefs, write_beliefs
from podium.core.game import Game, game
from podium.core.ready import playout_of
from podium.lab.odds import NOISE, Rounds, fit_odds, sample_rounds

Weights = NDArray[np.float32]

POOL = 4  # champions to beat: the first and the latest
console = Console(soft_wrap=True)


def advantage(of: Game, weights: Weights, champion: Weights, seats: int, games: int, seed: int) -> tuple[float, float]:
    """How well `weights` do in each seat in turn among champions: mean place (0 to 1, equal is 0.5), mean margin."""
    play_many = playout_of(of).play_many
    options = of.pack_options(of.make_options(None, seats), seats)
    noises = np.full(seats, NOISE, np.float32)
    value, margin = 0.0, 0.0
    each = max(1, games // seats)
    for seat in range(seats):
        rows = np.tile(champion, (seats, 1))
        rows[seat] = weights
        scores, places = np.zeros((each, seats), np.int32), np.zeros((each, seats), np.int32)
        generator = np.array([seed], np.uint64)
        play_many(of.box.record, options, noises, rows, generator, scores, places, np.zeros(each, np.int32))
        level = (places == places[:, [seat]]).sum(1)
        value += float(((seats - places[:, seat] - (level - 1) / 2) / (seats - 1)).mean())
        margin += float((scores[:, seat] - np.delete(scores, seat, 1).mean(1)).mean())
    return value / seats, margin / seats


def fitness(
    of: Game, pool: Sequence[Weights], counts: Sequence[int], games: int, seed: int, proposal: NDArray[np.float64]
) -> float:
    """The mean over player counts and champions; equal strength is 0.5."""
    results = [
        advantage(of, proposal.astype(np.float32), champion, seats, games // len(pool), seed + 17 * seats + number)
        for seats in counts
        for number, champion in enumerate(pool)
    ]
    return float(np.mean([place + 0.02 * margin for place, margin in results]))


def tune_guide(
    of: Game, start: Weights, counts: Sequence[int], rounds: int, generations: int, games: int, scale: float, seed: int
) -> Weights:
    """Weights that do well against the champions on the way to them, the last of which they are."""
    pool = [start.astype(np.float32).copy()]
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        try:
            for number in range(1, rounds + 1):
                settings = {"seed": seed + number, "verbose": -9, "maxiter": generations}
                strategy = cma.CMAEvolutionStrategy(pool[-1].astype(float), scale, settings)
                while not strategy.stop():
                    proposals = strategy.ask()
                    deal = (seed + number) * 1_000_003 + strategy.countiter * 1_009
                    fit = partial(fitness, of, tuple(pool), counts, games, deal)
                    strategy.tell(proposals, [-value for value in workers.map(fit, proposals)])
                found = strategy.result.xfavorite
                fits = partial(fitness, of, tuple(pool), counts, 20 * games, 7 * (seed + number))
                new, old = workers.map(fits, [found, pool[-1].astype(float)])
                console.print(f"round {number}: {new:.4f} against the champions, the last of them {old:.4f}")
                if new > old:
                    pool = [pool[0], *pool[1:][-(POOL - 2) :], found.astype(np.float32)]
        except KeyboardInterrupt:
            console.print("stopped: the last champion stays")
    return pool[-1]


def fit_outlook(rounds: Rounds) -> tuple[list[float], float, float]:
    """What each prospect is worth by least squares, the spread of the error, and the share explained."""
    known = rounds.known[:, :, :-1].reshape(-1, rounds.known.shape[2] - 1).astype(float)
    gained = rounds.gained.reshape(-1).astype(float)
    # A little pull towards 0 where prospects go together, so that no two of them grow against each other.
    worth = np.linalg.solve(known.T @ known + 1e-3 * len(known) * np.eye(known.shape[1]), known.T @ gained)
    error = gained - known @ worth
    spread = float(np.sqrt((error**2).sum() / known[:, 0].sum()))
    return worth.tolist(), spread, float(1 - error.var() / gained.var())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4], help="player counts to tune for")
    parser.add_argument("--rounds", type=int, default=4, help="champions to look for; 0 fits outlook and odds only")
    parser.add_argument("--generations", type=int, default=40, help="of proposals in a round")
    parser.add_argument("--games", type=int, default=1200, help="games a proposal plays at each player count")
    parser.add_argument("--sample", type=int, default=300_000, help="rounds to fit outlook and odds to")
    parser.add_argument("--scale", type=float, default=0.3, help="how far the first proposals stray, in points")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    of = game(given.game)
    weights = tune_guide(
        of, of.rules.WEIGHTS, given.seats, given.rounds, given.generations, given.games, given.scale, given.seed
    )
    known = read_beliefs(of.folder)
    found = msgspec.structs.replace(known, weights=weights.tolist(), outlook={}, spread={}, odds={})
    for seats in of.seats:
        rounds = sample_rounds(of, weights, seats, given.sample)
        worth, spread, share = fit_outlook(rounds)
        found.outlook[seats], found.spread[seats] = worth, spread
        found.odds[seats], surprise = fit_odds(rounds)
        console.print(
            f"{seats} players: the outlook explains {share:.0%} of the gain, give or take {spread:.2f}; "
            f"the order of two seats is a surprise of {surprise:.3f} to the odds, of 0.693 to a coin"
        )
    write_beliefs(of.folder, found)


if __name__ == "__main__":
    main()
