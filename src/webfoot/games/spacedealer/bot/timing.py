"""What time still allows: flights before the end, ships that come home, goods that are being produced."""

from __future__ import annotations

from math import ceil
from typing import Final

from webfoot.games.spacedealer.bot.demand_values import Market, distance
from webfoot.games.spacedealer.components import GOODS, MINE, MULTI_MINE, NONE
from webfoot.games.spacedealer.rules.pieces import ACTIVE, FLY, FLYING, LANDED, READY, USE
from webfoot.games.spacedealer.rules.state import Planet, Position, home

SLOWNESS: Final = 1.03
"""What a run of a timer takes, with the moment in which its owner sees that it is over."""
EARLY: Final = 99
"""More flights than any journey takes."""


def flights_left(turns: float) -> int:
    """Return how many flights one ship can still begin, one after the other; the last one may end in overtime."""
    return max(0, ceil(turns / SLOWNESS))


def ship_is_home(planet: Planet, seat: int) -> bool:
    ship = planet.ships[0]
    return ship.where == LANDED and ship.field == home(seat)


def ships_due(p: Position, seat: int, market: Market) -> int:
    """Return after how many runs of a timer a ship of this seat can be at home again; EARLY if none can."""
    return min((_due(p, seat, number, market) for number in range(len(p.planets[seat].ships))), default=EARLY)


def _due(p: Position, seat: int, number: int, market: Market) -> int:
    ship = p.planets[seat].ships[number]
    start = home(seat)
    if ship.where == LANDED and ship.field == start:
        return 0
    runs = 0
    if ship.where == FLYING:
        ends = [
            timer.ends
            for timer in p.planets[seat].timers
            if timer.state == ACTIVE and timer.job == FLY and timer.target == number
        ]
        runs = ceil(max(0, ends[0] - p.now) / p.pace) if ends else 1
        if ship.field == start:
            return runs
    elif ship.where != LANDED:
        return EARLY
    target = market.best(ship.field, ship.goods)[2]
    journey = distance(p, ship.field, target) if target != NONE else 0
    return runs + journey + 1  # without its cargo, a ship jumps home


def in_production(p: Position, planet: Planet) -> list[int]:
    """Return the goods that timers are making, by colour; those of any colour are counted as the first."""
    made = [0] * GOODS
    for timer in planet.timers:
        if timer.job == USE and timer.state in (ACTIVE, READY):
            card = p.box.cards[planet.area[timer.target].kind]
            if card.effect in (MINE, MULTI_MINE):
                made[card.colour if card.effect == MINE else 0] += card.amount
    return made
