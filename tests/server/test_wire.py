"""What a page may send: everything else is told off and changes nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import pytest
from litestar.exceptions import WebSocketDisconnect

from tests.server.visitors import Page, Server, new_key, serving, two_players
from webfoot.server import wire
from webfoot.server.edge.hub import CLOSE_CROWDED, CLOSE_FLOOD, CLOSE_NO_GUEST, CLOSE_SLOW, CLOSE_TOO_BIG, Connection
from webfoot.server.edge.listener import OBEY
from webfoot.server.edge.security import COOKIE
from webfoot.server.settings import Limits

TABLE = "AAAAAAAAAAAA"


def closed_with(page: Page) -> int:
    try:
        while True:
            page.listen()
    except WebSocketDisconnect as closed:
        return closed.code


def test_the_first_message_says_who_one_is(server: Server) -> None:
    guest = server.guest()
    welcome = json.loads(guest.page().heard[0])
    assert welcome["type"] == "welcome"
    assert welcome["version"] == wire.VERSION
    assert welcome["me"]["id"] == guest.id


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "{}",
        "null",
        '{"do":"dance","key":"12345678"}',
        '{"do":"watch"}',
        '{"do":"watch","key":"12345678"}',
        '{"do":"watch","key":"short","table":"AAAAAAAAAAAA"}',
        '{"do":"watch","key":"12345678","table":"../../etc"}',
        '{"do":"watch","key":"12345678","table":"AAAAAAAAAAAA","more":1}',
        '{"do":"sit","key":"12345678","table":"AAAAAAAAAAAA","seat":-1}',
        '{"do":"sit","key":"12345678","table":"AAAAAAAAAAAA","seat":"0"}',
        '{"do":"sit","key":"12345678","table":"AAAAAAAAAAAA","seat":1.5}',
        '{"do":"play","key":"12345678","table":"AAAAAAAAAAAA","seq":1}',
        '{"do":"play","key":"12345678","table":"AAAAAAAAAAAA","seq":99999999999999999999,"move":{}}',
        '{"do":"set-seat","key":"12345678","table":"AAAAAAAAAAAA","seat":0,"kind":"person"}',
        '{"do":"set-seat","key":"12345678","table":"AAAAAAAAAAAA","seat":0,"kind":"bot","level":"a/b"}',
        '{"do":"say","key":"12345678","table":"AAAAAAAAAAAA","text":""}',
        '{"do":"say","key":"12345678","table":"AAAAAAAAAAAA","text":"' + "x" * 301 + '"}',
        "[" * 2000,
    ],
)
def test_what_is_no_command_is_malformed(server: Server, text: str) -> None:
    page = server.guest().page()
    page.session.send_text(text)
    assert page.listen()["type"] == "malformed"
    assert page.do("watch-lobby") is None


def test_bytes_are_malformed(server: Server) -> None:
    page = server.guest().page()
    page.session.send_bytes(b'{"do":"watch-lobby","key":"12345678"}')
    assert page.listen()["type"] == "malformed"


def test_a_message_that_is_too_long_closes_the_connection(server: Server) -> None:
    page = server.guest().page()
    page.session.send_text("x" * (wire.MAX_MESSAGE_BYTES + 1))
    assert closed_with(page) == CLOSE_TOO_BIG


def test_no_such_table(server: Server) -> None:
    page = server.guest().page()
    commands: list[tuple[str, dict[str, Any]]] = [
        ("watch", {}),
        ("sit", {"seat": 0}),
        ("leave", {}),
        ("set-seat", {"seat": 0, "kind": "bot"}),
        ("start", {}),
        ("play", {"seq": 0, "move": {}}),
        ("undo", {"seq": 0}),
        ("resign", {}),
        ("rematch", {}),
        ("say", {"text": "hello"}),
    ]
    for command, fields in commands:
        assert page.do(command, table=TABLE, **fields) == "no-such-table"


@pytest.mark.parametrize("cookie", ["", "other=1", f"{COOKIE}=forged", f"{COOKIE}=a.b.c", f"{COOKIE}=" + "x" * 500])
def test_without_a_valid_cookie_the_connection_is_closed_and_says_why(server: Server, cookie: str) -> None:
    with (
        pytest.raises(WebSocketDisconnect) as closed,
        server.client.websocket_connect("/ws", headers={"cookie": cookie}) as session,
    ):
        session.receive_text(timeout=5)
    assert closed.value.code == CLOSE_NO_GUEST


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://testserver.local.evil.example", "file://", "http://["]
)
def test_a_page_of_a_foreign_origin_is_turned_away(server: Server, origin: str) -> None:
    guest = server.guest()
    headers = {"cookie": guest.cookie, "origin": origin}
    with pytest.raises(WebSocketDisconnect), server.client.websocket_connect("/ws", headers=headers) as session:
        session.receive_text(timeout=5)


def test_pages_of_this_host_are_welcome(server: Server) -> None:
    assert server.guest().page(origin="http://testserver.local").heard


def test_where_origins_are_named_no_other_is_welcome(tmp_path: Path) -> None:
    with serving(tmp_path, origins=("https://play.example",)) as server:
        guest = server.guest()
        assert guest.page(origin="https://play.example").heard
        headers = {"cookie": guest.cookie, "origin": "http://testserver.local"}
        with pytest.raises(WebSocketDisconnect), server.client.websocket_connect("/ws", headers=headers) as session:
            session.receive_text(timeout=5)


def test_a_flood_is_refused_and_then_cut(tmp_path: Path) -> None:
    limits = Limits(commands=(3, 0.0001), refusals_before_closing=5)
    with serving(tmp_path, limits=limits) as server:
        page = server.guest().page()
        assert [page.do("watch-lobby") for _ in range(6)] == [None] * 3 + ["too-fast"] * 3
        page.session.send_text("nonsense")
        assert page.listen()["type"] == "malformed"
        for _ in range(5):
            page.send("watch-lobby")
        assert closed_with(page) == CLOSE_FLOOD


def test_chatter_has_a_limit(tmp_path: Path) -> None:
    limits = Limits(chat=(2, 0.0001))
    with serving(tmp_path, limits=limits) as server:
        host = server.guest()
        page = host.page(host.create("me", "open"))
        assert [page.do("say", text="hello") for _ in range(3)] == [None, None, "too-fast"]


def test_one_guest_cannot_open_pages_without_end(tmp_path: Path) -> None:
    limits = Limits(connections_of_a_guest=2)
    with serving(tmp_path, limits=limits) as server:
        guest = server.guest()
        guest.page()
        guest.page()
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            server.client.websocket_connect("/ws", headers={"cookie": guest.cookie}) as session,
        ):
            session.receive_text(timeout=5)
        assert closed.value.code == CLOSE_CROWDED
        assert server.guest().page().heard


def test_a_page_that_does_not_read_is_dropped() -> None:
    async def never(message: object) -> None:
        raise AssertionError("nothing is sent to it")

    dropped: list[bool] = []
    connection = Connection("guest", never, Limits(outbox_messages=3))
    connection.on_overflow(lambda: dropped.append(True))
    for _ in range(3):
        connection.post_encoded(b"news")
    assert not dropped
    connection.post_encoded(b"one too many")
    assert dropped
    assert connection.closing
    assert connection._closing is not None
    assert connection._closing[0] == CLOSE_SLOW


def test_a_command_sent_twice_is_obeyed_once(server: Server) -> None:
    first, second = two_players(server)
    actor = first if first.brief["moves"] else second
    key = new_key()
    move = actor.brief["moves"][0]["move"]
    assert actor.do("play", key, seq=1, move=move) is None
    assert actor.do("play", key, seq=1, move=move) is None
    assert actor.seq == 2
    key = new_key()
    assert actor.do("say", key, text="once") is None
    assert actor.do("say", key, text="once") is None
    late = server.guest().page(first.info["id"])
    assert late.heard[1].count('"text":"once"') == 1


def test_a_command_sent_again_over_a_new_connection_is_obeyed_once(server: Server) -> None:
    first, second = two_players(server)
    actor = first if first.brief["moves"] else second
    key = new_key()
    move = actor.brief["moves"][0]["move"]
    assert actor.do("play", key, seq=1, move=move) is None
    again = actor.guest.page()
    assert again.do("play", key, table=first.info["id"], seq=1, move=move) is None
    again.do("watch", table=first.info["id"])
    assert again.seq == 2


def test_the_key_of_somebody_else_is_another_key(server: Server) -> None:
    first, second = two_players(server)
    key = new_key()
    assert first.do("say", key, text="mine") is None
    assert second.do("say", key, text="mine too") is None
    late = server.guest().page(first.info["id"])
    assert '"text":"mine too"' in late.heard[1]


def test_a_refused_command_may_be_tried_again_with_its_key(server: Server) -> None:
    host, friend = server.guest(), server.guest()
    table = host.create("me", "open")
    page = host.page(table)
    key = new_key()
    assert page.do("start", key) == "seats-empty"
    friend.page(table).do("sit", seat=1)
    assert page.do("start", key) is None


def test_a_page_watches_one_thing_at_a_time(server: Server) -> None:
    host = server.guest()
    one, other = host.create("me", "open"), host.create("me", "open")
    page = host.page(one)
    page.do("watch", table=other)
    heard = len(page.heard)
    friend = server.guest().page(one)
    friend.do("sit", seat=1)
    assert page.do("watch", table=other) is None
    assert all(one not in text for text in page.heard[heard:])


def test_every_command_is_obeyed_somewhere() -> None:
    answered_by_the_socket_itself = {wire.Watch, wire.WatchLobby, wire.Ping, wire.Rehearse, wire.Play, wire.Say}
    assert {*OBEY} | answered_by_the_socket_itself == set(get_args(wire.AnyCommand))
