"""Bots that plan a whole turn: they think once, and follow the plan while everything is as they foresaw it.

In a game of long turns, a search that starts again at every small step keeps finding the same turn. Half-way, it
forgets what the first half was for. In such games the brain itself may know how to plan a turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, runtime_checkable

import msgspec

from webfoot.bots.perspective import Perspective
from webfoot.core.chance import Chance
from webfoot.core.game import Game
from webfoot.core.plans import LuckNeeded, NoLuck

Think = Callable[[Any, int, Chance], list[int]]


@runtime_checkable
class Planner(Protocol):
    """A brain that makes plans. A plan is the moves of a seat from here to the end of its turn, or as far as it can
    see."""

    def plan(
        self, state: Any, seat: int, chance: Chance, milliseconds: int | None, iterations: int | None
    ) -> list[int]:
        """Return a plan, thought over for about so many milliseconds or iterations."""
        ...

    def plan_quickly(self, state: Any, seat: int, chance: Chance) -> list[int]:
        """Return a plan made without much thought."""
        ...


class Intention:
    """The rest of a plan, and how the seat will see the position in which it goes on."""

    __slots__ = ("_foreseen", "_game", "_rest")

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._rest: list[int] = []
        self._foreseen: msgspec.Struct | None = None

    @property
    def pending(self) -> bool:
        """Whether there are more moves to come, if all goes as foreseen."""
        return bool(self._rest)

    def go_on(self, imagined: Any, seat: int, legal: list[int]) -> int | None:
        """Return the next move of the plan. Return None and drop the plan if the position is not the one foreseen."""
        if not self._rest:
            return None
        if self._rest[0] not in legal or self._game.view(imagined, seat) != self._foreseen:
            self._rest = []
            return None
        return self.begin(imagined, seat, self._rest)

    def begin(self, imagined: Any, seat: int, plan: list[int]) -> int:
        """Return the first move of a plan for this position, and keep the rest for later."""
        move, self._rest = plan[0], plan[1:]
        if self._rest:
            after = imagined.clone()
            try:
                after.play(seat, move, NoLuck(), None)
                self._foreseen = self._game.view(after, seat)
            except LuckNeeded:
                # The moves after this one have to be planned when the position is known.
                self._rest = []
        return move


class PlanningBot:
    """Plays by the plans of its game's brain."""

    def __init__(self, game: Game[Any], think: Think) -> None:
        self._think = think
        self._intention = Intention(game)

    def choose(self, seen: Perspective[Any], chance: Chance) -> int:
        move = self._intention.go_on(seen.imagined, seen.seat, seen.legal)
        return move if move is not None else self._intention.begin(seen.imagined, seen.seat, self.plan(seen, chance))

    def plan(self, seen: Perspective[Any], chance: Chance) -> list[int]:
        """Return the moves that this bot means to play from here on."""
        if len(seen.legal) == 1:
            return seen.legal[:]
        plan = self._think(seen.imagined.clone(), seen.seat, chance)
        assert plan, "a plan has at least one move"
        assert plan[0] in seen.legal, f"a plan begins with the move {plan[0]}, which is not legal"
        return plan


def planning_bot(
    game: Game[Any], milliseconds: int | None = None, iterations: int | None = None
) -> PlanningBot | None:
    """Return the bot that plans this game, quickly without a budget; None if its brain makes no plans."""
    brain = game.brain
    if not isinstance(brain, Planner):
        return None
    planner: Planner = brain
    if milliseconds is None and iterations is None:
        return PlanningBot(game, planner.plan_quickly)
    return PlanningBot(game, lambda state, seat, chance: planner.plan(state, seat, chance, milliseconds, iterations))
