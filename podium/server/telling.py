"""What a table tells each viewer: snapshots, and numbered events with only what changed for him.

A viewer is a seat, or (the last one) all spectators together. Everything told is made from what
that viewer may know. Events are made only for viewers that somebody looks through; the numbers go on
for all of them.
"""

from collections import deque
from typing import Final

import msgspec

from podium.core.kernel import Record
from podium.core.phrases import Message
from podium.server import entries as log
from podium.server.entries import Entry
from podium.server.header import TableHeader
from podium.server.picture import NO_CHOICES, NO_VIEW, choices_of, codes_of, last_told, view_of
from podium.server.protocol import ClockInfo, Event, Snapshot, TableFacts, TableState, Turn, What, encode
from podium.server.table import Table

HELD: Final = 24  # events kept for whoever comes back soon
STORY: Final = 30  # messages of the story in a snapshot
CHAT: Final = 50  # lines of chat in a snapshot

_WHAT: Final[dict[type, What]] = {
    log.Sat: "sat", log.SatBot: "sat", log.Kept: "kept", log.Stood: "stood", log.Started: "started",
    log.TookOver: "took_over",
    log.Played: "played", log.Undone: "undone", log.AskedFor: "asked", log.Answered: "answered", log.Ended: "ended",
    log.StoodIn: "stood_in", log.Returned: "returned", log.Said: "said", log.Muted: "muted",
    log.Followed: "followed", log.Graced: "graced",
}  # fmt: skip
_LEAVES_TABLE_AS_IT_IS: Final = (log.Played, log.Said, log.Muted, log.Graced)


class Watch:
    """What one viewer has been told last, while somebody looks."""

    __slots__ = ("choices", "held", "may_undo", "table", "turn", "view")

    def __init__(self) -> None:
        self.table = self.turn = self.view = self.choices = msgspec.Raw(b"")
        self.may_undo = False
        self.held: deque[bytes] = deque(maxlen=HELD)


