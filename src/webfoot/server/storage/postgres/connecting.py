"""Connections to PostgreSQL, and what is wrong in a sentence where there is none.

No sentence shows the password of an address.
"""

from __future__ import annotations

import re
from typing import Any, Final

import asyncpg

from webfoot.server.storage.protocol import BadDatabase, StorageTrouble

CONNECT_SECONDS: Final = 10.0
LOCK_SECONDS: Final = 5
"""How long another program may keep rows or tables locked before that is a trouble."""
OLDEST: Final = 13
"""The oldest version of PostgreSQL that will do."""
TROUBLES: Final = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError, OSError, TimeoutError)
"""What the driver raises when PostgreSQL is away, or says no."""
SETTINGS: Final = {
    "application_name": "webfoot",
    "lock_timeout": f"{LOCK_SECONDS}s",
    # If this machine vanishes, PostgreSQL notices within half a minute.
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}

Connection = Any
"""An asyncpg connection: the driver has no types."""


async def connect(address: str, **settings: str) -> Connection:
    """Open a connection. BadDatabase says why there is none."""
    try:
        connection = await asyncpg.connect(address, timeout=CONNECT_SECONDS, server_settings={**SETTINGS, **settings})
    except (asyncpg.InterfaceError, ValueError, *TROUBLES) as error:
        raise BadDatabase(why(address, error)) from None
    version = connection.get_server_version().major
    if version < OLDEST:
        await connection.close()
        raise BadDatabase(f"{shown(address)} is PostgreSQL {version}; Webfoot needs {OLDEST} or newer")
    return connection


def shown(address: str) -> str:
    """Return an address without its password, wherever that stands."""
    return re.sub(r"(?<=//)([^/?#@]*?):[^/?#]*@", r"\1:…@", re.sub(r"(?i)([?&]password=)[^&#]*", r"\1…", address))


def why(address: str, error: BaseException) -> str:
    """Say in a sentence why there is no connection."""
    there, said = shown(address), _line(error)
    if isinstance(error, asyncpg.InvalidPasswordError | asyncpg.InvalidAuthorizationSpecificationError):
        return f"{there} does not let us in: {said}"
    if isinstance(error, asyncpg.InvalidCatalogNameError):
        return f"{there}: {said}; make it first, for instance with createdb"
    if isinstance(error, TimeoutError):
        return f"{there} has not answered for {CONNECT_SECONDS:.0f} s"
    if isinstance(error, OSError):
        return f"no PostgreSQL answers at {there}: {said}"
    if isinstance(error, asyncpg.PostgresError):
        return f"{there} cannot be used: {said}"
    return f"{there} is no address of a database, such as postgresql://user:password@host/webfoot: {said}"


def _line(error: BaseException) -> str:
    """What an error says, without the details that follow on further lines."""
    return (str(error) or type(error).__name__).partition("\n")[0]


def trouble(error: BaseException) -> StorageTrouble:
    """Say what went wrong with a connection that was there."""
    if isinstance(error, TimeoutError):
        return StorageTrouble("the database does not answer")
    return StorageTrouble(_line(error))
