"""What a coach says: a move, and reasons in the game's own terms.

A reason is a message id with values, like an event. The engine makes no sentences.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, Protocol, runtime_checkable

import msgspec

Sureness = Literal["sure", "likely", "even"]


class Reason(msgspec.Struct, frozen=True):
    """Why a move is good: the message `reason-<says>` of the game, with its values."""

    says: str
    values: dict[str, str | int] = {}
    """A player is a `seat`, a card a `card`; everything else is said as it is."""


class Hint(msgspec.Struct, frozen=True):
    """A move that a coach would play."""

    move: dict[str, Any]
    touches: list[str]
    """What a player touches on the board to make it."""
    reasons: list[Reason]
    """The weightiest first."""
    sure: Sureness
    """`even`: other moves are about as good."""


@runtime_checkable
class Explains(Protocol):
    """A brain that can say why a move is good."""

    def reasons(self, state: Any, seat: int, plan: Sequence[int]) -> list[Reason]:
        """Return reasons for a legal move, the weightiest first. They follow from what the seat knows.

        The move is the first of `plan`; the others would follow it in the same turn, where the brain plans turns.
        """
        ...


@runtime_checkable
class Weighs(Protocol):
    """A brain that can say how many points a position promises a seat. It is for games in which turns are planned: a
    turn that somebody else has planned is then compared by what comes of it."""

    much: float
    """So many points given away are worth a word."""

    def instead(self, state: Any, seat: int, meant: Sequence[int]) -> list[int]:
        """Return a plan to compare these moves with: what the brain would do in their place."""
        ...

    def promise(self, state: Any, seat: int) -> float:
        """Return the points of a seat, those included that it may expect of what it has."""
        ...
