"""Proof by numbers: counts too large for `make test`. Run with `make prove`; `--quick` for a smoke test.

1. Contract: random games for each player count and option set, every promise checked at every step; of games
   that take hundreds of decisions as many for each player count, over its option sets.
2. Secrecy: redeals from random positions, each compared as every seat and spectator sees it.
3. Reference: whole games against the slow reference; Symphony decision by decision, with its accounts.
   Money: random games of the Maestro games, bank and purses in balance after every action.
4. Server: killed at random moments under load, on both databases; nothing acknowledged may be lost.
5. Server: sockets fed with broken and ill-timed messages; every table must still get to its end.
6. Server: every operation of the OpenAPI document asked what it allows and what not, on both databases.

Prints what was run; exits 1 at the first failure.
"""

import argparse
import asyncio
import contextlib
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, as_completed
from itertools import count
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import podium
from podium.core.ready import make_ready
from podium.testing import check_secrecy, option_sets, random_match, soak
from tests.games.concert_tables import BOTH
from tests.games.test_concert_money import check_money
from tests.games.test_contract import EXTRA
from tests.games.test_symphonimo_reference import VARIANTS, compare_game
from tests.games.test_symphony_accounts import check_accounts
from tests.games.test_symphony_reference import ORCHESTRAS, check_decisions
from tests.games.test_turandot_reference import check_rounds
from tests.server import api, fuzz, kill
from tests.server.postgres import NoPostgres, cluster
from tests.support import LONG

console = Console()


def prove_contract(slug: str, seats: int, number: int, games: int) -> int:
    """One player count and option set."""
    game = podium.game(slug)
    return soak(game, seats, option_sets(game, seats, EXTRA.get(slug, ()))[number], games, f"prove {seats} {number}")


def prove_secrecy(slug: str, seats: int, number: int, redeals: int) -> int:
    """Redeals for every seat at every move of random games, until there were enough."""
    game = podium.game(slug)
    options = option_sets(game, seats, EXTRA.get(slug, ()))[number]
    done = 0
    for i in count():
        for match in random_match(game, seats, options, f"secrecy {seats} {number} {i}"):
            check_secrecy(match, f"{i} {len(match.log)}")
            done += seats
            if done >= redeals:
                return done
    return done


def prove_reference(slug: str, seats: int, number: int, games: int) -> int:
    """Whole games of one player count and variant."""
    for i in range(games):
        compare_game(seats, VARIANTS[number], f"prove {slug} {seats} {number} {i}")
    return games


def prove_rounds(slug: str, seats: int, number: int, rounds: int) -> int:
    """Random auditions against the slow resolver."""
    return check_rounds(seats, rounds, f"prove {slug} {seats} {number}")


def prove_money(slug: str, seats: int, number: int, games: int) -> int:
    """Random games, all money counted after every action."""
    return check_money(slug, seats, games, f"prove {slug} {seats} {number}")


def prove_decisions(slug: str, seats: int, number: int, decisions: int) -> int:
    """Decisions of random games against the slow reference, both set-ups in turn."""
    return check_decisions(seats, ORCHESTRAS[number % len(ORCHESTRAS)], decisions, f"prove {slug} {number}")


def prove_accounts(slug: str, seats: int, number: int, games: int) -> int:
    """Random games with every disc, token and point accounted for."""
    check_accounts(seats, "built", games, f"prove {slug} {number}")
    return games


def run(title: str, job: Callable[[str, int, int, int], int], cases: list[tuple[str, int, int]], each: int) -> None:
    """One proof over all its cases, on all cores, with progress."""
    began = time.perf_counter()
    total = 0
    with (
        ProcessPoolExecutor() as pool,
        Progress(
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(),
            TimeRemainingColumn(), console=console, transient=True,
        ) as progress,
    ):  # fmt: skip
        task = progress.add_task(title, total=len(cases))
        waiting = {pool.submit(job, *case, each): case for case in cases}
        for future in as_completed(waiting):
            try:
                total += future.result()
            except AssertionError as fault:
                console.print(f"[red]{title}: {waiting[future]}: {fault}[/]")
                pool.shutdown(cancel_futures=True)
                sys.exit(1)
            progress.advance(task)
    console.print(f"{title}: {len(cases)} cases × {each:,} = {total:,} in all, {time.perf_counter() - began:.0f} s")


