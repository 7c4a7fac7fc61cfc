"""`webfoot move`: moves a server's data from one database to another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from webfoot.server import folder as folders
from webfoot.server.settings import POSTGRES, Settings
from webfoot.server.storage.contents import End
from webfoot.server.storage.moving import Moved, MoveProblem, Tell
from webfoot.server.storage.moving import move as move_all
from webfoot.server.storage.opening import needs_driver, prepare_postgres
from webfoot.server.storage.sqlite.migrate import is_current, migrate
from webfoot.server.storage.sqlite.moving import SqliteEnd


def move(source: str, target: str, tell: Tell) -> Moved:
    """Move everything between two addresses. Raises WebfootError, and then nothing was moved."""
    for address in (source, target):
        if not address.startswith(("sqlite:", *POSTGRES)):
            raise MoveProblem(
                f"an address is like sqlite:///path or postgresql://user:password@host/name, not {address!r}"
            )
    if source == target or _file(source) == _file(target) is not None:
        raise MoveProblem("both addresses name the same database")
    file = _file(source)
    if file is not None and not file.is_file():
        raise MoveProblem(f"there is no database at {file}")
    return asyncio.run(_move(source, target, tell))


def copy(source: str, file: Path) -> None:
    """Copy a database of PostgreSQL to a new SQLite file, also while a server uses it. Raises WebfootError."""
    asyncio.run(_move(source, f"sqlite:{file}", lambda *_: None, alone=False))


async def _move(source: str, target: str, tell: Tell, *, alone: bool = True) -> Moved:
    async with _opened(source, new=False, alone=alone) as one, _opened(target, new=True) as other:
        return await move_all(one, other, tell)


@asynccontextmanager
async def _opened(address: str, *, new: bool, alone: bool = True) -> AsyncIterator[End]:
    """Use a database, alone or beside a server; a new one is made or brought to its newest form."""
    file = _file(address)
    if file is None:
        if new:
            prepare_postgres(address)
        with needs_driver():
            from webfoot.server.storage.postgres.moving import PostgresEnd
        end: End = await PostgresEnd.opened(address, alone=alone)
        try:
            yield end
        finally:
            await end.close()
        return
    with folders.held(Settings(folder=file.parent, database=f"sqlite:///{file}")):
        if new:
            migrate(file)
        elif not is_current(file):
            raise MoveProblem(f"{file} is not in the newest form: run webfoot upgrade on it first")
        end = SqliteEnd(file)
        try:
            yield end
        finally:
            await end.close()


def _file(address: str) -> Path | None:
    """Return the file of an address, None if it is one of PostgreSQL."""
    if not address.startswith("sqlite:"):
        return None
    path = address.removeprefix("sqlite:")
    return Path(path.removeprefix("///") if path.startswith("///") else path).absolute()
