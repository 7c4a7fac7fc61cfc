"""Advice that a brain may give besides evaluation: which moves to consider, and when a position can be judged.

Some games split one decision into several small moves, or one turn into several decisions. A bot that judges after
every move would compare a purchase with one that is half paid. A position is *at rest* when no decision is half made.
A brain that knows when lets bots play on to such a moment by its own policy. It also spares them moves that need no
thought.
"""

from __future__ import annotations

from typing import Any, Final, Protocol, runtime_checkable

from webfoot.core.chance import Chance
from webfoot.core.game import Brain

FAR: Final = 80
"""After so many moves a position is judged as it is."""


@runtime_checkable
class Adviser(Protocol):
    """A brain that gives more than the generic bots require."""

    def worth_a_thought(self, state: Any, seat: int, legal: list[int]) -> list[int]:
        """Return those of `legal` among which this seat should choose: at least one."""
        ...

    def reflex(self, state: Any, seat: int) -> int | None:
        """Return the policy's move if it is known without listing every legal one."""
        ...

    def at_rest(self, state: Any, seat: int) -> bool:
        """Whether this seat has finished what it began, so that `evaluate` compares like with like."""
        ...


@runtime_checkable
class Farsighted(Protocol):
    """A brain that knows itself how far to look."""

    def look_ahead(self, state: Any, seat: int, chance: Chance) -> float:
        """Play on by the brain's policy, and return how good this seat's chances are on the way, on average."""
        ...


class Advice:
    """The advice of a brain. If the brain gives none, every move is worth considering and every position is at
    rest."""

    def __init__(self, brain: Brain[Any]) -> None:
        self._brain = brain
        self._adviser: Adviser | None = brain if isinstance(brain, Adviser) else None
        self.given = self._adviser is not None

    def worthwhile(self, state: Any, seat: int, legal: list[int]) -> list[int]:
        """Return the moves among which this seat should choose."""
        return legal if self._adviser is None else self._adviser.worth_a_thought(state, seat, legal)

    def settle(self, state: Any, seat: int, chance: Chance, rests: int = 1, log: list[Any] | None = None) -> None:
        """Play on by the brain's policy to the next position at rest, or to a later one."""
        adviser = self._adviser
        if adviser is None:
            return
        for _ in range(FAR):
            if state.over():
                return
            if adviser.at_rest(state, seat):
                rests -= 1
                if rests <= 0:
                    return
            actor: int = state.actors()[0]
            move = adviser.reflex(state, actor)
            if move is None:
                legal: list[int] = state.legal(actor)
                move = legal[0] if len(legal) == 1 else self._brain.playout(state, actor, legal, chance)
            state.play(actor, move, chance, log)
