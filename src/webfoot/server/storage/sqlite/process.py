"""The process that writes the database: see writer.py.

It reads one request at a time from its standard input and answers on its standard output. It ends when the pipe is
closed: when the server ends, or dies. Then it finishes the commit that it has begun, which nobody has been told of.
"""

from __future__ import annotations

import os
import signal
import sqlite3
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from webfoot.server.pipes import packed, texts
from webfoot.server.storage.sqlite.committing import Committer


class Commit(msgspec.Struct, frozen=True, array_like=True, tag=0):
    """Write a batch."""

    units: Sequence[Sequence[Any]]


class Change(msgspec.Struct, frozen=True, array_like=True, tag=1):
    """Execute one statement by itself."""

    statement: str
    values: tuple[Any, ...]


Request = Commit | Change


class Answer(msgspec.Struct, frozen=True, array_like=True):
    losers: dict[int, str] = {}
    """Units that lost a race, by place in the batch, and why."""
    found: list[tuple[Any, ...]] = []
    """The rows that a statement returned."""
    trouble: str | None = None
    """Why nothing was written."""
    race: bool = False
    """Whether that was because a row exists already."""


class Desk:
    """Answers requests about one database, which is opened when the first one comes."""

    def __init__(self, file: Path, synchronous: str) -> None:
        self._file = file
        self._synchronous = synchronous
        self._committer: Committer | None = None

    def answer(self, request: Request) -> Answer:
        try:
            if self._committer is None:
                self._committer = Committer(self._file, self._synchronous)
            if isinstance(request, Commit):
                return Answer(losers=self._committer.commit(request.units))
            return Answer(found=self._committer.change(request.statement, request.values))
        except sqlite3.Error as error:
            return Answer(trouble=str(error), race=isinstance(error, sqlite3.IntegrityError))
        except Exception as error:
            return Answer(trouble=repr(error))

    def close(self) -> None:
        if self._committer is not None:
            self._committer.close()


def work(source: BinaryIO, sink: BinaryIO, desk: Desk) -> None:
    """Answer requests until there are no more."""
    decode = msgspec.msgpack.Decoder(Request).decode
    for text in texts(source):
        sink.write(packed(desk.answer(decode(text))))
        sink.flush()


def run(file: Path, synchronous: str) -> None:
    # A signal to all processes of a terminal or a service is the server's to answer: it still has to write.
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb")
    # What anything prints must not be mixed with the answers.
    os.dup2(2, 1)
    desk = Desk(file, synchronous)
    with suppress(BrokenPipeError):
        work(sys.stdin.buffer, answers, desk)
    desk.close()


if __name__ == "__main__":
    run(Path(sys.argv[1]), sys.argv[2])
