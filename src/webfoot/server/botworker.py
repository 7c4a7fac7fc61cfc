"""A process that thinks for bots; see bots.py for how it is spoken to."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from typing import BinaryIO

import msgspec

from webfoot.server.bots import LENGTH, Answer, Request, packed

Choose = Callable[[str, int, bytes, str, int], int]


def work(source: BinaryIO, sink: BinaryIO, choose: Choose) -> None:
    sink.write(packed(Answer(None)))
    sink.flush()
    while len(length := source.read(LENGTH)) == LENGTH:
        request = msgspec.msgpack.decode(source.read(int.from_bytes(length, "big")), type=Request)
        number: int | None
        try:
            number = choose(request.game, request.seat, request.imagined, request.level, request.seed)
        except Exception as error:
            # The table plays a random move instead; the reason is for the log.
            sys.stderr.write(f"a {request.level} bot of {request.game} failed: {error!r}\n")
            number = None
        sink.write(packed(Answer(number)))
        sink.flush()


def run(choose: Choose) -> None:
    """Work until the server closes the pipe or is gone."""
    # People at the table come first.
    with contextlib.suppress(OSError):
        os.nice(5)
    answers = os.fdopen(os.dup(1), "wb")
    # Whatever a bot prints must not end up among the answers.
    os.dup2(2, 1)
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        work(sys.stdin.buffer, answers, choose)


if __name__ == "__main__":
    from webfoot.bots.seat import choose

    run(choose)
