"""Pages that never read: one guest opens them, asks each for a long table again and again, then the next."""

from __future__ import annotations

import asyncio
import json
import socket
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.server.shelf import shelve

from bench.abuse.visitor import Target, guest, target

RECORD = Path(__file__).resolve().parents[2] / "tests/records/spacedealer/eight-experienced-players.jsonl"
TABLE = "shelved-game"
WAVES = 3
SOCKETS = 20
"""In each wave: as many as one guest may have open at a time."""
ASKED = 40
"""How often each page asks for the whole table at once: the burst that one connection is allowed."""


def measure() -> dict[str, Any]:
    # Rates are lifted: they would keep these pages from asking for so much, and what is measured is what waits.
    lifted = {f"WEBFOOT_LIMIT_COMMANDS{whose}": "1e9,1e9" for whose in ("", "_OF_A_GUEST", "_OF_AN_ADDRESS")}
    with target(lambda folder: shelve(RECORD, folder), lifted) as served:
        return asyncio.run(_attack(served))


async def _attack(served: Target) -> dict[str, Any]:
    rude = await guest(served)
    # The table comes into memory before anything is measured.
    async with rude.page() as page:
        await page.ask("watch", table=TABLE)
    memory, descriptors = served.memory(), served.descriptors()
    served.forget_peak()
    deaf: list[socket.socket] = []
    for _ in range(WAVES):
        wave = [await asyncio.to_thread(_deaf_page, served, rude.cookie) for _ in range(SOCKETS)]
        deaf += wave
        await asyncio.sleep(2.7)
        await rude.http.get("/healthz")
        # What has come back of the burst is more than may wait for a page: the server drops it.
        for one in wave:
            await asyncio.to_thread(_ask, one)
        await asyncio.sleep(0.3)
        await rude.http.get("/healthz")
    await asyncio.sleep(5)
    held = served.descriptors() - descriptors
    after = served.memory()
    for one in deaf:
        one.close()
    return {
        "memory at most, MB more": served.peak() - memory,
        "memory 5 s later, MB more": after - memory,
        "descriptors held 5 s later": held,
    }


def _deaf_page(served: Target, cookie: str) -> socket.socket:
    """Shakes hands, asks, and never reads again."""
    page = socket.create_connection(("127.0.0.1", served.port), timeout=10)
    page.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    page.sendall(handshake(cookie))
    with suppress(OSError):
        page.recv(1000)
    _ask(page)
    return page


def _ask(page: socket.socket) -> None:
    with suppress(OSError):
        # All at once, so that they are obeyed in one round of the server's loop.
        asked = [{"do": "watch", "key": f"deaf-{number:06}", "table": TABLE} for number in range(ASKED)]
        page.sendall(b"".join(frame(json.dumps(one).encode()) for one in asked))
        # And pings, which are answered too.
        page.sendall(frame(b"x" * 125, 0x89) * 20)


def handshake(cookie: str) -> bytes:
    return (
        "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {cookie}\r\n\r\n"
    ).encode()


def frame(body: bytes, first: int = 0x81) -> bytes:
    """A masked frame; the mask is 0, so the body stands as it is."""
    assert len(body) < 1 << 16
    length = bytes((0x80 | len(body),)) if len(body) < 126 else bytes((0x80 | 126,)) + len(body).to_bytes(2, "big")
    return bytes((first,)) + length + bytes(4) + body


if __name__ == "__main__":
    print(measure())
