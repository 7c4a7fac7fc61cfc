"""What is counted at the end of a game of Canardage: living ducks, and who shot whose."""

from __future__ import annotations

from typing import Final

from webfoot.core.credit import Credit
from webfoot.core.events import Event
from webfoot.games.canardage.events import DuckRevived, DuckShot

SOURCES: Final[tuple[str, ...]] = ("lost", "lost-by-own-hand", "revived", "shot")


def credits_of(event: Event) -> tuple[Credit, ...]:
    """A duck that is shot costs its owner one, whoever fires."""
    if isinstance(event, DuckShot):
        if event.by == event.owner:
            return (Credit(event.owner, "lost-by-own-hand", -1),)
        return (Credit(event.owner, "lost", -1), Credit(event.by, "shot"))
    if isinstance(event, DuckRevived):
        return (Credit(event.owner, "revived", 1),)
    return ()
