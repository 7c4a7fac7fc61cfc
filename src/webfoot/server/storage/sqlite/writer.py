"""The one writer of the database, with group commit.

One thread writes, with the driver itself, and nothing else in the process does. So nobody waits for a lock.

Every call of the driver releases the interpreter lock and has to wait for it again, which under load takes longer
than the writing itself. So the rows of a batch are inserted by one statement, as one JSON text. That is mostly the
whole commit.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, TypeVar

from webfoot.server.measures import Measures
from webfoot.server.storage.protocol import LostRace, Row, StorageTrouble
from webfoot.server.storage.sql.database import Statement, json_text
from webfoot.server.storage.sql.gathering import GroupWriter, Losers, Waiting, sorted_parts

BUSY_SECONDS = 5
"""How long another program may keep the database locked before that is a trouble."""

T = TypeVar("T")
_ADD_MOVES: Final = """
INSERT INTO moves (table_number, seq, kind, seat, payload, at, key)
SELECT (SELECT number FROM tables WHERE id = json_extract(value, '$[0]')), json_extract(value, '$[1]'),
       json_extract(value, '$[2]'), json_extract(value, '$[3]'), json_extract(value, '$[4]'),
       json_extract(value, '$[5]'), json_extract(value, '$[6]')
FROM json_each(?)
"""


class Writer(GroupWriter):
    def __init__(self, file: Path, synchronous: str, measures: Measures | None = None) -> None:
        super().__init__(measures)
        self._thread = ThreadPoolExecutor(1, "writer")
        # Opened here, used by this one thread only.
        self._database = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        self._database.execute("PRAGMA journal_mode=WAL")
        self._database.execute(f"PRAGMA synchronous={synchronous}")
        self._database.execute("PRAGMA foreign_keys=ON")

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Query the database between two commits."""
        try:
            return await self._loop.run_in_executor(self._thread, work, self._database)
        except sqlite3.IntegrityError as error:
            raise LostRace(str(error)) from error
        except sqlite3.Error as error:
            raise StorageTrouble(str(error)) from error

    async def close(self) -> None:
        await self._quiet.wait()
        await self._loop.run_in_executor(self._thread, self._database.close)
        self._thread.shutdown()

    def _begin(self, batch: list[Waiting], begun: float) -> None:
        self._thread.submit(self._commit, batch).add_done_callback(
            lambda done: self._loop.call_soon_threadsafe(self._settle, batch, begun, done)
        )

    # in the thread

    def _commit(self, batch: list[Waiting]) -> Losers:
        """Write a batch and return the units that lost a race."""
        database = self._database
        losers: Losers = {}
        rows, others = sorted_parts(batch)
        together = bool(rows) + len(others) > 1
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
        except BaseException as error:
            if database.in_transaction:
                database.execute("ROLLBACK")
            if isinstance(error, sqlite3.Error):
                raise StorageTrouble(str(error)) from error
            raise
        return losers

    def _write(self, rows: list[Row], others: list[Statement]) -> None:
        if rows:
            self._database.execute(_ADD_MOVES, (json_text(rows),))
        for statement, value in others:
            self._database.execute(statement, value)

    def _write_carefully(self, batch: list[Waiting]) -> Losers:
        """Write the units one by one, after one of them lost a race: it must not affect the others."""
        execute = self._database.execute
        losers: Losers = {}
        for place, waiting in enumerate(batch):
            execute("SAVEPOINT unit")
            try:
                self._write(*sorted_parts([waiting]))
            except sqlite3.IntegrityError as error:
                execute("ROLLBACK TO unit")
                losers[place] = LostRace(str(error))
            execute("RELEASE unit")
        return losers
