"""The numbers by which the rules name what is in the box, and its limits. rules/box.py has the pieces."""

from __future__ import annotations

from typing import Final, get_args

from webfoot.games.spacedealer.boxfile import COLOURS as COLOURS
from webfoot.games.spacedealer.boxfile import POINTS_PER_SIDE as POINTS_PER_SIDE
from webfoot.games.spacedealer.boxfile import (
    SEATS,
    Effect,
)

NONE: Final = -1
GOODS: Final = 4
assert len(COLOURS) == GOODS

# shapes
STATION: Final = 0
UPRIGHT: Final = 1
"""Action half over demand half."""
WIDE: Final = 2
"""Two cells of the action zone."""
CITY: Final = 3
"""Two cells of the demand zone."""

# effects
POWER: Final = 0
STORE: Final = 1
MINE: Final = 2
MULTI_MINE: Final = 3
CONVERTER: Final = 4
SABOTAGE: Final = 5
MISSILE: Final = 6
BEAM: Final = 7
PLANNING: Final = 8
TIMER: Final = 9
SHIP: Final = 10
EFFECTS: Final[tuple[Effect, ...]] = get_args(Effect)

# Columns: the connection points are 1 to 8, the planet between 4 and 5; cards without connection may lie beyond.
BEYOND: Final = 8
FIRST_COLUMN: Final = 1 - BEYOND
LAST_COLUMN: Final = 2 * POINTS_PER_SIDE + BEYOND
COLUMNS: Final = LAST_COLUMN - FIRST_COLUMN + 1
POINTS: Final = 2 * POINTS_PER_SIDE

MIN_SEATS: Final = min(SEATS)
MAX_SEATS: Final = max(SEATS)
MAX_BOXES: Final = 2
MAX_FIELDS: Final = 2 * MAX_SEATS
SHIPS_PER_BOX: Final = 1
"""Neutral ships in one box."""
MAX_SHIPS: Final = 1 + SHIPS_PER_BOX * MAX_BOXES
"""The most that one player can have."""
