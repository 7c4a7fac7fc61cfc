"""Turns a plan into moves: flights point by point, free roads and gates where they help, and what to keep at the
end."""

from __future__ import annotations

from typing import Final

from webfoot.core.plans import NoLuck
from webfoot.games.duckdealer.bot.evaluation import NEED, Evaluation
from webfoot.games.duckdealer.bot.plan_steps import Deeds, Step
from webfoot.games.duckdealer.bot.routes import useful_roads
from webfoot.games.duckdealer.bot.trading import proposal
from webfoot.games.duckdealer.rules.permits import exploring, offered_tiles
from webfoot.games.duckdealer.rules.state import ACTION, EXPLORE, RECLAIM
from webfoot.games.duckdealer.rules.travel import journeys
from webfoot.games.duckdealer.rules.turn import DuckDealerState
from webfoot.games.duckdealer.rules.world import NONE

LATE: Final = 10
"""With so few spaces left, a gate need not wait for a better occasion."""


def steps_of(last: Step | None) -> list[Step]:
    """Return the steps of the whole plan, in order."""
    steps: list[Step] = []
    while last is not None and last.before is not None:
        steps.append(last)
        last = last.before
    return steps[::-1]


def carry_out(state: DuckDealerState, seat: int, last: Step | None) -> list[int]:
    """Return the moves of a plan, as far as they are legal, or to the first good offer; the turn is not ended."""
    p = state.clone()
    n = p.numbers
    steps = steps_of(last)
    tour = [step.ship for step in steps if step.flown]
    moves: list[int] = []
    if p.free_roads and p.cubes[seat]:
        for point in useful_roads(p, seat, tour, min(p.free_roads, p.cubes[seat])):
            _play(p, seat, n.road + point - n.comets_from, moves)
    gate = _gate(p, seat, tour)
    for move in gate:
        _play(p, seat, move, moves)
    for step in steps:
        if step.flown:
            for good in step.dropped:
                _play(p, seat, n.discard + good, moves)
            found = journeys(p, seat, p.ships[seat], False)
            for stop in found.stops(step.ship):
                move = n.jump if found.by_gate[stop] else n.fly + stop
                if not _may(p, seat, move):
                    return moves
                _play(p, seat, move, moves)
            if p.phase == EXPLORE:
                at = 1 if p.consumer_track[1] == step.found and 1 in offered_tiles(p) else 0
                _play(p, seat, exploring(p, at), moves)
            offer = proposal(p, seat)
            if offer:
                return moves + offer  # the rest is planned again after the answer
        if not _may(p, seat, step.deed):
            return moves
        _play(p, seat, step.deed, moves)
        while p.phase == RECLAIM:
            _play(p, seat, reclaim(p, seat), moves)
    return moves


def _may(p: DuckDealerState, seat: int, move: int) -> bool:
    return p.phase == ACTION and move in p.legal(seat)


def _play(p: DuckDealerState, seat: int, move: int, moves: list[int]) -> None:
    p.play(seat, move, NoLuck(), None)
    moves.append(move)


def _gate(p: DuckDealerState, seat: int, tour: list[int]) -> list[int]:
    """Place gates on the leg of the tour that takes most energy."""
    if p.entrances[seat] != NONE or p.phase != ACTION:
        return []
    n = p.numbers
    taken = [*p.entrances, *p.exits]
    enough = 2 if p.world.track - len(p.track) < LATE else 3
    best: list[int] = []
    here = p.ships[seat]
    for there in tour:
        if here < p.world.planets and here not in taken and there not in taken and here != there:
            energies = journeys(p, seat, here, False).energies(there)
            if energies >= enough:
                enough = energies + 1
                best = [n.open_gate + here, n.close_gate + there]
        here = there
    return best


def reclaim(p: DuckDealerState, seat: int) -> int:
    """Choose which piece to take up: a road far from the ship."""
    n = p.numbers
    found = journeys(p, seat, p.ships[seat], True)
    best = NONE
    far = -1
    for point in range(n.comets_from, n.points):
        if p.roads[point] == seat and found.cost[point] > far:
            best, far = n.reclaim_road + point - n.comets_from, found.cost[point]
    if best != NONE:
        return best
    return n.reclaim_privilege + p.privileges.index(seat)


def throw_surplus(p: DuckDealerState, seat: int, evaluation: Evaluation) -> list[int]:
    """Throw away what does not fit."""
    deeds = Deeds(p, seat, evaluation, False)
    root = deeds.root
    goods = root.goods[:]
    over = p.carried(seat) - p.capacity(seat)
    return [p.numbers.discard + good for good in deeds.surplus(root.layout, goods, over, None)]


def choose_kept(p: DuckDealerState, seat: int) -> int:
    """End the turn, keeping the discs that are harder to get."""
    kept = [0, 0, 0]
    for _ in range(p.world.kept):
        best = NONE
        best_want = -1.0
        for colour in range(3):
            if kept[colour] < p.energy[seat * 3 + colour]:
                want = NEED[colour] / (1.0 + kept[colour] + p.fittings[seat * 4 + 1 + colour])
                if want > best_want:
                    best, best_want = colour, want
        if best == NONE:
            break
        kept[best] += 1
    return p.numbers.end_turn + p.numbers.keeps.index((kept[0], kept[1], kept[2]))
