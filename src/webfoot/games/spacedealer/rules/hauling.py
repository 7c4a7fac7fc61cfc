"""Goods moved by one player alone: between own containers, back to the supply, onto neutral fields."""

from __future__ import annotations

from webfoot.core.events import Log
from webfoot.games.spacedealer import events as e
from webfoot.games.spacedealer.boxfile import COLOURS
from webfoot.games.spacedealer.components import MAX_SHIPS
from webfoot.games.spacedealer.rules.goods import cannot_reach, hold, place, room
from webfoot.games.spacedealer.rules.pieces import ADRIFT, FLYING
from webfoot.games.spacedealer.rules.state import Position


def cannot_move(p: Position, seat: int, source: int, target: int, colour: int) -> str:
    rule = cannot_reach(p, seat, source) or cannot_reach(p, seat, target)
    if rule:
        return rule
    if place(p, seat, source) != place(p, seat, target):
        return "SD-TR-01"
    if not hold(p, seat, source)[colour]:
        return "SD-US-07"
    return "" if room(p, seat, target) > 0 else "SD-US-05"


def move(p: Position, seat: int, source: int, target: int, colour: int, log: Log | None) -> None:
    hold(p, seat, source)[colour] -= 1
    hold(p, seat, target)[colour] += 1
    if log is not None:
        log.append(e.GoodMoved(seat, COLOURS[colour], source, target))


def cannot_dump(p: Position, seat: int, source: int, colour: int) -> str:
    rule = cannot_reach(p, seat, source)
    if rule:
        aloft = source < MAX_SHIPS and p.planets[seat].ships[source].where in (FLYING, ADRIFT)
        if not aloft:
            return rule
        if not p.switches["dump_in_flight"]:
            return "SD-Q17"
    return "" if hold(p, seat, source)[colour] else "SD-MV-06"


def dump(p: Position, seat: int, source: int, colour: int, log: Log | None) -> None:
    hold(p, seat, source)[colour] -= 1
    p.supply[colour] += 1
    if log is not None:
        log.append(e.GoodDumped(seat, COLOURS[colour], source))


def _cannot_reach_ground(p: Position, seat: int, ship: int) -> str:
    if not p.experienced:
        return "SD-NP-05"
    rule = cannot_reach(p, seat, ship)
    if rule:
        return rule
    return "" if p.planets[seat].ships[ship].field % 2 else "not-neutral"


def cannot_drop(p: Position, seat: int, ship: int, colour: int) -> str:
    rule = _cannot_reach_ground(p, seat, ship)
    if rule:
        return rule
    return "" if p.planets[seat].ships[ship].goods[colour] else "SD-US-07"


def drop(p: Position, seat: int, number: int, colour: int, log: Log | None) -> None:
    ship = p.planets[seat].ships[number]
    ship.goods[colour] -= 1
    p.fields[ship.field][colour] += 1
    if log is not None:
        log.append(e.GoodDropped(seat, number, COLOURS[colour], ship.field))


def cannot_pick_up(p: Position, seat: int, number: int, colour: int) -> str:
    rule = _cannot_reach_ground(p, seat, number)
    if rule:
        return rule
    ship = p.planets[seat].ships[number]
    if not p.fields[ship.field][colour]:
        return "SD-US-07"
    return "" if sum(ship.goods) < p.box.ship_capacity else "SD-US-05"


def pick_up(p: Position, seat: int, number: int, colour: int, log: Log | None) -> None:
    ship = p.planets[seat].ships[number]
    p.fields[ship.field][colour] -= 1
    ship.goods[colour] += 1
    if log is not None:
        log.append(e.GoodPickedUp(seat, number, COLOURS[colour], ship.field))
