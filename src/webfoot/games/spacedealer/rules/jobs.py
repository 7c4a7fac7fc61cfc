"""Timers: starting them, and what happens when the sand has run out."""

from __future__ import annotations

from webfoot.core.events import Log
from webfoot.games.spacedealer import events as e
from webfoot.games.spacedealer.components import (
    MISSILE,
    NONE,
    SABOTAGE,
)
from webfoot.games.spacedealer.rules.flying import cannot_fly, land, take_off
from webfoot.games.spacedealer.rules.grid import built_at, slot_at, timer_on_built
from webfoot.games.spacedealer.rules.pieces import (
    ABSENT,
    ACTIVE,
    BUILD,
    CLEAR,
    FLY,
    INACTIVE,
    NO_JOB,
    READY,
    SABOTAGED,
    SCRAP,
    TECHNOLOGY,
    USE,
    Timer,
)
from webfoot.games.spacedealer.rules.state import OVERTIME, Planet, Position


def cannot_start(p: Position, seat: int) -> str:
    """Return the rule that forbids starting any timer now, if any."""
    if p.phase == OVERTIME:
        return "SD-EN-01"
    return "" if idle(p.planets[seat]) != NONE else "SD-TM-04"


def idle(planet: Planet) -> int:
    """Return the first idle timer."""
    for number, timer in enumerate(planet.timers):
        if timer.state == INACTIVE:
            return number
    return NONE


def job_on(planet: Planet, job: int, target: int) -> int:
    """Return the timer that stands here with this job, running or ready."""
    for number, timer in enumerate(planet.timers):
        if timer.state in (ACTIVE, READY) and timer.job == job and timer.target == target:
            return number
    return NONE


def ready_on(planet: Planet, job: int, target: int) -> int:
    number = job_on(planet, job, target)
    return number if number != NONE and planet.timers[number].state == READY else NONE


def start(p: Position, seat: int, job: int, target: int) -> int:
    planet = p.planets[seat]
    number = idle(planet)
    timer = planet.timers[number]
    timer.state, timer.job, timer.target, timer.left = ACTIVE, job, target, NONE
    timer.ends = p.now + p.pace
    return number


def release(p: Position, seat: int, number: int, log: Log | None) -> None:
    """Free a timer; if one is owed, it goes back to the reserve (SD-AD-04)."""
    planet = p.planets[seat]
    timer = planet.timers[number]
    timer.rest()
    if planet.owed:
        planet.owed -= 1
        timer.state = ABSENT
        p.spare_timers += 1
        if log is not None:
            log.append(e.TimerLeft(seat, number))


# technology


def cannot_start_technology(p: Position, seat: int) -> str:
    planet = p.planets[seat]
    if planet.position == len(p.scale) - 1:
        return "SD-TL-03"
    if job_on(planet, TECHNOLOGY, NONE) != NONE:
        return "SD-TM-05"
    return cannot_start(p, seat)


def start_technology(p: Position, seat: int, log: Log | None) -> None:
    number = start(p, seat, TECHNOLOGY, NONE)
    if log is not None:
        log.append(e.TechnologyStarted(seat, number))


def level(p: Position, seat: int) -> int:
    return p.scale[p.planets[seat].position]


# flying


def cannot_start_flight(p: Position, seat: int, ship: int, field: int) -> str:
    return cannot_fly(p, seat, ship, field) or cannot_start(p, seat)


def start_flight(p: Position, seat: int, ship: int, field: int, log: Log | None) -> None:
    take_off(p, seat, ship, field, start(p, seat, FLY, ship), log)


# building, using, scrapping


def cannot_start_build(p: Position, seat: int, place: int) -> str:
    planet = p.planets[seat]
    if place >= len(planet.planned) or planet.planned[place] == NONE:
        return "SD-BD-01"
    if job_on(planet, BUILD, place) != NONE:
        return "SD-TM-05"
    return cannot_start(p, seat)


def start_build(p: Position, seat: int, place: int, log: Log | None) -> None:
    number = start(p, seat, BUILD, place)
    if log is not None:
        log.append(e.BuildStarted(seat, number, place, p.box.cards[p.planets[seat].planned[place]].slug))


def cannot_start_use(p: Position, seat: int, column: int) -> str:
    planet = p.planets[seat]
    at = slot_at(planet, column)
    if at == NONE:
        return "SD-US-01"
    if timer_on_built(planet, at) != NONE:
        return "SD-TM-05"
    built = planet.area[at]
    full = built.ammunition >= p.box.attack_max and not built.blocked
    if full and p.box.cards[built.kind].effect in (SABOTAGE, MISSILE):
        return "SD-Q11"
    return cannot_start(p, seat)


