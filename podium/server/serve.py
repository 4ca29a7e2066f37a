"""Running a server: made ready first, then one line that says where it is and where the data lies."""

import contextlib
import signal
import socket
import threading
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path

import uvicorn
from litestar import Litestar

from podium.core.errors import PodiumError
from podium.server import logs
from podium.server.app import make_app
from podium.server.collecting import small_steps
from podium.server.hall import Hall
from podium.server.protocol import MAX_MESSAGE_BYTES
from podium.server.readying import Report, make_all_ready
from podium.server.settings import Settings
from podium.server.store import database_url


class CannotServe(PodiumError):
    """The server cannot start."""


def server_config(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How uvicorn is to run it: one process, small messages, our own logs."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        ws_max_size=4 * MAX_MESSAGE_BYTES,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        ws_per_message_deflate=False,  # costs each of thousands of connections more memory than it saves
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
        timeout_graceful_shutdown=int(settings.stop_seconds),
    )


class Server(uvicorn.Server):
    """Uvicorn, which lets those go first who are waiting for something to happen."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        super().__init__(server_config(app, settings))
        self.app = app

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop when asked to; uvicorn would then die of the signal all the same, as if something had gone wrong."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        hall: Hall | None = getattr(self.app.state, "hall", None)
        if hall is not None:
            hall.stop()
        await super().shutdown(sockets)


def where(settings: Settings) -> str:
    """Where the data lies, without a password."""
    url = database_url(settings.database)
    if url.get_backend_name() == "sqlite" and url.database:
        return str(Path(url.database).resolve())
    return url.render_as_string(hide_password=True)


def address(settings: Settings, port: int | None = None) -> str:
    """What to type into a browser."""
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else settings.host
    return f"http://{host}:{settings.port if port is None else port}"


def listen(settings: Settings) -> socket.socket:
    """Take the address before anything else is begun; raises CannotServe in one sentence."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=2048)
    except OSError as error:
        reason = f"port {settings.port} of {settings.host}: {error.strerror or error}"
        raise CannotServe(f"The server cannot listen at {reason}.") from None


def serve(settings: Settings, announce: Callable[[str], None], report: Report, *, opens_browser: bool = False) -> None:
    """Make ready, then serve until told to stop; what is being written is finished first."""
    logs.configure()
    database_url(settings.database)  # refuses what is no database before anything else happens
    with listen(settings) as listening:
        make_all_ready(report)
        here = address(settings, listening.getsockname()[1])

        def on_open(_: Litestar) -> None:
            announce(f"Podium is at {here} · data in {where(settings)}")
            if opens_browser:
                threading.Timer(0.5, webbrowser.open, [here]).start()

        server = Server(make_app(settings, on_open=on_open), settings)
        with contextlib.suppress(KeyboardInterrupt), small_steps():
            server.run(sockets=[listening])
    if not server.started:
        raise CannotServe("The server could not start; what is wrong stands above.")
