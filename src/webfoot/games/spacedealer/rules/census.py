"""Counts the pieces, wherever they lie: none is ever created or lost."""

from __future__ import annotations

from collections.abc import Mapping

from webfoot.games.spacedealer.boxfile import COLOURS
from webfoot.games.spacedealer.components import NONE
from webfoot.games.spacedealer.rules.pieces import ABSENT, AWAY, SABOTAGED
from webfoot.games.spacedealer.rules.state import Planet, Position


def census(p: Position) -> Mapping[str, int]:
    """Count all pieces. An unlimited supply goes below zero, so the sum of the goods stays constant (SD-Q10)."""
    counts = {f"{colour} goods": p.supply[at] for at, colour in enumerate(COLOURS)}
    counts |= dict.fromkeys((card.slug for card in p.box.cards), 0) | dict.fromkeys(p.box.order_slugs, 0)
    counts |= {"attack markers": p.attack, "timers": p.spare_timers, "ships": p.spare_ships}
    for goods in p.fields:
        _add_goods(counts, goods)
    for pile in (*p.piles, p.out):
        for kind in pile:
            counts[p.box.cards[kind].slug] += 1
    for order in [*p.order_pile, *(order for order in p.orders if order != NONE)]:
        counts[p.box.order_slugs[order]] += 1
    for planet in p.planets:
        _add_planet(counts, planet)
    return counts


def _add_goods(counts: dict[str, int], goods: list[int]) -> None:
    for at, colour in enumerate(COLOURS):
        counts[f"{colour} goods"] += goods[at]


def _add_planet(counts: dict[str, int], planet: Planet) -> None:
    built = [built for built in planet.area if built.kind != NONE]
    cards = planet.hidden + planet.known + planet.drawn + [kind for kind in planet.planned if kind != NONE]
    cards += [one.kind for one in built]
    cards += [kind for height in planet.stations for kind in planet.box.stations[:height]]
    for kind in cards:
        counts[planet.box.cards[kind].slug] += 1
    for order in planet.orders:
        counts[planet.box.order_slugs[order]] += 1
    for goods in [one.goods for one in planet.area] + [ship.goods for ship in planet.ships]:
        _add_goods(counts, goods)
    counts["attack markers"] += sum(one.ammunition + one.blocked for one in built)
    counts["attack markers"] += sum(1 for timer in planet.timers if timer.state == SABOTAGED)
    counts["timers"] += sum(1 for timer in planet.timers if timer.state != ABSENT)
    counts["ships"] += sum(1 for ship in planet.ships if ship.where != AWAY)
