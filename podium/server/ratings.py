"""Ratings: Plackett–Luce (openskill), for every game its own, people and bot levels on one scale.

A rated table that is over is rated in the transaction that stores its end, so that neither is
ever without the other. Guests are not rated, nor do they count for others.
"""

from collections.abc import Sequence
from typing import Any, Final, cast

import msgspec
import sqlalchemy as sa
from openskill.models import PlackettLuce

from podium.server import schema
from podium.server.header import Summary

MODEL: Final = PlackettLuce()
MIDDLE: Final = 1500  # what a newcomer is shown with
SCALE: Final = 40  # points for one of openskill's units: a newcomer's deviation is then 333
PROVISIONAL: Final = 110  # a deviation above it is shown as not settled yet


class Rating(msgspec.Struct, frozen=True):
    """How strong a player is thought to be, and how surely."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0

    @property
    def points(self) -> int:
        """For people to read."""
        return round(MIDDLE + SCALE * (self.mu - MODEL.mu))

    @property
    def deviation(self) -> int:
        return round(SCALE * self.sigma)

    @property
    def is_provisional(self) -> bool:
        return self.deviation > PROVISIONAL


def person_player(person: str) -> str:
    """What the ratings call a person."""
    return f"person:{person}"


def bot_player(level: str) -> str:
    """What the ratings call the bots of a level."""
    return f"bot:{level}"


def rate(players: Sequence[str], places: Sequence[int], before: dict[str, Rating]) -> dict[str, Rating]:
    """Everybody's rating after a game. Places start at 1 and may be shared; smaller is better.

    A level that has several seats is moved by their average. A game in which only one player took
    part says nothing, and changes nothing.
    """
    if len(set(players)) < 2:
        return {}
    teams = [[MODEL.create_rating([before[player].mu, before[player].sigma])] for player in players]
    after = cast(list[list[Any]], MODEL.rate(teams, ranks=[float(place) for place in places]))
    rated = {}
    for player in dict.fromkeys(players):
        own = [after[i][0] for i in range(len(players)) if players[i] == player]
        mu, sigma = sum(one.mu for one in own) / len(own), sum(one.sigma for one in own) / len(own)
        rated[player] = Rating(mu, sigma, before[player].games + 1)
    return rated


def rate_table(connection: sa.Connection, table_id: str, summary: Summary) -> None:
    """Rate a table that is over, if it is a rated one and has not been rated yet."""
    columns = schema.tables.c
    table = (connection.execute(sa.select(columns.game, columns.is_rated).where(columns.id == table_id))).one()
    history = schema.rating_history
    seen = connection.scalar(sa.select(history.c.player).where(history.c.table_id == table_id).limit(1))
    if not table.is_rated or summary.outcome is None or seen is not None:
        return
    people = [seat.person for seat in summary.seats if seat.person]
    has_account = schema.people.c.account.is_not(None)
    found = connection.execute(sa.select(schema.people.c.id).where(schema.people.c.id.in_(people), has_account))
    accounts = set(found.scalars())
    players, places = [], []
    for seat, place in zip(summary.seats, summary.outcome.places, strict=True):
        if seat.person in accounts:
            players.append(person_player(str(seat.person)))
        elif seat.level and not seat.person:
            players.append(bot_player(seat.level))
        else:
            continue
        places.append(place)
    after = rate(players, places, ratings_of(connection, table.game, players))
    now = summary.updated
    for player, rating in sorted(after.items()):
        row = {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games, "updated": now}
        known = schema.ratings.c.player == player, schema.ratings.c.game == table.game
        changed = connection.execute(schema.ratings.update().where(*known).values(row))
        if not changed.rowcount:
            connection.execute(schema.ratings.insert(), [{"player": player, "game": table.game, **row}])
        step = {"player": player, "game": table.game, "number": rating.games, "table_id": table_id, "at": now}
        connection.execute(history.insert(), [{**step, "mu": rating.mu, "sigma": rating.sigma}])


def ratings_of(connection: sa.Connection, game: str, players: Sequence[str]) -> dict[str, Rating]:
    """The ratings of these players in a game; a newcomer's is the middle."""
    columns = schema.ratings.c
    found = connection.execute(sa.select(schema.ratings).where(columns.game == game, columns.player.in_(set(players))))
    known = {row.player: Rating(row.mu, row.sigma, row.games) for row in found}
    return {player: known.get(player, Rating()) for player in players}


class Step(msgspec.Struct, frozen=True):
    """A rating after one game."""

    game: str
    number: int
    table: str
    at: float
    points: int
    deviation: int


def history_of(connection: sa.Connection, player: str, game: str | None = None) -> list[Step]:
    """How a player's ratings went, from the first game on."""
    columns = schema.rating_history.c
    query = sa.select(schema.rating_history).where(columns.player == player)
    if game is not None:
        query = query.where(columns.game == game)
    found = connection.execute(query.order_by(columns.game, columns.number))
    return [
        Step(row.game, row.number, row.table_id, row.at, rating.points, rating.deviation)
        for row in found
        for rating in [Rating(row.mu, row.sigma, row.number)]
    ]


def standings(connection: sa.Connection, game: str, limit: int = 50) -> list[tuple[str, Rating]]:
    """The best players of a game, surest first: a strong claim needs games to stand on."""
    columns = schema.ratings.c
    sure = columns.mu - 3 * columns.sigma
    found = connection.execute(
        sa.select(schema.ratings).where(columns.game == game).order_by(sure.desc(), columns.player).limit(limit)
    )
    return [(row.player, Rating(row.mu, row.sigma, row.games)) for row in found]
