"""Plans: tried without changing or telling anything, then played as a whole or not at all."""

from __future__ import annotations

from typing import Any

import pytest

from tests.toys.barrows import DONE, LOAD, LOOK, ROLL, SELL, Barrows
from webfoot.core.errors import Refusal
from webfoot.core.match import Match
from webfoot.core.moves import Move
from webfoot.core.plans import (
    BrokenPlan,
    LuckNeeded,
    NoLuck,
    NothingToRehearse,
    Rehearsal,
    Stopped,
    carry_out,
    rehearse,
)
from webfoot.core.registry import game

GAME = Barrows()


def moves(*numbers: int) -> list[Move]:
    return [GAME.catalogue[number] for number in numbers]


def tried(match: Match[Any], seat: int, *numbers: int) -> Rehearsal:
    return rehearse(GAME, match.state, seat, moves(*numbers))


def test_a_plan_is_tried_step_by_step_and_nothing_has_changed() -> None:
    match: Match[Any] = Match(GAME, 2, seed=1)
    before = match.state.dump()
    plan = tried(match, 0, LOAD, LOAD, SELL)
    assert [[type(event).__name__ for event in step.events] for step in plan.steps] == [
        ["Loaded"],
        ["Loaded"],
        ["Sold"],
    ]
    assert [step.tally["goods"] for step in plan.steps] == [1, 2, 0]
    assert [step.scores for step in plan.steps] == [[0, 0], [0, 0], [4, 0]]
    assert plan.tally == {"strength": 1, "goods": 0}
    assert plan.brief.scores == [4, 0]
    assert (plan.stopped, plan.hypothetical, plan.ready) == (None, False, False)
    assert match.state.dump() == before
    assert tried(match, 0, LOAD, DONE).ready


def test_an_empty_plan_is_the_position_as_it_is() -> None:
    match: Match[Any] = Match(GAME, 2, seed=1)
    plan = tried(match, 0)
    assert plan.steps == []
    assert plan.tally == {"strength": 4, "goods": 0}
    assert plan.brief == match.brief(0)


def test_a_step_that_is_not_legal_ends_the_plan_and_what_was_before_stands() -> None:
    match: Match[Any] = Match(GAME, 2, seed=1)
    plan = tried(match, 0, LOAD, SELL, SELL, LOAD)
    assert len(plan.steps) == 2
    assert plan.stopped == Stopped(2, Refusal("empty-barrow"))
    assert plan.brief.scores == [2, 0]
    after_the_turn = tried(match, 0, DONE, LOAD)
    assert after_the_turn.stopped == Stopped(1, Refusal("not-your-turn"))
    assert after_the_turn.ready


def test_what_only_luck_or_the_table_can_tell_is_not_rehearsed() -> None:
    match: Match[Any] = Match(GAME, 2, seed=1)
    assert tried(match, 0, LOAD, ROLL, DONE).stopped == Stopped(1, Refusal("plan-luck"))
    assert tried(match, 0, LOOK).stopped == Stopped(0, Refusal("plan-reveals"))


def test_a_rehearsal_does_not_depend_on_what_is_hidden() -> None:
    match: Match[Any] = Match(GAME, 2, seed=1)
    other: Match[Any] = Match(GAME, 2, seed=1)
    other.state.card = match.state.card + 1
    assert tried(match, 0, LOAD, LOOK) == tried(other, 0, LOAD, LOOK)


def test_who_is_not_on_turn_plans_as_if_he_were() -> None:
    match: Match[Any] = Match(GAME, 2, seed=1)
    plan = tried(match, 1, LOAD, SELL, DONE)
    assert plan.hypothetical
    assert plan.ready
    assert plan.brief.scores == [0, 2]


def test_games_that_say_nothing_let_only_the_one_on_turn_try() -> None:
    canardage = game("canardage")
    match: Match[Any] = Match(canardage, 3, seed=1)
    seat = match.actors[0]
    assert rehearse(canardage, match.state, seat, []).brief == match.brief(seat)
    assert canardage.tally(match.state, seat) == {}
    with pytest.raises(NothingToRehearse):
        rehearse(canardage, match.state, (seat + 1) % 3, [])


def test_nobody_draws_without_luck() -> None:
    luck = NoLuck()
    luck.shuffle([])
    luck.shuffle([1])
    with pytest.raises(LuckNeeded):
        luck.shuffle([1, 2])
    with pytest.raises(LuckNeeded):
        luck.below(2)


def test_a_plan_is_carried_out_as_a_whole() -> None:
    match: Match[Any] = Match(GAME, 2, seed=1)
    seen: list[tuple[Move, int]] = []
    plan = moves(LOAD, LOAD, SELL, DONE)
    carry_out(match, 0, plan, each=lambda move, events: seen.append((move, len(match.entries))))
    assert seen == [(move, place + 1) for place, move in enumerate(plan)]
    assert match.scores == [4, 0]
    assert match.actors == [1]


def test_a_broken_plan_changes_nothing() -> None:
    match: Match[Any] = Match(GAME, 2, seed=1)
    for seat in (0, 1, 0, 1):
        carry_out(match, seat, moves(LOAD, LOAD, LOAD, LOAD, DONE))
    before = match.state.dump(), list(match.entries), match.undo_reach(0)
    with pytest.raises(BrokenPlan, match=r"step 4 .*\[empty-barrow\]") as broken:
        carry_out(match, 0, moves(SELL, LOAD, SELL, SELL))
    assert broken.value.stopped == Stopped(3, Refusal("empty-barrow"))
    assert (match.state.dump(), list(match.entries), match.undo_reach(0)) == before


def test_nobody_looks_ahead_by_breaking_his_plan() -> None:
    match: Match[Any] = Match(GAME, 2, seed=1)
    before = match.state.dump()
    for peeping in (ROLL, LOOK):
        with pytest.raises(BrokenPlan) as broken:
            carry_out(match, 0, moves(LOAD, peeping, SELL))
        assert broken.value.stopped == Stopped(2, Refusal("plan-luck"))
        assert match.state.dump() == before
    carry_out(match, 0, moves(LOAD, SELL, ROLL))
    assert match.scores[0] >= 3
