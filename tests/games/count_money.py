"""Random games with all money counted after every action, in one kernel bound to a game: `rules` is a global."""

from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from podium.core.chance import below, fill, next_word
from podium.core.kernel import Record, Words, kernel

if TYPE_CHECKING:
    from podium.games.ensemble import rules

FINE: Final = 0
UNBALANCED: Final = 1
IN_DEBT: Final = 2
FAULTS: Final = ("fine", "bank and purses together have changed", "a purse is below nothing")


@kernel(allocates=True)
def count_money(
    box: Record, options: Record, seats: int, games: int, generator: Words, states: NDArray[np.void]
) -> tuple[int, int]:
    """Play so many games; returns (fault, decisions)."""
    actions = np.zeros(rules.NUM_ACTIONS, np.int16)
    entropy = np.zeros(rules.ENTROPY_WORDS, np.uint64)
    decisions = 0
    for _ in range(games):
        state = states[0]
        fill(entropy, generator, rules.ENTROPY_WORDS)
        rules.deal(box, state, seats, options, entropy)
        while True:
            total = int(state.bank)
            for seat in range(seats):
                total += int(state.money[seat])
                if state.money[seat] < 0:
                    return IN_DEBT, decisions
            if total != 0:
                return UNBALANCED, decisions
            pending = rules.pending(state)
            if pending == 0:
                break
            seat = below(next_word(generator), seats)
            while not pending >> seat & 1:
                seat = (seat + 1) % seats
            count = rules.legal(box, state, seat, actions)
            rules.apply(box, state, seat, int(actions[below(next_word(generator), count)]))
            decisions += 1
    return FINE, decisions
