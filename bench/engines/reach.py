"""How far a ship gets in Duck Dealer, late in a game: the longest computation of a rule in the house."""

from __future__ import annotations

from bench.engines.timing import microseconds
from webfoot.core.chance import QuickChance
from webfoot.games.duckdealer.game import DuckDealer
from webfoot.games.duckdealer.rules.travel import journeys
from webfoot.games.duckdealer.rules.turn import DuckDealerState

SEATS = 4
ROADS = 60
UNEXPLORED = 2


def late_map() -> DuckDealerState:
    """Most of the map under roads, every gate placed, nearly all explored, and ships of every speed."""
    game, chance = DuckDealer(), QuickChance(7)
    state = game.setup(SEATS, game.parse_options(SEATS), chance)
    world = state.world
    comets = list(range(world.planets, world.points))
    chance.shuffle(comets)
    for i, comet in enumerate(comets[:ROADS]):
        state.roads[comet] = i % SEATS
    planets = list(range(world.planets))
    chance.shuffle(planets)
    hidden = [planet for planet in planets if not world.is_start[planet]][:UNEXPLORED]
    state.explored = [planet not in hidden for planet in range(world.planets)]
    for seat in range(SEATS):
        state.entrances[seat], state.exits[seat] = planets[2 * seat], planets[2 * seat + 1]
        state.fittings[seat * 4] = (3, 6, 9, 9)[seat]
    return state


def reach_microseconds(seconds: float) -> float:
    """What it costs to know the way to every point, from each planet and for each ship."""
    state = late_map()

    def from_everywhere() -> int:
        for seat in range(SEATS):
            for planet in range(state.world.planets):
                journeys(state, seat, planet, exploring=True)
        return SEATS * state.world.planets

    return microseconds(seconds, from_everywhere)
