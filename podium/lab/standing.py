"""What an arena came to: ratings, who finishes before whom, places and margins, all with intervals."""

from collections.abc import Sequence

import msgspec
import numpy as np
from numpy.typing import NDArray

from podium.lab import ratings
from podium.lab.ledger import Cluster, Settings
from podium.lab.ratings import Floats


class Rated(msgspec.Struct, frozen=True):
    """How one bot fared. Limits (`low`, `high`) enclose 95%."""

    bot: str
    rating: float  # Elo; see `podium.lab.ratings` for the anchor
    rating_low: float
    rating_high: float
    played: int  # seats it held, in all games
    wins: float  # share of them that won; a shared victory is split
    wins_low: float
    wins_high: float
    place: float
    place_low: float
    place_high: float
    points: float


class Pairing(msgspec.Struct, frozen=True):
    """How one bot fared against another, over every two seats of theirs at one table."""

    bot: str
    opponent: str
    meetings: int
    ahead: float  # share of meetings in which it finished before the opponent; a tie is half
    ahead_low: float
    ahead_high: float
    place: float  # its place in the games of these meetings
    place_low: float
    place_high: float
    margin: float  # its points less the opponent's
    margin_low: float
    margin_high: float


class Standing(msgspec.Struct, frozen=True):
    """The result of an arena, as plain data."""

    settings: Settings
    deals: int  # dealt so far; each is played in every rotation by every table it has
    games: int
    decisions: float  # a game, on average
    is_complete: bool
    ratings: list[Rated]  # the best first
    pairings: list[Pairing]

    def pairing(self, bot: str, opponent: str) -> Pairing | None:
        """How `bot` fared against `opponent`; None if they never met."""
        return next((row for row in self.pairings if (row.bot, row.opponent) == (bot, opponent)), None)


class Tally:
    """Sums by deal over the games of some clusters: [deal, bot] and [deal, bot, opponent]."""

    def __init__(self, clusters: Sequence[Cluster], bots: Sequence[str]) -> None:
        number = {bot: i for i, bot in enumerate(bots)}
        deals = {deal: i for i, deal in enumerate(sorted({cluster.deal for cluster in clusters}))}
        rows = [
            (deals[cluster.deal], [number[bot] for bot in cluster.seating[r:] + cluster.seating[:r]])
            for cluster in clusters
            for r in range(len(cluster.places))
        ]
        deal, seated = np.array([row[0] for row in rows]), np.array([row[1] for row in rows])
        places = np.array([row for cluster in clusters for row in cluster.places], float)
        points = np.array([row for cluster in clusters for row in cluster.scores], float)
        self._gather_bots((len(deals), len(bots)), deal, seated, places, points)
        self._gather_pairs((len(deals), len(bots), len(bots)), deal, seated, places, points)

    def _gather_bots(
        self, shape: tuple[int, ...], deal: NDArray[np.int64], seated: NDArray[np.int64], places: Floats, points: Floats
    ) -> None:
        self.played, self.victories, self.placed, self.scored = (np.zeros(shape) for _ in range(4))
        won = places == 1
        share = won / np.maximum(1, won.sum(axis=1, keepdims=True))
        for seat in range(seated.shape[1]):
            where = deal, seated[:, seat]
            np.add.at(self.played, where, 1)
            np.add.at(self.victories, where, share[:, seat])
            np.add.at(self.placed, where, places[:, seat])
            np.add.at(self.scored, where, points[:, seat])

    def _gather_pairs(
        self, shape: tuple[int, ...], deal: NDArray[np.int64], seated: NDArray[np.int64], places: Floats, points: Floats
    ) -> None:
        self.meetings, self.ahead, self.placed_against, self.margins = (np.zeros(shape) for _ in range(4))
        for mine in range(seated.shape[1]):
            for yours in range(seated.shape[1]):
                meet = seated[:, mine] != seated[:, yours]  # a bot does not compete with itself
                where = deal[meet], seated[meet, mine], seated[meet, yours]
                np.add.at(self.meetings, where, 1)
                np.add.at(self.ahead, where, (1 + np.sign(places[meet, yours] - places[meet, mine])) / 2)
                np.add.at(self.placed_against, where, places[meet, mine])
                np.add.at(self.margins, where, points[meet, mine] - points[meet, yours])


def standing_of(settings: Settings, clusters: Sequence[Cluster], *, is_complete: bool) -> Standing:
    """Sum up; the same for the same clusters, in whatever order they were played."""
    clusters = sorted(clusters, key=lambda cluster: cluster.key)
    tally = Tally(clusters, settings.bots)
    decisions = [count for cluster in clusters for count in cluster.decisions]
    return Standing(
        settings=settings,
        deals=len(tally.played),
        games=len(decisions),
        decisions=sum(decisions) / len(decisions),
        is_complete=is_complete,
        ratings=sorted(_rated(tally, settings.bots), key=lambda row: -row.rating),
        pairings=_pairings(tally, settings.bots),
    )


def _rated(tally: Tally, bots: Sequence[str]) -> list[Rated]:
    elo, elo_low, elo_high = ratings.rate(tally.ahead, bots)
    wins, wins_low, wins_high = ratings.share(tally.victories, tally.played)
    place, place_low, place_high = ratings.mean(tally.placed, tally.played)
    played, points = tally.played.sum(axis=0), tally.scored.sum(axis=0)
    return [
        Rated(
            bot=bot,
            rating=float(elo[i]),
            rating_low=float(elo_low[i]),
            rating_high=float(elo_high[i]),
            played=int(played[i]),
            wins=float(wins[i]),
            wins_low=float(wins_low[i]),
            wins_high=float(wins_high[i]),
            place=float(place[i]),
            place_low=float(place_low[i]),
            place_high=float(place_high[i]),
            points=float(points[i] / played[i]),
        )
        for i, bot in enumerate(bots)
    ]


def _pairings(tally: Tally, bots: Sequence[str]) -> list[Pairing]:
    ahead, ahead_low, ahead_high = ratings.share(tally.ahead, tally.meetings)
    place, place_low, place_high = ratings.mean(tally.placed_against, tally.meetings)
    margin, margin_low, margin_high = ratings.mean(tally.margins, tally.meetings)
    meetings = tally.meetings.sum(axis=0)
    return [
        Pairing(
            bot=bot,
            opponent=opponent,
            meetings=int(meetings[i, j]),
            ahead=float(ahead[i, j]),
            ahead_low=float(ahead_low[i, j]),
            ahead_high=float(ahead_high[i, j]),
            place=float(place[i, j]),
            place_low=float(place_low[i, j]),
            place_high=float(place_high[i, j]),
            margin=float(margin[i, j]),
            margin_low=float(margin_low[i, j]),
            margin_high=float(margin_high[i, j]),
        )
        for i, bot in enumerate(bots)
        for j, opponent in enumerate(bots)
        if meetings[i, j]
    ]
