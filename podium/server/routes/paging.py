"""Long lists, page by page: where the next page begins is what the page before said."""

from collections.abc import Sequence
from typing import Annotated, Final

from litestar.params import QueryParameter

from podium.server.store import Listed

Older = Annotated[
    str | None,
    QueryParameter(
        max_length=128,
        pattern=r"^[0-9]{1,12}(\.[0-9]{1,12})?~[A-Za-z0-9_-]{1,64}$",
        description="What the page before said; the latest if nothing is.",
    ),
]

_SEPARATOR: Final = "~"


def cursor(older: str | None) -> tuple[float, str] | None:
    """Where a page begins."""
    if older is None:
        return None
    at, _, table = older.partition(_SEPARATOR)
    return float(at), table


def next_page(found: Sequence[Listed], page: int) -> str | None:
    """What asks for the page after this one; None if this is the last."""
    return f"{found[-1].summary.updated!r}{_SEPARATOR}{found[-1].header.id}" if len(found) == page else None
