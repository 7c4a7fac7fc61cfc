"""Random play of python-chess."""

from __future__ import annotations

import random

import chess  # type: ignore[import-not-found]

from bench.answering import Answer, Request, answer_requests
from bench.engines.timing import play_for

choice = random.Random(1).choice


def play_game() -> int:
    board = chess.Board()
    moves = 0
    while not board.is_game_over():
        board.push(choice(list(board.legal_moves)))
        moves += 1
    return moves


def handle(request: Request) -> Answer:
    if request["do"] == "version":
        return {"version": chess.__version__}
    return play_for(request["seconds"], play_game)


if __name__ == "__main__":
    answer_requests(handle)
