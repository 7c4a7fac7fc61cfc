"""What the server writes to its log: never the token of a seat's link or of a bot, nor a guest's cookie."""

from __future__ import annotations

import logging
import re
import sys
from typing import Final

TOKEN_PREFIX: Final = "wfbot_"  # noqa: S105  (no secret: what secrets begin with)
"""How the token of every bot begins, so that it is recognised anywhere."""
_TOKENS = re.compile(rf"(/s/|/api/links/|webfoot-guest=|[Bb]earer |{TOKEN_PREFIX})[^\s\"'?#;,]+")


def without_tokens(text: str) -> str:
    """The same text with every token in it made unreadable."""
    return _TOKENS.sub(r"\1…", text)


class Discreet(logging.Formatter):
    """Hides tokens in whatever is logged, by us or by a library, in messages and in tracebacks."""

    def format(self, record: logging.LogRecord) -> str:
        return without_tokens(super().format(record))


def log_to_stderr() -> None:
    """Log warnings and errors, with what is secret left out."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Discreet("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
