"""What can happen in Duck Dealer, one event a line of the log."""

from __future__ import annotations

from typing import ClassVar

from webfoot.core.events import Event


class BidMade(Event, frozen=True):
    """In secret: everybody learns that it was made, nobody how much it was."""

    seat: int


class BidsRevealed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    bids: dict[int, int]
    """By seat; a second round only among those who were tied."""
    again: bool


class PlaceTaken(Event, frozen=True):
    seat: int
    place: int


class OrderSettled(Event, frozen=True):
    order: list[int]


class Equipped(Event, frozen=True):
    seat: int
    kind: str


class Started(Event, frozen=True):
    seat: int
    planet: str


class Collected(Event, frozen=True):
    """Real discs; what was missing is counted as virtual."""

    seat: int
    red: int
    yellow: int
    blue: int
    virtual: int


class Exhausted(Event, frozen=True):
    """Some colour has run out: the collector must act at once."""

    seat: int
    virtual_red: int
    virtual_yellow: int
    virtual_blue: int


class ActionTurnBegan(Event, frozen=True):
    seat: int
    space: int
    free_roads: int


class Flew(Event, frozen=True):
    seat: int
    path: list[str]
    """Every point, from where the ship stood to where it stops."""
    steps: int


class Jumped(Event, frozen=True):
    seat: int
    start: str
    to: str
    owner: int


class Explored(Event, frozen=True):
    seat: int
    planet: str
    good: str


class RoadLaid(Event, frozen=True):
    seat: int
    at: str
    free: bool


class GatesPlaced(Event, frozen=True):
    seat: int
    entrance: str
    exit: str


class FactoryBuilt(Event, frozen=True):
    seat: int
    planet: str
    good: str
    points: int


class ShipyardBuilt(Event, frozen=True):
    seat: int
    planet: str
    kind: str
    points: int


class ConsumerBuilt(Event, frozen=True):
    seat: int
    planet: str
    good: str
    points: int


class PrivilegeTaken(Event, frozen=True):
    seat: int
    planet: str
    tile: str


class Mined(Event, frozen=True):
    seat: int
    planet: str
    good: str


class Made(Event, frozen=True):
    seat: int
    planet: str
    good: str


class Delivered(Event, frozen=True):
    seat: int
    planet: str
    good: str
    points: int


class Bought(Event, frozen=True):
    seat: int
    kind: str
    replaced: str | None


class Discarded(Event, frozen=True):
    seat: int
    good: str


class RoadReclaimed(Event, frozen=True):
    seat: int
    at: str


class PrivilegeReclaimed(Event, frozen=True):
    seat: int
    planet: str
    tile: str


class OfferMade(Event, frozen=True):
    seat: int
    to: int
    gives: dict[str, int]
    asks: dict[str, int]


class OfferAccepted(Event, frozen=True):
    seat: int
    of: int
    gives: dict[str, int]
    """What the accepting player gets."""
    asks: dict[str, int]


class OfferDeclined(Event, frozen=True):
    seat: int
    of: int


class OfferWithdrawn(Event, frozen=True):
    """By the player who made it, or because he moved on or ended his turn."""

    seat: int
    lapsed: bool


class TurnEnded(Event, frozen=True):
    """With the energy that is kept."""

    seat: int
    red: int
    yellow: int
    blue: int
    lost: dict[str, int]
    """By colour, the energy that is not kept, virtual discs included."""


class GameEnded(Event, frozen=True):
    winners: list[int]
    scores: list[int]


EVENTS = (
    BidMade,
    BidsRevealed,
    PlaceTaken,
    OrderSettled,
    Equipped,
    Started,
    Collected,
    Exhausted,
    ActionTurnBegan,
    Flew,
    Jumped,
    Explored,
    RoadLaid,
    GatesPlaced,
    FactoryBuilt,
    ShipyardBuilt,
    ConsumerBuilt,
    PrivilegeTaken,
    Mined,
    Made,
    Delivered,
    Bought,
    Discarded,
    RoadReclaimed,
    PrivilegeReclaimed,
    OfferMade,
    OfferAccepted,
    OfferDeclined,
    OfferWithdrawn,
    TurnEnded,
    GameEnded,
)
