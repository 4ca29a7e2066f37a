"""Symphony's kernels against a slow reference that was written from the rules alone.

Both play the same random games: at every decision the legal actions, and after it the whole table, are
compared. In every other game so many discs are strewn over each movement's notes that few are left: what a
Soloist does who cannot place them all, or a strong disc without anything to cover, is rare otherwise.
A disagreement prints the position and, note by note, what each of them says.
"""

import random

import numpy as np
import pytest

from podium.core import chance
from podium.core.kernel import Record, blank
from podium.games.symphony import GAME, table
from podium.games.symphony.play import points_at
from podium.games.symphony.rules import apply, deal, legal, pending, rank, score
from podium.games.symphony.text import action_name
from tests.reference.symphony import choices, course, ending, placing
from tests.reference.symphony.cards import closed_colours
from tests.reference.symphony.stage import Stage, differences, picture, read
from tests.support import sample

ORCHESTRAS = ("built", "preset")


def names(actions: list[int]) -> str:
    return ", ".join(action_name(GAME.box, action) for action in actions) or "none"


def pick_action(stage: Stage, actions: list[int], pick: random.Random) -> int:
    """Any action, or any kind of action first: so that tokens, chains and covered notes come up often."""
    if pick.random() < 0.3:
        return pick.choice(actions)
    kinds: dict[int, list[int]] = {}
    for action in actions:
        kind = 0 if action < table.TOKEN else action
        if table.NOTE <= action < table.LAYER:
            note = action - table.NOTE
            is_semibreve = stage.score.notes[note].type == "semibreve"
            kind = -1 - (3 if is_semibreve else min(len(stage.stacks[note]), 2))
            kind -= 4 * (note in stage.score.others)
        kinds.setdefault(kind, []).append(action)
    return pick.choice(kinds[pick.choice(list(kinds))])


def crowd(stage: Stage, state: Record, pick: random.Random) -> None:
    """Strew stacks over the free notes of the movement, as play could have left them there."""
    share, players = pick.choice((0.5, 0.8, 0.9, 0.97)), range(stage.seats)
    for number in stage.score.areas[stage.movement]:
        note = stage.score.notes[number]
        if stage.stacks[number] or pick.random() > share:
            continue
        one, two = pick.sample(players, 2)
        shapes = [(one,), (one,), (table.BLACK, one), (two, one), (table.BLACK, two, one), (one, table.BLACK)]
        stack = (pick.choice(players), one) if note.type == "semibreve" else pick.choice([*shapes, (table.BLACK,)])
        if note.type == "minim":
            stack = pick.choice(shapes)  # black alone cannot lie there
            state.minim_token[note.sheet, stage.score.minims(note.sheet).index(number)] = table.NO_TOKEN
        state.stack[number] = sum((colour + 1) << 3 * level for level, colour in enumerate(stack))
        bit = 1 << number % table.PER_SHEET
        state.top[stack[-1], note.sheet] |= bit
        state.high[: len(stack), note.sheet] |= bit


