"""Game review: every decision of a finished game judged on what its seat could know, and luck told from skill.

**A decision.** The search is handed the decision's `Sight`, so hidden cards cannot enter the judgement.
Half of its iterations try the action that was played; the bot's choice is the one tried most of the
others, unless the played one did as well. The *loss* is what the seat's chance to win would have been
after the bot's choice, less what it was after the played one: never negative, and 0 where the two
cannot be told apart (under `CLEAR` standard errors) or where there was only one action. Where several
seats choose at once, each is judged as if it chose first: the order in which the choices were laid is
nobody's business.

**Steps.** Decisions taken one after the other are a step each. Seats that choose at once make one step
together, which ends when their choices are shown. A step leads from chances *before* (the bot's choice
assumed, as the deciding seats see it, averaged over them where they are several) to the chances before
the next step, and the last one leads to the result: 1, a share of a shared victory, or 0. So all steps
of a game add up to result − start, for every seat, whatever the search thinks.

**Luck and skill.** Each step's change is split, for every seat, into three parts that add up to it:

- `own`: minus the seat's losses in this step;
- `cards`: what turning up hidden cards did. Only a step that reveals something has this part: the
  chances before the next step less the chances *expected* of it, when the choices were made and the
  cards not seen. After a single decision the expected chances are the search's, after the played action.
  Where several seats chose at once, all their choices are played again over other hidden cards and what
  comes of it is averaged, so that the meeting of sealed choices is not taken for luck of the cards;
- `others`: the rest. It is what the other seats' choices did, and it takes in how far the search
  changed its mind between two looks at one position; how much that may be is told by `doubt`.
"""

import os
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Literal, NamedTuple

import msgspec
import numpy as np

from podium.bots.think import Budget, Thought, think
from podium.core import chance
from podium.core.box import Box
from podium.core.errors import GameOver, OutOfTurn, PodiumError
from podium.core.game import Game
from podium.core.kernel import Record as State
from podium.core.match import Match, Outcome, Sight, legal_of
from podium.core.phrases import Message, Phrasebook, Seat
from podium.core.record import Record, replay
from podium.core.seats import seats_in

CLEAR = 2.0  # standard errors by which a choice must be worse to count as a loss
INACCURACY, MISTAKE, BLUNDER = 0.02, 0.05, 0.10  # chance to win lost by a decision
REVIEW_SECONDS = 20.0  # a whole review, unless a budget is given
LEAST_MS, MOST_MS = 5, 1000  # a decision, within that
LEAST_ITERATIONS = 64  # whatever the clock says
ONE = Budget(iterations=1)
REDEALS = 8  # other hidden cards under which choices made at once are played again
TURNING_POINTS, LEAST_SWING = 3, 0.03
MOST_TOLD = 2  # sentences about what turned up

Chances = tuple[float, ...]
"""Each seat's chance to win; a shared victory counts by its share."""
Verdict = Literal["", "inaccuracy", "mistake", "blunder"]
Progress = Callable[[int, int], None]
"""Called with the searches done and the searches to do."""


class BadReview(PodiumError):
    """A game that cannot be reviewed."""


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """An action as the search sees it: in words, and what it is worth to the seat that chooses."""

    action: int
    text: str
    message: Message
    value: float | None  # 0 to 1, place and points together: what the search plays for; None if nothing was searched
    chance: float | None  # to win
    tried: float  # share of the iterations


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """One decision and what it was worth, on what its seat could know."""

    number: int  # of the move, from 0
    seat: int
    options: int  # how many actions were legal
    played: Choice
    best: Choice  # what the bot would have played
    loss: float
    doubt: float  # standard error of best.chance − played.chance
    verdict: Verdict
    before: Chances  # if the bot's choice is played
    after: Chances  # of the played action, before anything it turns up


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One decision, or those taken at once, and where the change of every seat's chance came from."""

    first: int  # moves first … last − 1
    last: int
    is_reveal: bool
    before: Chances
    after: Chances
    own: Chances
    others: Chances
    cards: Chances
    doubt: Chances  # standard error of `cards`; 0 where nothing was revealed


class SeatReview(msgspec.Struct, frozen=True, kw_only=True):
    """A seat's whole game: result − start = own + others + cards."""

    seat: int
    player: str
    start: float
    result: float
    own: float
    others: float
    cards: float
    doubt: float  # standard error of `cards`, and so of `others`
    choices: int  # decisions with more than one legal action
    mean_loss: float  # over those
    inaccuracies: int
    mistakes: int
    blunders: int


