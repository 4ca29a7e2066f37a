"""A table as its entries made it: who sits where, the match, clocks, offers, chat.

Applying an entry never fails and asks nothing: whether something may happen was decided before it
was stored. No clock, no chance, no input or output: the same entries give the same table.
"""

from collections.abc import Sequence
from copy import copy, deepcopy
from typing import Final, Literal

import msgspec

from podium.core import chance
from podium.core.errors import BadRecord
from podium.core.game import Game, game
from podium.core.kernel import Record
from podium.core.match import Match, Outcome
from podium.server import entries as log
from podium.server.clock import LEAST_ON_RETURN, Clocks
from podium.server.entries import Entry
from podium.server.header import SeatSummary, Status, Summary, TableHeader
from podium.server.picture import codes_of
from podium.server.protocol import Asked, ChatLine, Offer, SeatInfo

MAX_LINES: Final = 500  # of chat at one table


class Place(msgspec.Struct):
    """A seat and who has it."""

    kind: Literal["free", "kept", "person", "bot"] = "free"
    name: str = ""
    person: str | None = None
    level: str | None = None
    is_away: bool = False
    is_program: bool = False

    @property
    def is_present(self) -> bool:
        """Whether a person plays here himself."""
        return self.kind == "person" and not self.is_away

    @property
    def is_taken(self) -> bool:
        return self.kind in ("person", "bot")

    def info(self) -> SeatInfo:
        return SeatInfo(
            kind=self.kind,
            name=self.name,
            person=self.person,
            level=self.level,
            is_away=self.is_away,
            is_program=self.is_program,
        )


