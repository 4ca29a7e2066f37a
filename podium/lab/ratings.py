"""Ratings from who finished before whom: Bradley–Terry strengths on the Elo scale, with intervals.

Written by hand because choix brings SciPy along and fits one table of wins at a time, where a
bootstrap fits a thousand at once, and because openskill's ratings depend on the order of the games.

The likelihood is that of every pairwise comparison; comparisons of one deal hang together (same
cards, same game), so intervals come from reweighting whole deals, never single games.
"""

from collections.abc import Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from podium.lab.simulate import wilson

Floats = NDArray[np.float64]

ELO = 400 / np.log(10)  # Elo points in one unit of log odds
ANCHOR, ANCHOR_RATING = "greedy", 1000.0
REPLICATES = 1000  # bootstrap samples; 95% limits then wobble by a few percent of their width
BLOCK = 4_000_000  # weights drawn at a time: 32 MB, however many deals there are
PHANTOM = 1.0  # drawn games added to every pair that met, so that a whitewash stays finite
LIMITS = (2.5, 97.5)


def fit(wins: Floats, phantom: Floats | float = PHANTOM) -> Floats:
    """The most likely ratings, of mean 0, for wins[..., i, j] of i over j, a tie being half a win each.

    Newton's method: the likelihood is concave, and the clipped step keeps lopsided tables from
    overshooting. Groups that never met are each centred on 0.
    """
    met = (wins + np.swapaxes(wins, -1, -2)) > 0
    wins = wins + met * np.asarray(phantom) / 2
    games = wins + np.swapaxes(wins, -1, -2)
    strength = np.zeros(wins.shape[:-1])
    ridge = 1e-8 * np.eye(wins.shape[-1]) * (1 + games.max(initial=0.0))  # strengths are known up to a shift only
    for _ in range(100):
        expected = 1 / (1 + np.exp(strength[..., None, :] - strength[..., :, None]))
        slope = (wins - games * expected).sum(axis=-1)
        bend = games * expected * (1 - expected)
        curvature = np.eye(wins.shape[-1]) * bend.sum(axis=-1)[..., None] - bend + ridge
        step = np.clip(np.linalg.solve(curvature, slope[..., None])[..., 0], -2, 2)
        strength = strength + step
        if np.abs(step).max(initial=0.0) < 1e-6:  # far below one Elo point
            break
    return np.asarray(ELO * (strength - strength.mean(axis=-1, keepdims=True)))


def anchored(ratings: Floats, bots: Sequence[str]) -> Floats:
    """The same ratings with greedy at 1000, or their mean if greedy does not play."""
    zero = ratings[..., [bots.index(ANCHOR)]] if ANCHOR in bots else ratings.mean(axis=-1, keepdims=True)
    return np.asarray(ratings - zero + ANCHOR_RATING)


def rate(wins: Floats, bots: Sequence[str]) -> tuple[Floats, Floats, Floats]:
    """Ratings with their 95% limits, from wins[deal, i, j].

    The phantom draws are reweighted like deals, which keeps the interval of a whitewash wide: nobody
    knows how much better than always a bot is that always won.
    """
    ratings = anchored(fit(wins.sum(axis=0)), bots)
    generator = np.random.default_rng(1)
    samples = []
    for weights in _weights(len(wins)):
        phantom = generator.standard_exponential((len(weights), len(bots), len(bots)))
        phantom = np.triu(phantom, 1) + np.swapaxes(np.triu(phantom, 1), 1, 2)
        samples.append(anchored(fit(_weighted(weights, wins), PHANTOM * phantom), bots))
    low, high = np.percentile(np.concatenate(samples), LIMITS, axis=0)
    return ratings, low, high


def mean(sums: Floats, counts: Floats) -> tuple[Floats, Floats, Floats]:
    """Means with their 95% limits, from the sum and the count of each deal along the first axis.

    Where nothing was counted the mean is not a number.
    """
    with np.errstate(invalid="ignore"):
        means = sums.sum(axis=0) / counts.sum(axis=0)
        samples = [_weighted(weights, sums) / _weighted(weights, counts) for weights in _weights(len(sums))]
    low, high = np.percentile(np.concatenate(samples), LIMITS, axis=0)
    return means, low, high


def share(sums: Floats, counts: Floats) -> tuple[Floats, Floats, Floats]:
    """As `mean`, for shares: one of 0 or 1 has no spread to resample, and gets Wilson's interval over the deals."""
    means, low, high = mean(sums, counts)
    deals = (counts > 0).sum(axis=0)
    for place in zip(*np.nonzero((means == 0) | (means == 1)), strict=True):
        low[place], high[place] = wilson(means[place] * deals[place], int(deals[place]))
    return means, low, high


def _weights(deals: int) -> Iterator[Floats]:
    """Bootstrap weights [replicates, deals], some replicates at a time, and the same at every call.

    Weights are exponential (Rubin's Bayesian bootstrap) rather than counts: no deal is ever left out,
    so no replicate loses the only game a bot won.
    """
    generator = np.random.default_rng(0)
    rows = max(1, min(REPLICATES, BLOCK // deals))
    for start in range(0, REPLICATES, rows):
        yield generator.standard_exponential((min(rows, REPLICATES - start), deals))


def _weighted(weights: Floats, sums: Floats) -> Floats:
    return np.tensordot(weights, sums, axes=1)
