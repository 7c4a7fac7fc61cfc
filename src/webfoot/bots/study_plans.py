"""Compares plans: what a player did in a turn beside what the brain's quick look and its search would have done.

For games whose bots plan (planning.py): those of long turns, and those against the clock, where a plan is one move.
All plans are played in the same imagined worlds and with the same luck, and what follows them (plan_following.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from webfoot.bots.finished import FinishedGame
from webfoot.bots.plan_following import follow, play_plan
from webfoot.bots.planning import Planner
from webfoot.bots.study_decisions import Decision, best_of, clear_gain
from webfoot.core.chance import QuickChance
from webfoot.core.game import WAIT

ITERATIONS: Final = 40
"""The budget of the search for one decision."""
ROUGH: Final = 3
"""Imagined worlds to find the best of all plans."""
FINE: Final = 8
"""Imagined worlds to compare it with what was done, and as many fresh ones to confirm."""
TOLD: Final = 4
"""Events that tell of a plan, at most."""
ALIKE: Final = 4
"""Imagined worlds in which an event must be the same, or luck decides it."""


class ComparedPlans:
    """The turns of a finished game."""

    def __init__(self, finished: FinishedGame, brain: Planner) -> None:
        self._finished = finished
        self._brain = brain
        self._timed = finished.game.timed
        self._chance = finished.chance
        self._lasts = dict(finished.turns)

    def choices(self, seat: int) -> list[int]:
        """Return the steps after which this seat had a turn that a quick look would have begun otherwise."""
        entries = self._finished.entries
        return [step for step in self._lasts if entries[step].seat == seat and self._otherwise(step)]

    def better(self, step: int) -> Decision | None:
        """Return a plan that was clearly better than what was done, if there was one."""
        seat, _ = self._finished.made(step)
        state = self._finished.before_move(step)
        made = [self._finished.made(at)[1] for at in range(step, self._lasts[step])]
        searched = self._brain.plan(state.imagine(seat, self._chance), seat, self._chance, None, ITERATIONS)
        plans = [made, *(plan for plan in (self._quick(state, seat), searched) if plan[0] != WAIT)]
        best: list[int] = best_of(plans, self._compare(state, step, plans, ROUGH))
        if best == made:
            return None
        gain = clear_gain(lambda: self._compare(state, step, [made, best], FINE))
        if gain is None:
            return None
        told = self._told(state, seat, [made, best])
        # Where luck decides all that follows, there is nothing to tell.
        return Decision(step, seat, told[0], told[1], *gain) if all(told) and told[0] != told[1] else None

    def _otherwise(self, step: int) -> bool:
        seat, number = self._finished.made(step)
        state = self._finished.before_move(step)
        return len(state.legal(seat)) > 1 and self._quick(state, seat)[0] != number

    def _quick(self, state: Any, seat: int) -> list[int]:
        """Return what a quick look would do, by what the seat could know."""
        return self._brain.plan_quickly(state.imagine(seat, self._chance), seat, self._chance)

    def _compare(self, state: Any, step: int, plans: Sequence[list[int]], worlds: int) -> list[list[float]]:
        """Return what each plan makes of its seat's chance, in the same imagined worlds and with the same luck."""
        seat, _ = self._finished.made(step)
        found: list[list[float]] = []
        for _ in range(worlds):
            world = state.imagine(seat, self._chance)
            luck = self._chance.below(1 << 30)
            reached = [world.clone() for _ in plans]
            for one, plan in zip(reached, plans, strict=True):
                follow(self._brain, self._timed, one, seat, plan, QuickChance(luck))
            found.append([self._finished.worth(one, step, seat) for one in reached])
        return found

    def _told(self, state: Any, seat: int, plans: Sequence[list[int]]) -> list[list[Any]]:
        """Return the first events of the plans, as the seat would see them, without those that all begin with."""
        told = [self._certain(state, seat, plan) for plan in plans]
        while all(len(events) > 1 for events in told) and all(events[0] == told[0][0] for events in told):
            told = [events[1:] for events in told]
        return [events[:TOLD] for events in told]

    def _certain(self, state: Any, seat: int, plan: list[int]) -> list[Any]:
        """Return the events of a plan up to the first that luck or hidden things decide."""
        worlds = [self._events(state.imagine(seat, self._chance), seat, plan) for _ in range(ALIKE)]
        certain: list[Any] = []
        for events in zip(*worlds, strict=False):
            if any(event != events[0] for event in events):
                break
            certain.append(events[0])
        return certain

    def _events(self, world: Any, seat: int, plan: list[int]) -> list[Any]:
        log: list[Any] = []
        play_plan(world, seat, plan, QuickChance(self._chance.below(1 << 30)), log)
        seen = (event.seen_by(seat) for event in log)
        return [msgspec.to_builtins(event) for event in seen if event is not None]
