"""What the server counts about itself: plain numbers, which cost next to nothing while it plays."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from typing import Final

SECONDS: Final[tuple[float, ...]] = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0)
SIZES: Final[tuple[float, ...]] = (1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0)


class Spread:
    """How often a value came up to each of some bounds, and the sum of all."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: tuple[float, ...] = SECONDS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        """For each bound the values up to it and above the one before; the last is for those beyond all bounds."""
        self.total = 0.0

    def note(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value


class Measures:
    def __init__(self) -> None:
        self.steps: Counter[tuple[str, str]] = Counter()
        """Rows written and announced, by game and kind."""
        self.refusals: Counter[str] = Counter()
        """Commands refused, by rule."""
        self.answers: Counter[int] = Counter()
        """HTTP requests answered, by status."""
        self.requests = Spread()
        """Seconds until the answer to a request began."""
        self.commands = Spread()
        """Seconds from the beginning of a command to its answer."""
        self.commits = Spread()
        """Seconds that one commit took."""
        self.batches = Spread(SIZES)
        """What was written together in one commit."""
        self.lateness = Spread()
        """Seconds by which the server was late for a deadline of a game."""
