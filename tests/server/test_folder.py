"""The folder of a server: for its owner alone, and for one server at a time. What is wrong with it is said."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.visitors import Server, empty_database, serving, two_players
from webfoot.cli import main
from webfoot.server import secret
from webfoot.server.folder import FolderInUse, opened, prepare
from webfoot.server.secret import BadSecret
from webfoot.server.settings import Settings
from webfoot.server.storage.protocol import BadDatabase
from webfoot.server.storage.sqlite.migrate import HEAD, migrate

Printed = pytest.CaptureFixture[str]


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


def test_folder_database_and_key_are_their_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    with serving(folder) as server:
        two_players(server)
        assert mode(folder) == 0o700
        files = sorted(folder.iterdir())
        assert [file.name for file in files if file.name != "webfoot.sqlite-shm"] == [
            "secret",
            "webfoot.sqlite",
            "webfoot.sqlite-wal",
            "webfoot.sqlite.lock",
        ]
        assert {mode(file) for file in files} == {0o600}


def test_what_an_older_server_left_open_is_closed(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    folder.mkdir()
    (folder / "webfoot.sqlite").write_bytes(empty_database())
    (folder / "secret").write_text("x" * 43)
    for path, open_to_all in ((folder, 0o755), (folder / "webfoot.sqlite", 0o644), (folder / "secret", 0o644)):
        path.chmod(open_to_all)
    with opened(Settings(folder=folder)):
        assert (mode(folder), mode(folder / "webfoot.sqlite"), mode(folder / "secret")) == (0o700, 0o600, 0o600)


def test_a_folder_with_other_things_in_it_stays_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "home"
    folder.mkdir()
    folder.chmod(0o755)
    (folder / "letters.txt").touch()
    prepare(folder)
    assert mode(folder) == 0o755


def test_a_second_server_on_the_same_folder_is_refused(server: Server, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "webfoot.cli", "serve", "--port", "0", "--folder", str(tmp_path)]
    second = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert second.returncode == 2
    assert second.stdout == ""
    assert second.stderr.startswith(f"webfoot: {tmp_path}/webfoot.sqlite is in use by another server (process ")
    assert second.stderr.count("\n") == 1
    # And the first one has not noticed.
    two_players(server)


def test_the_folder_is_free_again_afterwards(tmp_path: Path) -> None:
    settings = Settings(folder=tmp_path)
    with opened(settings), pytest.raises(FolderInUse), opened(settings):
        pass
    with opened(settings):
        pass


def not_a_database(file: Path) -> None:
    file.write_text("This is a letter to my aunt, and she is going to like it. " * 20)


def of_something_else(file: Path) -> None:
    sqlite3.connect(file).execute("CREATE TABLE recipes (title)").connection.close()


def newer(file: Path) -> None:
    file.write_bytes(empty_database())
    database = sqlite3.connect(file)
    with database:
        database.execute("UPDATE alembic_version SET version_num = '0099'")
    database.close()


def a_folder(file: Path) -> None:
    file.mkdir()


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (not_a_database, "cannot be used as a database: file is not a database"),
        (of_something_else, "is a database of something else: it holds recipes"),
        (newer, f"was written by a newer Webfoot (form 0099; this one knows forms up to {HEAD})"),
        (a_folder, "cannot be used as a database"),
    ],
)
def test_a_file_that_cannot_be_used_gives_a_sentence(
    tmp_path: Path, capsys: Printed, spoil: Callable[[Path], None], says: str
) -> None:
    file = tmp_path / "webfoot.sqlite"
    spoil(file)
    with pytest.raises(BadDatabase):
        migrate(file)
    assert main(["serve", "--port", "0", "--folder", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"webfoot: {file} {says}")
    assert said.count("\n") == 1


@pytest.mark.parametrize("kept", ["", "   \n", "short", "x" * (secret.SHORTEST - 1)])
def test_a_key_that_protects_nothing_is_refused(tmp_path: Path, capsys: Printed, kept: str) -> None:
    (tmp_path / "secret").write_text(kept)
    assert main(["serve", "--port", "0", "--folder", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"webfoot: {tmp_path}/secret is ")
    assert "put it back from a backup" in said
    assert (tmp_path / "secret").read_text() == kept, "whoever runs the server decides what becomes of it"


def test_a_key_of_the_environment_is_looked_at_too(tmp_path: Path) -> None:
    with pytest.raises(BadSecret, match="WEBFOOT_SECRET_KEY is only 3 characters long"):
        Settings(folder=tmp_path, secret_key="abc").secret()
    (tmp_path / "secret").write_bytes(b"\xff" * 43)
    with pytest.raises(BadSecret, match="no plain text"):
        Settings(folder=tmp_path).secret()


def test_a_key_is_there_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def power_cut(_: int) -> None:
        raise OSError("no power")

    with monkeypatch.context() as dark:
        dark.setattr("os.fsync", power_cut)
        with pytest.raises(OSError, match="no power"):
            secret.kept_in(tmp_path)
    assert not (tmp_path / "secret").exists()
    assert len(secret.kept_in(tmp_path)) >= secret.SHORTEST
    assert [file.name for file in tmp_path.iterdir() if file.name.endswith(".new")] == []


@pytest.mark.parametrize(
    ("column", "value"),
    [("options", "{not json"), ("options", "[1]"), ("seed", 7), ("status", "asleep"), ("rules", "many")],
)
def test_one_bad_row_stops_nobody_else(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, column: str, value: str | int
) -> None:
    with serving(tmp_path) as server:
        host = server.guest()
        bad, good = host.create("me", "open", listed=True), host.create("me", "open", listed=True)
    database = sqlite3.connect(tmp_path / "webfoot.sqlite")
    with database:
        database.execute(f"UPDATE tables SET {column} = ? WHERE id = ?", (value, bad))
    database.close()
    with serving(tmp_path) as server:
        shown = [entry["id"] for entry in server.guest().get("/api/lobby").json()["tables"]]
        assert shown == [good]
        page = server.guest().page()
        assert page.do("watch", table=bad) == "unavailable"
        assert f"table {bad} is set aside" in caplog.text
        assert page.do("watch", table=good) is None


@pytest.mark.parametrize(
    ("column", "value"),
    [("payload", '{"move":"fly"}'), ("payload", "{"), ("kind", "dance"), ("seat", 14), ("at", "soon")],
)
def test_a_table_whose_log_makes_no_sense_is_set_aside_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, column: str, value: str | int
) -> None:
    with serving(tmp_path) as server:
        first, second = two_players(server, listed=True)
        table = first.info["id"]
        assert (first if first.brief["moves"] else second).play() is None
        good = two_players(server)[0].info["id"]
    database = sqlite3.connect(tmp_path / "webfoot.sqlite")
    with database:
        number = "(SELECT number FROM tables WHERE id = ?)"
        database.execute(f"UPDATE moves SET {column} = ? WHERE seq = 2 AND table_number = {number}", (value, table))
    database.close()
    with serving(tmp_path) as server:
        page = server.guest().page()
        assert page.do("watch", table=table) == "unavailable"
        assert page.do("watch", table=table) == "unavailable"
        assert caplog.text.count(f"table {table} is set aside") == 1
        assert table not in [entry["id"] for entry in server.guest().get("/api/lobby").json()["tables"]]
        assert page.do("watch", table=good) is None
