"""Where a game of Space Dealer begins in the browser tests, so that none has to wait for luck."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from tests.games.spacedealer.language import goods_of, space
from webfoot.core.chance import Chance, QuickChance
from webfoot.games.spacedealer.game import SpaceDealer
from webfoot.games.spacedealer.options import SpaceDealerOptions
from webfoot.games.spacedealer.rules.box import STANDARD
from webfoot.games.spacedealer.rules.engine import SpaceDealerState
from webfoot.games.spacedealer.rules.setup import set_up
from webfoot.server.main import serve

Position = Callable[[int, dict[str, Any]], SpaceDealerState]


def first_mine(seats: int, options: dict[str, Any]) -> SpaceDealerState:
    """Mines are to be chosen. With what a red one gives, a's ship holds what any first mine of the others demands."""
    state = set_up(STANDARD, seats, msgspec.convert(options, SpaceDealerOptions), QuickChance(1))
    state.planets[0].ships[0].goods = goods_of("yellow green blue")
    state.supply = [have - taken for have, taken in zip(state.supply, goods_of("yellow green blue"), strict=True)]
    return state


def meeting(seats: int, options: dict[str, Any]) -> SpaceDealerState:
    """The ships of a and b have met between their planets."""
    return space(seats=seats, ships={"a": "ab red red", "b": "ab blue"}, **options).state


def planned_mine(seats: int, options: dict[str, Any]) -> SpaceDealerState:
    """a has a mine, and another one planned."""
    return space(seats=seats, planned={"a": "mine-yellow-1"}, **options).state


def loaded_probe(seats: int, options: dict[str, Any]) -> SpaceDealerState:
    """b has a sabotage probe and a marker for it."""
    state = space(seats=seats, build={"b": "sabotage-probe-1@4"}, **options).state
    state.planets[1].area[0].ammunition = 1
    state.attack -= 1
    return state


def last_seconds(seats: int, options: dict[str, Any]) -> SpaceDealerState:
    """The clock has ten seconds to go, a is ahead, and a timer of a's will need longer."""
    table = space(seats=seats, scores={"a": 30, "b": 12, "c": 7}, **options).start_timer("technology")
    table.state.length = 10_000
    return table.state


POSITIONS: dict[str, Position] = {
    one.__name__: one for one in (first_mine, meeting, planned_mine, loaded_probe, last_seconds)
}


def serve_from(name: str) -> None:
    """A server at which every game of Space Dealer begins in this position, in a process of its own."""

    def setup(self: SpaceDealer, seats: int, options: SpaceDealerOptions, chance: Chance) -> SpaceDealerState:
        return POSITIONS[name](seats, msgspec.to_builtins(options))

    SpaceDealer.setup = setup  # type: ignore[method-assign]
    serve(port=int(sys.argv[2]), folder=Path(sys.argv[1]))
