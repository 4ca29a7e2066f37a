"""The page that people play on: built by `make`, kept in memory, sent with the leave to ask this server alone."""

import mimetypes
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException

import podium

FOLDER: Final = Path(__file__).parent / "page"
INDEX: Final = "index.html"
HASHED: Final = "assets/"  # files whose name changes with what they hold

PAGES: Final = frozenset(
    {"", "lobby", "new", "table", "replay", "archive", "player", "account", "settings", "rules", "style", "duplicates"}
)  # first parts of the page's own addresses
NOT_PAGES: Final = frozenset({"api", "ws", "healthz", "metrics", "assets"})
ENCODINGS: Final = {"br": ".br", "gzip": ".gz"}  # made by the build, the smaller first

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "referrer-policy": "same-origin",  # the address of a table is its key
    "x-content-type-options": "nosniff",
}

NOT_BUILT: Final = (
    f"Podium {podium.__version__} is running, but its page has not been built yet: run `make page` in the project's "
    "folder and start the server again. What can be played here is told at /api/house.\n"
)


class File(msgspec.Struct, frozen=True):
    """One file, and its smaller forms by encoding."""

    content: bytes
    media_type: str
    encoded: dict[str, bytes]


class Page:
    """The built page, or nothing if there is none."""

    def __init__(self, folder: Path = FOLDER) -> None:
        found = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix not in (".br", ".gz")]
        self.files = {path.relative_to(folder).as_posix(): _read(path) for path in found}

    def answer(self, path: str, accepted: str) -> Response[bytes]:
        """The file at a path, and the page itself for every other: it finds its own way."""
        if INDEX not in self.files:
            return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=404 if path else 200)
        path = path if path in self.files else INDEX
        file = self.files[path]
        headers = HEADERS | {
            "cache-control": "public, max-age=31536000, immutable" if path.startswith(HASHED) else "no-cache",
            "vary": "accept-encoding",
        }
        wanted = {part.split(";")[0].strip() for part in accepted.split(",")}
        for encoding, content in file.encoded.items():
            if encoding in wanted:
                return Response(content, media_type=file.media_type, headers=headers | {"content-encoding": encoding})
        return Response(file.content, media_type=file.media_type, headers=headers)


def _read(path: Path) -> File:
    media_type = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix == ".js":
        media_type = "text/javascript"  # some systems' tables say otherwise
    beside = {encoding: path.with_name(path.name + ending) for encoding, ending in ENCODINGS.items()}
    return File(path.read_bytes(), media_type, {name: one.read_bytes() for name, one in beside.items() if one.exists()})


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def page(request: Request[Any, Any, State]) -> Response[bytes]:
    """The page at its own addresses; anywhere else it says that there is nothing, but for what programs ask."""
    shown: Page = request.app.state.page
    path = request.scope["path"].lstrip("/")
    first = path.split("/")[0]
    if path not in shown.files and first in NOT_PAGES:
        raise NotFoundException
    answer = shown.answer(path, request.headers.get("accept-encoding", ""))
    if path not in shown.files and first not in PAGES:
        answer.status_code = 404
    return answer
