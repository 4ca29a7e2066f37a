"""What is seen stays known, and nothing else: redeals of both Maestro games from arranged tables."""

from collections import Counter

import msgspec
import pytest

from podium import Match
from podium.games.concert.table import CHANCE, PIECES
from tests.games.concert_tables import BOTH, concert, give, held, hold, on_top, pile, play, save, state_of, turn_of
from tests.support import redealt, sample

both = pytest.mark.parametrize("slug", BOTH)
FIVE = ("flute", "oboe", "harp", "bassoon", "flute")


def piles_seen(match: Match, seat: int, which: int, redeals: int = 40) -> list[list[str]]:
    """A pile as it may lie for all that a seat knows."""
    found = []
    for seed in range(redeals):
        match._states.append(redealt(match, seat, seed))
        found.append(pile(match, which))
        match._states.pop()
    return found


def hands_seen(match: Match, seat: int, other: int, redeals: int = 40) -> list[list[str]]:
    """The pieces of another as they may be for all that a seat knows."""
    found = []
    for seed in range(redeals):
        match._states.append(redealt(match, seat, seed))
        found.append(held(match, other))
        match._states.pop()
    return found


def rejecting(slug: str) -> Match:
    """Seat 0 has looked at two pieces, kept one and put the other under the pile."""
    match = on_top(give(concert(slug), 0, *FIVE), PIECES, "cello", "poor")
    return play(match, "take sheet", "keep 1")


@both
def test_what_is_put_under_a_pile_stays_known_to_who_saw_it(slug: str) -> None:
    match = rejecting(slug)
    assert {lies[-1] for lies in piles_seen(match, 0, PIECES)} == {"poor"}
    assert len({lies[-1] for lies in piles_seen(match, 1, PIECES)}) > 5
    assert [(known.kind, known.card) for known in match.view(0).known] == [("sheet", "poor")]
    assert match.view(1).known == []


@both
def test_who_draws_a_known_card_is_known_to_hold_it(slug: str) -> None:
    match = rejecting(slug)
    state = state_of(match)
    state.pile_top[PIECES] = (int(state.pile_top[PIECES]) + int(state.pile_size[PIECES]) - 1) % len(
        match.box.record.revenue
    )
    state.pile_size[PIECES] = 1  # the card put under is all there is
    play(turn_of(match, 1), "take sheet")
    assert match.view(0).players[1].known_sheets == ["poor"]
    assert match.view(2).players[1].known_sheets == []
    assert all("poor" in hand for hand in hands_seen(match, 0, 1))


@both
def test_used_cards_are_known_to_lie_under_the_pile(slug: str) -> None:
    match = save(concert(slug, 2), 0, "march")
    play(match, "use march", "let pass")
    for seat in (0, 1):
        assert {lies[-1] for lies in piles_seen(match, seat, CHANCE)} == {"march"}
    assert [known.card for known in match.view(None).known] == ["march"]


@both
def test_of_several_looked_at_others_cannot_tell_which_was_kept(slug: str) -> None:
    """Seat 0 knew the card; seat 1 looks at it and another: seat 0 no longer knows where it is."""
    match = rejecting(slug)
    state = state_of(match)
    size, ring = int(state.pile_size[PIECES]), len(match.box.record.revenue)
    state.pile_top[PIECES] = (int(state.pile_top[PIECES]) + size - 2) % ring
    state.pile_size[PIECES] = 2
    give(turn_of(match, 1), 1, "viola", "trumpet", "piano", "clarinet", "cello")
    play(match, "take sheet", "keep 1")
    assert match.view(0).known == []
    assert match.view(0).players[1].known_sheets == []
    assert [known.card for known in match.view(1).known] == ["poor"]


@both
def test_the_unknown_is_as_likely_anywhere(slug: str) -> None:
    """The top piece may be any of those a seat cannot see, each as often."""
    match = concert(slug, 2)
    unseen = set(pile(match, PIECES)) | set(held(match, 1))
    unseen -= set(match.view(0).rejected)
    redeals = sample(1500)
    found = Counter(lies[0] for lies in piles_seen(match, 0, PIECES, redeals))
    assert set(found) <= unseen
    if redeals > 1000:
        expected = redeals / len(unseen)
        chi = sum((found[key] - expected) ** 2 / expected for key in unseen)
        assert chi < 2 * len(unseen)


@both
def test_of_two_alike_one_less_is_known_when_one_is_used(slug: str) -> None:
    """Seat 0 knows of one correction of seat 1, who has two and spends one: nobody can tell which."""
    match = save(concert(slug, 3), 1, "eraser", "eraser")
    state = state_of(match)
    first = 9  # where the chance cards of a hand begin
    state.hand_seen[1, first + 1] = int(state.hand_seen[1, first + 1]) | 1
    assert match.view(0).players[1].known_chance == ["eraser"]
    play(save(match, 0, "march"), "use march")
    match.play(1, "correct")
    match.play(2, "let pass")
    assert match.view(0).players[1].known_chance == []
    assert match.view(1).saved == ["eraser"]


@both
def test_a_piece_that_is_being_arranged_is_known_to_all(slug: str) -> None:
    match = give(give(hold(concert(slug), 0, "cello", "poor"), 1, "cello"), 2, "cello")
    assert match.reveals(0, "perform cello")
    play(match, "perform cello")
    assert match.view(1).players[0].known_sheets == ["cello"]
    for seed in range(20):
        after = match.at(len(match.log))
        after._states[-1] = redealt(match, 1, seed)
        play(after, "hire 1")
        assert after.view().players[0].performed == ["cello"]


