"""One look at the table by one player: the demands in reach, the goods at home, what is under way.

Everything is worked out at most once, and only if somebody asks for it.
"""

from __future__ import annotations

from typing import Final

from webfoot.games.spacedealer.bot.demand_values import Market, buildable, worth
from webfoot.games.spacedealer.bot.investments import center_worth, factory_worth
from webfoot.games.spacedealer.bot.styles import Style
from webfoot.games.spacedealer.bot.timing import flights_left, in_production, ships_due
from webfoot.games.spacedealer.bot.trading import Trader
from webfoot.games.spacedealer.components import NONE, PLANNING, POWER, TIMER
from webfoot.games.spacedealer.rules.goods import held_on, room_on
from webfoot.games.spacedealer.rules.pieces import ACTIVE, FLYING, READY
from webfoot.games.spacedealer.rules.state import RUNNING, Position, home

WITH_POWER: Final = 0.4
WITHOUT_POWER: Final = 0.15
"""What is left of the worth of a card that cannot be built yet, with a power station planned and without."""
SPARE: Final = 2
"""Runs of a timer, besides those of a journey around the whole ring, from which on time does not matter."""


class Look:
    """What one player sees at one moment."""

    def __init__(self, p: Position, seat: int, style: Style) -> None:
        self.p = p
        self.style = style
        self.foresight = style.foresight and p.experienced
        """Whether cards are judged by what can be built. In the basic game, this won nothing."""
        self.seat = seat
        self.planet = p.planets[seat]
        self.left = p.started + p.length - p.now if p.phase == RUNNING else 0
        self.turns = self.left / p.pace if p.pace else 0.0
        """How many times a timer can still run."""
        self.stock = held_on(p, seat, home(seat))
        self.flights = flights_left(self.turns)
        self.market = Market(p, seat, style, self.flights)
        self._later: Market | None = None
        self._wanted: list[float] | None = None
        self._fits: dict[int, bool] = {}
        self._prospects: dict[int, float] = {}
        self._space = NONE
        self._coming = NONE
        self._trader: Trader | None = None

    def later(self) -> Market:
        """Return the demands that goods can still reach that have to be produced first."""
        if self._later is None:
            if self.flights > 2 * self.p.seats + SPARE:
                self._later = self.market  # everything is in reach
            else:
                due = ships_due(self.p, self.seat, self.market)
                self._later = Market(self.p, self.seat, self.style, self.flights - max(1, due))
        return self._later

    def wanted(self) -> list[float]:
        if self._wanted is None:
            self._wanted = self.later().wanted(self.stock)
        return self._wanted

    def buildable(self, kind: int) -> bool:
        if kind not in self._fits:
            self._fits[kind] = buildable(self.p, self.planet, kind)
        return self._fits[kind]

    def trader(self) -> Trader:
        if self._trader is None:
            self._trader = Trader(self.p, self.seat, self.style, self.market)
        return self._trader

    def room(self) -> int:
        """Return the room for goods at home."""
        if self._space == NONE:
            self._space = room_on(self.p, self.seat, home(self.seat))
        return self._space

    def room_in_time(self) -> int:
        """Return the room for what is being produced: at home now, and in the ship if it is about to come home."""
        room = self.room()
        ship = self.planet.ships[0]
        if ship.where == FLYING and ship.field == home(self.seat):
            room += self.p.box.ship_capacity - sum(ship.goods)
        return room

    def no_timer(self) -> bool:
        return all(timer.state in (READY, ACTIVE) for timer in self.planet.timers if timer.job)

    def running(self) -> int:
        """Return how many timers of this player run."""
        return sum(1 for timer in self.planet.timers if timer.state == ACTIVE)

    def all_stuck(self) -> bool:
        planned = [kind for kind in self.planet.planned if kind != NONE]
        return not any(self.buildable(kind) for kind in planned)

    def pending(self) -> int:
        """Return how many goods are being produced."""
        if self._coming == NONE:
            self._coming = sum(in_production(self.p, self.planet))
        return self._coming

    # cards

    def hope_of(self, pile: list[int]) -> float:
        """Return what the better of two cards of a pile is worth, on average."""
        values = sorted([self.prospect(kind) for kind in pile], reverse=True)
        count = len(values)
        if count == 1:
            return values[0]
        pairs = count * (count - 1) / 2
        return sum(value * (count - 1 - place) for place, value in enumerate(values)) / pairs

    def prospect(self, kind: int) -> float:
        """Return what a card to draw or to keep is worth: less if it cannot be built yet."""
        if kind not in self._prospects:
            share = 1.0 if self.buildable(kind) else WITH_POWER if self.power_to_come() else WITHOUT_POWER
            effect = self.p.box.cards[kind].effect
            if effect == TIMER and self.style.factories:
                value = 2 * factory_worth(self.turns, self.style)
            elif effect == PLANNING and self.style.centers:
                value = 2 * self.center()
            else:
                value = worth(self.planet, kind)
            self._prospects[kind] = share * value
        return self._prospects[kind]

    def power_to_come(self) -> bool:
        """Whether a power station is planned that can be built."""
        cards = self.p.box.cards
        return any(
            kind != NONE and cards[kind].effect == POWER and self.buildable(kind) for kind in self.planet.planned
        )

    def center(self) -> float:
        return center_worth(self.planet, self.turns, self.waiting(), self.style)

    def waiting(self) -> int:
        """Return how many planned cards cannot be built yet."""
        return sum(1 for kind in self.planet.planned if kind != NONE and not self.buildable(kind))
