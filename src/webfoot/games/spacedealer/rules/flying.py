"""Ships on the ring."""

from __future__ import annotations

from webfoot.core.events import Log
from webfoot.games.spacedealer import events as e
from webfoot.games.spacedealer.rules.pieces import ADRIFT, AWAY, FLYING, LANDED
from webfoot.games.spacedealer.rules.state import OVERTIME, Position


def fields(p: Position) -> int:
    return 2 * p.seats


def adjacent(p: Position, one: int, other: int) -> bool:
    return (one - other) % fields(p) in (1, fields(p) - 1)


def cannot_fly(p: Position, seat: int, number: int, field: int) -> str:
    """Return the rule that forbids the ship to leave for this field, if any; a free timer is another question."""
    ship = p.planets[seat].ships[number]
    if ship.where == AWAY:
        return "SD-AD-05"
    if field >= fields(p):
        return "SD-OB-01"
    if p.phase == OVERTIME:
        return "SD-EN-01"
    if ship.where == FLYING:
        return "SD-TM-05"
    if ship.where == ADRIFT:
        return "" if field == ship.field else "SD-Q12"
    if field == ship.field:
        return "SD-MV-09"
    if not adjacent(p, field, ship.field) and any(ship.goods):
        return "SD-MV-04"
    return ""


def take_off(p: Position, seat: int, number: int, field: int, timer: int, log: Log | None) -> None:
    """Let a ship take off with its cargo; from now on it is on no field (SD-MV-02)."""
    ship = p.planets[seat].ships[number]
    if log is not None:
        log.append(e.FlightStarted(seat, timer, number, ship.field, field))
    if ship.where == LANDED:
        ship.origin = ship.field
    ship.where = FLYING
    ship.field = field


def land(p: Position, seat: int, number: int, log: Log | None) -> None:
    """Land at once on the planet of destination (SD-MV-03)."""
    ship = p.planets[seat].ships[number]
    ship.where = LANDED
    if log is not None:
        log.append(e.Landed(seat, number, ship.field, None if ship.field % 2 else ship.field // 2))


def lose_way(p: Position, seat: int, number: int, log: Log | None) -> None:
    """Handle a ship whose flight has been sabotaged (SD-Q12)."""
    ship = p.planets[seat].ships[number]
    if p.switches["sabotaged_flight"] == "adrift":
        ship.where = ADRIFT
        if log is not None:
            log.append(e.ShipAdrift(seat, number, ship.field))
        return
    ship.where = LANDED
    ship.field = ship.origin
    if log is not None:
        log.append(e.ShipReturned(seat, number, ship.field))
