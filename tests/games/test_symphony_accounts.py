"""Discs, tokens and points of Symphony accounted for at every step of random games, and the contract.

The kernel below knows of each action what it may change, and compares.
"""

import numpy as np
import pytest
from numpy.typing import NDArray

from podium.core import chance
from podium.core.chance import below, fill, next_word
from podium.core.game import _registry as registered
from podium.core.kernel import Record, Words, kernel
from podium.core.ready import playout_of
from podium.games.symphony import GAME, table
from podium.games.symphony.abilities import leftmost_part, virtuosity_of
from podium.games.symphony.movement import is_black_disc, partner_is_black
from podium.games.symphony.placing import note_points, worth_of
from podium.games.symphony.rules import apply, census, deal, legal, pending
from podium.testing import check_match, option_sets, soak
from tests.support import sample

FINE, COUNTED, WORDS, POINTS, PRIZES = range(5)
SAID = ("fine", "a card, token or disc was lost or made", "the words of notes do not say what lies on the score",
        "an action brought other points than it should", "a prize was booked that is none")  # fmt: skip


@kernel(inline=False)
def check_score(state: Record) -> bool:
    """Whether `top` and `high` say of every note what its stack is."""
    stacks, tops, highs = state.stack, state.top, state.high
    for note in range(table.NOTES):
        sheet, place = note // table.PER_SHEET, note % table.PER_SHEET
        stack, height, top = int(stacks[note]), 0, -1
        for level in range(3):
            digit = stack >> 3 * level & 7
            if digit:
                height, top = level + 1, digit - 1
        for level in range(3):
            if int(highs[level, sheet]) >> place & 1 != int(level < height):
                return False
        for colour in range(table.COLOURS):
            if int(tops[colour, sheet]) >> place & 1 != int(colour == top):
                return False
    return True


@kernel(inline=False)
def expected_points(box: Record, state: Record, action: int) -> int:
    """What whoever acts should make by this action, prizes of sheets apart."""
    unit = int(state.unit)
    if action == table.TOKEN + table.CLEF_TOKEN and state.phase > table.SPREAD:
        return int(box.clef_points) * int(box.clefs[state.card[unit]])
    is_note = table.NOTE <= action < table.LAYER
    if not is_note and not table.LAYER <= action < table.STOP:
        return 0
    note = action - table.NOTE if is_note else int(state.last_note)
    sheet, bit = note // table.PER_SHEET, 1 << note % table.PER_SHEET
    part, first = leftmost_part(box, state, unit), is_black_disc(box, state)
    if not int(box.semibreves[state.side[sheet]]) & bit:
        return worth_of(box, state, note, unit, part, first)
    second = partner_is_black(box, state)
    if is_note and first != second:
        return 0  # where the black one goes is asked next
    virtuosity = virtuosity_of(box, state, unit, part)
    lower, upper = note_points(box, state, note, 0), note_points(box, state, note, 1)
    if first != second:
        return virtuosity + (lower if action == table.LAYER + 1 else upper)
    return 0 if first else lower + upper + 2 * virtuosity


