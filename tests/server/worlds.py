"""Two worlds that one viewer cannot tell apart, each a table in a hall of its own.

The cards lie differently where the viewer cannot see them, and the others choose differently in
secret. Whatever is sent to the viewer must be the same, byte for byte, for as long as the rules' own view
and story are the same for him.
"""

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np
import pytest

from podium.core import chance
from podium.core.game import Game
from podium.core.kernel import Record
from podium.core.match import Match, legal_of
from podium.server import entries as log
from podium.server import protocol as say
from podium.server.hall import Hall
from podium.server.header import TableHeader
from podium.server.people import Person
from podium.server.protocol import Refused, encode
from podium.server.room import Room
from podium.server.table import Table

PEOPLE = tuple(Person(f"p-{name}", name) for name in ("Ada", "Bob", "Cleo", "Dan", "Eve", "Fay"))
TRIES = 24  # pairs of moves that are looked at before a run ends


class Stage:
    """Where tables get their cards from while a test looks on."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.dealt: Record | None = None
        deal = Table._deal

        def dealt(table: Table) -> None:
            deal(table)
            if self.dealt is not None and table.match is not None:
                table.match._states = [self.dealt.copy()]
                table.state, table.pending = table.match.state, table.match.pending
                table.reveals = [int(self.dealt.reveals)]

        patch.setattr(Table, "_deal", dealt)


class Ear:
    """A listener that keeps the bytes."""

    def __init__(self, person: str | None) -> None:
        self.person = person
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)

    def close(self, code: int, reason: str) -> None:
        self.heard.append(f"{code} {reason}".encode())


class World:
    """One table, and what the viewer and a spectator hear of it."""

    def __init__(self, hall: Hall, room: Room, viewer: int | None) -> None:
        self.hall, self.room = hall, room
        self.person = PEOPLE[viewer] if viewer is not None else None
        self.ears = [Ear(self.person.id if self.person else None), Ear(None)]

    @classmethod
    async def open(cls, hall: Hall, stage: Stage, header: TableHeader, cards: Record, viewer: int | None) -> "World":
        sat = [log.Sat(seat, PEOPLE[seat].id, PEOPLE[seat].name) for seat in range(header.seats)]
        stage.dealt = cards
        live = await hall._open(header, [*sat])
        stage.dealt = None
        world = cls(hall, live.room, viewer)
        for ear in world.ears:
            await hall.connect(header.id, ear, None, None)
        return world

    async def act(self, seat: int, action: int, message_id: str) -> None:
        message = say.Act(id=message_id, based_on=self.room.numbers[seat], action=action)
        answer = await self.hall.say(self.room.header.id, PEOPLE[seat], message)
        if self.person == PEOPLE[seat]:
            self.ears[0].send(encode(answer))

    async def try_out(self, message: say.ClientMessage) -> None:
        """The viewer says something that is refused; the refusal is what he hears."""
        assert self.person is not None
        try:
            answer: Any = await self.hall.say(self.room.header.id, self.person, message)
        except Refused as refusal:
            answer = refusal.message(message.id)
        self.ears[0].send(encode(answer))

    async def look(self) -> None:
        """What he gets over HTTP, and when he comes back."""
        for ear, person in zip(self.ears, (self.person, None), strict=True):
            ear.send(await self.hall.look(self.room.header.id, person))
            number, events = await self.hall.events(self.room.header.id, person, max(0, self.number(ear) - 3), 0)
            ear.send(str(number).encode())
            ear.heard += events
            fresh = Room(self.room.header)  # as for the first who looks: nothing is remembered of what was told
            fresh.__dict__.update({**self.room.__dict__, "watches": {}})
            ear.send(fresh.snapshot(self.room.viewer_of(ear.person or ""), self.hall.now()))

    def number(self, ear: Ear) -> int:
        return self.room.numbers[self.room.viewer_of(ear.person or "")]

    def knowledge(self, seat: int, action: int) -> tuple[bytes, ...]:
        """What viewer and spectators would know after a move, by the game's own view and story."""
        room, box = self.room, self.room.match.box  # type: ignore[union-attr]
        assert room.state is not None
        after = room.state.copy()
        room.game.rules.apply(box.record, after, seat, action)
        return (str(room.game.rules.pending(after)).encode(), *self._known(after, (room.state, seat, action)))

    def known(self) -> tuple[bytes, ...]:
        assert self.room.state is not None
        return (str(self.room.game.rules.pending(self.room.state)).encode(), *self._known(self.room.state, None))

    def _known(self, state: Record, move: tuple[Record, int, int] | None) -> Iterator[bytes]:
        game, box = self.room.game, self.room.match.box  # type: ignore[union-attr]
        for viewer in self.viewers:
            told = game.describe(box, *move, state, viewer) if move else []
            choices = [] if viewer is None else legal_of(game, box, state, viewer).codes
            yield encode((game.view(box, state, viewer), told, choices))

    @property
    def viewers(self) -> tuple[int | None, ...]:
        return (PEOPLE.index(self.person), None) if self.person else (None,)


