"""What the figures were measured on."""

import os
import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path

import numba
import numpy as np
from ours import cores

import podium


def describe() -> dict[str, str | int | float]:
    """Processor, versions and commit, for the table and the JSON file."""
    return {
        "processor": _processor(),
        "cores": cores(),
        "load": round(os.getloadavg()[0], 2),  # of the last minute, before measuring
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "numba": str(numba.__version__),
        "numpy": np.__version__,
        "podium": podium.__version__,
        "commit": _commit(),
        "measured": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def sentence(machine: dict[str, str | int | float]) -> str:
    """The machine in one line."""
    return (
        f"{machine['processor']}, {machine['cores']} cores, Python {machine['python']}, numba {machine['numba']}, "
        f"numpy {machine['numpy']}, commit {machine['commit']}"
    )


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    names = (line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    return next(names, "") or platform.processor() or platform.machine()


def _commit() -> str:
    """The commit of this tree, marked when files differ from it; git is asked without taking its lock."""
    command = ["git", "--no-optional-locks", "describe", "--always", "--dirty", "--abbrev=10", "--exclude=*"]
    try:
        done = subprocess.run(command, cwd=Path(__file__).parent, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return done.stdout.strip()
