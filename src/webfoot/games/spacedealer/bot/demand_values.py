"""Values for trading: which demands a cargo meets, which goods are wanted, what cards are worth."""

from __future__ import annotations

from typing import Final

from webfoot.games.spacedealer.bot.styles import QUICK, Style
from webfoot.games.spacedealer.boxfile import Demand
from webfoot.games.spacedealer.components import (
    BEAM,
    CITY,
    CONVERTER,
    GOODS,
    MINE,
    MISSILE,
    MULTI_MINE,
    NONE,
    PLANNING,
    POINTS,
    POWER,
    SABOTAGE,
    SHIP,
    STATION,
    STORE,
    TIMER,
    WIDE,
)
from webfoot.games.spacedealer.rules.grid import can_build, cannot_station, covered, powered, slot_at
from webfoot.games.spacedealer.rules.state import Planet, Position, home, index

_WORTH: Final = {
    STORE: 1.2,
    MULTI_MINE: 4.0,
    CONVERTER: 2.4,
    SABOTAGE: 2.6,
    MISSILE: 2.2,
    BEAM: 1.5,
    PLANNING: 1.0,
    TIMER: 6.0,
    SHIP: 4.0,
}
_CITY: Final = 2.5
_MINES: Final = {1: 2.0, 2: 3.6, 4: 5.0}
_NEW_COLOUR: Final = 1.2
_POWER: Final = 2.2

Demanded = tuple[int, int, int, int, int, int]
"""Goods by colour, how many they are, and the points for delivering them."""


def open_demands(p: Position, seat: int, field: int) -> list[Demanded]:
    """Return what this player could be paid for on a field, the best pay for a good first."""
    if field % 2:
        order = p.orders[field]
        return [] if order == NONE else [_demanded(p.box.orders[order])]
    owner = field // 2
    if owner == seat or p.planets[seat].markers >= p.box.markers:
        return []
    found = [
        _demanded(p.box.cards[built.kind].demands[nth])
        for built in p.planets[owner].area
        for nth, by in enumerate(built.served)
        if by == NONE
    ]
    found.sort(key=_dearest)
    return found


def _demanded(demand: Demand) -> Demanded:
    red, yellow, green, blue = demand.goods
    return red, yellow, green, blue, red + yellow + green + blue, demand.points


def _dearest(demand: Demanded) -> float:
    return -demand[5] / demand[4]


def distance(p: Position, one: int, other: int) -> int:
    """Return the flights of a loaded ship between two fields."""
    ring = 2 * p.seats
    apart = (one - other) % ring
    return min(apart, ring - apart)


class Market:
    """All open demands as one player sees them at one moment."""

    def __init__(self, p: Position, seat: int, style: Style = QUICK, reach: int = 99) -> None:
        self.home = home(seat)
        self._ring = 2 * p.seats
        self._tours = style.tours
        self._overhead = style.overhead
        self.reach = max(-1, min(reach, self._ring - 1))
        self._goal = NONE if style.goal == NONE else (self.home + style.goal) % self._ring
        self._favour = style.favour
        self._at = [open_demands(p, seat, field) for field in range(self._ring)]
        self._stalls = [(field, demands) for field, demands in enumerate(self._at) if demands]

    def pays(self, field: int, cargo: list[int]) -> int:
        """Return the points that a cargo is worth on a field, demand by demand."""
        return _sum(self._at[field], cargo)

    def best(self, field: int, cargo: list[int]) -> tuple[float, int, int]:
        """Return where a cargo pays best for the flights it takes: points a flight, points, field."""
        best = (0.0, 0, NONE)
        if not any(cargo):
            return best
        if self._tours:
            return max(self._tour(field, cargo, 1), self._tour(field, cargo, -1))
        for stall, demands in self._stalls:
            points = _sum(demands, cargo)
            if points:
                apart = (field - stall) % self._ring
                near = min(apart, self._ring - apart)
                if near > self.reach:
                    continue
                rate = points / (near + 1)
                if (rate, points, stall) > best:
                    best = (rate, points, stall)
        return best

    def _tour(self, field: int, cargo: list[int], step: int) -> tuple[float, int, int]:
        """Return the best journey around the ring in one direction: points a flight, points, the first planet that
        pays."""
        best = (0.0, 0, NONE)
        left = cargo[:]
        total, value, first = 0, 0.0, NONE
        for flights in range(self.reach + 1):
            stop = (field + step * flights) % self._ring
            if not self._at[stop]:
                continue
            points = _serve(self._at[stop], left)
            if not points:
                continue
            if first == NONE:
                first = stop
            total += points
            value += points * self._favour if stop == self._goal else points
            rate = value / (flights + self._overhead)
            if rate > best[0]:
                best = (rate, total, first)
            if not any(left):
                break
        return best

    def wanted(self, cargo: list[int]) -> list[float]:
        """Return for each colour what one more of it would add to the best journey from home."""
        now = self.best(self.home, cargo)[0]
        nearest = self._towards(cargo)
        gains = []
        for colour in range(GOODS):
            more = cargo[:]
            more[colour] += 1
            gain = self.best(self.home, more)[0] - now
            gains.append(gain if gain > 0 else self._towards(more) - nearest)
        return gains

    def _towards(self, cargo: list[int]) -> float:
        """Return how far a cargo is on the way to the demand it is nearest to."""
        red, yellow, green, blue = cargo
        best = 0.0
        for stall, demands in self._stalls:
            apart = (self.home - stall) % self._ring
            near = min(apart, self._ring - apart)
            if near > self.reach:
                continue
            flights = near + self._overhead
            if stall == self._goal:
                flights /= self._favour
            for r, y, g, b, size, points in demands:
                have = (red if red < r else r) + (yellow if yellow < y else y)
                have += (green if green < g else g) + (blue if blue < b else b)
                value = points * have / (size * size * flights)
                if value > best:
                    best = value
        return best


