"""Bots: legal, repeatable, blind to what their seat may not know."""

import pytest

from podium import Match
from podium.bots import BOTS, bot, decide
from podium.core import chance
from podium.core.errors import UnknownBot
from tests.support import act, give, symphonimo


@pytest.mark.parametrize("name", BOTS)
def test_the_same_seed_gives_the_same_move(name: str) -> None:
    match = act(symphonimo(4), "draw")
    moves = [decide(match, match.pending[0], bot(name), 5) for _ in range(5)]
    assert len(set(moves)) == 1
    assert moves[0] in match.legal(match.pending[0])


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("options", [{"false_note": True}, {"grand_maestro": "all"}])
def test_swapping_the_hidden_cards_changes_no_move(name: str, options: dict[str, object]) -> None:
    """The same view and the same seed, over other hidden cards: the same move."""
    match = Match.new("symphonimo", seats=3, options=options, seed=2)
    while not match.is_over:
        seat = match.pending[0]
        action = decide(match, seat, bot(name), 9)
        swapped = match.at(len(match.log))
        words = chance.expand(chance.seed_bytes(len(match.log)), match.game.rules.ENTROPY_WORDS)
        state = match.state
        match.game.rules.redeal(match.box.record, state, seat, words)
        swapped._states[-1] = state
        assert swapped.view(seat) == match.view(seat)
        assert decide(swapped, seat, bot(name), 9) == action
        match.play(seat, action)


def test_greedy_takes_a_quartet_and_refuses_a_fifth() -> None:
    match = symphonimo(2, "fox owl bear cat frog")
    give(match, 1, fox=3)
    act(match, "draw", "place 1")
    assert match.legal(1).texts[match.legal(1).codes.index(decide(match, 1, bot("greedy"), 1))] == "take 1"
    match = symphonimo(2, "fox owl bear cat frog")
    give(match, 1, fox=4)
    act(match, "draw", "place 1")
    assert decide(match, 1, bot("greedy"), 1) == match.game.parse_action(match.box, "draw")


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(UnknownBot, match="There is no bot 'kasparov'; there are: random, greedy"):
        bot("kasparov")
