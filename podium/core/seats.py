"""Sets of seats as bits, and places with ties: what every game needs and none should rewrite."""

import numpy as np
from numpy.typing import NDArray

from podium.core.kernel import kernel

_FIVES, _THREES = np.uint64(0x5555555555555555), np.uint64(0x3333333333333333)
_FIFTEENS, _ONES = np.uint64(0x0F0F0F0F0F0F0F0F), np.uint64(0x0101010101010101)
_U1, _U2, _U4, _U56 = (np.uint64(n) for n in (1, 2, 4, 56))


@kernel(wraps=True)
def count_bits(bits: int) -> int:
    """How many bits are set.

    The compiler knows this way of counting and makes it one instruction of the processor, which
    plain comparisons were not; a GPU simply does the sums.
    """
    word = np.uint64(bits)
    word = word - ((word >> _U1) & _FIVES)
    word = (word & _THREES) + ((word >> _U2) & _THREES)
    word = (word + (word >> _U4)) & _FIFTEENS
    return int(np.int64((word * _ONES) >> _U56))


@kernel
def lowest(seats: int) -> int:
    """The lowest seat of a set that is not empty: how many bits lie below the lowest one."""
    return count_bits((seats & -seats) - 1)


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


@kernel
def result_of(places: NDArray[np.int32], seats: int, seat: int) -> float:
    """What a seat's place is worth, from 0 for the last to 1 for the first.

    Who shares a place has it; but for two, where a tie is half a win and half a loss.
    """
    place = float(places[seat])
    if seats == 2 and places[0] == places[1]:
        place += 0.5
    return (seats - place) / (seats - 1)


def seats_in(bits: int) -> tuple[int, ...]:
    """The seats of a set of bits, in order."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
