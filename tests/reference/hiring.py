"""Hiring in the Maestro games, slow and obvious: every way to fill every part with one card each is tried.

A card is (owner, place): instruments are places 0–15, soloists 16–47, soloist 16 + k plays instrument k. Written from
RULES.md; nothing here is taken from the kernels.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

INSTRUMENTS = 16

Card = tuple[int, int]
Filling = tuple[Card, ...]
"""The cards that fill one part: one, or two choruses."""


class Hall(NamedTuple):
    """Who owns what, and what hiring costs."""

    owned: Counter[Card]
    rent: Sequence[int]  # by place
    mixed_choir: int
    choruses: tuple[int, int]
    team: frozenset[int]  # the performer's, himself included


def fillings(hall: Hall, place: int, left: Counter[Card]) -> Iterator[Filling]:
    """Every way to fill a part with cards that are left: itself, its soloist, two choruses for a mixed choir."""
    for card, count in left.items():
        is_stand_in = place < INSTRUMENTS and card[1] == INSTRUMENTS + place
        if count and (card[1] == place or is_stand_in):
            yield (card,)
    if place == hall.mixed_choir:
        men, women = ([card for card in left if left[card] and card[1] == chorus] for chorus in hall.choruses)
        for man in men:
            for woman in women:
                yield (man, woman)


def arrangements(hall: Hall, parts: Sequence[int], left: Counter[Card]) -> Iterator[tuple[Filling, ...]]:
    """Every way to fill all parts, one card for one part."""
    if not parts:
        yield ()
        return
    for filling in fillings(hall, parts[0], left):
        rest = left - Counter(filling)
        for later in arrangements(hall, parts[1:], rest):
            yield (filling, *later)


def rent_of(hall: Hall, arrangement: Sequence[Filling], *, is_one_free: bool) -> int:
    """What is paid for an arrangement: nothing within the team, and nothing for the dearest with an endless card."""
    rents = [0 if owner in hall.team else hall.rent[place] for filling in arrangement for owner, place in filling]
    return sum(rents) - (max(rents, default=0) if is_one_free else 0)


def least(hall: Hall, parts: Sequence[int], *, is_one_free: bool) -> int | None:
    """The least that a piece can cost; None if somebody is missing."""
    costs = [rent_of(hall, one, is_one_free=is_one_free) for one in arrangements(hall, parts, hall.owned)]
    return min(costs, default=None)


def affordable(
    hall: Hall, parts: Sequence[int], engaged: Sequence[Filling], budget: int, *, is_one_free: bool
) -> set[Filling]:
    """How the part after those that are filled can be filled so that the whole can be paid."""
    left = hall.owned - Counter(card for filling in engaged for card in filling)
    found = set()
    for later in arrangements(hall, parts[len(engaged) :], left):
        if rent_of(hall, [*engaged, *later], is_one_free=is_one_free) <= budget:
            found.add(later[0])
    return found
