"""Arenas: equal chances for everybody, secrets kept, and runs that stop, die and go on."""

import itertools
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

import podium
from podium import Match, game
from podium.bots import Bot, bot, decide
from podium.core import chance
from podium.core.errors import BadSeats, PodiumError, UnknownBot
from podium.core.match import Sight
from podium.lab import arena as lab
from podium.lab.arena import Progress, arena, rotate, seatings
from podium.lab.ledger import BadArena, Cluster, Settings
from podium.lab.standing import Standing, standing_of
from podium.terminal.standing import leaders
from tests.support import sample


def settings(bots: str, seats: int = 2, schedule: str = "round robin", tables: str = "mixed") -> Settings:
    return Settings(
        podium=podium.__version__,
        game="symphonimo",
        game_version=1,
        box="",
        seats=seats,
        options={},
        seed="00" * 32,
        bots=bots.split(),
        schedule=schedule,
        tables=tables,
    )


def data(standing: Standing) -> bytes:
    return msgspec.json.encode(standing)


def test_everybody_sits_everywhere_on_equal_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """One table, all its rotations: each bot in each seat once, and the same first state for all."""
    begun, seen = [], []

    def spy(match: Match, seat: int, player: Bot, seed: str) -> int:
        if not match.log:
            begun.append(match.state.tobytes())
        seen.append((len(begun), seat, player.name))
        return decide(match, seat, player, seed)

    monkeypatch.setattr(lab, "decide", spy)
    monkeypatch.setattr(lab, "bot", lambda name: type(bot("random"))(name, 0))  # same policy, told apart by name
    arena("symphonimo", ["a", "b", "c"], seats=3, deals=1, seed=5, cores=1)
    assert len(begun) == 3
    assert len(set(begun)) == 1
    assert Counter((seat, name) for _, seat, name in set(seen)) == Counter(itertools.product(range(3), "abc"))


def test_whoever_chooses_at_the_same_time_decides_before_any_choice_is_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    decided: list[tuple[int, tuple[int, ...], int]] = []

    def spy(match: Match, seat: int, player: Bot, seed: str) -> int:
        decided.append((len(match.log), match.pending, seat))
        return decide(match, seat, player, seed)

    monkeypatch.setattr(lab, "decide", spy)
    arena("turandot", ["greedy", "random"], seats=2, deals=1, seed=1, cores=1)
    for (_, pending), batch in itertools.groupby(decided, key=lambda item: item[:2]):
        assert tuple(seat for *_, seat in batch) == pending
    assert any(len(pending) > 1 for _, pending, _ in decided)


