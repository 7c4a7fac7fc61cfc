"""Before the first turn: the auction for places, the free equipment, the start planets."""

from __future__ import annotations

from webfoot.core.chance import Chance
from webfoot.core.events import Log
from webfoot.games.duckdealer.events import BidMade, BidsRevealed, Equipped, OrderSettled, PlaceTaken, Started
from webfoot.games.duckdealer.pieces import EQUIPMENT, FREE_PIECES
from webfoot.games.duckdealer.rules.numbers import KINDS, MOST_BID
from webfoot.games.duckdealer.rules.state import BID, EQUIP, PLACE, SECOND_BID, START, TURN, Position
from webfoot.games.duckdealer.rules.supply import fit
from webfoot.games.duckdealer.rules.world import NONE


def begin_auction(p: Position) -> None:
    p.phase = BID
    p.bids = [NONE] * p.seats
    p.order = [NONE] * p.seats


def settle_order(p: Position, first: int) -> None:
    """Set the order: clockwise from the first player (R4.6)."""
    p.order = [(first + i) % p.seats for i in range(p.seats)]
    begin_equipping(p)


def begin_equipping(p: Position) -> None:
    p.phase = EQUIP
    p.place = 0


def bidders(p: Position) -> list[int]:
    """Return the seats that still have to bid."""
    if p.phase == BID:
        return [seat for seat in range(p.seats) if p.bids[seat] == NONE]
    return [seat for seat in tied(p) if p.bids[seat] == NONE]


def tied(p: Position) -> list[int]:
    return [seat for seat in range(p.seats) if p.first_bids.count(p.first_bids[seat]) > 1]


def legal_beginning(p: Position, seat: int) -> list[int]:
    n = p.numbers
    if p.phase == BID or p.phase == SECOND_BID:
        return list(range(n.bid, n.bid + MOST_BID + 1))
    if p.phase == PLACE:
        return [n.place + i for i in range(p.seats) if p.order[i] == NONE]
    if p.phase == EQUIP:
        return [n.equip + kind for kind in range(KINDS) if kind == 0 or p.discs[kind - 1] > 0]
    return [
        n.start + planet for planet in range(p.world.planets) if p.world.is_start[planet] and planet not in p.ships
    ]


def play_beginning(p: Position, seat: int, number: int, chance: Chance, log: Log | None) -> None:
    n = p.numbers
    if p.phase == BID or p.phase == SECOND_BID:
        p.bids[seat] = number - n.bid
        if log is not None:
            log.append(BidMade(seat))
        if not bidders(p):
            reveal(p, chance, log)
    elif p.phase == PLACE:
        take_place(p, seat, number - n.place, log)
    elif p.phase == EQUIP:
        kind = number - n.equip
        fit(p, seat, kind)
        if log is not None:
            log.append(Equipped(seat, EQUIPMENT[kind]))
        if p.filled(seat) == FREE_PIECES:
            p.place += 1
            if p.place == p.seats:
                p.phase = START
                p.place = 0
    else:
        p.ships[seat] = number - n.start
        if log is not None:
            log.append(Started(seat, p.world.point_ids[p.ships[seat]]))
        p.place += 1
        if p.place == p.seats:
            p.phase = TURN
            p.place = 0


def reveal(p: Position, chance: Chance, log: Log | None) -> None:
    """Show all bids at once; tied players bid once more (R4.7, Q28)."""
    made = {seat: bid for seat, bid in enumerate(p.bids) if bid != NONE}
    again = p.phase == SECOND_BID
    if log is not None:
        log.append(BidsRevealed(made, again))
    for seat, bid in made.items():
        p.debts[seat] += bid
    if not again:
        p.first_bids = p.bids
        p.bids = [NONE] * p.seats
        if tied(p):
            p.phase = SECOND_BID
            return
    lots = list(range(p.seats))
    if p.lot == NONE:
        if _still_tied(p):
            chance.shuffle(lots)
    else:
        lots = [(p.lot + i) % p.seats for i in range(p.seats)]
    p.ranking = sorted(lots, key=lambda seat: (-p.first_bids[seat], -p.bids[seat]))
    p.phase = PLACE


def _still_tied(p: Position) -> bool:
    pairs = [(p.first_bids[seat], p.bids[seat]) for seat in range(p.seats)]
    return len(set(pairs)) < len(pairs)


def take_place(p: Position, seat: int, place: int, log: Log | None) -> None:
    p.order[place] = seat
    p.ranking.pop(0)
    if log is not None:
        log.append(PlaceTaken(seat, place + 1))
    if not p.ranking:
        if log is not None:
            log.append(OrderSettled(p.order[:]))
        begin_equipping(p)
