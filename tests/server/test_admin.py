"""`webfoot admin`: beside a running server and on a database alone."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.visitors import Guest, Page, Server, play_on, serving, two_players
from webfoot.cli import main
from webfoot.server import administering, oversight
from webfoot.server.administration import AdminProblem, AnyWish, Told
from webfoot.server.bans import Ban, BansInForce
from webfoot.server.edge.security import Keys, new_id
from webfoot.server.folder import address_of_server, tell_address
from webfoot.server.settings import Retention, Settings


def told(capsys: pytest.CaptureFixture[str], folder: Path, *wish: str) -> list[str]:
    """What the command prints, which must succeed."""
    assert main(["admin", wish[0], "--folder", str(folder), *wish[1:]]) == 0
    return capsys.readouterr().out.splitlines()


def refused(capsys: pytest.CaptureFixture[str], folder: Path, *wish: str) -> str:
    """The sentence with which the command fails."""
    assert main(["admin", wish[0], "--folder", str(folder), *wish[1:]]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    return err


@pytest.fixture(params=["beside a server", "on a database"])
def asked(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Any]:
    """Two players who have talked, and a function that runs the command: with their server, or after its end."""
    with serving(tmp_path) as server:
        first, second = two_players(server, listed=True)
        assert first.do("say", text="hello") is None
        assert second.do("say", text="you duck") is None
        if request.param == "beside a server":
            through_client(server, monkeypatch)
            yield first, second, server, lambda *wish: told(capsys, tmp_path, *wish)
            return
    yield first, second, None, lambda *wish: told(capsys, tmp_path, *wish)


def through_client(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the command reach the server of a test, which listens nowhere."""

    def of_server(wish: AnyWish, settings: Settings) -> list[str]:
        token = Keys(settings).control_token
        answer = server.client.post("/control", json=plain(wish), headers={"authorization": f"Bearer {token}"})
        assert answer.status_code == 200, answer.text
        body = Told(**answer.json())
        if body.problem:
            raise AdminProblem(body.problem)
        return body.lines

    monkeypatch.setattr(administering, "_of_server", of_server)


def plain(wish: AnyWish) -> Any:
    return msgspec.to_builtins(wish)


# tables


def test_tables_are_listed_and_chosen(asked: Any) -> None:
    first, second, _, admin = asked
    (line,) = admin("tables")
    assert re.match(rf"{first.info['id']}  \d{{4}}-\d\d-\d\d \d\d:\d\d  playing  canardage ", line)
    assert first.guest.id in line
    assert second.guest.id in line
    for chosen in (["--status", "playing"], ["--game", "canardage"], ["--guest", second.guest.id], ["--limit", "1"]):
        assert admin("tables", *chosen) == [line]
    for other in (["--status", "over"], ["--game", "dale"], ["--guest", "nobody"]):
        assert admin("tables", *other) == ["no tables"]


def test_a_closed_table_is_gone(asked: Any, tmp_path: Path) -> None:
    first, second, server, admin = asked
    table = first.info["id"]
    assert admin("close", table) == [f"table {table} is closed and removed"]
    assert admin("tables") == ["no tables"]
    if server is not None:
        assert first.hear("dismissed")["table"] == second.hear("dismissed")["table"] == table
        assert first.guest.page().do("watch", table=table) == "no-such-table"
        assert server.guest().get("/api/lobby").json()["tables"] == []
        assert server.in_house(lambda house: house.present_table(table)) is None
    with closing(sqlite3.connect(tmp_path / "webfoot.sqlite")) as database:
        for name in ("tables", "moves", "seats", "chat"):
            assert database.execute(f"SELECT count(*) FROM {name}").fetchone() == (0,)


