"""Every example runs, on a small budget, as a user would run it."""

from __future__ import annotations

import importlib
import json
import os
import re
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from time import monotonic, sleep

import httpx
import numpy as np
import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"


def run(folder: Path, name: str, *arguments: str) -> str:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    environment = os.environ | {"PYTHONPATH": str(EXAMPLES), "COLUMNS": "200"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_random_agent_plays_every_game(tmp_path: Path) -> None:
    printed = run(tmp_path, "random_agent.py", "1")
    assert [line.split(":")[0] for line in printed.splitlines()] == ["canardage", "dale", "duckdealer", "spacedealer"]


@pytest.mark.engine
def test_what_is_learned_beats_a_random_player_and_climbs_the_ladder(tmp_path: Path) -> None:
    printed = run(tmp_path, "learn_linear.py", "--games", "30", "--test-games", "40")
    rates = [int(rate) for rate in re.findall(r"wins (\d+)% against", printed)]
    assert len(rates) == 10
    assert max(rates) >= 70, "luck alone would be a half"
    assert "<polyline" in (tmp_path / "linear.svg").read_text(encoding="utf-8")
    run(tmp_path, "ppo.py", "--updates", "2", "--games", "3")
    assert "<polyline" in (tmp_path / "ppo.svg").read_text(encoding="utf-8")
    run(tmp_path, "evaluate.py", "1")
    ladder = json.loads((tmp_path / "learned-ladder" / "standings.json").read_bytes())
    assert {line["bot"] for line in ladder["standings"]} == {
        "random",
        "quick",
        "greedy:Greedy",
        "learn_linear:Linear",
        "ppo:Trained",
    }
    assert (tmp_path / "learned-ladder" / "ladder.svg").exists()


def test_the_network_of_ppo_follows_its_gradient(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a policy of two moves of which one always wins, the winning one becomes likely."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    ppo = importlib.import_module("ppo")
    luck = np.random.default_rng(1)
    network = ppo.Network(3, 2, luck)
    x, mask = luck.normal(size=(64, 3)), np.ones((64, 2), dtype=bool)
    for _ in range(100):
        _, chances, _ = network.forward(x, mask)
        action = (luck.random(64) < chances[:, 1]).astype(int)
        advantage = np.where(action == 1, 1.0, -1.0)
        network.learn(x, mask, action, chances[np.arange(64), action], advantage, advantage, 0.01)
    _, chances, _ = network.forward(x, mask)
    assert chances[:, 1].mean() > 0.9


def test_the_bot_of_a_server_plays_there(tmp_path: Path) -> None:
    webfoot = [sys.executable, "-m", "webfoot.cli"]
    made = subprocess.run(
        [*webfoot, "bot-token", "duckling"], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    environment = os.environ | {"WEBFOOT_TOKEN": made.stdout.strip(), "WEBFOOT_BOT_PACE_ALONE": "0"}
    with ExitStack() as running:

        def begin(*command: str) -> subprocess.Popen[str]:
            started = running.enter_context(
                subprocess.Popen(command, cwd=tmp_path, env=environment, stdout=subprocess.PIPE, text=True)
            )
            running.callback(started.kill)
            return started

        server = begin(*webfoot, "serve", "--port", "0")
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1].rstrip("/")
        bot = begin(sys.executable, str(EXAMPLES / "server_bot.py"), address.replace("http", "ws"))
        with httpx.Client(base_url=address, timeout=60) as guest:
            guest.get("/api/me")
            until = monotonic() + 60
            while "duckling" not in guest.get("/api/games").json()[0]["levels"]:
                assert monotonic() < until, "the bot did not come"
                sleep(0.1)
            seats = [{"kind": "bot", "level": level} for level in ("duckling", "quick")]
            table = {"game": "canardage", "seats": seats, "start": True}
            assert guest.post("/api/tables", json=table).status_code == 200
        assert bot.stdout is not None
        ended = json.loads(bot.stdout.readline())
        assert (ended["type"], ended["faults"]) == ("end", 0)
