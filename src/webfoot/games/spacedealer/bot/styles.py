"""Styles of play: the weights of the quick policy, and the goals that a plan may pursue.

A seat keeps its style for a whole simulation. So a style is a strategy: to build less, to leave with half a cargo, or
to serve one planet before the others.
"""

from __future__ import annotations

from typing import Final

from webfoot.games.spacedealer.components import NONE


class Style:
    """The weights of a player's choices. The defaults are those of the quick bot."""

    def __init__(self) -> None:
        self.technology = 1.1
        self.study = 16.0
        """How many runs of a timer must be left for another step of technology."""
        self.top = 9
        """The technology that is enough, as a place on the scale."""
        self.building = 1.0
        self.ramp = 15.0
        """Building loses worth once fewer runs than this are left."""
        self.build = 5.0
        self.draw = 7.0
        """The number of runs left below which nothing is built or drawn."""
        self.producing = 0.25
        self.bulk = 0.12
        """The worth of each good that a machine gives at once."""
        self.wanting = 1.0
        self.power = 1.0
        self.mines = 1.0
        self.machines = 1.0
        self.cities = 1.0
        self.stores = 1.0
        self.flying = 0.8
        self.leave_rate = 1.3
        """A ship leaves for so many points a flight,"""
        self.leave_points = 4
        self.leave_goods = 5
        """or for so many points with so many goods."""
        self.last_call = 6.0
        self.tours = False
        """Whether journeys past several planets are planned, no farther than the remaining time allows."""
        self.overhead = 1.0
        """Flights that every journey costs besides those to its planets."""
        self.goal = NONE
        """The field that is served first, counted from home."""
        self.favour = 1.0
        """How much more it counts."""

    def but(self, **changes: float) -> Style:
        """Return the same style with some values changed."""
        other = Style()
        for name in NAMES:
            setattr(other, name, changes.get(name, getattr(self, name)))
        return other


NAMES: Final[tuple[str, ...]] = (
    "technology",
    "study",
    "top",
    "building",
    "ramp",
    "build",
    "draw",
    "producing",
    "bulk",
    "wanting",
    "power",
    "mines",
    "machines",
    "cities",
    "stores",
    "flying",
    "leave_rate",
    "leave_points",
    "leave_goods",
    "last_call",
    "tours",
    "overhead",
    "goal",
    "favour",
)
QUICK: Final = Style()
THINKER: Final = QUICK.but(tours=True, overhead=2.0)
VARIATIONS: Final[tuple[Style, ...]] = (
    THINKER.but(goal=2, favour=2.0),
    THINKER.but(goal=4, favour=2.0),
    THINKER.but(goal=-2, favour=2.0),
    THINKER.but(leave_rate=0.8, leave_points=2, leave_goods=2),
    THINKER.but(leave_rate=2.0, leave_points=8, leave_goods=7),
    THINKER.but(technology=0.3, building=1.3),
    THINKER.but(technology=2.5),
    THINKER.but(building=0.5, technology=0.4),
    THINKER.but(building=2.0),
    THINKER.but(producing=0.8, building=0.7),
    THINKER.but(cities=4.0),
    THINKER.but(power=2.0),
    THINKER.but(flying=2.0),
)
