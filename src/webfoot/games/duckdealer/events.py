"""The events of Duck Dealer, one for each line of the log."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final

from webfoot.core.events import Event
from webfoot.core.fields import (
    At,
    Count,
    Counted,
    Figures,
    Gathered,
    Named,
    Ordinal,
    Players,
    Points,
    Reading,
    Same,
    Seat,
    SortOfPlace,
    Untold,
)
from webfoot.games.duckdealer.pieces import COLOURS

Planet = Annotated[str, At()]
Road = Annotated[str, At("road")]
Good = Annotated[str, Named("good", "one")]
Goods = Annotated[dict[str, int], Counted("good", "counted")]
Amounts = Annotated[dict[str, int], Counted("amount")]
"""Energy by colour."""
Equipment = Annotated[str, Named("equipment", "one")]
Tile = Annotated[str, Named("tile", "the")]

OWN: Final = {"own": Same("seat", "owner")}
STOP: Final = {"to": Reading("path", At(), last=True), "stop": Reading("path", SortOfPlace(), last=True)}
ENERGY: Final = {"energy": Gathered(tuple((colour, colour) for colour in COLOURS), Counted("amount"))}
VIRTUAL_ENERGY: Final = {
    "energy": Gathered(tuple((colour, f"virtual_{colour}") for colour in COLOURS), Counted("amount"))
}
FOR: Final = {"for": Reading("good", Named("good", "for"))}


class BidMade(Event, frozen=True):
    """A secret bid: everybody learns that it was made, but not how much it was."""

    seat: Seat


class BidsRevealed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    bids: Annotated[dict[int, int], Figures("bid-of")]
    """By seat; a second round only among the tied ones."""
    again: bool


class PlaceTaken(Event, frozen=True):
    seat: Seat
    place: Ordinal


class OrderSettled(Event, frozen=True):
    order: Annotated[list[int], Players()]


class Equipped(Event, frozen=True):
    seat: Seat
    kind: Equipment


class Started(Event, frozen=True):
    seat: Seat
    planet: Planet


class Collected(Event, frozen=True):
    """Real discs were taken; what was missing is counted as virtual."""

    also = ENERGY
    seat: Seat
    red: Count
    yellow: Count
    blue: Count
    virtual: Count


class Exhausted(Event, frozen=True):
    """Some colour has run out, so the collecting player must act at once."""

    also = VIRTUAL_ENERGY
    seat: Seat
    virtual_red: Count
    virtual_yellow: Count
    virtual_blue: Count


class ActionTurnBegan(Event, frozen=True):
    begins_turn = True

    seat: Seat
    space: Ordinal
    free_roads: Count


class Flew(Event, frozen=True):
    also = STOP
    seat: Seat
    path: Annotated[list[str], Untold()]
    """Every point, from where the ship stood to where it stops."""
    steps: Count


class Jumped(Event, frozen=True):
    also = OWN
    seat: Seat
    start: Planet
    to: Planet
    owner: Seat


class Explored(Event, frozen=True):
    also = FOR
    seat: Seat
    planet: Planet
    good: Good


class RoadLaid(Event, frozen=True):
    seat: Seat
    at: Road
    free: bool


class GatesPlaced(Event, frozen=True):
    seat: Seat
    entrance: Planet
    exit: Planet


class FactoryBuilt(Event, frozen=True):
    also = FOR
    seat: Seat
    planet: Planet
    good: Good
    points: Points


class ShipyardBuilt(Event, frozen=True):
    seat: Seat
    planet: Planet
    kind: Equipment
    points: Points


class ConsumerBuilt(Event, frozen=True):
    also = FOR
    seat: Seat
    planet: Planet
    good: Good
    points: Points


class PrivilegeTaken(Event, frozen=True):
    seat: Seat
    planet: Planet
    tile: Tile


class Mined(Event, frozen=True):
    seat: Seat
    planet: Planet
    good: Good


class Made(Event, frozen=True):
    seat: Seat
    planet: Planet
    good: Good


class Delivered(Event, frozen=True):
    seat: Seat
    planet: Planet
    good: Good
    points: Points


class Bought(Event, frozen=True):
    seat: Seat
    kind: Equipment
    replaced: Equipment | None


class Discarded(Event, frozen=True):
    seat: Seat
    good: Good


class RoadReclaimed(Event, frozen=True):
    seat: Seat
    at: Road


class PrivilegeReclaimed(Event, frozen=True):
    seat: Seat
    planet: Planet
    tile: Tile


class OfferMade(Event, frozen=True):
    seat: Seat
    to: Seat
    gives: Goods
    asks: Goods


class OfferAccepted(Event, frozen=True):
    seat: Seat
    of: Seat
    gives: Goods
    """What the accepting player gets."""
    asks: Goods


class OfferDeclined(Event, frozen=True):
    seat: Seat
    of: Seat


class OfferWithdrawn(Event, frozen=True):
    """An offer was withdrawn by the player who made it, or because that player moved on or ended the turn."""

    seat: Seat
    lapsed: bool


class TurnEnded(Event, frozen=True):
    """A turn ended with the energy that is kept."""

    also = ENERGY
    seat: Seat
    red: Count
    yellow: Count
    blue: Count
    lost: Amounts
    """By colour, the energy that is not kept, virtual discs included."""


class GameEnded(Event, frozen=True):
    winners: Annotated[list[int], Players()]
    scores: Annotated[list[int], Figures("score-of")]


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
