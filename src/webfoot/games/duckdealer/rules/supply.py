"""Paying and taking: energy, goods, cubes."""

from __future__ import annotations

from webfoot.games.duckdealer.rules.state import Position


def spend(p: Position, seat: int, colour: int, discs: int = 1) -> None:
    """Pay energy: virtual discs first (Q7), which return nothing to the supply (Q21)."""
    virtual = min(discs, p.virtual[colour])
    p.virtual[colour] -= virtual
    p.energy[seat * 3 + colour] -= discs - virtual
    p.discs[colour] += discs - virtual
    p.free_roads = 0  # Q10: free roads come before any energy is spent


def lost_energy(p: Position, seat: int, kept: tuple[int, int, int]) -> list[int]:
    """Return what a turn that ends with these discs gives up, by colour: real discs (R7.6) and virtual ones
    (R6.4)."""
    return [p.can_spend(seat, colour) - discs for colour, discs in enumerate(kept)]


def pay_goods(p: Position, seat: int, price: list[int]) -> None:
    base = seat * len(p.world.goods)
    for good in price:
        p.goods[base + good] -= 1


def take_good(p: Position, seat: int, good: int) -> None:
    p.goods[seat * len(p.world.goods) + good] += 1


def fit(p: Position, seat: int, kind: int) -> None:
    """Put a piece of equipment on the ship; crew quarters are discs from the supply (Q9)."""
    p.fittings[seat * 4 + kind] += 1
    if kind:
        p.discs[kind - 1] -= 1


def unfit(p: Position, seat: int, kind: int) -> None:
    p.fittings[seat * 4 + kind] -= 1
    if kind:
        p.discs[kind - 1] += 1


def fits_after_payment(p: Position, seat: int, kind: int, replaced: int, blue_paid: bool) -> bool:
    """Whether there is a disc for new crew quarters, once price and replaced piece are back in the supply (Q22)."""
    if kind == 0:
        return True
    left = p.discs[kind - 1]
    if replaced == kind:
        left += 1
    if blue_paid and kind == 3 and p.virtual[2] == 0:
        left += 1
    return left > 0