class TurningPoint(msgspec.Struct, frozen=True, kw_only=True):
    """One of the largest swings: a choice that cost its seat most, or what was shown.

    `kind` is choice (by `seat`), cards (that turned up) or meeting (of choices made at once); of the
    last two `seat` is the one whose chance changed most, and `told` is what happened.
    """

    kind: Literal["choice", "cards", "meeting"]
    number: int
    seat: int
    swing: float  # of the seat's chance: from `chance_from` to `chance_to`
    chance_from: float
    chance_to: float
    played: Message | None = None
    best: Message | None = None
    told: tuple[Message, ...] = ()


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game, judged."""

    game: str
    game_version: int
    players: tuple[str, ...]
    outcome: Outcome
    budget: Budget
    seed: str
    decisions: tuple[Decision, ...]
    steps: tuple[Step, ...]
    curve: tuple[Chances, ...]  # before every decision, and at the end
    by_seat: tuple[SeatReview, ...]
    turning_points: tuple[TurningPoint, ...]
    seconds: float


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """What the bot thinks of a seat's choices, the best first."""

    seat: int
    choices: tuple[Choice, ...]
    iterations: int
    seconds: float


def hint(
    match: Match,
    seat: int | None = None,
    budget: Budget | None = None,
    *,
    seed: int | str | bytes | None = None,
    threads: int = 1,
) -> Hint:
    """What the bot would play in a seat (the first one to act), from that seat's knowledge only."""
    asked = check_hint(match, seat)
    words = chance.seed_bytes(seed)
    sight = match.sight(asked, words)
    if len(sight.legal) == 1:
        return Hint(seat=asked, choices=(_only(match, asked, sight.legal[0]),), iterations=0, seconds=0.0)
    thought = think(sight, budget or Budget(milliseconds=1000), seed=words, threads=threads)
    order = sorted(range(len(thought.actions)), key=lambda i: (-thought.visits[i], -thought.values[i]))
    return Hint(
        seat=asked,
        choices=tuple(_choice(sight, thought, i) for i in order),
        iterations=thought.iterations,
        seconds=thought.seconds,
    )


def check_hint(match: Match, seat: int | None = None) -> int:
    """The seat that a hint is for; raises, in one sentence, if there is nothing for it to choose."""
    if match.is_over:
        raise GameOver("The game is over: there is nothing left to choose.")
    asked = match.pending[0] if seat is None else seat
    if not match.legal(asked):
        waiting = ", ".join(map(str, match.pending))
        raise OutOfTurn(f"Seat {asked} is not to act, so there is no hint for it; to act: {waiting}.")
    return asked


def check_finished(match: Match) -> None:
    """Raise BadReview if a review would tell what players may not know yet."""
    if not match.is_over:
        raise BadReview(
            "This game is not over, and a review would tell what its hidden cards are: "
            "finish it first, or ask for a hint (podium hint)."
        )


def review(
    of: Match | Record,
    *,
    budget: Budget | None = None,
    threads: int | None = None,
    seed: int | str | bytes = 0,
    players: Sequence[str] | None = None,
    progress: Progress = lambda *_: None,
) -> Review:
    """Judge a finished game; see the head of this module for what the numbers mean.

    `budget` is for each decision; without one, the whole takes about 20 seconds. With iterations, the
    same seed gives the same review on any number of threads. Interrupting it gives nothing: the parts
    add up only when every decision has been judged.
    """
    began = time.perf_counter()
    match = of if isinstance(of, Match) else replay(of)
    named = of.players if players is None and isinstance(of, Record) else players
    names = tuple(named) if named is not None else tuple(f"Seat {seat}" for seat in range(match.seats))
    check_finished(match)
    study = _Study(match, chance.seed_bytes(seed), budget, threads or os.cpu_count() or 1)
    study.run(progress)
    decisions = tuple(study.decision(i) for i in range(len(match.log)))
    steps = study.steps(decisions)
    outcome = match.outcome
    assert outcome is not None
    return Review(
        game=match.game.slug,
        game_version=match.game.version,
        players=names,
        outcome=outcome,
        budget=study.budget,
        seed=study.seed.hex(),
        decisions=decisions,
        steps=steps,
        curve=(*(step.before for step in steps for _ in range(step.first, step.last)), steps[-1].after),
        by_seat=tuple(_seat_review(seat, names[seat], decisions, steps) for seat in range(match.seats)),
        turning_points=_turning_points(match, decisions, steps),
        seconds=time.perf_counter() - began,
    )


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


def _choice(sight: Sight, thought: Thought, index: int) -> Choice:
    action = thought.actions[index]
    return Choice(
        action=action,
        text=sight.game.action_name(sight.box, action),
        message=sight.game.action_message(sight.box, sight.state, sight.seat, action),
        value=thought.values[index],
        chance=thought.chances[index][sight.seat],
        tried=thought.visits[index] / max(1, thought.iterations),
    )


def _only(match: Match, seat: int, action: int) -> Choice:
    """The one legal action, of which nothing need be known."""
    return Choice(
        action=action,
        text=match.game.action_name(match.box, action),
        message=match.game.action_message(match.box, match.state, seat, action),
        value=None,
        chance=None,
        tried=1.0,
    )


def verdict(loss: float) -> Verdict:
    """What a loss is called."""
    if loss < INACCURACY:
        return ""
    return "blunder" if loss >= BLUNDER else "mistake" if loss >= MISTAKE else "inaccuracy"


