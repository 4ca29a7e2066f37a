"""The lobby: public tables that wait or are being played, and those who watch the list."""

import asyncio
from typing import Final

from podium.server.header import Summary, TableHeader
from podium.server.live import Listener
from podium.server.protocol import Lobby, LobbyChange, SeatInfo, TableRow, encode

GATHER_SECONDS: Final = 0.25  # changes are told together
MOST: Final = 500  # tables in a list


def row_of(header: TableHeader, summary: Summary) -> TableRow:
    """A table as lists show it: of its header, only what everybody may know."""
    return TableRow(
        id=header.id,
        game=header.game,
        options=header.options,
        status=summary.status,
        seats=tuple(
            SeatInfo(
                kind="bot" if seat.level else "person" if seat.person else "kept" if seat.name else "free",
                name=seat.name,
                person=seat.person,
                level=seat.level,
            )
            for seat in summary.seats
        ),
        level=header.level,
        clock=header.clock,
        is_rated=header.is_rated,
        created=header.created,
        updated=summary.updated,
        outcome=summary.outcome,
    )


class LobbyFeed:
    """The list, kept up to date for everybody who listens."""

    def __init__(self) -> None:
        self.rows: dict[str, TableRow] = {}
        self.listeners: set[Listener] = set()
        self._changed: set[str] = set()
        self._timer: asyncio.TimerHandle | None = None

    def put(self, row: TableRow) -> None:
        """A table is new, or different, or over and so not for this list any more."""
        if row.status in ("waiting", "playing"):
            if self.rows.get(row.id) == row:
                return
            self.rows[row.id] = row
        elif self.rows.pop(row.id, None) is None:
            return
        self._changed.add(row.id)
        if self._timer is None and self.listeners:
            self._timer = asyncio.get_running_loop().call_later(GATHER_SECONDS, self.flush)

    def listed(self) -> Lobby:
        """The whole list: those that wait first, then the latest."""
        order = sorted(self.rows.values(), key=lambda row: (row.status != "waiting", -row.updated))
        return Lobby(tables=tuple(order[:MOST]))

    def flush(self) -> None:
        """Tell what changed."""
        self._timer = None
        changed, self._changed = self._changed, set()
        message = encode(
            LobbyChange(
                tables=tuple(self.rows[table] for table in sorted(changed) if table in self.rows),
                gone=tuple(table for table in sorted(changed) if table not in self.rows),
            )
        )
        for listener in self.listeners:
            listener.send(message)

    def connect(self, listener: Listener) -> None:
        self.listeners.add(listener)
        if self._timer is None:
            self._changed.clear()  # of which nobody was told, and nobody need be: the list itself comes first
        listener.send(encode(self.listed()))

    def disconnect(self, listener: Listener) -> None:
        self.listeners.discard(listener)

    def close(self, code: int, reason: str) -> None:
        for listener in list(self.listeners):
            listener.close(code, reason)
        if self._timer is not None:
            self._timer.cancel()
