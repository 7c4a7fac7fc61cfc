"""The pieces that move: timers, ships, built cards, offers. Each copies itself and writes itself out.

A piece keeps what views last showed of it (`face`): most pieces are the same from one view to the next.
"""

from __future__ import annotations

from typing import Any, Final

from webfoot.games.spacedealer.components import GOODS, NONE

# what a timer is doing
ABSENT: Final = 0
INACTIVE: Final = 1
ACTIVE: Final = 2
READY: Final = 3
SABOTAGED: Final = 4

# jobs
NO_JOB: Final = 0
TECHNOLOGY: Final = 1
BUILD: Final = 2
USE: Final = 3
CLEAR: Final = 4
"""A run on a slot that a missile has blocked."""
FLY: Final = 5
SCRAP: Final = 6

# ships
AWAY: Final = 0
"""Not in the game."""
LANDED: Final = 1
FLYING: Final = 2
ADRIFT: Final = 3
"""Its flight was sabotaged: over its destination, not landed (SD-Q12)."""


class Timer:
    __slots__ = ("ends", "face", "job", "left", "state", "target")

    def __init__(self, state: int = ABSENT) -> None:
        self.state = state
        self.job = NO_JOB
        self.target = NONE
        """A place of planning, a built card or a ship, depending on the job."""
        self.ends = 0
        self.left = NONE
        """What is left of a finished job that is applied in part: the swaps, or the ship that a probe has begun to
        fill."""
        self.face: object = None

    def copy(self) -> Timer:
        other = Timer(self.state)
        other.job = self.job
        other.target = self.target
        other.ends = self.ends
        other.left = self.left
        other.face = self.face
        return other

    def plain(self) -> list[int]:
        return [self.state, self.job, self.target, self.ends, self.left]

    def rest(self) -> None:
        self.state, self.job, self.target, self.ends, self.left = INACTIVE, NO_JOB, NONE, 0, NONE


class Ship:
    __slots__ = ("face", "field", "goods", "origin", "station", "where")

    def __init__(self) -> None:
        self.where = AWAY
        self.field = 0
        self.origin = 0
        self.station = NONE
        """The built card that a neutral ship belongs to."""
        self.goods = [0] * GOODS
        self.face: object = None

    def copy(self) -> Ship:
        other = Ship()
        other.where = self.where
        other.field = self.field
        other.origin = self.origin
        other.station = self.station
        other.goods = self.goods[:]
        other.face = self.face
        return other

    def plain(self) -> list[Any]:
        return [self.where, self.field, self.origin, self.station, self.goods]


class Built:
    """A card in the action or demand zone."""

    __slots__ = ("ammunition", "blocked", "column", "face", "goods", "kind", "served", "under")

    def __init__(self, kind: int, column: int) -> None:
        self.kind = kind
        """NONE once it has been discarded again."""
        self.column = column
        self.under = [NONE, NONE]
        """The built cards beneath its cells of the action zone."""
        self.goods = [0] * GOODS
        self.ammunition = 0
        self.blocked = False
        self.served: list[int] = []
        """For each of its demands, the seat that fulfilled it."""
        self.face: object = None

    def copy(self) -> Built:
        other = Built(self.kind, self.column)
        other.under = self.under[:]
        other.goods = self.goods[:]
        other.ammunition = self.ammunition
        other.blocked = self.blocked
        other.served = self.served[:]
        other.face = self.face
        return other

    def plain(self) -> list[Any]:
        return [self.kind, self.column, self.under, self.goods, self.ammunition, self.blocked, self.served]


class Offer:
    """What one player proposes to another; also while it is a private draft."""

    __slots__ = (
        "ask",
        "ask_cards",
        "colour",
        "column",
        "count",
        "ends",
        "field",
        "give",
        "give_cards",
        "giver",
        "taker",
    )

    def __init__(self, giver: int, taker: int, field: int) -> None:
        self.giver = giver
        self.taker = taker
        self.field = field
        """Where the goods change hands; NONE: only cards do."""
        self.ends = 0
        self.give = [0] * GOODS
        self.ask = [0] * GOODS
        self.give_cards: list[int] = []
        """Places of the giver's planning."""
        self.ask_cards: list[int] = []
        self.column = NONE
        """The finished job whose goods are part of it, by its column (SD-Q08)."""
        self.count = 0
        self.colour = NONE

    def copy(self) -> Offer:
        other = Offer(self.giver, self.taker, self.field)
        other.ends = self.ends
        other.give = self.give[:]
        other.ask = self.ask[:]
        other.give_cards = self.give_cards[:]
        other.ask_cards = self.ask_cards[:]
        other.column, other.count, other.colour = self.column, self.count, self.colour
        return other

    def plain(self) -> list[Any]:
        return [
            self.giver,
            self.taker,
            self.field,
            self.ends,
            self.give,
            self.ask,
            self.give_cards,
            self.ask_cards,
            self.column,
            self.count,
            self.colour,
        ]

    def empty(self) -> bool:
        cards = self.give_cards or self.ask_cards
        return not (cards or any(self.give) or any(self.ask) or self.column != NONE)


def timer_from(plain: list[int]) -> Timer:
    timer = Timer()
    timer.state, timer.job, timer.target, timer.ends, timer.left = plain
    return timer


def ship_from(plain: list[Any]) -> Ship:
    ship = Ship()
    ship.where, ship.field, ship.origin, ship.station, ship.goods = plain
    return ship


def built_from(plain: list[Any]) -> Built:
    built = Built(plain[0], plain[1])
    built.under, built.goods, built.ammunition, built.blocked, built.served = plain[2:]
    return built


def offer_from(plain: list[Any]) -> Offer:
    offer = Offer(plain[0], plain[1], plain[2])
    offer.ends, offer.give, offer.ask, offer.give_cards, offer.ask_cards = plain[3:8]
    offer.column, offer.count, offer.colour = plain[8:]
    return offer
