"""The page as the server sends it: at every address that is its own, and at no other."""

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from httpx import ASGITransport, AsyncClient
from litestar import Litestar
from litestar.datastructures import State

from podium.server.page import HEADERS, NOT_BUILT, PAGES, Page, page

pytestmark = pytest.mark.anyio

FILES = {
    "index.html": b"<!doctype html><title>Podium</title>",
    "favicon.svg": b"<svg/>",
    "assets/index-a1b2.js": b"play()",
    "assets/index-a1b2.js.br": b"small",
    "assets/index-a1b2.js.gz": b"smaller than nothing",
}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    for name, content in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(content)
    return tmp_path


def client_of(folder: Path) -> AsyncClient:
    app = Litestar([page], state=State({"page": Page(folder)}))
    return AsyncClient(transport=ASGITransport(app), base_url="http://podium.test")


@pytest.fixture
async def client(built: Path) -> AsyncIterator[AsyncClient]:
    async with client_of(built) as made:
        yield made


@pytest.mark.parametrize(
    "path", ["/", "/lobby", "/table/q83vEjRWeJCrze8BI0VniQ", "/rules/turandot", "/duplicates/q83v"]
)
async def test_the_page_is_at_all_its_addresses_and_asks_this_server_alone(client: AsyncClient, path: str) -> None:
    answer = await client.get(path)
    assert answer.status_code == 200
    assert answer.content == FILES["index.html"]
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert all(answer.headers[name] == said for name, said in HEADERS.items())
    assert "unsafe" not in answer.headers["content-security-policy"]
    assert "http" not in answer.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/api/nothing", "/ws/nothing", "/assets/index-0000.js", "/etc/passwd", "/index.php"])
async def test_what_is_not_there_is_not_found(client: AsyncClient, path: str) -> None:
    assert (await client.get(path)).status_code == 404


def test_the_server_knows_the_addresses_of_the_page() -> None:
    source = (Path(__file__).parents[2] / "web" / "src" / "App.svelte").read_text("utf-8")
    named = re.findall(r"^    '?(\w*)'?: \(\) => import", source, re.MULTILINE)
    assert set(named) == PAGES


async def test_hashed_files_are_kept_for_ever_and_sent_small(client: AsyncClient) -> None:
    plain = await client.get("/assets/index-a1b2.js", headers={"accept-encoding": "identity"})
    assert plain.content == b"play()"
    assert plain.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in plain.headers["cache-control"]
    for accepted, encoding in (("gzip, br;q=0.9", "br"), ("gzip", "gzip")):
        async with client.stream("GET", "/assets/index-a1b2.js", headers={"accept-encoding": accepted}) as small:
            assert small.headers["content-encoding"] == encoding
            assert small.headers["vary"] == "accept-encoding"
    assert (await client.get("/favicon.svg")).headers["content-type"] == "image/svg+xml"
    assert (await client.get("/assets/index-a1b2.js.br")).status_code == 404


async def test_without_a_page_it_says_how_to_build_one(tmp_path: Path) -> None:
    async with client_of(tmp_path) as client:
        answer = await client.get("/")
        assert (answer.status_code, answer.text) == (200, NOT_BUILT)
        assert "make page" in answer.text
        assert (await client.get("/lobby")).status_code == 404
