"""Bots: legal, repeatable, blind to what their seat may not know."""

import pytest

from podium import Match
from podium.bots import BOTS, SearchBot, bot, decide
from podium.core.errors import UnknownBot
from podium.core.kernel import INTERPRETED
from tests.support import LONG, act, give, redealt, sample, symphonimo

# Those that think get iterations instead of milliseconds: only then is the same seed the same move.
NAMES = [f"{name}@{sample(60)}i" if isinstance(found, SearchBot) else name for name, found in BOTS.items()]


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_move(name: str) -> None:
    match = act(symphonimo(4), "draw")
    moves = [decide(match, match.pending[0], bot(name), 5) for _ in range(5)]
    assert len(set(moves)) == 1
    assert moves[0] in match.legal(match.pending[0])


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("symphonimo", {"false_note": True}),
        ("symphonimo", {"grand_maestro": "all"}),
        ("turandot", {}),
        *(() if INTERPRETED else ((slug, {}) for slug in LONG)),  # one playout of these takes seconds there
    ],
)
def test_swapping_the_hidden_cards_changes_no_move(game: str, name: str, options: dict[str, object]) -> None:
    """The same view and the same seed, over other hidden cards: the same move."""
    seats = 4 if game == "ensemble" else 3  # where it has an instinct
    match = Match.new(game, seats=seats, options=options, seed=2)
    rarely = 20 if INTERPRETED and isinstance(bot(name), SearchBot) else 1  # a playout takes long there
    rarely *= 75 if game in LONG else 1  # hundreds of decisions, and each swaps all the way back
    while not match.is_over:
        seat = match.pending[len(match.log) % len(match.pending)]
        if len(match.log) % rarely:
            match.play(seat, match.legal(seat)[-1])
            continue
        action = decide(match, seat, bot(name), 9)
        swapped = match.at(len(match.log))
        for i in range(len(swapped._states)):  # a sight may look back to before others chose
            swapped._states[i] = redealt(match.at(i), seat, len(match.log))
        assert swapped.view(seat) == match.view(seat)
        assert decide(swapped, seat, bot(name), 9) == action
        match.play(seat, action)


def near_the_end(fox: int) -> Match:
    """Two seats, four cards left in the pile, a fox in the row, and seat 1 to act with so many foxes."""
    match = symphonimo(2, " ".join(["bear"] * 30 + ["fox", "owl", "bear", "cat", "frog"]))
    match._states[-1].drawn = 30
    give(match, 1, fox=fox)
    return act(match, "draw", "place 1")


def test_greedy_takes_a_quartet_and_refuses_a_fifth() -> None:
    match = near_the_end(fox=3)
    assert decide(match, 1, bot("greedy"), 1) == match.game.parse_action(match.box, "take 1")
    match = near_the_end(fox=4)
    assert decide(match, 1, bot("greedy"), 1) == match.game.parse_action(match.box, "draw")


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(UnknownBot, match="There is no bot 'kasparov'; there are: random, greedy"):
        bot("kasparov")
