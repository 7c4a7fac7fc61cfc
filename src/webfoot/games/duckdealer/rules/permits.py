"""An action turn: what a player may do on a planet and in space."""

from __future__ import annotations

from webfoot.games.duckdealer.rules.offers import can_offer_to
from webfoot.games.duckdealer.rules.state import ACTION, FOR_TRACK, Position
from webfoot.games.duckdealer.rules.supply import fits_after_payment
from webfoot.games.duckdealer.rules.travel import steps_from
from webfoot.games.duckdealer.rules.world import BLUE, CONSUMER, FACTORY, MINE, NONE, RED, SHIPYARD, YELLOW

PRIVILEGE_PRICE = 3


def legal_action(p: Position, seat: int) -> list[int]:
    n = p.numbers
    here = p.ships[seat]
    fits = p.carried(seat) <= p.capacity(seat)
    numbers: list[int] = []
    if fits and p.can_spend(seat, RED):
        speed = p.speed(seat)
        steps = steps_from(p, seat, here, speed)
        numbers += [n.fly + point for point in range(n.points) if steps[point] <= speed and point != here]
        if gate_owner(p, here) != NONE:
            numbers.append(n.jump)
    if p.free_roads or p.can_spend(seat, YELLOW):
        numbers += legal_roads(p, seat)
    if p.entrances[seat] == NONE:
        free = free_of_gates(p)
        if len(free) > 1:
            numbers += [n.open_gate + planet for planet in free]
    if here < n.planets:
        numbers += legal_here(p, seat, here)
    base = seat * n.goods
    numbers += [n.discard + good for good in range(n.goods) if p.goods[base + good]]
    numbers += [n.offer_to + other for other in range(p.seats) if can_offer_to(p, seat, other)]
    if p.proposed:
        numbers.append(n.withdraw)
    return numbers + legal_ends(p, seat)


def may_discard(p: Position, seat: int) -> bool:
    """Whether this player may throw goods away (Q30).

    That is in their action turn while no choice is half made, and while an offer waits for this player.
    """
    return (p.phase == ACTION and seat == p.turn()) or (p.proposed and seat == p.partner)


def legal_ends(p: Position, seat: int) -> list[int]:
    """List the ways to end the turn: with any real discs within the limit (R7.6, Q23).

    There is none while more goods are aboard than fit (Q25).
    """
    if p.carried(seat) > p.capacity(seat):
        return []
    n = p.numbers
    red, yellow, blue = p.energy[seat * 3], p.energy[seat * 3 + 1], p.energy[seat * 3 + 2]
    return [
        n.end_turn + i
        for i, (keep_red, keep_yellow, keep_blue) in enumerate(n.keeps)
        if keep_red <= red and keep_yellow <= yellow and keep_blue <= blue
    ]


def legal_roads(p: Position, seat: int) -> list[int]:
    """List the places for a road: any point without planet, road piece and ship (R7.2)."""
    if not p.cubes[seat] and not own_pieces(p, seat):
        return []
    n = p.numbers
    first = n.comets_from
    return [
        n.road + point - first for point in range(first, n.points) if p.roads[point] == NONE and point not in p.ships
    ]


def legal_here(p: Position, seat: int, here: int) -> list[int]:
    """List the moves of building and trading on the planet where the ship is."""
    n = p.numbers
    w = p.world
    numbers: list[int] = []
    yellow = p.can_spend(seat, YELLOW)
    if yellow:
        if can_hold_factory(p, here):
            numbers += [
                n.build_factory + good
                for good in w.products
                if p.factories_left[good] and p.has_goods(seat, w.inputs[good])
            ]
        yard = p.yards[here]
        if yard != NONE and not p.yard_built[here]:
            numbers += [n.build_yard + good for good in seconds(p, seat, yard)]
        tile = p.consumers[here]
        if tile != NONE and not p.consumer_built[here]:
            numbers += [n.build_consumer + 1 + other for other in consumer_payments(p, seat, tile)]
        if yellow >= PRIVILEGE_PRICE and (p.cubes[seat] or own_pieces(p, seat)):
            numbers += [n.privilege + tile for tile in range(4) if can_privilege(p, here, tile)]
    if can_use(p, seat, here, MINE) and not mined_out(p, seat, here):
        numbers.append(n.mine)
    if can_use(p, seat, here, FACTORY) and p.has_goods(seat, w.inputs[p.factories[here]]):
        numbers.append(n.make)
    if can_use(p, seat, here, CONSUMER) and p.good_count(seat, w.consumer_goods[p.consumers[here]]):
        numbers.append(n.deliver)
    if can_use(p, seat, here, SHIPYARD) and p.has_goods(seat, w.yard_prices[p.yards[here]]):
        kind = w.yard_sells[p.yards[here]]
        paying = not uses_freely(p, seat, here, SHIPYARD)
        if p.filled(seat) < w.slots and fits_after_payment(p, seat, kind, NONE, paying):
            numbers.append(n.buy)
        for old in range(4):
            if p.fittings[seat * 4 + old] and fits_after_payment(p, seat, kind, old, paying):
                numbers.append(n.buy + 1 + old)
    return numbers


