"""What others may hold, for games in which a hand tells nothing of how it was played."""

from podium.core.kernel import Record, Words, kernel


@kernel
def as_dealt(box: Record, state: Record, seat: int, generator: Words) -> None:
    """Leave a redeal as it is: every card may be anywhere."""
