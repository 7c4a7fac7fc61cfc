"""The events of Canardage, one for each line of the log. Positions count from 1, players are seats."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal, Self

import msgspec

from webfoot.core.events import Event
from webfoot.core.fields import Count, Named, Ordinal, Seat, Seats

Card = Annotated[str, Named("card")]
Position = Ordinal
"""In the line."""


class TurnBegan(Event, frozen=True):
    begins_turn = True

    seat: Seat


class TurnSkipped(Event, frozen=True):
    seat: Seat


class Played(Event, frozen=True):
    """A card leaves a hand, face up."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card


class Discarded(Event, frozen=True):
    """A card goes without effect, since none of the hand was possible."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card


class Aimed(Event, frozen=True):
    at: Position


class AimRemoved(Event, frozen=True):
    at: Position


class AimMoved(Event, frozen=True):
    at: Position
    to: Position


class AllAimsRemoved(Event, frozen=True):
    count: Count


class DuckShot(Event, frozen=True):
    by: Seat
    at: Position
    owner: Seat


class ShotAbsorbed(Event, frozen=True):
    """A shot that kills nothing: at Water, at a duck under Bottoms Up (`a-couvert`), or at one that Moby Ducky
    exempts."""

    by: Seat
    at: Position
    owner: Seat | None
    why: Literal["water", "a-couvert", "moby-ducky"]


class DuckSurfaced(Event, frozen=True):
    at: Position
    owner: Seat


class CardTurnedUp(Event, frozen=True):
    """The top card of the duck pile joins the rear of the line; no owner: Water."""

    reveals: ClassVar[bool] = True
    at: Position
    owner: Seat | None


class HeadLeft(Event, frozen=True):
    """The head of the line goes under the pile, with the duck hidden under it."""

    owner: Seat | None
    hidden: Seat | None


class CardsSwapped(Event, frozen=True):
    at: Position
    to: Position


class CardMoved(Event, frozen=True):
    """A card leaves `at` for `to`; those between make room."""

    at: Position
    to: Position


class LineDanced(Event, frozen=True):
    """The whole line goes back into the pile, which is shuffled."""

    cards: Count


class DuckRevived(Event, frozen=True):
    owner: Seat


class DuckHidden(Event, frozen=True):
    """The duck at `at` hides under its neighbour, which then lies at `under`."""

    owner: Seat
    at: Position
    under: Position


class CoverLaid(Event, frozen=True):
    seat: Seat
    at: Position


class CoverLifted(Event, frozen=True):
    seat: Seat
    at: Position


class MobyLaid(Event, frozen=True):
    seat: Seat
    victim: Seat


class MobyLifted(Event, frozen=True):
    seat: Seat


class SkipOrdered(Event, frozen=True):
    """This player will miss a turn."""

    seat: Seat
    player: Seat


class MagretPinned(Event, frozen=True):
    at: Position
    owner: Seat


class MagretLost(Event, frozen=True):
    """The duck left the line alive, and the Inspector with it."""

    owner: Seat


class SimpletNamed(Event, frozen=True):
    """Everybody learns whether the owner held a Shoot card."""

    reveals: ClassVar[bool] = True
    owner: Seat
    at: Position
    shoots: bool


class RevengeOffered(Event, frozen=True):
    seat: Seat


class RevengeForgone(Event, frozen=True):
    seat: Seat


class PlayerOut(Event, frozen=True):
    """All five ducks are shot. This player plays on, but cannot win for now."""

    seat: Seat


class PlayerBack(Event, frozen=True):
    seat: Seat


class CardDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: Seat
    card: Card | None
    """None for every player but the one who drew it."""

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class DiscardsShuffled(Event, frozen=True):
    cards: Count


class GameWon(Event, frozen=True):
    winner: Seat


class GameDrawn(Event, frozen=True):
    players: Seats


EVENTS: tuple[type[Event], ...] = tuple(Event.__subclasses__())
EVENTS = tuple(kind for kind in EVENTS if kind.__module__ == __name__)
