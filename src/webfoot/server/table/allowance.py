"""How far back a command may count in a real-time game, because a network is sometimes slow.

A page says at which game time its player acted. The server believes it as far as a small stock of time goes. Every
seat has a stock of its own, which refills slowly. What a seat can gain in a whole game is bounded by the stock and
its refilling, whatever the page claims. Nothing that has been announced is ever overtaken.
"""

from __future__ import annotations

from typing import Final

MOST: Final = 250
"""The most milliseconds that one command may count back."""
STOCK: Final = 1000
REFILL: Final = 50
"""Milliseconds that come back in each second of the game."""


class Allowance:
    """What one seat has left. Times are game times, so a pause refills nothing."""

    __slots__ = ("_at", "_left")

    def __init__(self) -> None:
        self._left = float(STOCK)
        self._at = 0

    def left(self, now: int) -> float:
        return min(float(STOCK), self._left + max(0, now - self._at) * REFILL / 1000)

    def instant(self, claimed: int | None, now: int, earliest: int) -> int:
        """Return when a command that arrives now counts as made: never in the future, and never before the last
        row."""
        if claimed is None or claimed >= now:
            return now
        back = min(now - claimed, MOST, int(self.left(now)))
        return max(now - back, min(earliest, now))

    def spend(self, instant: int, now: int) -> None:
        """Subtract the time by which a command counted back."""
        self._left = self.left(now) - (now - instant)
        self._at = max(self._at, now)
