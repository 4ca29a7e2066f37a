"""Seats as bits, and places."""

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from podium.core.seats import count_bits, lowest, place_by, seats_in


@given(st.integers(1, 63))
@settings(deadline=None)  # the first call compiles
def test_lowest_is_the_first_seat(bits: int) -> None:
    assert lowest(bits) == seats_in(bits)[0] == min(seat for seat in range(6) if bits >> seat & 1)


@given(st.integers(0, 2**63 - 1))
@settings(deadline=None)
def test_bits_are_counted_in_wide_words_too(bits: int) -> None:
    assert count_bits(bits) == bits.bit_count()


@given(st.lists(st.integers(-50, 50), min_size=2, max_size=6))
@settings(deadline=None)
def test_places_count_those_who_are_better(keys: list[int]) -> None:
    numbers = np.array(keys, np.int32)
    place_by(numbers, len(keys))
    assert list(numbers) == [1 + sum(other > key for other in keys) for key in keys]
