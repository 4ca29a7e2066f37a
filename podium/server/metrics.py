"""What the server counts about itself, for Prometheus."""

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The counters of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        to = self.registry
        self.accepted = Counter("podium_accepted_total", "Messages accepted, by kind.", ["kind"], registry=to)
        self.refused = Counter("podium_refused_total", "Messages refused, by code.", ["code"], registry=to)
        self.entries = Counter("podium_entries_total", "Entries stored.", registry=to)
        self.events = Counter("podium_events_total", "Events sent to connections.", registry=to)
        self.commit = Histogram(
            "podium_accept_seconds", "From a message to its acknowledgement.", buckets=SECONDS, registry=to
        )
        self.thought = Histogram("podium_bot_seconds", "From a bot's turn to its choice.", buckets=SECONDS, registry=to)
        self.loads = Counter("podium_rooms_loaded_total", "Rooms rebuilt from the store.", registry=to)
        self.failures = Counter("podium_failures_total", "Things that should not happen.", ["what"], registry=to)
        self.rooms = Gauge("podium_rooms", "Rooms in memory.", registry=to)
        self.connections = Gauge("podium_connections", "Open sockets.", ["kind"], registry=to)
        self.bots_waiting = Gauge("podium_bots_waiting", "Bots that wait to think, or do.", registry=to)
        self.backlog = Gauge("podium_store_backlog", "Writes that wait for their transaction.", registry=to)
        self.transactions = Gauge("podium_store_transactions", "Transactions so far.", registry=to)
        self.requests = Counter("podium_requests_total", "HTTP requests.", ["method", "status"], registry=to)

    def text(self) -> bytes:
        return generate_latest(self.registry)
