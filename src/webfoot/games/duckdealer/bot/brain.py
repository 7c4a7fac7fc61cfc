"""What the bots need to play Duck Dealer: they plan whole turns (see planner.py)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from webfoot.core.chance import Chance, QuickChance
from webfoot.core.hints import Reason
from webfoot.games.duckdealer.bot.evaluation import expected_points
from webfoot.games.duckdealer.bot.planner import gently, quickly, think
from webfoot.games.duckdealer.bot.reasons import reasons
from webfoot.games.duckdealer.bot.turn_choice import first_move
from webfoot.games.duckdealer.rules.state import START
from webfoot.games.duckdealer.rules.turn import DuckDealerState

SMOOTHING: Final = 10.0
"""Points that everybody is given, so that the first few points of a game do not decide it."""


class DuckDealerBrain:
    playout_length = 0
    much = 10.0

    def evaluate(self, state: DuckDealerState) -> list[float]:
        """Return shares of all points, those to be expected included. Before the first turn nobody is ahead."""
        if state.over():
            scores = state.scores()
            best = max(scores)
            ahead = [seat for seat in range(state.seats) if scores[seat] == best]
            return [1.0 / len(ahead) if seat in ahead else 0.0 for seat in range(state.seats)]
        if state.phase <= START:
            return [1.0 / state.seats] * state.seats
        worths = [max(expected_points(state, seat), 0.0) + SMOOTHING for seat in range(state.seats)]
        total = sum(worths)
        return [worth / total for worth in worths]

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

    def instead(self, state: DuckDealerState, seat: int, meant: Sequence[int]) -> list[int]:
        return quickly(state, seat, QuickChance(0))

    def promise(self, state: DuckDealerState, seat: int) -> float:
        return float(state.scores()[seat]) if state.over() else expected_points(state, seat)

    def plan_gently(self, state: DuckDealerState, seat: int, chance: Chance) -> list[int]:
        return gently(state, seat, chance)

    def plan_quickly(self, state: DuckDealerState, seat: int, chance: Chance) -> list[int]:
        return quickly(state, seat, chance)
