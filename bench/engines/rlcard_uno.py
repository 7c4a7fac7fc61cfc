"""Random play of RLCard's Uno through its environment."""

from __future__ import annotations

import random
from importlib.metadata import version

import rlcard  # type: ignore[import-not-found]

from bench.answering import Answer, Request, answer_requests
from bench.engines.timing import play_for

env = rlcard.make("uno", config={"seed": 1, "game_num_players": 4})
choice = random.Random(1).choice


def play_game() -> int:
    state, _ = env.reset()
    moves = 0
    while not env.is_over():
        state, _ = env.step(choice(list(state["legal_actions"])))
        moves += 1
    return moves


def handle(request: Request) -> Answer:
    if request["do"] == "version":
        return {"version": version("rlcard")}
    return play_for(request["seconds"], play_game)


if __name__ == "__main__":
    answer_requests(handle)
