"""Thinking ahead: a few ways to spend the turn, each played on by everybody's quick plans to see where it leads.

Nothing in the game is hidden and nothing is left to luck, so one look into each future is enough. What quick would do
is always among the ways, so a future in which others play like quick is never worse for having thought.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from webfoot.core.chance import Chance
from webfoot.games.duckdealer.decisions import Thought
from webfoot.games.duckdealer.rules import DuckDealerState
from webfoot.games.duckdealer.state import OVER, START, TURN
from webfoot.games.duckdealer.worth import Outlook

WIDER: Final = 30
"""Plans extended in the search for another way to act."""
LEAST: Final = 4
MOST: Final = 400
"""Turns that a future is followed, at least and at most."""
BETTER: Final = 2.0
"""Points by which another way must look better than the quick one."""


def think(
    p: DuckDealerState, seat: int, chance: Chance, milliseconds: int | None, iterations: int | None
) -> list[int]:
    """The best of a few ways; `iterations` is the number of turns that are played in all futures together."""
    began = perf_counter()
    quick = quickly(p, seat, chance)
    took = max(perf_counter() - began, 1e-4)
    if p.phase <= START or p.turn() != seat:
        return quick
    ways = others_than(p, seat, quick, chance)
    if not ways:
        return quick
    if milliseconds is None:
        turns = (iterations or 0) // (len(ways) + 1)
    else:
        left = milliseconds / 1000 - (perf_counter() - began)
        turns = int(left / took / (len(ways) + 1))
    turns = max(LEAST, min(MOST, turns))
    best, best_worth = quick, future(p, seat, quick, turns, chance) + BETTER
    for way in ways:
        worth = future(p, seat, way, turns, chance)
        if worth > best_worth:
            best, best_worth = way, worth
    return best


def quickly(p: DuckDealerState, seat: int, chance: Chance) -> list[int]:
    return Thought(seat, 0, None, False).plan(p, chance)


def others_than(p: DuckDealerState, seat: int, quick: list[int], chance: Chance) -> list[list[int]]:
    """Other ways to spend this turn: what a wider search finds, acting at once, collecting another colour."""
    n = p.numbers
    ways = [Thought(seat, WIDER, None, True).plan(p, chance)]
    if p.phase == TURN:
        firsts = [first for first in (n.act, n.collect, n.collect + 1, n.collect + 2) if first != quick[0]]
        ways += [[first, *rest_of_turn(p, seat, first, chance)] for first in firsts]
    different: list[list[int]] = []
    for way in ways:
        if way != quick and way not in different:
            different.append(way)
    return different


def rest_of_turn(p: DuckDealerState, seat: int, first: int, chance: Chance) -> list[int]:
    """What quick does after this move, if it is still the seat's turn."""
    after = p.clone()
    after.play(seat, first, chance, None)
    if after.phase in (OVER, TURN) or after.turn() != seat:
        return []
    return quickly(after, seat, chance)


def future(p: DuckDealerState, seat: int, way: list[int], turns: int, chance: Chance) -> float:
    """How far ahead the seat is, so many turns after going this way."""
    state = p.clone()
    for move in way:
        state.play(seat, move, chance, None)
    for _ in range(turns):
        if state.phase == OVER:
            break
        actor = state.actors()[0]
        for move in quickly(state, actor, chance):
            state.play(actor, move, chance, None)
    standing = [prospects(state, other) for other in range(state.seats)]
    own = standing[seat]
    standing[seat] = -1e9
    lead = own - max(standing)
    if state.phase == OVER and lead:
        return lead + (100.0 if lead > 0 else -100.0)
    return lead


def prospects(state: DuckDealerState, seat: int) -> float:
    """Points, and while the game goes on what the ship and the energy will bring."""
    score = float(state.scores()[seat])
    if state.phase == OVER:
        return score
    outlook = Outlook(state, seat)
    energy = sum(state.energy[seat * 3 : seat * 3 + 3])
    return score + outlook.of_ship(state.fittings[seat * 4 : seat * 4 + 4]) + energy * outlook.price
