"""The OpenAPI document, with the schemas that the messages themselves have.

The framework knows which operations there are; of the bodies it drops what matters most to whoever
reads the document: which fields there may be, how long they are, what a list is made of. So the bodies
are described by msgspec, which also decodes them: document and decoder cannot disagree.
"""

from types import ModuleType
from typing import Any, Final

import msgspec
from litestar.connection import Request
from litestar.openapi.plugins import JsonRenderPlugin

from podium.server import bodies, protocol

REF: Final = "#/components/schemas/{name}"


def _structs(module: ModuleType) -> list[type]:
    found = [one for one in vars(module).values() if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    return [one for one in found if one.__module__ == module.__name__ and not one.__name__.startswith("_")]


def exact(document: dict[str, Any]) -> dict[str, Any]:
    """The document with every body as it is decoded and encoded."""
    _, made = msgspec.json.schema_components([*_structs(protocol), *_structs(bodies)], ref_template=REF)
    schemas = {name: made.get(name, schema) for name, schema in document["components"]["schemas"].items()}
    missing = {name: made[name] for name in _named(schemas) if name in made and name not in schemas}
    return {
        **document,
        "paths": {path: _operations(found) for path, found in document["paths"].items()},
        "components": {**document["components"], "schemas": {**schemas, **missing}},
    }


def _named(part: Any) -> set[str]:
    """The schemas that a part of the document refers to."""
    text = msgspec.json.encode(part).decode()
    return {rest.split('"', 1)[0] for rest in text.split("#/components/schemas/")[1:]}


def _operations(found: dict[str, Any]) -> dict[str, Any]:
    return {method: _operation(operation) for method, operation in found.items()}


def _operation(operation: dict[str, Any]) -> dict[str, Any]:
    """An answer without a body has none in the document either."""
    responses = {
        status: {key: value for key, value in answer.items() if key != "content" or status != "204"}
        for status, answer in operation["responses"].items()
    }
    return {**operation, "responses": responses}


class ExactJson(JsonRenderPlugin):
    """Serves the document."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return self.render_json(request, exact(openapi_schema))
