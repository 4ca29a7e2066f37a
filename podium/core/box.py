"""Boxes: what is printed, read from TOML into one read-only record.

Anybody may write a box of his own: copy `podium/games/<slug>/box.toml`, change it, and pass it to
`--box`. A fault is reported with its file, line, table and key.
"""

import hashlib
import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from podium.core.errors import BadBox
from podium.core.kernel import Record

Source = Literal["printed", "inferred", "public", "house"]
"""Where a table's figures come from: the game itself, reasoning, a public source, or us."""

TomlPath = tuple[str | int, ...]


class Table(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of a box file's tables: each says where its figures come from."""

    source: Source


class Printed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Base of a whole box file."""

    game: str

    def faults(self) -> list[tuple[TomlPath, str]]:
        """What types cannot say: (path, sentence) for each count or name that does not fit."""
        return []


class Box:
    """A box ready for play: `printed` for names, `record` for kernels, `digest` to tell it by."""

    def __init__(self, printed: Any, packed: Record, text: str) -> None:
        self.printed = printed
        self.record = packed
        self.text = text
        self.digest = hashlib.sha256(packed.tobytes() + msgspec.json.encode(printed)).hexdigest()[:16]

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
    fault = _type_fault(data, printed, ())
    if fault is not None:
        raise BadBox(f"{_where(path, text, fault[0])}: {fault[1]}.")
    content = msgspec.convert(data, printed)
    for where, sentence in content.faults():
        raise BadBox(f"{_where(path, text, where)}: {sentence}.")
    return Box(content, pack(content), text)


def _type_fault(value: Any, wanted: Any, path: TomlPath) -> tuple[TomlPath, str] | None:
    """The innermost place where `value` is not of the type `wanted`, with what was expected."""
    if isinstance(wanted, type) and issubclass(wanted, msgspec.Struct) and isinstance(value, dict):
        kinds = get_type_hints(wanted, include_extras=True)
        for field in msgspec.structs.fields(wanted):
            name = field.encode_name
            if name not in value:
                if field.required:
                    return (*path, name), f"expected the key {name!r}, which is missing"
            elif inner := _type_fault(value[name], kinds[field.name], (*path, name)):
                return inner
            kinds.pop(field.name)
        known = {field.encode_name for field in msgspec.structs.fields(wanted)}
        for name in value:
            if name not in known:
                return (*path, name), f"expected one of {', '.join(sorted(known))}, got the key {name!r}"
    bare = get_args(wanted)[0] if hasattr(wanted, "__metadata__") else wanted
    if get_origin(bare) is dict and isinstance(value, dict):
        for name, item in value.items():
            if inner := _type_fault(item, get_args(bare)[1], (*path, name)):
                return inner
    if get_origin(bare) in (list, tuple) and isinstance(value, list):
        for i, item in enumerate(value):
            if inner := _type_fault(item, get_args(bare)[0], (*path, i)):
                return inner
    try:
        msgspec.convert(value, wanted)
    except msgspec.ValidationError as error:
        complaint = str(error).split(" - at `")[0].split(", got ")[0].replace("`", "")
        if complaint.startswith("Invalid enum value"):
            complaint = f"expected one of {', '.join(map(repr, get_args(bare)))}"
        return path, f"{complaint[:1].lower()}{complaint[1:]}, got {_shown(value)}"
    return None


def _shown(value: Any) -> str:
    if isinstance(value, dict):
        return f"a table of {len(value)}"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    return repr(value)


def _where(file: Path, text: str, path: TomlPath) -> str:
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
