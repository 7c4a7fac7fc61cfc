"""The ladder is balanced, survives being killed, and keeps its games."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

import webfoot
from webfoot.bots import arena, levels
from webfoot.bots.contest import Fixture
from webfoot.bots.ladder import Ladder, fixtures, groups_of, halves_of, sizes, steps_of, usual_rounds
from webfoot.bots.picture import picture
from webfoot.bots.standings import Standing
from webfoot.cli import main

Printed = pytest.CaptureFixture[str]


def ladder(bots: list[str], seats: int) -> Ladder:
    return Ladder("canardage", 1, bots, seats, 10, {}, at_once=False, milliseconds=1000)


@pytest.mark.parametrize(("entrants", "seats"), [(3, 2), (5, 3), (4, 4), (2, 4), (6, 6)])
def test_every_bot_sits_everywhere_and_meets_everybody_equally_often(entrants: int, seats: int) -> None:
    schedule = fixtures(ladder([f"bot{number}" for number in range(entrants)], seats), rounds=3)
    assert len(set(schedule)) == len(schedule)
    sat = Counter((bot, seat, game.deal) for game in schedule for seat, bot in enumerate(game.bots))
    assert len(set(sat.values())) == 1
    assert len(sat) == entrants * seats * 3
    met = Counter(pair for game in schedule for pair in {(a, b) for a in game.bots for b in game.bots if a < b})
    assert len(set(met.values())) == 1


def test_more_rounds_add_games_and_change_none() -> None:
    ours = ladder(["a", "b", "c", "d"], 3)
    assert fixtures(ours, 5)[: len(fixtures(ours, 2))] == fixtures(ours, 2)


def test_neighbours_change_from_deal_to_deal() -> None:
    orders = {game.bots for game in fixtures(ladder(["a", "b", "c"], 3), 20) if game.rotation == 0}
    assert len(orders) > 3


def test_too_few_bots_play_in_every_mixture() -> None:
    assert groups_of(["a", "b"], 3) == [("a", "a", "b"), ("a", "b", "b")]


def test_steps_are_neighbours_and_everybody_against_quick() -> None:
    assert steps_of(["random", "gentle", "quick", "thinker:1it", "thinker:2it"]) == [
        ("random", "gentle"),
        ("gentle", "quick"),
        ("quick", "thinker:1it"),
        ("thinker:1it", "thinker:2it"),
        ("random", "quick"),
        ("thinker:2it", "quick"),
    ]
    assert steps_of(["a", "b", "c"]) == [("a", "b"), ("b", "c")]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_on_a_step_two_bots_share_the_seats_equally(seats: int) -> None:
    sitting = Counter(bot for group in halves_of(("a", "b"), seats) for bot in group)
    assert sitting["a"] == sitting["b"]
    assert all(len(group) == seats for group in halves_of(("a", "b"), seats))


def test_a_ladder_of_steps_plays_each_of_them_from_every_seat() -> None:
    ours = msgspec.structs.replace(ladder(["a", "quick", "b", "c"], 2), steps=True)
    schedule = fixtures(ours, rounds=2)
    pairs = Counter(tuple(sorted(game.bots)) for game in schedule)
    assert pairs == {("a", "quick"): 4, ("b", "quick"): 4, ("b", "c"): 4, ("c", "quick"): 4}
    assert Counter((game.bots.index("c"), game.deal) for game in schedule if "c" in game.bots)[0, 10] == 2


@pytest.mark.engine
def test_without_bots_it_measures_our_levels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "BUDGETS", {"searching": (2, 3)})
    assert main(["ladder", "canardage", "--rounds", "1", "--jobs", "1", "--folder", str(tmp_path)]) == 0
    assert sorted(folder.name for folder in tmp_path.iterdir()) == ["2-players", "4-players", "6-players"]
    for seats in (2, 4, 6):
        folder = tmp_path / f"{seats}-players"
        settings = json.loads((folder / "ladder.json").read_bytes())
        assert settings["bots"] == ["random", "gentle", "quick", "thinker:2it", "thinker:3it"]
        assert (settings["seats"], settings["steps"]) == (seats, True)
        lines = {line["bot"]: line for line in table_of(folder)}
        assert lines["quick"]["elo"] == 0
        assert lines["quick"]["elo_interval"] == [0, 0]
    table = (tmp_path / "2-players" / "ladder.md").read_text(encoding="utf-8")
    assert "| quick | +0 | +0 to +0 | 8 |" in table
    assert "| gentle against random | 2 |" in table


@pytest.mark.engine
def test_one_number_of_players_is_kept_in_the_folder_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "BUDGETS", {"searching": (2, 3)})
    command = ["ladder", "canardage", "--seats", "3", "--rounds", "1", "--jobs", "1", "--folder", str(tmp_path)]
    assert main(command) == 0
    assert len((tmp_path / "outcomes.jsonl").read_bytes().splitlines()) == 6 * 2 * 3


@pytest.mark.parametrize(
    ("key", "measured"),
    [("canardage", [2, 4, 6]), ("dale", [2, 4]), ("duckdealer", [2, 4, 5]), ("spacedealer", [3, 4, 8])],
)
def test_two_four_and_the_most_players_are_measured_as_far_as_a_game_takes_them(
    key: str, measured: list[int]
) -> None:
    assert sizes(webfoot.game(key)) == measured


@pytest.mark.parametrize(
    ("key", "least"), [("canardage", 400), ("dale", 100), ("duckdealer", 100), ("spacedealer", 100)]
)
def test_each_pair_plays_often_enough(key: str, least: int) -> None:
    played = webfoot.game(key)
    for seats in sizes(played):
        ours = Ladder(key, 1, ["a", "quick", "b"], seats, 10, {}, at_once=False, milliseconds=1000, steps=True)
        games = Counter(frozenset(game.bots) for game in fixtures(ours, usual_rounds(played, seats)))
        assert all(least <= times < least + 2 * seats for times in games.values())


COMMAND = ["ladder", "canardage", "random", "quick", "thinker:2it", "--rounds", "3", "--folder"]


def table_of(folder: Path) -> list[dict[str, Any]]:
    lines = json.loads((folder / "standings.json").read_bytes())["standings"]
    return [{name: value for name, value in line.items() if name != "milliseconds"} for line in lines]


@pytest.mark.engine
def test_killed_and_started_again_it_ends_with_the_same_table(tmp_path: Path, capsys: Printed) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    assert main([*COMMAND, str(whole), "--jobs", "1"]) == 0
    running = subprocess.Popen([sys.executable, "-m", "webfoot.cli", *COMMAND, str(killed), "--jobs", "1"])
    outcomes = killed / "outcomes.jsonl"
    while not outcomes.exists() or not outcomes.read_bytes():
        assert running.poll() is None
        time.sleep(0.01)
    os.kill(running.pid, signal.SIGKILL)
    running.wait()
    found = outcomes.read_bytes()
    outcomes.write_bytes(found + found[:100])  # a line that was being written
    capsys.readouterr()
    assert main([*COMMAND, str(killed), "--jobs", "2"]) == 0
    assert "canardage: 18 games" in capsys.readouterr().out
    assert table_of(killed) == table_of(whole)
    assert len(outcomes.read_bytes().splitlines()) == 18


def test_a_finished_ladder_plays_nothing_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    command = ["ladder", "canardage", "random", "quick", "--rounds", "2", "--jobs", "1", "--folder", str(tmp_path)]
    assert main(command) == 0
    before = table_of(tmp_path)
    played: list[object] = []
    real = arena.outcomes

    def watched(games: list[Fixture], *rest: Any) -> Any:
        played.extend(games)
        return real(games, *rest)

    monkeypatch.setattr(arena, "outcomes", watched)
    assert main(command) == 0
    assert played == []
    assert table_of(tmp_path) == before
    assert main([*command, "--rounds", "3"]) == 0
    assert len(played) == 2


def test_its_picture_is_drawn(tmp_path: Path) -> None:
    main(["ladder", "canardage", "random", "quick", "--rounds", "2", "--jobs", "1", "--folder", str(tmp_path)])
    drawn = ElementTree.fromstring((tmp_path / "ladder.svg").read_text(encoding="utf-8"))
    texts = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert "canardage, 2 players, 4 games" in texts
    assert {"random", "quick"} <= set(texts)


def test_names_cannot_spoil_the_picture() -> None:
    bot = "stdio:python3 -c '<script>&\"" + "x" * 100
    line = Standing(bot, 4, 4.0, 1.0, (0.5, 1.0), 1.0, 1.0, 0.0, (0.0, 0.0))
    drawn = ElementTree.fromstring(picture("a < b", [line]))
    texts = [text.text or "" for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert max(map(len, texts)) <= 32
    assert any(bot in (title.text or "") for title in drawn.iter("{http://www.w3.org/2000/svg}title"))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["random"], "a ladder is for 2 to 32 bots, not 1"),
        (["random", "--steps"], "a ladder is for 2 to 32 bots, not 1"),
        (["--seats", "7"], "canardage is for 2 to 6 players, not 7"),
        (["random", "quick", "--steps", "--rounds", "600000"], "that would be 1200000 games, more than"),
        (["random", "quick", "random"], "random is named twice"),
        (["random", "slow"], "no bot is called 'slow'"),
        (["random", "quick", "--seats", "7"], "canardage is for 2 to 6 players, not 7"),
        ([f"thinker:{n}it" for n in range(1, 31)] + ["--seats", "6"], "that would be 71253000 games, more than"),
        (["random", "quick", "--option", "length"], "--option length: write NAME=VALUE"),
        (
            ["random", "quick", "--option", "no_such=5"],
            "options of canardage: Object contains unknown field `no_such`",
        ),
    ],
)
def test_a_mistake_gets_one_sentence(arguments: list[str], says: str, tmp_path: Path, capsys: Printed) -> None:
    assert main(["ladder", "canardage", *arguments, "--jobs", "1", "--folder", str(tmp_path)]) == 2
    error = capsys.readouterr().err
    assert error.startswith(f"webfoot: {says}")
    assert error.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_folder_of_another_ladder_is_refused(tmp_path: Path, capsys: Printed) -> None:
    command = ["ladder", "canardage", "random", "quick", "--rounds", "1", "--jobs", "1", "--folder", str(tmp_path)]
    assert main(command) == 0
    assert main([*command, "--seed", "5"]) == 2
    assert "holds another ladder: seed was 0, not 5; choose another folder" in capsys.readouterr().err
    lines = (tmp_path / "outcomes.jsonl").read_bytes()
    (tmp_path / "outcomes.jsonl").write_bytes(b"nonsense\n" + lines)
    assert main(command) == 2
    assert "outcomes.jsonl, line 1: not the outcome of a game" in capsys.readouterr().err
    (tmp_path / "ladder.json").write_text("{}", encoding="utf-8")
    assert main(command) == 2
    assert "ladder.json: not the settings of a ladder" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["arena", "ladder"])
def test_records_are_kept_and_can_be_replayed(command: str, tmp_path: Path, capsys: Printed) -> None:
    kept = tmp_path / "games"
    where = ["--games", "4"] if command == "arena" else ["--rounds", "2", "--folder", str(tmp_path / "ladder")]
    assert main([command, "canardage", "random", "quick", "--jobs", "2", "--records", str(kept), *where]) == 0
    index = [json.loads(line) for line in (kept / "games.jsonl").read_bytes().splitlines()]
    records = sorted(file for file in kept.iterdir() if file.name != "games.jsonl")
    assert len(index) == len(records) == 4
    assert all("record" not in line or not line["record"] for line in index)
    capsys.readouterr()
    for record in records:
        assert main(["verify", str(record)]) == 0
        assert main(["replay", str(record)]) == 0
    assert "finished, scores" in capsys.readouterr().out


def test_records_need_a_directory(tmp_path: Path, capsys: Printed) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert main(["arena", "canardage", "random", "random", "--records", str(tmp_path / "file")]) == 2
    assert "file: File exists" in capsys.readouterr().err
