"""The bot that looks one step ahead.

It imagines a few positions that fit what its seat knows, and tries every move in each of them. The game's brain
judges each outcome once it is at rest (see advice.py). All moves face the same positions and the same luck, so that
they differ by merit.
"""

from __future__ import annotations

from typing import Any, Final

from webfoot.bots.advice import Advice
from webfoot.bots.perspective import Perspective
from webfoot.core.chance import Chance, QuickChance
from webfoot.core.game import WAIT, Brain, Game

WORLDS: Final = 12
_SEEDS: Final = 1 << 30
_AS_GOOD: Final = 1e-9


class QuickBot:
    """Looks one step ahead and takes the move that its brain likes best."""

    def __init__(self, game: Game[Any], worlds: int = WORLDS) -> None:
        self._brain: Brain[Any] = game.brain
        self._advice = Advice(self._brain)
        self._worlds = worlds

    def choose(self, seen: Perspective[Any], chance: Chance) -> int:
        legal = self._advice.worthwhile(seen.imagined, seen.seat, seen.legal)
        if len(legal) == 1:
            return legal[0]
        worth = self._worth(seen, legal, chance)
        best = max(worth)
        good = [move for move, value in zip(legal, worth, strict=True) if value >= best - _AS_GOOD]
        return good[chance.below(len(good))]

    def judge(self, seen: Perspective[Any], chance: Chance) -> tuple[list[int], list[float]]:
        """Return the moves that need thought, and what each makes of this seat's chance of winning, on average."""
        legal = self._advice.worthwhile(seen.imagined, seen.seat, seen.legal)
        if len(legal) == 1:
            return legal, [0.0]
        return legal, [total / self._worlds for total in self._worth(seen, legal, chance)]

    def _worth(self, seen: Perspective[Any], legal: list[int], chance: Chance) -> list[float]:
        """Return what each of these moves makes of this seat's chances, summed over the imagined positions."""
        seat = seen.seat
        worth = [0.0] * len(legal)
        for _ in range(self._worlds):
            world = seen.imagined.imagine(seat, chance)
            luck = chance.below(_SEEDS)
            for i, move in enumerate(legal):
                after = world.clone()
                if move == WAIT:
                    after.advance(after.deadline(), QuickChance(luck), None)
                else:
                    chances = QuickChance(luck)
                    after.play(seat, move, chances, None)
                    self._advice.settle(after, seat, chances)
                worth[i] += self._brain.evaluate(after)[seat]
        return worth
