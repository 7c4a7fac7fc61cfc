"""How far a ship gets: steps counted under a player's own roads, and journeys over several energies.

One move energy is one path (Q1): of a path only its end matters, and a planet inside it is flown over. So for one
energy it is enough to know how many steps a point is away. Over several energies the stops matter: whoever stops on
an unexplored planet must explore it, and a gate takes an energy of its own.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from webfoot.games.duckdealer.state import Position
from webfoot.games.duckdealer.world import NONE

FAR: Final = 1 << 20


def steps_from(p: Position, seat: int, start: int, most: int) -> list[int]:
    """The counted steps from a point to every other (FAR beyond `most`); own roads are skipped (R8.3)."""
    neighbours = p.world.neighbours
    roads = p.roads
    steps = [FAR] * p.world.points
    steps[start] = 0
    level = [start]
    distance = 0
    while level:
        beyond: list[int] = []
        while level:
            point = level.pop()
            if steps[point] != distance:
                continue
            for near in neighbours[point]:
                if roads[near] == seat:
                    if steps[near] > distance:
                        steps[near] = distance
                        level.append(near)
                elif distance < most and steps[near] > distance + 1:
                    steps[near] = distance + 1
                    beyond.append(near)
        level = beyond
        distance += 1
    return steps


def path(p: Position, seat: int, start: int, end: int) -> list[int]:
    """A shortest path by counted steps, both ends included; of equal ones, the one over the fewest points."""
    best = {start: (0, 0)}
    before = {start: NONE}
    queue = [(0, 0, start)]
    while queue:
        steps, hops, point = heappop(queue)
        if point == end:
            break
        if best[point] < (steps, hops):
            continue
        for near in p.world.neighbours[point]:
            cost = (steps + (p.roads[near] != seat), hops + 1)
            if near not in best or cost < best[near]:
                best[near] = cost
                before[near] = point
                heappush(queue, (*cost, near))
    walk = [end]
    while walk[-1] != start:
        walk.append(before[walk[-1]])
    return walk[::-1]


class Journeys:
    """The quickest ways from where a ship is to everywhere, over as many energies as it takes.

    `cost[point]` counts steps, each begun energy as `speed` of them; `before[point]` is the point before it on the
    way, and `by_gate[point]` tells whether it is reached through a gate.
    """

    def __init__(self, points: int, speed: int) -> None:
        self.speed = speed
        self.cost = [FAR] * points
        self.before = [NONE] * points
        self.by_gate = [False] * points
        self.passed_late = [False] * points
        """Unexplored, and just as far as the energy goes: who flies on has stopped one point earlier."""

    def energies(self, point: int) -> int:
        return -(-self.cost[point] // self.speed)

    def walk(self, point: int) -> list[int]:
        """Every point of the way, from the start on."""
        way = [point]
        while self.before[way[-1]] != NONE:
            way.append(self.before[way[-1]])
        return way[::-1]

    def stops(self, point: int) -> list[int]:
        """Where each energy ends."""
        way = self.walk(point)
        ends: list[int] = []
        for i in range(1, len(way)):
            here, cost = way[i], self.cost[way[i]]
            following = way[i + 1] if i + 1 < len(way) else NONE
            if following == NONE or self.by_gate[here] or self.by_gate[following]:
                ends.append(here)
            elif self._energy_of(self.cost[following]) > self._energy_of(cost):
                ends.append(way[i - 1] if self.passed_late[here] else here)
        return ends

    def _energy_of(self, cost: int) -> int:
        return -(-cost // self.speed)


def journeys(p: Position, seat: int, start: int, exploring: bool) -> Journeys:
    """From `start`; unless `exploring`, no stop on the way is on an unexplored planet.

    A search by cost in buckets: a step costs 1, an own road 0, a gate the rest of the energy and one more.
    """
    world = p.world
    speed = p.speed(seat)
    found = Journeys(world.points, speed)
    cost = found.cost
    before = found.before
    by_gate = found.by_gate
    neighbours = world.neighbours
    roads = p.roads
    explored = p.explored
    planets = world.planets
    exit_of = [NONE] * planets
    for owner in range(p.seats):
        if p.exits[owner] != NONE:
            exit_of[p.entrances[owner]] = p.exits[owner]
    buckets: list[list[int]] = [[start]]
    cost[start] = 0
    now = 0
    while now < len(buckets):
        bucket = buckets[now]
        while bucket:
            point = bucket.pop()
            if cost[point] != now:
                continue
            unknown = point < planets and not explored[point]
            late = 0
            if unknown and not exploring and now % speed == 0:
                if by_gate[point] or speed == 1:
                    continue  # it can only be the end of a journey
                late = 1
                found.passed_late[point] = True
            if point < planets and exit_of[point] != NONE and (exploring or not unknown):
                there = exit_of[point]
                after = (-(-now // speed) + 1) * speed
                if cost[there] > after:
                    cost[there] = after
                    before[there] = point
                    by_gate[there] = True
                    while len(buckets) <= after:
                        buckets.append([])
                    buckets[after].append(there)
            for near in neighbours[point]:
                after = now if roads[near] == seat else now + 1 + late
                if cost[near] > after:
                    cost[near] = after
                    before[near] = point
                    by_gate[near] = False
                    if after == now:
                        bucket.append(near)
                    else:
                        while len(buckets) <= after:
                            buckets.append([])
                        buckets[after].append(near)
        now += 1
    return found
