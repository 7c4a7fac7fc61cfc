"""Why a move is not legal, with the values that the sentence needs; and what on a planet cannot be done now."""

from __future__ import annotations

from typing import Final

from webfoot.core.errors import Refusal
from webfoot.core.moves import Catalogue, Move
from webfoot.games.duckdealer import moves as m
from webfoot.games.duckdealer.pieces import EQUIPMENT, TILES
from webfoot.games.duckdealer.rules.forbidden import forbidden
from webfoot.games.duckdealer.rules.state import ACTION, MOST_OFFERS
from webfoot.games.duckdealer.rules.tiles import PRIVILEGE_PRICE
from webfoot.games.duckdealer.rules.travel import steps_from
from webfoot.games.duckdealer.rules.turn import DuckDealerState
from webfoot.games.duckdealer.rules.world import NONE

TILE_OF: Final[dict[type[Move], str]] = {
    m.Mine: "mine",
    m.Make: "factory",
    m.Buy: "shipyard",
    m.Deliver: "consumer",
    m.BuildShipyard: "shipyard",
    m.BuildConsumer: "consumer",
}
"""The tile that a move builds or uses."""

Values = dict[str, str | int]


def why_not(p: DuckDealerState, seat: int, number: int, move: Move) -> Refusal | None:
    """Return why this seat may not play this move now; None if it may."""
    rule = forbidden(p, seat, number)
    return Refusal(rule, _values(p, seat, rule, move)) if rule else None


def _values(p: DuckDealerState, seat: int, rule: str, move: Move) -> Values:
    """What the sentence of a refusal names."""
    match rule:
        case "no-energy":
            return _energy(move)
        case "DD-R4.7-none":
            return {"seats": p.seats}
        case "DD-R10.8":
            return {"carried": p.carried(seat), "capacity": p.capacity(seat)}
        case "DD-Q13":
            return {"capacity": p.capacity(seat)}
        case "DD-Q26-limit":
            return {"limit": MOST_OFFERS}
        case "DD-Q31":
            return {"limit": p.world.mine_limit}
    return _named(p, seat, rule, move)


def _energy(move: Move) -> Values:
    """The energy that a move takes."""
    if isinstance(move, m.Fly | m.Jump):
        return {"colour": "red", "needed": 1}
    if isinstance(move, m.Mine | m.Make | m.Deliver | m.Buy):
        return {"colour": "blue", "needed": 1}
    return {"colour": "yellow", "needed": PRIVILEGE_PRICE if isinstance(move, m.Privilege) else 1}


def _named(p: DuckDealerState, seat: int, rule: str, move: Move) -> Values:
    """What depends on the move: the good, the tile or the equipment it is about, or how far it leads."""
    here = p.ships[seat]
    match rule, move:
        case "DD-R8.1", m.Fly(to):
            return {"steps": steps_from(p, seat, here, p.world.points)[p.world.point(to)], "speed": p.speed(seat)}
        case "no-such-good", m.Deliver():
            return {"good": p.world.goods[p.world.consumer_goods[p.consumers[here]]]}
        case (
            ("no-such-good" | "no-factory" | "factory-sold-out" | "DD-Q26-give" | "DD-Q26-ask"),
            (m.Discard(good) | m.BuildFactory(good) | m.Give(good) | m.Ask(good)),
        ):
            return {"good": good}
        case "no-such-tile", m.Privilege(tile):
            return {"tile": tile}
        case (("no-such-tile" | "DD-R9.3"), _):
            return {"tile": TILE_OF[type(move)]}
        case "DD-Q9", m.Equip(kind):
            return {"kind": kind}
        case "DD-Q9", _:
            return {"kind": EQUIPMENT[p.world.yard_sells[p.yards[here]]]}
        case "DD-R10.5", m.Buy(str(replaced)):
            return {"kind": replaced}
    return {}


def blocked(p: DuckDealerState, seat: int, catalogue: Catalogue) -> dict[str, Refusal]:
    """What one might expect to do now and cannot, each with the reason."""
    if p.proposed and seat == p.partner:
        expected = {"accept": [p.numbers.accept]}
    elif p.phase == ACTION and seat == p.turn():
        expected = _expected(p, seat)
    else:
        return {}
    reasons: dict[str, Refusal] = {}
    for thing, numbers in expected.items():
        first = why_not(p, seat, numbers[0], catalogue[numbers[0]])
        if first is not None and all(forbidden(p, seat, number) for number in numbers[1:]):
            reasons[thing] = first
    return reasons


def _expected(p: DuckDealerState, seat: int) -> dict[str, list[int]]:
    """By what is touched: the moves that it stands for, first the one whose reason is told if none is legal."""
    n = p.numbers
    world = p.world
    here = p.ships[seat]
    expected = {"jump": [n.jump], "end": [n.end_turn + n.keeps.index((0, 0, 0))]}
    if here >= world.planets:
        return expected
    expected |= {"use:mine": [n.mine], "use:factory": [n.make], "use:consumer": [n.deliver]}
    others = world.consumer_others[p.consumers[here]] if p.consumers[here] != NONE else []
    expected["build:consumer"] = [n.build_consumer + 1 + good for good in others or (NONE,)]
    yard = p.yards[here]
    if yard != NONE:
        expected["use:shipyard"] = list(range(n.buy, n.discard))
        printed, second = world.yard_printed[yard], world.yard_second[yard]
        expected["build:shipyard"] = [
            n.build_yard + good for good in range(n.goods) if good != printed and second in (NONE, good)
        ]
    expected |= {f"factory:{world.goods[good]}": [n.build_factory + good] for good in world.products}
    expected |= {f"privilege:{tile}": [n.privilege + i] for i, tile in enumerate(TILES)}
    return expected
