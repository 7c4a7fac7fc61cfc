"""The thinker for games whose brain gives advice: it compares its moves in the same imagined worlds.

A tree search spends most of its luck on telling worlds apart. Here all moves face the same worlds and the same luck.
After each round the worse half of them is dropped, so the budget goes to moves that are hard to tell apart. Each move
is followed by the brain's policy beyond the end of the turn, through the next actions of the others (see advice.py).
"""

from __future__ import annotations

from math import ceil, log2
from time import perf_counter
from typing import Any, Final

from webfoot.bots.advice import Advice, Farsighted
from webfoot.bots.perspective import Perspective
from webfoot.core.chance import Chance, QuickChance
from webfoot.core.game import Brain, Game

RESTS: Final = 3
"""How far to look: to the third position at rest. The judgements of all three count alike: an early one is surer, a
late one sees more."""
LEAST_WORLDS: Final = 4
"""The fewest worlds in each round, however small the budget is."""
_SEEDS: Final = 1 << 30


class ComparingBot:
    """Thinks for so many milliseconds, or follows so many moves (iterations); with both, until one is used up."""

    def __init__(self, game: Game[Any], milliseconds: int | None = None, iterations: int | None = None) -> None:
        assert milliseconds is not None or iterations is not None, "no thought without a budget"
        self._brain: Brain[Any] = game.brain
        self._advice = Advice(self._brain)
        self._farsighted: Farsighted | None = self._brain if isinstance(self._brain, Farsighted) else None
        self._milliseconds = milliseconds
        self._iterations = iterations

    def choose(self, seen: Perspective[Any], chance: Chance) -> int:
        moves = self._advice.worthwhile(seen.imagined, seen.seat, seen.legal)
        worth = dict.fromkeys(moves, 0.0)
        rounds = ceil(log2(len(moves)))
        for _ in range(rounds):
            self._compare(seen, moves, worth, rounds, chance)
            moves = sorted(moves, key=lambda move: -worth[move])[: ceil(len(moves) / 2)]
        return moves[0]

    def _compare(
        self, seen: Perspective[Any], moves: list[int], worth: dict[int, float], rounds: int, chance: Chance
    ) -> None:
        """Play one round: a share of the budget, the same for all remaining moves."""
        most = None
        if self._iterations is not None:
            most = max(LEAST_WORLDS, self._iterations // (rounds * len(moves)))
        until = None if self._milliseconds is None else perf_counter() + self._milliseconds / 1000 / rounds
        worlds = 0
        while worlds != most and (until is None or worlds < LEAST_WORLDS or perf_counter() < until):
            self._follow(seen, moves, worth, chance)
            worlds += 1

    def _follow(self, seen: Perspective[Any], moves: list[int], worth: dict[int, float], chance: Chance) -> None:
        """Follow every move in one more world."""
        seat = seen.seat
        world = seen.imagined.imagine(seat, chance)
        luck = chance.below(_SEEDS)
        for move in moves:
            state = world.clone()
            chances = QuickChance(luck)
            state.play(seat, move, chances, None)
            if self._farsighted is not None:
                worth[move] += self._farsighted.look_ahead(state, seat, chances)
                continue
            self._advice.settle(state, seat, chances)
            worth[move] += self._brain.evaluate(state)[seat]
            for _ in range(RESTS - 1):
                self._advice.settle(state, seat, chances, rests=2)
                worth[move] += self._brain.evaluate(state)[seat]
