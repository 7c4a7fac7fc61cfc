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
from webfoot.games.spacedealer.rules.state import Position

_SPECTATOR: Final = MAX_SEATS
Slot = tuple[int, int]
"""Where a mine belongs: its box and what it is. Each box holds each mine once."""


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
        places: list[tuple[list[int], list[int], int]] = []
        for planet in p.planets:
            if planet.drawn_by == level:
                places += [(planet.drawn, planet.drawn_known, i) for i in range(len(planet.drawn))]
        places += [(p.piles[at], p.pile_known[at], i) for i in range(len(p.piles[at]))]
        unknown = [(cards, known, i) for cards, known, i in places if not known[i] & bit]
        kinds = [cards[i] for cards, _, i in unknown]
        chosen = _leave_out(p, level, kinds, chance)
        chance.shuffle(chosen)
        for (cards, _, i), kind in zip(unknown, chosen, strict=True):
            cards[i] = kind


def _leave_out(p: Position, level: int, kinds: list[int], chance: Chance) -> list[int]:
    """Redraw which copies of each type were left out at the start; how many is known."""
    chosen: list[int] = []
    for types in p.box.types.values():
        if p.box.cards[types[0]].level != level:
            continue
        out = [kind for kind in p.out if kind in types]
        cards = sorted([kind for kind in kinds if kind in types] + out)
        if len(types) > 1 and out:
            chance.shuffle(cards)
            p.out = [kind for kind in p.out if kind not in types] + cards[: len(out)]
            chosen += cards[len(out) :]
        else:
            chosen += [kind for kind in kinds if kind in types]
    p.out.sort()
    return sorted(chosen)


def _redraw_depots(p: Position, seat: int | None, chance: Chance) -> None:
    holders = [
        planet
        for other, planet in enumerate(p.planets)
        if other != seat and any(kind in p.box.depots for kind in planet.hidden)
    ]
    unknown = [kind for kind in p.out if kind in p.box.depots]
    for planet in holders:
        unknown += [kind for kind in planet.hidden if kind in p.box.depots]
    unknown.sort()
    chance.shuffle(unknown)
    for planet in holders:
        planet.hidden = [kind for kind in planet.hidden if kind not in p.box.depots] + [unknown.pop()]
        planet.hidden.sort()
    p.out = sorted([kind for kind in p.out if kind not in p.box.depots] + unknown)


def _redraw_mines(p: Position, seat: int | None, chance: Chance) -> None:
    """Redraw the mines: each player was dealt three of different colours, and in a box each pile lacks another
    (SD-SU-05)."""
    known = [planet.shown[:] for planet in p.planets]
    if seat is not None:
        known[seat] += [kind for kind in p.planets[seat].hidden if kind in p.box.mines]
    boxes = p.box.boxes_for(p.seats)
    piles = [(box, without) for box in range(boxes) for without in range(GOODS)]
    chance.shuffle(piles)
    dealt: dict[int, tuple[int, int]] = {}
    taken: set[Slot] = set()
    order = sorted(range(p.seats), key=lambda other: -len(known[other]))
    fits = _assign(p, order, known, piles, dealt, taken)
    assert fits, "the true piles fit what is known of them"
    contents = _fill(p, piles, dealt, known, taken, chance)
    p.out = [kind for kind in p.out if kind not in p.box.mines]
    for pile in piles:
        if pile not in dealt.values():
            p.out += contents[pile]
    p.out.sort()
    for other, planet in enumerate(p.planets):
        if other != seat:
            unseen = [kind for kind in contents[dealt[other]] if kind not in planet.shown]
            planet.hidden = sorted([kind for kind in planet.hidden if kind not in p.box.mines] + unseen)


def _assign(
    p: Position,
    order: list[int],
    known: list[list[int]],
    piles: list[tuple[int, int]],
    dealt: dict[int, tuple[int, int]],
    taken: set[Slot],
) -> bool:
    """Give each player a pile that can hold the mines known to be that player's, trying one after the other."""
    if not order:
        return True
    seat = order[0]
    colours = {p.box.cards[kind].colour for kind in known[seat]}
    for pile in piles:
        box, without = pile
        slots = {(box, kind) for kind in known[seat]}
        if without in colours or pile in dealt.values() or slots & taken:
            continue
        dealt[seat] = pile
        taken |= slots
        if _assign(p, order[1:], known, piles, dealt, taken):
            return True
        del dealt[seat]
        taken -= slots
    return False


def _fill(
    p: Position,
    piles: list[tuple[int, int]],
    dealt: dict[int, tuple[int, int]],
    known: list[list[int]],
    taken: set[Slot],
    chance: Chance,
) -> dict[tuple[int, int], list[int]]:
    """Fill the rest of every pile from the other mines of its box."""
    contents: dict[tuple[int, int], list[int]] = {pile: [] for pile in piles}
    for seat, pile in dealt.items():
        contents[pile] = known[seat][:]
    for colour in range(GOODS):
        mines = [kind for kind in p.box.mines if p.box.cards[kind].colour == colour]
        for box in {pile[0] for pile in piles}:
            free = [kind for kind in mines if (box, kind) not in taken]
            chance.shuffle(free)
            for pile in piles:
                has = any(p.box.cards[kind].colour == colour for kind in contents[pile])
                if pile[0] == box and pile[1] != colour and not has:
                    contents[pile].append(free.pop())
    return contents
