"""Events between players: trade, deliveries, attacks. They are told like all events, see events.py."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal

from webfoot.core.events import Event
from webfoot.core.fields import At, Count, Counted, Index, Named, Ordinal, Points, Seat, Together

Card = Annotated[str, Named("card")]
Cards = Annotated[tuple[str, ...], Counted("card", times="card-times")]
Good = Annotated[str, Named("colour", "good")]
Goods = Annotated[tuple[str, ...], Counted("colour", "goods")]
Field = Annotated[int, At()]
OnField = Annotated[int, At("on")]
ToField = Annotated[int, At("to")]
AboveField = Annotated[int, At("above")]

BARTER: Final = {"gives": Together(("give", "give_cards")), "asks": Together(("ask", "ask_cards"))}


# trade


class Offered(Event, frozen=True):
    also = BARTER
    seat: Seat
    to: Seat
    give: Goods
    ask: Goods
    give_cards: Cards
    ask_cards: Cards
    job: Card | None
    """The card whose finished job is part of it."""
    count: Count


class OfferEnded(Event, frozen=True):
    seat: Seat
    to: Seat
    why: Literal["withdrawn", "declined", "expired", "lapsed", "replaced"]


class Traded(Event, frozen=True):
    """`seat` made the offer, `to` accepted it."""

    also = BARTER
    seat: Seat
    to: Seat
    give: Goods
    ask: Goods
    give_cards: Cards
    ask_cards: Cards


class ProducedFor(Event, frozen=True):
    """Goods of a finished job went straight into another player's ship."""

    seat: Seat
    to: Seat
    card: Card
    goods: Goods
    own: Goods
    lost: Count


# demands


class Delivered(Event, frozen=True):
    seat: Seat
    owner: Seat
    card: Card
    column: Index
    nth: Ordinal
    goods: Goods
    points: Points
    owner_points: Points
    left: Count
    """How many victory-point markers the deliverer has left."""


class OrderDelivered(Event, frozen=True):
    seat: Seat
    field: OnField
    card: Card
    goods: Goods
    points: Points


class OrderLaid(Event, frozen=True):
    reveals: ClassVar[bool] = True
    field: OnField
    card: Card


class OrderReturned(Event, frozen=True):
    """Several players could have fulfilled it at once, so it goes under the pile."""

    reveals: ClassVar[bool] = True
    field: OnField
    card: Card


# attacks


class MarkerLoaded(Event, frozen=True):
    seat: Seat
    card: Card
    column: Index
    count: Count
    stored: Count


class MarkersLost(Event, frozen=True):
    seat: Seat
    card: Card
    count: Count


class TimerSabotaged(Event, frozen=True):
    seat: Seat
    victim: Seat
    timer: Index


class SabotageOver(Event, frozen=True):
    seat: Seat
    timer: Index


class MissileHit(Event, frozen=True):
    seat: Seat
    victim: Seat
    column: Index
    card: Card


class SlotCleared(Event, frozen=True):
    seat: Seat
    column: Index
    card: Card


class ShipAdrift(Event, frozen=True):
    seat: Seat
    ship: Index
    field: AboveField


class ShipReturned(Event, frozen=True):
    seat: Seat
    ship: Index
    field: OnField
