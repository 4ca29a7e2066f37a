"""How many tables one server holds: python bench/server.py --tables 1000 --every 5 --seconds 60

Starts `podium serve` as a process of its own and people in other processes, who connect to every table
over sockets and act so often. Prints, and writes to bench/results/server.json, for each number of tables:
the time from an action to its acknowledgement (which is sent when it is durable), the server's share of a
core, and its memory for a table that nobody looks at and for one that is being played. With --minutes
tables are opened and played out for so long at a stretch and the growth of memory is told.
"""

import argparse
import json
import multiprocessing
import platform
import sys
import tempfile
import time
from contextlib import ExitStack
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import numpy as np
import psutil
from rich.console import Console
from rich.progress import track
from rich.table import Table

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import asyncio  # noqa: E402

from server_load import Plan, Seen, work  # noqa: E402

from tests.server.postgres import cluster  # noqa: E402
from tests.server.process import ServerProcess  # noqa: E402

RESULTS = ROOT / "bench" / "results" / "server.json"
CALM = 3.0  # seconds to let the server come to rest before its memory is read
console = Console(width=None if sys.stdout.isatty() else 160)


class Processes:
    """The server and the people."""

    def __init__(self, server: ServerProcess, plans: list[Plan]) -> None:
        assert server.process is not None
        self.server = psutil.Process(server.process.pid)
        self.pipes: list[Connection] = []
        self.crowds = []
        spawn = multiprocessing.get_context("spawn")
        for plan in plans:
            here, there = spawn.Pipe()
            crowd = spawn.Process(target=work, args=(there, plan), daemon=True)
            crowd.start()
            self.pipes.append(here)
            self.crowds.append(crowd)

    def tell(self, *words: Any) -> list[Any]:
        """Tell all crowds to do something; what they answer when they have."""
        for pipe in self.pipes:
            pipe.send(words)
        return [pipe.recv() for pipe in self.pipes] if words[0] != "leave" else []

    def leave(self) -> None:
        self.tell("leave")
        for crowd in self.crowds:
            crowd.join(30)
            crowd.kill()

    def memory(self) -> float:
        """Resident memory of the server, in MiB."""
        return float(self.server.memory_info().rss) / 2**20

    def busy(self) -> float:
        """Seconds of a core that the server has used."""
        return _seconds(self.server)

    def others(self) -> float:
        """Seconds of a core that neither the server nor the people have used, nor nobody."""
        times = psutil.cpu_times()
        ours = sum(_seconds(psutil.Process(crowd.pid)) for crowd in self.crowds)
        return sum(times) - times.idle - times.iowait - getattr(times, "guest", 0.0) - ours - self.busy()


