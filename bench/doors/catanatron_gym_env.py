"""Random play of Catanatron's environment of Gymnasium: one learner against a random player."""

from __future__ import annotations

import random
from importlib.metadata import version
from typing import Any

import catanatron_gym  # type: ignore[import-not-found]  # noqa: F401  (registers it)
import gymnasium

from bench.answering import Answer, Request, answer_requests
from bench.engines.timing import play_for

choice = random.Random(1).choice
env: Any = gymnasium.make("catanatron_gym:catanatron-v1")


def play_game() -> int:
    env.reset()
    moves, over = 0, False
    while not over:
        _, _, ended, stopped, _ = env.step(choice(env.unwrapped.get_valid_actions()))
        moves, over = moves + 1, ended or stopped
    return moves


def handle(request: Request) -> Answer:
    if request["do"] == "version":
        return {"version": version("catanatron_gym")}
    return play_for(request["seconds"], play_game)


if __name__ == "__main__":
    answer_requests(handle)
