"""Why a move is not legal: the rule that forbids it."""

from __future__ import annotations

from webfoot.core.errors import Refusal
from webfoot.core.moves import Move
from webfoot.games.duckdealer import moves as m
from webfoot.games.duckdealer.pieces import EQUIPMENT, TILES
from webfoot.games.duckdealer.rules import offers, permits
from webfoot.games.duckdealer.rules.state import (
    ACTION,
    BID,
    EQUIP,
    EXPLORE,
    GATE,
    MOST_OFFERS,
    OFFER,
    PLACE,
    RECLAIM,
    SECOND_BID,
    START,
    TURN,
)
from webfoot.games.duckdealer.rules.travel import steps_from
from webfoot.games.duckdealer.rules.turn import DuckDealerState
from webfoot.games.duckdealer.rules.world import CONSUMER, NONE, RED, SHIPYARD, YELLOW

BEGINNING = {
    m.Bid: ((BID, SECOND_BID), "DD-R4.7"),
    m.TakePlace: ((PLACE,), "DD-R4.7"),
    m.Equip: ((EQUIP,), "DD-Q9"),
    m.Start: ((START,), "DD-R4.9"),
}
ANSWERS = (m.Accept, m.Decline)
DRAFTING = (m.Give, m.Ask, m.Propose)
RECLAIMS = (m.ReclaimRoad, m.ReclaimPrivilege)


def why_not(state: DuckDealerState, seat: int, number: int, move: Move) -> Refusal | None:
    if state.over():
        return Refusal("game-over")
    if number in state.legal(seat):
        return None
    rule, values = _rule(state, seat, move)
    return Refusal(rule, values)


Reason = tuple[str, dict[str, str | int]]


def _rule(p: DuckDealerState, seat: int, move: Move) -> Reason:
    if p.phase in (BID, SECOND_BID) and seat not in p.actors():
        return "DD-Q28", {}
    if isinstance(move, m.Discard) and p.phase > START and not permits.may_discard(p, seat):
        return "DD-Q30", {}
    if seat not in p.actors():
        return "DD-R5.1", {}
    if p.proposed and seat == p.partner:
        return _against_answer(p, seat, move)
    kind = type(move)
    if p.phase <= START or kind in BEGINNING:
        phases, rule = BEGINNING.get(kind, ((), "beginning"))
        if p.phase == EQUIP and p.phase not in phases:
            return "DD-R4.8", {}
        if p.phase not in phases:
            return ("beginning", {}) if p.phase <= START else ("beginning-over", {})
        return rule, {"kind": move.kind} if isinstance(move, m.Equip) else {}
    if isinstance(move, ANSWERS):
        return "DD-Q26", {}
    for phase, kinds, rule in (
        (EXPLORE, (m.Explore,), "DD-R8.7"),
        (GATE, (m.CloseGate,), "DD-R12.1"),
        (RECLAIM, RECLAIMS, "DD-Q24"),
        (OFFER, (*DRAFTING, m.Withdraw), "DD-Q26"),
    ):
        if p.phase == phase:
            if phase == GATE and isinstance(move, m.CloseGate):
                return "DD-R12.2", {"planet": move.planet}
            return rule, {}
        if isinstance(move, kinds) and not isinstance(move, m.Withdraw):
            return rule, {}
    if p.phase == TURN:
        return "DD-R7.1", {}
    return _against_action(p, seat, move)


def _against_answer(p: DuckDealerState, seat: int, move: Move) -> Reason:
    if isinstance(move, m.Accept):
        if not offers.has_asked_goods(p, seat) or not offers.has_offered_goods(p):
            return "DD-Q26", {}
        return "DD-Q13", {"capacity": p.capacity(seat)}
    if isinstance(move, m.Discard):
        return "no-such-good", {"good": move.good}
    return "DD-Q26", {}


