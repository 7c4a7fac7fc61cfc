"""What a brain may say besides: which moves are worth a thought, and when a position is ripe for judgement.

Some games take one decision in several small moves, or several decisions in one turn. There a bot that judges after
every move compares a purchase with a purchase half paid. A brain that knows when things are at rest lets bots play on
to such a moment by its own policy, and spares them what nobody needs to think about.
"""

from __future__ import annotations

from typing import Any, Final, Protocol, runtime_checkable

from webfoot.core.chance import Chance
from webfoot.core.game import Brain

FAR: Final = 80
"""After so many moves a position is judged as it is."""


@runtime_checkable
class Adviser(Protocol):
    """A brain that has more to say than the generic bots ask for."""

    def worth_a_thought(self, state: Any, seat: int, legal: list[int]) -> list[int]:
        """Those of `legal` among which this seat should choose; at least one."""
        ...

    def reflex(self, state: Any, seat: int) -> int | None:
        """The policy's move, where it need not see all legal ones to know it."""
        ...

    def at_rest(self, state: Any, seat: int) -> bool:
        """Whether what this seat began is done, so that `evaluate` compares like with like."""
        ...


class Advice:
    """The advice of a brain; of one that gives none, that every move is worth a thought and all is at rest."""

    def __init__(self, brain: Brain[Any]) -> None:
        self._brain = brain
        self._adviser: Adviser | None = brain if isinstance(brain, Adviser) else None
        self.given = self._adviser is not None

    def worthwhile(self, state: Any, seat: int, legal: list[int]) -> list[int]:
        """The moves among which this seat should choose."""
        return legal if self._adviser is None else self._adviser.worth_a_thought(state, seat, legal)

    def settle(self, state: Any, seat: int, chance: Chance, rests: int = 1) -> None:
        """Play on by the brain's policy to the next rest, or to a later one."""
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
            state.play(actor, move, chance, None)
