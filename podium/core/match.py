"""A game being played, in the library: checked moves, a log, undo, and the outcome as data.

>>> match = Match.new("symphonimo", seats=3, seed=1)
>>> match.play(match.pending[0], "draw")
"""

from collections.abc import Iterator, Sequence
from copy import copy
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from podium.core import chance
from podium.core.box import Box
from podium.core.errors import (
    BadAction,
    BadSeats,
    CannotUndo,
    GameOver,
    IllegalAction,
    OutOfTurn,
)
from podium.core.game import Game, GameOptions, Numbers, game
from podium.core.kernel import Record, blank
from podium.core.phrases import Message
from podium.core.seats import seats_in


class Move(msgspec.Struct, frozen=True):
    """One accepted action."""

    seat: int
    action: int


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: why the winner won, the points and the places by seat."""

    reason: str
    scores: tuple[int, ...]
    places: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class Legal(Sequence[int]):
    """The legal actions of a seat: codes in ascending order, shown and found by their text too."""

    def __init__(self, codes: Sequence[int], game: Game, box: Box) -> None:
        self.codes = tuple(codes)
        self._game, self._box = game, box

    @property
    def texts(self) -> tuple[str, ...]:
        return tuple(self._game.action_name(self._box, code) for code in self.codes)

    def __getitem__(self, index: Any) -> Any:
        return self.codes[index]

    def __len__(self) -> int:
        return len(self.codes)

    def __iter__(self) -> Iterator[int]:
        return iter(self.codes)

    def __contains__(self, action: object) -> bool:
        return action in (self.texts if isinstance(action, str) else self.codes)

    def __eq__(self, other: object) -> bool:
        return self.codes == (other.codes if isinstance(other, Legal) else other)

    def __hash__(self) -> int:
        return hash(self.codes)

    def __repr__(self) -> str:
        return f"<Legal: {', '.join(self.texts) or 'nothing'}>"


class Sight:
    """All that a bot is given: one state that its seat cannot tell from the real one.

    The hidden cards in it are dealt anew, so a bot has nothing to peek at, however it is written.
    """

    def __init__(self, game: Game, box: Box, state: Record, seat: int) -> None:
        self.game, self.box, self.state, self.seat = game, box, state, seat

    @property
    def legal(self) -> Legal:
        return legal_of(self.game, self.box, self.state, self.seat)


def legal_of(game: Game, box: Box, state: Record, seat: int) -> Legal:
    """The legal actions of a seat in a state."""
    out = np.zeros(game.rules.NUM_ACTIONS, np.int16)
    count = game.rules.legal(box.record, state, seat, out)
    return Legal([int(code) for code in out[:count]], game, box)


class Match:
    """A game being played. Build one with `Match.new`."""

    def __init__(self, game: Game, box: Box, seats: int, options: GameOptions, seed: bytes) -> None:
        self.game, self.box, self.seats, self.options, self.seed = game, box, seats, options, seed
        self.log: list[Move] = []
        state = blank(game.rules.State)
        packed = game.pack_options(options, seats)
        game.rules.deal(box.record, state, seats, packed, chance.expand(seed, game.rules.ENTROPY_WORDS))
        self._states = [state]  # one after every move: undo and stepping back are a matter of indexing

    @classmethod
    def new(
        cls,
        name: str | Game,
        *,
        seats: int,
        options: GameOptions | dict[str, Any] | None = None,
        seed: int | str | bytes | None = None,
        box: Box | Path | str | None = None,
    ) -> "Match":
        """Deal a new game. Without a seed the shuffle comes from the operating system."""
        found = game(name)
        found.check_seats(seats)
        made = found.make_options(options, seats)
        if box is None:
            box = found.box
        elif not isinstance(box, Box):
            box = found.read_box(Path(box))
        return cls(found, box, seats, made, chance.seed_bytes(seed))

    @property
    def state(self) -> Record:
        """A copy of the state: all-knowing, for tests and studies. Seats look through `view`."""
        return self._states[-1].copy()

    @property
    def commitment(self) -> str:
        """What may be shown before the deal: the SHA-256 of the seed."""
        return chance.commitment(self.seed)

    @property
    def is_over(self) -> bool:
        return not self.pending

    @property
    def pending(self) -> tuple[int, ...]:
        """The seats that may act now."""
        return seats_in(int(self.game.rules.pending(self._states[-1])))

    @property
    def is_secret(self) -> bool:
        """Whether several seats choose at once, and what some have chosen may still lie face down."""
        return self.opening() is not None

    def opening(self) -> int | None:
        """The number of moves before the seats began to choose at once, if they are at it."""
        opening = None
        for i in range(len(self.log), -1, -1) if not self.is_over else ():
            if self._states[i].reveals != self._states[-1].reveals:
                break
            seats = int(self.game.rules.pending(self._states[i]))
            if seats & (seats - 1):
                opening = i
        return opening

    def legal(self, seat: int) -> Legal:
        """What this seat may do now; empty if it is not to act."""
        self._check_seat(seat)
        return legal_of(self.game, self.box, self._states[-1], seat)

    def play(self, seat: int, action: int | str) -> None:
        """Carry out one action, by code or by text. A refusal changes nothing."""
        code = self.check(seat, action)
        state = self._states[-1].copy()
        self.game.rules.apply(self.box.record, state, seat, code)
        self._states.append(state)
        self.log.append(Move(seat, code))

    def check(self, seat: int, action: int | str) -> int:
        """The code of a legal action; raises in one sentence if it may not be played now."""
        self._check_seat(seat)
        pending = self.pending
        if not pending:
            raise GameOver("The game is over: no action is left to take.")
        if seat not in pending:
            raise OutOfTurn(f"Seat {seat} is not to act; {_seats(pending)} to act.")
        code = self._code(action)
        legal = self.legal(seat)
        if code not in legal:
            name = self.game.action_name(self.box, code)
            raise IllegalAction(f"Seat {seat} may not {name!r} now; it may: {', '.join(legal.texts)}.")
        return code

    def _code(self, action: int | str) -> int:
        match action:
            case str():
                return self.game.parse_action(self.box, action)
            case bool():
                pass
            case int() | np.integer():
                if 0 <= action < self.game.rules.NUM_ACTIONS:
                    return int(action)
                last = self.game.rules.NUM_ACTIONS - 1
                raise BadAction(f"An action of {self.game.title} is a code from 0 to {last}; {action} came.")
        raise BadAction(f"An action is a code or a text; a {type(action).__name__} came.")

    def reveals(self, seat: int, action: int | str) -> bool:
        """Whether this legal action would show something hidden, and so could not be undone."""
        code = self.check(seat, action)
        after = self._states[-1].copy()
        self.game.rules.apply(self.box.record, after, seat, code)
        return bool(after.reveals != self._states[-1].reveals)

    def why_not_undo(self, seat: int) -> CannotUndo | None:
        """Why this seat may not take back its last action, as the refusal it would get; None if it may."""
        without = self._without_last(seat)
        return without if isinstance(without, CannotUndo) else None

    def undo(self, seat: int) -> Move:
        """Take back this seat's last action; raises CannotUndo if somebody saw or did something since.

        Where several seats choose in secret, what the others have laid stays as it is.
        """
        without = self._without_last(seat)
        if isinstance(without, CannotUndo):
            raise without
        taken_back = self.log[self._last_of(seat)]
        self.log, self._states = without.log, without._states
        return taken_back

    def _last_of(self, seat: int) -> int:
        """The number of the last move of a seat, −1 if it has made none."""
        return max((i for i, move in enumerate(self.log) if move.seat == seat), default=-1)

    def _without_last(self, seat: int) -> "Match | CannotUndo":
        """This match as if the seat had not made its last move, or why that cannot be."""
        self._check_seat(seat)
        if not self.log:
            return CannotUndo("nothing", "There is nothing to take back yet.")
        last = self._last_of(seat)
        sentence = f"Seat {self.log[-1].seat} has acted since; only the last action can be taken back."
        if last < 0:
            return CannotUndo("others", sentence)
        without = self.at(last)
        for move in self.log[last + 1 :]:
            if move.action not in without.legal(move.seat):  # it rests on what would be taken back
                return CannotUndo("others", sentence)
            without.play(move.seat, move.action)
        if self._states[-1].reveals != self._states[last].reveals:
            sentence = "The last action showed something hidden; what has been seen cannot be unseen."
            return CannotUndo("seen", sentence)
        return without

    def view(self, seat: int | None = None) -> Any:
        """What a seat may see, as a typed struct; None is a spectator."""
        if seat is not None:
            self._check_seat(seat)
        return self.game.view(self.box, self._states[-1], seat)

    def unveiled(self) -> Any:
        """The table with nothing hidden, or as much of it as the game can show: never for a game that goes on."""
        if self.game.unveil is None:
            return self.view()
        return self.game.unveil(self.box, self._states[-1])

    def sight(self, seat: int, seed: int | str | bytes | None = None) -> Sight:
        """What a bot in this seat is given: the state with everything hidden dealt anew.

        Where several seats choose at once it is the table before any of the others did: a bot then
        reckons with what they may lay, and it does not matter who was asked first.
        """
        self._check_seat(seat)
        opening = self.opening()
        since = len(self.log) if opening is None else opening
        state = self._states[since].copy()
        for move in self.log[since:]:
            if move.seat == seat:
                self.game.rules.apply(self.box.record, state, seat, move.action)
        words = chance.expand(chance.seed_bytes(seed), self.game.rules.ENTROPY_WORDS, "redeal")
        self.game.rules.redeal(self.box.record, state, seat, words)
        return Sight(self.game, self.box, state, seat)

    def story(self, viewer: int | None = None, since: int = 0) -> list[Message]:
        """What happened from move `since` on, as messages that `viewer` may read."""
        told: list[Message] = []
        for i in range(since, len(self.log)):
            move = self.log[i]
            told += self.game.describe(self.box, self._states[i], move.seat, move.action, self._states[i + 1], viewer)
        return told

    def at(self, move: int) -> "Match":
        """The match as it was after so many moves, free to go another way from there."""
        if not 0 <= move <= len(self.log):
            raise BadAction(f"This match has had {len(self.log)} moves; move {move} was asked for.")
        then = copy(self)
        then.log, then._states = self.log[:move], self._states[: move + 1]
        return then

    @property
    def scores(self) -> tuple[int, ...]:
        """Points as they stand."""
        return tuple(self._points()[: self.seats].tolist())

    @property
    def outcome(self) -> Outcome | None:
        """The end as data; None while the game goes on."""
        if not self.is_over:
            return None
        reason = self.game.reason(self.box, self._states[-1])
        numbers = self._points()
        scores = tuple(numbers[: self.seats].tolist())
        self.game.rules.rank(self.box.record, self._states[-1], numbers)
        return Outcome(reason, scores, tuple(numbers[: self.seats].tolist()))

    def _points(self) -> Numbers:
        out = np.zeros(self.game.rules.MAX_SEATS, np.int32)
        self.game.rules.score(self.box.record, self._states[-1], out)
        return out

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, (int, np.integer)) or not 0 <= seat < self.seats:
            raise BadSeats(f"This table has seats 0 to {self.seats - 1}; seat {seat!r} was named.")

    def __repr__(self) -> str:
        where = f"over, places {self.outcome.places}" if self.outcome else f"{_seats(self.pending)} to act"
        return f"<Match of {self.game.title}, {self.seats} seats, move {len(self.log)}, {where}>"


def _seats(seats: Sequence[int]) -> str:
    if len(seats) == 1:
        return f"seat {seats[0]} is"
    return f"seats {', '.join(map(str, seats))} are"