def _serve(demands: list[Demanded], cargo: list[int]) -> int:
    """Deliver as much as possible and return the points."""
    total = 0
    for r, y, g, b, _, points in demands:
        if r <= cargo[0] and y <= cargo[1] and g <= cargo[2] and b <= cargo[3]:
            total += points
            cargo[0] -= r
            cargo[1] -= y
            cargo[2] -= g
            cargo[3] -= b
    return total


def _sum(demands: list[Demanded], cargo: list[int]) -> int:
    red, yellow, green, blue = cargo
    total = 0
    for r, y, g, b, _, points in demands:
        if r <= red and y <= yellow and g <= green and b <= blue:
            total += points
            red, yellow, green, blue = red - r, yellow - y, green - g, blue - b
    return total


def free_points(planet: Planet) -> int:
    """Return the connection points with power and nothing built on them."""
    return sum(1 for column in range(1, POINTS + 1) if powered(planet, column) and planet.top[index(column)] == NONE)


def colours_made(planet: Planet) -> set[int]:
    return {
        planet.box.cards[built.kind].colour
        for at, built in enumerate(planet.area)
        if built.kind != NONE and planet.box.cards[built.kind].effect == MINE and not covered(planet, at)
    }


def worth(planet: Planet, kind: int) -> float:
    """Return what a card would be worth to this planet if it were built."""
    card = planet.box.cards[kind]
    if card.effect == POWER:
        fits = any(not cannot_station(planet, kind, side) for side in (0, 1))
        need = _POWER - 0.7 * free_points(planet)
        return max(0.2, need if fits else need - 1.5)
    if card.effect == MINE:
        return _MINES.get(card.amount, 2.0) + (0 if card.colour in colours_made(planet) else _NEW_COLOUR)
    return _CITY if card.shape == CITY else _WORTH.get(card.effect, 1.0)


_NEED: Final = {
    STORE: 0.5,
    MULTI_MINE: 1.6,
    CONVERTER: 0.5,
    SABOTAGE: 0.9,
    MISSILE: 0.8,
    BEAM: 0.3,
    PLANNING: 0.4,
    TIMER: 3.0,
    SHIP: 1.5,
}
_NEED_OF_CITY: Final = 0.5
_NEED_OF_MINES: Final = {1: 0.5, 2: 1.2, 4: 1.6}


def need(planet: Planet, kind: int, style: Style = QUICK) -> float:
    """Return what building a card is worth, in points a timer: two timers cannot use many machines."""
    card = planet.box.cards[kind]
    if card.effect == POWER:
        free = free_points(planet)
        return style.power * (1.3 if free == 0 else 0.6 if free == 1 else 0.2)
    if card.effect == MINE:
        fresh = 0.8 if card.colour not in colours_made(planet) else 0.0
        return style.mines * (_NEED_OF_MINES.get(card.amount, 0.5) + fresh)
    if card.shape == CITY:
        return style.cities * _NEED_OF_CITY
    return (style.stores if card.effect == STORE else style.machines) * _NEED.get(card.effect, 0.4)


def buildable(p: Position, planet: Planet, kind: int) -> bool:
    if p.box.cards[kind].shape == STATION:
        return any(not cannot_station(planet, kind, side) for side in (0, 1))
    return can_build(p, planet, kind)


def site_loss(planet: Planet, kind: int, column: int, room: float = 0.0) -> float:
    """Return what a card covers if it is built here; ground next to the planet is kept for cards that need power."""
    card = planet.box.cards[kind]
    if card.shape == CITY:
        return room * sum(
            3.0 if powered(planet, point) else 1.0 for point in (column, column + 1) if 1 <= point <= POINTS
        )
    loss = 0.0
    for point in (column, column + 1) if card.shape == WIDE else (column,):
        at = planet.top[index(point)]
        if at != NONE and not covered(planet, at):
            loss += worth(planet, planet.area[at].kind)
    if not card.connections and powered(planet, column):
        loss += 1.0
    return loss


def slots(planet: Planet) -> list[int]:
    """Return the columns of this planet's timer slots."""
    return [column for column in range(1, POINTS + 1) if slot_at(planet, column) != NONE]


def built_worth(planet: Planet) -> float:
    """Return what stands on a planet: working machines, and power."""
    total = 0.0
    seen: set[int] = set()
    for at, built in enumerate(planet.area):
        if built.kind == NONE or covered(planet, at):
            continue
        card = planet.box.cards[built.kind]
        if card.effect == MINE:
            total += _MINES.get(card.amount, 2.0) + (0 if card.colour in seen else _NEW_COLOUR)
            seen.add(card.colour)
        else:
            total += _CITY if card.shape == CITY else _WORTH.get(card.effect, 1.0)
    box = planet.box
    return total + sum(box.cards[box.stations[height - 1]].amount * 0.5 for height in planet.stations if height)
