"""A room played by hand: everything it decides is stored, applied and told, without sockets or clocks."""

from collections import defaultdict
from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import msgspec
import numpy as np

from podium.core import chance
from podium.core.game import game
from podium.server import protocol as say
from podium.server.entries import Entry, encode_entry
from podium.server.header import NoClock, TableHeader, TimeControl
from podium.server.room import HOUSE, BotActs, Follow, HouseMessage, Room, Sender

PEOPLE = {name: Sender(f"p-{name}", name) for name in ("ada", "bob", "cleo", "dan", "eve")}


def header(
    slug: str = "symphonimo", seats: int = 2, *, clock: TimeControl | None = None, seed: int | str = 1, **more: Any
) -> TableHeader:
    options = more.pop("options", {})
    return TableHeader(
        id="table",
        game=slug,
        game_version=game(slug).version,
        options=msgspec.to_builtins(game(slug).make_options(options, seats)),
        seats=seats,
        seed=chance.seed_bytes(seed).hex(),
        created=1000.0,
        creator="p-ada",
        clock=clock or NoClock(),
        **more,
    )


def essence(room: Room) -> dict[str, Any]:
    """Everything that matters about a room, to compare two."""
    again = Room(room.header)
    again.__dict__.update({**room.__dict__, "watches": {}})  # its snapshots, without what is only remembered
    return deepcopy(
        {
            "length": room.length,
            "last_at": room.last_at,
            "numbers": room.numbers,
            "asked_at": room.asked_at,
            "codes": room.codes,
            "reveals": room.reveals,
            "answered": room.answered,
            "agreed": room.agreed,
            "undone": room.undone,
            "clocks": (room.clocks.left, room.clocks.since),
            "moves": room.match.log if room.match else None,
            "state": room.state.tobytes() if room.state is not None else None,
            "summary": room.summary(),
            "told": [again.snapshot(viewer, 0.0) for viewer in range(room.seats + 1)],
        }
    )


class Sitting:
    """A room, what was stored of it, and what every viewer heard."""

    def __init__(self, of: TableHeader | None = None, watched: Sequence[int] | None = None) -> None:
        self.room = Room(of or header())
        self.now = 1000.0
        self.stored: list[bytes] = []
        self.heard: dict[int, list[dict[str, Any]]] = defaultdict(list)
        self.bytes: dict[int, list[bytes]] = defaultdict(list)
        self._ids = 0
        for viewer in range(self.room.seats + 1) if watched is None else watched:
            self.room.watch(viewer)

    def says(self, who: str, message: say.ClientMessage | Follow) -> list[Entry]:
        """A person says something; returns the entries it led to."""
        sender = PEOPLE[who]
        if self.room.answer(sender, message.id) is not None:
            return []
        return self._carry_out(self.room.decide(sender, message, self.now))

    def house(self, message: HouseMessage) -> list[Entry]:
        return self._carry_out(self.room.decide(HOUSE, message, self.now))

    def _carry_out(self, entries: list[Entry]) -> list[Entry]:
        for entry in entries:
            self.stored.append(encode_entry(entry))
            self.room.apply(entry)
            for viewer, event in self.room.publish(entry).items():
                self.bytes[viewer].append(event)
                self.heard[viewer].append(msgspec.json.decode(event))
        return entries

    def id(self) -> str:
        self._ids += 1
        return f"m{self._ids}"

    def join(self, *names: str) -> "Sitting":
        for name in names:
            self.says(name, say.Join(id=self.id()))
        return self

    def act(self, who: str, action: int | str, message_id: str | None = None) -> list[Entry]:
        seat = self.room.seat_of(PEOPLE[who].person)
        number = self.room.numbers[self.room.seats if seat is None else seat]
        return self.says(who, say.Act(id=message_id or self.id(), based_on=number, action=action))

    def bot(self, seat: int, pick: int = 0) -> list[Entry]:
        """A bot acts for a seat, by the first of its choices."""
        return self.house(BotActs(seat, self.room.asked_at[seat], self.room.codes[seat][pick]))

    def play_on(self, moves: int, seed: int = 0) -> None:
        """Random moves by whoever is to act, people or bots."""
        picks = np.random.default_rng(seed)
        for _ in range(moves):
            if not self.room.pending or self.room.status != "playing":
                return
            self.now += 1.0
            seat = self.room.pending[picks.integers(len(self.room.pending))]
            codes = self.room.codes[seat]
            action = codes[picks.integers(len(codes))]
            place = self.room.places[seat]
            if place.is_present:
                self.act(place.name, action)
            else:
                self.house(BotActs(seat, self.room.asked_at[seat], action))

    def rebuilt(self, upto: int | None = None) -> Room:
        return Room.rebuilt(self.room.header, self.stored[:upto])

    def snapshot(self, viewer: int) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.json.decode(self.room.snapshot(viewer, self.now))
        return found


def follow(snapshot: dict[str, Any], events: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """What a client has after a snapshot and some events, by the one rule: what is named replaces what was."""
    has = dict(snapshot)
    for event in events:
        assert event["number"] == has["number"] + 1, "events come one after the other"
        has["number"] = event["number"]
        for part in ("table", "turn", "view", "choices", "may_undo", "muted"):
            if part in event:
                has[part] = event[part]
        has["story"] = [*has["story"], *event.get("story", [])]
        has["chat"] = [*has["chat"], *([event["line"]] if "line" in event else [])]
    return has