@both
def test_unveiled_nothing_is_hidden(slug: str) -> None:
    match = save(concert(slug, 2), 1, "eraser")
    shown = match.unveiled()
    assert [player.known_sheets for player in shown.players] == [sorted(held(match, seat)) for seat in (0, 1)]
    assert shown.players[1].known_chance == ["eraser"]
    assert [known.card for known in shown.known if known.kind == "sheet"] == pile(match, PIECES)
    assert len(shown.instruments.below) == shown.instruments.deck
    if slug == "maestro":
        assert all(card.bonus is not None for card in shown.scores)


@both
def test_answers_lie_hidden_in_a_redeal(slug: str) -> None:
    match = save(save(concert(slug, 4), 0, "march"), 1, "eraser")
    play(match, "use march")
    match.play(1, "correct")
    answers = {int(redealt(match, 2, seed).answers) for seed in range(60)}
    assert answers == {0, 2}
    assert {int(redealt(match, 1, seed).answers) for seed in range(20)} == {2}


def test_nobody_can_tell_who_has_begun_to_give_back() -> None:
    match = concert("maestro", 3, opened=False)
    match.play(1, match.legal(1)[0])
    assert int(redealt(match, 0, 1).discards[1]) == 0
    for _ in range(3):
        match.play(1, match.legal(1)[0])
    given = {int(redealt(match, 0, seed).discards[1]) for seed in range(40)}
    assert len(given) > 10
    assert {bits.bit_count() for bits in given} == {4}


def test_a_lot_is_forgotten_when_another_draws_from_it() -> None:
    match = concert("maestro", 2)
    state, ring = state_of(match), len(match.box.record.revenue)
    assert len(match.view(0).rejected) == 4
    size = int(state.pile_size[PIECES])
    state.pile_top[PIECES] = (int(state.pile_top[PIECES]) + size - 8) % ring  # seat 0's four are on top
    state.pile_size[PIECES] = 8
    own = play(match.at(len(match.log)), "take sheet")
    assert len(own.view(0).rejected) == 3
    play(turn_of(match, 1), "take sheet")
    assert match.view(0).rejected == []
    assert len(match.view(1).rejected) == 4


def test_team_mates_know_what_one_of_them_has_seen() -> None:
    match = on_top(give(concert("maestro", 4, teams=2), 0, *FIVE), PIECES, "cello", "poor")
    play(match, "take sheet", "keep 1")
    assert [known.card for known in match.view(2).known] == ["poor"]
    assert match.view(1).known == []
    assert "cello" in match.view(2).players[0].known_sheets
    hold(match, 0, "flute")
    assert match.view(2).players[0].known_sheets == ["flute"]


# Reactions: whether somebody holds a correction card

CARDS = ("eraser", "violin")  # what seat 1 has saved: a correction, or something that it cannot use now


def told(match: Match, hider: int) -> list[bytes]:
    """All that anybody but `hider` can see, hear and wait for."""
    viewers = [None, *[seat for seat in range(match.seats) if seat != hider]]
    seen = [msgspec.json.encode([match.view(viewer), match.story(viewer), match.pending]) for viewer in viewers]
    return [*seen, *[msgspec.json.encode(match.legal(seat).texts) for seat in range(match.seats) if seat != hider]]


def asked(slug: str, seats: int, card: str, key: str) -> Match:
    """Seat 0 uses a card; seat 1, who has a flute to lose, has one card saved."""
    match = save(give(concert(slug, seats), 1, "flute"), 0, key, "horn")
    return play(save(match, 1, card), f"use {key}")


@both
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("key", ["march", "coins", "horn", "piper", "lorry", "purse"])
def test_a_correction_in_hand_shows_in_nothing_until_it_is_played(slug: str, seats: int, key: str) -> None:
    """The same seats are asked, in the same order, and everybody else sees and hears the same, to the next turn."""
    seen = []
    for card in CARDS:
        match = asked(slug, seats, card, key)
        steps = [told(match, 1)]
        while match.view().phase in ("aiming", "reacting"):
            seat = match.pending[-1]
            match.play(seat, "aim 1" if match.view().phase == "aiming" else "let pass")
            steps.append(told(match, 1))
        steps.append(told(play(match, "pass"), 1))
        seen.append(steps)
    assert seen[0] == seen[1]


@both
@pytest.mark.parametrize("order", [(1, 2, 3), (2, 1, 3), (3, 2, 1)])
def test_a_correction_that_was_chosen_shows_in_nothing_until_all_have_answered(
    slug: str, order: tuple[int, ...]
) -> None:
    seen = []
    for card in CARDS:
        match = asked(slug, 4, card, "march")
        steps = [told(match, 1)]
        for seat in order:
            match.play(seat, "correct" if seat == 1 and card == "eraser" else "let pass")
            steps.append(told(match, 1))
        seen.append(steps)
    assert seen[0][:-1] == seen[1][:-1]
    assert seen[0][-1] != seen[1][-1], "now it is played, and everybody sees it"


@both
def test_only_who_corrects_shows_a_card(slug: str) -> None:
    """Two would correct; the first clockwise does. Of the other's answer and card nobody learns anything."""
    seen = []
    for card in CARDS:
        match = save(asked(slug, 4, "eraser", "march"), 3, card)
        match.play(3, "correct" if card == "eraser" else "let pass")
        match.play(1, "correct")
        match.play(2, "let pass")
        seen.append(told(match, 3))
    assert seen[0] == seen[1]
