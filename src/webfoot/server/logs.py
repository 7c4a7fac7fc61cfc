"""What the server writes to its log: never the token of a seat's link or of a bot, nor a guest's cookie.

A line names the request and the table that it is about, where they are known. On request every line is one JSON
object (`WEBFOOT_LOG=json`), for programs that collect logs.
"""

from __future__ import annotations

import logging
import re
import sys
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

TOKEN_PREFIX: Final = "wfbot_"  # noqa: S105  (no secret: what secrets begin with)
"""How the token of every bot begins, so that it is recognised anywhere."""
_TOKENS = re.compile(rf"(/s/|/api/links/|webfoot-guest=|[Bb]earer |{TOKEN_PREFIX})[^\s\"'?#;,]+")
NAMED: Final = ("request", "table", "status", "ms")
"""What a line may say besides its message: given with `extra`, or by the request in which it is written."""

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The id of the HTTP request that is being answered."""
TABLE: ContextVar[str] = ContextVar("table", default="")
"""The table that it is about."""
_AROUND: Final = {"request": REQUEST, "table": TABLE}


def without_tokens(text: str) -> str:
    """The same text with every token in it made unreadable."""
    return _TOKENS.sub(r"\1…", text)


def _named(record: logging.LogRecord) -> dict[str, Any]:
    """Return what a line says besides its message."""
    found = {name: getattr(record, name, "") or (_AROUND[name].get() if name in _AROUND else "") for name in NAMED}
    return {name: value for name, value in found.items() if value != ""}


class Discreet(logging.Formatter):
    """Hides tokens in whatever is logged, by us or by a library, in messages and in tracebacks."""

    def format(self, record: logging.LogRecord) -> str:
        named = " ".join(f"{name}={value}" for name, value in _named(record).items())
        return without_tokens(super().format(record) + (f" [{named}]" if named else ""))


class Structured(logging.Formatter):
    """Writes each line as a JSON object, just as discreetly."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_named(record),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        plain = {name: without_tokens(value) if isinstance(value, str) else value for name, value in line.items()}
        return msgspec.json.encode(plain).decode()


def log_to_stderr(form: str = "text", level: str = "warning") -> None:
    """Log from that level on, as text or as JSON, with what is secret left out."""
    handler = logging.StreamHandler(sys.stderr)
    text = Discreet("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(Structured() if form == "json" else text)
    # What libraries say is logged only if it is a warning.
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("webfoot").setLevel(level.upper())
