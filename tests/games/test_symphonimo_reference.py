"""The kernels against a slow reference that was written from the rules alone."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from podium import Match
from podium.games.symphonimo import table
from tests.reference.symphonimo import Table, score_orchestra
from tests.support import sample

VARIANTS = [
    {},
    {"false_note": True},
    {"grand_maestro": "all"},
    {"grand_maestro": "random"},
    {"grand_maestro": "all", "false_note": True},
]


def reference_of(match: Match) -> Table:
    """The same deal on the reference's table."""
    state = match.state
    end, boxed = int(state.pile_end), int(state.boxed_end)
    return Table(
        seats=match.seats,
        pile=[int(family) for family in state.pile[:end]],
        powers=[int(power) for power in state.power[: match.seats]],
        first=int(state.turn),
        false_notes=[int(family) for family in state.pile[end:boxed]],
    )


def check_same(match: Match, reference: Table) -> None:
    """Everything on the two tables is alike."""
    state = match.state
    assert match.pending == (() if reference.to_act is None else (reference.to_act,))
    if reference.to_act is not None:
        assert sorted(match.legal(reference.to_act).texts) == sorted(reference.legal())
    for seat in range(match.seats):
        counts = [int(count) for count in state.orchestra[seat]]
        assert counts == [reference.orchestras[seat][family] for family in range(table.FAMILIES)]
    for place in range(match.seats):
        cards = sorted(int(family) for family in state.under[place, : int(state.held[place])])
        assert cards == sorted(reference.row[place])
        holder = int(state.holder[place])
        assert (None if holder == table.IN_ROW else holder) == reference.taken_by[place]
    assert [int(count) for count in state.discards] == [reference.discards[f] for f in range(table.FAMILIES)]
    assert (None if state.hand == table.NO_CARD else int(state.hand)) == reference.hand
    assert [int(f) for f in state.pile[int(state.drawn) : int(state.pile_end)]] == list(reference.pile)


def compare_game(seats: int, options: dict[str, object], seed: str) -> None:
    match = Match.new("symphonimo", seats=seats, options=options, seed=seed)
    reference = reference_of(match)
    pick = random.Random(seed)
    while not match.is_over:
        check_same(match, reference)
        text = pick.choice(match.legal(match.pending[0]).texts)
        match.play(match.pending[0], text)
        reference.play(text)
    check_same(match, reference)
    assert match.outcome is not None
    assert list(match.outcome.scores) == reference.scores()
    assert list(match.outcome.places) == reference.places()


@pytest.mark.parametrize("options", VARIANTS, ids=str)
@pytest.mark.parametrize("seats", range(2, 7))
def test_whole_games_agree_with_the_reference(seats: int, options: dict[str, object]) -> None:
    for game in range(sample(20)):
        compare_game(seats, options, f"reference {seats} {options} {game}")


@given(st.lists(st.integers(0, 13), min_size=table.FAMILIES, max_size=table.FAMILIES))
@settings(deadline=None, max_examples=sample(400))
def test_scores_agree_with_the_reference(counts: list[int]) -> None:
    match = Match.new("symphonimo", seats=2, seed=1)
    state = match.state
    state.orchestra[0, :] = counts
    assert int(table.points_of(match.box.record, state, 0)) == score_orchestra(dict(enumerate(counts)))
