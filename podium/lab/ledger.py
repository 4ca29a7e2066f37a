"""The file of an arena: JSON lines, the settings first, then one line for every deal a table has played.

A line is written the moment its games are over, so a killed arena loses only what was being played;
the same call goes on from the file. Lines stand in the order in which they were finished.
"""

from pathlib import Path
from typing import IO

import msgspec

from podium.core.errors import PodiumError

FORMAT = "podium arena"
VERSION = 1


class BadArena(PodiumError):
    """A tournament that cannot be played, or a file that is not of this one."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that decides what is played, but for how many deals: those can be added later."""

    format: str = FORMAT
    version: int = VERSION
    podium: str
    game: str
    game_version: int
    box: str  # digest
    seats: int
    options: dict[str, object]
    seed: str
    bots: list[str]
    schedule: str
    tables: str


class Cluster(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One deal played once for every rotation of one table.

    In rotation r the bot seating[(s + r) % seats] sits in seat s; places and scores are by seat.
    """

    deal: int
    seating: tuple[str, ...]
    places: tuple[tuple[int, ...], ...]
    scores: tuple[tuple[int, ...], ...]
    decisions: tuple[int, ...]

    @property
    def key(self) -> tuple[int, tuple[str, ...]]:
        return self.deal, self.seating


class Ledger:
    """The clusters played so far, and the file they are kept in, if any."""

    def __init__(self, settings: Settings, path: Path | None) -> None:
        """Opens or begins the file; raises BadArena if it holds anything but this tournament."""
        self.settings, self.path = settings, path
        self.clusters: dict[tuple[int, tuple[str, ...]], Cluster] = {}
        self._file: IO[bytes] | None = None
        if path is None:
            return
        try:
            header = msgspec.json.encode(settings) + b"\n"
            known = path.read_bytes() if path.exists() else b""
            whole = known[: known.rfind(b"\n") + 1]  # a last line without an end was torn by a kill
            if not whole and not header.startswith(known):
                raise BadArena(f"{path} is not the file of an arena; name another.")
            self._read(path, whole)
            self._file = path.open("r+b" if known else "wb", buffering=0)
            self._file.truncate(len(whole))
            self._file.seek(len(whole))
            if not whole:
                self._file.write(header)
        except OSError as error:
            raise BadArena(f"The arena cannot be kept in {path}: {error.strerror}.") from None

    def _read(self, path: Path, whole: bytes) -> None:
        lines = whole.splitlines()
        if lines:
            _check_same(path, settings_of(path, lines[0]), self.settings)
        for number, line in enumerate(lines[1:], 2):
            try:
                cluster = msgspec.json.decode(line, type=Cluster)
            except msgspec.DecodeError as error:
                raise BadArena(f"{path}, line {number}, is damaged: {error}.") from None
            self.clusters.setdefault(cluster.key, cluster)

    def add(self, cluster: Cluster) -> None:
        self.clusters[cluster.key] = cluster
        if self._file is not None:
            try:
                self._file.write(msgspec.json.encode(cluster) + b"\n")
            except OSError as error:  # a full disk, say; what it tore will be dropped when the arena goes on
                raise BadArena(f"The arena can no longer be kept in {self.path}: {error.strerror}.") from None

    def close(self) -> None:
        if self._file is not None:
            self._file.close()


def kept_seed(path: Path | None) -> str | None:
    """The seed of the arena in a file, for going on with one that was begun without naming any."""
    try:
        whole, end, _ = path.read_bytes().partition(b"\n") if path is not None else (b"", b"", b"")
    except OSError:
        return None
    return settings_of(path, whole).seed if path is not None and end else None


def settings_of(path: Path, header: bytes) -> Settings:
    try:
        settings = msgspec.json.decode(header, type=Settings)
    except (msgspec.DecodeError, UnicodeDecodeError):
        settings = None
    if settings is None or settings.format != FORMAT:
        raise BadArena(f"{path} is not the file of an arena; name another.")
    return settings


def _check_same(path: Path, kept: Settings, asked: Settings) -> None:
    before, now = msgspec.to_builtins(kept), msgspec.to_builtins(asked)
    for name, value in before.items():
        if value != now[name]:
            raise BadArena(
                f"{path} holds another arena ({name}: {_text(value)}, not {_text(now[name])}); name another file."
            )


def _text(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
