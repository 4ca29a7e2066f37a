"""The loops that practice is played in: what they leave at each table, and what is seen there."""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from podium.core.game import Game, game, rules_module
from podium.core.kernel import bind
from podium.core.seats import lowest, result_of
from podium.lab import practise

MANY, SEATS = 16, 3
LOOPS: Any = bind(Path(practise.__file__).parent / "practice_play.py", rules_module(game("symphonimo")))


class Tables(NamedTuple):
    states: Any
    generators: Any
    own: Any
    whims: Any
    chosen: Any
    result: Any
    ended: Any


def printed(of: Game) -> tuple[Any, Any, Any]:
    options = of.pack_options(of.make_options(None, SEATS), SEATS)
    return of.box.record, options, np.ascontiguousarray(of.rules.WEIGHTS)


def play_on(of: Game, tables: Tables, *, first: int = 0, step: int = 1, is_new: int = 0) -> None:
    rules = of.rules
    scratch = (
        np.zeros(1, np.uint64),
        np.zeros(rules.ENTROPY_WORDS, np.uint64),
        np.zeros(rules.NUM_ACTIONS, np.int16),
        np.zeros(rules.NUM_ACTIONS, np.float32),
        np.zeros(rules.MAX_SEATS, np.int32),
    )
    LOOPS.play_on(first, step, *printed(of), SEATS, is_new, *tables, *scratch)


def dealt(of: Game, whim: float = -1.0) -> Tables:
    """New tables; the others never err unless told, so that what they do can be foretold."""
    tables = Tables(
        np.zeros(MANY, of.rules.State),
        np.random.default_rng(5).integers(0, 2**63, MANY, np.uint64),
        (np.arange(MANY) % SEATS).astype(np.int32),
        np.full(MANY, whim, np.float32),
        np.zeros(MANY, np.int32),
        np.zeros(MANY, np.float32),
        np.zeros(MANY, np.float32),
    )
    play_on(of, tables, is_new=1)
    return tables


def seen(of: Game, tables: Tables) -> tuple[Any, Any]:
    rules = of.rules
    senses = np.zeros((MANY, rules.NUM_FEATURES + rules.NUM_NOTICED), np.float32)
    guided = np.zeros((MANY, rules.NUM_ACTIONS), np.float32)
    box, _, weights = printed(of)
    scratch = np.zeros(rules.NUM_ACTIONS, np.int16), np.zeros(rules.NUM_ACTIONS, np.float32)
    LOOPS.sense(0, 1, box, weights, tables.states, tables.own, senses, guided, *scratch)
    return senses, guided


def likings(of: Game, state: Any, seat: int) -> tuple[list[int], Any]:
    rules, (box, _, weights) = of.rules, printed(of)
    actions, values = np.zeros(rules.NUM_ACTIONS, np.int16), np.zeros(rules.NUM_ACTIONS, np.float32)
    count = rules.legal(box, state, seat, actions)
    rules.guide(box, state, seat, actions, count, weights, values)
    return actions[:count].tolist(), values[:count]


def test_tables_wait_for_their_own_seat_and_show_what_it_sees() -> None:
    of, rng = game("symphonimo"), np.random.default_rng(1)
    rules, (box, _, _) = of.rules, printed(of)
    tables = dealt(of)
    for _ in range(40):
        senses, guided = seen(of, tables)
        for table in range(MANY):
            state, seat = tables.states[table], int(tables.own[table])
            assert lowest(rules.pending(state)) == seat
            actions, values = likings(of, state, seat)
            assert len(actions) > 1  # a choice, not a formality
            assert guided[table][actions].tolist() == values.tolist()
            assert (np.delete(guided[table], actions) == LOOPS.FORBIDDEN).all()
            sensed = np.zeros_like(senses[table])
            rules.observe(box, state, seat, sensed)
            rules.notice(box, state, seat, sensed[rules.NUM_FEATURES :])
            assert senses[table].tolist() == sensed.tolist()
            tables.chosen[table] = rng.choice(actions)
        play_on(of, tables)


def test_the_others_play_by_the_guide_and_the_place_is_told() -> None:
    """Played on by hand, a table comes to the same state, or its game to the same end."""
    of, rng, ends = game("symphonimo"), np.random.default_rng(2), 0
    rules, (box, _, _) = of.rules, printed(of)
    tables = dealt(of)
    for _ in range(60):
        before, own = tables.states.copy(), tables.own.copy()
        tables.chosen[:] = [rng.choice(likings(of, state, seat)[0]) for state, seat in zip(before, own, strict=True)]
        play_on(of, tables)
        for table in range(MANY):
            state, seat, action = before[table], int(own[table]), int(tables.chosen[table])
            is_sure = True  # where the guide likes two alike, one of them is drawn
            while True:
                rules.apply(box, state, lowest(rules.pending(state)), action)
                if not rules.pending(state):
                    break
                acting = lowest(rules.pending(state))
                actions, values = likings(of, state, acting)
                if acting == seat and len(actions) > 1:
                    break
                is_sure &= len(actions) == 1 or float(np.diff(np.sort(values))[-1]) > 1e-4
                action = actions[int(values.argmax())]
            if not is_sure:
                continue
            if rules.pending(state):
                assert tables.states[table].tobytes() == state.tobytes()
                assert (tables.ended[table], tables.result[table]) == (0, 0)
            else:
                places = np.zeros(rules.MAX_SEATS, np.int32)
                rules.score(box, state, places)
                rules.rank(box, state, places)
                assert tables.ended[table] == 1
                assert tables.result[table] == pytest.approx(result_of(places, SEATS, seat))
                ends += 1
    assert ends > 0


def test_tables_are_shared_out_without_a_difference() -> None:
    """Two who play at every second table leave what one leaves who plays at all."""
    of = game("symphonimo")
    alone, shared = dealt(of, whim=0), dealt(of, whim=0)
    for tables in (alone, shared):
        tables.chosen[:] = seen(of, tables)[1].argmax(1)
    play_on(of, alone)
    for first in range(2):
        play_on(of, shared, first=first, step=2)
    assert [part.tobytes() for part in alone] == [part.tobytes() for part in shared]


def test_one_game_of_four_is_against_some_who_err() -> None:
    of, whims = game("symphonimo"), []
    tables = dealt(of, whim=0)
    for _ in range(600):
        tables.chosen[:] = seen(of, tables)[1].argmax(1)
        play_on(of, tables)
        whims += tables.whims[tables.ended > 0].tolist()
    err = np.array(whims) > 0
    assert len(err) > 100
    assert 0.15 < err.mean() < 0.35
    assert max(whims) <= LOOPS.WHIMS
