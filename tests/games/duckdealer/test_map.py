"""The map of the box: every distance, and start planets of equal worth."""

from __future__ import annotations

from itertools import pairwise
from math import dist
from typing import Final

import pytest

from tests.games.duckdealer.language import duck
from webfoot.games.duckdealer.data import standard
from webfoot.games.duckdealer.travel import steps_from

DISTANCES: Final = """
     S1 S2 S3 S4 S5 I1 I2 I3 I4 I5 O1 O2 O3 O4 O5  H
S1    0  8 13 14  8  4 10 10 11  9  4 12 15 11  5  7
S2    8  0  9 13 14  9  3  9 10 11  4  4 13 16 13  6
S3   13  9  0  8 14  9  9  3 10 11 13  5  4 13 15  6
S4   14 13  8  0  8 10 10  9  3 11 15 13  4  5 11  7
S5    8 14 14  8  0 11 11 11  9  3 12 15 12  3  3  8
I1    4  9  9 10 11  0  6  6  7  8  5 10 11 13  9  3
I2   10  3  9 10 11  6  0  6  7  8  7  4 11 13 12  3
I3   10  9  3  9 11  6  6  0  7  8 11  8  5 13 12  3
I4   11 10 10  3  9  7  7  7  0  9 12 11  7  6 12  4
I5    9 11 11 11  3  8  8  8  9  0 13 12 13  6  4  5
O1    4  4 13 15 12  5  7 11 12 13  0  8 16 15  9  8
O2   12  4  5 13 15 10  4  8 11 12  8  0  9 17 16  7
O3   15 13  4  4 12 11 11  5  7 13 16  9  0  9 15  8
O4   11 16 13  5  3 13 13 13  6  6 15 17  9  0  6 10
O5    5 13 15 11  3  9 12 12 12  4  9 16 15  6  0  9
H     7  6  6  7  8  3  3  3  4  5  8  7  8 10  9  0
"""
"""Steps from planet to planet without roads."""

STARTS: Final = {
    "S1": (98, 43, 3, 4, 4, 15, 8),
    "S2": (98, 44, 3, 4, 3, 16, 8),
    "S3": (98, 44, 3, 4, 3, 15, 8),
    "S4": (98, 43, 3, 4, 3, 15, 8),
    "S5": (98, 44, 3, 4, 3, 15, 8),
}
"""Steps to all unknown planets, to all other starts; unknown ones within 5 and 8; nearest, farthest, next start."""


def table() -> dict[tuple[str, str], int]:
    head, *rows = [line.split() for line in DISTANCES.strip().splitlines()]
    return {(name, to): int(steps) for name, *cells in rows for to, steps in zip(head, cells, strict=True)}


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
    assert counted() == table()


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
