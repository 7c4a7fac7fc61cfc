"""`webfoot backup` and `webfoot restore`: everything a server keeps, in one file."""

from __future__ import annotations

from pathlib import Path

from webfoot.server import folder as folders
from webfoot.server import secret
from webfoot.server.environment import settings_with
from webfoot.server.settings import Settings
from webfoot.server.storage.sqlite import backup
from webfoot.server.storage.sqlite.backup import BackupProblem


def back_up(file: Path, folder: Path | None, replace: bool) -> int:
    """Copy database and key to a file; returns how many tables are in it."""
    settings = _settings(folder)
    key = settings.folder / "secret"
    kept = secret.kept_in(settings.folder) if key.exists() else None
    return backup.back_up(settings.database_file, kept, file, replace=replace)


def restore(file: Path, folder: Path | None, replace: bool) -> tuple[Path, int]:
    """Put a backup in place; returns the database, and how many tables are in it."""
    settings = _settings(folder)
    with folders.held(settings):
        tables, key = backup.restore(file, settings.database_file, replace=replace)
        if key is not None:
            secret.write(settings.folder / "secret", secret.checked(key, f"the key in {file}"))
    return settings.database_file, tables


def _settings(folder: Path | None) -> Settings:
    settings = settings_with({} if folder is None else {"folder": folder})
    if settings.postgres is not None:
        raise BackupProblem(
            "a database of PostgreSQL is backed up and restored with its own programs, such as pg_dump"
        )
    return settings
