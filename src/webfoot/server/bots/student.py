"""A process that studies one finished game: the task comes on standard input, the answer on standard output.

While it works it writes lines with the part that is done. The last line is the study, or says that there is none.
"""

from __future__ import annotations

import contextlib
import os
import sys
from typing import BinaryIO

import msgspec

from webfoot.bots.finished import Uncalibrated
from webfoot.bots.study import Study, study
from webfoot.core.record import read_header, read_record
from webfoot.core.registry import game as game_of
from webfoot.core.registry import in_version


class Task(msgspec.Struct, frozen=True):
    record: str
    seats: list[int]
    """The seats whose decisions are looked at."""
    luck: int


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the answer."""

    done: float = 0.0
    study: Study | None = None
    uncalibrated: bool = False


def work(task: Task, sink: BinaryIO) -> None:
    def tell(line: Line) -> None:
        sink.write(msgspec.json.encode(line) + b"\n")
        sink.flush()

    text = task.record.encode()
    header = read_header(text)
    game = in_version(game_of(header.game), header.rules).edition_of(header.seats, header.options)
    record = read_record(text, game.catalogue)
    try:
        found = study(record, game, task.seats, task.luck, lambda part: tell(Line(round(part, 2))))
    except Uncalibrated:
        tell(Line(uncalibrated=True))
    else:
        tell(Line(1.0, found))


if __name__ == "__main__":
    # Games that are being played have priority, and so have their bots.
    with contextlib.suppress(OSError):
        os.nice(10)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):
        work(msgspec.json.decode(sys.stdin.buffer.read(), type=Task), answers)
