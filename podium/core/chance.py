"""Chance: words of entropy, and the shuffles made of them.

A real table draws 32 bytes from the operating system, publishes their SHA-256 (the commitment)
before the deal, and expands them with SHAKE-256 into 64-bit words. `deal` uses nothing else, so
whoever holds the bytes can check every shuffle. Simulations fill the same words with SplitMix64,
which is fast and not secret.
"""

import hashlib
import secrets

import numpy as np

from podium.core.errors import BadSeed
from podium.core.kernel import Words, kernel

SEED_BYTES = 32

_GOLDEN = np.uint64(0x9E3779B97F4A7C15)
_MIX_1 = np.uint64(0xBF58476D1CE4E5B9)
_MIX_2 = np.uint64(0x94D049BB133111EB)
_U11, _U27, _U30, _U31, _U53 = (np.uint64(n) for n in (11, 27, 30, 31, 53))


def seed_bytes(seed: int | str | bytes | None = None) -> bytes:
    """The 32 bytes behind a deal: fresh from the system, as given, or made from a number or word.

    64 hexadecimal digits are the bytes themselves, as a record writes them; any other text or
    number is hashed, so the same seed gives the same deal on every machine.
    """
    match seed:
        case None:
            return secrets.token_bytes(SEED_BYTES)
        case bytes():
            if len(seed) != SEED_BYTES:
                raise BadSeed(f"A seed in bytes has {SEED_BYTES} of them; this one has {len(seed)}.")
            return seed
        case bool():
            raise BadSeed("A seed is a whole number, a text or 32 bytes; this one is a yes-or-no.")
        case int():
            return hashlib.sha256(f"podium seed {seed}".encode()).digest()
        case str():
            try:
                if len(seed) == 2 * SEED_BYTES:
                    return bytes.fromhex(seed)
            except ValueError:
                pass
            return hashlib.sha256(f"podium seed {seed}".encode()).digest()
    raise BadSeed(f"A seed is a whole number, a text or 32 bytes; this one is a {type(seed).__name__}.")


def commitment(seed: bytes) -> str:
    """What is published before the deal: the SHA-256 of the seed, in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


def expand(seed: bytes, count: int, purpose: str = "deal") -> Words:
    """`count` words of entropy from 32 bytes, by SHAKE-256. Each purpose has words of its own."""
    stream = hashlib.shake_256(purpose.encode() + b"\0" + seed).digest(8 * count)
    return np.frombuffer(stream, dtype="<u8").astype(np.uint64)


@kernel(wraps=True)
def word_after(start: np.uint64, count: int) -> np.uint64:
    """The word that a SplitMix64 generator gives `count` words after its state was `start`."""
    word = start + np.uint64(count) * _GOLDEN
    word = (word ^ (word >> _U30)) * _MIX_1
    word = (word ^ (word >> _U27)) * _MIX_2
    return word ^ (word >> _U31)


@kernel(wraps=True)
def skip(generator: Words, count: int) -> None:
    """Go on as if so many words had been taken."""
    generator[0] += np.uint64(count) * _GOLDEN


@kernel
def next_word(generator: Words) -> np.uint64:
    """The next word of a SplitMix64 generator, whose whole state is `generator[0]`."""
    word = word_after(generator[0], 1)
    skip(generator, 1)
    return word


@kernel
def fill(entropy: Words, generator: Words, count: int) -> None:
    """The next words of a generator, for simulations."""
    start = generator[0]  # not read again for every word, which makes it several times as fast
    for i in range(count):
        entropy[i] = word_after(start, i + 1)
    skip(generator, count)


@kernel
def below(word: np.uint64, bound: int) -> int:
    """A number in 0 … bound−1 from one word, for bounds up to 2048; the bias is under bound / 2^53."""
    return int(np.int64(((word >> _U11) * np.uint64(bound)) >> _U53))


@kernel
def shuffle(cards, first: int, last: int, entropy: Words, word: int) -> int:  # type: ignore[no-untyped-def]
    """Shuffle `cards[first:last]` in place (Fisher–Yates); returns the next unused word."""
    for i in range(last - 1, first, -1):
        j = first + below(entropy[word], i - first + 1)
        word += 1
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
    return word


@kernel
def draw(cards, count: int, size: int, entropy: Words, word: int) -> int:  # type: ignore[no-untyped-def]
    """Draw so many of `cards[:size]` to the front, in random order; returns the next unused word.

    A shuffle that stops early: the rest is in no particular order, and is not to be used.
    """
    for i in range(count):
        j = i + below(entropy[word], size - i)
        word += 1
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
    return word
