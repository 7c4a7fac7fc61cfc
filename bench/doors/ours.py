"""Random play through our doors: every step makes an observation and a mask, as a learner needs them."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel

import webfoot
import webfoot.envs.gymnasium
import webfoot.envs.openspiel
from bench.answering import Answer, Request, answer_requests
from bench.engines.timing import play_for
from webfoot.envs.pettingzoo import making
from webfoot.envs.vector import VectorTables

choice = random.Random(1).choice
MOST = 300
"""Steps after which a game is left: some of them are long."""


def _pettingzoo(key: str) -> Callable[[], int]:
    env = making.env(key, max_cycles=MOST)

    def play() -> int:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            _, _, ended, stopped, info = env.last()
            if ended or stopped:
                env.step(None)
                continue
            env.step(int(choice(np.flatnonzero(info["action_mask"]))))
            moves += 1
        return moves

    return play


def _gymnasium(key: str) -> Callable[[], int]:
    env: Any = gymnasium.make(f"webfoot/{key}-v0", opponents="random", max_cycles=MOST)

    def play() -> int:
        _, info = env.reset()
        moves, over = 0, False
        while not over:
            _, _, ended, stopped, info = env.step(int(choice(np.flatnonzero(info["action_mask"]))))
            moves, over = moves + 1, ended or stopped
        return moves

    return play


def _openspiel(key: str) -> Callable[[], int]:
    game = pyspiel.load_game(f"webfoot_{key}", {"max_length": MOST})

    def play() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(choice(range(256)))
            else:
                state.observation_tensor(state.current_player())
                state.apply_action(choice(state.legal_actions()))
                moves += 1
        return moves

    return play


DOORS = {"PettingZoo": _pettingzoo, "Gymnasium": _gymnasium, "OpenSpiel": _openspiel}
_playing: dict[tuple[str, str], Callable[[], int]] = {}


def many(key: str, workers: int, seconds: float) -> Answer:
    """Many games at once, by the clock on the wall: that is what several processes are for."""
    steps = 0
    rng = np.random.default_rng(1)
    with VectorTables(key, tables=32, workers=workers) as tables:
        batches = tables.batches()
        end = began = 0.0
        for batch in batches:
            if not began:
                began = time.perf_counter()
                end = began + seconds
            if time.perf_counter() > end:
                break
            steps += len(batch.seats)
            tables.send(batch, (rng.random(batch.masks.shape, np.float32) * batch.masks).argmax(axis=1))
        return {"moves": steps, "seconds": time.perf_counter() - began}


def handle(request: Request) -> Answer:
    if request["do"] == "games":
        return {"games": list(webfoot.game_keys()), "doors": list(DOORS)}
    key = request["game"]
    if request["do"] == "many":
        return many(key, request["workers"], request["seconds"])
    door = (request["door"], key)
    if door not in _playing:
        _playing[door] = DOORS[door[0]](key)
    return play_for(request["seconds"], _playing[door])


if __name__ == "__main__":
    answer_requests(handle)
