"""The two rows of a planet: what is powered, what is covered, and where a card may be built."""

from __future__ import annotations

from webfoot.games.spacedealer.components import (
    CITY,
    COLUMNS,
    FIRST_COLUMN,
    LAST_COLUMN,
    NONE,
    POINTS,
    POINTS_PER_SIDE,
    STATION,
    UPRIGHT,
    WIDE,
)
from webfoot.games.spacedealer.rules.pieces import ACTIVE, CLEAR, READY, SCRAP, USE
from webfoot.games.spacedealer.rules.state import Planet, Position, index

LEFT = 0
RIGHT = 1


def strength(planet: Planet, side: int) -> int:
    """Return how many connection points of this side have power."""
    height = planet.stations[side]
    return planet.box.cards[planet.box.stations[height - 1]].amount if height else 0


def powered(planet: Planet, column: int) -> bool:
    """Return the powered points from the planet outwards: 4, 3, 2, 1 on the left, 5, 6, 7, 8 on the right."""
    if not 1 <= column <= POINTS:
        return False
    if column <= POINTS_PER_SIDE:
        return column > POINTS_PER_SIDE - strength(planet, LEFT)
    return column <= POINTS_PER_SIDE + strength(planet, RIGHT)


def covered(planet: Planet, at: int) -> bool:
    """Whether a card is covered: even in part, it then has no effect (SD-BD-10)."""
    built = planet.area[at]
    shape = planet.box.cards[built.kind].shape
    if shape == CITY:
        return False
    column = index(built.column)
    return planet.top[column] != at or (shape == WIDE and planet.top[column + 1] != at)


def working(planet: Planet, effect: int) -> list[int]:
    """Return the built cards with this effect that are in use."""
    return [
        at
        for at, built in enumerate(planet.area)
        if built.kind != NONE and planet.box.cards[built.kind].effect == effect and not covered(planet, at)
    ]


def slot_at(planet: Planet, column: int) -> int:
    """Return the card whose timer slot is in this column; a wide card is named by its left one."""
    at = planet.top[index(column)]
    if at == NONE:
        return NONE
    built = planet.area[at]
    if built.column != column or not planet.box.cards[built.kind].has_slot() or covered(planet, at):
        return NONE
    return at


def built_at(planet: Planet, zone: int, column: int) -> int:
    """Return the uncovered card that begins in this column of the action zone (0) or, for a city, of the demand zone
    (1)."""
    at = planet.ground[index(column)] if zone else planet.top[index(column)]
    if at == NONE:
        return NONE
    built = planet.area[at]
    if built.column != column or (planet.box.cards[built.kind].shape == CITY) != bool(zone) or covered(planet, at):
        return NONE
    return at


def timer_on_built(planet: Planet, at: int) -> int:
    """Return the timer that stands on this built card."""
    for number, timer in enumerate(planet.timers):
        if timer.state in (ACTIVE, READY) and timer.job in (USE, CLEAR, SCRAP) and timer.target == at:
            return number
    return NONE


def cannot_cover(p: Position, planet: Planet, column: int) -> str:
    """Return the rule that protects what lies in this column of the action zone, if any."""
    at = planet.top[index(column)]
    if at == NONE:
        return ""
    built = planet.area[at]
    if built.blocked:
        return "SD-AD-10"
    if timer_on_built(planet, at) != NONE:
        return "SD-BD-12"
    if any(built.goods) and p.switches["covering_goods"] == "forbidden" and not covered(planet, at):
        return "SD-Q09"
    return ""


def cannot_build(p: Position, planet: Planet, kind: int, column: int) -> str:
    """Return the rule that forbids this card in this column (and the next, if it is two columns wide), if any."""
    card = p.box.cards[kind]
    if card.shape == STATION:
        return "SD-BD-05"
    last = column + (0 if card.shape == UPRIGHT else 1)
    if card.connections:
        for point in range(column, last + 1):
            if not powered(planet, point):
                return "SD-BD-06" if card.connections == 1 else "SD-BD-07"
    if last > LAST_COLUMN:
        return "SD-BD-04"
    if card.shape != WIDE:
        for point in range(column, last + 1):
            if planet.ground[index(point)] != NONE:
                return "SD-BD-09"
    if card.shape != CITY:
        for point in range(column, last + 1):
            rule = cannot_cover(p, planet, point)
            if rule:
                return rule
    if not card.connections and not _touches(planet, card.shape, index(column)):
        return "SD-BD-08"
    return ""


def _touches(planet: Planet, shape: int, at: int) -> bool:
    """Whether a side of the card lies along a visible side of another (SD-BD-08)."""
    top, ground = planet.top, planet.ground
    if shape == UPRIGHT:
        return any(row[side] != NONE for row in (top, ground) for side in (at - 1, at + 1) if 0 <= side < COLUMNS)
    beside = any(ground[side] != NONE for side in (at - 1, at + 2) if 0 <= side < COLUMNS)
    return beside or top[at] != NONE or top[at + 1] != NONE


def cannot_station(planet: Planet, kind: int, side: int) -> str:
    """Return the rule against a power station here: generator beside the planet, satellite on it, reactor on that
    (SD-BD-05)."""
    if planet.box.cards[kind].shape != STATION:
        return "SD-BD-04"
    return "" if planet.box.stations.index(kind) == planet.stations[side] else "SD-BD-05"


def can_build(p: Position, planet: Planet, kind: int) -> bool:
    """Whether there is any column in which this card may be built."""
    first, last = (1, POINTS) if p.box.cards[kind].connections else (FIRST_COLUMN, LAST_COLUMN)
    return any(not cannot_build(p, planet, kind, column) for column in range(first, last + 1))


def sites(p: Position, planet: Planet, kind: int) -> list[int]:
    """Every column in which this card may be built."""
    columns = range(1, POINTS + 1) if p.box.cards[kind].connections else range(FIRST_COLUMN, LAST_COLUMN + 1)
    return [column for column in columns if not cannot_build(p, planet, kind, column)]
