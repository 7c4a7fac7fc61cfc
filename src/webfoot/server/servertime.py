"""The server's clock: milliseconds since 1970 that never jump, and whether the server was away.

The clock of the system can be set at any moment. So it is read once, when the server starts; to that is added what
has passed since, by a counter that nobody can set and that goes on while the machine sleeps. Workers that share a
database follow its clock instead, so that all of them have the same time. They take it over when they start; later
they follow it so slowly that no game notices.

A server that has not looked at its clock for some seconds was away: the process was stopped, the machine slept, or
the event loop was stuck. Nobody could act meanwhile, so it counts like a restart: see `pausing.interrupted`.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from typing import Final

Milliseconds = Callable[[], int]
BEAT_SECONDS = 0.5
"""How often the server shows that it is there."""
ANSWERS: Final = 10
FOLLOWED: Final = 2
"""Milliseconds by which another clock is followed at once, at most."""


_BOOTTIME: Final[int] = getattr(time, "CLOCK_BOOTTIME", -1)
"""The system's counter that goes on while the machine sleeps; -1 where there is none."""


def elapsed() -> int:
    """Milliseconds since some fixed moment; they go on while the machine sleeps, where the system can tell."""
    counted = time.monotonic_ns() if _BOOTTIME < 0 else time.clock_gettime_ns(_BOOTTIME)
    return counted // 1_000_000


def wall() -> int:
    """Milliseconds since 1970, as the system says now: for dates that people read, never for the time of a game."""
    return time.time_ns() // 1_000_000


class ServerTime:
    def __init__(self, away: float, counter: Milliseconds = elapsed, date: Milliseconds = wall) -> None:
        self._away = round(away * 1000)
        self.counter = counter
        self._origin = date() - counter()
        self.seen = self._beaten = counter()
        """What the counter said when somebody last asked for the time."""
        self._answers: deque[tuple[int, int]] = deque(maxlen=ANSWERS)
        """The last answers of a clock that is followed: how uncertain each is, and what it says."""
        self.absences = 0
        """How often the server was away."""
        self.last_absence = 0
        """How long the last one lasted, in milliseconds."""

    def now(self) -> int:
        """Milliseconds since 1970 by a clock that is never set. Notices an absence before anybody acts after it."""
        counted = self.counter()
        gap, self.seen = counted - self.seen, counted
        if gap > self._away:
            self.absences += 1
            self.last_absence = gap
        return self._origin + counted

    def follow(self, ahead: int, uncertain: int) -> None:
        """Another clock is so many milliseconds ahead of the counter. The surest of its last answers counts."""
        first = not self._answers
        self._answers.append((uncertain, ahead))
        by = min(self._answers)[1] - self._origin
        self._origin += by if first else max(-FOLLOWED, min(FOLLOWED, by))

    def beat(self) -> None:
        """Show that the event loop does what it should."""
        self.now()
        self._beaten = self.counter()

    def since_beat(self) -> int:
        """Milliseconds since it last did."""
        return self.counter() - self._beaten
