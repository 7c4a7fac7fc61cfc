"""What seldom happens to a database file: it is damaged, or none, or cannot take what it is given."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from webfoot.server.storage.protocol import BadDatabase, LostRace, StorageTrouble
from webfoot.server.storage.sqlite import backup
from webfoot.server.storage.sqlite.backup import BackupProblem
from webfoot.server.storage.sqlite.migrate import is_current, migrate
from webfoot.server.storage.sqlite.storage import SqliteStorage

PUT_GUEST = "INSERT INTO guests (id, name, language) VALUES ('a', 'b', 'en')"


def test_what_a_file_cannot_take_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "one.sqlite"
    migrate(file)

    async def scenario() -> None:
        storage = SqliteStorage(file, "normal", lambda *_: "")
        try:
            with pytest.raises(StorageTrouble, match="no such table"):
                await storage._database.query("SELECT 1 FROM ducks")
            with pytest.raises(StorageTrouble, match="no such table"):
                await storage._database.write(("INSERT INTO ducks VALUES (1)", ()))
            await storage._database.write((PUT_GUEST, ()))
            with pytest.raises(LostRace):
                await storage._database.write((PUT_GUEST, ()))
            with pytest.raises(OverflowError):
                await storage._database.write(("UPDATE guests SET name = ?", (1 << 80,)))
            assert await storage._database.query("SELECT name FROM guests") == [("b",)]
        finally:
            await storage.close()

    asyncio.run(scenario())


def test_a_file_that_is_no_database_is_said(tmp_path: Path) -> None:
    file = tmp_path / "webfoot.sqlite"
    file.write_bytes(b"a text that is no database, and long enough to be looked at" * 20)
    with pytest.raises(BadDatabase, match="cannot be used as a database"):
        is_current(file)
    with pytest.raises(BadDatabase):
        migrate(file)
    with pytest.raises(BackupProblem, match="cannot be read"):
        backup.copy(file, tmp_path / "copy.sqlite")
    with pytest.raises(BackupProblem, match="cannot be copied"):
        backup.back_up(file, None, tmp_path / "backup.sqlite")
    assert [one.name for one in tmp_path.iterdir() if one.name.endswith(".part")] == []


def test_a_database_whose_tables_are_gone_cannot_be_brought_up_to_date(tmp_path: Path) -> None:
    file = tmp_path / "webfoot.sqlite"
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
    connection.execute("INSERT INTO alembic_version VALUES ('0001')")
    connection.commit()
    connection.close()
    with pytest.raises(BadDatabase, match="cannot be brought up to date"):
        migrate(file)


def test_a_damaged_backup_is_not_restored(tmp_path: Path) -> None:
    file = tmp_path / "webfoot.sqlite"
    migrate(file)
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE leaves (text)")
    connection.executemany("INSERT INTO leaves VALUES (?)", [("x" * 900,)] * 400)
    connection.commit()
    connection.close()
    kept = tmp_path / "backup.sqlite"
    backup.back_up(file, None, kept)
    whole = bytearray(kept.read_bytes())
    whole[-40 * 4096 : -20 * 4096] = b"\xff" * (20 * 4096)
    kept.write_bytes(bytes(whole))
    with pytest.raises(BackupProblem, match="is damaged"):
        backup.restore(kept, tmp_path / "other.sqlite")
