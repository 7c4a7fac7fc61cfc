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
from webfoot.server.storage.postgres import fence
from webfoot.server.storage.postgres.connecting import TROUBLES, Connection, trouble
from webfoot.server.storage.postgres.dialect import translated
from webfoot.server.storage.postgres.migrate import HOLDER, IN_USE, LOCKS, SERVING
from webfoot.server.storage.protocol import BadDatabase, DatabaseInUse, LostRace, Row, StorageTrouble
from webfoot.server.storage.sql.database import Value
from webfoot.server.storage.sql.gathering import GroupWriter, Losers, sorted_parts
from webfoot.server.storage.written import Written

COMMIT_SECONDS: Final = 30.0
CLOSE_SECONDS: Final = 2.0
"""How long a server that stops waits for PostgreSQL to free the database."""
PAUSES: Final = (0.05, 2.0)
"""Seconds between two tries to find out about a commit, at first and at most."""
_COUNT: Final = "UPDATE commits SET number = $1 WHERE writer = $2"
_MYSELF: Final = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
SPOILT: Final = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)
"""What is wrong with one unit, and no reason to refuse the others."""


class Writer(GroupWriter):
    def __init__(
        self,
        connect: Callable[[], Awaitable[Connection]],
        name: str,
        measures: Measures | None = None,
        *,
        alone: bool,
    ) -> None:
        super().__init__(measures)
        self._alone = alone
        """Whether no other server may use the database."""
        self.name = name
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
                await connection.execute(_COUNT, number, self.name)

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
            # Until PostgreSQL has freed the database: the next server may be starting already.
            try:
                await self._connection.close(timeout=CLOSE_SECONDS)
            except TROUBLES:
                self._connection.terminate()

    def _begin(self, batch: list[Written], begun: float) -> None:
        task = self._loop.create_task(self._commit(batch))
        task.add_done_callback(lambda done: self._committed(batch, begun, done))

    def _committed(self, batch: list[Written], begun: float, done: asyncio.Task[Losers]) -> None:
        failure = asyncio.CancelledError() if done.cancelled() else done.exception()
        self._settle(batch, begun, {} if failure is not None else done.result(), failure)

    async def _commit(self, batch: list[Written]) -> Losers:
        losers: Losers = {}

        async def work(connection: Connection, number: int) -> None:
            await _write(connection, batch, (number, self.name), losers)

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
            await self._serve(connection)
            number = await _last_number(connection, self.name)
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

    async def _serve(self, connection: Connection) -> None:
        """Keep servers out of the database that do not share it, as long as the connection lasts. Raises
        DatabaseInUse."""
        if self._myself is not None and await self._still_there(connection):
            # The connection that broke: here it is gone, there it is not yet. Nothing may come of it any more.
            await connection.execute("SELECT pg_terminate_backend($1)", self._myself["pid"])
        lock = "SELECT pg_try_advisory_lock" + ("($1, $2)" if self._alone else "_shared($1, $2)")
        for _ in range(100):
            gone = self._myself is None or not await self._still_there(connection)
            if gone and await connection.fetchval(lock, LOCKS, SERVING):
                self._myself = await connection.fetchrow(_MYSELF)
                return
            holder = await connection.fetchrow(HOLDER, LOCKS, SERVING)
            if holder is not None and holder != self._myself:
                raise DatabaseInUse(IN_USE)
            await asyncio.sleep(0.05)
        raise DatabaseInUse("a broken connection still holds the database")

    async def _still_there(self, connection: Connection) -> bool:
        there = "SELECT count(*) FROM pg_stat_activity WHERE pid = $1 AND backend_start = $2"
        return bool(await connection.fetchval(there, *self._myself))

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None


async def _last_number(connection: Connection, name: str) -> int:
    add = "INSERT INTO commits (writer, number) VALUES ($1, 0) ON CONFLICT DO NOTHING"
    await connection.execute(add, name)
    return int(await connection.fetchval("SELECT number FROM commits WHERE writer = $1", name))


async def _write(connection: Connection, batch: list[Written], count: tuple[int, str], losers: Losers) -> None:
    try:
        if fence.only_rows(batch):
            await fence.add_fenced(connection, batch, *count, losers)
            return
        async with connection.transaction():
            await fence.hold(connection, batch, losers)
            mine = [written for place, written in enumerate(batch) if place not in losers]
            await _write_parts(connection, *sorted_parts(mine))
            await connection.execute(_COUNT, *count)
    except SPOILT:
        # One by one: what is wrong with one of them must not affect the others.
        losers.clear()
        async with connection.transaction():
            await fence.hold(connection, batch, losers)
            for place, written in enumerate(batch):
                if place in losers:
                    continue
                try:
                    async with connection.transaction():
                        await _write_parts(connection, *sorted_parts([written]))
                except asyncpg.IntegrityConstraintViolationError as error:
                    losers[place] = LostRace(str(error))
                except asyncpg.DataError as error:
                    losers[place] = trouble(error)
            await connection.execute(_COUNT, *count)


async def _write_parts(connection: Connection, rows: list[Row], others: list[tuple[str, tuple[Value, ...]]]) -> None:
    if rows:
        await connection.execute(fence.ADD_MOVES, *fence.columns(rows))
    for statement, values in others:
        await connection.execute(translated(statement), *values)
