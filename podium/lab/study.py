"""The searches behind a review, and what each of them says: see `podium.lab.review`."""

import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import msgspec
import numpy as np

from podium.bots.think import Budget, Thought, think
from podium.core import chance
from podium.core.box import Box
from podium.core.game import Game
from podium.core.kernel import Record as State
from podium.core.match import Match, Sight, legal_of
from podium.core.seats import seats_in
from podium.lab.judgement import CLEAR, Chances, Choice, Decision, Step, verdict

REVIEW_SECONDS = 20.0  # a whole review, unless a budget is given
LEAST_MS, MOST_MS = 5, 1000  # a decision, within that
LEAST_ITERATIONS = 64  # whatever the clock says
ONE = Budget(iterations=1)
REDEALS = 8  # other hidden cards under which choices made at once are played again

Progress = Callable[[int, int], None]
"""Called with the searches done and the searches to do."""


class _Look(NamedTuple):
    """Chances as they were estimated, and the variance of each."""

    chances: Chances
    variances: Chances


def _look(chances: Chances, visits: int) -> _Look:
    return _Look(chances, tuple(_variance(share, visits) for share in chances))


def _variance(share: float, visits: int) -> float:
    """Of a share seen in so many games; one more half of each kind keeps it from being nothing."""
    smoothed = (share * visits + 0.5) / (visits + 1)
    return smoothed * (1 - smoothed) / max(visits, 1)


def _mean(looks: Sequence[_Look]) -> _Look:
    count = len(looks)
    columns, variances = zip(*(look.chances for look in looks), strict=True), zip(*(v for _, v in looks), strict=True)
    return _Look(tuple(sum(c) / count for c in columns), tuple(sum(v) / count**2 for v in variances))


def _sampled(looks: Sequence[_Look]) -> _Look:
    """The mean over arrangements of the cards; they differ among themselves by more than the search's error."""
    mean, count = _mean(looks), len(looks)
    if count == 1:
        return mean
    columns = zip(mean.chances, zip(*(look.chances for look in looks), strict=True), strict=True)
    spread = [sum((x - middle) ** 2 for x in column) / (count - 1) / count for middle, column in columns]
    return _Look(mean.chances, tuple(max(*pair) for pair in zip(mean.variances, spread, strict=True)))


def _exactly(chances: Chances) -> _Look:
    return _Look(chances, (0.0,) * len(chances))


def shares(match: Match) -> Chances:
    """Each seat's part of the victory when the game is over: 1, a share, or 0."""
    return _shares(match.game, match.box, match.state)


def _shares(game: Game, box: Box, state: State) -> Chances:
    places = np.zeros(game.rules.MAX_SEATS, np.int32)
    game.rules.score(box.record, state, places)
    game.rules.rank(box.record, state, places)
    is_first = [bool(place == 1) for place in places[: int(state.seats)]]
    return tuple(1 / sum(is_first) if first else 0.0 for first in is_first)


def choice_of(sight: Sight, thought: Thought, index: int) -> Choice:
    """One of the actions that a search has weighed."""
    action = thought.actions[index]
    return Choice(
        action=action,
        text=sight.game.action_name(sight.box, action),
        message=sight.game.action_message(sight.box, sight.state, sight.seat, action),
        value=thought.values[index],
        chance=thought.chances[index][sight.seat],
        tried=thought.visits[index] / max(1, thought.iterations),
    )


def only_choice(match: Match, seat: int, action: int) -> Choice:
    """The one legal action, of which nothing need be known."""
    return Choice(
        action=action,
        text=match.game.action_name(match.box, action),
        message=match.game.action_message(match.box, match.state, seat, action),
        value=None,
        chance=None,
        tried=1.0,
    )


def _bots_choice(thought: Thought, played: int) -> int:
    """The index of the most tried of the other actions, or of the played one if it did as well."""
    others = [i for i in range(len(thought.actions)) if i != played]
    rival = max(others, key=lambda i: (thought.visits[i], thought.values[i]), default=played)
    return rival if thought.visits[rival] and thought.values[rival] > thought.values[played] else played


