"""Ways over one and several energies, against trying everything: on the map of the box and on random ones."""

from __future__ import annotations

from collections import deque
from itertools import pairwise

import pytest

from tests.games.duckdealer.language import Table, duck
from tests.games.duckdealer.maps import ENERGY, random_game, random_position
from tests.games.duckdealer.walks import Journey, journeys_in
from webfoot.games.duckdealer import moves as m
from webfoot.games.duckdealer.rules.state import EXPLORE
from webfoot.games.duckdealer.rules.travel import path, steps_from
from webfoot.games.duckdealer.rules.turn import DuckDealerState
from webfoot.games.duckdealer.rules.world import NONE
from webfoot.games.duckdealer.view import view_of

POSITIONS = range(40)


def flights(p: DuckDealerState, start: int, speed: int) -> set[int]:
    """Where one energy leads: every walk, step by step, with all that is left of the energy."""
    seen = {(start, 0)}
    queue = deque(seen)
    while queue:
        point, used = queue.popleft()
        for near in p.world.neighbours[point]:
            after = (near, used + (p.roads[near] != 0))
            if after[1] <= speed and after not in seen:
                seen.add(after)
                queue.append(after)
    return {point for point, _ in seen} - {start}


def jumps(p: DuckDealerState, start: int) -> set[int]:
    return {p.exits[owner] for owner in range(p.seats) if p.exits[owner] != NONE and p.entrances[owner] == start}


def energies_needed(p: DuckDealerState, exploring: bool) -> dict[int, int]:
    """Energy after energy; who may not explore goes no further from an unexplored planet."""
    start, speed = p.ships[0], p.speed(0)
    needed = {start: 0}
    queue = deque([start])
    while queue:
        point = queue.popleft()
        unknown = point < p.world.planets and not p.explored[point]
        if unknown and not exploring:
            continue
        for near in flights(p, point, speed) | jumps(p, point):
            if near not in needed:
                needed[near] = needed[point] + 1
                queue.append(near)
    del needed[start]
    return needed


@pytest.mark.rule("DD-R8.1", "DD-R8.3", "DD-Q1", "DD-Q3")
@pytest.mark.parametrize("number", POSITIONS)
def test_one_energy_reaches_what_trying_every_walk_reaches(number: int) -> None:
    game = random_game(number)
    p = random_position(game, number)
    found = {game.catalogue[move].to for move in p.legal(0) if isinstance(game.catalogue[move], m.Fly)}
    assert found == {p.world.point_ids[point] for point in flights(p, p.ships[0], p.speed(0))}


@pytest.mark.parametrize("number", POSITIONS)
def test_a_path_is_a_walk_of_as_many_steps_as_are_counted(number: int) -> None:
    p = random_position(random_game(number), number)
    start = p.ships[0]
    steps = steps_from(p, 0, start, p.world.points)
    for end in range(p.world.points):
        way = path(p, 0, start, end)
        assert way[0] == start
        assert way[-1] == end
        assert len(set(way)) == len(way)
        assert all(b in p.world.neighbours[a] for a, b in pairwise(way))
        assert sum(p.roads[point] != 0 for point in way[1:]) == steps[end]


@pytest.mark.rule("DD-R8.8", "DD-R8.9", "DD-Q2", "DD-Q5", "DD-Q6")
@pytest.mark.parametrize("number", POSITIONS)
def test_journeys_take_as_few_energies_as_there_are(number: int) -> None:
    """With and without exploring on the way; the second is only shown where it saves energy."""
    p = random_position(random_game(number), number)
    careful, bold = energies_needed(p, exploring=False), energies_needed(p, exploring=True)
    shown: dict[str, list[int]] = {}
    for journey in journeys_in(view_of(p, 0, True)):
        shown.setdefault(journey.to, []).append(journey.energies)
    names = p.world.point_ids
    wanted = {}
    for point, least in bold.items():
        if least > ENERGY:
            continue
        if careful.get(point) == least:
            wanted[names[point]] = [least]
        else:
            ways = [careful[point], least] if point in careful else [least]
            wanted[names[point]] = [way for way in ways if way <= ENERGY]
    assert shown == wanted


@pytest.mark.rule("DD-R8.7")
@pytest.mark.parametrize("number", POSITIONS)
def test_a_journey_played_as_it_is_shown_arrives_with_just_as_many_energies(number: int) -> None:
    game = random_game(number)
    p = random_position(game, number)
    for journey in journeys_in(view_of(p, 0, True)):
        played = Table(game, p.clone())
        explored = follow(played, journey)
        assert explored == journey.explores
        if explored is None or explored == journey.to:
            assert played.at == journey.to
            assert len(journey.steps) == journey.energies
        assert ENERGY - played.energy["red"] == len(journey.steps)


def follow(t: Table, journey: Journey) -> str | None:
    """Play it, and say where a discovery was made: nothing further is promised from there."""
    assert journey.path[0] == t.at
    assert journey.path[-1] == journey.to
    names, neighbours = t.state.world.point_ids, t.state.world.neighbours
    for a, b in pairwise(journey.path):
        gates = {names[end] for end in jumps(t.state, names.index(a))}
        assert names.index(b) in neighbours[names.index(a)] or b in gates
    for step in journey.steps:
        known = t.state.explored[:]
        number = t.game.catalogue.number(m.Jump() if step == "jump" else m.Fly(step))
        assert number in t.state.legal(0)
        t.state.play(0, number, t.chance, None)
        assert t.at in journey.path
        if t.state.phase == EXPLORE or t.state.explored != known:
            return t.at
    return None


def test_a_road_beside_the_ship_still_takes_an_energy() -> None:
    t = duck(ship="S1", energy="red:1", roads={"E03.1": 0})
    (journey,) = t.journeys("E03.1")
    assert (journey.energies, journey.steps) == (1, ["E03.1"])


def test_a_road_behind_a_gate_takes_an_energy_of_its_own() -> None:
    t = duck(ship="S1", energy="red:3", gates={1: ("S1", "S3")}, roads={"E13.1": 0})
    (journey,) = t.journeys("E13.1")
    assert (journey.energies, journey.steps) == (2, ["jump", "E13.1"])


def test_behind_an_undiscovered_exit_one_flies_over_or_explores() -> None:
    """The gate leads to O2 in one energy, but explores it; the long way leaves it alone and takes one energy more."""
    t = duck(ship="S1", fittings="hold:4", energy="red:5", gates={1: ("S1", "O2")})
    assert {journey.energies: journey.explores for journey in t.journeys("E09.1")} == {3: None, 2: "O2"}


@pytest.mark.rule("DD-Q1", "DD-Q2")
def test_a_journey_stops_before_a_planet_it_would_have_to_explore() -> None:
    """A cruiser on S1 reaches O5 exactly: to get beyond without exploring it stops one comet earlier."""
    t = duck(ship="S1", fittings="hold:4", energy="red:2")
    (careful,) = t.journeys("E23.1")
    assert (careful.energies, careful.steps, careful.explores) == (2, ["E24.1", "E23.1"], None)
    with_road = duck(ship="S1", fittings="hold:4", energy="red:2", roads={"E23.2": 0})
    (journey,) = with_road.journeys("E23.2")
    assert (journey.energies, journey.steps) == (1, ["E23.2"]), "own roads beyond the planet take no step"
