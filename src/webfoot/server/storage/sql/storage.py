"""The storage in SQL: what the verbs of the protocol write and read."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final

import msgspec

from webfoot.server.bans import Ban
from webfoot.server.settings import Retention
from webfoot.server.storage.callrows import NO_CALLS, Calls
from webfoot.server.storage.ownership import AlwaysMine
from webfoot.server.storage.protocol import BadRow, Finished, Result, Row, Waits
from webfoot.server.storage.sql import retaining, slow, tablerows
from webfoot.server.storage.sql.accounts import SqlAccounts
from webfoot.server.storage.sql.calls import SqlCalls, statements
from webfoot.server.storage.sql.chat import ADD_KEY, SqlChat
from webfoot.server.storage.sql.database import Database, Statement, json_text, one
from webfoot.server.storage.sql.guests import SqlGuests
from webfoot.server.storage.sql.prepared import SqlPrepared
from webfoot.server.storage.sql.slow import SqlSlow
from webfoot.server.storage.sql.tablerows import COLUMNS, TABLES, LinkHash
from webfoot.server.table.details import Chair, Details

_MOVES: Final = """
SELECT tables.id, seq, kind, seat, payload, at, key
FROM moves JOIN tables ON tables.number = table_number WHERE tables.id = ? ORDER BY seq
"""
_UNFINISHED: Final = f"{TABLES} WHERE status = ? AND created >= ? ORDER BY created DESC, number DESC LIMIT ?"
_SET_STATUS: Final = "UPDATE tables SET status = ? WHERE id = ?"
_PUT_RESULT: Final = "REPLACE INTO results (table_id, ended, length, winners, scores) VALUES (?, ?, ?, ?, ?)"
_FINISHED: Final = f"""
SELECT {COLUMNS}, EXISTS (SELECT 1 FROM studies WHERE studies.table_id = tables.id),
       ended, length, winners, scores
