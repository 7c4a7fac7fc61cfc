"""The map of the box: every distance, and start planets of equal worth."""

from __future__ import annotations

from itertools import pairwise
from math import dist
from typing import Final

import pytest

from tests.games.duckdealer.distances import laid_out
from tests.games.duckdealer.language import duck
from webfoot.games.duckdealer.data import standard
from webfoot.games.duckdealer.rules.travel import steps_from

STARTS: Final = {
    "S1": (98, 43, 3, 4, 4, 15, 8),
    "S2": (98, 44, 3, 4, 3, 16, 8),
    "S3": (98, 44, 3, 4, 3, 15, 8),
    "S4": (98, 43, 3, 4, 3, 15, 8),
    "S5": (98, 44, 3, 4, 3, 15, 8),
}
"""Steps to all unknown planets, to all other starts; unknown ones within 5 and 8; nearest, farthest, next start."""


def counted() -> dict[tuple[str, str], int]:
    state = duck().state
    w = state.world
    return {
        (w.point_ids[a], w.point_ids[b]): steps_from(state, 0, a, w.points)[b]
        for a in range(w.planets)
        for b in range(w.planets)
    }


@pytest.mark.rule("DD-P8", "DD-R8.1")
def test_every_distance_between_planets() -> None:
    assert counted() == laid_out()


@pytest.mark.rule("DD-P8")
@pytest.mark.parametrize("start", STARTS)
def test_start_planets_are_equally_good(start: str) -> None:
    steps = {to: number for (name, to), number in counted().items() if name == start and to != start}
    starts = [number for to, number in steps.items() if to in STARTS]
    others = [number for to, number in steps.items() if to not in STARTS]
    near, nearer = sum(number <= 8 for number in others), sum(number <= 5 for number in others)
    assert STARTS[start] == (sum(others), sum(starts), nearer, near, min(others), max(others), min(starts))


@pytest.mark.rule("DD-P8", "DD-R8.2")
@pytest.mark.parametrize("start", STARTS)
def test_a_scout_reaches_four_unknown_planets_a_cruiser_three_a_freighter_none(start: str) -> None:
    unknown = {planet.id for planet in standard().map.planets if not planet.start}
    for slots, reached in ((3, 4), (4, 3), (7, 0)):
        t = duck(ship=start, fittings=f"hold:{slots}", energy="red:1")
        assert len(t.reach() & unknown) == reached


@pytest.mark.rule("DD-P8")
def test_sixteen_planets_twenty_five_routes_and_seventy_four_comets() -> None:
    star_map = standard().map
    assert len(star_map.planets) == 16
    assert sum(planet.start for planet in star_map.planets) == 5
    assert len(star_map.routes) == 25
    assert sum(route.comets for route in star_map.routes) == 74
    ends = [end for route in star_map.routes for end in (route.a, route.b)]
    assert {planet.id: ends.count(planet.id) for planet in star_map.planets} == {
        planet.id: 5 if planet.id == "H" else 3 for planet in star_map.planets
    }


@pytest.mark.rule("DD-P8")
def test_no_two_routes_cross_and_no_comets_lie_on_each_other() -> None:
    star_map = standard().map
    at = {planet.id: (planet.x, planet.y) for planet in star_map.planets}
    lines = [(route.a, route.b) for route in star_map.routes]
    for i, (a, b) in enumerate(lines):
        for c, d in lines[:i]:
            if not {a, b} & {c, d}:
                assert not _cross(at[a], at[b], at[c], at[d]), f"{a}-{b} crosses {c}-{d}"
    for route in star_map.routes:
        free = dist(at[route.a], at[route.b]) - 2 * star_map.planet_radius
        assert free / (route.comets + 1) >= 30, f"the comets of {route.id} are too close"


Spot = tuple[int, int]


def _cross(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    def side(p: Spot, q: Spot, r: Spot) -> bool:
        return (q[0] - p[0]) * (r[1] - p[1]) > (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


@pytest.mark.rule("DD-R3.1", "DD-P8")
def test_a_comet_is_called_after_its_route_counted_from_the_first_planet() -> None:
    w = duck().state.world
    for route in standard().map.routes:
        row = [route.a, *(f"{route.id}.{i}" for i in range(1, route.comets + 1)), route.b]
        assert all(w.point(b) in w.neighbours[w.point(a)] for a, b in pairwise(row))
