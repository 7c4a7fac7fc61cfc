"""How fast bots play in games in turns: as slowly as the slowest player who is present wishes.

A player who wants to follow must not be overrun by one who does not, so the slowest wish counts. Only people who play
and are present are heard; a wish is not told to others. Real-time games have reaction times instead: see live.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, get_args

from webfoot.server import wire
from webfoot.server.table import curtain
from webfoot.server.table.windows import Times

if TYPE_CHECKING:
    from webfoot.server.table.table import Table

PACES: Final[tuple[wire.Pace, ...]] = get_args(wire.Pace)
"""The slowest first."""
SHARE: Final[dict[wire.Pace, float]] = {"calm": 1.0, "brisk": 0.4, "at-once": 0.0}
"""How much of the pause between two moves (`bot_pace`) is left at each pace."""
THOUGHT: Final[dict[str, float]] = {"random": 0.2, "gentle": 0.3, "quick": 0.3, "thinker": 1.0, "thinker-long": 1.0}
"""Seconds that a bot of each level is given in a window, however fast the pace: a late answer does not count."""
OWN_THOUGHT: Final = 1.0
"""The same for a bot that the administrator has added."""


async def wish(table: Table, guest: str, key: str, command: wire.SetPace) -> None:
    """Note how fast this player wants bots to play here. Raises Refuse for guests without a seat."""
    table.seated(guest)
    table.paces[guest] = command.pace


def share(table: Table) -> float:
    """Return how much of the usual pause bots take now."""
    people = [chair.guest for chair in table.details.chairs if chair.kind == "person" and not chair.resigned]
    present = [table.pace_of(guest) for guest in people if guest is not None and table.audience.online(guest)]
    return SHARE[min(present, key=PACES.index, default=wire.USUAL_PACE)]


def times(table: Table, asked: Iterable[int]) -> Times:
    """Return the times of a window that asks these seats. In slow games it lasts as long as a turn.

    They depend on nothing but settings, wishes and the levels of bots. So they say nothing about what anybody holds.
    """
    longest, lasts = table.settings.bot_pace[1], table.settings.reaction_window
    levels = [table.details.chairs[seat].bot_level for seat in asked]
    least = max((THOUGHT.get(level, OWN_THOUGHT) for level in levels if level is not None), default=0.0)
    answers = min(longest, max(longest * share(table), least), lasts / 2)
    slow = table.details.slow
    if slow is not None:
        return Times(answers, slow.hours * 3600 or None)
    # Handing a device over takes its time.
    return Times(answers, None if curtain.sharing(table.details) else lasts)
