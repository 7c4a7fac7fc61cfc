"""Opens the storage that the settings name."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

from webfoot.core.registry import game as game_of
from webfoot.core.registry import game_keys
from webfoot.server.measures import Measures
from webfoot.server.settings import Settings
from webfoot.server.storage.protocol import BadDatabase, Storage
from webfoot.server.storage.sql.tablerows import LinkHash
from webfoot.server.storage.sqlite.storage import SqliteStorage

T = TypeVar("T")


async def open_storage(
    settings: Settings,
    link_hash: LinkHash,
    measures: Measures | None = None,
    game_data: Mapping[str, str] | None = None,
    *,
    apart: bool = False,
) -> Storage:
    """Open the storage, which is in its newest form. BadDatabase says why that cannot be done.

    `apart`: an SQLite file is written by a process of its own.
    """
    if settings.postgres is None:
        return SqliteStorage(settings.database_file, settings.durability, link_hash, measures, apart=apart)
    with needs_driver():
        from webfoot.server.storage.postgres.agreement import agreed_on
        from webfoot.server.storage.postgres.storage import open_postgres
    agreed = None
    if settings.bus:
        rules = {key: game_of(key).version for key in game_keys()}
        agreed = agreed_on(settings.secret(), rules, game_data or {})
    return await open_postgres(settings.postgres, settings.durability, link_hash, measures, agreed)


async def look_into_postgres(address: str) -> Storage:
    """Open a database of PostgreSQL for reading alone, also while a server uses it. Raises BadDatabase."""
    with needs_driver():
        from webfoot.server.storage.postgres.storage import look_into
    return await look_into(address)


def prepare_postgres(address: str, *, together: bool = False) -> None:
    """Bring a database of PostgreSQL to the newest form, and look whether it can be used: alone, or together with
    other workers. Raises BadDatabase."""
    with needs_driver():
        from webfoot.server.storage.postgres.migrate import prepare
    run(prepare(address, together=together))


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run something to its end, also where an event loop is running already."""
    with ThreadPoolExecutor(1, "storage") as thread:
        return thread.submit(asyncio.run, work).result()


@contextmanager
def needs_driver() -> Iterator[None]:
    """Say which package is missing where the extra for PostgreSQL is not installed."""
    try:
        yield
    except ModuleNotFoundError as missing:
        raise BadDatabase(f"PostgreSQL needs {missing.name}: pip install 'webfoot[postgres]'") from None
