"""What a game's bots believe, found by self-play and kept in the game's folder as `beliefs.json`.

`podium.lab.tune` writes the file; kernels see its numbers as constants.
"""

import re
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float32]


class Beliefs(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Weights of the guide, and by player count what the prospects of a seat are worth and how sure that is.

    `odds` are a small net that says who will be ahead of whom: see `odds_of`.
    """

    weights: list[float]
    outlook: dict[int, list[float]]  # by player count: points for each prospect
    spread: dict[int, float]  # by player count: points of doubt when the whole game is to come
    odds: dict[int, list[list[float]]] = {}  # by player count, where that is better than points alone
    search: dict[int, dict[str, float]] = {}  # by player count: the `Style` of `podium.bots.think`
    practised: dict[int, dict[str, float]] = {}  # the same for a search that has an instinct
    noise: dict[str, float] = {}  # of a level that plays by the guide, where it is other than usual


def read_beliefs(folder: Path) -> Beliefs:
    return msgspec.json.decode((folder / "beliefs.json").read_bytes(), type=Beliefs)


def write_beliefs(folder: Path, beliefs: Beliefs) -> None:
    rounded: Any = msgspec.to_builtins(beliefs)
    rounded["weights"] = [round(weight, 3) for weight in beliefs.weights]
    rounded["outlook"] = {str(seats): [round(x, 4) for x in row] for seats, row in beliefs.outlook.items()}
    rounded["odds"] = {str(n): [[float(f"{x:.4g}") for x in row] for row in net] for n, net in beliefs.odds.items()}
    for styles in ("search", "practised"):
        rounded[styles] = {str(seats): style for seats, style in getattr(beliefs, styles).items()}
    rounded["spread"] = {str(seats): round(x, 3) for seats, x in beliefs.spread.items()}
    text = msgspec.json.format(msgspec.json.encode(rounded).decode(), indent=2)
    rows = re.sub(r"\[([^][{}]*)]", lambda row: f"[{' '.join(row[1].split())}]", text)  # numbers of a list on one line
    (folder / "beliefs.json").write_text(rows + "\n")


def weights_of(beliefs: Beliefs, count: int) -> Numbers:
    """The guide's weights; those that the file does not know yet are 0."""
    given = np.array(beliefs.weights, np.float32)
    weights = np.zeros(count, np.float32)
    weights[: len(given)] = given[:count]
    return weights


def outlook_of(beliefs: Beliefs, most_seats: int, count: int) -> Numbers:
    """[players, prospect]: points; after the last prospect the spread."""
    table = np.zeros((most_seats + 1, count + 1), np.float32)
    for seats, row in beliefs.outlook.items():
        if len(row) == count:
            table[seats, :count] = row
            table[seats, count] = beliefs.spread[seats]
    return table


UNITS: Final = 16  # of the net
SOON: Final = 0.1  # how far a lead is from sure when nothing is left of a game; it is the less sure the more is


def odds_of(beliefs: Beliefs, most_seats: int, count: int) -> Numbers:
    """[players, unit, input]: how a seat's prospects and points are weighed into how well it stands.

    A unit's inputs are the prospects, the points and 1; what is more than 0 of their sum counts by the unit's last
    number. After the units comes a row that is added as it is. How well two seats stand tells how likely each is to be
    ahead of the other: see `podium.bots.search`. Where no net was found, the points to expect decide.
    """
    table = np.zeros((most_seats + 1, UNITS + 1, count + 3), np.float32)
    for seats, row in beliefs.outlook.items():
        if len(row) == count:
            table[seats, UNITS, : count + 1] = np.array([*row, 1.0]) * 1.2 / (beliefs.spread[seats] + 0.1)
    for seats, net in beliefs.odds.items():
        if len(net) == UNITS + 1 and len(net[0]) == count + 3:
            table[seats] = net
    return table
