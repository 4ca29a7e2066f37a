"""A room in memory and those who look at it."""

import asyncio
from collections.abc import Iterator
from typing import Protocol

from podium.server.protocol import Presence, encode
from podium.server.room import Room


class Listener(Protocol):
    """A connection, as the hall knows it: it is told things, and may be let go."""

    person: str | None  # id of who it is

    def send(self, message: bytes) -> None:
        """Put a message on its way; never waits."""

    def close(self, code: int, reason: str) -> None:
        """Say goodbye."""


class Live:
    """One room, its lock, its listeners by viewer, and what it waits for."""

    def __init__(self, room: Room, now: float) -> None:
        self.room = room
        self.lock = asyncio.Lock()
        self.listeners: dict[int, set[Listener]] = {}
        self.polling: dict[int, list[asyncio.Future[None]]] = {}  # those who wait for the next event, by viewer
        self.thinking: dict[int, int] = {}  # seats for which a bot thinks: the choice that it was asked for
        self.alarm: asyncio.TimerHandle | None = None
        self.used = now  # when somebody last had to do with it
        self.seen: dict[int, float] = {}  # seats: when their person was last here
        self.is_gone = False  # put away or outdated: whoever still holds it must ask for it again
        self.no_longer_watched: dict[int, float] = {}  # viewers that nobody looks through, since when

    def all_listeners(self) -> Iterator[Listener]:
        for listeners in self.listeners.values():
            yield from listeners

    @property
    def is_watched(self) -> bool:
        return any(self.listeners.values()) or any(self.polling.values())

    def is_here(self, seat: int) -> bool:
        """Whether the person of a seat is connected."""
        return bool(self.listeners.get(seat)) or bool(self.polling.get(seat))

    def tell(self, viewer: int, event: bytes) -> int:
        """Hand an event to everybody who looks through a viewer; returns how many."""
        self.release(viewer)
        listeners = self.listeners.get(viewer, ())
        for listener in listeners:
            listener.send(event)
        return len(listeners)

    def release(self, viewer: int) -> None:
        """Wake those who wait for something to happen."""
        for waiting in self.polling.pop(viewer, ()):
            if not waiting.done():
                waiting.set_result(None)

    def presence(self) -> bytes:
        """Who is connected, encoded."""
        seats = self.room.seats
        return encode(
            Presence(
                seats=tuple(self.is_here(seat) for seat in range(seats)),
                spectators=len(self.listeners.get(seats, ())),
            )
        )

    def tell_presence(self) -> None:
        message = self.presence()
        for listener in self.all_listeners():
            listener.send(message)

    def move_to_seats(self) -> list[Listener]:
        """Put every listener where its person sits now; returns those for whom that is somewhere else."""
        moved = []
        for viewer, listeners in list(self.listeners.items()):
            for listener in list(listeners):
                now = self.room.viewer_of(listener.person or "")
                if now != viewer:
                    listeners.discard(listener)
                    self.listeners.setdefault(now, set()).add(listener)
                    moved.append(listener)
        return moved
