"""A bot's program: a process that reads and writes lines, each exchange with a deadline.

Whatever the program does, the caller gets an answer or an error in time. A line has a greatest length, and what waits
to be read is bounded. A program that is given up is killed with everything that it has started.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shlex
import shutil
import signal
import sys
import threading
from collections.abc import Coroutine
from functools import cache
from multiprocessing.util import Finalize
from typing import Any, Final, TypeVar

from webfoot.bots.protocol import LONGEST_LINE
from webfoot.core.errors import WebfootError

T = TypeVar("T")
LAST_WORDS: Final = 2_000
"""How many bytes of a program's error output are kept."""
MOST_IDLE: Final = 8
"""How many idle processes of one command are kept for the next game."""


class BadProgram(WebfootError):
    """A command that cannot be run."""


class ProgramEnded(WebfootError):
    """The program has ended, closed its output or cannot be started."""


class NoAnswer(WebfootError):
    """The program did not answer in time. It goes on running."""


class LineTooLong(WebfootError):
    """The program wrote a line that is longer than allowed."""


def words_of(command: str) -> list[str]:
    """Split a command as a shell would, without its other powers. Raises BadProgram if it cannot be run."""
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadProgram(f"'stdio:{command}': {str(error).lower()}") from None
    if not words:
        raise BadProgram("'stdio:' names no program: write stdio:COMMAND, such as \"stdio:node bot.mjs\"")
    if shutil.which(words[0]) is None:
        raise BadProgram(f"'stdio:{command}': there is no program {words[0]} here")
    return words


class Program:
    """One running process."""

    def __init__(self, words: list[str]) -> None:
        """Start the process. Raises ProgramEnded if the system refuses."""
        self.words = words
        self._last_words = b""
        try:
            self._process = _run(self._start())
        except OSError as error:
            raise ProgramEnded(f"{words[0]} cannot be started: {error.strerror or error}") from None
        _alive.add(self)

    def send(self, line: bytes, seconds: float) -> None:
        """Write a line. Raises ProgramEnded or NoAnswer, if the program does not read."""
        _run(_within(seconds, self._write(line)))

    def receive(self, seconds: float) -> bytes:
        """Return the next line. Raises ProgramEnded, NoAnswer or LineTooLong."""
        return _run(_within(seconds, self._read()))

    def close(self, seconds: float = 1.0) -> None:
        """End the program: its input ends, and after this time it is killed with all that it started."""
        if self in _alive:
            _alive.discard(self)
            _run(self._end(seconds))

    def abandon(self) -> None:
        """End the program without waiting for it. This is safe where the garbage collector calls."""
        if self in _alive:
            _alive.discard(self)
            asyncio.run_coroutine_threadsafe(self._end(0.2), _loop())

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(
            *self.words, stdin=pipe, stdout=pipe, stderr=pipe, limit=LONGEST_LINE, start_new_session=True
        )
        self._listening = asyncio.ensure_future(self._listen(process))
        return process

    async def _listen(self, process: asyncio.subprocess.Process) -> None:
        """Read the error output, so that it never stands still, and keep its end."""
        assert process.stderr is not None
        while chunk := await process.stderr.read(4096):
            self._last_words = (self._last_words + chunk)[-LAST_WORDS:]

    async def _write(self, line: bytes) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line)
            await self._process.stdin.drain()
        except OSError:
            raise ProgramEnded(await self._how_it_ended()) from None

    async def _read(self) -> bytes:
        assert self._process.stdout is not None
        try:
            line = await self._process.stdout.readline()
        except ValueError:
            raise LineTooLong(f"a line of more than {LONGEST_LINE} bytes") from None
        if not line.endswith(b"\n"):
            raise ProgramEnded(await self._how_it_ended())
        return line

    async def _how_it_ended(self) -> str:
        await asyncio.wait([self._listening, asyncio.ensure_future(self._process.wait())], timeout=0.5)
        code = self._process.returncode
        said = self._last_words.decode(errors="replace").strip().splitlines()
        ended = "the program closed its output" if code is None else f"the program ended with status {code}"
        return f"{ended}: {said[-1][:200]}" if said else ended

    async def _end(self, seconds: float) -> None:
        process = self._process
        assert process.stdin is not None
        process.stdin.close()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), seconds)
        # Also after a quiet end: what the program has started must not outlive it.
        with contextlib.suppress(ProcessLookupError, PermissionError):
            if sys.platform == "win32":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)
        self._listening.cancel()
        # A process counts as ended only when its pipes are closed, and one whose output nobody reads stays open.
        process._transport.close()  # type: ignore[attr-defined]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), 5)


_alive: set[Program] = set()
_idle: dict[tuple[str, ...], list[Program]] = {}


def borrow(words: list[str]) -> Program:
    """Return an idle process of this command, or start one."""
    waiting = _idle.get(tuple(words))
    return waiting.pop() if waiting else Program(words)


def give_back(program: Program) -> None:
    """Keep a process for the next game."""
    waiting = _idle.setdefault(tuple(program.words), [])
    if len(waiting) < MOST_IDLE:
        waiting.append(program)
    else:
        program.close()


def close_idle(words: list[str]) -> None:
    """End the processes of this command that wait for another game."""
    for program in _idle.pop(tuple(words), []):
        program.close(seconds=0.2)


def close_all() -> None:
    """End every program that this process has started."""
    _idle.clear()
    for program in list(_alive):
        program.close(seconds=0.2)


# This also runs when a worker process of multiprocessing ends; `atexit` does not.
Finalize(None, close_all, exitpriority=10)


@cache
def _loop() -> asyncio.AbstractEventLoop:
    """Return the event loop of all programs, in a thread of its own: the caller may have a loop as well."""
    loop = asyncio.new_event_loop()
    threading.Thread(target=loop.run_forever, name="programs", daemon=True).start()
    return loop


def _run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run_coroutine_threadsafe(work, _loop()).result()


async def _within(seconds: float, work: Coroutine[Any, Any, T]) -> T:
    try:
        return await asyncio.wait_for(work, seconds)
    except TimeoutError:
        raise NoAnswer(f"no answer within {round(1000 * seconds)} ms") from None
