"""A bot's decision in a process of its own: bytes in, a move number out.

The host imagines the position before it sends it, so what crosses over is no more than the seat may know.
"""

from __future__ import annotations

from webfoot.bots.levels import level as bot_of_level
from webfoot.bots.perspective import Perspective
from webfoot.core.chance import QuickChance
from webfoot.core.registry import game


def choose(game_key: str, seat: int, imagined: bytes, level: str, seed: int) -> int:
    """The move this seat plays in a position made by `state.imagine(seat, …).dump()`.

    It may be core.game.WAIT, never where the game has no deadline.
    """
    played = game(game_key)
    seen = Perspective(played, played.load(imagined), seat)
    return bot_of_level(level, played).choose(seen, QuickChance(seed))
