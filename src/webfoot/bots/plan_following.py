"""Plays a plan and what follows it: every seat goes on for a while as quick bots do.

What a turn was good for may show only later. So plans are compared by the positions that come of them: in a study
(study_plans.py), and when a coach looks again at a move (coaching.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from webfoot.bots.planning import Planner
from webfoot.core.chance import Chance
from webfoot.core.game import WAIT

AHEAD: Final = 90_000
"""Against the clock: so many milliseconds are played on after a move."""
MOST: Final = 24
"""Moves of a seat at one instant, and plans of one round, at most."""


def follow(brain: Planner, timed: bool, state: Any, seat: int, plan: Sequence[int], luck: Chance) -> None:
    """Play a plan and what follows it, in this position."""
    play_plan(state, seat, plan, luck)
    if timed:
        _go_on_in_time(brain, state, luck)
    else:
        _finish_turn(brain, state, seat, luck)
        _let_others_play(brain, state, seat, luck)


def follow_briefly(brain: Planner, timed: bool, state: Any, seat: int, plan: Sequence[int], luck: Chance) -> None:
    """Play a plan and, where seats take turns, the rest of that turn only. The turns of others take long to plan."""
    play_plan(state, seat, plan, luck)
    if timed:
        _go_on_in_time(brain, state, luck)
    else:
        _finish_turn(brain, state, seat, luck)


def play_plan(state: Any, seat: int, plan: Sequence[int], luck: Chance, log: list[Any] | None = None) -> None:
    """Play a plan as far as it goes: luck may turn out otherwise than it was planned for."""
    for move in plan:
        if state.over() or seat not in state.actors() or move not in state.legal(seat):
            return
        state.play(seat, move, luck, log)


def _finish_turn(brain: Planner, state: Any, seat: int, luck: Chance) -> None:
    for _ in range(MOST):
        if state.over() or state.actors()[0] != seat:
            return
        play_plan(state, seat, brain.plan_quickly(state.clone(), seat, luck), luck)


def _let_others_play(brain: Planner, state: Any, seat: int, luck: Chance) -> None:
    """Let every other seat have its turn, until it would be this seat's next one."""
    for _ in range(MOST):
        if state.over() or state.actors()[0] == seat:
            return
        actor: int = state.actors()[0]
        play_plan(state, actor, brain.plan_quickly(state.clone(), actor, luck), luck)


def _go_on_in_time(brain: Planner, state: Any, luck: Chance) -> None:
    until = state.now + AHEAD
    while not state.over():
        for seat in state.actors():
            for _ in range(MOST):
                move = brain.plan_quickly(state, seat, luck)[0]
                if move == WAIT:
                    break
                state.play(seat, move, luck, None)
        deadline: int | None = state.deadline()
        if deadline is None or deadline > until:
            return
        state.advance(deadline, luck, None)
