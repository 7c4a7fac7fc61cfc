"""An action turn: what the moves do."""

from __future__ import annotations

from webfoot.core.events import Log
from webfoot.games.duckdealer import events as e
from webfoot.games.duckdealer.pieces import EQUIPMENT, TILES
from webfoot.games.duckdealer.rules.offers import lapse
from webfoot.games.duckdealer.rules.permits import gate_owner, offered_tiles
from webfoot.games.duckdealer.rules.state import ACTION, EXPLORE, FOR_PRIVILEGE, FOR_ROAD, GATE, RECLAIM, Position
from webfoot.games.duckdealer.rules.supply import fit, pay_goods, spend, take_good, unfit
from webfoot.games.duckdealer.rules.tiles import PRIVILEGE_PRICE, uses_freely
from webfoot.games.duckdealer.rules.travel import path
from webfoot.games.duckdealer.rules.world import BLUE, CONSUMER, FACTORY, MINE, NONE, RED, SHIPYARD, YELLOW


def play_action(p: Position, seat: int, number: int, log: Log | None) -> None:
    """Play a move of the phase ACTION, except offers and the end of the turn."""
    n = p.numbers
    here = p.ships[seat]
    if number < n.jump:
        fly(p, seat, number - n.fly, log)
    elif number == n.jump:
        jump(p, seat, log)
    elif number < n.open_gate:
        lay_road(p, seat, number - n.road + n.comets_from, log)
    elif number < n.close_gate:
        p.gate_from = number - n.open_gate
        p.phase = GATE
    elif number < n.build_yard:
        build_factory(p, seat, here, number - n.build_factory, log)
    elif number < n.build_consumer:
        build_yard(p, seat, here, number - n.build_yard, log)
    elif number < n.privilege:
        build_consumer(p, seat, here, number - n.build_consumer - 1, log)
    elif number < n.mine:
        take_privilege(p, seat, here, number - n.privilege, log)
    elif number == n.mine:
        use_tile(p, seat, here, MINE)
        p.dug += p.privileges[here * 4 + MINE] == seat
        take_good(p, seat, p.mines[here])
        if log is not None:
            log.append(e.Mined(seat, p.world.point_ids[here], p.world.goods[p.mines[here]]))
    elif number == n.make:
        product = p.factories[here]
        use_tile(p, seat, here, FACTORY)
        pay_goods(p, seat, p.world.inputs[product])
        take_good(p, seat, product)
        if log is not None:
            log.append(e.Made(seat, p.world.point_ids[here], p.world.goods[product]))
    elif number == n.deliver:
        deliver(p, seat, here, log)
    elif number < n.discard:
        buy(p, seat, here, number - n.buy - 1, log)
    else:
        discard(p, seat, number - n.discard, log)


def use_tile(p: Position, seat: int, here: int, tile: int) -> None:
    if uses_freely(p, seat, here, tile):
        return
    spend(p, seat, BLUE)
    if p.privileges[here * 4 + tile] == seat:
        p.paid[tile] = True


def leave(p: Position, seat: int, log: Log | None) -> None:
    """End the visit, because the ship starts to move: privileges are paid again, and an open offer lapses."""
    p.paid = [False] * 4
    p.dug = 0
    lapse(p, seat, log)


def fly(p: Position, seat: int, to: int, log: Log | None) -> None:
    start = p.ships[seat]
    if log is not None:
        way = path(p, seat, start, to)
        steps = sum(p.roads[point] != seat for point in way[1:])
        log.append(e.Flew(seat, [p.world.point_ids[point] for point in way], steps))
    leave(p, seat, log)
    spend(p, seat, RED)
    arrive(p, seat, to, log)


def jump(p: Position, seat: int, log: Log | None) -> None:
    """Jump through a gate (R8.9)."""
    start = p.ships[seat]
    owner = gate_owner(p, start)
    to = p.exits[owner]
    if log is not None:
        log.append(e.Jumped(seat, p.world.point_ids[start], p.world.point_ids[to], owner))
    leave(p, seat, log)
    spend(p, seat, RED)
    arrive(p, seat, to, log)


def arrive(p: Position, seat: int, to: int, log: Log | None) -> None:
    """Explore an unexplored planet on which the ship stops (R8.7, R8.8)."""
    p.ships[seat] = to
    if to >= p.world.planets or p.explored[to]:
        return
    if len(offered_tiles(p)) > 1:
        p.phase = EXPLORE
    else:
        explore(p, seat, 0, log)  # Q18: nothing to choose from


def explore(p: Position, seat: int, at: int, log: Log | None) -> None:
    here = p.ships[seat]
    p.explored[here] = True
    p.phase = ACTION
    if at < len(p.consumer_track):
        tile = p.consumer_track.pop(at)
        p.consumers[here] = tile
        if log is not None:
            log.append(e.Explored(seat, p.world.point_ids[here], p.world.goods[p.world.consumer_goods[tile]]))


def lay_road(p: Position, seat: int, at: int, log: Log | None) -> None:
    if p.free_roads:
        left = p.free_roads - 1
        free = True
    else:
        spend(p, seat, YELLOW)
        left = 0
        free = False
    p.free_roads = left
    if p.cubes[seat]:
        p.cubes[seat] -= 1
        put_road(p, seat, at, free, log)
    else:
        ask_to_reclaim(p, FOR_ROAD, at * 2 + free)


