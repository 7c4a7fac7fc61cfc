"""A finished game, played again: every position, and what each was worth to a seat.

This is what a study works with (study.py, study_moves.py, study_plans.py).
"""

from __future__ import annotations

from typing import Any

from webfoot.bots.calibration import Fit, chances, corrected, fit_for
from webfoot.core.chance import Chance, QuickChance
from webfoot.core.game import Game
from webfoot.core.match import Match, begin
from webfoot.core.plans import NoLuck
from webfoot.core.record import Entry, Record


class Uncalibrated(Exception):
    """There are no chances for this game at this table."""


class FinishedGame:
    """The positions of a recorded game. Raises Uncalibrated."""

    def __init__(self, record: Record, game: Game[Any], luck: int) -> None:
        match: Match[Any] = begin(record.header, game)
        self.game: Game[Any] = match.game
        self.seats = match.seats
        self.entries: list[Entry] = record.entries
        self.chance: Chance = QuickChance(luck)
        """For imagined positions."""
        fit = fit_for(self.game, match.state)
        if fit is None:
            raise Uncalibrated(f"{self.game.key} has no calibrated chances for {match.seats} seats here")
        self._fit: Fit = fit
        self.states = [match.state.clone()]
        for entry in self.entries:
            if entry.seat is None or entry.move is None:
                match.tick(entry.at)
            else:
                match.play(entry.seat, entry.move, entry.at)
            self.states.append(match.state.clone())
        self.turns = self._turns()
        """From step to step. Steps of one seat in a row are one turn, unless all act at once."""

    def _turns(self) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        for step, entry in enumerate(self.entries):
            same = found and not self.game.timed and self.entries[step - 1].seat == entry.seat
            found[-1:] = [(found[-1][0], step + 1)] if same else [*found[-1:], (step, step + 1)]
        return found

    def progress(self, step: int) -> float:
        """Return how much of the game was over, from 0 to 1."""
        return step / max(1, len(self.entries))

    def truth(self, step: int) -> list[float]:
        """Return every seat's chance after a step, by the whole truth."""
        found = chances(self.game, self.states[step], self.progress(step))
        assert found is not None
        return found

    def known(self, step: int, seat: int, worlds: int = 16) -> float:
        """Return a seat's chance after a step, by what it could know."""
        found = chances(self.game, self.states[step], self.progress(step), seat, self.chance, worlds)
        assert found is not None
        return found[seat]

    def worth(self, state: Any, step: int, seat: int) -> float:
        """Return a seat's chance in another position of about that moment."""
        values: list[float] = self.game.brain.evaluate(state)
        return (values if state.over() else corrected(self._fit, values, self.progress(step)))[seat]

    def made(self, step: int) -> tuple[int, int]:
        """Return the seat and the number of the move that was made after a step."""
        entry = self.entries[step]
        assert entry.seat is not None
        assert entry.move is not None
        return entry.seat, self.game.catalogue.number(entry.move)

    def before_move(self, step: int) -> Any:
        """Return the position in which a move was made: time may have passed since the step before it."""
        state, at = self.states[step], self.entries[step].at
        if self.game.timed and at > state.now:
            state = state.clone()
            state.advance(at, NoLuck(), None)
        return state
