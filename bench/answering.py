"""The worker's side of a conversation: one JSON request a line in, one JSON answer a line out."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from typing import Any

Request = dict[str, Any]
Answer = dict[str, Any]


def say(answer: Answer) -> None:
    print(json.dumps(answer), flush=True)


def answer_requests(handle: Callable[[Request], Answer]) -> None:
    """Answer until the other side hangs up."""
    for line in sys.stdin:
        say(handle(json.loads(line)))
