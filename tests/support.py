"""What tests of every kind share."""

from typing import Any

import pytest

from podium.core import chance
from podium.core.kernel import BOUNDS_CHECKED, INTERPRETED, Record
from podium.core.match import Match
from podium.games.symphonimo import table
from podium.games.symphonimo.printed import POWERS

Mark = Any


def rule(slug: str, *numbers: int) -> Mark:
    """Marks a test as one that fails without these numbered rules of a game."""
    return pytest.mark.rule(slug, *numbers)


def sample(count: int) -> int:
    """How many random cases: all of them compiled, fewer where every step is slow."""
    if INTERPRETED:
        return max(1, count // 300)
    return max(1, count // 4) if BOUNDS_CHECKED else count


LONG: dict[str, dict[str, Any]] = {
    "ensemble": {"goal": 20},
    "maestro": {"goal": 60},
    "symphony": {"orchestra": "preset"},
}
"""Games that take hundreds of decisions, and options that make them shorter."""


def shorter(slug: str) -> dict[str, Any]:
    """Options for a game that is over soon, where every step is slow."""
    return LONG.get(slug, {}) if INTERPRETED else {}


def symphonimo(seats: int = 2, pile: str = "", *, powers: str = "", false_notes: str = "", first: int = 0) -> Match:
    """A Symphonimo table with these cards in the pile, top first, and these powers in the row.

    Powers are named by place, '-' for the Classic side; an empty pile leaves the dealt one.
    """
    match = Match.new("symphonimo", seats=seats, options={"first_player": first}, seed="test")
    state, keys = match._states[0], match.box.printed.family_keys
    if pile:
        cards = [keys.index(name) for name in (pile + " " + false_notes).split()]
        state.pile[:] = table.NO_CARD
        state.pile[: len(cards)] = cards
        state.pile_end = len(pile.split())
        state.boxed_end = len(cards)
    for place, name in enumerate(powers.split()):
        if name != "-":
            state.power[place] = 1 + POWERS.index(name)
            if name == "max-two":
                state.capacity[place] = match.box.record.capacity_max_two
    return match


def give(match: Match, seat: int, **musicians: int) -> None:
    """Put musicians into an orchestra before play."""
    for name, count in musicians.items():
        match._states[-1].orchestra[seat, match.box.printed.family_keys.index(name)] = count


def act(match: Match, *actions: str) -> Match:
    """Play these actions, each by whichever seat is to act."""
    for action in actions:
        match.play(match.pending[0], action)
    return match


def owned(match: Match, seat: int) -> dict[str, int]:
    """An orchestra as seen at the table."""
    found: dict[str, int] = match.view().orchestras[seat].musicians
    return found


def under(match: Match, place: int) -> list[str]:
    """The cards under the conductor at this place, counted from 1."""
    found: list[str] = match.view().row[place - 1].cards
    return found


def redealt(match: Match, seat: int, seed: int | str) -> Record:
    """The state of a match with all that a seat cannot know dealt anew."""
    state = match.state
    words = chance.expand(chance.seed_bytes(seed), match.game.rules.ENTROPY_WORDS)
    match.game.rules.redeal(match.box.record, state, seat, words)
    return state
