"""What the database holds of slow games: for whom they wait, when they are due, and who is on holiday."""

from __future__ import annotations

import msgspec

from webfoot.server.storage.protocol import Span, Waits
from webfoot.server.storage.sql.database import Database, Statement, json_text


class _Kept(msgspec.Struct, frozen=True):
    """For whom a table waits, as it is kept."""

    acting: list[int]
    until: dict[int, int]


def put_waits(table: str, waits: Waits) -> Statement:
    kept = json_text(_Kept(waits.acting, waits.until))
    terms = json_text(waits.slow)
    return "UPDATE tables SET slow = ?, waits = ?, due = ? WHERE id = ?", (terms, kept, waits.due, table)


def waited_for(kept: object) -> tuple[list[int], dict[int, int]]:
    """Return for which seats a table waits, and until when. Raises msgspec.DecodeError."""
    if kept is None:
        return [], {}
    found = msgspec.json.decode(str(kept), type=_Kept)
    return found.acting, found.until


def due_for(guest: str, now: int) -> Statement:
    running = "SELECT table_id FROM seats WHERE guest = ?"
    return (
        f"UPDATE tables SET due = ? WHERE slow IS NOT NULL AND status = 'playing' AND id IN ({running})",  # noqa: S608
        (now, guest),
    )


class SqlSlow:
    """The part of the storage that keeps slow games."""

    _database: Database

    async def due(self, now: int, at_most: int) -> list[str]:
        query = "SELECT id FROM tables WHERE due <= ? ORDER BY due, number LIMIT ?"
        return [table for (table,) in await self._database.query(query, now, at_most)]

    async def save_waits(self, table: str, waits: Waits) -> None:
        await self._database.write(put_waits(table, waits), table=table)

    async def save_due(self, table: str, due: int | None) -> None:
        await self._database.write(("UPDATE tables SET due = ? WHERE id = ?", (due, table)))

    async def due_for(self, guest: str, now: int) -> None:
        await self._database.write(due_for(guest, now))

    async def holidays(self, since: int) -> dict[str, list[Span]]:
        query = "SELECT guest, begins, ends FROM holidays WHERE ends > ? ORDER BY guest, begins"
        found: dict[str, list[Span]] = {}
        for guest, begins, ends in await self._database.query(query, since):
            found.setdefault(guest, []).append(Span(begins, ends))
        return found

    async def save_holiday(self, guest: str, span: Span) -> None:
        put = "REPLACE INTO holidays (guest, begins, ends) VALUES (?, ?, ?)"
        await self._database.write((put, (guest, span.begins, span.ends)))
