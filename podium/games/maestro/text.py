"""Maestro: Symphony in text: see `podium.games.concert.text`; and what the score cards say at the end."""

from podium.core.box import Box
from podium.core.kernel import Record
from podium.core.phrases import Argument, Message, Seat
from podium.games.concert import text
from podium.games.concert.table import OVER
from podium.games.maestro.view import score_view, team_views


def describe(box: Box, before: Record, seat: int, action: int, after: Record, viewer: int | None) -> list[Message]:
    """What one action did, as far as `viewer` may know it; at the end, everybody's rows, and the teams'."""
    told = text.describe(box, before, seat, action, after, viewer)
    if int(after.phase) != OVER:
        return told
    for other in range(int(after.seats)):
        card = score_view(box, after, other, None)
        args: dict[str, Argument] = {
            "player": Seat(other),
            "instruments": card.instrument_points,
            "soloists": card.soloist_points,
            "categories": card.category_points,
            "position": card.position_points,
            "bach": card.bach_points,
            "bonus": sum(bonus.points for bonus in card.bonus or ()),
            "total": card.total,
        }
        told.append(Message("told-score", args))
    for number, team in enumerate(team_views(box, after), 1):
        key = "told-team-won" if team.place == 1 else "told-team"
        told.append(Message(key, {"team": number, "points": team.points}))
    return told