def check_decisions(seats: int, orchestra: str, decisions: int, seed: str) -> int:
    """Whole random games until so many decisions were compared; returns how many."""
    box, pick = GAME.box.record, random.Random(f"reference {seed} {seats} {orchestra}")
    state, out, done, game = blank(GAME.rules.State), np.zeros(table.NUM_ACTIONS, np.int16), 0, 0
    while done < decisions:
        first_row = "thematic" if orchestra == "built" and game % 4 == 3 else "random"
        given = {"score": ("white", "any")[game % 2], "orchestra": orchestra, "first_row": first_row}
        options = GAME.pack_options(GAME.make_options(given, seats), seats)
        words = chance.expand(chance.seed_bytes(f"{seed} {seats} {orchestra} {game}"), table.ENTROPY_WORDS)
        deal(box, state, seats, options, words)
        stage = read(state)
        check_setup(stage, orchestra)
        crowded = -1
        while waiting := pending(state):
            if game % 4 >= 2 and stage.phase > table.SPREAD and crowded != stage.movement:
                crowded = stage.movement
                crowd(stage, state, pick)
                stage = read(state)
            before = state.copy()
            assert waiting == 1 << stage.turn, f"seats {waiting:b} are to act, not {stage.turn}; {picture(stage)}"
            theirs = [int(action) for action in out[: legal(box, state, stage.turn, out)]]
            mine = choices.legal(stage)
            if mine != theirs:
                split = "\n".join(choices.split(stage, theirs))
                said = f"reference: {names(mine)}\nengine: {names(theirs)}"
                pytest.fail(f"{said}\ngame {game} of {seed!r}\n{picture(stage)}\n{split}")
            action = pick_action(stage, mine, pick)
            seat, promised = stage.turn, promise(state, action)
            apply(box, state, seat, action)
            course.carry_out(stage, action)
            if promised is not None and stage.asked != table.ASK_LAYER:
                made = state.points[seat] - before.points[seat]
                assert made[: table.FROM_CLEFS].sum() == promised, f"{promised} were promised: {picture(read(before))}"
            after = read(state)
            if stage != after:
                told = "\n".join(differences(stage, after))
                acted = action_name(GAME.box, action)
                pytest.fail(f"after {acted!r}:\n{told}\ngame {game} of {seed!r}, before:\n{picture(read(before))}")
            done += 1
        check_end(stage, state)
        game += 1
    return done


def promise(state: Record, action: int) -> int | None:
    """What a note is said to score before it is played."""
    return int(points_at(GAME.box.record, state, action - table.NOTE)) if table.NOTE <= action < table.LAYER else None


def check_setup(stage: Stage, orchestra: str) -> None:
    """What lies on the table at the start."""
    notes = stage.score.notes
    closed = {number for number, note in notes.items() if note.colour in closed_colours(stage.seats)}
    assert [bool(stack) for stack in stage.stacks] == [number in closed for number in range(table.NOTES)]
    assert all(stage.stacks[number] == (table.BLACK,) for number in closed)
    assert all(token != table.NO_TOKEN for sheet in stage.minim_tokens for token in sheet)
    if orchestra == "preset":
        return
    assert table.NO_TOKEN not in stage.column_tokens
    assert sum(stage.pentagon) == stage.seats + 1
    dealt, choirs = {2: (8, 0), 3: (7, 0), 4: (5, 1), 5: (5, 2), 6: (4, 3)}[stage.seats]
    assert len(stage.choirs_passed) == (choirs if choirs > 1 else 0)  # nobody is asked about a single one
    for seat, hand in enumerate(stage.hands):
        assert len(hand) == dealt + (choirs == 1 and seat == stage.last_player)
    first_row = {table.ROWS * "ABCDE".index(column) for column in ("ABDE" if stage.seats < 5 else "ACE")}
    assert set(stage.units) == first_row | {table.CONCERTMASTER}


def check_end(stage: Stage, state: Record) -> None:
    """Points and places at the end."""
    found = np.zeros(table.MAX_SEATS, np.int32)
    score(GAME.box.record, state, found)
    assert found[: stage.seats].tolist() == ending.totals(stage)
    rank(GAME.box.record, state, found)
    assert found[: stage.seats].tolist() == ending.places(stage)


def test_a_disagreement_is_told_note_by_note(monkeypatch: pytest.MonkeyPatch) -> None:
    """The comparison can fail, in the legal actions and in what an action does."""
    with monkeypatch.context() as patched:
        patched.setattr(choices, "single_or_pair_refusal", lambda *_: "")
        with pytest.raises(
            pytest.fail.Exception, match=r"(?s)reference: .*engine: .*2 players.*\*.*reference 1 engine 0"
        ):
            check_decisions(2, "preset", 20, "told")
    with monkeypatch.context() as patched:
        patched.setattr(placing, "VOICE_POINTS", (4, 4, 4))
        with pytest.raises(pytest.fail.Exception, match=r"(?s)after 'note .*points: reference .*, engine "):
            check_decisions(2, "preset", 20, "told")


@pytest.mark.parametrize("orchestra", ORCHESTRAS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_decision_agrees_with_the_reference(seats: int, orchestra: str) -> None:
    assert check_decisions(seats, orchestra, sample(500), "test") > 0
