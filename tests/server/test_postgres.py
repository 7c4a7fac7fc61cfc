"""PostgreSQL as the server's database: what is refused at the start, and what becomes of a connection that breaks."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.rulebook import TESTS
from tests.server import databases
from tests.server.postgres import SECRET, postgres, rows, run
from tests.server.test_trouble import hear_trouble
from tests.server.visitors import Server, empty_database, serving, two_players
from webfoot import cli
from webfoot.core.errors import WebfootError
from webfoot.server import folder, health, upgrading
from webfoot.server.settings import Settings
from webfoot.server.storage.postgres import connecting, writer
from webfoot.server.storage.postgres.dialect import KEYS, translated
from webfoot.server.storage.postgres.migrate import HEAD, LOCKS, SERVING, migrate
from webfoot.server.storage.protocol import LostRace, Row, StorageTrouble
from webfoot.server.storage.sql.storage import SqlStorage
from webfoot.server.storage.sqlite.migrate import HEAD as HEAD_OF_SQLITE
from webfoot.server.storage.sqlite.schema import metadata
from webfoot.server.table import trouble
from webfoot.server.table.details import Chair, Details
from webfoot.server.wire import ChatLine, Me

TERMINATE = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND application_name = 'webfoot'
"""


@pytest.fixture(autouse=True)
def on_postgres(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(trouble, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(trouble, "LONGEST_PAUSE", 0.02)
    monkeypatch.setattr(health, "KEPT", 0.0)
    with databases.using("postgres"):
        yield


# the start


def opening(folder_of_server: Path, address: str, secret: str = SECRET) -> None:
    with folder.opened(Settings(folder=folder_of_server, database=address, secret_key=secret)):
        pass


def something_else() -> str:
    address = postgres().new("template0")
    rows(address, "CREATE TABLE recipes (title text)")
    return address


def newer() -> str:
    address = postgres().new()
    rows(address, "UPDATE webfoot_form SET form = '0099'")
    return address


def locked_out() -> str:
    address = postgres().new()
    rows(address, "DROP ROLE IF EXISTS stranger")
    rows(address, "CREATE ROLE stranger LOGIN PASSWORD 'sesame'")
    return address.replace("webfoot@", "stranger:open-barley@")


def without_rights() -> str:
    address = postgres().new("template0")
    rows(address, "DROP ROLE IF EXISTS beggar")
    rows(address, "CREATE ROLE beggar LOGIN")
    rows(address, "REVOKE CREATE ON SCHEMA public FROM PUBLIC")
    return address.replace("webfoot@", "beggar@")


@pytest.mark.parametrize(
    ("address", "says"),
    [
        (lambda: "postgresql://webfoot@/webfoot?host=/nowhere", "no PostgreSQL answers at postgresql://webfoot@"),
        (lambda: "postgresql://webfoot@localhost:harbour/webfoot", "is no address of a database"),
        (lambda: postgres().address("nobody_made_it"), "does not exist; make it first"),
        (locked_out, "does not let us in: password authentication failed"),
        (without_rights, "this user may not make tables there"),
        (something_else, "is a database of something else: it holds recipes"),
        (newer, f"was written by a newer Webfoot (form 0099; this one knows forms up to {HEAD})"),
    ],
)
def test_what_cannot_be_used_is_refused_in_a_sentence(tmp_path: Path, address: Any, says: str) -> None:
    with pytest.raises(WebfootError) as refused:
        opening(tmp_path, address())
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)
    assert "open-barley" not in str(refused.value)


@pytest.mark.parametrize(
    ("address", "seen"),
    [
        ("postgresql://anna:duck@host/webfoot", "postgresql://anna:…@host/webfoot"),
        ("postgres://anna:a%40b:c@host:5432/webfoot", "postgres://anna:…@host:5432/webfoot"),
        ("postgresql://anna:du@ck@host/webfoot", "postgresql://anna:…@host/webfoot"),
        ("postgresql://host/webfoot?user=anna&password=duck&sslmode=require",
         "postgresql://host/webfoot?user=anna&password=…&sslmode=require"),
        ("postgresql://anna@/webfoot?host=/run", "postgresql://anna@/webfoot?host=/run"),
        ("postgresql://host:5432/web@foot", "postgresql://host:5432/web@foot"),
    ],
)  # fmt: skip
def test_no_sentence_shows_a_password(address: str, seen: str) -> None:
    assert connecting.shown(address) == seen
    assert "duck" not in connecting.why(address, TimeoutError())


def test_an_old_postgresql_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connecting, "OLDEST", 99)
    with pytest.raises(WebfootError, match=r"is PostgreSQL \d+; Webfoot needs 99 or newer"):
        opening(tmp_path, postgres().new())


