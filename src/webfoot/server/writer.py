"""The one writer of the database, and group commit.

Whatever arrives while a commit is under way goes together into the next one, so that durable does not mean slow: the
disk is asked to hold still once for the moves of many tables. One thread writes, with the driver itself, and nothing
else in the process does; so nobody waits for a lock either.

A unit is written whole or not at all, and its future is done after the commit. If a unit meets a row that is already
there, LostRace is raised: somebody else was first, and the caller must look again.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple, TypeVar

BUSY_SECONDS = 30

T = TypeVar("T")
Value = str | int | bytes | None
Statement = tuple[str, tuple[Value, ...]]


class LostRace(Exception):
    """Another row with this key is already there."""


class _Waiting(NamedTuple):
    unit: tuple[Statement, ...]
    written: asyncio.Future[None]


class Writer:
    def __init__(self, file: Path, synchronous: str) -> None:
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, "writer")
        self._gathered: list[_Waiting] = []
        self._quiet = asyncio.Event()
        """Set while no commit is under way."""
        self._quiet.set()
        # Opened here and used by the one thread only.
        self._database = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        self._database.execute("PRAGMA journal_mode=WAL")
        self._database.execute(f"PRAGMA synchronous={synchronous}")
        self._database.execute("PRAGMA foreign_keys=ON")

    def write(self, *unit: Statement) -> asyncio.Future[None]:
        """Write these statements together."""
        written = self._loop.create_future()
        self._gathered.append(_Waiting(unit, written))
        if self._quiet.is_set():
            # At the end of this round of the loop, so that whatever else arrives in it comes along.
            self._quiet.clear()
            self._loop.call_soon(self._hand_over)
        return written

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Ask the database something between two commits."""
        return await self._loop.run_in_executor(self._thread, work, self._database)

    async def close(self) -> None:
        await self._quiet.wait()
        await self._loop.run_in_executor(self._thread, self._database.close)
        self._thread.shutdown()

    def _hand_over(self) -> None:
        batch, self._gathered = self._gathered, []
        self._thread.submit(self._commit, batch).add_done_callback(
            lambda done: self._loop.call_soon_threadsafe(self._settle, batch, done)
        )

    def _settle(self, batch: list[_Waiting], done: Future[dict[int, Exception]]) -> None:
        failure = done.exception()
        losers = {} if failure is not None else done.result()
        for place, (_, written) in enumerate(batch):
            problem = failure or losers.get(place)
            if written.done():
                continue
            if problem is None:
                written.set_result(None)
            else:
                written.set_exception(problem)
        if self._gathered:
            self._hand_over()
        else:
            self._quiet.set()

    # in the thread

    def _commit(self, batch: list[_Waiting]) -> dict[int, Exception]:
        """Write a batch; returns who lost a race, by place in the batch."""
        database = self._database
        execute = database.execute
        try:
            execute("BEGIN IMMEDIATE")
            try:
                for unit, _ in batch:
                    for statement, values in unit:
                        execute(statement, values)
                losers: dict[int, Exception] = {}
            except sqlite3.IntegrityError:
                execute("ROLLBACK")
                execute("BEGIN IMMEDIATE")
                losers = self._write_carefully(batch)
            execute("COMMIT")
        except BaseException:
            if database.in_transaction:
                execute("ROLLBACK")
            raise
        return losers

    def _write_carefully(self, batch: list[_Waiting]) -> dict[int, Exception]:
        """The rare way: somebody lost a race, and must not take the others along."""
        execute = self._database.execute
        losers: dict[int, Exception] = {}
        for place, (unit, _) in enumerate(batch):
            execute("SAVEPOINT unit")
            try:
                for statement, values in unit:
                    execute(statement, values)
            except sqlite3.IntegrityError as error:
                execute("ROLLBACK TO unit")
                losers[place] = LostRace(str(error))
            execute("RELEASE unit")
        return losers
