"""What an event was worth to a seat."""

from __future__ import annotations

from typing import NamedTuple


class Credit(NamedTuple):
    """One deed of a seat, and the points that it brought or cost."""

    seat: int
    source: str
    """A source of `Game.sources`."""
    points: int = 0
