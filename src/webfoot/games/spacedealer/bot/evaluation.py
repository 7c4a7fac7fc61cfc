"""The evaluation: what each seat may hope for.

A seat's prospects are its points, the pay for its cargo, what its planet can still make in the remaining time, and
the work of its timers. Chances of winning are prospects over their sum, sharper the less time is left.
"""

from __future__ import annotations

from math import exp
from typing import Final

from webfoot.games.spacedealer.bot.demand_values import Market, built_worth, worth
from webfoot.games.spacedealer.components import MINE, MULTI_MINE
from webfoot.games.spacedealer.rules.engine import SpaceDealerState
from webfoot.games.spacedealer.rules.pieces import ACTIVE, AWAY, BUILD, READY, TECHNOLOGY, USE
from webfoot.games.spacedealer.rules.state import RUNNING

MACHINES: Final = 0.45
"""Points that a unit of machines on a planet makes in thirty minutes."""
CARGO: Final = 0.6
GOOD: Final = 0.12
LEVEL: Final = 0.5
UNDER_WAY: Final = 0.7
"""What unfinished work counts for."""
SPREAD: Final = 8.0
"""How many points of prospects make a seat about 2.7 times as likely to win, at the start."""
SPREAD_AT_END: Final = 1.5


def chances(p: SpaceDealerState) -> list[float]:
    """Return each seat's chance of winning."""
    if p.over():
        return [1.0 / len(p.won) if seat in p.won else 0.0 for seat in range(p.seats)]
    left = share_left(p)
    spread = SPREAD_AT_END + (SPREAD - SPREAD_AT_END) * left
    hopes = [prospects(p, seat, left) for seat in range(p.seats)]
    best = max(hopes)
    strengths = [exp((hope - best) / spread) for hope in hopes]
    total = sum(strengths)
    return [strength / total for strength in strengths]


def promise(p: SpaceDealerState, seat: int) -> float:
    """Return the points that a seat has or may hope for."""
    return float(p.scores()[seat]) if p.over() else prospects(p, seat, share_left(p))


def share_left(p: SpaceDealerState) -> float:
    """Return the share of the time that is left."""
    return max(0.0, min(1.0, (p.started + p.length - p.now) / p.length)) if p.phase >= RUNNING else 1.0


def prospects(p: SpaceDealerState, seat: int, left: float) -> float:
    planet = p.planets[seat]
    value = planet.score + MACHINES * left * built_worth(planet) + LEVEL * left * p.scale[planet.position]
    for ship in planet.ships:
        if ship.where != AWAY and any(ship.goods):
            value += CARGO * Market(p, seat).best(ship.field, ship.goods)[1] + GOOD * left * sum(ship.goods)
    for timer in planet.timers:
        if timer.state not in (ACTIVE, READY):
            continue
        if timer.job == BUILD:
            value += UNDER_WAY * MACHINES * left * worth(planet, planet.planned[timer.target])
        elif timer.job == TECHNOLOGY:
            value += UNDER_WAY * LEVEL * left / 2
        elif timer.job == USE:
            card = p.box.cards[planet.area[timer.target].kind]
            value += UNDER_WAY * GOOD * left * card.amount if card.effect in (MINE, MULTI_MINE) else 0.0
    return value
