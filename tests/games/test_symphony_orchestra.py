"""The Orchestra Phase of Symphony: rules 35, 41–85 and 244–246 of RULES.md."""

import numpy as np
import pytest

from podium import Match
from podium.core.errors import IllegalAction
from podium.games.symphony import GAME, orchestra, table
from podium.games.symphony.printed import TOKEN_KEYS
from tests.games.symphony_tables import (
    SEATS,
    active,
    chair,
    concert,
    discs,
    kind,
    may,
    play,
    symphony,
    texts,
    tokens,
    unit,
)
from tests.support import redealt, rule


def hand(match: Match, seat: int, *cards: str) -> None:
    """Put these cards into a hand, whatever it held."""
    state = match._states[-1]
    state.hand[seat, :] = table.NO_CARD
    for card in sorted(kind(card) for card in cards):
        orchestra.add_to_hand(state, seat, card)


def seated(match: Match, cards: dict[str, tuple[str, int]]) -> Match:
    """Seat and control these cards, before anything else."""
    for place, (card, owner) in cards.items():
        orchestra.seat_card(match.box.record, match._states[-1], kind(card), chair(place))
        orchestra.take_control(match.box.record, match._states[-1], owner, chair(place), 0)
    return match


def finish(match: Match, until: str = "allocation") -> Match:
    """Take the first choice each time while a phase lasts."""
    while match.view().phase == until:
        match.play(match.pending[0], match.legal(match.pending[0])[0])
    return match


@rule("symphony", 35)
@pytest.mark.parametrize("seats", SEATS)
def test_hands_are_hidden(seats: int) -> None:
    match = finish(symphony(seats), "choirs")
    for seat in range(seats):
        state = redealt(match, seat, "another deal")
        assert match.game.view(match.box, state, seat) == match.view(seat)
        assert any((state.hand[other] != match.state.hand[other]).any() for other in range(seats) if other != seat)
    assert match.view().hand == []


@rule("symphony", 41, 44)
def test_turns_go_clockwise_and_end_with_one_control() -> None:
    match = symphony(3, first_player=1)
    for seat in (1, 2, 0, 1):
        assert match.pending == (seat,)
        card = match.view(seat).hand[0]
        match.play(seat, f"card {card}")
        match.play(seat, match.legal(seat)[0])
        assert match.pending == (seat,)
        assert all(text.startswith("control") for text in texts(match))
        match.play(seat, match.legal(seat)[0])


@rule("symphony", 42)
def test_a_card_goes_on_any_free_seat() -> None:
    match = symphony(3)
    card = match.view(0).hand[0]
    match.play(0, f"card {card}")
    free = [found.place for found in match.view().chairs if found.card is None]
    assert texts(match) == tuple(f"seat {place}" for place in free)
    match.play(0, f"seat {free[3]}")
    assert unit(match, free[3]).card == card
    assert card not in match.view(0).hand or match.view(0).hand.count(card) == 1


@rule("symphony", 43)
def test_with_an_empty_hand_one_only_takes_control() -> None:
    match = symphony(3)
    hand(match, 1)
    play(match, f"card {match.view(0).hand[0]}", texts(play(match.at(0), f"card {match.view(0).hand[0]}"))[0])
    play(match, texts(match)[0])
    assert match.pending == (1,)
    assert all(text.startswith("control") for text in texts(match))


@rule("symphony", 45)
def test_what_is_controlled_cannot_be_taken_again() -> None:
    match = symphony(3)
    hand(match, 1)
    play(match, f"card {match.view(0).hand[0]}")
    play(match, texts(match)[0], "control conductor")
    assert not may(match, "control conductor")
    with pytest.raises(IllegalAction):
        match.play(1, "control conductor")


@rule("symphony", 46, 47, 48)
def test_anything_in_the_orchestra_may_be_controlled() -> None:
    match = symphony(3)
    hand(match, 0, "trombone", "viola")
    hand(match, 1, "viola", "oboe")
    play(match, "card trombone", "seat B2")
    assert {"control A1", "control B2", "control conductor", "control concertmaster"} <= set(texts(match))
    play(match, "control A1")
    assert unit(match, "A1").controllers == [0]
    play(match, "card viola", "seat A2", "control B2")  # seated by another
    assert unit(match, "B2").controllers == [1]


@rule("symphony", 49, 50)
def test_one_part_of_a_choir_a_control() -> None:
    match = symphony(4)
    hand(match, 0, "choir-sharp")
    play(match, "card choir-sharp", "seat A2")
    assert {"control A2", "control A2 part 2"} <= set(texts(match))
    play(match, "control A2 part 2")
    assert unit(match, "A2").controllers == [None, 0]
    assert discs(match, "A2") == [0, 0]
    orchestra.take_control(match.box.record, match._states[-1], 0, chair("A2"), 0)
    assert unit(match, "A2").controllers == [0, 0]


