"""The events of Space Dealer, one for each line of the log. Players are seats; goods are colours."""

from __future__ import annotations

from typing import Annotated, ClassVar, Final, Literal, Self

import msgspec

from webfoot.core.events import Event
from webfoot.core.fields import Count, Index, Minutes, Ordinal, Same, Seat, Seats, Seconds, Untold
from webfoot.games.spacedealer.player_events import Card, Cards, Field, Good, Goods, OnField, ToField
from webfoot.games.spacedealer.player_events import (
    Delivered as Delivered,
)
from webfoot.games.spacedealer.player_events import (
    MarkerLoaded as MarkerLoaded,
)
from webfoot.games.spacedealer.player_events import (
    MarkersLost as MarkersLost,
)
from webfoot.games.spacedealer.player_events import (
    MissileHit as MissileHit,
)
from webfoot.games.spacedealer.player_events import (
    Offered as Offered,
)
from webfoot.games.spacedealer.player_events import (
    OfferEnded as OfferEnded,
)
from webfoot.games.spacedealer.player_events import (
    OrderDelivered as OrderDelivered,
)
from webfoot.games.spacedealer.player_events import (
    OrderLaid as OrderLaid,
)
from webfoot.games.spacedealer.player_events import (
    OrderReturned as OrderReturned,
)
from webfoot.games.spacedealer.player_events import (
    ProducedFor as ProducedFor,
)
from webfoot.games.spacedealer.player_events import (
    SabotageOver as SabotageOver,
)
from webfoot.games.spacedealer.player_events import (
    ShipAdrift as ShipAdrift,
)
from webfoot.games.spacedealer.player_events import (
    ShipReturned as ShipReturned,
)
from webfoot.games.spacedealer.player_events import (
    SlotCleared as SlotCleared,
)
from webfoot.games.spacedealer.player_events import (
    TimerSabotaged as TimerSabotaged,
)
from webfoot.games.spacedealer.player_events import (
    Traded as Traded,
)

HOME: Final = {"home": Same("seat", "owner")}

# before the start


class StartChosen(Event, frozen=True):
    """A player has made the secret choice; it is revealed when all have."""

    seat: Seat


class ChosenByLot(Event, frozen=True):
    """A random choice for a player who was too late; what had been picked already stays."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card
    column: Index


class StartRevealed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card
    column: Index
    side: Literal["left", "right"]


class CountdownBegan(Event, frozen=True):
    seconds: Seconds


class ClockStarted(Event, frozen=True):
    minutes: Minutes


# planning


class Planned(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card
    place: Index


class Drew(Event, frozen=True):
    """Cards are drawn: the player who drew sees them, the others see how many."""

    reveals: ClassVar[bool] = True
    seat: Seat
    level: Ordinal
    count: Count
    cards: Cards | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=None)


class Kept(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card
    place: Index
    level: Ordinal
    returned: Card | None
    """What went under the pile; only the player who drew knows."""
    back: Count
    """How many cards went under the pile."""

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, returned=None)


# timers


class TechnologyStarted(Event, frozen=True):
    seat: Seat
    timer: Index


class BuildStarted(Event, frozen=True):
    seat: Seat
    timer: Index
    place: Index
    card: Card


class UseStarted(Event, frozen=True):
    seat: Seat
    timer: Index
    column: Index
    card: Card


class ClearingStarted(Event, frozen=True):
    """A timer on a blocked slot: it will only remove the attack marker."""

    seat: Seat
    timer: Index
    column: Index
    card: Card


class FlightStarted(Event, frozen=True):
    seat: Seat
    timer: Index
    ship: Index
    origin: Field
    field: ToField


class ScrapStarted(Event, frozen=True):
    seat: Seat
    timer: Index
    card: Card


class JobReady(Event, frozen=True):
    seat: Seat
    timer: Index
    job: Literal["build", "use", "scrap"]
    card: Card


class GaveUp(Event, frozen=True):
    seat: Seat
    timer: Index


class TimerIdle(Event, frozen=True):
    """A timer whose job had no effect is free again."""

    seat: Seat
    timer: Index


class TechnologyRaised(Event, frozen=True):
    seat: Seat
    position: Ordinal
    level: Ordinal
    new: bool
    """Whether this position is a new level."""


class Landed(Event, frozen=True):
    also = HOME
    seat: Seat
    ship: Index
    field: OnField
    owner: Seat | None
    """The owner of the planet; None for a neutral one."""


# building


class CardBuilt(Event, frozen=True):
    seat: Seat
    card: Card
    column: Index


class StationBuilt(Event, frozen=True):
    seat: Seat
    card: Card
    side: Literal["left", "right"]


class CardCovered(Event, frozen=True):
    seat: Seat
    card: Card
    column: Index


class CardUncovered(Event, frozen=True):
    seat: Seat
    card: Card
    column: Index


class CardDiscarded(Event, frozen=True):
    """A planned or built card goes back: under the pile of its level, or to the personal pile."""

    seat: Seat
    card: Card
    level: Ordinal


class GoodsSaved(Event, frozen=True):
    """Goods of a card that went out of use were moved to other containers or lost."""

    seat: Seat
    goods: Goods
    lost: Goods


class ShipJoined(Event, frozen=True):
    seat: Seat
    ship: Index


class ShipLeft(Event, frozen=True):
    seat: Seat
    ship: Index
    lost: Goods


class TimerJoined(Event, frozen=True):
    seat: Seat
    timer: Index


class TimerLeft(Event, frozen=True):
    seat: Seat
    timer: Index


# goods


class Collected(Event, frozen=True):
    seat: Seat
    card: Card
    goods: Goods
    lost: Count


class Converted(Event, frozen=True):
    seat: Seat
    card: Card
    old: Good
    new: Good


class Beamed(Event, frozen=True):
    seat: Seat
    ship: Index
    colour: Good


class CollectingChanged(Event, frozen=True):
    seat: Seat
    on: bool


class GoodMoved(Event, frozen=True):
    seat: Seat
    colour: Good
    source: Index
    target: Index


class GoodDumped(Event, frozen=True):
    seat: Seat
    colour: Good
    source: Index


class GoodDropped(Event, frozen=True):
    seat: Seat
    ship: Index
    colour: Good
    field: OnField


class GoodPickedUp(Event, frozen=True):
    seat: Seat
    ship: Index
    colour: Good
    field: OnField


# the end


class TimeLeft(Event, frozen=True):
    seconds: Seconds


class OvertimeBegan(Event, frozen=True):
    seat: Seat | None
    """The player who placed the last marker; None if the time is up."""


class PlayerFinished(Event, frozen=True):
    seat: Seat


class GameEnded(Event, frozen=True):
    winners: Seats
    scores: Annotated[tuple[int, ...], Untold()]


EVENTS: Final[tuple[type[Event], ...]] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
