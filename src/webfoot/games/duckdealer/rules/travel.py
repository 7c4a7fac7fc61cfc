"""How far a ship gets: steps counted under a player's own roads, and journeys over several energies.

One move energy is one path (Q1). Of a path only its end matters, and a planet inside it is flown over. So for one
energy it is enough to know how many steps away a point is. Over several energies the stops matter: a ship that stops
on an unexplored planet must explore it, and a gate takes an energy of its own.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from webfoot.games.duckdealer.rules.state import Position
from webfoot.games.duckdealer.rules.world import NONE

FAR: Final = 1 << 20


def steps_from(p: Position, seat: int, start: int, most: int) -> list[int]:
    """Return the counted steps from a point to every other (FAR beyond `most`); own roads are skipped (R8.3)."""
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
    """Return a shortest path by counted steps, both ends included; of equal ones, the one over the fewest points."""
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
    """The quickest ways from where a ship is to everywhere, over as many energies as it takes."""

    def __init__(self, points: int, speed: int) -> None:
        self.speed = speed
        self.cost = [FAR] * points
        """Counted steps. An energy that another one follows, or that a gate takes, counts as `speed` of them."""
        self.by_gate = [False] * points
        """Whether the last energy to here is that of a gate."""
        self._energies = [FAR] * points
        self._before: list[dict[int, int]] = [{}]
        """For each energy, the point before each point it reaches; NONE where the energy is begun."""
        self._entrance = [NONE] * points

    def energies(self, point: int) -> int:
        return self._energies[point]

    def trees(self, most: int) -> list[dict[int, int]]:
        """Return, for each of so many energies, the point before each point on its ways; NONE where it is begun."""
        return self._before[1 : most + 1]

    def gates(self) -> list[tuple[int, int]]:
        """Return the points to which the last energy is that of a gate, each with its entrance."""
        return [(point, self._entrance[point]) for point in range(len(self.cost)) if self.by_gate[point]]

    def walk(self, point: int) -> list[int]:
        """Return every point of the way, from the start on."""
        legs = self.legs(point)
        return [*legs[0][:1], *(at for leg in legs for at in leg[1:])] if legs else [point]

    def stops(self, point: int) -> list[int]:
        """Return where each energy ends."""
        return [leg[-1] for leg in self.legs(point)]

    def legs(self, point: int) -> list[list[int]]:
        """Return what is flown with each energy, both ends included."""
        legs = []
        for energy in range(self._energies[point], 0, -1):
            leg = [point]
            if self.by_gate[point]:
                leg.append(self._entrance[point])
            else:
                before = self._before[energy]
                while before[leg[-1]] != NONE:
                    leg.append(before[leg[-1]])
            point = leg[-1]
            legs.append(leg[::-1])
        return legs[::-1]


def journeys(p: Position, seat: int, start: int, exploring: bool) -> Journeys:
    """Find the ways from `start`; unless `exploring`, no stop on the way is on an unexplored planet.

    It works energy by energy: each begins wherever the one before could stop for the first time. A later energy may
    fly over an unexplored planet that an earlier one reaches, so such planets are passed any number of times.
    """
    world = p.world
    speed = p.speed(seat)
    found = Journeys(world.points, speed)
    energies = found._energies
    exit_of = {p.entrances[owner]: p.exits[owner] for owner in range(p.seats) if p.exits[owner] != NONE}
    can_stop = [True] * world.points
    if not exploring:
        can_stop[: world.planets] = p.explored
        can_stop[start] = True
    energies[start] = 0
    found.cost[start] = 0
    begun = [start]
    energy = 0
    while begun:
        energy += 1
        reached = _spend_one(p, seat, found, can_stop, begun, energy)
        for point in begun:
            there = exit_of.get(point, NONE)
            if there != NONE and energies[there] == FAR:
                energies[there] = energy
                found.cost[there] = energy * speed
                found.by_gate[there] = True
                found._entrance[there] = point
                reached.append(there)
        begun = [point for point in reached if can_stop[point]]
    return found


def _spend_one(
    p: Position, seat: int, found: Journeys, can_stop: list[bool], begun: list[int], energy: int
) -> list[int]:
    """Fly with one energy from any of these points; return what is reached for the first time, the nearest first."""
    neighbours, roads, energies, cost = p.world.neighbours, p.roads, found._energies, found.cost
    before = dict.fromkeys(begun, NONE)
    found._before.append(before)
    reached: list[int] = []
    level = begun[:]
    spent = (energy - 1) * found.speed
    last = spent + found.speed
    while level:
        beyond: list[int] = []
        for point in level:  # grows during the loop: roads take no step
            if energies[point] == FAR:
                energies[point] = energy
                cost[point] = spent
                reached.append(point)
            for near in neighbours[point]:
                # An earlier energy could stop here, so nothing new begins.
                if near not in before and (energies[near] >= energy or not can_stop[near]):
                    if roads[near] == seat:
                        before[near] = point
                        level.append(near)
                    elif spent < last:
                        before[near] = point
                        beyond.append(near)
        level = beyond
        spent += 1
    return reached
