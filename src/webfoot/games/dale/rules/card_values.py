"""What a card in hand counts as now: what it copies, and its value with this turn's changes."""

from __future__ import annotations

from typing import Final

from webfoot.games.dale.rules.kinds import (
    ANOTHER_IN_HAND,
    ANOTHERS_DISCARD,
    KINDS,
    MARKET,
    MARKET_DISCARD,
    NO_COPY,
    RIGHTMOST_STACK,
    VALUES,
)
from webfoot.games.dale.rules.numbers import MAX_HAND, NAME, PICK
from webfoot.games.dale.rules.state import NONE, Position

Reading = tuple[int, int]
"""What a card in hand is used as, and at which value."""
Cards = list[tuple[int, int, int]]
"""Cards that are used together: each with its face and its value."""

ADD: Final = 0
TIMES: Final = 1
SET: Final = 2


def faces(p: Position, seat: int, card: int) -> list[int]:
    """Return every kind that this card in hand may count as. It must copy if there is something to copy (D-571)."""
    kind = p.kinds[card]
    if KINDS[kind].copies == NO_COPY:
        return [kind]
    found: list[int] = []
    for route in routes(p, seat, card):
        if p.kinds[route[-1]] not in found:
            found.append(p.kinds[route[-1]])
    return found


def routes(p: Position, seat: int, card: int) -> list[list[int]]:
    """Return every way in which this card in hand may count as something: itself, what it copies, what that copies …

    Once shown as something, it stays that as long as that card is there to copy (D-574).
    """
    found: list[list[int]] = []
    _follow(p, seat, [card], found)
    for route in p.copying:
        if route[0] == card and route in found:
            return [route]
    return found


def _follow(p: Position, seat: int, route: list[int], found: list[list[int]]) -> None:
    """Follow a chain of copies: a copy of a copying card copies on, but no card twice (D-572)."""
    source = KINDS[p.kinds[route[-1]]].copies
    targets = [target for target in _targets(p, seat, source) if target not in route] if source else []
    if not targets:
        found.append(route)
    for target in targets:
        _follow(p, seat, [*route, target], found)


def route_to(p: Position, seat: int, card: int, face: int, worth: int = NONE) -> list[int]:
    """Return the way in which this card counts as that kind, at that value; by default at the highest."""
    if KINDS[p.kinds[card]].copies == NO_COPY:
        return [card]
    leading = [route for route in routes(p, seat, card) if p.kinds[route[-1]] == face]
    for route in leading:
        if worth != NONE and _changed(p, seat, face, route) == worth:
            return route
    return max(leading, key=lambda route: _changed(p, seat, face, route)) if leading else [card]


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
    """Return the most that a card in hand is worth, used as that kind. Changes of a copied card are copied too
    (D-575)."""
    return _changed(p, seat, face, route_to(p, seat, card, face)) if p.changes else VALUES[face]


def _changed(p: Position, seat: int, face: int, route: list[int]) -> int:
    """Apply changes in the order they were played. A +1 on all cards you use counts only in your own turn (D-313)."""
    worth = VALUES[face]
    for i in range(0, len(p.changes), 3):
        changed = p.changes[i]
        if changed in route or (changed == NONE and seat == p.turn):
            operation, amount = p.changes[i + 1], p.changes[i + 2]
            if operation == ADD:
                worth += amount
            elif operation == TIMES:
                worth *= amount
            else:
                worth = amount
    return worth


def value_from_discard(p: Position, seat: int, card: int) -> int:
    """Return the value of a card in the discard that joins a stack: it is a card that you use as well."""
    return _changed(p, seat, p.kinds[card], []) if p.changes else VALUES[p.kinds[card]]


def readings(p: Position, seat: int, card: int) -> list[Reading]:
    """Return every face and value this card in hand can be used at: equal cards that it may copy can differ in
    value."""
    kind = p.kinds[card]
    copies = KINDS[kind].copies != NO_COPY
    if not p.changes:
        return [(face, VALUES[face]) for face in faces(p, seat, card)] if copies else [(kind, VALUES[kind])]
    if not copies:
        return [(kind, _changed(p, seat, kind, [card]))]
    found: list[Reading] = []
    for route in routes(p, seat, card):
        face = p.kinds[route[-1]]
        reading = (face, _changed(p, seat, face, route))
        if reading not in found:
            found.append(reading)
    return found


def reading_moves(p: Position, seat: int, card: int, among: list[Reading]) -> list[tuple[int, Reading]]:
    """Return the moves by which the owner of a copying card says what it counts as.

    The owner names a face. If that face is available at several values, the owner points at the card in hand to copy,
    because only cards in hand differ in value from others of their kind.
    """
    faces_told = [face for face, _ in among]
    hand = p.hands[seat]
    moves: list[tuple[int, Reading]] = []
    for face, worth in among:
        if faces_told.count(face) == 1:
            moves.append((NAME + face, (face, worth)))
            continue
        held = [hand.index(copied) for copied in route_to(p, seat, card, face, worth)[1:] if copied in hand]
        if held and held[0] < MAX_HAND:
            moves.append((PICK + held[0], (face, worth)))
    return moves or [(NAME + face, (face, worth)) for face, worth in among[:1]]


def plain_value(p: Position, seat: int, card: int) -> int:
    """Return the value of a card where nobody chooses a face: that of its only face, or its own."""
    kinds = faces(p, seat, card)
    return value(p, seat, card, kinds[0] if len(kinds) == 1 else p.kinds[card])


def is_special(p: Position, card: int) -> bool:
    """Whether a card in hand differs from others of its kind."""
    for i in range(0, len(p.changes), 3):
        if p.changes[i] == card:
            return True
    if card in p.used:
        return True
    for route in p.copying:
        if route[0] == card:
            return True
    return False


def firsts(p: Position, seat: int, without: list[int]) -> list[int]:
    """Return the place in the hand of the first of each group of equal cards: the others would repeat the same
    moves."""
    seen: list[int] = []
    places: list[int] = []
    hand = p.hands[seat]
    plain = not (p.changes or p.used or p.copying)
    for at in range(min(len(hand), MAX_HAND)):
        card = hand[at]
        if card in without:
            continue
        kind = p.kinds[card]
        if plain or not is_special(p, card):
            if kind in seen:
                continue
            seen.append(kind)
        places.append(at)
    return places


def hand_size(p: Position, seat: int) -> int:
    """Return the hand size: five, plus what cards in hand or stall add (D-250)."""
    size = 5
    for stack in p.stall(seat):
        for card in stack:
            size += KINDS[p.kinds[card]].stall_hand_size
    return size + sum(KINDS[face].hand_size for _, face in enlarging(p, seat))


def enlarging(p: Position, seat: int) -> list[tuple[int, int]]:
    """Return the cards in hand that increase the hand size, and what each counts as."""
    found = []
    for card in p.hands[seat]:
        facts = KINDS[p.kinds[card]]
        if facts.copies == NO_COPY and not facts.hand_size:
            continue
        face = max(faces(p, seat, card), key=lambda kind: KINDS[kind].hand_size)
        if KINDS[face].hand_size:
            found.append((card, face))
    return found
