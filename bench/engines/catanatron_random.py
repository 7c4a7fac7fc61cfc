"""Random play of Catanatron: the board game Catan in Python."""

from __future__ import annotations

from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

from bench.answering import Answer, Request, answer_requests
from bench.engines.timing import play_for

COLOURS = (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)
TURNS = 1000


def play_game() -> int:
    game = Game([RandomPlayer(colour) for colour in COLOURS], seed=1)
    moves = 0
    while game.winning_color() is None and game.state.num_turns < TURNS:
        game.play_tick()
        moves += 1
    return moves


def handle(request: Request) -> Answer:
    if request["do"] == "version":
        return {"version": version("catanatron")}
    return play_for(request["seconds"], play_game)


if __name__ == "__main__":
    answer_requests(handle)
