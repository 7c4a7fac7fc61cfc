"""Studies a finished game: each seat's chance over time, what turned it, and moves that would have been better.

All chances are calibrated (calibration.py); a game or a number of seats without calibration has no study. *As it
stood* is the chance of the whole truth. *As known* is what the seat itself could know. What was done is compared with
single moves (study_moves.py) or, where bots plan, with plans (study_plans.py).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import process_time
from typing import Any, Final, Literal

import msgspec

from webfoot.bots.finished import FinishedGame
from webfoot.bots.planning import Planner
from webfoot.bots.study_decisions import Decision
from webfoot.bots.study_moves import ComparedMoves
from webfoot.bots.study_plans import ComparedPlans
from webfoot.core.chance import QuickChance
from webfoot.core.game import Game
from webfoot.core.record import Record

POINTS: Final = 100
"""Moments of the curve, at most."""
TURNINGS: Final = 5
SWING: Final = 0.08
"""A turn changed a chance by at least so much, or it is no turning point."""
DECISIONS: Final = 12
"""Decisions of each seat that are looked at."""
ROUGH: Final = 8
"""Imagined worlds for a rough look."""
SECONDS: Final = 40.0
"""When the study has taken so many seconds of one core, no further decision is looked at."""

Why = Literal["move", "luck", "time"]


class Point(msgspec.Struct, frozen=True):
    """The chances after so many steps."""

    step: int
    truth: list[float]
    """Of each seat, by the whole truth."""
    known: list[float]
    """Of each seat, by what that seat could know."""


class TurningPoint(msgspec.Struct, frozen=True):
    """A turn after which a chance was another."""

    first: int
    """The turn began after this step."""
    step: int
    """It was over after this one."""
    actor: int | None
    """The seat whose turn it was; None if time acted."""
    seat: int
    """The seat whose chance changed most."""
    change: float
    why: Why
    """move: it was to be expected of the moves, by what their player knew. luck: most of it was not."""


class Study(msgspec.Struct, frozen=True):
    """A finished game, studied. It is the same for everybody."""

    steps: int
    points: list[Point]
    turning_points: list[TurningPoint]
    decisions: list[Decision]
    looked: int
    """How many decisions were looked at."""


Tell = Callable[[float], None]
"""Is told which part of the work is done, from 0 to 1."""


def study(
    record: Record,
    game: Game[Any],
    seats: Sequence[int],
    luck: int,
    tell: Tell = lambda part: None,
    seconds: float = SECONDS,
) -> Study:
    """Study a recorded game, and the decisions of these seats. Raises Uncalibrated."""
    until = process_time() + seconds
    return _Student(FinishedGame(record, game, luck), tell, until).study(seats)


class _Student:
    def __init__(self, finished: FinishedGame, tell: Tell, until: float) -> None:
        self._finished = finished
        self._game = finished.game
        self._entries = finished.entries
        self._tell = tell
        self._until = until
        brain = finished.game.brain
        # Turns of many steps and games against the clock are decided by plans, not by single moves.
        self._compared: ComparedMoves | ComparedPlans = (
            ComparedPlans(finished, brain) if isinstance(brain, Planner) else ComparedMoves(finished)
        )

    def study(self, seats: Sequence[int]) -> Study:
        points = self._points()
        turning_points = self._turning_points()
        decisions, looked = self._decisions(seats)
        self._tell(1.0)
        return Study(len(self._entries), points, turning_points, decisions, looked)

    # the curve

    def _points(self) -> list[Point]:
        last = len(self._entries)
        parts = min(POINTS, last)
        steps = sorted({round(part * last / max(1, parts)) for part in range(parts + 1)})
        found: list[Point] = []
        for step in steps:
            known = [self._finished.known(step, seat) for seat in range(self._finished.seats)]
            found.append(Point(step, _rounded(self._finished.truth(step)), _rounded(known)))
            self._tell(0.4 * step / max(1, last))
        return found

    # turning points

    def _turning_points(self) -> list[TurningPoint]:
        swings: list[tuple[float, int, int, int, float]] = []
        for first, step in self._finished.turns:
            before, after = self._finished.truth(first), self._finished.truth(step)
            changes = [new - old for new, old in zip(after, before, strict=True)]
            seat = max(range(len(changes)), key=lambda one: abs(changes[one]))
            if abs(changes[seat]) >= SWING:
                swings.append((abs(changes[seat]), first, step, seat, changes[seat]))
        largest = sorted(sorted(swings, reverse=True)[:TURNINGS], key=lambda swing: swing[1])
        return [
            TurningPoint(first, step, self._entries[first].seat, seat, round(change, 4), self._why(first, step, seat))
            for _, first, step, seat, change in largest
        ]

    def _why(self, first: int, step: int, seat: int) -> Why:
        """Return what changed a chance: what the moves could be expected to do, or what nobody could expect."""
        finished = self._finished
        actor = self._entries[first].seat
        if actor is None:
            return "time"
        expected = 0.0
        for at in range(first, step):
            entry = self._entries[at]
            _, number = finished.made(at)
            for _ in range(ROUGH):
                world = finished.states[at].imagine(actor, finished.chance)
                luck = QuickChance(finished.chance.below(1 << 30))
                before = finished.worth(world, at, seat)
                if self._game.timed and entry.at > world.now:
                    world.advance(entry.at, luck, None)
                if number in world.legal(actor):
                    world.play(actor, number, luck, None)
                expected += (finished.worth(world, at + 1, seat) - before) / ROUGH
        change = finished.truth(step)[seat] - finished.truth(first)[seat]
        return "move" if expected * change > 0 and abs(expected) >= abs(change) / 2 else "luck"

    # decisions

    def _decisions(self, seats: Sequence[int]) -> tuple[list[Decision], int]:
        lists = [self._worth_a_look(seat) for seat in seats]
        # The worst of every seat first, because there may be no time for all.
        chosen = [steps[rank] for rank in range(DECISIONS) for steps in lists if rank < len(steps)]
        found: list[Decision] = []
        looked = 0
        for step in chosen:
            if looked and process_time() > self._until:
                break
            looked += 1
            decision = self._compared.better(step)
            if decision is not None:
                found.append(decision)
            self._tell(0.5 + 0.5 * looked / (len(chosen) + 1))
        return sorted(found, key=lambda decision: decision.step), looked

    def _worth_a_look(self, seat: int) -> list[int]:
        """Return the decisions after which this seat's chance fell most, by what it knew."""
        steps = self._compared.choices(seat)
        known = [self._finished.known(step, seat, ROUGH) for step in steps]
        last = self._finished.truth(len(self._entries))[seat]
        falls = [after - before for before, after in zip(known, [*known[1:], last], strict=True)]
        order = sorted(range(len(steps)), key=lambda place: falls[place])
        return [steps[place] for place in order[:DECISIONS] if falls[place] < 0]


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, 4) for number in numbers]
