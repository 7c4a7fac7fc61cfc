"""What players prepare while it is not their turn, in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any, Final

import msgspec

from webfoot.server.storage.protocol import BadRow
from webfoot.server.storage.sqlite.writer import Statement, Writer
from webfoot.server.table.details import Prepared

_PUT: Final = "REPLACE INTO prepared (table_id, seat, guest, what) VALUES (?, ?, ?, ?)"


class SqlitePrepared:
    """The part of the storage that keeps notes and plans."""

    _writer: Writer
    _read: Callable[[Callable[[sqlite3.Connection], Any]], Any]
    _key: Callable[[str, str | None], list[Statement]]

    async def prepared(self, table: str) -> dict[int, Prepared]:
        query = "SELECT seat, what FROM prepared WHERE table_id = ?"
        rows = await self._read(lambda database: database.execute(query, (table,)).fetchall())
        try:
            return {seat: msgspec.json.decode(str(what), type=Prepared) for seat, what in rows}
        except (msgspec.DecodeError, UnicodeError) as error:
            raise BadRow(str(error)) from error

    async def prepared_by(self, guest: str) -> dict[str, Prepared]:
        query = "SELECT table_id, what FROM prepared WHERE guest = ?"
        rows = await self._read(lambda database: database.execute(query, (guest,)).fetchall())
        try:
            return {table: msgspec.json.decode(str(what), type=Prepared) for table, what in rows}
        except (msgspec.DecodeError, UnicodeError) as error:
            raise BadRow(str(error)) from error

    async def prepare(self, table: str, seat: int, prepared: Prepared, key: str | None) -> None:
        what: Statement = ("DELETE FROM prepared WHERE table_id = ? AND seat = ?", (table, seat))
        if prepared != Prepared(prepared.guest):
            what = (_PUT, (table, seat, prepared.guest, msgspec.json.encode(prepared).decode()))
        await self._writer.write(what, *self._key(table, key))
