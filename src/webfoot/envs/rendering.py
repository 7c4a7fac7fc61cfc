"""What the environments of PettingZoo and Gymnasium share: spaces, seeds, and the ways to show a position."""

from __future__ import annotations

from typing import Any, Final, Literal, get_args

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from webfoot.core.errors import BadOptions
from webfoot.core.game import Game
from webfoot.envs.table import GameTable

RenderMode = Literal["ansi", "rgb_array", "human"]
RENDER_MODES: Final[tuple[RenderMode, ...]] = get_args(RenderMode)
MOST: Final = 1e6
"""No number of the features is larger."""
PATIENCE: Final = 5_000
"""Decisions after which a game that may never end is broken off, if nothing else is said."""
MOST_CYCLES: Final = 10_000_000


def render_mode_of(name: str | None) -> RenderMode | None:
    """Return the way to show positions that has this name. Raises BadOptions."""
    if name is None:
        return None
    for mode in RENDER_MODES:
        if mode == name:
            return mode
    raise BadOptions(f"render_mode must be one of {', '.join(RENDER_MODES)}, not {name!r}")


def cycles_of(game: Game[Any], most: int | None) -> int | None:
    """Return after how many decisions a game is broken off; None if never. Raises BadOptions."""
    if most is None:
        return PATIENCE if game.may_never_end else None
    if not isinstance(most, int) or not 1 <= most <= MOST_CYCLES:
        raise BadOptions(f"max_cycles must be a number from 1 to {MOST_CYCLES}, not {most!r}")
    return most


def features_space(table: GameTable) -> spaces.Space[Any]:
    """Return the space of what a seat may know."""
    return spaces.Box(-MOST, MOST, (table.length,), np.float32)


def shown(table: GameTable, mode: RenderMode | None) -> str | NDArray[np.uint8] | None:
    """Return the position in this mode. With `human` it is printed."""
    if mode is None:
        return None
    text = table.text()
    if mode == "rgb_array":
        from webfoot.envs.picture import draw

        return draw(text)
    if mode == "human":
        print(text)  # noqa: T201  (that is what this mode is for)
        return None
    return text


class Seeds:
    """The number of each game: the seed that was asked for, and after it numbers drawn from it."""

    def __init__(self) -> None:
        self._drawn = np.random.default_rng()

    def next(self, seed: int | None) -> int:
        """Return the number of the next game."""
        if seed is not None:
            self._drawn = np.random.default_rng(seed)
            return seed
        return int(self._drawn.integers(2**31))
