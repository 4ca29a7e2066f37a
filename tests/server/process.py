"""`podium serve` as a process of its own, to be driven, measured and killed."""

import asyncio
import os
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx

from tests.server.postgres import die_with_parent

LIMITLESS = {  # one address speaks for everybody here
    "requests_per_second": 1e6,
    "messages_per_second": 1e6,
    "tables_per_minute": 1e6,
    "connections_per_address": 10**6,
}
PATIENCE = 180.0  # seconds: the first start may compile


class ServerProcess:
    """A server that is started, killed and started again at one address with one database."""

    def __init__(self, database: str, said: Path, **settings: Any) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.said = said
        chosen = {**LIMITLESS, **settings, "port": self.port, "database": database}
        self.environ = {**os.environ, **{f"PODIUM_{name.upper()}": str(value) for name, value in chosen.items()}}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it; `await up()` waits until it answers."""
        with self.said.open("ab") as out:
            command = [sys.executable, "-c", "from podium.cli import main; main()", "serve"]
            self.process = subprocess.Popen(
                command, env=self.environ, stdout=out, stderr=out, preexec_fn=die_with_parent
            )

    async def up(self) -> None:
        """Wait until it answers."""
        async with httpx.AsyncClient(base_url=self.url, timeout=5, trust_env=False) as http:
            for _ in range(int(PATIENCE / 0.02)):
                if self.process is None or self.process.poll() is not None:
                    raise AssertionError(f"The server did not start:\n{self.tail()}")
                try:
                    if (await http.get("/healthz")).status_code == 200:
                        return
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.02)
        raise AssertionError(f"The server does not answer:\n{self.tail()}")

    def kill(self) -> None:
        """kill -9: no goodbye."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> int:
        """As an operator would; returns how it ended."""
        if self.process is None:
            return 0
        self.process.terminate()
        return self.process.wait(60)

    def tail(self) -> str:
        return self.said.read_text(errors="replace")[-2000:] if self.said.exists() else ""
