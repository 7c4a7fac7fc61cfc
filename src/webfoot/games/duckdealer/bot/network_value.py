"""What holds, crew and privileges are worth together: how much a round over a whole chain brings for its energy.

A chain ends in the dearest good: raw goods from four mines, made into two others, made into one, delivered. A round
over it takes about as many flights whatever it carries. Without privileges every use of a tile is paid for; with one,
only the visit is.
"""

from __future__ import annotations

from typing import Final

from webfoot.games.duckdealer.bot.plan_board import Layout
from webfoot.games.duckdealer.rules.world import CONSUMER, FACTORY, MINE, NONE, World

FLIGHTS: Final = 7.0
"""Move energies of a round at full speed."""
USES: Final = 8
"""Tiles that are used on a round."""
FULL_SPEED: Final = 8.0
SLOWED: Final = 0.5
"""The share of the distance lost by a slow ship that more energy has to make up for: many flights are short."""
QUARTERS: Final = 4
"""Privileges are counted in quarters: one beyond those of one chain is worth a quarter."""
FINISHED: Final = 3
"""The tier of the dearest goods."""


def useful_privileges(layout: Layout, seat: int) -> int:
    """Return those of one whole chain in quarters, and a quarter for each other."""
    if layout.own == 0:
        return 0
    w = layout.world
    mined = 0
    mines = made = finished = sold = others = 0
    privileges = layout.privileges
    for planet in range(w.planets):
        at = planet * 4
        if privileges[at + MINE] == seat:
            bit = 1 << layout.mines[planet]
            if mined & bit or mines == 4:
                others += 1
            else:
                mined |= bit
                mines += 1
        if privileges[at + FACTORY] == seat and layout.factories[planet] != NONE:
            if w.tiers[layout.factories[planet]] >= FINISHED:
                finished += 1
            else:
                made += 1
        if privileges[at + CONSUMER] == seat and layout.consumers[planet] != NONE:
            if w.tiers[w.consumer_goods[layout.consumers[planet]]] >= FINISHED:
                sold += 1
            else:
                others += 1
    whole = mines + min(2, made) + min(1, finished) + min(1, sold)
    return QUARTERS * whole + others + max(0, made - 2) + max(0, finished - 1) + max(0, sold - 1)


def points_for_energy(world: World, fittings: list[int], quarters: int, flights: float = FLIGHTS) -> float:
    """Return the points that one disc brings, if a round takes so many move energies."""
    capacity = world.built_in + world.per_hold * fittings[0]
    load = max(0.4, (capacity - 0.5) / 2.0)
    filled = min(world.slots, fittings[0] + fittings[1] + fittings[2] + fittings[3])
    slow = 1.0 + SLOWED * (FULL_SPEED / world.speeds[filled] - 1.0)
    share = min(1.0, quarters / (QUARTERS * USES))
    visit = min(1.0, 1.0 / load)
    energy = flights * slow / load + USES * (1.0 - share + share * visit)
    return max(world.delivery_points) / energy