class Study:
    """The searches behind one review."""

    def __init__(self, match: Match, seed: bytes, budget: Budget | None, threads: int) -> None:
        self.match, self.seed, self.threads = match, seed, threads
        self.before = [match.at(i) for i in range(len(match.log) + 1)]
        self.reveals = [
            bool(one.state.reveals != two.state.reveals) for one, two in zip(self.before, self.before[1:], strict=False)
        ]
        self.bounds = self._bounds()
        self.meetings = [(a, b) for a, b in self.bounds if b - a > 1 and any(self.reveals[a:b])]
        # A forced action that turns something up has chances worth knowing before and after it.
        self.searched = [
            i for i, move in enumerate(match.log) if len(self.before[i].legal(move.seat)) > 1 or self.reveals[i]
        ]
        count = len(self.searched) + len(self.meetings)
        ms = int(1000 * REVIEW_SECONDS * threads / max(1, count))
        self.budget = budget or Budget(milliseconds=min(MOST_MS, max(LEAST_MS, ms)))
        self.sights: dict[int, Sight] = {}
        self.thoughts: dict[int, Thought] = {}
        self.expected: dict[int, _Look] = {}  # by the first move of a meeting
        self.stopped = threading.Event()

    def _bounds(self) -> list[tuple[int, int]]:
        """The steps: those who are to act at once go on until something is shown or somebody else is to act."""
        bounds, first = [], 0
        for i in range(len(self.match.log)):
            at_once, left = set(self.before[first].pending), set(self.before[i + 1].pending)
            if self.reveals[i] or len(at_once) == 1 or not left or not left <= at_once:
                bounds.append((first, i + 1))
                first = i + 1
        return bounds

    def _eyes(self, i: int) -> Match:
        """The match as it was for whoever made move `i`: of choices made at once, none but his own are there."""
        first = next(first for first, last in self.bounds if first <= i < last)
        seat = self.match.log[i].seat
        own = [move for move in self.match.log[first:i] if move.seat == seat]
        if len(own) == i - first:
            return self.before[i]
        then = self.before[first].at(first)
        for move in own:
            then.play(move.seat, move.action)
        return then

    def run(self, progress: Progress) -> None:
        """All searches, as many at a time as there are threads."""
        self._think(self.before[0].sight(self.match.log[0].seat, self.seed), ONE, self.seed)  # loads the kernels
        jobs: list[Callable[[], None]] = [lambda i=i: self._search(i) for i in self.searched]  # type: ignore[misc]
        jobs += [lambda a=a, b=b: self._expect(a, b) for a, b in self.meetings]  # type: ignore[misc]
        progress(0, len(jobs))
        with ThreadPoolExecutor(self.threads) as pool:
            try:
                for done, _ in enumerate(pool.map(lambda job: job(), jobs), 1):
                    progress(done, len(jobs))
            except BaseException:
                self.stopped.set()
                pool.shutdown(wait=True, cancel_futures=True)
                raise

    def _words(self, *about: object) -> bytes:
        return chance.seed_bytes(" ".join(["review", self.seed.hex(), *map(str, about)]))

    def _search(self, i: int) -> None:
        move, words = self.match.log[i], self._words("move", i)
        sight = self._eyes(i).sight(move.seat, words)
        forced = move.action if len(sight.legal) > 1 else None
        self.sights[i] = sight
        self.thoughts[i] = self._think(sight, self.budget, words, forced)

    def _think(self, sight: Sight, budget: Budget, words: bytes, forced: int | None = None) -> Thought:
        thought = think(sight, budget, seed=words, forced=forced, should_stop=self.stopped.is_set)
        if thought.iterations < LEAST_ITERATIONS and not budget.iterations:  # a busy machine took the time away
            few = Budget(iterations=LEAST_ITERATIONS)
            return think(sight, few, seed=words, forced=forced, should_stop=self.stopped.is_set)
        return thought

    def _expect(self, first: int, last: int) -> None:
        """The chances after these choices, made at once, whatever the hidden cards are."""
        part = Budget(
            milliseconds=self.budget.milliseconds // REDEALS, iterations=-(-self.budget.iterations // REDEALS)
        )
        looks = []
        for number in range(REDEALS):
            words = self._words("meeting", first, number)
            look = self._play_again(first, last, words, part)
            if look is not None:
                looks.append(look)
        if looks:
            self.expected[first] = _sampled(looks)

    def _play_again(self, first: int, last: int, words: bytes, budget: Budget) -> _Look | None:
        """The same choices over other hidden cards; None if with those cards they were not there."""
        match, game, box = self.match, self.match.game, self.match.box
        state = self.before[first].sight(match.log[first].seat, words).state
        for move in match.log[first:last]:
            if move.action not in legal_of(game, box, state, move.seat):
                return None
            game.rules.apply(box.record, state, move.seat, move.action)
        waiting = seats_in(int(game.rules.pending(state)))
        if not waiting:
            return _exactly(_shares(game, box, state))
        sight = Sight(game, box, state, waiting[0])
        thought = self._think(sight, budget, words)
        best = thought.actions.index(thought.best)
        return _look(thought.chances[best], thought.visits[best])

    def decision(self, i: int) -> Decision:
        """What the search says about one move."""
        move, thought = self.match.log[i], self.thoughts.get(i)
        if thought is None:
            return self._forced(i)
        sight = self.sights[i]
        played = thought.actions.index(move.action)
        best = _bots_choice(thought, played)
        doubt = sum(_variance(thought.chances[k][move.seat], thought.visits[k]) for k in (best, played)) ** 0.5
        gap = thought.chances[best][move.seat] - thought.chances[played][move.seat]
        loss = gap if best != played and gap > CLEAR * doubt else 0.0
        return Decision(
            number=i,
            seat=move.seat,
            options=len(thought.actions),
            played=choice_of(sight, thought, played),
            best=choice_of(sight, thought, best),
            loss=loss,
            doubt=doubt if best != played else 0.0,
            verdict=verdict(loss),
            before=thought.chances[best],
            after=thought.chances[played],
        )

    def _forced(self, i: int) -> Decision:
        """The only action there was, and it showed nothing: the chances are those of the step after it."""
        move = self.match.log[i]
        chances = self._next_look(i).chances
        only = msgspec.structs.replace(only_choice(self.before[i], move.seat, move.action), chance=chances[move.seat])
        return Decision(
            number=i, seat=move.seat, options=1, played=only, best=only, loss=0.0, doubt=0.0, verdict="",
            before=chances, after=chances,
        )  # fmt: skip

    def _next_look(self, i: int) -> _Look:
        """The chances before the step that follows the one with move `i`."""
        last = next(last for first, last in self.bounds if first <= i < last)
        return self.look_before(last)

    def look_before(self, first: int) -> _Look:
        """The chances before the step that begins with this move; the result after the last one."""
        if first == len(self.match.log):
            return _exactly(shares(self.match))
        last = next(last for begins, last in self.bounds if begins == first)
        deciding: dict[int, _Look] = {}  # each seat's first look, before it has chosen anything
        for i in range(first, last):
            if i in self.thoughts and self.match.log[i].seat not in deciding:
                deciding[self.match.log[i].seat] = self._best_look(i)
        return _mean(list(deciding.values())) if deciding else self.look_before(last)

    def _best_look(self, i: int) -> _Look:
        thought = self.thoughts[i]
        best = _bots_choice(thought, thought.actions.index(self.match.log[i].action))
        return _look(thought.chances[best], thought.visits[best])

    def look_expected(self, first: int, last: int) -> _Look:
        """The chances when the choices of this step are made and what it reveals is not seen."""
        if first in self.expected:
            return self.expected[first]
        looks = []
        for i in range(first, last):
            if thought := self.thoughts.get(i):
                played = thought.actions.index(self.match.log[i].action)
                looks.append(_look(thought.chances[played], thought.visits[played]))
        return _mean(looks) if looks else self.look_before(first)

    def steps(self, decisions: Sequence[Decision]) -> tuple[Step, ...]:
        """The steps, each seat's change in each of them split into its three parts."""
        found = []
        for first, last in self.bounds:
            before, after = self.look_before(first), self.look_before(last)
            is_reveal = any(self.reveals[first:last])
            expected = self.look_expected(first, last) if is_reveal else after
            pairs = zip(expected.variances, after.variances, strict=True)
            lost = [0.0] * self.match.seats
            for decision in decisions[first:last]:
                lost[decision.seat] += decision.loss
            step = Step(
                first=first,
                last=last,
                is_reveal=is_reveal,
                before=before.chances,
                after=after.chances,
                own=tuple(-loss for loss in lost),
                others=tuple(e - b + loss for e, b, loss in zip(expected.chances, before.chances, lost, strict=True)),
                cards=tuple(a - e for a, e in zip(after.chances, expected.chances, strict=True)),
                doubt=tuple((e + a) ** 0.5 if is_reveal else 0.0 for e, a in pairs),
            )
            found.append(step)
        return tuple(found)
