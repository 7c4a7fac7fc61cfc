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
        self.room = 0.4
        """What it costs to build on ground that may have power one day; thrice that where it has."""
        self.foresight = True
        """Whether cards are drawn and kept by what can be built."""
        self.factories = 0.2
        """Points that one more timer makes in each run that is left."""
        self.centers = 0.7
        """What two more places of planning are worth, and as much again for each planned card that has to wait."""
        self.attacking = 1.0
        """What an attack on the rival is worth, as a share of what the rival loses."""
        self.hands = 99
        """How many timers the player keeps running at once."""
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
    "room",
    "foresight",
    "factories",
    "centers",
    "attacking",
    "hands",
    "goal",
    "favour",
)
QUICK: Final = Style()
BEFORE: Final = QUICK.but(room=0.0, foresight=False, factories=0.0, centers=0.0, attacking=0.0)
THINKER: Final = QUICK.but(tours=True, overhead=2.0)


def variations(usual: Style) -> tuple[Style, ...]:
    """Return the styles that a plan may follow instead of the usual one."""
    return (
        usual.but(goal=2, favour=2.0),
        usual.but(goal=4, favour=2.0),
        usual.but(goal=-2, favour=2.0),
        usual.but(leave_rate=0.8, leave_points=2, leave_goods=2),
        usual.but(leave_rate=2.0, leave_points=8, leave_goods=7),
        usual.but(technology=0.3, building=1.3),
        usual.but(technology=2.5),
        usual.but(building=0.5, technology=0.4),
        usual.but(building=2.0),
        usual.but(producing=0.8, building=0.7),
        usual.but(cities=4.0),
        usual.but(power=2.0),
        usual.but(flying=2.0),
    )


def ventures(usual: Style) -> tuple[Style, ...]:
    """Return styles that only the rules for experienced players have a use for."""
    return usual.but(centers=3.0), usual.but(attacking=3.0), usual.but(factories=0.4, machines=2.0)
