"""The figures as a table for people and as JSON for programs."""

import dataclasses
import json
import statistics
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Any, TypeVar

from lead import COMPARED, DERIVED, OURS, ROLLOUTS, SEARCHED, Lead, Peers, SearchLead
from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text
from timing import Row, SearchRow

HEADINGS = {
    (OURS, "kernel"): "Podium, compiled kernels",
    ("OpenSpiel", ROLLOUTS): "OpenSpiel, C++ (derived)",
    ("OpenSpiel", "Python"): "OpenSpiel, Python loop",
    ("RLCard", "Python"): "RLCard, Python loop",
    ("PettingZoo", "Python"): "PettingZoo, Python loop",
    (OURS, "guided"): "Podium, search, guided playouts (the default)",
    (OURS, "random"): "Podium, search, random playouts",
    ("OpenSpiel", "ISMCTS, C++"): "OpenSpiel, search (ISMCTS), C++",
    ("OpenSpiel", "ISMCTS, Python"): "OpenSpiel, search (ISMCTS), Python",
}


def short(value: float | None) -> str:
    """Three significant digits: 36.9 M, 612 k, 27.1; nothing for what was not measured."""
    if value is None:
        return ""
    for size, letter in ((1e9, " G"), (1e6, " M"), (1e3, " k")):
        if value >= 0.9995 * size:
            return f"{_three(value / size)}{letter}"
    return _three(value)


def plain(value: float) -> str:
    """Nanoseconds: three significant digits, with thousands set apart."""
    return f"{value:,.0f}" if value >= 99.95 else _three(value)


def _three(value: float) -> str:
    return f"{value:.0f}" if value >= 99.95 else f"{value:.1f}" if value >= 9.995 else f"{value:.2f}"


WIDE = 120  # columns of a terminal that shows everything
FIGURES = 68  # columns that the figures take on a narrow one: what is cut there is a name
LEFT_OUT_WHEN_NARROW = ("games/s\none core", "games/s\nall cores", "decisions\na game")
COLUMNS: list[tuple[str, Callable[[Row], str]]] = [
    ("players", lambda row: str(row.players)),
    ("ns /\ndecision", lambda row: plain(row.nanoseconds)),
    ("decisions/s\none core", lambda row: short(row.decisions_per_second)),
    ("games/s\none core", lambda row: short(row.games_per_second)),
    ("decisions/s\nall cores", lambda row: short(row.all_cores_decisions)),
    ("games/s\nall cores", lambda row: short(row.all_cores_games)),
    ("ns / copy", lambda row: "" if row.copy_nanoseconds is None else plain(row.copy_nanoseconds)),
    ("decisions\na game", lambda row: _three(row.decisions_per_game)),
]
SEARCH_COLUMNS: list[tuple[str, Callable[[SearchRow], str]]] = [
    ("players", lambda row: str(row.players)),
    ("from the", lambda row: row.stage),
    ("decisions/s", lambda row: short(row.decisions_per_second)),
    ("iterations/s", lambda row: short(row.iterations_per_second)),
    ("decisions /\niteration", lambda row: _three(row.decisions_per_iteration)),
    ("ns /\ndecision", lambda row: plain(row.nanoseconds)),
]

AnyRow = TypeVar("AnyRow", Row, SearchRow)


@dataclasses.dataclass(frozen=True)
class Findings:
    """All that a report shows of random play, and of search."""

    rows: list[Row]
    peers: Peers | None
    leads: list[Lead]
    searches: list[SearchRow]
    searching_peers: dict[str, SearchRow]  # by stage, the fastest
    search_leads: list[SearchLead]


def sections(rows: list[AnyRow]) -> list[tuple[str, list[AnyRow]]]:
    """The rows by heading, ours first and as they came, the peers' fastest first."""
    order = list(HEADINGS)
    placed = sorted(rows, key=lambda row: order.index((row.library, row.how)))
    found = []
    for key, group in groupby(placed, key=lambda row: (row.library, row.how)):
        together = list(group)
        if key[0] != OURS:
            together.sort(key=lambda row: row.nanoseconds)
        found.append((HEADINGS[key], together))
    return found


def print_report(console: Console, found: Findings, skipped: list[str], about: str) -> None:
    """The tables, the leads, and what is compared."""
    if found.rows:
        console.print(_measures(found.rows, console.width))
        console.print(_lead(found.leads, found.peers))
    if found.searches:
        console.print(_searches(found.searches))
    if found.search_leads:
        console.print(_search_lead(found.search_leads, found.searching_peers))
    for sentence in skipped:
        console.print(Text(f"Skipped: {sentence}", style="dim"), soft_wrap=True)
    if found.peers:
        console.print(Text(f"{COMPARED} {DERIVED}"))
    if found.search_leads:
        console.print(Text(SEARCHED))
    if not found.peers and not found.searching_peers:
        console.print(Text("The peers were not measured in this run."))
    console.print(Text(f"Machine: {about}. {_noise([*found.rows, *found.searches])}", style="bold"))


