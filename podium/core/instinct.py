"""An instinct: what a practised player likes to do at a glance, kept by player count in the game's `instinct.npz`.

It is a net of two layers over what a seat observes and notices and what the guide says of its actions. Beside what it
likes it tells what it hopes for: its place at the end, from 0 for the last to 1 for the first. It was found by many
millions of games (`podium.lab.practise`). Games without one play by their guide alone.
"""

from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from podium.core.kernel import Record, kernel

Floats = NDArray[np.float32]

NUM_NOTICED: Final = 0
FAITH: Final = np.float32(2)  # how much a point of the guide counts before anything was learnt
HOPELESS: Final = np.float32(-20)  # points: what is worse than this is not told apart


@kernel
def notice_nothing(box: Record, state: Record, seat: int, out: Floats) -> None:
    """For games that nobody has practised."""


class Instinct(NamedTuple):
    """The weights of the net; the last row of a layer is what it adds whatever comes in."""

    first: Floats  # [input, unit]
    second: Floats  # [unit of the first, unit]
    last: Floats  # [unit of the second, action], and after the actions the hope


_nothing = np.zeros((0, 0), np.float32)
NO_INSTINCT: Final = Instinct(_nothing, _nothing, _nothing)


@cache
def read_instinct(folder: Path, seats: int, box_digest: str) -> Instinct:
    """The instinct for this many seats, if there is one and it was practised with this box: cards are all it knows."""
    path = folder / "instinct.npz"
    if not path.exists():
        return NO_INSTINCT
    with np.load(path) as kept:
        if f"{seats}.box" not in kept or str(kept[f"{seats}.box"]) != box_digest:
            return NO_INSTINCT
        # By rows, however they were kept: a search reads them so, and by columns it took three times as long.
        return Instinct(*(kept[f"{seats}.{layer}"].astype(np.float32, order="C") for layer in Instinct._fields))


def write_instinct(folder: Path, seats: int, box_digest: str, found: Instinct) -> None:
    """Keep an instinct beside those for other player counts, in half the digits: that is fine enough."""
    path = folder / "instinct.npz"
    kept: dict[str, NDArray[np.generic]] = {}
    if path.exists():
        with np.load(path) as earlier:
            kept = dict(earlier)
    kept[f"{seats}.box"] = np.array(box_digest)
    for layer, weights in found._asdict().items():
        kept[f"{seats}.{layer}"] = weights.astype(np.float16)
    np.savez_compressed(path, **kept)  # type: ignore[arg-type]
