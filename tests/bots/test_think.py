"""The search: repeatable, bounded, right about what is plain to see, and no wiser than its seat."""

import numpy as np
import pytest

from podium import Match
from podium.bots import LEVELS, SearchBot, bot, decide
from podium.bots.think import MEMORY_MIB, Budget, Style, Thought, _tree, search_of, style_of, think
from podium.core.errors import UnknownBot
from podium.core.game import game, slugs
from podium.core.kernel import INTERPRETED
from podium.core.match import Sight
from podium.lab.odds import weigh
from tests.support import LONG, act, give, sample, shorter, symphonimo

FEW = Budget(iterations=sample(900))
SEED = bytes(32)


def opening(slug: str, seats: int) -> Sight:
    match = Match.new(slug, seats=seats, options=shorter(slug), seed=4)
    return match.sight(match.pending[0], 1)


def plain(thought: Thought) -> tuple[object, ...]:
    """All but the time it took."""
    return thought.actions, thought.visits, thought.values, thought.chances, thought.iterations, thought.decisions


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("threads", [1, 2])
def test_iterations_and_a_seed_settle_what_is_found(slug: str, threads: int) -> None:
    sight = opening(slug, 3)
    found = [think(sight, FEW, seed=SEED, threads=threads) for _ in range(2)]
    assert plain(found[0]) == plain(found[1])
    assert found[0].iterations == FEW.iterations * threads
    assert sum(found[0].visits) == found[0].iterations
    other = think(sight, FEW, seed=b"x" * 32, threads=threads)
    assert plain(other) != plain(found[0])


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("seats", [2, 4])
def test_chances_are_shares_of_one_win(slug: str, seats: int) -> None:
    sight = opening(slug, seats)
    for style in (Style(), style_of(sight), Style(horizon=1)):
        found = think(sight, FEW, style, SEED)
        for visits, chances in zip(found.visits, found.chances, strict=True):
            assert len(chances) == seats
            # With two seats the dummy of Turandot may win, and then nobody has.
            assert visits == 0 or 0 <= sum(chances) <= 1 + 1e-6
            if slug != "turandot" or seats != 2:
                assert visits == 0 or sum(chances) == pytest.approx(1, abs=1e-5)
        assert all(0 <= value <= 1 for value in found.values)


def test_a_quartet_at_the_end_is_seen() -> None:
    """The pile is empty: taking the fourth fox wins, finishing without it does not."""
    match = symphonimo(2, "fox owl")
    give(match, 0, fox=3)
    give(match, 1, bear=1, cat=1)
    act(match, "draw", "place 1", "draw", "place 2")
    seat = match.pending[0]
    assert seat == 0
    found = think(match.sight(0, 1), FEW, seed=SEED)
    best = match.game.action_name(match.box, found.best)
    assert best == "take 1"
    chances = found.chances[found.actions.index(found.best)]
    assert chances[0] == 1
    assert decide(match, 0, bot(f"maestro@{FEW.iterations}i"), 3) == found.best


@pytest.mark.parametrize("slug", slugs())
def test_a_settled_search_finds_the_same_sooner(slug: str) -> None:
    """Stopping when nothing more can change which action was tried most changes no choice."""
    match, fewer = Match.new(slug, seats=3, options=shorter(slug), seed=4), 0
    for step in range(sample(30)):
        seat = match.pending[0]
        sight = match.sight(seat, step)
        whole, settled = (
            think(sight, Budget(iterations=300, until_settled=until), seed=SEED) for until in (False, True)
        )
        assert (whole.best, whole.iterations) == (settled.best, 300)
        assert settled.iterations <= 300
        fewer += settled.iterations < 300
        match.play(seat, whole.best)
    assert fewer


def test_a_forced_action_gets_half_of_the_iterations() -> None:
    sight = opening("symphonimo", 2)
    sight = act(Match.new("symphonimo", seats=2, seed=4), "draw").sight(0, 1)
    for index, action in enumerate(sight.legal):
        found = think(sight, FEW, seed=SEED, forced=action)
        assert found.visits[index] >= FEW.iterations // 2 - 1


