"""The board as a plan would leave it: what stands where and what is fitted to the ship, without energy and goods.

Plans share layouts. Each layout remembers those that one more step makes of it, so that each is judged only once.
"""

from __future__ import annotations

from typing import Final

from webfoot.games.duckdealer.rules.state import Position
from webfoot.games.duckdealer.rules.world import CONSUMER, FACTORY, MINE, NONE, SHIPYARD, World

_STRIDE: Final = 4096
"""More than there are kinds of changes on one planet."""
_EXPLORE: Final = 0
_FACTORY: Final = 64
_YARD: Final = 1024
_CONSUMER: Final = 1025
_PRIVILEGE: Final = 1026
_FIT: Final = 1030


class Layout:
    def __init__(self, world: World) -> None:
        self.world = world
        self.mines: list[int] = []
        self.yards: list[int] = []
        self.yard_built: list[bool] = []
        self.consumers: list[int] = []
        self.consumer_built: list[bool] = []
        self.factories: list[int] = []
        self.factories_left: list[int] = []
        self.explored: list[bool] = []
        self.consumer_track: list[int] = []
        self.fittings: list[int] = []
        self.privileges: list[int] = []
        self.cubes = 0
        self.own = 0
        """Privileges of the planner."""
        self.filled = 0
        """Slots of the ship."""
        self.makers: dict[int, list[int]] = {}
        """By good, the planets with a factory for it, as far as known."""
        self.market: Market | None = None
        """Filled in when the layout is judged."""
        self.standing = 0.0
        """What it is worth to the planner, whatever is aboard."""
        self._following: dict[int, Layout] = {}

    def _copy(self) -> Layout:
        other = Layout(self.world)
        other.mines = self.mines
        other.yards = self.yards
        other.yard_built = self.yard_built
        other.consumers = self.consumers
        other.consumer_built = self.consumer_built
        other.factories = self.factories
        other.factories_left = self.factories_left
        other.explored = self.explored
        other.consumer_track = self.consumer_track
        other.fittings = self.fittings
        other.privileges = self.privileges
        other.cubes = self.cubes
        other.own = self.own
        other.filled = self.filled
        other.makers = self.makers
        return other

    # what one step makes of it

    def explore(self, planet: int, at: int) -> Layout:
        """Return the layout with the tile at this place of the consumer track; NONE if the track is empty."""
        key = planet * _STRIDE + _EXPLORE + at + 1
        known = self._following.get(key)
        if known is not None:
            return known
        other = self._copy()
        other.explored = self.explored[:]
        other.explored[planet] = True
        if at != NONE:
            other.consumer_track = self.consumer_track[:]
            other.consumers = self.consumers[:]
            other.consumers[planet] = other.consumer_track.pop(at)
        self._following[key] = other
        return other

    def build_factory(self, planet: int, good: int) -> Layout:
        key = planet * _STRIDE + _FACTORY + good
        known = self._following.get(key)
        if known is not None:
            return known
        other = self._copy()
        other.factories = self.factories[:]
        other.factories[planet] = good
        other.factories_left = self.factories_left[:]
        other.factories_left[good] -= 1
        other.makers = {}
        self._following[key] = other
        return other

    def build_yard(self, planet: int) -> Layout:
        key = planet * _STRIDE + _YARD
        known = self._following.get(key)
        if known is not None:
            return known
        other = self._copy()
        other.yard_built = self.yard_built[:]
        other.yard_built[planet] = True
        self._following[key] = other
        return other

    def build_consumer(self, planet: int) -> Layout:
        key = planet * _STRIDE + _CONSUMER
        known = self._following.get(key)
        if known is not None:
            return known
        other = self._copy()
        other.consumer_built = self.consumer_built[:]
        other.consumer_built[planet] = True
        self._following[key] = other
        return other

    def take_privilege(self, seat: int, planet: int, tile: int) -> Layout:
        key = planet * _STRIDE + _PRIVILEGE + tile
        known = self._following.get(key)
        if known is not None:
            return known
        other = self._copy()
        other.privileges = self.privileges[:]
        other.privileges[planet * 4 + tile] = seat
        other.cubes = self.cubes - 1
        other.own = self.own + 1
        self._following[key] = other
        return other

    def fit(self, kind: int, replaced: int) -> Layout:
        key = _FIT + kind * 8 + replaced + 1
        known = self._following.get(key)
        if known is not None:
            return known
        other = self._copy()
        other.fittings = self.fittings[:]
        other.fittings[kind] += 1
        if replaced != NONE:
            other.fittings[replaced] -= 1
        else:
            other.filled = self.filled + 1
        self._following[key] = other
        return other

    # what is often asked

    def capacity(self) -> int:
        return self.world.built_in + self.world.per_hold * self.fittings[0]

    def made_on(self, good: int) -> list[int]:
        """Return the planets with a factory for a good."""
        known = self.makers.get(good)
        if known is None:
            known = [planet for planet in range(self.world.planets) if self.factories[planet] == good]
            self.makers[good] = known
        return known

    def works(self, planet: int, tile: int) -> bool:
        if tile == MINE:
            return True
        if tile == FACTORY:
            return self.factories[planet] != NONE
        if tile == SHIPYARD:
            return self.yards[planet] != NONE and self.yard_built[planet]
        return tile == CONSUMER and self.consumers[planet] != NONE and self.consumer_built[planet]


BUILD: Final = 0
CONSUME: Final = 1
DELIVER: Final = 2
FIT: Final = 3


class Aim:
    """Something that pays: what it takes, and how many points it brings."""

    def __init__(self, kind: int, good: int, points: float, price: list[int], extra: float) -> None:
        self.kind = kind
        self.good = good
        """What is built or delivered; for equipment, the shipyard."""
        self.points = points
        self.price = price
        self.extra = extra
        """Energy beside that for the goods of the price."""
        self.net = 0.0
        """What it would bring a ship without goods."""
        self.mask = 0
        """The goods that help, a bit each."""


class Market:
    """What all layouts share on which the same can be made, built and delivered, wherever that is."""

    def __init__(self, sources: list[int], aims: list[Aim]) -> None:
        self.sources = sources
        """By good: 2 if a factory stands, 1 if one can be built, 0 if neither."""
        self.aims = aims
        self.prospects: dict[bytes, float] = {}


def layout_of(p: Position, seat: int) -> Layout:
    """Return the board as it is, with this seat's ship."""
    layout = Layout(p.world)
    layout.mines = p.mines[:]
    layout.yards = p.yards[:]
    layout.yard_built = p.yard_built[:]
    layout.consumers = p.consumers[:]
    layout.consumer_built = p.consumer_built[:]
    layout.factories = p.factories[:]
    layout.factories_left = p.factories_left[:]
    layout.explored = p.explored[:]
    layout.consumer_track = p.consumer_track[:]
    layout.fittings = p.fittings[seat * 4 : seat * 4 + 4]
    layout.privileges = p.privileges[:]
    layout.cubes = p.cubes[seat]
    layout.own = layout.privileges.count(seat)
    layout.filled = p.filled(seat)
    return layout
