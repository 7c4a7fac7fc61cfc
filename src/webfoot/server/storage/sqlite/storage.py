"""Storage in one SQLite file: every SQL statement of the server.

One thread writes (writer.py) and one reads, each with its own connection. In WAL mode neither waits for the other.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from webfoot.server.bans import Ban
from webfoot.server.measures import Measures
from webfoot.server.settings import Retention
from webfoot.server.storage.callrows import NO_CALLS, Calls
from webfoot.server.storage.protocol import BadRow, Finished, Result, Row, Span, StorageTrouble, Waits
from webfoot.server.storage.sqlite import retaining, slow
from webfoot.server.storage.sqlite.accounts import SqliteAccounts
from webfoot.server.storage.sqlite.calls import SqliteCalls, statements
from webfoot.server.storage.sqlite.prepared import SqlitePrepared
from webfoot.server.storage.sqlite.writer import BUSY_SECONDS, Rows, Statement, Writer
from webfoot.server.table.details import Chair, Details
from webfoot.server.wire import ChatLine, Me

logger = logging.getLogger(__name__)

T = TypeVar("T")
LinkHash = Callable[[str, int, str], str]
"""Hashes the link to a seat, from the table, the seat and the nonce."""
AT_ONCE = 500
"""Values in one `IN (…)`."""

_ADD_MOVES = """
INSERT INTO moves (table_number, seq, kind, seat, payload, at, key)
SELECT (SELECT number FROM tables WHERE id = json_extract(value, '$[0]')), json_extract(value, '$[1]'),
       json_extract(value, '$[2]'), json_extract(value, '$[3]'), json_extract(value, '$[4]'),
       json_extract(value, '$[5]'), json_extract(value, '$[6]')
FROM json_each(?)
"""
_MOVES = """
SELECT tables.id, seq, kind, seat, payload, at, key
FROM moves JOIN tables ON tables.number = table_number WHERE tables.id = ? ORDER BY seq
"""
_PUT_GUEST = "REPLACE INTO guests (id, name, language) VALUES (?, ?, ?)"
_ADD_TABLE = """
INSERT INTO tables (
    id, game, rules, options, host, listed, created, seed, status, next, manners, origin, slow, series
) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_COLUMNS = """
tables.id, game, rules, options, host, listed, created, seed, status, next, manners, origin, slow, waits, due, series
"""
_TABLES = f"SELECT {_COLUMNS} FROM tables"  # noqa: S608
_PUT_SEAT = """
REPLACE INTO seats (table_id, seat, kind, guest, level, nonce, link_hash, resigned, label)
VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
"""
_SEATS = "SELECT kind, guest, level, nonce, label, resigned FROM seats WHERE table_id = ? ORDER BY seat"
_SET_STATUS = "UPDATE tables SET status = ? WHERE id = ?"
_PUT_RESULT = "REPLACE INTO results (table_id, ended, length, winners, scores) VALUES (?, ?, ?, ?, ?)"
_FINISHED = f"""
SELECT {_COLUMNS}, EXISTS (SELECT 1 FROM studies WHERE studies.table_id = tables.id),
       ended, length, winners, scores
FROM tables LEFT JOIN results ON results.table_id = tables.id
WHERE status = 'over' AND tables.id IN (SELECT table_id FROM seats WHERE guest = ?)
ORDER BY coalesce(ended, created) DESC, tables.number DESC LIMIT ?
"""  # noqa: S608
_ADD_CHAT = "INSERT INTO chat (table_id, guest, name, seat, text, at) VALUES (?, ?, ?, ?, ?, ?)"
_CHAT = "SELECT name, seat, text, at, guest FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?"
_PUT_STUDY = "REPLACE INTO studies (table_id, study) VALUES (?, ?)"
_STUDY = "SELECT study FROM studies WHERE table_id = ?"
_CHOSEN = f"""
{_TABLES} WHERE (? IS NULL OR status = ?) AND (? IS NULL OR game = ?)
AND (? IS NULL OR host = ? OR id IN (SELECT table_id FROM seats WHERE guest = ?))
ORDER BY created DESC, number DESC LIMIT ?
"""  # noqa: S608
_PUT_ARCHIVE = "REPLACE INTO archives (table_id, archive) VALUES (?, ?)"
_ARCHIVE = "SELECT archive FROM archives WHERE table_id = ?"
_UNARCHIVED = """
SELECT number, id FROM tables WHERE status = 'over' AND number > ? AND id NOT IN (SELECT table_id FROM archives)
ORDER BY number LIMIT ?
"""
_ADD_KEY = "INSERT INTO commands (table_id, key, at) VALUES (?, ?, ?)"


