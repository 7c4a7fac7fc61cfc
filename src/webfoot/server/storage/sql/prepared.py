"""What players prepare while it is not their turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from webfoot.server.storage.protocol import BadRow
from webfoot.server.storage.sql.database import Database, Statement, json_text
from webfoot.server.table.details import Prepared

_PUT: Final = "REPLACE INTO prepared (table_id, seat, guest, what) VALUES (?, ?, ?, ?)"


class SqlPrepared:
    """The part of the storage that keeps notes and plans."""

    _database: Database
    _key: Callable[[str, str | None], list[Statement]]

    async def prepared(self, table: str) -> dict[int, Prepared]:
        rows = await self._database.query("SELECT seat, what FROM prepared WHERE table_id = ?", table)
        return {seat: _prepared(what) for seat, what in rows}

    async def prepared_by(self, guest: str) -> dict[str, Prepared]:
        rows = await self._database.query("SELECT table_id, what FROM prepared WHERE guest = ?", guest)
        return {table: _prepared(what) for table, what in rows}

    async def prepare(self, table: str, seat: int, prepared: Prepared, key: str | None) -> None:
        what: Statement = ("DELETE FROM prepared WHERE table_id = ? AND seat = ?", (table, seat))
        if prepared != Prepared(prepared.guest):
            what = (_PUT, (table, seat, prepared.guest, json_text(prepared)))
        await self._database.write(what, *self._key(table, key), table=table)


def _prepared(what: object) -> Prepared:
    try:
        return msgspec.json.decode(str(what), type=Prepared)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRow(str(error)) from error
