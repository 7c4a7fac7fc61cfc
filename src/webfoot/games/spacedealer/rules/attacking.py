"""Attack markers: sabotage of running timers, missiles on slots."""

from __future__ import annotations

from webfoot.core.events import Log
from webfoot.games.spacedealer import events as e
from webfoot.games.spacedealer.components import MISSILE, NONE, SABOTAGE
from webfoot.games.spacedealer.rules.flying import lose_way
from webfoot.games.spacedealer.rules.grid import slot_at, timer_on_built
from webfoot.games.spacedealer.rules.pieces import ACTIVE, FLY, NO_JOB, SABOTAGED
from webfoot.games.spacedealer.rules.state import Position


def _cannot_attack(p: Position, seat: int, column: int, victim: int, effect: int, rule: str) -> str:
    if victim >= p.seats:
        return "no-such-seat"
    planet = p.planets[seat]
    at = slot_at(planet, column)
    if at == NONE or p.box.cards[planet.area[at].kind].effect != effect or not planet.area[at].ammunition:
        return rule
    return "SD-Q20" if victim == seat and not p.switches["attack_oneself"] else ""


def _spend(p: Position, seat: int, column: int) -> None:
    planet = p.planets[seat]
    planet.area[slot_at(planet, column)].ammunition -= 1


def cannot_sabotage(p: Position, seat: int, column: int, victim: int, number: int) -> str:
    rule = _cannot_attack(p, seat, column, victim, SABOTAGE, "SD-AD-07")
    if rule:
        return rule
    return "" if p.planets[victim].timers[number].state == ACTIVE else "SD-AD-08"


def sabotage(p: Position, seat: int, column: int, victim: int, number: int, log: Log | None) -> None:
    """Sabotage a timer: it runs on beside the planet, its job is void and its slot free (SD-AD-07, SD-AD-17)."""
    _spend(p, seat, column)
    timer = p.planets[victim].timers[number]
    if log is not None:
        log.append(e.TimerSabotaged(seat, victim, number))
    if timer.job == FLY:
        lose_way(p, victim, timer.target, log)
    timer.state, timer.job, timer.target = SABOTAGED, NO_JOB, NONE
    p.quiet_since = p.now


def cannot_fire(p: Position, seat: int, column: int, victim: int, target: int) -> str:
    rule = _cannot_attack(p, seat, column, victim, MISSILE, "SD-AD-09")
    if rule:
        return rule
    planet = p.planets[victim]
    at = slot_at(planet, target)
    if at == NONE:
        return "SD-AD-12"
    if planet.area[at].blocked:
        return "SD-AD-19"
    if sum(1 for built in planet.area if built.blocked) >= p.box.blocks:
        return "SD-AD-11"
    busy = timer_on_built(planet, at) != NONE
    return "SD-Q13" if busy and p.switches["missile_on_busy_slot"] == "forbidden" else ""


def fire(p: Position, seat: int, column: int, victim: int, target: int, log: Log | None) -> None:
    _spend(p, seat, column)
    planet = p.planets[victim]
    built = planet.area[slot_at(planet, target)]
    built.blocked = True
    if log is not None:
        log.append(e.MissileHit(seat, victim, target, p.box.cards[built.kind].slug))
