"""Windows: several seats are asked at the same time whether they react, and all have equally long.

Seats that hold a reaction and seats that do not must look alike. So a window lasts equally long for all. Bots, and
people who have asked the server to decline for them, answer at one set moment, whether there was a choice or not.
When the window closes, the server declines for every seat that has not answered.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import NamedTuple

from webfoot.server import wire
from webfoot.server.table.playthrough import Happened


@dataclass(kw_only=True)
class Window:
    asked: dict[int, int]
    """The seats that have not answered yet, each with the number of the move by which it declines."""
    seq: int
    """The row after which they were asked. A move chosen then is still meant for this position."""
    opened: int
    answers: int
    """When the server answers for bots and for people who asked it to."""
    closes: int | None
    """None: when all who are asked have answered."""
    thoughts: dict[int, asyncio.Future[int]] = field(default_factory=dict)
    """What the bots that are asked have decided."""

    def info(self) -> wire.ReactionWindow:
        return wire.ReactionWindow(self.opened, self.closes)


class Times(NamedTuple):
    """Seconds after which a window is answered for bots, and after which it closes: see `pace.times`."""

    answers: float
    closes: float | None
    """None: it closes when all who are asked have answered."""


def opened(asked: dict[int, int], seq: int, now: int, times: Times) -> Window | None:
    """Return a window that opens now, if any seat is asked."""
    if not asked:
        return None
    closes = None if times.closes is None else now + round(times.closes * 1000)
    return Window(asked=asked, seq=seq, opened=now, answers=now + round(times.answers * 1000), closes=closes)


def after_step(
    window: Window | None, asked: dict[int, int], happened: Happened, now: int, times: Times
) -> Window | None:
    """Return the window after one more step, in which these seats are asked.

    It stays as it is while seats answer, one way or the other, or resign. Once all have answered, the seats that are
    asked next get a new window. A reaction counts like a refusal: if it changed the times of the others, they would
    notice.
    """
    if window is not None:
        answered = happened.seat if happened.kind == "play" and happened.seat in window.asked else None
        left = {seat: number for seat, number in window.asked.items() if seat != answered}
        if (answered is not None or happened.kind == "resign") and asked and asked == left:
            window.asked = asked
            return window
    return opened(asked, happened.seq, now, times)
