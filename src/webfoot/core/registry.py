"""Finding games by name.

Games announce themselves as entry points of the group `webfoot.games`, so nothing here knows any of them, and a
package of somebody else's can bring one more.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from webfoot.core.errors import UnknownGame
from webfoot.core.game import Game


@cache
def game_keys() -> tuple[str, ...]:
    """The names of all games there are, in alphabetical order."""
    return tuple(sorted(point.name for point in entry_points(group="webfoot.games")))


@cache
def game(key: str) -> Game[Any]:
    """The game of that name."""
    for point in entry_points(group="webfoot.games"):
        if point.name == key:
            found = point.load()()
            assert isinstance(found, Game)
            return found
    raise UnknownGame(f"no game is called {key!r}; there are: {', '.join(game_keys())}")
