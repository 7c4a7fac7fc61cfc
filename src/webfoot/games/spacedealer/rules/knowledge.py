"""What is hidden from a seat, and how hidden cards are redrawn to fit all that it knows.

Hidden are the personal piles of the others (but not cards that everybody saw go there), the order of the common piles
(but not cards that the seat put under them or saw put there), and pairs that others have drawn. Hidden are also the
cards left out at the start, the pile of neutral orders, the others' choice before the start, and their drafts of
offers.
"""

from __future__ import annotations

from typing import Final

from webfoot.core.chance import Chance
from webfoot.games.spacedealer.components import (
    GOODS,
    MAX_SEATS,
    NONE,
)
from webfoot.games.spacedealer.rules.state import Planet, Position

_SPECTATOR: Final = MAX_SEATS


def redraw(p: Position, seat: int | None, chance: Chance) -> None:
    """Replace all that this seat (None: a spectator) cannot know by a random choice that fits what it knows."""
    _redraw_piles(p, seat, chance)
    _redraw_depots(p, seat, chance)
    _redraw_mines(p, seat, chance)
    unknown = sorted(p.order_pile[p.orders_known :])
    chance.shuffle(unknown)
    p.order_pile[p.orders_known :] = unknown
    for other, planet in enumerate(p.planets):
        if other == seat:
            continue
        planet.draft = None
        planet.picked = NONE
        if planet.chosen:
            mines = [kind for kind in planet.hidden if kind in p.box.mines]
            columns = p.box.start_columns
            planet.chosen = [mines[chance.below(len(mines))], columns[chance.below(len(columns))]]


def _redraw_piles(p: Position, seat: int | None, chance: Chance) -> None:
    """Redraw the common piles, the pairs drawn from them, and the cards left out."""
    bit = 1 << (_SPECTATOR if seat is None else seat)
    for at, level in enumerate((2, 3)):
        rows = [planet.drawn for planet in p.planets if planet.drawn_by == level]
        knowns = [planet.drawn_known for planet in p.planets if planet.drawn_by == level]
        rows.append(p.piles[at])
        knowns.append(p.pile_known[at])
        kinds: list[int] = []
        for row, known in enumerate(knowns):
            cards = rows[row]
            for i, seen in enumerate(known):
                if not seen & bit:
                    kinds.append(cards[i])
        chosen = _leave_out(p, level, kinds, chance)
        chance.shuffle(chosen)
        drawn = 0
        for row, known in enumerate(knowns):
            cards = rows[row]
            for i, seen in enumerate(known):
                if not seen & bit:
                    cards[i] = chosen[drawn]
                    drawn += 1


def _leave_out(p: Position, level: int, kinds: list[int], chance: Chance) -> list[int]:
    """Redraw which copies of each type were left out at the start; how many is known."""
    cards = p.box.cards
    unseen, out = _count(p, kinds), _count(p, p.out)
    for types in p.box.types.values():
        if cards[types[0]].level != level:
            continue
        left = 0
        for kind in types:
            left += out[kind]
        if len(types) == 1 or not left:
            continue
        both: list[int] = []
        for kind in types:
            both += [kind] * (unseen[kind] + out[kind])
            unseen[kind] = out[kind] = 0
        chance.shuffle(both)
        for i, kind in enumerate(both):
            if i < left:
                out[kind] += 1
            else:
                unseen[kind] += 1
    p.out = _listed(out)
    return _listed(unseen)


def _count(p: Position, kinds: list[int]) -> list[int]:
    """Count cards by kind."""
    counts = [0] * len(p.box.cards)
    for kind in kinds:
        counts[kind] += 1
    return counts


def _listed(counts: list[int]) -> list[int]:
    """Return as many cards of each kind, sorted."""
    kinds: list[int] = []
    for kind, count in enumerate(counts):
        for _ in range(count):
            kinds.append(kind)
    return kinds


