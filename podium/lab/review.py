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
import time
from collections.abc import Sequence

from podium.bots.think import Budget, think
from podium.core import chance
from podium.core.errors import GameOver, OutOfTurn, PodiumError
from podium.core.match import Match
from podium.core.record import Record, replay
from podium.lab.judgement import Decision, Hint, Review, SeatReview, Step
from podium.lab.study import Progress, Study, choice_of, only_choice
from podium.lab.turning import turning_points


class BadReview(PodiumError):
    """A game that cannot be reviewed."""


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
        return Hint(seat=asked, choices=(only_choice(match, asked, sight.legal[0]),), iterations=0, seconds=0.0)
    thought = think(sight, budget or Budget(milliseconds=1000), seed=words, threads=threads)
    order = sorted(range(len(thought.actions)), key=lambda i: (-thought.visits[i], -thought.values[i]))
    return Hint(
        seat=asked,
        choices=tuple(choice_of(sight, thought, i) for i in order),
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
    study = Study(match, chance.seed_bytes(seed), budget, threads or os.cpu_count() or 1)
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
        turning_points=turning_points(match, decisions, steps),
        seconds=time.perf_counter() - began,
    )


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
