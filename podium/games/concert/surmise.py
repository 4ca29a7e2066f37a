"""What the others may hold, in the eyes of a bot: hands as sensible people would have kept them.

After a redeal every unknown card is as likely in a hand as in a pile. But whoever could perform a piece has most
often done so, and a card that can be used is used. What counts is what a seat could perform when its last turn began.
In self-play of Ensemble for four a seat that had performed nothing truly held one in twelve of the pieces that it could
have performed by a redeal, one that had performed another one in four; of those that can be performed only since
somebody brought what was missing it held twice as many. Of the chance cards that were held none was a lucky one, and
42 of 100 after a redeal. Everybody else looked so rich that half-way a seat's result was expected at 0.35 where it came
to 0.48.
"""

from typing import Final

import numpy as np

from podium.core.chance import below, next_word
from podium.core.kernel import Record, Words, kernel
from podium.games.concert.hiring import can_perform, was_somebody_missing
from podium.games.concert.luck import is_usable
from podium.games.concert.piles import exchange_with_pile, first_held, kind_of, unknown_in_pile
from podium.games.concert.table import CHANCE, NO_CARD, PERFORMANCE, PIECES, TAKE_PIECE

# How likely a card is held, beside one that is of no use yet; chosen so that hands come to be as they are in self-play.
# How likely a piece is that could have been performed when another one was, is each game's own: `queuing`.
MISSED: Final = np.float32(0.03)  # it could have been performed, and nothing was
RIPE: Final = np.float32(1.6)  # it can be performed, and could not be before
USABLE: Final = np.float32(0.01)  # a chance card that could have been used

LOOKS: Final = 16  # cards of a pile that are held against each card of a hand
_U40, _STEP = np.uint64(40), np.float32(1 / (1 << 24))


@kernel
def _took(state: Record, seat: int, kind: int) -> int:
    """Whether a seat took an action of this kind in its last turn."""
    return int(state.done_then[seat]) >> kind & 1


@kernel(inline=False)
def likelihood(box: Record, state: Record, which: int, seat: int, card: int, queuing: float) -> np.float32:
    """How likely a seat would still hold a card."""
    if which == CHANCE:
        return USABLE if is_usable(box, state, seat, kind_of(box, card)) else np.float32(1)
    if was_somebody_missing(box, state, seat, card):
        return RIPE if can_perform(box, state, seat, card) else np.float32(1)
    return np.float32(queuing) if _took(state, seat, PERFORMANCE) else MISSED


@kernel(inline=False)
def surmise_hands(box: Record, state: Record, seat: int, generator: Words, queuing: float) -> None:
    """Exchange cards of others for some of the piles that they would rather hold, as often as they would."""
    for other in range(state.seats):
        if other != state.turn:  # who is about to perform may hold anything
            _surmise(box, state, PIECES, seat, other, generator, queuing)
        _surmise(box, state, CHANCE, seat, other, generator, queuing)


@kernel(inline=False)
def _surmise(box: Record, state: Record, which: int, seat: int, other: int, generator: Words, queuing: float) -> None:
    """Every unknown card of a hand may give way to one of the pile, the likelier the more likely: Metropolis's rule."""
    size, held = int(state.pile_size[which]), first_held(which)
    # A piece that was taken in the last turn came too late to be performed in it.
    last = held + int(state.hand_size[other, which]) - int(which == PIECES) * _took(state, other, TAKE_PIECE)
    for slot in range(held, last if size else held):
        if int(state.hand_seen[other, slot]) >> seat & 1:
            continue
        likely = likelihood(box, state, which, other, int(state.hand[other, slot]), queuing)
        for _ in range(LOOKS):
            depth = below(next_word(generator), size)
            card = unknown_in_pile(box, state, which, depth, seat)
            if card == NO_CARD:
                continue
            found = likelihood(box, state, which, other, card, queuing)
            if found > likely * (np.float32(next_word(generator) >> _U40) * _STEP):
                exchange_with_pile(box, state, which, depth, other, slot)
                likely = found
