"""What comes before a request is understood, over real connections: sizes, deadlines, and how many there may be."""

from __future__ import annotations

import asyncio
import logging
import resource
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.test_frames import echo, frame, raw, serving_app
from tests.server.visitors import serving
from webfoot.server.edge import handshake
from webfoot.server.edge.handshake import Gate, GuardedProtocol, room_for_connections
from webfoot.server.edge.security import COOKIE, guest_cookie
from webfoot.server.settings import Limits

UPGRADE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n"
)


async def app(scope: Any, receive: Any, send: Any) -> None:
    if scope["type"] == "websocket":
        await echo(scope, receive, send)
        return
    await receive()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
    await send({"type": "http.response.body", "body": b"ok"})


async def big(scope: Any, receive: Any, send: Any) -> None:
    await receive()
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"50000000")]})
    await send({"type": "http.response.body", "body": b"x" * 50_000_000})


def run(scenario: Callable[[int, Gate], Awaitable[None]], limits: Limits | None = None, served: Any = app) -> None:
    async def all_of_it() -> None:
        gate = Gate(limits or Limits())
        async with serving_app(served, http=GuardedProtocol.behind(gate)) as port:
            await asyncio.wait_for(scenario(port, gate), 30)

    asyncio.run(all_of_it())


async def answer_to(port: int, *parts: bytes) -> bytes:
    """All that is answered, until the server ends the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    for part in parts:
        writer.write(part)
        await asyncio.sleep(0)
    heard = await reader.read()
    writer.close()
    return heard


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        (b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", b"200"),
        (b"GET /" + b"a" * 9000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", b"414"),
        (b"GET / HTTP/1.1\r\nHost: x\r\nCookie: " + b"a" * 8192 + b"\r\n\r\n", b"431"),
        (UPGRADE + b"Cookie: " + b"a" * 8192 + b"\r\n\r\n", b"431"),
        (b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 101 + b"\r\n", b"431"),
        (b"GET / HTTP/1.1\r\n" + b"A: %b\r\n" % (b"c" * 7000) * 5 + b"\r\n", b"431"),
        (b"GET / HTTP/1.1\r\nCookie: " + b"a" * 60_000, b"431"),
    ],
    ids=["fine", "address", "line", "line of a socket", "many", "long together", "without end"],
)
def test_headers_that_are_too_long_are_answered(request_: bytes, status: bytes) -> None:
    async def scenario(port: int, gate: Gate) -> None:
        heard = await answer_to(port, request_)
        assert heard.split(b" ", 2)[1] == status

    run(scenario)


@pytest.mark.parametrize(
    "part",
    [b"", b"GET / HTTP/1.1\r\nHost:", b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf"],
    ids=["nothing", "half a head", "half a body"],
)
def test_a_request_that_does_not_come_is_not_waited_for(part: bytes) -> None:
    async def waiting(scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass

    async def scenario(port: int, gate: Gate) -> None:
        heard = await answer_to(port, part)
        assert b"408" in heard or part.startswith(b"POST")

    run(scenario, Limits(request_seconds=0.3), waiting)


def test_requests_one_after_the_other_have_each_their_time() -> None:
    async def scenario(port: int, gate: Gate) -> None:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        for _ in range(4):
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
            assert b"200" in await reader.readuntil(b"ok")
            await asyncio.sleep(0.2)
        writer.close()

    run(scenario, Limits(request_seconds=0.6))


def test_a_socket_outlives_the_deadline_and_counts_until_it_is_gone() -> None:
    async def scenario(port: int, gate: Gate) -> None:
        reader, writer = await raw(port)
        await asyncio.sleep(0.5)
        writer.write(frame(b"still there"))
        assert b"still there" in await reader.readexactly(13)
        assert len(gate) == 1
        writer.write(frame(b"close"))
        await reader.read()
        writer.close()
        while len(gate):  # noqa: ASYNC110
            await asyncio.sleep(0.01)

    run(scenario, Limits(request_seconds=0.2))


def test_one_address_has_so_many_connections() -> None:
    async def scenario(port: int, gate: Gate) -> None:
        open_ones = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
        while len(gate) < 2:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        assert b"503" in await answer_to(port)
        for _, writer in open_ones:
            writer.close()
        while len(gate):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        assert b"200" in await answer_to(port, b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")

    run(scenario, Limits(connections_of_an_address=2))


def test_a_proxy_has_no_limit_by_address_but_the_server_has_one(caplog: pytest.LogCaptureFixture) -> None:
    gate = Gate(Limits(connections_of_an_address=2), ("127.0.0.1",), most=4)
    assert [gate.enter("127.0.0.1") for _ in range(3)] == [True] * 3
    assert [gate.enter("203.0.113.7") for _ in range(3)] == [True, False, False]
    assert [record.levelno for record in caplog.records] == [logging.WARNING]
    gate.leave("127.0.0.1")
    assert gate.enter("203.0.113.7")


@pytest.mark.parametrize(
    ("proxies", "peer", "limited"),
    [
        (("10.0.0.0/8",), "10.1.2.3", False),
        (("10.0.0.0/8",), "11.1.2.3", True),
        (("::1",), "::1", False),
        (("fd00::/8",), "fd12::5", False),
        # A neighbour of a proxy is not the proxy, though they share the limit of a household.
        (("2001:db8::1",), "2001:db8::2", True),
        (("127.0.0.1", "::1"), "", True),
    ],
)
def test_proxies_are_known_by_address_or_network(proxies: tuple[str, ...], peer: str, limited: bool) -> None:
    gate = Gate(Limits(connections_of_an_address=2), proxies)
    assert [gate.enter(peer) for _ in range(3)] == [True, True, not limited]
    for _ in range(2 if limited else 3):
        gate.leave(peer)
    assert not len(gate)


def test_an_answer_that_nobody_reads_is_not_kept() -> None:
    async def scenario(port: int, gate: Gate) -> None:
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        while not len(gate):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        while len(gate):  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        writer.transport.abort()

    run(scenario, Limits(answer_seconds=0.2), big)


def test_the_limit_on_descriptors_is_raised_or_the_shortage_is_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    raised: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda which: (256, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda which, limits: raised.append(limits))
    assert room_for_connections(1000) == 4096 - handshake.RESERVED
    assert raised == [(4096, 4096)]
    assert not caplog.records
    assert room_for_connections(10_000) == 4096 - handshake.RESERVED
    assert "ulimit" in caplog.text


def test_a_system_without_a_limit_on_open_files_has_room_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resource", None)
    assert room_for_connections(10_000) == 10_000


@pytest.mark.parametrize(
    ("header", "found"),
    [
        (f"{COOKIE}=abc", "abc"),
        (f"a=b; {COOKIE}=a.b-c_d; z", "a.b-c_d"),
        (f'other="x;y"; {COOKIE}=abc', "abc"),
        (f"x{COOKIE}=abc", None),
        ("", None),
        (f"{COOKIE}=abc; long={'x' * 5000}", None),
    ],
)
def test_the_cookie_of_a_guest(header: str, found: str | None) -> None:
    assert guest_cookie(header, 4096) == found


def test_cookies_that_mean_harm_cost_nothing(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        evil = f'{COOKIE}="' + "\\" * 3900
        begun = time.process_time()
        for _ in range(100):
            assert guest_cookie(evil, 10_000) is not None
        # A hundred of them took six seconds.
        assert time.process_time() - begun < 1
        long = server.client.get("/api/me", headers={"cookie": f"a={'x' * 5000}"})
        assert (long.status_code, long.json()["problem"]) == (431, "too-big")
        assert "4096" in long.json()["detail"]
