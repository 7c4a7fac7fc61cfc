"""The bot that plays random legal moves: the zero of every scale."""

from __future__ import annotations

from typing import Any

from webfoot.bots.perspective import Perspective
from webfoot.core.chance import Chance


class RandomBot:
    """Plays any legal move, all equally likely."""

    def choose(self, seen: Perspective[Any], chance: Chance) -> int:
        return seen.legal[chance.below(len(seen.legal))]
