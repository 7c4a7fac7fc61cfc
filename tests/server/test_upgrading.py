"""`webfoot upgrade`: which tables would change, and databases of every released form."""

from __future__ import annotations

import io
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.games.dale.older import RECORD as DALE_2
from tests.games.dale.older import carried
from tests.rulebook import TESTS
from tests.server.olderforms import put_back
from tests.server.shelf import shelve
from tests.server.visitors import play_on, serving, two_players
from webfoot.cli import main
from webfoot.commands.progress import Bar
from webfoot.server.storage.sqlite.migrate import HEAD, MIGRATIONS

DRAW = TESTS / "records" / "canardage" / "draw.jsonl"
FORMS = sorted(file.name[:4] for file in (MIGRATIONS / "versions").glob("[0-9]*.py"))


def checked(folder: Path, *more: str) -> int:
    return main(["upgrade", "--check", "--folder", str(folder), *more])


def spoil(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / "webfoot.sqlite")) as database, database:
        assert database.execute(statement).rowcount == 1


def test_tables_that_go_on_as_before_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path) as server:
        first, second = two_players(server)
        play_on(first, second, until=lambda: first.seq > 9)
        server.guest().create("me", "open", game="dale")
    before = (tmp_path / "webfoot.sqlite").read_bytes()
    assert checked(tmp_path) == 0
    told = capsys.readouterr().out.splitlines()
    assert told == ["2 unfinished tables: 1 under canardage 1, 1 under dale 3", "all of them go on as before"]
    assert (tmp_path / "webfoot.sqlite").read_bytes() == before


def test_it_may_run_beside_a_server(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path) as server:
        two_players(server)
        assert checked(tmp_path) == 0
    assert "1 unfinished tables" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("statement", "why"),
    [
        ("UPDATE tables SET rules = 7", "version 7 of its rules is not carried"),
        ("UPDATE tables SET game = 'chess'", "version 1 of its rules is not carried"),
        ("UPDATE tables SET seed = zeroblob(32)", "row "),
        ("UPDATE moves SET seat = 2 WHERE seq = 2", "row 2 cannot be played: "),
        ("UPDATE moves SET payload = '{' WHERE seq = 5", "row 5 cannot be played: "),
        ("UPDATE moves SET at = 'soon' WHERE seq = 5", "its rows make no sense: "),
        ("DELETE FROM seats WHERE seat = 2", ""),
    ],
)
def test_tables_that_would_change_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], statement: str, why: str
) -> None:
    table = shelve(DRAW, tmp_path, steps=60)
    assert checked(tmp_path) == 0
    capsys.readouterr()
    spoil(tmp_path, statement)
    assert checked(tmp_path) == 1
    line, count, all_of_them = capsys.readouterr().out.splitlines()
    assert line.startswith(f"table {table} (")
    assert why in line
    assert count.startswith("1 unfinished tables")
    assert all_of_them == "1 of them would change"


def test_a_game_that_would_be_over_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shelve(DRAW, tmp_path)
    spoil(tmp_path, "UPDATE tables SET status = 'playing'")
    assert checked(tmp_path) == 1
    assert "its game would be over" in capsys.readouterr().out


def test_older_rules_that_are_carried_change_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shelve(DALE_2, tmp_path / "data", steps=300)
    assert checked(tmp_path / "data") == 1
    carried(tmp_path / "rules", monkeypatch)
    assert checked(tmp_path / "data") == 0
    assert "1 under dale 2" in capsys.readouterr().out


def test_a_silent_change_shows_in_the_fingerprints(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shelve(DRAW, tmp_path / "data", steps=1)
    kept = tmp_path / "before.json"
    assert checked(tmp_path / "data", "--write", str(kept)) == 0
    assert checked(tmp_path / "data", "--compare", str(kept)) == 0
    # Another deal of the cards lets the same first move be made.
    other = next(
        seed for seed in range(1, 100) if made_with(tmp_path / "data", seed) and checked(tmp_path / "data") == 0
    )
    assert other
    capsys.readouterr()
    assert checked(tmp_path / "data", "--compare", str(kept)) == 1
    assert "its game goes another way than before" in capsys.readouterr().out


def made_with(folder: Path, seed: int) -> bool:
    spoil(folder, f"UPDATE tables SET seed = x'{seed:064x}'")
    return True


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"fingerprints": 3}', "\x00"])
def test_what_is_no_file_of_fingerprints_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str
) -> None:
    shelve(DRAW, tmp_path, steps=1)
    wrong = tmp_path / "wrong.json"
    wrong.write_text(text)
    assert checked(tmp_path, "--compare", str(wrong)) == 2
    assert "is no file of fingerprints" in capsys.readouterr().err


