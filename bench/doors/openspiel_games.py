"""Random play of OpenSpiel's Hanabi and Backgammon, with an observation at every decision: C++ called from Python."""

from __future__ import annotations

import random
import sys
from importlib.metadata import version

import pyspiel

from bench.answering import Answer, Request, answer_requests
from bench.engines.timing import play_for

choice = random.Random(1).choice
game = pyspiel.load_game(sys.argv[1])


def play_game() -> int:
    state = game.new_initial_state()
    moves = 0
    while not state.is_terminal():
        if not state.is_chance_node():
            state.observation_tensor(state.current_player())
            moves += 1
        state.apply_action(choice(state.legal_actions()))
    return moves


def handle(request: Request) -> Answer:
    if request["do"] == "version":
        return {"version": version("open_spiel")}
    return play_for(request["seconds"], play_game)


if __name__ == "__main__":
    answer_requests(handle)
