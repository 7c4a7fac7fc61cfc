"""The move log: one move is one row, written before anybody is told.

Rows of all tables that arrive while a commit is under way go together into the next one (group commit), so that
durable does not mean slow. One thread writes, with the driver itself. `append` returns after the commit; if a row of
that number or that command key is already there, LostRace is raised and the caller must look at the log again.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple, TypeVar

from webfoot.server.store import BUSY_SECONDS

T = TypeVar("T")
Statement = tuple[str, tuple[str | int | None, ...]]

_INSERT = "INSERT INTO moves (table_id, seq, kind, seat, payload, at, key) VALUES (?, ?, ?, ?, ?, ?, ?)"
_SELECT = "SELECT table_id, seq, kind, seat, payload, at, key FROM moves WHERE table_id = ? ORDER BY seq"


class Row(NamedTuple):
    table: str
    seq: int
    kind: str
    seat: int | None
    payload: str
    at: int
    """Milliseconds since the start of the game."""
    key: str | None


class LostRace(Exception):
    """Another row has this number, or this command was already written."""


class _Waiting(NamedTuple):
    row: Row
    also: tuple[Statement, ...]
    written: asyncio.Future[None]


class MoveLog:
    def __init__(self, file: Path, synchronous: str) -> None:
        self._thread = ThreadPoolExecutor(1, "move-log")
        self._gathered: list[_Waiting] = []
        self._quiet = asyncio.Event()
        """Set while no commit is under way."""
        self._quiet.set()
        self._loop = asyncio.get_running_loop()
        # Opened here and used by the one thread only.
        self._database = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        self._database.execute("PRAGMA journal_mode=WAL")
        self._database.execute(f"PRAGMA synchronous={synchronous}")

    def append(self, row: Row, also: tuple[Statement, ...] = ()) -> asyncio.Future[None]:
        """Write a row, and in the same transaction what must be true together with it."""
        written = self._loop.create_future()
        self._gathered.append(_Waiting(row, also, written))
        if self._quiet.is_set():
            # At the end of this round of the loop, so that whatever else arrives in it comes along.
            self._quiet.clear()
            self._loop.call_soon(self._hand_over)
        return written

    async def rows(self, table: str) -> list[Row]:
        return await self._in_thread(lambda: [Row(*row) for row in self._database.execute(_SELECT, (table,))])

    async def close(self) -> None:
        await self._quiet.wait()
        await self._in_thread(self._database.close)
        self._thread.shutdown()

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await self._loop.run_in_executor(self._thread, work)

    def _hand_over(self) -> None:
        batch, self._gathered = self._gathered, []
        self._thread.submit(self._commit, batch).add_done_callback(
            lambda done: self._loop.call_soon_threadsafe(self._settle, batch, done)
        )

    def _settle(self, batch: list[_Waiting], done: Future[dict[int, Exception]]) -> None:
        failure = done.exception()
        losers = {} if failure is not None else done.result()
        for place, waiting in enumerate(batch):
            problem = failure or losers.get(place)
            if waiting.written.cancelled():
                continue
            if problem is None:
                waiting.written.set_result(None)
            else:
                waiting.written.set_exception(problem)
        if self._gathered:
            self._hand_over()
        else:
            self._quiet.set()

    # in the thread

    def _commit(self, batch: list[_Waiting]) -> dict[int, Exception]:
        """Write a batch; returns who lost a race, by place in the batch."""
        database = self._database
        try:
            database.execute("BEGIN IMMEDIATE")
            database.executemany(_INSERT, [waiting.row for waiting in batch])
            for waiting in batch:
                for statement in waiting.also:
                    database.execute(*statement)
            database.execute("COMMIT")
        except sqlite3.IntegrityError:
            database.execute("ROLLBACK")
            return self._commit_one_by_one(batch)
        except BaseException:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise
        return {}

    def _commit_one_by_one(self, batch: list[_Waiting]) -> dict[int, Exception]:
        """The rare way: somebody lost a race, and must not take the others along."""
        losers: dict[int, Exception] = {}
        database = self._database
        for place, waiting in enumerate(batch):
            database.execute("BEGIN IMMEDIATE")
            try:
                database.execute(_INSERT, waiting.row)
                for statement in waiting.also:
                    database.execute(*statement)
            except sqlite3.IntegrityError as error:
                database.execute("ROLLBACK")
                losers[place] = LostRace(f"row {waiting.row.seq} of table {waiting.row.table}: {error}")
            else:
                database.execute("COMMIT")
        return losers