@rule("symphony", 51)
def test_a_card_badly_placed_must_be_controlled_if_it_could_be_well_placed() -> None:
    match = symphony(3)
    hand(match, 0, "trombone", "viola")
    play(match, "card trombone")
    badly = play(match.at(1), "seat A2")
    assert texts(badly) == ("control A2",)
    well = play(match.at(1), "seat B2")
    assert len(texts(well)) > 1
    for place in ("B2", "B3", "D2", "D3", "C4", "C5"):  # no seat is left where it would fit
        match._states[-1].card[chair(place)] = kind("oboe")
    assert len(texts(play(match, "seat A2"))) > 1


@rule("symphony", 52)
def test_choirs_are_free_of_that() -> None:
    match = symphony(4)
    hand(match, 0, "choir-flat")
    assert len(texts(play(match, "card choir-flat", "seat A2"))) > 1


@rule("symphony", 53, 54, 55, 56)
def test_well_placed() -> None:
    match = symphony(3)
    fits = {
        (card, found.place)
        for card in ("violin", "violin-dark", "trombone", "piano", "choir-sharp")
        for found in match.view().chairs
        if table.is_well_placed(match.box.record, kind(card), chair(found.place))
    }
    assert {("violin", "A2"), ("violin", "C3"), ("trombone", "B2"), ("piano", "C2")} <= fits
    assert ("violin", "A3") not in fits
    assert ("violin-dark", "A3") in fits  # its second half-dot is of the woodwinds
    assert ("violin-dark", "A2") in fits
    assert not any(place.endswith("1") or card == "choir-sharp" for card, place in fits)
    rows = [unit(match, f"C{row}").dots for row in range(1, 6)]
    assert [len(row) for row in rows] == [0, 2, 2, 2, 2]


@rule("symphony", 57, 58, 59, 60, 62, 63)
@pytest.mark.parametrize(
    ("card", "locked", "placed"),
    [
        ("viola", [0, 0], [0, 0, 0]), ("trumpet", ["black", 0, 0], ["black", 0, 0]),
        ("trombone", ["black", 0], ["black", 0, 0]), ("euphonium", [0, 0], [0, "black", 0]),
        ("transverse-flute", [0, 0, 0], [0, 0, 0, 0, "black"]), ("piccolo", [0] * 3, [0] * 5),
        ("bass-drum", [0], [0, "black"]), ("kettledrums", [0, 0], [0, 0, "black", "black"]),
        ("organ", ["black", 0, 0, 0], ["black", 0, 0, 0]), ("crash-cymbals", [0, 0], [0] * 4),
    ],
)  # fmt: skip
def test_the_discs_of_a_card(card: str, locked: list[object], placed: list[object]) -> None:
    assert discs(concert({"A2": (card, 0)}, locked="A2"), "A2") == locked
    assert discs(concert({"A2": (card, 0)}, placed="A2"), "A2") == placed


@rule("symphony", 61)
def test_protection_puts_a_black_disc_under_each_own_disc() -> None:
    match = concert({"A2": ("gong", 0)})
    assert [space.on_black for space in unit(match, "A2").spaces] == [True, True]
    assert match.state.supply[table.BLACK] == 35 - 2
    drum = concert({"A2": ("bass-drum", 0)}, placed="A2")
    assert [space.on_black for space in unit(drum, "A2").spaces] == [True, False]


@rule("symphony", 64, 65)
def test_the_two_black_instruments() -> None:
    match = symphony(3)
    for seat in range(3):
        hand(match, seat)
    match._states[-1].asked = table.ASK_CONTROL
    play(match, "control concertmaster", "control conductor")
    assert discs(match, "concertmaster") == [0, 0, "black", "black", "black"]
    assert (match.view().conductor, match.view().conductor_discs) == (1, 2)
    assert [player.supply for player in match.view().players] == [28, 28, 30]


def minority(cards: dict[str, tuple[str, int]], choirs: dict[str, tuple[str, tuple[int, ...]]] | None = None) -> int:
    """Who gets the token of column A."""
    everything = {**cards, **(choirs or {})}
    match = concert(everything, seats=6)  # type: ignore[arg-type]
    return int(orchestra.minority_of(match.box.record, match._states[-1], 0))


@rule("symphony", 66, 67, 68)
def test_the_minority_of_a_column() -> None:
    assert minority({"A2": ("tuba", 2), "A3": ("violin", 1), "A4": ("tuba", 1)}) == 2
    assert minority({"A3": ("violin", 1), "A2": ("violin", 4), "A4": ("tuba", 4)}) == 1  # nobody else competes
    assert minority({"A2": ("trumpet", 0), "A3": ("viola-dark", 1), "A1": ("tuba", 1)}) == 0  # its black disc is none


@rule("symphony", 69, 244)
def test_of_equals_the_most_backward() -> None:
    assert minority({"A2": ("violin", 0), "A3": ("violin", 1)}) == 1
    assert minority({"A4": ("violin", 0), "A3": ("violin", 1)}) == 0
    # Seat 2 sits further back, but has more discs: only those who tie are compared.
    assert minority({"A2": ("violin", 0), "A3": ("violin", 1), "A5": ("piccolo", 2)}) == 1


@rule("symphony", 70)
def test_inside_a_choir_the_rightmost_disc() -> None:
    assert minority({}, {"A4": ("choir-sharp", (0, 1))}) == 1
    assert minority({}, {"A4": ("choir-sharp", (1, 0))}) == 0
    assert minority({}, {"A4": ("choir-three", (2, 1, 0))}) == 0


