"""Codes by which people show that an e-mail address is theirs. They are in memory alone, and good for a few tries."""

from __future__ import annotations

import hmac
import secrets
from typing import Final

TRIES: Final = 5
MOST: Final = 10_000
"""Codes that can be waiting; beyond it the oldest are given up."""


class Confirmations:
    def __init__(self) -> None:
        self._codes: dict[int, tuple[str, int]] = {}
        """For each way its code, and how often it may still be tried."""

    def make(self, way: int) -> str:
        """Return a new code for a way, whose last one is no longer good."""
        self._codes.pop(way, None)
        while len(self._codes) >= MOST:
            del self._codes[next(iter(self._codes))]
        code = f"{secrets.randbelow(1_000_000):06}"
        self._codes[way] = (code, TRIES)
        return code

    def fits(self, way: int, typed: str) -> bool:
        """Return whether a code is the right one. After a few wrong ones a new code has to be asked for."""
        code, left = self._codes.get(way, ("", 0))
        if left <= 0:
            return False
        if hmac.compare_digest(code.encode(), "".join(typed.split()).encode()):
            del self._codes[way]
            return True
        self._codes[way] = (code, left - 1)
        return False
