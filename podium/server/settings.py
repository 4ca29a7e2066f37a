"""How a server is set up. Everything has a default that is good for friends on one machine."""

import os
from pathlib import Path
from typing import Any, Final

import msgspec
import platformdirs

from podium.core.errors import BadOption

PREFIX: Final = "PODIUM_"


def default_database() -> str:
    """One file in the user's data folder."""
    return str(Path(platformdirs.user_data_dir("podium")) / "podium.db")


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What can be changed without touching the code, by PODIUM_… in the environment."""

    host: str = "127.0.0.1"
    port: int = 8642
    database: str = msgspec.field(default_factory=default_database)
    origins: tuple[str, ...] = ()  # pages of other addresses that may speak for their visitors
    behind_tls: bool = False  # cookies are for secure connections only; a proxy in front does the rest
    proxies: tuple[str, ...] = ()  # addresses of proxies whose word is taken for where somebody comes from
    metrics_for: tuple[str, ...] = ("127.0.0.1", "::1")  # addresses that may read /metrics

    bot_threads: int = max(1, (os.cpu_count() or 2) - 1)  # one core is left for people
    natural_seconds: float = 1.2  # about how long a bot takes over a choice at a table with a natural pace
    idle_seconds: float = 120.0  # a room nobody looks at is put away
    absence_seconds: float = 900.0  # without a clock: when others wait so long for somebody, a bot sits in
    waiting_seconds: float = 86_400.0  # a table that has not begun is given up
    grace_seconds: float = 60.0  # at least so much is on a running clock after a restart
    stop_seconds: float = 10.0  # how long a shutdown waits for what is under way

    messages_per_second: float = 10.0  # of one connection, with five seconds' worth at once
    requests_per_second: float = 20.0  # of one address, with ten seconds' worth at once
    tables_per_minute: float = 30.0  # opened by one person
    connections_per_address: int = 200
    max_body_bytes: int = 64 * 1024
    max_rooms: int = 100_000  # in memory at once


def from_environment(environ: dict[str, str] | None = None, **given: Any) -> Settings:
    """The settings of the environment, and those given, which go first; raises BadOption in one sentence."""
    environ = dict(os.environ) if environ is None else environ
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        text = environ.get(PREFIX + field.name.upper())
        if text is None:
            continue
        value: Any = text.split(",") if field.type == tuple[str, ...] else text
        try:
            found[field.name] = msgspec.convert(value, field.type, strict=False)
        except msgspec.ValidationError as error:
            raise BadOption(f"{PREFIX}{field.name.upper()} is {text!r}: {error}.") from None
    return Settings(**found | {name: value for name, value in given.items() if value is not None})
