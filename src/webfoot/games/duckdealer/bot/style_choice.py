"""Which style suits a position: whether holds and privileges still pay for themselves on the rounds to come.

It is a sum over the rest of the game. The discs to come, without those at hand and less those that go into the
network, are multiplied by the points that a disc makes with it (see network_value.py). How long a round is depends on
where things are mined, made and sold on this map.
"""

from __future__ import annotations

from typing import Final

from webfoot.games.duckdealer.bot.evaluation import Evaluation
from webfoot.games.duckdealer.bot.network_value import (
    FINISHED,
    QUARTERS,
    USES,
    points_for_energy,
    useful_privileges,
)
from webfoot.games.duckdealer.bot.plan_board import Layout, layout_of
from webfoot.games.duckdealer.bot.routes import Legs
from webfoot.games.duckdealer.bot.styles import FRUGAL, LEAN, NETWORK, Style
from webfoot.games.duckdealer.rules.tiles import PRIVILEGE_PRICE
from webfoot.games.duckdealer.rules.travel import FAR
from webfoot.games.duckdealer.rules.turn import DuckDealerState
from webfoot.games.duckdealer.rules.world import NONE

HOLD_COST: Final = 5.5
"""Discs for one more hold: two raw goods, the purchase, a stop and a part of the shipyard."""
MOST_HOLDS: Final = 4
LEAST_GAIN: Final = 80.0
"""The points that a network must promise before it is begun: the sum is a hopeful one, as all has to go well."""
CROWD: Final = 4
"""The number of players from which on waiting for large turns leaves the spaces of the track to the others."""
UNKNOWN_LEG: Final = 1
"""Move energy to a place that has still to be chosen: the planner chooses one near by."""
FULL_SPEED_SLOTS: Final = 1
"""Filled slots of a ship at full speed."""


def style_for(p: DuckDealerState, seat: int) -> Style:
    """Return how the thinker plays this position. A network that is begun is not given up."""
    begun = p.fittings[seat * 4] > 1 or seat in p.privileges
    if network_gain(p, seat) <= (0.0 if begun else LEAST_GAIN):
        return FRUGAL
    return LEAN if p.seats >= CROWD else NETWORK


def network_gain(p: DuckDealerState, seat: int) -> float:
    """Return the points by which the best network beats a ship without one, over the rest of the game."""
    evaluation = Evaluation(p, seat, NETWORK)
    layout = layout_of(p, seat)
    fittings = layout.fittings
    discs = min(evaluation.income(fittings), evaluation.supply) * evaluation.turns
    flights = round_flights(p, seat, layout)
    own = useful_privileges(layout, seat) // QUARTERS
    bare = [min(1, fittings[0]), *fittings[1:]]
    without = discs * points_for_energy(p.world, bare, 0, flights)
    best = 0.0
    for holds in range(fittings[0], max(fittings[0], MOST_HOLDS) + 1):
        ship = [holds, *fittings[1:]]
        if sum(ship) > p.world.slots:
            break
        for privileges in range(own, max(own, USES) + 1):
            left = discs - HOLD_COST * (holds - fittings[0]) - PRIVILEGE_PRICE * (privileges - own)
            if left > 0.0:
                best = max(best, left * points_for_energy(p.world, ship, privileges * QUARTERS, flights))
    return best - without


def round_flights(p: DuckDealerState, seat: int, layout: Layout) -> int:
    """Return the move energies of the shortest round over a whole chain, for a ship at full speed; 0 if there is
    none."""
    w = p.world
    legs = Legs(p, seat)
    best = 0
    for product in w.products:
        if w.tiers[product] < FINISHED or not _sites(layout, product):
            continue
        shop = _shop(layout, product)
        for site in _sites(layout, product):
            flights = UNKNOWN_LEG + (UNKNOWN_LEG if shop == NONE else _leg(legs, site, shop))
            for part in w.inputs[product]:
                flights += _supply(layout, legs, part, site)
            if best == 0 or flights < best:
                best = flights
    return best


def _shop(layout: Layout, product: int) -> int:
    """Return the planet with a consumer of this good; NONE if it has still to be found."""
    for planet in range(layout.world.planets):
        tile = layout.consumers[planet]
        if tile != NONE and layout.world.consumer_goods[tile] == product:
            return planet
    return NONE


def _sites(layout: Layout, good: int) -> list[int]:
    """Return the planets where a good is made, or could be."""
    standing = layout.made_on(good)
    if standing or not layout.factories_left[good]:
        return standing
    w = layout.world
    return [planet for planet in range(w.planets) if not w.is_start[planet] and layout.factories[planet] == NONE]


def _supply(layout: Layout, legs: Legs, good: int, towards: int) -> int:
    """Return the move energies from the nearest sources of a good to a planet."""
    w = layout.world
    best = FAR
    if not w.inputs[good]:
        for planet in range(w.planets):
            if layout.mines[planet] == good:
                best = min(best, _leg(legs, planet, towards))
        return best
    for site in _sites(layout, good):
        flights = _leg(legs, site, towards)
        for part in w.inputs[good]:
            if flights < best:
                flights += _supply(layout, legs, part, site)
        best = min(best, flights)
    return best


def _leg(legs: Legs, one: int, other: int) -> int:
    return legs.energies(one, FULL_SPEED_SLOTS)[other]
