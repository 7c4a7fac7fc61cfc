"""Safe copies of a database, also of one that a server is using, and the way back.

A backup is one file: the database as it was at one instant, and the key that signs cookies and makes seat links:
without it nobody would get a seat back. So it is as secret as the folder itself.
"""

from __future__ import annotations

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from webfoot.core.errors import WebfootError
from webfoot.server.secret import sync_folder
from webfoot.server.storage.protocol import BadDatabase
from webfoot.server.storage.sqlite.committing import BUSY_SECONDS
from webfoot.server.storage.sqlite.migrate import form_of

_NOTE = "webfoot_backup"
"""The table that makes a database a backup."""


class BackupProblem(WebfootError):
    """Why a backup cannot be made or restored."""


def back_up(database: Path, secret: str | None, file: Path, *, replace: bool = False) -> int:
    """Copy a database and the key to a file, whole or not at all; returns how many tables are in it."""
    check_new(file, replace)
    if not database.is_file():
        raise BackupProblem(f"there is no database at {database}")
    if file.exists() and file.samefile(database):
        raise BackupProblem(f"{file} is the database itself")
    part = _new_file(file)
    try:
        with closing(_connect(database)) as source, closing(_connect(part)) as target:
            form_of(source, database)
            source.backup(target)
            # One file, and nothing beside it.
            target.execute("PRAGMA journal_mode=DELETE")
            with target:
                target.execute(f"CREATE TABLE {_NOTE} (made INTEGER NOT NULL, secret TEXT)")
                target.execute(f"INSERT INTO {_NOTE} VALUES (?, ?)", (time.time_ns() // 1_000_000, secret))  # noqa: S608
            tables = _count(target)
        _put(part, file)
    except sqlite3.Error as error:
        raise BackupProblem(f"{database} cannot be copied to {file}: {error}") from None
    finally:
        part.unlink(missing_ok=True)
    return tables


def check_new(file: Path, replace: bool) -> None:
    """Raise BackupProblem if a file is there that must not be written over."""
    if file.exists() and not replace:
        raise BackupProblem(f"{file} exists already; --replace writes over it")


def copy(database: Path, file: Path) -> None:
    """Copy a database to a new file, as it is at one instant. Raises BackupProblem."""
    if not database.is_file():
        raise BackupProblem(f"there is no database at {database}")
    try:
        with closing(_connect(database, read_only=True)) as source, closing(_connect(file)) as target:
            form_of(source, database)
            source.backup(target)
    except sqlite3.Error as error:
        raise BackupProblem(f"{database} cannot be read: {error}") from None


def restore(file: Path, database: Path, *, replace: bool = False) -> tuple[int, str | None]:
    """Put the database of a backup in its place; returns how many tables are in it, and the key.

    Nobody may use the database meanwhile. What was there is kept beside it under another name.
    """
    if not file.is_file():
        raise BackupProblem(f"there is no backup at {file}")
    there = database.exists() and database.stat().st_size > 0
    if there and not replace:
        raise BackupProblem(f"{database} exists already; --replace puts the backup in its place")
    part = _new_file(database)
    try:
        with closing(_connect(file, read_only=True)) as source, closing(_connect(part)) as target:
            form_of(source, file)
            if not source.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (_NOTE,)).fetchone():
                raise BackupProblem(f"{file} is no backup: `webfoot backup` makes one")
            faults = source.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if faults != "ok":
                raise BackupProblem(f"{file} is damaged: {faults}")
            (secret,) = source.execute(f"SELECT secret FROM {_NOTE}").fetchone()  # noqa: S608
            source.backup(target)
            with target:
                target.execute(f"DROP TABLE {_NOTE}")
            tables = _count(target)
        if there:
            _set_aside(database)
        _put(part, database)
    except (sqlite3.Error, BadDatabase) as error:
        raise BackupProblem(f"{file} cannot be restored: {error}") from None
    finally:
        part.unlink(missing_ok=True)
    return tables, secret


def _count(database: sqlite3.Connection) -> int:
    number: int = database.execute("SELECT count(*) FROM tables").fetchone()[0]
    return number


def _connect(file: Path, read_only: bool = False) -> sqlite3.Connection:
    if read_only:
        return sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=BUSY_SECONDS)
    return sqlite3.connect(file, timeout=BUSY_SECONDS)


def _new_file(beside: Path) -> Path:
    """An empty file in the same folder, which nobody else can read."""
    part = beside.with_name(f"{beside.name}.{os.getpid()}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    return part


def _put(part: Path, file: Path) -> None:
    """Give a finished file its name, when the disk has all of it."""
    with part.open("rb+") as written:
        os.fsync(written.fileno())
    part.replace(file)
    sync_folder(file.parent)


def _set_aside(database: Path) -> None:
    """Keep what a restored database takes the place of, together with what was not yet written into it."""
    kept = database.with_name(f"{database.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
    for end in ("", "-wal", "-shm"):
        old = database.with_name(database.name + end)
        if old.exists():
            old.replace(kept.with_name(kept.name + end))
