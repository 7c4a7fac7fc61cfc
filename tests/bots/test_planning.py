"""Bots that plan a whole turn: they think once a turn, and again when things are not as foreseen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.toys.barrows import DONE, LOAD, ROLL, SELL, Barrows, BarrowsBrain, BarrowsState
from webfoot.bots.anything import RandomBot
from webfoot.bots.levels import level, longest_thought
from webfoot.bots.perspective import Bot, Perspective
from webfoot.bots.planning import Intention, PlanningBot, planning_bot
from webfoot.core.chance import QuickChance
from webfoot.core.match import Match
from webfoot.core.registry import game


def brain_of(played: Barrows) -> BarrowsBrain:
    assert isinstance(played.brain, BarrowsBrain)
    return played.brain


def move_of(bot: Bot, match: Match[Any], seat: int) -> int:
    return bot.choose(Perspective.of(match.game, match.state, seat, QuickChance(1)), QuickChance(2))


def play_turn(bot: Bot, match: Match[Any], seat: int) -> list[int]:
    played = []
    while match.actors == [seat]:
        played.append(move_of(bot, match, seat))
        match.play(seat, match.game.catalogue[played[-1]])
    return played


@pytest.mark.parametrize(
    ("spec", "budget", "turn"),
    [
        ("quick", (None, None), [LOAD, SELL, DONE]),
        ("thinker", (None, 100), [LOAD, LOAD, SELL, DONE]),
        ("thinker-long", (None, 300), [LOAD, LOAD, SELL, DONE]),
        ("thinker:2000", (2000, None), [LOAD, LOAD, SELL, DONE]),
        ("thinker:50it", (None, 50), [LOAD, LOAD, SELL, DONE]),
    ],
)
def test_a_turn_is_thought_over_once_whatever_is_hidden(
    spec: str, budget: tuple[int | None, int | None], turn: list[int]
) -> None:
    played = Barrows()
    match: Match[Any] = Match(played, 2, seed=1)
    bot = level(spec, played)
    assert play_turn(bot, match, 0) == turn
    assert brain_of(played).asked == [budget]
    assert play_turn(bot, match, 1) == turn
    assert brain_of(played).asked == [budget] * 2


class HurriedBarrows(Barrows):
    timed = True


@pytest.mark.parametrize(("spec", "budget"), [("thinker", (None, 30)), ("thinker:2000", (2000, None))])
def test_where_time_runs_on_a_thought_is_short_unless_told_otherwise(
    spec: str, budget: tuple[int | None, int | None]
) -> None:
    played = HurriedBarrows()
    move_of(level(spec, played), Match(played, 2, seed=1), 0)
    assert brain_of(played).asked == [budget]


def test_a_turn_at_a_table_is_thought_over_no_longer_than_the_table_can_bear() -> None:
    played = Barrows()
    longest = longest_thought("thinker", played)
    move_of(level("thinker", played, longest), Match(played, 2, seed=1), 0)
    assert brain_of(played).asked == [(3000, 100)]


def test_a_position_that_was_not_foreseen_is_thought_over_anew() -> None:
    played = Barrows()
    match: Match[Any] = Match(played, 2, seed=1)
    bot = level("thinker:2000", played)
    match.play(0, played.catalogue[move_of(bot, match, 0)])
    match.state.points[1] += 1
    assert move_of(bot, match, 0) == DONE
    assert len(brain_of(played).asked) == 2


def test_a_plan_goes_no_further_than_luck() -> None:
    state = BarrowsState(2, 0)
    intention = Intention(Barrows())
    assert intention.begin(state, 0, [ROLL, LOAD]) == ROLL
    assert not intention.pending
    assert intention.begin(state, 0, [LOAD, ROLL, DONE]) == LOAD
    assert intention.pending
    state.play(0, LOAD, QuickChance(1), None)
    assert intention.go_on(state, 0, state.legal(0)) == ROLL
    assert intention.go_on(state, 0, state.legal(0)) is None


def test_a_move_that_is_not_legal_any_more_ends_the_plan() -> None:
    state = BarrowsState(2, 0)
    intention = Intention(Barrows())
    intention.begin(state, 0, [LOAD, LOAD])
    assert intention.go_on(state, 0, [DONE]) is None
    assert not intention.pending


def test_plans_begin_with_a_legal_move() -> None:
    played = Barrows()
    seen = Perspective(played, BarrowsState(2, 0), 0)
    for plan in ([], [SELL]):
        with pytest.raises(AssertionError, match="plan"):
            PlanningBot(played, lambda state, seat, chance, plan=plan: plan).choose(seen, QuickChance(1))  # type: ignore[misc]
    tired = BarrowsState(2, 0)
    tired.strength = 0
    assert PlanningBot(played, lambda *_: []).choose(Perspective(played, tired, 0), QuickChance(1)) == DONE


def test_who_makes_no_plans_plays_as_before() -> None:
    assert planning_bot(game("canardage")) is None
    assert isinstance(level("random", Barrows()), RandomBot)
