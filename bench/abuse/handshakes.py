"""Requests that mean harm before they are understood: cookies that are dear to read, headers that never end."""

from __future__ import annotations

import asyncio
from typing import Any

from bench.abuse.sockets import handshake
from bench.abuse.visitor import Target, guest, target

DEAR = 100
SLOW = 100
SLOW_SECONDS = 17.0
ANSWER_SECONDS = 5.0


def measure() -> dict[str, Any]:
    with target() as served:
        return asyncio.run(_attack(served))


async def _attack(served: Target) -> dict[str, Any]:
    await guest(served)
    before = served.processor()
    for _ in range(DEAR):
        await _answer(served, handshake('webfoot-guest="' + "\\" * 7900 + '"'))
    dear = served.processor() - before
    answered = await _answer(served, handshake("x" * 9000))
    descriptors = served.descriptors()
    slow = [await asyncio.open_connection("127.0.0.1", served.port) for _ in range(SLOW)]
    for _, writer in slow:
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow:")
    await asyncio.sleep(SLOW_SECONDS)
    held = served.descriptors() - descriptors
    for _, writer in slow:
        writer.close()
    return {
        f"processor time of {DEAR} dear cookies, s": dear,
        "a header of 9,000 bytes": answered,
        f"of {SLOW} half requests held after {SLOW_SECONDS:.0f} s": held,
    }


async def _answer(served: Target, request: bytes) -> str:
    reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
    writer.write(request)
    try:
        heard = await asyncio.wait_for(reader.read(100), ANSWER_SECONDS)
    except TimeoutError:
        heard = b"- never -"
    writer.close()
    return heard.split(b" ", 2)[1].decode()


if __name__ == "__main__":
    print(measure())