def _seconds(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


def measure(asked: argparse.Namespace, tables: int) -> dict[str, Any]:
    """One number of tables, on a fresh server with an empty database."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="podium-bench-")))
        is_file = asked.database == "sqlite"
        database = str(folder / "podium.db") if is_file else stack.enter_context(cluster())()
        idle = 20 if asked.minutes else 3600  # finished tables are put away in the long run, and only there
        server = ServerProcess(database, folder / "said.log", idle_seconds=idle)
        server.start()
        stack.callback(server.kill)
        asyncio.run(server.up())
        share = [tables // asked.processes + (i < tables % asked.processes) for i in range(asked.processes)]
        plans = [
            Plan(server.url, asked.game, count, asked.people, asked.every, seed, bool(asked.minutes))
            for seed, count in enumerate(share)
        ]
        processes = Processes(server, plans)
        stack.callback(processes.leave)
        time.sleep(CALM)
        empty = processes.memory()
        began = time.perf_counter()
        processes.tell("create")
        time.sleep(CALM)
        created = processes.memory()
        sockets = sum(processes.tell("connect"))
        time.sleep(CALM)
        connected = processes.memory()
        console.print(f"{tables} tables, {sockets} sockets set up in {time.perf_counter() - began:.0f} s", style="dim")
        long = soak(processes, asked.minutes) if asked.minutes else {}
        busy, others, began = processes.busy(), processes.others(), time.perf_counter()
        seen: list[Seen] = processes.tell("play", asked.seconds)
        took = time.perf_counter() - began
        if server.process is None or server.process.poll() is not None:
            how = server.process.returncode if server.process else None
            raise SystemExit(f"The server ended while it was measured ({how}):\n{server.tail()}")
        times = np.array([latency for one in seen for latency in one.latencies]) * 1000
        return {
            "database": asked.database,
            "game": asked.game,
            "tables": tables,
            "people_per_table": asked.people,
            "sockets": sockets,
            "seconds": asked.seconds,
            "every": asked.every,
            "actions": len(times),
            "actions_per_second": round(len(times) / took, 1),
            "events_per_second": round(sum(one.events for one in seen) / took, 1),
            "ms": {f"p{part}": round(float(np.percentile(times, part)), 2) for part in (50, 95, 99, 99.9)}
            | {"max": round(float(times.max()), 2)},
            "late": sum(one.late for one in seen),
            "refused": sum(one.refused for one in seen),
            "unanswered": sum(one.unanswered for one in seen),
            "broken": sum(one.broken for one in seen),
            "server_cores": round((processes.busy() - busy) / took, 2),
            "others_cores": round((processes.others() - others) / took, 2),  # what else went on on this machine
            "memory_mib": {
                "empty": round(empty, 1),
                "created": round(created, 1),
                "connected": round(connected, 1),
                "played": round(processes.memory(), 1),
            },
            "kib_per_idle_table": round((created - empty) / tables * 1024, 1),
            "kib_per_active_table": round((processes.memory() - empty) / tables * 1024, 1),
            **long,
        }


def soak(processes: Processes, minutes: float) -> dict[str, Any]:
    """Play for long, reading the memory; how it grew after the first third, in which everything warms up."""
    read: list[tuple[float, float]] = []
    finished = 0
    began = time.perf_counter()
    for _ in track(range(max(6, round(minutes * 6))), description="looking for leaks", console=console, transient=True):
        finished += sum(one.finished for one in processes.tell("play", 10.0))
        read.append(((time.perf_counter() - began) / 3600, processes.memory()))
    warm = np.array(read[len(read) // 3 :])
    slope = float(np.polyfit(warm[:, 0], warm[:, 1], 1)[0])
    return {
        "leak": {
            "minutes": round((time.perf_counter() - began) / 60, 1),
            "tables_finished": finished,
            "mib_first": round(float(warm[:3, 1].mean()), 1),
            "mib_last": round(float(warm[-3:, 1].mean()), 1),
            "mib_per_hour": round(slope, 1),
            "kib_per_finished_table": round((warm[-1, 1] - warm[0, 1]) * 1024 / max(1, finished * 2 // 3), 2),
        }
    }


def show(rows: list[dict[str, Any]]) -> None:
    """The rows as a table."""
    table = Table(title="Tables on one server: from an action to its durable acknowledgement")
    heads = (
        "database",
        "game",
        "tables",
        "sockets",
        "actions/s",
        "p50 ms",
        "p95 ms",
        "p99 ms",
        "max ms",
        "cores",
        "others",
    )
    for head in (*heads, "KiB/idle table", "KiB/active table", "broken"):
        table.add_column(head, justify="right")
    for row in rows:
        ms = row["ms"]
        table.add_row(
            row["database"], row["game"], f"{row['tables']:,}", f"{row['sockets']:,}", str(row["actions_per_second"]),
            str(ms["p50"]), str(ms["p95"]), str(ms["p99"]), str(ms["max"]), str(row["server_cores"]),
            str(row["others_cores"]),
            str(row["kib_per_idle_table"]), str(row["kib_per_active_table"]), str(row["broken"] + row["unanswered"]),
        )  # fmt: skip
    console.print(table)
    for row in rows:
        if "leak" in row:
            leak = row["leak"]
            console.print(
                f"{row['tables']} tables for {leak['minutes']} minutes, {leak['tables_finished']:,} played out: "
                f"{leak['mib_first']} MiB after warming up, {leak['mib_last']} MiB at the end "
                f"({leak['mib_per_hour']:+} MiB an hour)"
            )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--tables", type=int, nargs="+", default=[1000], help="how many at once; several for several runs"
    )
    parser.add_argument("--every", type=float, default=5.0, help="seconds between two actions at a table")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long is measured")
    parser.add_argument(
        "--people", type=int, choices=range(1, 5), default=4, help="of the four seats; bots have the others"
    )
    parser.add_argument("--game", choices=["symphonimo", "turandot"], default="symphonimo")
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    parser.add_argument("--processes", type=int, default=1, help="for the people")
    parser.add_argument("--minutes", type=float, default=0.0, help="look for leaks for so long first")
    parser.add_argument("--out", type=Path, default=RESULTS)
    asked = parser.parse_args()
    rows = [measure(asked, tables) for tables in asked.tables]
    show(rows)
    told = {"machine": platform.platform(), "cores": psutil.cpu_count(), "python": sys.version.split()[0], "rows": rows}
    asked.out.write_text(json.dumps(told, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
