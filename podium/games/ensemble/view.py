"""What may be seen at an Ensemble table: see `podium.games.concert.view`."""

from podium.core.box import Box
from podium.core.kernel import Record
from podium.games.concert.view import ConcertView, concert_view, laid_open


class EnsembleView(ConcertView, frozen=True, kw_only=True):
    """Ensemble shows nothing beyond what both games have."""


def view(box: Box, state: Record, seat: int | None) -> EnsembleView:
    """The table through the eyes of a seat, or of a spectator."""
    return EnsembleView(**concert_view(box, state, seat))


def unveil(box: Box, state: Record) -> EnsembleView:
    """The table with all hands, piles and decks face up."""
    return view(box, laid_open(state), None)