class SqliteStorage(SqliteAccounts, SqliteCalls, SqlitePrepared):
    """`Storage` in one file."""

    def __init__(self, file: Path, durability: str, link_hash: LinkHash, measures: Measures | None = None) -> None:
        self._link_hash = link_hash
        self._writer = Writer(file, durability.upper(), measures)
        self._thread = ThreadPoolExecutor(1, "reader")
        # Opened here, used by this one thread only.
        self._database = sqlite3.connect(file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
        self._database.execute("PRAGMA query_only=ON")

    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work, self._database)
        except sqlite3.Error as error:
            raise StorageTrouble(str(error)) from error

    async def close(self) -> None:
        await self._writer.close()
        await self._read(sqlite3.Connection.close)
        self._thread.shutdown()

    # guests

    async def load_guest(self, guest: str) -> Me | None:
        return (await self.load_guests({guest})).get(guest)

    async def load_guests(self, guests: set[str]) -> dict[str, Me]:
        ids = sorted(guests)

        def read(database: sqlite3.Connection) -> dict[str, Me]:
            found: dict[str, Me] = {}
            for start in range(0, len(ids), AT_ONCE):
                some = ids[start : start + AT_ONCE]
                marks = ", ".join("?" * len(some))
                # Only question marks are put into the statement.
                query = f"SELECT id, name, language FROM guests WHERE id IN ({marks})"  # noqa: S608
                found |= {row[0]: Me(*row) for row in database.execute(query, some)}
            return found

        return await self._read(read)

    async def save_guest(self, me: Me) -> None:
        await self._writer.write((_PUT_GUEST, (me.id, me.name, me.language)))

    async def save_recovery(self, guest: str, hashed: str, made: int) -> None:
        await self._writer.write(
            ("REPLACE INTO recovery (guest, hash, made) VALUES (?, ?, ?)", (guest, hashed, made))
        )

    async def revoke_recovery(self, guest: str) -> None:
        await self._writer.write(("DELETE FROM recovery WHERE guest = ?", (guest,)))

    async def recovery_made(self, guest: str) -> int | None:
        made: int | None = await self._one("SELECT made FROM recovery WHERE guest = ?", guest)
        return made

    async def find_recovery(self, hashed: str) -> str | None:
        guest: str | None = await self._one("SELECT guest FROM recovery WHERE hash = ?", hashed)
        return guest

    async def _one(self, query: str, value: str) -> Any:
        """The one value that a query finds, or None."""
        row = await self._read(lambda database: database.execute(query, (value,)).fetchone())
        return None if row is None else row[0]

    # bots

    async def bot_tokens(self) -> dict[str, str]:
        query = "SELECT name, hash FROM bot_tokens"
        return await self._read(lambda database: dict(database.execute(query).fetchall()))

    # tables

    async def create(self, details: Details) -> None:
        await self._writer.write(*self._new_table(details))

    async def create_rematch(self, details: Details, of: str, key: str) -> None:
        followed = ("UPDATE tables SET next = ? WHERE id = ?", (details.id, of))
        await self._writer.write(*self._new_table(details), followed, (_ADD_KEY, (of, key, _now())))

    def _new_table(self, details: Details) -> list[Statement]:
        row = (
            details.id,
            details.game,
            details.rules,
            _text(details.options),
            details.host,
            int(details.listed),
            details.created,
            details.seed,
            details.status,
            details.next,
            _text(details.manners),
            None if details.origin is None else _text(details.origin),
            None if details.slow is None else _text(details.slow),
            None if details.series is None else _text(details.series),
        )
        seats = [self._put_seat(details.id, seat, chair) for seat, chair in enumerate(details.chairs)]
        return [(_ADD_TABLE, row), *seats]

    def _put_seat(self, table: str, seat: int, chair: Chair) -> Statement:
        hashed = None if chair.nonce is None else self._link_hash(table, seat, chair.nonce)
        resigned = int(chair.resigned)
        row = (table, seat, chair.kind, chair.guest, chair.level, chair.nonce, hashed, resigned, chair.label)
        return _PUT_SEAT, row

    async def load(self, table: str) -> Details | None:
        def read(database: sqlite3.Connection) -> Details | None:
            row = database.execute(f"{_TABLES} WHERE id = ?", (table,)).fetchone()
            return None if row is None else _details(database, row)

        return await self._read(read)

    async def unfinished(self, since: int, waiting: int, running: int) -> list[Details]:
        query = f"{_TABLES} WHERE status = ? AND created >= ? ORDER BY created DESC LIMIT ?"

        def read(database: sqlite3.Connection) -> list[Details]:
            found: list[Details] = []
            for wanted in (("waiting", since, waiting), ("playing", 0, running)):
                for row in database.execute(query, wanted).fetchall():
                    try:
                        found.append(_details(database, row))
                    except BadRow as bad:
                        # One table that cannot be read is no reason to open none.
                        logger.error("table %s is set aside: %s", row[0], bad, extra={"table": row[0]})
            return sorted(found, key=lambda details: details.created, reverse=True)

        return await self._read(read)

    async def seat(self, table: str, seat: int, chair: Chair, key: str | None) -> None:
        await self._writer.write(self._put_seat(table, seat, chair), *self._key(table, key))

    async def govern(self, details: Details, key: str | None) -> None:
        said = (
            "UPDATE tables SET host = ?, manners = ? WHERE id = ?",
            (details.host, _text(details.manners), details.id),
        )
        await self._writer.write(said, *self._key(details.id, key))

    @staticmethod
    def _key(table: str, key: str | None) -> list[Statement]:
        return [] if key is None else [(_ADD_KEY, (table, key, _now()))]

    async def find_link(self, hashed: str) -> tuple[str, int] | None:
        query = "SELECT table_id, seat FROM seats WHERE link_hash = ?"
        return await self._read(lambda database: database.execute(query, (hashed,)).fetchone())

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
        return self._write_rows([row], over, calls, waits, (begun, (_text(options), rules, row.table)))

    def append(
        self,
        rows: Sequence[Row],
        *,
        over: Result | None = None,
        calls: Calls = NO_CALLS,
        waits: Waits | None = None,
    ) -> Awaitable[None]:
        return self._write_rows(rows, over, calls, waits)

    def resign(
        self, row: Row, *, over: Result | None = None, calls: Calls = NO_CALLS, waits: Waits | None = None
    ) -> Awaitable[None]:
        given_up = ("UPDATE seats SET resigned = 1 WHERE table_id = ? AND seat = ?", (row.table, row.seat))
        return self._write_rows([row], over, calls, waits, given_up)

    def _write_rows(
        self, rows: Sequence[Row], over: Result | None, calls: Calls, waits: Waits | None, *also: Statement
    ) -> Awaitable[None]:
        table = rows[0].table
        if waits is not None:
            also = (*also, slow.put_waits(table, waits))
        if over is not None:
            result = (table, over.ended, over.length, _text(over.winners), _text(over.scores))
            also = (*also, (_SET_STATUS, ("over", table)), (_PUT_RESULT, result))
        if calls:
            also = (*also, *statements(rows[-1].table, rows[-1].seq, calls))
        return self._writer.write(*(Rows(_ADD_MOVES, row) for row in rows), *also)

    async def rows(self, table: str) -> list[Row]:
        # Asked of the writer: a caller that lost a race must see the row that won it.
        found = await self._writer.read(lambda database: database.execute(_MOVES, (table,)).fetchall())
        try:
            return msgspec.convert(found, list[Row])
        except msgspec.ValidationError as error:
            raise BadRow(str(error)) from error

    async def finished(self, guest: str, at_most: int) -> list[Finished]:
        def read(database: sqlite3.Connection) -> list[Finished]:
            found: list[Finished] = []
            for row in database.execute(_FINISHED, (guest, at_most)).fetchall():
                try:
                    found.append(Finished(_details(database, row[:-5]), _result(row[-4:]), bool(row[-5])))
                except BadRow as bad:
                    logger.error("table %s is left out of a history: %s", row[0], bad, extra={"table": row[0]})
            return found

        return await self._read(read)

    # slow games

    async def due(self, now: int, at_most: int) -> list[str]:
        return await self._read(lambda database: slow.due(database, now, at_most))

    async def save_waits(self, table: str, waits: Waits) -> None:
        await self._writer.write(slow.put_waits(table, waits))

    async def save_due(self, table: str, due: int | None) -> None:
        await self._writer.write(("UPDATE tables SET due = ? WHERE id = ?", (due, table)))

    async def due_for(self, guest: str, now: int) -> None:
        await self._writer.write(slow.due_for(guest, now))

    async def holidays(self, since: int) -> dict[str, list[Span]]:
        return await self._read(lambda database: slow.holidays(database, since))

    async def save_holiday(self, guest: str, span: Span) -> None:
        await self._writer.write(slow.put_holiday(guest, span))

    # chat and keys

    async def say(self, table: str, guest: str, line: ChatLine, key: str) -> None:
        row = (table, guest, line.name, line.seat, line.text, line.at)
        await self._writer.write((_ADD_CHAT, row), (_ADD_KEY, (table, key, line.at)))

    async def chat(self, table: str, at_most: int) -> list[ChatLine]:
        rows = await self._read(lambda database: database.execute(_CHAT, (table, at_most)).fetchall())
        return [ChatLine(*row) for row in reversed(rows)]

    async def read_chat(self, table: str, guest: str, at: int) -> None:
        read = "REPLACE INTO chat_read (table_id, guest, at) VALUES (?, ?, ?)"
        await self._writer.write((read, (table, guest, at)))

    async def said_by(self, guest: str, at_most: int) -> list[tuple[str, ChatLine]]:
        query = "SELECT table_id, name, seat, text, at, guest FROM chat WHERE guest = ? ORDER BY id DESC LIMIT ?"
        rows = await self._read(lambda database: database.execute(query, (guest, at_most)).fetchall())
        return [(table, ChatLine(*line)) for table, *line in reversed(rows)]

    async def keys(self, table: str) -> set[str]:
        query = "SELECT key FROM commands WHERE table_id = ?"
        return await self._read(lambda database: {key for (key,) in database.execute(query, (table,))})

    # studies

    async def save_study(self, table: str, study: bytes) -> None:
        await self._writer.write((_PUT_STUDY, (table, study)))

    async def load_study(self, table: str) -> bytes | None:
        row = await self._read(lambda database: database.execute(_STUDY, (table,)).fetchone())
        return None if row is None else bytes(row[0])

    # for the administrator

    async def tables(self, status: str | None, game: str | None, guest: str | None, at_most: int) -> list[Details]:
        def read(database: sqlite3.Connection) -> list[Details]:
            values = (status, status, game, game, guest, guest, guest, at_most)
            found: list[Details] = []
            for row in database.execute(_CHOSEN, values).fetchall():
                try:
                    found.append(_details(database, row))
                except BadRow as bad:
                    logger.error("table %s is left out of a list: %s", row[0], bad, extra={"table": row[0]})
            return found

        return await self._read(read)

    async def remove(self, table: str) -> None:
        await self._writer.write(*retaining.without(table))

    async def numbered_chat(self, table: str, at_most: int) -> list[tuple[int, ChatLine]]:
        query = "SELECT id, name, seat, text, at, guest FROM chat WHERE table_id = ? ORDER BY id DESC LIMIT ?"
        rows = await self._read(lambda database: database.execute(query, (table, at_most)).fetchall())
        return [(number, ChatLine(*line)) for number, *line in reversed(rows)]

    async def remove_chat(self, table: str, lines: Sequence[int], guest: str | None) -> int:
        chosen = (table, _text(list(lines)), guest)
        where = "table_id = ? AND (id IN (SELECT value FROM json_each(?)) OR guest = ?)"
        # Only a fixed condition is put into the statements.
        count = f"SELECT count(*) FROM chat WHERE {where}"  # noqa: S608
        row = await self._read(lambda database: database.execute(count, chosen).fetchone())
        await self._writer.write((f"DELETE FROM chat WHERE {where}", chosen))  # noqa: S608
        return int(row[0])

    async def bans(self) -> list[Ban]:
        query = "SELECT who, until, reason, made FROM bans ORDER BY made DESC, who"
        return await self._read(lambda database: [Ban(*row) for row in database.execute(query)])

    async def save_ban(self, ban: Ban) -> None:
        await self._writer.write(("REPLACE INTO bans (who, until, reason, made) VALUES (?, ?, ?, ?)", tuple(ban)))

    async def remove_ban(self, who: str) -> bool:
        there = await self._one("SELECT 1 FROM bans WHERE who = ?", who)
        await self._writer.write(("DELETE FROM bans WHERE who = ?", (who,)))
        return there is not None

    # archives

    async def save_archive(self, table: str, archive: bytes) -> None:
        await self._writer.write((_PUT_ARCHIVE, (table, archive)))

    async def load_archive(self, table: str) -> bytes | None:
        row = await self._read(lambda database: database.execute(_ARCHIVE, (table,)).fetchone())
        return None if row is None else bytes(row[0])

    async def unarchived(self, after: int, at_most: int) -> list[tuple[int, str]]:
        return await self._read(lambda database: database.execute(_UNARCHIVED, (after, at_most)).fetchall())

    async def probe(self) -> None:
        # Writes the first page of the file again, with the value it already has.
        await self._writer.write(("PRAGMA user_version = 0", ()))

    async def forget(self, retention: Retention, now: int, in_use: Callable[[str], bool]) -> list[str]:
        old, rest = await self._read(lambda database: retaining.old(database, retention, now))
        gone: list[str] = []
        for table in old:
            if not in_use(table):
                gone.append(table)
                await self._writer.write(*retaining.without(table))
        for portion in rest:
            await self._writer.write(portion)
        return gone


