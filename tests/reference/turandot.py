"""Slow, obvious reference versions of the tricky parts of Turandot.

Written from the rules alone, without reading the engine it is compared with.
R and T numbers are those of RULES.md.
Seats are numbered clockwise from 0: the left neighbour of seat s is seat (s + 1) mod n (R52, R94).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import permutations


@dataclass(frozen=True)
class Play:
    """What a seat laid face down in the audition."""

    number: int | None  # 1..n+1, or None for a lone Money card
    money: int  # Money cards laid (lone Money: exactly 1)
    bluff: bool = False  # R21: never changes anything


@dataclass(frozen=True)
class Result:
    """The table after phase 2 (a) and (b), before the stand-ins are dealt."""

    winner: dict[int, int]  # number -> seat that takes the card under that role
    spent: list[int]  # by seat: Money cards discarded for good
    stage: list[int]  # by seat: 1 if the lone Money became a stage element
    returned: list[int]  # by seat: Money cards back in hand
    needs_stand_in: list[int]  # clockwise, the Puccini holder first if he needs one
    helper: dict[int, str]  # served seat -> "costume" or "carpenter"


def is_legal(play: Play, seats: int, money_in_hand: int) -> bool:
    """May a player holding so many Money cards lay this? (R15-R22, T2-T4, T8)"""
    if play.money < 0 or play.money > money_in_hand:
        return False
    if play.number is None:
        return play.money == 1  # R17, R18; R20: nothing, or Bluff only
    return 1 <= play.number <= seats + 1  # R15, R16, R22


def clockwise_from(seat: int, seats: int) -> list[int]:
    """All seats clockwise, `seat` itself first."""
    return [(seat + step) % seats for step in range(seats)]


def resolve(plays: list[Play], puccini: int, directors: bool) -> Result:
    """Phase 2 (a) numbered cards and (b) helpers; `directors` is round 4, with nothing to hire (R57)."""
    seats = len(plays)
    for play in plays:
        if not is_legal(play, seats, play.money):
            raise ValueError(f"illegal play {play}")

    # (a) A seat wins its number when it laid strictly more Money than every other seat on that number (R25, R27).
    # A seat alone on its number has nobody to beat; a tie for the top leaves no such seat (R30, R31, R89).
    winner: dict[int, int] = {}
    for seat, play in enumerate(plays):
        if play.number is None:
            continue
        rivals = [other for rival, other in enumerate(plays) if rival != seat and other.number == play.number]
        if all(play.money > other.money for other in rivals):
            winner[play.number] = seat

    # (b) Candidates: lone Money, not the Puccini holder (R33, R34, R85), clockwise from his left (T1).
    candidates = [seat for seat in clockwise_from(puccini, seats) if plays[seat].number is None and seat != puccini]
    if directors:
        available: list[str] = []  # R57, R93
    elif seats <= 3:
        available = ["costume"]  # R7, R38, R83
    else:
        available = ["costume", "carpenter"]  # R8, R36, R37, T20
    helper = dict(zip(candidates, available, strict=False))  # R35, R86: as many as there are helpers, no declining

    # The three fates of a Money card (R88).
    spent = [0] * seats
    stage = [0] * seats
    returned = [0] * seats
    for seat, play in enumerate(plays):
        if seat in winner.values():
            spent[seat] = play.money  # R26, R28
        elif seat in helper:
            stage[seat] = play.money  # R40: exactly 1
        else:
            returned[seat] = play.money  # R29, R32, R41, R58, R87

    # Everybody who won no card gets a stand-in, also those served by a helper (R42, R43).
    needs_stand_in = [seat for seat in clockwise_from(puccini, seats) if seat not in winner.values()]
    return Result(winner, spent, stage, returned, needs_stand_in, helper)


@dataclass(frozen=True)
class Singer:
    category: str  # "Classical", "Alternative", "Comic", "Dark", "Professional", "Amateur", in any case
    stars: int
    sex: str  # "woman", "man", "undetermined"
    favourite: int | None  # role 1..6


ROLE_SEX = {1: "woman", 2: "man", 3: "woman", 4: "man", 5: "man", 6: "man"}  # R6


def casting_points(order: Sequence[Singer]) -> int:
    """Favourite roles minus sex clashes, order[i] playing role i + 1."""
    points = 0
    for role, singer in enumerate(order, start=1):
        if singer.favourite == role:
            points += 1  # R66
        if singer.sex != "undetermined" and singer.sex != ROLE_SEX[role]:
            points -= 1  # R67, R68; R69: the right sex gives nothing
    return points


def best_casting_points(singers: Sequence[Singer]) -> int:
    """The best of all 720 castings (R63)."""
    if len(singers) != 6:
        raise ValueError("a full troupe has six singers")
    return max(casting_points(order) for order in permutations(singers))


def director_points(number: int, troupe: Sequence[Singer]) -> int:
    """House directors D1-D9 (R99)."""
    categories = [singer.category.lower() for singer in troupe]
    stars = [singer.stars for singer in troupe]
    if number == 1:
        return categories.count("classical") - categories.count("alternative")
    if number == 2:
        return categories.count("alternative") - categories.count("classical")
    if number == 3:
        return categories.count("comic") - categories.count("dark")
    if number == 4:
        return categories.count("dark") - categories.count("comic")
    if number == 5:
        return categories.count("professional") - categories.count("amateur")
    if number == 6:
        return categories.count("amateur") - categories.count("professional")
    if number == 7:
        return max(0, len(set(categories)) - 3)
    if number == 8:
        return stars.count(3) - stars.count(1)
    if number == 9:
        return stars.count(1) - stars.count(3)
    raise ValueError(f"no director D{number}")


def total(order: Sequence[Singer], stage: int, director: int) -> int:
    """Final score without the two-player penalty (R64-R70); `director` is the director's points, not his number."""
    stars = sum(singer.stars for singer in order)
    return stars + stage + casting_points(order) + director


def places(totals: Sequence[int], stars: Sequence[int]) -> list[int]:
    """Place by total, then by singers' stars only (R71, R72, T25, R97); equals share (R73)."""
    result = []
    for mine in range(len(totals)):
        above = 0
        for other in range(len(totals)):
            tied = totals[other] == totals[mine]
            if totals[other] > totals[mine] or (tied and stars[other] > stars[mine]):
                above += 1
        result.append(above + 1)
    return result


def places_of_two(totals: Sequence[int], stars: Sequence[int], puccini_at_end: int, dummy_total: int) -> list[int]:
    """Two humans and the dummy; `totals` come without the Puccini penalty."""
    finals = list(totals)
    finals[puccini_at_end] -= 1  # R79, and R96: before the comparison with the dummy
    if all(dummy_total > final for final in finals):
        return [2, 2]  # R81, T23: both lose, no tie-break
    return places(finals, stars)  # R82, T24; T10: the penalty leaves the stars alone
