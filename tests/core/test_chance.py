"""Entropy: seeds, commitments, words, shuffles."""

import hashlib
from collections import Counter

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from podium import Match
from podium.core.chance import below, commitment, draw, expand, fill, next_word, seed_bytes, shuffle, skip, word_after
from podium.core.errors import BadSeed
from tests.support import sample

GOLDEN_TOP = [1, 5, 6, 2, 8, 4, 5, 1, 6, 6, 3, 7]
GOLDEN_FIRST = 2
GOLDEN_WORDS = [11833071636103536577, 5727655262336251917]


def test_the_same_seed_gives_the_same_deal_on_every_machine() -> None:
    """Written down once, so that a change of any kind is noticed."""
    match = Match.new("symphonimo", seats=4, seed=1)
    assert match.commitment == "2210cfb04e7bf8fef959624b44a740fd1fee4a819ab2341c6b812f7da35fc668"
    assert [int(card) for card in match.state.pile[:12]] == GOLDEN_TOP
    assert int(match.state.turn) == GOLDEN_FIRST
    assert [int(word) for word in expand(bytes(32), 2)] == GOLDEN_WORDS


def test_seeds_of_every_kind() -> None:
    raw = bytes(range(32))
    assert seed_bytes(raw) == seed_bytes(raw.hex()) == raw
    assert seed_bytes(5) == seed_bytes("5") != seed_bytes(6)
    assert seed_bytes() != seed_bytes()
    assert len(seed_bytes("z" * 64)) == 32
    assert commitment(raw) == hashlib.sha256(raw).hexdigest()


@pytest.mark.parametrize("seed", [b"short", True, 1.5, [1]])
def test_other_seeds_are_refused(seed: object) -> None:
    with pytest.raises(BadSeed, match="A seed"):
        seed_bytes(seed)  # type: ignore[arg-type]


def test_purposes_have_words_of_their_own() -> None:
    assert list(expand(bytes(32), 4, "deal")) != list(expand(bytes(32), 4, "redeal"))
    assert list(expand(bytes(32), 8))[:4] == list(expand(bytes(32), 4))


def test_splitmix_is_the_published_one() -> None:
    """The first words from 1234567, as its authors print them."""
    generator = np.array([1234567], np.uint64)
    found = [int(next_word(generator)) for _ in range(3)]
    assert found == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_words_taken_together_are_those_taken_one_by_one() -> None:
    start = 2**64 - 5  # it wraps round
    one, many, far = (np.array([start], np.uint64) for _ in range(3))
    words = np.zeros(9, np.uint64)
    fill(words, many, 7)
    singly = [int(next_word(one)) for _ in range(7)]
    assert [int(word) for word in words] == [*singly, 0, 0]
    assert [int(word_after(np.uint64(start), i + 1)) for i in range(7)] == singly
    skip(far, 7)
    assert int(one[0]) == int(many[0]) == int(far[0])


@given(st.integers(0, 2**64 - 1), st.integers(1, 2000))
def test_below_is_below(word: int, bound: int) -> None:
    assert 0 <= below(np.uint64(word), bound) < bound


def test_below_reaches_both_ends() -> None:
    assert below(np.uint64(0), 7) == 0
    assert below(np.uint64(2**64 - 1), 7) == 6


def test_a_shuffle_keeps_the_cards_and_what_lies_outside() -> None:
    cards = np.arange(20, dtype=np.int8)
    assert shuffle(cards, 5, 15, expand(seed_bytes(1), 16), 3) == 12
    assert list(cards[:5]) == [0, 1, 2, 3, 4]
    assert list(cards[15:]) == [15, 16, 17, 18, 19]
    assert sorted(cards[5:15]) == list(range(5, 15))
    assert list(cards[5:15]) != list(range(5, 15))


def test_every_order_is_as_likely() -> None:
    generator, words = np.array([3], np.uint64), np.zeros(4, np.uint64)
    found: Counter[tuple[int, ...]] = Counter()
    trials = max(2_400, sample(24_000))
    for _ in range(trials):
        fill(words, generator, 4)
        cards = np.arange(4, dtype=np.int8)
        shuffle(cards, 0, 4, words, 0)
        found[tuple(int(card) for card in cards)] += 1
    assert len(found) == 24
    expected = trials / 24
    assert sum((count - expected) ** 2 / expected for count in found.values()) < 23 + 5 * 46**0.5


def test_every_draw_is_as_likely_and_keeps_the_cards() -> None:
    generator, words = np.array([4], np.uint64), np.zeros(3, np.uint64)
    found: Counter[tuple[int, ...]] = Counter()
    trials = max(2_000, sample(20_000))
    for _ in range(trials):
        fill(words, generator, 3)
        cards = np.arange(6, dtype=np.int8)
        assert draw(cards, 2, 5, words, 1) == 3
        assert sorted(cards) == list(range(6))
        assert cards[5] == 5  # beyond the size
        found[tuple(int(card) for card in cards[:2])] += 1
    assert len(found) == 20  # two of five, in order
    expected = trials / 20
    assert sum((count - expected) ** 2 / expected for count in found.values()) < 19 + 5 * 38**0.5
