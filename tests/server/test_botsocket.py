"""The door for bots with a token: tokens are made, listed and revoked, and nothing else opens it."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.farbots import FarBot, begun, come, levels, token_for
from tests.server.visitors import InstantBots, Server, serving
from webfoot.cli import main
from webfoot.server import bottokens
from webfoot.server.bots import remote
from webfoot.server.folder import held
from webfoot.server.logs import without_tokens
from webfoot.server.settings import Limits, Settings
from webfoot.server.storage.sqlite.migrate import migrate

LONG = 600.0
"""A time that never comes in a test."""


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(remote, "RETURN_SECONDS", LONG)
    return tmp_path / "data"


@pytest.fixture
def token(data: Path) -> str:
    return token_for(data)


@pytest.fixture
def server(data: Path, token: str) -> Iterator[Server]:
    with serving(data, bot_budget=LONG) as running:
        yield running


# the command


def test_the_command_makes_lists_and_revokes(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = ["--folder", str(data)]
    assert main(["bot-token", "--list", *folder]) == 0
    assert capsys.readouterr().out == ""
    for name in ("swan", "duck"):
        assert main(["bot-token", name, *folder]) == 0
    tokens = capsys.readouterr().out.split()
    assert len({*tokens}) == 2
    assert all(token.startswith("wfbot_") and len(token) > 40 for token in tokens)
    assert main(["bot-token", "--list", *folder]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == ["duck", "swan"]
    assert main(["bot-token", "--revoke", "swan", *folder]) == 0
    assert main(["bot-token", "--list", *folder]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()[1:]] == ["duck"]


def test_a_server_that_is_still_preparing_its_database_is_waited_for(
    data: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(folder=data)
    with held(settings):
        monkeypatch.setattr("webfoot.server.bottokens.time.sleep", lambda _: None)
        assert main(["bot-token", "swan", "--folder", str(data)]) == 2
        out, err = capsys.readouterr()
        assert (out, "is still preparing its database; try again in a moment" in err) == ("", True)
        monkeypatch.setattr("webfoot.server.bottokens.time.sleep", lambda _: migrate(settings.database_file))
        assert main(["bot-token", "swan", "--folder", str(data)]) == 0
    assert [name for name, _ in bottokens.given(data)] == ["swan"]


def test_the_database_holds_no_token(data: Path, token: str) -> None:
    kept = b"".join(file.read_bytes() for file in data.iterdir())
    assert token.encode() not in kept
    assert token.removeprefix("wfbot_").encode() not in kept
    assert bottokens.hash_of(token).encode() in kept


def test_tokens_are_made_and_revoked_while_a_server_runs(server: Server, data: Path) -> None:
    token = token_for(data, "swan")
    come(server, token)
    assert "swan" in levels(server)
    assert [name for name, _ in bottokens.given(data)] == ["duck", "swan"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["duck"], "duck has a token already; revoke it to make another"),
        (["quick"], "quick is a bot of the server itself; choose another name"),
        (["a b"], "the name of a bot has 1 to 32 letters, digits and signs _.-, not 'a b'"),
        ([""], "the name of a bot has 1 to 32 letters, digits and signs _.-, not ''"),
        (["x" * 33], f"the name of a bot has 1 to 32 letters, digits and signs _.-, not '{'x' * 33}'"),
        (["--revoke", "swan"], "no token has the name 'swan'"),
    ],
)
def test_a_mistake_gets_one_sentence(
    data: Path, token: str, arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bot-token", *arguments, "--folder", str(data)]) == 2
    assert capsys.readouterr().err == f"webfoot: {says}\n"


def test_there_are_so_many_tokens_and_no_more(
    data: Path, token: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bottokens, "MOST_TOKENS", 1)
    assert main(["bot-token", "swan", "--folder", str(data)]) == 2
    assert "there are 1 tokens already" in capsys.readouterr().err


def test_a_file_that_is_no_database_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "webfoot.sqlite").write_text("a poem about ducks\n" * 100, encoding="ascii")
    assert main(["bot-token", "swan", "--folder", str(tmp_path)]) == 2
    assert "cannot be used as a database" in capsys.readouterr().err


def test_a_database_that_somebody_locks_gets_one_sentence(
    data: Path, token: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("webfoot.server.storage.sqlite.bottokens.BUSY_SECONDS", 0.01)
    database = sqlite3.connect(data / "webfoot.sqlite", isolation_level=None)
    database.execute("BEGIN IMMEDIATE")
    try:
        assert main(["bot-token", "swan", "--folder", str(data)]) == 2
        assert "cannot be used now: database is locked" in capsys.readouterr().err
    finally:
        database.close()


def test_no_token_is_logged(token: str) -> None:
    assert token not in without_tokens(f"GET /bot/socket {token} failed")
    assert "secret" not in without_tokens("Authorization: Bearer secret")


# tokens


@pytest.mark.parametrize(
    "header",
    ["", "Bearer", "Bearer ", "Bearer wrong", "Basic ZHVjazpkdWNr", "Bearer " + "x" * 5000, "{}"],
)
def test_without_a_valid_token_the_connection_is_closed(server: Server, header: str) -> None:
    with FarBot(server, "", authorization=header) as bot:
        assert bot.closed_with() == 4401
    assert "duck" not in levels(server)


def test_what_is_no_socket_is_told_so(server: Server, token: str) -> None:
    answer = server.client.get("/bot/socket", headers={"authorization": f"Bearer {token}"})
    assert (answer.status_code, answer.json()["problem"]) == (426, "not-a-socket")


def test_a_token_in_the_address_counts_for_nothing(server: Server, token: str) -> None:
    session = server.client.websocket_connect(f"/bot/socket?token={token}&authorization=Bearer {token}")
    bot = FarBot(server, token)
    bot.session = session
    with bot:
        assert bot.closed_with() == 4401


def test_a_revoked_token_ends_its_connection_and_others_play_on(server: Server, token: str, data: Path) -> None:
    bot = come(server, token)
    page = begun(server.guest(), "me", "bot:duck")
    while page.brief["moves"]:
        assert page.play() is None
    bot.hear("ask")
    bottokens.revoke("duck", data)
    server.in_house(lambda house: house.remote.look())
    assert bot.closed_with() == 4401
    with FarBot(server, token) as again:
        assert again.closed_with() == 4401
    assert "duck" not in levels(server)
    page.catch_up(page.seq + 1)
    asked = server.bots
    assert isinstance(asked, InstantBots)
    while not asked.asked and not page.brief["over"]:
        if page.brief["moves"]:
            assert page.play() is None
        else:
            page.hear("stepped")
    assert {level for *_, level in asked.asked} <= {"quick"}


def test_a_name_that_the_administrator_uses_is_not_taken_over(data: Path, token: str, tmp_path: Path) -> None:
    (tmp_path / "namesake.py").write_text("class Bot:\n    def __init__(self, game): pass\n", encoding="utf-8")
    sys.path.insert(0, str(tmp_path))
    try:
        with serving(data, own_bots={"duck": "namesake:Bot"}) as server, FarBot(server, token) as bot:
            assert bot.closed_with() == 4401
    finally:
        sys.path.remove(str(tmp_path))


# limits


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[" * 2000,
        "null",
        "{}",
        '{"type":"dance","table":"a"}',
        '{"type":"move","id":1,"number":1}',
        '{"type":"move","id":"1","number":1,"table":"a"}',
        '{"type":"move","id":1,"number":1,"table":7}',
        '{"type":"ready","table":"a"}',
        '{"type":"ready","protocol":1}',
    ],
)
def test_junk_ends_the_connection(server: Server, token: str, text: str) -> None:
    bot = come(server, token)
    bot.session.send_text(text)
    assert bot.closed_with() == 4400
    assert come(server, token).session is not None


def test_bytes_and_messages_that_are_too_long_end_the_connection(server: Server, token: str) -> None:
    bot = come(server, token)
    bot.session.send_bytes(b"{}")
    assert bot.closed_with() == 4400
    bot = come(server, token)
    bot.session.send_text("x" * 30_000)
    assert bot.closed_with() == 1009


def test_what_is_about_no_table_of_its_own_is_skipped(server: Server, token: str) -> None:
    bot = come(server, token)
    bot.send(type="move", id=1, number=1, table="somewhere")
    bot.send(type="ready", protocol=1, table="somewhere")
    server.guest().create("bot:duck", "bot:quick", start=True)
    assert bot.play()["faults"] == 0


def test_a_flood_ends_the_connection(data: Path, token: str) -> None:
    with serving(data, limits=Limits(bot_messages=(5, 0))) as server:
        bot = come(server, token)
        for _ in range(6):
            bot.send(type="ready", protocol=1, table="somewhere")
        assert bot.closed_with() == 4429


def test_connections_with_a_token_and_from_an_address_are_limited(data: Path, token: str) -> None:
    with serving(data, limits=Limits(bot_returns=(2, 0), bot_attempts=(4, 0))) as server:
        for _ in range(2):
            with FarBot(server, token):
                pass
        with FarBot(server, token) as third:
            assert third.closed_with() == 4429
        with FarBot(server, "wrong") as fourth:
            assert fourth.closed_with() == 4401
        bot = FarBot(server, token)
        with pytest.raises(Exception, match=r"4403|not now"):
            bot.session.__enter__()


def test_a_bot_that_is_kept_out_cannot_connect(server: Server, data: Path, token: str) -> None:
    bot = come(server, token)
    ban(server, "bot:duck")
    assert bot.closed_with() == 4403
    assert "duck" not in levels(server)
    assert come(server, token).closed_with() == 4403
    assert come(server, token_for(data, "swan")).session is not None
    assert "swan" in levels(server)


def test_bots_from_an_address_that_is_kept_out_cannot_connect(server: Server, token: str) -> None:
    bot = come(server, token)
    (address,) = {one.address for one in server.house.crowd.of("bot:duck")}
    ban(server, address)
    assert bot.closed_with() == 4403
    assert come(server, token).closed_with() == 4403


def ban(server: Server, who: str) -> None:
    headers = {"authorization": f"Bearer {server.house.keys.control_token}"}
    answer = server.client.post("/control", json={"wish": "ban", "who": who}, headers=headers)
    assert (answer.status_code, answer.json()["problem"]) == (200, "")


def test_a_page_of_another_site_cannot_connect(server: Server, token: str) -> None:
    bot = FarBot(server, token, origin="https://elsewhere.example")
    with pytest.raises(Exception, match=r"4403|not now"):
        bot.session.__enter__()


def test_it_plays_at_so_many_tables_and_no_more(data: Path, token: str) -> None:
    with serving(data, bot_budget=LONG, limits=Limits(tables_of_a_bot=1)) as server:
        bot = come(server, token)
        host = server.guest()
        waiting = host.page(host.create("me", "bot:duck"))
        host.create("bot:duck", "bot:quick", start=True)
        bot.hear("ask")
        assert "duck" not in levels(server)
        assert waiting.do("start") is None
        while not waiting.brief["over"]:
            if waiting.brief["moves"]:
                assert waiting.play() is None
            else:
                waiting.hear("stepped")
        assert len(bot.messages("start")) == 1, "random moves were played for it at the second table"