def spread_out(owners: dict[str, int], seats: int = 3) -> Match:
    """An orchestra of violins with these controllers, right after the allocation."""
    match = symphony(seats)
    state = match._states[-1]
    state.card[: table.CHAIRS] = table.NO_CARD
    state.hand[:] = table.NO_CARD
    for place, owner in owners.items():
        orchestra.seat_card(match.box.record, state, kind("violin"), chair(place))
        orchestra.take_control(match.box.record, state, owner, chair(place), 0)
    orchestra.take_conductor(match.box.record, state, 1)
    orchestra.take_concertmaster(match.box.record, state, 1)
    orchestra.close_allocation(match.box.record, state)
    return match


@rule("symphony", 71, 72)
def test_spread_needs_all_five_columns() -> None:
    everywhere = {f"{column}2": 0 for column in "ABCDE"} | {f"{column}3": 1 for column in "ABCD"}
    match = spread_out(everywhere)
    assert (match.view().phase, match.pending) == ("spread", (0,))
    assert set(texts(match)) == {f"token {key}" for key in match.view().pentagon}
    play(match, texts(match)[0])
    assert match.view().phase != "spread"  # seat 1 has the two black ones, but nothing in column E


@rule("symphony", 73, 74, 246)
def test_spread_tokens_in_reverse_turn_order() -> None:
    owners = {f"{column}{seat + 2}": seat for seat in range(3) for column in "ABCDE"}
    match = spread_out(owners)
    before = [sum(tokens(match, seat).values()) for seat in range(3)]
    order = []
    while match.view().phase == "spread":
        order.append(match.pending[0])
        play(match, texts(match)[0])
    assert order == [2, 1, 0]
    assert match.view().pentagon == {}
    after = [sum(tokens(match, seat).values()) for seat in range(3)]
    assert [now - then for now, then in zip(after, before, strict=True)] == [1, 1, 1]
    assert sum(before) == 5  # one player may win several columns
    assert int(match.state.tokens_aside.sum()) == 24 - 5 - 9 - 3


@rule("symphony", 75, 76, 77, 245)
def test_absolute_stacks_come_after_the_tokens() -> None:
    match = symphony(3)
    state = match._states[-1]
    state.card[: table.CHAIRS] = table.NO_CARD
    state.hand[:] = table.NO_CARD
    seated(match, {"B4": ("tom-tom-drum", 0), "B3": ("violin", 1), "A2": ("celesta", 2)})
    wanted = TOKEN_KEYS[int(state.column_token[1])]
    black = int(state.supply[table.BLACK])
    orchestra.close_allocation(match.box.record, state)
    assert tokens(match, 0).get(wanted) == 1  # one disc against two: the stack did not count
    assert state.absolute[chair("B4")] == 3
    assert state.absolute[chair("A2")] == 0  # not well placed
    assert state.supply[table.BLACK] == black - 3


@rule("symphony", 80)
def test_the_concertmasters_controller_gets_the_first_player_token() -> None:
    assert spread_out({"A2": 0}).view().first_player == 1


@rule("symphony", 81)
@pytest.mark.parametrize("seats", SEATS)
def test_a_preset_orchestra(seats: int) -> None:
    cards = GAME.box.printed.instruments.cards
    for seed in range(5):
        match = symphony(seats, seed=seed, orchestra="preset")
        filled = [found for found in match.view().chairs if found.card]
        assert all(found.is_placed and not cards[found.card].advanced for found in filled)
        counts = np.bincount([found.controllers[0] for found in filled], minlength=seats)
        assert len(set(counts.tolist())) == 1
        assert match.view().phase not in ("choirs", "allocation")
        assert (match.view().conductor, discs(match, "concertmaster")) == (None, [])


@rule("symphony", 82, 83, 84)
def test_abilities_that_are_active() -> None:
    locked = concert({"A2": ("french-horn", 0)}, locked="A2")
    assert active(locked, "A2") == table.CHAINING
    assert active(concert({"A2": ("french-horn", 0)}, placed="A2"), "A2") == table.CHAINING | table.OVERWRITING
    choir = concert({"A2": ("choir-sharp", (0, 1))}, placed="A2")
    assert [active(choir, "A2", part) for part in range(2)] == [table.PROTECTION | table.SHARP, table.OVERWRITING]
    cards = GAME.box.printed.instruments.cards.values()
    assert all(not card.unlockable for card in cards if card.category == "choir")


@rule("symphony", 85)
@pytest.mark.parametrize("seats", SEATS)
def test_the_controls_are_as_many_as_there_are_units(seats: int) -> None:
    match = symphony(seats)
    taken = 0
    while match.view().phase in ("choirs", "allocation"):
        text = texts(match)[0]
        taken += text.startswith("control")
        play(match, text)
    assert taken == seats * GAME.box.printed.players.of(seats).controls
    units = [*match.view().chairs, match.view().concertmaster]
    assert all(owner is not None for found in units for owner in found.controllers)
    assert all(found.card is not None for found in units)
    assert match.view().conductor is not None
