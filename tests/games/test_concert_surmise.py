"""What bots take others to hold in the Maestro games: what sensible people would have kept."""

from collections.abc import Iterator

import numpy as np
import pytest

from podium import Match
from podium.bots import bot, decide
from podium.core.kernel import Record
from podium.games.concert.hiring import can_perform
from podium.games.concert.piles import kind_of
from podium.games.concert.table import CHANCE, LUCKY, PIECES, PIECES_HELD, TURN
from podium.games.maestro.score import bonus_points
from tests.games.concert_tables import BOTH
from tests.support import redealt, sample

both = pytest.mark.parametrize("slug", BOTH)


def tables(slug: str) -> Iterator[tuple[Match, int]]:
    """Positions of games that greedy bots play, and whose turn it is."""
    for deal in range(sample(12)):
        match = Match.new(slug, seats=4, seed=f"surmise {deal}")
        while not match.is_over:
            seat = match.pending[0]
            if match.state.phase == TURN and len(match.log) % 5 == 0:
                yield match, seat
            match.play(seat, decide(match, seat, bot("greedy"), len(match.log)))


def supposed(match: Match, seat: int) -> tuple[Record, Record]:
    """A redeal, and what is surmised from it."""
    dealt = redealt(match, seat, len(match.log))
    surmised = dealt.copy()
    match.game.rules.surmise(match.box.record, surmised, seat, np.array([len(match.log)], np.uint64))
    return dealt, surmised


def older_pieces(match: Match, state: Record, seat: int) -> list[bool]:
    """Whether each piece that others hold, unseen and not the latest, can be performed."""
    return [
        bool(can_perform(match.box.record, state, other, int(state.hand[other, slot])))
        for other in range(match.seats)
        for slot in range(int(state.hand_size[other, PIECES]) - 1)
        if not int(state.hand_seen[other, slot]) >> seat & 1
    ]


def lucky_cards(match: Match, state: Record, seat: int) -> list[bool]:
    """Whether each chance card that others hold, unseen, is a lucky one."""
    box = match.box.record
    return [
        bool(box.card_type[kind_of(box, int(state.hand[other, slot]))] == LUCKY)
        for other in range(match.seats)
        for slot in range(PIECES_HELD, PIECES_HELD + int(state.hand_size[other, CHANCE]))
        if not int(state.hand_seen[other, slot]) >> seat & 1
    ]


@both
def test_others_are_not_taken_to_hold_what_they_would_have_used(slug: str) -> None:
    found: list[list[list[bool]]] = [[[], []], [[], []], [[], []]]  # [truly, after a redeal, surmised][pieces, cards]
    for match, seat in tables(slug):
        for held, state in zip(found, (match.state, *supposed(match, seat)), strict=True):
            held[0] += older_pieces(match, state, seat)
            held[1] += lucky_cards(match, state, seat)
    truly, dealt, surmised = (np.array([np.mean(held[0]), np.mean(held[1])]) for held in found)
    assert (dealt > 2 * truly).all()
    assert (abs(surmised - truly) < 0.5 * abs(dealt - truly)).all()


@both
def test_what_a_seat_knows_is_never_surmised_away(slug: str) -> None:
    for match, seat in tables(slug):
        dealt, surmised = supposed(match, seat)
        seen = (dealt.hand_seen >> seat & 1).astype(bool)
        assert (dealt.hand[seen] == surmised.hand[seen]).all()
        known = (dealt.pile_seen >> seat & 1).astype(bool)
        assert (dealt.pile[known] == surmised.pile[known]).all()
        assert sorted(dealt.where) == sorted(surmised.where)


def test_bonus_cards_of_others_fit_what_they_did() -> None:
    points = np.zeros(3)
    for match, seat in tables("maestro"):
        for i, state in enumerate((match.state, *supposed(match, seat))):
            points[i] += sum(bonus_points(match.box.record, state, other) for other in range(4) if other != seat)
    truly, dealt, surmised = points
    assert dealt < 0.7 * truly
    assert 0.8 * truly < surmised < 1.25 * truly
