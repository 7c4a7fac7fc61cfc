"""Compares single moves: the one that was made beside those that its player could have made.

Each is played in the same imagined worlds with the same luck, and followed by the brain's policy to a few positions
at rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from webfoot.bots.advice import Advice
from webfoot.bots.finished import FinishedGame
from webfoot.bots.study_decisions import Decision, best_of, clear_gain
from webfoot.core.chance import Chance, QuickChance

MOVES: Final = 16
"""Moves that are compared at a decision, at most."""
ROUGH: Final = 8
"""Imagined worlds to find the best of all moves."""
FINE: Final = 32
"""Imagined worlds to compare it with the move that was made, and as many fresh ones to confirm."""
RESTS: Final = 3
TOLD: Final = 3
"""Events that tell of a move, at most."""
ALIKE: Final = 6
"""Imagined worlds in which an event must be the same, or luck decides it."""


class ComparedMoves:
    """The single moves of a finished game."""

    def __init__(self, finished: FinishedGame) -> None:
        self._finished = finished
        self._game = finished.game
        self._chance = finished.chance
        self._advice = Advice(self._game.brain)

    def choices(self, seat: int) -> list[int]:
        """Return the steps after which this seat had something to choose."""
        entries = self._finished.entries
        return [step for step, entry in enumerate(entries) if entry.seat == seat and len(self._moves(step)) > 1]

    def better(self, step: int) -> Decision | None:
        """Return a move that was clearly better, if there was one."""
        seat, made = self._finished.made(step)
        moves = self._moves(step)
        best = best_of(moves, self._compare(step, moves, ROUGH))
        if best == made:
            return None
        gain = clear_gain(lambda: self._compare(step, [made, best], FINE))
        if gain is None:
            return None
        told = [self.told(step, move) for move in (made, best)]
        # Where luck decides all that follows, there is nothing to tell.
        return Decision(step, seat, told[0], told[1], *gain) if all(told) and told[0] != told[1] else None

    def _moves(self, step: int) -> list[int]:
        """Return the moves worth comparing, the one that was made among them."""
        seat, made = self._finished.made(step)
        state = self._finished.states[step]
        moves = self._advice.worthwhile(state, seat, state.legal(seat))[:MOVES]
        return moves if made in moves else [*moves, made]

    def _compare(self, step: int, moves: Sequence[int], worlds: int) -> list[list[float]]:
        """Return what each move makes of its seat's chance, in the same imagined worlds and with the same luck."""
        seat, _ = self._finished.made(step)
        found: list[list[float]] = []
        for _ in range(worlds):
            world = self._finished.states[step].imagine(seat, self._chance)
            luck = self._chance.below(1 << 30)
            found.append([self._follow(world.clone(), step, seat, move, QuickChance(luck)) for move in moves])
        return found

    def _follow(self, state: Any, step: int, seat: int, move: int, luck: Chance) -> float:
        """Play a move and go on by the brain's policy; return the mean chance at the next positions at rest."""
        state.play(seat, move, luck, None)
        self._advice.settle(state, seat, luck)
        worth = self._finished.worth(state, step, seat)
        for _ in range(RESTS - 1):
            self._go_on(state, seat, luck)
            worth += self._finished.worth(state, step, seat)
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

    def told(self, step: int, number: int) -> list[Any]:
        """Return the first events of a move, as its seat would see them: those that neither luck nor hidden things
        decide. A move that only begins something is told by what comes of it."""
        told: list[Any] = []
        for events in zip(*(self._seen(step, number) for _ in range(ALIKE)), strict=False):
            if len(told) == TOLD or any(event != events[0] for event in events):
                break
            told.append(events[0])
        return told

    def _seen(self, step: int, number: int) -> list[Any]:
        """Return what a move causes in one imagined world."""
        seat, _ = self._finished.made(step)
        state = self._finished.states[step].imagine(seat, self._chance)
        log: list[Any] = []
        luck = QuickChance(self._chance.below(1 << 30))
        state.play(seat, number, luck, log)
        if not log:
            self._advice.settle(state, seat, luck, log=log)
        seen = (event.seen_by(seat) for event in log)
        return [msgspec.to_builtins(event) for event in seen if event is not None]
