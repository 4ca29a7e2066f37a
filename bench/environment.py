"""The peers' own environment, `.venv-peers`, and the script that measures inside it."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
FOLDER = HERE.parent / ".venv-peers"
REQUIREMENTS = HERE / "requirements-peers.txt"
ONE_THREAD = dict.fromkeys(("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"), "1")


class NoPeers(Exception):
    """The peers could not be installed or measured; says why in one sentence."""


def is_ready() -> bool:
    """Whether the environment holds just what the requirements ask for."""
    installed = FOLDER / REQUIREMENTS.name
    return installed.exists() and installed.read_text() == REQUIREMENTS.read_text()


def create() -> None:
    """Make the environment afresh; raises NoPeers. It counts as made only when the last step is done."""
    try:
        _run([sys.executable, "-m", "venv", "--clear", str(FOLDER)])
        pip = [str(_python()), "-m", "pip", "--disable-pip-version-check", "--quiet"]
        _run([*pip, "install", "-r", str(REQUIREMENTS)])
        shutil.copyfile(REQUIREMENTS, FOLDER / REQUIREMENTS.name)
    except OSError as error:
        raise NoPeers(f"The peers' environment {FOLDER.name} could not be created: {error}.") from None


def measure(seconds: float, search_seconds: float, repeats: int, only: str | None) -> Iterator[dict[str, Any]]:
    """What the peers' script says, line by line; raises NoPeers if it ends before its time."""
    command = [str(_python()), str(HERE / "peers.py"), "--seconds", str(seconds), "--repeats", str(repeats)]
    command += ["--search-seconds", str(search_seconds), *(["--only", only] if only else [])]
    settings = os.environ | ONE_THREAD | {"PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    settings.pop("PYTHONPATH", None)
    with tempfile.TemporaryFile("w+") as complaints:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=complaints, text=True, env=settings)
        assert process.stdout is not None
        try:
            for line in process.stdout:
                yield json.loads(line)
            if process.wait() != 0:
                complaints.seek(0)
                raise NoPeers(f"The peers' script ended early: {_last_line(complaints.read())}.")
        finally:
            process.kill()
            process.wait()


def _python() -> Path:
    return FOLDER / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        reason = _last_line(done.stderr or done.stdout)
        raise NoPeers(f"The peers' environment {FOLDER.name} could not be created: {reason}.")


def _last_line(text: str) -> str:
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1].rstrip(".") if lines else "it said nothing"