def test_what_cannot_be_checked_is_said_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert checked(tmp_path / "nowhere") == 2
    assert "there is no database at" in capsys.readouterr().err
    (tmp_path / "webfoot.sqlite").write_text("a letter to my aunt, which is long enough to be a file of something")
    assert checked(tmp_path) == 2
    assert "file is not a database" in capsys.readouterr().err
    assert checked(tmp_path, "--compare", str(tmp_path / "none")) == 2
    assert "No such file" in capsys.readouterr().err
    assert main(["upgrade", "--write", "x", "--folder", str(tmp_path)]) == 2
    assert "go with --check" in capsys.readouterr().err


def test_an_upgrade_archives_finished_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    shelve(DRAW, tmp_path)
    put_back(tmp_path / "webfoot.sqlite", "0006")
    for archived in (1, 0):
        assert main(["upgrade", "--folder", str(tmp_path)]) == 0
        assert f"{archived} finished games were archived" in capsys.readouterr().out
    with serving(tmp_path):
        assert main(["upgrade", "--folder", str(tmp_path)]) == 2
        assert "is in use by another server" in capsys.readouterr().err


def test_games_that_cannot_be_archived_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = shelve(DRAW, tmp_path)
    spoil(tmp_path, "UPDATE moves SET payload = '{' WHERE seq = 5")
    assert main(["upgrade", "--folder", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert "0 finished games were archived" in told
    assert f"table {table}: its rows cannot be played" in told
    spoil(tmp_path, "UPDATE tables SET rules = 9")
    assert main(["upgrade", "--folder", str(tmp_path)]) == 0
    assert "version 9 of the rules of canardage is not carried" in capsys.readouterr().out


# from every released form on


@pytest.mark.parametrize("form", FORMS)
def test_a_database_of_every_form_is_brought_up_to_date_and_played_on(tmp_path: Path, form: str) -> None:
    with serving(tmp_path) as server:
        first, second = two_players(server)
        play_on(first, second, until=lambda: first.seq > 5)
        assert first.do("say", text="hello") is None
        second.catch_up(first.seq)
        table, seq, brief = first.info["id"], first.seq, first.brief
        guests = first.guest, second.guest
    shelve_beside(tmp_path)
    put_back(tmp_path / "webfoot.sqlite", form)
    assert checked(tmp_path) == 0
    with serving(tmp_path) as server:
        for guest in guests:
            guest.server = server
        first, second = (guest.page(table) for guest in guests)
        assert (first.seq, first.brief) == (seq, brief)
        assert first.messages("table")[-1]["chat"][0]["text"] == "hello"
        play_on(first, second)
        assert server.guest().get(f"/api/tables/{table}/replay").status_code == 200
        assert server.guest().get("/api/tables/shelved-game/record").status_code == 200
    with closing(sqlite3.connect(tmp_path / "webfoot.sqlite")) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == (HEAD,)


def shelve_beside(folder: Path) -> None:
    """Put a finished game into a database that has tables already."""
    shelve(DRAW, folder / "other")
    with closing(sqlite3.connect(folder / "webfoot.sqlite")) as database, database:
        database.execute("ATTACH ? AS other", (str(folder / "other" / "webfoot.sqlite"),))
        names = [row[1] for row in database.execute("PRAGMA other.table_info(tables)")]
        columns = ", ".join(name for name in names if name != "number")
        database.execute(f"INSERT INTO tables (number, {columns}) SELECT 1000, {columns} FROM other.tables")
        database.execute("INSERT INTO seats SELECT * FROM other.seats")
        rows = "seq, kind, seat, payload, at, key"
        database.execute(f"INSERT INTO moves (table_number, {rows}) SELECT 1000, {rows} FROM other.moves")


# the bar


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_the_bar_shows_how_far_a_command_is(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    terminal = Terminal()
    with Bar("tables", terminal) as bar:
        bar.tell(0, 4)
        bar.tell(1, 4)  # a moment later: not drawn
        now[0] += 1
        bar.tell(2, 4)
        bar.tell(4, 4)
    pictures = terminal.getvalue().split("\r")[1:]
    assert [picture.partition("] ")[2] for picture in pictures] == [
        "0 of 4 tables",
        "2 of 4 tables",
        "4 of 4 tables\n",
    ]
    assert [picture.count("#") for picture in pictures] == [0, 15, 30]
    quiet = io.StringIO()
    with Bar("tables", quiet) as bar:
        bar.tell(1, 1)
    assert quiet.getvalue() == ""
    empty = Terminal()
    with Bar("tables", empty) as bar:
        bar.tell(0, 0)
    assert "0 of 0" in empty.getvalue()
