"""The one writer of the database, with group commit.

Everything that arrives during a commit goes together into the next one. So durability is not slow: the disk is synced
once for the moves of many tables. One thread writes, with the driver itself, and nothing else in the process does. So
nobody waits for a lock either.

Every call of the driver releases the interpreter lock and has to wait for it again, which under load takes longer
than the writing itself. So the rows of a batch are inserted by one statement, as one JSON text. That is mostly the
whole commit.

A unit is written completely or not at all, and its future is done after the commit. If a unit contains a row that
already exists, LostRace is raised: another writer was first, and the caller must read the log again.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import NamedTuple, TypeVar

import msgspec

from webfoot.server.measures import Measures
from webfoot.server.storage.protocol import LostRace, StorageTrouble

BUSY_SECONDS = 5
"""How long another program may keep the database locked before that is a trouble."""

T = TypeVar("T")
Value = str | int | bytes | None
Values = tuple[str | int | None, ...]
Statement = tuple[str, tuple[Value, ...]]


class Rows(NamedTuple):
    """Rows for one statement, which takes them as a JSON list of lists of values."""

    statement: str
    values: Values


class _Waiting(NamedTuple):
    unit: tuple[Rows | Statement, ...]
    written: asyncio.Future[None]


class Writer:
    def __init__(self, file: Path, synchronous: str, measures: Measures | None = None) -> None:
        self._measures = measures or Measures()
        self._loop = asyncio.get_running_loop()
        self._thread = ThreadPoolExecutor(1, "writer")
        self._gathered: list[_Waiting] = []
        self._quiet = asyncio.Event()
        """Set while no commit is under way."""
        self._quiet.set()
        # Opened here, used by this one thread only.
        self._database = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        self._database.execute("PRAGMA journal_mode=WAL")
        self._database.execute(f"PRAGMA synchronous={synchronous}")
        self._database.execute("PRAGMA foreign_keys=ON")

    def write(self, *unit: Rows | Statement) -> asyncio.Future[None]:
        """Write these statements together."""
        written = self._loop.create_future()
        self._gathered.append(_Waiting(unit, written))
        if self._quiet.is_set():
            # At the end of this round of the loop, so that everything else that arrives in it is included.
            self._quiet.clear()
            self._loop.call_soon(self._hand_over)
        return written

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Query the database between two commits."""
        try:
            return await self._loop.run_in_executor(self._thread, work, self._database)
        except sqlite3.Error as error:
            raise StorageTrouble(str(error)) from error

    async def close(self) -> None:
        await self._quiet.wait()
        await self._loop.run_in_executor(self._thread, self._database.close)
        self._thread.shutdown()

    def _hand_over(self) -> None:
        batch, self._gathered = self._gathered, []
        begun = perf_counter()

        def settle(done: Future[dict[int, Exception]]) -> None:
            self._measures.batches.note(len(batch))
            self._measures.commits.note(perf_counter() - begun)
            self._settle(batch, done)

        self._thread.submit(self._commit, batch).add_done_callback(
            lambda done: self._loop.call_soon_threadsafe(settle, done)
        )

    def _settle(self, batch: list[_Waiting], done: Future[dict[int, Exception]]) -> None:
        failure = done.exception()
        losers = {} if failure is not None else done.result()
        if isinstance(failure, sqlite3.Error):
            trouble = StorageTrouble(str(failure))
            trouble.__cause__ = failure
            failure = trouble
            # What came meanwhile has waited as long already, and would have to wait for the same again.
            batch, self._gathered = [*batch, *self._gathered], []
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
        """Write a batch and return the units that lost a race, by place in the batch."""
        database = self._database
        losers: dict[int, Exception] = {}
        rows, others = _sorted(batch)
        together = len(rows) + len(others) > 1
        try:
            try:
                if together:
                    database.execute("BEGIN IMMEDIATE")
                self._write(rows, others)
            except sqlite3.IntegrityError:
                if together:
                    database.execute("ROLLBACK")
                database.execute("BEGIN IMMEDIATE")
                losers = self._write_carefully(batch)
            if database.in_transaction:
                database.execute("COMMIT")
        except BaseException:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise
        return losers

    def _write(self, rows: dict[str, list[Values]], others: list[Statement]) -> None:
        for statement, values in rows.items():
            self._database.execute(statement, (msgspec.json.encode(values).decode(),))
        for statement, value in others:
            self._database.execute(statement, value)

    def _write_carefully(self, batch: list[_Waiting]) -> dict[int, Exception]:
        """Write the units one by one, after one of them lost a race: it must not affect the others."""
        execute = self._database.execute
        losers: dict[int, Exception] = {}
        for place, waiting in enumerate(batch):
            execute("SAVEPOINT unit")
            try:
                self._write(*_sorted([waiting]))
            except sqlite3.IntegrityError as error:
                execute("ROLLBACK TO unit")
                losers[place] = LostRace(str(error))
            execute("RELEASE unit")
        return losers


def _sorted(batch: list[_Waiting]) -> tuple[dict[str, list[Values]], list[Statement]]:
    """Return the rows of a batch by statement, and the units that have to be written one by one."""
    rows: dict[str, list[Values]] = {}
    others: list[Statement] = []
    for unit, _ in batch:
        for part in unit:
            if isinstance(part, Rows):
                rows.setdefault(part.statement, []).append(part.values)
            else:
                others.append(part)
    return rows, others
