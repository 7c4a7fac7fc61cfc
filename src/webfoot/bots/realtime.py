"""Plays real-time games among bots on a virtual clock, with the reaction times of people.

A bot notices a change only after the reaction time of its level, and acts at that instant. A bot that would rather
wait is asked again when something has changed; a deadline that passes is a change as well.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from webfoot.core.chance import Chance
from webfoot.core.game import WAIT
from webfoot.core.match import Match
from webfoot.core.plans import NoLuck

REACTION: Final = {"random": 3.0, "gentle": 4.0, "quick": 1.5, "thinker": 1.0, "thinker-long": 1.0}
"""Seconds that a bot of each level takes to notice that something has changed."""
JITTER: Final = 0.3
"""How far a reaction time may vary, as a share of it."""

Ask = Callable[[Any, int], int]
"""Returns the move, or WAIT, of a seat in a position."""


def reaction(usual: float, chance: Chance) -> float:
    """Return a reaction time in seconds."""
    return usual * (1 + JITTER * (chance.below(2001) - 1000) / 1000)


def play_in_real_time(match: Match[Any], ask: Ask, react: Callable[[int], int]) -> None:
    """Play a match to its end. `react` returns how many milliseconds a seat takes to notice the last change."""
    looks = {seat: react(seat) for seat in match.actors}
    while not match.over:
        deadline = match.state.deadline()
        seat = min(looks, key=lambda one: (looks[one], one), default=None)
        if seat is None or (deadline is not None and deadline <= looks[seat]):
            assert deadline is not None, "nobody acts, time does not act, and the game is not over"
            now = deadline
            match.tick(now)
            changed = True
        else:
            now = looks.pop(seat)
            changed = _look(match, seat, now, ask)
        if changed:
            for one in match.actors:
                looks.setdefault(one, now + react(one))


def _look(match: Match[Any], seat: int, now: int, ask: Ask) -> bool:
    """Let a seat act; return whether it did anything."""
    state = match.state.clone()
    state.advance(now, NoLuck(), None)
    if seat not in state.actors() or not state.legal(seat):
        return False
    number = ask(state, seat)
    if number == WAIT:
        return False
    match.play(seat, match.game.catalogue[number], now)
    return True
