"""Where the points of Duck Dealer come from, and how far each ship went for them."""

from __future__ import annotations

from typing import Final

from webfoot.core.credit import Credit
from webfoot.core.events import Event
from webfoot.games.duckdealer.events import (
    BidsRevealed,
    ConsumerBuilt,
    Delivered,
    Explored,
    FactoryBuilt,
    Flew,
    ShipyardBuilt,
)

SOURCES: Final[tuple[str, ...]] = ("deliveries", "consumers", "factories", "shipyards", "bids", "explored", "flights")
POINTS: Final = {
    Delivered: "deliveries",
    ConsumerBuilt: "consumers",
    FactoryBuilt: "factories",
    ShipyardBuilt: "shipyards",
}


def credits_of(event: Event) -> tuple[Credit, ...]:
    if isinstance(event, Delivered | ConsumerBuilt | FactoryBuilt | ShipyardBuilt):
        return (Credit(event.seat, POINTS[type(event)], event.points),)
    if isinstance(event, BidsRevealed):
        # R4.7: bids are paid from the points.
        return tuple(Credit(seat, "bids", -bid) for seat, bid in event.bids.items() if bid)
    if isinstance(event, Explored):
        return (Credit(event.seat, "explored"),)
    if isinstance(event, Flew):
        return (Credit(event.seat, "flights"),)
    return ()
