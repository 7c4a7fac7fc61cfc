"""`webfoot backup` and `webfoot restore`: everything a server keeps, in one file.

A backup is the same file whichever database it comes from, so it can be restored to either.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from webfoot.server import folder as folders
from webfoot.server import moving, secret
from webfoot.server.environment import settings_at
from webfoot.server.settings import Settings
from webfoot.server.storage.sqlite import backup
from webfoot.server.storage.sqlite.migrate import migrate


def back_up(file: Path, folder: Path | None, replace: bool, database: str | None = None) -> int:
    """Copy database and key to a file; returns how many tables are in it."""
    settings = settings_at(folder, database)
    if settings.postgres is not None:
        backup.check_new(file, replace)
        with _room(file) as copy:
            moving.copy(settings.postgres, copy)
            return backup.back_up(copy, settings.secret(), file, replace=replace)
    key = settings.folder / "secret"
    kept = secret.kept_in(settings.folder) if key.exists() else None
    return backup.back_up(settings.database_file, kept, file, replace=replace)


def restore(file: Path, folder: Path | None, replace: bool, database: str | None = None) -> tuple[str, int]:
    """Put a backup in place; returns where it is now, and how many tables are in it."""
    settings = settings_at(folder, database)
    if settings.postgres is not None:
        return _restore_to_postgres(file, settings, settings.postgres, replace)
    with folders.held(settings):
        tables, key = backup.restore(file, settings.database_file, replace=replace)
        _keep(key, file, settings)
    return str(settings.database_file), tables


def _restore_to_postgres(file: Path, settings: Settings, address: str, replace: bool) -> tuple[str, int]:
    if replace:
        raise backup.BackupProblem("--replace is for SQLite files: make an empty database, and restore to that")
    folders.prepare(settings.folder)
    with _room(settings.folder / "restored") as copy:
        tables, key = backup.restore(file, copy)
        migrate(copy)
        moving.move(f"sqlite:{copy}", address, lambda *_: None)
    _keep(key, file, settings)
    return "the database", tables


def _keep(key: str | None, file: Path, settings: Settings) -> None:
    if key is not None:
        secret.write(settings.folder / "secret", secret.checked(key, f"the key in {file}"))


@contextmanager
def _room(beside: Path) -> Iterator[Path]:
    """A place for a database in between, which nobody else can read."""
    with TemporaryDirectory(prefix="webfoot-", dir=beside.absolute().parent) as room:
        yield Path(room) / "webfoot.sqlite"
