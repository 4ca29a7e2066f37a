"""Seats as bits, and places."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from podium.core.seats import count_bits, lowest, place_by, result_of, seats_in


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


@pytest.mark.parametrize(
    ("places", "results"),
    [
        ((1, 2), (1, 0)),
        ((1, 1), (0.5, 0.5)),  # for two a tie is half a win
        ((1, 3, 1, 4), (1, 1 / 3, 1, 0)),  # of more, who shares a place has it
        ((2, 2, 1, 4), (2 / 3, 2 / 3, 1, 0)),
    ],
)
def test_what_places_are_worth(places: tuple[int, ...], results: tuple[float, ...]) -> None:
    found, seats = np.array(places, np.int32), len(places)
    assert [result_of(found, seats, seat) for seat in range(seats)] == pytest.approx(results)
