"""How the generic bots see Dale of Merchants 2: what a position is worth, and a quick sensible move."""

from __future__ import annotations

from webfoot.core.chance import Chance
from webfoot.games.dale.rules import DaleState


class DaleBrain:
    playout_length = 12

    def evaluate(self, state: DaleState) -> list[float]:
        goal = state.goal()
        if state.won:
            return [1.0 / len(state.won) if seat in state.won else 0.0 for seat in range(state.seats)]
        return [len(state.stall(seat)) / goal for seat in range(state.seats)]

    def playout(self, state: DaleState, seat: int, legal: list[int], chance: Chance) -> int:
        return legal[chance.below(len(legal))]
