"""Ways to call people, quiet hours and the outbox, in SQLite."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

from webfoot.server.calls.quiet import QuietHours
from webfoot.server.calls.ways import Way, from_row
from webfoot.server.storage.callrows import Calls, NewWay, Waiting
from webfoot.server.storage.sqlite.writer import Statement, Writer

T = TypeVar("T")
_WAY: Final = (
    "ways.number, ways.guest, ways.table_id, ways.kind, ways.target, ways.page, ways.confirmed, ways.made, "
    "ways.last, ways.failed"
)
_ADD_WAY: Final = """
INSERT INTO ways (guest, table_id, kind, target, page, confirmed, made)
SELECT ?, ?, ?, ?, ?, ?, ? WHERE (SELECT count(*) FROM ways WHERE guest = ?) < ?
"""
# A way of a table calls whoever's turn it is; a person's own ways call that person at every table.
_CALL: Final = """
INSERT OR IGNORE INTO outbox (way, table_id, seat, seq, due, tries, sending)
SELECT number, ?, ?, ?, ?, 0, 0 FROM ways WHERE confirmed AND (table_id IS NULL AND guest = ? OR table_id = ?)
"""
_SETTLE: Final = "DELETE FROM outbox WHERE table_id = ? AND seat = ? AND NOT sending"
_DUE: Final = f"""
SELECT outbox.number, outbox.table_id, tables.game, outbox.seat, outbox.seq, outbox.tries,
       CASE WHEN seats.kind = 'person' AND NOT seats.resigned THEN seats.guest END,
       quiet.begins, quiet.ends, quiet.zone, {_WAY}
FROM outbox JOIN ways ON ways.number = outbox.way JOIN tables ON tables.id = outbox.table_id
LEFT JOIN seats ON seats.table_id = outbox.table_id AND seats.seat = outbox.seat
LEFT JOIN quiet ON quiet.guest = ways.guest AND ways.table_id IS NULL
WHERE outbox.due <= ? AND NOT outbox.sending ORDER BY outbox.due LIMIT ?
"""  # noqa: S608


def statements(table: str, seq: int, calls: Calls) -> list[Statement]:
    """Return what puts the calls of a step into the outbox, and takes out those that are no longer needed."""
    settled: list[Statement] = [(_SETTLE, (table, seat)) for seat in calls.settled]
    called: list[Statement] = [(_CALL, (table, turn.seat, seq, turn.due, turn.guest, table)) for turn in calls.called]
    return settled + called


class SqliteCalls:
    """The part of the storage that keeps calls."""

    _writer: Writer
    _read: Callable[[Callable[[sqlite3.Connection], Any]], Any]

    async def add_way(self, way: NewWay, at_most: int) -> int | None:
        target = msgspec.json.encode(way.target).decode()
        row = (way.guest, way.table, way.kind, target, way.page, int(way.confirmed), way.made, way.guest, at_most)

        def add(database: sqlite3.Connection) -> int | None:
            added = database.execute(_ADD_WAY, row)
            return added.lastrowid if added.rowcount else None

        # By the thread that writes, between two commits: so that its number is known.
        return await self._writer.read(add)

    async def ways(self, guest: str) -> list[Way]:
        return await self._ways("ways.guest = ?", guest)

    async def way(self, number: int) -> Way | None:
        return next(iter(await self._ways("ways.number = ?", number)), None)

    async def _ways(self, where: str, value: str | int) -> list[Way]:
        query = f"SELECT {_WAY} FROM ways WHERE {where} ORDER BY number"  # noqa: S608

        def read(database: sqlite3.Connection) -> list[Way]:
            return [from_row(row, msgspec.json.decode) for row in database.execute(query, (value,))]

        found: list[Way] = await self._read(read)
        return found

    async def confirm_way(self, number: int) -> None:
        await self._writer.write(("UPDATE ways SET confirmed = 1 WHERE number = ?", (number,)))

    async def note_way(self, number: int, sent: int | None, failed: str | None) -> None:
        await self._writer.write(
            ("UPDATE ways SET last = coalesce(?, last), failed = ? WHERE number = ?", (sent, failed, number))
        )

    async def remove_way(self, number: int) -> None:
        await self._writer.write(
            ("DELETE FROM outbox WHERE way = ?", (number,)), ("DELETE FROM ways WHERE number = ?", (number,))
        )

    async def called_people(self) -> tuple[set[str], set[str]]:
        def read(database: sqlite3.Connection) -> tuple[set[str], set[str]]:
            people = database.execute("SELECT DISTINCT guest FROM ways WHERE confirmed AND table_id IS NULL")
            tables = database.execute("SELECT DISTINCT table_id FROM ways WHERE confirmed AND table_id IS NOT NULL")
            return {guest for (guest,) in people}, {table for (table,) in tables}

        found: tuple[set[str], set[str]] = await self._read(read)
        return found

    async def quiet_hours(self, guest: str) -> QuietHours | None:
        query = "SELECT begins, ends, zone FROM quiet WHERE guest = ?"
        row = await self._read(lambda database: database.execute(query, (guest,)).fetchone())
        return None if row is None else QuietHours(*row)

    async def save_quiet_hours(self, guest: str, quiet: QuietHours | None) -> None:
        if quiet is None:
            await self._writer.write(("DELETE FROM quiet WHERE guest = ?", (guest,)))
        else:
            await self._writer.write(
                ("REPLACE INTO quiet (guest, begins, ends, zone) VALUES (?, ?, ?, ?)", (guest, *quiet))
            )

    # the outbox

    async def due_calls(self, now: int, at_most: int) -> list[Waiting]:
        def read(database: sqlite3.Connection) -> list[Waiting]:
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
                for row in database.execute(_DUE, (now, at_most)).fetchall()
            ]

        found: list[Waiting] = await self._read(read)
        return found

    async def next_call(self) -> int | None:
        query = "SELECT min(due) FROM outbox WHERE NOT sending"
        found: int | None = (await self._read(lambda database: database.execute(query).fetchone()))[0]
        return found

    async def tables_with_calls(self) -> set[str]:
        query = "SELECT DISTINCT table_id FROM outbox"
        found: set[str] = await self._read(lambda database: {table for (table,) in database.execute(query)})
        return found

    async def sending(self, calls: list[int]) -> None:
        await self._writer.write(
            ("UPDATE outbox SET sending = 1 WHERE number IN (SELECT value FROM json_each(?))",
             (msgspec.json.encode(calls).decode(),))
        )  # fmt: skip

    async def postpone(self, call: int, due: int, *, tried: bool) -> None:
        await self._writer.write(
            ("UPDATE outbox SET sending = 0, due = ?, tries = tries + ? WHERE number = ?", (due, int(tried), call))
        )

    async def done(self, call: int) -> None:
        await self._writer.write(("DELETE FROM outbox WHERE number = ?", (call,)))

    async def interrupted_calls(self) -> int:
        def take_out(database: sqlite3.Connection) -> int:
            return database.execute("DELETE FROM outbox WHERE sending").rowcount

        return await self._writer.read(take_out)

    async def host_key(self, name: str, made: str) -> str:
        def keep(database: sqlite3.Connection) -> str:
            database.execute("INSERT OR IGNORE INTO host_keys (name, value) VALUES (?, ?)", (name, made))
            row = database.execute("SELECT value FROM host_keys WHERE name = ?", (name,)).fetchone()
            return str(row[0])

        return await self._writer.read(keep)
