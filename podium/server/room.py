"""A room: a table that people speak to. What they say is decided here, and nothing else.

`decide` says what an accepted message means, as entries to be stored, and changes nothing; once they
are stored, `apply` carries them out. Refusals say what was expected, never what is hidden.
"""

from collections.abc import Iterable
from typing import Final, Literal, get_args

import msgspec

from podium.bots import LEVELS
from podium.core.errors import BadAction, PodiumError
from podium.core.match import Match
from podium.server import entries as log
from podium.server import protocol as say
from podium.server.entries import Entry, Fact, decode_entry
from podium.server.header import TableHeader
from podium.server.protocol import Asked, ClientMessage, Code, Refused
from podium.server.table import MAX_LINES
from podium.server.telling import Teller

BOT_LEVELS: Final = (*LEVELS, "greedy", "random")
MAX_UNDONE: Final = 500  # actions taken back at one table
MAX_ENTRIES: Final = 20_000  # afterwards only play goes on


class Sender(msgspec.Struct, frozen=True):
    """Who says something: a person, known by his id and name."""

    person: str
    name: str
    is_program: bool = False


# What the house itself says to a room.


class BotActs(msgspec.Struct, frozen=True):
    """A bot has chosen for a seat; `asked_at` is the choice that it was asked for."""

    seat: int
    asked_at: int
    action: int


class TimeUp(msgspec.Struct, frozen=True):
    """Look at the clocks."""


class Missing(msgspec.Struct, frozen=True):
    """The person of a seat has not been seen for a long time."""

    seat: int


class Sweep(msgspec.Struct, frozen=True):
    """Nobody has come for a long time: give the table up if it has not begun."""


class Restarted(msgspec.Struct, frozen=True):
    """The server was away; nobody's clock shall be empty at once."""

    seconds: float


class Follow(msgspec.Struct, frozen=True):
    """A person asked for a rematch, and this is its table."""

    id: str
    table: str


HouseMessage = BotActs | TimeUp | Missing | Sweep | Restarted
HOUSE: Final = Sender("", "")
ALWAYS: Final = (say.Act, say.Leave, *get_args(HouseMessage))  # however much was said: nobody need wait for anybody