def can_hold_factory(p: Position, here: int) -> bool:
    """Whether this is an explored planet with an empty factory slot; start planets have none (R9.5)."""
    return not p.world.is_start[here] and p.explored[here] and p.factories[here] == NONE


def seconds(p: Position, seat: int, yard: int) -> list[int]:
    """Return the goods that can be paid beside the printed one (R9.4)."""
    printed, second = p.world.yard_printed[yard], p.world.yard_second[yard]
    base = seat * len(p.world.goods)
    if not p.goods[base + printed]:
        return []
    return [
        good
        for good in range(len(p.world.goods))
        if good != printed and (second == NONE or good == second) and p.goods[base + good]
    ]


def consumer_payments(p: Position, seat: int, tile: int) -> list[int]:
    """Return what can be paid where the price of a consumer says any good (R9.4); NONE where it does not."""
    if not p.has_goods(seat, p.world.consumer_prices[tile]):
        return []
    others = p.world.consumer_others[tile]
    return [good for good in others if p.good_count(seat, good)] if others else [NONE]


def mined_out(p: Position, seat: int, here: int) -> bool:
    """Whether a claimed mine has given all that it gives on one visit (Q31)."""
    return uses_freely(p, seat, here, MINE) and p.dug >= p.world.mine_limit


def has_tile(p: Position, here: int, tile: int) -> bool:
    if tile == MINE:
        return True
    if tile == FACTORY:
        return p.factories[here] != NONE
    if tile == SHIPYARD:
        return p.yards[here] != NONE
    return p.consumers[here] != NONE


def works(p: Position, here: int, tile: int) -> bool:
    """Whether there is such a tile, built side up."""
    if tile == SHIPYARD:
        return p.yards[here] != NONE and p.yard_built[here]
    if tile == CONSUMER:
        return p.consumers[here] != NONE and p.consumer_built[here]
    return has_tile(p, here, tile)


def can_privilege(p: Position, here: int, tile: int) -> bool:
    """Whether a privilege can be taken up (R9.6, and the other reading of Q11)."""
    there = works(p, here, tile) if p.built_only else has_tile(p, here, tile)
    return there and p.privileges[here * 4 + tile] == NONE


def uses_freely(p: Position, seat: int, here: int, tile: int) -> bool:
    """Whether the privilege has been paid for on this visit (R10.10)."""
    return p.paid[tile] and p.privileges[here * 4 + tile] == seat


def can_use(p: Position, seat: int, here: int, tile: int) -> bool:
    return works(p, here, tile) and (uses_freely(p, seat, here, tile) or p.can_spend(seat, BLUE) > 0)


def gate_owner(p: Position, here: int) -> int:
    """Return the owner of the gate whose entrance is here, if it has its exit too."""
    for owner in range(p.seats):
        if p.entrances[owner] == here and p.exits[owner] != NONE:
            return owner
    return NONE


def free_of_gates(p: Position) -> list[int]:
    """Whether a planet is free for a gate marker: no planet holds two (R12.2)."""
    taken = [*p.entrances, *p.exits]
    return [planet for planet in range(p.world.planets) if planet not in taken]


def own_pieces(p: Position, seat: int) -> bool:
    return seat in p.roads or seat in p.privileges


def legal_reclaims(p: Position, seat: int) -> list[int]:
    """List the player's pieces that can be taken up (Q24).

    For the turn track that is a road piece, or a privilege if there is no road.
    """
    n = p.numbers
    roads = [
        n.reclaim_road + point - n.comets_from for point in range(n.comets_from, n.points) if p.roads[point] == seat
    ]
    if p.reclaim_for == FOR_TRACK and roads:
        return roads
    return roads + [n.reclaim_privilege + i for i, owner in enumerate(p.privileges) if owner == seat]


def offered_tiles(p: Position) -> list[int]:
    """Return the top two tiles, as places on the track; equal ones are one choice."""
    top = p.consumer_track[:2]
    if len(top) == 2 and p.world.twin_of[top[0]] == p.world.twin_of[top[1]]:
        return [0]
    return list(range(len(top)))


def exploring(p: Position, at: int) -> int:
    """Return the number of the move that chooses the tile at this place of the track."""
    good = p.world.consumer_goods[p.consumer_track[at]]
    lower = at == 1 and good == p.world.consumer_goods[p.consumer_track[0]]
    return p.numbers.explore + (p.numbers.goods if lower else 0) + good
