"""Pages that never read: what waits for them is bounded, and they are cut off, over a real connection."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from tests.server.test_frames import frame, raw, serving_app
from webfoot.server.edge import frames
from webfoot.server.edge.crowd import Crowd
from webfoot.server.edge.hub import Connection
from webfoot.server.settings import Limits

BIG = b"x" * 100_000
PATIENT = Limits(
    outbox_bytes=100_000_000, outbox_bytes_of_a_guest=100_000_000, outbox_bytes_of_an_address=100_000_000
)
Pages = list[Connection]


class Deaf:
    """An application that talks without end in one round of the loop to pages that do not read."""

    def __init__(self, limits: Limits, messages: int, serves: bool = True) -> None:
        self.limits = limits
        self.crowd = Crowd(limits)
        self.pages: Pages = []
        self.messages = messages
        self.serves = serves
        self.most = 0
        self.gone = asyncio.Event()
        self.ended = asyncio.Event()
        self.talked = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        page = Connection("guest", send, self.limits, "address")
        self.crowd.enter(page)
        self.pages.append(page)
        page.when_gone(lambda: self._left(page))
        delivering = asyncio.ensure_future(page.deliver())
        page.on_overflow(delivering.cancel)
        delivering.add_done_callback(lambda done: done.cancelled() or done.exception())
        await receive()
        for _ in range(self.messages):
            page.post_encoded(BIG)
            self.most = max(self.most, sum(one.waiting() for one in self.pages))
        # What fits on the way is on the way.
        await asyncio.wait({delivering}, timeout=0.2)
        self.talked.set()
        if self.serves:
            await asyncio.wait({delivering})
        else:
            delivering.cancel()
            self.ended.set()

    def _left(self, page: Connection) -> None:
        self.crowd.leave(page)
        self.gone.set()


@asynccontextmanager
async def deaf_page(port: int) -> AsyncIterator[asyncio.StreamWriter]:
    _, writer = await raw(port)
    # Nothing is taken from the network any more.
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    writer.write(frame(b"talk"))
    try:
        yield writer
    finally:
        writer.transport.abort()


def test_what_is_gathered_in_one_round_has_a_limit_and_the_page_is_cut_off() -> None:
    async def scenario() -> None:
        app = Deaf(Limits(outbox_bytes=1_000_000), messages=1000)
        async with serving_app(app) as port, deaf_page(port):
            await asyncio.wait_for(app.gone.wait(), 20)
            assert app.most < 1_000_000 + 3 * len(BIG)
            assert len(app.crowd) == 0

    asyncio.run(scenario())


def test_all_pages_of_a_guest_share_a_limit_and_the_fullest_goes() -> None:
    async def scenario() -> None:
        limits = Limits(outbox_bytes=50_000_000, outbox_bytes_of_a_guest=15_000_000)
        app = Deaf(limits, messages=100)
        async with serving_app(app) as port, deaf_page(port), deaf_page(port), deaf_page(port):
            await asyncio.wait_for(app.gone.wait(), 20)
            assert app.most <= 15_000_000 + 2 * len(BIG)
            assert any(not page.closing for page in app.pages)

    asyncio.run(scenario())


def test_a_page_counts_until_it_is_really_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(frames, "_FAREWELL_SECONDS", 0.3)

    async def scenario() -> None:
        app = Deaf(PATIENT, messages=250, serves=False)
        async with serving_app(app) as port, deaf_page(port):
            await asyncio.wait_for(app.ended.wait(), 20)
            # The application has ended; the other side takes nothing, and is not waited for.
            assert len(app.crowd) == 1
            await asyncio.wait_for(app.gone.wait(), 20)
            assert len(app.crowd) == 0

    asyncio.run(scenario())


def test_pings_have_a_limit() -> None:
    async def scenario() -> None:
        app = Deaf(Limits(), messages=0)
        async with serving_app(app) as port:
            reader, writer = await raw(port)
            writer.write(frame(b"", 0x89) * 10)
            assert await asyncio.wait_for(reader.readexactly(20), 20) == b"\x8a\x00" * 10
            writer.write(frame(b"", 0x89) * 100)
            await asyncio.wait_for(app.gone.wait(), 20)
            writer.transport.abort()

    asyncio.run(scenario())


def test_pings_of_a_page_that_does_not_read_are_not_answered() -> None:
    async def scenario() -> None:
        app = Deaf(PATIENT, messages=100)
        async with serving_app(app) as port, deaf_page(port) as writer:
            await asyncio.wait_for(app.talked.wait(), 20)
            line = app.pages[0]._line
            assert line is not None
            before = line.waiting()
            for _ in range(20):
                writer.write(frame(b"x" * 100, 0x89))
                await asyncio.sleep(0.01)
            assert line.waiting() <= before

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("guests", "addresses", "full"), [(2, 9, True), (9, 2, True), (9, 9, False)], ids=["guest", "address", "room"]
)
def test_connections_are_counted_by_guest_and_by_address(guests: int, addresses: int, full: bool) -> None:
    async def never(message: object) -> None:
        raise AssertionError("nothing is sent")

    crowd = Crowd(Limits(connections_of_a_guest=guests, connections_of_an_address=addresses))
    pages = [Connection("guest", never, Limits(), "address") for _ in range(2)]
    for page in pages:
        crowd.enter(page)
    assert crowd.full("guest", "address") is full
    assert not crowd.full("other", "elsewhere")
    for page in pages:
        crowd.leave(page)
    assert len(crowd) == 0
    assert not crowd.full("guest", "address")
