"""Podium beside its peers: one run, one machine, one table. From the repository root: python bench/run.py

Measures every registered game at every number of players, then OpenSpiel, RLCard and PettingZoo in
an environment of their own, and writes bench/results/bench.json, .png and .svg. A run that leaves
something out (--quick, --no-peers, --games) writes bench/results/partial.* instead.
"""

import argparse
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import environment
import machine
import ours
import plot
from lead import COMPARED, DERIVED, leads, peers_of
from report import print_report, save
from rich.console import Console
from rich.text import Text
from timing import Row, Tell

import podium
from podium.core.kernel import BOUNDS_CHECKED, INTERPRETED

RESULTS = Path(__file__).resolve().parent / "results"
NARROWEST = 130  # columns that the table needs when it is not shown on a terminal
LONG = {"seconds": 0.5, "our_repeats": 5, "peer_repeats": 3}
QUICK = {"seconds": 0.02, "our_repeats": 2, "peer_repeats": 2}


@dataclass
class Findings:
    """What a run has measured so far."""

    rows: list[Row] = field(default_factory=list)
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
    findings = Findings(is_whole=not (asked.quick or asked.no_peers or asked.games))
    with progress.status("Measuring") as status:

        def tell(what: str) -> None:
            if progress.is_terminal:
                status.update(what)
            else:
                progress.print(Text(what), soft_wrap=True)

        if not asked.no_peers and not environment.is_ready():
            tell("Making the peers' environment; this takes a minute or two")
            environment.create()
        findings.rows.extend(ours.measure(games, settings["seconds"], int(settings["our_repeats"]), tell))
        if not asked.no_peers:
            _measure_peers(settings, findings, tell)
    _report(findings, about, settings, console)
    return 1 if findings.is_broken else 0


def _console() -> Console:
    return Console() if sys.stdout.isatty() else Console(width=NARROWEST)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Podium beside its peers: one run, one machine, one table.")
    parser.add_argument("--no-peers", action="store_true", help="measure Podium alone")
    parser.add_argument("--quick", action="store_true", help="short measures, to see that everything runs")
    parser.add_argument("--games", nargs="+", metavar="GAME", help="only these games of Podium")
    return parser.parse_args()


def _measure_peers(settings: dict[str, float], findings: Findings, tell: Tell) -> None:
    """Follow the peers' script; if it breaks, what it has measured is still shown."""
    try:
        for line in environment.measure(settings["seconds"], int(settings["peer_repeats"])):
            match line:
                case {"doing": what}:
                    tell(what)
                case {"row": row}:
                    findings.rows.append(Row(**row))
                case {"skipped": sentence}:
                    findings.skipped.append(sentence)
                case {"versions": versions}:
                    findings.versions.update(versions)
    except environment.NoPeers as reason:
        findings.skipped.append(str(reason))
        findings.is_broken = True


def _report(findings: Findings, about: dict[str, Any], settings: dict[str, float], console: Console) -> None:
    """Print the table, and write the JSON and the pictures."""
    peers = peers_of(findings.rows)
    found = leads(findings.rows, peers)
    print_report(console, findings.rows, found, peers, findings.skipped, machine.sentence(about))
    if about["load"] > about["cores"] / 4:
        console.print(f"The machine was busy before this run (load {about['load']}): the figures may be too slow.")
    name = "bench" if findings.is_whole and not findings.is_broken else "partial"
    content = {
        "compared": COMPARED,
        "derived": DERIVED,
        "machine": about,
        "peers": findings.versions,
        "settings": settings,
        "rows": findings.rows,
        "held_against": peers,
        "lead": found,
        "skipped": findings.skipped,
    }
    save(RESULTS / f"{name}.json", content)
    plot.draw(findings.rows, machine.sentence(about), RESULTS / f"{name}.png", RESULTS / f"{name}.svg")
    console.print(Text(f"Written: bench/results/{name}.json, {name}.png and {name}.svg."))


if __name__ == "__main__":
    sys.exit(main())
