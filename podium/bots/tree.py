"""What a search remembers: arrays of a fixed size, made once and used again for every move."""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from podium.core.game import Rules
from podium.core.instinct import NO_INSTINCT
from podium.core.kernel import Words, record

NONE: Final = -1
MOST_UNITS: Final = 512  # of a layer of an instinct
MAX_DEPTH: Final = 96  # decisions in the tree on one way down; what comes later is played out

# What `Tree.used` counts and remembers.
NODES_USED: Final = 0
EDGES_USED: Final = 1
ROOT_PLACE: Final = 2  # among the nodes
ROOT_SEAT: Final = 3  # the seat that searches
HAS_HOPE: Final = 4  # whether the instinct was just asked, so that `hope` is for the position at hand

Node = record(
    ("key", np.uint64),  # the digest of what its seat knows; 0 for an empty place of the table
    ("first", np.int32),  # its edges are edges[first : first + count]
    ("count", np.int32),
    ("visits", np.int32),
    ("value", np.float32),  # of its seat's results
)

Edge = record(
    ("action", np.int32),
    ("visits", np.int32),
    ("value", np.float32),  # of the results of the node's seat after this action
    ("prior", np.float32),  # how likely the guide would play it
)

Step = record(("node", np.int32), ("edge", np.int32), ("seat", np.int32))

Settings = record(
    ("exploration", np.float32),  # how much a prior counts beside a mean
    ("warmth", np.float32),  # of a prior, in points: a guide that likes two actions alike within this
    ("others_warmth", np.float32),  # the same for the other seats: how much they are held to play by the guide
    ("noise", np.float32),  # added to the guide in playouts, in points, so that they differ
    ("points_weight", np.float32),  # how much of a result is the margin in points; the rest is the place
    ("doubt", np.float32),  # how much worse than its node an action is held to be before it was tried
    ("guided", np.float32),  # in so many iterations of 1 the others play by the guide, as most people do
    ("horizon", np.int32),  # rounds that a playout lasts before the outlook, or one's instinct, foresees the result
    ("most_nodes", np.int32),  # 1 makes it flat Monte Carlo
    ("forced", np.int32),  # an edge of the root that gets every other iteration; NONE in play
)


class Tree(NamedTuple):
    """The tree and its scratch space. `states` is [the root, the walker]; `words` are the bytes of `known`."""

    nodes: NDArray[np.void]
    edges: NDArray[np.void]
    used: NDArray[np.int64]  # see NODES_USED and what follows it
    states: NDArray[np.void]
    known: NDArray[np.void]
    words: Words
    entropy: Words
    generator: Words
    base: Words  # the generator as it was: the nth try of every action of the root begins from the same word after it
    actions: NDArray[np.int16]
    values: NDArray[np.float32]
    numbers: NDArray[np.int32]
    results: NDArray[np.float32]  # by seat: the result, the share of the win, the points to expect, how well it stands
    prospects: NDArray[np.float32]
    chosen: NDArray[np.int32]
    path: NDArray[np.void]
    senses: NDArray[np.float32]  # the inputs of the instinct: see `podium.bots.instinct`
    recalled: NDArray[np.float32]  # those that it was asked for last
    units: NDArray[np.float32]  # its layers at work: two of units, and what it says
    active: NDArray[np.int32]  # which units of a layer are not silent
    hope: NDArray[np.float32]  # [1]: what it expects of the game for the seat it was asked for
    first_layer: NDArray[np.float32]  # what it knows, which is nothing where nobody has practised
    second_layer: NDArray[np.float32]
    last_layer: NDArray[np.float32]
    wins: NDArray[np.float64]  # [edge of the root, seat]: shares of the win


def make_tree(rules: Rules, nodes: int, edges: int) -> Tree:
    """An empty tree. `nodes` is the size of the table, a power of 2, filled to three quarters at most."""
    size = rules.State.itemsize
    inputs = rules.NUM_FEATURES + rules.NUM_NOTICED + 2 * rules.NUM_ACTIONS + 1
    words = np.zeros(-(-size // 8), np.uint64)
    known = words.view(np.uint8)[:size].view(rules.State)
    return Tree(
        nodes=np.zeros(nodes, Node),
        edges=np.zeros(edges + rules.NUM_ACTIONS, Edge),
        used=np.zeros(HAS_HOPE + 1, np.int64),
        states=np.zeros(2, rules.State),
        known=known,
        words=words,
        entropy=np.zeros(rules.ENTROPY_WORDS, np.uint64),
        generator=np.zeros(1, np.uint64),
        base=np.zeros(1, np.uint64),
        actions=np.zeros(rules.NUM_ACTIONS, np.int16),
        values=np.zeros(rules.NUM_ACTIONS, np.float32),
        numbers=np.zeros(rules.MAX_SEATS, np.int32),
        results=np.zeros((4, rules.MAX_SEATS), np.float32),
        prospects=np.zeros(rules.NUM_PROSPECTS, np.float32),
        chosen=np.zeros(rules.MAX_SEATS, np.int32),
        path=np.zeros(MAX_DEPTH + rules.MAX_SEATS, Step),
        senses=np.zeros(inputs, np.float32),
        recalled=np.zeros(inputs, np.float32),
        units=np.zeros((3, max(MOST_UNITS, rules.NUM_ACTIONS + 1)), np.float32),
        active=np.zeros(MOST_UNITS, np.int32),
        hope=np.zeros(1, np.float32),
        first_layer=NO_INSTINCT.first,
        second_layer=NO_INSTINCT.second,
        last_layer=NO_INSTINCT.last,
        wins=np.zeros((rules.NUM_ACTIONS, rules.MAX_SEATS), np.float64),
    )
