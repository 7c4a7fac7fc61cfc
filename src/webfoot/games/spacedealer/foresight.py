"""Thinking ahead: the moves worth a thought are tried on the virtual clock, some minutes of one's own work long.

In these trials the others only finish what they have begun. What they might do meanwhile costs more to guess than it
tells, and the game is won by whoever keeps the own timers at the right work.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

from webfoot.core.chance import Chance, QuickChance
from webfoot.core.game import WAIT
from webfoot.games.spacedealer import choices as c
from webfoot.games.spacedealer.catalogue import KIND_OF
from webfoot.games.spacedealer.instinct import AT_ONCE, instinct, ranking
from webfoot.games.spacedealer.prospects import chances
from webfoot.games.spacedealer.rules import SpaceDealerState

CANDIDATES: Final = 5
HORIZON: Final = 6
"""How many runs of a timer to look ahead."""
LONGEST: Final = 120
"""Moves in one trial, however many there would be."""
CHOICES: Final = (c.KEEP, c.PLACE, c.DRAW, c.PLAN)
"""Free moves that are still worth a thought."""
_SEEDS: Final = 1 << 30


def worth_a_thought(p: SpaceDealerState, seat: int) -> list[int]:
    """The few moves among which a thought decides; one, if it is clear what to do."""
    ranked = sorted(ranking(p, seat, p.legal(seat)), reverse=True)
    if not ranked:
        return [WAIT]
    best, first = ranked[0]
    if best >= AT_ONCE / 4:
        kind = KIND_OF[first]
        alike = [number for worth, number in ranked if KIND_OF[number] == kind] if kind in CHOICES else [first]
        return alike[:CANDIDATES]
    return [number for _, number in ranked[: CANDIDATES - 1]] + [WAIT]


def think(p: SpaceDealerState, seat: int, chance: Chance, milliseconds: int | None, iterations: int | None) -> int:
    """The move that does best in trials; every move faces the same imagined worlds and the same luck."""
    moves = worth_a_thought(p, seat)
    if len(moves) == 1:
        return moves[0]
    worth = [0.0] * len(moves)
    until = None if milliseconds is None else perf_counter() + milliseconds / 1000
    trials = 0
    while True:
        world = p.imagine(seat, chance)
        luck = chance.below(_SEEDS)
        for i, move in enumerate(moves):
            worth[i] += trial(world.clone(), seat, move, QuickChance(luck))
        trials += len(moves)
        if (iterations is not None and trials >= iterations) or (until is not None and perf_counter() >= until):
            return moves[worth.index(max(worth))]


def trial(p: SpaceDealerState, seat: int, move: int, chance: Chance) -> float:
    """What a move makes of this seat's chances, after some minutes of its own work."""
    until = p.now + HORIZON * p.pace
    for _ in range(LONGEST):
        if move == WAIT:
            deadline = p.deadline()
            if deadline is None or deadline > until:
                break
            p.advance(deadline, chance, None)
        else:
            p.play(seat, move, chance, None)
        if p.over():
            break
        move = instinct(p, seat, [*c.own_business(p, seat), WAIT])
    return chances(p)[seat]
