"""A database of PostgreSQL as one end of a move."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Any

from webfoot.server.storage.contents import PORTION, Content
from webfoot.server.storage.postgres.connecting import Connection, connect, shown
from webfoot.server.storage.postgres.migrate import HEAD, IN_USE, LOCKS, SERVING, form_of
from webfoot.server.storage.protocol import BadDatabase, DatabaseInUse


class PostgresEnd:
    """A database that nobody else uses meanwhile."""

    def __init__(self, name: str, connection: Connection, transaction: Any) -> None:
        self.name = name
        self._connection = connection
        self._transaction = transaction
        self._numbered: list[Content] = []

    @classmethod
    async def opened(cls, address: str, *, alone: bool = True) -> PostgresEnd:
        """Open a database that is in its newest form, as it is at one instant. Raises BadDatabase.

        `alone`: keep every server out of it.
        """
        connection = await connect(address, synchronous_commit="on")
        try:
            form = await form_of(connection, address)
            if form != HEAD:
                raise BadDatabase(f"{shown(address)} is not in the newest form: run webfoot upgrade on it first")
            if alone and not await connection.fetchval("SELECT pg_try_advisory_lock($1, $2)", LOCKS, SERVING):
                raise DatabaseInUse(f"{shown(address)}: {IN_USE}")
            transaction = connection.transaction(isolation="repeatable_read")
            await transaction.start()
        except BaseException:
            connection.terminate()
            raise
        return cls(shown(address), connection, transaction)

    async def count(self, content: Content) -> int:
        return int(await self._connection.fetchval(f"SELECT count(*) FROM {content.table}"))  # noqa: S608

    async def portions(self, content: Content) -> AsyncIterator[list[tuple[Any, ...]]]:
        cursor = await self._connection.cursor(content.query)
        while rows := await cursor.fetch(PORTION):
            yield [tuple(row) for row in rows]

    async def add(self, content: Content, rows: Sequence[tuple[Any, ...]]) -> None:
        await self._connection.copy_records_to_table(content.table, records=rows, columns=content.columns)
        if content.numbered is not None and content not in self._numbered:
            self._numbered.append(content)

    async def finish(self) -> None:
        for table, _, _, _, column in self._numbered:
            # New rows get numbers after these.
            await self._connection.execute(
                f"SELECT setval(pg_get_serial_sequence('{table}', '{column}'), max({column})) FROM {table}"  # noqa: S608
            )
        await self._transaction.commit()

    async def close(self) -> None:
        self._connection.terminate()
