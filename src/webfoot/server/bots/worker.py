"""A worker process that thinks for bots; pool.py describes the messages."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from typing import BinaryIO

import msgspec

from webfoot.server.bots.pool import LENGTH, Answer, Question, Request, packed

Think = Callable[[Question, int], list[int]]


def work(source: BinaryIO, sink: BinaryIO, think: Think) -> None:
    sink.write(packed(Answer(None)))
    sink.flush()
    while len(length := source.read(LENGTH)) == LENGTH:
        request = msgspec.msgpack.decode(source.read(int.from_bytes(length, "big")), type=Request)
        question = request.question
        numbers: list[int] | None
        try:
            numbers = think(question, request.seed)
        except Exception as error:
            # The table plays a random move instead; the log gets the reason.
            sys.stderr.write(f"a {question.level} bot of {question.game} failed: {error!r}\n")
            numbers = None
        sink.write(packed(Answer(numbers)))
        sink.flush()


def run(think: Think) -> None:
    """Answer questions until the server closes the pipe or dies."""
    # The server's own process has priority.
    with contextlib.suppress(OSError):
        os.nice(5)
    answers = os.fdopen(os.dup(1), "wb")
    # What a bot prints must not be mixed with the answers.
    os.dup2(2, 1)
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        work(sys.stdin.buffer, answers, think)


if __name__ == "__main__":
    from webfoot.bots.seat import plan

    run(lambda q, seed: plan(q.game, q.options, q.seats, q.seat, q.imagined, q.level, seed))
