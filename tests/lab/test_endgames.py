"""Solved endgames against a slow search over the reference's table, and against sums done by hand."""

import copy
import random

import pytest

from podium import Match
from podium.bots import bot
from podium.core.errors import BadSeats, IllegalAction, PodiumError
from podium.core.kernel import INTERPRETED
from podium.games.symphonimo import rules, table
from podium.lab.endgames import OBJECTIVES, Endgame, TooBig, endgames, measure, solve
from tests.reference.symphonimo import Table
from tests.support import act, give, sample, symphonimo

VARIANTS = [
    ({}, 3),
    ({"false_note": True}, 2),
    ({"grand_maestro": "all"}, 3),
    ({"grand_maestro": "random", "false_note": True}, 2),
]


def copied(table: Table) -> Table:
    other = copy.copy(table)
    other.pile, other.false_notes = [*table.pile], [*table.false_notes]
    other.orchestras, other.discards = [orchestra.copy() for orchestra in table.orchestras], table.discards.copy()
    other.row, other.taken_by = [[*cards] for cards in table.row], [*table.taken_by]
    other.deciders = None if table.deciders is None else [*table.deciders]
    return other


def after(table: Table, action: str) -> list[Table]:
    """What an action may lead to, each as likely: one table, or one for every unseen card that may come."""
    plain = copied(table)
    plain.play(action)
    if len(plain.pile) == len(table.pile):
        return [plain]
    unseen = table.pile + table.false_notes
    found = []
    for i in range(len(unseen)):
        cards = [unseen[i], *unseen[:i], *unseen[i + 1 :]]
        drawn = copied(table)
        drawn.pile, drawn.false_notes = cards[: len(table.pile)], cards[len(table.pile) :]
        drawn.play(action)
        found.append(drawn)
    return found


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)


def brute_force(table: Table, objective: str) -> float:
    """What a position is worth to seat 0: every action, every card, nothing remembered."""
    if table.to_act is None:
        points, places = table.scores(), table.places()
        return points[0] - points[1] if objective == "points" else 0.5 + 0.5 * (places[1] - places[0])
    choose = max if table.to_act == 0 else min
    return choose(mean([brute_force(t, objective) for t in after(table, action)]) for action in table.legal())


def near_the_end(options: dict[str, object], cards_left: int, seed: str) -> tuple[Match, Table]:
    """A random game down to so many cards in the pile, on both tables."""
    match = Match.new("symphonimo", seats=2, options=options, seed=seed)
    state = match.state
    end, boxed = int(state.pile_end), int(state.boxed_end)
    pile = [int(family) for family in state.pile[:boxed]]
    table = Table(2, pile[:end], [int(power) for power in state.power[:2]], int(state.turn), pile[end:])
    pick = random.Random(seed)
    more = pick.randrange(3)
    while len(table.pile) > cards_left or more > 0:
        more -= len(table.pile) <= cards_left
        if table.to_act is None:
            return near_the_end(options, cards_left, seed + "'")
        action = pick.choice(table.legal())
        match.play(table.to_act, action)
        table.play(action)
    return (match, table) if table.to_act is not None else near_the_end(options, cards_left, seed + "'")


@pytest.mark.parametrize(("options", "cards_left"), VARIANTS, ids=str)
def test_values_are_those_of_a_slow_search(options: dict[str, object], cards_left: int) -> None:
    for number in range(sample(9)):
        left = 1 + number % cards_left if not INTERPRETED else 1
        match, table = near_the_end(options, left, f"slow {options} {number}")
        solved = solve(match.box, match.state)
        assert solved.seat == table.to_act
        for objective in OBJECTIVES:
            for action, value in zip(solved.actions, solved.values[objective], strict=True):
                text = match.game.action_name(match.box, action)
                expected = mean([brute_force(t, objective) for t in after(table, text)])
                if solved.seat == 1:
                    expected = -expected if objective == "points" else 1 - expected
                assert value == pytest.approx(expected, abs=1e-9), (number, objective, text)


def values(match: Match, objective: str) -> dict[str, float]:
    solved = solve(match.box, match.state)
    texts = [match.game.action_name(match.box, action) for action in solved.actions]
    return dict(zip(texts, solved.values[objective], strict=True))


def test_the_last_card_where_everything_can_be_counted() -> None:
    """Seat 0 owns three owls and holds the last card, an owl too; it decides last. Seat 1 owns a fox.

    A fox lies under conductor 1, an owl under 2. Placed with the fox: seat 0 completes its
    Quartet whichever seat 1 takes. Both cards leave 5 − 1 (two foxes count nothing), the owl alone 6 − 2,
    and nothing at all 6 − 1. Placed with the owl: two owls are worth nothing to seat 1 and too many for
    seat 0, so whether seat 1 takes them (1 − 1), the fox (0 − 0) or nothing (1 − 1), all is level.
    """
    match = symphonimo(2, "fox owl owl")
    give(match, 0, owl=3)
    give(match, 1, fox=1)
    act(match, "draw", "place 1", "draw", "place 2", "draw")
    assert values(match, "points") == {"place 1": pytest.approx(4), "place 2": pytest.approx(0)}
    assert values(match, "win") == {"place 1": pytest.approx(1), "place 2": pytest.approx(0.5)}


