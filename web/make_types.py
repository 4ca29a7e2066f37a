"""Write the types of the games' boxes from the structs that read them, so that nothing is typed twice.

    .venv/bin/python web/make_types.py            writes  web/src/games/<slug>/printed.ts, and an example of
                                                  every message to web/fixtures/protocol.json
    .venv/bin/python web/make_types.py --check    says whether they are up to date

What is said over the wire, views included, is in web/src/protocol.ts (see podium.server.typescript).
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from podium.core.game import Game, game, slugs
from podium.server.examples import EXAMPLES

WEB = Path(__file__).parent
HEAD = "// What is printed in the box. Made by web/make_types.py; do not edit.\n\n"


def typescript(of: Game) -> str:
    """Interfaces for the structs of a box; a field with a default may be left out."""
    _, components = msgspec.json.schema_components([of.printed], ref_template="{name}")
    return HEAD + "\n".join(_interface(name, schema) for name, schema in components.items())


def _interface(name: str, schema: dict[str, Any]) -> str:
    needed = schema.get("required", [])
    fields = [f"  {_key(k)}{'' if k in needed else '?'}: {_type(v)}" for k, v in schema["properties"].items()]
    return f"export interface {name} {{\n" + "\n".join(fields) + "\n}\n"


def _key(key: str) -> str:
    return key if key.isidentifier() else f"'{key}'"


def _type(schema: dict[str, Any]) -> str:
    match schema:
        case {"$ref": ref}:
            return str(ref)
        case {"anyOf": options}:
            return " | ".join(dict.fromkeys(_type(option) for option in options))
        case {"enum": values}:
            return " | ".join(f"'{value}'" for value in values)
        case {"type": "array", "items": items}:
            inner = _type(items)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict() as values}:
            return f"Record<string, {_type(values)}>"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": kind}:
            return str(kind)
    raise TypeError(f"There is no TypeScript for {schema}.")


def examples() -> str:
    """One line for each message that says its type."""
    told = [msgspec.json.encode(one).decode() for one in EXAMPLES if one.__struct_config__.tag is not None]
    return "[\n" + ",\n".join(told) + "\n]\n"


def main() -> int:
    made = {WEB / "src" / "games" / slug / "printed.ts": typescript(game(slug)) for slug in slugs()}
    made[WEB / "fixtures" / "protocol.json"] = examples()
    stale = [path for path, text in made.items() if not path.exists() or path.read_text("utf-8") != text]
    for path in stale:
        if "--check" in sys.argv:
            sys.stdout.write(f"{path.relative_to(WEB)} is not what the structs say; run: python web/make_types.py\n")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(made[path], "utf-8")
            sys.stdout.write(f"wrote {path.relative_to(WEB)}\n")
    return int("--check" in sys.argv and bool(stale))


if __name__ == "__main__":
    raise SystemExit(main())
