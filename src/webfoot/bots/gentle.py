"""The bot to begin with: it sees what the quick bot sees, and chooses on a whim.

Good moves are likelier than bad ones, so it plays sensibly without playing well. The game's brain says how strong the
whim is, or makes whole plans in this manner. A gentle bot does nobody a favour: it does not look at who plays.
"""

from __future__ import annotations

from typing import Any, Final, Protocol, runtime_checkable

from webfoot.bots.perspective import Bot, Perspective
from webfoot.bots.planning import PlanningBot
from webfoot.bots.quick import QuickBot
from webfoot.core.chance import Chance
from webfoot.core.game import Game
from webfoot.core.whims import on_a_whim

WHIM: Final = 0.1
"""The usual whim, as a difference of the chance of winning."""


@runtime_checkable
class Gentle(Protocol):
    """A brain that plans turns, and can do so on a whim."""

    def plan_gently(self, state: Any, seat: int, chance: Chance) -> list[int]:
        """Return a plan in which better moves are likelier, and not certain."""
        ...


class GentleBot:
    """Looks one step ahead, as the quick bot does, and chooses on a whim."""

    def __init__(self, game: Game[Any]) -> None:
        self._quick = QuickBot(game)
        self._whim: float = getattr(game.brain, "whim", WHIM)

    def choose(self, seen: Perspective[Any], chance: Chance) -> int:
        moves, worths = self._quick.judge(seen, chance)
        return moves[on_a_whim(worths, self._whim, chance)]


def gentle_bot(game: Game[Any]) -> Bot:
    """Return the gentle bot of this game."""
    if isinstance(game.brain, Gentle):
        return PlanningBot(game, game.brain.plan_gently)
    return GentleBot(game)
