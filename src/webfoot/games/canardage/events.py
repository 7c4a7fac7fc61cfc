"""What can happen in Canardage, one event a line of the log. Positions count from 1, players are seats."""

from __future__ import annotations

from typing import ClassVar, Literal, Self

import msgspec

from webfoot.core.events import Event


class TurnBegan(Event, frozen=True):
    seat: int


class TurnSkipped(Event, frozen=True):
    seat: int


class Played(Event, frozen=True):
    """A card leaves a hand, face up."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


class Discarded(Event, frozen=True):
    """A card goes without effect, since none of the hand was possible."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


class Aimed(Event, frozen=True):
    at: int


class AimRemoved(Event, frozen=True):
    at: int


class AimMoved(Event, frozen=True):
    at: int
    to: int


class AllAimsRemoved(Event, frozen=True):
    count: int


class DuckShot(Event, frozen=True):
    by: int
    at: int
    owner: int


class ShotAbsorbed(Event, frozen=True):
    """A shot that kills nothing: Water, a duck under À couvert, or one that Moby Ducky exempts."""

    by: int
    at: int
    owner: int | None
    why: Literal["water", "a-couvert", "moby-ducky"]


class DuckSurfaced(Event, frozen=True):
    at: int
    owner: int


class CardTurnedUp(Event, frozen=True):
    """The top card of the duck pile joins the rear of the line; no owner: Water."""

    reveals: ClassVar[bool] = True
    at: int
    owner: int | None


class HeadLeft(Event, frozen=True):
    """En avant marche: the head of the line goes under the pile, with the duck hidden under it."""

    owner: int | None
    hidden: int | None


class CardsSwapped(Event, frozen=True):
    at: int
    to: int


class CardMoved(Event, frozen=True):
    """A card leaves `at` for `to`; those between make room."""

    at: int
    to: int


class LineDanced(Event, frozen=True):
    """The whole line goes back into the pile, which is shuffled."""

    cards: int


class DuckRevived(Event, frozen=True):
    owner: int


class DuckHidden(Event, frozen=True):
    """Planque: the duck at `at` slips under its neighbour, who then lies at `under`."""

    owner: int
    at: int
    under: int


class CoverLaid(Event, frozen=True):
    seat: int
    at: int


class CoverLifted(Event, frozen=True):
    seat: int
    at: int


class MobyLaid(Event, frozen=True):
    seat: int
    victim: int


class MobyLifted(Event, frozen=True):
    seat: int


class SkipOrdered(Event, frozen=True):
    """Président: this player will miss a turn."""

    seat: int
    player: int


class MagretPinned(Event, frozen=True):
    at: int
    owner: int


class MagretLost(Event, frozen=True):
    """The duck left the line alive, and its Commissaire with it."""

    owner: int


class SimpletNamed(Event, frozen=True):
    """Canard simplet: everybody learns whether the owner had a Pan !"""

    reveals: ClassVar[bool] = True
    owner: int
    at: int
    shoots: bool


class RevengeOffered(Event, frozen=True):
    seat: int


class RevengeForgone(Event, frozen=True):
    seat: int


class PlayerOut(Event, frozen=True):
    """All five ducks are shot: this player plays on, but cannot win for now."""

    seat: int


class PlayerBack(Event, frozen=True):
    seat: int


class CardDrawn(Event, frozen=True):
    reveals: ClassVar[bool] = True
    seat: int
    card: str | None
    """None for everybody but the one who drew it."""

    def seen_by(self, seat: int | None) -> Self:
        return self if seat == self.seat else msgspec.structs.replace(self, card=None)


class DiscardsShuffled(Event, frozen=True):
    cards: int


class GameWon(Event, frozen=True):
    winner: int


class GameDrawn(Event, frozen=True):
    players: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = tuple(Event.__subclasses__())
EVENTS = tuple(kind for kind in EVENTS if kind.__module__ == __name__)
