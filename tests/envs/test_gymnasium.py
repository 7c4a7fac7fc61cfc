"""One learner against bots: Gymnasium's own checks, vectors of environments, and what they do not ask for."""

from __future__ import annotations

import gc
import json
import sys
import time
from pathlib import Path
from typing import Any

import gymnasium
import msgspec
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv

import webfoot
from webfoot.bots.levels import UnknownLevel
from webfoot.core.errors import BadOptions
from webfoot.core.events import Event
from webfoot.core.story import checked
from webfoot.envs.gymnasium import WebfootEnv

KEYS = webfoot.game_keys()
SHORT: dict[str, dict[str, object]] = {"spacedealer": {"length": "5"}}


def make(key: str, **settings: Any) -> WebfootEnv:
    settings.setdefault("options", SHORT.get(key, {}))
    settings.setdefault("opponents", "random")
    made = gymnasium.make(f"webfoot/{key}-v0", **settings).unwrapped
    assert isinstance(made, WebfootEnv)
    return made


@pytest.mark.parametrize("key", KEYS)
def test_gymnasium_finds_nothing_wrong(key: str) -> None:
    check_env(make(key, render_mode="ansi"), skip_render_check=False)


def random_game(env: Any, seed: int, most: int = 3000) -> tuple[float, int]:
    rng = np.random.default_rng(seed)
    _, info = env.reset(seed=seed)
    total = 0.0
    for steps in range(1, most + 1):
        _, reward, over, late, info = env.step(int(rng.choice(np.flatnonzero(info["action_mask"]))))
        total += reward
        if over or late:
            return total, steps
    raise AssertionError("no end")


@pytest.mark.parametrize("key", KEYS)
def test_a_game_ends_with_a_reward_and_its_record_replays(key: str) -> None:
    env = make(key, max_cycles=None if key != "dale" else 150)
    total, _ = random_game(env, 2)
    match = checked(env.table.record().dump())
    assert match.over == env.table.over
    if match.over:
        n = match.seats
        assert total == pytest.approx(1 / len(match.winners) - 1 / n if 0 in match.winners else -1 / n)
    else:
        assert key == "dale"
        assert total == 0


def test_the_same_seed_gives_the_same_game_against_the_same_bots() -> None:
    one, other = make("canardage", seats=4, opponents="quick"), make("canardage", seats=4, opponents="quick")
    assert random_game(one, 7) == random_game(other, 7)
    assert one.table.record() == other.table.record()
    random_game(other, 8)
    assert one.table.record() != other.table.record()


def test_the_seat_can_be_drawn_for_each_game() -> None:
    env = make("canardage", seats=3, seat=None)
    seats = set()
    for seed in range(6):
        env.reset(seed=seed)
        seats.add(env.seat)
        assert env.table.asked() == env.seat
    assert seats == {0, 1, 2}


def test_an_illegal_action_loses() -> None:
    env = make("canardage")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(illegal)
    assert (reward, over, info["illegal"]) == (-1, True, True)
    assert not env.action_masks()[illegal]


class Listening:
    """A bot that plays its first legal move and counts what it hears."""

    heard: list[Event]

    def __init__(self, game: Any) -> None:
        type(self).heard = []

    def choose(self, seen: Any, chance: Any) -> int:
        return int(seen.legal[0])

    def hear(self, event: Event) -> None:
        self.heard.append(event)


def test_own_bots_are_opponents_and_hear_what_their_seat_may_know() -> None:
    env = make("canardage", opponents=f"{__name__}:Listening")
    random_game(env, 3)
    assert Listening.heard
    assert all(event.seen_by(1) == event for event in Listening.heard)


