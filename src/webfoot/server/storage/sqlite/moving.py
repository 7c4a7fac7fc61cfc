"""An SQLite file as one end of a move."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

from webfoot.server.storage.contents import PORTION, Content
from webfoot.server.storage.sqlite.committing import BUSY_SECONDS


class SqliteEnd:
    """A file that is in its newest form, and that nobody else uses."""

    def __init__(self, file: Path) -> None:
        self.name = str(file)
        self._database = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None)
        self._database.execute("PRAGMA foreign_keys=ON")
        self._database.execute("BEGIN")

    async def count(self, content: Content) -> int:
        (number,) = self._database.execute(f"SELECT count(*) FROM {content.table}").fetchone()  # noqa: S608
        return int(number)

    async def portions(self, content: Content) -> AsyncIterator[list[tuple[Any, ...]]]:
        found = self._database.execute(content.query)
        while rows := found.fetchmany(PORTION):
            yield [_with_truths(row, content) for row in rows] if content.truths else rows

    async def add(self, content: Content, rows: Sequence[tuple[Any, ...]]) -> None:
        marks = ", ".join("?" * len(content.columns))
        self._database.executemany(
            f"INSERT INTO {content.table} ({content.listed}) VALUES ({marks})",  # noqa: S608
            rows,
        )

    async def finish(self) -> None:
        self._database.execute("COMMIT")

    async def close(self) -> None:
        self._database.close()


def _with_truths(row: tuple[Any, ...], content: Content) -> tuple[Any, ...]:
    return tuple(bool(value) if place in content.truths else value for place, value in enumerate(row))
