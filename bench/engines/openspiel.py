"""Random play of a game of OpenSpiel, named on the command line: a C++ engine called from Python."""

from __future__ import annotations

import random
import sys
from importlib.metadata import version

import pyspiel  # type: ignore[import-not-found]

from bench.answering import Answer, Request, answer_requests
from bench.engines.timing import play_for

game = pyspiel.load_game(sys.argv[1])
dice = random.Random(1)


def play_game() -> int:
    state = game.new_initial_state()
    choice, draw = dice.choice, dice.random
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            # Legal outcomes, all alike: quicker than asking for their odds, and only speed is measured.
            outcomes = state.legal_actions()
            state.apply_action(outcomes[int(draw() * len(outcomes))])
        else:
            state.apply_action(choice(state.legal_actions()))
            moves += 1
    return moves


def handle(request: Request) -> Answer:
    if request["do"] == "version":
        return {"version": version("open_spiel")}
    return play_for(request["seconds"], play_game)


if __name__ == "__main__":
    answer_requests(handle)
