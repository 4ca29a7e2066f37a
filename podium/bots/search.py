"""Search over information sets, bound to a game by `podium.core.kernel.bind`: `rules` is a global.

Each iteration deals anew what the searching seat cannot know (`redeal`), walks down one tree, plays
the rest by the game's `guide`, and carries every seat's result back up (max^n: a seat's nodes keep
that seat's own results).

A node is *what one seat knows* (`conceal`) when it is to act: deals that it cannot tell apart meet
in one node, so nobody in the tree plays on cards he has not seen, and a position reached in another
order is the same node. Seats that are to act at once choose on the same state, each in a node of
its own, before any choice is carried out.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from podium.bots.tree import EDGES_USED, HAS_HOPE, MAX_DEPTH, NODES_USED, NONE, ROOT_PLACE, ROOT_SEAT, Tree
from podium.core.beliefs import SOON
from podium.core.chance import below, fill, next_word, word_after
from podium.core.kernel import Record, Words, bind, kernel
from podium.core.ready import bind_playout
from podium.core.seats import lowest, result_of

if TYPE_CHECKING:  # any game's rules will do for the reader and the type checker
    from podium.games.symphonimo import rules

playout: Any = bind_playout(rules)
instinct: Any = bind(Path(__file__).parent / "instinct.py", rules)

_ODD, _MIX = np.uint64(0x9E3779B97F4A7C15), np.uint64(0xD6E8FEB86659FD93)
_U32, _ONE = np.uint64(32), np.uint64(1)
_LONGEST_PROBE = 32
_RECOLLECTION = 64  # iterations until an instinct is asked anew: often enough for its rounding errors not to add up


@kernel(wraps=True)
def _digest(words: Words, seat: int) -> np.uint64:
    """A number for the bytes that a seat knows, as good as unique; never 0."""
    digest = np.uint64(seat + 1) * _ODD
    for i in range(len(words)):
        digest = (digest ^ words[i]) * _MIX
        digest ^= digest >> _U32
    return digest | _ONE


@kernel(inline=False)
def _look_up(box: Record, tree: Tree, seat: int) -> int:
    """The place of the node for what `seat` knows now, empty or not; NONE if there is no room near it."""
    tree.known[0] = tree.states[1]
    rules.conceal(box, tree.known[0], seat)
    key = _digest(tree.words, seat)
    mask = len(tree.nodes) - 1
    place = int(np.int64(key >> _U32)) & mask
    for _ in range(_LONGEST_PROBE):
        node = tree.nodes[place]
        if node.key == key:
            return place
        if node.key == 0:
            node.key = key
            node.count = 0
            return place
        place = (place + 1) & mask
    return NONE


@kernel(inline=False)
def _grow(box: Record, settings: Record, tree: Tree, seat: int, place: int) -> None:
    """Give a new node its edges, with priors from the guide, or one's own from the instinct where there is one."""
    state, values = tree.states[1], tree.values
    count = rules.legal(box, state, seat, tree.actions)
    first = int(tree.used[EDGES_USED])
    node = tree.nodes[place]
    node.first = first
    node.count = count
    node.visits = 0
    node.value = 0.0
    tree.used[NODES_USED] += 1
    tree.used[EDGES_USED] += count
    rules.guide(box, state, seat, tree.actions, count, rules.WEIGHTS, values)
    warmth = settings.others_warmth
    if seat == tree.used[ROOT_SEAT]:
        warmth = settings.warmth
        if len(tree.first_layer) and count > 1:
            instinct.like(box, tree, seat, count)
    best = values[0]
    for i in range(1, count):
        best = max(best, values[i])
    total = 0.0
    for i in range(count):
        values[i] = np.exp((values[i] - best) / warmth)
        total += values[i]
    for i in range(count):
        edge = tree.edges[first + i]
        edge.action = tree.actions[i]
        edge.visits = 0
        edge.value = 0.0
        edge.prior = 0.9 * values[i] / total + 0.1 / count


@kernel
def _select(settings: Record, tree: Tree, place: int) -> int:
    """The edge to follow: what did well, what the guide likes, what was tried seldom."""
    node = tree.nodes[place]
    first = int(node.first)
    reach = settings.exploration * np.sqrt(np.float32(int(node.visits) + 1))
    untried = node.value - settings.doubt
    best, highest = first, np.float32(-1e9)
    for i in range(first, first + int(node.count)):
        edge = tree.edges[i]
        mean = edge.value if edge.visits > 0 else untried
        worth = mean + reach * edge.prior / np.float32(1 + int(edge.visits))
        if worth > highest:
            best, highest = i, worth
    return best


