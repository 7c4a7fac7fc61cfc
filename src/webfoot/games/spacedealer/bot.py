"""What the generic bots need to play Space Dealer.

A seat's prospects are its points, what its cargo would be paid, and what its planet can still make of the time that
is left. Chances of winning are prospects over their sum, sharper the less time is left.
"""

from __future__ import annotations

from math import exp
from typing import Final

from webfoot.core.chance import Chance
from webfoot.games.spacedealer.instinct import instinct
from webfoot.games.spacedealer.outlook import best_market, built_worth
from webfoot.games.spacedealer.pieces import AWAY
from webfoot.games.spacedealer.rules import SpaceDealerState
from webfoot.games.spacedealer.state import RUNNING

MACHINES: Final = 0.45
"""Points that a unit of machines on a planet makes in thirty minutes."""
CARGO: Final = 0.6
GOOD: Final = 0.12
TECHNOLOGY: Final = 0.5
SPREAD: Final = 8.0
"""How many points of prospects make a seat about 2.7 times as likely to win, at the start."""
SPREAD_AT_END: Final = 1.5


class SpaceDealerBrain:
    playout_length = 60

    def evaluate(self, state: SpaceDealerState) -> list[float]:
        if state.over():
            return [1.0 / len(state.won) if seat in state.won else 0.0 for seat in range(state.seats)]
        left = 1.0
        if state.phase >= RUNNING:
            left = max(0.0, min(1.0, (state.started + state.length - state.now) / state.length))
        spread = SPREAD_AT_END + (SPREAD - SPREAD_AT_END) * left
        prospects = [self._prospects(state, seat, left) for seat in range(state.seats)]
        best = max(prospects)
        strengths = [exp((one - best) / spread) for one in prospects]
        total = sum(strengths)
        return [strength / total for strength in strengths]

    def _prospects(self, state: SpaceDealerState, seat: int, left: float) -> float:
        planet = state.planets[seat]
        value = (
            planet.score + MACHINES * left * built_worth(planet) + TECHNOLOGY * left * state.scale[planet.position]
        )
        for ship in planet.ships:
            if ship.where != AWAY and any(ship.goods):
                value += CARGO * best_market(state, seat, ship.field, ship.goods)[1] + GOOD * left * sum(ship.goods)
        return value

    def playout(self, state: SpaceDealerState, seat: int, legal: list[int], chance: Chance) -> int:
        return instinct(state, seat, legal)
