"""Matches: what is checked, what can be undone, what stays as it was."""

import msgspec
import numpy as np
import pytest

import podium
from podium import Match, Outcome
from podium.core.errors import BadAction, BadSeats, CannotUndo, GameOver, IllegalAction, OutOfTurn, UnknownGame
from tests.games.turandot_tables import lay
from tests.support import act, symphonimo


def test_a_refusal_changes_nothing() -> None:
    match = act(symphonimo(3, "fox owl bear cat"), "draw")
    before = (match.state.tobytes(), list(match.log))
    refusals: list[tuple[int, object, type[Exception], str]] = [
        (1, "place 1", OutOfTurn, "Seat 1 is not to act; seat 0 is to act."),
        (0, "draw", IllegalAction, "may not 'draw' now; it may: place 1, place 2, place 3."),
        (0, "fly", BadAction, "'fly' came"),
        (0, "", BadAction, "'' came"),
        (0, "place 9", BadAction, "'place 9' came"),
        (0, 99, BadAction, "from 0 to 25; 99 came"),
        (0, -1, BadAction, "-1 came"),
        (0, 1.5, BadAction, "a float came"),
        (0, True, BadAction, "a bool came"),
        (3, "place 1", BadSeats, "seats 0 to 2; seat 3"),
        (-1, "place 1", BadSeats, "seat -1"),
        ("0", "place 1", BadSeats, "seat '0'"),  # type: ignore[list-item]
    ]
    for seat, action, kind, sentence in refusals:
        with pytest.raises(kind) as refused:
            match.play(seat, action)  # type: ignore[arg-type]
        assert sentence in str(refused.value)
        assert str(refused.value).endswith(".")
    assert (match.state.tobytes(), list(match.log)) == before


def test_after_the_end_every_action_is_refused() -> None:
    match = act(symphonimo(2, "fox owl"), "draw", "place 1", "draw", "place 1", "finish", "finish")
    assert match.is_over
    assert match.legal(0).texts == ()
    with pytest.raises(GameOver, match="The game is over"):
        match.play(0, "draw")
    assert match.outcome == Outcome("shared", (0, 0), (1, 1))
    assert match.outcome is not None
    assert match.outcome.winners == (0, 1)


def test_actions_by_code_and_by_text_are_the_same() -> None:
    by_text, by_code = symphonimo(2, "fox owl bear"), symphonimo(2, "fox owl bear")
    by_text.play(0, "  DRAW ")
    by_code.play(0, np.int16(0))
    assert by_text.state.tobytes() == by_code.state.tobytes()


def test_legal_actions_read_well() -> None:
    legal = act(symphonimo(2, "fox owl bear"), "draw").legal(0)
    assert repr(legal) == "<Legal: place 1, place 2>"
    assert "place 1" in legal
    assert 2 in legal
    assert "draw" not in legal
    assert list(legal) == [1, 2] == [legal[0], legal[1]]
    assert (len(legal), legal) == (2, (1, 2))


def test_undo_by_the_reveal_rule() -> None:
    match = symphonimo(2, "fox owl bear cat", powers="pass-left -")
    with pytest.raises(CannotUndo, match="nothing to take back"):
        match.undo(0)
    assert match.reveals(0, "draw")
    act(match, "draw")
    with pytest.raises(CannotUndo, match="cannot be unseen"):
        match.undo(0)
    assert not match.reveals(0, "place 1")
    act(match, "place 1")
    with pytest.raises(CannotUndo, match="Seat 0 has acted since"):
        match.undo(1)
    placed = match.state.tobytes()
    match.undo(0)
    assert match.pending == (0,)
    act(match, "place 1")
    assert match.state.tobytes() == placed
    act(match, "take 1", "choose fox")
    match.undo(1)
    match.undo(1)
    assert match.state.tobytes() == placed
    with pytest.raises(CannotUndo, match="Seat 0 has acted"):
        match.undo(1)


def test_a_power_that_draws_is_told_beforehand() -> None:
    match = act(symphonimo(2, "fox owl bear", powers="draw-one -"), "draw", "place 1")
    assert match.reveals(1, "take 1")
    assert not act(symphonimo(2, "fox owl bear"), "draw", "place 1").reveals(1, "take 1")


def test_a_copy_of_the_state_is_a_copy() -> None:
    match = symphonimo(2, "fox owl bear")
    state = match.state
    state.turn = 1
    assert match.pending == (0,)


def test_going_back_and_another_way() -> None:
    match = act(symphonimo(2, "fox owl bear"), "draw", "place 1", "take 1")
    other = match.at(2)
    act(other, "draw")
    assert (len(match.log), len(other.log)) == (3, 3)
    assert match.view() != other.view()
    with pytest.raises(BadAction, match="3 moves; move 4"):
        match.at(4)


def test_a_bots_sight_hides_the_pile() -> None:
    match = symphonimo(4)
    piles = {match.sight(0, seed).state.pile.tobytes() for seed in range(5)}
    assert len(piles) == 5
    assert match.state.pile.tobytes() not in piles
    assert match.sight(0, 1).legal == match.legal(0)


def test_views_are_plain_data() -> None:
    view = symphonimo(2).view(0)
    assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def test_unknown_games_and_their_repr() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game .chess.; Podium has: symphonimo, turandot"):
        Match.new("chess", seats=2)
    assert repr(symphonimo(2)) == "<Match of Symphonimo, 2 seats, move 0, seat 0 is to act>"
    assert podium.game(podium.game("symphonimo")).slug == "symphonimo"


def test_a_secret_choice_can_be_taken_back_until_the_reveal() -> None:
    match = Match.new("turandot", seats=3, seed=1)
    lay(match, 0, "1 money 2")
    match.play(1, "number 2")
    assert match.undo(0).seat == 0  # the purse …
    assert match.pending == (0, 1, 2)
    assert match.view(0).begun == 1
    match.play(1, "no money")
    assert match.undo(0).seat == 0  # … and then the number
    assert match.view(0).begun is None
    assert match.pending == (0, 2)
    assert [move.seat for move in match.log] == [1, 1]
    lay(match, 0, "3")
    direct = Match.new("turandot", seats=3, seed=1)
    lay(direct, 1, "2")
    lay(direct, 0, "3")
    assert match.state.tobytes() == direct.state.tobytes()
    assert not match.reveals(2, "number 1")
    match.play(2, "number 1")
    assert match.reveals(2, "no money")
    match.play(2, "no money")
    with pytest.raises(CannotUndo, match="cannot be unseen"):
        match.undo(2)
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_secret_phases_are_known() -> None:
    match = Match.new("turandot", seats=2, options={"first_puccini": 0}, seed=1)
    assert match.is_secret
    lay(match, 0, "1")
    assert match.is_secret
    match.play(1, "number 2")
    assert match.is_secret  # the other bid still lies face down
    match.play(1, "no money")
    assert not match.is_secret
    assert not symphonimo(2).is_secret
