"""Databases as earlier versions of the server have left them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config

from webfoot.server.storage.sqlite.migrate import MIGRATIONS


def put_back(file: Path, form: str) -> None:
    """Give a database the form after that migration; what the older form has no place for is lost."""
    newer = file.with_name("newer.sqlite")
    file.rename(newer)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["file"] = file
    command.upgrade(config, form)
    with closing(sqlite3.connect(file)) as database:
        database.execute("ATTACH ? AS newer", (str(newer),))
        for (table,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            if table == "alembic_version" or table.startswith("sqlite_"):
                continue
            columns = ", ".join(row[1] for row in database.execute(f"PRAGMA main.table_info({table})"))
            database.execute(f"INSERT INTO main.{table} ({columns}) SELECT {columns} FROM newer.{table}")
        database.commit()
    newer.unlink()
