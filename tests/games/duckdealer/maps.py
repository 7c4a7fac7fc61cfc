"""Other maps: an owner's data file with random routes and speeds, and random positions on any map."""

from __future__ import annotations

import re
from typing import Final

from webfoot.core.chance import QuickChance
from webfoot.games.duckdealer.data import standard, standard_text
from webfoot.games.duckdealer.game import DuckDealer
from webfoot.games.duckdealer.rules.state import ACTION
from webfoot.games.duckdealer.rules.turn import DuckDealerState

STANDARD: Final = DuckDealer()
ENERGY: Final = 30
PLANETS: Final = [planet.id for planet in standard().map.planets]


def random_data(number: int) -> str:
    """A connected map with routes of any length, some of them without a comet, and any speeds."""
    chance = QuickChance(number)
    names = PLANETS[:]
    chance.shuffle(names)
    pairs = [(names[i], names[chance.below(i)]) for i in range(1, len(names))]
    for _ in range(chance.below(14)):
        a, b = chance.below(len(names)), chance.below(len(names))
        if a != b:
            pairs.append((names[a], names[b]))
    routes = [f"    - [R{i}, {a}, {b}, {chance.below(5)}]" for i, (a, b) in enumerate(pairs)]
    text = standard_text().partition("  routes:\n")[0] + "  routes:\n" + "\n".join(routes) + "\n"
    fastest = 1 + chance.below(8)
    speeds = [fastest, max(1, fastest - chance.below(4)), 1 + chance.below(2)]
    return re.sub(r"speed: \d", lambda _: f"speed: {speeds.pop(0)}", text)


def random_game(number: int) -> DuckDealer:
    """The map of the box for even numbers, another one for odd ones."""
    return DuckDealer(random_data(number)) if number % 2 else STANDARD


def random_position(game: DuckDealer, number: int) -> DuckDealerState:
    """In an action turn of seat 0: roads, gates, discoveries and fittings at random, energy in plenty."""
    chance = QuickChance(number)
    p = game.setup(3, game.parse_options(3, {"start_player": "seat-1"}), chance)
    w = p.world
    p.phase, p.track, p.free_roads = ACTION, [0], 1
    density = (3, 6, 15)[chance.below(3)]
    for point in range(w.planets, w.points):
        if chance.below(density) < 2:
            p.roads[point] = chance.below(2)
    planets = list(range(w.planets))
    chance.shuffle(planets)
    for owner in range(chance.below(4)):
        p.entrances[owner], p.exits[owner] = planets.pop(), planets.pop()
    known = 1 + chance.below(4)
    for planet in range(w.planets):
        if not p.explored[planet] and chance.below(5) < known:
            p.explored[planet] = True
    for seat in range(p.seats):
        stands = [point for point in range(w.points) if point >= w.planets or p.explored[point]]
        p.ships[seat] = stands[chance.below(len(stands))]
        p.fittings[seat * 4] = 3 + chance.below(w.slots - 2)
    p.energy[0] = ENERGY
    p.discs[0] -= ENERGY
    return p
