"""Boxes: what is printed, read from TOML into one read-only record.

Anybody may write a box of his own: copy `podium/games/<slug>/box.toml`, change it, and pass it to
`--box`. A fault is reported with its file, line, table and key.
"""

import hashlib
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import msgspec

from podium.core.errors import BadBox
from podium.core.faults import DataPath, type_fault
from podium.core.kernel import Record

Source = Literal["printed", "inferred", "public", "house"]
"""Where a table's figures come from: the game itself, reasoning, a public source, or us."""


class Table(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of a box file's tables: each says where its figures come from."""

    source: Source


class Printed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of a whole box file."""

    game: str

    def faults(self) -> list[tuple[DataPath, str]]:
        """What types cannot say: (path, sentence) for each count or name that does not fit."""
        return []


class Box:
    """A box ready for play: `printed` for names, `record` for kernels, `digest` to tell it by."""

    def __init__(self, printed: Any, packed: Record, text: str) -> None:
        self.printed = printed
        self.record = packed
        self.text = text
        # Of what is printed, not of how kernels keep it: saved games must outlive a quicker way to pack a box.
        self.digest = hashlib.sha256(msgspec.json.encode(printed)).hexdigest()[:16]

    def __repr__(self) -> str:
        return f"<Box of {self.printed.game} {self.digest}>"


def read_box(
    path: Path, slug: str, printed: type[Printed], pack: Callable[[Any], Record], text: str | None = None
) -> Box:
    """Read and check a box file; raises BadBox with one sentence."""
    if text is None:
        try:
            text = path.read_text(encoding="utf-8")
        except OSError as error:
            raise BadBox(f"The box file {path} cannot be read: {error.strerror}.") from None
        except UnicodeDecodeError:
            raise BadBox(f"The box file {path} should be UTF-8 text; it is not.") from None
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadBox(f"The box file {path} is not TOML: {error}.") from None
    if data.get("game") != slug:
        raise BadBox(f"{_where(path, text, ('game',))}: expected {slug!r}, got {data.get('game')!r}.")
    fault = type_fault(data, printed)
    if fault is not None:
        raise BadBox(f"{_where(path, text, fault[0])}: {fault[1]}.")
    content = msgspec.convert(data, printed)
    for where, sentence in content.faults():
        raise BadBox(f"{_where(path, text, where)}: {sentence}.")
    return Box(content, pack(content), text)


def _where(file: Path, text: str, path: DataPath) -> str:
    """'box.toml, line 12, table [families.copies], key fox': as much of it as can be told."""
    names = [str(part) for part in path if not isinstance(part, int)]
    best, line_of, table, in_table = -1, 0, "", ""
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[+\s*([^\]]+?)\s*\]+", line):
            in_table = header[1]
            keys = [part.strip().strip("\"'") for part in in_table.split(".")]
        elif entry := re.match(r"\s*[\"']?([^\"'=#]+?)[\"']?\s*=", line):
            keys = [part.strip().strip("\"'") for part in in_table.split(".") if part] + [entry[1]]
        else:
            continue
        if keys == names[: len(keys)] and len(keys) > best:
            best, line_of, table = len(keys), number, in_table
    key = ".".join(names[len(table.split(".")) if table else 0 :])
    parts = [str(file)]
    if line_of:
        parts.append(f"line {line_of}")
    if table:
        parts.append(f"table [{table}]")
    if key:
        parts.append(f"key {key}")
    return ", ".join(parts)
