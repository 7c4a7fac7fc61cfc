"""Plans: lists of moves that are tried out before they are played, and then played as a whole.

A *rehearsal* plays a plan on a position imagined from what the seat knows, so it reveals nothing new. It ends at the
first step whose outcome cannot be known in advance. The true position takes no part in it. Carrying out a plan plays
all of it or nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from webfoot.core.briefing import Briefing
from webfoot.core.chance import QuickChance
from webfoot.core.errors import IllegalMove, Refusal, WebfootError
from webfoot.core.events import Event, Log
from webfoot.core.game import Game, S
from webfoot.core.match import Match
from webfoot.core.moves import Move


class LuckNeeded(WebfootError):
    """A step draws luck, which nobody can know in advance."""


class NothingToRehearse(WebfootError):
    """There is no position in which this seat could try a plan now."""


class BrokenPlan(WebfootError):
    """A step of the plan cannot be played. No step of the plan was played."""

    def __init__(self, stopped: Stopped) -> None:
        super().__init__(f"step {stopped.at + 1} of the plan cannot be played [{stopped.refusal.rule}]")
        self.stopped = stopped


class NoLuck:
    """Luck that raises LuckNeeded as soon as it is asked for."""

    def below(self, n: int) -> int:
        """Raise LuckNeeded."""
        raise LuckNeeded(f"below({n}) is for luck to decide")

    def shuffle(self, cards: list[Any]) -> None:
        """Leave a single card as it is. Raises LuckNeeded for several."""
        if len(cards) > 1:
            raise LuckNeeded("the order is for luck to decide")


class PlannedStep(msgspec.Struct, frozen=True):
    """One step of a plan that can be played, and its outcome."""

    events: list[Any]
    """Events of the game, as the planning seat may know them."""
    tally: dict[str, int]
    """`Game.tally` after this step."""
    scores: list[int]


class Stopped(msgspec.Struct, frozen=True):
    """Why a plan goes no further. Everything before this step stands."""

    at: int
    """Which step of the plan it is, from 0."""
    refusal: Refusal
    """A rule of the game; or plan-luck or plan-reveals if the outcome of this step cannot be known in advance."""


class Rehearsal(msgspec.Struct, frozen=True):
    """The outcome of a plan."""

    steps: list[PlannedStep]
    """The steps that can be played."""
    tally: dict[str, int]
    """`Game.tally` after the last of them."""
    brief: Briefing
    """The position after the last of them."""
    stopped: Stopped | None
    hypothetical: bool
    """Whether the plan begins from another position than the true one: it is not this seat's turn, but assumed to
    be."""
    ready: bool
    """Whether the plan is complete: it hands the turn over, or ends the game."""


def rehearse(game: Game[S], state: S, seat: int, moves: Sequence[Move]) -> Rehearsal:
    """Try these moves in order. Raises NothingToRehearse if there is no position to try them in."""
    # Any luck will do: what the seat is told does not depend on what it does not know.
    imagined = state.imagine(seat, QuickChance(0))
    position = game.rehearsal(imagined, seat)
    if position is None:
        raise NothingToRehearse(f"seat {seat} cannot try a plan in this position of {game.key}")
    hypothetical = position.dump() != imagined.dump()
    steps: list[PlannedStep] = []
    stopped: Stopped | None = None
    for at, move in enumerate(moves):
        after = position.clone()
        tried = _try(game, after, seat, game.catalogue.number(move))
        if isinstance(tried, Refusal):
            stopped = Stopped(at, tried)
            break
        position = after
        seen = [event.seen_by(seat) for event in tried]
        told = [event for event in seen if event is not None]
        steps.append(PlannedStep(told, game.tally(position, seat), position.scores()))
    return Rehearsal(
        steps=steps,
        tally=game.tally(position, seat),
        brief=game.brief(position, seat),
        stopped=stopped,
        hypothetical=hypothetical,
        ready=position.over() or position.actors() != [seat],
    )


def _try(game: Game[S], state: S, seat: int, number: int) -> Log | Refusal:
    if number not in state.legal(seat):
        refusal = game.why_not(state, seat, number)
        assert refusal is not None, f"{game.key} refuses {game.catalogue[number]} and cannot say why"
        return refusal
    log: Log = []
    try:
        state.play(seat, number, NoLuck(), log)
    except LuckNeeded:
        return Refusal("plan-luck")
    return Refusal("plan-reveals") if any(event.reveals for event in log) else log


def carry_out(
    match: Match[Any],
    seat: int,
    moves: Sequence[Move],
    at: int | None = None,
    each: Callable[[Move, list[Event]], None] | None = None,
) -> None:
    """Play a whole plan, and call `each` after every step.

    Raises BrokenPlan, which says which step cannot be played; then no step was played. A step that reveals something
    can only be the last. Otherwise a plan that fails on purpose would let its owner look ahead.
    """
    with match.all_or_nothing():
        for place, move in enumerate(moves):
            try:
                events = match.play(seat, move, at)
            except IllegalMove as illegal:
                raise BrokenPlan(Stopped(place, illegal.refusal)) from None
            if place + 1 < len(moves) and match.disclosed:
                raise BrokenPlan(Stopped(place + 1, Refusal("plan-luck")))
            if each is not None:
                each(move, events)
