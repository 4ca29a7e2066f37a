"""TypeScript types of everything that is said over the wire, made from the same definitions.

`podium protocol --typescript` writes them to web/src/protocol.ts; a test says when that is stale.
"""

import inspect
from collections.abc import Iterable
from typing import Any, get_type_hints

import msgspec
from msgspec import inspect as types

import podium
from podium.core.game import game
from podium.lab.judgement import Review
from podium.server import bodies, protocol

HEAD = """// Everything that is said over the wire. Made by `podium protocol --typescript`; do not edit.

"""


def typescript() -> str:
    """The whole file."""
    roots = [*_structs(protocol), *_structs(bodies), Review]
    views: dict[str, Any] = {}
    options: dict[str, Any] = {}
    for slug in podium.slugs():
        found = game(slug)
        views[slug] = get_type_hints(found.view)["return"]
        options[slug] = found.options
    writer = _Writer()
    writer.write([*roots, *views.values(), *options.values()])
    parts = [writer.made[name] for name in sorted(writer.made)]
    parts += [
        _map("Views", {slug: kind.__name__ for slug, kind in views.items()}),
        "export type View = Views[keyof Views];\n",
        _map("Options", {slug: kind.__name__ for slug, kind in options.items()}),
        _union("ClientMessage", protocol.ClientMessage),
        _union("ServerMessage", protocol.ServerMessage),
        _union("LobbyMessage", protocol.LobbyMessage),
        f"export const PROTOCOL_VERSION = {protocol.VERSION};\n",
    ]
    return HEAD + "\n".join(parts)


def _structs(module: Any) -> list[type[msgspec.Struct]]:
    """The messages that a module defines."""
    return [
        found
        for name, found in vars(module).items()
        if inspect.isclass(found)
        and issubclass(found, msgspec.Struct)
        and found.__module__ == module.__name__
        and not name.startswith("_")
    ]


def _map(name: str, of: dict[str, str]) -> str:
    lines = [f"  {key}: {value};" for key, value in of.items()]
    return "\n".join([f"export interface {name} {{", *lines, "}\n"])


def _union(name: str, of: Any) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {one.__name__}" for one in of.__args__) + ";\n"


class _Writer:
    """Writes an interface for every struct that it meets."""

    def __init__(self) -> None:
        self.made: dict[str, str] = {}
        self._names: dict[type, str] = {}

    def write(self, roots: Iterable[Any]) -> None:
        for info in types.multi_type_info(list(roots)):
            self._name(info)

    def _name(self, info: types.Type) -> str:
        """The TypeScript for a type."""
        match info:
            case types.Metadata():
                told = (info.extra or {}).get("typescript")
                return str(told) if told else self._name(info.type)
            case types.StructType():
                return self._struct(info)
            case types.UnionType():
                return " | ".join(dict.fromkeys(self._name(one) for one in _without_unset(info)))
            case types.LiteralType():
                return " | ".join(msgspec.json.encode(value).decode() for value in info.values)
            case types.ListType() | types.VarTupleType() | types.SetType():
                return _array(self._name(info.item_type))
            case types.TupleType():
                return f"[{', '.join(self._name(one) for one in info.item_types)}]"
            case types.DictType():
                return f"Record<{self._name(info.key_type)}, {self._name(info.value_type)}>"
            case types.StrType():
                return "string"
            case types.IntType() | types.FloatType():
                return "number"
            case types.BoolType():
                return "boolean"
            case types.NoneType():
                return "null"
            case types.AnyType():
                return "unknown"
        raise TypeError(f"There is no TypeScript for {info}.")

    def _struct(self, info: types.StructType) -> str:
        if info.cls in self._names:
            return self._names[info.cls]
        name = info.cls.__name__
        if name in self.made:  # of two with one name, the second is named for where it is from too: ReviewChoice
            home = info.cls.__module__.split(".")
            name = home[-2 if "games" in home else -1].capitalize() + name
        if name in self.made:
            raise TypeError(f"Two structs are called {name}: one of them needs another name.")
        self.made[name], self._names[info.cls] = "", name
        told = " ".join((vars(info.cls).get("__doc__") or "").split())
        lines = [*([f"/** {told} */"] if told else []), f"export interface {name} {{"]
        if info.tag is not None:
            lines.append(f"  {info.tag_field}: {msgspec.json.encode(info.tag).decode()};")
        is_input = info.forbid_unknown_fields
        may_lack = is_input or info.cls.__struct_config__.omit_defaults
        for field in info.fields:
            optional = "?" if (not field.required and may_lack) or _may_be_unset(field.type) else ""
            lines.append(f"  {field.encode_name}{optional}: {self._name(field.type)};")
        self.made[name] = "\n".join([*lines, "}\n"])
        return name


def _without_unset(info: types.UnionType) -> list[types.Type]:
    return [one for one in info.types if not _is_unset(one)]


def _is_unset(info: types.Type) -> bool:
    return isinstance(info, types.CustomType) and info.cls is msgspec.UnsetType


def _may_be_unset(info: types.Type) -> bool:
    return isinstance(info, types.UnionType) and any(_is_unset(one) for one in info.types)


def _array(of: str) -> str:
    return f"({of})[]" if " " in of else f"{of}[]"
