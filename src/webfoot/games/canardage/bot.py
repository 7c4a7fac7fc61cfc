"""What the generic bots need to play Canardage well."""

from __future__ import annotations

from webfoot.core.chance import Chance
from webfoot.games.canardage.rules import CanardageState


class CanardageBrain:
    playout_length = 24

    def evaluate(self, state: CanardageState) -> list[float]:
        """Chances grow with living ducks, faster than in proportion."""
        if state.over():
            return [1 / len(state.won) if seat in state.won else 0.0 for seat in range(state.seats)]
        weights = [float(state.living(seat)) ** 2 for seat in range(state.seats)]
        total = sum(weights)
        return [weight / total for weight in weights]

    def playout(self, state: CanardageState, seat: int, legal: list[int], chance: Chance) -> int:
        return legal[chance.below(len(legal))]