def test_a_draw_is_worth_the_average_of_what_may_come() -> None:
    """Alone in the row with a fox under his conductor, two cards unseen, one of which is a false note.

    Seat 1 took an owl (1 point). Seat 0 has a fox waiting: to take it now and then start a round with
    the last card, or to draw: an owl makes two points against one, a fox makes none against one.
    """
    match = symphonimo(2, "owl fox owl", false_notes="fox", first=1)
    act(match, "draw", "place 1", "draw", "place 2", "take 1")
    drawn = values(match, "points")["draw"]
    assert drawn == pytest.approx(0.5 * (2 - 1) + 0.5 * (0 - 1))
    # Taking first: seat 0 starts the next round, draws the last card, and seat 1 decides before it. An owl: seat 1
    # leaves it (a second would cost its point), seat 0 takes it. A fox: seat 1 takes it; seat 0 has its one fox.
    assert values(match, "points")["take 2"] == pytest.approx(0.5 * (2 - 1) + 0.5 * (1 - 2))


def test_seats_and_places_are_alike() -> None:
    """Turned about, seat for seat or conductor for conductor, a position is worth the same."""
    for position in endgames(sample(30), "alike", 4 if not INTERPRETED else 1):
        turned = position.state.copy()
        turned.orchestra[[0, 1]] = position.state.orchestra[[1, 0]]
        turned.turn = 1 - int(position.state.turn)
        turned.active = [0, 2, 1, 3][int(position.state.active)]
        same = solve(position.box, turned)
        crossed = position.state.copy()
        for name in ("under", "held", "holder", "power", "capacity"):
            crossed[name][[0, 1]] = position.state[name][[1, 0]]
        crossed.open = [0, 2, 1, 3][int(position.state.open)]
        crossed.takeable = [0, 2, 1, 3][int(position.state.takeable)]
        swapped = solve(position.box, crossed)
        for objective in OBJECTIVES:
            expected = position.values[objective]
            assert same.values[objective] == pytest.approx(expected)
            assert sorted(swapped.values[objective]) == pytest.approx(sorted(expected))


def test_every_action_is_worth_what_it_leads_to() -> None:
    """Deeper than the slow search can go: what follows an action, solved afresh, has the value of the action."""
    for position in endgames(sample(20), "afresh", 6 if not INTERPRETED else 2):
        before = position.state
        top, end = int(before.drawn), int(before.boxed_end)
        for i, action in enumerate(position.actions):
            found: dict[str, list[float]] = {name: [] for name in OBJECTIVES}
            for card in range(top, end):
                state = before.copy()
                state.pile[[top, card]] = before.pile[[card, top]]
                rules.apply(position.box.record, state, position.seat, action)
                if state.phase == table.OVER:
                    break
                solved = solve(position.box, state)
                for name in OBJECTIVES:
                    theirs = -solved.value(name) if name == "points" else 1 - solved.value(name)
                    found[name].append(solved.value(name) if solved.seat == position.seat else theirs)
                if state.drawn == top:
                    break
            for name in OBJECTIVES:
                if found[name]:
                    assert mean(found[name]) == pytest.approx(position.values[name][i], abs=1e-9)


def best(position: Endgame, objective: str) -> int:
    return position.actions[position.values[objective].index(position.value(objective))]


def test_measuring_the_best_the_worst_and_a_bot() -> None:
    positions = list(endgames(sample(60), 5, 4 if not INTERPRETED else 1))
    told: list[int] = []
    for objective in OBJECTIVES:
        answers = iter([best(position, objective) for position in positions])
        score = measure(lambda _, a=answers: next(a), positions, told.append)[objective]
        assert (score.optimal, score.mean_loss, score.worst_loss) == (score.positions, 0, 0)
        assert 0 < score.positions <= len(positions) or objective == "win"
    assert told == [*range(1, len(positions) + 1)] * 2
    worst = iter([min(p.actions, key=lambda a, p=p: -p.loss("points", a)) for p in positions])
    lowest = measure(lambda _: next(worst), positions)["points"]
    greedy = measure(lambda sight: bot("greedy").choose(sight, bytes(32)), positions)["points"]
    assert lowest.share == 0
    assert lowest.mean_loss >= greedy.mean_loss
    assert 0 <= greedy.share <= 1


def test_the_same_seed_gives_the_same_positions() -> None:
    first, second = (list(endgames(3, 8, 2)) for _ in range(2))
    assert [(p.actions, p.values) for p in first] == [(p.actions, p.values) for p in second]
    assert all(p.matters("points") and p.state.pile_end - p.state.drawn <= 2 for p in first)


def test_refusals() -> None:
    match = Match.new("symphonimo", seats=2, seed=1)
    if not INTERPRETED:
        with pytest.raises(TooBig, match="42 cards"):
            solve(match.box, match.state, room=1 << 5)
        assert len(list(endgames(2, 1, 6, room=1 << 13))) == 2
    with pytest.raises(BadSeats, match="2 seats"):
        solve(match.box, Match.new("symphonimo", seats=3, seed=1).state)
    with pytest.raises(IllegalAction, match="99"):
        measure(lambda _: 99, endgames(1, 1, 2))
    over = symphonimo(2, "owl")
    act(over, "draw", "place 1", "finish", "finish")
    with pytest.raises(PodiumError, match="over"):
        solve(over.box, over.state)
