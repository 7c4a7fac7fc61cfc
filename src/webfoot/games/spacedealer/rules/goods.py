"""Where goods lie: ships, places of storage, the common supply.

A container is named by its number: ships first, then the places of storage in the order in which they were built.
"""

from __future__ import annotations

from webfoot.games.spacedealer.boxfile import COLOURS
from webfoot.games.spacedealer.components import GOODS, MAX_SHIPS, NONE
from webfoot.games.spacedealer.rules.grid import covered, timer_on_built
from webfoot.games.spacedealer.rules.pieces import ADRIFT, AWAY, LANDED
from webfoot.games.spacedealer.rules.state import Position, home


def cannot_reach(p: Position, seat: int, container: int) -> str:
    """Return the rule that forbids loading or unloading this container now, if any."""
    planet = p.planets[seat]
    if container < MAX_SHIPS:
        ship = planet.ships[container]
        if ship.where == AWAY:
            return "SD-AD-05"
        if ship.where == ADRIFT:
            return "SD-Q12"
        return "" if ship.where == LANDED else "SD-MV-02"
    built = p.planets[seat].stores
    if container - MAX_SHIPS >= len(built):
        return "SD-OB-04"
    at = built[container - MAX_SHIPS]
    if covered(planet, at):
        return "SD-BD-10"
    return "" if timer_on_built(planet, at) == NONE else "SD-AD-15"


def hold(p: Position, seat: int, container: int) -> list[int]:
    """Return the goods in a container that exists."""
    planet = p.planets[seat]
    if container < MAX_SHIPS:
        return planet.ships[container].goods
    return planet.area[p.planets[seat].stores[container - MAX_SHIPS]].goods


def room(p: Position, seat: int, container: int) -> int:
    if container < MAX_SHIPS:
        return p.box.ship_capacity - sum(p.planets[seat].ships[container].goods)
    built = p.planets[seat].area[p.planets[seat].stores[container - MAX_SHIPS]]
    return p.box.cards[built.kind].stores() - sum(built.goods)


def place(p: Position, seat: int, container: int) -> int:
    """Return the field of a container that can be reached."""
    return p.planets[seat].ships[container].field if container < MAX_SHIPS else home(seat)


def containers_on(p: Position, seat: int, field: int) -> list[int]:
    """Return this player's containers on a field that can be reached now."""
    found = [
        number for number, ship in enumerate(p.planets[seat].ships) if ship.where == LANDED and ship.field == field
    ]
    if field == home(seat):
        count = len(p.planets[seat].stores)
        found += [MAX_SHIPS + at for at in range(count) if not cannot_reach(p, seat, MAX_SHIPS + at)]
    return found


def held_on(p: Position, seat: int, field: int) -> list[int]:
    """Return all goods of a player on a field, by colour."""
    total = [0] * GOODS
    for container in containers_on(p, seat, field):
        for colour, count in enumerate(hold(p, seat, container)):
            total[colour] += count
    return total


def room_on(p: Position, seat: int, field: int) -> int:
    return sum(room(p, seat, container) for container in containers_on(p, seat, field))


def stow(p: Position, seat: int, goods: list[int], containers: list[int]) -> list[int]:
    """Put goods into these containers, filling one after the other; return what is left over."""
    left = goods[:]
    for container in containers:
        free = room(p, seat, container)
        target = hold(p, seat, container)
        for colour in range(GOODS):
            taken = min(free, left[colour])
            target[colour] += taken
            left[colour] -= taken
            free -= taken
    return left


def fetch(p: Position, seat: int, goods: list[int], containers: list[int]) -> None:
    """Take goods out of these containers, which hold them."""
    left = goods[:]
    for container in containers:
        source = hold(p, seat, container)
        for colour in range(GOODS):
            taken = min(source[colour], left[colour])
            source[colour] -= taken
            left[colour] -= taken
    assert not any(left), "what is taken was there"


def available(p: Position, colour: int) -> int:
    """Return how many goods of a colour the supply can give (SD-US-04, SD-Q10)."""
    return p.supply[colour] if p.switches["supply"] == "limited" else 1 << 20


def to_supply(p: Position, goods: list[int]) -> None:
    for colour, count in enumerate(goods):
        p.supply[colour] += count


def colours(goods: list[int] | tuple[int, ...]) -> tuple[str, ...]:
    """Return goods by name, for events."""
    return tuple(COLOURS[colour] for colour, count in enumerate(goods) for _ in range(count))


def enough(goods: list[int], needed: tuple[int, ...] | list[int]) -> bool:
    for colour in range(GOODS):
        if goods[colour] < needed[colour]:
            return False
    return True
