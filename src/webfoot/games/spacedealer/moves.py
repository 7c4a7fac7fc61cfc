"""Every move of Space Dealer: each is one small command, given at any time.

A move names what a player touches for it, as far as that is the same in every position; `touches.py` knows the rest.
Offers, switches and the end have buttons of their own.

Columns are counted as on the planet: connection points 1 to 8, from left to right; others lie beyond. Fields of the
ring are counted from 0: field 2·s is the planet of seat s, the next one is neutral. A container is a ship (0 to 2) or
a place of storage, in the order in which they were built.
"""

from __future__ import annotations

from typing import Final, Literal

from webfoot.core.moves import Move
from webfoot.games.spacedealer.boxfile import Colour
from webfoot.games.spacedealer.components import MAX_SHIPS

Side = Literal["left", "right"]
Zone = Literal["action", "demand"]
SIDES: Final[tuple[Side, Side]] = ("left", "right")


def container_id(container: int) -> str:
    return f"ship:{container}" if container < MAX_SHIPS else f"store:{container - MAX_SHIPS}"


def _timer_first(*ways: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return the ways to touch a job: it takes an idle timer by itself, or the timer is touched first or dragged
    there."""
    return tuple(("timer", *way) for way in ways)


# before the start


class ChooseStart(Move, frozen=True):
    """Choose in secret the mine to begin with, the side of the generator, and the column of the mine."""

    mine: str
    column: int

    def touches(self) -> tuple[str, ...]:
        return (f"pile:{self.mine}", f"site:{self.column}")


class PickMine(Move, frozen=True):
    """Pick in secret the mine, with its place still open. It counts if time runs out before the choice is made."""

    mine: str


# planning


class Plan(Move, frozen=True):
    """Move a card from the personal pile to planning."""

    card: str

    def touches(self) -> tuple[str, ...]:
        return (f"pile:{self.card}",)


class Draw(Move, frozen=True):
    level: int

    def touches(self) -> tuple[str, ...]:
        return (f"deck:{self.level}",)


class Keep(Move, frozen=True):
    """Keep one of the two cards drawn for planning; the other goes under the pile."""

    at: int

    def touches(self) -> tuple[str, ...]:
        return (f"drawn:{self.at}",)


# timers


class StartTechnology(Move, frozen=True):
    def touches(self) -> tuple[str, ...]:
        return ("technology",)

    def otherwise(self) -> tuple[tuple[str, ...], ...]:
        return _timer_first(self.touches())


class StartBuild(Move, frozen=True):
    place: int

    def touches(self) -> tuple[str, ...]:
        return (f"plan:{self.place}",)

    def otherwise(self) -> tuple[tuple[str, ...], ...]:
        return _timer_first(self.touches())


class StartUse(Move, frozen=True):
    column: int

    def touches(self) -> tuple[str, ...]:
        return (f"slot:{self.column}",)

    def otherwise(self) -> tuple[tuple[str, ...], ...]:
        return _timer_first(self.touches())


class StartFlight(Move, frozen=True):
    ship: int
    field: int

    def touches(self) -> tuple[str, ...]:
        return (f"ship:{self.ship}", f"field:{self.field}")

    def otherwise(self) -> tuple[tuple[str, ...], ...]:
        turned = self.touches()[::-1]
        return (turned, *_timer_first(self.touches(), turned))

    def otherwise_alone(self) -> tuple[tuple[str, ...], ...]:
        """Return the touches where no other ship can fly there: the field is enough."""
        field = self.touches()[1:]
        return (field, *_timer_first(self.touches(), field))


class StartScrap(Move, frozen=True):
    """Start a timer on a built card, to discard it later (where the table plays so)."""

    zone: Zone
    column: int

    def touches(self) -> tuple[str, ...]:
        return ("scrap", f"built:{self.zone}:{self.column}")


# finished jobs


class Place(Move, frozen=True):
    """Build a card that is ready: in this column, a wide one in this and the next."""

    place: int
    column: int

    def touches(self) -> tuple[str, ...]:
        return (f"plan:{self.place}", f"site:{self.column}")


class PlaceStation(Move, frozen=True):
    place: int
    side: Side

    def touches(self) -> tuple[str, ...]:
        return (f"plan:{self.place}", f"site:{self.side}")


class Collect(Move, frozen=True):
    """Collect the goods of a finished mine; what this container cannot hold goes into the others."""

    column: int
    into: int

    def touches(self) -> tuple[str, ...]:
        return (f"slot:{self.column}",)


class CollectColour(Move, frozen=True):
    column: int
    colour: Colour
    into: int

    def touches(self) -> tuple[str, ...]:
        return (f"slot:{self.column}", f"colour:{self.colour}")


class Convert(Move, frozen=True):
    column: int
    container: int
    old: Colour
    new: Colour

    def touches(self) -> tuple[str, ...]:
        return (f"slot:{self.column}", f"old:{self.old}", f"colour:{self.new}")


class BeamGood(Move, frozen=True):
    """Beam one good of a transport probe to a ship, wherever that is."""

    column: int
    ship: int
    colour: Colour

    def touches(self) -> tuple[str, ...]:
        return (f"slot:{self.column}", f"ship:{self.ship}", f"colour:{self.colour}")


class Discard(Move, frozen=True):
    """Discard a planned card instead of building it."""

    place: int

    def touches(self) -> tuple[str, ...]:
        return (f"plan:{self.place}", "discard")


class Scrap(Move, frozen=True):
    zone: Zone
    column: int

    def touches(self) -> tuple[str, ...]:
        return (f"built:{self.zone}:{self.column}", "discard")


class GiveUp(Move, frozen=True):
    """Give up the effect of a finished job, or the rest of it."""

    timer: int


class CollectByItself(Move, frozen=True):
    """Set whether your mines are emptied as soon as everything fits."""

    on: bool


# goods


class MoveGood(Move, frozen=True):
    source: int
    target: int
    colour: Colour

    def touches(self) -> tuple[str, ...]:
        return (f"{container_id(self.source)}:{self.colour}", container_id(self.target))


class Dump(Move, frozen=True):
    source: int
    colour: Colour

    def touches(self) -> tuple[str, ...]:
        return (f"{container_id(self.source)}:{self.colour}", "supply")


class DropGood(Move, frozen=True):
    """Leave a good on a neutral field."""

    ship: int
    colour: Colour

    def touches(self) -> tuple[str, ...]:
        return (f"ship:{self.ship}:{self.colour}", "ground")


class PickUpGood(Move, frozen=True):
    ship: int
    colour: Colour

    def touches(self) -> tuple[str, ...]:
        return (f"ground:{self.colour}", f"ship:{self.ship}")


# offers


class DraftOffer(Move, frozen=True):
    """Begin an offer to a player about goods on this field; without a field, about planned cards alone."""

    seat: int
    field: int | None


class OfferGood(Move, frozen=True):
    colour: Colour


class AskGood(Move, frozen=True):
    colour: Colour


class OfferCard(Move, frozen=True):
    place: int


class AskCard(Move, frozen=True):
    place: int


class OfferJob(Move, frozen=True):
    """Offer so many goods of a finished job, straight into the other player's ship."""

    column: int
    count: int
    colour: Colour | None = None


class MakeOffer(Move, frozen=True):
    pass


class DropDraft(Move, frozen=True):
    pass


class Withdraw(Move, frozen=True):
    seat: int


class Accept(Move, frozen=True):
    seat: int


class Decline(Move, frozen=True):
    seat: int


# demands


class Deliver(Move, frozen=True):
    owner: int
    column: int
    nth: int = 0

    def touches(self) -> tuple[str, ...]:
        return (f"demand:{self.owner}:{self.column}:{self.nth}",)


class DeliverNeutral(Move, frozen=True):
    field: int

    def touches(self) -> tuple[str, ...]:
        return (f"order:{self.field}",)


# attacks


class SabotageTimer(Move, frozen=True):
    """Put a marker of your own probe, named by its column, on another player's running timer."""

    column: int
    seat: int
    timer: int

    def touches(self) -> tuple[str, ...]:
        return (f"ammunition:{self.column}", f"timer:{self.seat}:{self.timer}")


class FireMissile(Move, frozen=True):
    column: int
    seat: int
    target: int

    def touches(self) -> tuple[str, ...]:
        return (f"ammunition:{self.column}", f"slot:{self.seat}:{self.target}")


# overtime


class Finished(Move, frozen=True):
    """Say that you are done."""
