"""What the generic bots need to play Canardage well.

A seat's strength is the worth of its living ducks, less what the targets put at risk. That risk is the chance that a
player who holds a Shoot card (`pan`) fires at one of its ducks soon, times what that duck means. The last duck means
nearly everything, the fifth little. So the same target is a nuisance to one player and a mortal danger to another,
and the policy hurts the leader by itself. Chances of winning are strengths over their sum.

The figures were fitted to thousands of games that bots played among themselves, then rounded.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from webfoot.core.chance import Chance
from webfoot.core.hints import Reason
from webfoot.games.canardage.bot.policy import instinct
from webfoot.games.canardage.bot.reasons import reasons
from webfoot.games.canardage.components import (
    A_COUVERT,
    CANARDS_ENCHAINES,
    DUCKS,
    DUCKY_LUKE,
    KINDS,
    MOBY_DUCKY,
    NOBODY,
    OUPS,
    PAN,
    PLANQUE,
    WALKING_DUCK,
    WATER,
)
from webfoot.games.canardage.rules.state import OVER, REVENGE
from webfoot.games.canardage.rules.turn import CanardageState

WORTH: Final = (
    (-4.0, -0.4, 0.1, 0.5, 0.7, 0.8),
    (-3.2, -0.5, 0.0, 0.4, 0.65, 0.8),
    (-2.6, -0.8, -0.2, 0.1, 0.35, 0.5),
)
"""The logarithm of a seat's strength by living ducks, while two, three, or more players still have one."""
FIRES: Final[tuple[float, ...]] = (0.45, 0.3, 0.2, 0.15, 0.1, 0.1)
"""How likely a player with a Shoot card fires before the line changes, by how many turns come before that
player's."""
LAST_IN_SIGHT: Final = -0.25
"""A last duck in the line is nearer to its end than one in the pile or under another."""
HIDDEN: Final = 0.12
SHELTERED: Final = 0.1
COMMISSAIRE: Final = 0.1
COMEBACK: Final = 2.0
"""Walking Duck in the hand of a player without ducks."""
SKIPPED: Final = -0.03
HELD: Final = [0.0] * len(KINDS)
"""What holding a card adds."""
HELD[PAN] = 0.04
HELD[DUCKY_LUKE] = 0.15
HELD[OUPS] = 0.1
HELD[CANARDS_ENCHAINES] = 0.05
HELD[WALKING_DUCK] = 0.35
HELD[PLANQUE] = 0.18
HELD[MOBY_DUCKY] = 0.08
HELD[A_COUVERT] = 0.06


WHIM: Final = 0.12
"""How much worse a move may be that the gentle bot still plays now and then, as a difference of the chance of
winning."""


LOOKS: Final = 4
"""How often the chances are judged while a game is played on. An early judgement is surer, a late one sees more."""
STRIDE: Final = 2
"""Moves between two judgements."""


class CanardageBrain:
    playout_length = 4
    whim = WHIM

    def evaluate(self, state: CanardageState) -> list[float]:
        if state.phase == OVER:
            share = 1.0 / len(state.won)
            return [share if seat in state.won else 0.0 for seat in range(state.seats)]
        strengths = [exp(worth) for worth in worths(state)]
        total = sum(strengths)
        return [strength / total for strength in strengths]

    def playout(self, state: CanardageState, seat: int, legal: list[int], chance: Chance) -> int:
        return instinct(state, seat, legal, chance)

    def look_ahead(self, state: CanardageState, seat: int, chance: Chance) -> float:
        """Play on by the policy, and return what this seat's chances are on the way, on average."""
        total = 0.0
        for _ in range(LOOKS):
            for _ in range(STRIDE):
                if state.phase == OVER:
                    break
                actor = state.avengers[0] if state.phase == REVENGE else state.turn
                legal = state.legal(actor)
                number = legal[0] if len(legal) == 1 else instinct(state, actor, legal, chance)
                state.play(actor, number, chance, None)
            total += self.evaluate(state)[seat]
        return total / LOOKS

    def reasons(self, state: CanardageState, seat: int, plan: Sequence[int]) -> list[Reason]:
        return reasons(state, seat, plan[0])


def worths(p: CanardageState) -> list[float]:
    """Return the logarithm of each seat's strength."""
    seats = p.seats
    dead = p.dead
    extra = [0.0] * seats
    aimed = [0] * seats
    for at, owner in enumerate(p.line):
        if owner == WATER:
            continue
        hidden = p.under[at]
        if hidden != NOBODY:
            extra[hidden] += HIDDEN
        if dead[owner] == DUCKS - 1:
            extra[owner] += LAST_IN_SIGHT
        if p.pins[at] & 1:
            extra[owner] += COMMISSAIRE
        if p.targets >> at & 1:
            if p.covers[at] == NOBODY and (p.moby_by == NOBODY or owner == p.moby_victim):
                aimed[owner] += 1
            else:
                extra[owner] += SHELTERED
    danger = dangers(p, aimed)
    alive = 0
    for shot in dead:
        if shot < DUCKS:
            alive += 1
    row = WORTH[min(max(alive, 2), 4) - 2]
    found: list[float] = []
    for seat in range(seats):
        living = DUCKS - dead[seat]
        worth = row[living] + extra[seat] + SKIPPED * p.skips[seat]
        if living > 0:
            worth -= danger[seat] * (row[living] - row[living - 1])
        for kind in p.hands[seat]:
            worth += HELD[kind]
            if kind == WALKING_DUCK and living == 0:
                worth += COMEBACK
        found.append(worth)
    return found


def dangers(p: CanardageState, aimed: list[int]) -> list[float]:
    """Estimate for each seat how many of its ducks will be shot soon, given how many stand under targets."""
    seats = p.seats
    danger = [0.0] * seats
    everybody = sum(aimed)
    if not everybody:
        return danger
    turn = p.avengers[0] if p.phase == REVENGE else p.turn
    for later in range(seats):
        shooter = (turn + later) % seats
        others = everybody - aimed[shooter]
        if others and PAN in p.hands[shooter]:
            fires = FIRES[later] / others
            for seat in range(seats):
                if seat != shooter:
                    danger[seat] += aimed[seat] * fires
    return danger
