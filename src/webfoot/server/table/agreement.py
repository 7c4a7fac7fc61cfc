"""Agreement on pauses: which players are asked, and which of them have said yes.

Everybody who plays a seat is asked. A player who has been away for a while is not waited for: a game must not stay
paused for ever because one player never comes back. All have to agree before time stops. More than half are enough
for it to go on, so one player alone cannot keep a game paused.
"""

from __future__ import annotations

from typing import Final

from webfoot.server.table.details import Chair
from webfoot.server.table.presence import Presence

WAITED_FOR: Final = 30_000
"""Milliseconds for which an absent player is waited for: enough to reload a page or to change cells."""


class Agreement:
    def __init__(self, presence: Presence) -> None:
        self._presence = presence
        self.wishes: set[int] = set()
        """Seats that want time to stop if it runs, or to go on if it is stopped."""

    def asked(self, chairs: list[Chair], now: int) -> list[int]:
        """The seats that have a say."""
        return [
            seat
            for seat, chair in enumerate(chairs)
            if chair.guest is not None
            and chair.bot_level is None
            and (self._presence.left(chair.guest) is None or self._presence.away(chair.guest, now) < WAITED_FOR)
        ]

    def to_stop(self, asked: list[int]) -> bool:
        """Whether they agree that time stops. When all have gone, a wish that one of them left behind is not
        enough."""
        return bool(asked) and self.wishes.issuperset(asked)

    def to_go_on(self, asked: list[int]) -> bool:
        """Whether more than half of them want time to go on."""
        return 2 * len(self.wishes.intersection(asked)) > len(asked)
