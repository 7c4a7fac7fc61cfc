"""Planning: cards from the personal pile, and two drawn from a common pile to keep one.

A bit for each seat remembers which seats have seen which card of a common pile, for redrawing what is hidden.
"""

from __future__ import annotations

from typing import Final

from webfoot.core.chance import Chance
from webfoot.core.events import Log
from webfoot.games.spacedealer import events as e
from webfoot.games.spacedealer.components import MAX_SEATS, NONE, PLANNING
from webfoot.games.spacedealer.rules.grid import covered
from webfoot.games.spacedealer.rules.jobs import level as technology
from webfoot.games.spacedealer.rules.state import Planet, Position

EVERYBODY: Final = (1 << (MAX_SEATS + 1)) - 1
"""All seats, and the spectators."""


def capacity(planet: Planet) -> int:
    """Return the places of planning (SD-PL-01, SD-AD-03)."""
    cards = planet.box.cards
    places = planet.box.places
    for at, built in enumerate(planet.area):
        if built.kind != NONE and cards[built.kind].effect == PLANNING and not covered(planet, at):
            places += cards[built.kind].amount
    return places


def free_places(planet: Planet) -> int:
    """Return the free places of planning; a pair being looked at keeps one. Negative while a lost tech center leaves
    too many."""
    taken = 1 if planet.drawn else 0
    for kind in planet.planned:
        if kind != NONE:
            taken += 1
    return capacity(planet) - taken


def lay(planet: Planet, kind: int) -> int:
    """Put a card on the first free place."""
    for place, lying in enumerate(planet.planned):
        if lying == NONE:
            planet.planned[place] = kind
            return place
    planet.planned.append(kind)
    return len(planet.planned) - 1


def lift(planet: Planet, place: int) -> int:
    """Take a card off its place."""
    kind = planet.planned[place]
    planet.planned[place] = NONE
    while planet.planned and planet.planned[-1] == NONE:
        planet.planned.pop()
    return kind


def cannot_plan(p: Position, seat: int, kind: int) -> str:
    planet = p.planets[seat]
    if kind not in planet.hidden and kind not in planet.known:
        return "SD-PL-02"
    return "" if free_places(planet) > 0 else "SD-PL-01"


def plan(p: Position, seat: int, kind: int, log: Log | None) -> None:
    planet = p.planets[seat]
    take_from_pile(planet, kind)
    place = lay(planet, kind)
    if log is not None:
        log.append(e.Planned(seat, p.box.cards[kind].slug, place))


def take_from_pile(planet: Planet, kind: int) -> None:
    """Show a card from the personal pile; of two equal ones, the one that everybody knows of."""
    if kind in planet.known:
        planet.known.remove(kind)
        return
    planet.hidden.remove(kind)
    if kind in planet.box.mines:
        planet.shown.append(kind)
        planet.shown.sort()


def cannot_draw(p: Position, seat: int, level: int) -> str:
    planet = p.planets[seat]
    if planet.drawn:
        return "SD-PL-05"
    if technology(p, seat) < level:
        return "SD-PL-03"
    if free_places(planet) <= 0:
        return "SD-PL-06"
    return "" if p.piles[level - 2] else "SD-PL-04"


def draw(p: Position, seat: int, level: int, log: Log | None) -> None:
    planet = p.planets[seat]
    pile, known = p.piles[level - 2], p.pile_known[level - 2]
    planet.drawn_by = level
    for _ in range(min(2, len(pile))):
        planet.drawn.append(pile.pop())
        planet.drawn_known.append(known.pop() | 1 << seat)
    if log is not None:
        cards = tuple(p.box.cards[kind].slug for kind in planet.drawn)
        log.append(e.Drew(seat, level, len(cards), cards))
    if len(planet.drawn) == 1:
        keep(p, seat, 0, log)  # SD-PL-04: no choice
    elif p.switches["thinking"] == "limited":
        planet.thinks_until = p.now + p.box.thinking_ms


def cannot_keep(p: Position, seat: int, at: int) -> str:
    return "" if at < len(p.planets[seat].drawn) else "nothing-drawn"


def keep(p: Position, seat: int, at: int, log: Log | None) -> None:
    planet = p.planets[seat]
    level = planet.drawn_by
    kind, seen = planet.drawn.pop(at), planet.drawn_known.pop(at)
    returned = None
    if planet.drawn:
        other, other_seen = planet.drawn.pop(), planet.drawn_known.pop()
        # A seat that knew one of the two cannot always tell which one was kept. So only seats that knew both count
        # as knowing.
        put_under(p, level, other, seen & other_seen)
        returned = p.box.cards[other].slug
    planet.thinks_until = NONE
    place = lay(planet, kind)
    if log is not None:
        back = 0 if returned is None else 1
        log.append(e.Kept(seat, p.box.cards[kind].slug, place, level, returned, back))


def out_of_time(p: Position, seat: int, chance: Chance, log: Log | None) -> None:
    """Choose at random for a player who thinks too long (SD-Q16)."""
    keep(p, seat, chance.below(len(p.planets[seat].drawn)), log)


def put_under(p: Position, level: int, kind: int, known: int) -> None:
    p.piles[level - 2].insert(0, kind)
    p.pile_known[level - 2].insert(0, known)


def put_back(p: Position, seat: int, kind: int, log: Log | None) -> None:
    """Put a card back under the pile of its level, seen by all; a level-1 card goes to the personal pile (SD-AD-16,
    SD-Q15)."""
    if p.box.cards[kind].level == 1:
        planet = p.planets[seat]
        planet.known.append(kind)
        planet.known.sort()
    else:
        put_under(p, p.box.cards[kind].level, kind, EVERYBODY)
    if log is not None:
        log.append(e.CardDiscarded(seat, p.box.cards[kind].slug, p.box.cards[kind].level))
