"""How far back a command may count, where the rules know time: a network is slow now and then, and nobody's fault.

A page says at which instant of the game its player acted. The host believes it as far as a small stock of time goes,
which every seat has for itself and which fills up slowly. What a seat gains in a whole game is bounded by that stock
and its refilling, whatever it claims; and nothing that has been announced is ever overtaken.
"""

from __future__ import annotations

from typing import Final

MOST: Final = 250
"""Milliseconds that one command may count back."""
STOCK: Final = 1000
REFILL: Final = 50
"""Milliseconds that come back in a second of the game."""


class Allowance:
    """What one seat has left. Times are game times, so a pause fills nothing up."""

    __slots__ = ("_at", "_left")

    def __init__(self) -> None:
        self._left = float(STOCK)
        self._at = 0

    def left(self, now: int) -> float:
        return min(float(STOCK), self._left + max(0, now - self._at) * REFILL / 1000)

    def instant(self, claimed: int | None, now: int, earliest: int) -> int:
        """When a command counts as made that has come now: never later, and not before what stands already."""
        if claimed is None or claimed >= now:
            return now
        back = min(now - claimed, MOST, int(self.left(now)))
        return max(now - back, min(earliest, now))

    def spend(self, instant: int, now: int) -> None:
        """A command that came now has counted as made at that instant."""
        self._left = self.left(now) - (now - instant)
        self._at = max(self._at, now)