class Teller(Table):
    """A table that can be looked at."""

    def __init__(self, header: TableHeader) -> None:
        super().__init__(header)
        self.watches: dict[int, Watch] = {}
        self._table: msgspec.Raw | None = None  # encoded, until it changes
        self._turn: msgspec.Raw | None = None
        self._before: Record | None = None  # the state before the last move: what its story is told from

    def apply(self, entry: Entry) -> None:
        self._before = self.state
        had = (self.status, tuple(self.agreed))
        super().apply(entry)
        self._turn = None
        if not isinstance(entry.fact, _LEAVES_TABLE_AS_IT_IS) or had != (self.status, tuple(self.agreed)):
            self._table = None

    def viewer_seat(self, viewer: int) -> int | None:
        """The seat that a viewer is; None for the spectators."""
        return viewer if viewer < self.seats else None

    # Who notices

    def notices(self, mover: int, after: Record, told_of: log.Played | None) -> int:
        """Bits of the viewers for whom a move makes a difference."""
        assert self.match is not None
        assert self.state is not None
        rules = self.game.rules
        if int(rules.pending(after)) != int(rules.pending(self.state)):
            return self.everybody
        seen = 1 << mover
        for viewer in range(self.seats + 1):
            if viewer != mover and self._is_noticed(viewer, after, told_of):
                seen |= 1 << viewer
        return seen

    def _is_noticed(self, viewer: int, after: Record, told_of: log.Played | None) -> bool:
        assert self.match is not None
        assert self.state is not None
        box, seat = self.match.box, self.viewer_seat(viewer)
        if told_of and self.game.describe(box, self.state, told_of.seat, told_of.action, after, seat):
            return True
        if seat is not None and codes_of(self.game, box, after, seat) != self.codes[seat]:
            return True
        known = self.watches[viewer].view if viewer in self.watches else view_of(self.game, box, self.state, seat)
        return known != view_of(self.game, box, after, seat)

    # Parts

    def table_part(self) -> msgspec.Raw:
        """What stands beside the game, the same for everybody."""
        if self._table is None:
            state = TableState(
                status=self.status,
                seats=tuple(place.info() for place in self.places),
                offers=self.offers(),
                next=self.next_table,
                outcome=self.outcome,
            )
            self._table = msgspec.Raw(encode(state))
        return self._table

    def turn_part(self) -> msgspec.Raw:
        """Who is to act, and the clocks, the same for everybody."""
        if self._turn is None:
            clocks: tuple[ClockInfo, ...] = ()
            if self.clocks.is_timed:
                pairs = zip(self.clocks.left, self.clocks.since, strict=True)
                clocks = tuple(ClockInfo(left=left, since=since) for left, since in pairs)
            to_act = self.pending if self.status == "playing" else ()
            self._turn = msgspec.Raw(encode(Turn(to_act=to_act, clocks=clocks)))
        return self._turn

    def _view(self, viewer: int) -> msgspec.Raw:
        if self.match is None or self.state is None:
            return NO_VIEW
        return view_of(self.game, self.match.box, self.state, self.viewer_seat(viewer))

    def _choices(self, viewer: int) -> msgspec.Raw:
        seat = self.viewer_seat(viewer)
        if self.match is None or self.state is None or seat is None or self.status != "playing":
            return NO_CHOICES
        return choices_of(self.game, self.match.box, self.state, seat, self.codes[seat])

    def _may_undo(self, viewer: int) -> bool:
        seat = self.viewer_seat(viewer)
        return seat is not None and self.may_undo(seat)

    def _muted(self, viewer: int) -> tuple[str, ...]:
        return tuple(sorted(self.muted[viewer])) if viewer < self.seats else ()

    # Snapshots

    def snapshot(self, viewer: int, now: float) -> bytes:
        """Everything one viewer may know of the table; from now on events are made for him."""
        watch = self.watch(viewer)
        told = () if self.match is None else last_told(self.match, self.viewer_seat(viewer), STORY)
        muted = self._muted(viewer)
        chat = [line for line in self.chat[-CHAT:] if line.person not in muted]
        return encode(
            Snapshot(
                number=self.numbers[viewer],
                now=now,
                seat=self.viewer_seat(viewer),
                facts=self.facts(),
                table=watch.table,  # type: ignore[arg-type]
                turn=watch.turn,  # type: ignore[arg-type]
                view=watch.view,
                choices=watch.choices,
                may_undo=watch.may_undo,
                story=told,
                chat=tuple(chat),
                muted=muted,
            )
        )

    def facts(self) -> TableFacts:
        header = self.header
        return TableFacts(
            id=header.id,
            game=header.game,
            game_version=header.game_version,
            options=header.options,
            seats=header.seats,
            level=header.level,
            clock=header.clock,
            is_public=header.is_public,
            is_rated=header.is_rated,
            pace=header.pace,
            created=header.created,
            creator=header.creator,
            commitment=self.commitment,
            duplicate=header.duplicate,
            previous=header.previous,
            deal=header.deal,
            origin=header.origin,
        )

    def watch(self, viewer: int) -> Watch:
        """What a viewer has been told, worked out if nobody has looked until now."""
        watch = self.watches.get(viewer)
        if watch is None:
            watch = self.watches[viewer] = Watch()
            watch.table, watch.turn = self.table_part(), self.turn_part()
            watch.view, watch.choices = self._view(viewer), self._choices(viewer)
            watch.may_undo = self._may_undo(viewer)
        return watch

    def forget(self, viewer: int) -> None:
        """Nobody looks through this viewer any more."""
        self.watches.pop(viewer, None)

    # Events

    def publish(self, entry: Entry) -> dict[int, bytes]:
        """The events that the entry just applied is for the viewers somebody looks through, encoded."""
        return {
            viewer: self._event(viewer, watch, entry)
            for viewer, watch in self.watches.items()
            if entry.seen >> viewer & 1
        }

    def _event(self, viewer: int, watch: Watch, entry: Entry) -> bytes:
        fact = entry.fact
        table, turn = self.table_part(), self.turn_part()
        parts: dict[str, object] = {}
        if table is not watch.table and table != watch.table:
            parts["table"] = watch.table = table
        if turn != watch.turn:
            parts["turn"] = watch.turn = turn
        if isinstance(fact, (log.Started, log.Played, log.Undone, log.Ended)):
            view, choices, may_undo = self._view(viewer), self._choices(viewer), self._may_undo(viewer)
            if view != watch.view:
                parts["view"] = watch.view = view
            if choices != watch.choices:
                parts["choices"] = watch.choices = choices
            if may_undo != watch.may_undo:
                parts["may_undo"] = watch.may_undo = may_undo
        if isinstance(fact, log.Said):
            parts["line"] = self.chat[-1]
        if isinstance(fact, log.Muted):
            parts["muted"] = self._muted(viewer)
        event = Event(
            number=self.numbers[viewer],
            at=entry.at,
            what=_WHAT[type(fact)],
            seat=getattr(fact, "seat", None),
            story=self._story(viewer, fact),
            **parts,  # type: ignore[arg-type]
        )
        made = encode(event)
        watch.held.append(made)
        return made

    def _story(self, viewer: int, fact: log.Fact) -> tuple[Message, ...]:
        if not isinstance(fact, log.Played) or self._before is None or self.match is None or self.state is None:
            return ()
        seat = self.viewer_seat(viewer)
        return tuple(self.game.describe(self.match.box, self._before, fact.seat, fact.action, self.state, seat))

    def since(self, viewer: int, number: int) -> list[bytes] | None:
        """The events after a number, if they are all still held; None means that a snapshot is due."""
        missed = self.numbers[viewer] - number
        if missed == 0:
            self.watch(viewer)
            return []
        held = self.watches[viewer].held if viewer in self.watches else ()
        if not 0 < missed <= len(held):
            return None
        return list(held)[-missed:]
