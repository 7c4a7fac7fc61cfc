"""An action turn: the list of what can be done, on a planet and in space.

Bots ask for it often. Why a single move is forbidden is asked of forbidden.py, and a test compares the two.
"""

from __future__ import annotations

from webfoot.games.duckdealer.rules import tiles
from webfoot.games.duckdealer.rules.offers import cannot_offer
from webfoot.games.duckdealer.rules.state import ACTION, FOR_TRACK, Position
from webfoot.games.duckdealer.rules.tiles import PRIVILEGE_PRICE
from webfoot.games.duckdealer.rules.travel import steps_from
from webfoot.games.duckdealer.rules.world import BLUE, NONE, RED, YELLOW


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
    if not cannot_lay_roads(p, seat):
        numbers += legal_roads(p)
    if p.entrances[seat] == NONE:
        free = free_of_gates(p)
        if len(free) > 1:
            numbers += [n.open_gate + planet for planet in free]
    if here < n.planets:
        numbers += legal_here(p, seat, here)
    base = seat * n.goods
    numbers += [n.discard + good for good in range(n.goods) if p.goods[base + good]]
    numbers += [n.offer_to + other for other in range(p.seats) if not cannot_offer(p, seat, other)]
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


def cannot_lay_roads(p: Position, seat: int) -> str:
    """R7.2, R9.7: wherever the road would be."""
    if not p.free_roads and not p.can_spend(seat, YELLOW):
        return "no-energy"
    return "" if p.cubes[seat] or tiles.own_pieces(p, seat) else "DD-R7.7"


def legal_roads(p: Position) -> list[int]:
    """R7.2: any comet without road and ship."""
    n = p.numbers
    first = n.comets_from
    return [
        n.road + point - first for point in range(first, n.points) if p.roads[point] == NONE and point not in p.ships
    ]


def legal_here(p: Position, seat: int, here: int) -> list[int]:
    """Building and trading on the planet where the ship is."""
    numbers: list[int] = []
    if p.can_spend(seat, YELLOW):
        numbers += _legal_building(p, seat, here)
    if p.can_spend(seat, BLUE) or True in p.paid:
        numbers += _legal_trading(p, seat, here)
    return numbers


def _legal_building(p: Position, seat: int, here: int) -> list[int]:
    n = p.numbers
    numbers: list[int] = []
    aboard = [good for good in range(n.goods) if p.good_count(seat, good)]
    if aboard and not tiles.cannot_hold_factory(p, here):
        numbers += [
            n.build_factory + good for good in p.world.products if not tiles.cannot_build_factory(p, seat, here, good)
        ]
    if p.yards[here] != NONE and not p.yard_built[here]:
        numbers += [n.build_yard + good for good in aboard if not tiles.cannot_build_yard(p, seat, here, good)]
    tile = p.consumers[here]
    if tile != NONE and not p.consumer_built[here]:
        numbers += [
            n.build_consumer + 1 + other
            for other in p.world.consumer_others[tile] or (NONE,)
            if not tiles.cannot_build_consumer(p, seat, here, other)
        ]
    if p.can_spend(seat, YELLOW) >= PRIVILEGE_PRICE:
        numbers += [n.privilege + tile for tile in range(4) if not tiles.cannot_privilege(p, seat, here, tile)]
    return numbers


def _legal_trading(p: Position, seat: int, here: int) -> list[int]:
    n = p.numbers
    numbers: list[int] = []
    if not tiles.cannot_mine(p, seat, here):
        numbers.append(n.mine)
    if p.factories[here] != NONE and not tiles.cannot_make(p, seat, here):
        numbers.append(n.make)
    if p.consumers[here] != NONE and not tiles.cannot_deliver(p, seat, here):
        numbers.append(n.deliver)
    if p.yards[here] != NONE and not tiles.cannot_shop(p, seat, here):
        numbers += [n.buy + 1 + old for old in range(NONE, 4) if not tiles.cannot_fit(p, seat, here, old)]
    return numbers


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
