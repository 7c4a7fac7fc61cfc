"""Ways to call people, quiet hours and the outbox."""

from __future__ import annotations

from typing import Final

import msgspec

from webfoot.server.calls.quiet import QuietHours
from webfoot.server.calls.ways import Way, from_row
from webfoot.server.storage.callrows import Calls, NewWay, Waiting
from webfoot.server.storage.sql.database import THESE_NUMBERS, Database, Statement, json_text, listed, one

_WAY: Final = (
    "ways.number, ways.guest, ways.table_id, ways.kind, ways.target, ways.page, ways.confirmed, ways.made, "
    "ways.last, ways.failed"
)
_ADD_WAY: Final = """
INSERT INTO ways (guest, table_id, kind, target, page, confirmed, made)
SELECT ?, ?, ?, ?, ?, ?, ? WHERE (SELECT count(*) FROM ways WHERE guest = ?) < ? RETURNING number
"""
# A way of a table calls whoever's turn it is; a person's own ways call that person at every table.
_CALL: Final = """
INSERT INTO outbox (way, table_id, seat, seq, due, tries, sending)
SELECT number, ?, ?, ?, ?, 0, FALSE FROM ways WHERE confirmed AND (table_id IS NULL AND guest = ? OR table_id = ?)
ON CONFLICT DO NOTHING
"""
_SETTLE: Final = "DELETE FROM outbox WHERE table_id = ? AND seat = ? AND NOT sending"
_SENDING: Final = f"UPDATE outbox SET sending = TRUE WHERE number IN {THESE_NUMBERS}"  # noqa: S608
_DUE: Final = f"""
SELECT outbox.number, outbox.table_id, tables.game, outbox.seat, outbox.seq, outbox.tries,
       CASE WHEN seats.kind = 'person' AND NOT seats.resigned THEN seats.guest END,
       quiet.begins, quiet.ends, quiet.zone, {_WAY}
FROM outbox JOIN ways ON ways.number = outbox.way JOIN tables ON tables.id = outbox.table_id
LEFT JOIN seats ON seats.table_id = outbox.table_id AND seats.seat = outbox.seat
LEFT JOIN quiet ON quiet.guest = ways.guest AND ways.table_id IS NULL
WHERE outbox.due <= ? AND NOT outbox.sending ORDER BY outbox.due, outbox.number LIMIT ?
"""  # noqa: S608


def statements(table: str, seq: int, calls: Calls) -> list[Statement]:
    """Return what puts the calls of a step into the outbox, and takes out those that are no longer needed."""
    settled: list[Statement] = [(_SETTLE, (table, seat)) for seat in calls.settled]
    called: list[Statement] = [(_CALL, (table, turn.seat, seq, turn.due, turn.guest, table)) for turn in calls.called]
    return settled + called


class SqlCalls:
    """The part of the storage that keeps calls."""

    _database: Database

    async def add_way(self, way: NewWay, at_most: int) -> int | None:
        target = json_text(way.target)
        row = (way.guest, way.table, way.kind, target, way.page, way.confirmed, way.made)
        added = await self._database.change(_ADD_WAY, *row, way.guest, at_most)
        return int(added[0][0]) if added else None

    async def ways(self, guest: str) -> list[Way]:
        return await self._ways("ways.guest = ?", guest)

    async def way(self, number: int) -> Way | None:
        return next(iter(await self._ways("ways.number = ?", number)), None)

    async def _ways(self, where: str, value: str | int) -> list[Way]:
        query = f"SELECT {_WAY} FROM ways WHERE {where} ORDER BY number"  # noqa: S608
        return [from_row(row, msgspec.json.decode) for row in await self._database.query(query, value)]

    async def confirm_way(self, number: int) -> None:
        await self._database.write(("UPDATE ways SET confirmed = TRUE WHERE number = ?", (number,)))

    async def note_way(self, number: int, sent: int | None, failed: str | None) -> None:
        await self._database.write(
            ("UPDATE ways SET last = coalesce(?, last), failed = ? WHERE number = ?", (sent, failed, number))
        )

    async def remove_way(self, number: int) -> None:
        await self._database.write(
            ("DELETE FROM outbox WHERE way = ?", (number,)), ("DELETE FROM ways WHERE number = ?", (number,))
        )

    async def called_people(self) -> tuple[set[str], set[str]]:
        people = "SELECT DISTINCT guest FROM ways WHERE confirmed AND table_id IS NULL"
        tables = "SELECT DISTINCT table_id FROM ways WHERE confirmed AND table_id IS NOT NULL"
        return (
            {guest for (guest,) in await self._database.query(people)},
            {table for (table,) in await self._database.query(tables)},
        )

    async def quiet_hours(self, guest: str) -> QuietHours | None:
        rows = await self._database.query("SELECT begins, ends, zone FROM quiet WHERE guest = ?", guest)
        return QuietHours(*rows[0]) if rows else None

    async def save_quiet_hours(self, guest: str, quiet: QuietHours | None) -> None:
        if quiet is None:
            await self._database.write(("DELETE FROM quiet WHERE guest = ?", (guest,)))
        else:
            put = "REPLACE INTO quiet (guest, begins, ends, zone) VALUES (?, ?, ?, ?)"
            await self._database.write((put, (guest, *quiet)))

    # the outbox

    async def due_calls(self, now: int, at_most: int) -> list[Waiting]:
        return [
            Waiting(
                number=row[0],
                table=row[1],
                game=row[2],
                seat=row[3],
                seq=row[4],
                tries=row[5],
                holder=row[6],
                quiet=None if row[7] is None else QuietHours(*row[7:10]),
                way=from_row(row[10:], msgspec.json.decode),
            )
            for row in await self._database.query(_DUE, now, at_most)
        ]

    async def next_call(self) -> int | None:
        due: int | None = await one(self._database, "SELECT min(due) FROM outbox WHERE NOT sending")
        return due

    async def tables_with_calls(self) -> set[str]:
        return {table for (table,) in await self._database.query("SELECT DISTINCT table_id FROM outbox")}

    async def sending(self, calls: list[int]) -> None:
        await self._database.write((_SENDING, (listed(calls),)))

    async def postpone(self, call: int, due: int, *, tried: bool) -> None:
        await self._database.write(
            (
                "UPDATE outbox SET sending = FALSE, due = ?, tries = tries + ? WHERE number = ?",
                (due, int(tried), call),
            )
        )

    async def done(self, call: int) -> None:
        await self._database.write(("DELETE FROM outbox WHERE number = ?", (call,)))

    async def interrupted_calls(self) -> int:
        return len(await self._database.change("DELETE FROM outbox WHERE sending RETURNING number"))

    async def host_key(self, name: str, made: str) -> str:
        add = "INSERT INTO host_keys (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING"
        await self._database.write((add, (name, made)))
        return str(await one(self._database, "SELECT value FROM host_keys WHERE name = ?", name))
