"""Finding the one place where plain data is not of the type it should be, and saying so in words."""

from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

DataPath = tuple[str | int, ...]


def type_fault(value: Any, wanted: Any, path: DataPath = ()) -> tuple[DataPath, str] | None:
    """The innermost place where `value` is not of the type `wanted`: its path and 'expected …, got …'."""
    bare = get_args(wanted)[0] if hasattr(wanted, "__metadata__") else wanted
    inner = _inner_fault(value, bare, path)
    if inner is not None:
        return inner
    try:
        msgspec.convert(value, wanted)
    except msgspec.ValidationError as error:
        return path, f"expected {_expected(bare, str(error))}, got {_shown(value)}"
    return None


def _inner_fault(value: Any, bare: Any, path: DataPath) -> tuple[DataPath, str] | None:
    if isinstance(value, dict) and isinstance(bare, type) and issubclass(bare, msgspec.Struct):
        return _struct_fault(value, bare, path)
    if isinstance(value, dict) and get_origin(bare) is dict:
        items: Any = value.items()
        item_type = get_args(bare)[1]
    elif isinstance(value, list) and get_origin(bare) is list:
        items, item_type = enumerate(value), get_args(bare)[0]
    else:
        return None
    faults = (type_fault(item, item_type, (*path, name)) for name, item in items)
    return next((fault for fault in faults if fault), None)


def _struct_fault(value: dict[str, Any], wanted: type[msgspec.Struct], path: DataPath) -> tuple[DataPath, str] | None:
    types = get_type_hints(wanted, include_extras=True)
    fields = {field.encode_name: field for field in msgspec.structs.fields(wanted)}
    for name in value:
        if name not in fields:
            return (*path, name), f"expected one of {', '.join(fields)}, got {name!r}"
    for name, field in fields.items():
        if name in value:
            if inner := type_fault(value[name], types[field.name], (*path, name)):
                return inner
        elif field.required:
            return (*path, name), f"expected a key {name!r}, got none"
    return None


def _expected(bare: Any, complaint: str) -> str:
    """What was wanted, in words rather than in types."""
    if get_origin(bare) is Literal:
        return "one of " + ", ".join(map(str, get_args(bare)))
    text = complaint.split(" - at `")[0].split(", got ")[0].replace("`", "").removeprefix("Expected ")
    if text.startswith("Invalid enum value") or "|" in text:
        literals = [str(choice) for part in get_args(bare) for choice in get_args(part) if isinstance(choice, str)]
        return f"a whole number or {' or '.join(literals)}" if literals else text
    words = {"int": "a whole number", "str": "a text", "bool": "true or false", "object": "a table", "array": "a list"}
    kind, _, rest = text.partition(" ")
    return f"{words.get(kind, kind)} {rest}".strip()


def _shown(value: Any) -> str:
    match value:
        case dict():
            return f"a table of {len(value)}"
        case list():
            return f"a list of {len(value)}"
        case bool():
            return str(value).lower()
        case _:
            return repr(value)
