"""Why a move is good, in the terms of the table: energy, goods, consumers and points.

The first reason speaks of the move, the second of the turn that it begins or goes on with. Everything here lies open.
"""

from __future__ import annotations

from collections.abc import Sequence

from webfoot.core.hints import Reason
from webfoot.core.plans import LuckNeeded, NoLuck
from webfoot.games.duckdealer.pieces import COLOURS, EQUIPMENT, TILES
from webfoot.games.duckdealer.rules.state import TURN
from webfoot.games.duckdealer.rules.turn import DuckDealerState
from webfoot.games.duckdealer.rules.world import BLUE, NONE, RED, YELLOW


def reasons(p: DuckDealerState, seat: int, plan: Sequence[int]) -> list[Reason]:
    """Return why the first move of this plan is good, the weightiest reason first."""
    n = p.numbers
    move = plan[0]
    if n.collect <= move < n.act:
        return _collecting(p, seat, move - n.collect)
    found = [_deed(p, seat, move)]
    points = scored(p, seat, plan)
    own = _points_of(p, seat, move)
    if points > own:
        found.append(Reason("turn-scores", {"points": points}))
    return found


def scored(p: DuckDealerState, seat: int, plan: Sequence[int]) -> int:
    """Return the points that this plan scores, as far as no luck and no other player decides."""
    after = p.clone()
    for move in plan:
        if move not in after.legal(seat):
            break
        try:
            after.play(seat, move, NoLuck(), None)
        except LuckNeeded:
            break
    return after.points[seat] - p.points[seat]


def _points_of(p: DuckDealerState, seat: int, move: int) -> int:
    return scored(p, seat, [move])


def _collecting(p: DuckDealerState, seat: int, colour: int) -> list[Reason]:
    crew = [p.fittings[seat * 4 + 1 + other] for other in range(3)]
    gained = [crew[other] + (other == colour) for other in range(3)]
    if any(gained[other] > p.discs[other] for other in range(3)):
        return [Reason("collects-exhausted")]
    held = [p.energy[seat * 3 + other] for other in range(3)]
    values: dict[str, str | int] = {
        "red": held[RED] + gained[RED],
        "yellow": held[YELLOW] + gained[YELLOW],
        "blue": held[BLUE] + gained[BLUE],
    }
    return [Reason("collects", values), Reason("lacks", {"energy": COLOURS[colour]})]


def _deed(p: DuckDealerState, seat: int, move: int) -> Reason:
    n, w = p.numbers, p.world
    here = p.ships[seat] if p.phase >= TURN else NONE
    if move < n.place:
        return Reason("bids-little")
    if move < n.collect:
        return _fitting_out(move - n.equip) if n.equip <= move < n.start else Reason("begins-well")
    if move == n.act:
        return Reason("acts")
    if n.fly <= move < n.explore:
        return Reason("flies-through") if move == n.jump else _flight(p, seat, move - n.fly)
    if n.explore <= move < n.road:
        return Reason("chooses-consumer", {"good": w.goods[(move - n.explore) % n.goods]})
    if n.road <= move < n.build_factory:
        return Reason("lays-road" if move < n.open_gate else "opens-gate")
    if n.build_factory <= move < n.build_yard:
        good = move - n.build_factory
        return Reason("builds-factory", {"good": w.goods[good], "points": w.factory_points[good]})
    if n.build_yard <= move < n.build_consumer:
        return Reason("builds-yard", {"points": w.yard_points[p.yards[here]]})
    if n.build_consumer <= move < n.privilege:
        tile = p.consumers[here]
        return Reason("builds-consumer", {"good": w.goods[w.consumer_goods[tile]], "points": w.consumer_points[tile]})
    if n.privilege <= move < n.mine:
        return Reason("claims", {"tile": TILES[move - n.privilege]})
    return _use(p, here, move)


def _use(p: DuckDealerState, here: int, move: int) -> Reason:
    n, w = p.numbers, p.world
    if move == n.mine:
        return Reason("mines", {"good": w.goods[p.mines[here]]})
    if move == n.make:
        return Reason("makes", {"good": w.goods[p.factories[here]]})
    if move == n.deliver:
        tile = p.consumers[here]
        return Reason("delivers", {"good": w.goods[w.consumer_goods[tile]], "points": w.delivery_points[tile]})
    if n.buy <= move < n.discard:
        return Reason("buys", {"equipment": EQUIPMENT[w.yard_sells[p.yards[here]]]})
    if n.discard <= move < n.reclaim_road:
        return Reason("makes-room", {"good": w.goods[move - n.discard]})
    if n.reclaim_road <= move < n.offer_to:
        return Reason("frees-cube")
    if n.end_turn <= move < n.count:
        return Reason("keeps", {"kept": sum(n.keeps[move - n.end_turn])})
    if n.offer_to <= move < n.withdraw:
        return Reason("offers")
    return Reason("trades" if move == n.accept else "declines" if move == n.decline else "leaves-it")


def _fitting_out(kind: int) -> Reason:
    return Reason("fits-out", {"equipment": EQUIPMENT[kind]})


def _flight(p: DuckDealerState, seat: int, point: int) -> Reason:
    """Say what the ship can do where this flight ends."""
    w = p.world
    if point >= w.planets:
        return Reason("on-the-way")
    aboard = p.goods[seat * len(w.goods) : (seat + 1) * len(w.goods)]
    tile = p.consumers[point]
    if tile != NONE and aboard[w.consumer_goods[tile]]:
        good = w.goods[w.consumer_goods[tile]]
        if p.consumer_built[point]:
            return Reason("flies-to-deliver", {"good": good, "points": w.delivery_points[tile]})
        if all(aboard[price] for price in w.consumer_prices[tile]):
            return Reason("flies-to-build", {"good": good, "points": w.consumer_points[tile]})
    made = p.factories[point]
    if made != NONE and all(aboard[part] for part in w.inputs[made]):
        return Reason("flies-to-make", {"good": w.goods[made]})
    if not p.explored[point]:
        return Reason("flies-to-explore")
    return Reason("flies-to-mine", {"good": w.goods[p.mines[point]]})