FROM tables LEFT JOIN results ON results.table_id = tables.id
WHERE status = 'over' AND tables.id IN (SELECT table_id FROM seats WHERE guest = ?)
ORDER BY coalesce(ended, created) DESC, tables.number DESC LIMIT ?
"""  # noqa: S608
_CHOSEN: Final = f"""
{TABLES} WHERE (CAST(? AS TEXT) IS NULL OR status = ?) AND (CAST(? AS TEXT) IS NULL OR game = ?)
AND (CAST(? AS TEXT) IS NULL OR host = ? OR id IN (SELECT table_id FROM seats WHERE guest = ?))
ORDER BY created DESC, number DESC LIMIT ?
"""  # noqa: S608
_UNARCHIVED: Final = """
SELECT number, id FROM tables WHERE status = 'over' AND number > ? AND id NOT IN (SELECT table_id FROM archives)
ORDER BY number LIMIT ?
"""


class SqlStorage(SqlAccounts, SqlCalls, SqlChat, SqlGuests, SqlPrepared, SqlSlow, AlwaysMine):
    """`Storage` in any database that speaks SQL."""

    def __init__(self, database: Database, link_hash: LinkHash) -> None:
        self._database = database
        self._link_hash = link_hash

    async def close(self) -> None:
        await self._database.close()

    async def probe(self) -> None:
        await self._database.probe()

    # tables

    async def create(self, details: Details) -> None:
        await self._database.write(*self._new_table(details))

    async def create_rematch(self, details: Details, of: str, key: str) -> None:
        followed = ("UPDATE tables SET next = ? WHERE id = ?", (details.id, of))
        await self._database.write(*self._new_table(details), followed, (ADD_KEY, (of, key, _now())), table=of)

    def _new_table(self, details: Details) -> list[Statement]:
        return tablerows.new_table(details, self._link_hash)

    async def load(self, table: str) -> Details | None:
        rows = await self._database.query(f"{TABLES} WHERE id = ?", table)
        return await tablerows.one_of(self._database, rows[0]) if rows else None

    async def unfinished(self, since: int, waiting: int, running: int) -> list[Details]:
        rows = await self._database.query(_UNFINISHED, "waiting", since, waiting)
        rows += await self._database.query(_UNFINISHED, "playing", 0, running)
        found = await tablerows.all_of(self._database, rows, "is set aside")
        return sorted((details for _, details in found), key=lambda details: details.created, reverse=True)

    async def seat(self, table: str, seat: int, chair: Chair, key: str | None) -> None:
        put = tablerows.put_seat(table, seat, chair, self._link_hash)
        await self._database.write(put, *self._key(table, key), table=table)

    async def govern(self, details: Details, key: str | None) -> None:
        said = (
            "UPDATE tables SET host = ?, manners = ? WHERE id = ?",
            (details.host, json_text(details.manners), details.id),
        )
        await self._database.write(said, *self._key(details.id, key), table=details.id)

    @staticmethod
    def _key(table: str, key: str | None) -> list[Statement]:
        return [] if key is None else [(ADD_KEY, (table, key, _now()))]

    async def find_link(self, hashed: str) -> tuple[str, int] | None:
        rows = await self._database.query("SELECT table_id, seat FROM seats WHERE link_hash = ?", hashed)
        return rows[0] if rows else None

    async def keys(self, table: str) -> set[str]:
        rows = await self._database.query("SELECT key FROM commands WHERE table_id = ?", table)
        return {key for (key,) in rows}

    # the game

    def begin(
        self,
        row: Row,
        options: Mapping[str, object],
        rules: int,
        *,
        over: Result | None = None,
        calls: Calls = NO_CALLS,
        waits: Waits | None = None,
    ) -> Awaitable[None]:
        begun = "UPDATE tables SET status = 'playing', options = ?, rules = ? WHERE id = ?"
        return self._write_rows([row], over, calls, waits, (begun, (json_text(options), rules, row.table)))

    def append(
        self,
        rows: Sequence[Row],
        *,
        over: Result | None = None,
        calls: Calls = NO_CALLS,
        waits: Waits | None = None,
    ) -> Awaitable[None]:
        if over is None and waits is None and calls is NO_CALLS:
            # Nearly every move.
            return self._database.write(*rows, table=rows[0].table)
        return self._write_rows(rows, over, calls, waits)

    def resign(
        self, row: Row, *, over: Result | None = None, calls: Calls = NO_CALLS, waits: Waits | None = None
    ) -> Awaitable[None]:
        given_up = ("UPDATE seats SET resigned = TRUE WHERE table_id = ? AND seat = ?", (row.table, row.seat))
        return self._write_rows([row], over, calls, waits, given_up)

    def _write_rows(
        self, rows: Sequence[Row], over: Result | None, calls: Calls, waits: Waits | None, *also: Statement
    ) -> Awaitable[None]:
        table = rows[0].table
        if waits is not None:
            also = (*also, slow.put_waits(table, waits))
        if over is not None:
            result = (table, over.ended, over.length, json_text(over.winners), json_text(over.scores))
            also = (*also, (_SET_STATUS, ("over", table)), (_PUT_RESULT, result))
        if calls:
            also = (*also, *statements(rows[-1].table, rows[-1].seq, calls))
        return self._database.write(*rows, *also, table=table)

    async def rows(self, table: str) -> list[Row]:
        found = await self._database.query_written(_MOVES, table)
        try:
            return msgspec.convert(found, list[Row])
        except msgspec.ValidationError as error:
            raise BadRow(str(error)) from error

    async def finished(self, guest: str, at_most: int) -> list[Finished]:
        rows = await self._database.query(_FINISHED, guest, at_most)
        found: list[Finished] = []
        for row, details in await tablerows.all_of(self._database, rows, "is left out of a history"):
            try:
                found.append(Finished(details, _result(row[-4:]), bool(row[-5])))
            except BadRow as bad:
                tablerows.left_out(details.id, "is left out of a history", bad)
        return found

    # studies and archives

    async def save_study(self, table: str, study: bytes) -> None:
        await self._database.write(("REPLACE INTO studies (table_id, study) VALUES (?, ?)", (table, study)))

    async def load_study(self, table: str) -> bytes | None:
        study: bytes | None = await one(self._database, "SELECT study FROM studies WHERE table_id = ?", table)
        return study

    async def save_archive(self, table: str, archive: bytes) -> None:
        await self._database.write(("REPLACE INTO archives (table_id, archive) VALUES (?, ?)", (table, archive)))

    async def load_archive(self, table: str) -> bytes | None:
        archive: bytes | None = await one(self._database, "SELECT archive FROM archives WHERE table_id = ?", table)
        return archive

    async def unarchived(self, after: int, at_most: int) -> list[tuple[int, str]]:
        return await self._database.query(_UNARCHIVED, after, at_most)

    # for the administrator

    async def tables(self, status: str | None, game: str | None, guest: str | None, at_most: int) -> list[Details]:
        values = (status, status, game, game, guest, guest, guest, at_most)
        rows = await self._database.query(_CHOSEN, *values)
        return [details for _, details in await tablerows.all_of(self._database, rows, "is left out of a list")]

    async def remove(self, table: str) -> None:
        await self._database.write(*retaining.without(table))

    async def bans(self) -> list[Ban]:
        query = "SELECT who, until, reason, made FROM bans ORDER BY made DESC, who"
        return [Ban(*row) for row in await self._database.query(query)]

    async def save_ban(self, ban: Ban) -> None:
        put = "REPLACE INTO bans (who, until, reason, made) VALUES (?, ?, ?, ?)"
        await self._database.write((put, tuple(ban)))

    async def remove_ban(self, who: str) -> bool:
        return bool(await self._database.change("DELETE FROM bans WHERE who = ? RETURNING who", who))

    async def forget(self, retention: Retention, now: int, in_use: Callable[[str], bool]) -> list[str]:
        old, rest = await retaining.old(self._database, retention, now)
        gone: list[str] = []
        for table in old:
            if not in_use(table):
                gone.append(table)
                await self._database.write(*retaining.without(table))
        for portion in rest:
            await self._database.write(portion)
        return gone


def _result(row: tuple[object, ...]) -> Result | None:
    ended, length, winners, scores = row
    if ended is None:
        return None
    try:
        texts = [msgspec.json.decode(str(text)) for text in (winners, scores)]
        return msgspec.convert([ended, length, *texts], Result)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRow(str(error)) from error


def _now() -> int:
    return time.time_ns() // 1_000_000
