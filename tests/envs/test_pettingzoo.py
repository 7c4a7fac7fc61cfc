"""PettingZoo's own suites on every game, at the fewest and the most seats; and what they do not ask for."""

from __future__ import annotations

import os
import re
from types import ModuleType, SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils import parallel_to_aec

import webfoot
from tests.toys.purses import Purses
from tests.toys.timers import Timers
from webfoot.core.errors import BadData, BadOptions, UnknownGame
from webfoot.core.game import Game
from webfoot.core.story import checked
from webfoot.envs.pettingzoo import canardage_v0, dale_v0, duckdealer_v0, making, spacedealer_v0
from webfoot.envs.pettingzoo.aec import WebfootAEC
from webfoot.envs.pettingzoo.parallel import WebfootParallel
from webfoot.envs.table import IllegalAction

MODULES: dict[str, ModuleType] = {
    "canardage": canardage_v0,
    "dale": dale_v0,
    "duckdealer": duckdealer_v0,
    "spacedealer": spacedealer_v0,
}
FULL = "WEBFOOT_LAB" in os.environ
"""`make lab` runs the suites for as long as they run by default."""
CYCLES = {"canardage": 100, "dale": 60, "duckdealer": 60, "spacedealer": 12}
PLACES = [(key, most) for key in MODULES for most in (False, True)]


def seats(key: str, most: bool) -> int:
    game = webfoot.game(key)
    return game.max_seats if most else game.min_seats


def cycles(key: str, all_of_them: int) -> int:
    return all_of_them if FULL else CYCLES[key]


def test_every_game_has_a_module() -> None:
    assert sorted(MODULES) == sorted(webfoot.game_keys())
    for key, module in MODULES.items():
        assert module.env().metadata["name"] == f"{key}_v0" == module.parallel_env().metadata["name"]


@pytest.mark.parametrize(("key", "most"), PLACES)
def test_api(key: str, most: bool) -> None:
    env = MODULES[key].env(seats=seats(key, most))
    api_test(env, num_cycles=cycles(key, 1000))


@pytest.mark.parametrize(("key", "most"), PLACES)
def test_seeds(key: str, most: bool) -> None:
    seed_test(lambda: MODULES[key].env(seats=seats(key, most)), num_cycles=cycles(key, 500))


@pytest.mark.parametrize(("key", "most"), PLACES)
def test_parallel_api(key: str, most: bool) -> None:
    parallel_api_test(MODULES[key].parallel_env(seats=seats(key, most)), num_cycles=cycles(key, 1000))


@pytest.mark.parametrize(("key", "most"), PLACES)
def test_parallel_seeds(key: str, most: bool) -> None:
    parallel_seed_test(lambda: MODULES[key].parallel_env(seats=seats(key, most)), num_cycles=cycles(key, 500))


@pytest.mark.parametrize(("key", "most"), PLACES)
def test_max_cycles(key: str, most: bool) -> None:
    """A cycle is one action of each agent, so the AEC side is made from the Parallel one."""

    def parallel_env(max_cycles: int) -> Any:
        return MODULES[key].parallel_env(seats=seats(key, most), max_cycles=max_cycles)

    module = SimpleNamespace(
        parallel_env=parallel_env, env=lambda max_cycles: parallel_to_aec(parallel_env(max_cycles))
    )
    max_cycles_test(module)


@pytest.mark.parametrize(("key", "most"), PLACES)
def test_render(key: str, most: bool, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: MODULES[key].env(seats=seats(key, most), render_mode=render_mode))
    assert f"{key}: step 0" in capsys.readouterr().out