def test_every_decision_has_a_seed_of_its_own_and_the_deal_can_be_dealt_again(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[str] = []
    deals: set[bytes] = set()

    def spy(match: Match, seat: int, player: Bot, seed: str) -> int:
        seeds.append(seed)
        deals.add(match.seed)
        return decide(match, seat, player, seed)

    monkeypatch.setattr(lab, "decide", spy)
    standing = arena("symphonimo", ["greedy", "random"], deals=2, seed=1, cores=1)
    assert len(set(seeds)) == len(seeds) == round(standing.decisions * standing.games)
    assert deals == {chance.seed_bytes(f"{standing.settings.seed} deal {deal}") for deal in range(2)}
    assert not deals & {chance.seed_bytes(seed) for seed in seeds}


def test_tables_of_every_kind() -> None:
    assert seatings(settings("a b c", 2, "gauntlet", "lone"), 0) == [("a", "b"), ("a", "c")]
    assert seatings(settings("a b", 3, "gauntlet", "lone"), 0) == [("a", "b", "b")]
    assert seatings(settings("a b c", 2, "ladder"), 0) == [("a", "b"), ("b", "c")]
    assert seatings(settings("a b", 3, tables="lone"), 0) == [("a", "b", "b"), ("b", "a", "a")]
    assert {frozenset(pair) for pair in seatings(settings("a b c"), 7)} == {frozenset(p) for p in ("ab", "ac", "bc")}
    four = seatings(settings("a b c d", 3), 0)
    assert {frozenset(table) for table in four} == {frozenset(table) for table in itertools.combinations("abcd", 3)}
    assert len({seatings(settings("a b c d", 4), deal)[0] for deal in range(20)}) > 5  # neighbours change
    assert rotate(("a", "b", "c"), 1) == ("b", "c", "a")


def test_where_combinations_are_too_many_each_deal_seats_everybody_at_few_tables() -> None:
    many = settings(" ".join("abcdefghij"), 4)
    met: set[frozenset[str]] = set()
    for deal in range(40):
        tables = seatings(many, deal)
        assert len(tables) == 3
        assert all(len(set(table)) == 4 for table in tables)
        assert set("".join("".join(table) for table in tables)) == set("abcdefghij")
        met |= {frozenset(pair) for table in tables for pair in itertools.combinations(table, 2)}
    assert len(met) == 45


def test_greedy_beats_random_clearly() -> None:
    standing = arena("symphonimo", ["random", "greedy"], deals=max(12, sample(60)), seed=3, cores=1)
    best, last = standing.ratings
    assert (best.bot, best.rating, last.bot) == ("greedy", 1000, "random")
    assert last.rating_high < 1000
    pairing = standing.pairing("greedy", "random")
    assert pairing is not None
    assert pairing.ahead_low > 0.5
    assert pairing.margin_low > 0
    assert standing.is_complete


def test_sums_of_one_table_by_hand() -> None:
    """At a lone table of three a comes 1st, 2nd and shares the 1st place: ahead in 2 + 1 + 1½ of 6 meetings."""
    cluster = Cluster(
        deal=0,
        seating=("a", "b", "b"),
        places=((1, 2, 3), (1, 3, 2), (1, 1, 3)),
        scores=((9, 5, 1), (8, 2, 6), (4, 4, 0)),
        decisions=(10, 11, 12),
    )  # a sits in seats 0, 2 and 1
    standing = standing_of(settings("a b", 3, tables="lone"), [cluster], is_complete=True)
    mine = standing.pairing("a", "b")
    assert mine is not None
    assert (mine.meetings, mine.ahead, mine.place) == (6, 4.5 / 6, 8 / 6)
    assert mine.margin == (4 + 8 - 2 + 4 + 0 + 4) / 6
    by_bot = {row.bot: row for row in standing.ratings}
    assert (by_bot["a"].played, by_bot["b"].played) == (3, 6)
    assert by_bot["a"].wins == 1.5 / 3
    assert by_bot["b"].wins == 1.5 / 6
    assert by_bot["a"].points == 19 / 3
    assert standing.decisions == 11


def stop_after(count: int) -> Callable[[Progress], None]:
    def progress(so_far: Progress) -> None:
        if so_far.done == count:
            raise KeyboardInterrupt

    return progress


def test_an_arena_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    call = {"game": "symphonimo", "bots": ["greedy", "random"], "seats": 2, "cores": 1}
    uninterrupted = arena(**call, deals=5, seed=2, out=whole)
    stopped = arena(**call, deals=5, seed=2, out=parts, progress=stop_after(2))
    assert (stopped.is_complete, stopped.deals, stopped.games) == (False, 2, 4)
    parts.write_bytes(parts.read_bytes() + whole.read_bytes().splitlines()[3][:40])  # killed while writing
    shown: list[int] = []
    resumed = arena(**call, deals=5, out=parts, progress=lambda so_far: shown.append(so_far.done))
    assert shown == [2, 3, 4, 5]
    assert parts.read_bytes() == whole.read_bytes()
    assert data(resumed) == data(uninterrupted)
    more = arena(**call, deals=6, seed=2, out=parts)
    assert more.deals == 6
    fewer = arena(**call, deals=5, seed=2, out=parts)
    assert data(fewer) == data(uninterrupted)


def test_processes_play_what_one_core_plays_and_stop_when_told(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    call = {"game": "symphonimo", "bots": ["greedy", "random"], "deals": 6, "seed": 2}
    stopped = arena(**call, cores=2, out=path, progress=stop_after(2))
    assert (stopped.is_complete, stopped.games) == (False, 4)
    assert path.read_text().count("\n") == 3
    assert data(arena(**call, cores=1, out=path)) == data(arena(**call, cores=1))


def test_a_torn_header_begins_anew_and_damage_is_named(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    call = {"game": "symphonimo", "bots": ["greedy", "random"], "deals": 1, "seed": 2, "cores": 1}
    arena(**call, out=path)
    good = path.read_bytes()
    path.write_bytes(good[:30])
    arena(**call, out=path)
    assert path.read_bytes() == good
    path.write_bytes(good.replace(b'"deal":0', b'"deal":x'))
    with pytest.raises(BadArena, match=r"a\.jsonl, line 2, is damaged"):
        arena(**call, out=path)
    for strange in (b"shopping list", b"milk\n", b"\xff\xfe\n", b'{"format":"podium game record"}\n'):
        path.write_bytes(strange)
        for seed in (2, None):
            with pytest.raises(BadArena, match="is not the file of an arena"):
                arena(**{**call, "seed": seed}, out=path)
        assert path.read_bytes() == strange
    with pytest.raises(BadArena, match="cannot be kept in"):
        arena(**call, out=tmp_path / "none" / "a.jsonl")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"seed": 3}, "seed"),
        ({"seats": 3}, "seats: 2, not 3"),
        ({"bots": ["random", "greedy"]}, "bots"),
        ({"schedule": "gauntlet"}, "schedule: round robin, not gauntlet"),
        ({"options": {"false_note": True}}, "options"),
    ],
)
def test_other_settings_are_refused_for_the_same_file(tmp_path: Path, change: dict[str, object], sentence: str) -> None:
    path = tmp_path / "a.jsonl"
    call: dict[str, object] = {"game": "symphonimo", "bots": ["greedy", "random"], "deals": 1, "seed": 2, "cores": 1}
    arena(**call, out=path)
    kept = path.read_bytes()
    with pytest.raises(BadArena, match=f"holds another arena .{sentence}"):
        arena(**{**call, **change}, out=path)
    assert path.read_bytes() == kept


