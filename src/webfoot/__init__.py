"""Modern board games as rules engines: exact, deterministic, typed.

>>> import webfoot
>>> match = webfoot.start("canardage", seats=4, seed=7)
>>> match.moves(match.actors[0])  # doctest: +ELLIPSIS
[...]
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from webfoot.core.errors import IllegalMove, Refusal, WebfootError
from webfoot.core.game import Game, Options, State
from webfoot.core.match import Match, replay
from webfoot.core.registry import game, game_keys

__version__ = "0.1.0"


def start(
    game_key: str,
    seats: int,
    seed: bytes | int | None = None,
    options: Mapping[str, object] | Options | None = None,
) -> Match[Any]:
    """A new match of the game of that name. Without a seed, the luck is secret and new."""
    return Match(game(game_key), seats, seed, options)


__all__ = [
    "Game",
    "IllegalMove",
    "Match",
    "Options",
    "Refusal",
    "State",
    "WebfootError",
    "game",
    "game_keys",
    "replay",
    "start",
]