def test_an_image_shows_what_happened() -> None:
    env = canardage_v0.raw_env(render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    assert isinstance(first, np.ndarray)
    assert 0.001 < (first < 128).mean() < 0.5, "black letters on white"
    env.step(int(np.flatnonzero(env.infos[env.agent_selection]["action_mask"])[0]))
    assert not np.array_equal(np.asarray(env.render()), first)


def random_game(env: Any, seed: int) -> None:
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        _, _, over, late, info = env.last()
        legal = np.flatnonzero(info["action_mask"])
        env.step(None if over or late else int(rng.choice(legal)))
        del agent


@pytest.mark.parametrize("key", [key for key in MODULES if key != "dale"])
def test_a_game_ends_and_its_record_replays(key: str) -> None:
    options = {"length": "5", "pace": "60"} if key == "spacedealer" else {}
    env = MODULES[key].raw_env(options=options)
    random_game(env, 3)
    match = checked(env.table.record().dump())
    assert match.over
    assert match.state.dump() == env.table.state.dump()


def test_the_winner_gets_what_the_others_pay() -> None:
    env = canardage_v0.raw_env(seats=4)
    rewards: dict[str, float] = {}
    env.reset(seed=5)
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last()
        rewards[agent] = rewards.get(agent, 0.0) + reward
        env.step(None if over else int(np.flatnonzero(info["action_mask"])[0]))
    won = {env.possible_agents[seat] for seat in env.table.state.winners()}
    assert sum(rewards.values()) == pytest.approx(0)
    assert {agent for agent, reward in rewards.items() if reward > 0} == won


def test_a_game_that_may_never_end_is_broken_off() -> None:
    env = dale_v0.raw_env(max_cycles=30)
    env.reset(seed=1)
    decisions = 0
    for _ in env.agent_iter():
        _, _, over, late, info = env.last()
        decisions += not (over or late)
        env.step(None if over or late else int(np.flatnonzero(info["action_mask"])[0]))
    assert decisions == 30
    assert not env.table.over


def test_all_that_are_asked_answer_in_one_step() -> None:
    """In a window of Dale of Merchants 2 every seat that may react is asked at once."""
    env = dale_v0.parallel_env(seats=4, options={"teams": False})
    rng = np.random.default_rng(2)
    observations, _ = env.reset(seed=2)
    for _ in range(2000):
        asked = env.table.game.lets_pass(env.table.state)
        actions = {
            agent: int(rng.choice(np.flatnonzero(seen["action_mask"]))) for agent, seen in observations.items()
        }
        if len(asked) > 1:
            steps = len(env.table.steps)
            env.step(actions)
            answered = [seat for seat, _, _ in env.table.steps[steps:]]
            assert sorted(answer for answer in answered if answer is not None) == sorted(asked)
            return
        observations, _, over, _, _ = env.step(actions)
        if any(over.values()):
            observations, _ = env.reset()
    raise AssertionError("no window with several seats")


def test_an_illegal_action_counts_as_waiting() -> None:
    env = canardage_v0.parallel_env()
    observations, _ = env.reset(seed=1)
    before = env.table.state.dump()
    asked = env.table.state.actors()[0]
    illegal = int(np.flatnonzero(observations[f"seat_{asked}"]["action_mask"] == 0)[0])
    _, _, _, _, infos = env.step({f"seat_{asked}": illegal, f"seat_{1 - asked}": illegal})
    assert [infos[agent].get("illegal") for agent in env.agents] == [True, True]
    assert env.table.state.dump() == before


def test_an_illegal_action_is_refused_by_its_rule() -> None:
    env = canardage_v0.raw_env()
    env.reset(seed=1)
    mask = env.infos[env.agent_selection]["action_mask"]
    with pytest.raises(IllegalAction, match=r"may not make the move .* now \["):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(IllegalAction, match="no action of seat"):
        env.step(len(mask))


def test_time_passes_however_much_is_said() -> None:
    env = spacedealer_v0.parallel_env(options={"length": "5"})
    rng = np.random.default_rng(4)
    observations, _ = env.reset(seed=4)
    steps = 0
    while env.agents:
        actions = {}
        for agent, seen in observations.items():
            legal = np.flatnonzero(seen["action_mask"])
            actions[agent] = int(legal[0] if rng.random() < 0.9 else legal[-1])
        observations, *_ = env.step(actions)
        steps += 1
        assert steps < 2_000
    assert env.table.over


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"seats": 7}, "canardage is for 2 to 6 players, not 7"),
        ({"options": {"deck": "none"}}, "options of canardage"),
        ({"options": {"size": 3}}, "options of canardage"),
        ({"render_mode": "film"}, "render_mode must be one of"),
        ({"max_cycles": 0}, "max_cycles must be a number"),
    ],
)
def test_bad_settings_get_a_clear_sentence(settings: dict[str, Any], said: str) -> None:
    for make in (canardage_v0.env, canardage_v0.parallel_env):
        with pytest.raises(BadOptions, match=said):
            make(**settings)


def test_a_data_file_makes_another_edition(tmp_path: Any) -> None:
    text = webfoot.game("duckdealer").data_file()
    assert text is not None
    own = tmp_path / "own.yaml"
    own.write_text(re.sub(r"(?<=discs_per_colour: )\d+", "30", text, count=1), encoding="utf-8")
    env = duckdealer_v0.raw_env(data=own)
    assert env.table.game is not webfoot.game("duckdealer")
    with pytest.raises(BadData, match="cannot be read"):
        duckdealer_v0.raw_env(data=tmp_path / "none.yaml")
    with pytest.raises(BadData, match="for duckdealer, not for spacedealer"):
        spacedealer_v0.raw_env(data=own)


@pytest.mark.parametrize("game", [Purses(), Timers()], ids=["turns", "clock"])
def test_a_game_of_another_package_needs_no_features_of_its_own(game: Game[Any]) -> None:
    api_test(WebfootAEC(game, f"{game.key}_v0", max_cycles=40), num_cycles=40)
    parallel_api_test(WebfootParallel(game, f"{game.key}_v0", max_cycles=40), num_cycles=40)


def test_an_unknown_game_gets_a_clear_sentence() -> None:
    with pytest.raises(UnknownGame):
        making.env("nine-mens-morris")
