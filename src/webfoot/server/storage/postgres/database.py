"""A database of PostgreSQL as the storage's: one connection writes (writer.py), a few others read."""

from __future__ import annotations

from typing import Any, Final

import asyncpg

from webfoot.server.measures import Measures
from webfoot.server.storage.postgres.connecting import CONNECT_SECONDS, SETTINGS, TROUBLES, connect, trouble, why
from webfoot.server.storage.postgres.dialect import translated
from webfoot.server.storage.postgres.writer import Writer
from webfoot.server.storage.protocol import BadDatabase, NotOwner
from webfoot.server.storage.sql.database import Part, Value
from webfoot.server.storage.written import Written

READERS: Final = 4
READ_SECONDS: Final = 60.0
STOPPED_SECONDS: Final = 4
"""How long a transaction may wait for its worker: less than others wait for what it has locked."""
SYNCHRONOUS: Final = {"full": "on", "normal": "off"}
"""What each durability means here."""


async def open_readers(address: str) -> Any:
    """Open the connections that read, as many as are needed at a time. Raises BadDatabase."""
    try:
        return await asyncpg.create_pool(
            address,
            min_size=0,
            max_size=READERS,
            timeout=CONNECT_SECONDS,
            command_timeout=READ_SECONDS,
            server_settings={**SETTINGS, "default_transaction_read_only": "on"},
        )
    except TROUBLES as error:
        raise BadDatabase(why(address, error)) from None


class PostgresDatabase:
    def __init__(self, writer: Writer | None, readers: Any) -> None:
        self.epochs: dict[str, int] = {}
        """The epoch of each table that this worker owns: see fence.py."""
        self._writer = writer
        """None if nothing is to be written."""
        self._readers = readers

    @classmethod
    async def opened(
        cls, address: str, durability: str, worker: str, measures: Measures | None = None, *, alone: bool = True
    ) -> PostgresDatabase:
        """Connect to a database that is in its newest form. BadDatabase says why that cannot be done."""
        commit = SYNCHRONOUS[durability]
        # A process that is stopped in the middle of a commit must not keep others from its tables for long.
        settings = {"synchronous_commit": commit, "idle_in_transaction_session_timeout": f"{STOPPED_SECONDS}s"}
        writer = Writer(lambda: connect(address, **settings), worker, measures, alone=alone)
        await writer.open()
        try:
            return cls(writer, await open_readers(address))
        except BadDatabase:
            await writer.close()
            raise

    @property
    def writer(self) -> Writer:
        assert self._writer is not None, "opened for reading alone"
        return self._writer

    def write(self, *unit: Part, table: str | None = None) -> Written:
        if table is None:
            return self.writer.write(*unit)
        epoch = self.epochs.get(table)
        if epoch is None:
            refused = Written(unit)
            refused.settle(NotOwner(table))
            return refused
        return self.writer.write(*unit, fence=(table, epoch))

    async def change(self, statement: str, *values: Value) -> list[Any]:
        return await self.writer.change(statement, *_plain(values))

    async def query(self, statement: str, *values: Value) -> list[Any]:
        try:
            rows = await self._readers.fetch(translated(statement), *_plain(values))
        except TROUBLES as error:
            raise trouble(error) from error
        return [tuple(row) for row in rows]

    async def query_written(self, statement: str, *values: Value) -> list[Any]:
        if self._writer is not None:
            await self._writer.settled()
        return await self.query(statement, *values)

    async def probe(self) -> None:
        await self.writer.write(("UPDATE webfoot_form SET probes = probes + 1", ()))

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.close()
        self._readers.terminate()


def _plain(values: tuple[Value, ...]) -> tuple[Value, ...]:
    """Return values without the one sign that PostgreSQL has no place for: nothing that is kept contains it."""
    return tuple(value.replace("\0", "\ufffd") if isinstance(value, str) else value for value in values)