class Room(Teller):
    """One table, and what may be said at it."""

    @classmethod
    def rebuilt(cls, header: TableHeader, stored: Iterable[bytes]) -> "Room":
        """The room that these entries made."""
        room = cls(header)
        for data in stored:
            room.apply(decode_entry(data))
        return room

    def answer(self, sender: Sender, message_id: str) -> int | None:
        """The number a message was answered with, if it has been already."""
        return self.answered.get((sender.person, message_id))

    def decide(self, sender: Sender, message: ClientMessage | HouseMessage | Follow, now: float) -> list[Entry]:
        """What a message means, as entries to store and apply; raises Refused.

        A person's message that was answered before means nothing new: ask `answer` first.
        """
        at = max(now, self.last_at)  # a clock that was set back must not turn time round
        facts = self._facts(sender, message, at)
        if self.length + len(facts) > MAX_ENTRIES and not isinstance(message, ALWAYS):
            raise Refused("full", f"This table has had {MAX_ENTRIES} entries; only the game itself goes on.")
        message_id = getattr(message, "id", "")
        last = len(facts) - 1
        return [
            Entry(at, seen, fact, sender.person, message_id if i == last else "")
            for i, (fact, seen) in enumerate(self._with_seen(facts))
        ]

    def _with_seen(self, facts: list[Fact]) -> Iterable[tuple[Fact, int]]:
        """Who notices each fact. Where there are several, at most one of them is a move."""
        for fact in facts:
            yield fact, self._seen(fact)

    def _seen(self, fact: Fact) -> int:
        match fact:
            case log.Played():
                assert self.state is not None
                assert self.match is not None
                after = self.state.copy()
                self.game.rules.apply(self.match.box.record, after, fact.seat, fact.action)
                return self.notices(fact.seat, after, fact)
            case log.Undone(kept=None):
                assert self.match is not None
                without = self.match.at(len(self.match.log))
                without.undo(fact.seat)
                return self.notices(fact.seat, without.state, None)
            case log.Said():
                deaf = [seat for seat in range(self.seats) if fact.person in self.muted[seat]]
                return self.everybody & ~sum(1 << seat for seat in deaf)
            case log.Muted():
                return 1 << fact.seat
        return self.everybody

    def _facts(self, sender: Sender, message: ClientMessage | HouseMessage | Follow, at: float) -> list[Fact]:
        match message:
            case say.Join():
                return self._join(sender, message.seat)
            case say.Leave():
                return self._leave(self._seat(sender))
            case say.Return():
                return self._return(self._seat(sender))
            case say.SeatBot():
                return self._seat_bot(sender, message)
            case say.Start():
                return self._start(sender)
            case say.Act():
                return self._act(self._seat(sender), message)
            case say.Undo():
                return self._undo_asked(self._seat(sender))
            case say.End():
                return self._end_asked(self._seat(sender))
            case say.Answer():
                return self._answer(self._seat(sender), message.to, agrees=message.agrees)
            case say.Say():
                return self._say(sender, message.text)
            case say.Mute():
                return self._mute(self._seat(sender), sender, message)
            case Follow():
                self.check_rematch(sender)
                return [log.Followed(self._seat(sender), message.table)]
            case BotActs():
                return self._bot_acts(message)
            case TimeUp():
                gone = self.clocks.expired(at)
                return self._stand_in(gone, "time") if gone else []
            case Missing():
                present = self.status == "playing" and self.places[message.seat].is_present
                return self._stand_in((message.seat,), "absent") if present else []
            case Sweep():
                return [log.Ended("empty")] if self.status == "waiting" else []
            case Restarted():
                runs = any(since is not None for since in self.clocks.since)
                return [log.Graced(message.seconds)] if runs else []
            case _:
                raise Refused("malformed", "This is not for the table to decide.")

    # Sitting down and leaving

    def _seat(self, sender: Sender) -> int:
        seat = self.seat_of(sender.person)
        if seat is None:
            raise Refused("not_seated", "Only those who sit at this table can do that; take a seat first.")
        return seat

    def _waiting(self) -> None:
        if self.status != "waiting":
            raise Refused("not_waiting", "The cards are dealt: seats can no longer be given out.")

    def _playing(self) -> Match:
        if self.status == "waiting" or self.match is None:
            raise Refused("not_playing", "The game has not begun: it does when all seats are taken.")
        if self.is_over:
            raise Refused("not_playing", "The game is over.")
        return self.match

    def _join(self, sender: Sender, seat: int | None) -> list[Fact]:
        self._waiting()
        if self.seat_of(sender.person) is not None:
            raise Refused("already_seated", f"You have seat {self.seat_of(sender.person)} already.")
        if seat is None:
            seat = self._free_seat(sender.person)
        self._check_seat(seat)
        place = self.places[seat]
        if place.is_taken or (place.kind == "kept" and place.person != sender.person):
            raise Refused("seat_taken", f"Seat {seat} is taken; choose a free one.")
        facts: list[Fact] = [log.Stood(s) for s in self._kept_for(sender.person) if s != seat]
        facts.append(log.Sat(seat, sender.person, sender.name, sender.is_program))
        return self._begun(facts, {seat})

    def _free_seat(self, person: str) -> int:
        free = [seat for seat, place in enumerate(self.places) if place.kind == "free"]
        found = [*self._kept_for(person), *free]
        if not found:
            raise Refused("no_seat", "Every seat of this table is taken.")
        return found[0]

    def _kept_for(self, person: str) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.kind == "kept" and place.person == person]

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self.seats:
            raise Refused("no_seat", f"This table has seats 0 to {self.seats - 1}; seat {seat} was named.")

    def _begun(self, facts: list[Fact], filled: set[int]) -> list[Fact]:
        """These, and the deal if now everybody sits."""
        is_full = all(place.is_taken or seat in filled for seat, place in enumerate(self.places))
        return [*facts, log.Started()] if is_full else facts

    def _leave(self, seat: int) -> list[Fact]:
        if self.status == "waiting":
            others = [place for i, place in enumerate(self.places) if i != seat and place.kind == "person"]
            return [log.Stood(seat)] if others else [log.Stood(seat), log.Ended("empty")]
        self._playing()
        if self.places[seat].is_away:
            raise Refused("not_playing", "You have left already; a bot sits in for you until you return.")
        return self._stand_in((seat,), "left")

    def _stand_in(self, gone: tuple[int, ...], why: Literal["left", "time", "absent"]) -> list[Fact]:
        """Bots sit in; those who are gone need not agree to anything any more."""
        facts: list[Fact] = [log.StoodIn(seat, why) for seat in gone]
        for offer in self.offers():
            is_escape = offer.what == "end" and self.header.is_rated and len(offer.agreed) == 1  # nobody agreed to it
            if offer.seat not in gone and set(offer.waiting) <= set(gone) and not is_escape:
                facts += self._agreed(offer.what, offer.seat)
                break
        return facts

    def _return(self, seat: int) -> list[Fact]:
        self._playing()
        if not self.places[seat].is_away:
            raise Refused("already_seated", "You have your seat: nobody sits in for you.")
        return [log.Returned(seat)]

    def _creator(self, sender: Sender) -> None:
        creator = self.header.creator
        is_heir = self.seat_of(sender.person) is not None and (creator is None or self.seat_of(creator) is None)
        if sender.person != creator and not is_heir:
            raise Refused("not_creator", "Only who opened the table can do that.")

    def _seat_bot(self, sender: Sender, message: say.SeatBot) -> list[Fact]:
        self._creator(sender)
        self._waiting()
        self._check_seat(message.seat)
        kind = self.places[message.seat].kind
        if message.level is None:
            if kind not in ("bot", "kept"):
                raise Refused("seat_taken", f"There is no bot in seat {message.seat}.")
            return [log.Stood(message.seat)]
        if kind == "person":
            raise Refused("seat_taken", f"Seat {message.seat} is taken; a bot needs a free one.")
        return self._begun([log.SatBot(message.seat, check_level(message.level))], {message.seat})

    def _start(self, sender: Sender) -> list[Fact]:
        self._creator(sender)
        self._waiting()
        free = [seat for seat, place in enumerate(self.places) if not place.is_taken]
        return [*(log.SatBot(seat, self.header.level) for seat in free), log.Started()]

    # Playing

    def _act(self, seat: int, message: say.Act) -> list[Fact]:
        match = self._playing()
        if seat not in self.pending:
            raise Refused("not_your_turn", "It is not your turn.")
        if not self.asked_at[seat] <= message.based_on <= self.numbers[seat]:
            raise Refused(
                "stale",
                f"Your choice was put to you with event {self.asked_at[seat]}; "
                f"the action is based on event {message.based_on}.",
            )
        code = self._code(match, seat, message.action)
        played = log.Played(seat, code)
        return [log.Returned(seat), played] if self.places[seat].is_away else [played]

    def _code(self, match: Match, seat: int, action: int | str) -> int:
        try:
            if isinstance(action, str):
                action = match.game.parse_action(match.box, action)
            elif not 0 <= action < match.game.rules.NUM_ACTIONS:
                raise BadAction(
                    f"An action of {match.game.title} is a code from 0 to {match.game.rules.NUM_ACTIONS - 1}; "
                    f"{action} came."
                )
        except PodiumError as error:
            raise Refused("bad_action", str(error)) from None
        if action not in self.codes[seat]:
            may = ", ".join(match.game.action_name(match.box, code) for code in self.codes[seat])
            name = match.game.action_name(match.box, action)
            raise Refused("illegal", f"You may not {name!r} now; you may: {may}.")
        return action

    def _bot_acts(self, message: BotActs) -> list[Fact]:
        """A bot's choice, unless it comes too late for the choice that it was asked for."""
        seat = message.seat
        is_wanted = self.status == "playing" and not self.places[seat].is_present
        if not is_wanted or self.asked_at[seat] != message.asked_at or message.action not in self.codes[seat]:
            return []
        return [log.Played(seat, message.action, is_bot=True)]

    # Asking the others

    def _undo_asked(self, seat: int) -> list[Fact]:
        self._playing()
        self._not_away(seat)
        if self.last_move_of(seat) < 0:
            raise Refused("cannot_undo", "You have done nothing yet that could be taken back.")
        if self.undone >= MAX_UNDONE:
            raise Refused("cannot_undo", f"At this table {MAX_UNDONE} actions have been taken back; no more can be.")
        if self.may_undo(seat):
            return [log.Undone(seat)]
        if self.header.is_rated:
            sentence = "It cannot be taken back: something was seen or done since, and this table is rated."
            raise Refused("cannot_undo", sentence)
        return self._ask("undo", seat)

    def _end_asked(self, seat: int) -> list[Fact]:
        self._playing()
        self._not_away(seat)
        if self.header.is_rated and self.present == (seat,):
            raise Refused("forbidden", "A rated game against bots is played to its end; leave, and a bot plays on.")
        return self._ask("end", seat)

    def _not_away(self, seat: int) -> None:
        if self.places[seat].is_away:
            raise Refused("not_seated", "A bot sits in for you; take your seat back first.")

    def _ask(self, what: Asked, seat: int) -> list[Fact]:
        if what in self.agreed:
            raise Refused("already_asked", "That has been asked already; it waits for an answer.")
        asked = log.AskedFor(what, seat, max(0, self.last_move_of(seat)))
        if any(other != seat for other in self.present):
            return [asked]
        return [asked, *self._agreed(what, seat)]

    def _answer(self, seat: int, what: Asked, *, agrees: bool) -> list[Fact]:
        self._playing()
        self._not_away(seat)
        if what not in self.agreed:
            raise Refused("nothing_asked", "Nobody has asked for that.")
        offer = self.offer(what)
        if seat in offer.agreed and agrees:
            raise Refused("already_asked", "You have agreed already.")
        answered = log.Answered(what, seat, agrees)
        if agrees and offer.waiting == (seat,):
            return [answered, *self._agreed(what, offer.seat)]
        return [answered]

    def _agreed(self, what: Asked, asker: int) -> list[Fact]:
        """What follows when everybody has agreed."""
        if what == "end":
            return [log.Ended("agreed")]
        moves = self._playing().log
        is_known = "undo" in self.agreed and self.undo_to < len(moves) and moves[self.undo_to].seat == asker
        return [log.Undone(asker, self.undo_to if is_known else self.last_move_of(asker))]

    def check_rematch(self, sender: Sender) -> None:
        """Refuse what is not the time, or not the person, for a rematch."""
        self._seat(sender)
        if not self.is_over:
            raise Refused("not_over", "A rematch can be asked for when the game is over.")
        if self.next_table is not None:
            raise Refused("already_asked", "There is a rematch already.")

    # Talking

    def _say(self, sender: Sender, text: str) -> list[Fact]:
        plain = printable(text)
        if not plain:
            raise Refused("malformed", "A line of chat has at least one letter.")
        if len(self.chat) >= MAX_LINES:
            raise Refused("full", f"{MAX_LINES} lines have been said at this table; that must do.")
        seat = self.seat_of(sender.person)
        if seat is None and sum(line.seat is None for line in self.chat) >= MAX_LINES // 2:
            raise Refused("full", "Those who look on have said enough; what is left is for those who play.")
        return [log.Said(seat, sender.person, sender.name, plain)]

    def _mute(self, seat: int, sender: Sender, message: say.Mute) -> list[Fact]:
        if message.person == sender.person:
            raise Refused("no_such_person", "You cannot mute yourself.")
        known = {place.person for place in self.places} | {line.person for line in self.chat}
        if message.person not in known:
            raise Refused("no_such_person", "Nobody at this table is called that.")
        if message.muted == (message.person in self.muted[seat]):
            raise Refused("already_asked", "It is so already.")
        return [log.Muted(seat, message.person, message.muted)]


def printable(text: str) -> str:
    """A text in one line, of nothing but what can be seen."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def check_level(level: str, code: Code = "no_such_bot") -> str:
    """A level that bots at tables may have. Budgets are not for guests to choose."""
    if level not in BOT_LEVELS:
        raise Refused(code, f"A bot is one of {', '.join(BOT_LEVELS)}; {level!r} was asked for.")
    return level
