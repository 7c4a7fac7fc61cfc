"""What the generic bots need in order to play Duck Dealer."""

from __future__ import annotations

from webfoot.core.chance import Chance
from webfoot.games.duckdealer.rules import DuckDealerState


class DuckDealerBrain:
    playout_length = 0

    def evaluate(self, state: DuckDealerState) -> list[float]:
        scores = state.scores()
        total = sum(max(score, 0) + 10 for score in scores)
        return [(max(score, 0) + 10) / total for score in scores]

    def playout(self, state: DuckDealerState, seat: int, legal: list[int], chance: Chance) -> int:
        return legal[chance.below(len(legal))]
