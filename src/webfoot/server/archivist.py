"""A process that archives finished games, one after the other; archives.py describes the messages."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import BinaryIO

import msgspec

from webfoot.server.archives import Made, Task, lowest_priority
from webfoot.server.pipes import packed, texts
from webfoot.server.table import archive
from webfoot.server.table.bygone import Bygone, rules_of


def work(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer tasks until the server closes the pipe or dies."""
    for text in texts(source):
        task = msgspec.msgpack.decode(text, type=Task)
        sink.write(packed(_made(task)))
        sink.flush()


def _made(task: Task) -> Made:
    game = rules_of(task.details)
    if isinstance(game, Bygone):
        return Made(None, f"version {game.version} of the rules of {game.key} is not carried")
    try:
        return Made(archive.make(game, task.details, task.rows))
    except Exception as error:
        return Made(None, f"its rows cannot be played: {error!r}")


if __name__ == "__main__":
    lowest_priority()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        work(sys.stdin.buffer, answers)
