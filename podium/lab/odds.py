"""Who will be ahead of whom: a small net, fitted to what became of the seats in many games of self-play.

How well a seat stands is weighed from its prospects and points (`podium.core.beliefs.odds_of`); of two seats the one
that stands higher is likely to be ahead in the end, and the less of the game is left, the likelier. The net is fitted
by Adam to all pairs of seats at the beginning of every round: to what a search asks for, as points to expect are not.
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from podium.core.beliefs import SOON, UNITS
from podium.core.game import Game
from podium.core.ready import playout_of

Floats = NDArray[np.float32]

NOISE = 0.3  # points, in every seat: the games are not all alike then
HELD_BACK = 6  # every sixth part of the rounds, the last one, is for telling how good the fit is
EPOCHS = 12
BATCH = 2048
RATE = 0.004


class Rounds(NamedTuple):
    """Rounds of many games, as they began."""

    known: Floats  # [round, seat, input]: prospects, then points
    gained: Floats  # [round, seat]: points until the end
    places: NDArray[np.int32]  # [round, seat]: in the end

    @property
    def doubt(self) -> Floats:
        """[round, 1]: how much a lead must be to count; the first prospect is how much of the game is left."""
        return (SOON + np.sqrt(np.maximum(self.known[:, 0, :1], 0))).astype(np.float32)

    def some(self, which: slice | NDArray[np.int64]) -> "Rounds":
        return Rounds(self.known[which], self.gained[which], self.places[which])


class Fit(NamedTuple):
    """A net as `odds_of` takes it, and how surprising the rounds held back were to it: 0.693 is a coin's toss."""

    net: list[list[float]]
    surprise: float


def sample_rounds(of: Game, weights: Floats, seats: int, rounds: int, seed: int = 0) -> Rounds:
    """Let everybody play by the guide."""
    rows, count = rounds * seats, of.rules.NUM_PROSPECTS
    options = of.pack_options(of.make_options(None, seats), seats)
    prospects = np.zeros((rows, count), np.float32)
    before, after, places = (np.zeros(rows, np.int32) for _ in range(3))
    noises, everybody = np.full(seats, NOISE, np.float32), np.tile(weights, (seats, 1))
    generator = np.array([seats + 1000 * seed], np.uint64)
    filled = playout_of(of).sample_rounds(
        of.box.record, options, noises, everybody, generator, prospects, before, after, places
    )
    known = np.concatenate([prospects, before[:, None].astype(np.float32)], 1)[:filled]
    gained = (after - before)[:filled].astype(np.float32)
    shape = filled // seats, seats
    return Rounds(known.reshape(*shape, count + 1), gained.reshape(shape), places[:filled].reshape(shape))


def surprise_of(standing: Floats, rounds: Rounds) -> float:
    """The mean of minus the logarithm of how likely the order of each two seats was held to be."""
    decided, ahead = _pairs(rounds.places)
    lead = _leads(standing, rounds)
    lost = np.where(ahead, np.logaddexp(0, -lead), np.logaddexp(0, lead))
    tied = np.logaddexp(0, lead) - lead / 2
    return float(np.where(decided, lost, tied).mean())


def _pairs(places: NDArray[np.int32]) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """For each two seats: whether one is ahead in the end, and whether it is the first."""
    first, second = np.triu_indices(places.shape[1], 1)
    return places[:, first] != places[:, second], places[:, first] < places[:, second]


def _leads(standing: Floats, rounds: Rounds) -> Floats:
    first, second = np.triu_indices(standing.shape[1], 1)
    return ((standing[:, first] - standing[:, second]) / rounds.doubt).astype(np.float32)


def weigh(net: Floats, known: Floats) -> Floats:
    """How well seats stand: what the kernel in `podium.bots.search` finds, for many at once."""
    inputs = known.shape[-1]
    units = np.maximum(known @ net[:UNITS, :inputs].T + net[:UNITS, inputs], 0)
    standing: Floats = units @ net[:UNITS, inputs + 1] + known @ net[UNITS, :inputs] + net[UNITS, inputs]
    return standing


def fit_odds(rounds: Rounds, seed: int = 1) -> Fit:
    """The net that is least surprised."""
    apart = len(rounds.known) - len(rounds.known) // HELD_BACK
    taught, held_back = rounds.some(slice(apart)), rounds.some(slice(apart, None))
    inputs = rounds.known.shape[2]
    flat = taught.known.reshape(-1, inputs)
    middle, scale = flat.mean(0), flat.std(0) + 1e-6
    rng = np.random.default_rng(seed)
    net = np.zeros((UNITS + 1, inputs + 2), np.float32)  # of inputs that are brought to one scale
    net[:UNITS, :inputs] = rng.normal(0, inputs**-0.5, (UNITS, inputs))
    net[:UNITS, inputs + 1] = rng.normal(0, 0.1, UNITS)
    drift, size, step = np.zeros_like(net), np.zeros_like(net), 0
    for epoch in range(EPOCHS):
        rate = RATE * (1 - epoch / EPOCHS) + RATE / 100
        for batch in np.array_split(rng.permutation(apart), max(1, apart // BATCH)):
            some = taught.some(batch)
            slope = _slope(net, some, (some.known - middle) / scale)
            step += 1
            drift = 0.9 * drift + 0.1 * slope
            size = 0.999 * size + 0.001 * slope**2
            net -= rate * (drift / (1 - 0.9**step)) / (np.sqrt(size / (1 - 0.999**step)) + 1e-8)
    net[:, :inputs] /= scale
    net[:, inputs] -= net[:, :inputs] @ middle
    return Fit(net.astype(float).tolist(), surprise_of(weigh(net, held_back.known), held_back))


def _slope(net: Floats, some: Rounds, known: Floats) -> Floats:
    """How the surprise grows with each number of the net."""
    inputs, seats = known.shape[2], known.shape[1]
    hidden = known @ net[:UNITS, :inputs].T + net[:UNITS, inputs]
    leads = _leads(weigh(net, known), some)
    decided, ahead = _pairs(some.places)
    error = 1 / (1 + np.exp(-leads)) - np.where(decided, ahead, 0.5)
    error /= some.doubt * error.size
    by_seat = np.zeros((len(known), seats), np.float32)
    for pair, (first, second) in enumerate(zip(*np.triu_indices(seats, 1), strict=True)):
        by_seat[:, first] += error[:, pair]
        by_seat[:, second] -= error[:, pair]
    slope = np.zeros_like(net)
    active = by_seat[:, :, None] * (hidden > 0) * net[:UNITS, inputs + 1]
    slope[:UNITS, :inputs] = np.tensordot(active, known, ((0, 1), (0, 1)))
    slope[:UNITS, inputs] = active.sum((0, 1))
    slope[:UNITS, inputs + 1] = np.tensordot(by_seat, np.maximum(hidden, 0), ((0, 1), (0, 1)))
    slope[UNITS, :inputs] = np.tensordot(by_seat, known, ((0, 1), (0, 1)))
    return slope
