"""Effects as programs: a step is one sentence of a card, and a stack of *frames* holds the programs being run.

A step may do something, or ask a seat first and act on the answer. A step that asks is a typed decision. The engine
(engine.py) runs the top frame until a seat has to decide.
"""

from __future__ import annotations

from typing import Final

from webfoot.core.chance import Chance
from webfoot.core.events import Log
from webfoot.games.dale.rules.state import NONE, Frame
from webfoot.games.dale.rules.table import Table


class Step:
    asks = ""
    """The name of the question, for the page."""
    shows = False
    """Whether the cards of the frame lie open."""
    searches = False
    """Whether the seat that decides looks through its own deck."""
    counts = False
    """Whether the number of the frame is a roll that everybody may see."""

    def remaining(self, t: Table, f: Frame) -> int:
        """Return how many choices are still to be made, where that is counted."""
        return 0

    def about(self, f: Frame) -> int | None:
        """Return the player that the question is about."""
        return f.player if f.player != NONE else None

    def waits(self, t: Table, f: Frame) -> bool:
        """Whether a seat has to decide before this step is done."""
        return False

    def deciders(self, t: Table, f: Frame) -> list[int]:
        return [f.seat]

    def options(self, t: Table, f: Frame, seat: int) -> list[int]:
        """Return the move numbers among which `seat` decides. They must not depend on what the seat may not know."""
        raise AssertionError("nothing is decided here")

    def answer(self, t: Table, f: Frame, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        """Act on a decision; afterwards the step waits again, or runs."""

    def run(self, t: Table, f: Frame, chance: Chance, log: Log | None) -> bool:
        """Do what is to be done when no seat has to decide (any more). Return True if the step is over."""
        return True

    def forget(self, t: Table, f: Frame, viewer: int | None) -> None:
        """Drop from the frame what this viewer may not know (the cards around it are being redrawn)."""


PROGRAMS: Final[list[tuple[Step, ...]]] = []


def program(*steps: Step) -> int:
    """Register steps to be taken in order, and return the number by which frames know them."""
    PROGRAMS.append(steps)
    return len(PROGRAMS) - 1
