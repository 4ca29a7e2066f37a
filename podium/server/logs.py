"""Structured logs: one JSON object a line, for people with `jq` and for machines.

The id of a table is the key to it, and so is never written whole; nor are names, cards or secrets.
"""

import logging
import sys
from typing import Any, Final

import msgspec

_PLAIN: Final = frozenset(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """A record as JSON: time, level, logger, what happened, and whatever was given beside it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "by": record.name,
            "what": record.getMessage(),
        }
        extra = {key: value for key, value in record.__dict__.items() if key not in _PLAIN}
        line |= {("detail" if key == "what" else key): value for key, value in extra.items()}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def configure(level: str = "info") -> None:
    """Send everything to standard error, as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
        logging.getLogger(name).setLevel("WARNING")  # it tells the address of every socket, and that is a key
