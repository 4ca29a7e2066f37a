"""Write the page's types from the games' own structs, so that nothing is typed twice.

.venv/bin/python web/make_types.py            writes  web/src/games/<slug>/types.ts, web/src/said.ts and
                                              web/fixtures/protocol.json, an example of every message
.venv/bin/python web/make_types.py --check    says whether they are up to date
"""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from podium.core.game import game, slugs
from podium.core.match import Outcome
from podium.core.phrases import Message
from podium.server.examples import EXAMPLES
from podium.server.protocol import Choice

SRC = Path(__file__).parent / "src"
HEAD = "// Made by web/make_types.py from the structs of the rules; do not edit.\n\n"
NAMES = {"Seat": "SeatRef"}  # `Seat` would be read as a place to sit


def typescript(*structs: type, is_sent: bool) -> str:
    """Interfaces for the structs and all that they are made of. What is sent is whole, defaults and all."""
    _, components = msgspec.json.schema_components(structs, ref_template="{name}")
    return "\n".join(_interface(NAMES.get(name, name), schema, is_sent=is_sent) for name, schema in components.items())


def _interface(name: str, schema: dict[str, Any], *, is_sent: bool) -> str:
    if "properties" not in schema:
        return f"export type {name} = {_type(schema)}\n"
    needed = schema["properties"] if is_sent else schema.get("required", [])
    fields = [f"  {_key(k)}{'' if k in needed else '?'}: {_type(v)}" for k, v in schema["properties"].items()]
    return f"export interface {name} {{\n" + "\n".join(fields) + "\n}\n"


def _key(key: str) -> str:
    return key if key.isidentifier() else f"'{key}'"


def _type(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": ref}:
            return NAMES.get(ref, ref)
        case {"anyOf": options}:
            return " | ".join(dict.fromkeys(_type(option) for option in options))
        case {"enum": values}:
            return " | ".join("null" if value is None else f"'{value}'" for value in values)
        case {"const": value}:
            return f"'{value}'"
        case {"type": "array", "items": items} if items is not False:
            inner = _type(items)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case {"type": "array"}:
            return "unknown[]"
        case {"type": "object", "additionalProperties": dict() as values}:
            return f"Record<string, {_type(values)}>"
        case {"type": "object", "properties": properties}:
            return "{ " + "; ".join(f"{_key(k)}: {_type(v)}" for k, v in properties.items()) + " }"
        case {"type": "object"}:
            return "Record<string, unknown>"
        case {"type": kind}:
            return {"integer": "number", "number": "number", "null": "null"}.get(kind, str(kind))
    return "unknown"


def files() -> dict[Path, str]:
    """Every file and what it should say."""
    made = {SRC / "said.ts": HEAD + typescript(Message, Choice, Outcome, is_sent=True)}
    for slug in slugs():
        view = get_type_hints(import_module(f"podium.games.{slug}.view").view)["return"]
        made[SRC / "games" / slug / "types.ts"] = HEAD + "\n".join(
            [typescript(view, is_sent=True), typescript(game(slug).printed, is_sent=False)]
        )
    told = [msgspec.json.encode(one).decode() for one in EXAMPLES if one.__struct_config__.tag is not None]
    made[SRC.parent / "fixtures" / "protocol.json"] = "[\n" + ",\n".join(told) + "\n]\n"
    return made


def main() -> int:
    stale = [path for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]
    if "--check" in sys.argv:
        for path in stale:
            sys.stdout.write(
                f"{path.relative_to(SRC.parent)} is not what the structs say; run: python web/make_types.py\n"
            )
        return len(stale) > 0
    for path in stale:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files()[path], "utf-8")
        sys.stdout.write(f"wrote {path.relative_to(SRC.parent)}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