def save(path: Path, content: dict[str, Any]) -> None:
    """JSON that reads well in a diff; rows and leads become plain objects."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(content, indent=1, default=dataclasses.asdict, ensure_ascii=False) + "\n")


def _noise(rows: list[Row | SearchRow]) -> str:
    """How far the repeats of a row lie apart: what the figures are worth."""
    spreads = [max(row.repeats_nanoseconds) / min(row.repeats_nanoseconds) - 1 for row in rows]
    return f"Repeats of a row differ by {statistics.median(spreads):.0%} as a rule, by {max(spreads):.0%} at worst."


def _measures(rows: list[Row], width: int) -> Table:
    table = Table(title="Random play, side by side", title_style="bold", box=box.SIMPLE_HEAD)
    table.add_column("game", no_wrap=True, max_width=None if width >= WIDE else max(10, width - FIGURES))
    columns = [column for column in COLUMNS if width >= WIDE or column[0] not in LEFT_OUT_WHEN_NARROW]
    for heading, _ in columns:
        least = max(len(line) for line in heading.splitlines())
        table.add_column(heading, justify="right", no_wrap=True, min_width=least)
    for heading, together in sections(rows):
        table.add_row(Text(heading, style="bold"))
        for row in together:
            cells = [cell(row) for _, cell in columns]
            table.add_row(f"  {row.game}", *cells, style="bright_green" if row.library == OURS else "")
        table.add_section()
    return table


def _lead(found: list[Lead], peers: Peers | None) -> Table:
    table = Table(title="The lead: a peer's cost over ours", title_style="bold", box=box.SIMPLE_HEAD)
    table.add_column("game", no_wrap=True)
    table.add_column("players", justify="right")
    table.add_column("ns /\ndecision", justify="right")
    for heading in _against(peers):
        table.add_column(heading, justify="right")
    table.add_column("cost at most over\nfewest players", justify="right")
    for game, group in groupby(found, key=lambda lead: lead.game):
        together = list(group)
        for lead in together:
            ratios = (lead.over_fastest_rollout, lead.over_median_rollout, lead.over_fastest_python)
            table.add_row(
                game,
                str(lead.players),
                plain(lead.nanoseconds),
                *(f"{_three(ratio)} ×" for ratio in ratios if ratio is not None),
                f"{lead.most_over_fewest:.2f}" if lead is together[-1] else "",
            )
        table.add_section()
    return table


def _searches(rows: list[SearchRow]) -> Table:
    table = Table(title="Search, side by side", title_style="bold", box=box.SIMPLE_HEAD)
    table.add_column("game", no_wrap=True)
    for heading, _ in SEARCH_COLUMNS:
        table.add_column(heading, justify="right", no_wrap=True)
    for heading, together in sections(rows):
        table.add_row(Text(heading, style="bold"))
        for row in together:
            cells = [cell(row) for _, cell in SEARCH_COLUMNS]
            table.add_row(f"  {row.game}", *cells, style="bright_green" if row.library == OURS else "")
        table.add_section()
    return table


def _search_lead(found: list[SearchLead], peers: dict[str, SearchRow]) -> Table:
    """A line a position; the kinds of playout side by side."""
    table = Table(title="The lead in search: a peer's cost over ours", title_style="bold", box=box.SIMPLE_HEAD)
    table.add_column("game", no_wrap=True)
    table.add_column("players", justify="right")
    table.add_column("from the", justify="right")
    kinds = sorted({lead.playouts for lead in found}, reverse=True)
    for kind in kinds:
        table.add_column(f"{kind}\nplayouts", justify="right")
    table.add_column("held against OpenSpiel's\nfastest from there")
    lines: dict[tuple[str, int, str], dict[str, float]] = {}
    for lead in found:
        lines.setdefault((lead.game, lead.players, lead.stage), {})[lead.playouts] = lead.over_fastest
    for (game, players, stage), ratios in lines.items():
        against = f"{peers[stage].game}, {plain(peers[stage].nanoseconds)} ns"
        table.add_row(game, str(players), stage, *(f"{_three(ratios[kind])} ×" for kind in kinds), against)
    lowest = (min(lead.over_fastest for lead in found if lead.playouts == kind) for kind in kinds)
    table.add_section()
    table.add_row("the least", "", "", *(f"{_three(ratio)} ×" for ratio in lowest), style="bold")
    return table


def _against(peers: Peers | None) -> list[str]:
    """What each ratio is against: the peer's game and its cost."""
    if peers is None:
        return []
    rollout, loop = peers.fastest_rollout, peers.fastest_python
    return [
        f"fastest C++ rollout\n{rollout.game}, {plain(rollout.nanoseconds)} ns",
        f"median C++ rollout\n{plain(peers.median_rollout)} ns",
        f"fastest Python loop\n{loop.library} {loop.game},\n{plain(loop.nanoseconds)} ns",
    ]
