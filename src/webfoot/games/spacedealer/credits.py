"""Where the points of Space Dealer come from, and what else a planet has done."""

from __future__ import annotations

from typing import Final

from webfoot.core.credit import Credit
from webfoot.core.events import Event
from webfoot.games.spacedealer.events import CardBuilt, Delivered, OrderDelivered, StationBuilt

SOURCES: Final[tuple[str, ...]] = ("deliveries", "orders", "visits", "built")


def credits_of(event: Event) -> tuple[Credit, ...]:
    """A delivery is worth points to the player who delivers, and a share to the owner of the planet."""
    if isinstance(event, Delivered):
        delivered = Credit(event.seat, "deliveries", event.points)
        return (delivered, Credit(event.owner, "visits", event.owner_points)) if event.owner_points else (delivered,)
    if isinstance(event, OrderDelivered):
        return (Credit(event.seat, "orders", event.points),)
    if isinstance(event, CardBuilt | StationBuilt):
        return (Credit(event.seat, "built"),)
    return ()
