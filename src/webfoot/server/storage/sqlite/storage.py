"""The storage in one SQLite file."""

from __future__ import annotations

from pathlib import Path

from webfoot.server.measures import Measures
from webfoot.server.storage.sql.storage import SqlStorage
from webfoot.server.storage.sql.tablerows import LinkHash
from webfoot.server.storage.sqlite.database import SqliteDatabase


class SqliteStorage(SqlStorage):
    """`Storage` in one file."""

    def __init__(
        self,
        file: Path,
        durability: str,
        link_hash: LinkHash,
        measures: Measures | None = None,
        *,
        apart: bool = False,
    ) -> None:
        """`apart`: a process of its own writes."""
        super().__init__(SqliteDatabase(file, durability, measures, apart=apart), link_hash)
