"""Everything that a database holds, table by table, so that it can be moved to another and compared."""

from __future__ import annotations

import hashlib
from collections.abc import AsyncIterator, Sequence
from typing import Any, Final, NamedTuple, Protocol

import msgspec
import sqlalchemy as sa

from webfoot.server.storage.sqlite.schema import metadata

PORTION: Final = 1000
"""Rows that are read or written at once."""
LAST_CHOSEN_LAST: Final = frozenset({"guests", "quiet", "recovery"})
"""Tables in which the order of the rows says which of them are forgotten first."""


class Content(NamedTuple):
    """One table, and the columns that both databases have."""

    table: str
    columns: tuple[str, ...]
    truths: tuple[int, ...]
    """The places of columns that hold yes or no, which SQLite keeps as numbers."""
    order: str
    numbered: str | None
    """The column in which the database numbers new rows by itself."""

    @property
    def listed(self) -> str:
        return ", ".join(self.columns)

    @property
    def query(self) -> str:
        # Names of the schema alone are put into the statement.
        return f"SELECT {self.listed} FROM {self.table} ORDER BY {self.order}"  # noqa: S608


class End(Protocol):
    """A database from which, or to which, everything is moved."""

    name: str

    async def count(self, content: Content) -> int: ...

    def portions(self, content: Content) -> AsyncIterator[list[tuple[Any, ...]]]:
        """Return all rows of a table in its order, some at a time."""
        ...

    async def add(self, content: Content, rows: Sequence[tuple[Any, ...]]) -> None: ...

    async def finish(self) -> None:
        """Keep all that was added."""
        ...

    async def close(self) -> None: ...


def contents() -> list[Content]:
    """Return all tables, those first to which others refer."""
    return [_content(table) for table in metadata.sorted_tables]


def _content(table: sa.Table) -> Content:
    # SQLite alone numbers the rows of all games together.
    columns = [column for column in table.columns if (table.name, column.name) != ("moves", "id")]
    truths = [place for place, column in enumerate(columns) if isinstance(column.type, sa.Boolean)]
    keys = [column.name for column in table.primary_key]
    order = "rowid" if table.name in LAST_CHOSEN_LAST else ", ".join(keys)
    if table.name == "moves":
        order = "table_number, seq"
    key = table.primary_key.columns[keys[0]]
    numbered = keys[0] if len(keys) == 1 and isinstance(key.type, sa.Integer) and table.name != "moves" else None
    return Content(table.name, tuple(column.name for column in columns), tuple(truths), order, numbered)


class Mark(NamedTuple):
    """What a table holds, in short."""

    rows: int
    digest: str


class Marker:
    """Makes the mark of a table from its rows."""

    def __init__(self) -> None:
        self._rows = 0
        self._digest = hashlib.sha256()

    def add(self, rows: Sequence[tuple[Any, ...]]) -> None:
        self._rows += len(rows)
        for row in rows:
            self._digest.update(msgspec.msgpack.encode(row))

    def mark(self) -> Mark:
        return Mark(self._rows, self._digest.hexdigest())


async def mark(end: End, content: Content) -> Mark:
    marker = Marker()
    async for rows in end.portions(content):
        marker.add(rows)
    return marker.mark()
