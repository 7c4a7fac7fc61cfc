"""What goes out is gathered for a round of the event loop, and what is wrong with one connection stays there."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from webfoot.server.edge.outgoing import GATHERED_AT_MOST, Outgoing, Round, round_of

SHORT = 256


class Transport:
    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.trouble: Exception | None = None
        self.closing = False

    def is_closing(self) -> bool:
        return self.closing

    def write(self, data: bytes) -> None:
        if self.trouble is not None:
            raise self.trouble
        self.written.append(data)


class Protocol:
    """What an `Outgoing` asks of the protocol of a web server."""

    def __init__(self) -> None:
        self.transport = Transport()
        self.handshake_complete = True
        self.close_sent = self.disconnected = False


class Reversed:
    def compressed(self, text: bytes) -> bytes:
        return text[::-1]


def connection(together: Round | None = None) -> tuple[Outgoing, Protocol]:
    protocol = Protocol()
    return Outgoing(protocol, together or Round(), SHORT), protocol


def played(scenario: Callable[[], Awaitable[None]]) -> None:
    async def run() -> None:
        await scenario()

    asyncio.run(run())


def test_texts_of_a_round_are_written_together_at_its_end() -> None:
    async def scenario() -> None:
        outgoing, protocol = connection()
        assert outgoing.send_now(b"one")
        assert outgoing.send_now(b"two")
        assert outgoing.gathered == 6
        assert protocol.transport.written == []
        await asyncio.sleep(0)
        assert protocol.transport.written == [b"\x81\x03one\x81\x03two"]
        assert outgoing.gathered == 0
        assert outgoing.send_now(b"three")
        await asyncio.sleep(0)
        assert protocol.transport.written[1:] == [b"\x81\x05three"]

    played(scenario)


@pytest.mark.parametrize(
    ("length", "head"), [(126, b"\x81\x7e\x00\x7e"), (1 << 16, b"\x81\x7f" + b"\0\0\0\0\0\1\0\0")]
)
def test_long_texts_have_long_heads(length: int, head: bytes) -> None:
    async def scenario() -> None:
        outgoing, protocol = connection()
        outgoing.send_now(b"x" * length)
        outgoing.write_out()
        assert protocol.transport.written == [head + b"x" * length]

    played(scenario)


def test_only_long_texts_are_compressed_and_only_on_request() -> None:
    async def scenario() -> None:
        outgoing, protocol = connection()
        outgoing.compression = Reversed()
        long = b"a" * SHORT + b"b"
        for text, compress in ((long, True), (long, False), (long[1:], True)):
            outgoing.send_now(text, compress)
            outgoing.write_out()
        assert [data[:1] + data[4:] for data in protocol.transport.written] == [
            b"\xc1" + long[::-1],
            b"\x81" + long,
            b"\x81" + long[1:],
        ]

    played(scenario)


def test_nothing_is_taken_for_a_page_that_cannot_get_it() -> None:
    async def scenario() -> None:
        outgoing, protocol = connection()
        outgoing.reads = False
        assert not outgoing.send_now(b"x")
        outgoing.reads = True
        for hindrance, usual in (("handshake_complete", True), ("close_sent", False), ("disconnected", False)):
            setattr(protocol, hindrance, not usual)
            assert not outgoing.send_now(b"x"), hindrance
            setattr(protocol, hindrance, usual)
        assert outgoing.send_now(b"x" * (GATHERED_AT_MOST + 1))
        assert not outgoing.send_now(b"x")
        outgoing.end()
        assert not outgoing.send_now(b"x")

    played(scenario)


def test_what_is_forgotten_is_not_written() -> None:
    async def scenario() -> None:
        outgoing, protocol = connection()
        outgoing.send_now(b"x")
        outgoing.forget()
        await asyncio.sleep(0)
        protocol.transport.closing = True
        outgoing.send_now(b"y")
        await asyncio.sleep(0)
        assert protocol.transport.written == []

    played(scenario)


def test_a_connection_that_cannot_be_written_to_affects_no_other() -> None:
    async def scenario() -> None:
        complaints: list[dict[str, Any]] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
        together = Round()
        broken, its = connection(together)
        whole, other = connection(together)
        its.transport.trouble = RuntimeError("a closed handle")
        broken.send_now(b"x")
        whole.send_now(b"x")
        await asyncio.sleep(0)
        assert other.transport.written == [b"\x81\x01x"]
        assert [context["exception"] for context in complaints] == [its.transport.trouble]

    played(scenario)


def test_a_loop_has_one_round_and_is_not_kept_by_it() -> None:
    loop = asyncio.new_event_loop()
    assert round_of(loop) is round_of(loop)
    gone = weakref.ref(loop)
    loop.close()
    del loop
    gc.collect()
    assert gone() is None
