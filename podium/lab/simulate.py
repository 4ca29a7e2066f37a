"""Many games between bots, on all cores, summed up by seat."""

import math
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait

import msgspec
import numpy as np
from numpy.typing import NDArray

from podium.bots import GuideBot, bot
from podium.core import chance
from podium.core.box import Box
from podium.core.errors import PodiumError, UnknownBot
from podium.core.game import Game, GameOptions
from podium.core.ready import playout_of

CHUNK = 500  # games a kernel call: short enough to stop and to show progress, long enough to be cheap

Chunk = tuple[NDArray[np.int32], NDArray[np.int32], NDArray[np.int32]]


class SeatSummary(msgspec.Struct, frozen=True):
    """How one seat fared."""

    seat: int
    bot: str
    mean_points: float
    spread: float  # standard deviation of the points
    wins: float  # share of games won; a shared victory counts for everyone who shares it
    wins_low: float  # 95% interval (Wilson)
    wins_high: float
    mean_place: float


class Summary(msgspec.Struct, frozen=True):
    """What many games came to."""

    game: str
    game_version: int
    box: str
    seats: int
    options: dict[str, object]
    seed: str
    games: int
    is_complete: bool
    decisions: float  # a game, on average
    longest: int
    shared: float  # share of games with several winners
    games_per_second: float
    by_seat: list[SeatSummary]


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95% Wilson interval of a share."""
    z, n = 1.959964, trials
    share = successes / n
    centre = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z / (1 + z * z / n) * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return max(0.0, centre - half), min(1.0, centre + half)


def simulate(
    game: Game,
    bots: Sequence[str],
    games: int,
    *,
    options: GameOptions | dict[str, object] | None = None,
    box: Box | None = None,
    seed: int | str | bytes | None = None,
    cores: int | None = None,
    progress: Callable[[int], None] = lambda _: None,
) -> Summary:
    """Play `games` games between these bots, one a seat. The result depends on the seed, not on the cores.

    Interrupt it (Ctrl-C) and what has been played so far is summed up.
    """
    seats = len(bots)
    game.check_seats(seats)
    if games < 1:
        raise PodiumError(f"A simulation plays at least 1 game; {games} were asked for.")
    if cores is not None and cores < 1:
        raise PodiumError(f"A simulation runs on at least 1 core; {cores} were asked for.")
    made = game.make_options(options, seats)
    box = box or game.box
    noises = np.array([_noise(name) for name in bots], np.float32)
    weights = np.tile(game.rules.WEIGHTS, (seats, 1))
    secret = chance.seed_bytes(seed)
    chunks = [min(CHUNK, games - start) for start in range(0, games, CHUNK)]
    generators = chance.expand(secret, len(chunks), "simulate")
    play_many = playout_of(game).play_many
    packed = game.pack_options(made, seats)

    def play(index: int) -> Chunk:
        count = chunks[index]
        scores, places = np.zeros((count, seats), np.int32), np.zeros((count, seats), np.int32)
        lengths = np.zeros(count, np.int32)
        generator = generators[index : index + 1].copy()
        play_many(box.record, packed, noises, weights, generator, scores, places, lengths)
        return scores, places, lengths

    began = time.perf_counter()
    done, is_complete = _run(play, len(chunks), cores or os.cpu_count() or 1, progress)
    if not done:
        raise PodiumError("The simulation was stopped before a game was finished.")
    scores, places, lengths = (np.concatenate(parts) for parts in zip(*done, strict=True))
    return Summary(
        game=game.slug,
        game_version=game.version,
        box=box.digest,
        seats=seats,
        options=msgspec.to_builtins(made),
        seed=secret.hex(),
        games=len(lengths),
        is_complete=is_complete,
        decisions=float(lengths.mean()),
        longest=int(lengths.max()),
        shared=float(((places == 1).sum(axis=1) > 1).mean()),
        games_per_second=len(lengths) / (time.perf_counter() - began),
        by_seat=[_seat(seat, name, scores[:, seat], places[:, seat]) for seat, name in enumerate(bots)],
    )


def _noise(name: str) -> float:
    found = bot(name)
    if not isinstance(found, GuideBot):
        raise UnknownBot(f"Bot {name} thinks before it plays; a simulation takes bots that decide at once.")
    return found.noise


def _run(
    play: Callable[[int], Chunk], count: int, cores: int, progress: Callable[[int], None]
) -> tuple[list[Chunk], bool]:
    """Play the chunks in threads (kernels release the GIL); whatever is finished when interrupted counts."""
    finished: dict[int, Chunk] = {}
    pool = ThreadPoolExecutor(cores)
    running: dict[Future[Chunk], int] = {}
    following = 0
    try:
        while following < count or running:
            while following < count and len(running) < 2 * cores:
                running[pool.submit(play, following)] = following
                following += 1
            ended, _ = wait(running, return_when=FIRST_COMPLETED)
            for future in ended:
                index = running.pop(future)
                finished[index] = future.result()
                progress(len(finished[index][2]))
    except KeyboardInterrupt:
        pass
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
    return [finished[index] for index in sorted(finished)], len(finished) == count


def _seat(seat: int, name: str, scores: NDArray[np.int32], places: NDArray[np.int32]) -> SeatSummary:
    wins = int((places == 1).sum())
    low, high = wilson(wins, len(places))
    return SeatSummary(
        seat=seat,
        bot=name,
        mean_points=float(scores.mean()),
        spread=float(scores.std()),
        wins=wins / len(places),
        wins_low=low,
        wins_high=high,
        mean_place=float(places.mean()),
    )
