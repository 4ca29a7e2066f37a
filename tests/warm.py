"""Compile what the tests call, each game once: `python -m tests.warm`.

Test processes that start side by side with nothing compiled would each compile everything.
"""

from concurrent.futures import ProcessPoolExecutor

from rich.console import Console

import podium
from podium.bots.think import prepare
from podium.core.ready import make_ready
from podium.testing import soak


def warm(slug: str) -> str:
    game = podium.game(slug)
    make_ready(game, simulation=True)
    prepare(game)
    soak(game, game.seats[0], game.options(), 1)
    return slug


if __name__ == "__main__":
    with ProcessPoolExecutor(2) as pool:
        for done in pool.map(warm, reversed(podium.slugs())):  # the later games of the house are the larger ones
            Console().print(f"compiled {done}")
