"""Worker processes that think for bots: never in the event loop, and killed when they overrun their budget.

A worker reads one request at a time from its standard input and answers on its standard output. When the server dies,
the pipe closes and the worker ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import secrets
import sys
from typing import Any

import msgspec

from webfoot.bots.coaching import COACH
from webfoot.server.bots.homes import Home, Memory, Told
from webfoot.server.bots.queue import NOBODY, Asker, FairQueue
from webfoot.server.measures import Spread
from webfoot.server.pipes import LENGTH, packed

QUICK = frozenset({"random", "gentle", "quick", COACH})
"""Levels that answer at once."""
LOADING_SECONDS = 60.0

logger = logging.getLogger(__name__)


class Question(msgspec.Struct, frozen=True, array_like=True):
    game: str
    options: dict[str, Any]
    """They may make another edition of the game (see `Game.edition`)."""
    seats: int
    seat: int
    imagined: bytes
    level: str
    told: Told | None = None
    """Set for a bot that is kept between its decisions."""
    rules: int | None = None
    """The version of the rules that the table plays; None for the present one."""
    meant: list[int] = []
    """For the coach: the moves that a player means to make."""
    longest: int | None = None
    """How many milliseconds the bot may think, if nobody waits in line."""


class Request(msgspec.Struct, frozen=True, array_like=True):
    question: Question
    seed: int


class Answer(msgspec.Struct, frozen=True, array_like=True):
    numbers: list[int] | None
    """A move and, where turns are planned, the moves that follow it; None if the bot failed."""


class _Worker:
    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @property
    def number(self) -> int:
        return self._process.pid

    async def ask(self, request: Request) -> Answer:
        assert self._process.stdin is not None
        if self._process.stdin.is_closing():
            # It died while it was idle. What is written to a closed pipe raises whatever the event loop likes.
            raise BrokenPipeError("the process has ended")
        self._process.stdin.write(packed(request))
        return await self.hear()

    @property
    def alive(self) -> bool:
        return self._process.returncode is None

    async def hear(self) -> Answer:
        assert self._process.stdout is not None
        length = int.from_bytes(await self._process.stdout.readexactly(LENGTH), "big")
        return msgspec.msgpack.decode(await self._process.stdout.readexactly(length), type=Answer)

    async def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        await self._process.wait()


class Bots:
    """A fixed number of workers, started when first needed, and one for quick answers; questions wait in line."""

    def __init__(self, processes: int, budget: float, module: str = "webfoot.server.bots.worker") -> None:
        self._budget = budget
        self._module = module
        self._queue = FairQueue(processes)
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()
        self._fresh: set[_Worker] = set()
        """Those that were started since the last renewal."""
        self._homes: list[Home[_Worker]] = [Home() for _ in range(processes)]
        """Processes of their own for bots that are kept between their decisions."""
        self._next_home = 0

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return len(self._queue)

    @property
    def thinking(self) -> Spread:
        """How long answers took."""
        return self._queue.thinking

    async def plan(self, question: Question, asker: Asker = NOBODY, memory: Memory | None = None) -> list[int] | None:
        """Return the number of a move, perhaps with those that follow it; None if the bot failed or was killed.

        With a memory the same bot is asked each time: see homes.py.
        """
        async with self._queue.place(asker, quick=question.level in QUICK):
            if memory is not None:
                return await self._plan_at_home(question, memory)
            worker = self._waiting() or await self._started()
            if worker is None:
                return None
            try:
                return await self._ask(worker, self._in_turn(question))
            finally:
                if worker in self._fresh:
                    self._idle.append(worker)
                elif worker in self._all:
                    await self._end(worker)

    def _in_turn(self, question: Question) -> Question:
        """Return a question whose answer takes no longer than others who wait in line can bear."""
        if question.longest is None:
            return question
        return msgspec.structs.replace(question, longest=self._queue.bearable(question.longest))

    async def _plan_at_home(self, question: Question, memory: Memory) -> list[int] | None:
        home = self._home_of(memory.sitting)
        async with home.lock:
            worker = home.worker
            if worker is None or worker not in self._fresh or not worker.alive:
                if worker is not None:
                    await self._end(worker)
                worker = await self._started()
                if worker is None:
                    return None
                home.move_to(worker)
            told, row = home.tell(memory)
            numbers = await self._ask(worker, msgspec.structs.replace(question, told=told))
            if numbers is None:
                home.drop(memory.sitting)
            else:
                home.keep(memory.sitting, row)
            return numbers

    def _home_of(self, sitting: str) -> Home[_Worker]:
        for home in self._homes:
            if sitting in home.kept:
                return home
        self._next_home = (self._next_home + 1) % len(self._homes)
        return self._homes[self._next_home]

    def forget(self, table: str) -> None:
        """Let the bots go that were kept for a table: its game is over, or it has left memory."""
        for home in self._homes:
            for sitting in [one for one in home.kept if one.startswith(f"{table}/")]:
                home.drop(sitting)

    async def _ask(self, worker: _Worker, question: Question) -> list[int] | None:
        """Ask a worker. One that dies or overruns its budget is killed, and so is one that nobody waits for."""
        healthy = False
        try:
            answer = await asyncio.wait_for(worker.ask(Request(question, secrets.randbits(63))), self._budget)
            healthy = True
        except (TimeoutError, OSError, asyncio.IncompleteReadError, msgspec.DecodeError):
            who = f"a {question.level} bot of {question.game}"
            logger.warning("%s died or overran its %s s and was killed", who, self._budget)
            return None
        finally:
            if not healthy:
                await self._end(worker)
        return answer.numbers

    async def _end(self, worker: _Worker) -> None:
        self._all.discard(worker)
        self._fresh.discard(worker)
        await worker.kill()

    async def _started(self) -> _Worker | None:
        try:
            return await self._start()
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            logger.exception("no process for bots can be started")
            return None

    def _waiting(self) -> _Worker | None:
        """An idle worker that lives. Others, which were killed from outside, are forgotten."""
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            self._all.discard(worker)
            self._fresh.discard(worker)
        return None

    async def renew(self) -> None:
        """Start new workers from now on: those that are idle end, and those that think end when they are done."""
        idle, self._idle = self._idle, []
        self._fresh = set()
        for worker in idle:
            self._all.discard(worker)
            await worker.kill()

    def processes(self) -> list[int]:
        """Return the ids of the running processes."""
        return [worker.number for worker in self._all]

    async def close(self) -> None:
        workers, self._all = self._all, set()
        self._idle.clear()
        for worker in workers:
            await worker.kill()

    async def _start(self) -> _Worker:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            self._module,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        worker = _Worker(process)
        try:
            # A worker sends a first message once everything is loaded, so that loading does not count as thinking.
            await asyncio.wait_for(worker.hear(), LOADING_SECONDS)
        except BaseException:
            await worker.kill()
            raise
        self._all.add(worker)
        self._fresh.add(worker)
        return worker
