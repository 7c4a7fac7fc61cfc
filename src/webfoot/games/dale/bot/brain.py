"""What the generic bots need to play Dale of Merchants 2: an evaluation of positions, and a quick policy.

Each side is a number of actions away from its last stack (evaluation.py), less what its schedule promises. A small
net, learned from games of bots, corrects that number (net.py): it also knows what cards are good for besides their
value. The side that is nearer is likelier to win; the nearer the end, the surer.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from typing import Final

from webfoot.core.chance import Chance
from webfoot.core.hints import Reason
from webfoot.games.dale.bot.evaluation import needs_of
from webfoot.games.dale.bot.inputs import inputs_of
from webfoot.games.dale.bot.net import Net, stored
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

NET: Final = stored()
PROVEN: Final = 2
"""The most players at whose tables the net has been shown to win. Larger tables are judged by rule alone."""


class DaleBrain:
    playout_length = 0
    whim = WHIM

    def __init__(self, net: Net | None = NET, most: int = PROVEN) -> None:
        """The net is asked at tables of up to `most` players. Otherwise distances are estimated by rule alone."""
        self._net = net
        self._most = most

    def evaluate(self, state: DaleState) -> list[float]:
        if state.won:
            return [1.0 / len(state.won) if seat in state.won else 0.0 for seat in range(state.seats)]
        net = self._net if state.seats <= self._most else None
        seats = [Seat(state, seat, net is not None) for seat in range(state.seats)]
        away = [each.away for each in seats]
        sure = sureness(shared(state, away))
        if net is not None:
            away = corrected(state, net, seats)
        away = shared(state, away)
        nearest = min(away)
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


class Seat:
    """How far a seat is from winning, by rule, and what the net is told of it."""

    __slots__ = ("away", "inputs")

    def __init__(self, p: DaleState, seat: int, for_net: bool) -> None:
        needs = needs_of(p, seat, wishes=for_net)
        ready = exists(p, seat, required(p, seat))
        self.away: float = needs.actions - advantage(p, seat, ready)
        self.inputs: list[int] = inputs_of(p, seat, needs, ready) if for_net else []


def shared(p: DaleState, away: list[float]) -> list[float]:
    """Return the distance of each seat's side: that of a team is the mean of its seats."""
    if p.teams:
        return [(away[seat] + away[(seat + 2) % 4]) / 2 for seat in range(4)]
    return away


def sureness(away: list[float]) -> float:
    """Return how much a lead of one action decides."""
    return SURENESS / sqrt(max(min(away), 0.3))


def rival(p: DaleState, seat: int, seats: list[Seat]) -> int:
    """Return the opponent that is nearest to winning, by rule."""
    nearest = NONE
    for other in p.opponents(seat):
        if nearest == NONE or seats[other].away < seats[nearest].away:
            nearest = other
    return nearest


def corrected(p: DaleState, net: Net, seats: list[Seat]) -> list[float]:
    """Return how far each seat is from winning, as the net has learned."""
    sums = [net.sums(each.inputs) for each in seats]
    return [each.away - net.nearer(sums[seat], sums[rival(p, seat, seats)]) for seat, each in enumerate(seats)]


def advantage(p: DaleState, seat: int, ready: bool) -> float:
    """Return what the moment is worth to a seat, in actions: turn, hand and schedules."""
    later = (seat - p.turn) % p.seats
    if later == 0:
        actions = float(p.actions)
    else:
        actions = 1 - FIRST * later / (p.seats - 1) + SEAT_IN_HAND * (len(p.hands[seat]) - 5)
    if ready:
        actions += READY
    for face, due in zip(p.schedule_faces[seat], p.schedule_dues[seat], strict=True):
        if due == NEXT_TURN:
            actions += PROMISE[face]
    for other in p.opponents(seat):
        for face in p.schedule_faces[other]:
            lasting = KINDS[face].lasting
            actions -= DEARER * lasting.dearer
            if lasting.refill:
                actions -= SHORT_REFILL
    return actions
