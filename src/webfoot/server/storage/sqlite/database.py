"""One SQLite file as the storage's database.

One connection writes (writer.py), and a thread with another one reads. In WAL mode neither waits for the other.
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from webfoot.server.measures import Measures
from webfoot.server.storage.protocol import StorageTrouble
from webfoot.server.storage.sql.database import Part, Value
from webfoot.server.storage.sqlite.committing import BUSY_SECONDS
from webfoot.server.storage.sqlite.writer import ProcessWriter, ThreadWriter, Writer
from webfoot.server.storage.written import Written


class SqliteDatabase:
    def __init__(self, file: Path, durability: str, measures: Measures | None = None, *, apart: bool = False) -> None:
        kind = ProcessWriter if apart else ThreadWriter
        self.writer: Writer = kind(file, durability.upper(), measures)
        self._thread = ThreadPoolExecutor(1, "reader")
        # Opened here, used by this one thread only.
        self._reader = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        self._reader.execute("PRAGMA query_only=ON")

    def write(self, *unit: Part, table: str | None = None) -> Written:
        return self.writer.write(*unit)

    async def change(self, statement: str, *values: Value) -> list[Any]:
        return await self.writer.change(statement, values)

    async def query(self, statement: str, *values: Value) -> list[Any]:
        def read() -> list[Any]:
            return self._reader.execute(statement, values).fetchall()

        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, read)
        except sqlite3.Error as error:
            raise StorageTrouble(str(error)) from error

    async def query_written(self, statement: str, *values: Value) -> list[Any]:
        return await self.change(statement, *values)

    async def probe(self) -> None:
        # Writes the first page of the file again, with the value it already has.
        await self.writer.write(("PRAGMA user_version = 0", ()))

    async def close(self) -> None:
        await self.writer.close()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._reader.close)
        self._thread.shutdown()
