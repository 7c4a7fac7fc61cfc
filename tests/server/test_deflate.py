"""Compression of what tells of steps, against a real client and against raw bytes."""

from __future__ import annotations

import asyncio
import gc
import json
import weakref
import zlib
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import websockets

from tests.server.test_frames import MAX, frame, serving_app
from webfoot.server import wire
from webfoot.server.edge.deflate import SHORT, StepCompression
from webfoot.server.edge.hub import Connection
from webfoot.server.settings import Limits
from webfoot.server.table.audience import Audience

OFFER = "permessage-deflate; client_max_window_bits"
STEPS = [json.dumps({"step": step, "line": list(range(200)), "after": "duck " * 40}) for step in range(30)]


async def steps(scope: Any, receive: Any, send: Any) -> None:
    """Answers every text with all steps, each of them compressed if the client can undo it, and says it back."""
    assert (await receive())["type"] == "websocket.connect"
    await send({"type": "websocket.accept"})
    line = send.__self__
    while (message := await receive())["type"] == "websocket.receive":
        for text in STEPS:
            assert line.send_now(text.encode(), compress=True)
        assert line.send_now(message["text"].encode())


def run(scenario: Callable[[int], Awaitable[None]]) -> None:
    async def all_of_it() -> None:
        async with serving_app(steps) as port:
            await scenario(port)

    asyncio.run(all_of_it())


@pytest.mark.parametrize("compression", ["deflate", None])
def test_every_step_arrives_as_it_was_sent(compression: str | None) -> None:
    async def scenario(port: int) -> None:
        async with websockets.connect(f"ws://127.0.0.1:{port}", compression=compression) as client:
            for said in ("short", "long " * 500, "canard à l’orange 🦆"):
                await client.send(said)
                assert [await client.recv() for _ in STEPS] == STEPS
                assert await client.recv() == said

    run(scenario)


async def shaken(port: int, offer: str) -> tuple[str, asyncio.StreamReader, asyncio.StreamWriter]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        f"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Extensions: {offer}\r\n\r\n".encode()
    )
    answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
    extension = [line.partition(": ")[2] for line in answer.splitlines() if line.startswith("sec-websocket-ext")]
    return "".join(extension), reader, writer


def squeezed(text: bytes) -> bytes:
    made = zlib.compressobj(9, zlib.DEFLATED, -15)
    return (made.compress(text) + made.flush(zlib.Z_SYNC_FLUSH))[:-4]


def test_a_connection_that_is_gone_keeps_no_compressor() -> None:
    async def scenario(port: int) -> None:
        async with websockets.connect(f"ws://127.0.0.1:{port}", compression="deflate") as client:
            await client.send("go")
            assert [await client.recv() for _ in STEPS] == STEPS
            used = [one for one in compressions() if one._compressor is not None]
            assert len(used) == 1
            gone = asyncio.Event()
            weakref.finalize(used.pop(), gone.set)
            gc.disable()
        try:
            await asyncio.wait_for(gone.wait(), 10)
        finally:
            gc.enable()

    run(scenario)


def compressions() -> list[StepCompression]:
    return [one for one in gc.get_objects() if type(one) is StepCompression]


def test_only_what_changed_is_sent() -> None:
    async def scenario(port: int) -> None:
        agreed, reader, writer = await shaken(port, OFFER)
        assert "permessage-deflate" in agreed
        assert "client_no_context_takeover" in agreed
        writer.write(frame(b"go"))
        heard = await asyncio.wait_for(reader.readuntil(b"\x81\x02go"), 10)
        assert len(heard) < sum(map(len, STEPS)) / 10
        writer.close()
        await writer.wait_closed()

    run(scenario)


@pytest.mark.parametrize(
    "offer", ["permessage-deflate; server_no_context_takeover", "permessage-deflate; what", "x-unheard-of"]
)
def test_an_offer_that_is_not_taken_up_leaves_texts_as_they_are(offer: str) -> None:
    async def scenario(port: int) -> None:
        agreed, reader, writer = await shaken(port, offer)
        assert agreed == ""
        writer.write(frame(b"go"))
        heard = await asyncio.wait_for(reader.readuntil(b"\x81\x02go"), 10)
        assert all(text.encode() in heard for text in STEPS)
        writer.close()
        await writer.wait_closed()

    run(scenario)


def test_short_texts_are_not_compressed() -> None:
    async def alone(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await receive()
        send.__self__.send_now(b"x" * SHORT, compress=True)
        await receive()

    async def scenario() -> None:
        async with serving_app(alone) as port:
            _, reader, writer = await shaken(port, OFFER)
            writer.write(frame(b"go"))
            assert await asyncio.wait_for(reader.readexactly(4 + SHORT), 10) == b"\x81\x7e\x01\x00" + b"x" * SHORT
            writer.close()
            await writer.wait_closed()

    asyncio.run(scenario())


def test_what_a_page_sends_compressed_is_understood() -> None:
    async def scenario(port: int) -> None:
        _, reader, writer = await shaken(port, OFFER)
        for said in (b"once", b"twice"):
            writer.write(frame(squeezed(said), 0xC1))
            assert said in await asyncio.wait_for(reader.readuntil(b"\x81" + bytes([len(said)]) + said), 10)
        writer.close()
        await writer.wait_closed()

    run(scenario)


@pytest.mark.parametrize(
    ("body", "code"),
    [
        (squeezed(b"0" * (MAX + 1)), 1009),
        (squeezed(b"0" * 50 * MAX), 1009),
        (b"\xff\xff\xff\xff", 1002),
        (squeezed(b"\xff\xfe"), 1007),
    ],
    ids=["too long", "a bomb", "not compressed at all", "not text"],
)
def test_what_is_wrong_closes_the_connection(body: bytes, code: int) -> None:
    async def scenario(port: int) -> None:
        _, reader, writer = await shaken(port, OFFER)
        if len(body) < 126:
            writer.write(frame(body, 0xC1))
        else:
            writer.write(b"\xc1\xfe" + len(body).to_bytes(2, "big") + b"\x00" * 4 + body)
        heard = await asyncio.wait_for(reader.read(), 10)
        assert code.to_bytes(2, "big") in heard
        writer.close()
        await writer.wait_closed()

    run(scenario)


class Line:
    """A connection's line that notes what it is handed, and whether to compress it."""

    def __init__(self) -> None:
        self.handed: list[tuple[bytes, bool]] = []

    async def send(self, message: Any) -> None: ...

    def send_now(self, text: bytes, compress: bool = False) -> bool:
        self.handed.append((text, compress))
        return True

    def waiting(self) -> int:
        return 0


def test_nothing_that_people_write_is_compressed() -> None:
    async def scenario() -> None:
        line = Line()
        page = Connection("anna", line.send, Limits())
        delivering = asyncio.create_task(page.deliver())
        await asyncio.sleep(0)
        audience = Audience(lambda guest: None)
        audience.add(page)
        audience.tell_by_eyes({None: b"a step"})
        said = wire.Chat("t", wire.ChatLine("Anna", None, "Quack?", 0))
        audience.tell_everybody(said)
        audience.tell_each(lambda guest, viewer: said)
        audience.tell("anna", said)
        page.post(said)
        delivering.cancel()
        assert [compress for _, compress in line.handed] == [True, False, False, False, False]

    asyncio.run(scenario())