def _against_action(p: DuckDealerState, seat: int, move: Move) -> Reason:
    """In the phase ACTION, of the player on turn."""
    if isinstance(move, m.Collect | m.Act):
        return "DD-R5.1", {}
    if isinstance(move, m.Withdraw):
        return "DD-Q26", {}
    if isinstance(move, m.OfferTo):
        if p.proposed or p.offers >= MOST_OFFERS:
            return "DD-Q26", {}
        return "DD-R10.9", {}
    if isinstance(move, m.Discard):
        return "no-such-good", {"good": move.good}
    if isinstance(move, m.Fly | m.Jump | m.EndTurn) and p.carried(seat) > p.capacity(seat):
        return "DD-R10.8", {"carried": p.carried(seat), "capacity": p.capacity(seat)}
    if isinstance(move, m.EndTurn):
        return "DD-R7.6", {}
    if isinstance(move, m.Fly | m.Jump):
        return _against_flight(p, seat, move)
    if isinstance(move, m.Road):
        return _against_road(p, seat, move)
    if isinstance(move, m.OpenGate):
        return ("DD-R12.1", {}) if p.entrances[seat] != NONE else ("DD-R12.2", {"planet": move.planet})
    here = p.ships[seat]
    if here >= p.world.planets:
        return "DD-R8.4", {}
    if isinstance(move, m.BuildFactory | m.BuildShipyard | m.BuildConsumer | m.Privilege):
        return _against_building(p, seat, here, move)
    return _against_trading(p, seat, here, move)


def _against_flight(p: DuckDealerState, seat: int, move: Move) -> Reason:
    if not p.can_spend(seat, RED):
        return "no-energy", {"colour": "red", "needed": 1}
    if isinstance(move, m.Fly):
        to = p.world.point(move.to)
        speed = p.speed(seat)
        if to == p.ships[seat]:
            return "DD-Q3", {}
        steps = steps_from(p, seat, p.ships[seat], p.world.points)[to]
        return "DD-R8.1", {"steps": steps, "speed": speed}
    return "DD-R8.9", {}


def _against_road(p: DuckDealerState, seat: int, move: m.Road) -> Reason:
    at = p.world.point(move.at)
    if p.roads[at] != NONE:
        return "road-there", {}
    if at in p.ships:
        return "DD-D16", {}
    if not p.free_roads and not p.can_spend(seat, YELLOW):
        return "no-energy", {"colour": "yellow", "needed": 1}
    return "DD-R7.7", {}


def _against_building(p: DuckDealerState, seat: int, here: int, move: Move) -> Reason:
    needed = permits.PRIVILEGE_PRICE if isinstance(move, m.Privilege) else 1
    if isinstance(move, m.Privilege):
        tile = TILES.index(move.tile)
        if not permits.has_tile(p, here, tile):
            return "no-such-tile", {"tile": move.tile}
        if p.privileges[here * 4 + tile] != NONE:
            return "DD-R9.6", {}
        if not permits.can_privilege(p, here, tile):
            return "DD-Q11", {}
    if isinstance(move, m.BuildFactory):
        good = p.world.good(move.good)
        if good not in p.world.products:
            return "no-factory", {"good": move.good}
        if p.world.is_start[here]:
            return "DD-D2", {}
        if p.factories[here] != NONE:
            return "DD-R9.5", {}
        if not p.factories_left[good]:
            return "factory-sold-out", {"good": move.good}
    if isinstance(move, m.BuildShipyard):
        if p.yards[here] == NONE:
            return "no-such-tile", {"tile": "shipyard"}
        if p.yard_built[here]:
            return "DD-R9.3", {"tile": "shipyard"}
    if isinstance(move, m.BuildConsumer):
        if p.consumers[here] == NONE:
            return "no-such-tile", {"tile": "consumer"}
        if p.consumer_built[here]:
            return "DD-R9.3", {"tile": "consumer"}
    if p.can_spend(seat, YELLOW) < needed:
        return "no-energy", {"colour": "yellow", "needed": needed}
    if isinstance(move, m.Privilege):
        return "DD-R7.7", {}
    if isinstance(move, m.BuildShipyard):
        return "DD-R9.4", {"tile": "shipyard"}
    if isinstance(move, m.BuildConsumer) and not _pays_as_printed(p, here, move):
        return "DD-R9.4", {"tile": "consumer"}
    return "DD-R9.2", {}