def put_road(p: Position, seat: int, at: int, free: bool, log: Log | None) -> None:
    p.roads[at] = seat
    if log is not None:
        log.append(e.RoadLaid(seat, p.world.point_ids[at], free))


def close_gate(p: Position, seat: int, way_out: int, log: Log | None) -> None:
    p.entrances[seat] = p.gate_from
    p.exits[seat] = way_out
    p.gate_from = NONE
    p.phase = ACTION
    if log is not None:
        log.append(e.GatesPlaced(seat, p.world.point_ids[p.entrances[seat]], p.world.point_ids[way_out]))


def score(p: Position, seat: int, points: int) -> None:
    p.points[seat] += points


def build_factory(p: Position, seat: int, here: int, good: int, log: Log | None) -> None:
    spend(p, seat, YELLOW)
    pay_goods(p, seat, p.world.inputs[good])
    p.factories_left[good] -= 1
    p.factories[here] = good
    points = p.world.factory_points[good]
    score(p, seat, points)
    if log is not None:
        log.append(e.FactoryBuilt(seat, p.world.point_ids[here], p.world.goods[good], points))


def build_yard(p: Position, seat: int, here: int, second: int, log: Log | None) -> None:
    spend(p, seat, YELLOW)
    yard = p.yards[here]
    pay_goods(p, seat, [p.world.yard_printed[yard], second])
    p.yard_built[here] = True
    points = p.world.yard_points[yard]
    score(p, seat, points)
    if log is not None:
        kind = EQUIPMENT[p.world.yard_sells[yard]]
        log.append(e.ShipyardBuilt(seat, p.world.point_ids[here], kind, points))


def build_consumer(p: Position, seat: int, here: int, other: int, log: Log | None) -> None:
    """Build a consumer. `other` is paid where the price says any good; NONE where it does not."""
    spend(p, seat, YELLOW)
    tile = p.consumers[here]
    price = p.world.consumer_prices[tile]
    pay_goods(p, seat, price if other == NONE else [*price, other])
    p.consumer_built[here] = True
    good = p.world.consumer_goods[tile]
    points = p.world.consumer_points[tile]
    score(p, seat, points)
    if log is not None:
        log.append(e.ConsumerBuilt(seat, p.world.point_ids[here], p.world.goods[good], points))


def take_privilege(p: Position, seat: int, here: int, tile: int, log: Log | None) -> None:
    spend(p, seat, YELLOW, PRIVILEGE_PRICE)
    if p.cubes[seat]:
        p.cubes[seat] -= 1
        put_privilege(p, seat, here * 4 + tile, log)
    else:
        ask_to_reclaim(p, FOR_PRIVILEGE, here * 4 + tile)


def put_privilege(p: Position, seat: int, at: int, log: Log | None) -> None:
    p.privileges[at] = seat
    p.paid[at % 4] = False  # Q12: the next use costs one energy, even if one was paid for before it was taken up
    if log is not None:
        log.append(e.PrivilegeTaken(seat, p.world.point_ids[at // 4], TILES[at % 4]))


def ask_to_reclaim(p: Position, purpose: int, at: int) -> None:
    p.phase = RECLAIM
    p.reclaim_for = purpose
    p.reclaim_at = at


def take_up(p: Position, seat: int, number: int, log: Log | None) -> None:
    """Take one of a player's pieces off the board, to be used at once (R7.7)."""
    n = p.numbers
    if number < n.reclaim_privilege:
        point = number - n.reclaim_road + n.comets_from
        p.roads[point] = NONE
        if log is not None:
            log.append(e.RoadReclaimed(seat, p.world.point_ids[point]))
        return
    at = number - n.reclaim_privilege
    p.privileges[at] = NONE
    if log is not None:
        log.append(e.PrivilegeReclaimed(seat, p.world.point_ids[at // 4], TILES[at % 4]))


def deliver(p: Position, seat: int, here: int, log: Log | None) -> None:
    use_tile(p, seat, here, CONSUMER)
    tile = p.consumers[here]
    good = p.world.consumer_goods[tile]
    pay_goods(p, seat, [good])
    points = p.world.delivery_points[tile]
    score(p, seat, points)
    if log is not None:
        log.append(e.Delivered(seat, p.world.point_ids[here], p.world.goods[good], points))


def buy(p: Position, seat: int, here: int, replaced: int, log: Log | None) -> None:
    yard = p.yards[here]
    use_tile(p, seat, here, SHIPYARD)
    pay_goods(p, seat, p.world.yard_prices[yard])
    if replaced != NONE:
        unfit(p, seat, replaced)
    kind = p.world.yard_sells[yard]
    fit(p, seat, kind)
    if log is not None:
        log.append(e.Bought(seat, EQUIPMENT[kind], None if replaced == NONE else EQUIPMENT[replaced]))


def discard(p: Position, seat: int, good: int, log: Log | None) -> None:
    pay_goods(p, seat, [good])
    if log is not None:
        log.append(e.Discarded(seat, p.world.goods[good]))