def _bots_choice(thought: Thought, played: int) -> int:
    """The index of the most tried of the other actions, or of the played one if it did as well."""
    others = [i for i in range(len(thought.actions)) if i != played]
    rival = max(others, key=lambda i: (thought.visits[i], thought.values[i]), default=played)
    return rival if thought.visits[rival] and thought.values[rival] > thought.values[played] else played


class _Study:
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
            played=_choice(sight, thought, played),
            best=_choice(sight, thought, best),
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
        only = msgspec.structs.replace(_only(self.before[i], move.seat, move.action), chance=chances[move.seat])
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


def _seat_review(seat: int, player: str, decisions: Sequence[Decision], steps: Sequence[Step]) -> SeatReview:
    mine = [decision for decision in decisions if decision.seat == seat and decision.options > 1]
    verdicts = [decision.verdict for decision in mine]
    return SeatReview(
        seat=seat,
        player=player,
        start=steps[0].before[seat],
        result=steps[-1].after[seat],
        own=sum(step.own[seat] for step in steps),
        others=sum(step.others[seat] for step in steps),
        cards=sum(step.cards[seat] for step in steps),
        doubt=sum(step.doubt[seat] ** 2 for step in steps) ** 0.5,
        choices=len(mine),
        mean_loss=sum(decision.loss for decision in mine) / max(1, len(mine)),
        inaccuracies=verdicts.count("inaccuracy"),
        mistakes=verdicts.count("mistake"),
        blunders=verdicts.count("blunder"),
    )


def _turning_points(match: Match, decisions: Sequence[Decision], steps: Sequence[Step]) -> tuple[TurningPoint, ...]:
    """The largest swings, at most one a step, in the order of the game."""
    found = [_swing(match, decisions, step) for step in steps]
    large = [point for point in found if abs(point.swing) >= LEAST_SWING]
    large = sorted(large, key=lambda point: -abs(point.swing))[:TURNING_POINTS]
    return tuple(sorted(large, key=lambda point: point.number))


def _swing(match: Match, decisions: Sequence[Decision], step: Step) -> TurningPoint:
    """The largest swing of one step."""
    worst = max(decisions[step.first : step.last], key=lambda decision: decision.loss)
    points = [
        TurningPoint(
            kind="choice",
            number=worst.number,
            seat=worst.seat,
            swing=-worst.loss,
            chance_from=worst.before[worst.seat],
            chance_to=worst.after[worst.seat],
            played=worst.played.message,
            best=worst.best.message,
        )
    ]
    if step.is_reveal:
        expected = tuple(after - cards for after, cards in zip(step.after, step.cards, strict=True))
        parts: list[tuple[Literal["cards", "meeting"], Chances, Chances]] = [("cards", expected, step.after)]
        if step.last - step.first > 1:
            parts.append(("meeting", step.before, expected))
        for kind, one, two in parts:
            swings = [b - a for a, b in zip(one, two, strict=True)]
            seat = max(range(match.seats), key=lambda seat: abs(swings[seat]))
            if abs(swings[seat]) < CLEAR * step.doubt[seat]:
                continue
            points.append(
                TurningPoint(
                    kind=kind,
                    number=step.last - 1,
                    seat=seat,
                    swing=swings[seat],
                    chance_from=one[seat],
                    chance_to=two[seat],
                    told=_told(match, step, seat),
                )
            )
    return max(points, key=lambda point: abs(point.swing))


def _told(match: Match, step: Step, seat: int) -> tuple[Message, ...]:
    """What the end of a step showed, in few words: what is about this seat goes first."""
    told = match.at(step.last).story(None, step.last - 1)
    if step.last - step.first > 1 and len(told) > 1:
        del told[0]  # that the last choice was laid
    about = [message for message in told if Seat(seat) in message.args.values()]
    kept = (about + [message for message in told if message not in about])[:MOST_TOLD]
    return tuple(message for message in told if message in kept)


def tell(point: TurningPoint, phrases: Phrasebook, names: Sequence[str]) -> str:
    """A turning point in words: the game's own for what was played."""
    args: dict[str, int | str] = {
        "number": point.number + 1,
        "player": names[point.seat],
        "from": percent(point.chance_from, phrases),
        "to": percent(point.chance_to, phrases),
    }
    if point.played is not None and point.best is not None:
        said = {"played": phrases.say(point.played, names), "best": phrases.say(point.best, names)}
        return phrases("review-turn-choice", **args, **said)
    args["told"] = " ".join(phrases.say(message, names) for message in point.told)
    return phrases(f"review-turn-{point.kind}-{'helped' if point.swing > 0 else 'hurt'}", **args)


def percent(share: float, phrases: Phrasebook, *, signed: bool = False) -> str:
    """A share in per cent, as the language writes it."""
    return phrases("percent", number=f"{100 * share:{'+' if signed else ''}.0f}".replace("-", "−"))
