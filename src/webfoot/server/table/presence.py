"""Who of a table's people is away, and since when."""

from __future__ import annotations

from collections.abc import Callable


class Presence:
    def __init__(self, online: Callable[[str], bool], now: int) -> None:
        self._online = online
        self._since = now
        self._left: dict[str, int] = {}
        """When those who are away were last seen; who has not been seen at all, when the table was opened."""

    def goes(self, guest: str, now: int) -> None:
        self._left[guest] = now

    def left(self, guest: str) -> int | None:
        """The instant since which this guest is away; None if he is there."""
        return None if self._online(guest) else self._left.get(guest, self._since)

    def away(self, guest: str, now: int) -> int:
        """For how many milliseconds this guest has been away; 0 if he is there."""
        left = self.left(guest)
        return 0 if left is None else max(0, now - left)
