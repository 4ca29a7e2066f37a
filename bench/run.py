"""Podium beside its peers: one run, one machine, one table. From the repository root: python bench/run.py

Measures random play of every registered game at every number of players and the search at two of
them, then OpenSpiel, RLCard and PettingZoo in an environment of their own, and writes
bench/results/bench.json, .png and .svg. A run that leaves something out (--quick, --no-peers, --games,
--only) writes bench/results/partial.* instead.
"""

import argparse
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import environment
import machine
import ours
import ours_search
import plot
from lead import COMPARED, DERIVED, SEARCHED, fastest_searches, leads, peers_of, search_leads
from report import Findings, print_report, save
from rich.console import Console
from rich.text import Text
from timing import Row, SearchRow, Tell

import podium
from podium.core.kernel import BOUNDS_CHECKED, INTERPRETED

RESULTS = Path(__file__).resolve().parent / "results"
NARROWEST = 130  # columns that the table needs when it is not shown on a terminal
LONG = {"seconds": 0.5, "search_seconds": 0.1, "our_repeats": 5, "peer_repeats": 3}
QUICK = {"seconds": 0.02, "search_seconds": 0.02, "our_repeats": 2, "peer_repeats": 2}


@dataclass
class Measured:
    """What a run has measured so far."""

    rows: list[Row] = field(default_factory=list)
    searches: list[SearchRow] = field(default_factory=list)
    skipped: list[str] = field(default_factory=list)
    versions: dict[str, str] = field(default_factory=dict)
    is_whole: bool = True  # every game, every peer, long measures
    is_broken: bool = False  # the peers' script ended early


def main() -> int:
    """Run, and turn a refusal or an interruption into one sentence."""
    console, progress = _console(), Console(stderr=True)
    try:
        return run(_arguments(), console, progress)
    except KeyboardInterrupt:
        progress.print("Stopped before the end; nothing was written.")
        return 130
    except (podium.PodiumError, environment.NoPeers) as refusal:
        progress.print(Text(str(refusal)), soft_wrap=True)
        return 2


def run(asked: argparse.Namespace, console: Console, progress: Console) -> int:
    """Measure, print and save; returns the exit code."""
    if INTERPRETED or BOUNDS_CHECKED:
        raise podium.PodiumError("Kernels are timed as they are used: unset NUMBA_DISABLE_JIT and NUMBA_BOUNDSCHECK.")
    games = [podium.game(slug) for slug in asked.games or podium.slugs()]
    about = machine.describe()
    settings = QUICK if asked.quick else LONG
    measured = Measured(is_whole=not (asked.quick or asked.no_peers or asked.games or asked.only))
    with progress.status("Measuring") as status:

        def tell(what: str) -> None:
            if progress.is_terminal:
                status.update(what)
            else:
                progress.print(Text(what), soft_wrap=True)

        if not asked.no_peers and not environment.is_ready():
            tell("Making the peers' environment; this takes a minute or two")
            environment.create()
        repeats = int(settings["our_repeats"])
        if asked.only != "search":
            measured.rows.extend(ours.measure(games, settings["seconds"], repeats, tell))
        if asked.only != "play":
            measured.searches.extend(ours_search.measure(games, settings["search_seconds"], repeats, tell))
        if not asked.no_peers:
            _measure_peers(settings, asked.only, measured, tell)
    _report(measured, about, settings, console)
    return 1 if measured.is_broken else 0


def _console() -> Console:
    return Console() if sys.stdout.isatty() else Console(width=NARROWEST)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Podium beside its peers: one run, one machine, one table.")
    parser.add_argument("--no-peers", action="store_true", help="measure Podium alone")
    parser.add_argument("--quick", action="store_true", help="short measures, to see that everything runs")
    parser.add_argument("--games", nargs="+", metavar="GAME", help="only these games of Podium")
    parser.add_argument("--only", choices=("play", "search"), help="only random play, or only search")
    return parser.parse_args()


def _measure_peers(settings: dict[str, float], only: str | None, measured: Measured, tell: Tell) -> None:
    """Follow the peers' script; if it breaks, what it has measured is still shown."""
    try:
        repeats = int(settings["peer_repeats"])
        for line in environment.measure(settings["seconds"], settings["search_seconds"], repeats, only):
            match line:
                case {"doing": what}:
                    tell(what)
                case {"row": row}:
                    measured.rows.append(Row(**row))
                case {"search": row}:
                    measured.searches.append(SearchRow(**row))
                case {"skipped": sentence}:
                    measured.skipped.append(sentence)
                case {"versions": versions}:
                    measured.versions.update(versions)
    except environment.NoPeers as reason:
        measured.skipped.append(str(reason))
        measured.is_broken = True


def _report(measured: Measured, about: dict[str, Any], settings: dict[str, float], console: Console) -> None:
    """Print the tables, and write the JSON and the pictures."""
    peers, searching_peers = peers_of(measured.rows), fastest_searches(measured.searches)
    found = Findings(
        rows=measured.rows,
        peers=peers,
        leads=leads(measured.rows, peers),
        searches=measured.searches,
        searching_peers=searching_peers,
        search_leads=search_leads(measured.searches, searching_peers),
    )
    print_report(console, found, measured.skipped, machine.sentence(about))
    if about["load"] > about["cores"] / 4:
        console.print(f"The machine was busy before this run (load {about['load']}): the figures may be too slow.")
    name = "bench" if measured.is_whole and not measured.is_broken else "partial"
    content = {
        "compared": COMPARED,
        "derived": DERIVED,
        "machine": about,
        "searched": SEARCHED,
        "peers": measured.versions,
        "settings": settings,
        "rows": found.rows,
        "held_against": found.peers,
        "lead": found.leads,
        "search_rows": found.searches,
        "search_held_against": found.searching_peers,
        "search_lead": found.search_leads,
        "skipped": measured.skipped,
    }
    save(RESULTS / f"{name}.json", content)
    plot.draw(
        [*measured.rows, *measured.searches], machine.sentence(about), RESULTS / f"{name}.png", RESULTS / f"{name}.svg"
    )
    console.print(Text(f"Written: bench/results/{name}.json, {name}.png and {name}.svg."))


if __name__ == "__main__":
    sys.exit(main())
