"""Practise a game until its bots have an instinct: `python -m podium.lab.practise ensemble --seats 4`.

A net, the mind, plays one seat at many tables against others who play by the guide, in every fourth game with some
whims. It begins as the guide. Where it is not sure, the few actions that it finds likely are all tried, each on a copy
of the table, with the same cards and the same whims, until some decisions later; another net, the critic, tells what
place is to be expected there. The mind learns to like what came out best. Since all chance is in the deal, what
differs is the actions, and luck hardly counts. What is kept in the game's `instinct.npz` is the mind's mean over its
last thousands of steps. Ctrl-C keeps what was learnt.

With `--notes` what both know is kept too, and practice goes on from there: `--minutes` is how long it is to take
in all, `--sitting` how long now. With `--onward` the mind begins as the instinct that the game has; what the game has
been made to notice since, it begins by ignoring. Needs torch; an NVIDIA GPU is used if there is one, with numba-cuda.
"""

import argparse
import os
import time
from pathlib import Path
from typing import Any, Final

import numba.cuda
from rich.console import Console

from podium.core.errors import PodiumError
from podium.core.game import Game, game
from podium.core.instinct import Instinct, read_instinct, write_instinct

TOLD: Final = 60  # seconds between two lines of the report, at least
console = Console(soft_wrap=True)
cuda: Any = numba.cuda  # its stubs do not know it


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--minutes", type=float, default=30.0, help="of practice in all")
    parser.add_argument("--sitting", type=float, help="minutes at most now; goes on another time from --notes")
    parser.add_argument("--notes", type=Path, help="a file to keep both nets in, and to go on from")
    parser.add_argument("--onward", action="store_true", help="begin as the instinct that the game has")
    parser.add_argument("--tables", type=int, help="games at once: 65,536 on a GPU and 8,192 without, unless told")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    try:
        of = game(given.game)
        of.check_seats(given.seats)
    except PodiumError as refusal:
        parser.error(str(refusal))
    if given.sitting is not None and given.notes is None:
        parser.error("To go on another time, --sitting needs --notes, a file to keep what was learnt in.")
    for name, least in (("minutes", 0.01), ("sitting", 0.01), ("tables", 1)):
        number = getattr(given, name)
        if number is not None and number < least:
            parser.error(f"--{name} takes a number of at least {least}; {number} came.")
    kept = read_instinct(of.folder, given.seats, of.box.digest)
    if given.onward and not len(kept.first):
        parser.error(f"{of.title} has no instinct for {given.seats} players and this box to go onward from.")
    try:
        import torch
    except ImportError:
        parser.error("This needs the package torch, which is not installed.")
    if torch.cuda.is_available() and not cuda.is_available():
        parser.error("There is an NVIDIA GPU, but Numba cannot use it; install numba-cuda, or hide it from torch.")
    torch.manual_seed(given.seed)
    origin = kept if given.onward else None
    found = practise(of, given.seats, given.minutes, given.sitting, given.notes, given.tables, given.seed, origin)
    write_instinct(of.folder, given.seats, of.box.digest, found)
    console.print(f"Kept in {of.folder / 'instinct.npz'}.")


def practise(
    of: Game,
    seats: int,
    minutes: float,
    sitting: float | None,
    notes: Path | None,
    many: int | None,
    seed: int,
    origin: Instinct | None = None,
) -> Instinct:
    """Play and learn, telling how it goes."""
    from podium.lab.practice_school import FAR, LOOK, School

    console.print(f"{of.title}, {seats} players: getting ready; compiling may take a minute.")
    school = School(of, seats, many, os.cpu_count() or 1, seed, origin)
    already = school.recall(notes) if notes is not None and notes.exists() else 0.0
    console.print(f"Playing on {school.place}, {school.many:,} tables at once.")
    began, told, gone = time.perf_counter(), time.perf_counter(), already
    last = 1.0 if sitting is None else min(1.0, already + sitting / minutes)
    try:
        while gone < last:
            school.lesson(gone)
            gone = already + (time.perf_counter() - began) / (60 * minutes)
            if time.perf_counter() - told >= TOLD:
                told = time.perf_counter()
                console.print(f"{min(gone, 1):4.0%}  {school.report()}")
    except KeyboardInterrupt:
        console.print("Stopped; what was learnt is kept.")
    if notes is not None:
        school.note(notes, gone)
    console.print("Weighing what was learnt, and judging it over whole games; without a GPU this takes two minutes.")
    soon, far, error = (10_000 * gain for gain in school.gains())
    console.print(
        f"What was learnt in this sitting is worth {soon:.1f} of 10,000 at a decision that was open, as the critic "
        f"sees it {LOOK} decisions later, and {far:.1f} ± {2 * error:.1f} after {FAR}."
    )
    place, error, games = school.judge()
    console.print(f"Mean place among those who play by the guide: {place:.3f} ± {2 * error:.3f} of {games:,} games.")
    return school.instinct()


if __name__ == "__main__":
    main()