def _details(database: sqlite3.Connection, row: tuple[object, ...]) -> Details:
    (
        table,
        game,
        rules,
        options,
        host,
        listed,
        created,
        seed,
        status,
        following,
        manners,
        origin,
        terms,
        waits,
        due,
        series,
    ) = row
    names = ("kind", "guest", "level", "nonce", "label", "resigned")
    # SQLite has no booleans.
    seats = [(*seat[:-1], bool(seat[-1])) for seat in database.execute(_SEATS, (table,))]
    fields = {
        "id": table,
        "game": game,
        "rules": rules,
        "host": host,
        "listed": bool(listed),
        "created": created,
        "seed": seed,
        "status": status,
        "next": following,
        "chairs": [dict(zip(names, seat, strict=True)) for seat in seats],
    }
    try:
        texts = {"options": msgspec.json.decode(str(options)), "manners": msgspec.json.decode(str(manners))}
        texts["origin"] = None if origin is None else msgspec.json.decode(str(origin))
        texts["slow"] = None if terms is None else msgspec.json.decode(str(terms))
        texts["series"] = None if series is None else msgspec.json.decode(str(series))
        details: Details = msgspec.convert(fields | texts, Details)
        if terms is not None:
            details.acting, details.until = slow.waited_for(waits)
            details.due = msgspec.convert(due, int | None)
            details.said = database.execute("SELECT max(at) FROM chat WHERE table_id = ?", (table,)).fetchone()[0]
            read = "SELECT guest, at FROM chat_read WHERE table_id = ?"
            details.read = dict(database.execute(read, (table,)).fetchall())
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRow(str(error)) from error
    return details


def _result(row: tuple[object, ...]) -> Result | None:
    ended, length, winners, scores = row
    if ended is None:
        return None
    try:
        texts = [msgspec.json.decode(str(text)) for text in (winners, scores)]
        return msgspec.convert([ended, length, *texts], Result)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BadRow(str(error)) from error


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _now() -> int:
    return time.time_ns() // 1_000_000
