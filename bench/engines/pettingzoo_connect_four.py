"""Random play of PettingZoo's Connect Four, as its documentation shows it."""

from __future__ import annotations

import random
from importlib.metadata import version

from pettingzoo.classic import connect_four_v3  # type: ignore[import-not-found]

from bench.answering import Answer, Request, answer_requests
from bench.engines.timing import play_for

env = connect_four_v3.env()
choice = random.Random(1).choice


def play_game() -> int:
    env.reset()
    moves = 0
    for _ in env.agent_iter():
        observation, _, ended, stopped, _ = env.last()
        if ended or stopped:
            env.step(None)
            continue
        mask = observation["action_mask"]
        env.step(choice([column for column in range(7) if mask[column]]))
        moves += 1
    return moves


def handle(request: Request) -> Answer:
    if request["do"] == "version":
        return {"version": version("pettingzoo")}
    return play_for(request["seconds"], play_game)


if __name__ == "__main__":
    answer_requests(handle)