class Table:
    """What stands after some entries."""

    def __init__(self, header: TableHeader) -> None:
        self.header = header
        self.game: Game = game(header.game)
        if header.game_version != self.game.version:
            raise BadRecord(
                f"The table is of {self.game.title} version {header.game_version}; this Podium plays "
                f"{self.game.version}."
            )
        self.seats = header.seats
        self.everybody = (1 << (header.seats + 1)) - 1  # bits of all viewers: the seats, then the spectators
        self.commitment = chance.commitment(chance.seed_bytes(header.seed))
        self.status: Status = "waiting"
        self.places = [Place() for _ in range(header.seats)]
        self.clocks = Clocks(header.clock, header.seats)
        self.match: Match | None = None
        self.state: Record | None = None  # of the match, as it stands
        self.pending: tuple[int, ...] = ()
        self.reveals: list[int] = []  # after so many moves: what had been shown
        self.codes: list[tuple[int, ...]] = [()] * header.seats  # what each seat may do
        self.numbers = [0] * (header.seats + 1)  # of the last event of each viewer
        self.asked_at = [0] * header.seats  # the number with which a seat's present choice was put to it
        self.agreed: dict[Asked, dict[int, bool]] = {}  # offers: seats that agreed, the one that asked first
        self.chat: list[ChatLine] = []
        self.muted: list[set[str]] = [set() for _ in range(header.seats)]
        self.answered: dict[tuple[str, str], int] = {}  # (person, id of his message): the number it was answered with
        self.next_table: str | None = None
        self.outcome: Outcome | None = None
        self.undo_to = 0  # how many moves an undo that was asked for would keep
        self.undone = 0
        self.taken_over = 0  # moves that were another game's, and are nobody's here to take back
        self.length = 0  # entries applied
        self.last_at = header.created

    # Questions

    def seat_of(self, person: str) -> int | None:
        """The seat of a person, also while a bot sits in."""
        if not person:
            return None
        for seat, place in enumerate(self.places):
            if place.person == person and place.kind == "person":
                return seat
        return None

    def viewer_of(self, person: str) -> int:
        """The viewer that a person is: his seat, or else the spectators."""
        seat = self.seat_of(person)
        return self.seats if seat is None else seat

    @property
    def present(self) -> tuple[int, ...]:
        """Seats in which people play themselves."""
        return tuple(seat for seat, place in enumerate(self.places) if place.is_present)

    @property
    def is_over(self) -> bool:
        return self.status in ("over", "abandoned")

    def offers(self) -> tuple[Offer, ...]:
        """What somebody asked for and not all have agreed to."""
        return tuple(self.offer(what) for what in self.agreed)

    def offer(self, what: Asked) -> Offer:
        agreed = tuple(self.agreed[what])
        waiting = tuple(seat for seat in self.present if seat not in agreed)
        return Offer(what=what, seat=agreed[0], agreed=agreed, waiting=waiting)

    def bots_to_act(self) -> list[tuple[int, str]]:
        """Seats for which a bot must act now, and its level."""
        if self.status != "playing":
            return []
        found = []
        for seat in self.pending:
            place = self.places[seat]
            if not place.is_present:
                found.append((seat, place.level or self.header.level))
        return found

    def bot_seed(self, seat: int) -> bytes | None:
        """What a bot throws its dice with: fresh ones, but with a published deal the same for the same game.

        Only the moves of the seat itself are counted: where all choose at once nobody knows who is first.
        """
        if self.header.deal is None:
            return None
        assert self.match is not None
        moves = sum(move.seat == seat for move in self.match.log)
        return chance.seed_bytes(f"bot {seat} {moves} {self.header.seed}")

    def last_move_of(self, seat: int) -> int:
        """The number of a seat's last move at this table, −1 if it has made none."""
        assert self.match is not None
        moves = self.match.log
        return next((i for i in range(len(moves) - 1, self.taken_over - 1, -1) if moves[i].seat == seat), -1)

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take back its last action without asking anybody."""
        if self.match is None or self.status != "playing":
            return False
        last = self.last_move_of(seat)
        if last < 0 or self.reveals[-1] != self.reveals[last]:
            return False  # most moves show something, and then there is no need to look closer
        opening = self.match.opening()
        if opening is not None and last < opening:
            return False  # whether somebody has begun to choose in secret since is not for this seat to know
        return self.match.why_not_undo(seat) is None

    def summary(self) -> Summary:
        """What lists show of it."""
        return Summary(
            status=self.status,
            seats=tuple(
                SeatSummary(name=place.name, person=place.person if place.kind == "person" else None, level=place.level)
                for place in self.places
            ),
            updated=self.last_at,
            outcome=self.outcome,
        )

    def players(self) -> list[str]:
        """The names by seat, for a record."""
        return [place.name or f"Seat {seat}" for seat, place in enumerate(self.places)]

    def after(self, entries: Sequence[Entry]) -> Summary | None:
        """What lists would show after these entries; None if they change nothing of it."""
        if not any(self._is_listed(entry.fact) for entry in entries):
            return None
        ahead = object.__new__(Table)
        ahead.__dict__.update({name: copy(value) for name, value in self.__dict__.items()})
        ahead.places = [copy(place) for place in self.places]
        ahead.muted = [set(muted) for muted in self.muted]
        ahead.clocks = deepcopy(self.clocks)
        ahead.match = self.match.at(len(self.match.log)) if self.match else None
        for entry in entries:
            Table.apply(ahead, entry)
        return ahead.summary()

    def _is_listed(self, fact: log.Fact) -> bool:
        """Whether lists show something else after it."""
        if not isinstance(fact, log.Played):
            return isinstance(fact, (log.Sat, log.SatBot, log.Kept, log.Stood, log.Started, log.Ended))
        assert self.match is not None
        assert self.state is not None
        after = self.state.copy()
        self.game.rules.apply(self.match.box.record, after, fact.seat, fact.action)
        return int(self.game.rules.pending(after)) == 0

    # What entries do

    def apply(self, entry: Entry) -> None:
        """Carry out one entry."""
        fact, at = entry.fact, entry.at
        moved: tuple[int, ...] | None = None  # the seats whose choice is another one, even if it looks the same
        match fact:
            case log.Sat():
                self.places[fact.seat] = Place("person", fact.name, fact.person, is_program=fact.is_program)
            case log.SatBot():
                self.places[fact.seat] = Place("bot", f"{fact.level} {fact.seat + 1}", level=fact.level)
            case log.Kept():
                self.places[fact.seat] = Place("kept", fact.name, fact.person)
            case log.Stood():
                self.places[fact.seat] = Place()
                self.muted[fact.seat] = set()
            case log.Started():
                self._deal()
                moved = ()
            case log.TookOver():
                for seat, action in fact.moves:
                    self._play(log.Played(seat, action))
                self.taken_over = len(fact.moves)
                moved = tuple(range(self.seats))
            case log.Played():
                self._play(fact)
                self._withdraw_undo(entry)
                moved = (fact.seat,)
            case log.Undone():
                self._undo(fact)
                self._withdraw_undo(entry)
                moved = (fact.seat,) if fact.kept is None else tuple(range(self.seats))
            case log.AskedFor():
                self.agreed[fact.what] = {fact.seat: True}
                self.undo_to = fact.kept if fact.what == "undo" else self.undo_to
            case log.Answered():
                if fact.agrees:
                    self.agreed[fact.what][fact.seat] = True
                else:
                    del self.agreed[fact.what]
            case log.Ended():
                self.status = "abandoned"
                self.agreed = {}
            case log.StoodIn():
                self.places[fact.seat].is_away = True
                self.agreed = {what: agreed for what, agreed in self.agreed.items() if fact.seat != next(iter(agreed))}
            case log.Returned():
                self.places[fact.seat].is_away = False
                self.clocks.spare(fact.seat, LEAST_ON_RETURN, at)
            case log.Said():
                self.chat.append(
                    ChatLine(
                        number=len(self.chat),
                        at=at,
                        person=fact.person,
                        name=fact.name,
                        seat=fact.seat,
                        text=fact.text,
                    )
                )
            case log.Muted():
                (self.muted[fact.seat].add if fact.is_muted else self.muted[fact.seat].discard)(fact.person)
            case log.Followed():
                self.next_table = fact.table
            case log.Graced():
                for seat in range(self.seats):
                    if self.clocks.since[seat] is not None:
                        self.clocks.spare(seat, fact.seconds, at)
        self.length += 1
        self.last_at = at
        for viewer in range(self.seats + 1):
            self.numbers[viewer] += entry.seen >> viewer & 1
        if moved is not None:
            self._put_choices(moved)
        self._run_clocks(entry)
        if entry.id:
            self.answered[(entry.who, entry.id)] = self.numbers[self.viewer_of(entry.who)]

    def _deal(self) -> None:
        seed = bytes.fromhex(self.header.seed)
        self.match = Match.new(self.game, seats=self.seats, options=self.header.options, seed=seed)
        self.status = "playing"
        self.state = self.match.state
        self.reveals = [int(self.state.reveals)]
        self.pending = self.match.pending

    def _play(self, fact: log.Played) -> None:
        assert self.match is not None
        self.match.play(fact.seat, fact.action)
        self.state = self.match.state
        self.reveals.append(int(self.state.reveals))
        self.pending = self.match.pending
        if not self.pending:
            self.status = "over"
            self.outcome = self.match.outcome
            self.agreed = {}

    def _undo(self, fact: log.Undone) -> None:
        assert self.match is not None
        if fact.kept is None:
            last = self.last_move_of(fact.seat)
            self.match.undo(fact.seat)
            # Nothing was shown since, so what is left to say of each move after it is the same.
            self.reveals = self.reveals[: last + 1] + [self.reveals[-1]] * (len(self.match.log) - last)
        else:
            self.match = self.match.at(fact.kept)
            self.reveals = self.reveals[: fact.kept + 1]
        self.state = self.match.state
        self.pending = self.match.pending
        self.undone += 1

    def _withdraw_undo(self, entry: Entry) -> None:
        """The game went on, so nobody is asked any more; unless it went on in secret."""
        if entry.seen == self.everybody:
            self.agreed.pop("undo", None)

    def _put_choices(self, moved: tuple[int, ...]) -> None:
        """Note what each seat may do now, and with which event it was put to it."""
        assert self.match is not None
        assert self.state is not None
        for seat in range(self.seats):
            codes = codes_of(self.game, self.match.box, self.state, seat) if seat in self.pending else ()
            if codes != self.codes[seat] or seat in moved:
                self.codes[seat] = codes
                self.asked_at[seat] = self.numbers[seat]

    def _run_clocks(self, entry: Entry) -> None:
        """Start and stop the clocks by what everybody can see, so that they tell nobody more."""
        if not self.clocks.is_timed:
            return
        fact, at = entry.fact, entry.at
        if isinstance(fact, log.Played) and entry.seen == self.everybody:
            self.clocks.stop(fact.seat, at)
            if self.reveals[-1] != self.reveals[-2]:  # a new round of choices: everybody begins afresh
                for seat in self.pending:
                    self.clocks.stop(seat, at)
        for seat in range(self.seats):
            if self.status == "playing" and seat in self.pending and self.places[seat].is_present:
                self.clocks.start(seat, at)
            else:
                has_decided = isinstance(fact, log.Played) and fact.seat == seat
                self.clocks.stop(seat, at, has_decided=has_decided)
