"""What is counted at the end of a game of Dale of Merchants 2: stacks, and what was bought and played for them."""

from __future__ import annotations

from typing import Final

from webfoot.core.credit import Credit
from webfoot.core.events import Event
from webfoot.games.dale.events import Bought, Built, Played, Reacted, ThrewAway
from webfoot.games.dale.rules.engine import DaleState

SOURCES: Final[tuple[str, ...]] = ("stacks", "stacks-of-partner", "bought", "techniques", "reactions", "thrown-away")


def credits_of(state: DaleState, event: Event) -> tuple[Credit, ...]:
    """A stack counts for the stall on which it stands, and partners share theirs."""
    if isinstance(event, Built):
        built = Credit(event.seat, "stacks", 1)
        return (built, Credit(state.partner(event.seat), "stacks-of-partner", 1)) if state.teams else (built,)
    if isinstance(event, Bought):
        return (Credit(event.seat, "bought"),)
    if isinstance(event, Played):
        return (Credit(event.seat, "techniques"),)
    if isinstance(event, Reacted):
        return (Credit(event.seat, "reactions"),)
    if isinstance(event, ThrewAway):
        return tuple(Credit(event.seat, "thrown-away") for _ in event.cards)
    return ()
