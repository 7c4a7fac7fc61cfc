"""Agreement on pauses: which players are asked, and which have agreed.

Everybody who plays a seat is asked, whether time is to stop or to go on. A player who has been away for a while is
not waited for: a game must not stay paused for ever because one player never comes back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from webfoot.server.table.details import Chair

WAITED_FOR: Final = 30_000
"""Milliseconds for which an absent player is waited for: enough to reload a page or to change cells."""


class Agreement:
    def __init__(self, now: int) -> None:
        self.wishes: set[int] = set()
        """Seats that want time to stop if it runs, or to go on if it is stopped."""
        self._since = now
        self._left: dict[str, int] = {}
        """When absent guests were last seen; for those not seen at all, when the table was loaded."""

    def goes(self, guest: str, now: int) -> None:
        self._left[guest] = now

    def asked(self, chairs: list[Chair], online: Callable[[str], bool], now: int) -> list[int]:
        """Return the seats whose agreement is needed."""
        return [
            seat
            for seat, chair in enumerate(chairs)
            if chair.guest is not None
            and chair.bot_level is None
            and (online(chair.guest) or now - self._left.get(chair.guest, self._since) < WAITED_FOR)
        ]
