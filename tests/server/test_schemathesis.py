"""A sample of what `make prove` asks: every operation of the OpenAPI document, with all of Schemathesis's checks."""

import threading
from pathlib import Path

import pytest

from tests.server.api import ask_everything, served

# Schemathesis and its dependencies warn of what only they can change.
pytestmark = [pytest.mark.compiled, pytest.mark.filterwarnings("default")]

EXAMPLES = 6


def test_no_request_breaks_the_server_or_the_document(tmp_path: Path) -> None:
    before = threading.active_count()
    with served(str(tmp_path / "podium.db")) as server:
        report = ask_everything(server, EXAMPLES)
        failures = server.app.state.metrics.failures.collect()[0].samples
    assert len(report.asked) > 20
    assert sum(report.asked.values()) > 20 * EXAMPLES
    assert {200, 201, 400, 401, 404} <= set(report.answered), str(report)
    assert not any(status >= 500 for status in report.answered), str(report)
    assert [sample for sample in failures if sample.name.endswith("_total") and sample.value] == []
    assert threading.active_count() <= before + 2  # a review goes on to its end: its thread, and that of its search