@kernel
def _follow_guide(box: Record, settings: Record, tree: Tree, seat: int) -> int:
    """What the guide likes best, give or take some noise; for oneself what the instinct likes, if there is one."""
    state, weights = tree.states[1], rules.WEIGHTS
    if seat == tree.used[ROOT_SEAT] and len(tree.first_layer):
        count = rules.legal(box, state, seat, tree.actions)
        if count > 1:
            return _follow_instinct(box, tree, seat, count)
    return playout.choose(  # type: ignore[no-any-return]
        box, state, seat, np.float64(settings.noise), weights, tree.generator, tree.actions, tree.values
    )


@kernel(inline=False)
def _follow_instinct(box: Record, tree: Tree, seat: int, count: int) -> int:
    rules.guide(box, tree.states[1], seat, tree.actions, count, rules.WEIGHTS, tree.values)
    instinct.like(box, tree, seat, count)
    tree.used[HAS_HOPE] = 1
    best = 0
    for i in range(1, count):
        if tree.values[i] > tree.values[best]:
            best = i
    return int(tree.actions[best])


@kernel(inline=False)
def _judge(box: Record, settings: Record, tree: Tree) -> None:
    """Each seat's result from 0 to 1, mostly its place and partly its margin; and its share of the win."""
    state = tree.states[1]
    result, points = tree.results[0], tree.results[2]
    seats = int(state.seats)
    rules.score(box, state, tree.numbers)
    for seat in range(seats):
        points[seat] = tree.numbers[seat]
    if rules.pending(state) == 0:
        _judge_end(box, tree)
    else:
        _judge_outlook(box, tree)
    spread = rules.OUTLOOK[seats, rules.NUM_PROSPECTS] + np.float32(0.1)
    for seat in range(seats):
        by_points = np.float32(0)
        for other in range(seats):
            if other != seat:
                margin = (points[seat] - points[other]) / spread
                if settings.points_weight < 1:
                    by_points += 0.5 + 0.5 * margin / (1.0 + abs(margin))
                else:  # for points alone every point counts as much
                    by_points += 0.5 + margin / 8
        result[seat] += settings.points_weight * (by_points / (seats - 1) - result[seat])
    if tree.used[HAS_HOPE]:
        result[int(tree.used[ROOT_SEAT])] = tree.hope[0]  # shares of the win stay as they look to everybody alike


@kernel
def _judge_end(box: Record, tree: Tree) -> None:
    """The game is over: the places are what they are."""
    state, places = tree.states[1], tree.numbers  # which are the points as yet
    result, share = tree.results[0], tree.results[1]
    seats = int(state.seats)
    rules.rank(box, state, places)
    firsts = 0
    for seat in range(seats):
        firsts += int(places[seat] == 1)
    for seat in range(seats):
        result[seat] = result_of(places, seats, seat)
        share[seat] = 1.0 / firsts if places[seat] == 1 else 0.0


@kernel(inline=False)
def _weigh(tree: Tree, seats: int, points: float) -> np.float32:
    """How well a seat with these prospects and points stands: see `podium.core.beliefs.odds_of`."""
    count, last = rules.NUM_PROSPECTS, rules.ODDS.shape[1] - 1
    total = np.float32(0)
    for unit in range(last + 1):
        found = rules.ODDS[seats, unit, count] * np.float32(points) + rules.ODDS[seats, unit, count + 1]
        for i in range(count):
            found += rules.ODDS[seats, unit, i] * tree.prospects[i]
        if unit == last:
            total += found
        elif found > 0:
            total += rules.ODDS[seats, unit, count + 2] * found
    return total


@kernel
def _judge_outlook(box: Record, tree: Tree) -> None:
    """The game goes on: points to expect, and how likely each seat is to be ahead of each other."""
    state = tree.states[1]
    result, share, points, standing = tree.results[0], tree.results[1], tree.results[2], tree.results[3]
    seats = int(state.seats)
    left = np.float32(0)
    for seat in range(seats):
        rules.prospects(box, state, seat, tree.prospects)
        standing[seat] = _weigh(tree, seats, points[seat])
        for i in range(rules.NUM_PROSPECTS):
            points[seat] += tree.prospects[i] * rules.OUTLOOK[seats, i]
        left = tree.prospects[0]
        result[seat] = 0
        share[seat] = 1
    doubt = np.float32(SOON) + np.sqrt(left)
    total = np.float32(0)
    for seat in range(seats):
        for other in range(seats):
            if other != seat:
                ahead = 1 / (1 + np.exp((standing[other] - standing[seat]) / doubt))
                result[seat] += ahead / (seats - 1)
                share[seat] *= ahead
        total += share[seat]
    for seat in range(seats):
        share[seat] /= total


