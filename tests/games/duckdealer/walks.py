"""Walking the ways that a view tells of, as the page does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from webfoot.games.duckdealer.view import DuckDealerView, Journeys


@dataclass
class Journey:
    """A way to a point over one or several move energies."""

    to: str
    energies: int
    steps: list[str]
    """The moves to play: the point where each energy ends, or `jump` for a gate."""
    path: list[str]
    """Every point on the way, the start included."""
    explores: str | None
    """An unexplored planet on which the way has to stop."""


def journeys_in(view: DuckDealerView) -> list[Journey]:
    """Every way that a view tells of."""
    unexplored = {planet.id for planet in view.planets if not planet.explored}
    return [_journey(tree, to, unexplored) for tree in view.journeys for to in tree.energies]


def _journey(tree: Journeys, to: str, unexplored: set[str]) -> Journey:
    legs = list(_legs(tree, to))[::-1]
    stops = [leg[-1] for leg in legs]
    explores = next((stop for stop in stops if stop in unexplored), None)
    flown = stops if explores is None else stops[: stops.index(explores) + 1]
    steps = ["jump" if stop in tree.gates else stop for stop in flown]
    path = [legs[0][0], *(point for leg in legs for point in leg[1:])]
    return Journey(to, len(legs), steps, path, explores)


def _legs(tree: Journeys, to: str) -> Iterator[list[str]]:
    """What is flown with each energy, the last one first."""
    for before in tree.before[tree.energies[to] - 1 :: -1]:
        leg = [to]
        if to in tree.gates:
            leg.append(tree.gates[to])
        else:
            while before[leg[-1]]:
                leg.append(before[leg[-1]])
        to = leg[-1]
        yield leg[::-1]
