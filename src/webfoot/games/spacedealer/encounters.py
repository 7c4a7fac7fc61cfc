"""What happens between players: trade, deliveries, attacks. Told like all events, see events.py."""

from __future__ import annotations

from typing import ClassVar, Literal

from webfoot.core.events import Event

Goods = tuple[str, ...]


# trade


class Offered(Event, frozen=True):
    seat: int
    to: int
    give: Goods
    ask: Goods
    give_cards: tuple[str, ...]
    ask_cards: tuple[str, ...]
    job: str | None
    """The card whose finished job is part of it."""
    count: int


class OfferEnded(Event, frozen=True):
    seat: int
    to: int
    why: Literal["withdrawn", "declined", "expired", "lapsed", "replaced"]


class Traded(Event, frozen=True):
    """`seat` made the offer, `to` accepted it."""

    seat: int
    to: int
    give: Goods
    ask: Goods
    give_cards: tuple[str, ...]
    ask_cards: tuple[str, ...]


class ProducedFor(Event, frozen=True):
    """Goods of a finished job went straight into another player's ship."""

    seat: int
    to: int
    card: str
    goods: Goods
    own: Goods
    lost: int


# demands


class Delivered(Event, frozen=True):
    seat: int
    owner: int
    card: str
    column: int
    nth: int
    goods: Goods
    points: int
    owner_points: int
    left: int
    """How many victory-point markers the deliverer has left."""


class OrderDelivered(Event, frozen=True):
    seat: int
    field: int
    card: str
    goods: Goods
    points: int


class OrderLaid(Event, frozen=True):
    reveals: ClassVar[bool] = True
    field: int
    card: str


class OrderReturned(Event, frozen=True):
    """Several players could have fulfilled it at once, so it goes under the pile."""

    reveals: ClassVar[bool] = True
    field: int
    card: str


# attacks


class MarkerLoaded(Event, frozen=True):
    seat: int
    card: str
    column: int
    count: int
    stored: int


class MarkersLost(Event, frozen=True):
    seat: int
    card: str
    count: int


class TimerSabotaged(Event, frozen=True):
    seat: int
    victim: int
    timer: int


class SabotageOver(Event, frozen=True):
    seat: int
    timer: int


class MissileHit(Event, frozen=True):
    seat: int
    victim: int
    column: int
    card: str


class SlotCleared(Event, frozen=True):
    seat: int
    column: int
    card: str


class ShipAdrift(Event, frozen=True):
    seat: int
    ship: int
    field: int


class ShipReturned(Event, frozen=True):
    seat: int
    ship: int
    field: int
