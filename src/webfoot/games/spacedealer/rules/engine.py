"""Space Dealer in play: commands at any time, and deadlines.

Deadlines act in the order (instant, seat, timer), each at its own instant however late the server wakes, and before
any command of the same millisecond (SD-Q22).
"""

from __future__ import annotations

from webfoot.core.chance import Chance
from webfoot.core.events import Log
from webfoot.games.spacedealer.components import NONE
from webfoot.games.spacedealer.rules import choices
from webfoot.games.spacedealer.rules.box import Box
from webfoot.games.spacedealer.rules.catalogue import listing_of
from webfoot.games.spacedealer.rules.commands import DEEDS
from webfoot.games.spacedealer.rules.delivering import refill
from webfoot.games.spacedealer.rules.jobs import expire
from webfoot.games.spacedealer.rules.knowledge import redraw
from webfoot.games.spacedealer.rules.numbering import numbers_of
from webfoot.games.spacedealer.rules.offers import end_offer, lapse
from webfoot.games.spacedealer.rules.phases import (
    announce,
    begin_overtime,
    check_end,
    choose_for_the_late,
    finish_game,
    next_announcement,
    overtime_stops,
    start_clock,
)
from webfoot.games.spacedealer.rules.pieces import ACTIVE, SABOTAGED
from webfoot.games.spacedealer.rules.planned_cards import out_of_time
from webfoot.games.spacedealer.rules.producing import collect_by_itself
from webfoot.games.spacedealer.rules.state import CHOOSING, COUNTDOWN, OVER, OVERTIME, RUNNING, Position


class SpaceDealerState(Position):
    def clone(self) -> SpaceDealerState:
        other = SpaceDealerState(self.box, self.listed, self.numbers)
        self.copy_to(other)
        return other

    def over(self) -> bool:
        return self.phase == OVER

    def actors(self) -> list[int]:
        """Return all seats: whether your mines empty themselves can always be changed. The start is chosen once."""
        if self.phase == CHOOSING:
            return [seat for seat, planet in enumerate(self.planets) if not planet.chosen]
        if self.phase in (COUNTDOWN, OVER):
            return []
        return [seat for seat in range(self.seats)]  # noqa: C416  (a range is an object, once compiled)

    def legal(self, seat: int) -> list[int]:
        return choices.legal(self, seat)

    def play(self, seat: int, number: int, chance: Chance, log: Log | None) -> None:
        DEEDS[self.listed.kind_of[number]](self, seat, *self.listed.arguments[number], log)
        self._settle(log)

    def deadline(self) -> int | None:
        if self.phase == CHOOSING:
            return None if self.chooses_until == NONE else self.chooses_until
        if self.phase == COUNTDOWN:
            return self.started
        if self.phase == OVER:
            return None
        next_instant = self.started + self.length if self.phase == RUNNING else overtime_stops(self)
        announcement = next_announcement(self)
        if announcement != NONE and announcement < next_instant:
            next_instant = announcement
        for planet in self.planets:
            for timer in planet.timers:
                if timer.state in (ACTIVE, SABOTAGED) and timer.ends < next_instant:
                    next_instant = timer.ends
            if planet.thinks_until != NONE and planet.thinks_until < next_instant:
                next_instant = planet.thinks_until
        for offer in self.offers:
            if offer.ends < next_instant:
                next_instant = offer.ends
        return next_instant

    def advance(self, now: int, chance: Chance, log: Log | None) -> None:
        while True:
            instant = self.deadline()
            if instant is None or instant > now:
                break
            self.now = instant
            self._act(chance, log)
        self.now = max(self.now, now)

    def imagine(self, seat: int | None, chance: Chance) -> SpaceDealerState:
        other = self.clone()
        for planet in other.planets:
            planet.forget_faces()
        redraw(other, seat, chance)
        return other

    def scores(self) -> list[int]:
        return [planet.score for planet in self.planets]

    def winners(self) -> list[int]:
        return self.won[:]

    # inside

    def _act(self, chance: Chance, log: Log | None) -> None:
        """Let everything act that is due at this instant: timers first, the clock of the game last."""
        if self.phase == CHOOSING:
            choose_for_the_late(self, chance, log)
            return
        if self.phase == COUNTDOWN:
            start_clock(self, log)
            return
        for seat, planet in enumerate(self.planets):
            for number, timer in enumerate(planet.timers):
                if timer.state in (ACTIVE, SABOTAGED) and timer.ends <= self.now and self.phase != OVER:
                    expire(self, seat, number, log)
                    self._settle(log)
        if self.phase == OVER:
            return
        for offer in self.offers[:]:
            if offer.ends <= self.now and offer in self.offers:
                end_offer(self, offer, "expired", log)
        for seat, planet in enumerate(self.planets):
            if planet.thinks_until != NONE and planet.thinks_until <= self.now:
                out_of_time(self, seat, chance, log)
        if next_announcement(self) == self.now:
            announce(self, log)
        if self.phase == RUNNING and self.now >= self.started + self.length:
            begin_overtime(self, None, log)
        elif self.phase == OVERTIME and self.now >= overtime_stops(self):
            finish_game(self, log)

    def _settle(self, log: Log | None) -> None:
        """Settle what follows from a change at once."""
        if self.phase not in (RUNNING, OVERTIME):
            return
        for seat in range(self.seats):
            collect_by_itself(self, seat, log)
        refill(self, log)
        lapse(self, log)
        check_end(self, log)


def load(box: Box, dump: bytes) -> SpaceDealerState:
    state = SpaceDealerState(box, listing_of(box), numbers_of(box))
    state.restore(dump)
    return state
