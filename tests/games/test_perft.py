"""Perft: how many action sequences there are from named positions, by depth.

The files in tests/data/perft hold the positions and the counts, with the arithmetic of the small
ones beside them. On failure the counts behind each first action are shown, to find the rule.
"""

from collections.abc import Callable
from pathlib import Path

import pytest

from podium import Match
from podium.games.concert.table import CHANCE
from tests.games import concert_tables
from tests.support import act, give, symphonimo

DATA = Path(__file__).parent.parent / "data" / "perft"


def positions(path: Path) -> list[tuple[str, dict[str, str], list[tuple[int, int]]]]:
    """(id, settings, [(depth, count)]) for each position of a file."""
    found = []
    for block in path.read_text(encoding="utf-8").split("\n\n"):
        lines = [line for line in block.splitlines() if line and not line.startswith("#")]
        if lines:
            pairs = [line.partition(" ")[::2] for line in lines]
            name = next(value for key, value in pairs if key == "id")
            counts = [tuple(map(int, value.split("#")[0].split())) for key, value in pairs if key == "perft"]
            found.append((name, {k: v for k, v in pairs if k != "perft"}, [(d, n) for d, n in counts]))
    return found


def perft(match: Match, depth: int) -> int:
    """The number of sequences of `depth` actions; a game that ends earlier counts no further."""
    if depth == 0:
        return 1
    total = 0
    for seat in match.pending:
        for action in match.legal(seat):
            after = match.at(len(match.log))
            after.play(seat, action)
            total += perft(after, depth - 1)
    return total


def divide(match: Match, depth: int) -> str:
    """Counts behind each first action."""
    lines = []
    for seat in match.pending:
        for text in match.legal(seat).texts:
            after = match.at(len(match.log))
            after.play(seat, text)
            lines.append(f"  {seat} {text}: {perft(after, depth - 1)}")
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("settings", "counts"), [pytest.param(s, c, id=i) for i, s, c in positions(DATA / "symphonimo.perft")]
)
def test_symphonimo(settings: dict[str, str], counts: list[tuple[int, int]]) -> None:
    match = symphonimo(
        int(settings["seats"]),
        settings["pile"],
        powers=settings.get("powers", ""),
        false_notes=settings.get("false_notes", ""),
    )
    for held in settings.get("own", "").split():
        seat, name, count = held.split(":")
        give(match, int(seat), **{name: int(count)})
    act(match, *[action for action in settings.get("moves", "").split(", ") if action])
    check_perft(match, counts)


def check_perft(match: Match, counts: list[tuple[int, int]]) -> None:
    for depth, count in counts:
        assert perft(match, depth) == count, f"depth {depth} from {match.view()}:\n{divide(match, depth)}"


@pytest.mark.parametrize(
    ("settings", "counts"), [pytest.param(s, c, id=i) for i, s, c in positions(DATA / "turandot.perft")]
)
def test_turandot(settings: dict[str, str], counts: list[tuple[int, int]]) -> None:
    match = Match.new("turandot", seats=int(settings["seats"]), options={"first_puccini": 0}, seed="perft")
    act(match, *[action for action in settings.get("moves", "").split(", ") if action])
    check_perft(match, counts)


@pytest.mark.parametrize("slug", concert_tables.BOTH)
def test_concert(slug: str) -> None:
    for _, settings, counts in positions(DATA / "concert.perft"):
        if slug in settings["game"].split():
            check_perft(arranged(slug, settings), counts)


def arranged(slug: str, settings: dict[str, str]) -> Match:
    """A table of either Maestro game with cards and money as a position says, 'SEAT: …' by 'SEAT: …'."""
    is_opened = "opening" not in settings["id"]
    match = concert_tables.concert(slug, int(settings["seats"]), opened=is_opened)
    for key, arrange in ARRANGED.items():
        for part in settings.get(key, "").split(", "):
            if part:
                seat, *words = part.replace(":", "").split()
                arrange(match, int(seat), *[word.replace("+", " ") for word in words])
    for market, key in enumerate(("row", "soloists")[: len(match.box.record.goods)]):
        names = settings.get(key, "").replace("+", " ").split(", ") if key in settings else []
        concert_tables.show(match, market, *names[: int(match.box.record.slots[market])])
    concert_tables.on_top(match, CHANCE, *settings.get("chance", "").split())
    return concert_tables.play(match, *[action for action in settings.get("moves", "").split(", ") if action])


ARRANGED: dict[str, Callable[..., Match]] = {
    "own": concert_tables.give,
    "hold": concert_tables.hold,
    "saved": concert_tables.save,
    "purse": lambda match, seat, sixteenths: concert_tables.purse(match, seat, int(sixteenths)),
}


@pytest.mark.parametrize(
    ("settings", "counts"), [pytest.param(s, c, id=i) for i, s, c in positions(DATA / "symphony.perft")]
)
def test_symphony(settings: dict[str, str], counts: list[tuple[int, int]]) -> None:
    options = {"first_player": 0, "orchestra": settings.get("orchestra", "built")}
    match = Match.new("symphony", seats=int(settings["seats"]), options=options, seed="perft")
    check_perft(match, counts)
