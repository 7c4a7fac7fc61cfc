"""Brings a database of PostgreSQL to the newest form.

The forms have the numbers of SQLite's migrations, and each is a file of statements here. A letter follows the number
where only PostgreSQL needs another form. They are not the same migrations: those before the first file never existed
in PostgreSQL, and types and keys differ. Servers that start at the same time wait for each other, and one of them
does it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import asyncpg

from webfoot.server.storage.postgres.connecting import TROUBLES, Connection, connect, shown
from webfoot.server.storage.protocol import BadDatabase, DatabaseInUse

FORMS: Final = sorted((Path(__file__).parent / "forms").glob("[0-9]*.sql"))
HEAD: Final = FORMS[-1].stem
READABLE: Final = "0016"
"""The oldest form whose tables can be read as they are: later ones have only added others."""
LOCKS: Final = 0x77656266
"""The class of the locks that servers take: while they serve, and while they migrate."""
SERVING: Final = 1
MIGRATING: Final = 2
IN_USE: Final = "the database is in use by another server; only workers with a bus (--bus) can share it"
OLDER: Final = "the database must be brought up to date: stop all workers first, then start them again"
HOLDER: Final = """
SELECT a.pid, a.backend_start FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
WHERE l.locktype = 'advisory' AND l.classid = $1 AND l.objid = $2 AND l.objsubid = 2 AND l.granted
AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
"""Which process of PostgreSQL holds such a lock."""
_SHARED: Final = """
SELECT l.mode = 'ShareLock' FROM pg_locks l WHERE l.locktype = 'advisory' AND l.classid = $1 AND l.objid = $2
AND l.objsubid = 2 AND l.granted AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
"""Whether those who serve do so together."""
_MAKE: Final = "CREATE TABLE webfoot_form (form text NOT NULL, probes bigint NOT NULL DEFAULT 0)"


async def prepare(address: str, *, together: bool = False) -> None:
    """Bring a database to the newest form, if no server uses it. Several may use it together if it is in that form
    already. BadDatabase says why that cannot be done."""
    connection = await connect(address)
    try:
        shared = await connection.fetchval(_SHARED, LOCKS, SERVING)
        if together and shared and await form_of(connection, address) == HEAD:
            return
    except TROUBLES as error:
        raise BadDatabase(f"{shown(address)} cannot be used: {error}") from None
    finally:
        connection.terminate()
    if shared is not None:
        raise DatabaseInUse(OLDER if together and shared else IN_USE)
    await migrate(address)


async def migrate(address: str) -> None:
    """Bring a database to the newest form. BadDatabase says why that cannot be done."""
    connection = await connect(address, lock_timeout="60s")
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1, $2)", LOCKS, MIGRATING)
            await _migrate(connection, address)
    except asyncpg.InsufficientPrivilegeError as error:
        raise BadDatabase(f"{shown(address)}: this user may not make tables there: {error}") from None
    except TROUBLES as error:
        raise BadDatabase(f"{shown(address)} cannot be brought up to date: {error}") from None
    finally:
        connection.terminate()


async def _migrate(connection: Connection, address: str) -> None:
    form = await form_of(connection, address)
    if form == HEAD:
        return
    if form is None:
        await connection.execute(_MAKE)
        await connection.execute("INSERT INTO webfoot_form (form) VALUES ('')")
    for file in FORMS:
        if form is None or file.stem > form:
            await connection.execute(file.read_text("utf-8"))
    await connection.execute("UPDATE webfoot_form SET form = $1", HEAD)


async def form_of(connection: Connection, address: str) -> str | None:
    """The form of a database, None if it is empty; BadDatabase if it is not one of ours."""
    names = "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r'"
    tables = sorted(name for (name,) in await connection.fetch(names))
    if not tables:
        return None
    if "webfoot_form" not in tables:
        raise BadDatabase(f"{shown(address)} is a database of something else: it holds {', '.join(tables[:3])}")
    form = str(await connection.fetchval("SELECT form FROM webfoot_form"))
    if form not in {file.stem for file in FORMS}:
        raise BadDatabase(
            f"{shown(address)} was written by a newer Webfoot (form {form}; this one knows forms up to {HEAD}): "
            "run that one, or restore a backup that was made before"
        )
    return form
