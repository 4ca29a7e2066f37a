"""Clocks without a clock: how much time each seat has, given the times at which things happened.

A clock is filled and started when its seat must decide, and stopped when it has. Nothing here asks
what time it is: every moment is handed in, so a table that is rebuilt has the same clocks.
"""

from typing import Final

from podium.server.header import Bank, Days, NoClock, PerMove, TimeControl

DAY: Final = 86_400.0
LEAST_ON_RETURN: Final = 30.0  # seconds of a bank for whoever comes back to an empty one


class Clocks:
    """The clocks of one table, by seat."""

    def __init__(self, control: TimeControl, seats: int) -> None:
        self.control = control
        self.left = [self.whole] * seats
        self.since: list[float | None] = [None] * seats

    @property
    def is_timed(self) -> bool:
        return not isinstance(self.control, NoClock)

    @property
    def whole(self) -> float:
        """What a full clock has."""
        match self.control:
            case PerMove() | Bank():
                return self.control.seconds
            case Days():
                return self.control.days * DAY
            case NoClock():
                return 0.0

    def start(self, seat: int, now: float) -> None:
        """The seat must decide from now on."""
        if self.is_timed and self.since[seat] is None:
            if not isinstance(self.control, Bank):
                self.left[seat] = self.whole
            self.since[seat] = now

    def stop(self, seat: int, now: float, *, has_decided: bool = True) -> None:
        """The seat need not decide any more; an increment is for those who have decided."""
        if self.since[seat] is None:
            return
        self.left[seat] = self.remaining(seat, now)
        self.since[seat] = None
        if has_decided and isinstance(self.control, Bank):
            self.left[seat] = min(self.whole, self.left[seat] + self.control.increment)

    def remaining(self, seat: int, now: float) -> float:
        """Seconds left at this time, never less than none."""
        since = self.since[seat]
        return self.left[seat] if since is None else max(0.0, self.left[seat] - max(0.0, now - since))

    def deadline(self, seat: int) -> float | None:
        """When the seat's time is up, if its clock runs."""
        since = self.since[seat]
        return None if since is None else since + self.left[seat]

    def next_deadline(self) -> float | None:
        """When the first clock that runs is empty."""
        return min((due for seat in range(len(self.left)) if (due := self.deadline(seat)) is not None), default=None)

    def expired(self, now: float) -> tuple[int, ...]:
        """The seats whose time is up."""
        return tuple(seat for seat in range(len(self.left)) if (due := self.deadline(seat)) is not None and due <= now)

    def spare(self, seat: int, least: float, now: float) -> None:
        """See to it that the seat has at least so many seconds from now (never more than a full clock)."""
        least = min(least, self.whole)
        if self.is_timed and self.remaining(seat, now) < least:
            self.left[seat] = least
            if self.since[seat] is not None:
                self.since[seat] = now
