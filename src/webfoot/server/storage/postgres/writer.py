"""The one connection that writes, with group commit.

The rows of a batch are inserted by one statement, as arrays. That is mostly the whole commit.

Every commit has a number, which it writes to the table `commits`. When a connection breaks, a commit may have been
made of which nobody has heard. So the writer waits for a new connection and looks for that number: it answers when it
knows. Until then nothing else is written. If numbers are missing that were there, the database has lost commits, for
instance because a standby that was behind took over. Then memory is ahead of every log, and nothing is written until
the server starts again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

import asyncpg

from webfoot.server.measures import Measures
from webfoot.server.storage.postgres.connecting import TROUBLES, Connection, trouble
from webfoot.server.storage.postgres.dialect import translated
from webfoot.server.storage.postgres.migrate import HOLDER, IN_USE, LOCKS, SERVING
from webfoot.server.storage.protocol import BadDatabase, DatabaseInUse, LostRace, Row, StorageTrouble
from webfoot.server.storage.sql.database import Value
from webfoot.server.storage.sql.gathering import GroupWriter, Losers, Waiting, sorted_parts

COMMIT_SECONDS: Final = 30.0
PAUSES: Final = (0.05, 2.0)
"""Seconds between two tries to find out about a commit, at first and at most."""
NAME: Final = "server"
"""The name of the writer: there is one."""
_ADD_MOVES: Final = """
INSERT INTO moves (table_number, seq, kind, seat, payload, at, key)
SELECT (SELECT number FROM tables WHERE tables.id = r.id), r.seq, r.kind, r.seat, r.payload, r.at, r.key
FROM unnest($1::text[], $2::bigint[], $3::text[], $4::bigint[], $5::text[], $6::bigint[], $7::text[])
     AS r (id, seq, kind, seat, payload, at, key)
