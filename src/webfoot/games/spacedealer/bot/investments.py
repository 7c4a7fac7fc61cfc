"""Cards that only make other things possible: more timers, more places of planning.

What they are worth follows from the time that is left. Building one takes a run of a timer.
"""

from __future__ import annotations

from typing import Final

from webfoot.games.spacedealer.bot.styles import Style
from webfoot.games.spacedealer.rules.pieces import ABSENT
from webfoot.games.spacedealer.rules.state import Planet

LEARNING: Final = 2.0
"""Runs of a timer until a new one is of use."""
CHOOSING: Final = 10.0
"""Runs that must be left for a choice among more cards to be worth all it can be."""
USUAL: Final = 2
"""The timers with which everybody begins."""


def factory_worth(turns: float, style: Style) -> float:
    """Return what one more timer makes in the runs that are left, in points."""
    return max(0.0, style.factories * (turns - LEARNING))


def center_worth(planet: Planet, turns: float, waiting: int, style: Style) -> float:
    """Return what two more places are worth, if so many planned cards have to wait: those need not be thrown away."""
    after = turns - style.build
    more = sum(1 for timer in planet.timers if timer.state != ABSENT) - USUAL
    return style.centers * (1 + waiting + max(0, more)) * max(0.0, min(1.0, after / CHOOSING))
