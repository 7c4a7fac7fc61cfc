"""On Ray the same games end the same, and a worker that dies costs only its own game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from webfoot.cli import main

BOTS = '''
import os, pathlib, signal

class Deadly:
    """Kills the first process in which it plays, in the middle of a game."""

    def __init__(self, game):
        self.asked = 0

    def choose(self, seen, chance):
        self.asked += 1
        marker = pathlib.Path(os.environ["KILLED"])
        if self.asked == 3 and not marker.exists():
            marker.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return seen.legal[chance.below(len(seen.legal))]

class Failing:
    def __init__(self, game): pass
    def choose(self, seen, chance): return 1 // 0
'''


def command(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"KILLED": str(folder / "killed"), "COLUMNS": "200"}
    whole = [sys.executable, "-m", "webfoot.cli", *arguments]
    return subprocess.run(whole, cwd=folder, env=environment, capture_output=True, text=True, check=False)


def games_of(file: Path) -> list[tuple[Any, ...]]:
    found = json.loads(file.read_bytes())["outcomes"]
    return sorted((str(o["fixture"]), o["scores"], o["winners"], o["moves"]) for o in found)


def test_two_workers_give_the_same_table_and_one_that_dies_costs_one_game(tmp_path: Path) -> None:
    (tmp_path / "raybots.py").write_text(BOTS, encoding="utf-8")
    (tmp_path / "killed").write_text("not this time", encoding="utf-8")
    arena = ["arena", "canardage", "raybots:Deadly", "quick", "--games", "12", "--jobs", "2"]
    plain = command(tmp_path, *arena, "--json", "plain.json")
    assert plain.returncode == 0, plain.stderr
    (tmp_path / "killed").unlink()
    on_ray = command(tmp_path, *arena, "--json", "ray.json", "--ray")
    assert on_ray.returncode == 0, on_ray.stderr
    assert (tmp_path / "killed").exists(), "a worker was killed"
    assert games_of(tmp_path / "ray.json") == games_of(tmp_path / "plain.json")


def test_the_ladder_plays_there_and_keeps_its_games(tmp_path: Path) -> None:
    ladder = ["ladder", "canardage", "random", "quick", "--rounds", "2", "--jobs", "2", "--records", "games"]
    assert command(tmp_path, *ladder, "--folder", "plain").returncode == 0
    on_ray = command(tmp_path, *ladder, "--folder", "ray", "--ray")
    assert on_ray.returncode == 0, on_ray.stderr

    def table(folder: str) -> list[Any]:
        lines = json.loads((tmp_path / folder / "standings.json").read_bytes())["standings"]
        return [{name: value for name, value in line.items() if name != "milliseconds"} for line in lines]

    assert table("ray") == table("plain")
    assert len(list((tmp_path / "games").glob("canardage-*.jsonl"))) == 4


def test_a_bot_that_fails_is_named(tmp_path: Path) -> None:
    (tmp_path / "raybots.py").write_text(BOTS, encoding="utf-8")
    done = command(
        tmp_path, "arena", "canardage", "raybots:Failing", "random", "--games", "2", "--jobs", "1", "--ray"
    )
    assert done.returncode == 2
    assert "raybots:Failing failed as seat" in done.stderr.splitlines()[-1]


def test_a_cluster_that_is_not_there_gets_one_sentence(tmp_path: Path) -> None:
    done = command(tmp_path, "arena", "canardage", "random", "random", "--games", "2", "--ray", "not an address")
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith("webfoot: Ray cannot be reached at not an address")
    assert "Traceback" not in done.stderr


def test_without_the_extra_the_command_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert main(["arena", "canardage", "random", "random", "--ray"]) == 2
    assert capsys.readouterr().err == "webfoot: this needs ray: pip install 'webfoot[ray]'\n"
