"""Hands a guest over to another device: a short code that is good once, for a few minutes.

Codes are kept in memory alone: after a restart a device asks for a new one. A guest has one code at a time. Recovery
links, which are kept for long, are in the storage; only their hashes are.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without signs that are easily taken for each other: 0 and O, 1, I and L."""
LENGTH: Final = 8
"""Together with the limit on attempts, far too many codes to be guessed in a few minutes."""
MOST: Final = 10_000
"""Codes that can be waiting; beyond it the oldest are given up."""
_SECRET_BYTES: Final = 24


@dataclass(frozen=True, slots=True)
class Handover:
    """What a code stands for."""

    guest: str
    until: int
    settings: Mapping[str, str] = field(default_factory=dict)
    """What the first device has set for itself, such as the pace of bots."""


class Handovers:
    """The codes that can be used now."""

    def __init__(self, now: Callable[[], int], seconds: float) -> None:
        self._now = now
        self._life = round(seconds * 1000)
        self._codes: dict[str, Handover] = {}
        """The oldest first, so also the first to end."""

    def make(self, guest: str, settings: Mapping[str, str]) -> tuple[str, Handover]:
        """Return a new code for this guest, whose last one is no longer good."""
        self._tidy()
        self.forget(guest)
        while len(self._codes) >= MOST:
            del self._codes[next(iter(self._codes))]
        code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
        made = self._codes[code] = Handover(guest, self._now() + self._life, dict(settings))
        return code, made

    def look(self, code: str) -> Handover | None:
        """Return what a code stands for; None if there is none, or it was used, replaced or too old."""
        self._tidy()
        return self._codes.get(plain(code))

    def take(self, code: str) -> Handover | None:
        """Return what a code stands for, and let nobody else use it."""
        self._tidy()
        return self._codes.pop(plain(code), None)

    def forget(self, guest: str) -> None:
        """Let the code of this guest be no longer good."""
        for code in [code for code, one in self._codes.items() if one.guest == guest]:
            del self._codes[code]

    def _tidy(self) -> None:
        now = self._now()
        while self._codes and next(iter(self._codes.values())).until <= now:
            del self._codes[next(iter(self._codes))]


def plain(code: str) -> str:
    """Return a code as it is kept, however somebody has typed it."""
    return "".join(sign for sign in code.upper() if sign.isalnum())


def spoken(code: str) -> str:
    """Return a code as people read it: in two halves."""
    return f"{code[: LENGTH // 2]}-{code[LENGTH // 2 :]}"


def new_secret() -> str:
    """Return the secret of a recovery link."""
    return secrets.token_urlsafe(_SECRET_BYTES)


def secret_hash(secret: str) -> str:
    """Return the hash of a recovery link's secret, which is all that the storage holds of it."""
    return hashlib.sha256(b"webfoot-recovery-1" + secret.encode()).hexdigest()
