"""How many move energies lie between planets, for a plan, and where its free roads and gates help most."""

from __future__ import annotations

from webfoot.games.duckdealer.rules.travel import FAR, Journeys, journeys
from webfoot.games.duckdealer.rules.turn import DuckDealerState
from webfoot.games.duckdealer.rules.world import NONE


class Legs:
    """Energies from any point to every planet, under the roads and gates of one position."""

    def __init__(self, p: DuckDealerState, seat: int) -> None:
        self._p = p.clone()
        self._seat = seat
        self._known: dict[int, list[int]] = {}

    def energies(self, start: int, filled: int) -> list[int]:
        """Return the energies by planet, for a ship with so many slots filled."""
        p = self._p
        speed = p.world.speeds[filled]
        key = speed * p.world.points + start
        known = self._known.get(key)
        if known is None:
            at = self._seat * 4
            p.fittings[at] = filled
            p.fittings[at + 1] = p.fittings[at + 2] = p.fittings[at + 3] = 0
            found = journeys(p, self._seat, start, False)
            known = [found.energies(planet) if found.cost[planet] < FAR else FAR for planet in range(p.world.planets)]
            self._known[key] = known
        return known


def free_comets(p: DuckDealerState, way: list[int]) -> list[int]:
    """Return the points of a way where a road piece could lie."""
    return [point for point in way if point >= p.world.planets and p.roads[point] == NONE and point not in p.ships]


def useful_roads(p: DuckDealerState, seat: int, stops: list[int], count: int) -> list[int]:
    """Return where to lay `count` road pieces for a tour over these planets.

    A leg is worth shortening when its last energy takes it only a little further. Roads go where the fewest of them
    save an energy, most of all on legs flown more than once.
    """
    tried = p.clone()
    laid: list[int] = []
    while len(laid) < count:
        best: list[int] = []
        best_worth = 0.0
        here = p.ships[seat]
        seen: dict[int, int] = {}
        for there in stops:
            if there == here:
                continue
            found = journeys(tried, seat, here, False)
            if found.cost[there] < FAR:
                key = min(here, there) * p.world.points + max(here, there)
                seen[key] = seen.get(key, 0) + 1
                worth, roads = _shortening(tried, found, there, count - len(laid))
                worth *= seen[key]
                if worth > best_worth:
                    best, best_worth = roads, worth
            here = there
        if not best:
            break
        for point in best:
            tried.roads[point] = seat
            laid.append(point)
    return laid


def _shortening(p: DuckDealerState, found: Journeys, there: int, most: int) -> tuple[float, list[int]]:
    """Return how good it is to lay roads on this leg, and where."""
    comets = free_comets(p, found.walk(there))
    cost = found.cost[there]
    if not comets or cost >= FAR:
        return 0.0, []
    speed = found.speed
    # So many fewer steps save an energy; the planet itself is always a step.
    over = cost - (-(-cost // speed) - 1) * speed
    if cost > speed and over <= most and over <= len(comets):
        return 10.0 / over, comets[:over]
    return 1.0 / (1.0 + over) if cost > speed else 0.5 / (1.0 + cost), comets[:most]
