"""Building and trading on a planet, tile by tile.

Each check returns the rule that forbids something, or nothing: one question tells what is legal and why it is not.
"""

from __future__ import annotations

from typing import Final

from webfoot.games.duckdealer.rules.state import Position
from webfoot.games.duckdealer.rules.supply import fits_after_payment
from webfoot.games.duckdealer.rules.world import BLUE, CONSUMER, FACTORY, MINE, NONE, SHIPYARD, YELLOW

PRIVILEGE_PRICE: Final = 3


def has_tile(p: Position, here: int, tile: int) -> bool:
    if tile == MINE:
        return True
    if tile == FACTORY:
        return p.factories[here] != NONE
    if tile == SHIPYARD:
        return p.yards[here] != NONE
    return p.consumers[here] != NONE


def is_built(p: Position, here: int, tile: int) -> bool:
    """Whether a tile that is there lies built side up."""
    if tile == SHIPYARD:
        return p.yard_built[here]
    if tile == CONSUMER:
        return p.consumer_built[here]
    return True


def own_pieces(p: Position, seat: int) -> bool:
    return seat in p.roads or seat in p.privileges


def uses_freely(p: Position, seat: int, here: int, tile: int) -> bool:
    """R10.10: the privilege has been paid for on this visit."""
    return p.paid[tile] and p.privileges[here * 4 + tile] == seat


# Building.


def cannot_hold_factory(p: Position, here: int) -> str:
    """R9.5: one factory at most, and none on a start planet."""
    if p.world.is_start[here]:
        return "DD-R3.2"
    return "DD-R9.5" if p.factories[here] != NONE else ""


def cannot_build_factory(p: Position, seat: int, here: int, good: int) -> str:
    if not p.world.inputs[good]:
        return "no-factory"
    rule = cannot_hold_factory(p, here)
    if rule:
        return rule
    if not p.factories_left[good]:
        return "factory-sold-out"
    if not p.can_spend(seat, YELLOW):
        return "no-energy"
    return "" if p.has_goods(seat, p.world.inputs[good]) else "DD-R9.2"


def cannot_build_yard(p: Position, seat: int, here: int, second: int) -> str:
    """With `second` beside the printed good (R9.4)."""
    yard = p.yards[here]
    if yard == NONE:
        return "no-such-tile"
    if p.yard_built[here]:
        return "DD-R9.3"
    if not p.can_spend(seat, YELLOW):
        return "no-energy"
    printed = p.world.yard_printed[yard]
    if second == printed:
        return "DD-R9.4-same"
    if p.world.yard_second[yard] not in (NONE, second):
        return "DD-R9.4-printed"
    return "" if p.good_count(seat, printed) and p.good_count(seat, second) else "DD-R9.4"


def cannot_build_consumer(p: Position, seat: int, here: int, other: int) -> str:
    """With `other` where the price says any good; NONE where it does not (R9.4)."""
    tile = p.consumers[here]
    if tile == NONE:
        return "no-such-tile"
    if p.consumer_built[here]:
        return "DD-R9.3"
    if not p.can_spend(seat, YELLOW):
        return "no-energy"
    others = p.world.consumer_others[tile]
    if other == NONE:
        if others:
            return "DD-R9.4-any"
    elif not others:
        return "DD-R9.4-none"
    elif other not in others:
        return "DD-R9.4-named"
    elif not p.good_count(seat, other):
        return "DD-R9.2"
    return "" if p.has_goods(seat, p.world.consumer_prices[tile]) else "DD-R9.2"


def cannot_privilege(p: Position, seat: int, here: int, tile: int) -> str:
    """R9.6, and the other reading of Q11."""
    if not has_tile(p, here, tile):
        return "no-such-tile"
    if p.privileges[here * 4 + tile] != NONE:
        return "DD-R9.6"
    if p.built_only and not is_built(p, here, tile):
        return "DD-Q11"
    if p.can_spend(seat, YELLOW) < PRIVILEGE_PRICE:
        return "no-energy"
    return "" if p.cubes[seat] or own_pieces(p, seat) else "DD-R7.7"


# Trading.


def cannot_use(p: Position, seat: int, here: int, tile: int) -> str:
    if not has_tile(p, here, tile):
        return "no-such-tile"
    if not is_built(p, here, tile):
        return "DD-R10.3" if tile == SHIPYARD else "DD-R10.7"
    return "" if uses_freely(p, seat, here, tile) or p.can_spend(seat, BLUE) else "no-energy"


def cannot_mine(p: Position, seat: int, here: int) -> str:
    rule = cannot_use(p, seat, here, MINE)
    if not rule and p.dug >= p.world.mine_limit and uses_freely(p, seat, here, MINE):
        return "DD-Q31"
    return rule


def cannot_make(p: Position, seat: int, here: int) -> str:
    rule = cannot_use(p, seat, here, FACTORY)
    if not rule and not p.has_goods(seat, p.world.inputs[p.factories[here]]):
        return "DD-R10.1"
    return rule


def cannot_deliver(p: Position, seat: int, here: int) -> str:
    rule = cannot_use(p, seat, here, CONSUMER)
    if not rule and not p.good_count(seat, p.world.consumer_goods[p.consumers[here]]):
        return "no-such-good"
    return rule


def cannot_shop(p: Position, seat: int, here: int) -> str:
    """Whatever slot the new piece is for."""
    rule = cannot_use(p, seat, here, SHIPYARD)
    if not rule and not p.has_goods(seat, p.world.yard_prices[p.yards[here]]):
        return "DD-R10.1"
    return rule


def cannot_fit(p: Position, seat: int, here: int, replaced: int) -> str:
    """What a ship that can pay has against a new piece, in a free slot (NONE) or in place of another."""
    if replaced == NONE:
        if p.filled(seat) == p.world.slots:
            return "no-free-slot"
    elif not p.fittings[seat * 4 + replaced]:
        return "DD-R10.5"
    kind = p.world.yard_sells[p.yards[here]]
    paying = not uses_freely(p, seat, here, SHIPYARD)
    return "" if fits_after_payment(p, seat, kind, replaced, paying) else "DD-Q9"


def cannot_buy(p: Position, seat: int, here: int, replaced: int) -> str:
    return cannot_shop(p, seat, here) or cannot_fit(p, seat, here, replaced)
