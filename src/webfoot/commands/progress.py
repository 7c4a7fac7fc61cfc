"""A bar on the terminal that shows how far a long command is."""

from __future__ import annotations

import sys
import time
from typing import Final, Self, TextIO

WIDTH: Final = 30
PAUSE: Final = 0.1
"""Seconds between two pictures of the bar."""


class Bar:
    """Shows how many of how many are done, if somebody looks at the terminal."""

    def __init__(self, what: str, to: TextIO | None = None) -> None:
        self._what = what
        self._to = to or sys.stderr
        self._shown = 0.0
        self._there = False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        if self._there:
            self._to.write("\n")

    def tell(self, done: int, of: int) -> None:
        """Draw the bar, unless it was drawn a moment ago."""
        now = time.monotonic()
        if not self._to.isatty() or (done < of and now - self._shown < PAUSE):
            return
        self._shown, self._there = now, True
        full = WIDTH * done // of if of else WIDTH
        self._to.write(f"\r[{'#' * full}{'.' * (WIDTH - full)}] {done} of {of} {self._what}")
        self._to.flush()
