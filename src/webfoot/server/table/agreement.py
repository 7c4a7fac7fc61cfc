"""Who has a say in whether time stands still at a table, and who has said yes.

Everybody who plays a seat is asked, whether time is to stop or to go on. Somebody who has been away for a while is
not waited for: a game must not stand still for ever because one of its players never comes back.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from webfoot.server.table.details import Chair

WAITED_FOR: Final = 30_000
"""Milliseconds for which somebody who is not there is waited for: time enough to reload a page or to change cells."""


class Agreement:
    def __init__(self, now: int) -> None:
        self.wishes: set[int] = set()
        """Seats that want time to stop, if it runs, or to go on, if it stands still."""
        self._since = now
        self._left: dict[str, int] = {}
        """When those who are away were last seen; who has not been seen at all, when the table was opened."""

    def goes(self, guest: str, now: int) -> None:
        self._left[guest] = now

    def asked(self, chairs: list[Chair], online: Callable[[str], bool], now: int) -> list[int]:
        """The seats whose yes is needed."""
        return [
            seat
            for seat, chair in enumerate(chairs)
            if chair.guest is not None
            and chair.bot_level is None
            and (online(chair.guest) or now - self._left.get(chair.guest, self._since) < WAITED_FOR)
        ]
