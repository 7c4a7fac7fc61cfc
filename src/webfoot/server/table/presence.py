"""Presence: which people of a table are away, and since when."""

from __future__ import annotations

from collections.abc import Callable


class Presence:
    def __init__(self, online: Callable[[str], bool], now: int) -> None:
        self._online = online
        self._since = now
        self._left: dict[str, int] = {}
        """When each guest last left. A guest without an entry never came."""

    def goes(self, guest: str, now: int) -> None:
        self._left[guest] = now

    def left(self, guest: str) -> int | None:
        """Return the instant since which this guest is away; None if the guest is present."""
        return None if self._online(guest) else self._left.get(guest, self._since)

    def away(self, guest: str, now: int) -> int:
        """Return for how many milliseconds this guest has been away; 0 if the guest is present."""
        left = self.left(guest)
        return 0 if left is None else max(0, now - left)
