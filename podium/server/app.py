"""The application: Litestar around a hall. Nothing is decided here."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar import Litestar, Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import ASGIApp, ExceptionHandlersMap, Message, Receive, Scope, Send

import podium
from podium.server.desk import Desk, address_of, check_address
from podium.server.hall import Hall
from podium.server.keeping import Keeping
from podium.server.limits import Limits
from podium.server.metrics import Metrics
from podium.server.openapi import ExactJson, exact
from podium.server.origins import check_origin
from podium.server.page import Page, page
from podium.server.people import People
from podium.server.protocol import Code, Refusal, Refused
from podium.server.reviews import Reviews
from podium.server.routes.archive import ArchiveController
from podium.server.routes.operations import health, metrics
from podium.server.routes.people import MeController, PlayerController, SessionController
from podium.server.routes.tables import TableController
from podium.server.settings import Settings
from podium.server.sockets import Crowd, lobby_socket, table_socket
from podium.server.store import Store, StoreFailed

logger = logging.getLogger("podium.http")

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})


def make_app(settings: Settings | None = None, *, on_open: Any = None) -> Litestar:
    """The server's application; the database is opened when it starts and closed when it stops."""
    chosen = settings or Settings()

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(chosen.database)
        counted = app.state.metrics = Metrics()
        hall = app.state.hall = Hall(store, chosen, metrics=counted)
        app.state.settings = chosen
        limits = app.state.limits = Limits(chosen)
        crowd = app.state.crowd = Crowd(chosen.connections_per_address)
        app.state.reviews = Reviews()
        app.state.page = Page()
        people = People(store)
        keeping = Keeping(people, rewriting=hall.rewriting)
        app.state.desk = Desk(
            people=people,
            keeping=keeping,
            is_secure=chosen.behind_tls,
            allow=limits.allow,
            farewell=hall.farewell,
            look_again=crowd.look_again,
        )
        await hall.open()
        tidying = asyncio.create_task(keeping.tidy_on(), name="podium tidy")
        if on_open is not None:
            on_open(app)
        try:
            yield
        finally:
            tidying.cancel()
            await asyncio.gather(tidying, return_exceptions=True)
            await hall.close()
            await app.state.reviews.close()
            await store.close()

    return Litestar(
        route_handlers=[
            SessionController,
            MeController,
            PlayerController,
            TableController,
            ArchiveController,
            health,
            metrics,
            table_socket,
            lobby_socket,
            page,
        ],
        lifespan=[lifespan],
        before_request=_before,
        middleware=[_Count],
        exception_handlers=_handlers(),
        request_max_body_size=chosen.max_body_bytes,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Podium",
            version=podium.__version__,
            description="One house for five orchestra games. Sockets are described in docs/server.md.",
            path="/api/schema",
            render_plugins=[ExactJson()],
        ),
    )


def openapi() -> str:
    """The OpenAPI document of everything over HTTP."""
    schema = exact(make_app().openapi_schema.to_schema())
    return msgspec.json.format(msgspec.json.encode(schema), indent=2).decode() + "\n"


async def _before(request: Request[Any, Any, Any]) -> None:
    """What holds for every request: from which page it comes, and how many there are."""
    check_address(request)
    if request.method not in SAFE:
        check_origin(request)
    if request.url.path.startswith("/api/"):
        limits: Limits = request.app.state.limits
        limits.allow("request", address_of(request))


class _Count:
    """Counts requests and logs those that failed; paths of tables are not written, for they are keys."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        began, method = time.perf_counter(), str(scope["method"])

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                status = int(message["status"])
                counted: Metrics = scope["litestar_app"].state.metrics
                counted.requests.labels(method, str(status)).inc()
                route = scope.get("path_template", "")
                took = round((time.perf_counter() - began) * 1000, 1)
                logger.info("request", extra={"method": method, "route": route, "status": status, "ms": took})
            await send(message)

        await self.app(scope, receive, sending)


def _handlers() -> ExceptionHandlersMap:
    return {
        Refused: _refused,
        StoreFailed: _store_failed,
        HTTPException: _http_error,
        msgspec.ValidationError: _malformed,
        RecursionError: _too_deep,
        Exception: _failed,
    }


def _answer(code: Code, sentence: str, status: int) -> Response[Refusal]:
    return Response(Refusal(id=None, code=code, sentence=sentence), status_code=status)


def _refused(request: Request[Any, Any, Any], refusal: Refused) -> Response[Refusal]:
    counted: Metrics = request.app.state.metrics
    counted.refused.labels(refusal.code).inc()
    return _answer(refusal.code, refusal.sentence, refusal.status)


def _store_failed(_: Request[Any, Any, Any], error: StoreFailed) -> Response[Refusal]:
    logger.error("a write failed", extra={"why": str(error)})
    return _answer("unavailable", "This could not be written down, so it has not happened; try again.", 503)


def _malformed(_: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    return _answer("malformed", f"This request is not understood: {error}.", 400)


def _too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[Refusal]:
    return _answer(
        "malformed", "This request has lists in lists in lists, deeper than anything that is asked for.", 400
    )


def _http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Refusal]:
    status = error.status_code
    match status:
        case 404:
            return _answer("not_found", "There is nothing at this address.", 404)
        case 405:
            answer = _answer("not_found", "This address does not take that kind of request.", 405)
            answer.headers.update(error.headers or {})
            return answer
        case 413:
            return _answer("too_long", "This request has a body that is too long.", 413)
        case _ if status < 500:
            return _answer("malformed", f"This request is not understood: {_detail(error)}", status)
    return _failed(request, error)


def _detail(error: HTTPException) -> str:
    """What was wrong with which part, in one line."""
    found = [str(part.get("message", part)) if isinstance(part, dict) else str(part) for part in (error.extra or [])]
    return f"{'; '.join(found) or error.detail}."


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Refusal]:
    counted: Metrics = request.app.state.metrics
    counted.failures.labels("request").inc()
    logger.error("a request failed", exc_info=error, extra={"route": request.scope.get("path_template", "")})
    return _answer("unavailable", "Something went wrong here; it has been written down.", 500)
