"""The id of each HTTP request, and what is counted and logged about it.

A proxy in front may give the id (`X-Request-ID`); the answer repeats it, so that both logs can be compared.
"""

from __future__ import annotations

import logging
import re
import secrets
from time import perf_counter
from typing import Any, Final

from webfoot.server.logs import REQUEST, TABLE, without_tokens
from webfoot.server.measures import Measures

HEADER: Final = b"x-request-id"
_ID: Final = re.compile(rb"[A-Za-z0-9._-]{1,64}")
_TABLE: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})(?:/|$)")

logger = logging.getLogger(__name__)


class Tracked:
    """One request, from its beginning to its answer."""

    def __init__(self, scope: Any) -> None:
        given = next((value for name, value in scope["headers"] if name == HEADER), b"")
        self.id = given if _ID.fullmatch(given) else secrets.token_hex(8).encode()
        REQUEST.set(self.id.decode())
        at = _TABLE.match(scope["path"])
        TABLE.set(at[1] if at else "")
        self._what = f"{scope['method']} {without_tokens(scope['path'])}"
        self._begun = perf_counter()

    def answered(self, status: int, measures: Measures | None) -> None:
        """Count the answer, and log it where everything is logged."""
        seconds = perf_counter() - self._begun
        if measures is not None:
            measures.requests.note(seconds)
            measures.answers[status] += 1
        if logger.isEnabledFor(logging.INFO):
            logger.info("%s", self._what, extra={"status": status, "ms": round(1000 * seconds, 1)})