@kernel(allocates=True)
def account(
    box: Record, options: Record, seats: int, games: int, generator: Words, states: NDArray[np.void]
) -> tuple[int, int]:
    """Play random games; returns (fault, decisions)."""
    actions = np.zeros(table.NUM_ACTIONS, np.int16)
    words = np.zeros(table.ENTROPY_WORDS, np.uint64)
    kept, counts = np.zeros(table.CENSUS, np.int32), np.zeros(table.CENSUS, np.int32)
    before = np.zeros((table.MAX_SEATS, table.BOOKED), np.int32)
    decisions = 0
    for _ in range(games):
        state = states[0]
        fill(words, generator, table.ENTROPY_WORDS)
        deal(box, state, seats, options, words)
        census(box, state, kept)
        while pending(state):
            seat, last_movement = int(state.turn), int(state.movement)
            n = legal(box, state, seat, actions)
            action = int(actions[below(next_word(generator), n)])
            before[:, :] = state.points[:, :]
            wanted = expected_points(box, state, action)
            apply(box, state, seat, action)
            decisions += 1
            census(box, state, counts)
            for i in range(table.CENSUS):
                if counts[i] != kept[i]:
                    return COUNTED, decisions
            if not check_score(state):
                return WORDS, decisions
            for other in range(table.MAX_SEATS):
                made = 0
                for source in range(table.FROM_SHEETS):
                    made += int(state.points[other, source]) - before[other, source]
                if made != (wanted if other == seat else 0):
                    return POINTS, decisions
                prize = int(state.points[other, table.FROM_SHEETS]) - before[other, table.FROM_SHEETS]
                is_scored = state.phase == table.OVER or state.movement != last_movement
                if prize != 0 and not (is_scored and prize == box.sheet_prize):
                    return PRIZES, decisions
    return FINE, decisions


def check_accounts(seats: int, orchestra: str, games: int, seed: int | str) -> int:
    """So many random games with everything accounted for; returns the decisions."""
    options = GAME.make_options({"score": "any", "orchestra": orchestra}, seats)
    generator = chance.expand(chance.seed_bytes(f"accounts {seats} {seed}"), 1)
    states = np.zeros(1, GAME.rules.State)
    packed = GAME.pack_options(options, seats)
    fault, decisions = account(GAME.box.record, packed, seats, games, generator, states)
    assert fault == FINE, f"{SAID[fault]} (after {decisions} decisions)"
    return int(decisions)


@pytest.mark.parametrize("orchestra", ["built", "preset"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_discs_tokens_and_points_are_accounted_for(seats: int, orchestra: str) -> None:
    games = sample(300)
    assert check_accounts(seats, orchestra, games, "test") > 40 * games


@pytest.mark.parametrize("seats", GAME.seats)
def test_random_games_keep_the_contract(seats: int) -> None:
    for number, options in enumerate(option_sets(GAME, seats)):
        assert soak(GAME, seats, options, sample(150), f"{seats} {number}") > 0


@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_matches_keep_the_contract(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registered, "symphony", GAME)  # where records look for it
    options = option_sets(GAME, seats)
    check_match(GAME, seats, options[seats - 2], f"match {seats}")
    assert len(options) == 6


def test_the_same_words_play_the_same_games() -> None:
    """The state of a playout is its own: nothing that is allocated later may lie over it."""
    playout, seats, games = playout_of(GAME), 4, sample(60)
    packed = GAME.pack_options(GAME.options(), seats)
    found = []
    for _ in range(3):
        scores = np.zeros((games, seats), np.int32)
        places, lengths = np.zeros_like(scores), np.zeros(games, np.int32)
        generator = chance.expand(chance.seed_bytes("twice"), 1)
        weights = np.tile(GAME.rules.WEIGHTS, (seats, 1))
        noises = np.zeros(seats, np.float32)
        playout.play_many(GAME.box.record, packed, noises, weights, generator, scores, places, lengths)
        found.append((scores.tolist(), lengths.tolist()))
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_guide_plays_better_than_chance(seats: int) -> None:
    playout, games = playout_of(GAME), sample(600)
    packed = GAME.pack_options(GAME.options(), seats)
    scores = np.zeros((games, seats), np.int32)
    places, lengths = np.zeros_like(scores), np.zeros(games, np.int32)
    noises = np.full(seats, -1, np.float32)
    noises[0] = 0  # greedy against random
    weights = np.tile(GAME.rules.WEIGHTS, (seats, 1))
    generator = chance.expand(chance.seed_bytes(f"guide {seats}"), 1)
    playout.play_many(GAME.box.record, packed, noises, weights, generator, scores, places, lengths)
    assert scores[:, 0].mean() > scores[:, 1:].mean()
