"""Trade between players on one planet, by offer and acceptance (R10.9, Q13, Q26).

The player on turn drafts an offer good by good and proposes it. It stays open while that player goes on, and lapses
when the ship moves or the turn ends. The other player answers out of turn.
"""

from __future__ import annotations

from webfoot.core.events import Log
from webfoot.games.duckdealer.events import OfferAccepted, OfferDeclined, OfferMade, OfferWithdrawn
from webfoot.games.duckdealer.rules.state import ACTION, MOST_OFFERS, OFFER, Position
from webfoot.games.duckdealer.rules.world import NONE


def cannot_offer(p: Position, seat: int, other: int) -> str:
    """The rule that forbids the player on turn to begin an offer, or nothing."""
    if p.proposed:
        return "DD-Q26-open"
    if other >= p.seats:
        return "no-such-seat"
    if other == seat:
        return "DD-R10.9-self"
    if p.ships[seat] != p.ships[other]:
        return "DD-R10.9"
    if p.ships[seat] >= p.world.planets:
        return "DD-R8.4"
    if p.offers >= MOST_OFFERS:
        return "DD-Q26-limit"
    return "" if p.carried(seat) or p.carried(other) else "DD-R10.9-nothing"


def cannot_draft(p: Position, seat: int, number: int) -> str:
    """Of the moves that make an offer: the rule that forbids one, or nothing."""
    n = p.numbers
    if number < n.ask:
        good = number - n.give
        return "" if p.good_count(seat, good) > p.gives[good] else "DD-Q26-give"
    if number < n.propose:
        good = number - n.ask
        return "" if p.good_count(p.partner, good) > p.asks[good] else "DD-Q26-ask"
    if number == n.propose:
        return "" if any(p.gives) or any(p.asks) else "DD-Q26-empty"
    return ""


def legal_draft(p: Position, seat: int) -> list[int]:
    n = p.numbers
    return [number for number in range(n.give, n.withdraw + 1) if not cannot_draft(p, seat, number)]


def legal_answer(p: Position, seat: int) -> list[int]:
    n = p.numbers
    numbers = [] if cannot_accept(p, seat) else [n.accept]
    numbers.append(n.decline)
    numbers += [n.discard + good for good in range(n.goods) if p.good_count(seat, good)]
    return numbers


def cannot_accept(p: Position, seat: int) -> str:
    """Q26: goods and the answering player's room are checked at this moment."""
    if not has_offered_goods(p):
        return "DD-Q26-uncovered"
    if not has_asked_goods(p, seat):
        return "DD-Q26-owed"
    return "" if fits_offer(p, seat) else "DD-Q13"


def has_offered_goods(p: Position) -> bool:
    giver = p.turn()
    return all(p.good_count(giver, good) >= count for good, count in enumerate(p.gives))


def has_asked_goods(p: Position, seat: int) -> bool:
    return all(p.good_count(seat, good) >= count for good, count in enumerate(p.asks))


def fits_offer(p: Position, seat: int) -> bool:
    """Q13: the player not on turn must have room for everything right after the exchange."""
    return p.carried(seat) + sum(p.gives) - sum(p.asks) <= p.capacity(seat)


def begin_offer(p: Position, other: int) -> None:
    p.partner = other
    p.gives = [0] * len(p.world.goods)
    p.asks = [0] * len(p.world.goods)
    p.offers += 1
    p.phase = OFFER


def play_draft(p: Position, seat: int, number: int, log: Log | None) -> None:
    n = p.numbers
    if number < n.ask:
        p.gives[number - n.give] += 1
    elif number < n.propose:
        p.asks[number - n.ask] += 1
    elif number == n.propose:
        p.proposed = True
        p.phase = ACTION
        if log is not None:
            log.append(OfferMade(seat, p.partner, named(p, p.gives), named(p, p.asks)))
    else:
        end_offer(p)
        p.phase = ACTION


def withdraw(p: Position, seat: int, log: Log | None, lapsed: bool = False) -> None:
    if log is not None:
        log.append(OfferWithdrawn(seat, lapsed))
    end_offer(p)


def lapse(p: Position, seat: int, log: Log | None) -> None:
    if p.proposed:
        withdraw(p, seat, log, lapsed=True)


def accept(p: Position, seat: int, log: Log | None) -> None:
    giver = p.turn()
    if log is not None:
        log.append(OfferAccepted(seat, giver, named(p, p.gives), named(p, p.asks)))
    n = len(p.world.goods)
    for good in range(n):
        change = p.gives[good] - p.asks[good]
        p.goods[giver * n + good] -= change
        p.goods[seat * n + good] += change
    end_offer(p)


def decline(p: Position, seat: int, log: Log | None) -> None:
    if log is not None:
        log.append(OfferDeclined(seat, p.turn()))
    end_offer(p)


def end_offer(p: Position) -> None:
    p.partner = NONE
    p.proposed = False
    p.gives = []
    p.asks = []


def named(p: Position, counts: list[int]) -> dict[str, int]:
    return {p.world.goods[good]: count for good, count in enumerate(counts) if count}
