"""What the generic bots need to play Space Dealer."""

from __future__ import annotations

from webfoot.core.chance import Chance
from webfoot.games.spacedealer.rules import SpaceDealerState


class SpaceDealerBrain:
    playout_length = 60

    def evaluate(self, state: SpaceDealerState) -> list[float]:
        if state.over():
            return [1.0 / len(state.won) if seat in state.won else 0.0 for seat in range(state.seats)]
        strengths = [1.0 + planet.score for planet in state.planets]
        return [strength / sum(strengths) for strength in strengths]

    def playout(self, state: SpaceDealerState, seat: int, legal: list[int], chance: Chance) -> int:
        return legal[chance.below(len(legal))]
