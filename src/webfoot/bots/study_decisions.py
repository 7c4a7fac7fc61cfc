"""Decisions at which something else was better, and when that may be said.

A better way is named only if it wins by two standard errors and by five points in a hundred. It has to do so again in
fresh worlds: among many decisions, one passes by luck now and then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, Final

import msgspec

GAIN: Final = 0.05
ERRORS: Final = 2.0
LOOKS: Final = 2


class Decision(msgspec.Struct, frozen=True):
    """A decision at which another move was better, by what the seat could know."""

    step: int
    """The move was made after this step."""
    seat: int
    made: list[Any]
    """The first events of what was done, as the seat saw them."""
    better: list[Any]
    """The first events of the better way, as the seat would have seen them."""
    gain: float
    error: float
    """The standard error of the gain."""


def clear_gain(look: Callable[[], Sequence[Sequence[float]]]) -> tuple[float, float] | None:
    """Return the gain of the second way over the first, with its standard error; None unless it is clear each time.

    `look` returns what both ways are worth in each of some fresh worlds.
    """
    gain = error = 0.0
    for _ in range(LOOKS):
        gain, error = _mean([other - one for one, other in look()])
        if gain < max(GAIN, ERRORS * error):
            return None
    return round(gain, 4), round(error, 4)


def _mean(numbers: Sequence[float]) -> tuple[float, float]:
    """Return a mean and its standard error."""
    mean = sum(numbers) / len(numbers)
    spread = sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1)
    return mean, sqrt(spread / len(numbers))


def best_of(ways: Sequence[Any], worlds: Sequence[Sequence[float]]) -> Any:
    """Return the way that is worth most over all worlds, the first of several that are worth the same."""
    totals = [sum(world[place] for world in worlds) for place in range(len(ways))]
    return ways[totals.index(max(totals))]
