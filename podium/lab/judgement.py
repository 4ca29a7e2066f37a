"""What a review says, as plain data; what its numbers mean is told by `podium.lab.review`."""

from typing import Literal

import msgspec

from podium.bots.think import Budget
from podium.core.match import Outcome
from podium.core.phrases import Message

CLEAR = 2.0  # standard errors by which a choice must be worse to count as a loss
INACCURACY, MISTAKE, BLUNDER = 0.02, 0.05, 0.10  # chance to win lost by a decision

Chances = tuple[float, ...]
"""Each seat's chance to win; a shared victory counts by its share."""
Verdict = Literal["", "inaccuracy", "mistake", "blunder"]


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


def verdict(loss: float) -> Verdict:
    """What a loss is called."""
    if loss < INACCURACY:
        return ""
    return "blunder" if loss >= BLUNDER else "mistake" if loss >= MISTAKE else "inaccuracy"
