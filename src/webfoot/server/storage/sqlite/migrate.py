"""Migrates a database file to the newest schema."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from webfoot.server.storage.sqlite.writer import BUSY_SECONDS

HEAD = "0001"
"""The newest migration. A file that has it starts without loading the migration tool."""
MIGRATIONS = Path(__file__).parents[1] / "migrations"


def migrate(file: Path) -> None:
    """Bring the file to the newest schema, creating it if necessary."""
    file.parent.mkdir(parents=True, exist_ok=True)
    connection = sqlite3.connect(file, timeout=BUSY_SECONDS)
    try:
        connection.execute("PRAGMA journal_mode=WAL")
        there = connection.execute("SELECT name FROM sqlite_master WHERE name = 'alembic_version'").fetchone()
        if there and connection.execute("SELECT version_num FROM alembic_version").fetchone() == (HEAD,):
            return
    finally:
        connection.close()
    # Imported only here: the migration tool takes as long to load as all the rest.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["file"] = file
    command.upgrade(config, "head")
