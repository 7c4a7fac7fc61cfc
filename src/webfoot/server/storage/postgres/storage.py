"""The storage in PostgreSQL."""

from __future__ import annotations

from webfoot.server.measures import Measures
from webfoot.server.storage.postgres.connecting import connect, shown
from webfoot.server.storage.postgres.database import PostgresDatabase, open_readers
from webfoot.server.storage.postgres.migrate import HEAD, form_of
from webfoot.server.storage.protocol import BadDatabase
from webfoot.server.storage.sql.storage import SqlStorage
from webfoot.server.storage.sql.tablerows import LinkHash


async def open_postgres(
    address: str, durability: str, link_hash: LinkHash, measures: Measures | None = None
) -> SqlStorage:
    """Open a database that is in its newest form. BadDatabase says why that cannot be done."""
    return SqlStorage(await PostgresDatabase.opened(address, durability, measures), link_hash)


async def look_into(address: str) -> SqlStorage:
    """Open a database for reading alone, also while a server uses it. BadDatabase says why that cannot be done."""
    connection = await connect(address)
    try:
        form = await form_of(connection, address)
    finally:
        connection.terminate()
    if form != HEAD:
        raise BadDatabase(f"{shown(address)} is not prepared yet: start the server on it, or run webfoot upgrade")

    def no_link(table: str, seat: int, nonce: str) -> str:
        raise AssertionError("nothing is written")

    return SqlStorage(PostgresDatabase(None, await open_readers(address)), no_link)
