"""For whoever runs the server: is it well, and what does it count?"""

from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State

import podium
from podium.server.bodies import Health
from podium.server.hall import Hall
from podium.server.protocol import Refused
from podium.server.settings import Settings
from podium.server.sockets import Crowd

Ask = Request[Any, Any, State]


@get("/healthz", operation_id="health", tags=["operations"])
async def health(request: Ask) -> Response[Health]:
    """Whether the server and its database answer; 503 if not."""
    hall: Hall = request.app.state.hall
    crowd: Crowd = request.app.state.crowd
    is_well = not hall.is_stopping and await hall.store.is_well()
    told = Health(
        status="ok" if is_well else "stopping" if hall.is_stopping else "unwell",
        version=podium.__version__,
        tables=len(hall.rooms),
        connections=crowd.total,
    )
    return Response(told, status_code=200 if is_well else 503)


@get("/metrics", operation_id="metrics", tags=["operations"], include_in_schema=False)
async def metrics(request: Ask) -> Response[bytes]:
    """Counters for Prometheus. Not for players: a counter tells that somebody chose, also where he did so in secret."""
    settings: Settings = request.app.state.settings
    is_forwarded = bool({"forwarded", "x-forwarded-for"} & set(request.headers)) and not settings.proxies
    if is_forwarded or not request.client or request.client.host not in settings.metrics_for:
        raise Refused("forbidden", "Counters are for whoever runs the server; see PODIUM_METRICS_FOR.")
    hall: Hall = request.app.state.hall
    hall.metrics.bots_waiting.set(hall.thinkers.waiting)
    hall.metrics.backlog.set(hall.store.writer.backlog)
    hall.metrics.transactions.set(hall.store.writer.transactions)
    return Response(hall.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
