"""What a card in hand counts as now: what it copies, and its value with this turn's changes."""

from __future__ import annotations

from typing import Final

from webfoot.games.dale.kinds import (
    ANOTHER_IN_HAND,
    ANOTHERS_DISCARD,
    KINDS,
    MARKET,
    MARKET_DISCARD,
    NO_COPY,
    RIGHTMOST_STACK,
    VALUES,
)
from webfoot.games.dale.state import NONE, Position

ADD: Final = 0
TIMES: Final = 1
SET: Final = 2


def faces(p: Position, seat: int, card: int) -> list[int]:
    """Every kind this card of the hand may count as. Copying is a must where there is something to copy (D-571)."""
    kind = p.kinds[card]
    if KINDS[kind].copies == NO_COPY:
        return [kind]
    found: list[int] = []
    _follow(p, seat, card, [card], found)
    return found


def _follow(p: Position, seat: int, card: int, visited: list[int], found: list[int]) -> None:
    """D-572: a copy of a copying card copies on, no card twice; at the end of the chain it is what it is."""
    kind = p.kinds[card]
    source = KINDS[kind].copies
    targets = [target for target in _targets(p, seat, source) if target not in visited] if source else []
    if not targets:
        if kind not in found:
            found.append(kind)
        return
    for target in targets:
        _follow(p, seat, target, [*visited, target], found)


def _targets(p: Position, seat: int, source: int) -> list[int]:
    if source == RIGHTMOST_STACK:
        stall = p.stall(seat)
        return stall[-1] if stall else []
    if source == ANOTHERS_DISCARD:
        return [p.discards[other][-1] for other in p.others(seat) if p.discards[other]]
    if source == MARKET_DISCARD:
        return p.market_discard[-1:]
    if source == MARKET:
        return [card for card in p.market if card != NONE]
    assert source == ANOTHER_IN_HAND
    return p.hands[seat]


def value(p: Position, seat: int, card: int, face: int) -> int:
    """D-313: changes apply in the order they were played; +1 on all you use counts in your own turn only."""
    worth = VALUES[face]
    if not p.changes:
        return worth
    copied = NONE
    if face != p.kinds[card]:  # D-575: what changed the copied card is copied too
        copied = next((c for c in p.hands[seat] if c != card and p.kinds[c] == face and c in p.changes[::3]), NONE)
    for i in range(0, len(p.changes), 3):
        changed = p.changes[i]
        if changed == card or (changed == NONE and seat == p.turn) or (changed == copied != NONE):
            operation, amount = p.changes[i + 1], p.changes[i + 2]
            if operation == ADD:
                worth += amount
            elif operation == TIMES:
                worth *= amount
            else:
                worth = amount
    return worth


def readings(p: Position, seat: int, card: int) -> list[tuple[int, int]]:
    """Every (face, value) this card of the hand can be used at."""
    return [(face, value(p, seat, card, face)) for face in faces(p, seat, card)]


def plain_value(p: Position, seat: int, card: int) -> int:
    """The value of a card where nobody chooses a face: that of its only face, or its own."""
    kinds = faces(p, seat, card)
    return value(p, seat, card, kinds[0] if len(kinds) == 1 else p.kinds[card])


def firsts(p: Position, seat: int, without: list[int]) -> list[int]:
    """Places in the hand of the first of each lot of equal cards: the others would only repeat the same moves."""
    seen: list[int] = []
    places: list[int] = []
    hand = p.hands[seat]
    for at in range(min(len(hand), 40)):
        card = hand[at]
        if card in without:
            continue
        kind = p.kinds[card]
        special = (card in p.changes) or (card in p.used)
        if not special:
            if kind in seen:
                continue
            seen.append(kind)
        places.append(at)
    return places


def hand_size(p: Position, seat: int) -> int:
    """D-250: five, and what cards in hand or stall add."""
    size = 5
    for stack in p.stall(seat):
        for card in stack:
            size += KINDS[p.kinds[card]].stall_hand_size
    for card in p.hands[seat]:
        most = 0
        for face in faces(p, seat, card):
            most = max(most, KINDS[face].hand_size)
        size += most
    return size