def test_the_command_line_says_it_without_a_traceback(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    address = "postgresql://webfoot@/webfoot?host=/nowhere"
    serve = ["serve", "--port", "0", "--folder", str(tmp_path), "--database"]
    assert cli.main([*serve, address]) == 2
    assert capsys.readouterr().err.startswith("webfoot: with PostgreSQL the key that signs cookies must be given")
    monkeypatch.setenv("WEBFOOT_SECRET_KEY", SECRET)
    assert cli.main([*serve, address]) == 2
    assert capsys.readouterr().err.startswith("webfoot: no PostgreSQL answers at")
    assert cli.main([*serve, "mysql://somewhere/else"]) == 2
    assert "the database must be sqlite:///path or postgresql://" in capsys.readouterr().err
    monkeypatch.setenv("WEBFOOT_DATABASE", address)
    assert cli.main(["backup", str(tmp_path / "copy")]) == 2
    assert "no PostgreSQL answers at" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_without_the_extra_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("webfoot.server.storage.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(WebfootError, match=r"PostgreSQL needs asyncpg: pip install 'webfoot\[postgres\]'"):
        opening(tmp_path, "postgresql://localhost/webfoot")


def test_a_second_server_is_refused_and_the_first_does_not_notice(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        first, _ = two_players(server)
        with pytest.raises(folder.FolderInUse, match="in use by another server"):
            opening(tmp_path / "other", databases.address(tmp_path))
        first.do("say", text="still here")
        assert server.client.get("/healthz").text == "ok\n"
    opening(tmp_path / "other", databases.address(tmp_path))


def test_a_server_that_has_ended_has_freed_the_database(tmp_path: Path) -> None:
    """Else one that is started again at once would be refused."""
    held = "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND classid = $1 AND objid = $2"
    rows(databases.address(tmp_path), held, LOCKS, SERVING)  # the connection is there

    async def open_and_close() -> None:
        storage = await databases.opened(tmp_path, empty_database)
        await storage.close()

    for _ in range(10):
        run(open_and_close())
        assert rows(databases.address(tmp_path), held, LOCKS, SERVING) == [(0,)]


def test_of_two_that_start_at_once_one_says_why_it_does_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    with serving(tmp_path):
        # The other one has looked already, and nobody was there.
        monkeypatch.setattr(folder, "prepare_postgres", lambda _, together: None)
        monkeypatch.setenv("WEBFOOT_SECRET_KEY", SECRET)
        serve = ["serve", "--port", "0", "--folder", str(tmp_path / "other"), "--database"]
        assert cli.main([*serve, databases.address(tmp_path)]) == 2
    told = capfd.readouterr()
    assert "webfoot: the database is in use by another server; only workers with a bus" in told.err
    assert "Traceback" not in told.err + told.out


STARTS = "from tests.server.postgres import postgres; print(postgres()._process.pid, flush=True); input()"


def test_no_postgresql_is_left_when_tests_are_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", STARTS], stdin=-1, stdout=-1, cwd=TESTS.parent) as tests:
        assert tests.stdout is not None
        process = Path("/proc", tests.stdout.readline().decode().strip())
        assert process.exists()
        tests.kill()
    while process.exists():
        time.sleep(0.02)


# the form


def test_an_older_form_is_read_as_it_is_and_brought_up_to_date(tmp_path: Path) -> None:
    address = postgres().new()
    rows(address, "DROP TABLE owners, workers")
    rows(address, "UPDATE webfoot_form SET form = '0016'")
    assert upgrading.check(tmp_path, {}, lambda *_: None, address) == []
    opening(tmp_path, address)
    assert rows(address, "SELECT form FROM webfoot_form") == [(HEAD,)]
    assert rows(address, "SELECT * FROM owners") == []


def test_the_form_has_the_columns_of_sqlite_and_is_made_once(tmp_path: Path) -> None:
    # A letter follows where only PostgreSQL needs another form.
    assert HEAD.rstrip("abc") == HEAD_OF_SQLITE
    address = postgres().new("template0")

    async def together() -> None:
        await asyncio.gather(*(migrate(address) for _ in range(4)))

    run(together())
    query = """
    SELECT table_name, column_name, is_nullable = 'YES' FROM information_schema.columns WHERE table_schema = 'public'
    """
    found = {(table, column): nullable for table, column, nullable in rows(address, query)}
    ours = {
        (table.name, column.name): bool(column.nullable)
        for table in metadata.sorted_tables
        for column in table.columns
        if (table.name, column.name) != ("moves", "id")
    }
    own = {"webfoot_form", "commits", "workers", "owners"}
    assert {key: value for key, value in found.items() if key[0] not in own and key[1] != "rowid"} == ours
    assert rows(address, "SELECT form FROM webfoot_form") == [(HEAD,)]


def test_statements_are_translated() -> None:
    assert translated("SELECT a FROM b WHERE c = ? AND d IN (SELECT value FROM json_each(?))") == (
        "SELECT a FROM b WHERE c = $1 AND d IN "
        "(SELECT value FROM json_array_elements_text(CAST($2 AS json)) AS value)"
    )
    assert translated("REPLACE INTO guests (id, name) VALUES (?, ?)") == (
        "INSERT INTO guests (id, name) VALUES ($1, $2) ON CONFLICT (id) "
        "DO UPDATE SET name = excluded.name, rowid = DEFAULT"
    )
    keys = {table.name: ", ".join(column.name for column in table.primary_key) for table in metadata.sorted_tables}
    assert {table: keys[table] for table in KEYS} == KEYS


# a connection that breaks


def on_storage(tmp_path: Path, scenario: Callable[[SqlStorage, Any], Awaitable[None]]) -> None:
    """Let a scenario play on a storage with one table."""

    async def play() -> None:
        storage = await databases.opened(tmp_path, empty_database, "full")
        chairs = [Chair("bot"), Chair("bot")]
        await storage.create(Details("table", "canardage", 1, {}, "anna", False, 0, b"seed", chairs=chairs))
        try:
            await scenario(storage, storage._database)
        finally:
            await storage.close()

    asyncio.run(play())


async def until(true: Callable[[], bool]) -> None:
    """Wait for something of which nobody tells."""
    while not true():  # noqa: ASYNC110
        await asyncio.sleep(0.01)


def row(seq: int, payload: str = "{}") -> Row:
    return Row("table", seq, "play", 0, payload, 0, None)


def test_an_idle_connection_that_breaks_is_not_noticed(tmp_path: Path) -> None:
    async def scenario(storage: SqlStorage, database: Any) -> None:
        await storage.append([row(1)])
        await asyncio.to_thread(rows, databases.address(tmp_path), TERMINATE)
        # The driver hears of it in a later round of the loop.
        await until(database.writer._connection.is_closed)
        await storage.append([row(2)])
        assert [one.seq for one in await storage.rows("table")] == [1, 2]

    on_storage(tmp_path, scenario)


@pytest.mark.parametrize("written", [True, False])
def test_a_commit_in_doubt_is_looked_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, written: bool) -> None:
    real = writer._write
    tries: list[Any] = []

    async def breaks(connection: Any, batch: Any, number: Any, losers: Any) -> None:
        tries.append(number)
        if len(tries) > 1:
            await real(connection, batch, number, losers)
            return
        if written:
            await real(connection, batch, number, losers)
        raise ConnectionResetError("the line is dead")

    async def scenario(storage: SqlStorage, _: Any) -> None:
        monkeypatch.setattr(writer, "_write", breaks)
        if written:
            await storage.append([row(1)])
        else:
            with pytest.raises(StorageTrouble, match="the line is dead"):
                await storage.append([row(1)])
        assert [one.seq for one in await storage.rows("table")] == ([1] if written else [])
        await storage.append([row(2)])
        assert len(await storage.rows("table")) == 1 + written

    on_storage(tmp_path, scenario)


def test_while_a_commit_is_in_doubt_nobody_else_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real = writer._write

    async def dies(connection: Any, batch: Any, number: Any, losers: Any) -> None:
        await real(connection, batch, number, losers)
        await asyncio.to_thread(postgres().stop)
        raise ConnectionResetError("the line is dead")

    async def scenario(storage: SqlStorage, database: Any) -> None:
        with monkeypatch.context() as broken:
            broken.setattr(writer, "_write", dies)
            doubtful = asyncio.ensure_future(storage.append([row(1)]))
            await until(lambda: database.writer._in_doubt)
        for asked in (storage.probe(), storage.rows("table"), storage.load("table"), storage.sign_out("anna")):
            with pytest.raises(StorageTrouble):
                await asked
        assert not doubtful.done()
        await asyncio.to_thread(postgres().start)
        await doubtful
        assert [one.seq for one in await storage.rows("table")] == [1]
        assert await storage.sign_out("anna") == 1

    try:
        on_storage(tmp_path, scenario)
    finally:
        postgres().stop()
        postgres().start()


def test_a_connection_that_is_dead_here_alone_is_ended_there_too(tmp_path: Path) -> None:
    async def scenario(storage: SqlStorage, database: Any) -> None:
        held = database.writer._connection
        # As if the network had swallowed it: PostgreSQL still has the connection, and its lock.
        database.writer._connection = None
        await storage.append([row(1)])
        assert [one.seq for one in await storage.rows("table")] == [1]
        with pytest.raises(Exception, match=r"terminating connection|closed"):
            await held.fetchval("SELECT 1")

    on_storage(tmp_path, scenario)


def test_a_database_that_has_lost_commits_is_not_written_to(tmp_path: Path) -> None:
    async def scenario(storage: SqlStorage, database: Any) -> None:
        await storage.append([row(1)])
        await storage.append([row(2)])
        # A standby that was behind has taken over.
        await asyncio.to_thread(rows, databases.address(tmp_path), "DELETE FROM moves WHERE seq = 2")
        await asyncio.to_thread(rows, databases.address(tmp_path), "UPDATE commits SET number = number - 1")
        database.writer._let_go()
        for _ in range(2):
            with pytest.raises(StorageTrouble, match="has lost 1 commits that it had confirmed"):
                await storage.append([row(3)])

    on_storage(tmp_path, scenario)


def test_one_bad_unit_harms_no_other(tmp_path: Path) -> None:
    async def scenario(storage: SqlStorage, _: Any) -> None:
        batch = [
            storage.append([row(1)]),
            storage.append([row(2, "a sign that PostgreSQL has no place for: \0")]),
            storage.append([row(1)]),
            storage.append([row(3)]),
        ]
        results = await asyncio.gather(*batch, return_exceptions=True)
        assert [type(result) for result in results] == [type(None), StorageTrouble, LostRace, type(None)]
        assert [one.seq for one in await storage.rows("table")] == [1, 3]
        assert await storage.load("no\0table") is None
        with pytest.raises(StorageTrouble):
            await storage.sign_out("\ud800")
        await storage.say("table", "anna", ChatLine("Anna", 0, "hello", 1, "anna"), "key")
        await storage.save_guest(Me("anna", "Anna", "it"))

    on_storage(tmp_path, scenario)


def test_tables_go_on_after_the_database_was_away(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        _play_through_a_restart(server)


def _play_through_a_restart(server: Server) -> None:
    first, second = two_players(server)
    actor, other = (first, second) if first.brief["moves"] else (second, first)
    postgres().stop()
    # A move that is on its way meanwhile waits until the database is back: see the tests above.
    server.in_house(lambda house: until(house.storage._database.writer._connection.is_closed))  # type: ignore[attr-defined]
    try:
        assert actor.play() == "storage-trouble"
        for page in (first, second):
            hear_trouble(page, True)
        assert server.client.get("/healthz").status_code == 503
        assert actor.guest.ask("PUT", "/api/me", json={"name": "Anna", "language": "it"}).status_code == 503
        assert actor.guest.get("/api/tables/no-such-table/facts").status_code == 503
    finally:
        postgres().start()
    for page in (first, second):
        hear_trouble(page, False)
    assert server.client.get("/healthz").text == "ok\n"
    assert actor.do("watch", table=first.info["id"]) is None
    assert actor.seq == 1
    assert actor.play() is None
    other.catch_up(2)
