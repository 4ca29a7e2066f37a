"""Every operation of the OpenAPI document asked with what it allows and what it does not: Schemathesis.

Behind `make prove` with many examples, in the tests with few. The server is a real one on a thread of
its own; it has a finished game, one in play and one that waits, so that there is something to find.
"""

import asyncio
import contextlib
import itertools
import threading
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

import httpx
import hypothesis
import msgspec
import schemathesis
from hypothesis import HealthCheck
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import positive_data_acceptance

from podium.server.protocol import Refusal
from tests.server.running import Server, running

PASSWORD: Final = "a long enough one"
ENDS_SESSION: Final = (
    "POST /api/guests", "POST /api/accounts", "POST /api/session", "DELETE /api/session", "POST /api/me/deletion",
)  # fmt: skip
# Names that are taken, bots that there are not: no document tells. That it was understood is checked instead.
ACCEPTED: Final = positive_data_acceptance
MODES: Final = (GenerationMode.POSITIVE, GenerationMode.NEGATIVE)


@contextlib.contextmanager
def served(database: str) -> Iterator[Server]:
    """A server on a thread of its own, for clients that wait."""
    started: threading.Event = threading.Event()
    found: dict[str, Any] = {}

    async def serve() -> None:
        found["loop"], found["stop"] = asyncio.get_running_loop(), asyncio.Event()
        try:
            async with running(database) as server:
                found["server"] = server
                _lift(server)
                started.set()
                await found["stop"].wait()
        finally:
            started.set()

    thread = threading.Thread(target=lambda: asyncio.run(serve()), name="server")
    thread.start()
    started.wait()
    try:
        yield found["server"]
    finally:
        found["loop"].call_soon_threadsafe(found["stop"].set)
        thread.join()


def _lift(server: Server) -> None:
    """No limit on how often, but for what takes long: it is not the limits that are looked at here."""
    rates = server.app.state.limits.rates
    for kind in rates:
        rates[kind] = (1e9, 1e9)
    rates["review"] = rates["register"] = (0.0001, 2.0)


@dataclass
class Report:
    """What was asked and what was answered."""

    asked: Counter[str] = field(default_factory=Counter)
    answered: Counter[int] = field(default_factory=Counter)

    def __str__(self) -> str:
        answers = ", ".join(f"{status}: {count:,}" for status, count in sorted(self.answered.items()))
        return f"{sum(self.asked.values()):,} requests to {len(self.asked)} operations ({answers})"


@contextlib.contextmanager
def _account(server: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=server.url, timeout=30) as http:
        http.post("/api/accounts", json={"name": "Ada Lovelace", "password": PASSWORD}).raise_for_status()
        yield http


def _tables(http: httpx.Client) -> list[str]:
    """A game that waits, one that is being played, one that is over, and one of a duplicate."""
    made = []
    for seating, copies in ((["me", "open"], 1), (["me", "greedy"], 1), (["random", "random"], 1), (["me", "open"], 2)):
        wanted = {"game": "symphonimo", "seating": seating, "pace": "instant", "copies": copies, "is_public": True}
        answer = http.post("/api/tables", json=wanted).raise_for_status().json()
        made += [*answer["tables"], *filter(None, [answer["duplicate"]])]
    return made


def ask_everything(server: Server, examples: int, seed: int = 0) -> Report:
    """So many examples of what each operation allows, and as many of what it does not; raises at a fault."""
    report = Report()
    with _account(server) as http:
        ids = itertools.cycle([*_tables(http), http.get("/api/me").json()["id"], "symphonimo", "nowhere"])
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        document = http.get("/api/schema/openapi.json").json()
        config = SchemathesisConfig.from_dict({"seed": seed})
        schema = schemathesis.openapi.from_dict(document, config=config)
        schema.config.update(base_url=server.url)
        for found in schema.get_all_operations():
            operation = found.ok()
            for mode in MODES:
                _ask(operation, mode, examples, ids, cookie, report)
    return report


def _ask(operation: Any, mode: GenerationMode, examples: int, ids: Iterator[str], cookie: str, report: Report) -> None:
    dice = itertools.count()

    @hypothesis.seed(0)
    @hypothesis.settings(max_examples=examples, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @hypothesis.given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        if next(dice) % 2 and case.path_parameters and mode is GenerationMode.POSITIVE:
            case.path_parameters = {name: next(ids) for name in case.path_parameters}
        if case.query and "wait" in case.query and isinstance(case.query["wait"], int | float):
            case.query["wait"] = min(case.query["wait"], 0.01)
        response = case.call(headers={} if operation.label in ENDS_SESSION else {"Cookie": cookie})
        report.asked[operation.label] += 1
        report.answered[response.status_code] += 1
        if response.status_code >= 400:
            _check_refusal(operation.label, mode, response)
        case.validate_response(response, excluded_checks=[ACCEPTED])

    with contextlib.suppress(Unsatisfiable):  # there is nothing that it does not allow
        ask()


def _check_refusal(label: str, mode: GenerationMode, response: Any) -> None:
    """Every refusal has a code and a sentence; what the document allows is at least understood."""
    told = msgspec.json.decode(response.content, type=Refusal)
    assert told.sentence
    is_judged = label == "POST /api/tables/{table_id}/messages"  # a line of blanks is a text, and nothing to say
    if mode is GenerationMode.POSITIVE and not is_judged:
        assert told.code != "malformed", f"{label} allows it, yet: {told.sentence}"
