"""Decisions before the first turn: bids, places, free equipment, the start planet."""

from __future__ import annotations

from typing import Final

from webfoot.core.chance import Chance
from webfoot.games.duckdealer.rules.state import BID, EQUIP, PLACE, SECOND_BID
from webfoot.games.duckdealer.rules.travel import FAR, journeys
from webfoot.games.duckdealer.rules.turn import DuckDealerState
from webfoot.games.duckdealer.rules.world import NONE

FREE_EQUIPMENT: Final = (0, 1, 3)
"""A hold, a navigator, a trader."""
BIDS: Final = 3
"""Bids stay below this: to be first is worth little."""


def begin(p: DuckDealerState, seat: int, chance: Chance) -> int:
    n = p.numbers
    if p.phase == BID or p.phase == SECOND_BID:
        return n.bid + chance.below(BIDS)
    if p.phase == PLACE:
        return n.place + p.order.index(NONE)
    if p.phase == EQUIP:
        return n.equip + FREE_EQUIPMENT[p.filled(seat)]
    return n.start + _start_planet(p, seat)


def _start_planet(p: DuckDealerState, seat: int) -> int:
    """Choose the start planet where the raw goods of the region are varied and near."""
    best = NONE
    best_worth = -1e9
    tried = p.clone()
    for planet in range(p.world.planets):
        if not p.world.is_start[planet] or planet in p.ships:
            continue
        tried.ships[seat] = planet
        found = journeys(tried, seat, planet, True)
        worth = 0.0
        for good in p.world.raw:
            nearest = FAR
            for other in range(p.world.planets):
                if p.mines[other] == good:
                    nearest = min(nearest, found.cost[other])
            worth -= nearest
        if worth > best_worth:
            best, best_worth = planet, worth
    return best
