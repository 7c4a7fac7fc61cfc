"""A position with a trader's eyes: which demands a cargo meets, which goods are wanted, what cards are worth."""

from __future__ import annotations

from typing import Final

from webfoot.games.spacedealer.components import (
    BEAM,
    CARDS,
    CITY,
    CONVERTER,
    GOODS,
    MARKERS,
    MINE,
    MISSILE,
    MULTI_MINE,
    NONE,
    ORDERS,
    PLANNING,
    POINTS,
    POWER,
    SABOTAGE,
    SHIP,
    STATION,
    STATIONS,
    STORE,
    TIMER,
    WIDE,
)
from webfoot.games.spacedealer.goods import enough
from webfoot.games.spacedealer.grid import cannot_station, covered, powered, sites, slot_at
from webfoot.games.spacedealer.state import Planet, Position, home, index

_WORTH: Final = {
    STORE: 1.2,
    MULTI_MINE: 4.0,
    CONVERTER: 2.4,
    SABOTAGE: 1.0,
    MISSILE: 0.8,
    BEAM: 1.5,
    PLANNING: 0.5,
    TIMER: 6.0,
    SHIP: 4.0,
}
_CITY: Final = 2.5
_MINES: Final = {1: 2.0, 2: 3.6, 4: 5.0}
_NEW_COLOUR: Final = 1.2
_POWER: Final = 2.2

Demanded = tuple[tuple[int, ...], int]
"""Goods, and the points of who brings them."""


def open_demands(p: Position, seat: int, field: int) -> list[Demanded]:
    """What this player could be paid for on a field, the best first."""
    if field % 2:
        order = p.orders[field]
        return [] if order == NONE else [(ORDERS[order].goods, ORDERS[order].points)]
    owner = field // 2
    if owner == seat:
        return []
    found = [
        (CARDS[built.kind].demands[nth].goods, CARDS[built.kind].demands[nth].points)
        for built in p.planets[owner].area
        if built.kind != NONE
        for nth, by in enumerate(built.served)
        if by == NONE
    ]
    found.sort(key=lambda demand: -demand[1] / sum(demand[0]))
    return found


def pays(p: Position, seat: int, field: int, cargo: list[int]) -> int:
    """The points that a cargo is worth on a field, demand by demand."""
    left = cargo[:]
    total = 0
    for goods, points in open_demands(p, seat, field):
        if enough(left, goods):
            total += points
            for colour in range(GOODS):
                left[colour] -= goods[colour]
    return total


def distance(p: Position, one: int, other: int) -> int:
    """Flights of a loaded ship."""
    ring = 2 * p.seats
    apart = (one - other) % ring
    return min(apart, ring - apart)


def best_market(p: Position, seat: int, field: int, cargo: list[int]) -> tuple[float, int, int]:
    """Where a cargo pays best for the flights it takes: points a flight, points, field."""
    best = (0.0, 0, NONE)
    if p.planets[seat].markers >= MARKERS or not any(cargo):
        return best
    for target in range(2 * p.seats):
        points = pays(p, seat, target, cargo)
        if points:
            rate = points / (distance(p, field, target) + 1)
            best = max(best, (rate, points, target))
    return best


def wanted(p: Position, seat: int, cargo: list[int]) -> list[float]:
    """For each colour, what one more of it would add to the best journey from home."""
    start = home(seat)
    now = best_market(p, seat, start, cargo)[0]
    gains = []
    for colour in range(GOODS):
        more = cargo[:]
        more[colour] += 1
        gain = best_market(p, seat, start, more)[0] - now
        if gain <= 0:
            gain = _towards(p, seat, more) - _towards(p, seat, cargo)
        gains.append(gain)
    return gains


def _towards(p: Position, seat: int, cargo: list[int]) -> float:
    """How far a cargo is on the way to the demand it is nearest to."""
    best = 0.0
    for target in range(2 * p.seats):
        flights = distance(p, home(seat), target) + 1
        for goods, points in open_demands(p, seat, target):
            size = sum(goods)
            have = sum(min(have, need) for have, need in zip(cargo, goods, strict=True))
            best = max(best, points * have / size / size / flights)
    return best


def free_points(planet: Planet) -> int:
    """Connection points with power and nothing built on them."""
    return sum(1 for column in range(1, POINTS + 1) if powered(planet, column) and planet.top[index(column)] == NONE)


def colours_made(planet: Planet) -> set[int]:
    return {
        CARDS[built.kind].colour
        for at, built in enumerate(planet.area)
        if built.kind != NONE and CARDS[built.kind].effect == MINE and not covered(planet, at)
    }


def worth(planet: Planet, kind: int) -> float:
    """What a card would mean to this planet, were it built."""
    card = CARDS[kind]
    if card.effect == POWER:
        fits = any(not cannot_station(planet, kind, side) for side in (0, 1))
        need = _POWER - 0.7 * free_points(planet)
        return max(0.2, need if fits else need - 1.5)
    if card.effect == MINE:
        return _MINES.get(card.amount, 2.0) + (0 if card.colour in colours_made(planet) else _NEW_COLOUR)
    return _CITY if card.shape == CITY else _WORTH.get(card.effect, 1.0)


def buildable(p: Position, planet: Planet, kind: int) -> bool:
    if CARDS[kind].shape == STATION:
        return any(not cannot_station(planet, kind, side) for side in (0, 1))
    return bool(sites(p, planet, kind))


def site_loss(planet: Planet, kind: int, column: int) -> float:
    """What a card covers, if it is built here; empty ground next to the planet is kept for wide cards."""
    card = CARDS[kind]
    if card.shape == CITY:
        return 0.0
    loss = 0.0
    for point in (column, column + 1) if card.shape == WIDE else (column,):
        at = planet.top[index(point)]
        if at != NONE and not covered(planet, at):
            loss += worth(planet, planet.area[at].kind)
    if not card.connections and powered(planet, column):
        loss += 1.0
    return loss


def slots(planet: Planet) -> list[int]:
    """The columns of this planet's timer slots."""
    return [column for column in range(1, POINTS + 1) if slot_at(planet, column) != NONE]


def built_worth(planet: Planet) -> float:
    """What stands on a planet: machines in force, and power."""
    total = 0.0
    seen: set[int] = set()
    for at, built in enumerate(planet.area):
        if built.kind == NONE or covered(planet, at):
            continue
        card = CARDS[built.kind]
        if card.effect == MINE:
            total += _MINES.get(card.amount, 2.0) + (0 if card.colour in seen else _NEW_COLOUR)
            seen.add(card.colour)
        else:
            total += _CITY if card.shape == CITY else _WORTH.get(card.effect, 1.0)
    return total + sum(CARDS[STATIONS[height - 1]].amount * 0.5 for height in planet.stations if height)
