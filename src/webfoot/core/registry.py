"""Finds games by name.

Games are entry points of the group `webfoot.games`. So this module knows none of them, and any package can add one.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from webfoot.core.errors import AmbiguousGame, UnknownGame
from webfoot.core.game import Game


def each_once(points: Iterable[EntryPoint]) -> dict[str, EntryPoint]:
    """Return the entry points by name. Raises AmbiguousGame if two different games have one name."""
    found: dict[str, EntryPoint] = {}
    for point in points:
        known = found.setdefault(point.name, point)
        if known.value != point.value:
            raise AmbiguousGame(f"two games are called {point.name!r}: {known.value} and {point.value}")
    return found


@cache
def _announced() -> dict[str, EntryPoint]:
    return each_once(entry_points(group="webfoot.games"))


@cache
def game_keys() -> tuple[str, ...]:
    """Return the names of all installed games, in alphabetical order."""
    return tuple(sorted(_announced()))


@cache
def game(key: str) -> Game[Any]:
    """Return the game of that name. Raises UnknownGame if there is none or if it cannot be loaded."""
    point = _announced().get(key)
    if point is None:
        raise UnknownGame(f"no game is called {key!r}; the games are: {', '.join(game_keys())}")
    try:
        found = point.load()()
    except (ImportError, AttributeError) as error:
        raise UnknownGame(
            f"the game {key!r} is announced as {point.value}, which cannot be loaded: {error}"
        ) from error
    assert isinstance(found, Game)
    return found
