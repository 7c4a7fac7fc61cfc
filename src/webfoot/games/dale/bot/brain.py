"""What the generic bots need to play Dale of Merchants 2: an evaluation of positions, and a quick policy.

Each side is a number of actions away from its last stack (evaluation.py), less what its schedule promises and what
its cards are good for besides their value. The side that is nearer is likelier to win; the nearer the end, the surer.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from webfoot.core.chance import Chance
from webfoot.core.hints import Reason
from webfoot.games.dale.bot.evaluation import needs_of
from webfoot.games.dale.bot.policy import instinct, reflex, worth_a_thought
from webfoot.games.dale.bot.reasons import reasons
from webfoot.games.dale.rules.actions import TakeAction
from webfoot.games.dale.rules.cards import KINDS
from webfoot.games.dale.rules.engine import DaleState
from webfoot.games.dale.rules.stacks import exists, required
from webfoot.games.dale.rules.state import NEXT_TURN, NO_DRAFT, NONE
from webfoot.games.dale.rules.steps import PROGRAMS
from webfoot.games.dale.rules.turn import TURN

TAKE_ACTION: Final = [isinstance(step, TakeAction) for step in PROGRAMS[TURN]].index(True)
SURENESS: Final = 1.1
"""How much a lead of one action decides: in the log of the odds, when one action is left."""
OPEN: Final = 0.02
"""No side is quite sure to win before its last stack is laid."""
READY: Final = 0.25
"""What it is worth to hold the whole next stack, as part of an action."""
FIRST: Final = 0.5
"""What it is worth to be on turn, as part of an action."""
SEAT_IN_HAND: Final = 0.12
"""What each card in hand above five is worth, and each one missing costs."""
DEARER: Final = 0.15
"""What one more point on all prices costs until the next turn."""
SHORT_REFILL: Final = 0.6
SCHEDULED: Final = {
    "steady-achiever": 0.15,
    "shopping-journey": 0.95,
    "housecleaning": 0.3,
    "siesta": 0.3,
    "lunch-break": 0.15,
    "ironing": 0.4,
}
"""What a scheduled card promises for the next turn, in actions."""
PROMISE: Final = [SCHEDULED.get(card.slug, 0.0) for card in KINDS]

WHIM: Final = 0.03
"""How much worse a move may be that the gentle bot still plays now and then, as a difference of the chance of
winning."""


class DaleBrain:
    playout_length = 0
    whim = WHIM

    def evaluate(self, state: DaleState) -> list[float]:
        if state.won:
            return [1.0 / len(state.won) if seat in state.won else 0.0 for seat in range(state.seats)]
        away = distances(state)
        nearest = max(min(away), 0.3)
        sure = SURENESS / sqrt(nearest)
        strengths = [exp(-sure * (distance - nearest)) for distance in away]
        sides = 2 if state.teams else state.seats
        total = sum(strengths[:sides])
        return [OPEN / sides + (1 - OPEN) * strength / total for strength in strengths]

    def playout(self, state: DaleState, seat: int, legal: list[int], chance: Chance) -> int:
        return instinct(state, seat, legal, chance)

    def reasons(self, state: DaleState, seat: int, plan: Sequence[int]) -> list[Reason]:
        return reasons(state, seat, plan[0])

    def worth_a_thought(self, state: DaleState, seat: int, legal: list[int]) -> list[int]:
        return worth_a_thought(state, seat, legal)

    def reflex(self, state: DaleState, seat: int) -> int | None:
        move = reflex(state, seat)
        return None if move == NONE else move

    def at_rest(self, state: DaleState, seat: int) -> bool:
        if state.won:
            return True
        frame = state.frames[-1]
        return frame.program == TURN and frame.at == TAKE_ACTION and state.mode == NO_DRAFT and not state.acted


def distances(p: DaleState) -> list[float]:
    """Return how many actions each seat's side is away from winning."""
    away = [distance(p, seat) for seat in range(p.seats)]
    if p.teams:
        return [(away[seat] + away[(seat + 2) % 4]) / 2 for seat in range(4)]
    return away


def distance(p: DaleState, seat: int) -> float:
    actions = needs_of(p, seat, wishes=False).actions
    later = (seat - p.turn) % p.seats
    if later == 0:
        actions -= p.actions
    else:
        actions -= 1 - FIRST * later / (p.seats - 1)
        actions -= SEAT_IN_HAND * (len(p.hands[seat]) - 5)
    if exists(p, seat, required(p, seat)):
        actions -= READY
    for face, due in zip(p.schedule_faces[seat], p.schedule_dues[seat], strict=True):
        if due == NEXT_TURN:
            actions -= PROMISE[face]
    for other in p.opponents(seat):
        for face in p.schedule_faces[other]:
            lasting = KINDS[face].lasting
            actions += DEARER * lasting.dearer
            if lasting.refill:
                actions += SHORT_REFILL
    return actions
