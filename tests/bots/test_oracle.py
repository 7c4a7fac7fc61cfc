"""The program that measures what a search would win if it saw everything."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from scripts.train.oracle import OracleTable, Seen, Truth, knowing, play

from webfoot.bots.contest import Fixture, FollowedMatch
from webfoot.bots.levels import level
from webfoot.bots.perspective import Perspective
from webfoot.core.chance import QuickChance
from webfoot.core.registry import game as game_of

ROOT = Path(__file__).parents[2]


def match_of(key: str) -> FollowedMatch:
    match = FollowedMatch(game_of(key), 2, 5, {})
    for _ in range(6):
        seat = match.actors[0]
        match.play(seat, match.moves(seat)[0])
    return match


class Recorder:
    """A bot that notes which position it could search."""

    def __init__(self) -> None:
        self.searched: list[bytes] = []

    def choose(self, seen: Perspective[Any], chance: Any) -> int:
        self.searched.append(seen.imagined.imagine(seen.seat, QuickChance(1)).dump())
        return seen.legal[0]


@pytest.mark.parametrize("key", ["canardage", "dale"])
def test_only_the_seat_that_is_measured_searches_the_true_position(key: str) -> None:
    match = match_of(key)
    seat = match.actors[0]
    recorders: list[Recorder] = []

    def make(_: Any) -> Recorder:
        recorders.append(Recorder())
        return recorders[-1]

    table = OracleTable(Fixture(key, 5, 0, ("quick", "quick")), match, seat, make)
    table._bots = [Recorder(), Recorder()]
    true = match.state.dump()
    assert table.ask(match.state, seat) in match.state.legal(seat)
    assert recorders[0].searched == [true]
    # Nothing that it does touches the table.
    assert match.state.dump() == true
    other = OracleTable(Fixture(key, 5, 0, ("quick", "quick")), match, 1 - seat, make)
    honest = Recorder()
    other._bots = [honest, honest]
    other.ask(match.state, seat)
    assert honest.searched != [true]


def test_a_brain_gives_the_same_advice_on_the_truth_as_on_the_position() -> None:
    match = match_of("dale")
    brain: Any = match.game.brain
    seat = match.actors[0]
    legal = match.state.legal(seat)
    advice = brain.worth_a_thought(match.state, seat, legal)
    for position in (match.state, Truth(match.state)):
        assert knowing(brain).worth_a_thought(position, seat, legal) == advice
    assert list(knowing(brain).evaluate(match.state)) == list(brain.evaluate(match.state))


@pytest.mark.parametrize("key", ["canardage", "dale"])
def test_the_bots_are_of_the_same_kind_as_the_honest_ones(key: str) -> None:
    game = game_of(key)
    seeing: Any = Seen(game)
    assert type(level("thinker:10it", seeing)) is type(level("thinker:10it", game))


def test_a_game_is_the_same_every_time() -> None:
    shares = [play("canardage", 3, seat, "thinker:20it", "quick", 2) for seat in (0, 1)]
    assert shares == [play("canardage", 3, seat, "thinker:20it", "quick", 2) for seat in (0, 1)]
    assert all(share in (0.0, 0.5, 1.0) for share in shares)


def oracle(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "scripts.train.oracle", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_it_says_what_it_has_measured() -> None:
    told = oracle("canardage", "thinker:4it", "--games", "3", "--first", "1")
    assert told.returncode == 0, told.stderr
    assert "thinker:4it that sees everything, against quick: 4 games, wins" in told.stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("spacedealer", "thinker:30it", "--seats", "3"), "only searches that decide move by move"),
        (("duckdealer", "thinker:30it"), "only searches that decide move by move"),
        (("canardage", "thinker:800it", "--seats", "7"), "canardage is for 2 to 6 players"),
        (("canardage", "thinker:800it", "--games", "0"), "--games: at least one"),
        (("canardage", "guru"), "no bot is called 'guru'"),
        (("canardage", "quick", "--against", "thinker:x"), "'thinker:x': a budget is"),
    ],
)
def test_bad_input_gets_a_sentence(arguments: tuple[str, ...], says: str) -> None:
    told = oracle(*arguments)
    assert told.returncode == 2
    assert says in told.stderr
    assert "Traceback" not in told.stderr
