"""How often somebody may do something: buckets that fill by the second and are emptied by use."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from podium.server.protocol import Refused
from podium.server.settings import Settings

MOST_BUCKETS: Final = 50_000  # remembered at once; those not used for longest are forgotten


class Bucket:
    """So many at once, and so many more a second."""

    __slots__ = ("at", "full", "level", "rate")

    def __init__(self, rate: float, full: float, now: float) -> None:
        self.rate, self.full, self.level, self.at = rate, full, full, now

    def take(self, now: float) -> bool:
        """Whether one more is allowed; if so it is counted."""
        self.level = min(self.full, self.level + max(0.0, now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Limits:
    """The buckets of everybody, by kind of request and who makes it."""

    def __init__(self, settings: Settings, now: Callable[[], float] = time.monotonic) -> None:
        self.now = now
        requests, tables = settings.requests_per_second, settings.tables_per_minute
        self.rates: dict[str, tuple[float, float]] = {  # a second, and at once
            "request": (requests, 10 * requests),
            "message": (settings.messages_per_second, 5 * settings.messages_per_second),
            "chat": (1.0, 10.0),
            "table": (tables / 60, tables),
            "tables from here": (3 * tables / 60, 3 * tables),  # whatever their names are
            "guest": (requests / 40, 2 * requests),
            "register": (0.02, 10),
            "login": (0.1, 10),
            "account": (0.2, 10),
            "export": (0.05, 5),
            "review": (0.05, 5),
        }
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def bucket(self, kind: str) -> Bucket:
        """A bucket of one's own, for a connection."""
        return Bucket(*self.rates[kind], self.now())

    def of(self, kind: str, key: str) -> Bucket:
        """The bucket of somebody for a kind of request."""
        found = self._buckets.get((kind, key))
        if found is None:
            found = self._buckets[(kind, key)] = self.bucket(kind)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end((kind, key))
        return found

    def allow(self, kind: str, key: str) -> None:
        """Count one; raises Refused if that is too fast."""
        if not self.of(kind, key).take(self.now()):
            raise Refused("too_fast", "That was too fast; wait a moment and try again.")