def start_use(p: Position, seat: int, column: int, log: Log | None) -> None:
    planet = p.planets[seat]
    at = slot_at(planet, column)
    built = planet.area[at]
    number = start(p, seat, CLEAR if built.blocked else USE, at)
    if log is not None:
        kind = e.ClearingStarted if built.blocked else e.UseStarted
        log.append(kind(seat, number, column, p.box.cards[built.kind].slug))


def cannot_start_scrap(p: Position, seat: int, zone: int, column: int) -> str:
    if p.switches["discarding"] != "built-too" or not p.experienced:
        return "SD-Q15"
    planet = p.planets[seat]
    at = built_at(planet, zone, column)
    if at == NONE:
        return "SD-AD-16"
    if timer_on_built(planet, at) != NONE:
        return "SD-TM-05"
    if planet.area[at].blocked:
        return "SD-AD-10"
    return cannot_start(p, seat)


def start_scrap(p: Position, seat: int, zone: int, column: int, log: Log | None) -> None:
    planet = p.planets[seat]
    at = built_at(planet, zone, column)
    number = start(p, seat, SCRAP, at)
    if log is not None:
        log.append(e.ScrapStarted(seat, number, p.box.cards[planet.area[at].kind].slug))


# the sand has run out


def expire(p: Position, seat: int, number: int, log: Log | None) -> None:
    """Let a timer run out: some jobs take effect at once, the others wait for their owner (SD-TM-08 and its
    table)."""
    planet = p.planets[seat]
    timer = planet.timers[number]
    if timer.state == SABOTAGED:
        p.attack += 1
        if log is not None:
            log.append(e.SabotageOver(seat, number))
        release(p, seat, number, log)
        return
    p.quiet_since = timer.ends
    if timer.job == TECHNOLOGY:
        _raise_technology(p, seat, log)
    elif timer.job == FLY:
        land(p, seat, timer.target, log)
    elif timer.job == CLEAR:
        _clear(p, seat, timer.target, log)
    elif timer.job == USE and p.box.cards[planet.area[timer.target].kind].effect in (SABOTAGE, MISSILE):
        _load(p, seat, timer.target, log)
    elif timer.job == NO_JOB:
        if log is not None:
            log.append(e.TimerIdle(seat, number))
    else:
        timer.state = READY
        if log is not None:
            log.append(_ready(planet, seat, number, timer))
        return
    release(p, seat, number, log)


def becomes_ready(planet: Planet, timer: Timer) -> bool:
    """Whether the owner has to use the result; other jobs take effect by themselves (SD-TM-08)."""
    if timer.job == USE:
        return planet.box.cards[planet.area[timer.target].kind].effect not in (SABOTAGE, MISSILE)
    return timer.job in (BUILD, SCRAP)


def _ready(planet: Planet, seat: int, number: int, timer: Timer) -> e.JobReady:
    if timer.job == BUILD:
        return e.JobReady(seat, number, "build", planet.box.cards[planet.planned[timer.target]].slug)
    return e.JobReady(
        seat, number, "use" if timer.job == USE else "scrap", planet.box.cards[planet.area[timer.target].kind].slug
    )


def _raise_technology(p: Position, seat: int, log: Log | None) -> None:
    planet = p.planets[seat]
    before = level(p, seat)
    planet.position += 1
    if log is not None:
        now = level(p, seat)
        log.append(e.TechnologyRaised(seat, planet.position, now, now > before))


def _clear(p: Position, seat: int, at: int, log: Log | None) -> None:
    """Remove the marker; the run does nothing else (SD-AD-10)."""
    built = p.planets[seat].area[at]
    built.blocked = False
    p.attack += 1
    if log is not None:
        log.append(e.SlotCleared(seat, built.column, p.box.cards[built.kind].slug))


def _load(p: Position, seat: int, at: int, log: Log | None) -> None:
    """Take a marker from the supply, if there is one (SD-AD-06, SD-AD-14, SD-Q11)."""
    built = p.planets[seat].area[at]
    wanted = p.box.attack_per_use if p.switches["attack_markers"] == "one" else p.box.attack_max
    count = min(wanted, p.box.attack_max - built.ammunition, p.attack)
    built.ammunition += count
    p.attack -= count
    if log is not None:
        log.append(e.MarkerLoaded(seat, p.box.cards[built.kind].slug, built.column, count, built.ammunition))


# giving up


def cannot_give_up(p: Position, seat: int, number: int) -> str:
    state = p.planets[seat].timers[number].state
    if state == READY:
        return ""
    return "SD-TM-06" if state == ACTIVE else "SD-TM-09"


def give_up(p: Position, seat: int, number: int, log: Log | None) -> None:
    if log is not None:
        log.append(e.GaveUp(seat, number))
    release(p, seat, number, log)