@pytest.fixture
def program(tmp_path: Path) -> str:
    """A program that plays, and writes down its process and what it is told at the start and at the end."""
    plain = Path(__file__).parents[2] / "examples" / "plain_bot.py"
    noting = plain.read_text(encoding="utf-8").replace(
        "    message = json.loads(line)\n",
        "    message = json.loads(line)\n"
        "    if message['type'] in ('start', 'end'):\n"
        f"        open({str(tmp_path / 'told')!r}, 'a').write(f'{{os.getpid()}} {{line}}')\n",
    )
    (tmp_path / "bot.py").write_text(f"import os\n{noting}", encoding="utf-8")
    return f"stdio:{sys.executable} {tmp_path / 'bot.py'}"


def told(folder: Path) -> list[tuple[int, Any]]:
    lines = (folder / "told").read_text(encoding="utf-8").splitlines()
    return [(int(number), json.loads(text)) for number, text in (line.split(" ", 1) for line in lines)]


def ended(process: int) -> bool:
    """Whether a process ends; it may take a moment until the system has noticed."""
    for _ in range(600):
        try:
            if Path(f"/proc/{process}/stat").read_text(encoding="utf-8").split()[2] == "Z":
                return True
        except (FileNotFoundError, ProcessLookupError):
            return True
        time.sleep(0.05)
    return False


def test_programs_play_as_opponents_and_end_with_the_environment(tmp_path: Path, program: str) -> None:
    env = make("canardage", opponents=program)
    for seed in (1, 2):
        random_game(env, seed)
    while len(messages := told(tmp_path)) < 4:
        time.sleep(0.05)
    assert [message["type"] for _, message in messages] == ["start", "end"] * 2
    assert messages[1][1]["winners"]
    assert messages[0][1]["options"] == msgspec.to_builtins(env.table.options)
    process = messages[0][0]
    assert {one for one, _ in messages} == {process}, "it was kept for the second game"
    env.close()
    assert ended(process)
    env.reset(seed=3)
    while len(told(tmp_path)) == 4:
        mask = env.action_masks()
        env.step(np.int64(np.flatnonzero(mask)[0]))
    second = told(tmp_path)[-1][0]
    assert second != process
    env.close()
    assert ended(second), "in the middle of a game"


def test_programs_end_with_an_environment_that_nobody_closes(tmp_path: Path, program: str) -> None:
    env = make("canardage", opponents=program)
    env.reset(seed=1)
    while not (tmp_path / "told").exists():
        env.step(np.int64(np.flatnonzero(env.action_masks())[0]))
    process = told(tmp_path)[0][0]
    del env
    gc.collect()
    assert ended(process)


@pytest.mark.parametrize("vector", [SyncVectorEnv, AsyncVectorEnv])
@pytest.mark.parametrize("key", ["canardage", "spacedealer"])
def test_a_vector_of_environments(key: str, vector: Any) -> None:
    envs = vector([lambda: make(key) for _ in range(2)])
    try:
        rng = np.random.default_rng(1)
        seen, infos = envs.reset(seed=5)
        assert seen.shape == (2, make(key).table.length)
        for _ in range(20):
            actions = [rng.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]]
            seen, rewards, _, _, infos = envs.step(np.array(actions))
            assert rewards.shape == (2,)
    finally:
        envs.close()


@pytest.mark.parametrize(
    ("settings", "error", "said"),
    [
        ({"seat": 2}, BadOptions, "has the seats 0 to 1, not 2"),
        ({"opponents": ["quick", "quick"]}, BadOptions, "2 seats need 1 opponents, not 2"),
        ({"opponents": "grandmaster"}, UnknownLevel, "grandmaster"),
        ({"max_cycles": -1}, BadOptions, "max_cycles must be a number"),
    ],
)
def test_bad_settings_get_a_clear_sentence(settings: dict[str, Any], error: type[Exception], said: str) -> None:
    with pytest.raises(error, match=said):
        make("canardage", **settings)


def test_a_step_after_the_end_gets_a_clear_sentence() -> None:
    env = make("canardage")
    random_game(env, 3)
    with pytest.raises(BadOptions, match="the game is over"):
        env.step(0)
