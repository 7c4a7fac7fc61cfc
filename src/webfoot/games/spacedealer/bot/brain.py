"""What the generic bots need to play Space Dealer: an evaluation, a quick policy, and plans of one move.

A plan is one move long: everybody acts at once, so nothing stays as foreseen.
"""

from __future__ import annotations

from collections.abc import Sequence

from webfoot.core.chance import Chance
from webfoot.core.game import WAIT
from webfoot.core.hints import Reason
from webfoot.games.spacedealer.bot.evaluation import chances, promise
from webfoot.games.spacedealer.bot.policy import instinct, on_impulse
from webfoot.games.spacedealer.bot.reasons import reasons
from webfoot.games.spacedealer.bot.search import HABITS, Habits, think
from webfoot.games.spacedealer.bot.second_look import instead
from webfoot.games.spacedealer.bot.styles import QUICK, Style
from webfoot.games.spacedealer.rules.engine import SpaceDealerState


class SpaceDealerBrain:
    playout_length = 60
    much = 1.0

    def __init__(self, quick: Style = QUICK, habits: Habits = HABITS) -> None:
        self._quick = quick
        self._habits = habits

    def evaluate(self, state: SpaceDealerState) -> list[float]:
        return chances(state)

    def playout(self, state: SpaceDealerState, seat: int, legal: list[int], chance: Chance) -> int:
        return instinct(state, seat, legal)

    def plan_quickly(self, state: SpaceDealerState, seat: int, chance: Chance) -> list[int]:
        return [instinct(state, seat, [*state.legal(seat), WAIT], self._quick)]

    def reasons(self, state: SpaceDealerState, seat: int, plan: Sequence[int]) -> list[Reason]:
        return reasons(state, seat, plan[0])

    def instead(self, state: SpaceDealerState, seat: int, meant: Sequence[int]) -> list[int]:
        return [instead(state, seat, meant[0])]

    def promise(self, state: SpaceDealerState, seat: int) -> float:
        return promise(state, seat)

    def plan_gently(self, state: SpaceDealerState, seat: int, chance: Chance) -> list[int]:
        return [on_impulse(state, seat, [*state.legal(seat), WAIT], chance)]

    def plan(
        self,
        state: SpaceDealerState,
        seat: int,
        chance: Chance,
        milliseconds: int | None,
        iterations: int | None,
    ) -> list[int]:
        return [think(state, seat, chance, milliseconds, iterations, self._habits)]
