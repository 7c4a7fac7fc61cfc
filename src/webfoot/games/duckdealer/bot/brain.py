"""What the bots need to play Duck Dealer: they plan whole turns (see planner.py)."""

from __future__ import annotations

from collections.abc import Sequence

from webfoot.core.chance import Chance
from webfoot.core.hints import Reason
from webfoot.games.duckdealer.bot.evaluation import Evaluation
from webfoot.games.duckdealer.bot.planner import gently, quickly, think
from webfoot.games.duckdealer.bot.reasons import reasons
from webfoot.games.duckdealer.bot.turn_choice import first_move
from webfoot.games.duckdealer.rules.turn import DuckDealerState


class DuckDealerBrain:
    playout_length = 0

    def evaluate(self, state: DuckDealerState) -> list[float]:
        scores = [float(score) for score in state.scores()]
        if state.over():
            best = max(scores)
            ahead = [seat for seat in range(state.seats) if scores[seat] == best]
            return [1.0 / len(ahead) if seat in ahead else 0.0 for seat in range(state.seats)]
        for seat in range(state.seats):
            scores[seat] += Evaluation(state, seat).of_ship(state.fittings[seat * 4 : seat * 4 + 4])
        total = sum(max(score, 0.0) + 10.0 for score in scores)
        return [(max(score, 0.0) + 10.0) / total for score in scores]

    def playout(self, state: DuckDealerState, seat: int, legal: list[int], chance: Chance) -> int:
        return first_move(state, seat, legal)

    def plan(
        self, state: DuckDealerState, seat: int, chance: Chance, milliseconds: int | None, iterations: int | None
    ) -> list[int]:
        """Return the moves of this seat to the end of its turn, thought over for so many milliseconds or
        iterations."""
        return think(state, seat, chance, milliseconds, iterations)

    def reasons(self, state: DuckDealerState, seat: int, plan: Sequence[int]) -> list[Reason]:
        return reasons(state, seat, plan)

    def plan_gently(self, state: DuckDealerState, seat: int, chance: Chance) -> list[int]:
        return gently(state, seat, chance)

    def plan_quickly(self, state: DuckDealerState, seat: int, chance: Chance) -> list[int]:
        return quickly(state, seat, chance)
