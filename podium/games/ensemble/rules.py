"""The rules of Maestro: Ensemble as kernels: those of `podium.games.concert`, and what this game alone has."""

from podium.core.game import Numbers
from podium.core.kernel import Record, Words, kernel
from podium.games.concert.account import count_table, place_by_minutes
from podium.games.concert.opening import deal_table
from podium.games.concert.surmise import surmise_hands
from podium.games.concert.table import MAX_SEATS, OVER
from podium.games.concert.turn import apply, conceal_table, legal, pending, redeal_table
from podium.games.ensemble.noticing import NUM_NOTICED, notice
from podium.games.ensemble.senses import (
    NUM_FEATURES,
    NUM_PROSPECTS,
    ODDS,
    OUTLOOK,
    QUEUING,
    WEIGHTS,
    guide,
    observe,
    prospects,
)
from podium.games.ensemble.table import CENSUS, ENTROPY_WORDS, LONGEST_GAME, NUM_ACTIONS, Box, Options, State

__all__ = [  # the contract of podium.core.game.Rules
    "CENSUS", "ENTROPY_WORDS", "LONGEST_GAME", "MAX_SEATS", "NUM_ACTIONS", "NUM_FEATURES", "NUM_NOTICED",
    "NUM_PROSPECTS", "ODDS", "OUTLOOK", "WEIGHTS", "Box", "Options", "State", "apply", "census", "conceal", "deal",
    "guide", "legal", "notice", "observe", "pending", "prospects", "rank", "redeal", "score", "surmise",
]  # fmt: skip


@kernel
def deal(box: Record, state: Record, seats: int, options: Record, entropy: Words) -> None:
    """Everything is set up, and the drawer of the double baton is to act."""
    deal_table(box, state, seats, options, entropy)


@kernel
def score(box: Record, state: Record, out: Numbers) -> None:
    """Points are minutes of music."""
    for seat in range(state.seats):
        out[seat] = int(state.minutes[seat])


@kernel
def rank(box: Record, state: Record, out: Numbers) -> None:
    """The first to the goal wins; of the others, and if nobody gets there, whoever is further, then richer."""
    place_by_minutes(state, out)


@kernel
def redeal(box: Record, state: Record, seat: int, entropy: Words) -> None:
    """What `seat` cannot know: the decks, the others' hands and answers, and what fate will decide."""
    if state.phase != OVER:
        redeal_table(box, state, seat, entropy)


@kernel
def surmise(box: Record, state: Record, seat: int, generator: Words) -> None:
    """See `surmise_hands`."""
    if state.phase != OVER:
        surmise_hands(box, state, seat, generator, QUEUING)


@kernel
def conceal(box: Record, state: Record, seat: int) -> None:
    """Leave only what `seat` knows."""
    if state.phase != OVER:
        conceal_table(box, state, seat)


@kernel
def census(box: Record, state: Record, out: Numbers) -> None:
    """Every card, every instrument, and all money with the bank's."""
    count_table(box, state, out)
