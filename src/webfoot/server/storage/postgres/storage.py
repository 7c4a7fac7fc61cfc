"""The storage in PostgreSQL: as any in SQL, and which worker owns which table."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Final

from webfoot.server.measures import Measures
from webfoot.server.storage.ownership import Beat
from webfoot.server.storage.postgres.agreement import Agreed
from webfoot.server.storage.postgres.connecting import connect, shown
from webfoot.server.storage.postgres.database import PostgresDatabase, open_readers
from webfoot.server.storage.postgres.lease import ALIVE, LIVING_IN_ORDER, Lease
from webfoot.server.storage.postgres.migrate import READABLE, form_of
from webfoot.server.storage.protocol import BadDatabase, NotOwner
from webfoot.server.storage.sql.database import THESE_TEXTS, Statement, listed, one
from webfoot.server.storage.sql.storage import SqlStorage
from webfoot.server.storage.sql.tablerows import LinkHash
from webfoot.server.table.details import Details

LEASE_SECONDS: Final = 2.5
_CLAIM: Final = f"""
WITH before AS (SELECT owner FROM owners JOIN tables ON number = table_number WHERE id = ?)
INSERT INTO owners AS o (table_number, owner, epoch) SELECT number, ?, 1 FROM tables WHERE id = ?
ON CONFLICT (table_number) DO UPDATE SET owner = excluded.owner, epoch = o.epoch + 1
WHERE o.owner IS NULL OR o.owner = excluded.owner OR o.owner NOT IN ({ALIVE})
RETURNING epoch, (SELECT owner FROM before)
"""  # noqa: S608
_OWN_NEW: Final = "INSERT INTO owners (table_number, owner, epoch) SELECT number, ?, 1 FROM tables WHERE id = ?"
_OWNER: Final = "SELECT owner FROM owners JOIN tables ON number = table_number WHERE id = ?"
_OWNED: Final = "SELECT id, epoch FROM owners JOIN tables ON number = table_number WHERE owner = ?"
_RELEASE: Final = f"""
UPDATE owners SET owner = NULL WHERE owner = ?
AND table_number IN (SELECT number FROM tables WHERE id IN {THESE_TEXTS})
"""  # noqa: S608
_ORPHANS: Final = f"""
SELECT id FROM tables JOIN owners ON number = table_number
WHERE status = 'playing' AND owner IS NOT NULL AND owner NOT IN ({ALIVE}) ORDER BY random() LIMIT ?
"""  # noqa: S608


class PostgresStorage(SqlStorage):
    """Each table has one owner at a time, which alone writes what happens there: see fence.py."""

    def __init__(self, database: PostgresDatabase, link_hash: LinkHash, lease: Lease | None) -> None:
        super().__init__(database, link_hash)
        self._postgres = database
        self._lease = lease
        """None if nothing is to be written."""

    @property
    def lease(self) -> Lease:
        assert self._lease is not None, "opened for reading alone"
        return self._lease

    @property
    def worker(self) -> str:
        return self.lease.me

    async def claim(self, table: str) -> bool:
        found = await self._database.change(_CLAIM, table, self.worker, table)
        if found:
            self._postgres.epochs[table], before = found[0]
            return before is not None and before != self.worker
        self._postgres.epochs.pop(table, None)
        owner = await one(self._database, _OWNER, table)
        if owner is not None:
            raise NotOwner(table, owner)
        return False

    def let_go(self, table: str) -> None:
        self._postgres.epochs.pop(table, None)

    async def release(self, tables: Sequence[str]) -> None:
        for table in tables:
            self.let_go(table)
        await self._database.write((_RELEASE, (self.worker, listed(tables))))

    async def beat(self) -> Beat:
        return await self.lease.beat()

    def lease_left(self) -> float:
        return self.lease.left()

    def owns(self, table: str) -> bool:
        return table in self._postgres.epochs and self.lease.holds()

    def worker_name(self) -> str:
        return self.worker

    async def living(self) -> tuple[str, ...]:
        return tuple(name for (name,) in await self._database.query(LIVING_IN_ORDER))

    async def lost(self) -> list[str]:
        owned = dict(await self._database.query_written(_OWNED, self.worker))
        return [table for table, epoch in self._postgres.epochs.items() if owned.get(table) != epoch]

    async def orphans(self, at_most: int) -> list[str]:
        return [table for (table,) in await self._database.query(_ORPHANS, at_most)]

    async def owner(self, table: str) -> str | None:
        found: str | None = await one(self._database, _OWNER, table)
        return found

    def _new_table(self, details: Details) -> list[Statement]:
        self._postgres.epochs[details.id] = 1
        return [*super()._new_table(details), (_OWN_NEW, (self.worker, details.id))]

    async def close(self) -> None:
        await super().close()
        if self._lease is not None:
            await self._lease.close()


async def open_postgres(
    address: str,
    durability: str,
    link_hash: LinkHash,
    measures: Measures | None = None,
    agreed: Agreed | None = None,
) -> PostgresStorage:
    """Open a database that is in its newest form: for one worker alone, or for one of several that have agreed on
    the same. BadDatabase says why that cannot be done."""
    held = Lease(address, secrets.token_hex(8), LEASE_SECONDS, agreed)
    await held.open()
    try:
        database = await PostgresDatabase.opened(address, durability, held.me, measures, alone=agreed is None)
    except BadDatabase:
        await held.close()
        raise
    return PostgresStorage(database, link_hash, held)


async def look_into(address: str) -> SqlStorage:
    """Open a database for reading alone, also while a server uses it. BadDatabase says why that cannot be done."""
    connection = await connect(address)
    try:
        form = await form_of(connection, address)
    finally:
        connection.terminate()
    if form is None or form < READABLE:
        raise BadDatabase(f"{shown(address)} is not prepared yet: start the server on it, or run webfoot upgrade")

    def no_link(table: str, seat: int, nonce: str) -> str:
        raise AssertionError("nothing is written")

    return PostgresStorage(PostgresDatabase(None, await open_readers(address)), no_link, None)
