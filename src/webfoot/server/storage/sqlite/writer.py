"""The one writer of the database, with group commit: a thread, or a process of its own.

Nothing else writes while the server runs. So nobody waits for a lock.

Every call of the driver releases the interpreter's lock and has to wait for it again, and so does the event loop
meanwhile. Under load that costs more than the writing itself. So a server has a process that writes. A thread starts
sooner: it is for commands, and for servers inside another program.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import sys
from abc import abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, Final

import msgspec

from webfoot.server.measures import Measures
from webfoot.server.pipes import Received, packed
from webfoot.server.storage.protocol import LostRace, StorageTrouble
from webfoot.server.storage.sql.database import Value
from webfoot.server.storage.sql.gathering import GroupWriter, Losers
from webfoot.server.storage.sqlite.committing import Committer
from webfoot.server.storage.sqlite.process import Answer, Change, Commit, Request
from webfoot.server.storage.written import Written

GONE: Final = "the process that writes the database has ended"

logger = logging.getLogger(__name__)


class Writer(GroupWriter):
    """What both have in common."""

    @abstractmethod
    async def change(self, statement: str, values: Sequence[Value] = ()) -> list[tuple[Any, ...]]:
        """Execute one statement between two commits, and return the rows that it returns.

        LostRace if a row exists already.
        """

    @abstractmethod
    async def close(self) -> None:
        """Write what is gathered, then close the database."""


class ThreadWriter(Writer):
    def __init__(self, file: Path, synchronous: str, measures: Measures | None = None) -> None:
        super().__init__(measures)
        self._thread = ThreadPoolExecutor(1, "writer")
        self.committer = Committer(file, synchronous)

    async def change(self, statement: str, values: Sequence[Value] = ()) -> list[tuple[Any, ...]]:
        try:
            return await self._loop.run_in_executor(self._thread, self.committer.change, statement, values)
        except sqlite3.IntegrityError as error:
            raise LostRace(str(error)) from error
        except sqlite3.Error as error:
            raise StorageTrouble(str(error)) from error

    async def close(self) -> None:
        await self._quiet.wait()
        await self._loop.run_in_executor(self._thread, self.committer.close)
        self._thread.shutdown()

    def _begin(self, batch: list[Written], begun: float) -> None:
        self._thread.submit(self.committer.commit, [one.unit for one in batch]).add_done_callback(
            lambda done: self._loop.call_soon_threadsafe(self._committed, batch, begun, done)
        )

    def _committed(self, batch: list[Written], begun: float, done: Future[dict[int, str]]) -> None:
        error = done.exception()
        if isinstance(error, sqlite3.Error):
            self._settle(batch, begun, {}, StorageTrouble(str(error)))
        else:
            self._settle(batch, begun, {} if error is not None else _losers(done.result()), error)


class ProcessWriter(Writer):
    """Writes in a process of its own, which is started when it is first needed, and again if it ends."""

    def __init__(self, file: Path, synchronous: str, measures: Measures | None = None) -> None:
        super().__init__(measures)
        self._arguments = (str(file), synchronous)
        self._process: _Process | None = None
        self._starting = asyncio.Lock()
        self._starts: set[asyncio.Task[None]] = set()

    @property
    def number(self) -> int | None:
        """The id of the process; None if there is none."""
        return None if self._process is None or self._process.gone else self._process.number

    async def change(self, statement: str, values: Sequence[Value] = ()) -> list[tuple[Any, ...]]:
        answered: asyncio.Future[Answer] = self._loop.create_future()
        self._ask(Change(statement, tuple(values)), partial(_answered, answered))
        answer = await answered
        if answer.trouble is not None:
            raise LostRace(answer.trouble) if answer.race else StorageTrouble(answer.trouble)
        return answer.found

    async def close(self) -> None:
        await self._quiet.wait()
        async with self._starting:
            if self._process is not None:
                await self._process.close()

    def _begin(self, batch: list[Written], begun: float) -> None:
        try:
            self._ask(Commit([one.unit for one in batch]), partial(self._committed, batch, begun))
        except Exception as error:
            # What cannot be sent must not keep everybody waiting who comes later.
            self._settle(batch, begun, {}, error)

    def _committed(self, batch: list[Written], begun: float, answer: Answer) -> None:
        trouble = None if answer.trouble is None else StorageTrouble(answer.trouble)
        self._settle(batch, begun, _losers(answer.losers), trouble)

    def _ask(self, request: Request, answered: Callable[[Answer], None]) -> None:
        text = packed(request)
        if self._process is None or not self._process.ask(text, answered):
            start = self._loop.create_task(self._ask_new(text, answered))
            self._starts.add(start)
            start.add_done_callback(self._starts.discard)

    async def _ask_new(self, text: bytes, answered: Callable[[Answer], None]) -> None:
        async with self._starting:
            if self._process is None or self._process.gone:
                try:
                    self._process = await _Process.started(self._loop, self._arguments)
                except Exception as error:
                    answered(Answer(trouble=f"no process that writes can be started: {error}"))
                    return
        if not self._process.ask(text, answered):
            answered(Answer(trouble=GONE))


class _Process(asyncio.SubprocessProtocol):
    """A process that writes. It answers one request after the other."""

    def __init__(self) -> None:
        self.gone = False
        self._transport: asyncio.SubprocessTransport
        self._pipe: asyncio.WriteTransport
        self._received = Received()
        self._decode = msgspec.msgpack.Decoder(Answer).decode
        self._waiting: deque[Callable[[Answer], None]] = deque()
        self._ended = asyncio.Event()
        self._closing = False

    @classmethod
    async def started(cls, loop: asyncio.AbstractEventLoop, arguments: Sequence[str]) -> _Process:
        """Start it. It opens the database by itself, and answers with a trouble if it cannot."""
        command = (sys.executable, "-m", "webfoot.server.storage.sqlite.process", *arguments)
        _, process = await loop.subprocess_exec(cls, *command, stderr=None)
        return process

    @property
    def number(self) -> int:
        return self._transport.get_pid()

    def ask(self, text: bytes, answered: Callable[[Answer], None]) -> bool:
        """Send a request. False if nobody is there to answer."""
        if self.gone or self._pipe.is_closing():
            return False
        self._waiting.append(answered)
        self._pipe.write(text)
        return True

    async def close(self) -> None:
        """Let it close the database and end."""
        self._closing = True
        self._pipe.close()
        await self._ended.wait()

    def connection_made(self, transport: Any) -> None:
        # Those of uvloop inherit from none of asyncio's.
        self._transport = transport
        self._pipe = transport.get_pipe_transport(0)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        for text in self._received.texts(data):
            self._waiting.popleft()(self._decode(text))

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        self._end()

    def process_exited(self) -> None:
        self._end()
        self._transport.close()
        self._ended.set()

    def _end(self) -> None:
        """Nobody knows whether it has still written what it was asked: memory must be compared with the log."""
        if not self.gone and not self._closing:
            logger.error("%s; the next command starts another one", GONE)
        self.gone = True
        waiting, self._waiting = self._waiting, deque()
        for answered in waiting:
            answered(Answer(trouble=GONE))


def _answered(future: asyncio.Future[Answer], answer: Answer) -> None:
    # The caller may have been cancelled meanwhile.
    if not future.done():
        future.set_result(answer)


def _losers(told: dict[int, str]) -> Losers:
    return {place: LostRace(why) for place, why in told.items()}
