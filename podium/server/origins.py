"""Whose page speaks: a browser sends cookies along wherever a page asks it to, so pages of others are refused."""

from urllib.parse import urlsplit

from podium.server.desk import Connection, is_bearer
from podium.server.protocol import Refused
from podium.server.settings import Settings


def check_origin(connection: Connection) -> None:
    """Refuse a request that another site's page makes in its visitor's name.

    Programs send no Origin, and those with a token of their own need none: no page can know a token. Any other
    kind of Authorization excuses nothing, for a link can make a browser send a name and a password.
    """
    origin = connection.headers.get("origin")
    if origin is None or is_bearer(connection):
        return
    settings: Settings = connection.app.state.settings
    if origin in settings.origins or is_same(origin, connection.headers.get("host", "")):
        return
    raise Refused("foreign_origin", "This comes from a page of another site, which may not speak for you.")


def is_same(origin: str, host: str) -> bool:
    """Whether a page's origin is the host that was asked."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return False
    return parts.scheme in ("http", "https") and bool(host) and parts.netloc.lower() == host.lower()
