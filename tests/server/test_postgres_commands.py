"""The commands of an administrator on a database of PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.rulebook import TESTS
from tests.server import databases
from tests.server.postgres import SECRET
from tests.server.shelf import shelve
from tests.server.visitors import serving, two_players
from webfoot import cli
from webfoot.server import folder
from webfoot.server.settings import Settings

DRAW = TESTS / "records" / "canardage" / "draw.jsonl"


@pytest.fixture(autouse=True)
def on_postgres(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with databases.using("postgres"):
        monkeypatch.setenv("WEBFOOT_DATABASE", databases.address(tmp_path))
        monkeypatch.setenv("WEBFOOT_SECRET_KEY", SECRET)
        yield


def test_tables_are_listed_and_closed_without_a_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = shelve(DRAW, tmp_path)
    assert cli.main(["admin", "tables", "--status", "over", "--folder", str(tmp_path)]) == 0
    assert table in capsys.readouterr().out
    assert cli.main(["admin", "ban", "203.0.113.9", "--folder", str(tmp_path)]) == 0
    assert cli.main(["admin", "bans", "--folder", str(tmp_path)]) == 0
    assert "203.0.113.9" in capsys.readouterr().out
    assert cli.main(["admin", "close", table, "--folder", str(tmp_path)]) == 0
    assert databases.execute(tmp_path, "SELECT count(*) FROM moves") == [(0,)]


def test_beside_a_server_that_says_nothing_a_wish_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path):
        assert cli.main(["admin", "tables", "--folder", str(tmp_path)]) == 2
        assert "does not say where it listens" in capsys.readouterr().err
        assert folder.address_of_server(Settings(folder=tmp_path, database=databases.address(tmp_path))) is None


def test_the_address_of_a_server_stands_in_its_folder(tmp_path: Path) -> None:
    settings = Settings(folder=tmp_path, database=databases.address(tmp_path))
    folder.tell_address(settings, "http://127.0.0.1:8000/")
    assert folder.address_of_server(settings) == "http://127.0.0.1:8000/"
    assert [file.name for file in tmp_path.iterdir()] == ["webfoot.address"]
    folder.forget_address(settings)
    assert folder.address_of_server(settings) is None


def test_tokens_of_bots(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    token = ["bot-token"]
    assert cli.main([*token, "duckling", "--folder", str(tmp_path)]) == 0
    assert cli.main([*token, "duckling", "--folder", str(tmp_path)]) == 2
    assert "has a token already" in capsys.readouterr().err
    # Also while a server runs.
    with serving(tmp_path) as server:
        assert cli.main([*token, "--list", "--folder", str(tmp_path)]) == 0
        assert "duckling" in capsys.readouterr().out
        assert list(server.in_house(lambda house: house.storage.bot_tokens())) == ["duckling"]
        assert cli.main([*token, "--revoke", "duckling", "--folder", str(tmp_path)]) == 0
        assert server.in_house(lambda house: house.storage.bot_tokens()) == {}
    assert cli.main([*token, "--revoke", "duckling", "--folder", str(tmp_path)]) == 2


def test_an_upgrade_is_checked_beside_a_server_and_made_without_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shelve(DRAW, tmp_path)
    with serving(tmp_path) as server:
        two_players(server)
        assert cli.main(["upgrade", "--check", "--folder", str(tmp_path)]) == 0
        assert "1 unfinished tables" in capsys.readouterr().out
        assert cli.main(["upgrade", "--folder", str(tmp_path)]) == 2
        assert "in use by another server" in capsys.readouterr().err
    assert cli.main(["upgrade", "--folder", str(tmp_path)]) == 0
    assert "1 finished games were archived" in capsys.readouterr().out
    databases.execute(tmp_path, "UPDATE webfoot_form SET form = ''")
    assert cli.main(["upgrade", "--check", "--folder", str(tmp_path)]) == 2


def test_a_backup_is_made_beside_a_server_and_restored_to_either_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shelve(DRAW, tmp_path)
    file = tmp_path / "house.backup"
    with serving(tmp_path) as server:
        first, _ = two_players(server)
        assert cli.main(["backup", str(file), "--folder", str(tmp_path)]) == 0
        assert f"{file}: 2 tables" in capsys.readouterr().out
        assert cli.main(["backup", str(file), "--folder", str(tmp_path)]) == 2
        assert "exists already" in capsys.readouterr().err
        rows = databases.execute(tmp_path, "SELECT seq, payload FROM moves ORDER BY table_number, seq")
    assert cli.main(["restore", str(file), "--folder", str(tmp_path), "--replace"]) == 2
    assert "make an empty database" in capsys.readouterr().err
    databases.execute(tmp_path, "DELETE FROM chat")
    databases.execute(tmp_path, "UPDATE tables SET listed = TRUE")
    assert cli.main(["restore", str(file), "--folder", str(tmp_path)]) == 2
    assert "is not empty, and holds something else" in capsys.readouterr().err
    other = tmp_path / "other"
    monkeypatch.setenv("WEBFOOT_DATABASE", databases.address(other))
    assert cli.main(["restore", str(file), "--folder", str(other)]) == 0
    assert capsys.readouterr().out.startswith("the database: 2 tables")
    assert databases.execute(other, "SELECT seq, payload FROM moves ORDER BY table_number, seq") == rows
    assert (other / "secret").read_text("ascii") == SECRET
    assert [path.name for path in other.iterdir()] == ["secret"]
    monkeypatch.delenv("WEBFOOT_DATABASE")
    assert cli.main(["restore", str(file), "--folder", str(tmp_path / "third")]) == 0
    with databases.using("sqlite"), serving(tmp_path / "third") as server:
        assert server.in_house(lambda house: house.table(first.info["id"])).seq == first.seq


@pytest.mark.parametrize(
    "command",
    [["admin", "bans"], ["bot-token", "--list"], ["upgrade"], ["upgrade", "--check"], ["backup", "copy"]],
    ids=" ".join,
)
def test_every_command_takes_the_database_by_its_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    monkeypatch.delenv("WEBFOOT_DATABASE")
    monkeypatch.chdir(tmp_path)
    place = ["--folder", str(tmp_path / "folder"), "--database"]
    assert cli.main([*command, *place, databases.address(tmp_path)]) == 0
    assert not list(tmp_path.glob("**/webfoot.sqlite"))
    capsys.readouterr()
    assert cli.main([*command, *place, "mysql://somewhere/else"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("webfoot: the database must be sqlite:///path or postgresql://")
    assert told.count("\n") == 1
