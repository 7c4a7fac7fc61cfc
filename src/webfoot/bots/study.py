"""Studies a finished game: each seat's chance over time, what turned it, and moves that would have been better.

All chances are calibrated (calibration.py); a game or a number of seats without calibration has no study. *As it
stood* is the chance of the whole truth. *As known* is what the seat itself could know. A better move is compared with
the move that was made, in the same imagined worlds. It is named only if it wins by two standard errors and by five
points in a hundred, and does so again in fresh worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from time import perf_counter
from typing import Any, Final, Literal

import msgspec

from webfoot.bots.advice import Advice
from webfoot.bots.calibration import Fit, chances, corrected, fit_for
from webfoot.core.chance import Chance, QuickChance
from webfoot.core.game import Game
from webfoot.core.match import Match, begin
from webfoot.core.record import Entry, Record

POINTS: Final = 100
"""Moments of the curve, at most."""
TURNINGS: Final = 5
SWING: Final = 0.08
"""A turn changed a chance by at least so much, or it is no turning point."""
DECISIONS: Final = 12
"""Decisions of each seat that are looked at."""
MOVES: Final = 16
"""Moves that are compared at a decision, at most."""
ROUGH: Final = 8
"""Imagined worlds to find the best of all moves."""
FINE: Final = 32
"""Imagined worlds to compare it with the move that was made, and as many fresh ones to confirm."""
GAIN: Final = 0.05
ERRORS: Final = 2.0
RESTS: Final = 3
TOLD: Final = 3
"""Events that tell of a move, at most."""
ALIKE: Final = 6
"""Imagined worlds in which an event must be the same, or luck decides it."""
SECONDS: Final = 40.0
"""After so long no further decision is looked at."""

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


class Decision(msgspec.Struct, frozen=True):
    """A decision at which another move was better, by what the seat could know."""

    step: int
    """The move was made after this step."""
    seat: int
    made: list[Any]
    """The first events of the move that was made, as the seat saw them."""
    better: list[Any]
    """The first events of the better one, as the seat would have seen them."""
    gain: float
    error: float
    """The standard error of the gain."""


class Study(msgspec.Struct, frozen=True):
    """A finished game, studied. It is the same for everybody."""

    steps: int
    points: list[Point]
    turning_points: list[TurningPoint]
    decisions: list[Decision]
    looked: int
    """How many decisions were looked at: none in games of long turns and against the clock."""


Tell = Callable[[float], None]
"""Is told which part of the work is done, from 0 to 1."""


def study(record: Record, game: Game[Any], seats: Sequence[int], luck: int, tell: Tell = lambda part: None) -> Study:
    """Study a recorded game, and the decisions of these seats. Raises Uncalibrated."""
    return _Student(record, game, luck, tell).study(seats)


class Uncalibrated(Exception):
    """There are no chances for this game at this table."""


class _Student:
    def __init__(self, record: Record, game: Game[Any], luck: int, tell: Tell) -> None:
        self._match: Match[Any] = begin(record.header, game)
        self._game = self._match.game
        self._entries = record.entries
        self._chance: Chance = QuickChance(luck)
        self._tell = tell
        self._advice = Advice(self._game.brain)
        # Turns of many steps and games against the clock are decided by plans, not by single moves.
        self._comparable = not self._game.timed and not self._game.plans
        fit = fit_for(self._game, self._match.state)
        if fit is None:
            raise Uncalibrated(f"{self._game.key} has no calibrated chances for {self._match.seats} seats here")
        self._fit: Fit = fit
        self._states = [self._match.state.clone()]
        for entry in self._entries:
            self._step(entry)
            self._states.append(self._match.state.clone())

    def _step(self, entry: Entry) -> None:
        if entry.seat is None or entry.move is None:
            self._match.tick(entry.at)
        else:
            self._match.play(entry.seat, entry.move, entry.at)

    def study(self, seats: Sequence[int]) -> Study:
        points = self._points()
        turning_points = self._turning_points()
        decisions, looked = self._decisions(seats) if self._comparable else ([], 0)
        self._tell(1.0)
        return Study(len(self._entries), points, turning_points, decisions, looked)

    def _progress(self, step: int) -> float:
        return step / max(1, len(self._entries))

    def _truth(self, step: int) -> list[float]:
        found = chances(self._game, self._states[step], self._progress(step))
        assert found is not None
        return found

    def _known(self, step: int, seat: int, worlds: int = 16) -> float:
        state = self._states[step]
        found = chances(self._game, state, self._progress(step), seat, self._chance, worlds)
        assert found is not None
        return found[seat]

    # the curve

    def _points(self) -> list[Point]:
        last = len(self._entries)
        parts = min(POINTS, last)
        steps = sorted({round(part * last / max(1, parts)) for part in range(parts + 1)})
        found: list[Point] = []
        for step in steps:
            known = [self._known(step, seat) for seat in range(self._match.seats)]
            found.append(Point(step, _rounded(self._truth(step)), _rounded(known)))
            self._tell(0.4 * step / max(1, last))
        return found

    # turning points

    def _turns(self) -> list[tuple[int, int]]:
        """Return the turns, from step to step. Steps of one seat in a row are one turn, unless all act at once."""
        found: list[tuple[int, int]] = []
        for step, entry in enumerate(self._entries):
            same = found and not self._game.timed and self._entries[step - 1].seat == entry.seat
            found[-1:] = [(found[-1][0], step + 1)] if same else [*found[-1:], (step, step + 1)]
        return found

    def _turning_points(self) -> list[TurningPoint]:
        swings: list[tuple[float, int, int, int, float]] = []
        for first, step in self._turns():
            before, after = self._truth(first), self._truth(step)
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
        actor = self._entries[first].seat
        if actor is None:
            return "time"
        expected = 0.0
        for at in range(first, step):
            entry = self._entries[at]
            assert entry.move is not None
            number = self._game.catalogue.number(entry.move)
            for _ in range(ROUGH):
                world = self._states[at].imagine(actor, self._chance)
                luck = QuickChance(self._chance.below(1 << 30))
                before = self._worth(world, at, seat)
                if self._game.timed and entry.at > world.now:
                    world.advance(entry.at, luck, None)
                if number in world.legal(actor):
                    world.play(actor, number, luck, None)
                expected += (self._worth(world, at + 1, seat) - before) / ROUGH
        change = self._truth(step)[seat] - self._truth(first)[seat]
        return "move" if expected * change > 0 and abs(expected) >= abs(change) / 2 else "luck"

    def _worth(self, state: Any, step: int, seat: int) -> float:
        values: list[float] = self._game.brain.evaluate(state)
        return (values if state.over() else corrected(self._fit, values, self._progress(step)))[seat]

    # decisions

    def _decisions(self, seats: Sequence[int]) -> tuple[list[Decision], int]:
        until = perf_counter() + SECONDS
        chosen = [step for seat in seats for step in self._worth_a_look(seat)]
        found: list[Decision] = []
        looked = 0
        for number, step in enumerate(sorted(chosen)):
            if perf_counter() > until:
                break
            looked += 1
            decision = self._better(step)
            if decision is not None:
                found.append(decision)
            self._tell(0.5 + 0.5 * number / len(chosen))
        return found, looked

    def _worth_a_look(self, seat: int) -> list[int]:
        """Return the decisions after which this seat's chance fell most, by what it knew."""
        steps = [step for step, entry in enumerate(self._entries) if entry.seat == seat and self._is_choice(step)]
        known = [self._known(step, seat, ROUGH) for step in steps]
        last = self._truth(len(self._entries))[seat]
        falls = [after - before for before, after in zip(known, [*known[1:], last], strict=True)]
        order = sorted(range(len(steps)), key=lambda place: falls[place])
        return [steps[place] for place in order[:DECISIONS] if falls[place] < 0]

    def _is_choice(self, step: int) -> bool:
        return len(self._moves(step)) > 1

    def _moves(self, step: int) -> list[int]:
        """Return the moves worth comparing, the one that was made among them."""
        entry, state = self._entries[step], self._states[step]
        assert entry.seat is not None
        assert entry.move is not None
        made = self._game.catalogue.number(entry.move)
        moves = self._advice.worthwhile(state, entry.seat, state.legal(entry.seat))[:MOVES]
        return moves if made in moves else [*moves, made]

    def _better(self, step: int) -> Decision | None:
        entry = self._entries[step]
        assert entry.seat is not None
        assert entry.move is not None
        made = self._game.catalogue.number(entry.move)
        moves = self._moves(step)
        rough = self._compare(step, moves, ROUGH)
        totals = [sum(world[place] for world in rough) for place in range(len(moves))]
        best = moves[max(range(len(moves)), key=lambda place: totals[place])]
        if best == made:
            return None
        gain = error = 0.0
        # The second time in fresh worlds: among many decisions, one passes by luck now and then.
        for _ in range(2):
            pairs = self._compare(step, [made, best], FINE)
            gain, error = _mean([other - one for one, other in pairs])
            if gain < max(GAIN, ERRORS * error):
                return None
        told = [self._told(step, number) for number in (made, best)]
        return Decision(step, entry.seat, told[0], told[1], round(gain, 4), round(error, 4))

    def _compare(self, step: int, moves: Sequence[int], worlds: int) -> list[list[float]]:
        """Return what each move makes of its seat's chance, in the same imagined worlds and with the same luck."""
        seat = self._entries[step].seat
        assert seat is not None
        found: list[list[float]] = []
        for _ in range(worlds):
            world = self._states[step].imagine(seat, self._chance)
            luck = self._chance.below(1 << 30)
            found.append([self._follow(world.clone(), step, seat, move, QuickChance(luck)) for move in moves])
        return found

    def _follow(self, state: Any, step: int, seat: int, move: int, luck: Chance) -> float:
        """Play a move and go on by the brain's policy; return the mean chance at the next positions at rest."""
        state.play(seat, move, luck, None)
        self._advice.settle(state, seat, luck)
        worth = self._worth(state, step, seat)
        for _ in range(RESTS - 1):
            self._go_on(state, seat, luck)
            worth += self._worth(state, step, seat)
        return worth / RESTS

    def _go_on(self, state: Any, seat: int, luck: Chance) -> None:
        """Play on to the next position at rest or, where the brain knows of none, for a few moves."""
        if self._advice.given:
            self._advice.settle(state, seat, luck, rests=2)
            return
        brain = self._game.brain
        for _ in range(brain.playout_length):
            if state.over():
                return
            actor: int = state.actors()[0]
            state.play(actor, brain.playout(state, actor, state.legal(actor), luck), luck, None)

    def _told(self, step: int, number: int) -> list[Any]:
        """Return the first events of a move, as its seat would see them: those that neither luck nor hidden things
        decide."""
        told: list[Any] = []
        for events in zip(*(self._seen(step, number) for _ in range(ALIKE)), strict=False):
            if len(told) == TOLD or any(event != events[0] for event in events):
                break
            told.append(events[0])
        return told

    def _seen(self, step: int, number: int) -> list[Any]:
        """Return what a move causes in one imagined world."""
        seat = self._entries[step].seat
        assert seat is not None
        state = self._states[step].imagine(seat, self._chance)
        log: list[Any] = []
        state.play(seat, number, QuickChance(self._chance.below(1 << 30)), log)
        seen = (event.seen_by(seat) for event in log)
        return [msgspec.to_builtins(event) for event in seen if event is not None]


def _rounded(numbers: Sequence[float]) -> list[float]:
    return [round(number, 4) for number in numbers]


def _mean(numbers: Sequence[float]) -> tuple[float, float]:
    mean = sum(numbers) / len(numbers)
    spread = sum((number - mean) ** 2 for number in numbers) / max(1, len(numbers) - 1)
    return mean, sqrt(spread / len(numbers))