"""
_COUNT: Final = f"UPDATE commits SET number = $1 WHERE writer = '{NAME}'"  # noqa: S608
_ADD_AND_COUNT: Final = f"WITH counted AS ({_COUNT.replace('$1', '$8')}) {_ADD_MOVES}"
_MYSELF: Final = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
SPOILT: Final = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)
"""What is wrong with one unit, and no reason to refuse the others."""


class Writer(GroupWriter):
    def __init__(self, connect: Callable[[], Awaitable[Connection]], measures: Measures | None = None) -> None:
        super().__init__(measures)
        self._connect = connect
        self._connection: Connection | None = None
        self._myself: Any = None
        """The process of PostgreSQL that serves the connection, or served it."""
        self._turn = asyncio.Lock()
        self._number = -1
        """The last commit that is known to stand."""
        self._in_doubt = False
        self._closing = False

    async def open(self) -> None:
        """Connect for the first time. BadDatabase says why that cannot be done."""
        async with self._turn:
            await self._reconnect()

    async def change(self, statement: str, *values: Value) -> list[Any]:
        """Execute one statement that writes, and return the rows that it returns."""
        rows: list[Any] = []

        async def work(connection: Connection, number: int) -> None:
            async with connection.transaction():
                rows.extend(await connection.fetch(translated(statement), *values))
                await connection.execute(_COUNT, number)

        self._refuse_in_doubt()
        async with self._turn:
            try:
                await self._surely(work)
            except asyncpg.IntegrityConstraintViolationError as error:
                raise LostRace(str(error)) from error
            except asyncpg.DataError as error:
                raise trouble(error) from error
        return [tuple(row) for row in rows]

    async def settled(self) -> None:
        """Wait until nothing is being written, and nothing is left that could come later."""
        self._refuse_in_doubt()
        async with self._turn:
            await self._connected()

    async def close(self) -> None:
        self._closing = True
        await self._quiet.wait()
        if self._connection is not None:
            self._connection.terminate()

    def _begin(self, batch: list[Waiting], begun: float) -> None:
        task = self._loop.create_task(self._commit(batch))
        task.add_done_callback(lambda done: self._settle(batch, begun, done))

    async def _commit(self, batch: list[Waiting]) -> Losers:
        losers: Losers = {}

        async def work(connection: Connection, number: int) -> None:
            await _write(connection, batch, number, losers)

        async with self._turn:
            await self._surely(work)
        return losers

    async def _surely(self, work: Callable[[Connection, int], Awaitable[None]]) -> None:
        """Do something that commits under a number, and find out whether it has if the connection breaks.

        Raises StorageTrouble if it has not.
        """
        connection = await self._connected()
        number = self._number + 1
        try:
            async with asyncio.timeout(COMMIT_SECONDS):
                await work(connection, number)
        except SPOILT:
            raise
        except TROUBLES as error:
            self._let_go()
            if not await self._stands(number):
                raise trouble(error) from error
        self._number = number

    async def _stands(self, number: int) -> bool:
        """Wait until a connection is there again, and return whether the commit of this number was made."""
        self._in_doubt = True
        pause, longest = PAUSES
        try:
            while True:
                try:
                    await self._connected()
                except StorageTrouble as error:
                    if self._closing:
                        raise
                    self._fail_gathered(error)
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, longest)
                else:
                    return self._number == number
        finally:
            self._in_doubt = False

    def _refuse_in_doubt(self) -> None:
        if self._in_doubt:
            raise StorageTrouble("the database is away")

    async def _connected(self) -> Connection:
        """Return the connection, a new one if need be. Raises StorageTrouble."""
        if self._connection is not None and not self._connection.is_closed():
            return self._connection
        try:
            async with asyncio.timeout(COMMIT_SECONDS):
                return await self._reconnect()
        except BadDatabase as error:
            raise StorageTrouble(str(error)) from error
        except TROUBLES as error:
            raise trouble(error) from error

    async def _reconnect(self) -> Connection:
        connection = await self._connect()
        try:
            await self._serve_alone(connection)
            number = await _last_number(connection)
        except BaseException:
            connection.terminate()
            raise
        if number < self._number:
            connection.terminate()
            raise StorageTrouble(
                f"the database has lost {self._number - number} commits that it had confirmed; start the server again"
            )
        self._number = number
        self._connection = connection
        return connection

    async def _serve_alone(self, connection: Connection) -> None:
        """Keep every other server out of the database, as long as the connection lasts. Raises DatabaseInUse."""
        for _ in range(100):
            if await connection.fetchval("SELECT pg_try_advisory_lock($1, $2)", LOCKS, SERVING):
                self._myself = await connection.fetchrow(_MYSELF)
                return
            holder = await connection.fetchrow(HOLDER, LOCKS, SERVING)
            if holder is not None and holder != self._myself:
                raise DatabaseInUse(IN_USE)
            if holder is not None:
                # The connection that broke: here it is gone, there it is not yet. Nothing may come of it any more.
                await connection.execute("SELECT pg_terminate_backend($1)", holder["pid"])
            await asyncio.sleep(0.05)
        raise DatabaseInUse("a broken connection still holds the database")

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


async def _last_number(connection: Connection) -> int:
    add = "INSERT INTO commits (writer, number) VALUES ($1, 0) ON CONFLICT DO NOTHING"
    await connection.execute(add, NAME)
    return int(await connection.fetchval("SELECT number FROM commits WHERE writer = $1", NAME))


async def _write(connection: Connection, batch: list[Waiting], number: int, losers: Losers) -> None:
    rows, others = sorted_parts(batch)
    try:
        if not others:
            await connection.execute(_ADD_AND_COUNT, *_columns(rows), number)
            return
        async with connection.transaction():
            await _write_parts(connection, rows, others)
            await connection.execute(_COUNT, number)
    except SPOILT:
        # One by one: what is wrong with one of them must not affect the others.
        async with connection.transaction():
            for place, waiting in enumerate(batch):
                try:
                    async with connection.transaction():
                        await _write_parts(connection, *sorted_parts([waiting]))
                except asyncpg.IntegrityConstraintViolationError as error:
                    losers[place] = LostRace(str(error))
                except asyncpg.DataError as error:
                    losers[place] = trouble(error)
            await connection.execute(_COUNT, number)


async def _write_parts(connection: Connection, rows: list[Row], others: list[tuple[str, tuple[Value, ...]]]) -> None:
    if rows:
        await connection.execute(_ADD_MOVES, *_columns(rows))
    for statement, values in others:
        await connection.execute(translated(statement), *values)


def _columns(rows: list[Row]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]
