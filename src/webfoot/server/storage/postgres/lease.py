"""The lease of a worker: a row that says until when it lives, and a lock that PostgreSQL frees when it dies.

The worker renews it every second, on a connection of its own that waits for nothing else. It is dead for the others
if its lease is over or its lock is gone. If that is wrong, because only the connection broke, its tables merely move:
the fence keeps the log right in any case. Leases compare PostgreSQL's clock with itself alone.
"""

from __future__ import annotations

import asyncio
from typing import Final

from webfoot.server.servertime import elapsed
from webfoot.server.storage.ownership import Beat
from webfoot.server.storage.postgres.agreement import Agreed, check, written
from webfoot.server.storage.postgres.connecting import TROUBLES, Connection, connect, trouble
from webfoot.server.storage.protocol import BadDatabase, StorageTrouble

LIVING: Final = 0x77656267
"""The class of the locks that living workers hold, each on its own number."""
ALIVE: Final = f"""
SELECT w.id FROM workers w WHERE w.until > clock_timestamp() AND w.number IN (
    SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND classid = {LIVING} AND objsubid = 2 AND granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
)
"""  # noqa: S608
LIVING_IN_ORDER: Final = f"{ALIVE} ORDER BY w.number"
_ENTER: Final = """
INSERT INTO workers (id, until, agreed) VALUES ($1, clock_timestamp(), $2)
ON CONFLICT (id) DO UPDATE SET id = excluded.id RETURNING number
"""
_AGREED: Final = f"SELECT agreed FROM workers WHERE id <> $1 AND id IN ({ALIVE})"  # noqa: S608
_RENEW: Final = "UPDATE workers SET until = clock_timestamp() + $2 * interval '1 second' WHERE id = $1"
_NOW: Final = "SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_TIDY: Final = (
    "DELETE FROM workers WHERE until < clock_timestamp() - interval '1 day'",
    "DELETE FROM commits WHERE writer NOT IN (SELECT id FROM workers)",
)

_LEAVE: Final = (
    "UPDATE owners SET owner = NULL WHERE owner = $1",
    "DELETE FROM workers WHERE id = $1",
    "DELETE FROM commits WHERE writer = $1",
)


class Lease:
    def __init__(self, address: str, me: str, seconds: float, agreed: Agreed | None = None) -> None:
        """`agreed` is what must be the same at all workers; None for one that is alone."""
        self._address = address
        self.me = me
        self._seconds = seconds
        self._agreed = agreed
        self._connection: Connection | None = None
        self._turn = asyncio.Lock()
        self._number = 0
        self._locked = False
        self._until = 0
        """When it ends, by this machine's counter."""

    def holds(self) -> bool:
        """Whether nobody can have taken this worker for dead, as far as it knows."""
        return self.left() > 0

    def left(self) -> float:
        """How many seconds it lasts, if it is not renewed."""
        return max(0, self._until - elapsed()) / 1000

    async def open(self) -> None:
        """Begin to live. BadDatabase says why that cannot be done."""
        try:
            await self.beat()
            assert self._connection is not None
            for statement in _TIDY:
                await self._connection.execute(statement)
            others = [found for (found,) in await self._connection.fetch(_AGREED, self.me)]
        except (StorageTrouble, *TROUBLES) as error:
            raise BadDatabase(f"no lease could be had: {error}") from None
        if self._agreed is not None:
            try:
                check(self._agreed, others)
            except BadDatabase:
                await self.close()
                raise

    async def beat(self) -> Beat:
        """Renew the lease, and return what time it is and which workers live. Raises StorageTrouble."""
        async with self._turn:
            try:
                async with asyncio.timeout(self._seconds):
                    return await self._beat()
            except BadDatabase as error:
                raise StorageTrouble(str(error)) from error
            except TROUBLES as error:
                self._let_go()
                raise trouble(error) from error

    async def _beat(self) -> Beat:
        connection = self._connection
        if connection is None or connection.is_closed():
            connection = await self._connect()
        # Counted from before it is asked for: so it never lasts longer here than there.
        asked = elapsed()
        if await connection.execute(_RENEW, self.me, self._seconds) != "UPDATE 1":
            # Others have taken this worker for dead so long ago that its row is gone.
            self._number = await connection.fetchval(_ENTER, self.me, written(self._agreed))
            self._locked = False
            await connection.execute(_RENEW, self.me, self._seconds)
        if not self._locked:
            # The connection that broke may hold it for a moment still, which is as good.
            self._locked = await connection.fetchval("SELECT pg_try_advisory_lock($1, $2)", LIVING, self._number)
        self._until = asked + round(self._seconds * 1000)
        before = elapsed()
        now = await connection.fetchval(_NOW)
        after = elapsed()
        alive = tuple(name for (name,) in await connection.fetch(LIVING_IN_ORDER))
        return Beat(now - (before + after) // 2, after - before, alive)

    async def _connect(self) -> Connection:
        # If such a commit is lost, the lease ends a little sooner: nobody waits for the disk.
        connection = await connect(self._address, synchronous_commit="off")
        try:
            self._number = await connection.fetchval(_ENTER, self.me, written(self._agreed))
        except BaseException:
            connection.terminate()
            raise
        self._connection, self._locked = connection, False
        return connection

    async def close(self) -> None:
        """Own nothing any more, and be gone at once for the others. Among several, tables keep this worker's name: so
        they are taken over like those of one that died."""
        self._until = 0
        leave = _LEAVE if self._agreed is None else _LEAVE[1:]
        if self._connection is not None and not self._connection.is_closed():
            try:
                async with asyncio.timeout(self._seconds):
                    for statement in leave:
                        await self._connection.execute(statement, self.me)
            except TROUBLES:
                pass  # Then the lease ends by itself.
        self._let_go()

    def _let_go(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None
