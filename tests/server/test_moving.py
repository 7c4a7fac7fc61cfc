"""`webfoot move`: a house with everything in it goes from one database to another, whole or not at all."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.rulebook import TESTS
from tests.server import databases
from tests.server.postgres import postgres, rows
from tests.server.shelf import shelve
from tests.server.visitors import Guest, Page, play_on, serving, two_players
from webfoot import cli
from webfoot.server.storage import moving
from webfoot.server.storage.contents import Content, End, Mark, Marker, contents

SECRET = "the same key at both ends, long enough"


def house(folder: Path) -> tuple[Page, Page]:
    """A database with a little of everything; returns the pages of a game that goes on."""
    folder.mkdir(exist_ok=True)
    shelve(TESTS / "records" / "canardage" / "draw.jsonl", folder)
    with serving(folder, secret_key=SECRET) as server:
        first, second = two_players(server)
        play_on(first, second, until=lambda: first.seq >= 8)
        second.catch_up(first.seq)
        first.do("say", text="Où est le canard ? 🦆")
        for page, name in ((second, "Zoë"), (first, "Anna"), (second, "Bea")):
            assert page.guest.ask("PUT", "/api/me", json={"name": name, "language": "it"}).status_code == 200
        assert first.guest.ask("POST", "/api/me/recovery", json={}).status_code == 200
        storage = server.house.storage
        server.in_house(lambda _: storage.save_archive("shelved-game", bytes(range(256))))
        server.in_house(lambda _: storage.sign_out(first.guest.id))
    return first, second


def sqlite(folder: Path) -> str:
    return f"sqlite:///{folder / 'webfoot.sqlite'}"


def move(source: str, target: str) -> int:
    return cli.main(["move", "--from", source, "--to", target])


def held(folder: Path) -> dict[str, list[tuple[object, ...]]]:
    """Everything that an SQLite file holds."""
    with closing(sqlite3.connect(folder / "webfoot.sqlite")) as database:
        return {content.table: database.execute(content.query).fetchall() for content in contents()}


def test_there_and_back_nothing_is_lost(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    house(tmp_path / "old")
    target = postgres().new("template0")
    assert move(sqlite(tmp_path / "old"), target) == 0
    out = capsys.readouterr().out
    assert out.startswith("moved and checked: 2 tables with their people and games, ")
    # A second time there is nothing to do.
    assert move(sqlite(tmp_path / "old"), target) == 0
    assert "are there already" in capsys.readouterr().out
    assert move(target, sqlite(tmp_path / "new")) == 0
    assert held(tmp_path / "new") == held(tmp_path / "old")
    filled = {table for table, found in held(tmp_path / "new").items() if found}
    assert filled >= {"guests", "recovery", "signed_out", "tables", "seats", "moves", "chat", "commands", "archives"}


def test_the_game_goes_on_at_the_other_database(tmp_path: Path) -> None:
    pages = house(tmp_path / "old")
    with databases.using("postgres"):
        address = databases.address(tmp_path / "old")
        assert move(sqlite(tmp_path / "old"), address) == 0
        with serving(tmp_path / "old", secret_key=SECRET) as server:
            # One of them has signed out elsewhere: their old cookie is that of a stranger.
            table = pages[0].info["id"]
            here = Guest(server, pages[1].guest.cookie, pages[1].guest.id).page(table)
            assert (here.seq, here.seat) == (pages[1].seq, pages[1].seat)
            assert here.do("say", text="here we are") is None
            # New rows get numbers of their own.
            assert server.guest().create("me", "bot")
    assert sorted(rows(address, "SELECT number FROM tables")) == [(1,), (2,), (3,)]


def no_file(folder: Path) -> tuple[str, str]:
    return sqlite(folder / "nowhere"), postgres().new()


def older(folder: Path) -> tuple[str, str]:
    house(folder / "old")
    with closing(sqlite3.connect(folder / "old" / "webfoot.sqlite")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '0015'")
    return sqlite(folder / "old"), postgres().new()


def occupied(folder: Path) -> tuple[str, str]:
    house(folder / "old")
    address = postgres().new()
    rows(address, "INSERT INTO guests (id, name, language) VALUES ('somebody', 'Else', 'fr')")
    return sqlite(folder / "old"), address


def unfit(folder: Path) -> tuple[str, str]:
    """One row does not go into PostgreSQL: then none does."""
    house(folder / "old")
    with closing(sqlite3.connect(folder / "old" / "webfoot.sqlite")) as database, database:
        database.execute("INSERT INTO bans (who, reason, made) VALUES ('x', ?, 1)", ("a\0b",))
    return sqlite(folder / "old"), postgres().new()


@pytest.mark.parametrize(
    ("ends", "says"),
    [
        (lambda folder: (sqlite(folder), sqlite(folder)), "both addresses name the same database"),
        (lambda folder: ("mysql://here", sqlite(folder)), "an address is like sqlite:///path or postgresql://"),
        (lambda folder: (sqlite(folder), ""), "an address is like sqlite:///path or postgresql://"),
        (no_file, "there is no database at"),
        (lambda folder: (postgres().address("nothing_there"), sqlite(folder)), "does not exist"),
        (lambda folder: (postgres().new("template0"), sqlite(folder)), "is not in the newest form"),
        (older, "is not in the newest form: run webfoot upgrade on it first"),
        (occupied, "is not empty, and holds something else than"),
        (unfit, "nothing was moved from"),
    ],
)
def test_what_cannot_be_moved_is_refused_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], ends: Callable[[Path], tuple[str, str]], says: str
) -> None:
    source, target = ends(tmp_path)
    assert move(source, target) == 2
    told = capsys.readouterr().err
    assert told.startswith("webfoot: ")
    assert says in told
    assert told.count("\n") == 1
    if target.startswith("postgresql"):
        assert rows(target, "SELECT count(*) FROM moves") == [(0,)]


def test_a_database_that_a_server_uses_is_not_moved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path):
        assert move(sqlite(tmp_path), postgres().new()) == 2
    assert "is in use by another server" in capsys.readouterr().err
    with databases.using("postgres"), serving(tmp_path / "other"):
        address = databases.address(tmp_path / "other")
        assert move(address, sqlite(tmp_path / "third")) == 2
        assert move(sqlite(tmp_path), address) == 2
    assert capsys.readouterr().err.count("in use by another server") == 2


def test_rows_that_arrive_differently_are_noticed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    house(tmp_path / "old")
    kept = Marker.add

    def forgetful(marker: Marker, found: list[tuple[object, ...]]) -> None:
        kept(marker, found[:-1] if len(found) > 5 else found)

    monkeypatch.setattr(Marker, "add", forgetful)
    monkeypatch.setattr(moving, "mark", honest(kept))
    target = postgres().new()
    assert move(sqlite(tmp_path / "old"), target) == 2
    assert "and they are not the same" in capsys.readouterr().err
    assert rows(target, "SELECT count(*) FROM tables") == [(0,)]


def honest(add: Callable[..., None]) -> Callable[..., object]:
    async def mark(end: End, content: Content) -> Mark:
        marker = Marker()
        async for found in end.portions(content):
            add(marker, found)
        return marker.mark()

    return mark
