"""Games of either Maestro game between greedy bots, counted in one kernel bound to the game: `rules` is a global.

What a chance card is worth is found by trial: of the cards that nobody corrects a share, drawn by lot, has no
effect and goes under the pile. Whoever used such a card and whoever used one that took effect were in the same
position but for the card, so the difference in their wins is the card's doing.
"""

from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from podium.core.chance import below, fill, next_word
from podium.core.kernel import Record, Words, kernel
from podium.core.playout import GREEDY
from podium.core.ready import bind_playout
from podium.core.seats import lowest
from podium.games.concert.luck import lay_under
from podium.games.concert.piles import kind_of
from podium.games.concert.table import (
    BEFORE,
    HIRING,
    LET_PASS,
    MAX_SEATS,
    NOBODY,
    NOWHERE,
    PERFORM,
    REACTING,
    TURN,
    use_code,
)
from podium.games.concert.turn import go_on

if TYPE_CHECKING:
    from podium.games.ensemble import rules

playout: Any = bind_playout(rules)

BY_PIECE: Final = 0  # how a game ended: with a performance,
BY_CARD: Final = 1  # with a lucky card,
UNFINISHED: Final = 2  # or with nobody at the goal
ENDINGS: Final = 3
PERCENT: Final = 100
MOST_USES: Final = 1024  # chance cards of a game that are counted

EFFECT: Final = 0  # the two arms of the trial
NO_EFFECT: Final = 1


class Counts(NamedTuple):
    """What is counted. Wins are shares: a victory shared by two is half a win for each."""

    rounds: NDArray[np.int32]  # by game
    turns: NDArray[np.int32]
    endings: NDArray[np.int64]
    wins: NDArray[np.float64]  # by place in the order of the first round
    performed: NDArray[np.int64]  # by piece
    unperformed: NDArray[np.int64]  # in a hand when the game ended
    gained: NDArray[np.int64]  # sixteenths by which performances enriched the performer
    uses: NDArray[np.int64]  # [kind, arm]
    user_wins: NDArray[np.float64]
    victims: NDArray[np.int64]
    victim_wins: NDArray[np.float64]


def make_counts(games: int, seats: int, pieces: int, kinds: int) -> Counts:
    """Nothing counted yet."""
    arms = (kinds, 2)
    return Counts(
        np.zeros(games, np.int32), np.zeros(games, np.int32), np.zeros(ENDINGS, np.int64), np.zeros(seats),
        np.zeros(pieces, np.int64), np.zeros(pieces, np.int64), np.zeros(pieces, np.int64),
        np.zeros(arms, np.int64), np.zeros(arms), np.zeros(arms, np.int64), np.zeros(arms),
    )  # fmt: skip


@kernel(allocates=True)
def count_games(
    box: Record,
    options: Record,
    seats: int,
    voided: int,
    weights: NDArray[np.float32],
    generator: Words,
    states: NDArray[np.void],
    counts: Counts,
) -> None:
    """Play a game for every row of `counts.rounds`; of chance cards `voided` percent have no effect."""
    actions = np.zeros(rules.NUM_ACTIONS, np.int16)
    values = np.zeros(rules.NUM_ACTIONS, np.float32)
    entropy = np.zeros(rules.ENTROPY_WORDS, np.uint64)
    uses = np.zeros((MOST_USES, 4), np.int32)
    places = np.zeros(MAX_SEATS, np.int32)
    for game in range(len(counts.rounds)):
        state = states[0]
        fill(entropy, generator, rules.ENTROPY_WORDS)
        rules.deal(box, state, seats, options, entropy)
        used, last_phase = 0, TURN
        while True:
            acting = rules.pending(state)
            if acting == 0:
                break
            seat, last_phase = lowest(acting), int(state.phase)
            action = playout.choose(box, state, seat, GREEDY, weights, generator, actions, values)
            is_settled = last_phase == REACTING and acting & (acting - 1) == 0
            if is_settled and action == LET_PASS and state.answers == 0 and used < MOST_USES:
                arm = int(below(next_word(generator), PERCENT) < voided)
                uses[used, 0] = kind_of(box, int(state.event))
                uses[used, 1] = arm
                uses[used, 2] = state.turn
                uses[used, 3] = state.target
                used += 1
                if arm == NO_EFFECT:
                    state.waiting = 0
                    lay_under(box, state)
                    go_on(box, state)
                    continue
            piece = _named_piece(box, state, last_phase, action)
            before = int(state.money[seat])
            rules.apply(box, state, seat, action)
            if piece != NOWHERE and state.where[piece] == BEFORE + seat:
                counts.performed[piece] += 1
                counts.gained[piece] += int(state.money[seat]) - before
        _count_end(box, state, game, last_phase, uses[:used], places, counts)


@kernel(inline=False)
def _named_piece(box: Record, state: Record, phase: int, action: int) -> int:
    """The piece that an action performs, or arranges for."""
    if phase == HIRING:
        return int(state.piece)
    return action - PERFORM if phase == TURN and PERFORM <= action < use_code(box) else NOWHERE


@kernel(inline=False)
def _count_end(
    box: Record,
    state: Record,
    game: int,
    last_phase: int,
    uses: NDArray[np.int32],
    places: NDArray[np.int32],
    counts: Counts,
) -> None:
    """Add up a game that is over."""
    seats = int(state.seats)
    counts.rounds[game] = state.round_number
    turn = (int(state.turn) - int(state.starter)) % seats
    counts.turns[game] = (int(state.round_number) - 1) * seats + turn + 1
    ending = UNFINISHED
    for seat in range(seats):
        if state.minutes[seat] == state.goal:
            ending = BY_CARD if last_phase == REACTING else BY_PIECE
    counts.endings[ending] += 1
    for piece in range(len(box.revenue)):
        counts.unperformed[piece] += int(0 <= state.where[piece] < MAX_SEATS)
    rules.score(box, state, places)
    rules.rank(box, state, places)
    firsts = 0
    for seat in range(seats):
        firsts += int(places[seat] == 1)
    for seat in range(seats):
        if places[seat] == 1:
            counts.wins[(seat - int(state.starter)) % seats] += 1.0 / firsts
    for i in range(len(uses)):
        kind, arm, user, victim = int(uses[i, 0]), int(uses[i, 1]), int(uses[i, 2]), int(uses[i, 3])
        counts.uses[kind, arm] += 1
        counts.user_wins[kind, arm] += 1.0 / firsts if places[user] == 1 else 0.0
        if victim != NOBODY:
            counts.victims[kind, arm] += 1
            counts.victim_wins[kind, arm] += 1.0 / firsts if places[victim] == 1 else 0.0
