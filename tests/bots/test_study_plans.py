"""Turns of games whose bots plan, compared with what a quick look and the search would have done."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rulebook import TESTS
from webfoot.bots.finished import FinishedGame
from webfoot.bots.planning import Planner
from webfoot.bots.study_decisions import ERRORS, GAIN
from webfoot.bots.study_plans import ComparedPlans
from webfoot.core.record import read_record
from webfoot.core.registry import game
from webfoot.games.duckdealer.moves import Act


def finished(key: str, name: str) -> FinishedGame:
    file = TESTS / "records" / key / f"{name}.jsonl"
    return FinishedGame(read_record(file.read_bytes(), game(key).catalogue), game(key), 1)


def plans_of(played: FinishedGame) -> ComparedPlans:
    brain: Any = played.game.brain
    assert isinstance(brain, Planner)
    return ComparedPlans(played, brain)


@pytest.fixture(scope="module")
def ducks() -> FinishedGame:
    """A game in which everybody played at random: action turns for next to nothing."""
    return finished("duckdealer", "three-players")


def wasted_turns(played: FinishedGame) -> list[int]:
    """Return the action turns late in the game that brought no point."""
    found: list[int] = []
    for first, last in played.turns:
        seat = played.entries[first].seat
        same = seat is not None and played.states[first].scores()[seat] == played.states[last].scores()[seat]
        if same and isinstance(played.entries[first].move, Act) and played.progress(first) > 0.6:
            found.append(first)
    return found


@pytest.mark.engine
def test_a_turn_for_nothing_is_told_beside_a_better_one(ducks: FinishedGame) -> None:
    compared = plans_of(ducks)
    step = wasted_turns(ducks)[0]
    found = compared.better(step)
    assert found is not None
    assert (found.step, found.seat) == (step, ducks.entries[step].seat)
    assert found.gain >= max(GAIN, ERRORS * found.error)
    assert found.made[0]["event"] == "action-turn-began"
    assert found.better[0] != found.made[0]
    assert max(len(found.made), len(found.better)) <= 4


@pytest.mark.engine
def test_a_turn_of_many_steps_is_one_decision(ducks: FinishedGame) -> None:
    firsts = {first for first, _ in ducks.turns}
    chosen = plans_of(ducks).choices(0)
    assert chosen
    assert set(chosen) <= firsts
    assert all(ducks.entries[step].seat == 0 for step in chosen)


def test_what_a_quick_look_would_have_done_is_not_looked_at() -> None:
    """This game was played by quick bots: nearly every move is the one that a quick look finds."""
    played = finished("spacedealer", "three-players-ten-minutes")
    moves = sum(entry.seat == 1 for entry in played.entries)
    assert len(plans_of(played).choices(1)) < moves / 10


def test_against_the_clock_a_move_is_judged_at_the_time_when_it_was_made() -> None:
    played = finished("spacedealer", "three-players-ten-minutes")
    late = next(
        step
        for step, entry in enumerate(played.entries)
        if entry.seat is not None and entry.at > played.states[step].now
    )
    assert played.before_move(late).now == played.entries[late].at
    assert played.states[late].now < played.entries[late].at, "the kept position is as it was"
