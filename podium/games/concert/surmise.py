"""What the others may hold, in the eyes of a bot: hands as sensible people would have kept them.

After a redeal every unknown card is as likely in a hand as in a pile. But whoever could perform a piece has most
often done so, and a card that can be used is used. In self-play of Ensemble for four, of the pieces in hand except
the latest 7 of 100 could be performed, and 35 after a redeal; of the chance cards that were held none was a lucky
one, and 44 of 100 after a redeal. Everybody else looked so rich that half-way a seat's result was expected at 0.35
where it came to 0.48.
"""

from typing import Final

from podium.core.chance import below, next_word
from podium.core.kernel import Record, Words, kernel
from podium.games.concert.hiring import can_perform
from podium.games.concert.luck import is_usable
from podium.games.concert.piles import exchange_with_pile, first_held, kind_of, unknown_in_pile
from podium.games.concert.table import CHANCE, NO_CARD, PIECES

TRIES: Final = 12  # cards of a pile that are looked at for one that fits
ODD: Final = 3  # one card of so many is left as it was dealt: some people keep what they could use


@kernel
def _is_idle(box: Record, state: Record, which: int, seat: int, card: int) -> bool:
    """Whether a seat can do nothing with a card now, so that it would still hold it."""
    if which == PIECES:
        return not can_perform(box, state, seat, card)
    return not is_usable(box, state, seat, kind_of(box, card))


@kernel(inline=False)
def surmise_hands(box: Record, state: Record, seat: int, generator: Words) -> None:
    """Exchange most of the cards that others would have used for some of the piles that they would not."""
    for other in range(state.seats):
        for which in (PIECES, CHANCE):
            held = first_held(which)
            # The latest piece may have come after the last chance to perform it.
            last = held + int(state.hand_size[other, which]) - int(which == PIECES)
            for slot in range(held, last):
                if int(state.hand_seen[other, slot]) >> seat & 1:
                    continue
                if _is_idle(box, state, which, other, int(state.hand[other, slot])):
                    continue
                if below(next_word(generator), ODD) == 0:
                    continue
                _find_idle(box, state, which, seat, other, slot, generator)


@kernel(inline=False)
def _find_idle(box: Record, state: Record, which: int, seat: int, other: int, slot: int, generator: Words) -> None:
    """Look at some cards of a pile that `seat` does not know for one that `other` would still hold."""
    size = int(state.pile_size[which])
    for _ in range(TRIES if size else 0):
        depth = below(next_word(generator), size)
        card = unknown_in_pile(box, state, which, depth, seat)
        if card != NO_CARD and _is_idle(box, state, which, other, card):
            exchange_with_pile(box, state, which, depth, other, slot)
            return
