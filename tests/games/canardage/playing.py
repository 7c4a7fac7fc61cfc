"""Whole games played at random, position by position."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from webfoot.core.chance import QuickChance
from webfoot.games.canardage.options import CanardageOptions
from webfoot.games.canardage.rules.turn import CanardageState, set_up


def positions(seats: int, games: int, first: int = 0, **options: object) -> Iterator[CanardageState]:
    """Every position of these games, from set-up to end; the state is the same object all through a game."""
    chosen = msgspec.convert(options, CanardageOptions)
    for number in range(first, first + games):
        chance = QuickChance(number)
        state = set_up(seats, chosen, chance)
        yield state
        while not state.over():
            step(state, chance)
            yield state


def step(state: CanardageState, chance: QuickChance) -> None:
    """One random legal move."""
    seat = state.actors()[0]
    legal = state.legal(seat)
    state.play(seat, legal[chance.below(len(legal))], chance, None)
