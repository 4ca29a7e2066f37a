"""How far from perfect are the bots, where perfect is known? `python -m podium.lab.truth`.

Bots are set before Symphonimo endgames and Turandot auditions that are solved exactly; see docs/truth.md.
A bot plays for its place, so what it gives away is counted in shares of a victory; a second run of the
same search, told to play for points, is counted in points.
"""

import argparse
import os
from collections.abc import Callable, Iterable

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from podium.bots import bot
from podium.bots.levels import Bot, SearchBot
from podium.core.match import Sight
from podium.lab import auditions, endgames

SEED = bytes(32)
console = Console(soft_wrap=True)


def players(names: Iterable[str]) -> dict[str, Bot]:
    """These bots, and those that search once more, playing for points."""
    found: dict[str, Bot] = {}
    for name in names:
        player = found[name] = bot(name)
        if isinstance(player, SearchBot):
            told = f"{name} for points"
            found[told] = SearchBot(told, player.budget, is_flat=player.is_flat, for_points=True)
    return found


def bidder(player: Bot) -> auditions.Policy:
    """A bot as one who bids: with the probabilities that it really plays by."""
    if isinstance(player, SearchBot):
        return auditions.by_steps(lambda sight: player.mix(sight, SEED))
    return {"random": auditions.uniform, "greedy": auditions.greedy}[player.name]


def chooser(player: Bot) -> Callable[[Sight], int]:
    return lambda sight: player.choose(sight, SEED)


def measure(names: Iterable[str], positions: int, shows: int, cards_left: int, seed: str, threads: int) -> Table:
    """A row for every bot: how often it is right, and what it gives away."""
    table = Table(title=f"{positions} endgames with up to {cards_left} cards, {shows} last auditions")
    for column in ("bot", "optimal by win", "loss", "optimal by points", "loss", "exploitable by win", "by points"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    with Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=console
    ) as progress:

        def shown(what: str, total: int) -> Callable[[int], None]:
            task = progress.add_task(what, total=total)
            return lambda done: progress.update(task, completed=done)

        ends, bids = [], []
        tell = shown("solving endgames", positions)
        for end in endgames.endgames(positions, seed, cards_left):
            ends.append(end)
            tell(len(ends))
        tell = shown("solving auditions", shows)
        for show in auditions.auditions(shows, seed):
            bids.append(show)
            tell(len(bids))
        for name, player in players(names).items():
            right = endgames.measure(chooser(player), ends, shown(f"{name}: endgames", positions), threads)
            open_to = auditions.measure(bidder(player), bids, shown(f"{name}: auditions", shows), threads)
            cells = [name]
            for objective in ("win", "points"):
                score = right[objective]
                cells += [f"{score.share:.1%} of {score.positions}", f"{score.mean_loss:.4f}"]
            cells += [f"{open_to[objective].mean:.4f}" for objective in ("win", "points")]
            table.add_row(*cells)
            progress.console.print(" · ".join(cells))
    return table


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="*", default=["random", "greedy", "maestro@1000ms"])
    parser.add_argument("--positions", type=int, default=500, help="endgames")
    parser.add_argument("--auditions", type=int, default=100, help="a bot thinks about each several times")
    parser.add_argument("--cards-left", type=int, default=6, help="in the pile of an endgame, at most")
    parser.add_argument("--seed", default="truth")
    parser.add_argument("--threads", type=int, default=os.cpu_count(), help="positions thought about at once")
    given = parser.parse_args()
    console.print(measure(given.bots, given.positions, given.auditions, given.cards_left, given.seed, given.threads))


if __name__ == "__main__":
    main()
