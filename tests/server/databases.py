"""Which database the servers of a test use, and looking into it from outside.

Tests on which the database has a bearing run on both: their modules name the fixture `each_database`. A folder of a
test stands for one database, whichever it is.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Literal

from tests.server import postgres
from webfoot.server.storage.postgres.dialect import translated
from webfoot.server.storage.postgres.storage import open_postgres
from webfoot.server.storage.sql.storage import SqlStorage
from webfoot.server.storage.sqlite.storage import SqliteStorage

Kind = Literal["sqlite", "postgres"]
chosen: Kind = "sqlite"
_addresses: dict[Path, str] = {}


@contextmanager
def using(kind: Kind) -> Iterator[None]:
    """Meanwhile servers use this database."""
    global chosen
    before, chosen = chosen, kind
    try:
        yield
    finally:
        chosen = before
        _addresses.clear()


def address(folder: Path) -> str:
    """The address of the database in PostgreSQL that stands for a folder."""
    if folder not in _addresses:
        _addresses[folder] = postgres.postgres().new()
    return _addresses[folder]


def execute(folder: Path, statement: str, *values: Any) -> list[tuple[Any, ...]]:
    """Execute a statement behind the server's back, and return the rows that it returns."""
    if chosen == "postgres":
        return postgres.rows(address(folder), translated(statement), *values)
    with closing(sqlite3.connect(folder / "webfoot.sqlite")) as database, database:
        return database.execute(statement, values).fetchall()


def fill(folder: Path, statement: str, rows: list[tuple[Any, ...]]) -> None:
    """Execute a statement for each of these rows."""
    if chosen == "postgres":
        postgres.fill(address(folder), translated(statement), rows)
        return
    with closing(sqlite3.connect(folder / "webfoot.sqlite")) as database, database:
        database.executemany(statement, rows)


def columns(folder: Path) -> list[tuple[str, str, str]]:
    """Every column of the database: its table, its name, and what shows it as text."""
    if chosen == "sqlite":
        tables = [name for (name,) in execute(folder, "SELECT name FROM sqlite_master WHERE type = 'table'")]
        found = [(table, row[1]) for table in tables for row in execute(folder, f"PRAGMA table_info({table})")]
        return [(table, column, f"CAST({column} AS TEXT)") for table, column in found]
    query = "SELECT table_name, column_name, data_type FROM information_schema.columns WHERE table_schema = 'public'"
    shown = {"bytea": "encode({}, 'escape')"}
    return [
        (table, column, shown.get(kind, "CAST({} AS TEXT)").format(column))
        for table, column, kind in execute(folder, query)
    ]


def opened(folder: Path, empty: Callable[[], bytes], durability: str = "normal") -> Awaitable[SqlStorage]:
    """Open the storage of a folder by itself, made if need be."""

    def link_hash(table: str, seat: int, nonce: str) -> str:
        return f"{table}/{seat}/{nonce}"

    async def sqlite() -> SqlStorage:
        file = folder / "webfoot.sqlite"
        if not file.exists():
            file.write_bytes(empty())
        return SqliteStorage(file, durability, link_hash)

    if chosen == "postgres":
        return open_postgres(address(folder), durability, link_hash)
    return sqlite()
