"""Backups: a safe copy of a database in use, and the way back."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.visitors import Guest, play_on, serving, two_players
from webfoot.cli import main

Printed = pytest.CaptureFixture[str]


def run(*arguments: object) -> int:
    return main([str(argument) for argument in arguments])


def test_a_backup_of_a_server_in_use_brings_everything_back(tmp_path: Path, capsys: Printed) -> None:
    old, new, file = tmp_path / "old", tmp_path / "new", tmp_path / "ducks.backup"
    with serving(old) as server:
        first, second = two_players(server)
        play_on(first, second, until=lambda: first.seq >= 6)
        second.catch_up(first.seq)
        assert run("backup", file, "--folder", old) == 0
        before = (first.seq, first.brief)
        link_table = first.guest.create("me", "link")
        # What comes after the backup is not in it.
        play_on(first, second, until=lambda: first.seq >= 9)
    assert file.stat().st_mode & 0o777 == 0o600
    assert capsys.readouterr().out.startswith(f"{file}: 1 tables")
    assert [one.name for one in tmp_path.iterdir() if one.name.startswith("ducks")] == ["ducks.backup"]
    assert run("restore", file, "--folder", new) == 0
    assert capsys.readouterr().out == f"{new / 'webfoot.sqlite'}: 1 tables\n"
    with serving(new) as server:
        # The same cookie still opens the same seat.
        page = Guest(server, first.guest.cookie, first.guest.id).page(first.info["id"])
        assert page.seat == 0
        assert (page.seq, page.brief) == before
        assert server.guest().page().do("watch", table=link_table) == "no-such-table"
    assert {(new / name).stat().st_mode & 0o777 for name in ("webfoot.sqlite", "secret")} == {0o600}
    tables = sqlite3.connect(new / "webfoot.sqlite").execute("SELECT name FROM sqlite_master").fetchall()
    assert ("webfoot_backup",) not in tables


def test_nothing_is_written_over_unasked(tmp_path: Path, capsys: Printed) -> None:
    folder, file = tmp_path / "kept", tmp_path / "ducks.backup"
    with serving(folder) as server:
        table = server.guest().create("me", "open")
    file.write_text("my other file")
    assert run("backup", file, "--folder", folder) == 2
    assert "exists already; --replace writes over it" in capsys.readouterr().err
    assert file.read_text() == "my other file"
    assert run("backup", file, "--folder", folder, "--replace") == 0
    with serving(folder) as server:
        later = server.guest().create("me", "open")
    assert run("restore", file, "--folder", folder) == 2
    assert "exists already; --replace puts the backup in its place" in capsys.readouterr().err
    assert run("restore", file, "--folder", folder, "--replace") == 0
    with serving(folder) as server:
        page = server.guest().page()
        assert page.do("watch", table=table) is None
        assert page.do("watch", table=later) == "no-such-table"
    # What was there before is kept beside it.
    (aside,) = folder.glob("webfoot.sqlite.before-*")
    with closing(sqlite3.connect(aside)) as kept:
        assert kept.execute("SELECT count(*) FROM tables").fetchone() == (2,)


def test_a_server_that_runs_is_not_restored_under(tmp_path: Path, capsys: Printed) -> None:
    file = tmp_path / "ducks.backup"
    with serving(tmp_path / "kept"):
        assert run("backup", file, "--folder", tmp_path / "kept") == 0
        assert run("restore", file, "--folder", tmp_path / "kept", "--replace") == 2
        assert "is in use by another server" in capsys.readouterr().err


@pytest.mark.parametrize("what", ["nothing", "letter", "database", "half"])
def test_only_a_whole_backup_is_restored(tmp_path: Path, capsys: Printed, what: str) -> None:
    file, folder = tmp_path / "ducks.backup", tmp_path / "kept"
    with serving(tmp_path / "old") as server:
        for _ in range(30):
            server.guest().create("me", "open")
        assert run("backup", tmp_path / "good", "--folder", tmp_path / "old") == 0
    says = {
        "nothing": f"there is no backup at {file}",
        "letter": f"{file} cannot be restored: file is not a database",
        "database": f"{file} is no backup: `webfoot backup` makes one",
        "half": f"{file} ",
    }
    if what == "letter":
        file.write_text("Dear aunt, " * 200)
    elif what == "database":
        file.write_bytes((tmp_path / "old" / "webfoot.sqlite").read_bytes())
    elif what == "half":
        whole = (tmp_path / "good").read_bytes()
        file.write_bytes(whole[: len(whole) // 2])
    capsys.readouterr()
    assert run("restore", file, "--folder", folder) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"webfoot: {says[what]}")
    assert said.count("\n") == 1
    left = {one.name: one.stat().st_size for one in folder.iterdir()}
    assert left.get("webfoot.sqlite", 0) == 0
    assert not any(name.endswith(".part") for name in left)


def test_a_folder_without_a_database_cannot_be_backed_up(tmp_path: Path, capsys: Printed) -> None:
    assert run("backup", tmp_path / "file", "--folder", tmp_path / "nowhere") == 2
    assert capsys.readouterr().err.startswith("webfoot: there is no database at ")
    assert not (tmp_path / "file").exists()
    assert not (tmp_path / "nowhere").exists()


def test_a_backup_never_takes_the_place_of_the_database_itself(tmp_path: Path, capsys: Printed) -> None:
    with serving(tmp_path):
        pass
    before = (tmp_path / "webfoot.sqlite").read_bytes()
    assert run("backup", tmp_path / "webfoot.sqlite", "--folder", tmp_path, "--replace") == 2
    assert "is the database itself" in capsys.readouterr().err
    assert (tmp_path / "webfoot.sqlite").read_bytes() == before
