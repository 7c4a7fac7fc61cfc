"""What can happen in Space Dealer, one event a line of the log. Players are seats; goods are colours."""

from __future__ import annotations

from typing import ClassVar, Final, Literal, Self

import msgspec

from webfoot.core.events import Event
from webfoot.games.spacedealer.encounters import (
    Delivered as Delivered,
)
from webfoot.games.spacedealer.encounters import (
    MarkerLoaded as MarkerLoaded,
)
from webfoot.games.spacedealer.encounters import (
    MarkersLost as MarkersLost,
)
from webfoot.games.spacedealer.encounters import (
    MissileHit as MissileHit,
)
from webfoot.games.spacedealer.encounters import (
    Offered as Offered,
)
from webfoot.games.spacedealer.encounters import (
    OfferEnded as OfferEnded,
)
from webfoot.games.spacedealer.encounters import (
    OrderDelivered as OrderDelivered,
)
from webfoot.games.spacedealer.encounters import (
    OrderLaid as OrderLaid,
)
from webfoot.games.spacedealer.encounters import (
    OrderReturned as OrderReturned,
)
from webfoot.games.spacedealer.encounters import (
    ProducedFor as ProducedFor,
)
from webfoot.games.spacedealer.encounters import (
    SabotageOver as SabotageOver,
)
from webfoot.games.spacedealer.encounters import (
    ShipAdrift as ShipAdrift,
)
from webfoot.games.spacedealer.encounters import (
    ShipReturned as ShipReturned,
)
from webfoot.games.spacedealer.encounters import (
    SlotCleared as SlotCleared,
)
from webfoot.games.spacedealer.encounters import (
    TimerSabotaged as TimerSabotaged,
)
from webfoot.games.spacedealer.encounters import (
    Traded as Traded,
)

Goods = tuple[str, ...]


# before the start


class StartChosen(Event, frozen=True):
    """A player has made the secret choice; what it was is told when all have."""

    seat: int


class StartRevealed(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    column: int
    side: Literal["left", "right"]


class CountdownBegan(Event, frozen=True):
    seconds: int


class ClockStarted(Event, frozen=True):
    minutes: int


# planning


class Planned(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    place: int


class Drew(Event, frozen=True):
    """The drawer sees the cards, the others how many."""

    reveals: ClassVar[bool] = True
    seat: int
    level: int
    count: int
    cards: tuple[str, ...] | None

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, cards=None)


class Kept(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    place: int
    level: int
    returned: str | None
    """What went under the pile; known to the drawer only."""
    back: int
    """How many cards went under the pile."""

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, returned=None)


# timers


class TechnologyStarted(Event, frozen=True):
    seat: int
    timer: int


class BuildStarted(Event, frozen=True):
    seat: int
    timer: int
    place: int
    card: str


class UseStarted(Event, frozen=True):
    seat: int
    timer: int
    column: int
    card: str


class ClearingStarted(Event, frozen=True):
    """A timer on a blocked slot: it will only remove the attack marker."""

    seat: int
    timer: int
    column: int
    card: str


class FlightStarted(Event, frozen=True):
    seat: int
    timer: int
    ship: int
    origin: int
    field: int


class ScrapStarted(Event, frozen=True):
    seat: int
    timer: int
    card: str


class JobReady(Event, frozen=True):
    seat: int
    timer: int
    job: Literal["build", "use", "scrap"]
    card: str


class GaveUp(Event, frozen=True):
    seat: int
    timer: int


class TimerIdle(Event, frozen=True):
    """A timer whose job came to nothing is free again."""

    seat: int
    timer: int


class TechnologyRaised(Event, frozen=True):
    seat: int
    position: int
    level: int
    new: bool
    """Whether this position is a new level."""


class Landed(Event, frozen=True):
    seat: int
    ship: int
    field: int
    owner: int | None
    """Whose planet it is; None: a neutral one."""


# building


class CardBuilt(Event, frozen=True):
    seat: int
    card: str
    column: int


class StationBuilt(Event, frozen=True):
    seat: int
    card: str
    side: Literal["left", "right"]


class CardCovered(Event, frozen=True):
    seat: int
    card: str
    column: int


class CardUncovered(Event, frozen=True):
    seat: int
    card: str
    column: int


class CardDiscarded(Event, frozen=True):
    """A planned or built card goes back: under the pile of its level, or to the personal pile."""

    seat: int
    card: str
    level: int


class GoodsSaved(Event, frozen=True):
    """Goods of a card that went out of use, moved to other containers or lost."""

    seat: int
    goods: Goods
    lost: Goods


class ShipJoined(Event, frozen=True):
    seat: int
    ship: int


class ShipLeft(Event, frozen=True):
    seat: int
    ship: int
    lost: Goods


class TimerJoined(Event, frozen=True):
    seat: int
    timer: int


class TimerLeft(Event, frozen=True):
    seat: int
    timer: int


# goods


class Collected(Event, frozen=True):
    seat: int
    card: str
    goods: Goods
    lost: int


class Converted(Event, frozen=True):
    seat: int
    card: str
    old: str
    new: str


class Beamed(Event, frozen=True):
    seat: int
    ship: int
    colour: str


class CollectingChanged(Event, frozen=True):
    seat: int
    on: bool


class GoodMoved(Event, frozen=True):
    seat: int
    colour: str
    source: int
    target: int


class GoodDumped(Event, frozen=True):
    seat: int
    colour: str
    source: int


class GoodDropped(Event, frozen=True):
    seat: int
    ship: int
    colour: str
    field: int


class GoodPickedUp(Event, frozen=True):
    seat: int
    ship: int
    colour: str
    field: int


# the end


class TimeLeft(Event, frozen=True):
    seconds: int


class OvertimeBegan(Event, frozen=True):
    seat: int | None
    """Who placed the last marker; None: the time is up."""


class PlayerFinished(Event, frozen=True):
    seat: int


class GameEnded(Event, frozen=True):
    winners: tuple[int, ...]
    scores: tuple[int, ...]


EVENTS: Final[tuple[type[Event], ...]] = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
