"""A position of Duck Dealer as numbers: everything except bids that are not revealed yet (R1.4, R4.7).

`blocks` says what they are. Their number follows from the map and the pieces of the edition.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from webfoot.core.encoding import put_one
from webfoot.core.features import Block, places, seat_names
from webfoot.games.duckdealer.pieces import COLOURS, EQUIPMENT, TILES
from webfoot.games.duckdealer.rules.permits import gate_owner
from webfoot.games.duckdealer.rules.setup import bidders, tied
from webfoot.games.duckdealer.rules.state import ACTION, BID, OVER, SECOND_BID, Position
from webfoot.games.duckdealer.rules.tiles import uses_freely
from webfoot.games.duckdealer.rules.world import NONE, World

_PHASES: Final[tuple[str, ...]] = (
    "bid", "second-bid", "place", "equip", "start", "turn", "action", "explore", "gate", "reclaim", "offer", "over",
)  # fmt: skip
_PURPOSES: Final = ("track", "road", "privilege")


@cache
def blocks(seats: int, world: World) -> tuple[Block, ...]:
    who = seat_names(seats)
    goods = tuple(world.goods)
    points = tuple(world.point_ids)
    planets = points[: world.planets]
    tiles = places(len(world.consumer_goods))
    energy = tuple(COLOURS)
    return (
        Block("option.literal_medicine", "1 if medicine is made of paint and pills."),
        Block("option.other_ring", "1 if accelerator and radio are made by the other reading."),
        Block("option.built_only", "1 if only built tiles may be used."),
        Block("phase", "1 for what is being decided.", (_PHASES,)),
        Block("turn", "1 for the player on turn.", (who,)),
        Block("order", "By place in the turn order: 1 for the player who has it.", (places(seats), who)),
        Block("bid", "Your own bid while it is secret; -1 if you have made none."),
        Block("bidding", "1 for each player who still has to bid.", (who,)),
        Block("tied", "1 for each player who bids a second time.", (who,)),
        Block("discs", "Energy discs left in the supply.", (energy,)),
        Block("virtual", "Virtual energy of this action turn.", (energy,)),
        Block("forced", "1 if a shortage of discs forced this action turn."),
        Block("free_roads", "Road pieces that may still be laid for nothing."),
        Block("track", "How many spaces of the turn track are taken."),
        Block("track.left", "How many are left."),
        Block("track.cubes", "How many of them each player took.", (who,)),
        Block("consumer_track", "By place from the top: 1 for the consumer tile that is to come.", (tiles, tiles)),
        Block("factories_left", "Factories left in the supply, by what they make.", (goods,)),
        Block("offer.to", "1 for the player to whom the one on turn makes an offer.", (who,)),
        Block("offer.gives", "The goods that it gives.", (goods,)),
        Block("offer.asks", "The goods that it asks for.", (goods,)),
        Block("offer.proposed", "1 if it has been proposed and waits for an answer."),
        Block("gate_entrance", "While gates are being placed: 1 for the planet of the entrance.", (planets,)),
        Block("reclaim_for", "1 for why a piece has to be taken up.", (_PURPOSES,)),
        Block("jump_to", "1 for the planet to which the gate under the ship on turn leads.", (planets,)),
        Block("dug", "Goods taken from a claimed mine on this visit."),
        Block("points", "Points of each player.", (who,)),
        Block("debt", "What each player bid for the place in the order; it is subtracted at the end.", (who,)),
        Block("energy", "Energy discs of each player.", (who, energy)),
        Block("fittings", "Equipment of each player's ship.", (who, EQUIPMENT)),
        Block("speed", "How far each ship flies with one energy.", (who,)),
        Block("capacity", "How many goods each ship holds.", (who,)),
        Block("goods", "Goods aboard each ship.", (who, goods)),
        Block("cubes", "Cubes that each player has left.", (who,)),
        Block("ship", "1 for the point where each ship is.", (who, points)),
        Block("gate", "1 for the planets of the entrance and exit of each player's gate.",
              (who, ("entrance", "exit"), planets)),
        Block("road", "By point: 1 for the player whose road piece lies there.", (points, who)),
        Block("planet.explored", "1 for each explored planet.", (planets,)),
        Block("planet.mine", "1 for the good of each planet's mine.", (planets, goods)),
        Block("planet.factory", "1 for the good that each planet's factory makes.", (planets, goods)),
        Block("planet.yard", "1 for the shipyard on each planet.", (planets, tuple(world.yard_ids))),
        Block("planet.yard_built", "1 if it has been built.", (planets,)),
        Block("planet.consumer", "1 for the consumer tile on each planet.", (planets, tiles)),
        Block("planet.consumer_built", "1 if it has been built.", (planets,)),
        Block("planet.privilege", "By kind of tile: 1 for the player who has the privilege.",
              (planets, tuple(TILES), who)),
        Block("planet.paid", "1 for the tiles whose privilege the player on turn has paid for on this visit.",
              (tuple(TILES),)),
    )  # fmt: skip


def features_of(p: Position, seat: int) -> list[float]:
    """Return the numbers in the order of `blocks`."""
    out: list[float] = []
    _put_turn(p, seat, out)
    _put_supply(p, seat, out)
    _put_players(p, seat, out)
    _put_board(p, seat, out)
    return out


def _on_turn(p: Position) -> int:
    """Return the seat on turn; NONE during an auction and after the end."""
    if p.phase in (BID, SECOND_BID, OVER):
        return NONE
    return p.order[p.place]


def _put_seats(out: list[float], p: Position, seat: int, chosen: list[int]) -> None:
    base = len(out)
    out.extend([0.0] * p.seats)
    for other in chosen:
        out[base + (other - seat) % p.seats] = 1.0


def _put_turn(p: Position, seat: int, out: list[float]) -> None:
    seats = p.seats
    out.append(1.0 if p.literal_medicine else 0.0)
    out.append(1.0 if p.other_ring else 0.0)
    out.append(1.0 if p.built_only else 0.0)
    put_one(out, len(_PHASES), p.phase)
    turn = _on_turn(p)
    put_one(out, seats, NONE if turn == NONE else (turn - seat) % seats)
    for place in range(seats):
        other = p.order[place] if place < len(p.order) else NONE
        put_one(out, seats, NONE if other == NONE else (other - seat) % seats)
    auction = p.phase == BID or p.phase == SECOND_BID
    out.append(float(p.bids[seat]) if auction else -1.0)
    _put_seats(out, p, seat, bidders(p) if auction else [])
    _put_seats(out, p, seat, tied(p) if p.phase == SECOND_BID else [])


def _put_supply(p: Position, seat: int, out: list[float]) -> None:
    w = p.world
    goods = len(w.goods)
    tiles = len(w.consumer_goods)
    for discs in (p.discs, p.virtual):
        for disc in discs:
            out.append(float(disc))
    out.append(1.0 if p.forced else 0.0)
    out.append(float(p.free_roads))
    out.append(float(len(p.track)))
    out.append(float(w.track - len(p.track)))
    for step in range(p.seats):
        out.append(float(p.track.count((seat + step) % p.seats)))
    for at in range(tiles):
        put_one(out, tiles, p.consumer_track[at] if at < len(p.consumer_track) else NONE)
    for left in p.factories_left:
        out.append(float(left))
    put_one(out, p.seats, NONE if p.partner == NONE else (p.partner - seat) % p.seats)
    for lot in (p.gives, p.asks):
        for good in range(goods):
            out.append(float(lot[good]) if p.partner != NONE and good < len(lot) else 0.0)
    out.append(1.0 if p.proposed else 0.0)
    put_one(out, w.planets, p.gate_from)
    put_one(out, len(_PURPOSES), p.reclaim_for)
    turn = _on_turn(p)
    owner = gate_owner(p, p.ships[turn]) if p.phase == ACTION else NONE
    put_one(out, w.planets, NONE if owner == NONE else p.exits[owner])
    out.append(float(p.dug))


def _put_players(p: Position, seat: int, out: list[float]) -> None:
    w = p.world
    goods = len(w.goods)
    others = [(seat + step) % p.seats for step in range(p.seats)]
    for other in others:
        out.append(float(p.points[other]))
    for other in others:
        out.append(float(p.debts[other]))
    for other in others:
        for colour in range(3):
            out.append(float(p.energy[other * 3 + colour]))
    for other in others:
        for kind in range(4):
            out.append(float(p.fittings[other * 4 + kind]))
    for other in others:
        out.append(float(p.speed(other)))
    for other in others:
        out.append(float(p.capacity(other)))
    for other in others:
        for good in range(goods):
            out.append(float(p.goods[other * goods + good]))
    for other in others:
        out.append(float(p.cubes[other]))
    for other in others:
        put_one(out, w.points, p.ships[other])
    for other in others:
        # An entrance without its exit is shown as `gate_entrance`.
        open_ = p.exits[other] != NONE
        put_one(out, w.planets, p.entrances[other] if open_ else NONE)
        put_one(out, w.planets, p.exits[other])


def _put_board(p: Position, seat: int, out: list[float]) -> None:
    w = p.world
    seats, goods, planets = p.seats, len(w.goods), w.planets
    for owner in p.roads:
        put_one(out, seats, NONE if owner == NONE else (owner - seat) % seats)
    for explored in p.explored:
        out.append(1.0 if explored else 0.0)
    for good in p.mines:
        put_one(out, goods, good)
    for good in p.factories:
        put_one(out, goods, good)
    for yard in p.yards:
        put_one(out, len(w.yard_ids), yard)
    for built in p.yard_built:
        out.append(1.0 if built else 0.0)
    for tile in p.consumers:
        put_one(out, len(w.consumer_goods), tile)
    for built in p.consumer_built:
        out.append(1.0 if built else 0.0)
    for owner in p.privileges:
        put_one(out, seats, NONE if owner == NONE else (owner - seat) % seats)
    turn = _on_turn(p)
    here = p.ships[turn] if turn != NONE else NONE
    for tile in range(4):
        paid = turn != NONE and 0 <= here < planets and uses_freely(p, turn, here, tile)
        out.append(1.0 if paid else 0.0)