def _pays_as_printed(p: DuckDealerState, here: int, move: m.BuildConsumer) -> bool:
    """Whether a good of the player's choice is named exactly where the price says any good."""
    others = p.world.consumer_others[p.consumers[here]]
    return not others if move.other is None else p.world.good(move.other) in others


def _against_trading(p: DuckDealerState, seat: int, here: int, move: Move) -> Reason:
    tile = {m.Mine: 0, m.Make: 1, m.Buy: 2, m.Deliver: 3}[type(move)]
    if not permits.has_tile(p, here, tile):
        return "no-such-tile", {"tile": TILES[tile]}
    if not permits.works(p, here, tile):
        return ("DD-R10.3" if tile == SHIPYARD else "DD-R10.7"), {}
    if not permits.can_use(p, seat, here, tile):
        return "no-energy", {"colour": "blue", "needed": 1}
    if isinstance(move, m.Mine):
        return "DD-Q31", {"limit": p.world.mine_limit}
    if tile == CONSUMER:
        return "no-such-good", {"good": p.world.goods[p.world.consumer_goods[p.consumers[here]]]}
    if isinstance(move, m.Buy) and p.has_goods(seat, p.world.yard_prices[p.yards[here]]):
        return _against_purchase(p, seat, here, move)
    return "DD-R10.1", {}


def _against_purchase(p: DuckDealerState, seat: int, here: int, move: m.Buy) -> Reason:
    if move.replace is None and p.filled(seat) == p.world.slots:
        return "no-free-slot", {}
    if move.replace is not None and not p.fittings[seat * 4 + EQUIPMENT.index(move.replace)]:
        return "DD-R10.5", {"kind": move.replace}
    return "DD-Q9", {"kind": EQUIPMENT[p.world.yard_sells[p.yards[here]]]}


def blocked(p: DuckDealerState, seat: int) -> dict[str, Refusal]:
    """What one might expect to do on this planet and cannot, each with the reason."""
    if p.phase != ACTION or seat != p.turn():
        return {}
    n = p.numbers
    here = p.ships[seat]
    legal = set(p.legal(seat))
    candidates: list[tuple[str, int, Move]] = [("jump", n.jump, m.Jump())]
    if here < p.world.planets:
        candidates += [
            ("use:mine", n.mine, m.Mine()),
            ("use:factory", n.make, m.Make()),
            ("use:consumer", n.deliver, m.Deliver()),
            ("build:consumer", n.build_consumer, m.BuildConsumer()),
        ]
        if p.yards[here] != NONE:
            candidates.append(("use:shipyard", n.buy, m.Buy()))
            printed = p.world.yard_printed[p.yards[here]]
            second = next(good for good in range(len(p.world.goods)) if good != printed)
            candidates.append(("build:shipyard", n.build_yard + second, m.BuildShipyard(p.world.goods[second])))
        candidates += [
            (f"factory:{p.world.goods[good]}", n.build_factory + good, m.BuildFactory(p.world.goods[good]))
            for good in p.world.products
        ]
        tiles: tuple[m.Tile, ...] = TILES
        candidates += [(f"privilege:{tile}", n.privilege + i, m.Privilege(tile)) for i, tile in enumerate(tiles)]
    reasons = {}
    for thing, number, move in candidates:
        if thing == "build:shipyard" and any(
            n.build_yard <= legal_number < n.build_consumer for legal_number in legal
        ):
            continue
        if thing == "build:consumer" and any(n.build_consumer <= number < n.privilege for number in legal):
            continue
        if thing == "use:shipyard" and any(n.buy <= legal_number < n.discard for legal_number in legal):
            continue
        if number not in legal:
            reasons[thing] = Refusal(*_against_action(p, seat, move))
    if p.carried(seat) > p.capacity(seat):
        reasons["end"] = Refusal("DD-R10.8", {"carried": p.carried(seat), "capacity": p.capacity(seat)})
    return reasons