def _redraw_depots(p: Position, seat: int | None, chance: Chance) -> None:
    depots = p.box.depots
    unknown, rest = _parted(p.out, depots)
    holders: list[Planet] = []
    for other, planet in enumerate(p.planets):
        if other == seat:
            continue
        own, hidden = _parted(planet.hidden, depots)
        if own:
            unknown += own
            planet.hidden = hidden
            holders.append(planet)
    unknown.sort()
    chance.shuffle(unknown)
    for planet in holders:
        planet.hidden.append(unknown.pop())
        planet.hidden.sort()
    rest += unknown
    rest.sort()
    p.out = rest


def _parted(kinds: list[int], wanted: tuple[int, ...]) -> tuple[list[int], list[int]]:
    """Part these cards into those of certain kinds and all others."""
    found: list[int] = []
    others: list[int] = []
    for kind in kinds:
        if kind in wanted:
            found.append(kind)
        else:
            others.append(kind)
    return found, others


def _redraw_mines(p: Position, seat: int | None, chance: Chance) -> None:
    """Redraw the mines: each player was dealt three of different colours, and in a box each pile lacks another
    (SD-SU-05).

    A pile is a number: its box times the colours, and the colour that it lacks. Each box holds each mine once.
    """
    mines = p.box.mines
    known = [planet.shown[:] for planet in p.planets]
    if seat is not None:
        known[seat] += _parted(p.planets[seat].hidden, mines)[0]
    boxes = p.box.boxes_for(p.seats)
    piles = list(range(boxes * GOODS))
    chance.shuffle(piles)
    dealt = [NONE] * p.seats
    taken = [0] * boxes
    order: list[int] = []
    for count in range(GOODS - 1, -1, -1):
        for other, kinds in enumerate(known):
            if len(kinds) == count:
                order.append(other)
    fits = _assign(p, order, 0, known, piles, dealt, taken)
    assert fits, "the true piles fit what is known of them"
    contents = _fill(p, piles, dealt, known, taken, chance)
    out = _parted(p.out, mines)[1]
    for pile in piles:
        if pile not in dealt:
            out += contents[pile]
    out.sort()
    p.out = out
    for other, planet in enumerate(p.planets):
        if other != seat:
            hidden = _parted(planet.hidden, mines)[1]
            for kind in contents[dealt[other]]:
                if kind not in planet.shown:
                    hidden.append(kind)
            hidden.sort()
            planet.hidden = hidden


def _assign(
    p: Position,
    order: list[int],
    at: int,
    known: list[list[int]],
    piles: list[int],
    dealt: list[int],
    taken: list[int],
) -> bool:
    """Give each player a pile that can hold the mines known to be that player's, trying one after the other."""
    if at == len(order):
        return True
    seat = order[at]
    mines, colours = 0, 0
    for kind in known[seat]:
        mines |= 1 << kind
        colours |= 1 << p.box.cards[kind].colour
    for pile in piles:
        box = pile // GOODS
        if colours >> pile % GOODS & 1 or pile in dealt or mines & taken[box]:
            continue
        dealt[seat] = pile
        taken[box] |= mines
        if _assign(p, order, at + 1, known, piles, dealt, taken):
            return True
        dealt[seat] = NONE
        taken[box] &= ~mines
    return False


def _fill(
    p: Position,
    piles: list[int],
    dealt: list[int],
    known: list[list[int]],
    taken: list[int],
    chance: Chance,
) -> list[list[int]]:
    """Fill the rest of every pile from the other mines of its box."""
    cards = p.box.cards
    contents: list[list[int]] = [[] for _ in piles]
    lacking = [1 << pile % GOODS for pile in range(len(piles))]
    """By pile, a bit for each colour that it gets no more of."""
    for seat, pile in enumerate(dealt):
        contents[pile] += known[seat]
        for kind in known[seat]:
            lacking[pile] |= 1 << cards[kind].colour
    for colour in range(GOODS):
        for box in range(len(taken)):
            free: list[int] = []
            for kind in p.box.mines:
                if cards[kind].colour == colour and not taken[box] >> kind & 1:
                    free.append(kind)
            chance.shuffle(free)
            for pile in piles:
                if pile // GOODS == box and not lacking[pile] >> colour & 1:
                    contents[pile].append(free.pop())
    return contents
