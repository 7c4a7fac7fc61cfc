"""Migrates a database file to the newest schema."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from webfoot.server.storage.protocol import BadDatabase
from webfoot.server.storage.sqlite.committing import BUSY_SECONDS

HEAD = "0016"
"""The newest migration. A file that has it starts without loading the migration tool."""
MIGRATIONS = Path(__file__).parents[1] / "migrations"


def migrate(file: Path) -> None:
    """Bring the file to the newest form, making it if need be; BadDatabase says why that cannot be done."""
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        with closing(sqlite3.connect(file, timeout=BUSY_SECONDS)) as connection:
            if form_of(connection, file) == HEAD:
                # Other programs that look at the file may have changed it.
                connection.execute("PRAGMA journal_mode=WAL")
                return
            connection.execute("PRAGMA journal_mode=WAL")
    except sqlite3.Error as error:
        raise BadDatabase(f"{file} cannot be used as a database: {error}") from None
    # Imported only here: the migration tool takes as long to load as all the rest.
    from alembic import command
    from alembic.config import Config
    from sqlalchemy.exc import SQLAlchemyError

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["file"] = file
    try:
        command.upgrade(config, "head")
    except SQLAlchemyError as error:
        raise BadDatabase(f"{file} cannot be brought up to date: {error}") from None


def is_current(file: Path) -> bool:
    """Whether the file has the newest form. Raises BadDatabase."""
    try:
        with closing(sqlite3.connect(file, timeout=BUSY_SECONDS)) as connection:
            return form_of(connection, file) == HEAD
    except sqlite3.Error as error:
        raise BadDatabase(f"{file} cannot be used as a database: {error}") from None


def form_of(connection: sqlite3.Connection, file: Path) -> str | None:
    """The migration up to which a database has come, None if it is empty; BadDatabase if it is not one of ours."""
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables:
        return None
    if "alembic_version" not in tables:
        raise BadDatabase(f"{file} is a database of something else: it holds {', '.join(sorted(tables)[:3])}")
    row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    form = None if row is None else str(row[0])
    if form is not None and form not in _forms():
        raise BadDatabase(
            f"{file} was written by a newer Webfoot (form {form}; this one knows forms up to {HEAD}): "
            "run that one, or restore a backup that was made before"
        )
    return form


def _forms() -> set[str]:
    return {found.name[:4] for found in (MIGRATIONS / "versions").glob("[0-9]*.py")}