@pytest.mark.parametrize(
    ("change", "kind", "sentence"),
    [
        ({"bots": []}, BadArena, "at least 2 bots; 0 came"),
        ({"bots": ["greedy"]}, BadArena, "at least 2 bots; 1 came"),
        ({"bots": ["greedy", "greedy"]}, BadArena, "Bot greedy is named twice"),
        ({"bots": ["greedy", "Anna"]}, UnknownBot, "no bot 'Anna'"),
        ({"deals": 0}, BadArena, "at least 1 deal; 0"),
        ({"cores": 0}, BadArena, "at least 1 core; 0"),
        ({"seats": 9}, BadSeats, "is played by"),
        ({"seats": 3, "tables": "mixed"}, BadArena, "Mixed tables of 3 need as many bots; 2 came"),
        ({"schedule": "gauntlet", "tables": "mixed"}, BadArena, "cannot be mixed"),
        ({"schedule": "ladder", "seats": 3}, BadArena, "at 2 seats; 3 were asked for"),
    ],
)
def test_refusals(change: dict[str, object], kind: type[PodiumError], sentence: str) -> None:
    call: dict[str, object] = {"game": "symphonimo", "bots": ["greedy", "random"], "deals": 1, "cores": 1}
    with pytest.raises(kind, match=sentence):
        arena(**{**call, **change})


def test_the_standing_while_games_go_on_is_that_of_the_end() -> None:
    shown: list[dict[str, float]] = []
    call = {"bots": ["random", "greedy"], "seats": 3, "deals": 2, "seed": 1, "cores": 1}
    standing = arena("symphonimo", **call, progress=lambda so_far: shown.append(so_far.ratings))
    assert shown[0] == {"random": 1000, "greedy": 1000}
    assert shown[-1] == pytest.approx({row.bot: row.rating for row in standing.ratings})
    assert leaders({"a": 1200.4, "b": 1000, "c": 900, "d": 1}) == "a 1200 · b 1000 · c 900"


def test_nothing_played_is_no_standing() -> None:
    with pytest.raises(BadArena, match="before every bot had played"):
        arena(game("symphonimo"), ["greedy", "random"], deals=1, cores=1, progress=stop_after(0))


def test_warming_up_makes_every_bot_choose() -> None:
    class Spy:
        name, chosen = "spy", 0

        def choose(self, sight: Sight, _: bytes) -> int:
            self.chosen += 1
            assert len(sight.legal) > 1
            return int(sight.legal[0])

    found = game("symphonimo")
    host = lab.Host(found, found.box, found.options(), settings("greedy random"))
    spy = Spy()
    host.bots["random"] = spy
    host.warm_up()
    assert spy.chosen == 1
