"""How far a player is from winning, in actions: what the next stacks still need.

Every stack costs the action that lays it, the purchases of missing cards, and some waiting for cards in the deck or
the discard. Stacks are looked at in order. Each takes the cards that complete it with the least waiting; if no cards
complete it, it takes the beginning that leaves the least to buy. The missing cards say which cards are wanted, and
the cards taken say which cards in hand are better kept.

The figures are estimates, in actions, tried out in games that bots played among themselves.
"""

from __future__ import annotations

from typing import Final

from webfoot.games.dale.rules.cards import KINDS, SETS
from webfoot.games.dale.rules.kinds import JUNK, SET_OF, VALUES
from webfoot.games.dale.rules.stacks import required
from webfoot.games.dale.rules.state import Position

VALUES_OF_A_SET: Final = 5
COLUMNS: Final = len(SETS) * VALUES_OF_A_SET
COLUMN: Final = [SET_OF[kind] * VALUES_OF_A_SET + VALUES[kind] - 1 for kind in range(len(KINDS))]
"""The column of each kind. Cards of one set and value are equally good for building. Junk has a column below 0."""

HIGHEST: Final = 16
MOST_CARDS: Final = 4
"""Stacks of more cards hardly ever come together in one hand."""
BUY: Final = [0.0, 0.5, 0.55, 0.62, 0.7, 0.8, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9, 2.0, 2.1, 2.2, 2.3]
"""What it takes to get cards of so much value."""
OF_THAT_SET: Final = 0.2
"""It takes longer to find a card of one particular set."""
WAIT: Final = 0.22
"""What it takes to draw a card that lies in a deck of ten cards."""
AT_ONCE: Final = 0.7
"""What it is worth to keep a card of a stack that can be built right now."""
SPARE: Final = 0.03
"""What a point of value is worth for paying, if no stack needs it."""
RICH: Final = 0.12
"""What it costs to lack a point of what a whole hand can pay on average."""
COMFORT: Final = 9.0
"""A hand that pays so much can buy anything."""
LATER: Final = 0.93
"""What lies one stack further ahead matters a little less."""


def _partitions(total: int, largest: int, cards: int) -> list[list[int]]:
    if total == 0:
        return [[]]
    found: list[list[int]] = []
    if cards > 0:
        for part in range(min(total, largest), 0, -1):
            found += [[part, *rest] for rest in _partitions(total - part, part, cards - 1)]
    return found


def _grouped(parts: list[int]) -> tuple[tuple[int, int], ...]:
    return tuple((part - 1, parts.count(part)) for part in sorted(set(parts), reverse=True))


WAYS: Final = [
    [_grouped(parts) for parts in sorted(_partitions(total, VALUES_OF_A_SET, MOST_CARDS), key=len)]
    for total in range(HIGHEST + 1)
]
"""For each total, the values that make it: pairs of value minus one and how many, fewest cards first."""


class Needs:
    """What a seat, with its partner, still has to do."""

    __slots__ = ("actions", "costs", "kept", "wanted", "wishes")

    def __init__(self, wishes: bool) -> None:
        self.wishes = wishes
        self.actions = 0.0
        """How many actions the remaining stacks will take."""
        self.costs: list[float] = []
        """What each of them costs besides the action of laying it."""
        self.wanted: list[float] = [0.0] * COLUMNS if wishes else []
        """How many actions one more card of each column would save."""
        self.kept: list[list[float]] = [[] for _ in range(COLUMNS)] if wishes else []
        """How much waiting each card of a column that a stack needs saves by being in hand."""


