"""Deadlines that take something away from a player who acts a moment too late.

Most deadlines take nothing from anybody. Where one does, a server holds it back for a moment, because a command that
was made in time may still be on its way.
"""

from __future__ import annotations

from webfoot.games.spacedealer.components import NONE, SABOTAGE
from webfoot.games.spacedealer.rules.engine import SpaceDealerState
from webfoot.games.spacedealer.rules.grid import working
from webfoot.games.spacedealer.rules.jobs import becomes_ready
from webfoot.games.spacedealer.rules.phases import overtime_stops
from webfoot.games.spacedealer.rules.pieces import ACTIVE, READY
from webfoot.games.spacedealer.rules.state import CHOOSING, COUNTDOWN, RUNNING, Planet


def cuts_off(p: SpaceDealerState) -> bool:
    """Whether the next deadline is such a one."""
    instant = p.deadline()
    if instant is None or p.phase == COUNTDOWN:
        return False
    if p.phase == CHOOSING:
        return True  # a random choice is made for late players
    return (
        _is_the_end(p, instant)
        or any(offer.ends == instant for offer in p.offers)
        or any(planet.thinks_until == instant for planet in p.planets)
        or any(_loses_by_timer(p, seat, instant) for seat in range(p.seats))
    )


def _is_the_end(p: SpaceDealerState, instant: int) -> bool:
    """Whether this is the end: after thirty minutes no timer can be started, and after the end nothing can be
    done."""
    if p.phase == RUNNING:
        return instant == p.started + p.length
    running = [timer.ends for planet in p.planets for timer in planet.timers if timer.state == ACTIVE]
    # When the last timer has run out, every player may be done or have nothing left to do.
    last = instant == max(running, default=NONE) and not any(_waits(planet) for planet in p.planets)
    return last or instant == overtime_stops(p)


def _waits(planet: Planet) -> bool:
    """Whether a job is ready, or will be, for a player who is not done."""
    return not planet.finished and any(
        timer.state == READY or (timer.state == ACTIVE and becomes_ready(planet, timer)) for timer in planet.timers
    )


def _loses_by_timer(p: SpaceDealerState, seat: int, instant: int) -> bool:
    """Whether a timer is about to run out: after that nobody can sabotage it."""
    planet = p.planets[seat]
    if all(timer.state != ACTIVE or timer.ends != instant for timer in planet.timers):
        return False
    return any(
        _can_sabotage(other) for at, other in enumerate(p.planets) if at != seat or p.switches["attack_oneself"]
    )


def _can_sabotage(planet: Planet) -> bool:
    return any(planet.area[at].ammunition for at in working(planet, SABOTAGE))