def test_bots_and_moves_of_a_closed_table_stop(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(tmp_path, bot_pace_alone=60, bot_pace=(60, 60)) as server:
        guest = server.guest()
        page = guest.page(guest.create("me", "bot:random", "bot:random", start=True))
        play_on(page, until=lambda: not page.brief["moves"] or page.seq > 3)
        server.in_house(lambda house: oversight.remove_table(house, page.info["id"]))
        assert page.do("play", seq=page.seq, move={"move": "pass"}) == "no-such-table"
    assert "failed" not in caplog.text


# chat


def test_chat_is_read_and_removed(asked: Any) -> None:
    first, second, server, admin = asked
    table = first.info["id"]
    lines = admin("chat", table)
    assert [line.rpartition(": ")[2] for line in lines] == ["hello", "you duck"]
    assert f"({second.guest.id})" in lines[1]
    number = lines[1].split()[0]
    assert admin("remove-chat", table, "--line", number) == ["1 lines are removed"]
    assert admin("chat", table) == lines[:1]
    if server is not None:
        assert [line["text"] for line in first.hear("table")["chat"]] == ["hello"]
    assert admin("remove-chat", table, "--guest", first.guest.id) == ["1 lines are removed"]
    assert admin("chat", table) == ["nothing was said there"]


def test_no_id_looks_like_an_option_of_a_command(monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-starts-badly", "fine"])
    monkeypatch.setattr("webfoot.server.edge.security.secrets.token_urlsafe", lambda _: next(made))
    assert new_id() == "fine"


# bans


def test_a_guest_who_is_kept_out_cannot_come_in(asked: Any) -> None:
    first, _, server, admin = asked
    (line,) = admin("ban", first.guest.id, "--reason", "quacks")
    assert line == f"{first.guest.id}  is kept out for good: quacks"
    assert admin("bans") == [line]
    if server is not None:
        with pytest.raises(WebSocketDisconnect) as closed:
            first.hear("nothing more")
        assert closed.value.code == 4403
        answer = first.guest.get("/api/me")
        assert (answer.status_code, answer.json()["problem"]) == (403, "kept-out")
        assert kept_out(first.guest)
        assert not kept_out(server.guest())
    assert admin("unban", first.guest.id) == [f"{first.guest.id} may come again"]
    assert admin("bans") == ["nobody is kept out"]
    if server is not None:
        assert first.guest.get("/api/me").status_code == 200


def kept_out(guest: Guest) -> bool:
    try:
        guest.page()
    except WebSocketDisconnect as closed:
        return closed.code == 4403
    return False


def test_a_ban_outlives_a_restart_and_ends_by_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path) as server:
        guest = server.guest()
    assert "is kept out until 2" in told(capsys, tmp_path, "ban", guest.id, "--days", "2")[0]
    with serving(tmp_path) as server:
        guest.server = server
        assert guest.get("/api/me").status_code == 403
        later = server.house.wall() + 2 * 24 * 3600 * 1000 + 1
        server.house.wall = lambda: later  # type: ignore[method-assign]
        assert guest.get("/api/me").status_code == 200


def test_an_address_is_kept_out_with_all_its_guests() -> None:
    bans = BansInForce()
    assert not bans.keep_out("anna", "192.0.2.7", 100)
    bans.replace([Ban("192.0.2.7", 200, "", 0), Ban("bob", None, "", 0)])
    assert bans.keep_out("anna", "192.0.2.7", 100)
    assert bans.keep_out(None, "192.0.2.7", 199)
    assert not bans.keep_out("anna", "192.0.2.7", 200)
    assert not bans.keep_out("anna", "192.0.2.8", 100)
    assert bans.keep_out("bob", "", 10**15)


# what is kept, and who is there


def test_retention_is_told_and_carried_out(asked: Any) -> None:
    _, _, _, admin = asked
    lines = admin("retention")
    assert len(lines) == 6
    assert admin("retention", "--now")[:-1] == lines
    assert admin("retention", "--now")[-1].startswith("0 tables were removed")


def test_old_tables_are_removed_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with serving(tmp_path) as server:
        server.guest().create("me", "open")
    with closing(sqlite3.connect(tmp_path / "webfoot.sqlite")) as database, database:
        database.execute("UPDATE tables SET created = 1")
    monkeypatch.setenv("WEBFOOT_KEEP_WAITING_DAYS", "1")
    assert told(capsys, tmp_path, "retention")[0] == "tables that wait: 1 days"
    assert told(capsys, tmp_path, "retention", "--now")[-1].startswith("1 tables were removed")
    assert Retention().waiting_days == 14


def test_those_who_are_there_are_named(asked: Any) -> None:
    first, second, server, admin = asked
    lines = admin("online")
    if server is None:
        assert lines == ["no server runs on this folder, so nobody is there"]
        return
    assert sorted(line.split()[0] for line in lines) == sorted([first.guest.id, second.guest.id])
    assert all(line.endswith(f"1 pages  at {first.info['id']}") for line in lines)


# bad input


@pytest.mark.parametrize(
    ("wish", "sentence"),
    [
        (["close", "nowhere"], "there is no table nowhere"),
        (["close", "a/b"], "not an id or an address"),
        (["close", "x" * 41], "not an id or an address"),
        (["chat", "nowhere"], "there is no table nowhere"),
        (["chat", "t", "--limit", "10001"], "<= 10000"),
        (["remove-chat", "t"], "either lines by their numbers or a guest"),
        (["remove-chat", "t", "--line", "1", "--guest", "g"], "either lines by their numbers or a guest"),
        (["remove-chat", "t", "--line", "1"], "no such lines were said at table t"),
        (["ban", "not an id"], "not an id or an address"),
        (["ban", "bot:"], "bot: is neither a guest nor a bot nor an address"),
        (["ban", "300.1.1.1"], "300.1.1.1 is neither a guest nor a bot nor an address"),
        (["ban", "g", "--reason", "x" * 201], "length <= 200"),
        (["unban", "g"], "g is not kept out"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], wish: list[str], sentence: str
) -> None:
    with serving(tmp_path):
        pass
    assert sentence in refused(capsys, tmp_path, *wish)


def test_without_a_database_or_an_address_it_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "there is no database at" in refused(capsys, tmp_path / "none", "tables")
    with serving(tmp_path) as server:
        assert "does not say where it listens" in refused(capsys, tmp_path, "tables")
        settings = server.house.settings
        tell_address(settings, "http://127.0.0.1:9/")
        assert "did not answer" in refused(capsys, tmp_path, "tables")
        for wrong in ("file:///etc/passwd", "", "\u00e9"):
            (tmp_path / "webfoot.sqlite.address").write_text(wrong, encoding="utf-8")
            assert address_of_server(settings) is None


@pytest.mark.parametrize(
    "wish",
    [
        ["dance"],
        ["close"],
        ["tables", "--status", "asleep"],
        ["tables", "--limit", "0"],
        *(["ban", "g", "--days", days] for days in ("-1", "0", "nan", "inf", "soon")),
    ],
)
def test_what_is_no_wish_is_not_understood(capsys: pytest.CaptureFixture[str], wish: list[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["admin", *wish])
    assert left.value.code == 2
    assert "usage:" in capsys.readouterr().err


# the way to a running server


@pytest.mark.parametrize(
    ("headers", "body", "status"),
    [
        ({}, b'{"wish":"bans"}', 403),
        ({"authorization": "Bearer wrong"}, b'{"wish":"bans"}', 403),
        ({"authorization": "TOKEN", "x-forwarded-for": "127.0.0.1"}, b'{"wish":"bans"}', 403),
        ({"authorization": "TOKEN", "forwarded": "for=127.0.0.1"}, b'{"wish":"bans"}', 403),
        ({"authorization": "TOKEN"}, b"", 400),
        ({"authorization": "TOKEN"}, b'{"wish":"dance"}', 400),
        ({"authorization": "TOKEN"}, b'{"wish":"close","table":"../x"}', 400),
        ({"authorization": "TOKEN"}, b'{"wish":"tables","at_most":1e9}', 400),
        ({"authorization": "TOKEN"}, b'\xff{"wish":"bans"}', 400),
        ({"authorization": "TOKEN"}, b'{"wish":"bans"}', 200),
    ],
)
def test_only_the_administrator_may_wish(server: Server, headers: dict[str, str], body: bytes, status: int) -> None:
    token = server.house.keys.control_token
    brought = {name: f"Bearer {token}" if value == "TOKEN" else value for name, value in headers.items()}
    assert server.client.post("/control", content=body, headers=brought).status_code == status


def test_the_token_is_in_no_answer(server: Server) -> None:
    guest: Guest = server.guest()
    page: Page = guest.page(guest.create("me", "open"))
    assert server.house.keys.control_token not in "".join(page.heard)


@contextmanager
def started(folder: Path) -> Iterator[None]:
    """A server in a process of its own, as anybody starts it."""
    environment = {**os.environ, "WEBFOOT_ENGINE": "off", "PYTHONUNBUFFERED": "1"}
    command = [sys.executable, "-m", "webfoot.cli", "serve", "--port", "0", "--folder", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as process:
        try:
            assert process.stdout is not None
            assert b"Webfoot is ready" in process.stdout.readline()
            yield
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(30)


def test_the_command_reaches_a_server_that_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with started(tmp_path):
        assert told(capsys, tmp_path, "online") == ["nobody is there"]
        assert "kept out for good" in told(capsys, tmp_path, "ban", "192.0.2.7")[0]
        assert refused(capsys, tmp_path, "close", "nowhere") == "webfoot: there is no table nowhere\n"
        (tmp_path / "secret").write_text("another-key-that-is-long-enough-to-be-one")
        assert "refused: this is for the administrator" in refused(capsys, tmp_path, "bans")
    assert not (tmp_path / "webfoot.sqlite.address").exists()
    assert told(capsys, tmp_path, "bans")[0].startswith("192.0.2.7 ")