def needs_of(p: Position, seat: int, wishes: bool = True) -> Needs:
    """Return what a seat still needs, with its partner's cards; without `wishes`, only the number of actions."""
    kinds = p.kinds
    ready = [0] * COLUMNS
    left = [0] * COLUMNS
    cards = 0
    money = 0
    for card in p.hands[seat]:
        kind = kinds[card]
        money += VALUES[kind]
        if kind != JUNK:
            ready[COLUMN[kind]] += 1
            left[COLUMN[kind]] += 1
    cards += len(p.hands[seat])
    owners = [seat]
    if p.teams:
        partner = p.partner(seat)
        owners.append(partner)
        cards += len(p.hands[partner])
        for card in p.hands[partner]:
            kind = kinds[card]
            money += VALUES[kind]
            if kind != JUNK:
                left[COLUMN[kind]] += 1
    for owner in owners:
        for pile in (p.decks[owner], p.discards[owner], p.schedules[owner]):
            cards += len(pile)
            for card in pile:
                kind = kinds[card]
                money += VALUES[kind]
                if kind != JUNK:
                    left[COLUMN[kind]] += 1
    found = Needs(wishes)
    size = cards / len(owners)
    wait = WAIT * size / 10 if size > 5 else WAIT / 2
    _count_actions(p, seat, ready, left, wait, found)
    poor = COMFORT - 5 * money / max(cards, 1)
    if poor > 0:
        found.actions += RICH * poor
    return found


def _count_actions(p: Position, seat: int, ready: list[int], left: list[int], wait: float, found: Needs) -> None:
    built = len(p.stall(seat))
    bases = [number * VALUES_OF_A_SET for number in p.sets]
    weight = 1.0
    actions = 0.0
    need = required(p, seat)
    for stack in range(built + 1, p.goal() + 1):
        if stack > built + 1:
            need = stack
        cost = _make(min(need, HIGHEST), bases, ready, left, wait, weight, found)
        found.costs.append(cost)
        actions += 1.0 + weight * cost
        weight *= LATER
    spare = 0
    for base in bases:
        for at in range(VALUES_OF_A_SET):
            spare += left[base + at] * (at + 1)
    found.actions = actions - SPARE * spare


def _make(
    need: int, bases: list[int], ready: list[int], left: list[int], wait: float, weight: float, found: Needs
) -> float:
    """Take the cards for a stack; return what it costs besides the action of laying it."""
    best = 99.0
    best_base = -1
    best_way: tuple[tuple[int, int], ...] = ()
    for base in bases:
        value = left[base] + 2 * left[base + 1] + 3 * left[base + 2] + 4 * left[base + 3] + 5 * left[base + 4]
        if value < need:
            continue
        for way in WAYS[need]:
            cost = 0.0
            for at, count in way:
                have = left[base + at]
                if have < count:
                    break
                missing = count - ready[base + at]
                if missing > 0:
                    cost += wait * missing
            else:
                if cost < best:
                    best, best_base, best_way = cost, base, way
                if cost == 0.0:
                    break
    if best_base >= 0:
        worth = AT_ONCE if weight == 1.0 and best == 0.0 else wait * weight
        for at, count in best_way:
            _take(best_base + at, count, ready, left, worth, found)
        return best
    return _begin(need, bases, ready, left, wait, weight, found)


def _take(column: int, count: int, ready: list[int], left: list[int], worth: float, found: Needs) -> None:
    left[column] -= count
    if found.wishes:
        for _ in range(min(ready[column], count)):
            found.kept[column].append(worth)
    ready[column] = max(ready[column] - count, 0)


def _begin(
    need: int, bases: list[int], ready: list[int], left: list[int], wait: float, weight: float, found: Needs
) -> float:
    """Keep the best beginning of a stack that no cards complete, and want the rest."""
    fresh = BUY[need]
    best = fresh
    best_column = -1
    most = min(need - 1, VALUES_OF_A_SET)
    for base in bases:
        for value in range(most, 0, -1):
            column = base + value - 1
            if left[column]:
                cost = BUY[need - value] + OF_THAT_SET + (0.0 if ready[column] else wait)
                if cost < best:
                    best, best_column = cost, column
                break
    if found.wishes:
        _wish(need, bases, best, best_column, weight, found.wanted)
    if best_column >= 0:
        _take(best_column, 1, ready, left, wait * weight, found)
    return best


def _wish(need: int, bases: list[int], cost: float, begun: int, weight: float, wanted: list[float]) -> None:
    """Note which cards would help a stack that would cost so much, begun with the card of the column `begun`."""
    for base in bases:
        for value in range(1, min(need, VALUES_OF_A_SET) + 1):
            rest = need - value
            if rest == 0 or (rest <= VALUES_OF_A_SET and begun == base + rest - 1):
                gain = cost * weight
            else:
                gain = (cost - BUY[rest] - OF_THAT_SET) * weight
            wanted[base + value - 1] = max(wanted[base + value - 1], gain)
