"""The WebSocket protocol with its short cuts, against a real client and against raw bytes."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn
import websockets

from webfoot.server.edge.frames import BatchingProtocol

pytestmark = pytest.mark.both
MAX = 4096
LONG = b"long" * 50


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Says everything back, twice."""
    assert (await receive())["type"] == "websocket.connect"
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        said = message.get("text")
        if said == "close":
            await send({"type": "websocket.send", "text": "goodbye"})
            await send({"type": "websocket.close", "code": 4321, "reason": "asked"})
            return
        for _ in range(2):
            await send({"type": "websocket.send", "text": said if said is not None else repr(message["bytes"])})


class Echo(uvicorn.Server):
    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.reachable = asyncio.Event()

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        self.reachable.set()


@asynccontextmanager
async def serving_app(app: Any = echo, **more: Any) -> AsyncIterator[int]:
    chosen: dict[str, Any] = {"ws": BatchingProtocol, "ws_max_size": MAX, "timeout_graceful_shutdown": 1, **more}
    config = uvicorn.Config(app, port=0, ws_per_message_deflate=False, lifespan="off", log_config=None, **chosen)
    server = Echo(config)
    running = asyncio.create_task(server.serve())
    await server.reachable.wait()
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await running


def run(scenario: Callable[[int], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        async with serving_app() as port:
            await scenario(port)

    asyncio.run(all_of_it())


def test_texts_of_every_length_come_back() -> None:
    async def scenario(port: int) -> None:
        async with websockets.connect(f"ws://127.0.0.1:{port}", compression=None) as client:
            for length in (0, 1, 125, 126, 127, 4000, MAX):
                await client.send("x" * length)
                assert [await client.recv(), await client.recv()] == ["x" * length] * 2
            await client.send("canard à l’orange 🦆")
            assert await client.recv() == "canard à l’orange 🦆"

    run(scenario)


def test_many_at_once_keep_their_order() -> None:
    async def scenario(port: int) -> None:
        async with websockets.connect(f"ws://127.0.0.1:{port}", compression=None) as client:
            for number in range(200):
                await client.send(str(number))
            heard = [await client.recv() for _ in range(400)]
            assert heard == [str(number) for number in range(200) for _ in range(2)]

    run(scenario)


def test_pings_bytes_and_pieces_take_the_long_way() -> None:
    async def scenario(port: int) -> None:
        async with websockets.connect(f"ws://127.0.0.1:{port}", compression=None) as client:
            await (await client.ping())
            await client.send(b"bytes")
            assert [await client.recv(), await client.recv()] == ["b'bytes'"] * 2
            await client.send(["in ", "three ", "pieces"])
            assert [await client.recv(), await client.recv()] == ["in three pieces"] * 2
            await client.send("whole again")
            assert [await client.recv(), await client.recv()] == ["whole again"] * 2

    run(scenario)


def test_what_is_said_last_arrives_before_the_close() -> None:
    async def scenario(port: int) -> None:
        async with websockets.connect(f"ws://127.0.0.1:{port}", compression=None) as client:
            await client.send("close")
            assert await client.recv() == "goodbye"
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await client.recv()
            assert closed.value.rcvd is not None
            assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4321, "asked")

    run(scenario)


@pytest.mark.parametrize("length", [MAX + 1, 70_000])
def test_a_text_that_is_too_long_is_refused(length: int) -> None:
    async def scenario(port: int) -> None:
        async with websockets.connect(f"ws://127.0.0.1:{port}", compression=None) as client:
            await client.send("x" * length)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await client.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009

    run(scenario)


async def raw(port: int) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    key = base64.b64encode(b"0123456789abcdef").decode()
    writer.write(
        f"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


def frame(body: bytes, first: int = 0x81) -> bytes:
    mask = b"\x01\x02\x03\x04"
    length = bytes((len(body),)) if len(body) < 126 else b"\x7e" + len(body).to_bytes(2, "big")
    return bytes((first, 0x80 | length[0])) + length[1:] + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(body))


def test_frames_cut_anywhere_are_put_together_again() -> None:
    async def scenario(port: int) -> None:
        reader, writer = await raw(port)
        stream = frame(b"one") + frame(b"", 0x89) + frame(b"two") + frame(b"three") + frame(LONG)
        for byte in stream:
            writer.write(bytes((byte,)))
            await writer.drain()
            await asyncio.sleep(0)
        expected = [b"\x81\x03one"] * 2 + [b"\x8a\x00"] + [b"\x81\x03two"] * 2 + [b"\x81\x05three"] * 2
        expected += [b"\x81\x7e\x00\xc8" + LONG] * 2
        heard = await asyncio.wait_for(reader.readexactly(sum(map(len, expected))), 10)
        assert all(part in heard for part in expected)
        writer.close()
        await writer.wait_closed()

    run(scenario)


def test_the_length_of_a_long_frame_may_be_cut_in_two() -> None:
    async def scenario(port: int) -> None:
        reader, writer = await raw(port)
        writer.write(b"\x81\xff\x00\x00\x00")
        await writer.drain()
        await asyncio.sleep(0.01)
        writer.write((70_000).to_bytes(8, "big")[3:] + b"\x01\x02\x03\x04")
        heard = await asyncio.wait_for(reader.read(), 10)
        assert (1009).to_bytes(2, "big") in heard, "it is too long"
        writer.close()
        await writer.wait_closed()

    run(scenario)


@pytest.mark.parametrize("kind", [0x89, 0x8A, 0x80], ids=["pings", "pongs", "pieces"])
def test_a_flood_of_frames_that_no_browser_sends_ends_the_connection(kind: int) -> None:
    async def scenario(port: int) -> None:
        reader, writer = await raw(port)
        begun = frame(b"piece", 0x01) if kind == 0x80 else b""
        piece = frame(b"", kind & 0x7F if kind == 0x80 else kind)
        writer.write(begun + piece * 200)
        with suppress(ConnectionError):
            await asyncio.wait_for(reader.read(), 10)
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()

    run(scenario)


def test_a_page_that_answers_no_ping_is_cut_off() -> None:
    async def scenario() -> None:
        async with serving_app(ws_ping_interval=0.05, ws_ping_timeout=0.05) as port:
            reader, writer = await raw(port)
            with suppress(ConnectionError):
                await asyncio.wait_for(reader.read(), 10)
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()

    asyncio.run(scenario())


def test_whoever_asks_about_a_connection_that_is_gone_is_told_at_once() -> None:
    told: list[str] = []

    class Noting(BatchingProtocol):
        def connection_lost(self, exc: Exception | None) -> None:
            self.when_gone(lambda: told.append("before"))
            super().connection_lost(exc)
            self.when_gone(lambda: told.append("after"))

    async def scenario() -> None:
        async with serving_app(ws=Noting) as port:
            _, writer = await raw(port)
            writer.close()
            await writer.wait_closed()
            while len(told) < 2:  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    asyncio.run(scenario())
    assert told == ["before", "after"]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        (frame(b"\xff\xfe"), 1007),
        (b"\x81\x02hi", 1002),
        (frame(b"hi", 0xC1), 1002),
        (frame(b"hi", 0x83), 1002),
        (frame(b"hi", 0x80), 1002),
    ],
)
def test_what_breaks_the_protocol_closes_the_connection(wrong: bytes, code: int) -> None:
    async def scenario(port: int) -> None:
        reader, writer = await raw(port)
        writer.write(frame(b"fine") + wrong)
        heard = await asyncio.wait_for(reader.read(), 10)
        assert code.to_bytes(2, "big") in heard
        writer.close()
        await writer.wait_closed()

    run(scenario)
