"""A window: seats are asked at once whether they react, and everybody's time for it is the same.

Whoever holds something to react with and whoever does not must look alike. So a window lasts as long for all; bots,
and people who have asked to be passed for, answer at one moment of it, whether there was something to think about or
not; and when it closes, the host lets the occasion go by for every seat that has not answered.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from webfoot.server import wire
from webfoot.server.settings import Settings


@dataclass(slots=True, kw_only=True)
class Window:
    asked: dict[int, int]
    """The seats that have not answered yet, and for each the number of the move that lets the occasion go by."""
    seq: int
    """The row after which they were asked. A move thought up then is still meant for this position."""
    opened: int
    answers: int
    """When those answer for whom the host does."""
    closes: int
    thoughts: dict[int, asyncio.Future[int]] = field(default_factory=dict)
    """What the bots that are asked have in mind."""

    def info(self) -> wire.ReactionWindow:
        return wire.ReactionWindow(self.opened, self.closes)


def opened(asked: dict[int, int], seq: int, now: int, settings: Settings) -> Window | None:
    """A window that opens now, if anybody is asked."""
    if not asked:
        return None
    lasts = settings.reaction_window
    pause = min(settings.bot_pace[1], lasts / 2)
    return Window(
        asked=asked, seq=seq, opened=now, answers=now + round(pause * 1000), closes=now + round(lasts * 1000)
    )


def still_open(window: Window, asked: dict[int, int], answered: int | None) -> bool:
    """Whether these are the seats that this window has yet to hear from, after one of them answered, whatever it was.

    A reaction counts like a refusal: were the times of the others to change, they would know of it (D-851).
    """
    return bool(asked) and asked == {seat: number for seat, number in window.asked.items() if seat != answered}
