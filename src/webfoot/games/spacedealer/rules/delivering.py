"""Deliveries: demands of planets, and orders of the neutral fields."""

from __future__ import annotations

from webfoot.core.events import Log
from webfoot.games.spacedealer import events as e
from webfoot.games.spacedealer.components import NONE
from webfoot.games.spacedealer.rules.flying import fields
from webfoot.games.spacedealer.rules.goods import colours, enough
from webfoot.games.spacedealer.rules.pieces import LANDED, Ship
from webfoot.games.spacedealer.rules.state import Position, home, index


def ships_on(p: Position, seat: int, field: int) -> list[Ship]:
    return [ship for ship in p.planets[seat].ships if ship.where == LANDED and ship.field == field]


def able_ship(p: Position, seat: int, field: int, goods: tuple[int, ...]) -> Ship | None:
    """Return one landed ship that holds the whole combination (SD-DL-02, SD-AD-20)."""
    for ship in p.planets[seat].ships:
        if ship.where == LANDED and ship.field == field and enough(ship.goods, goods):
            return ship
    return None


def _pay(p: Position, ship: Ship, goods: tuple[int, ...]) -> None:
    for colour, count in enumerate(goods):
        ship.goods[colour] -= count
        p.supply[colour] += count


def cannot_deliver(p: Position, seat: int, owner: int, column: int, nth: int) -> str:
    if owner >= p.seats:
        return "no-such-seat"
    if owner == seat:
        return "SD-DL-01"
    planet = p.planets[owner]
    at = planet.ground[index(column)]
    if at == NONE or planet.area[at].column != column or nth >= len(planet.area[at].served):
        return "no-demand"
    if planet.area[at].served[nth] != NONE:
        return "SD-DL-05"
    if p.planets[seat].markers == p.box.markers:
        return "SD-DL-06"
    if not ships_on(p, seat, home(owner)):
        return "SD-DL-02"
    goods = p.box.cards[planet.area[at].kind].demands[nth].goods
    return "" if able_ship(p, seat, home(owner), goods) is not None else "SD-DL-08"


def deliver(p: Position, seat: int, owner: int, column: int, nth: int, log: Log | None) -> None:
    planet, visited = p.planets[seat], p.planets[owner]
    built = visited.area[visited.ground[index(column)]]
    demand = p.box.cards[built.kind].demands[nth]
    ship = able_ship(p, seat, home(owner), demand.goods)
    assert ship is not None
    _pay(p, ship, demand.goods)
    built.served[nth] = seat
    planet.markers += 1
    planet.score += demand.points
    visited.score += demand.owner
    if log is not None:
        left = p.box.markers - planet.markers
        slug = p.box.cards[built.kind].slug
        goods = colours(demand.goods)
        log.append(e.Delivered(seat, owner, slug, column, nth, goods, demand.points, demand.owner, left))


def cannot_deliver_neutral(p: Position, seat: int, field: int) -> str:
    if not p.experienced:
        return "SD-NP-01"
    if field >= fields(p):
        return "SD-OB-01"
    if p.orders[field] == NONE:
        return "SD-NP-04"
    if not ships_on(p, seat, field):
        return "SD-NP-02"
    return "" if able_ship(p, seat, field, p.box.orders[p.orders[field]].goods) is not None else "SD-DL-08"


def deliver_neutral(p: Position, seat: int, field: int, log: Log | None) -> None:
    """Deliver to a neutral field: the card is taken, no marker is placed, nobody else scores (SD-NP-02)."""
    order = p.orders[field]
    demand = p.box.orders[order]
    ship = able_ship(p, seat, field, demand.goods)
    assert ship is not None
    _pay(p, ship, demand.goods)
    planet = p.planets[seat]
    planet.orders.append(order)
    planet.orders.sort()
    planet.score += demand.points
    p.orders[field] = NONE
    if log is not None:
        log.append(e.OrderDelivered(seat, field, p.box.order_slugs[order], colours(demand.goods), demand.points))


def _fits(p: Position, field: int, order: int) -> bool:
    """Whether an order fits: not if several players who are there could fulfil it at once (SD-NP-03, SD-NP-07)."""
    goods = p.box.orders[order].goods
    return sum(1 for seat in range(p.seats) if able_ship(p, seat, field, goods) is not None) < 2


def refill(p: Position, log: Log | None) -> None:
    """Put an order on every empty neutral field, if the pile has one that fits."""
    if not p.experienced or not p.order_pile:
        return
    for field in range(1, fields(p), 2):
        if p.orders[field] == NONE:
            _refill_field(p, field, log)


def _refill_field(p: Position, field: int, log: Log | None) -> None:
    pile = p.order_pile
    if p.orders_known == len(pile) and not any(_fits(p, field, order) for order in pile):
        return  # everybody has seen them all, and none fits
    for _ in range(len(pile)):
        order = pile.pop()
        p.orders_known = min(p.orders_known, len(pile))
        if _fits(p, field, order):
            p.orders[field] = order
            if log is not None:
                log.append(e.OrderLaid(field, p.box.order_slugs[order]))
            return
        pile.insert(0, order)
        p.orders_known += 1
        if log is not None:
            log.append(e.OrderReturned(field, p.box.order_slugs[order]))