def test_flat_keeps_no_tree_and_a_full_tree_stops_growing() -> None:
    sight = opening("symphonimo", 2)
    think(sight, FEW, Style(is_flat=True), SEED)
    assert int(_used(sight)[0]) == 1
    think(sight, FEW, Style(), SEED)
    grown = int(_used(sight)[0])
    assert 1 < grown <= FEW.iterations + 1


def _used(sight: Sight) -> np.ndarray:
    """How many nodes and edges this thread's last search made."""
    from podium.bots import think as module

    return module._own.trees[sight.game.slug].used


@pytest.mark.parametrize("slug", slugs())
def test_memory_is_what_is_stated(slug: str) -> None:
    tree = _tree(game(slug))
    total = sum(array.nbytes for array in tree)
    assert total <= MEMORY_MIB * 2**20 * 1.02


def test_milliseconds_are_kept() -> None:
    sight = opening("symphonimo", 2)
    think(sight, Budget(iterations=1), seed=SEED)  # load what was compiled
    found = think(sight, Budget(milliseconds=50), seed=SEED)
    assert found.iterations >= 1  # however slow the machine


def test_budgets_are_part_of_a_name() -> None:
    made = bot("maestro@250ms")
    assert isinstance(made, SearchBot)
    assert (made.name, made.budget, made.is_flat) == ("maestro@250ms", Budget(milliseconds=250), False)
    made = bot("flat@70i")
    assert isinstance(made, SearchBot)
    assert (made.budget, made.is_flat) == (Budget(iterations=70), True)
    for name, sentence in (
        ("greedy@100ms", "decides at once and takes no budget"),
        ("maestro@soon", "as in maestro@250ms; 'soon' came"),
        ("maestro@0ms", "'0ms' came"),
        ("solist", "There is no bot 'solist'"),
    ):
        with pytest.raises(UnknownBot, match=sentence):
            bot(name)


def test_levels_are_bots_of_their_own() -> None:
    assert len({bot(level).name for level in LEVELS}) == 4


@pytest.mark.parametrize("slug", slugs())
def test_every_level_finishes_a_game(slug: str) -> None:
    names = ["apprentice", "musician", f"soloist@{sample(60)}i", f"maestro@{sample(60)}i"]
    if INTERPRETED:  # a search in every second seat would take minutes, and in a long game in any
        names[2:] = ["musician", "musician" if slug in LONG else names[3]]
    match = Match.new(slug, seats=4, options=shorter(slug), seed=6)
    while not match.is_over:
        seat = match.pending[-1]
        match.play(seat, decide(match, seat, bot(names[seat]), len(match.log)))
    assert match.outcome is not None


def test_a_sight_does_not_show_what_others_have_laid() -> None:
    """Where seats choose at once, a bot is given the same table whoever was asked first."""
    match = Match.new("turandot", seats=3, seed=2)
    before = match.sight(2, 7).state.tobytes()
    for seat in (0, 1):
        while seat in match.pending:
            match.play(seat, match.legal(seat)[-1])
    assert match.sight(2, 7).state.tobytes() == before
    match.play(2, match.legal(2)[0])
    assert match.sight(2, 7).state.tobytes() != before


@pytest.mark.parametrize("slug", slugs())
def test_a_search_weighs_seats_as_they_were_fitted(slug: str) -> None:
    of = game(slug)
    tree, rng = _tree(of), np.random.default_rng(1)
    for seats in of.seats:
        known = rng.normal(0, 2, of.rules.NUM_PROSPECTS + 1).astype(np.float32)
        tree.prospects[:] = known[:-1]
        found = search_of(of)._weigh(tree, seats, float(known[-1]))
        assert found == pytest.approx(weigh(of.rules.ODDS[seats], known), rel=1e-3, abs=1e-3)
