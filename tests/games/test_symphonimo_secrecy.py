"""Redealing in Symphonimo: every arrangement of the hidden cards, each as likely as the next."""

from collections import Counter
from itertools import permutations

import msgspec
import numpy as np

from podium import game
from podium.core.chance import fill
from podium.games.symphonimo import rules
from podium.testing import check_secrecy, random_match
from tests.support import act, sample, symphonimo


def hidden_orders(pile: str, false_notes: str, drawn: int, redeals: int) -> Counter[tuple[int, ...]]:
    """How often each arrangement of what is hidden comes out of `redeals` redeals."""
    match = act(symphonimo(2, pile, false_notes=false_notes), *["draw", "place 1"] * drawn)
    state, words = match.state, np.zeros(rules.ENTROPY_WORDS, np.uint64)
    generator = np.array([7], np.uint64)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(redeals):
        fill(words, generator, 16)
        rules.redeal(match.box.record, state, 0, words)
        assert int(state.drawn) == drawn
        found[tuple(int(card) for card in state.pile[drawn : int(state.boxed_end)])] += 1
    return found


def check_uniform(found: Counter[tuple[int, ...]], arrangements: set[tuple[int, ...]]) -> None:
    """Every arrangement and no other, and a chi-square within 5 standard deviations of its mean."""
    assert set(found) == arrangements
    expected = found.total() / len(arrangements)
    chi_square = sum((count - expected) ** 2 / expected for count in found.values())
    freedom = len(arrangements) - 1
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5


def test_every_consistent_deal_is_reached_alike() -> None:
    match = symphonimo(2, "fox owl bear owl cat")
    keys = match.box.printed.family_keys
    # One fox has been drawn and is known; 4!/2! = 12 orders of the other four remain.
    arrangements = set(permutations(keys.index(name) for name in ("owl", "bear", "owl", "cat")))
    assert len(arrangements) == 12
    check_uniform(hidden_orders("fox owl bear owl cat", "", 1, sample(24_000)), arrangements)


def test_false_notes_are_as_hidden_as_the_pile() -> None:
    keys = symphonimo().box.printed.family_keys
    arrangements = set(permutations(keys.index(name) for name in ("owl", "bear", "cat", "frog")))
    found = hidden_orders("fox owl bear", "cat frog", 1, sample(48_000))
    check_uniform(found, arrangements)


def test_no_seat_learns_anything_from_views() -> None:
    symphonimo_game = game("symphonimo")
    for number, options in enumerate([{"false_note": True}, {"grand_maestro": "all"}]):
        made = symphonimo_game.make_options(options, 4)
        for match in random_match(symphonimo_game, 4, made, f"secrecy {number}"):
            check_secrecy(match, len(match.log))


def test_after_the_end_nothing_is_hidden() -> None:
    match = act(symphonimo(2, "fox owl", false_notes="bear cat frog"), "draw", "place 1", "draw", "place 2")
    act(match, "finish", "finish")
    for seed in range(20):
        assert match.sight(0, seed).state.tobytes() == match.state.tobytes()


def test_unveiled_the_pile_lies_in_the_order_in_which_it_is_drawn() -> None:
    match = symphonimo(2, "fox owl bear owl cat", false_notes="mouse frog")
    assert match.unveiled().coming == ["fox", "owl", "bear", "owl", "cat"]
    assert sorted(match.unveiled().removed) == ["frog", "mouse"]
    assert act(match, "draw", "place 1").unveiled().coming == ["owl", "bear", "owl", "cat"]
    assert match.view().removed is None
    assert b"coming" not in msgspec.json.encode(match.view(0))
