"""What people say at tables, and up to when they have read it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from webfoot.server.storage.sql.database import THESE_NUMBERS, Database, listed
from webfoot.server.wire import ChatLine

ADD_KEY: Final = "INSERT INTO commands (table_id, key, at) VALUES (?, ?, ?)"
_ADD: Final = "INSERT INTO chat (table_id, guest, name, seat, text, at) VALUES (?, ?, ?, ?, ?, ?)"
_NUMBERED: Final = "SELECT id, name, seat, text, at, guest FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?"
_SAID_BY: Final = "SELECT table_id, name, seat, text, at, guest FROM chat WHERE guest = ? ORDER BY id DESC LIMIT ?"
_REMOVE: Final = f"""
DELETE FROM chat WHERE table_id = ? AND (id IN {THESE_NUMBERS} OR guest = ?) RETURNING id
"""  # noqa: S608


class SqlChat:
    """The part of the storage that keeps chat."""

    _database: Database

    async def say(self, table: str, guest: str, line: ChatLine, key: str) -> None:
        row = (table, guest, line.name, line.seat, line.text, line.at)
        await self._database.write((_ADD, row), (ADD_KEY, (table, key, line.at)), table=table)

    async def chat(self, table: str, at_most: int) -> list[ChatLine]:
        return [line for _, line in await self.numbered_chat(table, at_most)]

    async def numbered_chat(self, table: str, at_most: int) -> list[tuple[int, ChatLine]]:
        rows = await self._database.query(_NUMBERED, table, at_most)
        return [(number, ChatLine(*line)) for number, *line in reversed(rows)]

    async def said_by(self, guest: str, at_most: int) -> list[tuple[str, ChatLine]]:
        rows = await self._database.query(_SAID_BY, guest, at_most)
        return [(table, ChatLine(*line)) for table, *line in reversed(rows)]

    async def read_chat(self, table: str, guest: str, at: int) -> None:
        read = "REPLACE INTO chat_read (table_id, guest, at) VALUES (?, ?, ?)"
        await self._database.write((read, (table, guest, at)))

    async def remove_chat(self, table: str, lines: Sequence[int], guest: str | None) -> int:
        return len(await self._database.change(_REMOVE, table, listed(lines), guest))
