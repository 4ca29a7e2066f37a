"""The lead: how much cheaper a decision is in Podium than in the peers, all from one run."""

import statistics
from dataclasses import dataclass
from itertools import groupby

from timing import STAGES, Row, SearchRow

OURS = "Podium"
ROLLOUTS = "C++ rollouts"  # as peers_openspiel.py names them
PYTHON = "Python"

COMPARED = (
    "Compared: the time of one player decision in uniformly random play, on one core of this machine and in one run, "
    "in Podium's games and in the peers' games of a comparable size."
)
DERIVED = (
    "Podium's figures and the Python loops include every deal; Podium's include the final scores and places. OpenSpiel "
    "offers no timing of its C++ alone, so that figure is derived: the time of the random rollouts in its own tree "
    "search, started after the deal, over the number of rollouts and the mean number of player decisions to the end, "
    "counted in play from the same deals. Chance nodes take their time but do not count as decisions."
)
SEARCHED = (
    "Search: decisions simulated a second by one search in one thread, in its tree and after it, from the first choice "
    "of a game and from one half-way through. OpenSpiel's ISMCTS rolls out at random, so Podium's search with random "
    "playouts is the like of it; with guided playouts, its default, a decision costs the guide's look at every "
    "action as well. OpenSpiel does not count decisions: its iterations are timed, and their mean length is counted in "
    "random games from the same positions with the hidden cards dealt anew."
)


@dataclass(frozen=True)
class Peers:
    """The peers' figures that ours are held against."""

    fastest_rollout: Row
    median_rollout: float  # nanoseconds
    fastest_python: Row


@dataclass(frozen=True)
class Lead:
    """One game of ours at one number of players; ratios are the peers' cost over ours."""

    game: str
    players: int
    nanoseconds: float
    over_fastest_rollout: float | None
    over_median_rollout: float | None
    over_fastest_python: float | None
    most_over_fewest: float  # our cost at the most players over that at the fewest


def peers_of(rows: list[Row]) -> Peers | None:
    """The peers to compare with, if they were measured."""
    rollouts = [row for row in rows if row.how == ROLLOUTS]
    loops = [row for row in rows if row.how == PYTHON]
    if not rollouts or not loops:
        return None
    return Peers(
        fastest_rollout=min(rollouts, key=_cost),
        median_rollout=statistics.median(row.nanoseconds for row in rollouts),
        fastest_python=min(loops, key=_cost),
    )


def leads(rows: list[Row], peers: Peers | None) -> list[Lead]:
    """One lead for each of our rows."""
    found = []
    for _, group in groupby((row for row in rows if row.library == OURS), key=lambda row: row.game):
        ours = list(group)
        for row in ours:
            found.append(
                Lead(
                    game=row.game,
                    players=row.players,
                    nanoseconds=row.nanoseconds,
                    over_fastest_rollout=peers.fastest_rollout.nanoseconds / row.nanoseconds if peers else None,
                    over_median_rollout=peers.median_rollout / row.nanoseconds if peers else None,
                    over_fastest_python=peers.fastest_python.nanoseconds / row.nanoseconds if peers else None,
                    most_over_fewest=ours[-1].nanoseconds / ours[0].nanoseconds,
                )
            )
    return found


@dataclass(frozen=True)
class SearchLead:
    """One of our searches; the ratio is the cost of a decision in the fastest peer from the same stage over ours."""

    game: str
    players: int
    stage: str
    playouts: str
    nanoseconds: float
    over_fastest: float


def fastest_searches(rows: list[SearchRow]) -> dict[str, SearchRow]:
    """For each stage the peers' fastest search, if they were measured."""
    theirs = [row for row in rows if row.library != OURS]
    stages = [stage for stage in STAGES if any(row.stage == stage for row in theirs)]
    return {stage: min((row for row in theirs if row.stage == stage), key=_cost) for stage in stages}


def search_leads(rows: list[SearchRow], peers: dict[str, SearchRow]) -> list[SearchLead]:
    """One lead for each of our searches that has a peer."""
    return [
        SearchLead(row.game, row.players, row.stage, row.how, row.nanoseconds, peer.nanoseconds / row.nanoseconds)
        for row in rows
        if row.library == OURS and (peer := peers.get(row.stage))
    ]


def _cost(row: Row | SearchRow) -> float:
    return row.nanoseconds
