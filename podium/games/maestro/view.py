"""What may be seen at a Symphony table: see `podium.games.concert.view`.

Bonus cards are seen by their owner and his team until the game is over; so are the points they bring.
"""

import msgspec
import numpy as np

from podium.core.box import Box
from podium.core.kernel import Record, unpacked
from podium.core.seats import seats_in
from podium.games.concert.table import OVER
from podium.games.concert.view import ConcertView, MarketView, concert_view, laid_open, market_view
from podium.games.maestro import rules, score, table
from podium.games.maestro.printed import CATEGORIES


class BonusView(msgspec.Struct, frozen=True):
    card: str
    points: int


class ScoreView(msgspec.Struct, frozen=True):
    """A score card: what each row counts, and its points."""

    instruments: int
    instrument_points: int
    soloists: int
    soloist_points: int
    categories: list[str]
    category_points: int
    position: int  # 1 for the furthest
    position_points: int
    bach: int
    bach_points: int
    bonus: list[BonusView] | None  # None if one may not see it
    total: int  # of the rows one may see


class TeamView(msgspec.Struct, frozen=True):
    members: list[int]
    points: int
    place: int


class MaestroView(ConcertView, frozen=True, kw_only=True):
    soloists: MarketView
    scores: list[ScoreView]
    teams: list[TeamView]  # of public points; once the game is over, of the whole


def view(box: Box, state: Record, seat: int | None) -> MaestroView:
    """The table through the eyes of a seat, or of a spectator."""
    seen = unpacked(state)
    return MaestroView(
        **concert_view(box, state, seat),
        soloists=market_view(box, seen, 1),
        scores=[score_view(box, state, other, seat) for other in range(seen.seats)],
        teams=team_views(box, state),
    )


def unveil(box: Box, state: Record) -> MaestroView:
    """The table with all hands, bonus cards, piles and decks face up."""
    opened = laid_open(state)
    scores = [score_view(box, opened, seat, seat) for seat in range(int(state.seats))]
    return msgspec.structs.replace(view(box, opened, None), scores=scores)


def score_view(box: Box, state: Record, seat: int, viewer: int | None) -> ScoreView:
    """The score card of a seat, as far as `viewer` may read it."""
    record = box.record
    card = np.zeros(2 * table.ROWS + 2, np.int32)
    score.score_card(record, state, seat, card)
    *rows, by_position, performed = card.tolist()
    counts, points = rows[: table.ROWS], rows[table.ROWS :]
    minutes = state.minutes[: int(state.seats)].tolist()
    bonus = None
    is_open = viewer is not None and bool(int(state.mates[viewer]) >> seat & 1)
    if is_open or int(state.phase) == OVER:
        cards = [int(state.bonus[seat * table.BONUS_HELD + i]) for i in range(table.BONUS_HELD)]
        keys = box.printed.bonus_keys
        bonus = [BonusView(keys[card], int(score.card_points(record, state, seat, card))) for card in sorted(cards)]
    return ScoreView(
        instruments=counts[table.DIFFERENT_INSTRUMENTS],
        instrument_points=points[table.DIFFERENT_INSTRUMENTS],
        soloists=counts[table.SOLOISTS_OWNED],
        soloist_points=points[table.SOLOISTS_OWNED],
        categories=[CATEGORIES[category] for category in seats_in(performed)],
        category_points=points[table.CATEGORIES_PERFORMED],
        position=1 + sum(other > minutes[seat] for other in minutes),
        position_points=by_position,
        bach=counts[table.BACH],
        bach_points=points[table.BACH],
        bonus=bonus,
        total=sum(points) + by_position + sum(card.points for card in bonus or ()),
    )


def team_views(box: Box, state: Record) -> list[TeamView]:
    """The teams by the sum of their members' points."""
    points = np.zeros(rules.MAX_SEATS, np.int32)
    rules.score(box.record, state, points)
    teams = [list(range(team, int(state.seats), int(state.teams))) for team in range(int(state.teams))]
    sums = [int(sum(points[member] for member in members)) for members in teams]
    return [
        TeamView(members, total, 1 + sum(other > total for other in sums))
        for members, total in zip(teams, sums, strict=True)
    ]
