"""Where a game turned: its largest swings, and how they are told."""

from collections.abc import Sequence
from typing import Literal

from podium.core.match import Match
from podium.core.phrases import Message, Phrasebook, Seat
from podium.lab.judgement import CLEAR, Chances, Decision, Step, TurningPoint

TURNING_POINTS, LEAST_SWING = 3, 0.03
MOST_TOLD = 2  # sentences about what turned up


def turning_points(match: Match, decisions: Sequence[Decision], steps: Sequence[Step]) -> tuple[TurningPoint, ...]:
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
            if kind == "meeting" and abs(swings[seat]) < -sum(step.own):  # a mistake in it explains it
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
