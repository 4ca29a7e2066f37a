"""What bots take others to hold in the Maestro games: what sensible people would have kept."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

import numpy as np
import pytest

from podium import Match
from podium.bots import bot, decide
from podium.core.kernel import INTERPRETED, Record
from podium.games.concert.hiring import can_perform, was_somebody_missing
from podium.games.concert.piles import kind_of
from podium.games.concert.table import (
    CHANCE,
    LUCKY,
    PERFORM,
    PERFORMANCE,
    PIECE,
    PIECES,
    PIECES_HELD,
    TAKE_PIECE,
    TURN,
    use_code,
)
from podium.games.maestro.score import bonus_points
from tests.games.concert_tables import BOTH
from tests.support import redealt, sample, shorter

both = pytest.mark.parametrize("slug", BOTH)


class Table(NamedTuple):
    """A position of a game that greedy bots play: as it is, redealt for the seat to act, and then surmised."""

    seat: int
    box: Record
    truly: Record
    dealt: Record
    surmised: Record


@cache
def tables(slug: str) -> list[Table]:
    found = []
    for deal in range(sample(5)):
        match = Match.new(slug, seats=4, seed=f"surmise {deal}", options=shorter(slug))
        while not match.is_over:
            seat = match.pending[0]
            if match.state.phase == TURN and len(match.log) % 5 == 0:
                dealt = redealt(match, seat, len(match.log))
                surmised = dealt.copy()
                generator = np.array([len(match.log)], np.uint64)
                match.game.rules.surmise(match.box.record, surmised, seat, generator)
                found.append(Table(seat, match.box.record, match.state, dealt, surmised))
            match.play(seat, decide(match, seat, bot("greedy"), len(match.log)))
    return found


def held_before(table: Table, state: Record) -> Iterator[tuple[int, int]]:
    """Each piece that others hold, unseen, and held when their last turns began; with its holder."""
    for other in range(4):
        came = int(state.done_then[other]) >> TAKE_PIECE & 1
        for slot in range(int(state.hand_size[other, PIECES]) - came):
            if not int(state.hand_seen[other, slot]) >> table.seat & 1:
                yield other, int(state.hand[other, slot])


def older_pieces(table: Table, state: Record) -> Iterator[float]:
    """Whether each of them can be performed."""
    for other, piece in held_before(table, state):
        yield can_perform(table.box, state, other, piece)


def missed_pieces(table: Table, state: Record) -> Iterator[float]:
    """Whether each of them could have been performed when nothing was."""
    for other, piece in held_before(table, state):
        performed = int(state.done_then[other]) >> PERFORMANCE & 1
        yield not performed and not was_somebody_missing(table.box, state, other, piece)


def queuing_pieces(table: Table, state: Record) -> Iterator[float]:
    """Whether each of them could have been performed when another was."""
    for other, piece in held_before(table, state):
        performed = int(state.done_then[other]) >> PERFORMANCE & 1
        yield performed and not was_somebody_missing(table.box, state, other, piece)


def ripe_pieces(table: Table, state: Record) -> Iterator[float]:
    """Whether each of them can be performed, and could not have been before."""
    for other, piece in held_before(table, state):
        was_missing = was_somebody_missing(table.box, state, other, piece)
        yield was_missing and can_perform(table.box, state, other, piece)


def lucky_cards(table: Table, state: Record) -> Iterator[float]:
    """Whether each chance card that others hold, unseen, is a lucky one."""
    for other in range(4):
        for slot in range(PIECES_HELD, PIECES_HELD + int(state.hand_size[other, CHANCE])):
            if not int(state.hand_seen[other, slot]) >> table.seat & 1:
                yield table.box.card_type[kind_of(table.box, int(state.hand[other, slot]))] == LUCKY


def bonuses(table: Table, state: Record) -> Iterator[float]:
    """What bonus cards bring to each of the others."""
    for other in range(4):
        if other != table.seat:
            yield bonus_points(table.box, state, other)


HELD = (older_pieces, missed_pieces, queuing_pieces, ripe_pieces, lucky_cards)


@pytest.mark.parametrize(
    ("slug", "held"),
    [*((slug, held) for slug in BOTH for held in HELD), ("maestro", bonuses)],
)
def test_others_are_taken_to_hold_what_they_would_still_hold(
    slug: str, held: Callable[[Table, Record], Iterator[float]]
) -> None:
    """Much nearer to the truth than a redeal."""
    truly = [number for table in tables(slug) for number in held(table, table.truly)]
    dealt = [number for table in tables(slug) for number in held(table, table.dealt)]
    surmised = [number for table in tables(slug) for number in held(table, table.surmised)]
    if not INTERPRETED:  # a short game shows too few cards for it
        assert abs(np.mean(surmised) - np.mean(truly)) < 0.6 * abs(np.mean(dealt) - np.mean(truly))
    assert len(truly) == len(dealt) == len(surmised)


@both
def test_what_a_seat_knows_is_never_surmised_away(slug: str) -> None:
    for table in tables(slug):
        seen = (table.dealt.hand_seen >> table.seat & 1).astype(bool)
        assert (table.dealt.hand[seen] == table.surmised.hand[seen]).all()
        known = (table.dealt.pile_seen >> table.seat & 1).astype(bool)
        assert (table.dealt.pile[known] == table.surmised.pile[known]).all()
        assert sorted(table.dealt.where) == sorted(table.surmised.where)


@both
def test_everybody_remembers_the_last_turn_of_a_seat(slug: str) -> None:
    """What the orchestra was like when it began, and whether a piece was performed or taken in it."""
    match = Match.new(slug, seats=3, seed="then", options=shorter(slug))
    began: dict[int, tuple[list[int], int]] = {}
    did: dict[int, set[int]] = {}
    turn = None
    while not match.is_over:
        seat, state = match.pending[0], match.state
        choice = decide(match, seat, bot("greedy"), len(match.log))
        if state.phase == TURN:
            if turn != (seat, int(state.round_number)):
                turn = seat, int(state.round_number)
                began[seat], did[seat] = (state.available.tolist(), int(state.soloists)), set()
                for other in set(began) - {seat}:
                    assert (state.available_then[other].tolist(), int(state.soloists_then[other])) == began[other]
                    kinds = {kind for kind in (TAKE_PIECE, PERFORMANCE) if state.done_then[other] >> kind & 1}
                    assert kinds == did[other]
            if choice == PIECE:
                did[seat].add(TAKE_PIECE)
            elif PERFORM <= choice < use_code(match.box.record):
                did[seat].add(PERFORMANCE)
        match.play(seat, choice)
    assert len(began) == 3
