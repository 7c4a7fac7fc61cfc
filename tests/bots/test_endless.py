"""Games that do not end are broken off, count as draws, and are told of."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from webfoot.bots import contest
from webfoot.bots.contest import Fixture, Terms
from webfoot.bots.standings import standings
from webfoot.cli import main
from webfoot.core.record import read_header

DALE = Fixture("dale", 1, 0, ("random", "random", "random"))


def test_a_game_that_is_broken_off_is_a_draw() -> None:
    outcome = contest.play(DALE, Terms(decisions=40, records=True))
    assert outcome.broken_off
    assert sum(outcome.moves) == 40
    assert outcome.winners == [0, 1, 2]
    assert outcome.ranks() == [0, 0, 0]
    (line,) = standings([outcome])
    assert (line.games, line.wins) == (3, 1.0)
    assert read_header(outcome.record.encode()).game == "dale"
    assert '"winners"' not in outcome.record


def test_by_default_only_games_that_may_never_end_are_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contest, "PATIENCE", 10)
    assert sum(contest.play(DALE).moves) == 10
    canardage = contest.play(Fixture("canardage", 1, 0, ("random", "random")))
    assert not canardage.broken_off
    assert sum(canardage.moves) > 10


def test_a_game_that_ends_in_time_is_as_ever() -> None:
    fixture = Fixture("canardage", 1, 0, ("random", "quick"))
    assert contest.play(fixture, Terms(decisions=10_000)).winners == contest.play(fixture).winners


def test_games_by_the_clock_are_broken_off_as_well() -> None:
    fixture = Fixture("spacedealer", 1, 0, ("random",) * 3)
    for at_once in (False, True):
        outcome = contest.play(fixture, Terms({"length": "5"}, at_once, decisions=30))
        assert (outcome.broken_off, sum(outcome.moves)) == (True, 30)


def test_the_arena_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report, records = tmp_path / "report.json", tmp_path / "records"
    arena = ["arena", "dale", "random", "random", "--games", "2", "--jobs", "1", "--moves", "20"]
    assert main([*arena, "--json", str(report), "--records", str(records)]) == 0
    assert "2 games did not end; they were broken off and count as draws" in capsys.readouterr().out
    outcomes = json.loads(report.read_bytes())["outcomes"]
    assert [(one["broken_off"], one["winners"]) for one in outcomes] == [(True, [0, 1])] * 2


def test_a_ladder_is_another_one_with_another_limit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ladder = [
        "ladder",
        "dale",
        "random",
        "quick",
        "--rounds",
        "1",
        "--jobs",
        "1",
        "--folder",
        str(tmp_path / "ladder"),
    ]
    assert main([*ladder, "--moves", "1"]) == 0
    assert "2 games did not end" in capsys.readouterr().out
    assert main([*ladder, "--moves", "2"]) == 2
    assert "holds another ladder: decisions was 1, not 2" in capsys.readouterr().err


@pytest.mark.parametrize("number", ["0", "-1", "many", "10000001"])
def test_a_bad_limit_gets_one_sentence(number: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "dale", "random", "random", f"--moves={number}"])
    assert "argument --moves: " in capsys.readouterr().err