def prove_kills(times: int) -> None:
    """kill -9 so many times, on each database."""
    for database in ("sqlite", "postgresql"):
        began = time.perf_counter()
        try:
            report = asyncio.run(kill.prove(database, times, tables=24, seed=0))
        except NoPostgres as reason:
            console.print(f"[yellow]{reason}[/]")
            continue
        console.print(f"server on {database}: {report}, {time.perf_counter() - began:.0f} s")
        if not report.is_good:
            for fault in report.faults[:20]:
                console.print(f"[red]{fault}[/]")
            sys.exit(1)


def prove_fuzz(messages: int) -> None:
    """So many messages over sockets."""
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(fuzz.prove(Path(folder), messages))
    console.print(f"server: {report}, {time.perf_counter() - began:.0f} s")
    if report.faults:
        for fault in report.faults[:20]:
            console.print(f"[red]{fault}[/]")
        sys.exit(1)


def prove_api(examples: int) -> None:
    """So many examples of what each operation allows, and as many of what it does not, on each database."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        databases = [f"sqlite:///{folder}/podium.db"]
        try:
            databases.append(stack.enter_context(cluster())())
        except NoPostgres as reason:
            console.print(f"[yellow]{reason}[/]")
        for database in databases:
            began = time.perf_counter()
            with api.served(database) as server:
                report = api.ask_everything(server, examples)
            console.print(f"server on {database.partition(':')[0]}: {report}, {time.perf_counter() - began:.0f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a thousandth of everything")
    parser.add_argument("--games", nargs="+", choices=podium.slugs(), default=podium.slugs(), help="only these")
    given = parser.parse_args()
    scale = 1000 if given.quick else 1
    for slug in given.games:
        game = podium.game(slug)
        make_ready(game, lambda kernel, *_: console.print(f"compiling {kernel}", style="dim"))
        cases = [
            (slug, seats, number)
            for seats in game.seats
            for number in range(len(option_sets(game, seats, EXTRA.get(slug, ()))))
        ]
        each = 100_000 if slug not in LONG else 100_000 * len(game.seats) // len(cases)  # long ones by player count
        run(f"{slug}: games that keep the contract", prove_contract, cases, max(1, each // scale))
        run(f"{slug}: redeals that show nothing", prove_secrecy, cases, max(1, 1_000_000 // len(cases) // scale + 1))
    if "symphonimo" in given.games:
        cases = [("symphonimo", seats, number) for seats in range(2, 7) for number in range(len(VARIANTS))]
        run("symphonimo: games against the reference", prove_reference, cases, max(1, 200 // scale))
    if "turandot" in given.games:
        cases = [("turandot", seats, number) for seats in range(2, 6) for number in range(10)]
        run("turandot: auditions against the reference", prove_rounds, cases, max(1, 25_000 // scale))
    for slug in [slug for slug in BOTH if slug in given.games]:
        cases = [(slug, seats, 0) for seats in range(2, 7)]
        run(f"{slug}: games with money in balance", prove_money, cases, max(1, 100_000 // scale))
    if "symphony" in given.games:
        cases = [("symphony", seats, number) for seats in range(2, 7) for number in range(20)]
        run("symphony: decisions against the reference", prove_decisions, cases, max(1, 10_000 // scale))
        cases = [("symphony", seats, number) for seats in range(2, 7) for number in range(10)]
        run("symphony: games accounted for", prove_accounts, cases, max(1, 2_000 // scale))
    prove_kills(2 if given.quick else 50)
    prove_fuzz(2_000 if given.quick else 100_000)
    prove_api(3 if given.quick else 100)
    console.print("[bold green]Proved.[/]")


if __name__ == "__main__":
    main()