@dataclass
class Tally:
    """What was compared."""

    steps: int = 0  # moves in both worlds
    different: int = 0  # of them, moves that were not the same in both
    alone: int = 0  # moves in one world only
    sent: int = 0  # messages that were the same
    lay_differently: int = 0  # runs in which the cards did


async def compare(
    halls: tuple[Hall, Hall], stage: Stage, header: TableHeader, cards: tuple[Record, Record], viewer: int | None,
    dice: np.random.Generator, tally: Tally, most: int,
) -> None:  # fmt: skip
    """Play two worlds side by side until the viewer could tell them apart, or for so many moves."""
    worlds = [await World.open(hall, stage, header, cards[i], viewer) for i, hall in enumerate(halls)]
    tally.lay_differently += int(cards[0].tobytes() != cards[1].tobytes())
    ids = itertools.count()
    for _ in range(most):
        for hall in halls:
            hall.now.tick()  # type: ignore[attr-defined]
        if not worlds[0].room.pending or not await _step(worlds, viewer, dice, f"m{next(ids)}", tally):
            break
        await _provoke(worlds, viewer, dice, f"x{next(ids)}")
        for world in worlds:
            await world.look()
        _same(worlds, viewer)
    tally.sent += sum(len(ear.heard) for ear in worlds[0].ears)


async def _step(worlds: list[World], viewer: int | None, dice: np.random.Generator, name: str, tally: Tally) -> bool:
    """One move, not the same in both worlds if there are two that he cannot tell apart."""
    pending = worlds[0].room.pending
    assert pending == worlds[1].room.pending
    for seat in map(int, dice.permutation(pending)):
        if seat != viewer and len(pending) > 1 and dice.random() < 0.3:
            which = int(dice.integers(2))
            for action in dice.permutation(worlds[which].room.codes[seat])[:TRIES]:
                if _silent(worlds[which], seat, int(action)):
                    await worlds[which].act(seat, int(action), name)
                    tally.alone += 1
                    return True
        pair = _pair(worlds, seat, viewer, dice)
        if pair is not None:
            for world, action in zip(worlds, pair, strict=True):
                await world.act(seat, action, name)
            tally.steps += 1
            tally.different += int(pair[0] != pair[1])
            return True
    return False


def _pair(worlds: list[World], seat: int, viewer: int | None, dice: np.random.Generator) -> tuple[int, int] | None:
    """A move for each world after which the viewer knows the same in both."""
    codes = [world.room.codes[seat] for world in worlds]
    if seat == viewer:
        assert codes[0] == codes[1]
        pairs = [(action, action) for action in codes[0]]
    else:
        pairs = list(itertools.product(*codes))
    for i in dice.permutation(len(pairs))[:TRIES]:
        first, second = pairs[i]
        if worlds[0].knowledge(seat, first) == worlds[1].knowledge(seat, second):
            return first, second
    return None


def _silent(world: World, seat: int, action: int) -> bool:
    """Whether neither viewer nor spectators would notice a move."""
    return world.knowledge(seat, action) == world.known()


async def _provoke(worlds: list[World], viewer: int | None, dice: np.random.Generator, name: str) -> None:
    """The viewer tries what is refused, and says something: neither may tell him more.

    Not when the game is over: then a rematch is granted, at a table whose name is drawn by lot.
    """
    if viewer is None or not worlds[0].room.pending:
        return
    action, number = int(dice.integers(200)), worlds[0].room.numbers[viewer]
    if action in worlds[0].room.codes[viewer]:
        action = 10**6
    for message in (
        say.Act(id=f"{name} a", based_on=number, action=action),
        say.Act(id=f"{name} b", based_on=number + 1, action=0),
        say.Act(id=f"{name} c", based_on=number, action="play everything"),
        say.Join(id=f"{name} d"),
        say.Start(id=f"{name} e"),
        say.Return(id=f"{name} f"),
        say.Answer(id=f"{name} g", to="undo", agrees=True),
        say.Rematch(id=f"{name} h"),
        say.Say(id=f"{name} i", text="hm"),
    ):
        for world in worlds:
            await world.try_out(message)


def _same(worlds: list[World], viewer: int | None) -> None:
    for one, other in zip(worlds[0].ears, worlds[1].ears, strict=True):
        for left, right in itertools.zip_longest(one.heard, other.heard):
            assert left == right, f"viewer {viewer}, heard by {one.person or 'a spectator'}:\n{left}\n{right}"


def redealt(game: Game, match: Match, state: Record, seat: int, seed: str) -> Record:
    """The cards as they might lie too, as far as this seat can know."""
    again = state.copy()
    words = chance.expand(chance.seed_bytes(seed), game.rules.ENTROPY_WORDS, "redeal")
    game.rules.redeal(match.box.record, again, seat, words)
    return again


def header_of(game: Game, seats: int, options: Any, name: str, clock: Any) -> TableHeader:
    return TableHeader(
        id=name,
        game=game.slug,
        game_version=game.version,
        options=msgspec.to_builtins(options),
        seats=seats,
        seed=chance.seed_bytes(name).hex(),
        created=1000.0,
        creator=PEOPLE[0].id,
        clock=clock,
        is_public=True,
    )
