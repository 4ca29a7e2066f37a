"""Sets of seats as bits, and places with ties: what every game needs and none should rewrite."""

import numpy as np
from numpy.typing import NDArray

from podium.core.kernel import kernel


@kernel
def lowest(seats: int) -> int:
    """The lowest seat of a set of up to six, without a branch: this is asked at every decision."""
    low = seats & -seats
    return int(low > 1) + int(low > 2) + int(low > 4) + int(low > 8) + int(low > 16)


@kernel
def place_by(keys: NDArray[np.int32], seats: int) -> None:
    """Replace each seat's key (higher is better) by its place: 1 for the best, equal keys share."""
    beaten_by = 0  # four bits a seat, so that no array is allocated
    for seat in range(seats):
        for other in range(seats):
            if keys[other] > keys[seat]:
                beaten_by += 1 << (4 * seat)
    for seat in range(seats):
        keys[seat] = 1 + (beaten_by >> (4 * seat) & 15)


def seats_in(bits: int) -> tuple[int, ...]:
    """The seats of a set of bits, in order."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