@kernel(inline=False)
def _walk(box: Record, settings: Record, tree: Tree, root_edge: int) -> int:
    """From the root to the first new node, in it and out of it; returns the steps noted in `path`."""
    state = tree.states[1]
    steps, is_inside = 0, True
    are_guided = below(next_word(tree.generator), 1024) < 1024 * settings.guided
    while is_inside and steps < MAX_DEPTH:
        acting = rules.pending(state)
        if acting == 0:
            break
        left = acting
        while left:
            seat = lowest(left)
            left &= left - 1
            if are_guided and seat != tree.used[ROOT_SEAT]:
                tree.chosen[seat] = _follow_guide(box, settings, tree, seat)
                continue
            place = _look_up(box, tree, seat)
            if place != NONE and tree.nodes[place].count == 0:
                is_inside = False
                room = len(tree.edges) - tree.used[EDGES_USED]
                is_full = tree.used[NODES_USED] >= settings.most_nodes or room < rules.NUM_ACTIONS
                if is_full:
                    tree.nodes[place].key = 0
                    place = NONE
                else:
                    _grow(box, settings, tree, seat, place)
            if place == NONE:
                is_inside = False
                tree.chosen[seat] = _follow_guide(box, settings, tree, seat)
                continue
            edge = root_edge if place == tree.used[ROOT_PLACE] else _select(settings, tree, place)
            tree.chosen[seat] = tree.edges[edge].action
            step = tree.path[steps]
            step.node = place
            step.edge = edge
            step.seat = seat
            steps += 1
        while acting:
            seat = lowest(acting)
            acting &= acting - 1
            if rules.pending(state) >> seat & 1:  # somebody's choice may have ended the others' turn
                rules.apply(box, state, seat, int(tree.chosen[seat]))
    return steps


@kernel(inline=False)
def _play_on(box: Record, settings: Record, tree: Tree) -> int:
    """After the tree, until the result can be foreseen: by the outlook, or by the instinct at a choice of one's own.

    Returns the decisions.
    """
    state = tree.states[1]
    last_round = int(state.round_number) + int(settings.horizon)
    decisions = 0
    while True:
        tree.used[HAS_HOPE] = 0
        acting = rules.pending(state)
        is_time = int(state.round_number) >= last_round
        if acting == 0 or (is_time and not len(tree.first_layer)):
            break
        seat = lowest(acting)
        action = _follow_guide(box, settings, tree, seat)
        if is_time and tree.used[HAS_HOPE]:
            break
        rules.apply(box, state, seat, action)
        decisions += 1
    return decisions


@kernel
def plant(box: Record, settings: Record, tree: Tree, seat: int) -> int:
    """Make the root from `states[0]`; returns how many actions it has, the first edges of the tree."""
    tree.used[NODES_USED] = 0
    tree.used[EDGES_USED] = 0
    tree.used[ROOT_SEAT] = seat
    tree.base[0] = tree.generator[0]
    tree.states[1] = tree.states[0]
    tree.used[ROOT_PLACE] = _look_up(box, tree, seat)
    _grow(box, settings, tree, seat, int(tree.used[ROOT_PLACE]))
    return int(tree.used[EDGES_USED])


@kernel
def grow(box: Record, settings: Record, tree: Tree, seat: int, iterations: int) -> int:
    """So many more iterations; returns the decisions played, in nodes of the tree and after it."""
    decisions = 0
    seats = int(tree.states[0].seats)
    for iteration in range(iterations):
        if int(tree.nodes[int(tree.used[ROOT_PLACE])].visits) % _RECOLLECTION == 0:
            instinct.forget(tree)
        tree.states[1] = tree.states[0]
        state = tree.states[1]
        root_edge = _select(settings, tree, int(tree.used[ROOT_PLACE]))
        if settings.forced != NONE and iteration & 1:
            root_edge = int(settings.forced)
        # The nth try of every action meets the same deal and the same whims: what differs is the action.
        tree.generator[0] = word_after(tree.base[0], 1 + int(tree.edges[root_edge].visits))
        fill(tree.entropy, tree.generator, rules.ENTROPY_WORDS)
        rules.redeal(box, state, seat, tree.entropy)
        rules.surmise(box, state, seat, tree.generator)
        steps = _walk(box, settings, tree, root_edge)
        decisions += steps + _play_on(box, settings, tree)
        _judge(box, settings, tree)
        for i in range(steps):
            step = tree.path[i]
            result = tree.results[0, step.seat]
            node, edge = tree.nodes[step.node], tree.edges[step.edge]
            node.visits += 1
            node.value += (result - node.value) / np.float32(node.visits)
            edge.visits += 1
            edge.value += (result - edge.value) / np.float32(edge.visits)
            if step.node == tree.used[ROOT_PLACE]:
                for other in range(seats):
                    tree.wins[step.edge, other] += tree.results[1, other]
    return decisions
