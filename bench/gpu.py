"""The same rules on a GPU: random games, one a thread, checked against the CPU.

    python bench/gpu.py [SLUG …] [--seats 2 4] [--at-once 65536]

Needs an NVIDIA GPU with the packages numba and numba-cuda; nothing of Podium is changed or copied:
the kernel below calls the very functions that the CPU runs. Prints one line a measure and, with
--json FILE, writes them down.
"""

import argparse
import json
import statistics
import sys
import time
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).parent.parent))

from numba import cuda

import podium
from podium.core.chance import below, fill, next_word
from podium.core.game import Game
from podium.core.playout import RANDOM
from podium.core.ready import playout_of
from podium.core.seats import lowest

THREADS = 128
REPEATS = 7


@cache
def gpu_kernel(game_slug: str) -> Any:
    """A CUDA kernel that deals and plays `rounds` random games a thread and adds up what came of them."""
    rules = podium.game(game_slug).rules
    words, num_actions, max_seats = rules.ENTROPY_WORDS, rules.NUM_ACTIONS, rules.MAX_SEATS
    deal, pending, legal, apply, score = rules.deal, rules.pending, rules.legal, rules.apply, rules.score

    @cuda.jit
    def play(box, options, seats, rounds, seed, states, scores, decisions):  # type: ignore[no-untyped-def]
        thread = cuda.grid(1)
        if thread >= len(states):
            return
        state = states[thread]
        generator = cuda.local.array(1, np.uint64)
        entropy = cuda.local.array(words, np.uint64)
        actions = cuda.local.array(num_actions, np.int16)
        final = cuda.local.array(max_seats, np.int32)
        generator[0] = seed[thread]
        count = 0
        for _ in range(rounds):
            fill(entropy, generator, words)
            deal(box[0], state, seats, options[0], entropy)
            while True:
                waiting = pending(state)
                if waiting == 0:
                    break
                seat = lowest(waiting)
                n = legal(box[0], state, seat, actions)
                apply(box[0], state, seat, actions[below(next_word(generator), n)])
                count += 1
            score(box[0], state, final)
        for seat in range(seats):
            scores[thread, seat] = final[seat]
        decisions[thread] = count

    return play


def measure(game: Game, seats: int, games: int, rounds: int) -> dict[str, Any]:
    """Decisions a second on the GPU, and whether the CPU ends every game with the same scores."""
    kernel = gpu_kernel(game.slug)  # compiled once for all player counts
    options = game.pack_options(game.options(), seats)
    box_array, option_array = np.zeros(1, game.rules.Box), np.zeros(1, game.rules.Options)
    box_array[0], option_array[0] = game.box.record, options
    seeds = np.random.default_rng(1).integers(0, 2**63, games, np.uint64)
    device = [cuda.to_device(array) for array in (box_array, option_array, seeds)]
    states = cuda.to_device(np.zeros(games, game.rules.State))
    scores = cuda.to_device(np.full((games, seats), -1, np.int32))
    decisions = cuda.to_device(np.zeros(games, np.int64))
    blocks = (games + THREADS - 1) // THREADS

    def launch(times: int) -> float:
        began, ended = cuda.event(), cuda.event()
        began.record()
        kernel[blocks, THREADS](device[0], device[1], seats, times, device[2], states, scores, decisions)
        ended.record()
        ended.synchronize()
        return float(cuda.event_elapsed_time(began, ended)) / 1000

    compiling = time.perf_counter()
    launch(1)
    compiling = time.perf_counter() - compiling
    on_gpu = scores.copy_to_host()
    on_cpu = cpu_scores(game, seats, seeds[:4096])
    seconds = [launch(rounds) for _ in range(REPEATS)]
    total = int(decisions.copy_to_host().sum())
    rates = [total / second for second in seconds]
    return {
        "game": game.slug,
        "seats": seats,
        "games_at_once": games,
        "games_a_thread": rounds,
        "decisions": total,
        "compile_seconds": round(compiling, 2),
        "decisions_per_second": statistics.median(rates),
        "all_rates": rates,
        "same_scores_as_cpu": bool((on_gpu[: len(on_cpu)] == on_cpu).all()),
        "compared": len(on_cpu),
    }


def cpu_scores(game: Game, seats: int, seeds: Any) -> Any:
    """One game for each seed on the CPU, by the same generator."""
    play_many = playout_of(game).play_many
    options = game.pack_options(game.options(), seats)
    noises, weights = np.full(seats, RANDOM, np.float32), np.tile(game.rules.WEIGHTS, (seats, 1))
    lengths = np.zeros(1, np.int32)
    scores, places = np.zeros((len(seeds), seats), np.int32), np.zeros((1, seats), np.int32)
    for i, seed in enumerate(seeds):
        generator = np.array([seed], np.uint64)
        play_many(game.box.record, options, noises, weights, generator, scores[i : i + 1], places, lengths)
    return scores


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("slugs", nargs="*", metavar="SLUG", help="games to measure; all by default")
    parser.add_argument("--seats", type=int, nargs="+", help="player counts; all by default")
    parser.add_argument("--at-once", type=int, nargs="+", default=[65536], help="games at once")
    parser.add_argument("--rounds", type=int, default=20, help="games a thread plays one after another")
    parser.add_argument("--json", type=Path, help="write the figures to this file")
    given = parser.parse_args()
    if not cuda.is_available():
        sys.exit("This needs an NVIDIA GPU that numba-cuda can use; none was found.")
    print(f"{cuda.get_current_device().name}, numpy {np.__version__}")
    figures = []
    for slug in given.slugs or podium.slugs():
        game = podium.game(slug)
        for seats in given.seats or game.seats:
            game.check_seats(seats)
            for games in given.at_once:
                row = measure(game, seats, games, given.rounds)
                figures.append(row)
                same = "same scores as the CPU" if row["same_scores_as_cpu"] else "OTHER SCORES THAN THE CPU"
                rate, compiling = row["decisions_per_second"] / 1e9, row["compile_seconds"]
                figure = f"{rate:6.2f} billion decisions/s, {same}; first launch {compiling:.0f} s"
                print(f"{slug} {seats} seats, {games:>7} at once: {figure}", flush=True)
    if given.json:
        given.json.write_text(json.dumps(figures, indent=2) + "\n")
    if not all(row["same_scores_as_cpu"] for row in figures):
        sys.exit("The GPU and the CPU disagree.")


if __name__ == "__main__":
    main()
