"""The move log: one move is one row, written before anybody is told.

(table, seq) is unique, which decides which of two moves with the same number stands: two workers can never both have
accepted row 17. So a move sent twice is written once, too: whoever loses reads the log again, and finds the command's
key in it.
"""

from __future__ import annotations

import asyncio
import sqlite3
from typing import NamedTuple

from webfoot.server.storage.sqlite.writer import Rows, Statement, Writer

_INSERT = """
INSERT INTO moves (table_number, seq, kind, seat, payload, at, key)
SELECT (SELECT number FROM tables WHERE id = json_extract(value, '$[0]')), json_extract(value, '$[1]'),
       json_extract(value, '$[2]'), json_extract(value, '$[3]'), json_extract(value, '$[4]'),
       json_extract(value, '$[5]'), json_extract(value, '$[6]')
FROM json_each(?)
"""
_SELECT = """
SELECT tables.id, seq, kind, seat, payload, at, key
FROM moves JOIN tables ON tables.number = table_number WHERE tables.id = ? ORDER BY seq
"""


class Row(NamedTuple):
    table: str
    seq: int
    kind: str
    seat: int | None
    payload: str
    at: int
    """Milliseconds since the start of the game."""
    key: str | None


class MoveLog:
    def __init__(self, writer: Writer) -> None:
        self._writer = writer

    def append(self, *rows: Row, also: tuple[Statement, ...] = ()) -> asyncio.Future[None]:
        """Write rows, and in the same breath what must be true together with them; LostRace if they cannot be."""
        return self._writer.write(*(Rows(_INSERT, row) for row in rows), *also)

    async def rows(self, table: str) -> list[Row]:
        def select(database: sqlite3.Connection) -> list[Row]:
            return [Row(*row) for row in database.execute(_SELECT, (table,))]

        return await self._writer.read(select)
