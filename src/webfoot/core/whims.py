"""A choice on a whim: what is worth more is chosen more often, but not always.

How often is a matter of the *whim*, a difference of worth: a move worse by one whim is chosen about a third as often.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from webfoot.core.chance import Chance

_GRAIN: Final = 1 << 30


def on_a_whim(worths: Sequence[float], whim: float, chance: Chance) -> int:
    """Return the place of one of these worths, drawn in proportion to exp(worth / whim)."""
    best = max(worths)
    weights = [exp((worth - best) / whim) for worth in worths]
    left = sum(weights) * (chance.below(_GRAIN) / _GRAIN)
    for place, weight in enumerate(weights[:-1]):
        left -= weight
        if left < 0:
            return place
    return len(worths) - 1
